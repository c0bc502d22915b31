"""The duel's cards."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.control import Effect
from sparktable.kernel.game import Card
from sparktable.kernel.modifiers import Change
from sparktable.kernel.nodes import Node
from sparktable.kernel.replacements import would
from sparktable.kernel.triggers import Trigger
from sparktable.kernel.vocabulary.aiming import AtChosen
from sparktable.kernel.vocabulary.seats import YOU, Players
from sparktable.kernel.vocabulary.selections import THIS
from sparktable.kernel.vocabulary.when import When

from . import names
from .damage import Guards, Shrinks, Softens
from .effects import (
    CAP,
    DENY,
    PLUS,
    DrawCards,
    Grant,
    GrantDefender,
    HurtEach,
    HurtIt,
    LastAttack,
    Mend,
    OnEnemies,
    PlayIt,
    Revive,
    Scrap,
    Stash,
    SwapIcons,
)
from .lasting import Bounty, Fury, Grudge
from .leaving import COMES_BACK
from .names import NEXT_TURN
from .traps import Cancel
from .words import (
    ACTIONS_IN_HAND,
    ALL_OF_THEM,
    ANOTHER_OF_YOURS,
    ENEMIES,
    ENEMY_UPGRADES,
    FLIPPED_ACTIONS,
    YOUR_FALLEN,
    YOURS,
)

Static = tuple[str, Change, int]
"""A stat, what changes it, and by how much."""
DAMAGE, SCRAP = would(names.DAMAGE), would(names.SCRAP)


class Face:
    """One side of a character."""

    def __init__(self, attack: int, defence: int, health: int, *statics: Static,
                 trigger: Trigger | None = None) -> None:
        self.attack, self.defence, self.health = attack, defence, health
        self.statics, self.trigger = statics, trigger

    def trees(self) -> Iterator[tuple[str, Node]]:
        yield from ((f"static{index}", node) for index, (_, node, _) in enumerate(self.statics))
        if self.trigger:
            yield "trigger", self.trigger


class Fighter(Card):
    """A character, with one face or two, and perhaps something that it can do once a turn."""

    kind = "character"

    def __init__(self, name: str, attack: int, defence: int, health: int, *statics: Static,
                 trigger: Trigger | None = None, other: Face | None = None, once: Effect | None = None) -> None:
        self.name, self.slug, self.kin = name, f"duel-{name.lower().replace(' ', '-')}", 2
        first = Face(attack, defence, health, *statics, trigger=trigger)
        self.faces = (first, other) if other else (first,)
        self.once = once

    def trees(self) -> Iterator[tuple[str, Node]]:
        for number, face in enumerate(self.faces):
            yield from ((f"face{number}/{place}", tree) for place, tree in face.trees())
        if self.once:
            yield "once", self.once


class BattleCard(Card):
    """An Action, an Upgrade or a Trap, with the icons that it is flipped for."""

    trigger = None

    def __init__(self, name: str, kind: str, orange: int, blue: int, text: Effect | None = None, *statics: Static,
                 moments: tuple[str, ...] = ()) -> None:
        self.name, self.slug, self.kind = name, f"duel-{name.lower()}", kind
        self.orange, self.blue, self.statics, self.moments = orange, blue, statics, moments
        self.kin, self.text = int(kind == "trap"), text

    def trees(self) -> Iterator[tuple[str, Node]]:
        yield from ((f"static{index}", node) for index, (_, node, _) in enumerate(self.statics))
        if self.text is not None:
            yield "text", self.text


CARDS: tuple[Fighter | BattleCard, ...] = (
    Fighter("Bulwark", 3, 1, 10, (DAMAGE, Softens(5, 4), 0)),
    Fighter("Warden", 3, 1, 9, (DAMAGE, Softens(3, 2), 0), (DAMAGE, Shrinks(), 1)),
    Fighter("Guardian", 2, 2, 12, (DAMAGE, Guards(), 0)),
    Fighter("Striker", 4, 0, 9, (names.BOLD, PLUS, 1)),
    Fighter("Herald", 3, 1, 9, trigger=When(names.ATTACKS, DrawCards(1), THIS)),
    Fighter("Sentry", 3, 1, 9, trigger=When(names.ATTACKS, HurtIt(1), THIS, fact=1)),
    Fighter("Marshal", 4, 1, 11, trigger=When(names.FLIPPED, AtChosen(FLIPPED_ACTIONS, PlayIt(), up_to=True), THIS)),
    Fighter("Archivist", 3, 2, 8, trigger=When(names.RESHUFFLED, DrawCards(1), Players(YOU))),
    Fighter("Shifter", 2, 2, 8,
            other=Face(4, 0, 6, (names.BOLD, PLUS, 1), trigger=When(names.TURNED_OVER, DrawCards(1), THIS))),
    Fighter("Martyr", 3, 1, 5, trigger=When(names.FELL, HurtEach(ENEMIES, LastAttack()), THIS)),
    Fighter("Witness", 2, 1, 6, trigger=When(names.FELL, DrawCards(1), ANOTHER_OF_YOURS)),
    Fighter("Medic", 2, 1, 8, once=AtChosen(YOURS, Mend(2))),
    BattleCard("Rally", "action", 1, 0, AtChosen(YOURS, Grant(names.STRENGTH, 2))),
    BattleCard("Brace", "action", 0, 1, AtChosen(YOURS, Grant(names.TOUGH, 1))),
    BattleCard("Rush", "action", 1, 0, AtChosen(YOURS, Grant(names.BOLD, 1))),
    BattleCard("Bolt", "action", 1, 0, AtChosen(ENEMIES, HurtIt(2))),
    BattleCard("Salvo", "action", 0, 0, AtChosen(ENEMIES, HurtIt(6))),
    BattleCard("Surge", "action", 0, 1, DrawCards(3)),
    BattleCard("Chain", "action", 1, 1, AtChosen(ACTIONS_IN_HAND, PlayIt(), up_to=True)),
    BattleCard("Damper", "action", 0, 1, OnEnemies(names.BOLD, CAP, 1)),
    BattleCard("Hush", "action", 0, 1, OnEnemies(names.BOLD, DENY)),
    BattleCard("Inverter", "action", 0, 0, SwapIcons()),
    BattleCard("Cover", "action", 0, 1, AtChosen(YOURS, Grant(names.DEFENCE, 2, NEXT_TURN))),
    BattleCard("Quake", "action", 0, 0, HurtEach(ALL_OF_THEM, 3)),
    BattleCard("Fury", "action", 1, 0, AtChosen(YOURS, Fury())),
    BattleCard("Bounty", "action", 0, 0, Bounty()),
    BattleCard("Grudge", "action", 0, 1, AtChosen(ENEMIES, Grudge())),
    BattleCard("Revive", "action", 0, 0, AtChosen(YOUR_FALLEN, Revive())),
    BattleCard("Stash", "action", 0, 0, AtChosen(YOURS, Stash())),
    BattleCard("Wrench", "action", 1, 0, AtChosen(ENEMY_UPGRADES, Scrap())),
    BattleCard("Frenzy", "upgrade", 1, 0, None, (names.BOLD, PLUS, 2)),
    BattleCard("Plating", "upgrade", 0, 1, None, (names.DEFENCE, PLUS, 1)),
    BattleCard("Ballast", "upgrade", 0, 0, None, (names.TOUGH, PLUS, 1)),
    BattleCard("Pack", "upgrade", 0, 0, None, (names.HEALTH, PLUS, 3)),
    BattleCard("Tether", "upgrade", 0, 0, None, (SCRAP, COMES_BACK, 0)),
    BattleCard("Snare", "trap", 1, 0, HurtIt(2), moments=(names.ATTACKS,)),
    BattleCard("Decoy", "trap", 0, 1, GrantDefender(names.DEFENCE, 3), moments=(names.ATTACKS,)),
    BattleCard("Mirror", "trap", 1, 0, HurtIt(3), moments=(names.FLIPPED,)),
    BattleCard("Jam", "trap", 0, 0, Cancel(), moments=(names.PLAYS,)),
    BattleCard("Unknown", "unknown", 0, 0),
)
for _card in CARDS:
    _card.label()
BY_NAME = {card.name: index for index, card in enumerate(CARDS)}
TEAMS = (("Bulwark", "Striker", "Marshal", "Archivist", "Shifter", "Witness"),
         ("Sentry", "Herald", "Guardian", "Warden", "Martyr", "Medic"))
DECKLIST = tuple(card.name for card in CARDS if isinstance(card, BattleCard) and card.kind != "unknown") * 2
