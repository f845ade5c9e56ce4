"""Why a file could not be read or written, as values for `core.problem.Problem`."""

from __future__ import annotations

from enum import StrEnum


class FormatReason(StrEnum):
    """What can be wrong with a file; the comment names the values that come with it."""

    NO_SUCH_FILE = "no-such-file"  # path
    IS_DIRECTORY = "is-directory"  # path
    EMPTY_FOLDER = "empty-folder"  # path
    FOLDER_WITHOUT_TEXT = "folder-without-text"  # path, skipped
    CANNOT_READ = "cannot-read"  # path, why
    TOO_LARGE = "too-large"  # path, largest (MB)
    NOT_UTF8 = "not-utf8"  # path, offset (bytes from 0)

    BINARY = "binary"  # path
    FILE_SHRANK = "file-shrank"  # path
    FILE_CHANGED = "file-changed"  # path
    BROKEN_ARCHIVE = "broken-archive"  # path
    ARCHIVE_MEMORY = "archive-memory"  # path
    NEEDS_PACKAGE = "needs-package"  # path, package
    UNKNOWN_ENCODING = "unknown-encoding"  # encoding
    PARQUET_COLUMNS = "parquet-columns"  # path
    BROKEN_PARQUET = "broken-parquet"  # path
    MIXED_KINDS = "mixed-kinds"  # path
    SESSION_AMONG_FILES = "session-among-files"  # path

    CANNOT_WRITE = "cannot-write"  # path, why
    NO_SPACE = "no-space"  # path

    ROW_WITHOUT_TAB = "row-without-tab"  # path, line
    ROW_WITH_TABS = "row-with-tabs"  # path, line
    ROW_ESCAPE = "row-escape"  # path, line, escape
    ROW_TOO_LONG = "row-too-long"  # path, line, longest
    ROW_COUNT = "row-count"  # path, line, count

    NOT_JSON = "not-json"  # path
    BROKEN_JSON = "broken-json"  # path, line, column
    UNUSABLE_JSON = "unusable-json"  # path
    NOT_A_SESSION = "not-a-session"  # path
    NEWER_FORMAT = "newer-format"  # path, format, newest
    FIELD_MISSING = "field-missing"  # path, field
    FIELD_NOT_TEXT = "field-not-text"  # path, field
    FIELD_EMPTY = "field-empty"  # path, field
    FIELD_NOT_A_NUMBER = "field-not-a-number"  # path, field, least, most
    FIELD_NOT_A_LIST = "field-not-a-list"  # path, field
    FIELD_NOT_A_ROW = "field-not-a-row"  # path, field
    FIELD_NOT_AN_OBJECT = "field-not-an-object"  # path, field
    FIELD_UNKNOWN = "field-unknown"  # path, field, value
    FIELD_TWICE = "field-twice"  # path, field, value
    FIELD_NOT_BYTES = "field-not-bytes"  # path, field
    CORPUS_GONE = "corpus-gone"  # path
    CORPUS_CHANGED = "corpus-changed"  # path
    NOT_AN_EXERCISE_SET = "not-an-exercise-set"  # path
    NO_EXERCISE = "no-exercise"  # path
    HELD_OUT_TOO_LONG = "held-out-too-long"  # path, most
    HELD_OUT_EMPTY = "held-out-empty"  # path
