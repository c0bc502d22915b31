"""Constructors for titles: a card file reads like the cards.

    maneuver("Sneak Attack", cost=4, power=2, range=2, move=1, copies=2, ours=("copies",),
             play=May(Choose(Convert(), Teleport())),
             energon={1: ForCharacter(Chars(at=IN_RANGE), GainDamage(1, THEM))})

A text that could be several (`when`, `ongoing`, `pay`, `thwart`, `score`) is given as one or as a tuple; an Energon
ability without a keyword is given as its effect alone. `ours` names what no source tells: True for a whole card of
the house, or the fields of a known card.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypeVar

from sparktable.kernel.control import AtMost, Effect
from sparktable.kernel.vocabulary.counts import Count

from ..card import (
    ALLY,
    BASIC,
    BOSS,
    CHARACTER,
    DAMAGE,
    ENCOUNTER,
    MANEUVER,
    MISSION,
    POLITY,
    RELIC,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    STARTER,
    TECHNOLOGY,
    UNKNOWN,
    MatrixCard,
    Side,
)
from ..headings import Ability, Objective, Payment, RevealAttack, Score, StartOfTurn, Thwart, When
from ..headings import Encounter as Halves
from ..statics import Static
from ..verbs.board import Clear, TakeCommand, everybody_moves_off
from ..verbs.select import Chars

BLOCK, FLIGHT, ASSIST, CONFRONT, COMMAND, ONGOING = "block", "flight", "assist", "confront", "command", "ongoing"
START_OF_TURN, ATTACK, REVEAL, PEEK, DESTROY, GIVE = "start of turn", "attack", "reveal", "peek", "destroy", "give"
CLEAR, GAIN, TELEPORT, AMBUSH = "clear", "gain", "teleport", "ambush"

TVT, COOP, SOLO = "tvt", "co-op", "solo"

PLAYING_ALONE = AtMost(Count(Chars()), 1)

Ours = bool | tuple[str, ...]
T = TypeVar("T")
Several: TypeAlias = T | tuple[T, ...]


def _all(texts: Any) -> tuple[Any, ...]:
    return texts if isinstance(texts, tuple) else (texts,)


def _abilities(energon: Mapping[int, Ability | Effect]) -> dict[int, Ability]:
    return {price: text if isinstance(text, Ability) else Ability(text) for price, text in energon.items()}


def alt(move: int, penalty: int, *, ongoing: Several[Static] = (), when: Several[When] = (),
        pay: Several[Payment] = (), leaving: Effect | None = None) -> Side:
    """The vehicle side of a character: Move each turn, Power lost in battles (0 or below), what comes before each
    Convert from it."""
    return Side(move=move, penalty=penalty, ongoing=_all(ongoing), when=_all(when), pay=_all(pay), leaving=leaving)


def bot(*, ongoing: Several[Static] = (), when: Several[When] = (), pay: Several[Payment] = (),
        energon: Mapping[int, Ability | Effect]) -> Side:
    """The robot side of a character."""
    return Side(ongoing=_all(ongoing), when=_all(when), pay=_all(pay), energon=_abilities(energon))


class Maker:
    """The constructors for the titles of one box."""

    def __init__(self, box: str) -> None:
        self.box = box

    def card(self, type_: str, name: str, *, ours: Ours = (), keywords: tuple[str, ...] = (),
             energon: Mapping[int, Ability | Effect] | None = None, ongoing: Several[Static] = (),
             in_matrix: Several[Static | When] = (), when: Several[When] = (), pay: Several[Payment] = (),
             thwart: Several[Thwart] = (), score: Several[Score] = (), start: Effect | StartOfTurn | None = None,
             **fields: Any) -> MatrixCard:
        """A title of any type."""
        return MatrixCard(
            name, type_, self.box, house=ours is True, house_fields=() if isinstance(ours, bool) else ours,
            keywords=frozenset(keywords), energon=_abilities(energon or {}), ongoing=_all(ongoing),
            in_matrix=_all(in_matrix), when=_all(when), pay=_all(pay), thwart=_all(thwart), score=_all(score),
            start=StartOfTurn(start) if isinstance(start, Effect) else start, **fields)

    def character(self, name: str, faction: int, alt: Side, bot: Side, *, ours: Ours = ()) -> MatrixCard:
        return self.card(CHARACTER, name, faction=faction, alt=alt, bot=bot, ours=ours)

    def starter(self, name: str, *, copies: int, power: int = 0, range: int = 0, move: int = 0,
                **texts: Any) -> MatrixCard:
        return self.card(STARTER, name, cost=0, copies=copies, power=power, range=range, move=move, **texts)

    def basic(self, name: str, *, cost: int, power: int, range: int, move: int, copies: int,
              **texts: Any) -> MatrixCard:
        """The title of the stack that can be bought from anywhere."""
        return self.card(BASIC, name, cost=cost, copies=copies, power=power, range=range, move=move, **texts)

    def damage(self, name: str, *, copies: int, **texts: Any) -> MatrixCard:
        return self.card(DAMAGE, name, cost=0, copies=copies, **texts)

    def maneuver(self, name: str, *, cost: int, power: int = 0, range: int = 0, move: int = 0, copies: int = 2,
                 **texts: Any) -> MatrixCard:
        return self.card(MANEUVER, name, cost=cost, power=power, range=range, move=move, copies=copies, **texts)

    def technology(self, name: str, *, cost: int, power: int = 0, range: int = 0, copies: int = 2,
                   **texts: Any) -> MatrixCard:
        return self.card(TECHNOLOGY, name, cost=cost, power=power, range=range, copies=copies, **texts)

    def robot(self, name: str, faction: int, subtype: str = "", *, cost: int, power: int, range: int = 0,
              move: int = 0, reward: Effect, **texts: Any) -> MatrixCard:
        return self.card(ROBOT, name, faction=faction, subtype=subtype, cost=cost, power=power, range=range,
                         move=move, reward=reward, **texts)

    def relic(self, name: str, *, cost: int, power: int = 0, range: int = 0, move: int = 0, vp: int = 0,
              **texts: Any) -> MatrixCard:
        """A title worth VP in a Vault."""
        return self.card(RELIC, name, cost=cost, power=power, range=range, move=move, vp=vp, **texts)

    def ally(self, name: str, *, cost: int, **texts: Any) -> MatrixCard:
        """Goes straight into play when it is bought or gained, and stays."""
        return self.card(ALLY, name, cost=cost, **texts)

    def site(self, name: str, **texts: Any) -> MatrixCard:
        return self.card(SITE, name, **texts)

    def polity(self, name: str, level: Literal[1, 2, 3], **texts: Any) -> MatrixCard:
        """A Site to take command of: price and VP follow from the level (War on Cybertron p.10)."""
        return self.card(POLITY, name, level=level, vp=level, extra_types=(SITE,),
                         pay=Payment(TakeCommand(), power=1 + 2 * level), **texts)

    def scheme(self, name: str, kind: str, *, thwart: Several[Thwart] = (), **texts: Any) -> MatrixCard:
        return self.card(SCHEME, name, subtype=kind, thwart=thwart, **texts)

    def boss(self, name: str, faction: int, level: Literal[1, 2, 3], *, attack: Effect, then_ambush: bool = True,
             blockable: bool = True, **texts: Any) -> MatrixCard:
        """Cost follows from the level in both boxes. `attack` is the Reveal Attack."""
        return self.card(BOSS, name, faction=faction, level=level, cost=4 + 2 * level,
                         attack=RevealAttack(attack, then_ambush, blockable), **texts)

    def ruin(self, name: str, *, copies: int = 1, move: int = 0, power: int = 0, cleared: Effect | None = None,
             **texts: Any) -> MatrixCard:
        """Everybody moves off it when it comes up. `move` or `power` clears it; without a price nothing does. It may
        come back in the same turn, and be cleared again."""
        pay = (Payment(Clear(), move=move, power=power, limit=0),) if move or power else ()
        return self.card(RUIN, name, copies=copies, reveal=everybody_moves_off(), pay=pay, cleared=cleared, **texts)

    def mission(self, name: str, objective: Objective, *, modes: tuple[str, ...] = (TVT, COOP, SOLO),
                ours: Ours = True) -> MatrixCard:
        """2 VP when it is completed, one lost while it is not (War on Cybertron p.10)."""
        return self.card(MISSION, name, objective=objective, modes=frozenset(modes), vp=2, score=Score(-1), ours=ours)

    def encounter(self, name: str, *, ambush: Effect, confrontation: Effect, among_rivals: Effect | None = None,
                  spares_experts: bool = False, ours: Ours = ()) -> MatrixCard:
        halves = Halves(ambush, confrontation, among_rivals, spares_experts)
        return self.card(ENCOUNTER, name, encounter=halves, ours=ours)


UNKNOWN_CARD = MatrixCard("Unknown", UNKNOWN, "")
"""What a viewer does not know: always the last of a catalogue."""
