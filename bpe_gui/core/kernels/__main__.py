"""Compiles all kernels into the user's cache: `python -m bpe_gui.core.kernels`."""

from bpe_gui.core.compiled_cache import load_all

if __name__ == "__main__":
    for _share in load_all():
        pass
