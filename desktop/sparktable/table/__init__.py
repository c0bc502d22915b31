"""The picture that is played on: a scene that is the same for all games, and one tableau a game."""
