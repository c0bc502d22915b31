"""Sealed: what comes out of packs, what may be built from it, and that every game knows its event."""
from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sparktable.games.tcg.card import ACTION, UPGRADE
from sparktable.games.tcg.decks import STAR_LIMIT, TITLES, Deck, faults
from sparktable.games.tcg.packs import ACTIONS, CARDS, LEAST_TEAM, PACKS, UPGRADES, WAVES, packs
from sparktable.games.tcg.random_deck import random_sealed_deck
from sparktable.games.tcg.sealed import ROUNDS, Sealed, new_sealed, read_sealed, sealed_faults
from sparktable.kernel.game import BadSetup, open_game
from sparktable.tools import cli


@pytest.mark.parametrize("wave", WAVES)
def test_packs_hold_what_the_house_rules_say(wave: str) -> None:
    for seed in range(20):
        opened = packs(wave, seed, 0)
        assert opened == packs(wave, seed, 0) != packs(wave, seed, 1)
        characters = [TITLES[pack.character] for pack in opened]
        assert len(opened) == PACKS == len({card.full_name for card in characters})
        assert sum(sorted(card.stars for card in characters)[:LEAST_TEAM]) <= STAR_LIMIT
        for pack in opened:
            kinds = [TITLES[name].type for name in pack.cards]
            assert len({*pack.cards}) == len(pack.cards) == CARDS - 1
            assert kinds.count(UPGRADE) >= UPGRADES and kinds.count(ACTION) >= ACTIONS


def event() -> Sealed:
    made = replace(new_sealed({"wave": "wave-2"}, 7), opened=PACKS)
    return replace(made, deck=random_sealed_deck(made.pool(), 1))


def test_a_deck_holds_only_what_came_out_of_the_packs() -> None:
    made = event()
    assert made.faults() == [] and [fault.key for fault in faults(made.deck)] == ["too few cards"]
    stranger = next(name for name in ("Zap", "Vaporize", "Data Pad") if name not in made.pool())
    more = replace(made.deck, cards=(*made.deck.cards, (stranger, 1)))
    assert [fault.sentence() for fault in sealed_faults(made.pool(), more)] == [
        f"{stranger}: 1 now, 0 came out of the packs"]
    fewer = replace(made.deck, cards=made.deck.cards[1:])
    assert [fault.key for fault in sealed_faults(made.pool(), fewer)] == ["too few cards"]


def test_every_game_knows_its_event() -> None:
    made = replace(event()).ended(0, 12).ended(-1, 9)
    game = open_game("tcg", made.options(random_sealed_deck(made.pool(1), 1)))
    assert read_sealed(json.loads(json.dumps(game.options))) == replace(made, rulings=tuple(sorted(
        game.options["rulings"].items())))
    assert made.wins == 1 and not made.over and made.ended(1, 5).over
    assert made.game_seed() != event().game_seed()


@pytest.mark.parametrize("change", [
    {"series": ()}, {"series": "x"}, {"series": ((7, 99, "tcg1.x"),)}, {"wave": "wave-9"}, {"series": ((7, 1),)},
    {"series": ((-7, 1, ""),)}, {"series": (event().told()["series"][0], (3, 1))},
    {"series": (event().told()["series"][0], *[(0, 1)] * (ROUNDS + 1))},
    {"series": (event().told()["series"][0], (True, 1))}, {"series": (event().told()["series"][0], (1.0, 1))},
    {"series": (event().told()["series"][0], (0, -1))}, {"mark": "a/b"}, {"mark": None}, {"mark": "0" * 33},
], ids=str)
def test_what_is_no_event_is_refused_in_one_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_sealed({**event().told(), **change})


def test_an_event_just_begun_can_be_read_again() -> None:
    made = new_sealed({"wave": "wave-3"}, 5)
    assert replace(read_sealed(made.told()), rulings=()) == replace(made, rulings=())
    assert made.deck == Deck(made.deck.name, (), ())


def test_the_command_line_plays_sealed_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", "tcg", "--sealed", "wave-1", "--built", "judged,lot", "--games", "2", "--json"]
    assert cli.main(words) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 2 and said["violations"] == [] and {*said["builders"]} == {"judged", "lot"}
    assert sum(share["won"] for share in said["builders"].values()) == 2
    for wrong, says in ((["--game", "arena", "--sealed", "wave-1"], "--sealed is for games with packs"),
                        (["--game", "tcg", "--sealed", "wave-9"], "no wave 'wave-9'"),
                        (["--game", "tcg", "--sealed", "wave-1", "--built", "judge"], "no builder 'judge'")):
        assert cli.main(["simulate", *wrong, "--games", "1"]) == 2
        assert says in capsys.readouterr().err
