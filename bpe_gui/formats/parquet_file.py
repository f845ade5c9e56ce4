"""Tables of word counts in Parquet, where the package pyarrow is installed."""

from __future__ import annotations

from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.file_bytes import cannot_read
from bpe_gui.formats.reasons import FormatReason

WORD, COUNT = "word", "count"


def read_parquet(path: Path) -> list[tuple[str, int]]:
    """The rows of a table with a column `word` of text and a column `count` of whole numbers.

    Raises Problem(NEEDS_PACKAGE, NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, BROKEN_PARQUET, PARQUET_COLUMNS,
    ROW_COUNT).
    """
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError as error:
        raise Problem(FormatReason.NEEDS_PACKAGE, path=str(path), package="pyarrow") from error
    rows: list[tuple[str, int]] = []
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
            for batch in table.iter_batches(columns=[WORD, COUNT]):
                for line, (text, times) in enumerate(
                    zip(batch.column(WORD).to_pylist(), batch.column(COUNT).to_pylist(), strict=True),
                    len(rows) + 1,
                ):
                    if not isinstance(text, str):
                        raise Problem(FormatReason.PARQUET_COLUMNS, path=str(path))
                    if times is None or not 1 <= times <= LARGEST_COUNT:
                        raise Problem(FormatReason.ROW_COUNT, path=str(path), line=line, count=str(times))
                    rows.append((text, times))
    except arrow.ArrowException as error:
        raise Problem(FormatReason.BROKEN_PARQUET, path=str(path)) from error
    except OSError as error:
        raise cannot_read(path, error) from error
    return rows
