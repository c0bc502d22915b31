"""Decks: what is legal, in words; as a code, as a list, as a file, as an option of a game."""
from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from sparktable.games.tcg.card import CHARACTER, UPGRADE
from sparktable.games.tcg.cards import BOXES, CATALOGUE
from sparktable.games.tcg.cards.decided import DECIDED
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.deck_lists import read_list, read_roughly, written
from sparktable.games.tcg.decks import Deck, faults, read_deck, told
from sparktable.games.tcg.facts.slots import may_bear
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.random_deck import random_deck
from sparktable.games.tcg.shipped_decks import BASIC_DECKS, BEGINNERS, DECKS
from sparktable.games.tcg.state import TcgState, character
from sparktable.kernel.game import BadSetup, open_game
from sparktable.record.files import BadFile
from sparktable.record.tcg.deck_file import as_file, read_deck_file, write_deck_file

STARTER = DECKS["Autobots Starter Set"]
RICH = replace(STARTER, name="My “best” deck, 50 % mine.", sideboard=(("Photon Bomb", 1), STARTER.cards[0], (
    STARTER.team[0], 1)), notes="Mulligan?\nNever.")


def sentences(deck: Deck) -> list[str]:
    return [fault.sentence() for fault in faults(deck)]


def test_what_ships_is_legal() -> None:
    assert {name: sentences(deck) for name, deck in DECKS.items() if faults(deck)} == {}


def test_no_deck_that_ships_has_a_name_that_a_list_of_names_would_part() -> None:
    assert not [name for name in DECKS if "," in name]


def test_too_many_stars() -> None:
    team = ("Optimus Prime, Freedom Fighter", "Darkmount, Cruel Overlord", "Prowl, Military Strategist")
    assert sentences(replace(STARTER, team=team)) == ["27 of 25 stars: take off 2"]


@pytest.mark.parametrize(("change", "says"), [
    ({"cards": (("Brainstorm", 4), *STARTER.cards)}, "Brainstorm is there 4 times: 3 at most"),
    ({"cards": (("Brainstorm", 3), *STARTER.cards), "sideboard": (("Brainstorm", 1),)},
     "Brainstorm is there 4 times: 3 at most"),
    ({"cards": STARTER.cards[1:]}, "38 of 40 battle cards: add 2"),
    ({"team": (STARTER.team[0],) * 2}, f"{STARTER.team[0]} is on the team twice: take one off"),
    ({"team": ()}, "Nobody is on the team: add a character"),
    ({"sideboard": (("Photon Bomb", 3), ("Zap", 3), ("Medic!", 3), ("Swarm!", 2))},
     "11 battle cards in the sideboard: 10 at most"),
    ({"sideboard": ((STARTER.team[0], 2),)}, "2 characters in the sideboard: 1 at most"),
])
def test_what_is_illegal_is_said(change: dict[str, Any], says: str) -> None:
    assert sentences(replace(STARTER, **change)) == [says]


@pytest.mark.parametrize(("team", "says"), [
    (("Bumblebee, Brave Warrior", "Bumblebee, Courageous Scout"), []),  # faq-w1-001: the full name must differ
    (("Bumblebee, Brave Warrior",) * 2, ["Bumblebee, Brave Warrior is on the team twice: take one off"]),
    (("Autobot Jazz, Special Ops", "Flamewar, Veteran Decepticon"), []),  # faq-w1-002: both factions
    (("Metroplex, Autobot City", "Scamper, City Patrol", "Six-Gun, Heavy Weapons Expert"), []),  # faq-mx-001
    (("Metroplex, Autobot City", "Arcee, Skilled Fighter"), ["30 of 25 stars: take off 5"]),
    (("Scamper, City Patrol", "Darkmount, Cruel Overlord", "Inferno, Fearless Firefighter"), []),  # faq-mx-002: 25
    (("Scamper, City Patrol", "Darkmount, Cruel Overlord", "Optimus Prime, Battlefield Legend"),
     ["26 of 25 stars: take off 1"]),
])
def test_who_may_be_on_one_team(team: tuple[str, ...], says: list[str]) -> None:
    assert sentences(replace(STARTER, team=team)) == says


@pytest.mark.parametrize("deck", [STARTER, RICH, *BASIC_DECKS, random_deck(1, 0), random_deck(2, 1)],
                         ids=lambda deck: deck.name)
def test_every_form_brings_the_deck_back(deck: Deck, tmp_path: Path) -> None:
    path = tmp_path / "a.deck.json"
    write_deck_file(path, deck)
    assert read_deck_file(path) == deck
    assert read_deck(told(deck)) == deck
    assert read_list(written(deck)) == deck
    assert decode(encode(deck)) == replace(deck, notes="")
    (tmp_path / "list.txt").write_text(written(deck), "utf-8")
    assert read_deck_file(tmp_path / "list.txt") == deck


def test_a_code_is_one_line_without_marks_that_a_chat_would_read() -> None:
    assert not set(encode(RICH)) & set(" \n_*~`|:<>[]()")


def test_a_code_of_long_ago_is_read() -> None:
    """This code was written on the day the format was made: it must never cease to be read."""
    assert decode("tcg1.1S/T01+1S/T02+1S/T03+1S/T04.2-1/004+2-1/020+2-1/021+2-1/030+2-1/033+2-1/034+2-1/038+2-1/039+"
                  "2-1/040+2-1/043+2-1/048+2-1/053+2-1/054+2-1/056+2-1/057+2-1/058+2-1/059+2-1/060+2-1/062+2-1/076.."
                  "Autobots%20Starter%20Set.xp7m6") == STARTER


def test_no_two_titles_have_one_number() -> None:
    numbers = [title.number for title in CATALOGUE if title.number]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize(("code", "says"), [
    (encode(STARTER)[:-1], "was not copied whole"),
    (encode(STARTER).replace("1S/T01", "1S/T02"), "was not copied whole"),
    ("tcg2" + encode(STARTER)[4:], "no deck code that this version reads"),
    ("tcg1." + "9" * 5000, "was not copied whole"),
])
def test_a_broken_code(code: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        decode(code)


def test_a_code_that_is_whole_and_names_what_there_is_not() -> None:
    from sparktable.games.tcg import deck_codes

    for said, says in (("tcg1.9/T99...x", "names the card '9/T99'"), ("tcg1.1S/T01.zap..x", "says 'zap'"),
                       ("tcg1.1/081...x", "names the card '1/081'")):
        with pytest.raises(BadSetup, match=says):
            decode(f"{said}.{deck_codes._checksum(said)}")


def test_a_code_with_the_line_breaks_of_a_message() -> None:
    code = encode(STARTER)
    assert decode(f" {code[:80]}\n{code[80:]} ") == STARTER


@pytest.mark.parametrize("text", [
    "Characters\nIronhide, Veteran Autobot\nDeck:\n3x Zap\n",
    "IRONHIDE - VETERAN AUTOBOT (6 stars)\n\nZap x3",
    "// from the forum\n* 1 Ironhide, Veteran Autobot\nBattle Cards (3)\n- 2 zap\n1 Zap",
    "Team\nIronhide, Veteran Autobot\nKampfkarten\n3 Zap",
])
def test_lists_as_players_write_them(text: str) -> None:
    found = read_list(text)
    assert (found.team, found.cards) == (("Ironhide, Veteran Autobot",), (("Zap", 3),))


def test_a_mistyped_card_in_the_first_line_is_no_name() -> None:
    deck, misses = read_roughly("3 Zapp\n2 Plasma Burst")
    assert [(miss.line, miss.copies, miss.meant[0]) for miss in misses] == [(1, 3, "Zap")]
    assert deck.name != "3 Zapp" and deck.cards == (("Plasma Burst", 2),)


def test_a_list_with_a_name_a_sideboard_and_notes() -> None:
    found = read_list("Blitz\n\n3 Zap\n\nSideboard\n1 Photon Bomb\nIronhide, Veteran Autobot\n\nNotes\nDeck\nof 3 "
                      "Zap\n")
    assert (found.name, found.cards, found.notes) == ("Blitz", (("Zap", 3),), "Deck\nof 3 Zap")
    assert found.sideboard == (("Photon Bomb", 1), ("Ironhide, Veteran Autobot", 1))


@pytest.mark.parametrize(("text", "says"), [
    ("3 Zap\n2 Brainstrom", "line 2: there is no card '2 Brainstrom'; did you mean 'Brainstorm'?"),
    ("100 Zap", "how many of Zap there are is a number from 1 to 99"),
    ("Hello\n\n", "names no card"), ("", "names no card"), ("x" * 30_000, "at most"),
])
def test_a_list_that_is_not_understood(text: str, says: str) -> None:
    with pytest.raises(BadSetup) as told_so:
        read_list(text)
    assert says in str(told_so.value)


@pytest.mark.parametrize(("data", "says"), [
    (b"", "names no card"), (b"\xff\xfe\x00", "is no text"), (b"{", "cut off"), (b"[1]", "no card"),
    (b'{"deck": 2, "name": "x", "team": [], "cards": {}}', "deck: this must be 1"),
    (b'{"deck": 1, "name": "x", "team": [], "cards": {"Zap": true}}', "cards.Zap"),
    (b'{"deck": 1, "name": "x", "team": [], "cards": {"Zop": 1}}', "no battle card 'Zop'; did you mean 'Zap'?"),
    (b'{"deck": 1, "name": "x", "team": ["Zap"], "cards": {}}', "there is no character 'Zap'"),
    (b'{"deck": 1, "name": "x", "team": [], "cards": {"Zap": 1}, "evil": 1}', "evil"),
    (b'{"deck": 1, "name": "x", "team": [], "cards": {"Zap": 1, "Zap": 2}}', "twice"),
    (b"{" * 100_000, "larger"), (b"[" * 50_000, "at most 20000 letters"),
])
def test_a_file_that_is_no_deck(data: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.deck.json"
    path.write_bytes(data)
    with pytest.raises(BadFile) as told_so:
        read_deck_file(path)
    assert says in str(told_so.value)


def test_a_file_is_readable_by_people() -> None:
    assert json.loads(as_file(STARTER))["cards"]["Data Pad"] == 2


@pytest.mark.parametrize(("decks", "says"), [
    (["Autobots Starter Set"], "each has a deck: name 2"),
    (["Autobots Starter Set", "Autobot Starter"], "there is no deck 'Autobot Starter'; did you mean"),
    (["Autobots Starter Set", {"name": "Mine", "cards": {"Brainstorm": 4}}], "the deck Mine is not legal: Nobody"),
    (["Autobots Starter Set", {"name": "Mine", "cards": {"Brainstrom": 4}}], "did you mean 'Brainstorm'?"),
    (["Autobots Starter Set", "tcg1.x.y.z"], "was not copied whole"),
])
def test_decks_that_no_game_can_be_played_with(decks: list[Any], says: str) -> None:
    with pytest.raises(BadSetup) as told_so:
        TcgGame({"decks": decks})
    assert says in str(told_so.value)


@pytest.mark.parametrize("options", [{}, {"mode": "basic"}, {"decks": ["random", "autobots starter set"]}])
def test_a_game_keeps_its_decks_card_by_card(options: dict[str, Any]) -> None:
    """A save names no deck: what ships under a name may change."""
    game = TcgGame(options)
    again = open_game("tcg", dict(game.options))
    assert again == game
    assert again.options == game.options
    assert not any(name in DECKS for name in game.options["decks"])
    assert again.new(3).teams == game.new(3).teams


def test_the_starting_teams_are_known_all_game() -> None:
    s = TcgGame({}).new(1)
    teams = [tuple(s.cards[title].full_name for title in team) for team in s.teams]
    assert teams == [deck.team for deck in BEGINNERS]


def test_the_basic_rules_share_the_starter_set() -> None:
    s = TcgGame({"mode": "basic"}).new(1)
    assert sorted(s.cards[title].full_name for team in s.teams for title in team) == sorted(STARTER.team)
    assert [len(team) for team in s.teams] == [2, 2]
    cards = [slot for slot, owner in enumerate(s.owner) if s.card(slot).type != "character"]
    assert len(cards) == 40


def test_what_was_decided_about_printed_titles_is_marked_on_them() -> None:
    titles = {title.full_name: title for title in CATALOGUE}
    assert [name for name in DECIDED if name not in titles] == []
    assert [name for name, decided in DECIDED.items() if titles[name].house_fields != decided.fields] == []
    assert [name for name, decided in DECIDED.items() if not decided.reason.endswith(".")] == []
    printed = [title for box in ("wave-1", "wave-2", "wave-3", "wave-4") for title in BOXES[box]]
    assert len(printed) == 529
    assert {title.full_name for title in printed if title.house_fields} == set(DECIDED)
    assert not any(title.house for title in printed)


def test_nineteen_decks_ship_beside_those_of_the_house() -> None:
    assert len(DECKS) == 19 + len(BEGINNERS)
    assert {name: sentences(deck) for name, deck in DECKS.items() if sentences(deck)} == {}


def test_somebody_on_the_team_can_bear_each_upgrade_of_a_random_deck() -> None:
    for seed in range(80):
        deck = told(random_deck(seed, 0))
        s = cast(TcgState, TcgGame({"decks": [deck, deck]}).new(seed))
        titles = {s.ident[slot]: slot for slot in range(len(s.ident)) if s.card(slot).type == UPGRADE}
        team = [slot for slot in range(len(s.ident)) if s.owner[slot] == 0 and s.card(slot).type == CHARACTER]
        for upgrade in titles.values():
            assert any(_could_bear(s, upgrade, each) for each in team), (deck["team"], s.card(upgrade).name)


def _could_bear(s: TcgState, upgrade: int, slot: int) -> bool:
    """In any mode, and damaged."""
    s.damage[slot], modes = 1, character(s, slot).modes
    for each in range(len(modes)):
        s.mode[slot] = each
        if may_bear(s, upgrade, slot, 0):
            return True
    return False
