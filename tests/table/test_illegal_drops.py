"""Whatever is put where it cannot go flies home and says why, in one line."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from matrix.table import Table
from sparktable.table import highlights
from sparktable.table.interaction import Note


@pytest.fixture
def full(setting: Table) -> Table:
    """Elita-1 on B2 with something of every kind on the table."""
    setting.mode("Elita-1", "bot")  # so that there is little Move
    setting.put("D3", "Springer").put("C1", "Seize the Capital").put("A1", "Afterburner").stand("Megatron", "D2")
    return setting.missions("Elita-1", "Long Shot").in_play("Elita-1", "Reinforcements")


WHERE_IT_BELONGS = "Not here. It goes to: Play area"
LIT_PLACES = "Not here: drop it where it lights up."
CLICKED = "Not here: click it instead of moving it."
NOT_NOW = "You can’t pick this up now."
DROPS = {
    "a hand card on a card to buy": ("Bold", "Armor Plating", WHERE_IT_BELONGS),
    "on a Boss": ("Bold", "Springer", WHERE_IT_BELONGS),
    "on a Site": ("Bold", "Crystal City", WHERE_IT_BELONGS),
    "on an opponent": ("Bold", "player:1", WHERE_IT_BELONGS),
    "on a pile": ("Bold", "pile:own:deck", WHERE_IT_BELONGS),
    "a standee too far": ("mover:0", "D3", "It is 3 spaces away"),
    "a standee on another": ("mover:0", "mover:1", ""),
    "a standee on a pile": ("mover:0", "pile:main", LIT_PLACES),
    "a standee of somebody else": ("mover:1", "C3", NOT_NOW),
    "a card of the Matrix on the wrong pile": ("Armor Plating", "pile:own:vault", "It takes 3 Power"),
    "a card of the Matrix on a player": ("Armor Plating", "player:1", "It takes 3 Power"),
    "an Adversary": ("Rippersnapper", "place:play", ""),
    "a space to step on": ("B3", "place:play", CLICKED),
    "a pile": ("pile:main", "place:play", NOT_NOW),
    "a Mission": ("pile:own:held", "place:play", NOT_NOW),
    "a card in play": ("Reinforcements", "pile:own:discard", NOT_NOW),
}


@pytest.mark.parametrize(("source", "target", "told"), DROPS.values(), ids=DROPS)
def test_it_flies_home_and_says_why(sit, full, source, target, told):
    ann = sit(full)
    ann.view.set_speed(0)

    def key(name: str) -> str:
        if ":" in name:
            return name
        return ann.space(name) if name in full.game.grid.names else ann.card(name)

    ann.drag(key(source), key(target), x=0.5)
    assert ann.given == [] and ann.settled()
    said = ann.view.interaction.note
    assert said is not None and said.text and told in said.text
    assert said.text in ann.piece("prompt").name


def test_what_is_let_go_on_something_else_does_not_snap_to_its_neighbour(sit, full):
    """A step sideways would else be taken for a step to a space beside it."""
    ann = sit(full)
    ann.view.set_speed(0)
    ann.drag("mover:0", ann.space("C3"), x=0.5)
    assert ann.given == [] and ann.view.interaction.note is not None


def test_on_bare_felt_it_says_so_at_home(sit, full):
    ann = sit(full)
    ann.view.set_speed(0)
    felt = next(QPoint(x, y) for x in range(0, ann.view.width(), 7) for y in range(60, 500, 7)
                if ann.view.interaction.layout.at(x, y) is None)
    for source, told in ((ann.card("Bold"), WHERE_IT_BELONGS), ("mover:0", LIT_PLACES),
                         (ann.card("Armor Plating"), "It takes 3 Power")):
        ann.drop_at(source, felt)
        note = ann.view.interaction.note
        assert note is not None and note.at == source and told in note.text
    assert ann.given == []
    ann.drop_at(ann.card("Bold"), felt)
    table = ann.view
    glows = highlights.glows(table.interaction.layout, table.interaction, table.tableau, table.shown,
                             None, None, None, None)
    assert "illegal" not in glows[ann.card("Bold")].rings, "it is the place that was wrong, not the card"


def test_while_somebody_else_decides_that_is_the_reason(sit, full):
    ann = sit(full.turn_of("Megatron"))
    ann.view.set_speed(0)
    ann.drag(ann.card("Armor Plating"), "pile:own:discard")
    assert ann.view.interaction.note.text == "Somebody else decides now"


def test_what_was_tried_on_a_player_is_told_by_the_prompt_alone(sit, full):
    """A pill would lie on their numbers, and say the same once more."""
    ann = sit(full)
    for at, seen in (("player:1", False), (ann.card("Armor Plating"), True)):
        ann.view.interaction.note = Note("", at)
        ann.view.say_why("That is theirs")
        assert (ann.view.layout_now.get("note") is not None) is seen
        assert "That is theirs" in ann.piece("prompt").name
