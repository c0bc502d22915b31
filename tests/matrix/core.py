"""The table of `table.py` laid with the Core Set, and what its tests say again and again."""
from __future__ import annotations

from typing import Any

from matrix.table import Table


def core(*characters: str, mode: str = "competitive", **options: Any) -> Table:
    """A game with the Core Set: of rivals unless something else is said; Bumblebee acts, Ironhide sits next."""
    names = characters or ("Bumblebee", "Ironhide")
    return Table(*names, mode=mode if len(names) > 1 else "solo", box="core", **options)


def solo(**options: Any) -> Table:
    return core("Bumblebee", **options)


def team(*characters: str, **options: Any) -> Table:
    """Co-op."""
    return core(*(characters or ("Bumblebee", "Ironhide")), mode="co-op", **options)


def sit_out(table: Table, *, until: str = "action") -> Table:
    """Answer everything as passively as can be until such a question comes up."""
    while table.s.outcome is None and table.asked.kind != until:
        quiet = [option for option in ("pass", "done", "no", "call off", "discard") if table.offers(option)]
        table.say(quiet[0] if quiet else table.options()[0])
    return table


def clear_matrix(table: Table) -> Table:
    """Nothing else lies faceup, and nothing that a test has not put there is an Adversary or a Scheme."""
    for space in table.s.game.grid.names:
        table.empty(space)
    return table
