"""Brings the catalogues up to date with the program's texts and compiles them.

Run it from the top of the checkout after changing a text, translate what it reports as unfinished
(any editor, or Qt Linguist), and run it again. English has a catalogue for its plurals only.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "resources" / "i18n"
LANGUAGES = ("en", "es", "bg")


def tool(name: str) -> str:
    """The path of one of PySide6's programs, which stand beside the interpreter."""
    return str(Path(sys.executable).parent / name)


def update(language: str, folder: Path = FOLDER) -> None:
    """Rewrites one catalogue from the sources; texts that are gone are dropped, new ones are unfinished."""
    sources = sorted(str(path.relative_to(TOP)) for path in (TOP / "bpe_gui").rglob("*.py"))
    only = ["-pluralonly"] if language == "en" else []
    catalogue = str(folder / f"bpe_gui_{language}.ts")
    languages = ["-source-language", "en", "-target-language", language]
    options = ["-ts", catalogue, "-no-obsolete", "-locations", "none", *only, *languages]
    subprocess.run([tool("pyside6-lupdate"), *sources, *options], check=True, cwd=TOP)


def compile_catalogue(language: str, source: Path = FOLDER, target: Path = FOLDER) -> Path:
    """Compiles one catalogue; gives the compiled file."""
    compiled = target / f"bpe_gui_{language}.qm"
    catalogue = str(source / f"bpe_gui_{language}.ts")
    command = [tool("pyside6-lrelease"), "-silent", catalogue, "-qm", str(compiled)]
    subprocess.run(command, check=True, cwd=TOP)
    return compiled


if __name__ == "__main__":
    for code in LANGUAGES:
        update(code)
        compile_catalogue(code)
