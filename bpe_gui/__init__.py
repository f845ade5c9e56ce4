"""BPE Trainer: learn, and see with your own eyes, how language models cut text into tokens."""

__version__ = "0.1.0"
