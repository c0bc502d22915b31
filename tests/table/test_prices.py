"""The price on a card's tab is the one that the rules take, with everything that is in force on it."""
from __future__ import annotations

import pytest

from matrix.core import core
from matrix.table import Table
from sparktable.kernel.view import view
from sparktable.table.drawings import Chip, Counter, Ring
from sparktable.table.gestures import Act
from sparktable.table.matrix.gestures import GESTURES
from sparktable.table.matrix.tableau import MatrixTableau


def tags(table: Table, kind: str) -> set[tuple[str, str]]:
    """What stands on the tabs of all that can be done of a kind: icon and number."""
    seen = view(table.s, table.s.active)
    return {MatrixTableau().tag(seen, Act(option, GESTURES[kind], None, None)) for option in table.asked.options
            if option.kind == kind}


def test_a_ruin_that_a_text_makes_cheaper_to_clear_says_so() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").in_play("Elita-1", "Bold", "Bold", "Bold")
    assert ("power", "3") in tags(table, "use")
    table.hand("Elita-1", "Nosecone").play("Nosecone")
    assert ("power", "2") in tags(table, "use")
    assert ("power", "3") not in tags(table, "use")


@pytest.mark.parametrize(("kind", "price"), [("buy", "3"), ("move", "1"), ("convert", "1"), ("search", "1")])
def test_what_an_action_takes_stands_beside_its_icon(kind: str, price: str) -> None:
    table = Table("Elita-1", "Megatron", energon=3).put("B2", "Jump Jets", up=False).put("B1", "Armor Plating")
    table.in_play("Elita-1", "Artillery", "Null Ray", "Jump Jets")
    assert (kind, price) in tags(table, kind)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_neither_the_price_nor_the_frame_of_a_stack_covers_its_numbers(sit, setting, text: float) -> None:
    ann = sit(setting.in_play("Elita-1", *["Bold"] * 3), width=1244, height=680)
    ann.view.set_text_scale(text)
    body = next(body for key, body in ann.view.table_scene._bodies.items()
                if key.startswith("pile:") and body.glow.tab is not None)
    lying = list(ann.view.table_scene._extras(body.piece, body.glow))
    (count,) = (z for drawing, _, z, _ in lying if isinstance(drawing, Counter))
    (tab,) = (box for drawing, box, _, _ in lying if isinstance(drawing, Chip))
    assert count > max(z for drawing, _, z, behind in lying if isinstance(drawing, Ring) and not behind)
    assert tab.x >= 0.57 * body.piece.box.w, "left of it stands what the card costs"
    assert body.piece.box.x + tab.right <= ann.view.layout_now.width


def test_an_ability_that_something_makes_dearer_says_so(sit) -> None:
    """Soundwave makes the first ability of a turn 1 Energon dearer."""
    table = core().in_play("Bumblebee", "Energon Drill").energon("Bumblebee", 3)
    slot = table.slot("Energon Drill")
    plain = sit(table).piece(f"pill:{slot}:1").drawing
    assert (plain.price, plain.dearer) == ("1", False)
    raised = sit(table.put("D3", "Soundwave")).piece(f"pill:{slot}:1").drawing
    assert (raised.price, raised.dearer) == ("2", True)


def test_an_ability_for_confrontations_is_offered_in_one_alone(sit) -> None:
    table = Table("Elita-1", "Megatron", energon=2).mode("Elita-1", "bot").put("B1", "Dirge")
    ann = sit(table.in_play("Elita-1", "Artillery", "Patch"))
    artillery, patch = (f"pill:{table.slot(name)}:1" for name in ("Artillery", "Patch"))
    assert ann.view.layout_now.get(artillery) is None and ann.piece(patch)
    ann._take(next(option for option in ann.match.decision.options if option.kind == "battle"))
    ann.wait()
    assert ann.match.state.battle is not None and ann.piece(artillery)
