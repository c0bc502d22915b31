"""The numbers that the table shows: read from a view, reckoned by the game's own readers, never by the table."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.actions import BY_KIND
from sparktable.games.matrix.card import RUIN, MatrixCard
from sparktable.games.matrix.deeds.ending import BOSSES_TO_BEAT, ruins_elsewhere
from sparktable.games.matrix.events import BATTLE_ENDS, DECLARES, DECLARES_BATTLE, DRAWS_ENCOUNTER, uses
from sparktable.games.matrix.facts import contest
from sparktable.games.matrix.facts.abilities import ACTIVATE, boost_gain
from sparktable.games.matrix.facts.abilities import boosts as boosts_now
from sparktable.games.matrix.facts.assist import distance as assist_distance
from sparktable.games.matrix.facts.assist import still_placed, worth, would_make
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.facts.movement import alt_move
from sparktable.games.matrix.facts.power import alt_penalty, energon_price, plain_reach, range_of, sources
from sparktable.games.matrix.state import (
    ASSIST,
    BOT,
    CHARACTER,
    CONFRONT,
    DECK,
    DISCARD,
    ENCOUNTER_NOW,
    HAND,
    MAIN_DECK,
    MATRIX,
    MISSIONS,
    PLAY,
    VAULT,
    MatrixState,
    seat_zone,
)
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View
from sparktable.kernel.zones import face_up, knows


def state_of(view: View) -> MatrixState:
    assert isinstance(view.state, MatrixState)
    return view.state


def zone(view: View, seat: int, which: int) -> list[int]:
    return view.state.zones[seat_zone(seat, which)]


def character_slot(view: View, seat: int) -> int:
    return zone(view, seat, CHARACTER)[0]


def title(view: View, slot: int) -> MatrixCard:
    found: MatrixCard = view.state.card(slot)
    return found


def is_known(view: View, slot: int) -> bool:
    return knows(view.state, view.seat, slot)


def is_open(view: View, slot: int) -> bool:
    return face_up(view.state, slot)


class Player(NamedTuple):
    """What everybody may see of a player."""

    seat: int
    slot: int
    faction: int
    bot: bool
    vp: int
    energon: int
    damage: int
    hand: int
    deck: int
    discard: int
    vault: int
    active: bool


def player(view: View, seat: int) -> Player:
    s = state_of(view)
    return Player(seat, character_slot(view, seat), s.game.side[seat], s.mode[seat] == BOT, s.vp[seat],
                  s.energon[seat], len(controlled_damage(s, seat)), len(zone(view, seat, HAND)),
                  len(zone(view, seat, DECK)), len(zone(view, seat, DISCARD)), len(zone(view, seat, VAULT)),
                  s.active == seat)


def on_stage(view: View) -> int:
    """Whose cards in play are looked at: those of whoever's turn it is, whoever is asked; the viewer's own only while
    one of them is an answer."""
    s, asked = state_of(view), view.decision
    if asked is not None and asked.seat == view.seat:
        own = zone(view, view.seat, PLAY)
        if any(ref.kind == "card" and ref.value in own for option in asked.options for ref in option.refs):
            return view.seat
    return s.active


class End(NamedTuple):
    """One way in which the game ends: how far it has come, of how much."""

    key: str
    icon: str
    have: int
    of: int
    left: bool = False
    """Counted down: `have` is what is left."""


def ends(view: View) -> tuple[End, ...]:
    s = state_of(view)
    rules = s.game.rules
    found = [End("all_bosses" if rules.together else "bosses", "t_boss", max(s.bosses_down), BOSSES_TO_BEAT),
             End("deck", "deck", len(s.zones[MAIN_DECK]), 0, left=True)]
    if rules.ruins:
        lying = sum(slot >= 0 and is_open(view, slot) and title(view, slot).type == RUIN for slot in s.zones[MATRIX])
        found.append(End("ruins", "t_ruin", lying, lying + ruins_elsewhere(s)))
    if rules.damage_ends is not None:
        worst = max(len(controlled_damage(s, seat)) for seat in range(s.game.seats))
        found.append(End("damage", "damage", worst, rules.damage_ends))
    return tuple(found)


class MoveSource(NamedTuple):
    """Move that is left of one source."""

    slot: int
    """The card, or the character for Alt Mode."""
    left: int
    flies: bool
    alt: bool


def reach(view: View, seat: int) -> list[int]:
    """Power by distance, for purposes that nothing changes; in a battle of theirs less what Alt Mode costs them."""
    s = state_of(view)
    less = alt_penalty(s, seat) if s.battle is not None and s.battle.attacker == seat else 0
    return [max(0, power - less) for power in plain_reach(s, seat)]


def move_sources(view: View, seat: int) -> list[MoveSource]:
    s = state_of(view)
    found = [MoveSource(slot, s.moves[slot], title(view, slot).flies, False) for slot in zone(view, seat, PLAY)
             if s.moves[slot]]
    left = alt_move(s, seat)
    if left:
        found.append(MoveSource(character_slot(view, seat), left, False, True))
    return found


class AbilityFact(NamedTuple):
    """An Energon ability in sight: its price now, and whether it was used this turn."""

    slot: int
    price: int
    printed: int
    used: bool
    closed: bool
    """It is for Confrontations alone, and there is none."""


def abilities(view: View, seat: int, slot: int) -> list[AbilityFact]:
    s = state_of(view)
    found = title(view, slot)
    if slot == character_slot(view, seat):
        if s.mode[seat] != BOT or found.bot is None:
            return []
        energon = found.bot.energon
    else:
        energon = found.energon
    confronts = s.battle is not None and s.battle.confrontation
    return [AbilityFact(slot, energon_price(s, seat, slot, printed), printed, bool(uses(s, slot, ability.label)),
                        ability.window == CONFRONT and not confronts)
            for printed, ability in energon.items()]


def is_spent(view: View, seat: int, slot: int) -> bool:
    """A card that somebody has played and of which nothing is left: neither Power nor Move, where it printed any, nor
    an ability that could still be used this turn."""
    s, card = state_of(view), title(view, slot)
    return (bool(card.power or card.move) and not s.power[slot] and not s.moves[slot]
            and all(ability.used for ability in abilities(view, seat, slot)))


# --- prices ----------------------------------------------------------------------------------------


def price(view: View, option: Option) -> tuple[str, int]:
    """What an action takes, as an icon, and how much of it."""
    found = BY_KIND[option.kind].price(state_of(view), view.seat, option)
    return next(((icon, n) for icon, n in (("power", found.power), ("move", found.move), ("energon", found.energon),
                                           ("discard", found.cards)) if n), ("check", 0))


def defeat_price(view: View, slot: int) -> int:
    return contest.cost_to_defeat(state_of(view), slot)


def battle_reach(view: View, slot: int) -> int:
    return contest.reach(state_of(view), view.seat, slot)


def would_win(view: View, slot: int) -> bool:
    """Whether the Power that reaches an Adversary is enough as it stands."""
    return battle_reach(view, slot) >= defeat_price(view, slot)


def is_confronted(view: View, slot: int) -> bool:
    return contest.by_confrontation(state_of(view), slot)


def is_adversary(view: View, slot: int) -> bool:
    s = state_of(view)
    return bool(s.game.adversary(s, view.seat, slot))


# --- a battle --------------------------------------------------------------------------------------


class Line(NamedTuple):
    """One source of Power in a battle, or of cost."""

    slot: int
    amount: int
    why: str
    """A message key: `card`, `bonus`, `text`, `loose`, `alt`, `assist`, `facedown`, `printed`, `encounter`,
    `modifiers`."""
    seat: int = -1
    distance: int = 0
    hidden: bool = False


class BattleFacts(NamedTuple):
    """Both sides of the battle that is going on."""

    attacker: int
    slot: int
    space: int
    confrontation: bool
    power: int
    cost: int
    attack: tuple[Line, ...]
    defence: tuple[Line, ...]
    encounter: int
    """The Encounter that lies open, or -1."""


def battle(view: View) -> BattleFacts | None:
    s = state_of(view)
    fight = s.battle
    if fight is None or s.where[fight.slot] != MATRIX or _is_over(s):
        return None
    attack = _attack_lines(view, s)
    defence = _defence_lines(view, s)
    now = s.zones[ENCOUNTER_NOW]
    return BattleFacts(fight.attacker, fight.slot, fight.space, fight.confrontation, contest.total(s),
                       contest.cost_to_defeat(s, fight.slot), attack, defence, now[-1] if now else -1)


def _is_over(s: MatrixState) -> bool:
    """Whether the battle has been lost already: cards are only put away any more. (With one that has not been
    declared yet, the last one that was over is another one.)"""
    told = (deed.kind for deed in reversed(s.deeds) if deed.kind in (DECLARES, DECLARES_BATTLE, BATTLE_ENDS))
    return s.battle is not None and s.battle.favoured is not None and next(told, DECLARES) == BATTLE_ENDS


def boosts(view: View) -> dict[Option, int]:
    """What the attacker could still activate for the battle, and the Power that each of it would give."""
    s = state_of(view)
    return {ACTIVATE[each.slot, each.price]: boost_gain(s, s.active, each) for each in boosts_now(s)}


def assist_gain(view: View, slot: int) -> int:
    """The Power that a card of the viewer would make as an Assist."""
    s = state_of(view)
    return max(0, would_make(s, view.seat, slot) - alt_penalty(s, view.seat))


def _attack_lines(view: View, s: MatrixState) -> tuple[Line, ...]:
    fight = s.battle
    assert fight is not None
    far = s.game.grid.distance[s.at[fight.attacker]][fight.space]
    lines: dict[tuple[int, str], Line] = {}
    for source in sources(s, fight.attacker, far, contest.purpose(s, fight.slot), fight.slot):
        slot = s.bonuses[source.key].source if source.kind == "bonus" else source.key
        before = lines.get((slot, source.kind))
        amount = source.amount + (before.amount if before else 0)
        lines[slot, source.kind] = Line(slot, amount, source.kind, fight.attacker,
                                        range_of(s, slot) if source.kind == "card" else 0)
    found = list(lines.values())
    lost = sum(line.amount for line in found) - contest.reach(s, fight.attacker, fight.slot)
    if lost > 0:
        found.append(Line(character_slot(view, fight.attacker), -lost, "alt", fight.attacker))
    foes = s.game.adversaries(fight.attacker)
    return (*found, *(line for seat in range(s.game.seats) if seat not in foes and seat != fight.attacker
                      for line in _assists(view, s, seat, fight.helping)))


def _defence_lines(view: View, s: MatrixState) -> tuple[Line, ...]:
    fight = s.battle
    assert fight is not None
    printed = title(view, fight.slot).cost or 0
    found = [Line(fight.slot, printed, "printed")]
    if fight.added:
        drawn = next((deed.slot for deed in reversed(s.deeds) if deed.kind == DRAWS_ENCOUNTER), -1)
        found.append(Line(drawn if drawn >= 0 and is_known(view, drawn) else -1, fight.added, "encounter"))
    assists = [line for seat in s.game.adversaries(fight.attacker)
               for line in _assists(view, s, seat, fight.defending)]
    rest = contest.cost_to_defeat(s, fight.slot) - printed - fight.added - sum(line.amount for line in assists)
    if rest:
        found.append(Line(-1, rest, "modifiers"))
    return (*found, *assists)


def _assists(view: View, s: MatrixState, seat: int, resolved: tuple[int, ...]) -> list[Line]:
    counted = still_placed(s, resolved)
    return [Line(slot, worth(s, seat, slot) if slot in counted else 0,
                 "assist" if slot in counted else "waiting" if is_open(view, slot) else "facedown", seat,
                 assist_distance(s, seat), not is_known(view, slot)) for slot in zone(view, seat, ASSIST)]


def missions(view: View, seat: int) -> list[int]:
    return zone(view, seat, MISSIONS)
