"""What opponents of the Matrix say of their answers while a text is resolved is true, and betrays nothing."""
from __future__ import annotations

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.ai.matrix.text_worth import main_effect
from sparktable.games.matrix import boxes
from sparktable.kernel.zones import learn

from ..asking import said, words


def test_what_an_ability_or_a_block_brings_has_a_sentence_and_no_sentence_waits_for_a_card() -> None:
    cards = [card for box in boxes().values() for card in box]
    sides = [side for card in cards for side in (card, card.bot, card.alt) if side is not None]
    abilities = {main_effect(ability.effect) for side in sides for ability in side.energon.values()}
    blocks = {main_effect(card.block) for card in cards}
    for language in ("en", "de"):
        for key, found in (("why.activate", abilities), ("why.block for", blocks)):
            told = {each for each in words(language).keys(language) if each.startswith(f"matrix.{key} ")}
            assert told == {f"matrix.{key} {word}" for word in found if word}


def test_whoever_picks_a_character_to_repair_tells_of_its_damage() -> None:
    """Also in Core, where the other must agree to it."""
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").stand("Ratchet", "B2").stand(
        "Optimus Prime", "B2").in_play("Ratchet", "Damage", "Damage").in_play("Optimus Prime", "Damage")
    table.hand("Optimus Prime", "Fix").play("Fix")
    while table.asked.kind != "choose character":
        table.say(table.options()[0])
    assert said(table, "Ratchet") == "Ratchet has 2 Damage."


def test_a_card_peeked_at_is_not_said_to_be_of_use() -> None:
    """Nor anything else that tells what it is: a good one is explained like one that does harm."""
    def reasons(what: str, peeked: bool) -> list[str]:
        table = clear_matrix(core("Bumblebee", "Ironhide")).stand("Bumblebee", "B2").stand("Ironhide", "D3")
        table.put("B3", what, up=False).put("C2", "Courage", up=False).in_play(
            "Bumblebee", "Galactic Positioning System").energon("Bumblebee", 3)
        if peeked:
            learn(table.s, 0, table.slot(what))
        table.activate("Galactic Positioning System", 1)
        return [said(table, "B3", heard_by=listener) for listener in (0, 1)]

    assert reasons("Tox-En", peeked=False) == ["What lies facedown on B3 may be of use."] * 2
    known = ["What lies on B3 has been peeked at: it is no surprise."] * 2
    assert reasons("Tox-En", peeked=True) == reasons("Energon Drill", peeked=True) == known


def test_what_may_be_refused_is_not_called_the_smaller_harm() -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Elita-1", "B2").stand("Optimus Prime", "B2")
    table.hand("Elita-1", "Bold").hand("Optimus Prime", "Electro-Scrambler").play("Electro-Scrambler")
    assert table.asked.kind == "choose" and table.offers("no")
    assert not any("hurts less" in said(table, table.read(option)) for option in table.asked.options)


def test_a_card_turned_up_that_its_player_knows_is_not_said_to_help_him_plan() -> None:
    def flips(peeked: bool) -> str:
        table = clear_matrix(Table("Elita-1", "Megatron")).stand("Elita-1", "B2").put("B1", "Armor Plating", up=False)
        if peeked:
            learn(table.s, 0, table.slot("Armor Plating"))
        return said(table.hand("Elita-1", "Scout").play("Scout"), "Flip")

    assert flips(peeked=False) == "A card that is known helps to plan."
    assert flips(peeked=True) == "Only what lies faceup can be bought, battled or commanded."


def test_a_good_card_that_is_discarded_is_not_called_the_least_useful() -> None:
    def discards(card: str) -> str:
        table = Table("Elita-1", "Megatron").stand("Elita-1", "B2").stand("Megatron", "B2")
        table.hand("Elita-1", "Electro-Scrambler").hand("Megatron", "Bold", "Fusion Cannon", "Artillery").play(
            "Electro-Scrambler")
        table.say("Attack", "Discard Cards").say("Megatron")
        while table.asked.kind != "choose card":
            table.say("pass")
        return said(table, card)

    assert discards("Bold") == "Bold can best be spared."
    for card in ("Fusion Cannon", "Artillery"):
        assert discards(card) == f"{card} is not lost for good: it comes again with the next shuffle."


def test_a_card_for_a_card_is_not_said_to_be_one_more() -> None:
    table = clear_matrix(Table("Elita-1", "Megatron")).stand("Elita-1", "B2").hand("Elita-1", "Runamuck", "Bold")
    assert said(table, "play Runamuck") == "Runamuck brings 2 Power; cards left in hand are discarded."
    table.play("Runamuck")
    exchange = next(table.read(option) for option in table.asked.options if option.kind == "do")
    assert said(table, exchange) == "The card drawn may be more useful than the one given up."
    assert said(table, exchange, language="de") == "Die gezogene Karte kann mehr nützen als die abgegebene."


def test_a_price_that_is_not_paid_is_not_said_to_gain_nothing() -> None:
    table = clear_matrix(core()).stand("Bumblebee", "B2").hand("Bumblebee", "More Than Meets the Eye")
    assert said(table, "play") == "More Than Meets the Eye can bring more cards to play this turn."
    assert said(table.play("More Than Meets the Eye"), "no") == "It would cost more than it brings."
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Alpha Trion").turn_of("Megatron").end_turn()
    assert said(table, "no") == "As things stand, it would gain nothing for this side.", "drawing comes first there"


def test_what_only_helps_is_not_called_the_smaller_harm() -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").missions("Optimus Prime", "Long Shot", "Grand Tour")
    table.in_play("Optimus Prime", "Emirate Xaaron").act("activate", "Emirate Xaaron")
    assert table.asked.kind == "choose"
    assert "hurts less" not in said(table, "DrawMission")


def test_a_card_that_is_not_peeked_at_is_not_said_to_stay_hidden_for_the_better() -> None:
    table = Table("Elita-1", "Megatron").stand("Elita-1", "B2").hand("Elita-1", "Deep Cover").play("Deep Cover")
    assert said(table, "no") == "There is no need to know now what lies hidden."
    assert said(table, "no", language="de") == "Was verdeckt liegt, muss jetzt niemand kennen."


def test_a_weak_card_laid_on_the_deck_is_not_called_the_best_to_draw() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").discard_pile(
        "Optimus Prime", "Energy Swords", "Courage").in_play("Optimus Prime", "Long Haul").activate("Long Haul", 1)
    assert table.asked.kind == "choose card"
    assert said(table, "Energy Swords") == "Energy Swords is the best card to draw next."
    assert "best card" not in said(table, "Courage")


def test_nobody_is_said_to_own_a_card_that_lies_in_the_matrix() -> None:
    """At the end of a turn Devastator has a card beside him destroyed; a team gives up what it misses least."""
    def destroyed(mode: str, card: str) -> str:
        table = Table("Optimus Prime", "Ratchet", box="core", mode=mode).stand("Optimus Prime", "B2").put(
            "C3", "Devastator").put("C2", "Energy Swords").put("D3", "Roll Out!").empty("B3").end_turn()
        assert table.asked.kind == "choose card"
        return said(table, card)

    assert destroyed("co-op", "Roll Out!") == "Roll Out! can best be spared."
    assert destroyed("competitive", "Energy Swords") == "Of all the possible cards, this one is the best choice."


def test_of_two_texts_that_are_both_resolved_none_is_said_to_be_best_first() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Praxus", command="autobot").put("A1", "Turmoil")
    table.turn_of("Megatron").end_turn()
    assert table.asked.kind == "start effect"
    assert {said(table, name) for name in ("Praxus", "Turmoil")} == {
        "All of it is resolved anyway; starting with this loses nothing."}
