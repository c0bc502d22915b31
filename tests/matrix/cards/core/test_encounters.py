"""Encounters: the Ambush above, the Confrontation below, never both (Core p.10)."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out, team
from matrix.table import Table
from sparktable.games.matrix.card import ENCOUNTER
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.verbs.resources import LoseVP


def ambushed(encounter: str, *, hand: tuple[str, ...] = (), in_play: tuple[str, ...] = (), energon: int = 2,
             deck: tuple[str, ...] = (), pile: tuple[str, ...] = (), vp: int = 0, mode: str = "competitive",
             side: str = "alt", blocked: bool = False, **options: bool) -> Table:
    """Bumblebee steps onto a faceup Rumble, and that Encounter comes up."""
    table = core(mode=mode, energon=energon, **options).put("B1", "Rumble").mode("Bumblebee", side)
    table.hand("Bumblebee", *hand).in_play("Bumblebee", "Patrol", *in_play).deck("Bumblebee", *deck)
    table.discard_pile("Bumblebee", *pile).encounter(encounter)
    table.s.vp[0] = vp
    table.move("B1 2")
    return table if blocked else table.unblocked()


def confronting(encounter: str, *in_play: str, energon: int = 0, vp: int = 0, mode: str = "competitive",
                **options: bool) -> Table:
    """Bumblebee, in Bot Mode and with an Ion Lance, stands on Starscream alone, and that Encounter will come up."""
    names = ("Bumblebee",) if mode == "solo" else ()
    table = clear_matrix(core(*names, mode=mode, energon=energon, **options)).put("B2", "Starscream")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Ion Lance", *in_play).only_encounter(encounter)
    table.s.vp[0] = vp
    return table


def cost(table: Table) -> int:
    """What the Boss costs once the Encounter has been resolved."""
    at_the_boost: list[int] = []
    table.act("battle Starscream")
    while table.s.battle is not None:
        at_the_boost.append(cost_to_defeat(table.s, table.slot("Starscream")))
        quiet = [option for option in ("pass", "done", "no", "discard") if table.offers(option)]
        table.say(quiet[0] if quiet else table.options()[0])
    return at_the_boost[-1]


def test_scrap_storm_destroys_a_random_card_of_the_discard_pile() -> None:
    table = ambushed("Scrap Storm", pile=("Jazz",)).quiet()
    assert table.destroyed() == ["Jazz"]
    ambushed("Scrap Storm").quiet()


def test_scrap_storm_takes_a_card_with_power_or_costs_two_more() -> None:
    """Core p.9: the Power goes with it."""
    table = confronting("Scrap Storm", "Fix", "Courage").act("battle Starscream")
    assert sorted(table.options()) == ["card Courage", "card Ion Lance"]
    table.say("Ion Lance")
    assert table.destroyed() == ["Ion Lance"]
    table = clear_matrix(core(energon=1)).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Carly").only_encounter("Scrap Storm")
    assert cost(table) == 10


@pytest.mark.parametrize(("encounter", "together", "alone"), [
    ("Scrap Storm", 7, 7), ("Flak Burst", 4, 4), ("Wrecking Claw", 4, 4), ("Hesitation", 4, 7)])
def test_those_that_are_mild_among_rivals_cost_a_team_more(encounter: str, together: int, alone: int) -> None:
    """Nothing with Power lies there to be destroyed."""
    for mode, more in (("competitive", 2 if encounter == "Scrap Storm" else 0), ("co-op", together), ("solo", alone)):
        names = ("Bumblebee",) if mode == "solo" else ()
        table = clear_matrix(core(*names, energon=1, mode=mode)).put("B2", "Starscream").mode("Bumblebee", "bot")
        table.in_play("Bumblebee", "Carly").only_encounter(encounter)
        assert cost(table) == 8 + more


@pytest.mark.parametrize(("encounter", "like"), [
    ("Scrap Storm", "competitive"), ("Hesitation", "competitive"), ("Boxed In", "co-op"),
    ("Concussion Wave", "co-op")])
def test_a_team_of_experts_is_spared_by_those_that_are_mild_among_rivals(encounter: str, like: str) -> None:
    """They have no VP to pay with."""
    prices = {mode: cost(confronting(encounter, energon=1, mode=mode)) for mode in ("competitive", "co-op")}
    assert prices["competitive"] < prices["co-op"]
    assert cost(confronting(encounter, energon=1, mode="co-op", expert=True)) == prices[like]


@pytest.mark.parametrize("encounter", ["Flak Burst", "Hesitation"])
def test_an_expert_alone_is_spared_nothing(encounter: str) -> None:
    alone, expert = (cost(confronting(encounter, energon=1, mode="solo", expert=expert)) for expert in (False, True))
    assert alone == expert > 8


def test_siphon_field_drains_or_grows_with_your_energon() -> None:
    """Core p.16-17: fixed when it resolves; Energon spent afterwards does not lower it."""
    assert ambushed("Siphon Field", energon=3).quiet().has("Bumblebee") == 1
    assert ambushed("Siphon Field", energon=1).quiet().has("Bumblebee") == 0
    table = confronting("Siphon Field", energon=4).act("battle Starscream")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 12
    table.say("activate Bumblebee 1")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 12


def test_siphon_field_damages_those_without_energon() -> None:
    table = confronting("Siphon Field").act("battle Starscream")
    assert table.damage("Bumblebee") == 2


@pytest.mark.parametrize("encounter", ["Flak Burst", "Overwhelming Numbers"])
def test_some_encounters_damage(encounter: str) -> None:
    assert ambushed(encounter).quiet().damage("Bumblebee") == 1


def test_flak_burst_attacks_the_confronter_who_may_block() -> None:
    """Core p.10: the hand is closed for playing, not for Blocks."""
    for answer, damage in (("block Arcee", 0), ("pass", 2)):
        table = confronting("Flak Burst").hand("Bumblebee", "Arcee").act("battle Starscream").say(answer)
        assert table.damage("Bumblebee") == damage


def test_flak_bursts_damage_forces_assists_at_once() -> None:
    table = confronting("Flak Burst", "Ion Lance", "Hound", "Courage").stand("Ironhide", "B2")
    table.mode("Ironhide", "bot").hand("Ironhide", "Firepower").act("battle Starscream").say("assist Firepower")
    sit_out(table)
    assert table.vp("Ironhide") == 4, "nobody needed it, yet two had to be resolved"


def test_boxed_in_discards_or_damages() -> None:
    assert ambushed("Boxed In", hand=("Fix",)).quiet().discarded("Bumblebee") == ["Fix"]
    assert ambushed("Boxed In").quiet().damage("Bumblebee") == 1


@pytest.mark.parametrize(("mode", "damage", "more"), [
    ("competitive", 0, 1), ("competitive", 1, 2), ("competitive", 3, 4), ("competitive", 4, 4),
    ("co-op", 0, 8), ("co-op", 1, 9), ("co-op", 2, 10), ("co-op", 4, 10)])
def test_boxed_in_costs_a_lone_confronter_more_for_each_damage(mode: str, damage: int, more: int) -> None:
    assert cost(confronting("Boxed In", *["Damage"] * damage, energon=1, mode=mode)) == 8 + more


@pytest.mark.parametrize(("where", "more"), [("B2", 7), ("B1", 7), ("C2", 7), ("C3", 9), ("D2", 9)])
def test_boxed_in_matters_less_to_a_team_with_somebody_in_or_next_to_the_space(where: str, more: int) -> None:
    """Whatever the Damage; diagonally is not next to it. To a rival company is no help."""
    assert cost(confronting("Boxed In", "Damage", energon=1, mode="co-op").stand("Ironhide", where)) == 8 + more
    assert cost(confronting("Boxed In", "Damage", energon=1).stand("Ironhide", where)) == 8 + 2


def test_wrecking_claw_mills_two_cards_even_over_a_shuffle() -> None:
    table = ambushed("Wrecking Claw", deck=("Fix", "Jazz")).quiet()
    assert table.discarded("Bumblebee") == ["Fix", "Jazz"]
    table = core().put("B1", "Rumble").in_play("Bumblebee", "Patrol").no_deck("Bumblebee").deck("Bumblebee", "Fix")
    table.discard_pile("Bumblebee", "Jazz").encounter("Wrecking Claw").move("B1 2").quiet()
    assert len(table.discarded("Bumblebee")) == 1, "the discarded Fix was shuffled in with Jazz"


def test_wrecking_claw_destroys_one_card_at_random_but_no_ally_or_damage() -> None:
    table = confronting("Wrecking Claw", "Carly", "Damage").act("battle Starscream")
    assert table.destroyed() == ["Ion Lance"]
    table = confronting("Wrecking Claw").hand("Bumblebee", "Arcee").act("battle Starscream").say("block Arcee")
    assert table.destroyed() == []


def test_concussion_wave_turns_you_over_or_damages() -> None:
    table = ambushed("Concussion Wave", side="bot").quiet()
    assert (table.side("Bumblebee"), table.damage("Bumblebee")) == ("alt", 0)
    assert ambushed("Concussion Wave").quiet().damage("Bumblebee") == 1


DEMANDS = pytest.mark.parametrize(("encounter", "more"), [
    ("Concussion Wave", 9), ("Old Grudge", 9)])
"""Encounters that ask a team for 5 VP, and what the Boss costs more without them."""


def test_concussion_wave_costs_a_rival_two_more() -> None:
    table = confronting("Concussion Wave", energon=1, vp=4)
    assert (cost(table), table.vp("Bumblebee")) == (10, 4)


ROBOTS = ("Rumble", "Ravage", "Laserbeak", "Brawl", "Scrapper", "Shrapnel", "Bonecrusher", "Cyclonus")


@pytest.mark.parametrize(("stored", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (8, 3)])
def test_old_grudge_costs_a_rival_more_for_what_lies_in_the_vault(stored: int, more: int) -> None:
    """One for each two cards, rounded up."""
    table = confronting("Old Grudge", energon=1).vault("Bumblebee", *ROBOTS[:stored])
    assert cost(table) == 8 + more


@pytest.mark.parametrize(("faceup", "more"), [((), 1), (ROBOTS[:1], 2), (ROBOTS[:3], 3)])
def test_overwhelming_numbers_count_a_rivals_adversaries(faceup: tuple[str, ...], more: int) -> None:
    """Bosses apart."""
    table = confronting("Overwhelming Numbers", energon=1)
    for space, name in zip(("D1", "D2", "D3"), faceup, strict=False):
        table.put(space, name)
    assert cost(table) == 8 + more


def test_a_lone_rival_with_little_energon_pays_one_more_on_average() -> None:
    """Ten Encounters, one of which takes a card and one grows with the 3 Energon."""
    prices = [cost(confronting(card.name, energon=3)) for card in BOXES["core"] if card.type == ENCOUNTER]
    assert len(prices) == 10 and sum(prices) / 10 == pytest.approx(8 + 1.0)
    assert max(prices) == 11


@DEMANDS
def test_in_co_op_the_points_demanded_are_energon(encounter: str, more: int) -> None:
    """Core p.21."""
    for answer, price, left in (("LoseVP n=5", 8, 1), ("AddCost", 8 + more, 6)):
        table = confronting(encounter, energon=6, mode="co-op").act("battle Starscream").say(answer)
        assert cost_to_defeat(table.s, table.slot("Starscream")) == price
        assert table.has("Bumblebee") == left


@DEMANDS
def test_whoever_has_too_few_points_faces_the_dearer_boss_unasked(encounter: str, more: int) -> None:
    table = confronting(encounter, energon=1, mode="co-op").act("battle Starscream")
    assert table.asked.kind == "boost"
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 8 + more
    assert table.has("Bumblebee") == 1


@pytest.mark.parametrize("encounter", [
    card.name for card in BOXES["core"] if card.type == ENCOUNTER
    and any(isinstance(node, LoseVP) for _, tree in card.trees() for node in tree.walk())])
def test_experts_have_no_points_to_lose(encounter: str) -> None:
    """Core p.21: VP do nothing in their games, however much Energon they hold; they are never asked."""
    for mode in ("co-op", "solo"):
        table = confronting(encounter, energon=9, mode=mode, expert=True).act("battle Starscream")
        assert table.asked.kind == "boost"
        assert cost_to_defeat(table.s, table.slot("Starscream")) >= 8
        assert table.has("Bumblebee") == 9


def test_old_grudge_takes_a_point_or_two_energon() -> None:
    table = ambushed("Old Grudge", vp=1).quiet()
    assert (table.vp("Bumblebee"), table.has("Bumblebee")) == (0, 2)
    assert ambushed("Old Grudge").quiet().has("Bumblebee") == 0


def test_old_grudge_reads_points_as_energon_in_co_op() -> None:
    """And without points, in expert games, as the other half."""
    assert ambushed("Old Grudge", mode="co-op").quiet().has("Bumblebee") == 1
    assert ambushed("Old Grudge", mode="co-op", expert=True).quiet().has("Bumblebee") == 0


def test_overwhelming_numbers_let_off_for_points_only_who_is_not_alone() -> None:
    """Next to the space is near enough, diagonally is not."""
    for where, answer, price in (("B1", "AddCost", 17), ("B1", "LoseVP n=5", 8), ("B2", "LoseVP n=5", 8)):
        table = confronting("Overwhelming Numbers", energon=5, mode="co-op").stand("Ironhide", where)
        table.act("battle Starscream").say(answer)
        assert cost_to_defeat(table.s, table.slot("Starscream")) == price
    assert cost(confronting("Overwhelming Numbers", energon=5, mode="co-op").stand("Ironhide", "C3")) == 18


def test_prey_on_the_weak_scares_an_ally_off_or_takes_a_card() -> None:
    table = ambushed("Prey on the Weak", hand=("Fix",), in_play=("Carly",)).quiet()
    assert (table.discarded("Bumblebee"), table.hand_of("Bumblebee")) == (["Carly"], ["Fix"])
    assert ambushed("Prey on the Weak", hand=("Fix",)).quiet().discarded("Bumblebee") == ["Fix"]


def test_prey_on_the_weak_is_milder_on_those_with_company() -> None:
    """Next to them is too far."""
    for mode, mild, full in (("competitive", 9, 11), ("co-op", 15, 18)):
        assert cost(confronting("Prey on the Weak", "Carly", energon=1, mode=mode)) == mild
        assert cost(confronting("Prey on the Weak", energon=1, mode=mode).stand("Ironhide", "B2")) == mild
        assert cost(confronting("Prey on the Weak", energon=1, mode=mode).stand("Ironhide", "B1")) == full


def test_hesitation_is_kind_in_a_confrontation() -> None:
    assert ambushed("Hesitation").quiet().has("Bumblebee") == 1
    table = confronting("Hesitation", energon=1).act("battle Starscream")
    assert table.has("Bumblebee") == 2
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 8


def test_hesitation_costs_whoever_plays_alone() -> None:
    table = confronting("Hesitation", energon=1, mode="solo")
    assert cost(table) == 15 and table.has("Bumblebee") == 1


def test_every_ambush_is_an_attack_that_can_be_blocked() -> None:
    for name in ("Scrap Storm", "Siphon Field", "Flak Burst", "Boxed In", "Wrecking Claw", "Concussion Wave",
                 "Old Grudge", "Overwhelming Numbers", "Prey on the Weak", "Hesitation"):
        table = ambushed(name, hand=("Ravage",), pile=("Jazz",), blocked=True).say("block Ravage").quiet()
        assert (table.has("Bumblebee"), table.damage("Bumblebee"), table.destroyed()) == (2, 0, []), name
        assert table.discarded("Bumblebee") == ["Jazz", "Ravage"], name


def test_an_ambush_may_be_the_fifth_damage_of_a_co_op_game() -> None:
    table = team().put("B1", "Rumble").in_play("Bumblebee", "Patrol", *["Damage"] * 4).encounter("Flak Burst")
    table.move("B1 2").unblocked()
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "damage"


def test_a_boss_that_becomes_dearer_is_told_to_everybody() -> None:
    """By the card, which lies faceup, and by what it costs more; where that is nothing there is nothing to tell."""
    for encounter, energon, told in (("Boxed In", 1, [1]), ("Siphon Field", 2, [2]), ("Siphon Field", 0, [])):
        table = confronting(encounter, energon=energon)
        table.s.events = []
        sit_out(table.act("battle Starscream"), until="boost")
        dearer = [event for event in table.s.events if event.kind == "costs more"]
        assert [ref.value for event in dearer for ref in event.refs if ref.kind == "number"] == told, encounter
        starscream = table.slot("Starscream")
        for event in dearer:
            assert [ref.value for ref in event.refs if ref.kind == "card"] == [starscream]
            assert all(event.seen_by(seat) == event for seat in (0, 1))


def test_points_that_are_lost_are_told() -> None:
    """In words, as Energon is: the log would be silent about them otherwise."""
    table = ambushed("Old Grudge", vp=3, hand=("Ravage",), blocked=True)
    table.s.events = []
    table.unblocked()
    assert [dict((ref.kind, ref.value) for ref in event.refs) for event in table.s.events
            if event.kind == "loses vp"] == [{"seat": 0, "number": 1}]
