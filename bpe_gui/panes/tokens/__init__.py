"""The sample and its tokens."""
