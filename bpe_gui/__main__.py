"""`python -m bpe_gui` is `bpe-gui`."""

from __future__ import annotations

import sys

from bpe_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
