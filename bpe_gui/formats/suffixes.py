"""How the names of the program's own kinds of files end."""

SESSION_SUFFIX = ".bpe.json"
EXERCISE_SET_SUFFIX = ".exercises.json"
