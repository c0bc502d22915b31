"""What the opponents know about the Matrix; `judgement` tells it."""
