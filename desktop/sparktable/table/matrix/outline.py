"""The Matrix table in words: what a screen reader walks through and what tests compare."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.games.factions import FACTIONS
from sparktable.games.matrix.state import (
    ASSIST,
    BASIC,
    DAMAGE_STACK,
    DECK,
    DESTROYED,
    DISCARD,
    ENCOUNTERS,
    HAND,
    MAIN_DECK,
    MATRIX,
    MISSION_STACK,
    MISSIONS,
    PLAY,
    RUINS,
    VAULT,
    seat_zone,
)
from sparktable.kernel.view import View
from sparktable.table.matrix import cards, facts
from sparktable.table.tableau import Fact


def outline(view: View, speech: Speech) -> tuple[Fact, ...]:
    """Top to bottom as one would tell it: whose turn, the battle, the board, the viewer, the others, the stacks."""
    s, say = facts.state_of(view), speech.words.say
    who = facts.title(view, facts.character_slot(view, s.active)).name
    parts = [Fact(say("matrix.table.turn", n=s.turn, who=who), key="scores")]
    fight = facts.battle(view)
    if fight is not None:
        parts.append(_battle(view, speech, fight))
    parts.append(Fact(say("matrix.outline.board"), below=tuple(
        _space(view, speech, space, slot) for space, slot in enumerate(s.zones[MATRIX]))))
    seats = [view.seat, *(seat for seat in range(s.game.seats) if seat != view.seat)]
    parts += [_player(view, speech, seat) for seat in seats]
    parts.append(Fact(say("matrix.outline.stacks"), below=_stacks(view, speech)))
    parts.append(Fact(say("matrix.table.ends"), below=tuple(
        Fact(f"{say(f'matrix.ends.{end.key}')}: "
             f"{say('matrix.table.left', n=end.have) if end.left else f'{end.have}/{end.of}'}")
        for end in facts.ends(view))))
    return tuple(parts)


def _battle(view: View, speech: Speech, fight: facts.BattleFacts) -> Fact:
    say, s = speech.words.say, facts.state_of(view)
    who = facts.title(view, facts.character_slot(view, fight.attacker)).name
    head = say("matrix.battle.spoken", who=who, power=fight.power, foe=speech.card(fight.slot, s), cost=fight.cost)
    lines = []
    for line in (*fight.attack, *fight.defence):
        name = speech.card(line.slot, s) if line.slot >= 0 else say(f"matrix.battle.line.{line.why}")
        lines.append(Fact(f"{name}: {line.amount}", line.slot))
    return Fact(head, fight.slot, "battle", tuple(lines))


def _space(view: View, speech: Speech, space: int, slot: int) -> Fact:
    s, say = facts.state_of(view), speech.words.say
    name = s.game.grid.names[space]
    if slot < 0:
        text = say("matrix.table.empty_space", space=name)
        key = f"space:{space}"
    else:
        text = f"{name}: {cards.card_name(view, slot, speech)}"
        key = f"card:{slot}"
        if word := cards.peeked(view, slot, speech):
            text += f", {word}"
        if slot in s.token:
            text += ", " + say("matrix.outline.commanded", faction=say(
                f"matrix.faction.{FACTIONS[s.token[slot]].lower()}"))
        if s.stored.get(slot):
            text += ", " + say("matrix.outline.stored", n=s.stored[slot])
    standing = [seat for seat in range(s.game.seats) if s.at[seat] == space]
    under = [other for other, host in s.under.items() if host == slot and slot >= 0]
    below = [Fact(say("matrix.table.standee", name=facts.title(view, facts.character_slot(view, seat)).name,
                      mode=say(f"matrix.mode.{'bot' if facts.player(view, seat).bot else 'alt'}"), space=name),
                  facts.character_slot(view, seat), f"mover:{seat}") for seat in standing]
    below += [Fact(say("matrix.outline.under", card=speech.card(other, s)), other, f"card:{other}")
              for other in under]
    return Fact(text, slot, key, tuple(below))


def _player(view: View, speech: Speech, seat: int) -> Fact:
    s, say = facts.state_of(view), speech.words.say
    who = facts.player(view, seat)
    name = facts.title(view, who.slot).name
    text = say("matrix.table.player", name=name, who=speech.who(seat, view.seat), vp=who.vp, energon=who.energon,
               damage=who.damage, hand=who.hand, deck=who.deck, discard=who.discard, vault=who.vault,
               mode=say(f"matrix.mode.{'bot' if who.bot else 'alt'}"))
    below = []
    for which, key in ((HAND, "hand"), (PLAY, "in_play"), (ASSIST, "assists"), (MISSIONS, "held")):
        slots = facts.zone(view, seat, which)
        if slots:
            listed = _listed(view, speech, slots, seat if which == PLAY else -1)
            below.append(Fact(say(f"matrix.table.{key}", n=len(slots)), below=listed))
    if who.active:
        numbers = facts.reach(view, seat)
        below.append(Fact(say("matrix.table.power_spoken", who=speech.seat(seat), here=numbers[0], one=numbers[1],
                              two=numbers[2]),
                          key="power"))
        for source in facts.move_sources(view, seat):
            card = say("matrix.mode.alt") if source.alt else speech.card(source.slot, s)
            below.append(Fact(say("matrix.table.move_source", n=source.left, card=card), source.slot))
    for which, word in ((DECK, "deck"), (DISCARD, "discard"), (VAULT, "vault")):
        below.append(_pile(view, speech, seat_zone(seat, which), f"matrix.pile.{word}", f"pile:own:{word}"))
    return Fact(text, who.slot, f"player:{seat}", tuple(below))


def _listed(view: View, speech: Speech, slots: list[int], played_by: int) -> tuple[Fact, ...]:
    known = [slot for slot in slots if facts.is_known(view, slot)]
    spent = [slot for slot in known if played_by >= 0 and facts.is_spent(view, played_by, slot)]
    word = speech.words.say("matrix.table.spent")
    found = [Fact(cards.card_name(view, slot, speech, word if slot in spent else ""), slot, f"card:{slot}")
             for slot in known]
    if len(known) < len(slots):
        found.append(Fact(speech.words.say("table.unknown", n=len(slots) - len(known))))
    return tuple(found)


def _pile(view: View, speech: Speech, zone: int, word: str, key: str) -> Fact:
    """A pile with its count, and those of its cards that the viewer knows."""
    say, s = speech.words.say, facts.state_of(view)
    slots = s.zones[zone]
    known = [slot for slot in reversed(slots) if facts.is_known(view, slot)]
    alike: dict[str, list[int]] = {}
    for slot in known:
        alike.setdefault(speech.card(slot, s), []).append(slot)
    below = [Fact(name if len(same) == 1 else say("table.times", name=name, n=len(same)), same[0])
             for name, same in alike.items()]
    if known and len(known) < len(slots):
        below.append(Fact(say("table.unknown", n=len(slots) - len(known))))
    return Fact(say("table.pile", name=say(word), n=len(slots)), -1, key, tuple(below))


def _stacks(view: View, speech: Speech) -> tuple[Fact, ...]:
    s = facts.state_of(view)
    rules = s.game.rules
    found = [(MAIN_DECK, "main"), (DESTROYED, "destroyed"), (BASIC, "basic"), (ENCOUNTERS, "encounters"),
             (DAMAGE_STACK, "damage")]
    if rules.ruins:
        found.append((RUINS, "ruins"))
    told = [(zone, f"matrix.stack.{word}", f"pile:{word}") for zone, word in found]
    if rules.missions:
        mine = s.game.side[view.seat]
        told += [(MISSION_STACK + side, cards.missions_of(s, side, view.seat, speech), f"pile:missions:{side}")
                 for side in ((mine,) if rules.together else (mine, 1 - mine))]
    return tuple(_pile(view, speech, *each) for each in told)
