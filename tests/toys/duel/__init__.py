"""A small duel with what a trading card game needs of the kernel.

Two teams of four characters fight with battle cards that are played or flipped for their icons. On your turn you
draw a card, play up to two, and may attack with one untapped character, which ends the turn. Whoever has no
character left has lost.
"""
from .rules import Duel

__all__ = ["Duel"]
