"""Helpers for tests of somebody else's turn: Megatron plays, and Ann watches."""
from __future__ import annotations

from sparktable.app.game_log import log_of
from sparktable.app.translations import WORDS
from sparktable.games.matrix.events import (
    BUYS,
    COMPLETES_MISSION,
    CONVERTS,
    GAINS_DAMAGE,
    IS_DESTROYED,
    PLAYS,
    SEARCHES,
)
from sparktable.games.matrix.state import BASIC
from sparktable.kernel.decisions import card, number, space
from sparktable.kernel.values import Event
from sparktable.table.show import Hold
from sparktable.table.turn_digest import TurnLine, deeds, turns


def held(ann) -> list[Hold]:
    return [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
            if isinstance(motion, Hold)]


def play(ann, name: str) -> None:
    asked = ann.match.decision
    option = next(option for option in asked.options if option.kind == "play"
                  and ann.match.state.card(option.value("card")).name == name)
    ann._take(option)


def told(ann, language: str = "en"):
    WORDS.use(language)
    try:
        view = ann.view.newest
        who = {seat: ann.view.tableau.character(view, seat) for seat in range(2)}
        return turns([entry for entry in ann.log if entry.seat == 1], view.state, ann.speech,
                     ann.view.tableau.tellings, who)
    finally:
        WORDS.use("en")


def after_megatron(sit, others):
    ann = sit(others)
    for name in ("Artillery", "Bold"):
        play(ann, name)
        ann.wait()
    write_log(ann)
    return ann


def write_log(ann) -> None:
    """What has happened, as Ann knows it, in Megatron's turn."""
    ann.log = [entry._replace(event=entry.event.seen_by(0), seat=1, turn=max(1, entry.turn))
               for entry in log_of(ann.match)]


def long_turn(ann) -> TurnLine:
    """Of which no line has room for all."""
    slot = ann.match.state.zones[BASIC][-1]
    done = [Event(kind, 1, (card(slot), card(slot), space(0), number(1)), ((slot, ann.match.state.ident[slot], ~0),))
            for kind in (PLAYS, CONVERTS, SEARCHES, BUYS, IS_DESTROYED, COMPLETES_MISSION, GAINS_DAMAGE)]
    told = deeds(done, ann.view.shown.state, ann.speech, ann.view.tableau.tellings)
    return TurnLine(1, ann.view.tableau.character(ann.view.newest, 1), told)
