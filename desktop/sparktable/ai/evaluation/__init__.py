"""What the opponents know about each game beyond its rules: one module per game, its numbers in one table."""
