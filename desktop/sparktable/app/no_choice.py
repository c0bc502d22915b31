"""What was done for the viewer in the own turn since the last choice, because nothing else was possible."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.kernel.decisions import NO, PASS

REFUSALS = (PASS, NO)
"""Whoever refuses does nothing: what happens then comes of something else."""


def done_without_choice(session: Session, speech: Speech) -> tuple[str, ...]:
    """Each sentence once, with how often it holds."""
    viewer, answers, forced = session.viewer, session.match.answers, session.forced
    if not forced:
        return ()
    chosen = max((place for place, answer in enumerate(answers) if answer.seat == viewer and place not in forced),
                 default=-1)
    done: dict[str, int] = {}
    for entry in reversed(session.log):
        if entry.answer <= chosen:
            break
        if entry.answer in forced and entry.seat == entry.event.seat == viewer \
                and answers[entry.answer].option not in REFUSALS:
            line = speech.event(entry.event.seen_by(viewer), session.match.state).removesuffix(".")
            done[line] = done.get(line, 0) + 1
    say = speech.words.say
    return tuple(say("card.times", card=line, n=times) if times > 1 else line
                 for line, times in reversed(done.items()) if line)
