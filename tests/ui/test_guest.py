"""A game moves in: its rooms and one entry on the shelf, and nothing that all games share is changed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import sparktable.games
import sparktable.table
import sparktable.text
from sparktable.app import catalog
from sparktable.app.translations import WORDS
from sparktable.table.art.styles import RESOURCES
from sparktable.table.fronts import fronts_of
from sparktable.table.tableaus import tableau_of
from sparktable.ui.card_browser import CardBrowser

ROOMS = {
    "games/postcards/__init__.py": """
from dataclasses import dataclass

@dataclass(frozen=True)
class Postcard:
    name: str
    slug: str
    greeting: str
    type: str = "postcard"
    faction: int | None = None
    house: bool = True
    house_fields: tuple[str, ...] = ()
    copies: int = 1

def boxes():
    return {"album": (Postcard("Lighthouse", "album-lighthouse", "Wish you were here."),)}
""",
    "games/postcards/form.py": """
from sparktable.games.forms import Form, SeatForm

def setup_form(options):
    return Form((SeatForm(),))
""",
    "text/postcards/__init__.py": """
from sparktable.text import CardText, SideText

def card_text(card, language, rulings):
    back = SideText("back", (card.greeting + " 1 {stamp}.",))
    return CardText("Postcard", (), sides=(SideText("picture", ()), back))

def icons(language):
    return {"stamp": "stamp"}
""",
    "table/postcards/__init__.py": "",
    "table/postcards/cards.py": """
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from sparktable.table.art.face import Face
from sparktable.table.art.render import CARD_RATIO, draw_face
from sparktable.table.art.styles import Resource, teach

teach({"stamp": Resource("#E04060")})

@dataclass(frozen=True, slots=True)
class Greeting(Face):
    written: bool

    @property
    def sides(self):
        return 2

@draw_face.register
def _(face: Greeting, p, form, width, theme, text_scale, rtl) -> None:
    p.fillRect(QRectF(0, 0, width, width * CARD_RATIO), QColor("#FFF8E0" if face.written else "#3070C0"))

def front(card, words, side):
    return Greeting(written=side == 0)

def icon(card):
    return "deck"
""",
    "table/postcards/tableau.py": """
class Wall:
    minimum = (400, 300)

TABLEAU = Wall
""",
}
SAID = {"title.postcards": "Postcards", "postcards.setup.set.album": "Album", "postcards.type.postcard": "Postcard"}


@pytest.fixture
def postcards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, source in ROOMS.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    for room in (sparktable.games, sparktable.text, sparktable.table):
        monkeypatch.setattr(room, "__path__", [*room.__path__, str(tmp_path / room.__name__.partition(".")[2])])
    shelf = {"postcards": "deck"}
    monkeypatch.setattr(sparktable.games, "GAMES", shelf)
    monkeypatch.setattr(catalog, "GAMES", shelf)
    WORDS.add("en", SAID)
    yield
    RESOURCES.pop("stamp", None)
    for name in [name for name in sys.modules if "postcards" in name]:
        del sys.modules[name]


@pytest.mark.usefixtures("postcards")
def test_a_game_with_cards_of_its_own_moves_in(qtbot, qapp: QApplication) -> None:
    assert next(title.name for title in catalog.titles()) == "postcards"
    assert tableau_of("postcards").minimum == (400, 300)
    assert sparktable.text.plain_text("postcards", "1 {stamp}", "en") == "1 stamp"
    browser = CardBrowser()
    qtbot.addWidget(browser)
    browser.resize(1200, 800)
    browser.show()
    browser.open_card()
    inspector = browser.inspector
    assert len(inspector.sides()) == 2
    assert "Wish you were here. 1 stamp." in inspector.picture.accessibleDescription()
    qapp.processEvents()

    def shown() -> str:
        image = inspector.picture.pixmap().toImage()
        return image.pixelColor(image.width() // 4, image.height() // 4).name()

    picture = shown()
    inspector.turn_over()
    assert {picture, shown()} == {"#fff8e0", "#3070c0"}
    fronts = fronts_of("postcards")
    assert fronts is not None and fronts.icon(None) == "deck"
