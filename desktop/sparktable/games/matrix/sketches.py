"""Small positions by chance, in which puzzles are looked for: a few cards, a few open spaces, one turn."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

from sparktable.games.factions import FACTIONS
from sparktable.kernel.rng import Dice

from .card import BOSS, CHARACTER, MANEUVER, POLITY, RELIC, ROBOT, RUIN, SITE, TECHNOLOGY, MatrixCard
from .cards import BOXES
from .facts import power
from .pools import POOL_PLAYER
from .ruleset import COOP, TVT, WAR
from .state import AUTOBOT, BATTLE, DISCARD, VAULT, MatrixState, seat_zone
from .state import CHARACTER as CHARACTER_ZONE

T = TypeVar("T")

SPACES = tuple(f"{column}{row}" for row in "123" for column in "ABCD")
NEAR = ("A1", "B1", "C1", "A2", "B2", "C2")
"""Where all that matters lies."""
PLAIN = ("Bold", "Artillery", "Scout", "Patch", "Resupply", "Reinforcements")
"""What decks begin with."""
LYING = (ROBOT, ROBOT, BOSS, POLITY, SITE, RUIN, "own", "own", RELIC, TECHNOLOGY, MANEUVER)
"""What lies in the Matrix, as often as it stands here."""

MOST_MOVE = 1
LEAST = {"vp": 2, "energon": 4, "power": 6}
"""Less is no feat."""


def sketch(dice: Dice) -> dict[str, Any]:
    """A character with a few cards, played and in hand; a few cards of the Matrix, all else empty."""
    side = dice.below(2)
    mine, theirs = _titles(CHARACTER, side), _titles(CHARACTER, 1 - side)
    me = _one(dice, mine)
    other = _one(dice, theirs if side == AUTOBOT else [name for name in mine if name != me])
    places = list(NEAR)
    matrix: dict[str, str] = {}
    for _ in range(3 + dice.below(3)):
        lying = _one(dice, LYING)
        name = _one(dice, _titles(ROBOT, side) if lying == "own" else _titles(lying, 1 - side)
                    if lying in (ROBOT, BOSS) else _titles(lying))
        if name not in matrix.values():
            matrix[places.pop(dice.below(len(places)))] = name
    good = [name for name in (*PLAIN, *_titles(MANEUVER), *_titles(TECHNOLOGY), *_titles(ROBOT, side))
            if name not in matrix.values()]
    cards = _cards(dice, good, dice.below(MOST_MOVE + 1))
    cut = len(cards) - dice.below(2)
    played, hand = cards[:cut], cards[cut:]
    seat = {"character": me, "at": _one(dice, ("B1", "B2")), "side": _one(dice, ("alt", "bot")),
            "energon": dice.below(4), "alt_move_spent": _alt_move(me), "play": played, "hand": hand,
            "deck": [_one(dice, PLAIN)], "only_deck": True}
    way = {"mode": TVT} if side == AUTOBOT else {"mode": COOP, "options": {"side": FACTIONS[side].lower()}}
    return {"game": "matrix", "set": WAR, **way, "seed": 1 + dice.below(1000), "others": "empty", "matrix": matrix,
            "seats": [seat, {"character": other, "at": _one(dice, SPACES), "energon": 0}]}


def _cards(dice: Dice, good: Sequence[str], most: int) -> list[str]:
    """A few cards with little Move: whoever can go everywhere has too much to think about."""
    wanted, move = 3 + dice.below(3), 0
    found: list[str] = []
    while len(found) < wanted:
        name = _one(dice, good)
        more = next(card.move for card in BOXES[WAR] if card.name == name)
        if move + more <= most and name not in found:
            found.append(name)
            move += more
    return found


def feats(s: MatrixState) -> dict[str, int]:
    """What can be counted, and what can be done, also two things of it in one turn."""
    found = {"vp": s.vp[0], "energon": s.energon[0],
             "power": max(0, power.strength(s, 0, 0, BATTLE) - power.alt_penalty(s, 0)) if s.active == 0 else 0}
    found = {feat: far for feat, far in found.items() if far >= LEAST[feat]}
    beaten = {f"defeat {s.card(slot).name}" for slot in s.zones[seat_zone(0, VAULT)]}
    commanded = {f"command {s.card(slot).name}" for slot, side in s.token.items() if side == s.game.side[0]}
    bought = {f"buy {s.card(slot).name}" for slot in s.zones[seat_zone(0, DISCARD)] if s.pool[slot] != POOL_PLAYER}
    pairs = combinations(sorted(beaten | commanded | bought), 2)
    return found | dict.fromkeys(beaten | commanded, 1) | {" + ".join(pair): 1 for pair in pairs}


def task(s: MatrixState, feat: str, far: int) -> dict[str, Any]:
    """A puzzle's aim and its sentences."""
    me = s.card(s.zones[seat_zone(0, CHARACTER_ZONE)][0]).name
    reach: dict[str, Any] = {}
    said: dict[str, list[str]] = {"en": [], "de": []}
    for part in feat.split(" + "):
        kind, _, name = part.partition(" ")
        for language, sentence in SENTENCES[kind].items():
            said[language].append(sentence.format(n=far, name=name))
        wanted: Any = {"power": {"0": far}, "command": {name: FACTIONS[s.game.side[0]]}, "defeat": [name],
                       "buy": [name]}.get(kind, far)
        key = LOOKED_UP[kind].format(me=me)
        if isinstance(wanted, list):
            reach[key] = reach.get(key, []) + wanted
        elif isinstance(wanted, dict):
            reach[key] = reach.get(key, {}) | wanted
        else:
            reach[key] = wanted
    return {"aim": "reach", "reach": reach,
            "task": {"en": f"You are {me}. This turn: {' and '.join(said['en'])}.",
                     "de": f"Du bist {me}. In diesem Zug: {' und '.join(said['de'])}."},
            "missed": {"en": f"Not this time. The task was: {' and '.join(said['en'])}.",
                       "de": f"Diesmal nicht. Die Aufgabe war: {' und '.join(said['de'])}."}}


LOOKED_UP = {"vp": "vp of {me}", "energon": "energon of {me}", "power": "power in battle", "defeat": "vault of {me}",
             "buy": "discard of {me}", "command": "command"}
"""Feat -> where it is found."""
SENTENCES = {
    "vp": {"en": "gain {n} victory points", "de": "{n} Siegpunkte holen"},
    "energon": {"en": "own {n} Energon", "de": "{n} Energon besitzen"},
    "power": {"en": "find {n} Power for a battle in your space",
              "de": "{n} Kraft für einen Kampf in deinem Feld finden"},
    "defeat": {"en": "defeat {name}", "de": "{name} besiegen"},
    "buy": {"en": "buy {name}", "de": "{name} kaufen"},
    "command": {"en": "take command of {name}", "de": "das Kommando über {name} übernehmen"}}
"""Feat -> what is to be done."""


def _alt_move(name: str) -> int:
    return next(card.alt.move for card in BOXES[WAR] if card.type == CHARACTER and card.name == name and card.alt)


def _titles(kind: str, side: int | None = None) -> list[str]:
    found: Sequence[MatrixCard] = BOXES[WAR]
    return [card.name for card in found if card.type == kind and (side is None or card.faction == side)]


def _one(dice: Dice, some: Sequence[T]) -> T:
    return some[dice.below(len(some))]
