"""The chart of tokens per merge."""
