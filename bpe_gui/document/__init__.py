"""The state of one open document, and everything that changes it: QtCore and undo, no widgets."""
