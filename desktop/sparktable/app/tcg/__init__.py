"""What the Transformers TCG keeps for a player beside games: decks of one's own."""
