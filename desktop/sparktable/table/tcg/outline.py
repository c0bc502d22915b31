"""Everything on the table in words, for screen readers and for the panel with the table as text."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import begun
from sparktable.games.tcg.state import DECK, HAND, KO_AREA, PLAYED, SCRAP, SECRETS, STRATAGEMS
from sparktable.kernel.view import View
from sparktable.table.tableau import Fact
from sparktable.table.tcg import cards, facts

PILES = ((HAND, "hand"), (DECK, "deck"), (SCRAP, "scrap"), (KO_AREA, "ko"), (SECRETS, "secrets"),
         (STRATAGEMS, "stratagems"))


def outline(view: View, speech: Speech) -> tuple[Fact, ...]:
    s, say = facts.state_of(view), speech.words.say
    seats = (view.seat, 1 - view.seat) if view.seat >= 0 else (0, 1)
    played = [slot for seat in seats for slot in s.zones[PLAYED + seat]]
    over = s.outcome is not None
    turn = say("tcg.table.over") if over else say("tcg.table.turn", n=s.turn, who=speech.seat(s.active))
    return (Fact(turn, key="turn"), *(_player(view, speech, seat) for seat in seats),
            Fact(say("tcg.table.played"), key="place:play", below=_known(view, speech, played)))


def _player(view: View, speech: Speech, seat: int) -> Fact:
    s, say = facts.state_of(view), speech.words.say
    tower = (Fact(begun(say("tcg.name.tower", n=s.tower[seat]))),) if s.tower[seat] else ()
    team = tuple(_character(view, speech, slot) for slot in facts.team(view, seat))
    piles = tuple(Fact(say("table.pile", name=say(f"tcg.pile.{word}"), n=len(s.zones[zone + seat])),
                       key=f"pile:{word}:{seat}", below=_known(view, speech, s.zones[zone + seat]))
                  for zone, word in PILES if s.zones[zone + seat] or zone in (HAND, DECK, SCRAP))
    return Fact(speech.player(seat), -1, f"player:{seat}",
                (Fact(say("tcg.table.team", who=speech.player(seat), n=len(team)), -1, f"team:{seat}", team),
                 *tower, *piles))


def _character(view: View, speech: Speech, slot: int) -> Fact:
    """With what lies on it, what it is made of, and what lies under it."""
    below = (*facts.upgrades(view, slot), *facts.parts(view, slot), *facts.under(view, slot))
    return Fact(cards.card_name(view, slot, speech), slot, f"card:{slot}", tuple(
        Fact(cards.card_name(view, each, speech), each, f"card:{each}") for each in below))


def _known(view: View, speech: Speech, slots: Sequence[int]) -> tuple[Fact, ...]:
    """The cards that the viewer knows, and how many others there are."""
    known = [slot for slot in slots if facts.is_known(view, slot)]
    found = [Fact(cards.card_name(view, slot, speech), slot, f"card:{slot}") for slot in reversed(known)]
    if len(known) < len(slots):
        found.append(Fact(speech.words.say("table.unknown", n=len(slots) - len(known))))
    return tuple(found)
