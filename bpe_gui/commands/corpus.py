"""The corpus that the words of a command name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bpe_gui.commands.inputs import STANDARD_INPUT, Inputs, file_path
from bpe_gui.core.block_counting import count_blocks
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.units import seek_two_spellings
from bpe_gui.core.word_counts import CountedBlocks, WordCounts, count_rows, count_text
from bpe_gui.formats.detection import Detected
from bpe_gui.formats.encodings import BlockDecoder, Sureness, known_encoding, shown_encoding
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.folders import texts_in
from bpe_gui.formats.line_ends import newline_of
from bpe_gui.formats.parquet_file import reading_parquet
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import INLINE_BYTES, SavedCorpus, SavedFile
from bpe_gui.formats.table_rows import Table
from bpe_gui.formats.text_stream import WHOLE, Opener, Part, TextBlocks, TextFacts, examine, sniffing
from bpe_gui.formats.word_counts_file import is_parquet, reading_table, word_counts_to_bytes
from bpe_gui.paths import is_folder

MEGABYTE = 1_000_000

_BYTES_A_CHARACTER = 4


@dataclass(slots=True)
class _Text:
    """One text of several; `kept` is all of it while there is little in all of them.

    `facts` are there where it was read to the end of the part, or because its beginning did not tell enough.
    """

    name: str
    open_it: Opener
    detected: Detected
    bytes: int
    decoder: BlockDecoder | None = None
    kept: str = ""
    facts: TextFacts | None = None

    @property
    def first(self) -> int | None:
        """How many of its code points are the part that is read; None for all."""
        return self.facts.first if self.facts else None

    @property
    def is_doubtful(self) -> bool:
        """Whether its beginning has not told enough of its encoding."""
        chosen = self.detected.sureness is Sureness.CHOSEN
        broken = self.detected.encoding == "utf-8" and self.decoder is not None and self.decoder.broken > 0
        return not (chosen or self.facts) and (broken or self.detected.sureness is Sureness.GUESSED)

    def look_at(self, encoding: str | None, part: Part = WHOLE) -> TextFacts:
        """Reads it, to find its encoding unless one is given, and where the part ends."""
        self.facts = result_of(examine(self.open_it, encoding, 0, part))
        self.detected = Detected(self.facts.encoding, self.facts.sureness)
        return self.facts


@dataclass(slots=True)
class Corpus:
    """Files that were counted in their order; None among them is standard input.

    The texts, or the rows of tables, are kept while they are small enough to stand in a session. With
    `part_bytes` only so many bytes of them are read, from the beginning of the first one on.
    """

    files: list[Path | None]
    settings: Settings
    are_counts: bool
    encoding: str | None = None
    part_bytes: int | None = None
    skipped: int = 0
    counts: WordCounts = field(default_factory=WordCounts)
    _rows: list[tuple[str, int]] = field(default_factory=list)
    _tables: list[Table] = field(default_factory=list)
    _texts: list[_Text] = field(default_factory=list)
    _size: int = 0  # bytes of tables, code points of texts
    _is_unread: bool = False  # counted by kernels, which keep nothing

    @property
    def name(self) -> str:
        """What people call it: the name of its first file."""
        first = self.files[0]
        return first.name if first else ""

    @property
    def counted_size(self) -> int:
        """How many bytes of tables, or code points of texts, were counted, unless kernels did it."""
        return self._size

    def open(self, inputs: Inputs) -> int:
        """Looks at the files, or reads the tables; how many bytes there are to count, if that is known."""
        left = self.part_bytes
        for path in self.files:
            if left is not None and left <= 0:
                break
            facts = self._read(path, inputs, Part(bytes=left))
            if left is not None and facts:
                left = 0 if facts.is_part else left - facts.text_bytes
        if self.are_counts:
            self._rows = [row for table in self._tables for row in table.rows]
            self._size = sum(table.facts.text_bytes for table in self._tables)
            return self._size
        return sum(text.bytes for text in self._texts)

    def count(self, inputs: Inputs, compiled: bool = False) -> None:
        """Counts what was opened, each file cut by itself; `compiled` says that kernels are loaded."""
        if self.are_counts:
            self.counts = count_rows(self._rows, self.settings)
            self._tell(0, inputs)
            return
        counted = (self._count_compiled() if compiled else None) or self._count_texts()
        # What the beginnings of texts did not tell the whole of them does.
        while doubtful := [text for text in self._texts if text.is_doubtful]:
            before = [text.detected.encoding for text in doubtful]
            for text in doubtful:
                text.look_at(None)
            if before != [text.detected.encoding for text in doubtful]:
                counted = self._count_texts()
        self.counts = counted.counts
        self._tell(counted.replaced, inputs)

    def tell_spellings(self, inputs: Inputs) -> None:
        """Tells people when one letter is written in two ways, which the eye cannot see."""
        if self.settings.normalization is Normalization.NONE:
            letter = result_of(seek_two_spellings(self.counts.beyond_ascii))
            if letter:
                inputs.notices.append(
                    f"the corpus spells {letter} in two ways: --normalize NFC makes them one"
                )

    def saved(self) -> SavedCorpus | None:
        """What a session holds of the corpus; None where it came through a pipe and is too large."""
        if self._is_unread:
            self._read_again()
        if self._size > INLINE_BYTES or self._is_part:
            return self._saved_files()
        if self.are_counts:
            return SavedCorpus("counts", rows=tuple(self._rows), name=self.name)
        if len(self._texts) == 1:
            text = self._texts[0].kept
            return SavedCorpus("text", text, name=self.name, newline=newline_of(text))
        return self._saved_joined()

    @property
    def _facts(self) -> list[TextFacts | None]:
        """The facts of the files that were read, as far as they are known."""
        return [text.facts for text in self._texts] or [table.facts for table in self._tables]

    @property
    def _is_part(self) -> bool:
        return len(self._facts) < len(self.files) or any(facts and facts.is_part for facts in self._facts)

    def _read(self, path: Path | None, inputs: Inputs, part: Part) -> TextFacts | None:
        """Begins a file: of a table the rows, of a text its encoding and where the part ends."""
        if self.are_counts:
            if path is not None and is_parquet(path):
                table = result_of(reading_parquet(path, part))
            else:
                table = result_of(reading_table(inputs.opener(path), self.encoding, part))
            self._tables.append(table)
            return table.facts
        open_it = inputs.opener(path)
        if self.encoding is not None:
            detected = Detected(self.encoding, Sureness.CHOSEN)
        else:
            detected, _ = result_of(sniffing(open_it))
        with open_it() as stream:
            size = stream.total or 0
        text = _Text(str(path) if path else STANDARD_INPUT, open_it, detected, size)
        self._texts.append(text)
        return text.look_at(self.encoding, part) if part != WHOLE else None

    def _count_compiled(self) -> CountedBlocks | None:
        """The words of whole texts in UTF-8, from kernels; None for what they do not read."""
        # Here, because they load numpy, which takes longer than counting a small text.
        from bpe_gui.core.compiled_counting import InvalidText, can_count
        from bpe_gui.formats.utf8_files import count_utf8

        if not can_count(self.settings) or any(
            text.detected.encoding != "utf-8" or text.first is not None for text in self._texts
        ):
            return None
        try:
            packed = count_utf8([text.open_it for text in self._texts], self.settings)
        except InvalidText:
            return None
        self._is_unread = True
        return CountedBlocks(packed.word_counts(), 0)

    def _read_again(self) -> None:
        """Keeps the texts that kernels have counted, or learns that they are too large to be kept."""
        self._is_unread = False
        self._size = sum(text.bytes for text in self._texts)
        if self._size <= _BYTES_A_CHARACTER * INLINE_BYTES:
            self._size = 0
            for text in self._texts:
                for _ in self._blocks(text):
                    pass

    def _count_texts(self) -> CountedBlocks:
        self._size = 0
        return result_of(count_blocks(map(self._blocks, self._texts), self.settings))

    def _blocks(self, text: _Text) -> Iterator[str]:
        """The blocks of a text, of which what is kept is kept."""
        text.kept = ""
        blocks = TextBlocks(text.open_it, text.detected.encoding, first=text.first)
        text.decoder = blocks.decoder
        kept: list[str] = []
        for block in blocks:
            self._size += len(block)
            if self._size <= INLINE_BYTES:
                kept.append(block)
            else:
                kept.clear()
            yield block
        text.kept = "".join(kept)

    def _tell(self, replaced: int, inputs: Inputs) -> None:
        """Tells people what they would not expect of the texts."""
        if self.skipped:
            inputs.notices.append(f"files that are no text were left out: {self.skipped}")
        for text in self._texts:
            decoder = text.decoder
            self._tell_file(
                text.name,
                text.detected,
                decoder.broken if decoder else 0,
                decoder.broken_line if decoder else 0,
                inputs,
            )
        for table in self._tables:
            facts = table.facts
            detected = Detected(facts.encoding, facts.sureness)
            self._tell_file(facts.name, detected, facts.broken, facts.broken_line, inputs)
        if self._is_part:
            *_, last = self._facts
            where = "" if last is None or not last.cuts_word else ", which ends inside a word"
            part = f"only a part was read, the first {_megabytes(self.part_bytes or 0)} MB{where}"
            left_out = len(self.files) - len(self._facts)
            inputs.notices.append(part + (f"; files left out: {left_out}" if left_out else ""))
        inputs.tell_replaced(replaced)

    def _tell_file(
        self, name: str, detected: Detected, broken: int, broken_line: int, inputs: Inputs
    ) -> None:
        encoding, sureness = shown_encoding(detected.encoding), detected.sureness
        if detected.encoding != "utf-8" and sureness is not Sureness.CHOSEN:
            doubt = ", which is a guess: --encoding says otherwise" if sureness is Sureness.GUESSED else ""
            inputs.notices.append(f"{name} was read as {encoding}{doubt}")
        if broken:
            inputs.notices.append(
                f"{name} holds bytes that are no {encoding} and became U+FFFD: "
                f"{broken}, the first in line {broken_line}"
            )

    def _saved_joined(self) -> SavedCorpus:
        """Several small texts as one, if it gives the same words, else as their word counts."""
        texts = [text.kept for text in self._texts if text.kept]
        newlines = {newline_of(text) for text in texts}
        newline = newlines.pop() if len(newlines) == 1 else None
        joined = (newline or "\n").join(texts)
        again = count_text([joined], self.settings)
        if list(again.counts.items()) == list(self.counts.counts.items()):
            return SavedCorpus("text", joined, name=self.name, newline=newline)
        return SavedCorpus("counts", rows=tuple(self.counts.counts.items()), name=self.name)

    def _saved_files(self) -> SavedCorpus | None:
        used = self.files[: len(self._facts)]
        paths = [path for path in used if path]
        if len(paths) < len(used):
            rows = tuple(self.counts.counts.items())
            fits = len(word_counts_to_bytes(rows)) <= INLINE_BYTES
            return SavedCorpus("counts", rows=rows, name=self.name) if fits else None
        encodings = [text.detected.encoding for text in self._texts] or [
            table.facts.encoding for table in self._tables
        ]
        firsts = [text.first for text in self._texts] or [table.first for table in self._tables]
        files = []
        for path, encoding, first, facts in zip(paths, encodings, firsts, self._facts, strict=True):
            is_text_part = facts is not None and facts.is_part and not self.are_counts
            digest = facts.sha256 if facts and is_text_part else sha256(path)
            files.append(SavedFile(str(path.absolute()), digest, encoding, first))
        return SavedCorpus.of_files(
            files,
            self.name,
            None,
            word_counts=self.are_counts,
            left_out=len(self.files) - len(used),
        )


def corpus_of(
    words: list[str],
    settings: Settings,
    *,
    are_counts: bool = False,
    encoding: str | None = None,
    part_bytes: int | None = None,
) -> Corpus:
    """The corpus of files, folders (all texts in them) and `-`, not yet read; Problem(UNKNOWN_ENCODING)."""
    known = None if encoding is None else known_encoding(encoding)
    if encoding is not None and known is None:
        raise Problem(FormatReason.UNKNOWN_ENCODING, encoding=encoding)
    files: list[Path | None] = []
    skipped = 0
    for word in words:
        path = file_path(word)
        if path and is_folder(path):
            found = texts_in(path)
            files += found.files
            skipped += found.binary
        else:
            files.append(path)
    return Corpus(files, settings, are_counts, known, part_bytes, skipped)


def _megabytes(size: int) -> str:
    """A number of bytes in MB, with no more digits than it has."""
    return f"{size / MEGABYTE:.6f}".rstrip("0").rstrip(".")
