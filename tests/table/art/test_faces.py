"""Faces: every kind in every form and theme, the same every time, never beyond the edge of the card."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QRegion

from sparktable.table.art.face import CardBack, CardFace, CharacterFace, CharacterSide
from sparktable.table.art.panel import HAND, INSPECTOR, panel_layout
from sparktable.table.art.parts import CARD_RATIO, CORNER
from sparktable.table.art.render import BASE_WIDTHS, CardRenderer, Order, fits
from sparktable.table.art.samples import BACKS, CHARACTERS, SAMPLES
from sparktable.table.art.text import parse
from sparktable.table.art.theme import BACKS as BACK_STYLES
from sparktable.table.art.theme import THEME_NAMES, TYPES, theme

pytestmark = pytest.mark.usefixtures("qapp")

FRONT_FORMS = ("matrix", "hand", "inspector", "mini")
SCALES = (0.8, 1.0, 1.5, 2.0)
LONGEST = SAMPLES[-1]


def picture(face, form="hand", width=None, dpr=1.0, name="dark", text_scale=1.0, lang_dir="ltr"):
    return CardRenderer.image(face, form, width or BASE_WIDTHS[form], dpr, theme(name), text_scale, lang_dir)


def content(image: QImage) -> bytes:
    return bytes(image.constBits())


def test_the_samples_show_every_type_and_every_back():
    assert {face.kind for face in SAMPLES} == set(TYPES)
    assert {back.kind for back in BACKS} == set(BACK_STYLES)


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("form", FRONT_FORMS)
def test_every_type_is_drawn_in_every_form_and_theme(form, name):
    """Qt warnings fail this test too."""
    for face in SAMPLES:
        image = picture(face, form, name=name)
        assert image.width() == BASE_WIDTHS[form]
        assert image.height() == round(BASE_WIDTHS[form] * CARD_RATIO)
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() == 255


@pytest.mark.parametrize("name", THEME_NAMES)
def test_characters_show_the_side_that_is_up(name):
    for person, form in itertools.product(CHARACTERS, FRONT_FORMS):
        bot, alt = (picture(replace(person, mode=mode), form, name=name) for mode in ("bot", "alt"))
        assert content(bot) != content(alt)


def test_backs_differ_by_kind():
    assert len({content(picture(back, "back")) for back in BACKS}) == len(BACKS)


def test_a_front_has_no_back_form():
    with pytest.raises(ValueError, match="CardBack"):
        picture(SAMPLES[0], "back")


@pytest.mark.parametrize("form", FRONT_FORMS)
def test_the_same_face_gives_the_same_bytes(form):
    twin = replace(LONGEST)
    assert content(picture(LONGEST, form)) == content(picture(twin, form))


def test_a_picture_has_the_pixels_of_its_screen():
    image = picture(SAMPLES[0], "matrix", width=107, dpr=1.25)
    assert (image.width(), image.height()) == (round(107 * 1.25), round(107 * 1.4 * 1.25))
    assert image.devicePixelRatio() == 1.25


@pytest.mark.parametrize("form", FRONT_FORMS)
@pytest.mark.parametrize("text_scale", SCALES)
def test_nothing_is_painted_outside_the_rounded_card(form, text_scale):
    width = BASE_WIDTHS[form]
    height = round(width * CARD_RATIO)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(-1, -1, width + 2, height + 2), width * CORNER, width * CORNER)
    outside = QRegion(0, 0, int(width), height) - QRegion(shape.toFillPolygon().toPolygon())
    for face in (LONGEST, SAMPLES[15], *CHARACTERS):
        image = picture(face, form, text_scale=text_scale)
        for box in outside:
            across, down = range(box.left(), box.right() + 1), range(box.top(), box.bottom() + 1)
            for x, y in itertools.product(across, down):
                assert image.pixelColor(x, y).alpha() < 16, (face, x, y)


@pytest.mark.parametrize("measures", [HAND, INSPECTOR], ids=["hand", "inspector"])
@pytest.mark.parametrize("text_scale", SCALES)
def test_text_stays_between_the_band_and_the_foot(measures, text_scale):
    for face in SAMPLES:
        at = panel_layout(face, measures, measures.base, text_scale)
        x, y = at.body_at
        assert at.header.bottom() <= at.art.top() < at.art.bottom() <= at.band.top()
        assert y >= at.band.bottom()
        assert y + at.body.height <= at.foot.top() + 0.5
        assert at.foot.bottom() <= at.height
        for block in at.body.blocks:
            for line in block.flow.lines:
                assert x + line[-1].x + line[-1].width <= at.width, (face.title, line)


def test_text_grows_and_shrinks_with_the_players_choice():
    face = SAMPLES[1]
    sizes = [panel_layout(face, HAND, 180, scale).body.px for scale in SCALES]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[1] < sizes[-1]
    assert content(picture(face, text_scale=0.8)) != content(picture(face, text_scale=2.0))


def test_art_gives_way_before_text_does():
    short = CardFace("Patrol", "maneuver", "Maneuver", paragraphs=("One card more.",))
    long = replace(short, paragraphs=("One card more. " * 8,))
    roomy, tight = (panel_layout(face, HAND, 180, 1.0) for face in (short, long))
    assert tight.art.height() < roomy.art.height()
    assert tight.body.px == roomy.body.px


def test_a_text_that_cannot_fit_says_so_and_the_inspector_has_it_all():
    wordy = CardFace("Saga", "maneuver", "Maneuver", cost=3, power=1, range=1, move=1,
                     paragraphs=("This tale goes on, and then it goes on some more. " * 8,))
    assert not fits(wordy, "hand", 180)
    assert fits(wordy, "inspector", 420)
    assert fits(wordy, "matrix", 120)
    assert fits(SAMPLES[0], "hand", 180)
    last = panel_layout(wordy, HAND, 180, 1.0).body.blocks[-1]
    assert last.cut


def test_every_sample_is_complete_in_the_inspector_at_any_text_size():
    for face, scale in itertools.product(SAMPLES, SCALES):
        assert fits(face, "inspector", 420, scale), (face.title, scale)


def test_a_character_with_too_much_to_say_says_so():
    side = CharacterSide("Bot mode", ("Words without end. " * 80,))
    person = CharacterFace("Talker", "autobot", side, CharacterSide("Alt mode"))
    assert not fits(person, "hand", 180)
    assert fits(CHARACTERS[0], "hand", 180)


@pytest.mark.parametrize(("form", "width"), [("mini", 44), ("matrix", 78), ("matrix", 120)])
def test_types_are_told_apart_without_any_colour(form, width):
    """Nobody need see a hue: what is drawn on the band differs in shape, also on the smallest cards."""
    shapes = {}
    for kind, style in TYPES.items():
        face = replace(SAMPLES[0], kind=kind, short_type="", level=0)
        image = picture(face, form, width=width)
        hue, band = QColor(style.hue), range(image.height() - round(width * 0.16), image.height() - 3)
        shapes[kind] = [abs(image.pixelColor(x, y).lightness() - hue.lightness()) > 24
                        for y in band for x in range(3, image.width() - 3)]
    for one, other in itertools.combinations(shapes, 2):
        differing = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing > 0.04 * len(shapes[one]), (one, other)


def test_battling_and_buying_look_different():
    face = SAMPLES[10]
    assert content(picture(face, "matrix")) != content(picture(replace(face, battle=True), "matrix"))


def test_the_picture_follows_the_untranslated_name():
    german = replace(SAMPLES[4], title="Überraschungsangriff", art_seed=SAMPLES[4].title)
    at = panel_layout(german, HAND, 180, 1.0).art.toAlignedRect()
    below_the_tabs = at.adjusted(60, 4, -4, -4)
    assert picture(german).copy(below_the_tabs) == picture(SAMPLES[4]).copy(below_the_tabs)


def test_right_to_left_text_stands_at_the_right():
    assert content(picture(SAMPLES[0])) != content(picture(SAMPLES[0], lang_dir="rtl"))


def test_pixmaps_are_kept_until_their_room_is_used_up():
    renderer = CardRenderer(budget=3 * 120 * 168 * 4)
    orders = [Order(face, "matrix", 120, 1.0, theme(), 1.0, "ltr") for face in SAMPLES[:4]]
    first = renderer.pixmap(SAMPLES[0], "matrix", 120, 1.0, theme())
    assert renderer.pixmap(SAMPLES[0], "matrix", 120, 1.0, theme()).cacheKey() == first.cacheKey()
    for order in orders[1:]:
        renderer.keep(order, CardRenderer.draw(order))
    assert renderer.find(orders[0]) is None
    assert renderer.find(orders[3]) is not None
    renderer.clear()
    assert renderer.find(orders[3]) is None


def test_threads_draw_what_one_thread_draws():
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(picture, SAMPLES * 2))
    for face, image in zip(SAMPLES * 2, drawn, strict=True):
        assert image == picture(face), face.title


def test_an_unknown_icon_is_named():
    face = CardFace("Odd", "relic", "Relic", paragraphs=("Gain {unobtainium}.",))
    with pytest.raises(KeyError, match="unobtainium"):
        picture(face)


def test_an_unknown_kind_is_named():
    with pytest.raises(KeyError, match="weather"):
        picture(CardFace("Rain", "weather", "Weather"), "matrix")
    with pytest.raises(KeyError, match="weather"):
        picture(CardBack("weather"), "back")


def test_an_icon_among_bold_words_is_an_icon() -> None:
    atoms = parse("**Pay 2 {move}:** Draw 1 card.")
    assert [(atom.text, atom.bold, atom.icon) for atom in atoms[:4]] == [
        ("Pay", True, False), ("2", True, False), ("move", False, True), (":", True, False)]
