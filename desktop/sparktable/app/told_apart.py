"""Cards of one name that can be chosen at the same time: by the rest of it, what they lie on, whose they are."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sparktable.kernel.decisions import Option
from sparktable.kernel.state import State


def namesakes(option: Option, options: Sequence[Option], state: State) -> Mapping[int, Sequence[int]]:
    """The cards of an option with whose namesakes there are other options of its kind, and those namesakes."""
    found: dict[int, list[int]] = {}
    for other in options:
        if other.kind != option.kind or len(other.refs) != len(option.refs):
            continue
        pairs = [(int(mine.value), int(theirs.value)) for mine, theirs in zip(option.refs, other.refs, strict=True)
                 if mine.kind == theirs.kind == "card" and mine != theirs]
        if pairs and all(state.card(mine).name == state.card(theirs).name for mine, theirs in pairs):
            for mine, theirs in pairs:
                found.setdefault(mine, []).append(theirs)
    return found


def more_about(slot: int, others: Sequence[int], state: State, seat_name: Callable[[int], str],
               card_name: Callable[[int], str]) -> str:
    """What tells a card from its namesakes, as shortly as it can be said; "" where nothing does."""
    surname, host = state.game.apart(state, slot)
    apart = [state.game.apart(state, other) for other in others]
    if any(each[0] != surname for each in apart):
        return surname
    if any(each[1] != host for each in apart) and host >= 0:
        hosts = [each[1] for each in apart if each[1] >= 0]
        alike = [each for each in hosts if each != host and state.card(each).name == state.card(host).name]
        further = more_about(host, alike, state, seat_name, card_name) if alike else ""
        return ", ".join(part for part in (card_name(host), further) if part)
    return seat_name(state.owner[slot]) if any(state.owner[other] != state.owner[slot] for other in others) else ""
