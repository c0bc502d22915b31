"""The rules as procedures, in the order of the expanded rules."""
