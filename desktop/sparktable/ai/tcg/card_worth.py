"""What cards and teams are worth before a game: to whoever builds a deck, or exchanges cards between two games.

A battle card is flipped far more often than it is played, so its icons count first. What it does when it is played is
read off its text, roughly: in points of damage done or spared.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from sparktable.games.tcg.card import BLACK, BLUE, GREEN, ORANGE, UPGRADE, WHITE, BattleCard, Character
from sparktable.games.tcg.cards import BATTLE_CARDS
from sparktable.games.tcg.seen import Seen
from sparktable.games.tcg.stats import ATTACK, BOLD, DEFENSE, PIERCE, TOUGH
from sparktable.games.tcg.verbs.abilities import Gives
from sparktable.games.tcg.verbs.damage import Damage, KnockOut, Repair
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.modes import Untap
from sparktable.games.tcg.verbs.on_paper import could_bear
from sparktable.games.tcg.verbs.select import ANYBODYS, YOURS, Chars
from sparktable.games.tcg.verbs.upgrades import ReturnUpgrade, ScrapUpgrade
from sparktable.games.tcg.verbs.whom import Each, Whom
from sparktable.games.tcg.verbs.with_cards import Draw, FlipMore
from sparktable.kernel.nodes import Node
from sparktable.kernel.typed import Stat

ICONS: Final = {ORANGE: 1.0, BLUE: 0.95, WHITE: 1.0, BLACK: 0.6, GREEN: 0.45}
"""What an icon is worth whenever its card is flipped."""
STATS: Final = {ATTACK: 0.6, BOLD: 0.5, DEFENSE: 0.5, TOUGH: 0.45, PIERCE: 0.3}
"""What a point is worth in one battle."""
STAYS: Final = 2.0
"""An Upgrade is there in so many battles."""
COUNTED: Final = 2.0
"""What a number that is counted comes to."""
MAYBE: Final = 0.6
"""How often a text with a condition works."""
REMOVES: Final = 1.8
"""What an enemy Upgrade is worth that goes."""
UNTAPS: Final = 1.2
FELLS: Final = 2.0
USUAL_TEAM: Final = 3.5
STAR: Final = 1.0
"""What a star that a battle card costs would have been worth on the team."""
FEW: Final = 8
"""So many cards of an unknown deck are taken for usual ones."""


class Foe(NamedTuple):
    """Against whom cards shall be good: what a card of the other deck has on average."""

    orange: float = 0.55
    blue: float = 0.55
    upgrades: float = 0.45
    team: float = USUAL_TEAM


USUAL: Final = Foe()


def foe_of(team: int, seen: Seen) -> Foe:
    """What is to be thought of somebody with a team of that size, of whose cards those have been seen."""
    cards = [(BATTLE_CARDS[name], count) for name, count in seen if name in BATTLE_CARDS]
    total = FEW + sum(count for _, count in cards)
    orange, blue = ((FEW * usual + sum(count * card.icons.count(icon) for card, count in cards)) / total
                    for icon, usual in ((ORANGE, USUAL.orange), (BLUE, USUAL.blue)))
    upgrades = (FEW * USUAL.upgrades + sum(count for card, count in cards if card.type == UPGRADE)) / total
    return Foe(orange, blue, upgrades, float(team))


def card_worth(card: BattleCard, team: Sequence[Character], foe: Foe = USUAL) -> float:
    """Of a battle card in the deck of a team."""
    return sum((ICONS[icon] for icon in card.icons), 0.0) + play_worth(card, team, foe) - STAR * card.stars


def play_worth(card: BattleCard, team: Sequence[Character], foe: Foe = USUAL) -> float:
    """Of playing it; nothing where nobody could bear it."""
    if not could_bear(card, team):
        return 0.0
    own = float(len(team)) or USUAL_TEAM
    worth = sum((_text_worth(node, own, foe) for _, tree in card.trees() for node in tree.walk()), 0.0)
    if card.type == UPGRADE:
        worth += STAYS * (card.attack * STATS[ATTACK] + card.defense * STATS[DEFENSE])
    return worth * (1.0 if card.only_if is None else MAYBE)


def _text_worth(node: Node, own: float, foe: Foe) -> float:
    if isinstance(node, Gives) and node.what in STATS:
        return STAYS * _stat(node.what, foe) * _many(node.n) * (1.0 if node.provided is None else MAYBE)
    if isinstance(node, Gets) and node.stat in STATS:
        return _stat(node.stat, foe) * _many(node.n)
    if isinstance(node, Damage):
        return 0.8 * _many(node.n) * _reached(node.whom, own, foe)
    if isinstance(node, Repair):
        return 0.45 * _many(node.n) * (own / 2 if isinstance(node.whom, Each) else 1.0)
    if isinstance(node, ScrapUpgrade | ReturnUpgrade):
        return REMOVES * foe.upgrades / USUAL.upgrades
    if isinstance(node, Draw):
        return 0.8 * _many(node.n)
    if isinstance(node, FlipMore):
        return 0.5 * _many(node.n)
    return UNTAPS if isinstance(node, Untap) else FELLS if isinstance(node, KnockOut) else 0.0


def _stat(stat: Stat, foe: Foe) -> float:
    """Pierce helps against those who defend well, Tough against those who attack well."""
    factor = {PIERCE: foe.blue / USUAL.blue, TOUGH: foe.orange / USUAL.orange, DEFENSE: foe.orange / USUAL.orange,
              BOLD: USUAL.blue / max(0.2, foe.blue)}
    return STATS[stat] * factor.get(stat, 1.0)


def _reached(whom: Whom, own: float, foe: Foe) -> float:
    """How many enemies are hurt, less how many of one's own."""
    whose = whom.among.whose if isinstance(whom.among, Chars) else ANYBODYS
    many = isinstance(whom, Each)
    if whose == YOURS:
        return -own if many else -1.0
    if whose == ANYBODYS and many:
        return foe.team - own + 0.5
    return foe.team if many else 1.0


def _many(n: object) -> float:
    return float(n) if isinstance(n, int) else COUNTED


# --- characters -----------------------------------------------------------------------------------------


FLIPPED: Final = 2.0
"""What flips add to an attack, about."""
BLOW: Final = 6.5
"""A usual attack with its flips, before defense."""


def team_worth(team: Iterable[Character]) -> float:
    """How hard a team hits times how long it stands."""
    each = list(team)
    if not each:
        return 0.0
    return sum((_stands(one) for one in each), 0.0) * sum((_hits(one) for one in each), 0.0) / len(each)


def _hits(character: Character) -> float:
    return FLIPPED + max(mode.attack + _adds(mode.abilities, (ATTACK, BOLD, PIERCE)) for mode in character.modes)


def _stands(character: Character) -> float:
    guard = max(mode.defense + _adds(mode.abilities, (DEFENSE, TOUGH)) for mode in character.modes)
    return character.health * BLOW / max(2.0, BLOW - guard)


def _adds(abilities: Iterable[Node], stats: Sequence[object]) -> float:
    """What a side's own text adds to it."""
    return sum((_many(node.n) * (1.0 if node.provided is None else MAYBE) * 0.6 for node in _walked(abilities)
                if isinstance(node, Gives) and node.what in stats), 0.0)


def _walked(abilities: Iterable[Node]) -> Iterator[Node]:
    for each in abilities:
        yield from each.walk()
