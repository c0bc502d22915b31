"""Positions of games in which puzzles are looked for: what is told of one, cut down to a few cards that lie near, and
what can be asked of it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from sparktable.games.factions import FACTIONS
from sparktable.kernel.decisions import Decision
from sparktable.kernel.rng import Dice
from sparktable.kernel.scenario import TOGETHER
from sparktable.kernel.zones import FACE_UP

from . import questions
from .card import BOSS, DAMAGE, ROBOT
from .facts import movement, power
from .facts.contest import leaves_play
from .facts.holdings import controlled_damage
from .pools import POOL_PLAYER
from .ruleset import COOP, SOLO, TVT, WAR
from .state import ALT, BATTLE, CHARACTER, DECK, DISCARD, HAND, MATRIX, PLAY, VAULT, MatrixState, seat_zone

GAMES: Sequence[dict[str, Any]] = (
    {"set": WAR, "mode": TVT, "players": 2}, {"set": WAR, "mode": COOP, "players": 2, "side": "decepticon"},
    {"set": WAR, "mode": SOLO, "side": "autobot"}, {"set": WAR, "mode": SOLO, "side": "decepticon"})
NEAR, MOST_NEAR = 2, 5
"""So far away and so many cards of the Matrix are told; of those further away the ones that begin a turn."""
MOST_HELD = 2
"""So many cards of the hand are still to be played; the others have been."""
LEAST = {"vp": 2, "energon": 4, "power": 6}
"""Less is no feat."""
TWO_DOWN = 2


def excerpt(s: MatrixState, asked: Decision, dice: Dice) -> dict[str, Any] | None:
    """A turn of the first seat in which nothing has been played yet; None for any other position."""
    held = [slot for slot in s.zones[seat_zone(0, HAND)] if s.card(slot).type != DAMAGE]
    lying = s.zones[seat_zone(0, PLAY)]
    if asked.seat or s.active or asked.kind != questions.ACTION or any(leaves_play(s, slot) for slot in lying):
        return None
    dice.shuffle(held)
    later = dice.below(MOST_HELD + 1)
    deck = s.zones[seat_zone(0, DECK)]
    spent = max(0, movement.alt_move(s, 0) - dice.below(2)) if s.mode[0] == ALT else s.alt_spent[0]
    seats: list[dict[str, Any]] = [
        {**_standing(s, 0), "side": "alt" if s.mode[0] == ALT else "bot", "energon": s.energon[0],
         "alt_move_spent": spent, "play": _names(s, [*lying, *held[later:]]), "hand": _names(s, held[:later]),
         "deck": _names(s, deck[-1:]), "only_deck": True},
        *({**_standing(s, seat), "energon": 0} for seat in range(1, s.game.seats))]
    chosen = s.game.chosen
    ours = {} if chosen.mode == TVT else {"options": {"side": FACTIONS[s.game.side[0]].lower()}}
    return {"game": "matrix", "set": chosen.box, "mode": chosen.mode, **ours, "seed": 1, "others": "empty",
            "matrix": _matrix(s), "bosses_down": list(s.bosses_down), "seats": seats}


def _standing(s: MatrixState, seat: int) -> dict[str, Any]:
    at = s.at[seat]
    return {"character": s.card(s.zones[seat_zone(seat, CHARACTER)][0]).name,
            "at": s.game.grid.names[at] if at >= 0 else None}


def _matrix(s: MatrixState) -> dict[str, Any]:
    """What lies faceup and matters: where one can get, and what will begin one's turn."""
    far, found = s.game.grid.distance[s.at[0]], {}
    faceup = [(far[space], space, slot) for space, slot in enumerate(s.zones[MATRIX])
              if slot >= 0 and s.known[slot] & FACE_UP]
    for number, (distance, space, slot) in enumerate(sorted(faceup)):
        if (distance <= NEAR and number < MOST_NEAR) or s.card(slot).start is not None:
            said: dict[str, Any] = {"card": s.card(slot).name}
            if slot in s.token:
                said["command"] = FACTIONS[s.token[slot]]
            if s.stored.get(slot):
                said["energon"] = s.stored[slot]
            found[s.game.grid.names[space]] = said["card"] if len(said) == 1 else said
    return found


def _names(s: MatrixState, slots: Sequence[int]) -> list[str]:
    return [s.card(slot).name for slot in slots]


def stakes(s: MatrixState) -> Iterator[tuple[str, int]]:
    """What suggests itself: to win where one Boss is left, to survive where one more Damage ends the game."""
    if s.bosses_down[1 - s.game.side[0]] == TWO_DOWN:
        yield "win", 1
    most = s.game.rules.damage_ends
    if most is not None and len(controlled_damage(s, 0)) == most - 1:
        yield "survive", 1


def feats(s: MatrixState) -> dict[str, int]:
    """What can be counted, and what can be done, also two things of it in one turn."""
    found = {"vp": s.vp[0], "energon": s.energon[0],
             "power": max(0, power.strength(s, 0, 0, BATTLE) - power.alt_penalty(s, 0)) if s.active == 0 else 0}
    found = {feat: far for feat, far in found.items() if far >= LEAST[feat]}
    beaten = {f"defeat {s.card(slot).name}" for slot in s.zones[seat_zone(0, VAULT)]
              if s.card(slot).type in (BOSS, ROBOT)}
    commanded = {f"command {s.card(slot).name}" for slot, side in s.token.items() if side == s.game.side[0]}
    bought = {f"buy {s.card(slot).name}" for slot in s.zones[seat_zone(0, DISCARD)] if s.pool[slot] != POOL_PLAYER}
    pairs = combinations(sorted(beaten | commanded | bought), 2)
    return found | dict.fromkeys(beaten | commanded, 1) | {TOGETHER.join(pair): 1 for pair in pairs}


def task(s: MatrixState, feat: str, far: int) -> dict[str, Any]:
    """A puzzle's aim and its sentences."""
    me = s.card(s.zones[seat_zone(0, CHARACTER)][0]).name
    reach: dict[str, Any] = {}
    said: dict[str, list[str]] = {"en": [], "de": []}
    for part in feat.split(TOGETHER):
        kind, _, name = part.partition(" ")
        for language, sentence in SENTENCES[kind].items():
            said[language].append(sentence.format(n=far, name=name))
        if kind not in LOOKED_UP:
            continue
        wanted: Any = {"power": {"0": far}, "command": {name: FACTIONS[s.game.side[0]]}, "defeat": [name],
                       "buy": [name]}.get(kind, far)
        key = LOOKED_UP[kind].format(me=me)
        if isinstance(wanted, list):
            reach[key] = reach.get(key, []) + wanted
        elif isinstance(wanted, dict):
            reach[key] = reach.get(key, {}) | wanted
        else:
            reach[key] = wanted
    aim = {"aim": "reach", "reach": reach} if reach else {"aim": feat}
    return aim | {"task": {"en": f"You are {me}. This turn: {' and '.join(said['en'])}.",
                           "de": f"Du bist {me}. In diesem Zug: {' und '.join(said['de'])}."},
                  "missed": {"en": f"Not this time. The task was: {' and '.join(said['en'])}.",
                             "de": f"Diesmal nicht. Die Aufgabe war: {' und '.join(said['de'])}."}}


LOOKED_UP = {"vp": "vp of {me}", "energon": "energon of {me}", "power": "power in battle", "defeat": "vault of {me}",
             "buy": "discard of {me}", "command": "command"}
"""Feat -> where it is found; what is not there is an aim of its own."""
SENTENCES = {
    "win": {"en": "win the game", "de": "das Spiel gewinnen"},
    "survive": {"en": "make sure that you are still there when your next turn begins",
                "de": "dafür sorgen, dass du deinen nächsten Zug erlebst"},
    "vp": {"en": "score {n} victory points", "de": "{n} Siegpunkte holen"},
    "energon": {"en": "get to {n} Energon", "de": "auf {n} Energon kommen"},
    "power": {"en": "find {n} Power for a battle in your space",
              "de": "{n} Kraft für einen Kampf in deinem Feld finden"},
    "defeat": {"en": "defeat {name}", "de": "{name} besiegen"},
    "buy": {"en": "buy {name}", "de": "{name} kaufen"},
    "command": {"en": "take command of {name}", "de": "das Kommando über {name} übernehmen"}}
"""Feat -> what is to be done."""
