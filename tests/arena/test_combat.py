"""Attack and defense, with Combat and Power Combat cards."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.card import COMBAT, POWER
from sparktable.games.arena.cards import CATALOGUE
from sparktable.games.arena.rules.combat import blow
from sparktable.games.arena.state import PLAY, seat_zone
from sparktable.kernel.zones import face_up, knows

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def fight(*hand: str, against: tuple[str, ...] = (), me: str = "Megatron", foe: str = "Optimus Prime",
          **more: Any) -> Table:
    """Two Transformers next to each other; the first has two actions."""
    return Table(pawn(me, "B2", *hand), pawn(foe, "B3", *against), actions=2, **more)


@rules("CB-06", "CB-07", "CB-08")
@pytest.mark.parametrize(("attack", "defense", "damage"), VECTORS["combat"])
def test_damage(attack: int, defense: int | None, damage: int) -> None:
    assert blow(attack, defense) == damage


@rules("CB-01")
def test_combat_cards_show_both_values_and_serve_for_both() -> None:
    assert all(title.attack and title.defense and title.text is None for title in CATALOGUE if title.type == COMBAT)
    table = fight("5/1", "2/3", against=("2/3", "5/1"))
    assert table.can("attack with 2/3")
    table.do("attack with 5/1")
    assert table.can("defend with 5/1")


@rules("CB-02", "A14")
def test_an_attack_needs_a_position() -> None:
    table = Table(pawn("Megatron", "A1", "5/1"), pawn("Optimus Prime", "J7"), actions=2)
    assert not table.can("attack with 5/1") and table.offers() == {"draw"}


@rules("CB-03", "CB-05", "CB-13")
def test_the_attack_card_lies_face_down_until_the_defender_has_chosen() -> None:
    table = fight("5/1", "4/1", against=("2/3",)).do("attack with 5/1")
    (slot,) = table.s.zones[seat_zone(0, PLAY)]
    assert table.question == "defend 1"
    assert not face_up(table.s, slot) and not knows(table.s, 1, slot)
    table.do("defend with 2/3")
    assert face_up(table.s, slot)
    kinds = [event.kind for event in table.s.events]
    assert kinds.index("defends") < kinds.index("reveals") < kinds.index("damage")


@rules("CB-04", "A08")
def test_the_defense_card_is_faceup_at_once() -> None:
    """Also a Power Combat card: the remark that those lie face down is about attacking."""
    table = fight("5/1", against=("Trailer Bulwark", "2/3", "5/1")).do("attack with 5/1")
    assert table.offers() == {"defend", "pass"}
    assert all(table.can(f"defend with {name}") for name in ("Trailer Bulwark", "2/3", "5/1"))
    table.do("defend with Trailer Bulwark")
    (event,) = table.told("defends")
    assert event.seen_by(0).identities != (), "the attacker sees what defends before the attack is revealed"


@rules("CB-04", "CB-08")
def test_the_defender_may_decline() -> None:
    table = fight("5/1", against=("Trailer Bulwark",)).do("attack with 5/1", "do not defend")
    assert table.see("damage of Optimus Prime") == 5
    assert table.see("hand of Optimus Prime") == ["Trailer Bulwark"]


@rules("CB-13")
def test_whoever_holds_cards_is_asked_and_whoever_has_none_is_not() -> None:
    table = fight("5/1", against=("Ram'em",)).do("attack with 5/1")
    assert table.question == "defend 1" and table.offers() == {"pass"}, "being asked tells nothing about the hand"
    assert fight("5/1").do("attack with 5/1").see("damage of Optimus Prime") == 5


@rules("CB-09", "CB-11", "CB-06")
def test_worked_example_of_a_hit() -> None:
    table = fight("5/1", against=("3/3",)).do("attack with 5/1", "defend with 3/3")
    assert table.see("damage of Optimus Prime") == 2


@rules("CB-12", "CB-07")
def test_worked_example_of_a_block() -> None:
    table = fight("3/1", against=("1/4",)).do("attack with 3/1", "defend with 1/4")
    assert table.see("damage of Optimus Prime") == 0 and table.told("blocks")


@rules("CB-10", "PC-06")
def test_both_cards_go_faceup_to_their_owners_discards() -> None:
    table = fight("5/1", against=("3/3",)).do("attack with 5/1", "defend with 3/3")
    assert table.see("discards of Megatron") == ["Combat 5/1"]
    assert table.see("discards of Optimus Prime") == ["Combat 3/3"]


@rules("CB-14", "A18")
def test_an_attack_costs_an_action_and_there_may_be_two() -> None:
    table = fight("4/1", "4/1", against=("1/4",)).do("attack with 4/1", "defend with 1/4", "attack with 4/1")
    assert table.question == "move 1" and table.see("damage of Optimus Prime") == 4


@rules("CB-15", "PC-02")
def test_what_cannot_defend() -> None:
    table = fight("5/1", against=("Ram'em", "Convoy Volley", "2/3")).do("attack with 5/1")
    assert not table.can("defend with Ram'em") and table.why("defend with Ram'em") == "no defense value"
    assert table.why("defend with Convoy Volley") == "no defense value"


@rules("CB-16")
def test_the_other_value_of_a_card_counts_for_nothing() -> None:
    table = fight("2/3", against=("5/1",)).do("attack with 2/3", "defend with 5/1")
    assert table.see("damage of Optimus Prime") == 1 and table.see("damage of Megatron") == 0


@rules("PC-01")
def test_power_combat_cards_show_one_value_and_a_text() -> None:
    powers = [title for title in CATALOGUE if title.type == POWER]
    assert powers and all((title.attack is None) != (title.defense is None) for title in powers)
    assert all(title.text is not None for title in powers)


@rules("PC-02", "PC-05")
def test_a_card_without_an_attack_value_is_no_action() -> None:
    table = fight("Plated Fury", "5/1")
    assert not table.can("attack with Plated Fury") and table.why("attack with Plated Fury") == "no attack value"


@rules("PC-03", "PC-06")
def test_the_text_comes_after_the_damage() -> None:
    """Tyrant Cannon takes a card from the hand, but the defense was played before that."""
    table = fight("Tyrant Cannon", against=("Trailer Bulwark", "5/1", "4/1")).do("attack with Tyrant Cannon",
                                                                                 "defend with 5/1")
    assert table.see("damage of Optimus Prime") == 6 and table.question == "discard 1"
    table.do("discard Trailer Bulwark")
    assert table.see("discards of Optimus Prime") == ["Combat 5/1", "Trailer Bulwark"]


@rules("PC-04")
def test_the_attackers_text_comes_first() -> None:
    table = fight("Convoy Volley", against=("Plated Fury",), me="Optimus Prime", foe="Megatron")
    table.do("attack with Convoy Volley", "defend with Plated Fury")
    assert table.question == "card move 0" and table.see("damage of Optimus Prime") == 0
    table.do("move to A4")
    assert table.see("damage of Optimus Prime") == 1, "it hits wherever he went"


@rules("A15")
def test_a_destroyed_defender_does_nothing_any_more() -> None:
    trio = (pawn("Megatron", "B2", "Overload Blast", "5/1", "4/1"), pawn("Cyclonus", "B3", "Wild Spin", left=0),
            pawn("Demolishor", "J1"))
    table = Table(*trio, mode="free-for-all", actions=2).do("attack Cyclonus with Overload Blast",
                                                            "defend with Wild Spin")
    assert table.see("destroyed") == ["Cyclonus"]
    assert table.question == "discard 0", "the attacker's text applies"
    assert table.do("discard 5/1").see("damage of Megatron") == 0, "the defender's does not"


@rules("A16")
def test_the_first_destroyed_has_lost() -> None:
    """Both stand on their last number: the attack is resolved before Plated Fury could strike back."""
    table = Table(pawn("Optimus Prime", "B2", "Combined Cannon", left=0),
                  pawn("Megatron", "B3", "Plated Fury", left=0), actions=2)
    table.do("attack with Combined Cannon", "defend with Plated Fury")
    assert table.winners == (0,)


@rules("A17")
def test_position_is_looked_at_when_the_attack_is_declared() -> None:
    """Drift Away takes Hot Shot out of the line, after the damage is done."""
    table = fight("5/1", against=("Drift Away",), foe="Hot Shot", me="Cyclonus")
    table.do("attack with 5/1", "defend with Drift Away", "move to D4")
    assert table.see("damage of Hot Shot") == 0 and table.see("targets of Cyclonus") == []
    table = fight("Crane Hook", "5/1", me="Smokescreen", foe="Megatron").do("attack with Crane Hook", "move to D4")
    assert table.see("damage of Megatron") == 6
