"""Tables of word counts in Parquet, where the package pyarrow is installed."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.byte_stream import open_file
from bpe_gui.formats.encodings import Sureness
from bpe_gui.formats.file_bytes import cannot_read
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.table_rows import Rows, Table
from bpe_gui.formats.text_stream import WHOLE, Part, TextFacts

WORD, COUNT = "word", "count"

# Making Python's values of so many takes 2 ms.
_SLICE_ROWS = 4096
_HASHING = 0.1  # of the time
_HASHED_BYTES = 1 << 20


def reading_parquet(path: Path, part: Part = WHOLE) -> Generator[float, None, Table]:
    """Reads a table with a column `word` of text and a column `count` of whole numbers, in slices.

    Raises Problem(NEEDS_PACKAGE, NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, BROKEN_PARQUET, PARQUET_COLUMNS,
    ROW_COUNT, TOO_MANY_WORDS).
    """
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError as error:
        raise Problem(FormatReason.NEEDS_PACKAGE, path=str(path), package="pyarrow") from error
    facts = yield from _facts(path)
    rows = Rows(part)
    try:
        with path.open("rb") as file:
            table = parquet.ParquetFile(file)
            schema = table.schema_arrow
            if not {WORD, COUNT} <= set(schema.names):
                raise Problem(FormatReason.PARQUET_COLUMNS, path=str(path))
            word, count = schema.field(WORD).type, schema.field(COUNT).type
            texts = (arrow.types.is_string, arrow.types.is_large_string, arrow.types.is_dictionary)
            if not any(is_it(word) for is_it in texts) or not arrow.types.is_integer(count):
                raise Problem(FormatReason.PARQUET_COLUMNS, path=str(path))
            all_ = max(1, table.metadata.num_rows)
            for batch in table.iter_batches(_SLICE_ROWS, columns=[WORD, COUNT]):
                found = list(
                    zip(batch.column(WORD).to_pylist(), batch.column(COUNT).to_pylist(), strict=True)
                )
                for line, (text, times) in enumerate(found, len(rows.rows) + 1):
                    if not isinstance(text, str):
                        raise Problem(FormatReason.PARQUET_COLUMNS, path=str(path))
                    if times is None or not 1 <= times <= LARGEST_COUNT:
                        raise Problem(FormatReason.ROW_COUNT, path=str(path), line=line, count=str(times))
                if not rows.extend(found):
                    return rows.table(facts, is_part=True)
                yield _HASHING + (1 - _HASHING) * max(len(rows.rows) / all_, rows.share)
    except arrow.ArrowException as error:
        raise Problem(FormatReason.BROKEN_PARQUET, path=str(path)) from error
    except OSError as error:
        if error.errno is None:  # pyarrow's own, about bytes that mean nothing, and not the system's
            raise Problem(FormatReason.BROKEN_PARQUET, path=str(path)) from error
        raise cannot_read(path, error) from error
    except BaseException:
        rows.forget()
        raise
    return rows.table(facts)


def _facts(path: Path) -> Generator[float, None, TextFacts]:
    """What there is to know of a table that is no text."""
    with open_file(path, hashed=True) as stream:
        while stream.read_packed(_HASHED_BYTES):
            yield _HASHING * stream.share
        size = stream.done
        return TextFacts(
            name=str(path),
            encoding="utf-8",
            sureness=Sureness.CERTAIN,
            had_bom=False,
            archive="",
            broken=0,
            broken_line=0,
            newline="\n",
            lines=0,
            characters=0,
            size_bytes=size,
            text_bytes=size,
            sha256=stream.sha256(),
            stamp=stream.stamp,
            preview="",
        )
