"""A way over the board is dotted to where one points, with the number of its steps."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from arena.table import Table, pawn
from sparktable.games.arena.facts.movement import reachable, way
from sparktable.kernel.run import pending
from sparktable.table.arena import drawings
from sparktable.table.arena.drawings import Square
from sparktable.table.art.theme import theme
from sparktable.table.picture_store import Look

from .positions import Setting, begun, placed


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_way_to_where_one_points_is_dotted_with_its_steps(sit, by: str) -> None:
    game = begun()
    ann = sit(game, seat=pending(game.s).seat)
    steps = {piece.key: piece.drawing.steps for piece in ann.view.layout_now.pieces
             if isinstance(piece.drawing, Square) and piece.drawing.lit}
    target = max(steps, key=lambda key: steps[key])
    if by == "mouse":
        ann.hover(target, 0.5)
    else:
        ann.keys(Qt.Key.Key_Tab)
        ann.view.focus_piece(target)
    count, dotted = ann.piece("way count"), ann.piece("way").drawing
    assert count.drawing.text == str(steps[target]) and len(dotted.points) == steps[target] + 1
    ann.hover("prompt") if by == "mouse" else ann.view.focus_piece("prompt")
    assert ann.view.layout_now.get("way") is None


def test_one_click_goes_to_a_square(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J7", "1/4"), die=3))
    ann.view.set_speed(0)
    ann.click("space:10", x=0.5)
    assert [option.label() for option in ann.given] == ["move card:0 space:10"]


def test_where_either_of_two_could_go_a_click_asks_who_does(sit) -> None:
    ann = sit(Setting((table := Table({"transformers": [pawn("Smokescreen", "A1"), pawn("Red Alert", "A2")]},
                                      {"transformers": [pawn("Megatron", "J7"), pawn("Cyclonus", "I7")]},
                                      mode="master", die=3)).s.game, table.s))
    ann.view.set_speed(0)
    ann.click("space:20", x=0.5)
    assert not ann.given and len(ann.view.interaction.choosing.acts) == 2


def test_a_way_is_as_short_as_may_be_and_crosses_neither_foes_nor_what_is_blocked() -> None:
    s = placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "B1"), actions=2).s
    for square in reachable(s, 0, 12):
        places = [0, *way(s, 0, square)]
        assert places[-1] == square and not {1} & {*places}
        assert all(s.game.board.open >> place & 1 for place in places)
        assert all(abs(one - other) in (1, 10) for one, other in pairwise(places))
        assert square not in reachable(s, 0, len(places) - 2)
    assert way(s, 0, 30) == [10, 20, 30], "straight on"


def test_the_face_of_whoever_plays_is_on_the_square_where_they_started_and_is_told(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "J7"), actions=2))
    start = ann.match.game.board.start
    shown = {piece.drawing.starts: piece for piece in ann.view.layout_now.pieces
             if isinstance(piece.drawing, Square) and piece.drawing.starts}
    assert {name: piece.key for name, piece in shown.items()} == {
        name: f"space:{start[name[0]]}" for name in ("Optimus Prime", "Megatron")}
    assert all(f"start of {name}" in piece.name for name, piece in shown.items())


@pytest.mark.parametrize("options", [{"mode": "team", "players": 6}, {"mode": "master", "players": 4}],
                         ids=["six players", "eight Transformers"])
def test_letters_on_the_tracks_of_many_can_be_read_in_the_smallest_window(sit, monkeypatch: pytest.MonkeyPatch,
                                                                        options: dict) -> None:
    """1280 x 720 with the window's own bars."""
    sizes: list[float] = []
    for name in ("display", "body"):
        face = getattr(drawings, name)
        monkeypatch.setattr(drawings, name, lambda px, *more, face=face: sizes.append(px) or face(px, *more))
    ann = sit(begun(**options), width=1240, height=650)
    panels = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("player:")]
    sizes.clear()
    for piece in panels:
        image = QImage(round(piece.box.w), round(piece.box.h), QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            piece.drawing.paint(painter, piece.box.w, piece.box.h, ann.view.pictures.look)
    assert min(sizes) >= 11


def test_many_cards_do_not_run_into_the_track_of_wounds(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[float] = []
    cells: list[float] = []
    monkeypatch.setattr(drawings, "label", lambda p, room, text, face, *more: ends.append(
        room.x() + face.width(text)) if room.y() > 20 else None)
    monkeypatch.setattr(drawings, "_cells", lambda p, damage, most, box, *more: cells.append(box.x()))
    track = drawings.Track("Optimus Prime", "autobot", 6, 23, False, (("hand", 10), ("deck", 13), ("discard", 22)))
    image = QImage(240, 56, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        drawings.PlayerTracks("du", (track,), False).paint(painter, 240, 56, Look(theme("dark"), text=1.5))
    assert len(ends) == 3 and cells[0] > max(ends)
