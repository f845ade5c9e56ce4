"""The corpus that the words of a command name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bpe_gui.commands.inputs import Inputs, file_path
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.units import two_spellings
from bpe_gui.core.word_counts import WordCounts, count_rows, count_text
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.session_file import INLINE_BYTES, SavedCorpus, SavedFile
from bpe_gui.formats.text_file import TextFile, files_in
from bpe_gui.formats.word_counts_file import word_counts_from_text, word_counts_to_bytes


@dataclass(slots=True)
class Corpus:
    """Files that were counted in their order; None among them is standard input.

    The texts, or the rows of tables, are kept while they are small enough to stand in a session.
    """

    files: list[Path | None]
    settings: Settings
    are_counts: bool
    counts: WordCounts = field(default_factory=WordCounts)
    size_bytes: int = 0
    texts: list[TextFile] = field(default_factory=list)
    rows: list[tuple[str, int]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What people call it: the name of its first file."""
        first = self.files[0]
        return first.name if first else ""

    def count(self, inputs: Inputs) -> None:
        """Reads and counts the files, each cut by itself."""
        if self.are_counts:
            self.rows = [row for file in self._read(inputs) for row in self._table(file)]
            self.counts = count_rows(self.rows, self.settings)
        else:
            self.counts = count_text((file.text for file in self._read(inputs)), self.settings)

    def tell_spellings(self, inputs: Inputs) -> None:
        """Tells people when one letter is written in two ways, which the eye cannot see."""
        if self.settings.normalization is Normalization.NONE:
            letter = two_spellings(" ".join(self.counts.counts))
            if letter:
                inputs.notices.append(
                    f"the corpus spells {letter} in two ways: --normalize NFC makes them one"
                )

    def saved(self) -> SavedCorpus | None:
        """What a session holds of the corpus; None where it came through a pipe and is too large."""
        if self.size_bytes > INLINE_BYTES:
            return self._saved_files()
        if self.are_counts:
            return SavedCorpus("counts", rows=tuple(self.rows), name=self.name)
        if len(self.texts) == 1:
            return SavedCorpus("text", self.texts[0].text, name=self.name, newline=self.texts[0].newline)
        return self._saved_joined()

    def _read(self, inputs: Inputs) -> Iterator[TextFile]:
        for path in self.files:
            file = inputs.file(path)
            self.size_bytes += file.size_bytes
            if self.size_bytes <= INLINE_BYTES:
                self.texts.append(file)
            else:
                self.texts.clear()
            yield file

    def _table(self, file: TextFile) -> list[tuple[str, int]]:
        return word_counts_from_text(file.text, str(file.path or "standard input"))

    def _saved_joined(self) -> SavedCorpus:
        """Several small texts as one, if it gives the same words, else as their word counts."""
        newlines = {file.newline for file in self.texts if file.text}
        newline = newlines.pop() if len(newlines) == 1 else None
        joined = (newline or "\n").join(file.text for file in self.texts if file.text)
        again = count_text([joined], self.settings)
        if list(again.counts.items()) == list(self.counts.counts.items()):
            return SavedCorpus("text", joined, name=self.name, newline=newline)
        return SavedCorpus("counts", rows=tuple(self.counts.counts.items()), name=self.name)

    def _saved_files(self) -> SavedCorpus | None:
        paths = [path for path in self.files if path]
        if len(paths) < len(self.files):
            rows = tuple(self.counts.counts.items())
            fits = len(word_counts_to_bytes(rows)) <= INLINE_BYTES
            return SavedCorpus("counts", rows=rows, name=self.name) if fits else None
        first, *more = [SavedFile(str(path.absolute()), sha256(path)) for path in paths]
        return SavedCorpus(
            "file",
            path=first.path,
            sha256=first.sha256,
            name=self.name,
            newline=None,
            word_counts=self.are_counts,
            more_files=tuple(more),
        )


def corpus_of(words: list[str], settings: Settings, *, are_counts: bool = False) -> Corpus:
    """The corpus of files, folders (all files in them) and `-`, not yet read."""
    files: list[Path | None] = []
    for word in words:
        path = file_path(word)
        files += files_in(path) if path and path.is_dir() else [path]
    return Corpus(files, settings, are_counts)
