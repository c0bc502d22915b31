"""Attacks, Blocks and Ambushes (War on Cybertron p.11-12; Core p.10-11)."""
from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.control import Choose, Effect, Seq, no_frame
from sparktable.kernel.decisions import NO, PASS, YES, Decision, Option, Options, card, seat, word
from sparktable.kernel.fields import Record
from sparktable.kernel.modifiers import drop
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.kernel.zones import move, move_top, shuffle, turn_up

from .. import kinds, questions, stats
from ..events import (
    ACTIVATES,
    AMBUSHED,
    BLOCKS_ATTACK,
    CAUSES_AMBUSH,
    DRAWS_ENCOUNTER,
    FORCED,
    MOVES_ONTO,
    happened,
    use,
    uses,
)
from ..facts.cards import side_of
from ..facts.power import energon_price, range_of
from ..headings import ANYTIME, Ability, Blocks
from ..state import BOT, CHARACTER, ENCOUNTER_DISCARD, ENCOUNTER_NOW, ENCOUNTERS, HAND, PLAY, MatrixState, seat_zone
from .piles import DISCARD_OR_VAULT
from .resources import lose_energon

BLOCK_WITH: Final = Options(kinds.BLOCK, "card")
BLOCK_BY_ABILITY: Final = Options(kinds.BLOCK_BY_ABILITY, "card", "number")


@mypyc_attr(allow_interpreted_subclasses=True)
class Assault(Record):
    """An Attack on its way through its victims."""

    victims: tuple[int, ...]
    """In turn order."""
    effect: Node
    """What each of them suffers who is not Blocked for."""
    by_text_of: int
    """The seat whose card's text attacks, or -1 where the victim is the text's "you" (Encounters, Bosses)."""
    blockable: bool
    """Whether it can be Blocked at all."""
    index: int
    """The victim whose turn it is."""
    asked: int
    """How many players have been asked to Block for that victim."""
    blockers: tuple[int, ...]
    """Who has used a Block: one each per Attack (p.11)."""
    safe: tuple[int, ...]
    """Victims who have been Blocked for."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"blockable": True, "index": 0, "asked": 0, "blockers": (), "safe": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("asked", "blockable", "blockers", "by_text_of", "effect", "index", "safe", "victims")
    FIELDS: ClassVar[dict[str, str]] = {"victims": "tuple[int, ...]", "effect": "Node", "by_text_of": "int",
                                        "blockable": "bool", "index": "int", "asked": "int",
                                        "blockers": "tuple[int, ...]", "safe": "tuple[int, ...]"}

    def __init__(self, *, victims: tuple[int, ...], effect: Node, by_text_of: int, blockable: bool = True,
                 index: int = 0, asked: int = 0, blockers: tuple[int, ...] = (), safe: tuple[int, ...] = ()) -> None:
        self.victims = victims
        self.effect = effect
        self.by_text_of = by_text_of
        self.blockable = blockable
        self.index = index
        self.asked = asked
        self.blockers = blockers
        self.safe = safe

    def copy(self) -> Assault:
        n: Assault = Assault.__new__(Assault)
        n.victims = self.victims
        n.effect = self.effect
        n.by_text_of = self.by_text_of
        n.blockable = self.blockable
        n.index = self.index
        n.asked = self.asked
        n.blockers = self.blockers
        n.safe = self.safe
        return n
    # --- as far as here


class BlockAbility(NamedTuple):
    """An Energon ability that would Block for a victim."""

    slot: int
    price: int
    ability: Ability
    block: Node
    """The part of the ability to resolve."""


def attack(s: MatrixState, victims: tuple[int, ...], effect: Effect, by: int, source: int,
           blockable: bool = True) -> None:
    """Attack characters with a card's text; each may be Blocked for."""
    if victims:
        call(s, ATTACK, by, source, Assault(victims=_in_turn_order(s, victims), effect=effect, by_text_of=by,
                                                blockable=blockable))


def attack_you(s: MatrixState, victims: tuple[int, ...], effect: Effect, source: int, blockable: bool = True) -> None:
    """An Attack whose text calls its victim "you": Encounters and Bosses."""
    if victims:
        call(s, ATTACK, s.active, source, Assault(victims=_in_turn_order(s, victims), effect=effect, by_text_of=-1,
                                                      blockable=blockable))


def _in_turn_order(s: MatrixState, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(seats), key=lambda each: (each - s.active) % s.game.seats))


class _Attack(Node):
    """For each victim: the victim may Block, then the others in clockwise order; else the effect resolves (p.11)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        a: Assault = frame.data
        while a.index < len(a.victims):
            victim = a.victims[a.index]
            if victim not in a.safe:
                question = self._question(s, a, victim, frame.source)
                if question is not None:
                    return question
                a.index, a.asked = a.index + 1, 0
                s.stack.append(frame)
                doer = a.by_text_of if a.by_text_of >= 0 else victim
                effect = a.effect
                assert isinstance(effect, Effect)
                begin(s, effect, doer, frame.source, them=victim)
                return None
            a.index, a.asked = a.index + 1, 0
        return None

    def _question(self, s: MatrixState, a: Assault, victim: int, source: int) -> Decision | None:
        """The next player who might Block for the victim: the hand decides whether one can, and that is secret."""
        seats = s.game.seats
        while a.blockable and a.asked < seats:
            asked_seat = (victim + a.asked) % seats
            if asked_seat not in a.blockers and (asked_seat == victim or (
                    s.at[asked_seat] >= 0 and not _spoils_own(s, a, asked_seat, victim, source))):
                distance = s.game.grid.distance[s.at[asked_seat]][s.at[victim]] if s.at[victim] >= 0 else 99
                hand = s.zones[seat_zone(asked_seat, HAND)]
                options: list[Option] = [PASS]
                if asked_seat == victim or distance <= 4:
                    options += [BLOCK_WITH[slot] for slot in hand if s.cards[s.ident[slot]].blocks
                                and (asked_seat == victim or range_of(s, slot) >= distance)]
                options += [BLOCK_BY_ABILITY[block.slot, block.price]
                            for block in block_abilities(s, asked_seat, victim)]
                if len(options) > 1 or (hand and (asked_seat == victim or distance <= LONGEST_BLOCK)):
                    about = (seat(victim), word(a.effect.label))
                    return Decision(asked_seat, questions.BLOCK, options, source, about, secret=True)
            a.asked += 1
        return None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        a: Assault = frame.data
        victim = a.victims[a.index]
        blocker = (victim + a.asked) % s.game.seats
        s.stack.append(frame)
        if option == PASS:
            a.asked += 1
            return
        a.blockers = (*a.blockers, blocker)
        a.index, a.asked = a.index + 1, 0
        slot = option.value("card")
        if option.kind == kinds.BLOCK:
            self._block_with_card(s, blocker, victim, slot)
        else:
            price = option.value("number")
            found = next(b for b in block_abilities(s, blocker, victim) if (b.slot, b.price) == (slot, price))
            use(s, slot, found.ability.label)
            lose_energon(s, blocker, price)
            happened(s, ACTIVATES, blocker, slot, number=price)
            if any(isinstance(node, Blocks) and node.everybody for node in found.block.walk()):
                a.safe = (*a.safe, *_covered(s, blocker, found, a.victims))
            begin(s, found.block, blocker, slot, them=victim)
        happened(s, BLOCKS_ATTACK, blocker, slot, number=victim)

    def _block_with_card(self, s: MatrixState, blocker: int, victim: int, slot: int) -> None:
        """Discarding to Block is not playing: only the text after "Block:" works (p.11)."""
        turn_up(s, slot)
        text = s.card(slot).block
        if text is not None:
            begin(s, text, blocker, slot, them=victim)
        call(s, DISCARD_OR_VAULT, blocker, slot)


def _spoils_own(s: MatrixState, a: Assault, blocker: int, victim: int, source: int) -> bool:
    """Whether a Block would only spoil an Attack of the blocker's own card. The book lets any player Block (p.11):
    for a teammate that is hit as well it makes sense, for a rival hardly ever, so nobody is asked unless the table
    rules so. Bosses and Encounters attack on nobody's behalf."""
    return (blocker == a.by_text_of and s.game.zone_seat[s.where[source]] == blocker
            and victim not in s.game.team(blocker) and s.game.ruling("block_own_attack") != "anybody")


def _covered(s: MatrixState, blocker: int, block: BlockAbility, victims: tuple[int, ...]) -> tuple[int, ...]:
    frame = no_frame(blocker, block.slot)
    return tuple(victim for victim in victims if _blocks(block.block, s, frame, victim))


LONGEST_BLOCK: Final = 2
"""The longest Range of a card with Block: beyond it nobody is asked, and nothing is given away."""

ATTACK: Final = _Attack()
label_tree("matrix/attack", ATTACK)


def block_abilities(s: MatrixState, seat: int, victim: int) -> list[BlockAbility]:
    """Energon abilities that Block: of cards in play only on their player's own turn (p.11), of a character in Bot
    Mode also on others' turns, unless the table's ruling says otherwise."""
    found: list[BlockAbility] = []
    energon = s.energon[seat]
    if not energon:
        return found
    if seat == s.active:
        for slot in s.zones[seat_zone(seat, PLAY)]:
            found += _abilities(s, seat, slot, s.cards[s.ident[slot]].energon, victim)
    if s.mode[seat] == BOT:
        slot = s.zones[seat_zone(seat, CHARACTER)][0]
        side = side_of(s, seat, BOT)
        offturn = s.game.ruling("character_block_offturn")
        found += [block for block in _abilities(s, seat, slot, side.energon, victim)
                  if seat == s.active or offturn or block.ability.any_turn]
    return found


def _abilities(s: MatrixState, seat: int, slot: int, energon: dict[int, Ability], victim: int) -> list[BlockAbility]:
    found = []
    for price, ability in energon.items():
        if ability.window == ANYTIME and price <= s.energon[seat] and not uses(s, slot, ability.label):
            part = _block_part(ability.effect)
            to_pay = energon_price(s, seat, slot, price)
            if part is not None and to_pay <= s.energon[seat] and _blocks(part, s, no_frame(seat, slot), victim):
                found.append(BlockAbility(slot, to_pay, ability, part))
    return found


def _block_part(effect: Effect) -> Effect | None:
    """The part of an ability that Blocks: itself, a sequence that has a Block in it, or that choice of several."""
    if isinstance(effect, Blocks):
        return effect
    if isinstance(effect, Seq):
        return effect if any(isinstance(kid, Blocks) for kid in effect.kids) else None
    if isinstance(effect, Choose):
        return next((part for part in map(_block_part, effect.choices) if part is not None), None)
    return None


def _blocks(part: Node, s: MatrixState, frame: Frame, victim: int) -> bool:
    return any(isinstance(node, Blocks) and node.covers(s, frame, victim) for node in part.walk())


@mypyc_attr(allow_interpreted_subclasses=True)
class Trap(Record):
    """An Ambush on its way."""

    victims: tuple[int, ...]
    """In turn order."""
    by: int
    """Whose doing it is, or -1."""

    # --- written by packaging/write_records.py
    __slots__ = ("by", "victims")
    FIELDS: ClassVar[dict[str, str]] = {"victims": "tuple[int, ...]", "by": "int"}

    def __init__(self, *, victims: tuple[int, ...], by: int) -> None:
        self.victims = victims
        self.by = by

    def copy(self) -> Trap:
        n: Trap = Trap.__new__(Trap)
        n.victims = self.victims
        n.by = self.by
        return n
    # --- as far as here


def ambush(s: MatrixState, victims: tuple[int, ...], source: int, by: int) -> None:
    """Ambush characters: one Encounter card for all of them (p.12)."""
    if victims:
        call(s, AMBUSH, s.active, source, Trap(victims=_in_turn_order(s, victims), by=by))


class _Ambush(Procedure):
    """Ambush: War on Cybertron p.12, Core p.11."""

    @step("announce")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        """Texts that speak of being ambushed come first."""
        trap: Trap = f.data
        for victim in trap.victims:
            happened(s, AMBUSHED, victim, f.source)
            by = s.active if pushed(s, victim) else trap.by
            if by >= 0 and victim in s.game.adversaries(by):
                happened(s, CAUSES_AMBUSH, by, f.source, number=victim)
        return None

    @step("avoid")
    def avoid(self, s: MatrixState, f: Frame) -> Result:
        """Who avoids it is not attacked; if nobody else is, no Encounter is drawn (p.12)."""
        trap: Trap = f.data
        draw_anyway = False
        for victim in trap.victims:
            m = in_force(s, stats.NO_AMBUSH, victim)
            if m is not None:
                trap.victims = tuple(other for other in trap.victims if other != victim)
                draws = bool(getattr(m.node, "draws", False))
                draw_anyway |= draws and s.game.ruling("avoid_ambush_draws") == "always"
                if m.until == stats.NEXT:
                    drop(s, m)
        if not trap.victims and not draw_anyway:
            return self.leave()
        return DRAW_ENCOUNTER

    @step("attack")
    def attack(self, s: MatrixState, f: Frame) -> Result:
        trap: Trap = f.data
        drawn = s.zones[ENCOUNTER_NOW][-1]
        text = s.card(drawn).encounter
        if text is not None:
            attack_you(s, trap.victims, text.ambush, drawn)
        return None

    @step("discard")
    def discard(self, s: MatrixState, f: Frame) -> Result:
        discard_encounter(s)
        return None


def pushed(s: MatrixState, seat: int) -> bool:
    """Whether a character stands where it does against its player's will: its last move this turn was forced."""
    ways = [deed.number for deed in s.deeds if deed.kind == MOVES_ONTO and deed.seat == seat]
    return ways[-1:] == [FORCED]


def discard_encounter(s: MatrixState) -> None:
    for slot in tuple(s.zones[ENCOUNTER_NOW]):
        move(s, slot, ENCOUNTER_DISCARD)


class _DrawEncounter(Node):
    """Turn up the top Encounter card. Omega Formation may throw it away unresolved for another one, once."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        if frame.step == 0:
            slot = next_encounter(s)
            move(s, slot, ENCOUNTER_NOW)
            happened(s, DRAWS_ENCOUNTER, s.active, slot)
            if in_force(s, stats.ANOTHER_ENCOUNTER, s.active):
                s.stack.append(frame.at(1))
            return None
        return Decision(s.active, questions.REDRAW_ENCOUNTER, (YES, NO), s.zones[ENCOUNTER_NOW][-1],
                        (card(s.zones[ENCOUNTER_NOW][-1]),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        m = in_force(s, stats.ANOTHER_ENCOUNTER, s.active)
        if m is not None:
            drop(s, m)
        if option == YES:
            discard_encounter(s)
            s.stack.append(frame.to(self))


AMBUSH: Final = _Ambush()
label_tree("matrix/ambush", AMBUSH)
DRAW_ENCOUNTER: Final = _DrawEncounter()
label_tree("matrix/draw encounter", DRAW_ENCOUNTER)


def next_encounter(s: MatrixState) -> int:
    """The top Encounter card; the discarded ones are shuffled when there is none (p.12)."""
    if not s.zones[ENCOUNTERS]:
        shuffle_encounters(s)
    return s.zones[ENCOUNTERS][-1]


def shuffle_encounters(s: MatrixState) -> None:
    """All ten are shuffled before every Confrontation, so one seen in the Ambush can come again (p.12)."""
    move_top(s, ENCOUNTER_DISCARD, ENCOUNTERS, 99)
    shuffle(s, ENCOUNTERS)
