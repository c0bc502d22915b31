"""What a card of the Matrix game gave: what is printed on it when it is played, what its text or a reward brings."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from sparktable.app.game_texts import Speech
from sparktable.games.matrix import events
from sparktable.games.matrix.state import SEAT_ZONES, TABLE_ZONES, VAULT
from sparktable.kernel.events import MOVED
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.gains import amount_of, gain, slots_of
from sparktable.table.matrix import facts
from sparktable.table.tableau import Gain, Story

GIVING = frozenset({events.PLAYS, events.ACTIVATES, events.USES, events.ASSISTS, events.DEFEATS, events.CLEARS,
                    events.COMPLETES_MISSION, events.THWARTS, events.COMMANDS})


def gains(view: View, story: Story, speech: Speech) -> Iterator[Gain]:
    event = story.event
    slot = slots_of(event)[0]
    ident = event.identity(slot)
    if event.kind not in GIVING or ident is None:
        return
    if event.kind == events.PLAYS:
        card = facts.state_of(view).cards[ident]
        if card.power:
            yield gain(speech, "power", "power", card.power)
        if card.range:
            yield gain(speech, "range", "range", card.range, str(card.range))
        if card.move:
            yield gain(speech, "move", "move", card.move)
    told = (*takewhile(lambda other: not _is_trophy(other), story.after),)
    own = [other for other in told if other.seat == event.seat]
    for kind, what, icon in ((events.GAINS_ENERGON, "energon", "energon"), (events.GAINS_VP, "vp", "vp")):
        if total := sum(amount_of(other) for other in own if other.kind == kind):
            yield gain(speech, what, icon, total)
    if drawn := sum(amount_of(other) for other in own if other.kind == events.DRAWS):
        yield gain(speech, "draw", "draw", drawn)
    if repaired := sum(other.kind == events.REPAIRS for other in own):
        yield gain(speech, "repair", "damage", repaired, f"−{repaired}")
    if dealt := sum(other.kind == events.GAINS_DAMAGE and other.seat != event.seat and slot in slots_of(other)
                    for other in told):
        yield gain(speech, "damage", "damage", dealt, str(dealt))


def _is_trophy(event: Event) -> bool:
    """Whether a card goes to a Vault: from then on, everything comes of that card."""
    arrived = next((int(ref.value) for ref in reversed(event.refs) if ref.kind == "zone"), -1)
    return event.kind == MOVED and arrived >= TABLE_ZONES and (arrived - TABLE_ZONES) % SEAT_ZONES == VAULT
