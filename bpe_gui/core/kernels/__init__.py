"""The compiled half of the algorithm: loops over flat arrays, one module per job.

Nothing is imported here, so that Numba is loaded only where a kernel module is
(`bpe_gui/core/compiled_cache.py`). Each module has a `warm_up`.
"""
