"""The course of a game, page by page: procedures, and the questions they ask players."""
