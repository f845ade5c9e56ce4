"""Answers: why a token, a pair, a rule or a word is as it is."""
