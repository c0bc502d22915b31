"""What is ours about the cards of wave 5 of which rulings tell some."""

OURS = ("stars", "health", "traits", "attack", "defense", "text")
"""Of a character whose name, and something of what it does, a ruling tells."""
OURS_ON_IT = ("icons", "text")
"""Of a battle card."""
OURS_ON_UPGRADE = ("icons", "attack", "defense", "text")
