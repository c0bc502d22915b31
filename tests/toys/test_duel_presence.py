"""Leaving, coming back, turning over and hanging together, played out in the toy duel."""
from __future__ import annotations

from sparktable.kernel.check import violations
from sparktable.kernel.modifiers import modify
from sparktable.kernel.relations import bound_to, host_of
from toys.duel.effects import PLUS
from toys.duel.leaving import ATTACHED, UNDER_IT
from toys.duel.names import TURN

from .table import DECKS, FALLENS, FILLER, HANDS, SCRAPS, Table


def test_a_character_turned_over_has_its_other_face_and_keeps_what_was_given_to_it() -> None:
    table = Table(["Shifter"], ["Bulwark"], hand=["Rally"])
    table.play("Rally")
    cards = len(table.names(HANDS[0]))
    table.turn_over("Shifter")
    assert table.stat("Shifter", "attack") == 4 + 2
    assert table.stat("Shifter", "bold") == 1
    assert len(table.names(HANDS[0])) == cards + 1, "when it turns to this face"
    assert not table.can("turn over", "Shifter"), "once a turn"
    table.end_turn()
    table.end_turn()
    table.turn_over("Shifter")
    assert (table.stat("Shifter", "attack"), table.stat("Shifter", "bold")) == (2, 0)


def test_a_face_with_less_health_may_be_its_end() -> None:
    table = Table(["Shifter", "Herald"], ["Bulwark"])
    table.s.damage[table.slot("Shifter")] = 6
    table.turn_over("Shifter")
    assert table.names(FALLENS[0]) == ["Shifter"]
    assert violations(table.s) == []


def test_who_falls_and_is_revived_in_one_turn_is_another_one() -> None:
    """What it was given "this turn" is over, and what it had used up it has not used."""
    table = Table(["Medic", "Herald"], ["Bulwark"], hand=["Quake", "Revive"])
    table.use("Medic", on="Medic")
    assert not table.can("use", "Medic")
    modify(table.s, "bold", PLUS, amount=1, until=TURN, subject=table.slot("Medic"))
    table.s.damage[table.slot("Medic")] = 5
    table.play("Quake")
    assert table.names(FALLENS[0]) == ["Medic"]
    table.play("Revive")
    assert table.names(FALLENS[0]) == []
    assert table.damage("Medic") == 0
    assert table.can("use", "Medic"), "this Medic has not mended anybody"
    assert table.stat("Medic", "bold") == 0
    assert violations(table.s) == []


def test_an_attack_does_not_go_on_against_one_that_has_left_and_come_back() -> None:
    table = Table(["Marshal", "Striker"], ["Bulwark", "Herald"], deck=["Chain", *FILLER], hand=["Bolt", "Revive"],
                  their_hand=["Salvo"])
    table.s.damage[table.slot("Herald")] = 7
    table.attack("Marshal", "Herald")
    table.choose("Chain")
    table.choose("Bolt")
    table.choose("Herald")
    assert table.names(FALLENS[1]) == ["Herald"]
    assert table.s.active == 1, "the battle is over, and with it the turn"


def test_what_hangs_on_a_character_goes_when_it_goes() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark"], hand=["Frenzy", "Stash"], their_hand=["Quake", "Salvo"])
    table.play("Frenzy", on="Herald")
    table.play("Stash", on="Herald")
    herald = table.slot("Herald")
    assert bound_to(table.s, herald, ATTACHED) == [table.slot("Frenzy")]
    under, = bound_to(table.s, herald, UNDER_IT)
    assert host_of(table.s, under) == herald
    assert violations(table.s) == []
    table.end_turn()
    table.s.damage[herald] = 7
    table.play("Quake")
    assert table.names(FALLENS[0]) == ["Herald"]
    assert sorted(table.names(SCRAPS[0])) == ["Ballast", "Frenzy", "Stash"]
    assert table.s.bonds == {}
    assert violations(table.s) == []


def test_losing_an_upgrade_that_gave_health_may_be_a_characters_end() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark"], hand=["Pack"], their_hand=["Wrench"])
    table.play("Pack", on="Herald")
    table.s.damage[table.slot("Herald")] = 10
    assert table.stat("Herald", "health") == 12
    table.end_turn()
    table.play("Wrench")
    assert table.names(FALLENS[0]) == ["Herald"]


def test_a_card_that_would_be_scrapped_goes_where_its_replacement_says() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark"], hand=["Tether"], their_hand=["Wrench"])
    table.play("Tether", on="Herald")
    table.end_turn()
    table.play("Wrench")
    assert "Tether" in table.names(HANDS[0])
    assert "Tether" not in table.names(SCRAPS[0])
    assert table.s.modifiers.get("would scrap") is None
    assert violations(table.s) == []


def test_all_that_fall_together_see_each_other_fall() -> None:
    table = Table(["Witness", "Herald", "Striker"], ["Bulwark"], hand=["Quake"], deck=FILLER)
    table.s.damage[table.slot("Witness")] = table.s.damage[table.slot("Herald")] = 6
    cards = len(table.names(HANDS[0]))
    table.play("Quake")
    assert sorted(table.names(FALLENS[0])) == ["Herald", "Witness"]
    assert len(table.names(HANDS[0])) == cards - 1 + 1, "the Witness saw the Herald fall, and not itself"


def test_what_was_last_known_of_a_card_is_told_of_it_when_it_has_gone() -> None:
    """The Martyr fell with two more attack than is printed."""
    table = Table(["Martyr", "Striker"], ["Bulwark", "Herald"], hand=["Rally", "Quake"])
    table.play("Rally", on="Martyr")
    table.s.damage[table.slot("Martyr")] = 2
    table.play("Quake")
    assert table.names(FALLENS[0]) == ["Martyr"]
    assert table.stat("Martyr", "attack") == 3
    assert table.damage("Herald") == 3 + 5
    assert table.damage("Bulwark") == 3 + 4, "softened"


def test_both_last_characters_may_fall_together_and_nobody_has_won() -> None:
    table = Table(["Herald"], ["Sentry"], hand=["Quake"])
    table.s.damage[table.slot("Herald")] = table.s.damage[table.slot("Sentry")] = 7
    table.play("Quake")
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ()
    assert len(table.names(DECKS[0])) > 0
