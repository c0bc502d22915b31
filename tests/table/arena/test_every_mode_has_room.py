"""In every way to play, with as many as can, everything is painted, however large letters are."""
from __future__ import annotations

import pytest

from sparktable.games.arena.options import MODES

from .positions import begun

SEATED = [(mode, players) for mode, many in MODES.items() for players in many]


@pytest.mark.parametrize("size", [(1024, 640), (1244, 680)])
@pytest.mark.parametrize(("mode", "players"), SEATED)
def test_it_is_laid_and_painted(sit, mode: str, players: int, size: tuple[int, int]) -> None:
    board = sit(begun(mode=mode, players=players), width=size[0], height=size[1]).view
    for text in (1.0, 1.5, 2.0):
        board.set_text_scale(text)
        assert not board.grab().isNull()
        panels = [board.layout_now.get(f"player:{seat}").box for seat in range(players)]
        assert not [box for box in panels for other in panels if box is not other and box.meets(other)]
