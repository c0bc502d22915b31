"""Whoever stands on the battlefield is recognised: the face, or all of the vehicle, is seen beside all signs."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.games.tcg.cards import CHARACTERS
from sparktable.kernel.view import view
from sparktable.table.art import parts
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import theme
from sparktable.table.picture_store import Look, PictureStore
from sparktable.table.tcg import plaque as plaque_of
from sparktable.table.tcg.free_room import free_room
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.tcg.tableau import TcgTableau
from tcg.table import Table

SIZES = {(1244, 690, 100): "1280x720", (1244, 682, 150): "1280x720, large", (1524, 1040, 100): "1920x1080",
         (1524, 1032, 150): "1920x1080, large"}
"""What a window leaves to the table, and how large words are in per cent."""
SMALLEST_FACE = 17.0
"""The side of a square as large as it, in pixels, in the most crowded row."""

pytestmark = pytest.mark.usefixtures("qapp")


def names(many: int) -> list[str]:
    plain = [card for card in CHARACTERS.values() if isinstance(card, Character) and card.modes[0].name == "alt"]
    below = {name for card in plain for name in card.below} | {
        each.full_name for each in plain if any(host.carries and host.carries in each.traits for host in plain)}
    return list({card.name: card.full_name for card in plain if card.full_name not in below}.values())[:many]


def standing(many: int, language: str, wide: int, high: int, text: int) -> tuple[list[tuple[Plaque, QRectF]], Look]:
    """All of two teams, bots and vehicles, tapped and damaged and neither, with the room each has."""
    both = names(2 * many)
    table = Table(both[:many], both[many:])
    for index, name in enumerate(each.partition(",")[0] for each in both):
        slot = table.slot(name)
        table.s.mode[slot] = index // 2 % 2
        table.s.damage[slot] = int(index % 3 == 1)
        if index % 4:
            table.tap(name)
    WORDS.use(language)
    speech, tableau = Speech(title("tcg"), table.game, ["Ann", "Ben"]), TcgTableau()
    look = Look(theme("dark"), k=tableau.scale(wide, high), text=text / 100)
    laid = tableau.layout(view(table.s, 0), wide, high, PictureStore(CardRenderer(), look).look, speech)
    return [(piece.drawing, QRectF(0, 0, piece.box.w, piece.box.h)) for piece in laid.pieces
            if isinstance(piece.drawing, Plaque)], look


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("many", [1, 2, 3, 4, 6, 12])
def test_a_face_lies_wholly_in_the_picture_beside_all_signs(many: int, size: tuple[int, int, int],
                                                            language: str) -> None:
    fighters, look = standing(many, language, *size)
    assert len(fighters) == 2 * many
    for plaque, box in fighters:
        crop, picture = plaque.crop(box.width(), box.height(), look), plaque.picture(box.width(), box.height())
        window = QRectF(*picture)
        assert crop is not None and plaque.figure.who is not None
        shown = crop.placed(plaque.figure.who(plaque.art), window).mapRect(plaque.figure.who(plaque.art))
        told = f"{plaque.name}, {plaque.mode}, {plaque.tapped}"
        assert window.adjusted(-0.01, -0.01, 0.01, 0.01).contains(shown), told
        for sign in plaque.signs(box.width(), box.height(), look):
            common = shown.intersected(sign)
            assert common.width() < 0.01 or common.height() < 0.01, told
        assert shown.width() * shown.height() >= SMALLEST_FACE ** 2, told


@pytest.mark.parametrize("size", SIZES, ids=SIZES.get)
def test_the_word_for_tapped_stands_whole_beside_the_damage(monkeypatch: pytest.MonkeyPatch,
                                                            size: tuple[int, int, int]) -> None:
    cut: list[str] = []
    fitted = parts.fitted

    def watched(text: str, *how):
        drawn = fitted(text, *how)
        if drawn[0] != text:
            cut.append(text)
        return drawn

    monkeypatch.setattr(parts, "fitted", watched)
    fighters, look = standing(3, "de", *size)
    pictures = PictureStore(CardRenderer(), look)
    for plaque, box in fighters:
        pictures.pixmap(plaque, box.width(), box.height())
        signs = plaque.signs(box.width(), box.height(), look)
        assert not any(a.intersects(b) for i, a in enumerate(signs) for b in signs[:i]), plaque.name
    assert "GETAPPT" not in cut


def test_a_picture_is_painted_as_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    monkeypatch.setattr(plaque_of, "draw_art", lambda p, art, box, theme, crop: painted.append((box, crop)))
    fighters, look = standing(2, "en", *next(iter(SIZES)))
    pictures = PictureStore(CardRenderer(), look)
    for plaque, box in fighters:
        pictures.pixmap(plaque, box.width(), box.height())
    assert painted == [(QRectF(*plaque.picture(box.width(), box.height())),
                        plaque.crop(box.width(), box.height(), look)) for plaque, box in fighters]


def test_where_signs_leave_no_room_the_whole_picture_is_taken() -> None:
    picture, shape = QRectF(10, 20, 60, 40), QRectF(0, 0, 30, 30)
    assert free_room(picture, [picture], shape) == picture
    assert free_room(picture, [QRectF(10, 20, 60, 10)], shape) == QRectF(10, 30, 60, 30)
