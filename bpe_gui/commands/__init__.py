"""The commands of the command line: each takes parsed words and gives an answer, none prints."""
