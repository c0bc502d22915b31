"""What texts say: the words that cards are made of."""
