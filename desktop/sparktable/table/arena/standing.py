"""How things stand in Battle for Cybertron while nobody fights, in words: for the stage and for the text view."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.games.arena.state import BOARD
from sparktable.kernel.view import View
from sparktable.table.arena import facts

MOST_NAMED = 3
"""So many targets are called by name."""


def turn_words(view: View, speech: Speech) -> str:
    """Whose turn it is; before the first, who chooses a Transformer."""
    s, chooses = facts.state_of(view), facts.chooser(view)
    if chooses is not None:
        return speech.about("arena.table.chooses", chooses)
    return speech.words.say("arena.table.turn", n=s.turn, who=speech.seat(s.active))


def standing(view: View, speech: Speech, *, brief: bool = False) -> tuple[tuple[str, str], ...]:
    """Lines of an icon and words: whom an attack could meet, how the last one ended. In `brief`: without what the
    sight between two, and the bars under them, say already."""
    s, say = facts.state_of(view), speech.words.say
    lines = []
    if s.outcome is None:
        fire = {line.target: line for line in facts.lines_of_fire(view)}
        named = [(who, line) for line in list(fire.values())[:MOST_NAMED]
                 if (who := facts.fighter(view, line.target)) is not None]
        word, told_by_sight = ".brief" if brief else "", brief and sum(pawn >= 0 for pawn in s.zones[BOARD]) == 2
        told = [who.name if brief else say("arena.stage.target", name=who.name, left=facts.left(view, who.pawn))
                for who, _ in named]
        squares = len(facts.attack_squares(view))
        if squares and not told:
            lines.append(("range", say(f"arena.stage.reach{word}", n=squares)))
        elif not told_by_sight:
            lines.append(("range", say("arena.stage.in_line", targets=speech.listed(told)) if told
                          else say("arena.stage.nobody")))
    last = facts.decided(view)
    if last is not None:
        who, whom = facts.fighter(view, last.attacker), facts.fighter(view, last.target)
        if who is not None and whom is not None:
            lines.append(("c_attack", say("arena.stage.hit" if last.damage else "arena.stage.held", name=who.name,
                                          name2=whom.name, card=speech.words.title("arena", last.attack_title),
                                          attack=last.attack_title.attack, defense=last.defense, n=last.damage)))
    return tuple(lines)
