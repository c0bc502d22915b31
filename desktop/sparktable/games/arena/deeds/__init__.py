"""What can be done to a position, whoever does it: a rule or a card's text."""
