"""What the opponents know about Battle for Cybertron; `judgement` tells it."""
