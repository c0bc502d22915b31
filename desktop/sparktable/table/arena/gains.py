"""What a card of Battle for Cybertron gave: the number that it attacks or defends with, and what came of it until it
was laid away."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from sparktable.app.game_texts import Speech
from sparktable.games.arena import events
from sparktable.kernel.view import View
from sparktable.table.arena import facts
from sparktable.table.gains import amount_of, gain, slots_of
from sparktable.table.tableau import Gain, Story


def gains(view: View, story: Story, speech: Speech) -> Iterator[Gain]:
    event = story.event
    slot = slots_of(event)[0]
    ident = event.identity(slot)
    if ident is None or event.kind not in (events.PLAYS, events.REVEALS, events.DEFENDS):
        return
    card = facts.state_of(view).cards[ident]
    if event.kind == events.REVEALS and card.attack is not None:
        yield gain(speech, "attack", "c_attack", card.attack, str(card.attack))
    if event.kind == events.DEFENDS and card.defense is not None:
        yield gain(speech, "defense", "c_defense", card.defense, str(card.defense))
    laid_away = events.DISCARDS_CARD, [slot]
    after = list(takewhile(lambda other: (other.kind, slots_of(other)) != laid_away, story.after))
    if dealt := sum(amount_of(other) for other in after if other.kind == events.DAMAGED
                    and slots_of(other)[-1] == slot):
        yield gain(speech, "damage", "wound", dealt, str(dealt))
    own = [other for other in after if other.seat == event.seat]
    if repaired := sum(amount_of(other) for other in own if other.kind == events.REPAIRS):
        yield gain(speech, "repair", "wound", repaired, f"−{repaired}")
    if drawn := sum(other.kind == events.DRAWS for other in own):
        yield gain(speech, "draw", "draw", drawn)
