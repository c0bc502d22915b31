"""What the texts of any card game are made of: whom and what they speak of, choosing, counting, asking, what holds.

A game adds its own words: selections that know its zones, verbs that know its rules. See "The vocabulary" in the
kernel's README.
"""
