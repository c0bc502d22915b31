"""What texts must do, what counts as controlled, gained or discarded: rules 17, 20, 28, 59, 60, 62 and 75 to 80."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.resources import gain_vp
from sparktable.games.matrix.rules import scoring
from sparktable.kernel.values import Waiting
from sparktable.kernel.zones import move

WOUND = "Blast Wound"


def test_rule_17_text_without_you_may_must_be_resolved_if_it_can_be() -> None:
    """War on Cybertron p.7: Fireflight turns a card up, Scout may."""
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Fireflight", "Scout").play("Fireflight")
    assert not table.offers("no") and table.offers("at A2")
    nothing = Table("Elita-1", "Megatron").hand("Elita-1", "Fireflight")
    for where in ("A2", "B1", "B3", "C2"):
        nothing.put(where, "Jump Jets" if where < "B2" else "Armor Plating" if where < "C" else "Null Ray") \
            if where != "B3" else nothing.empty(where)
    nothing.play("Fireflight").quiet()
    assert table.say("at A2").offers("play Scout") and table.play("Scout").offers("no")


def test_rule_20_abilities_of_the_character_card_do_not_work_for_an_assist() -> None:
    """War on Cybertron p.9 and p.17: those of the Assist card itself do."""
    table = Table("Elita-1", "Megatron", "Hot Rod", "Slipstream").put("B2", "Motormaster").stand("Hot Rod", "B2")
    table.mode("Elita-1", "bot").mode("Hot Rod", "bot").energon("Elita-1", 0).energon("Hot Rod", 5)
    table.in_play("Elita-1", "Bold").hand("Hot Rod", "Reinforcements").act("battle Motormaster")
    table.say("assist Reinforcements")
    assert table.asked.kind == "boost assist"
    assert table.offers("activate Reinforcements") and not table.offers("activate Hot Rod")


def test_rule_28_the_ten_encounters_are_shuffled_before_every_confrontation() -> None:
    """War on Cybertron p.12, Core p.10: those that were discarded, too."""
    table = Table("Elita-1", "Megatron").put("B2", "Octane").in_play("Elita-1", "Bold").energon("Elita-1", 0)
    for slot in tuple(table.s.zones[zones.ENCOUNTERS][:7]):
        move(table.s, slot, zones.ENCOUNTER_DISCARD)
    table.act("battle Octane")
    while table.s.turn == 1:
        table.say(next(word for word in ("pass", "done", "no", "keep", "space", "") if table.offers(word)))
    assert len(table.s.zones[zones.ENCOUNTERS]) == 9
    assert len(table.s.zones[zones.ENCOUNTER_DISCARD]) == 1


def test_rule_28_the_encounters_are_shuffled_when_the_deck_is_empty() -> None:
    """War on Cybertron p.12, Core p.10."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").energon("Elita-1", 9)
    for slot in tuple(table.s.zones[zones.ENCOUNTERS]):
        move(table.s, slot, zones.ENCOUNTER_DISCARD)
    table.move("C2")
    drawn = len(table.s.zones[zones.ENCOUNTER_NOW]) + len(table.s.zones[zones.ENCOUNTER_DISCARD])
    assert drawn == 1 and len(table.s.zones[zones.ENCOUNTERS]) == 9


def test_rule_59_gained_vp_come_at_once_and_the_others_at_the_end() -> None:
    """War on Cybertron p.16, Core p.13."""
    table = Table("Elita-1", "Megatron").vault("Elita-1", "Star Saber")
    assert table.vp("Elita-1") == 0 and scoring.score(table.s, 0)["vault"] == 2
    gain_vp(table.s, 0, 2)
    assert table.vp("Elita-1") == 2 and scoring.score(table.s, 0)["gained"] == 2


def test_rule_60_discarding_means_from_hand() -> None:
    """War on Cybertron p.16, Core p.14: what is in play is no way to pay for a Crossfire."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").encounter("Crossfire").in_play("Elita-1", "Bold")
    table.energon("Elita-1", 1).move("C2").quiet()
    assert table.has("Elita-1") == 0 and "Bold" in table.played("Elita-1")
    other = Table("Elita-1", "Megatron").put("C2", "Slugfest").encounter("Crossfire").hand("Elita-1", "Bold")
    other.move("C2").say("pass").quiet()
    assert other.damage("Elita-1") == 0 and other.discarded("Elita-1") == ["Bold"]


def test_rule_62_only_cards_in_play_are_controlled_and_never_the_character() -> None:
    """War on Cybertron p.9, Core p.14: Overwhelming Force counts neither hand nor deck, nor the Robot one plays."""
    table = Table("Optimus Prime", "Megatron").mode("Optimus Prime", "bot").discard_pile("Optimus Prime", "Strafe")
    table.hand("Optimus Prime", "Overwhelming Force", "Chromia").deck("Optimus Prime", "Skydive")
    table.play("Overwhelming Force")
    assert table.power_on("Overwhelming Force") == 2
    more = Table("Optimus Prime", "Megatron").mode("Optimus Prime", "bot").in_play("Optimus Prime", "Chromia")
    assert more.hand("Optimus Prime", "Overwhelming Force").play("Overwhelming Force").power_on(
        "Overwhelming Force") == 3


def test_rule_75_contributions_come_from_hand_and_must_advance_the_scheme() -> None:
    """War on Cybertron p.19, Core p.20."""
    table = Table("Elita-1", "Prowl", mode="co-op").put("B2", "Reactor Coolant Failure")
    table.hand("Elita-1", "Armor Plating", "Null Ray", "Bold").in_play("Elita-1", "Jump Jets")
    assert not table.offers("contribute", "Bold") and not table.offers("contribute", "Jump Jets")
    table.act("contribute", "Armor Plating")
    assert not table.offers("contribute", "Null Ray"), "a second card of cost 3 advances nothing"
    table.stand("Elita-1", "C2").hand("Elita-1", "Robosmasher")
    assert not table.offers("contribute"), "only from the Scheme's own space"


def test_rule_77_cannot_beats_can() -> None:
    """War on Cybertron p.22: Dirge forbids what Patch would do, Springer what Sneak Attack would."""
    table = Table("Elita-1", "Megatron").put("A1", "Dirge").in_play("Elita-1", WOUND).hand("Elita-1", "Patch")
    table.play("Patch").quiet()
    assert table.damage("Elita-1") == 1
    jumper = Table("Megatron", mode="solo", side="decepticon").put("A1", "Springer").hand("Megatron", "Jump Jets")
    jumper.play("Jump Jets").quiet()
    assert jumper.at("Megatron") == "B2"


def test_rule_77_a_card_beats_the_rules() -> None:
    """War on Cybertron p.22: Robosmasher buys what cannot be bought."""
    table = Table("Elita-1", "Megatron").put("B2", "Slugfest").in_play("Elita-1", "Bold", "Bold")
    assert not table.offers("buy Slugfest")
    assert table.hand("Elita-1", "Robosmasher").play("Robosmasher").offers("buy Slugfest")


def test_bold_goes_for_courage_to_the_texts_of_other_boxes() -> None:
    """War on Cybertron p.22."""
    table = Table("Elita-1", "Megatron", swaps={"Alpha Trion": "Spike Witwicky"}).in_play("Elita-1", "Spike Witwicky")
    assert table.hand("Elita-1", "Bold").play("Bold").quiet().power_at(0) == 3


def test_rule_78_a_boss_is_no_robot_but_is_of_its_faction() -> None:
    """War on Cybertron p.18, Core p.18."""
    table = Table("Elita-1", "Megatron").turn_of("Megatron").stand("Megatron", "B2").mode("Megatron", "bot")
    table.put("B2", "Praxus").put("A1", "Blurr").in_play("Megatron", "Motormaster").act("command Praxus")
    table.say("pay").quiet()
    assert table.lies("A1") == "Blurr", "Megatron's text speaks of Robots"
    prime = Table("Optimus Prime", "Megatron").put("C2", "Octane").encounter("Back-Up").move("C2")
    assert prime.offers("Convert") and prime.offers("Draw"), "moving onto an Adversary card"


def test_rule_79_each_ability_of_a_site_works_once_per_turn() -> None:
    """War on Cybertron p.18: all three of Maccadam's, each once."""
    table = Table("Elita-1", "Megatron").put("B2", "Maccadam's").energon("Elita-1", 4)
    table.in_play("Elita-1", "Artillery", "Artillery", "Steeljaw", "Lightspeed")
    table.use("Maccadam's", 0).use("Maccadam's", 1)
    assert not table.offers("use Maccadam's", " 0 0 ") and not table.offers("use Maccadam's", " 1 0 ")
    assert table.offers("use Maccadam's", " 2 0 ")
    table.use("Maccadam's", 2, "seat Elita-1", "card Lightspeed").quiet()
    assert not table.offers("use Maccadam's")


@pytest.mark.parametrize(("others", "added"), [
    ((), 0), (("Key to Vector Sigma",), 7), (("Armor Plating", "Chromia"), 4)])
def test_rule_80_back_up_counts_costs_and_places_have_none(others: tuple[str, ...], added: int) -> None:
    """War on Cybertron p.8: Polities, Sites and Ruins are cards without a cost, and Bosses do not count."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot")
    for where in table.s.game.grid.names:
        table.empty(where)
    table.put("B2", "Octane").put("A1", "Kaon").put("A2", "Maccadam's").put("A3", "Impassable Rubble")
    for where, name in zip(("C1", "C2"), others, strict=False):
        table.put(where, name)
    for slot in tuple(table.s.zones[zones.ENCOUNTERS]):
        if table.name(slot) != "Back-Up":
            move(table.s, slot, zones.BOX)
    table.in_play("Elita-1", "Artillery").energon("Elita-1", 1).act("battle Octane").say("done")
    battle = table.s.battle
    assert table.asked.kind == "boost" and battle is not None
    assert battle.added == added


@pytest.mark.parametrize(("name", "asked"), [("Drag Strip", "action"), ("Wildrider", "order")])
def test_copies_of_a_text_that_do_the_same_are_put_in_order_by_nobody(name: str, asked: str) -> None:
    """Energon is Energon, whichever copy brings it and whatever set it off; Power stays on its own card."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", name, "Bold").hand("Elita-1", "Bold")
    text = table.s.card(table.slot(name)).when[0]
    table.s.waiting += [Waiting(text, slot, 0, (0, slot, 1, 0)) for slot in (table.slot(name), table.slot("Bold"))]
    assert table.turn_goes_on().asked.kind == asked
    assert table.has("Elita-1") == (2 + 2 * 2 if asked == "action" else 2)
