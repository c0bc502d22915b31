"""Walking: every space that Move leads to is lit with its price, and one click or drag goes there."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from matrix.table import Table
from sparktable.kernel.decisions import Option
from sparktable.table.gestures import WALK


@pytest.fixture
def walker() -> Table:
    """Elita-1 on B2 in Alt Mode, with three Move and nothing in the way."""
    return Table("Elita-1", "Megatron", energon=5)


def walked(ann) -> list[tuple[Option, ...]]:
    found: list[tuple[Option, ...]] = []
    ann.view.walked.connect(lambda walk: found.append(walk.steps))
    return found


def prices(ann) -> dict[str, int]:
    return {ann.speech.title.telling.space_name(ann.speech.game, way.value("space")): way.value("number")
            for way in ann.view.display.walks}


def test_every_space_in_reach_is_lit_with_its_price(sit, walker) -> None:
    ann = sit(walker)
    found = prices(ann)
    assert found["D2"] == 2 and found["D1"] == 3 and found["A1"] == 2
    assert "B1" not in found, "the next step is an answer of its own"
    tab = ann.view.table_scene._bodies[ann.space("D1")].glow.tab
    assert tab is not None and (tab.icon, tab.text) == ("move", "3")


def test_one_click_walks_there_step_by_step(sit, walker) -> None:
    ann = sit(walker)
    found = walked(ann)
    ann.click(ann.space("D1"))
    (steps,) = found
    assert len(steps) == 3 and {step.kind for step in steps} == {"move"}
    for step in steps:
        assert step in ann.match.decision.options
        ann.match.take(step)
    assert ann.match.state.at[0] == walker.space("D1")


def test_dragging_the_mover_far_walks_too(sit, walker) -> None:
    ann = sit(walker)
    found = walked(ann)
    ann.drag("mover:0", ann.space("D2"))
    assert [len(steps) for steps in found] == [2] and not ann.given


def test_the_next_space_takes_one_click(sit, walker) -> None:
    ann = sit(walker)
    ann.click(ann.space("B1"))
    assert [option.kind for option in ann.given] == ["move"]


def test_whoever_looks_at_a_far_space_sees_the_way(sit, walker) -> None:
    ann = sit(walker)
    assert ann.view.layout_now.get("way") is None
    ann.hover(ann.space("D1"))
    assert len(ann.piece("way").drawing.points) == 4
    ann.hover(ann.space("B1"))
    assert ann.view.layout_now.get("way") is None


def test_a_way_where_less_happens_goes_before_one_where_more_does(sit, walker) -> None:
    """Both take 2 Move; on C2 somebody would be Ambushed."""
    ann = sit(walker.put("C2", "Rippersnapper"))
    walk = next(walk for walk in ann.view.display.walks.values() if walk.option.value("space") == walker.space("C1"))
    assert [step.value("space") for step in walk.steps] == [walker.space("B1"), walker.space("C1")]


def test_what_can_be_done_with_a_far_card_goes_before_walking_to_it(sit) -> None:
    """A card in Range is bought by a click; whoever wants to walk there drags, or takes the mover up."""
    table = Table("Elita-1", "Megatron", energon=5).put("D2", "Armor Plating")
    ann = sit(table.in_play("Elita-1", "Sneak Attack", "Sneak Attack"))
    kinds = {act.option.kind for act in ann.view.lights.acts_at(ann.card("Armor Plating"))}
    assert WALK not in kinds or kinds == {WALK}
    assert ann.card("Armor Plating") in ann.view.interaction.targets("mover:0")


def test_without_move_nothing_is_lit(sit) -> None:
    ann = sit(Table("Elita-1", "Megatron", energon=5).mode("Elita-1", "bot"))
    assert not ann.view.display.walks


def drag_to(ann, source: str, key: str) -> list:
    """Held over it, and what is seen of the way."""
    ann.drag(source, key, drop=False)
    return ann.piece("way").drawing.points if ann.view.layout_now.get("way") is not None else []


def test_while_the_mover_is_dragged_prices_and_the_way_are_seen(sit, walker) -> None:
    ann = sit(walker)
    assert len(drag_to(ann, "mover:0", ann.space("D1"))) == 4
    tab = ann.view.table_scene._bodies[ann.space("D2")].glow.tab
    assert tab is not None and (tab.icon, tab.text) == ("move", "2")
    ann.keys(Qt.Key.Key_Escape)
    ann.wait()
    assert ann.settled() and ann.view.layout_now.get("way") is None and not ann.given, "it stands where it stood"


def test_a_mover_that_is_let_go_where_it_stands_stays_without_a_word(sit, walker) -> None:
    ann = sit(walker)
    ann.drop_at("mover:0", ann.point(ann.space("B2"), 0.15, 0.4))
    ann.wait()
    assert ann.settled() and not ann.given and not ann.wishes and ann.view.interaction.note is None


@pytest.mark.parametrize(("mode", "text"), [("bot", "It takes at least 3 Move; you have 0"), ("alt", "Not here")])
def test_where_it_cannot_go_is_said_why(sit, walker, mode: str, text: str) -> None:
    ann = sit(walker.mode("Elita-1", mode))
    ann.drag("mover:0", ann.space("D3") if mode == "bot" else "pile:main")
    ann.wait()
    assert ann.view.interaction.note.text.startswith(text) and not ann.given


def test_the_pile_where_a_card_belongs_is_named_without_its_number(sit) -> None:
    ann = sit(Table("Elita-1", "Megatron").in_play("Elita-1", "Artillery"))
    ann.drag("pile:basic", "place:play")
    ann.wait()
    assert ann.view.interaction.note.text == "Not here. It goes to: Discard"
