"""A battle: it begins, and cards are flipped in it."""
from __future__ import annotations

from sparktable.kernel.decisions import card, number
from sparktable.kernel.durations import begin_span
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import modify, value
from sparktable.kernel.presence import incarnation
from sparktable.kernel.zones import move

from ..card import BLACK, WHITE
from ..events import STRIKES
from ..facts.combat import BONUS_FLIPS
from ..facts.stats import ADDS, attack, defense, working
from ..state import SCRAP, Combat, TcgState
from ..stats import MOST_FLIPPED, TURN, WHITE_BRINGS
from .deck import flip_cards
from .flipping import set_tapped
from .force import PLUS

NO_LIMIT = 999
"""How many may be flipped where nothing limits it."""


def begin_attack(s: TcgState, attacker: int) -> None:
    """A character attacks: it is tapped."""
    s.attacked = (*s.attacked, attacker)
    s.battles = (*s.battles, Combat(begin_span(s), incarnation(s, attacker)))
    set_tapped(s, attacker, True)


def tell_totals(s: TcgState, now: Combat) -> None:
    """What the attack and the defense come to, for those who watch."""
    if s.events is not None:
        attacker, defender = now.attacker.slot, now.defender.slot
        emit(s, STRIKES, s.owner[attacker], card(attacker), card(defender), number(attack(s, attacker)),
             number(defense(s, defender)))


def flip_for_battle(s: TcgState, seat: int, n: int) -> list[int]:
    """Flip cards in a battle. The first white icon of a side brings more, once a battle."""
    flipped = _flip(s, seat, n)
    now = s.battles[-1]
    earlier = [slot for slot in now.flipped[seat] if slot not in flipped]
    fighter = (now.attacker if seat == s.owner[now.attacker.slot] else now.defender).slot
    if (any(WHITE in working(s, slot, fighter) for slot in flipped)
            and not any(WHITE in working(s, slot, fighter) for slot in earlier)):
        flipped += _flip(s, seat, value(s, WHITE_BRINGS, BONUS_FLIPS, fighter))
    return flipped


def take_back(s: TcgState, slot: int) -> None:
    """A card that was flipped in the battle is scrapped, and its icons do not count."""
    now, seat = s.battles[-1], s.owner[slot]
    pierce = working(s, slot, now.attacker.slot).count(BLACK)
    if pierce and seat == s.owner[now.attacker.slot]:
        modify(s, ADDS[BLACK], PLUS, seat=seat, amount=-pierce, until=TURN, subject=now.attacker.slot)
    left = tuple(tuple(each for each in side if each != slot) for side in now.flipped)
    s.battles = (*s.battles[:-1], now._replace(flipped=left))
    move(s, slot, SCRAP + seat)


def _flip(s: TcgState, seat: int, n: int) -> list[int]:
    """Flip cards, with what they bring at once: Pierce for each black icon of the attacker's."""
    now = s.battles[-1]
    left = value(s, MOST_FLIPPED, NO_LIMIT, seat) - len(now.flipped[seat])
    flipped = flip_cards(s, seat, min(n, left))
    s.turn_flips = (*s.turn_flips, *flipped)
    if seat == s.owner[now.attacker.slot]:
        pierce = sum(working(s, slot, now.attacker.slot).count(BLACK) for slot in flipped)
        if pierce:
            modify(s, ADDS[BLACK], PLUS, seat=seat, amount=pierce, until=TURN, subject=now.attacker.slot)
    cards = tuple((*each, *flipped) if side == seat else each for side, each in enumerate(now.flipped))
    s.battles = (*s.battles[:-1], now._replace(flipped=cards))
    return flipped
