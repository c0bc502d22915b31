"""What is put somewhere by hand in Battle for Cybertron: it is done, or comes home and says why not."""
from __future__ import annotations

import pytest

from arena.table import pawn
from sparktable.games.arena.state import HAND, seat_zone
from sparktable.kernel.view import view
from sparktable.table.art.face import CardBack
from sparktable.table.duel_drawings import DuelTotal
from table.test_whole_games import look_again

from .positions import facing, placed


def test_a_pawn_is_dragged_to_a_square_in_reach(sit):
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "1/4"), die=3))
    ann.view.set_speed(0)
    ann.drag("mover:0", "space:10", x=0.5)
    assert [option.label() for option in ann.given] == ["move card:0 space:10"]


def test_a_pawn_put_out_of_reach_is_told_how_far_it_is(sit):
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "1/4"), die=3))
    ann.view.set_speed(0)
    ann.drag("mover:0", "space:60", x=0.5)
    assert not ann.given
    assert ann.view.interaction.note.text == "It is 6 steps away; the die shows 3"


def test_an_attack_is_dragged_onto_its_target_and_lies_facedown(sit):
    ann = sit(facing())
    ann.view.set_speed(0)
    slot = next(slot for slot in ann.match.state.zones[3] if ann.match.state.card(slot).name == "Combat 5/1")
    ann.drag(f"card:{slot}", "mover:1")
    assert ann.given[0].kind == "attack"
    state = ann.match.state
    ben = view(state, 1)
    face = ann.view.tableau.face(ben, ann.given[0].value("card"), ann.speech)
    assert isinstance(face, CardBack) and face.label == "Optimus Prime"
    look_again(ann)
    shown = ann.view.layout_now
    assert [piece.drawing.number for piece in shown.pieces if isinstance(piece.drawing, DuelTotal)] == ["?", "?"]
    assert shown.get("sum") is None, "nothing is known yet that could be reckoned with"


def test_a_click_draws(sit):
    ann = sit(facing())
    ann.view.set_speed(0)
    ann.click("pile:deck:0", x=0.3)
    assert [option.kind for option in ann.given] == ["draw"]


def test_the_draw_pile_is_dragged_onto_the_hand(sit):
    ann = sit(facing())
    ann.view.set_speed(0)
    ann.drag("pile:deck:0", "place:hand", x=0.3)
    assert [option.kind for option in ann.given] == ["draw"]
ARENA_DROPS = {
    "a card on whom it does not reach": ("Combat 5/1", "mover:1", "not in a straight line"),
    "a card on one's own": ("Combat 5/1", "mover:0", "isn’t an opponent"),
    "a card on the board": ("Combat 5/1", "space:40", "not in a straight line"),
    "a card that is no Special in the play area": ("Combat 5/1", "place:play", "isn’t a Special"),
    "a card on the die": ("Combat 5/1", "die", "not in a straight line"),
    "a pawn after the move": ("mover:0", "space:20", "Moving comes before"),
    "a pawn of somebody else": ("mover:1", "space:40", "can’t pick this up"),
    "a pile": ("pile:deck:0", "space:40", "It goes to: Hand"),
}


@pytest.mark.parametrize(("source", "target", "told"), ARENA_DROPS.values(), ids=ARENA_DROPS)
def test_what_is_put_where_it_cannot_go_comes_home_and_says_why(sit, source, target, told):
    setting = placed(pawn("Optimus Prime", "A1", "5/1", "Ram'em"), pawn("Megatron", "D3", "1/4"), actions=2)
    ann = sit(setting)
    ann.view.set_speed(0)
    if source.startswith("Combat"):
        hand = setting.s.zones[seat_zone(0, HAND)]
        source = next(f"card:{slot}" for slot in hand if setting.s.card(slot).name == source)
    ann.drag(source, target, x=0.5)
    assert not ann.given and ann.settled()
    assert told in ann.view.interaction.note.text


def test_a_pawn_put_on_another_is_told_that_the_space_is_taken(sit):
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "1/4"), die=3))
    ann.view.set_speed(0)
    ann.drag("mover:0", "mover:1", x=0.5)
    assert not ann.given and "standing" in ann.view.interaction.note.text
