"""One game between rules and screen, and what is kept of it and of the player."""
