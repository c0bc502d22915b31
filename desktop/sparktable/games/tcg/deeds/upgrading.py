"""Upgrades: put on a character, scrapped from it, moved to another (rules, "Taking a Turn"; expanded rules)."""
from __future__ import annotations

from typing import Any, ClassVar

from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.decisions import CARD, Decision, Option, Options, card, word
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import bind
from sparktable.kernel.replacements import Happen, Happening, would
from sparktable.kernel.stack import call, settle
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import HappeningKind
from sparktable.kernel.values import NOBODY
from sparktable.kernel.zones import move

from .. import kinds, questions
from ..card import SLOTS
from ..events import PLAYED_FROM_HAND_ON, PLAYED_ON, PUT_ON, UPGRADE_LEFT, UPGRADE_SCRAPPED
from ..facts.slots import bearer, bearers, kinds_for, may_play_on, must_go, replaceable
from ..relations import ATTACHED
from ..state import GEAR, HAND, SCRAP, UPGRADED, TcgState, goes_to
from ..stats import A_RETURN, A_SCRAP
from .force import enforce_upgrade, lift

PLACED, PLAYED, FROM_HAND = 0, 1, 2
"""How an Upgrade comes to lie on a character: put there, played, played from the hand."""
PUT = Options(kinds.PUT_ON, "card")
GIVE_UP = Options(kinds.GIVE_UP, "card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaving(Happening):
    """An Upgrade is about to leave a character."""

    zone: int
    """Where it is going, as the owner's zone."""

    # --- written by packaging/write_records.py
    __slots__ = ("zone",)
    FIELDS: ClassVar[dict[str, str]] = {**Happening.FIELDS, "zone": "int"}

    def __init__(self, *, zone: int, **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.zone = zone

    def copy(self) -> Leaving:
        n: Leaving = Leaving.__new__(Leaving)
        n.kind = self.kind
        n.subject = self.subject
        n.seat = self.seat
        n.amount = self.amount
        n.source = self.source
        n.cause = self.cause
        n.used = self.used
        n.zone = self.zone
        return n
    # --- as far as here


class PutOn(Node):
    """Choose the character for an Upgrade (the source of the frame), and what it takes the place of. The frame's
    data: the characters that it may be put on (none: any of the player's own that can bear it), and how: PLACED,
    PLAYED or FROM_HAND."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        options = [option for each in self.among(s, frame) for option in self.places(s, frame, each)]
        return Decision(frame.seat, questions.PUT_ON, options, frame.source) if options else None

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        named, how = frame.data
        legal = bearers(s, frame.source, frame.seat)
        return [each for each in legal if (not named or each in named)
                and (how == PLACED or may_play_on(s, frame.source, each))]

    def places(self, s: TcgState, frame: Frame, character: int) -> list[Option]:
        slots = kinds_for(s, frame.source, character)
        if len(slots) == 1:
            return [PUT[character]]
        return [Option(kinds.PUT_ON, (card(character), word(kind))) for kind in slots]

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        character = option.value("card")
        kinds = [str(ref.value) for ref in option.refs if ref.kind == "word"] or kinds_for(s, frame.source, character)
        call(s, LAY, frame.seat, frame.source, (character, SLOTS.index(kinds[0]), frame.data[1]))


class _Lay(Node):
    """It is put there, after what has to go is gone."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        character, kind, played = frame.data
        going = replaceable(s, frame.source, character) if played != PLACED and frame.step == 0 else []
        going = going or must_go(s, frame.source, character, SLOTS[kind])
        if going:
            return Decision(frame.seat, questions.GIVE_UP, [GIVE_UP[slot] for slot in going], frame.source)
        put_on(s, frame.source, character, kind, played)
        return None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.stack.append(frame.at(1))
        scrap_upgrade(s, option.value("card"))  # the rules say so, not the card that takes its place


def put_on(s: TcgState, upgrade: int, character: int, kind: int, how: int) -> None:
    """An Upgrade comes to lie on a character, and leaves the one that it has lain on so far."""
    before = bearer(s, upgrade)
    move(s, upgrade, GEAR + s.owner[upgrade])
    if s.card(upgrade).type == "character":
        s.mode[upgrade] = UPGRADED
    else:
        s.damage[upgrade] = 0
    s.lies_in[upgrade] = kind
    bind(s, upgrade, character, ATTACHED)
    enforce_upgrade(s, upgrade, character)
    emit(s, PUT_ON, s.owner[character], card(upgrade), card(character))
    settle(s)
    if before not in (NOBODY, character):
        fire(s, UPGRADE_LEFT, upgrade, before)
    fire(s, PUT_ON, upgrade, character)
    if how != PLACED:
        fire(s, PLAYED_ON, upgrade, character)
    if how == FROM_HAND:
        fire(s, PLAYED_FROM_HAND_ON, upgrade, character)


class _Leave(Node):
    """It goes where it is going after all replacements."""

    def run(self, s: TcgState, frame: Frame) -> None:
        leaving: Leaving = frame.data
        if bearer(s, leaving.subject) < 0:
            return
        if leaving.zone == SCRAP:
            fire(s, UPGRADE_SCRAPPED, leaving.subject, bearer(s, leaving.subject))
        depart(s, UPGRADE_LEFT, leaving.subject)
        move(s, leaving.subject, goes_to(s, leaving.subject, leaving.zone))
        settle(s)


SCRAPPING, LAY, PUTTING_ON = Happen(_Leave()), _Lay(), PutOn()
for _name, _node in {"scrapping": SCRAPPING, "lay": LAY, "putting on": PUTTING_ON}.items():
    label_tree(f"tcg/{_name}", _node)


def scrap_upgrade(s: TcgState, upgrade: int, source: int = NOBODY) -> None:
    """An Upgrade is about to be scrapped from a character, by a card or by the rules."""
    _let_leave(s, upgrade, A_SCRAP, SCRAP, source)


def scrap_upgrades(s: TcgState, upgrades: list[int], source: int) -> None:
    """Upgrades are about to be scrapped together, by a card. If one of them could be spared, the owner chooses in
    which order that is seen."""
    if len(upgrades) > 1 and would(A_SCRAP) in s.modifiers:
        call(s, SCRAP_IN_TURN, s.owner[upgrades[0]], source, tuple(upgrades))
    else:
        for slot in reversed(upgrades):
            scrap_upgrade(s, slot, source)


class _ScrapInTurn(Node):
    """The data: those that are still to be scrapped."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        left = [slot for slot in frame.data if bearer(s, slot) >= 0]
        if not left:
            return None
        return Decision(frame.seat, questions.SCRAP_FIRST, [CARD[slot] for slot in left], frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        s.stack.append(frame.having(tuple(each for each in frame.data if each != slot)))
        scrap_upgrade(s, slot, frame.source)


def return_upgrade(s: TcgState, upgrade: int) -> None:
    """An Upgrade is about to return to its owner's hand."""
    _let_leave(s, upgrade, A_RETURN, HAND)


def _let_leave(s: TcgState, upgrade: int, kind: HappeningKind, zone: int, source: int = NOBODY) -> None:
    SCRAPPING.begin(s, Leaving(kind=kind, subject=upgrade, seat=s.owner[upgrade], zone=zone,
                               source=source))


SCRAP_IN_TURN = _ScrapInTurn()
label_tree("tcg/scrap in turn", SCRAP_IN_TURN)


def move_upgrade(s: TcgState, upgrade: int, character: int) -> None:
    """An Upgrade moves to another character: there it may have to take something's place."""
    lift(s, upgrade)
    call(s, LAY, s.owner[character], upgrade, (character, SLOTS.index(kinds_for(s, upgrade, character)[0]), PLACED))
