"""What must hold in every state of every game."""
from __future__ import annotations

from .run import pending
from .state import State


def violations(s: State) -> list[str]:
    """Sentences about what is wrong with a state; empty when all is well."""
    found = list(s.game.check(s))
    places: list[int] = [0] * len(s.ident)
    for zone, slots in enumerate(s.zones):
        for slot in slots:
            if slot == -1 and s.game.zone_is_board[zone]:
                continue
            places[slot] += 1
            if s.where[slot] != zone:
                found.append(f"slot {slot} lies in {s.game.zone_names[zone]} but thinks it lies in "
                             f"{s.game.zone_names[s.where[slot]]}")
    found += [f"slot {slot} lies in {count} places" for slot, count in enumerate(places) if count != 1]
    asked = pending(s)
    if asked is None and s.outcome is None:
        found.append("nobody is asked anything and the game is not over")
    if asked is not None:
        if not asked.options:
            found.append(f"seat {asked.seat} is asked '{asked.kind}' and has no answer")
        if len(set(asked.options)) != len(asked.options):
            found.append(f"the question '{asked.kind}' offers one answer twice")
        if s.outcome is not None:
            found.append("the game is over and still asks")
    if s.turn > s.game.max_turns:
        found.append(f"the game has taken {s.turn} turns, more than {s.game.max_turns}")
    return found
