"""Sparktable: several robot-themed tabletop games at one desktop table."""

__version__ = "0.1.0"

OPPONENTS, WORKERS = "--opponents", "--workers"
"""The one word with which this program starts itself again: for opponents to think in, and for shares of work."""
