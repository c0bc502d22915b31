"""What would come of things, piece by piece; `../explain.py` puts the pieces together."""
