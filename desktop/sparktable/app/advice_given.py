"""Advice after a game, for each person who played it: from what that seat was asked, did and saw."""
from __future__ import annotations

from sparktable.app.catalog import title
from sparktable.app.session import Session
from sparktable.games.advice import Advice, Played

MOST = 2
"""So many sentences are read."""


def advice_for(session: Session) -> dict[int, list[Advice]]:
    """The most useful of what there is to say to each person, by seat; who can be told nothing is left out."""
    people = [seat for seat, player in enumerate(session.players) if player.is_human]
    given = {seat: _advice(session, seat) for seat in people}
    return {seat: told for seat, told in given.items() if told}


def _advice(session: Session, seat: int) -> list[Advice]:
    seen = Played(seat, tuple(choice for choice in session.choices if choice.seat == seat),
                  tuple((entry.answer, entry.event.seen_by(seat)) for entry in session.log),
                  session.match.game.cards)
    return list(title(session.match.game.name).advise(seen)[:MOST])
