"""Branches side by side."""
