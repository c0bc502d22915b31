"""What the table shows of the Transformers TCG: read from a view, reckoned by the game's own readers."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.card import BLUE, COMBINER, ORANGE, Character, InKoArea, Mode, TcgCard
from sparktable.games.tcg.deeds.flipping import other_modes
from sparktable.games.tcg.facts import combat, slots, stats
from sparktable.games.tcg.relations import PART_OF, UNDER_IT
from sparktable.games.tcg.rules.tap import has_tap_ability
from sparktable.games.tcg.state import (
    BATTLEFIELD,
    HAND,
    KO_AREA,
    PLAYED,
    SECRETS,
    TcgState,
    battle,
    battle_card,
    character,
    mode,
)
from sparktable.games.tcg.stats import KEYWORDS, PIERCE
from sparktable.kernel.names import shown
from sparktable.kernel.relations import bound_to
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows


def state_of(view: View) -> TcgState:
    assert isinstance(view.state, TcgState)
    return view.state


def title(view: View, slot: int) -> TcgCard:
    found: TcgCard = view.state.card(slot)
    return found


def is_known(view: View, slot: int) -> bool:
    return knows(view.state, view.seat, slot)


def lies_secret(view: View, slot: int) -> bool:
    """Whether a card is a Secret Action that waits face down."""
    return view.state.where[slot] in (SECRETS, SECRETS + 1)


class Fighter(NamedTuple):
    """What everybody may see of a character."""

    slot: int
    name: str
    subtitle: str
    mode: str
    stars: int
    attack: int
    printed_attack: int
    defense: int
    printed_defense: int
    health: int
    damage: int
    tapped: bool
    ko: bool
    keywords: tuple[tuple[str, int], ...]

    @property
    def left(self) -> int:
        """How much more damage knocks it out."""
        return max(0, self.health - self.damage)


def fighter(view: View, slot: int) -> Fighter:
    s = state_of(view)
    card, side = character(s, slot), mode(s, slot)
    stands = s.where[slot] == BATTLEFIELD + s.owner[slot]
    keywords = ((name, stats.keyword(s, name, slot)) for name in KEYWORDS) if stands else ()
    return Fighter(slot, shown(card.name), card.subtitle, side.name, stats.stars(s, slot),
                   stats.attack(s, slot), side.attack, stats.defense(s, slot), side.defense, stats.health(s, slot),
                   s.damage[slot], bool(s.tapped[slot]), s.where[slot] == KO_AREA + s.owner[slot],
                   tuple((name, n) for name, n in keywords if n))


def side(view: View, slot: int) -> tuple[Character, Mode]:
    """A character, and the side of it that is up."""
    s = state_of(view)
    return character(s, slot), mode(s, slot)


def team(view: View, seat: int) -> list[int]:
    return state_of(view).zones[BATTLEFIELD + seat]


def fallen(view: View, seat: int) -> list[int]:
    return state_of(view).zones[KO_AREA + seat]


def team_health(view: View, seat: int) -> tuple[int, int]:
    """What a team has left, and what it would have with nobody hurt and nobody KO'd."""
    stand = [fighter(view, slot) for slot in team(view, seat)]
    lost = [fighter(view, slot) for slot in fallen(view, seat) if is_character(view, slot)]
    return sum(each.left for each in stand), sum(each.health for each in (*stand, *lost))


def upgrades(view: View, slot: int) -> list[int]:
    return slots.upgrades(state_of(view), slot)


def under(view: View, slot: int) -> list[int]:
    """What lies under a character."""
    return bound_to(state_of(view), slot, UNDER_IT)


def parts(view: View, slot: int) -> list[int]:
    """Those that a Combiner is made of."""
    return bound_to(state_of(view), slot, PART_OF)


def is_combined(view: View, slot: int) -> bool:
    return side(view, slot)[1].name == COMBINER


class Gear(NamedTuple):
    """An Upgrade on a character."""

    name: str
    kind: str
    attack: int
    defense: int


def gear(view: View, slot: int) -> Gear:
    s = state_of(view)
    card = battle_card(s, slot)
    return Gear(shown(card.name), card.slot, card.attack, card.defense)


class Clash(NamedTuple):
    """The attack that is going on, as far as it is certain."""

    attacker: int
    defender: int
    """-1 before one is chosen."""
    attack: int
    defense: int
    attack_cards: int
    defense_cards: int
    damage: int
    fells: bool
    """Whether that is enough for a KO."""
    left: int = 0
    """How much health the defender had left before it was struck."""
    least: int = 0
    """The least attack that knocks it out: with Pierce it need not overcome the defense."""


def clash(view: View) -> Clash | None:
    s = state_of(view)
    fight = battle(s)
    if fight is None:
        return None
    attacker, defender = fight.attacker.slot, fight.defender.slot
    if defender < 0:
        return Clash(attacker, -1, stats.attack(s, attacker), 0, combat.cards_to_flip(s, attacker, True), 0, 0, False)
    struck = min(fight.damage, fight.taken)  # by the attack: what texts did before is gone, others take some of it
    damage, left = combat.attack_damage(s, fight), stats.damage_left(s, defender) + struck
    defense = stats.defense(s, defender)
    least = left if left <= stats.keyword(s, PIERCE, attacker) else defense + left
    return Clash(attacker, defender, stats.attack(s, attacker), defense,
                 fight.attack_flips or combat.cards_to_flip(s, attacker, True),
                 fight.defense_flips or combat.cards_to_flip(s, defender, False), damage,
                 damage >= left, left, least)


def fights(view: View, slot: int) -> bool:
    """Whether a character attacks or is attacked."""
    fight = battle(state_of(view))
    return fight is not None and slot in (fight.attacker.slot, fight.defender.slot)


STEPS = ("attackers", "before", "attack", "defense", "damage", "after")
"""What an attack is told in."""


def attack_step(view: View) -> int:
    """Which of these steps the attack that is going on has come to, by what lies there."""
    s, asked = state_of(view), view.decision
    fight = battle(s)
    if fight is None or not fight.attack_flips:
        return STEPS.index("before" if asked is not None else "attackers")
    if asked is not None and asked.kind == questions.SWAP_GREEN:
        return STEPS.index("after")
    if s.blows or fight.damage or fight.taken:
        return STEPS.index("damage")
    return STEPS.index("defense" if fight.flipped[1 - s.owner[fight.attacker.slot]] else "attack")


def brought(view: View, seat: int) -> int:
    """How many of the cards that a seat has flipped a white icon brought."""
    s, now = state_of(view), clash(view)
    fight = battle(s)
    if now is None or fight is None:
        return 0
    usual = now.attack_cards if seat == s.owner[now.attacker] else now.defense_cards
    return max(0, len(fight.flipped[seat]) - usual)


class Flipped(NamedTuple):
    """A card of those that were flipped."""

    slot: int
    flipped: int
    """The card that counts: another one where this was swapped in for it."""
    brought: bool
    """Whether a white icon brought it."""


def flipped(view: View, seat: int) -> tuple[Flipped, ...]:
    """The cards that a seat has flipped in the attack that is going on, as far as they or what was swapped in for
    them still lie there."""
    s = state_of(view)
    fight = battle(s)
    if fight is None:
        return ()
    instead, usual = dict(fight.swapped), len(fight.flipped[seat]) - brought(view, seat)
    found = (Flipped(instead.get(slot, slot), slot, index >= usual) for index, slot in enumerate(fight.flipped[seat]))
    return tuple(each for each in found if s.where[each.slot] == PLAYED + seat)


def counting(view: View, slot: int) -> tuple[str, ...]:
    """The icons on a flipped card that add to a total: orange ones of the attacker's, blue ones of the defender's."""
    s = state_of(view)
    fight = battle(s)
    if fight is None or fight.defender.slot < 0:
        return ()
    attacks = s.owner[slot] == s.owner[fight.attacker.slot]
    fighter, colour = (fight.attacker.slot, ORANGE) if attacks else (fight.defender.slot, BLUE)
    return tuple(icon for icon in stats.working(s, slot, fighter) if icon == colour)


def works_in_ko_area(view: View, slot: int) -> str:
    """Whether somebody who was KO'd still does something: "now", "flipped" if flipping it brings something, or
    nothing."""
    s, card = state_of(view), title(view, slot)
    if not s.game.texts or not isinstance(card, Character) or not 0 <= s.mode[slot] < len(card.modes):
        return ""
    works = [any(isinstance(text, InKoArea) for text in mode.abilities) for mode in card.modes]
    return "now" if works[s.mode[slot]] else "flipped" if any(works) else ""


class Permission(NamedTuple):
    """Something that one may do in a turn."""

    name: str
    icon: str
    left: int
    shut: str = ""
    """Why it cannot be done although it is not used up: "not_yet", "one_card", "lapsed" or "nobody.tap"."""


def permissions(view: View) -> tuple[Permission, ...]:
    """What the active player may still do this turn before the attack."""
    s = state_of(view)
    had = [("flip", "convert", s.flips)]
    if s.game.texts:
        had += [("action", "t_maneuver", min(s.actions, 1)), ("upgrade", "weapon", min(s.upgrades, 1)),
                ("tap", "ongoing", s.taps)]
    shut = {name: _shut(s, name) or _lacking(view, name) if left else "" for name, _, left in had}
    return tuple(Permission(name, icon, 0 if shut[name] else left, shut[name]) for name, icon, left in had)


def _shut(s: TcgState, name: str) -> str:
    """An attack ends what comes before it; on the first two turns fewer cards may be played."""
    if (name == "tap" and not has_tap_ability(s, s.active)) or (name == "flip" and not _may_flip(s)):
        return f"nobody.{name}"
    if battle(s) is not None or s.attacked:
        return "lapsed"
    if name in ("action", "upgrade") and not s.plays:
        return "not_yet" if s.turn == 1 else "one_card"
    return ""


def _lacking(view: View, name: str) -> str:
    """Whether the viewer, whose turn it is, has no card of that kind to play."""
    s = state_of(view)
    if name not in ("action", "upgrade") or s.active != view.seat or name in could_still(view):
        return ""
    held = {stats.is_upgrade(s, slot) for slot in s.zones[HAND + view.seat]}
    return "" if (name == "upgrade") in held else "none"


def _may_flip(s: TcgState) -> bool:
    """Whether anybody of the active player's has another side."""
    return any(other_modes(s, slot) for zone in (BATTLEFIELD, KO_AREA) for slot in s.zones[zone + s.active])


def could_still(view: View) -> list[str]:
    """What could still be done in the turn of whoever is asked, each permission once."""
    s, asked = state_of(view), view.decision
    if asked is None or asked.kind != questions.MAIN:
        return []
    found = []
    for option in asked.options:
        if option.kind == kinds.PLAY:
            found.append("upgrade" if stats.is_upgrade(s, option.value("card")) else "action")
        elif option.kind in (kinds.FLIP, kinds.TAP):
            found.append("flip" if option.kind == kinds.FLIP else "tap")
    return [each for each in ("flip", "action", "upgrade", "tap") if each in found]


def playable(view: View) -> set[int] | None:
    """The cards that the viewer may play now, while that is what is asked; None otherwise."""
    asked = view.decision
    if asked is None or asked.seat != view.seat or asked.kind != questions.MAIN:
        return None
    return {option.value("card") for option in asked.options if option.kind == kinds.PLAY}


def is_character(view: View, slot: int) -> bool:
    return isinstance(title(view, slot), Character)
