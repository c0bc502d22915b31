"""What opponents of the Matrix say of battles and attacks is true, and betrays nothing."""
from __future__ import annotations

import json

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.text_worth import main_effect
from sparktable.kernel.view import view
from sparktable.kernel.zones import learn
from sparktable.resources import TRANSLATIONS

from ..asking import said


def test_a_battle_tells_its_points_and_what_is_missing() -> None:
    def reason(*in_play: str, energon: int = 1) -> str:
        table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").stand("Ratchet", "B2")
        table.hand("Ratchet", "Roll Out!").put("B2", "Thundercracker").energon("Optimus Prime", energon)
        return said(table.in_play("Optimus Prime", "Damage", *in_play), "battle")

    assert reason("Firepower", "Courage").startswith("1 more Power is needed against Thundercracker")
    assert reason("Firepower", "Courage", "Courage").startswith("There is enough Power to beat Thundercracker")


def test_the_third_boss_is_beaten_because_that_wins() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").put("B2", "Starscream")
    table.in_play("Optimus Prime", "Energy Swords", "Energy Swords", "Ion Lance", "Ion Lance")
    table.mode("Optimus Prime", "bot")
    assert said(table, "battle").startswith("There is Power to spare against Starscream")
    table.s.bosses_down[1] = 2
    assert said(table, "battle") == "Starscream is the third Boss: with it the game is won."


def test_a_block_says_what_it_saves_from() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Reinforcements").put("B2", "Rippersnapper", up=False)
    table.encounter("Back-Up").search()
    assert table.asked.kind == "block"
    assert said(table, "block Reinforcements") == "Reinforcements saves Elita-1 from Damage."
    assert said(table, "block Reinforcements", language="de") == "Reinforcements erspart Elita-1 Schaden."


def test_help_refused_tells_nothing_of_the_hand() -> None:
    def asked_for_help(*hand: str) -> Table:
        table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Elita-1", "B2").hand("Elita-1", *hand)
        table.put("B2", "Motormaster").in_play("Optimus Prime", "Artillery", "Artillery", "Bold")
        return table.energon("Optimus Prime", 0).energon("Elita-1", 0).act("battle", "Motormaster")

    assert said(asked_for_help("Bold"), "pass") == said(asked_for_help("Fusion Cannon", "Bold"), "pass")


def test_a_rival_who_helps_wants_the_reward() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").stand("Ratchet", "B2")
    table.hand("Ratchet", "Courage").put("B2", "Starscream").energon("Optimus Prime", 0)
    table.in_play("Optimus Prime", "Energy Swords", "Energy Swords").act("battle", "Starscream")
    assert table.asked.kind == "assist" and table.asked.seat == 1
    assert said(table, "assist Courage") == "Whoever helps to beat Starscream shares in the reward."


def test_an_assist_that_lies_facedown_is_not_praised() -> None:
    """Bumblebee needs help, and cannot see what Ironhide has laid."""
    table = clear_matrix(core("Bumblebee", "Ironhide", "Ratchet")).put("B2", "Starscream").stand("Ironhide", "B2")
    table.stand("Ratchet", "B2").hand("Ironhide", "Onslaught").hand("Ratchet", "Ramjet")
    table.in_play("Bumblebee", "Damage", "Firepower").act("battle Starscream")
    table.say("assist Onslaught").say("assist Ramjet")
    assert table.asked.kind == "resolve assist"
    asked = table.asked
    why = judgement(table.game).why(view(table.s, asked.seat).state, asked, asked.options[0])
    assert why.key == "why.resolve assist unseen"


def learn_all(table: Table, card: str) -> Table:
    """Missions of a team lie open."""
    for seat in range(table.game.seats):
        learn(table.s, seat, table.slot(card))
    return table


def about_to_block(*hand: str, mode: str = "competitive", where: str = "C2") -> Table:
    """Ironhide is about to lose Energon; Wheeljack may Block for him."""
    table = Table("Ironhide", "Wheeljack", box="core", mode=mode).stand("Ironhide", "C1").stand("Wheeljack", where)
    table.put("C1", "Thundercracker", up=False).hand("Ironhide").hand("Wheeljack", *hand).energon("Ironhide", 3)
    table.only_encounter("Hesitation").turn_of("Ironhide").search()
    while table.asked.kind != "block" or table.asked.seat != 1:
        table.say(table.options()[0])
    return table


def test_a_rival_who_blocks_tells_what_it_brings_him() -> None:
    table = about_to_block("Arcee", "Deflector Plating")
    assert said(table, "block Arcee") == "Blocking with Arcee brings Energon, whoever is saved."
    assert said(table, "block Arcee", language="de") == "Mit Arcee zu blocken bringt Energon, gleich wen es rettet."
    assert said(table, "block Deflector") == "Blocking with Deflector Plating brings a card, whoever is saved."
    assert said(table, "pass") == "The attack does not hit this side."


@pytest.mark.parametrize("box,characters", [("core", ("Ironhide", "Ratchet")),
                                            ("war-on-cybertron", ("Elita-1", "Prowl"))])
def test_whatever_a_block_brings_has_its_sentence(box: str, characters: tuple[str, ...]) -> None:
    brought = {main_effect(each.block) for each in Table(*characters, box=box, mode="co-op").s.cards} - {""}
    assert brought
    for language in ("en", "de"):
        sentences = json.loads((TRANSLATIONS / "opponents" / f"{language}.json").read_text("utf-8"))
        assert {f"matrix.why.block for {word}" for word in brought} <= sentences.keys()


def test_a_friend_who_blocks_tells_what_it_saves_from() -> None:
    table = about_to_block("Arcee", mode="co-op")
    assert said(table, "block Arcee") == "Arcee saves Ironhide from losing Energon or VP."
    assert said(table, "pass") == "The attack costs less than a Block."


def test_a_block_that_thwarts_a_scheme_or_completes_a_mission_is_for_that() -> None:
    """Also where it is a rival who is saved, and where somebody else of the team holds the Mission."""
    table = about_to_block("Brace for Impact").put("D2", "All-Out Assault")
    assert said(table, "block Brace") == "It thwarts All-Out Assault."
    assert said(table, "block Brace", language="de") == "Damit ist All-Out Assault vereitelt."
    table = Table("Optimus Prime", "Elita-1", mode="co-op").missions("Optimus Prime", "Hold the Line")
    table.stand("Elita-1", "B2").hand("Elita-1", "Reinforcements").put("B2", "Rippersnapper", up=False)
    learn_all(table, "Hold the Line").encounter("Back-Up").search()
    while table.asked.seat != 1:
        table.say("pass")
    assert said(table, "block Reinforcements") == "It completes the Mission Hold the Line."


def test_before_the_encounter_nobody_says_that_a_mission_is_completed() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Dirge").missions("Elita-1", "Fall of a Champion")
    table.in_play("Elita-1", "Artillery", "Artillery", "Motormaster", "Chromia", "Shockwave", "Menasor")
    learn_all(table.energon("Elita-1", 9), "Fall of a Champion").act("battle Dirge")
    for answer in ("done", "convert", "activate Artillery"):
        assert "Fall of a Champion" not in said(table, answer), answer


def test_only_energon_that_cannot_win_a_battle_is_said_to_be_in_vain() -> None:
    """Rippersnapper costs 4; Bold only helps to buy, and in Bot Mode 4 Power suffice."""
    def reason(mode: str, *in_play: str) -> str:
        table = Table("Elita-1", "Megatron").put("B2", "Rippersnapper").mode("Elita-1", mode).hand("Megatron")
        table.in_play("Elita-1", *in_play).act("battle", "Rippersnapper")
        assert table.asked.kind == "boost"
        return said(table, "done")

    later = "Energon is worth more later than against Rippersnapper now."
    assert reason("alt", "Artillery", "Bold", "Bold") == reason("bot", "Artillery", "Steeljaw") == later
    assert reason("bot", "Artillery", "Bold") == "Even with Energon there isn’t enough Power against Rippersnapper."


def test_energon_is_not_said_to_be_in_vain_while_a_helper_may_add_to_it() -> None:
    def reason(*hand: str) -> str:
        table = clear_matrix(core("Bumblebee", "Ironhide", mode="co-op")).put("B2", "Starscream")
        table.stand("Ironhide", "B2").hand("Ironhide", *hand).mode("Ironhide", "bot").energon(
            "Bumblebee", 1).mode("Bumblebee", "bot")
        table.only_encounter("Flak Burst").in_play("Bumblebee", "Firepower", "Energy Swords").act("battle Starscream")
        while table.asked.kind != "boost":
            table.say(next((each for each in table.options() if each.startswith("assist")), table.options()[0]))
        return said(table, "done")

    assert reason() == "Even with Energon there isn’t enough Power against Starscream."
    assert reason("Courage") == "Energon is worth more later than against Starscream now."


def whoever_is_near(who: str = "Megatron", mode: str = "tvt") -> Table:
    """Elita-1 plays Electro-Scrambler on B2, alone in its Range but for whom the test says."""
    table = Table("Elita-1", "Optimus Prime" if mode == "co-op" else "Megatron", mode=mode).stand("Elita-1", "B2")
    table.stand(who, "B2").hand("Elita-1", "Electro-Scrambler").hand(table.characters[1], "Bold", "Bold")
    return table.play("Electro-Scrambler")


def test_an_attack_weakens_the_other_side_only_where_it_can_hit_it() -> None:
    assert said(whoever_is_near(), "GainDamage") == "The attack weakens the other side."
    alone = whoever_is_near("Elita-1")
    assert said(alone, "GainDamage") == "The attack hits only the attacker’s own side."
    assert said(alone, "no") == "The attack would hit only the attacker’s own side."
    assert said(alone, "no", language="de") == "Der Angriff träfe nur die eigene Seite."


def test_whoever_could_hurt_a_rival_is_not_said_to_bear_it_most_easily() -> None:
    table = whoever_is_near().say("GainDamage")
    assert said(table, "Megatron") == "It is meant to hurt Megatron."
    assert "bear it best" not in said(table, "Elita-1")


def helping(adversary: str, *in_play: str, hand: str = "Ion Lance") -> Table:
    """Optimus Prime battles on B2 without Energon; Ratchet may help."""
    table = clear_matrix(Table("Optimus Prime", "Ratchet", box="core", mode="co-op")).put("B2", adversary)
    table.stand("Optimus Prime", "B2").stand("Ratchet", "B2").mode("Ratchet", "bot").mode("Optimus Prime", "bot")
    table.hand("Ratchet", hand).energon("Optimus Prime", 0).in_play("Optimus Prime", *in_play)
    table.act("battle", adversary)
    assert table.asked.kind == "assist"
    return table


def test_help_in_a_battle_that_is_won_anyway_shares_in_the_reward() -> None:
    assert said(helping("Rumble", "Firepower", "Courage"), "Ion Lance") == \
        "There is enough Power against Rumble; whoever helps shares in the reward."
    assert said(helping("Rumble", "Courage"), "Ion Lance") == "With Ion Lance there is enough Power against Rumble."


def test_help_against_a_boss_says_how_far_it_goes() -> None:
    strong = ("Energy Swords", "Energy Swords", "Ion Lance", "Ion Lance")
    assert said(helping("Starscream", *strong, hand="Courage"), "Courage") == \
        "Should the Encounter be a bad one, Courage helps to make up for it."
    assert said(helping("Starscream", "Courage", hand="Courage"), "Courage") == \
        "Courage adds 1 Power against Starscream; alone that is not enough."


def test_energon_kept_before_the_encounter_is_not_said_to_be_kept_for_later_turns() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Turmoil").mode("Elita-1", "bot").hand("Megatron")
    table.stand("Elita-1", "B2").in_play("Elita-1", "Fusion Cannon", "Artillery").act("battle", "Turmoil")
    assert table.asked.kind == "boost"
    assert said(table, "done") == "Energon can still be spent once the Encounter is known."


def test_a_battle_that_only_luck_can_win_is_said_to_be_hardly_won() -> None:
    """The card that Courage plays from the deck might be any."""
    table = clear_matrix(core()).put("B2", "Starscream").mode("Bumblebee", "bot").hand("Ironhide")
    table.only_encounter("Hesitation").in_play("Bumblebee", "Courage").act("battle", "Starscream")
    while table.asked.kind != "boost":
        table.say(table.options()[0])
    assert said(table, "done") == "Energon can hardly turn the battle against Starscream now."
