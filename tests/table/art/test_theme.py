"""Themes, fonts and icons: readable everywhere, and never the end of the program."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from sparktable import resources
from sparktable.table.arena import styles as arena
from sparktable.table.art import fonts, icons
from sparktable.table.art.color import best_ink, contrast, mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.styles import RESOURCES, Resource, teach
from sparktable.table.art.stylesheet import palette, stylesheet
from sparktable.table.art.theme import (
    THEME_NAMES,
    builtin_dark,
    load_theme,
    theme,
)
from sparktable.table.matrix.styles import BACKS, TYPES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("kind", TYPES)
def test_ink_on_every_band_can_be_read(kind):
    hue = TYPES[kind].hue
    assert contrast(best_ink(hue), hue) >= 4.5


@pytest.mark.parametrize("name", THEME_NAMES)
def test_text_of_every_theme_can_be_read(name):
    t = theme(name).tokens
    for surface in (t.bg0, t.bg1, t.s1, t.s2):
        for ink in (t.hi, t.mid, t.low):
            assert contrast(ink, surface) >= 4.5, (ink, surface)
    assert contrast(t.onacc, t.accfill) >= 4.5
    assert contrast(t.cardink, t.cardtext) >= 7
    assert contrast(t.line2, t.s1) >= 3
    for resource in RESOURCES:
        assert contrast(theme(name).ink(resource), t.cardtext) >= 3


@pytest.mark.parametrize("name", THEME_NAMES)
def test_what_is_to_be_pressed_is_yellow_and_stands_out(name):
    """It is lit as nothing else is, and where its fill is as light as the page its edge tells it apart."""
    t = theme(name).tokens
    hue, saturation, value, _ = theme(name).color("accfill").getHsv()
    assert 35 <= hue <= 55 and min(saturation, value) >= 170, "yellow, and neither brown nor pale"
    for page in (t.bg0, t.bg1, t.s1, t.s2):
        assert contrast(t.acc, page) >= 3
    for ground in (mix(t.accfill, "#FFFFFF", 0.25), mix(t.accfill, t.bg0, 0.3)):
        assert contrast(t.onacc, ground) >= 4.5, "pointed at, and pressed"


def test_the_files_are_the_themes_they_are_named_after():
    for name in THEME_NAMES:
        loaded, warning = load_theme(resources.RESOURCES / "themes" / f"{name}.json")
        assert (loaded.name, warning) == (name, None)
    assert theme("dark").tokens == builtin_dark().tokens
    inks, built_in = ({look.ink(name).upper() for name in RESOURCES} for look in (theme("dark"), builtin_dark()))
    assert inks == built_in


def test_a_game_brings_resources_that_no_theme_file_knows():
    """Its own hue where that can be read, and deeper where it could not."""
    teach({"spark": Resource("#F4F4C0")})
    try:
        for name in THEME_NAMES:
            assert contrast(theme(name).ink("spark"), theme(name).tokens.cardtext) >= 3
        assert theme("dark").ink("spark") == "#f4f4c0"
        with pytest.raises(ValueError, match="spark"):
            teach({"spark": Resource("#000000")})
    finally:
        del RESOURCES["spark"]
    assert theme("dark").ink("spark") is None


def dark_file():
    return json.loads((resources.RESOURCES / "themes" / "dark.json").read_text(encoding="utf-8"))


def without(section, name):
    data = dark_file()
    del data[section][name]
    return json.dumps(data)


def changed(name, value):
    return json.dumps(dark_file() | {name: value})


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", without("tokens", "acc"), without("inks", "vp"), changed("name", ""),
    changed("tokens", {"bg0": "mauve-ish"}), changed("texture", 1), changed("art_veil",
                                                                            999), changed("focus_width",
                                                                                          "thick"),
])
def test_a_broken_theme_file_falls_back_with_one_sentence(tmp_path, text):
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    loaded, warning = load_theme(path)
    assert loaded is builtin_dark()
    assert warning is not None
    assert "mine.json" in warning


def test_a_missing_or_unreadable_theme_file_falls_back(tmp_path):
    assert load_theme(tmp_path / "nowhere.json")[0] is builtin_dark()
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00\x80")
    loaded, warning = load_theme(tmp_path / "noise.json")
    assert loaded is builtin_dark() and warning


@pytest.mark.parametrize("name", THEME_NAMES)
def test_widgets_take_the_style_sheet(qtbot, name):
    """A style sheet that Qt cannot parse is a warning, and warnings fail."""
    button = QPushButton("Battle")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.setPalette(palette(theme(name)))
    button.setStyleSheet(stylesheet(theme(name), 1.5))
    seen, (fill, edge) = button.grab().toImage(), map(theme(name).color, ("accfill", "acc"))
    assert [seen.pixelColor(button.width() // 2, y) for y in (0, 6)] == [edge, fill]


def test_two_lines_are_broken_only_where_a_line_may_end():
    face = fonts.body(14)
    assert fonts.halves("only 100\u00a0%", face) == ["only", "100\u00a0%"]
    assert fonts.halves("100\u00a0%", face) == ["100\u00a0%"], "all in one"
    assert fonts.name_lines("Optimus Prime", face.width("Optimus Prime"), face) == ["Optimus Prime"]


def test_all_fonts_load():
    assert fonts.load_fonts() == ()


def test_text_is_as_wide_as_it_was_measured_at_half_pixels():
    line = "Battle Rippersnapper at C1"
    assert fonts.body(11.5).width(line) == pytest.approx(fonts.body(23).width(line) / 2)


def test_whoever_measures_first_measures_with_the_right_font():
    """In a process of its own: here the fonts are loaded already."""
    source = ("from PySide6.QtGui import QGuiApplication; from sparktable.table.art import fonts\n"
              "app = QGuiApplication([]); before = fonts.body(12).width('Energon')\n"
              "fonts.load_fonts(); fonts._unit_advance.cache_clear()\n"
              "fonts._own.metrics.clear(); fonts._own.fonts.clear()\n"
              "assert before == fonts.body(12).width('Energon')")
    subprocess.run([sys.executable, "-c", source], env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=True,
                   timeout=60)


def test_every_icon_that_a_style_names_exists_and_can_be_drawn():
    styles = (*TYPES.values(), *FACTIONS.values(), *BACKS.values(), arena.COMBAT, *arena.POWER, arena.SPECIAL)
    named = {style.icon for style in styles} | set(RESOURCES)
    drawn = {path.stem for path in (resources.RESOURCES / "icons").glob("*.svg")}
    for name in named | drawn:
        image = icons.icon_image(name, 24, "#FFFFFF", dpr=2)
        assert (image.width(), image.devicePixelRatio()) == (48, 2)
        assert any(image.pixelColor(x, y).alpha() for x in range(0, 48, 3) for y in range(0, 48, 3)), name


def test_a_missing_icon_is_named():
    with pytest.raises(KeyError, match="perpetuum"):
        icons.icon_image("perpetuum", 16, "#FFFFFF")


def test_icons_for_buttons_have_a_quiet_twin_for_disabled_ones():
    icon = icons.themed_icon("undo", "#FFFFFF", "#555555")
    assert not icon.isNull()
    assert QApplication.instance() is not None
