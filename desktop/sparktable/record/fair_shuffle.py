"""Fair dealing: at the start the table shows a hash of the shuffle, at the end it opens it.

The luck of a whole game follows from its seed. Shown beforehand, the hash of the seed and a salt binds the
program to that seed without giving it away; opened afterwards, anybody can reckon it again.
"""
from __future__ import annotations

import hashlib
import secrets

SALT_BYTES = 16


def fresh_seed() -> int:
    """A seed that nobody could guess."""
    return secrets.randbits(64)


def fresh_salt() -> str:
    """Random letters that keep a hash of few possible seeds from being tried out."""
    return secrets.token_hex(SALT_BYTES)


def commit(seed: int, salt: str) -> str:
    """The commitment to a seed: shown when the game starts, and kept as the game's name in all its files.

    >>> commit(7, "00")
    '9bd07b9f30e3bbc0f090e25c04ba281f'
    """
    return hashlib.blake2b(f"sparktable deal {seed} {salt}".encode(), digest_size=16).hexdigest()


def kept(commitment: str, seed: int, salt: str) -> bool:
    """Whether a commitment, now opened, was to this seed."""
    return secrets.compare_digest(commitment.encode(), commit(seed, salt).encode())
