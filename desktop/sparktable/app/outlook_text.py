"""What an answer would bring, in sentences: for a tooltip, and for screen readers."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.kernel.decisions import Option, Ref


def outlook_text(session: Session, speech: Speech, options: Sequence[Option]) -> str:
    """One line for each thing that would happen; of several answers each under its name."""
    state = session.view.state
    parts = []
    for option in options:
        lines = [speech.prospect(each, state) for each in session.outlook(option)]
        if lines:
            parts.append("\n".join([speech.option(option, state), *(f"· {line}" for line in lines)]))
    return "\n".join(parts)


def about_card(session: Session, slot: int) -> list[Option]:
    """The answers that begin with a card, or that lead to the space where it lies."""
    state = session.view.state
    where = state.where[slot]
    spaces = [state.zones[where].index(slot)] if state.game.zone_is_board[where] else []
    return [option for option in session.options if option.refs
            and (option.refs[0] == Ref("card", slot) or (option.refs[0].kind == "space"
                                                      and option.refs[0].value in spaces))]
