"""The table of Battle for Cybertron."""
