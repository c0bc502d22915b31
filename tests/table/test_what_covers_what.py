"""What lies on the Matrix for a moment, or for long, covers nothing that must be read."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from matrix.table import Table
from sparktable.games.matrix.state import PLAY, UNDER, seat_zone
from sparktable.kernel.zones import move, turn_up
from sparktable.table.advice import Advice
from sparktable.table.art import thumb, wide
from sparktable.table.geometry import Box
from sparktable.table.interaction import Note
from sparktable.table.overlay import OUTLOOK_KEY
from sparktable.table.pointed_card import POINTED, POINTED_GROUND
from sparktable.table.zorder import Z


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_under_a_scheme_lie_on_no_name_and_on_nobody(sit, text: float) -> None:
    setting = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Creeping Corrosion")
    ruins = ["Pile of Scrap", "Collapsed Skyway", "Burning Crater"]
    for name, space in zip(ruins, ("A1", "A2", "A3"), strict=True):
        setting.put(space, name)
        move(setting.s, setting.slot(name), UNDER)
        turn_up(setting.s, setting.slot(name))
        setting.s.under[setting.slot(name)] = setting.slot("Creeping Corrosion")
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    scheme = ann.piece(ann.card("Creeping Corrosion"))
    lying = [ann.piece(ann.card(name)).box for name in ruins]
    written = min(text, scheme.drawing.growth)
    name_bar = wide.name_on_bar(scheme.drawing.face.title, scheme.box.w, scheme.box.h, written).bar
    signs = wide.signs_of(scheme.drawing.face, scheme.box.w, scheme.box.h, written)
    stands = ann.piece("mover:0").box
    for box in lying:
        assert box.bottom <= scheme.box.bottom - name_bar + 1 and box.right <= scheme.box.right
        assert box.x >= scheme.box.x + signs.right - 1 or box.y >= scheme.box.y + signs.low - 1
        assert not box.meets(stands) and stands.h >= 20


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_a_step_would_bring_is_told_in_the_bar_and_covers_nothing(sit, setting: Table, text: float) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    told = 0
    for key in sorted(ann.lit()):
        if ann.piece(key).zone == "board":
            ann.hover(key)
            foretold = ann.view.outlook_hint.in_line
            told += bool(foretold.whole)
            assert not [piece for piece in ann.view.display.drawn.pieces if piece.key.startswith(OUTLOOK_KEY)]
            asked = ann.piece("prompt").name
            assert not foretold.whole or foretold.brief in asked or foretold.whole in asked
    assert told


def test_a_card_with_an_ability_left_is_not_called_spent(sit) -> None:
    setting = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Resupply")
    for name in ("Bold", "Resupply"):
        slot = setting.slot(name)
        setting.s.power[slot] = setting.s.moves[slot] = 0
    ann = sit(setting)
    assert not ann.piece(ann.card("Bold")).veil and "spent" not in ann.piece(ann.card("Bold")).name
    assert ann.piece(ann.card("Resupply")).veil == "spent" and "spent" in ann.piece(ann.card("Resupply")).name


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("count", [2, 8])
def test_the_plate_of_a_spent_card_lies_on_none_of_its_numbers(sit, text: float, count: int) -> None:
    setting = Table("Elita-1", "Megatron").in_play("Elita-1", *["Scout", "Resupply", *["Bold"] * (count - 2)])
    slots = list(setting.s.zones[seat_zone(0, PLAY)])
    for slot in slots:
        setting.s.power[slot] = setting.s.moves[slot] = 0
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    spent = [piece for piece in map(ann.piece, (f"card:{slot}" for slot in slots)) if piece.veil == "spent"]
    assert len(spent) >= 2
    for piece in spent:
        across = piece.box.w > piece.box.h
        face, w, h = piece.drawing.face, piece.box.w, piece.box.h
        if across:
            signs, bar = wide.signs_of(face, w, h, text), wide.name_on_bar(face.title, w, h, text).bar
            right, foot = (signs.left, signs.y), h - bar
        else:
            under = thumb.foot_of(face, w, text)
            tabs = thumb.tabs_of(face, w, under, text)
            right, foot = (tabs.right, tabs.y), h - under.band - under.names
        for mark in piece.marks:
            assert mark.box.bottom <= foot + 1, "its name can be read"
            assert mark.box.x >= right[0] - 1 or mark.box.bottom <= right[1] + 1, "and so can its numbers"


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize(("width", "height"), [(1020, 480), (1244, 680), (1535, 1044)])
def test_who_knows_a_card_is_told_beside_its_cost_and_leaves_room_to_stand(
        sit, text: float, width: int, height: int) -> None:
    setting = Table("Elita-1", "Megatron").put("B1", "Omega Formation", up=False).stand("Megatron", "B1")
    setting.s.known[setting.slot("Omega Formation")] |= 1
    ann = sit(setting, width=width, height=height)
    ann.view.set_text_scale(text)
    card = ann.piece(ann.card("Omega Formation"))
    (mark,) = card.marks
    if card.box.w > card.box.h:
        signs = wide.signs_of(card.drawing.face, card.box.w, card.box.h, text)
        assert mark.box.x >= signs.right - 1 and mark.box.right <= card.box.w
    stands, told = ann.piece("mover:1").box, mark.box.moved(card.box.x, card.box.y)
    assert stands.h >= card.box.h * 0.3 and (card.box.h > card.box.w or not stands.meets(told))


def test_a_card_that_is_pointed_at_is_shown_beside_the_board_unless_a_panel_shows_it(sit, setting: Table) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.shown_elsewhere = lambda: False
    ann.hover(ann.card("Rippersnapper"))
    shown = ann.view.display.drawn.get("pointed card")
    assert shown.drawing.face.title == "Rippersnapper" and shown.box.w >= 180 and shown.z >= Z.NOTE
    assert not shown.box.meets(ann.piece(ann.card("Rippersnapper")).box)
    ann.hover(ann.space("D3"))
    assert ann.view.display.drawn.get("pointed card") is None, "nobody may see what lies facedown"
    ann.view.shown_elsewhere = lambda: True
    ann.hover(ann.card("Rippersnapper"))
    assert ann.view.display.drawn.get("pointed card") is None


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_no_stack_looks_out_beside_what_is_shown_over_them(sit, setting: Table, text: float) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.view.shown_elsewhere = lambda: False
    ann.hover(ann.card("Rippersnapper"))
    drawn = ann.view.display.drawn
    felt, shown = drawn.get("pointed ground"), drawn.get("pointed card")
    stacks = [piece for piece in drawn.pieces if piece.zone == "stacks"]
    assert stacks and all(felt.box.x <= piece.box.x and piece.box.right <= felt.box.right
                          and felt.box.y <= piece.box.y and piece.box.bottom <= felt.box.bottom for piece in stacks)
    assert all(piece.z < felt.z for piece in stacks) and felt.z < shown.z
    ann.hover(stacks[0].key)
    assert ann.view.display.drawn.get("pointed ground") is None, "a stack that is pointed at stays in sight"


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_why_something_on_the_board_is_not_possible_is_told_below_it(sit, setting: Table, text: float) -> None:
    ann = sit(setting.put("D3", "Motormaster"), width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.view.interaction.note = Note("", ann.card("Motormaster"))
    ann.view.say_why("Not enough Power reaches this Adversary: it takes 5, and 3 reach that far.")
    told = ann.piece("note").box
    assert not [piece for piece in ann.view.layout_now.pieces if piece.zone == "board" and piece.box.meets(told)]
    assert told.bottom <= ann.piece("prompt").box.y + 1


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("at", [0, 2, 5])
def test_a_card_of_a_battle_that_is_looked_at_leaves_the_others_and_the_question_in_sight(
        sit, at: int, text: float) -> None:
    setting = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").put("B2", "Rippersnapper")
    setting.stand("Hot Rod", "A1").in_play("Elita-1", "Artillery", *["Bold"] * 5).hand("Hot Rod", "Bold")
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    ann._take(next(option for option in ann.match.decision.options if option.kind == "battle"))
    ann.wait()
    row = sorted((piece for piece in ann.view.layout_now.pieces if piece.row.endswith("attacker")),
                 key=lambda piece: piece.box.x)
    assert not [one for one, other in pairwise(row) if one.box.right > other.box.x], "none lies on another"
    ann.hover(row[at].key)
    up = ann.piece(row[at].key).box
    assert up.w > 1.6 * row[at].box.w and not up.meets(ann.piece("prompt").box)
    for piece in row:
        box = ann.piece(piece.key).box
        seen = box.w - max(0.0, min(box.right, up.right) - max(box.x, up.x)) if piece.key != row[at].key else up.w
        assert seen >= 0.5 * box.w, "each of the others can still be told apart"


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("at", [0, 2, 4])
def test_a_card_of_the_hand_that_is_looked_at_leaves_the_question_in_sight(sit, at: int, text: float) -> None:
    names = ["Bold", "Artillery", "Scout", "Patch", "Null Ray"]
    ann = sit(Table("Elita-1", "Megatron").hand("Elita-1", *names), width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.hover(ann.card(names[at]))
    up, bar = ann.piece(ann.card(names[at])).box, ann.piece("prompt")
    assert up.meets(bar.box) and up.w > 150
    lines = bar.drawing.lines(bar.box.h, ann.view.pictures.look)
    assert bar.drawing.question == lines[0].text
    for line in lines:
        spot = Box(line.room.x(), line.room.y(), line.room.width(), line.room.height()).moved(bar.box.x, bar.box.y)
        assert not spot.meets(up) and line.face.width(line.text) * line.smallest / line.face.px <= spot.w
    words = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("word:prompt:")]
    assert words and not [word for word in words if word.box.meets(up)]


def test_the_question_stays_where_it_is_for_a_card_that_leaves_room_for_it(sit) -> None:
    names = ["Bold", "Artillery", "Scout", "Patch", "Null Ray"]
    ann = sit(Table("Elita-1", "Megatron").hand("Elita-1", *names), width=1244, height=680)
    for name in names:
        ann.hover(ann.card(name))
        bar = ann.piece("prompt")
        room = ann.piece(ann.card(name)).box.x - bar.box.x
        if room > bar.box.w * 0.45:
            assert bar.drawing.begin == 0.0


def test_no_card_comes_up_that_slides_under_a_pointer_that_rests(sit) -> None:
    """After a card was played the next one lies there: it would stand on what is asked then."""
    ann = sit(Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Artillery", "Scout", "Patch"), width=1244,
              height=680)
    played, spot = ann.setting.slot("Artillery"), ann.point(ann.card("Artillery"))
    ann.hover(ann.card("Artillery"), 0.5)
    ann._take(next(option for option in ann.match.decision.options
                   if option.kind == "play" and option.value("card") == played))
    ann.wait()
    here = ann.view.interaction.layout.at(spot.x(), spot.y())
    assert here.zone == "hand" and here.raises, "the next card lies there"
    assert ann.piece(here.key).box == here.box, "and stays as it is"
    QTest.mouseMove(ann.view.viewport(), spot + QPoint(3, 3))
    assert ann.piece(here.key).box.w > here.box.w * 1.3


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("unfolded", [False, True])
def test_what_an_answer_would_bring_is_told_on_no_hint(sit, setting: Table, text: float, unfolded: bool) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.view.advise(Advice("hint", "Buy Artillery", "It has the most Power", "It has the most Power. " * 8))
    ann.view.interaction.unfolded = unfolded
    ann.view.refresh()
    told = 0
    for piece in [piece for piece in ann.view.layout_now.pieces if piece.zone in ("prompt", "play", "own", "hand")]:
        ann.hover(piece.key)
        pieces = ann.view.display.drawn.pieces
        hint = [each.box for each in pieces if each.key in ("advice", "advice ground")]
        foretold = [each.box for each in pieces if each.key.startswith(OUTLOOK_KEY)]
        assert hint and not [box for box in foretold if any(box.meets(each) for each in hint)]
        told += bool(ann.view.outlook_hint.lines)
    assert told


def test_nothing_is_left_of_what_was_told_of_an_answer_once_it_is_given(sit, setting: Table) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.shown_elsewhere = lambda: False
    ann.hover(ann.card("Rippersnapper"))
    assert ann.view.display.drawn.get(POINTED_GROUND) is not None
    ann.view.display.keep_still(None, ann.view.display.drawn)
    assert not [piece for piece in ann.view.display.drawn.pieces if piece.key in POINTED]
