"""The Matrix game on the table."""
