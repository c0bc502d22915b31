"""Sparktable: several robot-themed tabletop games at one desktop table."""

__version__ = "0.1.0"

OPPONENTS = "--opponents"
"""The one word with which the window starts this program again, for opponents to think in."""
