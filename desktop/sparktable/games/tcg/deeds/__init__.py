"""What can be done to a game: each deed with what follows of it. Texts and the course of a turn stand on these."""
