"""The response limit."""
