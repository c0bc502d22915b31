"""What lies on the Matrix for a moment, or for long, covers nothing that must be read."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix.state import UNDER
from sparktable.kernel.zones import move, turn_up
from sparktable.table.art import wide
from sparktable.table.overlay import OUTLOOK_KEY
from sparktable.table.zorder import Z


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_under_a_scheme_lie_on_no_name_and_on_nobody(sit, text: float) -> None:
    setting = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Creeping Corrosion")
    ruins = ["Pile of Scrap", "Collapsed Skyway", "Burning Crater"]
    for name, space in zip(ruins, ("A1", "A2", "A3"), strict=True):
        setting.put(space, name)
        move(setting.s, setting.slot(name), UNDER)
        turn_up(setting.s, setting.slot(name))
        setting.s.under[setting.slot(name)] = setting.slot("Creeping Corrosion")
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    scheme = ann.piece(ann.card("Creeping Corrosion"))
    lying = [ann.piece(ann.card(name)).box for name in ruins]
    name_bar = wide.name_on_bar(scheme.drawing.face.title, scheme.box.w, scheme.box.h, text).bar
    signs = wide.signs_of(scheme.drawing.face, scheme.box.w, scheme.box.h, text)
    stands = ann.piece("mover:0").box
    for box in lying:
        assert box.bottom <= scheme.box.bottom - name_bar + 1 and box.right <= scheme.box.right
        assert box.x >= scheme.box.x + signs.right - 1 or box.y >= scheme.box.y + signs.low - 1
        assert not box.meets(stands) and stands.h >= 20


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_a_step_would_bring_covers_no_space(sit, setting: Table, text: float) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.set_text_scale(text)
    spaces = [piece.box for piece in ann.view.layout_now.pieces if piece.zone == "board"]
    told = 0
    for key in sorted(ann.lit()):
        if ann.piece(key).zone == "board":
            ann.hover(key)
            outlook = [piece.box for piece in ann.view.display.drawn.pieces if piece.key.startswith(OUTLOOK_KEY)]
            told += bool(outlook)
            assert not [box for box in outlook if any(box.meets(space) for space in spaces)]
    assert told


def test_a_card_with_an_ability_left_is_not_called_spent(sit) -> None:
    setting = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Resupply")
    for name in ("Bold", "Resupply"):
        slot = setting.slot(name)
        setting.s.power[slot] = setting.s.moves[slot] = 0
    ann = sit(setting)
    assert not ann.piece(ann.card("Bold")).veil and "spent" not in ann.piece(ann.card("Bold")).name
    assert ann.piece(ann.card("Resupply")).veil == "spent" and "spent" in ann.piece(ann.card("Resupply")).name


def test_a_card_that_is_pointed_at_is_shown_beside_the_board_unless_a_panel_shows_it(sit, setting: Table) -> None:
    ann = sit(setting, width=1244, height=680)
    ann.view.shown_elsewhere = lambda: False
    ann.hover(ann.card("Rippersnapper"))
    shown = ann.view.display.drawn.get("pointed card")
    assert shown.drawing.face.title == "Rippersnapper" and shown.box.w >= 180 and shown.z >= Z.NOTE
    assert not shown.box.meets(ann.piece(ann.card("Rippersnapper")).box)
    ann.hover(ann.space("D3"))
    assert ann.view.display.drawn.get("pointed card") is None, "nobody may see what lies facedown"
    ann.view.shown_elsewhere = lambda: True
    ann.hover(ann.card("Rippersnapper"))
    assert ann.view.display.drawn.get("pointed card") is None
