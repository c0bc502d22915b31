"""What quick players of the Matrix answer: whom they help, what they bear, what they give up."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.ai.greedy import Greedy
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.weights import weights_for
from sparktable.ai.thought import Weighed
from sparktable.games.matrix import boxes
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.kernel.control import May
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.kernel.vocabulary.choices import MayChoose

from ..asking import considered, core_team, habit

# --- help -------------------------------------------------------------------------------------------------


def won_already(*damage: str) -> Table:
    """A rival beats a Boss without help; Ratchet holds two cards that could be laid."""
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").stand("Ratchet", "B2")
    table.hand("Ratchet", "Firepower", "Courage").put("B2", "Starscream").energon("Optimus Prime", 0)
    table.in_play("Optimus Prime", *["Energy Swords"] * 2, *["Ion Lance"] * 2, "Ramjet", *damage)
    table.act("battle", "Starscream")
    assert table.asked.kind == "assist" and table.asked.seat == 1
    return table


def test_whose_help_must_be_taken_helps_for_the_reward() -> None:
    """One Damage forces the rival to resolve one Assist, whatever his Power, and whoever lays it is rewarded."""
    assert habit(won_already("Damage")) == "assist Courage"
    assert habit(won_already()) == "pass"


def test_help_is_laid_where_an_encounter_might_make_it_needed() -> None:
    """Of twelve Power against 8 only 1 is left over if an Encounter adds 3."""
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").stand("Ratchet", "B2")
    table.hand("Ratchet", "Firepower", "Courage").put("B2", "Starscream").energon("Optimus Prime", 0)
    table.mode("Optimus Prime", "bot").in_play("Optimus Prime", *["Energy Swords"] * 2, *["Ion Lance"] * 2)
    assert habit(table.act("battle", "Starscream")) == "assist Courage"


def hindered(*power: str) -> Table:
    """An Adversary player confronts a Boss, with no Energon to add."""
    table = Table("Optimus Prime", "Megatron").hand("Megatron", "Bold").stand("Megatron", "B2")
    table.put("B2", "Turmoil").energon("Optimus Prime", 0).in_play("Optimus Prime", *power)
    table.act("battle", "Turmoil")
    assert table.asked.kind == "assist" and table.asked.seat == 1
    return table


def test_a_rival_is_hindered_only_where_he_might_win() -> None:
    assert habit(hindered("Fusion Cannon", "Star Saber", "Requiem Blaster")) == "assist Bold"
    assert habit(hindered("Artillery")) == "pass"


# --- harm and favours -------------------------------------------------------------------------------------


def hit_by_ion_lance(**options: str) -> Table:
    """Ratchet discards a card or gains a Damage."""
    table = Table("Optimus Prime", "Ratchet", box="core", **options).stand("Ratchet", "B2")
    table.hand("Optimus Prime", "Ion Lance").hand("Ratchet", "Courage", "Energy Swords").play("Ion Lance", "do")
    while table.asked.kind != "choose":
        table.say("seat Ratchet" if table.offers("seat Ratchet") else "pass")
    assert table.asked.seat == 1
    return table


def test_rather_a_card_less_than_a_damage_more() -> None:
    for mode in ("competitive", "co-op"):
        assert "Discard" in habit(hit_by_ion_lance(mode=mode))


@pytest.mark.parametrize("box", boxes())
def test_an_attack_is_a_text_by_itself(box: str) -> None:
    """As quick players take it to be when they reckon what it brings."""
    for card in boxes()[box]:
        parts = [side for side in (card, card.bot, card.alt) if side is not None]
        assert not any(isinstance(node, Attack) for part in parts for trigger in part.when
                       for node in trigger.effect.walk()), card.name
        for text in (card.play, card.assist, card.confront, card.block, card.gain, card.cleared):
            around = [type(node) for node in text.walk()] if text is not None else []
            assert Attack not in around or set(around[:around.index(Attack)]) <= {May, MayChoose}, card.name


def test_an_attack_on_rivals_is_no_harm_to_oneself() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B2").hand("Megatron", "Bold")
    table.hand("Elita-1", "Electro-Scrambler").play("Electro-Scrambler")
    assert table.asked.kind == "choose" and table.offers("no")
    assert habit(table) != "no"


def test_a_team_rather_keeps_what_it_may_still_buy() -> None:
    """At the end of a turn he destroys a card beside him; of the two Energy Swords are the better one to buy."""
    table = core_team().put("C3", "Devastator").put("C2", "Energy Swords").put("D3", "Roll Out!")
    table.empty("B3").end_turn()
    assert table.asked.kind == "choose card" and table.offers("Energy Swords")
    assert habit(table) == "card Roll Out! at D3"


def test_energon_goes_to_whoever_has_least() -> None:
    table = core_team().in_play("Ratchet", "Damage").energon("Ratchet", 9).energon("Optimus Prime", 0)
    table.hand("Optimus Prime", "Helping Hand").play("Helping Hand")
    assert habit(table) == "seat Optimus Prime"


def test_harm_to_a_friend_goes_to_whoever_has_least_damage() -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Elita-1", "B2").energon("Elita-1", 9)
    table.in_play("Optimus Prime", "Blast Wound", "Blast Wound", "Sneak Attack").in_play("Elita-1", "Blast Wound")
    table.activate("Sneak Attack", 1)
    assert table.asked.kind == "choose character" and table.offers("Optimus Prime")
    assert habit(table) == "seat Elita-1"


# --- cards ------------------------------------------------------------------------------------------------


def test_the_best_card_is_put_back_from_the_discard_pile() -> None:
    table = core_team().discard_pile("Optimus Prime", "Courage", "Energy Swords")
    table.in_play("Optimus Prime", "Long Haul").activate("Long Haul", 1)
    assert habit(table) == "card Energy Swords"


def test_the_worst_card_is_put_back_from_the_hand() -> None:
    table = Table("Sideswipe", "Ratchet", box="core", mode="co-op").mode("Sideswipe", "bot")
    table.hand("Sideswipe", "Energy Swords", "Courage").deck("Sideswipe", "Ion Lance", "Firepower")
    table.activate("Sideswipe", 2)
    assert table.asked.kind == "choose card" and table.offers("Ion Lance")
    assert habit(table) == "card Courage"


@pytest.mark.parametrize("mode,other", [("co-op", "Hot Rod"), ("tvt", "Megatron")])
def test_a_starter_that_repairs_is_kept(mode: str, other: str) -> None:
    """Where too much Damage ends the game, be it of a team or of rivals."""
    table = Table("Elita-1", other, mode=mode).in_play("Elita-1", "Bold", "Patch").activate("Patch", 1)
    while table.asked.kind == "choose":
        table.say("Destroy")
    assert table.asked.kind == "choose card" and table.offers("Patch")
    assert habit(table) == "card Bold"


def test_the_points_of_a_polity_are_counted_on_only_towards_the_end() -> None:
    """They are scored when the game ends, and until then it may change hands."""
    points = weights_for(Table("Elita-1", "Megatron").game.rules).polity_points
    assert points(0) == 1.0 and points(2) > points(5) > points(20) > 0.0


def test_an_attack_that_only_friends_could_suffer_is_not_considered() -> None:
    table = core_team().hand("Optimus Prime", "Ion Lance").hand("Ratchet", "Courage").play("Ion Lance")
    assert table.offers("do")
    assert considered(table) == ["no"]


def test_nobody_gives_a_rival_a_present() -> None:
    table = Table("Ratchet", "Bumblebee", box="core", mode="competitive").stand("Ratchet", "B3")
    table.stand("Bumblebee", "B1").hand("Ratchet", "Helping Hand").play("Helping Hand")
    assert table.offers("seat Bumblebee")
    known = judgement(table.game)
    assert {table.read(known.quick(table.s, table.asked, Dice(luck))) for luck in range(20)} == {"seat Ratchet"}


@pytest.mark.parametrize(("mode", "cards"), [("tvt", 1), ("co-op", 4)])
def test_nobody_ends_a_turn_for_the_sake_of_alt_mode(mode: str, cards: int) -> None:
    """There one stands just as well before the turn is over, and a step may find something."""
    table = Table("Optimus Prime", "Megatron" if mode == "tvt" else "Prowl", mode=mode)
    table.stand("Optimus Prime", "A3").mode("Optimus Prime", "alt").hand("Optimus Prime")
    table.in_play("Optimus Prime", *["Bold"] * cards)
    thought = Greedy().think(view(table.s, 0), Dice(1))
    scores = {table.read(each.option): each.score for each in (Weighed(thought.option, thought.score),
                                                               *thought.alternatives)}
    ended = scores.pop("end turn", 0.0)
    assert max(scores.values()) > ended - 0.005
