"""Rules text on a card: words, bold timing words and icons, wrapped, measured and drawn.

The marks are `**bold**`, `{icon}` and a line break. An icon is never torn from the digit before it or from
the punctuation after it; Chinese and Japanese may break between any two characters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import Colour
from sparktable.table.art.fonts import BOLD, NARROWEST, REGULAR, Type, body, name_lines, write
from sparktable.table.art.icons import draw_icon, require
from sparktable.table.art.theme import Theme

ICON_SIZE = 1.12
LEADING = 1.30
CJK_LEADING = 1.45
ELLIPSIS = "…"
HYPHEN, LEAST_PIECE = "-", 3
"""What a broken word ends in, and how many letters stand on either side at least."""
_VOWELS = frozenset("aeiouyäöü")
_TOGETHER = frozenset({"ch", "ck", "ph", "th", "qu"})
_ONSETS = frozenset({"st", "sp", "ch", "ph", "sh", "th", *(stop + glide for stop in "bcdfgkptvw" for glide in "lr")})
"""Consonants with which a syllable begins together."""

_MARKS = re.compile(r"(\*\*.+?\*\*|\{\w+\}|\n)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ICONS = re.compile(r"(\{\w+\})")
_WORDS = re.compile(r"[ \t]+|[^ \t]+")
_AMOUNT = re.compile(r"[+\-−–]?[\dX]+$")
_IDEOGRAPH = "\u3005-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_CLOSING = "\u3001\u3002\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\u300d\u300f\u3011\u2026"
_SEGMENTS = re.compile(f"[{_IDEOGRAPH}][{_CLOSING}]*|[^{_IDEOGRAPH}]+")


class Join(IntEnum):
    """How an atom follows the one before it."""

    SPACE = 0
    FIXED_SPACE = 1
    TIGHT = 2
    SOFT = 3
    LINE = 4


@dataclass(frozen=True, slots=True)
class Atom:
    """An unbreakable piece: plain or bold text, or the name of an icon."""

    text: str
    join: Join
    bold: bool = False
    icon: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    atom: Atom
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Flow:
    """Wrapped text at one size."""

    lines: tuple[tuple[Placed, ...], ...]
    px: float
    width: float
    leading: float

    @property
    def line_height(self) -> float:
        return self.px * self.leading

    @property
    def height(self) -> float:
        return len(self.lines) * self.line_height


@lru_cache(maxsize=2048)
def parse(text: str) -> tuple[Atom, ...]:
    """The atoms of marked-up text; an unknown icon is a KeyError that names it."""
    atoms: list[Atom] = []
    join = Join.LINE
    for run in filter(None, _MARKS.split(_BOLD.sub(_icons_apart, text))):
        if run == "\n":
            join = Join.LINE
        elif run.startswith("{") and run.endswith("}"):
            amount = join is Join.SPACE and atoms and not atoms[-1].icon and _AMOUNT.search(atoms[-1].text)
            atoms.append(Atom(require(run[1:-1]), Join.FIXED_SPACE if amount else join, icon=True))
            join = Join.TIGHT
        else:
            bold = run.startswith("**") and run.endswith("**") and len(run) > 4
            for word in _WORDS.findall(run[2:-2] if bold else run):
                if word.isspace() and "\u00a0" not in word:
                    join = join if join is Join.LINE else Join.SPACE
                    continue
                for segment in _SEGMENTS.findall(word):
                    atoms.append(Atom(segment, join, bold=bold))
                    join = Join.SOFT
                join = Join.TIGHT
    return tuple(atoms)


def _icons_apart(bold: re.Match[str]) -> str:
    """A bold run in pieces between its icons, which are icons there too: "**Pay 2 {move}:**"."""
    return "".join(part if part.startswith("{") else f"**{part}**" for part in _ICONS.split(bold[1]) if part)


def spoken(text: str, words: Mapping[str, str]) -> str:
    """The text without marks, icons replaced by their words, for accessible names and search."""
    plain = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[1]), plain).replace("\n", " ")


def _atom_width(atom: Atom, px: float) -> float:
    if atom.icon:
        return px * ICON_SIZE
    return body(px, BOLD if atom.bold else REGULAR).width(atom.text)


def _groups(atoms: tuple[Atom, ...]) -> list[list[Atom]]:
    """Atoms that must stay on one line together."""
    groups: list[list[Atom]] = []
    for atom in atoms:
        if groups and atom.join in (Join.FIXED_SPACE, Join.TIGHT):
            groups[-1].append(atom)
        else:
            groups.append([atom])
    return groups


def _torn(atom: Atom, px: float, width: float) -> list[Atom]:
    """A word wider than the line, broken where it is spoken in two; cut wherever the line ends if there is no such
    place."""
    pieces: list[Atom] = []
    rest, join = atom.text, atom.join
    while len(rest) > 1 and _atom_width(Atom(rest, join, atom.bold), px) > width:
        ways = [(cut, rest[:cut].removesuffix(HYPHEN) + HYPHEN) for cut in reversed(seams(rest))]
        ways += [(cut, rest[:cut]) for cut in range(len(rest) - 1, 0, -1)]
        cut, piece = next((way for way in ways if _atom_width(Atom(way[1], join, atom.bold), px) <= width), ways[-1])
        pieces.append(Atom(piece, join, atom.bold))
        rest, join = rest[cut:], Join.SOFT
    return [*pieces, Atom(rest, join, atom.bold)]


@lru_cache(maxsize=512)
def seams(word: str) -> tuple[int, ...]:
    """Where a word can be broken by its sound: before the consonant that begins a syllable, and never so that only a
    letter or two stay on a line. It knows no dictionary: a long word may be broken elsewhere than a printer would."""
    found, low = [], word.casefold()
    for cut in range(LEAST_PIECE, len(low) - LEAST_PIECE + 1):
        before, here, after = low[cut - 1], low[cut], low[cut + 1]
        if before == HYPHEN:
            found.append(cut)
        elif before.isalpha() and here.isalpha() and here not in _VOWELS and before + here not in _TOGETHER:
            begins = here + after in _ONSETS and low[cut + 2:cut + 3] in _VOWELS
            if begins or (after in _VOWELS and before + here not in _ONSETS):
                found.append(cut)
    return tuple(found)


def broken_name(name: str, width: float, face: Type) -> list[str]:
    """A name in as few lines as it needs; a word that is wider than a line even condensed is broken by its sound."""
    lines = name_lines(name, width, face)
    if max(map(face.width, lines)) * NARROWEST <= width:
        return lines
    lines = []
    for word in name.split(" "):
        if lines and face.width(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
            continue
        while face.width(word) > width:
            cuts = [cut for cut in seams(word) if face.width(word[:cut].removesuffix(HYPHEN) + HYPHEN) <= width]
            if not cuts:
                break
            whole = [cut for cut in cuts if word[cut - 1] == HYPHEN]
            cut = min(whole or cuts, key=lambda at: max(face.width(word[:at]), face.width(word[at:])))
            lines.append(word[:cut].removesuffix(HYPHEN) + HYPHEN)
            word = word[cut:]
        lines.append(word)
    return lines


@lru_cache(maxsize=4096)
def flow(text: str, px: float, width: float, leading: float = 0.0) -> Flow:
    """Wrap `text` at `px` pixels to `width`."""
    if not leading:
        leading = CJK_LEADING if re.search(f"[{_IDEOGRAPH}]", text) else LEADING
    space = body(px).width(" ")
    lines: list[list[Placed]] = []
    x = 0.0

    def place(atoms: list[Atom], joined: bool) -> None:
        nonlocal x
        widths = [_atom_width(atom, px) for atom in atoms]
        inner = sum(space for atom in atoms[1:] if atom.join is Join.FIXED_SPACE)
        lead = space if joined and atoms[0].join is Join.SPACE else 0.0
        if not lines or atoms[0].join is Join.LINE or (lines[-1] and x + lead + sum(widths) + inner > width):
            lines.append([])
            x = lead = 0.0
        x += lead
        for index, (atom, wide) in enumerate(zip(atoms, widths, strict=True)):
            if index and atom.join is Join.FIXED_SPACE:
                x += space
            lines[-1].append(Placed(atom, x, wide))
            x += wide

    for group in _groups(parse(text)):
        if sum(_atom_width(atom, px) for atom in group) <= width:
            place(group, True)
            continue
        for atom in group:
            for piece in [atom] if atom.icon else _torn(atom, px, width):
                place([piece], True)
    return Flow(tuple(tuple(line) for line in lines), px, width, leading)


def shortened(line: tuple[Placed, ...], flowed: Flow) -> tuple[Placed, ...]:
    """The line with an ellipsis at its end, words dropped until it fits."""
    dots = Atom(ELLIPSIS, Join.TIGHT)
    wide = _atom_width(dots, flowed.px)
    room = flowed.width - wide
    kept: list[Placed] = []
    for placed in line:
        if placed.x + placed.width > room:
            if not placed.atom.icon and not kept:
                beginning = _torn(placed.atom, flowed.px, room - placed.x)[0]
                kept.append(Placed(beginning, placed.x, _atom_width(beginning, flowed.px)))
            break
        kept.append(placed)
    if kept and not kept[-1].atom.icon:  # where it goes on no sentence ends
        last = kept.pop()
        if text := last.atom.text.rstrip(".,;:"):
            atom = replace(last.atom, text=text)
            kept.append(Placed(atom, last.x, _atom_width(atom, flowed.px)))
    end = kept[-1].x + kept[-1].width if kept else 0.0
    return (*kept, Placed(dots, end, wide))


def shown_lines(flowed: Flow, max_lines: int | None, cut: bool = False) -> tuple[tuple[Placed, ...], ...]:
    """What there is room for; the last line ends in an ellipsis where there is more."""
    lines = flowed.lines
    if max_lines is None or not (cut or len(lines) > max_lines):
        return lines
    return (*lines[: max_lines - 1], shortened(lines[max_lines - 1], flowed)) if max_lines else ()


def draw_flow(
    p: QPainter,
    flowed: Flow,
    x: float,
    y: float,
    theme: Theme,
    *,
    ink: Colour = "",
    strong: Colour = "",
    centred: bool = False,
    rtl: bool = False,
    max_lines: int | None = None,
    cut: bool = False,
    ground: Colour = "",
) -> None:
    """Paint wrapped text with its upper left corner at (x, y); cut text ends in an ellipsis."""
    px = flowed.px
    ink = QColor(ink or theme.tokens.cardink)
    strong = QColor(strong or theme.strong_card_ink)
    regular, bold = body(px), body(px, BOLD)
    for index, line in enumerate(shown_lines(flowed, max_lines, cut)):
        top = y + index * flowed.line_height
        baseline = top + (flowed.line_height + regular.ascent - regular.descent) / 2
        shift = _shift(line, flowed) if centred else 0.0
        for placed in line:
            left = x + (flowed.width - shift - placed.x - placed.width if rtl else shift + placed.x)
            atom = placed.atom
            if atom.icon:
                size = px * ICON_SIZE
                draw_icon(
                    p,
                    atom.text,
                    left,
                    top + (flowed.line_height - size) / 2,
                    size,
                    theme.ink(atom.text) or ink,
                    ground or theme.tokens.cardtext,
                )
            else:
                write(
                    p, left, baseline, atom.text, bold if atom.bold else regular, strong if atom.bold else ink
                )


def _shift(line: tuple[Placed, ...], flowed: Flow) -> float:
    """How far a line is moved that stands in the middle."""
    return (flowed.width - (line[-1].x + line[-1].width if line else 0.0)) / 2


class Spot(NamedTuple):
    """Where some letters stand, in pixels."""

    line: int
    x: float
    width: float


def as_read(flowed: Flow, max_lines: int) -> str:
    """What is shown in so many lines, as one text; icons are no letters."""
    return "".join(_letters(placed.atom) for line in shown_lines(flowed, max_lines) for placed in line)


def spot_of(flowed: Flow, max_lines: int, start: int, end: int, *, centred: bool = False) -> Spot:
    """Where a part of that text stands; of what is wrapped, as much as stands in its first line."""
    at, left, right, row, shift = 0, 0.0, 0.0, -1, 0.0
    for index, line in enumerate(shown_lines(flowed, max_lines)):
        for placed in line:
            letters = _letters(placed.atom)
            lead = len(letters) - len(placed.atom.text)
            first, last = max(start - at, 0), min(end - at, len(letters))
            at += len(letters)
            if first >= last or placed.atom.icon:
                continue
            if row < 0:
                shift = _shift(line, flowed) if centred else 0.0
                row, left = index, placed.x + _part_width(placed.atom, first - lead, flowed.px)
            if row == index:
                right = placed.x + _part_width(placed.atom, last - lead, flowed.px)
    return Spot(max(row, 0), shift + left, right - left)


def _letters(atom: Atom) -> str:
    """The atom with what parts it from the one before it."""
    text = " " * len(atom.text) if atom.icon else atom.text
    return f" {text}" if atom.join in (Join.SPACE, Join.FIXED_SPACE, Join.LINE) else text


def _part_width(atom: Atom, count: int, px: float) -> float:
    return body(px, BOLD if atom.bold else REGULAR).width(atom.text[: max(0, count)])
