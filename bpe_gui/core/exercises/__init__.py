"""Exercises made from a corpus and its rules: from a seed, and the same each time."""
