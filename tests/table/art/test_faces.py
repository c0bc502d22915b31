"""Faces: every kind in every form and theme, the same every time, never beyond the edge of the card."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRegion

from sparktable.app.translations import WORDS
from sparktable.games.matrix.card import CHARACTER
from sparktable.games.matrix.cards import BOXES
from sparktable.table.art.character import character_layout
from sparktable.table.art.face import CardFace, CharacterFace, CharacterSide, Face, Stat
from sparktable.table.art.factions import AUTOBOT
from sparktable.table.art.figures.stage import ROBOT, VEHICLE
from sparktable.table.art.fonts import NARROWEST, body, display
from sparktable.table.art.panel import HAND, INSPECTOR, panel_layout
from sparktable.table.art.parts import CARD_RATIO, CORNER, fitted
from sparktable.table.art.patterns import weave
from sparktable.table.art.render import BASE_WIDTHS, CardRenderer, Order, draw_face, fits
from sparktable.table.art.text import flow, parse, seams
from sparktable.table.art.theme import THEME_NAMES, theme
from sparktable.table.art.wide import name_on_bar, signs_of
from sparktable.table.matrix.faces import face_of
from sparktable.table.matrix.samples import BACKS, CHARACTERS, SAMPLES
from sparktable.table.matrix.styles import BACKS as BACK_STYLES
from sparktable.table.matrix.styles import TYPES

pytestmark = pytest.mark.usefixtures("qapp")

FRONT_FORMS = ("board", "hand", "inspector", "mini")
SCALES = (0.8, 1.0, 1.5, 2.0)
LONGEST = SAMPLES[-1]


def picture(face, form="hand", width=None, dpr=1.0, name="dark", text_scale=1.0, lang_dir="ltr"):
    return CardRenderer.image(face, form, width or BASE_WIDTHS[form], dpr, theme(name), text_scale, lang_dir)


def content(image: QImage) -> bytes:
    return bytes(image.constBits())


def test_the_samples_show_every_type_and_every_back():
    assert {face.style for face in SAMPLES} == set(TYPES.values())
    assert {back.style for back in BACKS} >= set(BACK_STYLES.values())


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
        bot, alt = (picture(replace(person, turned=side), form, name=name) for side in range(2))
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
    image = picture(SAMPLES[0], "board", width=107, dpr=1.25)
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
    short = CardFace("Patrol", TYPES["maneuver"], "Maneuver", paragraphs=("One card more.",))
    long = replace(short, paragraphs=("One card more. " * 8,))
    roomy, tight = (panel_layout(face, HAND, 180, 1.0) for face in (short, long))
    assert tight.art.height() < roomy.art.height()
    assert tight.body.px == roomy.body.px


def test_a_text_that_cannot_fit_says_so_and_the_inspector_has_it_all():
    wordy = CardFace("Saga", TYPES["maneuver"], "Maneuver", cost=3,
                     stats=tuple(Stat(name, 1) for name in ("power", "range", "move")),
                     paragraphs=("This tale goes on, and then it goes on some more. " * 8,))
    assert not fits(wordy, "hand", 180)
    assert fits(wordy, "inspector", 420)
    assert fits(wordy, "board", 120)
    assert fits(SAMPLES[0], "hand", 180)
    last = panel_layout(wordy, HAND, 180, 1.0).body.blocks[-1]
    assert last.cut


def test_every_sample_is_complete_in_the_inspector_at_any_text_size():
    for face, scale in itertools.product(SAMPLES, SCALES):
        assert fits(face, "inspector", 420, scale), (face.title, scale)


def test_a_character_with_too_much_to_say_says_so():
    side = CharacterSide("Bot mode", "bot", ROBOT, ("Words without end. " * 80,))
    person = CharacterFace("Talker", AUTOBOT, (side, CharacterSide("Alt mode", "alt", VEHICLE)))
    assert not fits(person, "hand", 180)
    assert fits(CHARACTERS[0], "hand", 180)


def test_the_numbers_of_a_character_stand_above_its_tabs_however_long_its_text_is():
    side = CharacterSide("Bot mode", "bot", ROBOT, ("Words without end. " * 30,),
                         stats=tuple(Stat(icon, 3) for icon in ("power", "move", "damage")))
    person = CharacterFace("Talker", AUTOBOT, (side, CharacterSide("Alt mode", "alt", VEHICLE)))
    tabs = character_layout(person, 130, 1.0).tabs
    bare = picture(replace(person, fronts=(replace(side, stats=()), person.fronts[1])), "hand", width=130)
    drawn = picture(person, "hand", width=130)
    rows = range(round(tabs.y()) + 1, round(tabs.bottom()) - 1)
    assert all(drawn.pixelColor(x, y) == bare.pixelColor(x, y) for y in rows for x in range(4, 40))


@pytest.mark.parametrize(("form", "width"), [("mini", 44), ("board", 78), ("board", 120)])
def test_types_are_told_apart_without_any_colour(form, width):
    """Nobody need see a hue: what is drawn on the band differs in shape, also on the smallest cards."""
    shapes = {}
    for kind, style in TYPES.items():
        face = replace(SAMPLES[0], style=style, short_type="", level=0)
        image = picture(face, form, width=width)
        hue, band = QColor(style.hue), range(image.height() - round(width * 0.16), image.height() - 3)
        shapes[kind] = [abs(image.pixelColor(x, y).lightness() - hue.lightness()) > 24
                        for y in band for x in range(3, image.width() - 3)]
    for one, other in itertools.combinations(shapes, 2):
        differing = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing > 0.04 * len(shapes[one]), (one, other)


def test_battling_and_buying_look_different():
    face = SAMPLES[10]
    assert content(picture(face, "board")) != content(picture(replace(face, battle=True), "board"))


def test_the_picture_follows_the_untranslated_name():
    german = replace(SAMPLES[4], title="Überraschungsangriff", art_seed=SAMPLES[4].title)
    at = panel_layout(german, HAND, 180, 1.0).art.toAlignedRect()
    below_the_tabs = at.adjusted(60, 4, -4, -4)
    assert picture(german).copy(below_the_tabs) == picture(SAMPLES[4]).copy(below_the_tabs)


def test_right_to_left_text_stands_at_the_right():
    assert content(picture(SAMPLES[0])) != content(picture(SAMPLES[0], lang_dir="rtl"))


def test_pixmaps_are_kept_until_their_room_is_used_up():
    renderer = CardRenderer(budget=3 * 120 * 168 * 4)
    orders = [Order(face, "board", 120, 1.0, theme(), 1.0, "ltr") for face in SAMPLES[:4]]
    first = renderer.pixmap(SAMPLES[0], "board", 120, 1.0, theme())
    assert renderer.pixmap(SAMPLES[0], "board", 120, 1.0, theme()).cacheKey() == first.cacheKey()
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
    face = CardFace("Odd", TYPES["relic"], "Relic", paragraphs=("Gain {unobtainium}.",))
    with pytest.raises(KeyError, match="unobtainium"):
        picture(face)


@dataclass(frozen=True)
class Postcard(Face):
    """A face that a game brings along: two sides, each a plain colour."""

    colours: tuple[str, str]
    up: int = 0

    @property
    def sides(self):
        return 2


def test_a_game_brings_faces_of_its_own():
    postcard = Postcard(("#336699", "#996633"))
    with pytest.raises(TypeError, match="Postcard"):
        picture(postcard)

    @draw_face.register
    def _(face: Postcard, p: QPainter, form: str, width: float, theme: object, text_scale: float, rtl: bool) -> None:
        p.fillRect(QRectF(0, 0, width, width * CARD_RATIO), QColor(face.colours[face.up]))

    front, other = picture(postcard), picture(replace(postcard, up=1))
    assert [image.pixelColor(90, 100).name() for image in (front, other)] == list(postcard.colours)
    assert front.pixelColor(0, 0).alpha() < 16  # its corners are round like those of every card
    assert fits(postcard, "hand", 180)


def test_an_icon_among_bold_words_is_an_icon() -> None:
    atoms = parse("**Pay 2 {move}:** Draw 1 card.")
    assert [(atom.text, atom.bold, atom.icon) for atom in atoms[:4]] == [
        ("Pay", True, False), ("2", True, False), ("move", False, True), (":", True, False)]


def test_a_word_too_long_for_its_line_is_broken_where_it_is_spoken_in_two() -> None:
    """German words in large letters on a small card: never "Konfrontatio-n"."""
    for word, parts in (("Konfrontation:", ["Konfron-", "tation:"]), ("Stadtstaat", ["Stadt-", "staat"]),
                        ("Autobot-Roboter", ["Autobot-", "Roboter"])):
        width = max(body(20.0).width(part) for part in parts) + 1
        laid = flow(word, 20.0, width)
        assert [placed.atom.text for line in laid.lines for placed in line] == parts
    assert seams("Kraft") == ()


@pytest.mark.parametrize(("width", "height"), [(171, 101), (187, 81), (143, 66), (216, 101)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_name_on_a_card_that_lies_across_is_cut(width: int, height: int, scale: float) -> None:
    for title in ("Galactic Positioning System", "More Than Meets the Eye", "Bold"):
        name = name_on_bar(title, width, height, scale)
        smallest = replace(name.type, px=min(name.type.px, name.smallest), condensed=NARROWEST)
        assert all(smallest.width(line) <= name.room for line in name.lines)
        edge = 3 * height / 101 if len(name.lines) > 1 else 0.0
        assert len(name.lines) * name.smallest + edge <= name.bar, "all of it is on the bar, and within the edge"


@pytest.mark.parametrize(("width", "height"), [(216, 101), (143, 80), (110, 78), (97, 70)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_number_of_a_card_that_lies_across_is_cut_or_lies_on_its_cost_or_its_name(
        width: int, height: int, scale: float) -> None:
    for card in (card for box in BOXES.values() for card in box if card.type != CHARACTER):
        face = face_of(card, WORDS)
        signs, name = signs_of(face, width, height, scale), name_on_bar(face.title, width, height, scale)
        assert sum(map(len, signs.rows)) + len(signs.beside) == len(face.stats)
        assert signs.far <= width + signs.gap, f"{face.title} has room for all its numbers"
        if any(signs.rows):
            assert signs.y >= (signs.low if signs.right else 0.0) - 2
            assert signs.y + len(signs.rows) * (signs.tab + signs.gap) - signs.gap <= height - name.bar


def test_a_long_name_is_condensed_before_it_is_broken() -> None:
    assert name_on_bar("Reinforcements", 97, 70, 1.5).lines == ["Reinforcements"]
    face = display(12.0)
    shown, condensed = fitted("Reinforcements", face.width("Reinforcements") * 0.8, face, 12.0)
    assert shown == "Reinforcements" and condensed.px == 12.0
    assert condensed.width(shown) <= face.width(shown) * 0.8 + 0.01


def test_a_type_band_shows_no_part_of_a_sign():
    """Part of one, beside the type, looks like a letter or a digit."""
    side = 40
    image = QImage(side * 2 + side // 2, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as p:
        weave(p, QRectF(image.rect()), "blades", "#FFFFFF")
    bare = image.copy(0, 0, side // 2, side)
    assert not any(bare.pixelColor(x, y).lightness() for x in range(bare.width()) for y in range(side))
    assert any(image.pixelColor(x, side // 2).lightness() for x in range(side // 2, image.width()))
