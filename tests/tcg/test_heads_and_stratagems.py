"""Wave 5 before and beyond a single position: teams of heads and bodies, Stratagems in decks, sideboards of them."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sparktable.games.tcg.cards.limits import wrong_numbers
from sparktable.games.tcg.cards.wave_5 import BATTLE_CARDS, BODIES, HEADS, STRATAGEMS, WAVE_5
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.deck_lists import read_list, written
from sparktable.games.tcg.decks import STAR_LIMIT, Deck, faults, read_deck, told
from sparktable.games.tcg.deeds.knockout import knock_out
from sparktable.games.tcg.facts.stats import factions, health, keyword, stars
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.random_deck import random_deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.games.tcg.state import BATTLEFIELD, KO_AREA, PARTS
from sparktable.games.tcg.state import STRATAGEMS as BESIDE
from sparktable.games.tcg.stats import BOLD, TOUGH
from sparktable.kernel.check import violations
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import digest, dump, load
from sparktable.kernel.view import determinize, view
from tcg.table import Table

CARDS = DECKS["Autobot Convoy"].cards
FORTRESS = ("Fortress Maximus, Great War Veteran", "Cerebros, City Commander", "Emissary")
MINDWIPE, GRAX = "Mindwipe, Hypnotist", "Grax, Cold Planner"
OPTIMUS, KUP = "Optimus Prime, Legendary Warrior", "Sergeant Kup, Veteran Sergeant"


def deck(*team: str, **more: Any) -> Deck:
    return Deck("test", team, CARDS, **more)


def wrong(deck: Deck) -> list[str]:
    return [fault.sentence() for fault in faults(deck)]


def test_there_is_enough_of_each_kind_to_play_with() -> None:
    assert len([card for card in WAVE_5 if getattr(card, "head", None)]) >= 8
    assert len([card for card in BODIES if card.is_body]) >= 8
    assert len(STRATAGEMS) >= 8
    assert len([card for card in BATTLE_CARDS if card.icon_traits]) >= 12


def test_every_one_of_them_is_marked_as_ours_as_far_as_it_is() -> None:
    assert [card.name for card in WAVE_5 if not (card.house or card.house_fields)] == []


def test_faq_tma_001_one_stratagem_for_whatever_is_listed() -> None:
    with_both = deck(OPTIMUS, KUP, stratagems=("Heroic Spotlight", "Duty & Honor"))
    assert wrong(with_both) == []
    assert wrong(deck(KUP, stratagems=("Heroic Spotlight",))) == [
        f"Heroic Spotlight is for teams with {OPTIMUS}: take it off, or put somebody on the team"]
    assert wrong(deck(KUP, stratagems=("Duty & Honor", "Duty & Honor"))) == [
        "2 Stratagems for Autobot: keep one"]


def test_faq_tma_004_a_stratagem_is_no_card_of_the_deck() -> None:
    short = replace(deck(KUP, stratagems=("Duty & Honor",)), cards=(*CARDS[:-1],))
    assert wrong(short) == ["39 of 40 battle cards: add 1"]
    assert "put it beside the team or in the sideboard" in wrong(
        replace(deck(KUP), cards=(*CARDS, ("Duty & Honor", 1))))[0]


def test_faq_tma_005_in_a_sideboard_each_is_one_of_ten() -> None:
    ten = deck(KUP, sideboard=(("Zap", 3), ("Photon Bomb", 3), ("Medic!", 3), ("Duty & Honor", 1)))
    assert [fault.key for fault in faults(ten) if fault.key == "sideboard cards"] == []
    eleven = replace(ten, sideboard=(*ten.sideboard, ("Wing Formation", 1)))
    assert "11 battle cards in the sideboard: 10 at most" in wrong(eleven)


def test_faq_tma_006_the_stars_of_both_count() -> None:
    assert deck(MINDWIPE, GRAX).stars() == 11
    assert deck(*FORTRESS).stars() == 25 and wrong(deck(*FORTRESS)) == []
    assert wrong(deck(*FORTRESS, KUP))[0].startswith("3")


def test_faq_tma_011_a_head_and_a_body_are_two_characters() -> None:
    assert wrong(deck(KUP, sideboard=((MINDWIPE, 1), (GRAX, 1)))) == ["2 characters in the sideboard: 1 at most"]
    assert wrong(deck(KUP, sideboard=((GRAX, 1),))) == []


@pytest.mark.parametrize(("team", "says"), [
    ((MINDWIPE, KUP), "Mindwipe, Hypnotist has no head: name one right behind it"),
    ((KUP, GRAX), "Grax, Cold Planner is the head of nobody: name it right behind a character with a body mode"),
    ((MINDWIPE, GRAX, "Emissary"), "Emissary is the head of nobody"),
    (("Fortress Maximus, Great War Veteran", GRAX),
     "Fortress Maximus, Great War Veteran takes no other head than Cerebros, City Commander: name that one right "
     "behind it"),
    (FORTRESS[:2], "Cerebros, City Commander has no head: name one right behind it"),
])
def test_every_body_has_a_head_and_every_head_a_body(team: tuple[str, ...], says: str) -> None:
    assert any(each.startswith(says) for each in wrong(deck(*team)))


def test_cerebros_is_head_and_body_in_turn() -> None:
    s: Any = TcgGame({"decks": [told(deck(*FORTRESS)), told(deck(OPTIMUS, KUP))], "begins": 0}).new(1)
    maximus, = s.zones[BATTLEFIELD]
    names = {s.card(slot).name: slot for slot in (*s.zones[BATTLEFIELD], *s.zones[PARTS])}
    assert (keyword(s, BOLD, maximus), keyword(s, TOUGH, maximus)) == (1, 1)
    assert s.card(maximus).name == "Fortress Maximus" and stars(s, maximus) == 25
    table = Table([KUP], [KUP])
    table.s = s
    table.hurt("Fortress Maximus", 20)
    knock_out(s, maximus)
    assert [s.card(slot).name for slot in s.zones[BATTLEFIELD]] == ["Cerebros"]
    cerebros = names["Cerebros"]
    assert health(s, cerebros) == 8 + 1  # Emissary's, now that it stands there itself
    assert s.card(cerebros).modes[s.mode[cerebros]].name == "body"
    knock_out(s, cerebros)
    assert [s.card(slot).name for slot in s.zones[BATTLEFIELD]] == ["Emissary"]
    assert [s.card(slot).name for slot in s.zones[KO_AREA]] == ["Fortress Maximus", "Cerebros"]


def test_stratagems_lie_open_before_the_first_turn_and_work() -> None:
    s: Any = TcgGame({"decks": [told(deck(OPTIMUS, KUP, stratagems=("Heroic Spotlight",))),
                                told(deck(MINDWIPE, GRAX))], "begins": 0}).new(1)
    slot, = s.zones[BESIDE]
    assert s.known[slot] & 3 == 3
    prime = next(each for each in s.zones[BATTLEFIELD] if s.card(each).name == "Optimus Prime")
    assert keyword(s, BOLD, prime) == 1
    assert factions(s, s.zones[BATTLEFIELD + 1][0]) == ("decepticon",)


@pytest.mark.parametrize("form", ["code", "list", "data"])
def test_heads_and_stratagems_survive_every_form(form: str) -> None:
    whole = deck(OPTIMUS, MINDWIPE, GRAX, stratagems=("Heroic Spotlight", "Duty & Honor"),
                 sideboard=(("Wing Formation", 1), ("Emissary", 1)))
    again = {"code": lambda: decode(encode(whole)), "list": lambda: read_list(written(whole)),
             "data": lambda: read_deck(told(whole))}[form]()
    assert again == whole


def test_random_decks_are_legal_and_take_them() -> None:
    decks = [random_deck(seed, 0) for seed in range(150)]
    assert [wrong(each) for each in decks if faults(each)] == []
    names = {name for each in decks for name in each.team}
    assert len({card.full_name for card in (*BODIES, *HEADS)} - names) <= 4
    assert len({name for each in decks for name in each.stratagems}) >= 6


def _two_with_heads(dice: Dice) -> list[str]:
    """Two bodies, each with a head, as many as the stars allow."""
    while True:
        bodies = [card.full_name for card in BODIES if card.kind == "body" and not card.only_head]
        heads = [card.full_name for card in HEADS]
        team = [each for _ in range(2) for each in (bodies.pop(dice.below(len(bodies))),
                                                    heads.pop(dice.below(len(heads))))]
        if deck(*team).stars() <= STAR_LIMIT:
            return team


def test_games_with_them_end_and_tell_no_secrets() -> None:
    battle = [card.name for card in BATTLE_CARDS]
    for seed in range(16):
        dice = Dice(seed)
        decks = []
        for _ in range(2):
            team = _two_with_heads(dice)
            rest = [*battle]
            cards = {rest.pop(dice.below(len(rest))): 3 for _ in range(14)}
            decks.append({"name": "any", "team": team, "cards": cards} if seed % 4 else {
                "name": "any", "team": [*FORTRESS], "cards": cards})
        s: Any = TcgGame({"decks": decks}).new(seed)
        asked, n = pending(s), 0
        while asked is not None:
            n += 1
            if n % 9 == 0:
                for seat in range(2):
                    other = determinize(s, seat, n)
                    assert view(other, seat).digest() == view(s, seat).digest()
                    assert violations(other) == []
                assert digest(load(s.game, dump(s))) == digest(s)
            asked = take(s, asked.options[dice.below(len(asked.options))])
            assert violations(s) == [] and n < 3000
        assert s.outcome is not None


@pytest.mark.parametrize(("change", "says"), [
    ({"lists": ""}, "Stratagems list who they are for"), ({"fills": ("hat",)}, "speaks of other slots"),
    ({"icon_traits": ("car",)}, "traits for other icons"),
    ({"icons": ("blue",), "icon_traits": ("hat",)}, "hybrid icons of hat")])
def test_what_no_stratagem_can_be(change: dict[str, Any], says: str) -> None:
    assert list(wrong_numbers(STRATAGEMS[0])) == []
    assert any(says in each for each in wrong_numbers(replace(STRATAGEMS[0], **change)))
