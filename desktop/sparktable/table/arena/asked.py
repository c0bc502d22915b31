"""What stands under a question of Battle for Cybertron: who can do how much, and what follows."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.games.arena import kinds, questions
from sparktable.games.arena.facts.piles import HAND_LIMIT
from sparktable.games.arena.verbs.board import MayMove, Push
from sparktable.kernel.view import View
from sparktable.table.arena import facts

STEPS = frozenset({questions.MOVE, questions.CARD_MOVE, questions.PUSH})


def asked_note(view: View, speech: Speech) -> str:
    """Empty where the question says all of it."""
    asked, s, say = view.decision, facts.state_of(view), speech.words.say
    if asked is None:
        return ""
    if asked.kind in STEPS:
        return _steps(view, speech)
    if asked.kind == questions.ACTION:
        return say("arena.note.action", n=s.actions + 1)  # the one that is asked for is already counted off
    if asked.kind == questions.MAKE_ROOM:
        return say("arena.note.full", n=HAND_LIMIT)
    if asked.kind == questions.DEFEND:
        target = int(asked.about[1].value)
        return say("arena.note.defend", name=facts.title(view, target).name, n=facts.left(view, target))
    return ""


def _steps(view: View, speech: Speech) -> str:
    asked, s, say = view.decision, facts.state_of(view), speech.words.say
    assert asked is not None
    walkers = {option.value("card") for option in asked.options if option.kind == kinds.MOVE}
    own_move = asked.kind == questions.MOVE
    text = s.stack[-1].node
    far = s.die if own_move else text.n if isinstance(text, MayMove | Push) else 0
    if len(walkers) == 1:
        told = say("arena.note.move", who=facts.title(view, *walkers).name, n=far)
    else:
        told = say("arena.note.move.all" if facts.all_move(view) else "arena.note.move.any", n=far)
    return f"{told} {say('arena.note.then', n=s.actions)}" if own_move else told
