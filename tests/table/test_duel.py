"""A battle is a duel on a stage: what each side has adds up, and what is still open can be used."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.app.translations import WORDS
from sparktable.kernel.view import view
from sparktable.table import duel_drawings
from sparktable.table.art.parts import fitted
from sparktable.table.art.theme import THEME_NAMES, theme
from sparktable.table.duel_drawings import Chevrons, DuelBar, DuelName, DuelTotal, Pill
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.duel_motions import Press
from sparktable.table.fire import Beam, FireLine
from sparktable.table.lettering import Button
from sparktable.table.matrix import facts
from sparktable.table.picture_store import Look
from sparktable.table.show import held_up
from table.conftest import overlap
from table.duelling import declare, drawings, fight, motions


def test_both_fighters_and_their_totals_stand_on_the_stage(sit) -> None:
    ann = sit(fight())
    declare(ann)
    ann.wait()
    (ground,) = drawings(ann, DuelGround)
    assert (ground.left.name, ground.right.name) == ("Elita-1", "Rippersnapper")
    assert [total.number for total in drawings(ann, DuelTotal)] == ["2", "4"]


@pytest.mark.parametrize(("language", "note"), [
    ("en", "Adversary by Divided Loyalties · B1"), ("de", "Gegner durch Divided Loyalties · B1")])
def test_a_robot_of_the_own_faction_says_why_it_is_an_adversary(sit, language: str, note: str) -> None:
    table = clear_matrix(core("Bumblebee", "Ironhide", mode="co-op")).put("D1", "Divided Loyalties").put("B1", "Jazz")
    ann = sit(table.stand("Bumblebee", "B1").in_play("Bumblebee", "Firepower", "Firepower"))
    WORDS.use(language)
    declare(ann)
    ann.wait()
    notes = [name.note for name in drawings(ann, DuelName)]
    WORDS.use("en")
    assert note in notes


@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1600, 1000)])
def test_nothing_lies_on_the_face_of_who_fights(sit, width: int, height: int) -> None:
    ann = sit(fight(3), width=width, height=height)
    declare(ann)
    ann.wait()
    stage, seen = ann.piece("battle"), ann.view.grab().toImage()
    ground = ann.view.pictures.pixmap(stage.drawing, stage.box.w, stage.box.h).toImage()
    for room, other in zip(stage.drawing.rooms, stage.drawing.rooms[::-1], strict=True):
        side = min(room.w, room.h)
        assert side > stage.box.h * 0.12 and not overlap(room, other)
        for x, y in ((x, y) for x in (-0.3, 0.0, 0.3) for y in (-0.4, 0.0, 0.4)):
            at = QPoint(round(room.cx + x * side), round(room.cy + y * side))
            assert seen.pixelColor(at + QPoint(int(stage.box.x), int(stage.box.y))) == ground.pixelColor(at)


def test_whoever_is_asked_to_assist_reads_whose_battle_it_is_and_how_much_is_short(sit) -> None:
    ann = sit(fight().hand("Hot Rod", "Covering Fire"), seat=2)
    declare(ann)
    ann.wait()
    assert ann.piece("prompt").drawing.note.startswith(f"{ann.speech.seat(0)} fights and is 2 Power short · ")


@pytest.mark.parametrize(("seat", "left"), [(0, "Elita-1"), (2, "Elita-1"), (1, "Dirge")],
                         ids=["attacks", "assists", "defends"])
def test_whoever_looks_on_stands_left_with_what_is_theirs(sit, seat: int, left: str) -> None:
    """Megatron's side may play cards for the Boss that is attacked."""
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), seat=seat)
    declare(ann)
    ann.wait()
    (ground,) = drawings(ann, DuelGround)
    total = ann.piece("duel total:attacker")
    assert ground.left.name == left
    assert (total.box.cx < ann.piece("battle").box.cx) == (left == "Elita-1"), "the numbers stand with their side"


def test_what_adds_up_lies_there_as_cards_with_their_numbers_and_as_parts_of_the_bar(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    ann.wait()
    (bar,) = drawings(ann, DuelBar)
    assert sum(bar.parts) == 4 and bar.need == 4 and len(bar.parts) == 2
    assert sorted(pill.text for pill in drawings(ann, Pill)) == ["2", "2", "4"]
    cards = [piece for piece in ann.view.layout_now.pieces if piece.zone == "battle" and piece.slot >= 0]
    assert len(cards) == 3
    for one in cards:
        assert not [other for other in cards if other is not one and other.box.contains(one.box.cx, one.box.cy)]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_cards_that_cover_each_other_make_way_for_the_one_that_is_looked_at(sit, by: str) -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    table.put("B2", "Rippersnapper").in_play("Elita-1", "Artillery", *["Bold"] * 6).hand("Hot Rod", "Bold")
    ann = sit(table)
    declare(ann)
    ann.wait()
    row = [piece.key for piece in ann.view.layout_now.pieces if piece.row == "duel row:attacker"]
    assert ann.piece(row[0]).box.right > ann.piece(row[1]).box.x, "they lie over each other"
    looked_at, lay = row[3], [ann.piece(key).box for key in row]
    if by == "mouse":
        ann.hover(looked_at, 0.05)
    else:
        ann.keys(Qt.Key.Key_Tab)
        ann.view.focus_piece(looked_at)
    cards = sorted((ann.piece(key) for key in row), key=lambda each: each.box.x)
    wide = {each.key: each.box.w for each in cards}
    assert wide[looked_at] > lay[3].w and list(wide) == row, "in their order"
    stage = ann.piece("battle").box
    for one, other in pairwise(cards):
        assert other.box.x - one.box.x > 0.5 * min(one.box.w, other.box.w), "each can be read"
    assert stage.x <= cards[0].box.x and cards[-1].box.right <= stage.right
    pill = ann.piece(f"duel pill:{looked_at}")
    assert pill.z >= ann.piece(looked_at).z and pill.box.cx == pytest.approx(ann.piece(looked_at).box.cx, abs=2)
    if by == "mouse":
        ann.hover("duel name:defender")
    else:
        ann.view.focus_piece(None)
    assert [ann.piece(key).box for key in row] == lay


def test_whoever_can_assist_finds_the_cards_for_it_on_the_stage(sit) -> None:
    ann = sit(fight().hand("Hot Rod", "Covering Fire"), seat=2)
    declare(ann)
    ann.wait()
    assert ann.match.decision.kind == "assist"
    chips = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")]
    assert [(piece.drawing.text, piece.option.kind) for piece in chips] == [("Covering Fire", "assist")]
    ann.click(chips[0].key)
    assert [option.kind for option in ann.given][-1] == "assist"


def test_a_team_is_named_once_somebody_of_it_helps(sit) -> None:
    ann = sit(fight().hand("Hot Rod", "Covering Fire"), seat=2)
    declare(ann)
    ann.wait()
    assert ann.piece("duel total:attacker").drawing.heading == "Elita-1"
    ann._take(next(option for option in ann.match.decision.options if option.kind == "assist"))
    ann.wait()
    assert ann.piece("duel total:attacker").drawing.heading == "Elita-1 and team"


def said(chip: Button) -> str:
    """What it is called, and the Power that it gives."""
    return f"{chip.text} {chip.gain}".strip()


def test_what_is_still_open_is_seen_with_its_power_before_it_can_be_used(sit) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"))
    declare(ann)
    chips = []
    while ann.match.state.battle is not None:
        ann.wait()
        chips += [(said(piece.drawing), piece.drawing.enabled, piece.option is not None)
                  for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")]
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    use, look = ("Artillery +1", True, True), ("Artillery +1", False, False)
    assert chips == [use, look, use], "while Hot Rod is asked it is only looked at"


def test_what_an_encounter_adds_is_shown_as_that_encounter(sit) -> None:
    ann = sit(fight(3).put("B1", "Dirge").only_encounter("The Jaws of Victory"))
    declare(ann)
    seen = set()
    while ann.match.state.battle is not None:
        ann.wait()
        for line in facts.battle(view(ann.match.state, 0)).defence if ann.match.state.battle.added else ():
            if line.why == "encounter":
                seen.add(ann.match.state.card(line.slot).name)
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    assert seen == {"The Jaws of Victory"}


def test_who_fights_in_alt_mode_finds_on_the_stage_what_converting_gives_back(sit) -> None:
    ann = sit(fight().mode("Elita-1", "alt").energon("Elita-1", 2))
    declare(ann)
    while not any(option.kind == "convert" for option in ann.match.decision.options):
        ann._take(ann.match.decision.options[-1])
    ann.wait()
    chips = {said(piece.drawing): piece for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")}
    assert "Convert Ann +1" in chips and chips["Convert Ann +1"].drawing.price == "1"
    ann.click(chips["Convert Ann +1"].key)
    assert [option.kind for option in ann.given][-1] == "convert"


def test_what_gives_power_stands_before_what_gives_none_and_that_is_not_shown_while_it_cannot_be_used(sit) -> None:
    setting = fight(0).in_play("Elita-1", "Bold", "Artillery").energon("Elita-1", 3).put("B1", "Dirge")
    ann = sit(setting.only_encounter("Back-Up"))
    declare(ann)
    seen = {}
    while ann.match.state.battle is not None:
        ann.wait()
        asked = ann.match.decision
        seen[asked.seat] = [said(piece.drawing) for piece in ann.view.layout_now.pieces
                            if piece.key.startswith("open:")]
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    first, second = seen[0]
    assert first == "Artillery +1" and seen[2] == ["Artillery +1"]
    assert second.startswith("Bold: ") and "costs 1 less" in second, "what it brings is said in words"


def test_what_an_ability_asks_belongs_to_the_step_in_which_it_is_used(sit) -> None:
    """Patch asks which Starter it destroys: that is still Boost, though nobody has laid an Assist."""
    ann = sit(fight().energon("Elita-1", 2).in_play("Elita-1", "Patch"))
    declare(ann)
    while ann.match.decision.kind != "boost":
        ann._take(next(option for option in ann.match.decision.options if option.kind in ("pass", "go on")))
    patch = ann.setting.slot("Patch")
    ann._take(next(option for option in ann.match.decision.options
                   if option.kind == "activate" and option.value("card") == patch))
    ann.wait()
    assert ann.match.decision.kind != "boost"
    steps = ann.piece("duel step").drawing
    assert steps.steps[steps.now] == "Boost"


@pytest.mark.parametrize("seat", [0, 1], ids=["whoever attacks", "whoever is attacked"])
def test_power_is_of_one_colour_and_what_is_to_be_beaten_of_another_whoever_looks(sit, seat: int) -> None:
    """A Boss of the viewer's stands left: the pill under it stays red as its shield is."""
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), seat=seat)
    declare(ann)
    ann.wait()
    pills = {pill.text: pill.defends for pill in drawings(ann, Pill)}
    assert pills["2"] is False and [amount for amount, defends in pills.items() if defends] == [
        str(facts.battle(view(ann.match.state, seat)).cost)]


@pytest.mark.parametrize("name", THEME_NAMES)
def test_a_stage_and_fire_are_drawn_in_the_colours_of_the_theme(qapp, name: str) -> None:
    """The stage is dark in every theme: in a light one it keeps to those of the dark."""
    look = Look(theme(name))
    tokens = look.theme.tokens if look.theme.is_dark else theme("dark").tokens
    wanted = ((Pill("+2"), tokens.acc), (Pill("+2", True), tokens.bad), (DuelBar((2, 1), 5, "2 short"), tokens.bad),
              (Stamp("Held", False), tokens.bad), (Stamp("Beaten", True), tokens.sel),
              (FireLine((5, 5), (195, 55), False), tokens.sel), (Beam((5, 5), (150, 30)), tokens.sel))
    for drawing, ink in wanted:
        image = QImage(200, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            drawing.paint(painter, 200, 60, look)
        seen = {image.pixelColor(x, y).name() for x in range(200) for y in range(60)}
        assert QColor(ink).name() in seen, drawing


@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1240, 690), (1490, 1010)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_card_that_is_held_up_covers_nothing_that_the_stage_says(sit, width: int, height: int, text: float) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), width=width, height=height)
    ann.view.set_text_scale(text)
    declare(ann)
    ann.wait()
    look, face = ann.view.pictures.look, ann.view.face(ann.setting.slot("Bold"))
    stage = ann.piece("battle").box
    _, place = held_up(ann.view.pictures, face, "Elita-1 draws Back-Up", (), ann.view.layout_now.beside, stage)
    for key in ("duel name:attacker", "duel name:defender", "duel step", "battle bar"):
        assert not overlap(place, ann.piece(key).box), key
    assert stage.x <= place.x and place.right <= stage.right and place.h > look.pt(15) * 2 + look.px(200)


@pytest.mark.parametrize("cards", [(), ("Bold",), ("Bold",) * 8], ids=len)
@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1490, 1010)])
def test_the_stamp_is_large_and_lies_on_the_stage(sit, cards: tuple[str, ...], width: int, height: int) -> None:
    """On the Boss, or on whoever has lost: beside the cards, or across them where they are very many."""
    table = fight(1).put("B1", "Dirge").only_encounter("Power Boost").in_play("Elita-1", "Artillery", *cards)
    ann = sit(table, width=width, height=height)
    declare(ann)
    while ann.match.state.battle is not None:
        ann.wait()
        lies, asked = ann.view.layout_now, ann.match.decision
        ann._take(next((option for option in asked.options if option.kind in ("pass", "done")), asked.options[0]))
    (press,) = motions(ann, Press)
    stamp = press.actor.box
    sums = [piece for piece in lies.pieces if piece.row or piece.key.startswith(("duel pill:", "duel why:"))]
    stage, bar = lies.get("battle").box, lies.get("battle bar").box
    hidden = [piece.key for piece in sums if overlap(piece.box, stamp)]
    assert len(sums) > 3 and (not hidden or width < 1400 or len(cards) > 1)
    assert stage.contains(stamp.x, stamp.y) and stage.contains(stamp.right, stamp.bottom) and stamp.bottom <= bar.y
    assert stamp.w >= stage.w * 0.24


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("width", [1020, 1240, 1900])
def test_no_step_of_a_battle_is_cut(sit, monkeypatch: pytest.MonkeyPatch, width: int, text: float) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), width=width, height=690)
    WORDS.use("de")
    ann.view.set_text_scale(text)
    declare(ann)
    ann.wait()
    bar, look, written = ann.piece("duel step"), ann.view.pictures.look, list[str]()

    def line(_p, room, words, face, smallest, *_how) -> None:
        written.append(fitted(words, room.width(), face, smallest)[0])

    monkeypatch.setattr(duel_drawings, "name_line", line)
    steps = bar.drawing.steps
    assert "Verstärken" in steps
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    with QPainter(image) as p:
        Chevrons(steps, len(steps) - 1).paint(p, bar.box.w, bar.box.h, look)  # with most signs
    assert written == [*steps]
    stage = ann.piece("battle").box
    assert stage.x <= bar.box.x and bar.box.right <= stage.right
    WORDS.use("en")


@pytest.mark.parametrize("mode", ["bot", "alt"])
def test_what_reaches_is_as_much_beside_the_hand_as_on_the_stage(sit, mode: str) -> None:
    """Alt Mode costs Power in battles, and nowhere else."""
    ann = sit(fight(2).mode("Elita-1", mode))
    before = ann.piece("power").drawing.numbers[1]
    declare(ann)
    ann.wait()
    (total,) = [total.number for total in drawings(ann, DuelTotal) if total.heading.startswith("Elita-1")]
    assert ann.piece("power").drawing.numbers[1] == int(total)
    assert (int(total) < before) is (mode == "alt")
