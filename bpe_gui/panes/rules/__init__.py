"""The pairs of the round and the rules."""
