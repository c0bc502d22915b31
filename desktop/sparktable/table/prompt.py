"""The prompt bar: the one place that asks. The question, where it comes from, and one yellow button at most."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.app.speech import Speech
from sparktable.kernel.view import View
from sparktable.table.art.fonts import MEDIUM, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_PEN, name_line
from sparktable.table.easel import Drawing, Look
from sparktable.table.geometry import Box
from sparktable.table.gestures import Act, usual
from sparktable.table.lettering import Button, Style
from sparktable.table.piece import Piece
from sparktable.table.presenter import Lights
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

MOST_BUTTONS = 6
PROMPT = "prompt"
"""The bar's own key."""
CANCEL, MORE, SHOW = "cancel", "more", "show"
"""Buttons that are no answers. The last opens the pile in which the cards lie that are asked about."""


@dataclass(frozen=True, slots=True)
class PromptPicture(Drawing):
    """Yellow edge and sign when the viewer is asked; plain while somebody else decides."""

    question: str
    note: str
    icon: str
    mine: bool
    complaint: bool
    room: float
    """How much of the width the texts have."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        radius = look.px(9)
        p.setPen(QPen(QColor(t.acc if self.mine else t.line2), 2.0))
        p.setBrush(QColor(t.s2))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)
        sign = height * 0.78
        if self.mine:
            p.setPen(NO_PEN)
            p.setBrush(QColor(t.acc))
            p.drawRoundedRect(QRectF(1, 1, sign, height - 2), radius, radius)
            p.fillRect(QRectF(1 + sign - radius, 1, radius, height - 2), QColor(t.acc))
        size = min(look.px(26), height * 0.5)
        draw_icon(p, self.icon, (sign - size) / 2 + 1, (height - size) / 2, size, t.onacc if self.mine else t.mid,
                  t.acc if self.mine else t.s2)
        x, room = sign + look.px(10), self.room - sign - look.px(16)
        big, small = look.pt(16), look.pt(12)
        if not self.note:
            name_line(p, QRectF(x, 0, room, height), self.question, display(big), big * 0.7, t.hi)
            return
        name_line(p, QRectF(x, height * 0.1, room, height * 0.46), self.question, display(big), big * 0.7, t.hi)
        name_line(p, QRectF(x, height * 0.53, room, height * 0.36), self.note, body(small, MEDIUM), small * 0.75,
                  t.bad if self.complaint else t.mid)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the prompt bar says now."""

    lights: Lights
    chosen: tuple[Act, ...] = ()
    """The answers of what has been taken up."""
    complaint: str = ""
    """Why something was not possible."""
    foretold: str = ""
    """What the answer would bring that is pointed at."""
    waiting: str = ""
    """What is being waited for, when nobody here is asked."""
    spelt: str | None = None
    """What has been typed of the name of a space to go to."""


def prompt_pieces(asked: Asked, view: View, box: Box, look: Look, speech: Speech, tableau: Tableau) -> list[Piece]:
    """The bar and its buttons. Declining stands on the left, the one real answer is yellow and on the right."""
    acts = _shown(asked)
    buttons = list(_buttons(acts, asked, view, box, look, speech))
    left = min((piece.box.x for piece in buttons), default=box.right) - box.x
    question, note, icon = _texts(asked, view, speech, tableau)
    note = asked.complaint or asked.foretold or note
    drawing = PromptPicture(question, note, icon, asked.lights.mine, bool(asked.complaint), left)
    spoken = ". ".join(part for part in (question, note) if part)
    return [Piece(PROMPT, box, drawing, Z.PANEL, spoken, "", radius=look.px(9)), *buttons]


def _shown(asked: Asked) -> tuple[Act, ...]:
    if asked.chosen:
        return tuple(sorted(asked.chosen[:MOST_BUTTONS - 1], key=lambda act: -act.way))  # the usual way on the right
    return tuple(sorted(asked.lights.buttons, key=lambda act: not act.gesture.declines))


def _texts(asked: Asked, view: View, speech: Speech, tableau: Tableau) -> tuple[str, str, str]:
    decision, state = asked.lights.decision, view.state
    say = speech.words.say
    if asked.spelt is not None:
        return say("table.go_to", typed=asked.spelt), say("table.go_to.note"), "pawn"
    if decision is None:
        return say("table.over"), asked.waiting, "t_robot"
    if not asked.lights.mine:
        return say("table.waits", who=speech.seat(decision.seat)), asked.waiting, "player"
    foremost = usual(asked.chosen)
    if len(foremost) == 1:
        act = foremost[0]
        return (say("table.sure", what=speech.option(act.option, state)), tableau.note(view, act, speech),
                act.gesture.icon or "check")
    if asked.chosen:
        several = len(usual(asked.lights.acts)) < len(asked.lights.acts)
        return (say("table.where"), say("table.where.ways" if several else "table.where.note"),
                asked.chosen[0].gesture.icon or "check")
    note = speech.source(decision, state)
    if decision.secret and all(act.gesture.declines for act in asked.lights.acts):
        note = say("table.asked_all_the_same")
    if asked.lights.unseen and not note:
        note = say("table.in_pile")
    return speech.question(decision, state), note, "start" if decision.kind == "action" else "hint"


def _buttons(acts: Sequence[Act], asked: Asked, view: View, box: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """From the right edge leftwards."""
    say = speech.words.say
    real = usual(act for act in acts if not act.gesture.declines)
    primary = real[0] if len(real) == 1 else acts[0] if len(asked.lights.acts) == 1 == len(acts) else None
    high = box.h - look.px(16)
    right = box.right - look.px(8)
    rows: list[tuple[str, Button, Act | None]] = []
    if asked.chosen:
        rows.append((CANCEL, Button(say("table.cancel"), "close"), None))
    elif asked.lights.unseen:
        rows.append((SHOW, Button(say("table.show"), "search"), None))
    for act in acts:
        style: Style = "primary" if act is primary else "plain"
        rows.append(("", Button(speech.option(act.option, view.state), act.gesture.icon, style), act))
    if len(rows) > MOST_BUTTONS:
        rows = rows[:MOST_BUTTONS - 1]
        rows.append((MORE, Button(say("table.more", n=len(acts) - len(rows) + 1), "menu"), None))
    numbered = len([row for row in rows if row[2] is not None]) > 1
    room = (box.w * 0.62 - look.px(8) * len(rows)) / max(1, len(rows))
    first = next((index for index, row in enumerate(rows) if row[2] is not None), 0)
    for index in range(len(rows) - 1, -1, -1):
        action, button, given = rows[index]
        digit = str(index - first + 1) if numbered and given is not None else ""
        button = Button(button.text, button.icon, button.style, digit=digit)
        width = min(button.width(high, look), max(room, box.w * 0.62 / max(2, len(rows))))
        right -= width
        yield Piece(f"prompt:{index}", Box(right, box.y + look.px(8), width, high).whole(), button, Z.CARD,
                    button.text, "prompt", option=given.option if given is not None else None,
                    action="" if given is not None else action, radius=look.px(6), rings=False)
        right -= look.px(8)
