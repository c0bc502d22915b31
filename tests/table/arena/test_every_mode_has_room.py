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


def test_the_largest_letters_leave_the_board_nearly_half_of_the_smallest_window(sit) -> None:
    ann = sit(begun(), width=1240, height=676)
    ann.view.set_text_scale(2.0)
    layout = ann.view.layout_now
    board, battle = layout.get("board"), layout.get("battle")
    assert board.box.w >= 0.44 * layout.width and not board.box.meets(layout.strip)
    assert battle.box.w >= 0.45 * layout.width, "and those who fight no less"
