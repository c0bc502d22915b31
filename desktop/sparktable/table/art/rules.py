"""The text panel of a face: paragraphs and rows with a price, sized to fit or cut with an ellipsis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import fade, mix
from sparktable.table.art.parts import NO_PEN, cut_box, price_pip
from sparktable.table.art.styles import RESOURCES
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.art.theme import Theme

PARAGRAPH_GAP = 0.34
ROW_PADDING = 0.75
"""Space around a row with a price, in text sizes."""
PIP = 1.75
NARROW = 11.0
"""A panel that is less wide, in text sizes, has a price in its text: beside it there would be no room for words."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the panel says, and where it stops being readable."""

    paragraphs: tuple[str, ...]
    priced: tuple[tuple[str, str], ...]
    coin: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, or a row of its own when it has a price, with its place in the panel.

    `cut` says that something of it or after it is missing; then it ends in an ellipsis.
    """

    flow: Flow
    cost: str
    y: float
    height: float
    lines: int
    cut: bool


@dataclass(frozen=True, slots=True)
class Body:
    """The panel laid out at one text size."""

    px: float
    width: float
    height: float
    blocks: tuple[Block, ...]
    coin: str
    complete: bool


def _row_indent(px: float) -> float:
    return px * (PIP + 0.9)


def _block_height(flowed: Flow, cost: str, lines: int) -> float:
    text = lines * flowed.line_height
    if cost:
        return max(text, flowed.px * PIP) + flowed.px * ROW_PADDING
    return text + flowed.px * PARAGRAPH_GAP


def _flows(rules: Rules, px: float, width: float) -> list[tuple[Flow, str]]:
    rows = [(flow(text, px, width), "") for text in rules.paragraphs]
    if width < NARROW * px:
        return rows + [(flow(f"**{cost}** {{{rules.coin}}}: {text}", px, width), cost) for cost, text in rules.priced]
    return rows + [(flow(text, px, width - _row_indent(px)), cost) for cost, text in rules.priced]


def natural_height(rules: Rules, px: float, width: float) -> float:
    flows = _flows(rules, px, width)
    return sum(_block_height(flowed, cost, len(flowed.lines)) for flowed, cost in flows)


def largest_fit(rules: Rules, width: float, height: float, largest: float, smallest: float) -> float:
    """The largest half-pixel size between the two at which everything fits, or the smallest."""
    low, high = 0, max(0, round((largest - smallest) * 2))
    best = 0
    while low <= high:
        middle = (low + high) // 2
        if natural_height(rules, smallest + middle / 2, width) <= height + 0.01:
            best, low = middle, middle + 1
        else:
            high = middle - 1
    return smallest + best / 2


def lay_out(rules: Rules, px: float, width: float, height: float) -> Body:
    """Stack the blocks; where they do not fit, lines are taken from the paragraphs, last first, then from
    the rows.

    The first line of the first paragraph and of every row goes last, so that one sees what is missing.
    """
    flows = _flows(rules, px, width)
    lines = [len(flowed.lines) for flowed, _ in flows]
    texts = [i for i, (_, cost) in enumerate(flows) if not cost]
    rows = [i for i, (_, cost) in enumerate(flows) if cost]

    def total() -> float:
        return sum(
            _block_height(flowed, cost, n) for (flowed, cost), n in zip(flows, lines, strict=True) if n
        )

    complete = total() <= height + 0.01
    for index, least in (
        *((i, 0 if i != texts[0] else 1) for i in reversed(texts)),
        *((i, 1) for i in reversed(rows)),
        *((i, 0) for i in reversed(texts + rows)),
    ):
        while lines[index] > least and total() > height + 0.01:
            lines[index] -= 1
    blocks: list[Block] = []
    y = 0.0
    for index, ((flowed, cost), count) in enumerate(zip(flows, lines, strict=True)):
        if count:
            tall = _block_height(flowed, cost, count)
            missing = count < len(flowed.lines) or (index + 1 < len(flows) and not lines[index + 1])
            blocks.append(Block(flowed, cost, y, tall, count, missing))
            y += tall
    return Body(px, width, y, tuple(blocks), rules.coin, complete)


def draw_body(p: QPainter, body: Body, x: float, y: float, pad: float, theme: Theme, rtl: bool) -> None:
    for block in body.blocks:
        if block.cost:
            _draw_row(p, block, x, y + block.y, body, pad, theme, rtl)
        else:
            draw_flow(p, block.flow, x, y + block.y, theme, rtl=rtl, max_lines=block.lines, cut=block.cut)


def _draw_row(
    p: QPainter, block: Block, x: float, y: float, body: Body, pad: float, theme: Theme, rtl: bool
) -> None:
    """A tinted row with a hexagon that holds the cost."""
    px = body.px
    inner = block.height - px * ROW_PADDING
    box = QRectF(x - pad * 0.5, y + px * 0.16, body.width + pad, inner + px * 0.36)
    ground = mix(theme.tokens.cardtext, RESOURCES[body.coin].hue, 0.17)
    p.setPen(NO_PEN)
    p.setBrush(ground)
    p.drawPolygon(cut_box(box.x(), box.y(), box.width(), box.height(), px * 0.5, "tl bl" if rtl else "tr br"))
    edge = max(1.5, px * 0.18)
    p.fillRect(
        QRectF(box.right() - edge if rtl else box.x(), box.y(), edge, box.height()),
        QColor(theme.ink(body.coin)),
    )
    middle = box.center().y()
    text_height = block.lines * block.flow.line_height
    left = x
    if body.width >= NARROW * px:
        pip_x = x + px * (0.15 + PIP / 2)
        price_pip(p, 2 * x + body.width - pip_x if rtl else pip_x, middle, px * PIP, block.cost, body.coin)
        left = x if rtl else x + px * (PIP + 0.6)
    draw_flow(
        p,
        block.flow,
        left,
        middle - text_height / 2,
        theme,
        rtl=rtl,
        max_lines=block.lines,
        cut=block.cut,
        ground=ground,
    )


def keyword_line(keywords: Sequence[tuple[str, str]], paragraphs: Sequence[str]) -> str:
    """The loose keywords as one paragraph; those that a paragraph begins with are not said twice."""
    loose = [
        (icon, word)
        for icon, word in keywords
        if not any(text.startswith(f"**{word}:") for text in paragraphs)
    ]
    return "  ".join(f"{{{icon}}}\u00a0**{word}**" if icon else f"**{word}**" for icon, word in loose)


def foot_flow(text: str, px: float, width: float, smallest: float) -> Flow:
    """The foot line, a little smaller where that keeps it on one line."""
    for size in (px, max(px * 0.92, smallest), max(px * 0.84, smallest)):
        tried = flow(text, size, width)
        if len(tried.lines) == 1:
            return tried
    return flow(text, max(px * 0.92, smallest), width)


def foot_height(text: str, px: float, width: float, smallest: float) -> float:
    return foot_flow(text, px, width, smallest).height + px * 0.8 if text else 0.0


def draw_foot(
    p: QPainter, box: QRectF, text: str, px: float, hue: str, theme: Theme, rtl: bool, smallest: float
) -> None:
    ground = mix(hue, theme.tokens.cardtext, 0.72)
    p.fillRect(box.adjusted(0, 0, 0, box.height()), ground)
    p.fillRect(
        QRectF(box.x(), box.y(), box.width(), max(1.0, px * 0.1)),
        fade(mix(hue, theme.tokens.cardtext, 0.2), 255),
    )
    laid = foot_flow(text, px, box.width() - 2 * px, smallest)
    room = max(1, int((box.height() - px * 0.3) / laid.line_height + 0.01))
    tall = min(room, len(laid.lines)) * laid.line_height
    draw_flow(
        p,
        laid,
        box.x() + px,
        box.center().y() - tall / 2,
        theme,
        centred=True,
        rtl=rtl,
        ground=ground,
        max_lines=room,
    )
