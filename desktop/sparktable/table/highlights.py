"""What is drawn round each piece, from what can be done and what the player is doing; and which card comes up to be
seen whole."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.kernel.decisions import Ref
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.drawings import CardPicture, Chip, WideCard, form_of
from sparktable.table.duel_row import spread
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.gestures import Act
from sparktable.table.interaction import Interaction
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.table_scene import Glow
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

READABLE = 196.0
"""How wide a card comes up that is looked at."""


def glows(layout: Layout, interaction: Interaction, tableau: Tableau, view: View, hover: str | None,
          focus: str | None, dragged: str | None, aimed: str | None) -> dict[str, Glow]:
    """What can be done with each piece. Where something is taken up, only its targets are lit."""
    held = dragged or interaction.taken
    targets = interaction.drops(dragged) if dragged is not None else interaction.targets(held)
    aims = bool(targets)
    found, marked = {}, _marked(layout, interaction.marked)
    for piece in layout.pieces:
        acts = interaction.lights.acts_at(piece.key) if piece.rings else ()
        rings: list[str] = []
        taken = piece.key == interaction.taken and piece.key != dragged
        pointed_out = piece.key in marked or offers(piece, interaction)
        wanted = pointed_out or interaction.advised is None
        if piece.key in targets:
            rings.append("target")
        elif taken:
            rings.append("selected")
        elif acts and wanted and not (aims and piece.zone == "board") and dragged is None:
            rings.append("selectable")
        if pointed_out:
            rings.append("active")
        if piece.key == hover and not taken and piece.zone and piece.key not in targets:
            rings.append("hover")
        if piece.key == focus:
            rings.append("focus")
        note = interaction.note
        vain = note is not None and note.text and piece.key == note.at and not acts
        if vain and piece.radius == 0 and not piece.raises:  # that is read now
            rings.append("illegal")
        shown = targets.get(piece.key) or (acts if taken or "selectable" in rings else ())
        tab = _tab(piece, shown, taken or piece.key == aimed, tableau, view)
        if rings or tab is not None:
            found[piece.key] = Glow(tuple(rings), tab, taken)
    return found


def _marked(layout: Layout, refs: Sequence[Ref]) -> set[str]:
    """The pieces that stand for what is pointed out; where one stands for all of it, a price too, that one alone."""
    standing = [piece for piece in layout.pieces if any(map(piece.stands_for, refs))
                and all(need in refs for need in piece.needs)]
    return {piece.key for piece in [piece for piece in standing if piece.needs] or standing}


def offers(piece: Piece, interaction: Interaction) -> bool:
    """Whether it is what gives an answer that is pointed out."""
    given = {act.option for act in interaction.lights.acts_at(piece.key)} | {piece.option}
    return not given.isdisjoint(interaction.advised or ())


def _tab(piece: Piece, acts: tuple[Act, ...], taken: bool, tableau: Tableau, view: View) -> Chip | None:
    """The foremost answer's icon and price. Whether there are more says the list that a click opens."""
    shown = [act for act in acts if act.gesture.tab]
    if not shown or piece.zone not in ("board", "stacks"):
        return None
    moving = piece.key.startswith("mover:")
    if moving:
        return None
    icon, text = tableau.tag(view, shown[0])
    return Chip(icon, text, "selected" if taken else "can")


def coming_up(layout: Layout, key: str | None, look: Look) -> Piece | None:
    """The card of the hand, or of a duel, that is looked at, wide enough to be read, without its veil. One that can
    be read below the prompt leaves all above it in sight; another stays below a hint or a reason, and left of the
    buttons of the bar."""
    piece = layout.get(key)
    if piece is None or not piece.raises or not isinstance(piece.drawing, CardPicture | WideCard):
        return None
    drawing, up = piece.drawing, replace(piece, veil="", z=max(Z.RAISED, piece.z + 1))
    top = layout.prompt.bottom + look.px(4)
    low = drawing.readable(layout.height - 4 - top, look) if isinstance(drawing, CardPicture) else None
    if low is not None:
        shown, width = low
        row = [each.box for each in layout.pieces if each.zone == piece.zone]
        left, right = min(box.x for box in row), max(box.right for box in row)
        x = max(min(piece.box.cx - width / 2, right - width), min(left, right - width), 4.0)
        return replace(up, box=Box(x, top, width, layout.height - 4 - top).whole(), drawing=shown)
    width = max(piece.box.w, look.px(READABLE) * min(1.35, max(1.0, look.text)))
    told = layout.get("advice")
    if told is not None and told.box.bottom <= piece.box.y:
        width = min(width, (layout.height - 8 - told.box.bottom) / CARD_RATIO)
    height = width * CARD_RATIO
    x = min(max(4.0, piece.box.cx - width / 2), layout.width - width - 4)
    y = min(piece.box.y - look.px(6), layout.height - height - 4)
    buttons = [each.box for each in layout.pieces if each.zone == "prompt"]
    if any(box.meets(Box(x, y, width, height)) for box in buttons):
        x = max(4.0, min(x, min(box.x for box in buttons) - look.px(8) - width))
    face: Face = drawing.face
    return replace(up, box=Box(x, y, width, height).whole(), drawing=CardPicture(face, form_of(face, width, look)))


def raised(layout: Layout, key: str | None, look: Look) -> Layout:
    """With the card come up that is looked at."""
    piece, up = layout.get(key), coming_up(layout, key, look)
    if piece is None or up is None:
        return layout
    if piece.row:
        return spread(layout, piece, up, look)
    return replace(layout, pieces=tuple(up if other is piece else other for other in layout.pieces))
