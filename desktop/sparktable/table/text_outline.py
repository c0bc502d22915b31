"""The table in words: a text projection of a view, with what is asked and what can be answered.

Screen readers walk it, tests compare it, and it can be read aloud or pasted into a report.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from sparktable.app.game_texts import Speech
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View
from sparktable.table.tableau import Fact, Tableau


def tell(view: View, tableau: Tableau, speech: Speech, options: Iterable[Option] | None = None,
         farther: Iterable[Option] = ()) -> tuple[Fact, ...]:
    """The whole table: first what is asked and the answers, then what lies where."""
    return (*asked(view, speech, options, farther), *tableau.outline(view, speech))


def asked(view: View, speech: Speech, options: Iterable[Option] | None = None, farther: Iterable[Option] = ()
          ) -> tuple[Fact, ...]:
    """The question that waits, and what the viewer can answer; `farther` takes several answers."""
    decision = view.decision
    if decision is None:
        return (Fact(speech.words.say("table.over"), key="prompt"),)
    mine = decision.seat == view.seat
    open_now = tuple(options) if options is not None else tuple(decision.options if mine else decision.asides)
    text = speech.question(decision, view.state) if mine else speech.about("table.waits", decision.seat)
    answers = tuple(Fact(speech.answer(option, decision, view.state), option=option)
                    for option in (*open_now, *farther))
    return (Fact(text, key="prompt", below=answers),)


def lines(facts: Iterable[Fact], depth: int = 0) -> Iterator[str]:
    """As plain text, two spaces for each level."""
    for fact in facts:
        yield "  " * depth + fact.text
        yield from lines(fact.below, depth + 1)


def text(facts: Iterable[Fact]) -> str:
    return "\n".join(lines(facts)) + "\n"
