"""The window: panes put together; it decides nothing."""
