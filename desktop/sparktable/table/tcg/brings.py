"""What an answer brings, in few words: whom it goes on, what makes room for it, which numbers change."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.app.game_texts import Speech
from sparktable.games.tcg.outlook import foreseen
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View
from sparktable.table.tcg.in_one_go import steps_of


def brings(view: View, option: Option, speech: Speech) -> Iterator[str]:
    """Each with the name of whom it is about, unless that is the only one or the answer names it."""
    found = foreseen(view, *steps_of(view, option))
    about = {each.refs[-1] for each in found if each.key == "goes on"} or {
        each.refs[0] for each in found if each.refs and each.key != "scraps"}
    known = {*option.refs, *(about if len(about) == 1 else ())}
    for each in found:
        short = each.key == "goes on" or not each.refs or each.refs[0] in known
        yield (speech.in_short if short else speech.prospect)(each, view.state).removesuffix(".")
