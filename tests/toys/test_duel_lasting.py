"""What lasts how long, what comes later, and what is cancelled, played out in the toy duel."""
from __future__ import annotations

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import NO, YES
from sparktable.kernel.run import pending
from sparktable.kernel.state import dump, load
from toys.duel.cards import CARDS
from toys.duel.traps import MOMENTS

from .table import FALLENS, FILLER, HANDS, SCRAPS, Table


def test_an_extra_attack_is_fought_inside_the_first_and_ends_only_what_is_its_own() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark", "Sentry"], hand=["Fury"], their_hand=["Decoy"])
    table.end_turn()
    table.play("Decoy")
    table.end_turn()
    table.play("Fury")
    table.no()
    table.choose("Striker")
    table.attack("Striker", "Bulwark")
    table.yes()
    assert table.damage("Bulwark") == 0
    assert table.asked() == "0 attack again"
    table.choose("Sentry")
    assert table.damage("Sentry") == 3
    assert table.stat("Bulwark", "defence") == 1, "both battles are over"
    assert table.s.active == 1
    assert violations(table.s) == []


def test_until_the_end_of_this_battle_is_not_until_the_end_of_the_one_inside_it() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark", "Sentry"], hand=["Fury"], their_hand=["Decoy"])
    table.end_turn()
    table.play("Decoy")
    table.end_turn()
    table.play("Fury")
    table.no()
    table.choose("Striker")
    table.attack("Striker", "Bulwark")
    table.yes()
    assert table.stat("Bulwark", "defence") == 4
    table.choose("Bulwark")
    assert table.damage("Bulwark") == 0, "in the attack inside, the first battle's defence still stands"
    assert table.stat("Bulwark", "defence") == 1


def test_a_one_shot_trigger_fires_once() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark", "Sentry"], hand=["Fury"])
    table.play("Fury", on="Striker")
    assert "struck" in table.s.listeners
    table.attack("Striker", "Sentry")
    table.choose("Sentry")
    assert table.s.active == 1, "no third attack"
    assert "struck" not in table.s.listeners


def test_a_delayed_trigger_is_over_with_its_turn() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark", "Sentry"], hand=["Fury", "Bounty"])
    table.play("Fury", on="Herald")
    table.play("Bounty")
    table.end_turn()
    assert "struck" not in table.s.listeners
    assert "fell" not in table.s.listeners


def test_whenever_an_enemy_falls_this_turn_counts_each() -> None:
    table = Table(["Striker"], ["Bulwark", "Sentry", "Herald"], hand=["Bounty", "Quake"])
    table.s.damage[table.slot("Sentry")] = table.s.damage[table.slot("Herald")] = 6
    table.play("Bounty")
    cards = len(table.names(HANDS[0]))
    table.play("Quake")
    assert sorted(table.names(FALLENS[1])) == ["Herald", "Sentry"]
    assert table.asked() == "0 order"
    table.choose("Bounty")
    assert len(table.names(HANDS[0])) == cards - 1 + 4


def test_the_end_of_an_opponents_next_turn_is_not_the_end_of_this_one() -> None:
    table = Table(["Striker"], ["Bulwark"], hand=["Cover"])
    table.play("Cover")
    assert table.stat("Striker", "defence") == 2
    table.end_turn()
    assert table.stat("Striker", "defence") == 2
    table.end_turn()
    assert table.stat("Striker", "defence") == 0


def test_what_was_noted_then_is_what_counts_later() -> None:
    table = Table(["Striker"], ["Bulwark", "Herald"], hand=["Grudge"])
    table.play("Grudge", on="Herald")
    table.end_turn()
    assert table.damage("Herald") == 0
    table.end_turn()
    assert table.damage("Herald") == 2
    assert "turn ends" not in table.s.listeners


def test_a_grudge_is_not_held_against_one_that_has_left_and_come_back() -> None:
    table = Table(["Striker"], ["Bulwark", "Herald"], hand=["Grudge", "Salvo"], their_hand=["Revive"])
    table.s.damage[table.slot("Herald")] = 5
    table.play("Grudge", on="Herald")
    table.play("Salvo", on="Herald")
    table.end_turn()
    table.play("Revive", on="Herald")
    table.end_turn()
    assert table.damage("Herald") == 0
    assert "turn ends" not in table.s.listeners


def test_an_action_is_cancelled_and_scrapped_all_the_same() -> None:
    table = Table(["Striker"], ["Bulwark"], hand=["Bolt", "Rally"], their_hand=["Jam"])
    table.end_turn()
    table.play("Jam")
    table.end_turn()
    table.play("Bolt")
    assert table.asked() == "1 turn up"
    table.yes()
    assert table.damage("Bulwark") == 0
    assert "Bolt" in table.names(SCRAPS[0])
    table.play("Rally")
    assert table.stat("Striker", "attack") == 6, "the next one is not cancelled"
    assert violations(table.s) == []


def test_every_trap_is_asked_at_every_moment_that_any_card_waits_for() -> None:
    assert {moment for card in CARDS for moment in card.moments} == set(MOMENTS)
    answers = []
    for trap in ("Jam", "Snare"):
        table = Table(["Striker"], ["Bulwark"], hand=["Rally"], their_hand=[trap])
        table.end_turn()
        table.play(trap)
        table.end_turn()
        table.play("Rally")
        decision = pending(table.s)
        assert decision is not None
        assert (decision.seat, decision.kind, decision.secret) == (1, "turn up", True)
        answers.append(list(decision.options))
    assert answers == [[YES, NO], [NO]]


def test_what_is_denied_is_denied_after_all_that_adds_or_caps() -> None:
    table = Table(["Striker"], ["Bulwark"], hand=["Frenzy"], their_hand=["Hush", "Damper"])
    table.play("Frenzy")
    table.end_turn()
    table.play("Hush")
    assert table.stat("Striker", "bold") == 0
    table.play("Damper")
    assert table.stat("Striker", "bold") == 0
    table.end_turn()
    assert table.stat("Striker", "bold") == 3


def test_icons_that_change_colour_count_for_the_other_side() -> None:
    table = Table(["Striker"], ["Herald"], deck=["Rally", "Rally", *FILLER], their_deck=["Rally", "Rally", *FILLER],
                  hand=["Inverter"])
    table.play("Inverter")
    table.attack("Striker", "Herald")
    assert table.damage("Herald") == 4 - 1 - 2, "no orange icon is left; the defender's are blue now"


def test_the_attackers_replacements_come_before_the_defenders() -> None:
    """The order is the rules', so nobody is asked although two stand against each other."""
    table = Table(["Striker"], ["Guardian", "Bulwark"])
    table.attack("Striker", "Bulwark")
    assert table.damage("Guardian") == 3


def test_everything_that_waits_survives_a_save() -> None:
    table = Table(["Striker", "Herald"], ["Bulwark", "Sentry"], hand=["Fury", "Grudge"])
    table.play("Fury", on="Striker")
    table.play("Grudge", on="Sentry")
    again = load(table.s.game, dump(table.s))
    assert again == table.s
    table.attack("Striker", "Bulwark")
    saved = load(table.s.game, dump(table.s))
    assert saved == table.s
    assert str(pending(saved)) == str(pending(table.s))
