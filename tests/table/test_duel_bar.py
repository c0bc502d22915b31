"""The bar between two fighters: what counts fills it, what is missing is seen, and every number is read."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from sparktable.kernel.rng import Dice
from sparktable.table import duel_drawings
from sparktable.table.art.parts import CENTRE
from sparktable.table.art.theme import theme
from sparktable.table.duel_drawings import DuelBar
from sparktable.table.picture_store import Look


def test_a_bar_that_fills_is_at_every_moment_as_full_as_the_total_beside_it() -> None:
    bar = DuelBar((3, 0, 2), 7, "2 short")
    assert [sum(bar.filled(total).parts) for total in range(6)] == [*range(6)]
    assert [bool(bar.filled(total).says) for total in (4, 5)] == [False, True], "what is missing is said at the end"


@pytest.mark.parametrize(("parts", "need"), [((1, 1, 3, 2), 6), ((4, 1, 2), 4), ((5, 5), 3), ((1,) * 12, 9)])
def test_the_number_at_the_target_lies_on_no_number_of_a_part(qapp, monkeypatch: pytest.MonkeyPatch,
                                                              parts: tuple[int, ...], need: int) -> None:
    """Nor does the mark itself."""
    written, width = list[QRectF](), 600
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.append(
        written_box(box, font.width(text), align)))
    image = QImage(width, 24, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        DuelBar(parts, need, "").paint(painter, width, 24, Look(theme("dark")))
    *numbers, target = written
    mark = 1 + (width - 2) / (max(sum(parts), need) * 1.12) * need
    for number in numbers:
        assert not number.intersects(target)
        assert number.right() <= mark - 2 or number.left() >= mark + 2
    assert len(numbers) >= len(parts) - 1


@pytest.mark.parametrize(("parts", "need", "lost"), [((3, 4), 9, 1), ((3, 4), 7, 1), ((4, 4), 7, 2), ((5, 3), 6, 1)])
def test_what_is_lost_again_is_a_part_of_the_bar_that_is_crossed_out(qapp, monkeypatch: pytest.MonkeyPatch,
                                                                     parts: tuple[int, ...], need: int, lost: int
                                                                     ) -> None:
    written = dict[str, QRectF]()
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.update(
        {f"{text}.{len(written)}": written_box(box, font.width(text), align)}))
    monkeypatch.setattr(duel_drawings, "name_line", lambda p, box, text, *rest: written.update({text: box}))
    bar = DuelBar(parts, need, "2 short" if sum(parts) - lost < need else "", lost=lost)
    image = QImage(620, 30, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        bar.paint(painter, 620, 30, Look(theme("dark")))
    assert f"−{lost}" in {text.partition(".")[0] for text in written}
    assert len(written) == len(parts) + 2 + bool(bar.word), written
    assert not [pair for pair in combinations(written.values(), 2) if pair[0].intersects(pair[1])]
    assert all(box.right() <= 620 for box in written.values())
    full = sum(parts) - lost
    assert [bool(bar.filled(total).says) for total in (full - 1, full)] == [False, bool(bar.word)]


@pytest.mark.parametrize("seed", range(60))
def test_a_bar_is_filled_by_what_counts_and_what_is_short_ends_at_the_mark(qapp, monkeypatch: pytest.MonkeyPatch,
                                                                           seed: int) -> None:
    """Whatever takes away: what is lost again is never filled, and no number says more than its part is long."""
    dice = Dice(seed)
    parts = tuple(1 + dice.below(4) for _ in range(1 + dice.below(4)))
    lost, need = dice.below(sum(parts) + 1), 1 + dice.below(12)
    counts, width = sum(parts) - lost, 800
    gaps, numbers = list[QRectF](), list[tuple[str, QRectF]]()
    monkeypatch.setattr(duel_drawings, "hatch", lambda p, box, *rest: gaps.append(box))
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, *rest: numbers.append((text, box)))
    image = QImage(width, 30, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        bar = DuelBar(parts, need, "", lost=lost)
        bar.paint(painter, width, 30, Look(theme("high-contrast")))
    yellow = QColor(theme("high-contrast").stage.tokens.acc).rgb()
    unit = bar._measured(width - 2, 0, 0)[0]
    lit = [x for x in range(width) if image.pixel(x, 26) == yellow]
    assert (lit[-1] if lit else 1) == pytest.approx(1 + unit * counts, abs=4)
    (gap,) = gaps
    assert gap.left() == pytest.approx(1 + unit * counts, abs=1)
    assert gap.width() == pytest.approx(unit * max(0, need - counts), abs=1)
    assert sum(int(text) for text, box in numbers[:-1] if text.isdecimal()) <= counts


@pytest.mark.parametrize(("parts", "need", "held"),
                         [((6, 1, 1), 8, 2), ((3, 2), 9, 4), ((2, 2, 2), 7, 3), ((4,), 5, 2)])
def test_every_number_of_the_bar_and_what_is_missing_is_read(qapp, monkeypatch: pytest.MonkeyPatch,
                                                             parts: tuple[int, ...], need: int, held: int) -> None:
    """Not even the shield that ends what is held back lies on a number."""
    written = dict[str, QRectF]()
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.update(
        {f"{text}.{len(written)}": written_box(box, font.width(text), align)}))
    monkeypatch.setattr(duel_drawings, "name_line", lambda p, box, text, *rest: written.update({text: box}))
    shields = list[QRectF]()
    held_back = DuelBar._held_back
    monkeypatch.setattr(DuelBar, "_held_back", staticmethod(
        lambda *args: shields.append(held_back(*args)) or shields[-1]))
    image = QImage(420, 30, QImage.Format.Format_RGB32)
    word = "2 short of a KO" if sum(parts) < need else ""
    with QPainter(image) as painter:
        DuelBar(parts, need, word, held).paint(painter, 420, 30, Look(theme("dark")))
    assert len(written) == len(parts) + 1 + bool(word), written
    assert not [text for text, box in written.items() if box.intersects(shields[0])]
    assert not [pair for pair in combinations(written.values(), 2) if pair[0].intersects(pair[1])]
    assert all(box.right() <= 420 for box in written.values())


def written_box(box: QRectF, wide: float, align: Qt.AlignmentFlag) -> QRectF:
    left = box.center().x() - wide / 2 if align == CENTRE else box.x()
    return QRectF(left, box.y(), wide, box.height())
