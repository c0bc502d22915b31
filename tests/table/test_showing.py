"""What is shown: the position and nothing else, whatever moved before; and nothing stirs when nothing moves."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt, QTimer

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.kernel.decisions import card
from sparktable.kernel.rng import Dice
from sparktable.kernel.stack import finish
from sparktable.kernel.values import Outcome
from sparktable.kernel.view import view
from sparktable.table.animation import Flight, Pause
from sparktable.table.art.theme import THEME_NAMES
from sparktable.table.art.wide import signs_of
from sparktable.table.drawings import Chip
from sparktable.table.lettering import Words
from sparktable.table.matrix.styles import BACKS
from sparktable.table.motion_queue import Change
from sparktable.table.show import Hold
from table.conftest import LONG, overlap


def test_a_position_is_shown_as_it_is_after_any_animation(sit):
    """A hundred answers of a random game, watched by both sides in turn."""
    ann = sit(Table("Elita-1", "Megatron"))
    dice = Dice(5)
    for step in range(100):
        asked = ann.match.decision
        if asked is None:
            break
        ann._take(asked.options[dice.below(len(asked.options))])
        if step % 3 == 0:
            ann.view.queue.advance(120)  # the next one comes while this one moves
        ann.wait()
        assert ann.settled(), f"after answer {step}: {ann.match.answers[-1].option.label()}"
        fresh = {piece.key: piece.box for piece in ann.view.layout_now.pieces}
        ann.view.set_view(view(ann.match.state, 0))
        assert fresh == {piece.key: piece.box for piece in ann.view.layout_now.pieces}


def test_cards_fly_and_the_clock_stops_when_they_have_arrived(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    assert ann.view.queue.running and ann.view.queue.ticking
    assert ann.card("Bold") not in ann.shown(), "the card is in flight"
    ann.wait()
    assert not ann.view.queue.ticking
    assert not [timer for timer in ann.view.findChildren(QTimer) if timer.isActive()]


def test_numbers_change_after_the_motion_that_changes_them(sit, setting):
    ann = sit(setting)
    before = ann.piece("player:0").drawing
    ann.view.answered.emit(next(option for option in ann.match.decision.options if option.kind == "play"))
    while ann.view.queue.running:
        assert ann.piece("player:0").drawing == before, "the hand is counted down while the card still flies"
        ann.view.queue.advance(50)
    assert ann.piece("player:0").drawing != before


def test_an_event_is_over_when_what_moves_for_it_has_come_to_rest(sit, setting):
    ann = sit(setting)
    told: list[int] = []
    ann.view.told.connect(told.append)
    ann.drag(ann.card("Bold"), "place:play")
    assert ann.view.queue.running and not told, "the log would be ahead of the table"
    ann.wait()
    assert sum(told) > 0
    before = sum(told)
    ann.drag(ann.card("Artillery"), "place:play")
    ann.keys(Qt.Key.Key_Escape)
    assert sum(told) > before, "what is skipped has been told"


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_is_drawn_after_a_shuffle_does_not_fly_as_what_lay_there_before(sit, viewer: int) -> None:
    setting = Table("Elita-1", "Megatron").no_deck("Elita-1")
    setting.discard_pile("Elita-1", "Reinforcements", "Artillery", "Bold", "Scout", "Patch")
    ann = sit(setting, seat=viewer)
    while ann.match.decision.seat == 0:
        ann._take(next(option for option in ann.match.decision.options if option.kind in ("end turn", "keep")))
    motions = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    held_up = [motion.actor for motion in motions if isinstance(motion, Hold)]
    flown = [motion.actor for motion in motions if isinstance(motion, Flight) and motion.actor not in held_up]
    assert len(flown) >= 5, "they are drawn"
    assert len(flown) == len(set(flown)), "none of those that were shuffled"


def test_any_click_ends_what_moves(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    ann.click("scores")
    assert not ann.view.queue.running and ann.settled()


def test_a_question_that_is_answered_asks_no_more_while_things_move(sit, setting):
    ann = sit(setting)
    assert ann.piece("prompt").drawing.mine
    ann.drag(ann.card("Bold"), "place:play")
    bar = ann.piece("prompt").drawing
    assert ann.view.queue.running and not bar.mine
    assert (bar.question, bar.note) == ("Play Bold", ""), "what is done now"
    assert [piece.key for piece in ann.view.layout_now.pieces if piece.zone == "prompt"] == []
    ann.wait()
    assert ann.piece("prompt").drawing.mine


def test_escape_skips_what_moves(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    ann.keys(Qt.Key.Key_Escape)
    assert not ann.view.queue.running and ann.settled()


def test_twice_the_speed_takes_half_the_time(sit, setting):
    ann = sit(setting)
    ann.view.set_speed(4.0)
    ann.drag(ann.card("Bold"), "place:play")
    ann.view.queue.advance(70)
    assert not ann.view.queue.running
    ann.view.set_speed(0.25)
    ann.drag(ann.card("Artillery"), "place:play")
    ann.view.queue.advance(900)
    assert ann.view.queue.running


def test_speed_zero_shows_everything_at_once(sit, setting):
    ann = sit(setting)
    ann.view.set_speed(0)
    ann.drag(ann.card("Bold"), "place:play")
    assert not ann.view.queue.running and ann.settled()


def test_the_table_tells_when_everything_has_been_shown(sit, setting, qtbot):
    ann = sit(setting)
    with qtbot.waitSignal(ann.view.queue.idle):
        ann.drag(ann.card("Bold"), "place:play")
        ann.wait()


def test_nothing_is_drawn_of_what_the_viewer_does_not_know(sit, setting):
    """The same card lies open for its owner and face down for the other."""
    setting.hand("Megatron", "Motormaster")
    ben = sit(setting, seat=1)
    ann = sit(setting, seat=0)
    slot = setting.s.zones[17 + 8][-1]
    assert ben.view.face(slot).title == "Motormaster"
    assert ann.view.face(slot).style == BACKS["player"]
    assert not any("Motormaster" in piece.name for piece in ann.view.layout_now.pieces)
    assert any("Motormaster" in piece.name for piece in ben.view.layout_now.pieces)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_everything_lies_on_the_table_in_every_theme(sit, setting, theme):
    ann = sit(setting)
    ann.view.set_theme(theme)
    assert ann.settled()


@pytest.mark.parametrize(("width", "height"), [(940, 660), (1020, 760), (1590, 1000), (2230, 1360)])
@pytest.mark.parametrize("characters", [2, 4])
def test_nothing_leaves_the_table_and_no_stack_lies_over_the_board(sit, width, height, characters):
    names = ("Elita-1", "Megatron", "Optimus Prime", "Soundwave")[:characters]
    setting = Table(*names)
    setting.hand("Elita-1", "Bold", "Bold", "Artillery", "Scout", "Patch")
    setting.in_play("Elita-1", "Reinforcements", "Armor Plating", "Sneak Attack", "Bold", "Bold")
    ann = sit(setting, width=width, height=height)
    layout = ann.view.layout_now
    for piece in layout.pieces:
        if piece.zone:
            assert piece.box.x >= 0 and piece.box.right <= width and piece.box.bottom <= height + 1, piece.key
    board = [piece.box for piece in layout.pieces if piece.zone == "board"]
    for stack in (piece for piece in layout.pieces if piece.zone == "stacks"):
        assert not any(box.x < stack.box.right and stack.box.x < box.right for box in board), stack.key


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize(("width", "height"), [(1000, 640), (1240, 650), (1490, 1010), (3060, 2050)])
def test_of_many_cards_in_hand_and_in_play_none_covers_the_name_of_another(sit, width: int, height: int, text: float
                                                                           ) -> None:
    setting = Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Bold", "Artillery", "Scout", "Patch", "Null Ray",
                                                "Reinforcements")
    setting.in_play("Elita-1", "Reinforcements", "Armor Plating", "Sneak Attack", "Bold", "Bold",
                    "Energon Synthesizer")
    ann = sit(setting, width=width, height=height)
    ann.view.set_text_scale(text)
    pieces = ann.view.layout_now.pieces
    cards = [piece for piece in pieces if piece.key.startswith("card:") and piece.zone in ("hand", "play")]
    assert len(cards) == 13
    for one, other in combinations(cards, 2):
        assert not overlap(one.box, other.box), (one.name, other.name)
    band = ann.piece("place:hand").box
    assert all(piece.box.y >= band.y and piece.box.bottom <= band.bottom + 1 for piece in cards)
    pills = [piece for piece in pieces if piece.key.startswith("pill:") and piece.zone == "play" and piece.slot in
             {card.slot for card in cards}]
    assert pills and all(any(overlap(pill.box, card.box) or pill.box.y >= card.box.bottom for card in cards
                             if card.slot == pill.slot) for pill in pills)
    for pill in pills:  # its name stands at its foot
        card = next(card for card in cards if card.slot == pill.slot)
        assert not card.box.y + card.box.h * 0.62 < pill.box.cy < card.box.bottom


@pytest.mark.parametrize(("width", "height"), [(1240, 650), (1490, 1010), (3060, 2050)])
def test_five_cards_in_hand_beside_five_in_play_do_not_lie_over_each_other(sit, width: int, height: int) -> None:
    setting = Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Bold", "Artillery", "Scout", "Patch")
    setting.in_play("Elita-1", "Reinforcements", "Armor Plating", "Sneak Attack", "Bold", "Bold")
    layout = sit(setting, width=width, height=height).view.layout_now
    for zone in ("hand", "play"):
        boxes = [piece.box for piece in layout.pieces if piece.zone == zone and piece.key.startswith("card:")]
        assert len(boxes) == 5 and not any(overlap(one, other) for one, other in combinations(boxes, 2)), zone


@pytest.mark.parametrize(("lying", "least"), [(0, 140), (2, 140), (4, 112)])
def test_cards_in_play_lie_across_before_the_hand_cannot_be_read(sit, lying: int, least: int) -> None:
    setting = Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Bold", "Artillery", "Scout", "Patch")
    ann = sit(setting.in_play("Elita-1", *["Reinforcements"] * lying), width=1531, height=1042)
    pieces = ann.view.layout_now.pieces
    widths = {zone: [piece.box.w for piece in pieces if piece.zone == zone and piece.key.startswith("card:")]
              for zone in ("hand", "play")}
    assert len(widths["play"]) == lying
    assert min(widths["hand"] + widths["play"]) >= least


@pytest.mark.parametrize("name", ["Sneak Attack", "Rippersnapper", "Barricade"])
def test_what_befalls_a_card_that_lies_across_is_told_beside_its_numbers(sit, name: str) -> None:
    ann = sit(Table("Elita-1", "Megatron").put("B1", name), width=1240, height=650)
    piece = ann.piece(ann.card(name))
    size = piece.box.w, piece.box.h
    at, signs = piece.drawing.told_at(*size), signs_of(piece.drawing.face, *size, 1.0)
    assert at.cy + 12 <= signs.y or at.x >= signs.left
    assert at.x >= signs.cost and at.w > 60


def test_a_hint_points_something_out(sit, setting):
    ann = sit(setting)
    ann.view.highlight([card(setting.slot("Bold"))])
    assert "active" in ann.view.table_scene._bodies[ann.card("Bold")].glow.rings
    ann.keys(Qt.Key.Key_Escape)
    assert "active" not in ann.view.table_scene._bodies[ann.card("Bold")].glow.rings


def test_pictures_are_not_painted_again_for_the_same_position(sit, setting, monkeypatch):
    ann = sit(setting)
    painted = []
    monkeypatch.setattr(type(ann.view.pictures), "image", lambda *args: painted.append(args))
    monkeypatch.setattr(type(ann.view.pictures.cards), "image", lambda *args: painted.append(args))
    ann.view.set_view(view(ann.match.state, 0))
    assert painted == []


def test_larger_text_is_laid_out_anew(sit, setting):
    ann = sit(setting)
    before = ann.piece("prompt").box
    ann.view.set_text_scale(1.6)
    assert ann.piece("prompt").box.h > before.h
    assert ann.settled()


def test_a_battle_has_a_panel_with_both_totals(sit):
    setting = Table("Elita-1", "Megatron", energon=3)
    setting.put("B1", "Rippersnapper").in_play("Elita-1", "Artillery").hand("Megatron", "Bold")
    setting.mode("Elita-1", "bot")
    ann = sit(setting)
    battle = next(option for option in ann.match.decision.options if option.kind == "battle")
    ann._take(battle)
    ann.wait()
    assert "Rippersnapper needs 4" in ann.piece("battle bar").name


def test_a_boss_that_becomes_dearer_shows_by_how_much(sit, monkeypatch):
    setting = clear_matrix(core(energon=1)).put("B2", "Starscream")
    setting.in_play("Bumblebee", "Ion Lance", *["Damage"] * 3)
    ann = sit(setting.only_encounter("Boxed In"))
    pictures, painted = ann.view.pictures, []
    paint = pictures.pixmap
    monkeypatch.setattr(pictures, "pixmap", lambda drawing, *size: painted.append(drawing) or paint(drawing, *size))
    ann._take(next(option for option in ann.match.decision.options if option.kind == "battle"))
    assert "+4" in [drawing.text for drawing in painted if isinstance(drawing, Chip)]


def test_a_game_that_is_over_can_still_be_looked_at(sit, setting):
    finish(setting.s, Outcome("deck", (0,), (5, 3)))
    ann = sit(setting)
    assert ann.piece("prompt").name.startswith("The game is over")
    ann.hover(ann.card("Rippersnapper"))
    assert ann.looked_at[-1] == setting.slot("Rippersnapper") and ann.lit() == set()


@pytest.mark.parametrize(("characters", "mode", "secret"), [
    (("Elita-1", "Megatron"), "tvt", True), (("Elita-1", "Hot Rod"), "co-op", False), (("Elita-1",), "solo", False)])
def test_missions_are_called_secret_where_somebody_may_not_see_them(sit, characters, mode, secret):
    ann = sit(Table(*characters, mode=mode).missions("Elita-1", "Long Shot"))
    shown = [piece.drawing.text for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, Words)]
    assert "Your Missions" in shown
    assert ("secret" in shown) == secret


def test_whoever_only_watches_has_no_missions_and_no_team(sit):
    ann = sit(Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").missions("Elita-1", "Long Shot"), height=900)
    ann.speech.watching = True
    ann.view.set_view(view(ann.match.state, 0))
    pieces = ann.view.layout_now.pieces
    shown = [piece.drawing.text for piece in pieces if isinstance(piece.drawing, Words)]
    assert "Missions of Ann" in shown
    assert {"Autobot Missions", "Decepticon Missions"} <= set(shown)
    told = [*shown, *(piece.name for piece in pieces), repr(ann.view.outline())]
    assert not [text for text in told if "Your Missions" in text or "Ally" in text or "Foe" in text]


def test_a_click_on_what_can_be_answered_is_taken_while_things_move(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    ann.click(ann.card("Scout"))
    assert not ann.view.queue.running and ann.settled()
    assert ann.view.interaction.taken == ann.card("Scout"), "though the hand has closed up"


def test_also_where_several_moments_follow_each_other(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    for _ in range(2):
        ann.view.queue.add(Change([[(0.0, Pause(LONG))]], lambda: None, is_moment=True))
    ann.click(ann.card("Scout"))
    assert not ann.view.queue.running and ann.view.interaction.taken == ann.card("Scout")


def test_a_click_on_nothing_that_can_be_answered_only_goes_on(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    for _ in range(2):
        ann.view.queue.add(Change([[(0.0, Pause(3000))]], lambda: None, is_moment=True))
    ann.view.queue.advance(1000)
    ann.click("scores")
    assert ann.view.queue.running and ann.view.interaction.taken is None


def test_what_others_look_at_is_not_what_one_still_watches(sit, setting):
    """Nothing of it is told later, when other things happen: the log would be ahead of the table."""
    ann = sit(setting)
    told: list[int] = []
    ann.view.told.connect(told.append)
    ann.drag(ann.card("Bold"), "place:play")
    ann.view.set_view(view(ann.match.state, 1))
    assert not ann.view.queue.running and ann.view.shown.seat == 1
    before = sum(told)
    ann.wait()
    assert before and sum(told) == before
