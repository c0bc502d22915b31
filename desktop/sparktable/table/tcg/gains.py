"""What a card of the Transformers TCG gave: what an Upgrade adds, and what an Action did at once."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from sparktable.app.game_texts import Speech
from sparktable.games.tcg import events
from sparktable.games.tcg.card import BattleCard
from sparktable.games.tcg.state import DECK, HAND
from sparktable.kernel.events import MOVED
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.gains import amount_of, gain, slots_of
from sparktable.table.tableau import Gain, Story
from sparktable.table.tcg import facts

ELSE = frozenset({events.FLIPPED, events.ATTACKS, events.CARD_FLIPPED, events.STRIKES})
"""With these something else has begun: what an attack or a character that turns over does is not the card's doing."""


def gains(view: View, story: Story, speech: Speech) -> Iterator[Gain]:
    event = story.event
    ident = event.identity(slots_of(event)[0])
    if ident is None or event.kind not in (events.PLAYED, events.PUT_ON, events.REVEALED):
        return
    card = facts.state_of(view).cards[ident]
    if isinstance(card, BattleCard):
        for what, amount in (("attack", card.attack), ("defense", card.defense)):
            if amount > 0:
                yield gain(speech, what, f"c_{what}", amount)
    after = list(takewhile(lambda other: other.kind not in ELSE, story.after))
    for kind, what, icon in ((events.DAMAGED, "damage", "wound"), (events.REPAIRED, "repair", "c_health")):
        if total := sum(amount_of(other) for other in after if other.kind == kind):
            yield gain(speech, what, icon, total, str(total))
    if drawn := sum(_draws(other, event.seat) for other in after):
        yield gain(speech, "draw", "draw", drawn)
    if untapped := sum(other.kind == events.UNTAPPED for other in after):
        yield gain(speech, "untap", "redo", untapped, str(untapped))


def _draws(event: Event, seat: int) -> bool:
    zones = [ref.value for ref in event.refs if ref.kind == "zone"]
    return event.kind == MOVED and zones == [DECK + seat, HAND + seat]
