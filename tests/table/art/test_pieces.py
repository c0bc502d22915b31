"""Movers, tokens, dice, chips, overlays and the contact sheet."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from sparktable.table import contact_sheet
from sparktable.table.arena.styles import ALLY, FOE
from sparktable.table.art import overlays, pieces
from sparktable.table.art.factions import DECEPTICON
from sparktable.table.art.text import flow, parse, shortened, spoken
from sparktable.table.art.theme import THEME_NAMES, theme
from sparktable.table.matrix.samples import TOKENS

KINDS = (*TOKENS, *pieces.SQUARES)
pytestmark = pytest.mark.usefixtures("qapp")


def content(image):
    return bytes(image.constBits())


def test_a_mover_shows_whose_it_is_which_mode_and_whose_turn():
    variants = [
        pieces.mover("Megatron", DECEPTICON, mode, 120, 1.0, own=own, active=active)
        for mode in ("bot", "alt") for own in (True, False) for active in (True, False)
    ]
    assert len({content(image) for image in variants}) == len(variants)


def test_an_ally_and_a_foe_are_told_apart_without_colours():
    """By shapes that differ in far more than a few of the darkest spots."""
    ally, foe = (pieces.mover("Megatron", DECEPTICON, "", 120, 1.0, stance=stance).convertToFormat(
        QImage.Format.Format_Alpha8) for stance in (ALLY, FOE))
    assert sum(one != other for one, other in zip(content(ally), content(foe), strict=True)) > 150


def test_every_token_is_told_by_its_shape():
    """In greyscale, too."""
    drawn = [pieces.token(kind, 32, 1.0, theme()) for kind in KINDS]
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in drawn]
    assert len({content(image) for image in grey}) == len(KINDS)


def test_dice_have_as_many_pips_as_they_say():
    faces = [pieces.die(value, 48, 1.0, theme()) for value in range(1, 7)]
    assert len({content(face) for face in faces}) == 6
    centres = [face.pixelColor(24, 24).lightness() < 100 for face in faces]
    assert centres == [True, False, True, False, True, False]


def test_unknown_pieces_are_named():
    with pytest.raises(KeyError, match="rabbit"):
        pieces.token("rabbit", 32, 1.0, theme())
    with pytest.raises(KeyError, match="asleep"):
        overlays.state("asleep", 120, 1.0, theme())


@pytest.mark.parametrize("name", THEME_NAMES)
def test_states_differ_and_leave_the_card_readable(name):
    drawn = {state: overlays.state(state, 120, 1.0, theme(name)) for state in overlays.STATES}
    shown = {state for state in drawn if state != "shadow"}
    assert len({content(drawn[state].image) for state in shown}) == len(shown)
    for state in ("hover", "selectable", "selected", "focus", "active", "shadow"):
        overlay = drawn[state]
        middle = overlay.image.pixelColor(overlay.image.width() // 2, overlay.image.height() // 2)
        assert middle.alpha() == 0 or state == "shadow"


def test_rings_lie_inside_their_margin():
    for state in overlays.STATES:
        image = overlays.state(state, 100, 1.0, theme()).image
        edge = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
        assert max(edge) == 0, state


def test_high_contrast_has_no_shadow_and_no_texture():
    look = theme("high-contrast")
    image = overlays.state("shadow", 100, 1.0, look).image
    assert all(image.pixelColor(x, 90).alpha() == 0 for x in range(image.width()))
    tile = pieces.felt(1.0, look)
    assert {tile.pixelColor(x, 36).name() for x in range(tile.width())} == {look.tokens.bg1.lower()}


def test_chips_grow_with_their_words():
    look = theme()
    words = ("Range 1", "Needs 10 Power, you have 6")
    short, long = (overlays.chip("prohibit", text, "illegal", 1.0, look) for text in words)
    assert long.width() > short.width()
    assert content(overlays.counter("4", 1.0, look)) != content(overlays.counter("4", 1.0, look, low=True))


def lines(text, px=12.0, width=100.0):
    return ["".join((" " if i and p.atom.join in (0, 1) else "") + p.atom.text for i, p in enumerate(line))
            for line in flow(text, px, width).lines]


def test_an_icon_stays_with_its_number_and_its_punctuation():
    for width in range(45, 200, 3):
        for line in flow("Deal your foe at once 1 {damage}, then gain +2 {power}.", 12, width).lines:
            first, last = line[0].atom, line[-1].atom
            assert not first.icon
            assert first.text not in (",", ".")
            assert last.text not in ("1", "+2")


def test_a_cut_line_shows_the_beginning_of_its_last_word():
    flowed = flow("Donaudampfschifffahrtsgesellschaft und mehr", 12, 80)
    words = [placed.atom.text for placed in shortened(flowed.lines[0], flowed)]
    assert words[0].startswith("Donau")
    assert words[-1] == "…"
    last = shortened(flowed.lines[0], flowed)[-1]
    assert last.x + last.width <= 80


def test_no_full_stop_stands_before_the_dots():
    flowed = flow("Draw 1 card. Then scrap it.", 12, 90)
    (line,) = [line for line in flowed.lines if line[-1].atom.text.endswith("card.")]
    assert [placed.atom.text for placed in shortened(line, replace(flowed, width=200))][-2:] == ["card", "…"]


def test_a_word_wider_than_the_card_is_cut():
    for line in flow("Donaudampfschifffahrtsgesellschaft", 12, 60).lines:
        assert line[-1].x + line[-1].width <= 60


def test_chinese_breaks_between_any_two_characters_but_not_before_a_full_stop():
    wrapped = lines("选择一张牌并将其放回牌库顶端。", 12, 61)
    assert len(wrapped) > 2
    assert not any(line.startswith("。") for line in wrapped)


def test_marks_are_spoken_as_words():
    assert spoken("**Block:** gain 1 {energon}.", {"energon": "Energon"}) == "Block: gain 1 Energon."
    assert [atom.text for atom in parse("**Now:** go")] == ["Now:", "go"]


@pytest.mark.parametrize("form", ["board", "back", "pieces"])
def test_the_contact_sheet_is_written(tmp_path, form):
    out = tmp_path / "sheet.png"
    assert contact_sheet.main([str(out), "--form", form, "--theme", "light", "--width", "80"]) == 0
    assert QImage(str(out)).width() == 1560
