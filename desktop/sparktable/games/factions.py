"""The two sides of every game on this shelf, by the numbers that cards and seats bear."""

FACTIONS = ("Autobot", "Decepticon")
