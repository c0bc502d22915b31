"""An attack is told in an order that can be followed: who combines first, who stands where, what a sum is made of."""
from __future__ import annotations

import pytest

from sparktable.kernel.match import Match
from sparktable.kernel.view import view
from sparktable.table.animation import Flight
from sparktable.table.tcg.fighter_card import FighterCard
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
AERIALBOTS = ["Air Raid, Fearless Flyer", "Alpha Bravo, Airborne Special Ops", "Skydive, Air Warfare Specialist",
              "Silverbolt, Aerialbot Leader", "Fireflight, Sky High Recon"]


def test_who_combines_and_attacks_with_one_answer_stands_there_combined_before_the_stage_opens(sit) -> None:
    table = Table(AERIALBOTS, [ARCEE], hand=["Aerialbot Enigma"])
    table.s.flips = table.s.upgrades = table.s.taps = 0
    for name in AERIALBOTS:
        table.turn_to(name, 1)
    ann = sit(table, width=1280, height=720)
    superion, board = table.slot("Superion"), ann.view
    events = ann.match.take(next(option for option in ann.match.decision.options if option.kind == "play"))
    kinds = [event.kind for event in events]
    assert kinds.index("combined") < kinds.index("attacks"), "and nobody is asked in between"
    moments = [moment.seen_by(0) for moment in ann.match.moments(events)]
    place = board.display.layout_of(moments[0].view).get(f"card:{superion}").box
    board.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events], moments=moments)
    first = board.queue._waiting[0]
    assert any(isinstance(motion, Flight) and (motion.to.cx, motion.to.w) == (place.cx, place.w)
               for step in first.steps for _, motion in step), "it comes to its place in the team"
    stood = []
    while board.queue.running:
        stage, stands = (board.layout_now.get(key) for key in ("battle", f"card:{superion}"))
        stood.append("stage" if stage is not None else "combined" if stands is not None else "apart")
        board.queue.advance(60)
    course = [now for now, last in zip(stood, ["", *stood], strict=False) if now != last]
    assert course[:3] == ["apart", "combined", "stage"], course
    assert stood.count("combined") * 60 >= 400, "long enough to be seen"


@pytest.mark.parametrize(("seat", "watching", "left"), [
    (0, False, "Red Alert"), (1, False, "Arcee"), (0, True, "Red Alert"), (1, True, "Red Alert")])
def test_a_players_own_stand_left_and_whoever_attacks_where_one_only_watches(
        sit, seat: int, watching: bool, left: str) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    board.speech.watching = watching
    layout = board.display.layout_of(match.moments(events)[1].seen_by(seat).view)
    first, second = sorted((piece for piece in layout.pieces if isinstance(piece.drawing, FighterCard)),
                           key=lambda piece: piece.box.x)
    assert first.drawing.name == left != second.drawing.name
    assert first.box.y == second.box.y and layout.get("battle").drawing.left.name == left
