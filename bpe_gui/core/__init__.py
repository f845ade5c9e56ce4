"""The algorithm: no Qt, no files, no words for people."""
