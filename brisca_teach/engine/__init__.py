"""The game: values and rules. Standard library only; prints nothing, reads nothing."""
