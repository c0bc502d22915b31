"""The duel's cards."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.control import Effect
from sparktable.kernel.game import Card
from sparktable.kernel.modifiers import Change
from sparktable.kernel.nodes import Node
from sparktable.kernel.triggers import Trigger

from .damage import Guards, Shrinks, Softens
from .effects import (
    PLUS,
    CapEnemies,
    DrawCards,
    Grant,
    GrantDefender,
    HurtAttacker,
    HurtEnemy,
    MayPlayAnother,
    MayPlayFlipped,
    When,
)
from .state import BATTLE, TURN

Static = tuple[str, Change, int]
"""A stat, what changes it, and by how much."""


class Fighter(Card):
    kin = 2
    kind = "character"
    springs = ""

    def __init__(self, name: str, attack: int, defence: int, health: int, *statics: Static,
                 trigger: Trigger | None = None) -> None:
        self.name, self.slug = name, f"duel-{name.lower()}"
        self.attack, self.defence, self.health = attack, defence, health
        self.statics, self.trigger = statics, trigger

    def trees(self) -> Iterator[tuple[str, Node]]:
        yield from ((f"static{index}", node) for index, (_, node, _) in enumerate(self.statics))
        if self.trigger:
            yield "trigger", self.trigger


class BattleCard(Card):
    """An Action, an Upgrade or a Trap, with the icons that it is flipped for."""

    def __init__(self, name: str, kind: str, orange: int, blue: int, text: Effect | None = None, *statics: Static,
                 springs: str = "") -> None:
        self.name, self.slug, self.kind = name, f"duel-{name.lower()}", kind
        self.orange, self.blue, self.statics, self.springs = orange, blue, statics, springs
        self.kin, self.trigger = int(kind == "trap"), None
        self.text = text

    def trees(self) -> Iterator[tuple[str, Node]]:
        yield from ((f"static{index}", node) for index, (_, node, _) in enumerate(self.statics))
        if self.text is not None:
            yield "text", self.text


CARDS: tuple[Fighter | BattleCard, ...] = (
    Fighter("Bulwark", 3, 1, 10, ("would damage", Softens(5, 4), 0)),
    Fighter("Warden", 3, 1, 9, ("would damage", Softens(3, 2), 0), ("would damage", Shrinks(), 1)),
    Fighter("Guardian", 2, 2, 12, ("would damage", Guards(), 0)),
    Fighter("Striker", 4, 0, 9, ("bold", PLUS, 1)),
    Fighter("Herald", 3, 1, 9, trigger=When("attacks", DrawCards(1))),
    Fighter("Sentry", 3, 1, 9, trigger=When("attacks", HurtAttacker(1), fact=1)),
    Fighter("Marshal", 4, 1, 11, trigger=When("flipped", MayPlayFlipped())),
    Fighter("Archivist", 3, 2, 8, trigger=When("reshuffled", DrawCards(1), seats=True)),
    BattleCard("Rally", "action", 1, 0, Grant("attack", 2, TURN)),
    BattleCard("Brace", "action", 0, 1, Grant("tough", 1, TURN)),
    BattleCard("Rush", "action", 1, 0, Grant("bold", 1, TURN)),
    BattleCard("Bolt", "action", 1, 0, HurtEnemy(2)),
    BattleCard("Salvo", "action", 0, 0, HurtEnemy(6)),
    BattleCard("Surge", "action", 0, 1, DrawCards(3)),
    BattleCard("Chain", "action", 1, 1, MayPlayAnother()),
    BattleCard("Damper", "action", 0, 1, CapEnemies("bold", 1)),
    BattleCard("Frenzy", "upgrade", 1, 0, None, ("bold", PLUS, 2)),
    BattleCard("Plating", "upgrade", 0, 1, None, ("defence", PLUS, 1)),
    BattleCard("Ballast", "upgrade", 0, 0, None, ("tough", PLUS, 1)),
    BattleCard("Snare", "trap", 1, 0, HurtAttacker(2), springs="attacks"),
    BattleCard("Decoy", "trap", 0, 1, GrantDefender("defence", 3, BATTLE), springs="attacks"),
    BattleCard("Mirror", "trap", 1, 0, HurtAttacker(3), springs="flipped"),
    BattleCard("Unknown", "unknown", 0, 0),
)
for _card in CARDS:
    _card.label()
BY_NAME = {card.name: index for index, card in enumerate(CARDS)}
TEAMS = (("Bulwark", "Striker", "Marshal", "Archivist"), ("Sentry", "Herald", "Guardian", "Warden"))
DECKLIST = tuple(card.name for card in CARDS if isinstance(card, BattleCard) and card.kind != "unknown") * 2
