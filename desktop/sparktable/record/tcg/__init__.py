"""Files of the trading card game alone: decks."""
