"""What an answer would bring, as far as a seat can know: found by trying it on what the seat sees."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.decisions import Option, card, word
from sparktable.kernel.events import MOVED
from sparktable.kernel.game import Prospect
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import View

from . import kinds, questions
from .events import BEING_PLAYED, PLAYED
from .facts.combat import defenders
from .facts.slots import bearer
from .facts.stats import attack, defense, keyword
from .odds import forecast
from .state import BATTLEFIELD, GEAR, HAND, SCRAP, SEATS, TcgState, characters
from .stats import BARE_KEYWORDS, KEYWORDS


def outlook(view: View, option: Option) -> list[Prospect]:
    """For an attack what it may come to; for anything else what changes at once. Whatever chance decides, and what
    comes after another question, is not told."""
    s, asked = view.state, view.decision
    assert isinstance(s, TcgState)
    if asked is None or asked.seat != view.seat or asked.kind == questions.FETCH:  # that lies unseen in the deck
        return []
    attacker, defender = _fighters(s, asked.kind, option)
    if attacker >= 0:
        return [*_attack(view, attacker, defender)] if defender >= 0 else []
    return foreseen(view, option)


def foreseen(view: View, *answers: Option) -> list[Prospect]:
    """What changes at once by these answers, one after the other."""
    s = view.state
    assert isinstance(s, TcgState)
    tried = s.copy()
    tried.events = []
    for answer in answers:
        take(tried, answer)
        asked = pending(tried)
    if tried.turn != s.turn or len(tried.battles) > len(s.battles) or tried.outcome is not None:
        return []
    named = {int(ref.value) for answer in answers for ref in answer.refs if ref.kind == "card"}
    found = [*_gear(s, tried, named), *_changes(s, tried, view.seat)]
    idle = not found and asked is not None and asked.kind == questions.MAIN and answers[0].kind == kinds.PLAY
    return [Prospect("nothing")] if idle and _does_nothing(s, tried) else found


def _does_nothing(s: TcgState, tried: TcgState) -> bool:
    """Whether a card was played, and that was all: nothing else happened, nothing is in force that was not."""
    assert tried.events is not None
    return ({event.kind for event in tried.events} <= {MOVED, PLAYED, BEING_PLAYED}
            and sum(event.kind == MOVED for event in tried.events) <= 1
            and (tried.modifiers, tried.listeners, tried.waiting) == (s.modifiers, s.listeners, s.waiting)
            and (tried.flips, tried.upgrades, tried.taps) == (s.flips, s.upgrades, s.taps)
            and tried.actions < s.actions)


def _gear(s: TcgState, tried: TcgState, named: set[int]) -> Iterator[Prospect]:
    """The bearer of an Upgrade that nobody was asked about, and Upgrades that are scrapped."""
    for seat in range(SEATS):
        for slot in tried.zones[GEAR + seat]:
            if bearer(s, slot) < 0 <= (on := bearer(tried, slot)) and on not in named:
                yield Prospect("goes on", (card(slot), card(on)))
        for slot in s.zones[GEAR + seat]:
            if bearer(s, slot) >= 0 and tried.where[slot] == SCRAP + seat and slot not in named:
                yield Prospect("scraps", (card(slot),))


def _fighters(s: TcgState, question: str, option: Option) -> tuple[int, int]:
    """Who would attack whom: -1 for nobody, and where it is still to be chosen."""
    if question == questions.DEFENDER and s.battles:
        return s.battles[-1].attacker.slot, option.value("card")
    if option.kind == kinds.ATTACK:
        attacker = option.value("card")
        targets = defenders(s, attacker)
        return attacker, targets[0] if len(targets) == 1 else -1
    return -1, -1


def _attack(view: View, attacker: int, defender: int) -> Iterator[Prospect]:
    told = forecast(view, attacker, defender)
    yield Prospect("damage may be", (card(defender),), (("n", round(told.average)),))
    yield Prospect("ko chance", (card(defender),), (("n", round(100 * told.knocks_out)),))


def _changes(s: TcgState, tried: TcgState, me: int) -> Iterator[Prospect]:
    """Character by character, then the own hand."""
    for seat in (me, 1 - me):
        for slot in characters(s, seat):
            if tried.where[slot] != BATTLEFIELD + seat:
                yield Prospect("leaves", (card(slot),))
                continue
            for key, reckon in (("attack", attack), ("defense", defense)):
                was, now = reckon(s, slot), reckon(tried, slot)
                if was != now:
                    yield Prospect(key, (card(slot),), (("n", now), ("was", was)))
            for name in KEYWORDS:
                has = keyword(tried, name, slot)
                if keyword(s, name, slot) != has:
                    told = "no keyword" if not has else "bare keyword" if name in BARE_KEYWORDS else "keyword"
                    yield Prospect(told, (card(slot), word(name)), (("n", has),))
            hurt = tried.damage[slot] - s.damage[slot]
            if hurt:
                yield Prospect("takes damage" if hurt > 0 else "is repaired", (card(slot),), (("n", abs(hurt)),))
            if s.tapped[slot] != tried.tapped[slot]:
                yield Prospect("taps" if tried.tapped[slot] else "untaps", (card(slot),))
    for seat in range(SEATS):
        drawn = set(tried.zones[HAND + seat]) - set(s.zones[HAND + seat])  # the card that is played leaves it
        if drawn:
            yield Prospect("you draw" if seat == me else "they draw", (), (("n", len(drawn)),))
