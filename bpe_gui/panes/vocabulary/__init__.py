"""The vocabulary and the words that stand out."""
