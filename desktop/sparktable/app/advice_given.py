"""Advice after a game, for the one person who played it: from what that seat was asked, did and saw."""
from __future__ import annotations

from sparktable.app.catalog import title
from sparktable.app.session import Session
from sparktable.games.advice import Advice, Played

MOST = 2
"""So many sentences are read."""


def advice_for(session: Session) -> list[Advice]:
    """The most useful of what there is to say; nothing where nobody played, or several before one screen."""
    people = [seat for seat, player in enumerate(session.players) if player.is_human]
    if len(people) != 1:
        return []
    (seat,) = people
    seen = Played(seat, tuple(choice for choice in session.choices if choice.seat == seat),
                  tuple((entry.answer, entry.event.seen_by(seat)) for entry in session.log),
                  session.match.game.cards)
    return list(title(session.match.game.name).advise(seen)[:MOST])
