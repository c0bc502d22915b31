"""A way over the board is dotted to where one points, with the number of its steps."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from arena.table import Table, pawn
from sparktable.games.arena.events import DISCARDS_CARD, PLAYS
from sparktable.games.arena.facts.movement import reachable, way
from sparktable.games.arena.state import HAND, OUT, seat_zone
from sparktable.kernel.decisions import card
from sparktable.kernel.run import pending
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.table.arena import tracks
from sparktable.table.arena.drawings import Square
from sparktable.table.art.theme import theme
from sparktable.table.picture_store import Look
from sparktable.table.turn_digest import deeds

from .positions import Setting, begun, facing, placed


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
        face = getattr(tracks, name)
        monkeypatch.setattr(tracks, name, lambda px, *more, face=face: sizes.append(px) or face(px, *more))
    ann = sit(begun(**options), width=1240, height=650)
    panels = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("player:")]
    sizes.clear()
    for piece in panels:
        image = QImage(round(piece.box.w), round(piece.box.h), QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            piece.drawing.paint(painter, piece.box.w, piece.box.h, ann.view.pictures.look)
    assert min(sizes) >= 11


def test_the_track_of_wounds_has_a_line_of_its_own_between_the_name_and_what_is_held(monkeypatch: pytest.MonkeyPatch
                                                                                      ) -> None:
    """As wide as it can be told by: what is held, however much, does not run into it."""
    told: list[QRectF] = []
    cells: list[QRectF] = []
    monkeypatch.setattr(tracks, "label", lambda p, room, *more: told.append(room))
    monkeypatch.setattr(tracks, "cells", lambda p, damage, most, box, *more: cells.append(box))
    track = tracks.Track("Optimus Prime", "autobot", 6, 23, False, (("hand", 10), ("deck", 13), ("discard", 22)))
    image = QImage(240, 56, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        tracks.PlayerTracks("du", (track,), False).paint(painter, 240, 56, Look(theme("dark"), text=1.5))
    (bar,), (damage, *held) = cells, told
    assert bar.width() >= 120 and damage.bottom() <= bar.top() and len(held) == 3
    assert all(room.top() >= bar.bottom() for room in held)


def test_where_a_played_card_goes_is_not_told_of_a_turn(sit) -> None:
    """It was said that it was played; only what is laid away unseen is news."""
    ann = sit(facing())
    slot = ann.match.state.zones[seat_zone(0, HAND)][0]
    played, gone = (Event(kind, 0, (card(slot),), ((slot, ann.match.state.ident[slot], ~0),))
                    for kind in (PLAYS, DISCARDS_CARD))
    both, alone = (deeds(each, ann.view.shown.state, ann.speech, ann.view.tableau.tellings)
                   for each in ([played, gone], [gone]))
    assert [deed.text.split()[0] for deed in both] == ["Played"]
    assert [deed.text.split()[0] for deed in alone] == ["Discarded"]


def test_where_only_drawing_is_left_it_is_said_and_the_bar_has_a_button_for_it(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "J7", "1/4"), actions=2))
    assert ann.piece("prompt").name.startswith("No card can be played: draw one. 2 actions left")
    (button,) = (piece for piece in ann.view.layout_now.pieces if piece.zone == "prompt")
    assert button.option.kind == "draw" and button.drawing.style == "primary"


def test_a_question_bears_the_sign_of_what_is_to_be_done_and_not_that_of_a_hint(sit) -> None:
    ann = sit(begun())
    assert ann.match.decision.kind == "move" and ann.piece("prompt").drawing.icon == "move"


def test_in_master_play_an_answer_says_who_attacks(sit) -> None:
    pair = {"transformers": [pawn("Optimus Prime", "A1", "5/1"), pawn("Red Alert", "A3", "4/1")]}
    foes = {"transformers": [pawn("Megatron", "A2"), pawn("Cyclonus", "I5")]}
    table = Table(pair, foes, mode="master", actions=2)
    ann = sit(Setting(table.s.game, table.s))
    said = {ann.speech.option(option, ann.match.state) for option in ann.match.decision.options
            if option.kind == "attack"}
    assert said == {"Optimus Prime: attack Megatron with Combat 5/1", "Red Alert: attack Megatron with Combat 4/1"}


def test_how_far_a_card_moves_somebody_is_told_as_it_says_it_whatever_is_in_the_way(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "Ram'em"), pawn("Megatron", "B1"), pawn("Cyclonus", "B2"),
                  pawn("Starscream", "A3"), mode="free-for-all", actions=2).do("play Ram'em")
    assert table.moves("Optimus Prime") == {"A2"}
    ann = sit(Setting(table.s.game, table.s))
    assert "Optimus Prime: up to 6 spaces" in ann.piece("prompt").name


def test_in_master_play_the_question_names_who_is_left_to_move(sit) -> None:
    """With ALL each of the two moves once."""
    pair = {"transformers": [pawn("Optimus Prime", "A1"), pawn("Red Alert", "A3")]}
    foes = {"transformers": [pawn("Megatron", "J2"), pawn("Cyclonus", "I5")]}
    table = Table(pair, foes, mode="master", die=2)
    table.s.die_all = True
    ann = sit(Setting(table.s.game, table.s))
    assert "Each of the two up to 2 spaces, never diagonally. Then 2 actions" in ann.piece("prompt").name
    ann._take(next(option for option in ann.match.decision.options if option.refs and option.refs[0].value == 0))
    ann.wait()
    assert ann.piece("prompt").name.startswith("Where does Red Alert move?. Red Alert: up to 2 spaces")


def test_whoever_leads_two_is_shown_by_the_one_that_is_left(sit) -> None:
    pair = {"transformers": [pawn("Optimus Prime", "A1"), pawn("Red Alert", "A3")]}
    foes = {"transformers": [pawn("Megatron", "J2"), pawn("Cyclonus", "I5")]}
    table = Table(pair, foes, mode="master")
    ann = sit(Setting(table.s.game, table.s))
    assert ann.view.tableau.character(ann.view.shown, 0).name == "Optimus Prime"
    table.s.where[0] = OUT
    assert ann.view.tableau.character(view(table.s, 0), 0).name == "Red Alert"
