"""The table of Battle for Cybertron in words: what a screen reader walks through and what tests compare."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.games.arena.board import NAMES
from sparktable.games.arena.form import board_key
from sparktable.games.arena.state import DISCARDS, PILE, deck_zone
from sparktable.kernel.view import View
from sparktable.table.arena import cards, facts
from sparktable.table.arena.standing import standing, turn_words
from sparktable.table.tableau import Fact


def outline(view: View, speech: Speech) -> tuple[Fact, ...]:
    """Whose turn, the die, the duel, who could attack whom, the viewer, the others, the board."""
    s, say = facts.state_of(view), speech.words.say
    parts = [Fact(turn_words(view, speech), key="turn")]
    if s.die:
        everybody = f", {say('arena.table.all')}" if facts.all_move(view) else ""
        parts.append(Fact(say("arena.table.die", n=s.die) + everybody, key="die"))
    fight = facts.duel(view)
    if fight is not None:
        parts.append(_duel(view, speech, fight))
    else:
        if lines := standing(view, speech):
            parts.append(Fact(". ".join(text for _, text in lines), key="standing"))
        parts += [Fact(say("arena.table.in_position", name=facts.title(view, line.attacker).name,
                           name2=facts.title(view, line.target).name)) for line in facts.lines_of_fire(view)]
    seats = [view.seat, *(seat for seat in range(s.game.seats) if seat != view.seat)]
    parts += [_player(view, speech, seat) for seat in seats]
    blocked = [name for square, name in enumerate(NAMES) if not s.game.board.open >> square & 1]
    scene = say(board_key(s.game.board))
    parts.append(Fact(say("arena.outline.blocked", board=scene, names=", ".join(blocked)), key="board"))
    return tuple(parts)


def _duel(view: View, speech: Speech, fight: facts.Duel) -> Fact:
    say = speech.words.say
    head = say("arena.table.duel", name=facts.title(view, fight.attacker).name,
               name2=facts.title(view, fight.target).name)
    lines = [Fact(cards.card_name(view, slot, speech), slot, f"card:{slot}")
             for slot in (fight.attack_card, fight.defense_card) if slot >= 0]
    if fight.damage is not None:
        lines.append(Fact(say("arena.table.sum", attack=fight.attack, defense=fight.defense,
                              damage=fight.damage), key="sum"))
    return Fact(head, -1, "sum", tuple(lines))


def _player(view: View, speech: Speech, seat: int) -> Fact:
    s, say = facts.state_of(view), speech.words.say
    below = []
    for pawn in s.game.pawns[seat]:
        who = facts.fighter(view, pawn)
        if who is None:
            continue
        square = facts.square_of(view, pawn)
        text = say("arena.table.fighter", name=who.name, n=who.damage, most=who.most, hand=who.hand, deck=who.deck,
                   discards=who.discards)
        piles = [_pile(view, speech, deck_zone(s, pawn, which), word, pawn)
                 for which, word in ((PILE, "deck"), (DISCARDS, "discards"))]
        where = NAMES[square] if square >= 0 else say("arena.table.out" if who.out else "arena.table.not_yet")
        below.append(Fact(f"{text}, {where}", pawn, f"mover:{pawn}", tuple(piles)))
    hand = facts.hand_of(view, seat)
    known = [slot for slot in hand if facts.is_known(view, slot)]
    held = [Fact(cards.card_name(view, slot, speech), slot, f"card:{slot}") for slot in known]
    if len(known) < len(hand):
        held.append(Fact(say("table.unknown", n=len(hand) - len(known))))
    below.append(Fact(say("arena.table.hand", n=len(hand)), below=tuple(held)))
    return Fact(speech.player(seat), s.game.pawns[seat][0], f"player:{seat}", tuple(below))


def _pile(view: View, speech: Speech, zone: int, word: str, pawn: int) -> Fact:
    """A pile with its count, and those of its cards that the viewer knows."""
    say, slots = speech.words.say, facts.state_of(view).zones[zone]
    alike: dict[str, list[int]] = {}
    for slot in reversed(slots):
        if facts.is_known(view, slot):
            alike.setdefault(speech.card(slot, view.state), []).append(slot)
    below = tuple(Fact(name if len(same) == 1 else say("table.times", name=name, n=len(same)), same[0])
                  for name, same in alike.items())
    return Fact(say("table.pile", name=say(f"arena.pile.{word}"), n=len(slots)), -1, f"pile:{word}:{pawn}", below)
