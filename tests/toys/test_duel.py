"""What a trading card game needs of the kernel, played out in the toy duel."""
from __future__ import annotations

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import NO, YES
from sparktable.kernel.run import advance, pending
from sparktable.kernel.triggers import fire
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import face_up, knows, move

from .table import DECKS, FALLENS, FILLER, FLIPPEDS, HANDS, SCRAPS, TEAMS, TRAPS, Table


def test_would_take_five_or_more_takes_four_instead() -> None:
    table = Table(["Marshal"], ["Bulwark"], hand=["Salvo", "Bolt"])
    table.play("Salvo")
    assert table.damage("Bulwark") == 4
    table.play("Bolt")
    assert table.damage("Bulwark") == 6


def test_two_modifiers_of_one_keyword_add_up() -> None:
    table = Table(["Striker"], ["Bulwark"], hand=["Frenzy", "Rush"])
    assert table.stat("Striker", "bold") == 1
    table.play("Frenzy")
    assert table.stat("Striker", "bold") == 3
    table.play("Rush")
    assert table.stat("Striker", "bold") == 4
    table.attack("Striker", "Bulwark")
    assert len(table.names(SCRAPS[0])) == 1 + 2 + 4, "the action, two flips, and four for Bold"


def test_a_cap_comes_after_everything_that_adds() -> None:
    table = Table(["Striker"], ["Bulwark", "Herald"], hand=["Frenzy"], their_hand=["Damper", "Rush"])
    table.play("Frenzy")
    table.end_turn()
    table.play("Damper")
    assert table.stat("Striker", "bold") == 1
    table.play("Rush", on="Bulwark")
    assert table.stat("Bulwark", "bold") == 1, "a cap on enemies is none on one's own"
    table.end_turn()
    assert table.stat("Striker", "bold") == 3, "until the end of the turn"


def test_until_the_end_of_the_turn() -> None:
    table = Table(["Herald", "Sentry"], ["Bulwark"], hand=["Rally"])
    table.play("Rally", on="Sentry")
    assert table.stat("Sentry", "attack") == 5
    assert table.stat("Herald", "attack") == 3
    table.attack("Sentry", "Bulwark")
    assert table.damage("Bulwark") == 4, "5 against 1"
    assert table.stat("Sentry", "attack") == 3


def test_until_the_end_of_the_battle() -> None:
    table = Table(["Striker"], ["Bulwark", "Herald"], their_hand=["Decoy"])
    table.end_turn()
    table.play("Decoy")
    table.end_turn()
    table.attack("Striker", "Bulwark")
    table.yes()
    assert table.damage("Bulwark") == 0, "4 against 1 and 3 more"
    assert table.stat("Bulwark", "defence") == 1
    assert table.s.active == 1


def test_an_upgrade_leaves_with_its_character_and_so_does_what_it_gave() -> None:
    table = Table(["Striker", "Herald"], ["Warden"], hand=["Frenzy"], their_hand=["Salvo", "Salvo"])
    table.play("Frenzy", on="Herald")
    table.end_turn()
    table.play("Salvo", on="Herald")
    assert table.damage("Herald") == 6
    table.play("Salvo", on="Herald")
    assert table.names(FALLENS[0]) == ["Herald"]
    assert table.names(SCRAPS[0]) == ["Frenzy"]
    assert "bold" not in {m.stat for entries in table.s.modifiers.values() for m in entries
                          if m.source == table.slot("Frenzy")}
    assert table.stat("Striker", "bold") == 1
    assert violations(table.s) == []


def test_simultaneous_triggers_are_ordered_by_their_owners_the_active_one_first() -> None:
    table = Table(["Herald"], ["Sentry", "Guardian"], their_hand=["Snare"])
    table.end_turn()
    table.play("Snare")
    table.end_turn()
    cards = len(table.names(HANDS[0]))
    table.attack("Herald", "Sentry")
    assert len(table.names(HANDS[0])) == cards + 1, "the attacker's own trigger has been"
    assert table.asked() == "1 order"
    assert sorted(table.offered()) == ["Sentry", "Snare"]
    table.choose("Sentry")
    assert table.damage("Herald") == 1
    assert table.asked() == "1 turn up"
    table.yes()
    assert table.damage("Herald") == 3


def test_a_trap_is_turned_up_on_an_event_of_the_opponents_turn() -> None:
    table = Table(["Marshal"], ["Bulwark"], their_hand=["Snare"])
    table.end_turn()
    table.play("Snare")
    trap = table.slot("Snare", TRAPS[1])
    assert not knows(table.s, 0, trap)
    table.end_turn()
    table.attack("Marshal", "Bulwark")
    assert table.asked() == "1 turn up"
    table.yes()
    assert table.damage("Marshal") == 2
    assert table.names(TRAPS[1]) == []
    assert "Snare" in table.names(SCRAPS[1])
    assert face_up(table.s, trap)


def test_a_trap_may_stay_down_and_come_another_time() -> None:
    table = Table(["Marshal", "Striker"], ["Bulwark"], their_hand=["Snare"])
    table.end_turn()
    table.play("Snare")
    table.end_turn()
    table.attack("Marshal", "Bulwark")
    table.no()
    assert table.damage("Marshal") == 0
    assert table.names(TRAPS[1]) == ["Snare"]


def test_a_trap_that_two_things_at_once_could_spring_is_turned_up_once() -> None:
    table = Table(["Marshal", "Striker"], ["Bulwark"], their_hand=["Snare"])
    table.end_turn()
    table.play("Snare")
    table.end_turn()
    for attacker in ("Marshal", "Striker"):
        fire(table.s, "attacks", table.slot(attacker), table.slot("Bulwark"))
    advance(table.s)
    assert table.asked().startswith("1 ")
    while not table.asked().startswith("0 "):
        decision = pending(table.s)
        assert decision is not None
        table.answer(decision.options[0])
    assert sorted((table.damage("Marshal"), table.damage("Striker"))) == [0, 2]
    assert table.names(SCRAPS[1]).count("Snare") == 1


def test_a_trap_does_not_spring_in_its_owners_own_battle() -> None:
    table = Table(["Marshal"], ["Bulwark"], hand=["Snare"])
    table.play("Snare")
    table.attack("Marshal", "Bulwark")
    assert table.asked() == "1 action"


def test_that_a_traps_owner_is_asked_does_not_tell_which_it_is() -> None:
    """At the wrong moment the owner is asked too, with nothing but no to say."""
    questions = []
    for trap in ("Snare", "Mirror"):
        table = Table(["Marshal"], ["Bulwark"], their_hand=[trap])
        table.end_turn()
        table.play(trap)
        table.end_turn()
        table.attack("Marshal", "Bulwark")
        decision = pending(table.s)
        assert decision is not None
        questions.append(list(decision.options))
        seen = view(table.s, 0)
        assert {determinize(table.s, 0, number).card(table.slot(trap, TRAPS[1])).kind for number in range(9)} == {
            "trap"}
        assert seen.decision is not None
        assert (seen.decision.kind, seen.decision.options) == ("turn up", ())
    assert questions == [[YES, NO], [NO]]


def test_which_trap_it_is_is_exchanged_with_those_in_deck_and_hand() -> None:
    table = Table(["Marshal"], ["Bulwark"], their_hand=["Snare"], their_deck=["Decoy", "Mirror", *FILLER])
    table.end_turn()
    table.play("Snare")
    trap = table.slot("Snare", TRAPS[1])
    titles = {determinize(table.s, 0, number).card(trap).name for number in range(60)}
    assert titles == {"Snare", "Decoy", "Mirror"}


def test_a_card_that_is_flipped_is_played_in_mid_attack_and_plays_another() -> None:
    table = Table(["Marshal"], ["Bulwark", "Herald"], deck=["Chain", "Frenzy", *FILLER], hand=["Rally", "Snare"])
    table.attack("Marshal", "Bulwark")
    assert table.asked() == "0 choose card"
    assert table.offered() == ["Chain"], "a flipped upgrade is no action"
    table.choose("Chain")
    assert table.asked() == "0 choose card"
    table.choose("Rally")
    assert table.damage("Bulwark") == 4, "4, 2 more, 1 icon left of what was flipped, against 1: 6, softened"
    assert "Chain" in table.names(SCRAPS[0])
    assert violations(table.s) == []


def test_flips_are_counted_before_the_first_is_flipped() -> None:
    """Bold gained in mid-attack comes too late for this attack."""
    table = Table(["Marshal"], ["Bulwark"], deck=["Rush", *FILLER])
    table.attack("Marshal", "Bulwark")
    table.choose("Rush")
    assert len(table.names(SCRAPS[0])) == 2


def test_the_deck_runs_out_in_mid_effect() -> None:
    table = Table(["Striker"], ["Bulwark"], deck=["Brace"], hand=["Surge", "Bolt"])
    table.play("Bolt")
    table.play("Surge")
    assert table.names(DECKS[0]) == []
    assert sorted(table.names(HANDS[0])) == ["Ballast", "Ballast", "Bolt", "Brace"], "what was scrapped came back"
    assert table.names(SCRAPS[0]) == ["Surge"], "the card that is being played was not shuffled in"


def test_flipped_cards_are_not_shuffled_in_while_the_flipping_goes_on() -> None:
    table = Table(["Striker"], ["Bulwark"], deck=["Brace", "Rally"], hand=["Bolt"])
    table.play("Bolt")
    table.attack("Striker", "Bulwark")
    assert sorted(table.names(SCRAPS[0])) == ["Bolt", "Brace", "Rally"]
    assert table.damage("Bulwark") == 2 + 4, "4 and two orange icons against 1: softened to 4"


def test_what_a_reshuffle_triggers_comes_after_the_flips_and_before_the_defenders() -> None:
    table = Table(["Striker", "Archivist"], ["Bulwark"], deck=["Brace"], hand=["Surge", "Bolt"])
    table.play("Bolt")
    for slot in table.s.zones[HANDS[0]][1:]:
        move(table.s, slot, SCRAPS[0])
    table.s.events = []
    table.attack("Striker", "Bulwark")
    course = [(refs[1].value, refs[2].value) for kind, _, refs, _ in table.s.events if kind == "moved"]
    drawn = course.index((DECKS[0], HANDS[0]))
    assert course[:drawn].count((DECKS[0], FLIPPEDS[0])) == 3
    assert (SCRAPS[0], DECKS[0]) in course[:drawn]
    assert (DECKS[1], FLIPPEDS[1]) in course[drawn:]
    assert (DECKS[1], FLIPPEDS[1]) not in course[:drawn]


def test_several_replacements_are_ordered_by_the_owner_of_the_character() -> None:
    for first, damage in (("Shrinks", 2), ("Softens", 1)):
        table = Table(["Marshal"], ["Warden", "Bulwark"], hand=["Bolt", "Salvo"])
        table.play("Salvo", on="Warden")
        assert table.asked() == "1 replace"
        decision = pending(table.s)
        assert decision is not None
        kinds = [type(table.s.modifiers["would damage"][option.value("number")].node).__name__
                 for option in decision.options]
        table.answer(decision.options[kinds.index(first)])
        assert table.damage("Warden") == damage


def test_redirected_damage_meets_no_redirection_again() -> None:
    table = Table(["Marshal"], ["Guardian", "Bulwark"])
    table.attack("Marshal", "Bulwark")
    assert table.damage("Bulwark") == 0
    assert table.damage("Guardian") == 3, "4 against the 1 of the one attacked"


def test_an_attacker_that_falls_in_the_middle_ends_the_battle() -> None:
    table = Table(["Marshal", "Striker"], ["Bulwark"], their_hand=["Snare", "Salvo"])
    table.end_turn()
    table.play("Snare")
    table.play("Salvo", on="Marshal")
    table.end_turn()
    table.s.damage[table.slot("Marshal")] = 9
    table.attack("Marshal", "Bulwark")
    table.yes()
    assert table.names(FALLENS[0]) == ["Marshal"]
    assert table.damage("Bulwark") == 0
    assert table.asked() == "1 action"
    assert violations(table.s) == []


def test_the_last_character_to_fall_ends_the_game_at_once() -> None:
    table = Table(["Marshal"], ["Herald"], hand=["Salvo", "Salvo"])
    table.play("Salvo")
    table.play("Salvo")
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.winners) == ("beaten", (0,))
    assert table.asked() == ""
    assert table.names(TEAMS[1]) == []

