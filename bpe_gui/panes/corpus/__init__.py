"""The corpus, to be typed in or looked at."""
