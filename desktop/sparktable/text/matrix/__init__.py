"""The Matrix game in words."""
