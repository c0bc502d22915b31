"""Helpers for tests of a battle on its stage: Elita-1 fights, and a friend may assist."""
from __future__ import annotations

from matrix.table import Table


def fight(power: int = 1) -> Table:
    """Elita-1 with so many Artilleries beside Rippersnapper, who takes 4 Power. A friend is asked to Assist first."""
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    return table.put("B1", "Rippersnapper").in_play("Elita-1", *["Artillery"] * power).hand("Hot Rod", "Bold")


def declare(ann) -> None:
    ann._take(next(option for option in ann.match.decision.options if option.kind == "battle"))


def drawings(ann, sort: type) -> list:
    return [piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, sort)]


def motions(ann, sort: type) -> list:
    return [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
            if isinstance(motion, sort)]


def fight_on(ann) -> None:
    """To where the end of the duel begins to be shown."""
    declare(ann)
    while ann.match.state.battle is not None:
        ann.wait()
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])


def showing(ann) -> list:
    """What moves now."""
    queue = ann.view.queue
    return [type(motion) for _, motion in queue._waiting[0].steps[queue._step]] if queue.running else []
