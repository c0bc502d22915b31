"""Why something cannot be done: every reason, with its numbers."""
from __future__ import annotations

import json
from typing import Any

from matrix.core import core
from matrix.table import Table
from sparktable.games.matrix.actions.activate import MOMENTS
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.deeds.ending import end
from sparktable.games.matrix.explain import why_not
from sparktable.games.matrix.state import BASIC, CHARACTER, HAND, MATRIX, seat_zone
from sparktable.kernel.decisions import Option, card, number, seat, space
from sparktable.kernel.view import view
from sparktable.resources import TRANSLATIONS

Reasons = list[tuple[str, dict[str, Any]]]


def wish(table: Table, kind: str, what: str = "", *numbers: int) -> Option:
    """The option that somebody would like to have: `what` is a card, a character or a space."""
    names = table.s.game.grid.names
    if what in names:
        there = table.s.zones[MATRIX][table.space(what)]
        ref = space(table.space(what)) if kind == "move" else card(there)
    elif what in table.characters:
        index = table.seat(what)
        ref = seat(index) if kind == "convert" else card(table.s.zones[seat_zone(index, CHARACTER)][0])
    elif what == "Reinforcements":
        ref = card(table.s.zones[BASIC][-1])
    else:
        ref = card(table.slot(what))
    return Option(kind, (ref, *(number(n) for n in numbers)))


def why(table: Table, kind: str, what: str = "", *numbers: int, who: str = "Elita-1") -> Reasons:
    return [(reason.key, dict(reason.args)) for reason in
            why_not(view(table.s, table.seat(who)), wish(table, kind, what, *numbers))]


def duel(**more: Any) -> Table:
    return Table("Elita-1", "Megatron", **more)


def slug(table: Table, name: str) -> str:
    return str(table.s.card(table.slot(name)).slug)


def test_what_is_possible_has_no_reason_against_it() -> None:
    table = duel().hand("Elita-1", "Bold")
    assert why(table, "play", "Bold") == []
    assert why(table, "convert", "Elita-1") == []
    assert why(table, "convert", "Megatron", who="Megatron") == [], "at any time, on anybody's turn"


def test_the_wrong_moment() -> None:
    table = duel().hand("Elita-1", "Bold").hand("Megatron", "Artillery")
    assert why(table, "play", "Artillery", who="Megatron") == [("not your decision", {"seat": 0})]
    asked = duel().hand("Elita-1", "Scout", "Bold").play("Scout")
    assert why(asked, "play", "Bold") == [("another question first", {"question": "may"})]
    over = duel().hand("Elita-1", "Bold")
    end(over.s, "deck")
    over.s.stack.clear()
    over.s.pending = None
    assert why(over, "play", "Bold") == [("the game is over", {})]
    assert why(table, "juggle", "Bold") == [("not possible now", {})]


def test_playing() -> None:
    table = duel().hand("Elita-1", "Bold", "Energy Leak").discard_pile("Elita-1", "Scout")
    assert why(table, "play", "Scout") == [("not in your hand", {})]
    assert why(table, "play", "Bold") == [("must be played first", {"card": slug(table, "Energy Leak")})]


def test_moving() -> None:
    table = duel().put("C2", "Pile of Scrap").put("B1", "Impassable Rubble")
    assert why(table, "move", "D3", 0) == [("not next to you", {"distance": 3})]
    assert why(table, "move", "C3", 0) == [("diagonal needs flight", {})]
    assert why(table, "move", "B1", 0) == [("forbidden by text", {"card": slug(table, "Impassable Rubble")})]
    table.mode("Elita-1", "bot")
    assert why(table, "move", "B3", 1) == [("not enough move", {"needed": 1, "have": 0})]
    table.in_play("Elita-1", "Patch")
    assert why(table, "move", "D3", 1) == [("not enough move that far", {"needed": 3, "have": 1})]
    assert why(table, "move", "C2", 1) == [("not enough move", {"needed": 2, "have": 1})]


def test_how_much_move_a_far_space_takes_is_said_only_where_it_is_true() -> None:
    """A diagonal counts 1 for Flight, which a card in hand may have as well."""
    table = duel().mode("Elita-1", "bot").in_play("Elita-1", "Patch")
    far = [("not enough move that far", {"needed": 3, "have": 1})]
    next_to = [("not next to you", {"distance": 3})]
    assert why(table, "move", "D3", 1) == far
    table.hand("Elita-1", "Scout")
    assert why(table, "move", "D3", 1) == next_to
    table.put("B1", "Vos", command="decepticon")
    assert why(table, "move", "D3", 1) == far, "it bars the diagonal"
    flying = duel().mode("Elita-1", "bot").in_play("Elita-1", "Patch", "Scout")
    assert why(flying, "move", "D3", 1) == next_to


def test_moving_diagonally_where_a_text_forbids_it() -> None:
    """Springer bars Flight, Vos under Adversary command the diagonal: it is not that Flight is lacking."""
    table = duel().turn_of("Megatron").stand("Megatron", "B2").in_play("Megatron", "Scout").put("D1", "Springer")
    assert why(table, "move", "C3", 1, who="Megatron") == [("forbidden by text", {"card": slug(table, "Springer")})]
    table = duel().in_play("Elita-1", "Scout").put("B1", "Vos", command="decepticon")
    assert why(table, "move", "C3", 1) == [("forbidden by text", {"card": slug(table, "Vos")})]


def test_an_ability_that_is_open_at_a_higher_price() -> None:
    table = core().mode("Bumblebee", "bot").energon("Bumblebee", 2).put("D1", "Soundwave")
    assert table.offers("activate Bumblebee 2")
    assert why(table, "activate", "Bumblebee", 1, who="Bumblebee") == []
    table.energon("Bumblebee", 1)
    assert why(table, "activate", "Bumblebee", 1, who="Bumblebee") == [
        ("not enough energon", {"needed": 2, "have": 1})]


def test_searching() -> None:
    table = duel().put("B2", "Jump Jets", up=False).put("C2", "Jump Jets").mode("Elita-1", "bot")
    assert why(table, "search", "C2") == [("already faceup", {})]
    assert why(table, "search", "A1") == [("not in your space", {})]
    assert why(table, "search", "B2") == [("not enough move", {"needed": 1, "have": 0})]


def test_searching_in_a_magnetic_snare() -> None:
    """The text that forbids it is the reason, not a lack of Move."""
    table = duel().put("C2", "Slugfest").encounter("Magnetic Snare").put("D2", "Jump Jets", up=False)
    table.move("C2").stand("Elita-1", "D2")
    snare = "war-on-cybertron-encounter-magnetic-snare"
    assert why(table, "search", "D2") == [("forbidden by text", {"card": snare})]


def test_buying() -> None:
    table = duel().put("C2", "Robosmasher").put("B2", "Octane").put("A1", "Maccadam's").put("D3", "Slugfest")
    table.in_play("Elita-1", "Artillery", "Bold", "Bold")
    assert why(table, "buy", "Robosmasher") == [("not enough power", {"needed": 4, "distance": 1, "have": 2})]
    assert why(table, "buy", "Octane") == [("cannot be bought", {"type": "boss"})]
    assert why(table, "buy", "Maccadam's") == [("cannot be bought", {"type": "site"})]
    assert why(table, "buy", "Slugfest") == [("adversaries are battled", {})]
    assert why(table, "buy", "A2") == [("facedown", {})]
    poor = duel().in_play("Elita-1", "Bold")
    assert why(poor, "buy", "Reinforcements") == [("not enough power", {"needed": 2, "distance": 0, "have": 1})]


def test_buying_twice_under_ultra_magnus() -> None:
    """A text forbids it, and is named."""
    table = duel().turn_of("Megatron").put("A1", "Ultra Magnus").put("D2", "Jump Jets").stand("Megatron", "D2")
    table.in_play("Megatron", "Motormaster", "Artillery").act("buy Jump Jets")
    table.put("D2", "Null Ray")
    assert why(table, "buy", "Null Ray", who="Megatron") == [
        ("forbidden by text", {"card": slug(table, "Ultra Magnus")})]


def test_battling() -> None:
    table = duel().put("C2", "Slugfest").put("B2", "Chromia").mode("Elita-1", "bot").in_play("Elita-1", "Bold")
    assert why(table, "battle", "A1") == [("facedown", {})]
    assert why(table, "battle", "Chromia") == [("no adversary", {})]
    assert why(table, "battle", "Slugfest") == [("not enough power", {"needed": 2, "distance": 1, "have": 0})]


def test_confronting() -> None:
    table = duel().put("B2", "Dirge").in_play("Elita-1", "Motormaster")
    table.s.confronted = True
    assert why(table, "battle", "Dirge") == [("confront: confronted", {})]
    coop = Table("Elita-1", "Prowl", mode="co-op").put("B2", "Dirge").put("A1", "Tarn", command="Decepticon")
    assert why(coop.in_play("Elita-1", "Motormaster"), "battle", "Dirge") == [("confront: hostile polity", {})]
    core = Table("Bumblebee", "Wheeljack", box="core", mode="co-op").put("B2", "Starscream").put("A1", "Rumble")
    assert why(core.in_play("Bumblebee", "Ramjet"), "battle", "Starscream", who="Bumblebee") == [
        ("confront: adversaries in the matrix", {})]
    crowd = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Octane").stand("Prowl", "B2")
    assert why(crowd.in_play("Elita-1", "Motormaster"), "battle", "Octane") == [
        ("forbidden by text", {"card": slug(crowd, "Octane")})]


def test_confronting_a_robot_under_all_out_assault() -> None:
    """Core p.22: the one Confrontation of the turn."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="competitive").put("A1", "All-Out Assault")
    table.put("B2", "Rumble").in_play("Bumblebee", "Ramjet")
    table.s.confronted = True
    assert why(table, "battle", "Rumble", who="Bumblebee") == [("confront: confronted", {})]


def test_energon_abilities() -> None:
    table = duel().in_play("Elita-1", "Jump Jets", "Artillery").hand("Elita-1", "Bold").energon("Elita-1", 2)
    assert why(table, "activate", "Elita-1", 1) == [("only in bot mode", {})]
    assert why(table, "activate", "Bold", 1) == [("not in play", {})]
    assert why(table, "activate", "Jump Jets", 2) == [("no such ability", {})]
    assert why(table, "activate", "Artillery", 1) == [("only when confronting", {})]
    assert why(table.mode("Elita-1", "bot"), "activate", "Elita-1", 1) == [("would do nothing", {})]
    table.activate("Jump Jets", 1, "space A1").quiet()
    assert why(table, "activate", "Jump Jets", 1) == [("once per turn", {})]
    assert why(table, "activate", "Elita-1", 2) == [("not enough energon", {"needed": 2, "have": 1})]


def test_converting() -> None:
    table = duel().energon("Elita-1", 0)
    assert why(table, "convert", "Elita-1") == [("not enough energon", {"needed": 1, "have": 0})]


def test_commanding() -> None:
    table = duel().put("B2", "Tarn", command="Decepticon").put("A1", "Praxus").put("C2", "Jump Jets")
    table.in_play("Elita-1", "Artillery", "Bold", "Bold")
    assert why(table, "command", "Tarn") == [("not enough power", {"needed": 6, "distance": 0, "have": 4})]
    assert why(table, "command", "Praxus") == [("not in your space", {})]
    assert why(table, "command", "Jump Jets") == [("no polity", {})]
    assert why(table.put("B2", "Nyon", command="Autobot"), "command", "Nyon") == [("already yours", {})]


def test_texts_with_a_price() -> None:
    """What a Site, a Ruin or the Alt side asks for, and what is there of it."""
    table = duel().put("B2", "Maccadam's").put("C2", "Burning Crater").put("A1", "Delphi", up=False)
    table.in_play("Elita-1", "Bold").energon("Elita-1", 1).mode("Elita-1", "bot")
    assert why(table, "use", "Maccadam's", 0, 0) == [("not enough power", {"needed": 2, "distance": 0, "have": 1})]
    assert why(table, "use", "Maccadam's", 1, 0) == [("not enough energon", {"needed": 2, "have": 1})]
    assert why(table, "use", "Maccadam's", 2, 0) == [("not enough move", {"needed": 2, "have": 0})]
    assert why(table, "use", "Maccadam's", 3, 0) == [("no such text", {})]
    assert why(table, "use", "Burning Crater", 0, 0) == [("not in your space", {})]
    assert why(table, "use", "Delphi", 0, 0) == [("facedown", {})]
    table.energon("Elita-1", 4).use("Maccadam's", 1)
    assert why(table, "use", "Maccadam's", 1, 0) == [("once per turn", {})]
    table.stand("Elita-1", "C2")
    assert why(table, "use", "Burning Crater", 0) == [("not enough power", {"needed": 3, "distance": 0, "have": 1})]


def test_contributing() -> None:
    table = Table("Bumblebee", "Wheeljack", box="core", mode="co-op").put("B2", "Ashen Curtain")
    table.put("C2", "Corroded Lines").hand("Bumblebee", "Courage", "Firepower").energon("Bumblebee", 0)

    def against(scheme: str, *more: Any) -> Reasons:
        option = Option("contribute", (card(table.slot(scheme)), *more))
        return [(reason.key, dict(reason.args)) for reason in why_not(view(table.s, 0), option)]

    table.say("contribute Ashen Curtain at B2 Courage")
    assert against("Ashen Curtain", card(table.slot("Firepower"))) == [
        ("cost lies there", {"card": slug(table, "Ashen Curtain"), "cost": 0})]
    assert against("Corroded Lines", number(1)) == [("not in your space", {})]
    table.stand("Bumblebee", "C2")
    assert against("Corroded Lines", number(1)) == [("not enough energon", {"needed": 1, "have": 0})]


def test_asking_about_a_facedown_card_does_not_tell_what_it_is() -> None:
    for name in ("Tarn", "Null Ray", "Slugfest", "Pile of Scrap"):
        table = duel().put("B2", name, up=False).in_play("Elita-1", "Artillery", "Bold", "Bold")
        for kind in ("command", "buy", "battle"):
            assert why(table, kind, name) == [("facedown", {})], name


def test_abilities_name_the_moment_that_they_are_for() -> None:
    table = duel().in_play("Elita-1", "Reinforcements", "Overwhelming Force")
    assert why(table, "activate", "Reinforcements", 1) == [("not in play", {})], "the stack's top card"
    assert why(table, "activate", "Overwhelming Force", 2) == [("only when confronting or commanding", {})]


def test_every_window_of_an_ability_has_its_words() -> None:
    words = json.loads((TRANSLATIONS / "matrix" / "de.json").read_text("utf-8"))
    abilities = [ability for box in BOXES.values() for title in box for side in (title, title.bot) if side is not None
                 for ability in side.energon.values()]
    for window in {ability.window for ability in abilities if ability.window}:
        key = "only when " + " or ".join(name for each, name in MOMENTS.items() if window & each)
        assert f"matrix.reason.{key}" in words, key


def test_helping_in_a_battle_of_a_teammate() -> None:
    """War on Cybertron p.14: enough Range, and at least 1 Power."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Motormaster").stand("Hot Rod", "C2")
    table.in_play("Elita-1", "Artillery")
    table.hand("Hot Rod", "Bold", "Reinforcements", "Scout").mode("Hot Rod", "bot").act("battle Motormaster")
    assert table.asked.kind == "assist"
    assert why(table, "assist", "Bold", who="Hot Rod") == [("not enough range", {"needed": 1, "have": 0})]
    assert why(table, "play", "Bold", who="Hot Rod") == [("not enough range", {"needed": 1, "have": 0})]
    table.stand("Hot Rod", "B2")
    assert why(table, "assist", "Scout", who="Hot Rod") == [("makes no power", {})]
    assert why(duel().hand("Elita-1", "Bold"), "assist", "Bold") == [("only in battles of others", {})]


def test_blocking() -> None:
    """War on Cybertron p.11."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("C2", "Slugfest").encounter("Power Boost")
    table.hand("Elita-1", "Bold").hand("Hot Rod", "Reinforcements", "Covering Fire").stand("Hot Rod", "A2").move("C2")
    assert why(table, "block", "Bold") == [("no block", {})]
    table.say("pass")
    reinforcements = next(slot for slot in table.s.zones[seat_zone(1, HAND)] if table.name(slot) == "Reinforcements")
    found = why_not(view(table.s, 1), Option("block", (card(reinforcements),)))
    assert [(each.key, dict(each.args)) for each in found] == [("not enough range", {"needed": 2, "have": 1})]
    assert why(duel().hand("Elita-1", "Bold"), "block", "Bold") == [("only against attacks", {})]


def test_converting_on_the_turns_of_others() -> None:
    table = duel().energon("Megatron", 0)
    assert why(table, "convert", "Megatron", who="Megatron") == [("not enough energon", {"needed": 1, "have": 0})]
    assert why(table, "convert", "Megatron") == [("not your character", {})]
    table.s.at[1] = -1
    assert why(table.energon("Megatron", 2), "convert", "Megatron", who="Megatron") == [("not yet placed", {})]


def test_what_only_texts_let_one_do() -> None:
    table = duel().hand("Elita-1", "Apex Armor", "Bold")
    assert why(table, "teleport", "Bold") == [("only by text", {})]
    assert why(table, "vault", "Apex Armor") == [("only when discarded", {})]
    assert why(table, "vault", "Bold") == [("only relics", {})]
    assert why(table, "buy", "Bold") == [("not for sale", {})]


def test_energon_that_there_is_no_room_for() -> None:
    table = duel().put("B2", "Mining Outpost", energon=12).energon("Elita-1", 12)
    assert why(table, "use", "Mining Outpost", 0, 1) == [("no room for energon", {"have": 12})]


def test_a_cost_that_lies_under_the_scheme_already() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Reactor Coolant Failure")
    table.hand("Elita-1", "Null Ray", "Armor Plating", "Bold").act("contribute", "Null Ray")
    scheme = table.slot("Reactor Coolant Failure")
    for name, key in (("Armor Plating", "cost lies there"), ("Bold", "does not advance")):
        reasons = why_not(view(table.s, 0), Option("contribute", (card(scheme), card(table.slot(name)))))
        assert [each.key for each in reasons] == [key]


def test_a_text_that_another_text_stops_names_that_text() -> None:
    """Mode Lock holds Hot Rod, Springer whoever would Teleport, Dirge the Damage where it is."""
    table = Table("Hot Rod", "Megatron").hand("Hot Rod", "Bold").put("B1", "Slugfest").encounter("Mode Lock")
    table.move("B1", "pass")
    assert [key for key, _ in why(table, "use", "Hot Rod", 0, 0, who="Hot Rod")] == ["forbidden by text"]
    table = duel().turn_of("Megatron").put("A1", "Springer").in_play("Megatron", "Jump Jets")
    assert why(table, "activate", "Jump Jets", 1, who="Megatron") == [
        ("forbidden by text", {"card": slug(table, "Springer")})]
    for wounds, reason in (("Blast Wound",), "forbidden by text"), ((), "would do nothing"):
        table = duel().put("A1", "Dirge").put("B2", "Delphi").in_play("Elita-1", "Motormaster", *wounds)
        assert [key for key, _ in why(table, "use", "Delphi", 0, 0)] == [reason]
        assert [key for key, _ in why(table, "use", "Delphi", 1, 0)] == [reason]


def test_a_scheme_that_energon_can_be_laid_on_has_no_reason_against_it() -> None:
    table = Table("Elita-1", "Prowl", mode="co-op").put("B2", "Energon Blockade")
    assert why(table, "contribute", "Energon Blockade") == []
    assert why(table.energon("Elita-1", 0), "contribute", "Energon Blockade") == [
        ("not enough energon", {"needed": 1, "have": 0})]


def test_nobody_is_told_what_others_hold_or_may_answer() -> None:
    for held in ("Apex Armor", "Bold"):
        table = duel().hand("Elita-1", "Scout").hand("Megatron", held)
        assert why(table, "vault", held) == [("only relics", {})]
        assert why(table, "play", "Scout", who="Megatron") == [("not your decision", {"seat": 0})]
