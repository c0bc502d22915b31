"""Tap abilities: tap the character, pay what else stands before the arrow, and it happens."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Condition, Effect
from sparktable.kernel.nodes import Node


@dataclass(frozen=True, eq=False)
class TapTo(Node):
    """Tap this character, if it is untapped: the effect. What else it costs must be payable, what it demands hold."""

    effect: Effect
    cost: Effect | None = None
    provided: Condition | None = None
