"""The box holds what it should: numbers, counts and headings of all titles. `box.json` lists figures only."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sparktable.games.matrix.card import COOP_SCHEME, RELIC, MatrixCard
from sparktable.games.matrix.cards import BOXES, catalogue
from sparktable.games.matrix.state import AUTOBOT
from sparktable.kernel.nodes import labelled

LISTED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("box.json").read_text("utf-8"))
TITLES = BOXES["core"]


def title(listed: dict[str, Any]) -> MatrixCard:
    found = [card for card in TITLES if (card.name, card.type) == (listed["name"], listed["type"])]
    assert len(found) == 1, f"{len(found)} titles are called {listed['name']} ({listed['type']})"
    return found[0]


def test_all_titles_are_there_and_no_others() -> None:
    assert len(LISTED) == len(TITLES) == 98
    assert len({id(title(listed)) for listed in LISTED}) == 98


def test_the_box_has_193_cards_in_the_right_parts() -> None:
    """Core p.2, p.21: 85 cards for the main deck, 50 Starters, 36 Basic cards, 6 Bosses, 10 Encounters."""
    parts = Counter[str]()
    for card in TITLES:
        parts[card.type] += card.copies
    assert parts == {"character": 6, "starter": 50, "basic": 16, "damage": 20, "robot": 26, "maneuver": 16,
                     "technology": 16, "ally": 7, "relic": 5, "site": 6, "scheme": 9, "boss": 6, "encounter": 10}
    main = sum(parts[part] for part in ("robot", "maneuver", "technology", "ally", "relic", "site", "scheme"))
    assert main == 85
    assert sum(parts.values()) == 193


def test_a_co_op_deck_is_large_enough_without_relics() -> None:
    """Core p.4, p.21: five players need 20 + 45 + 5 cards; a first game leaves the Schemes out as well."""
    pool = [card for card in TITLES if card.type in ("robot", "maneuver", "technology", "ally", "site")
            and RELIC not in card.types]
    assert sum(card.copies for card in pool) == 70


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_a_title_has_its_printed_numbers(listed: dict[str, Any]) -> None:
    card = title(listed)
    assert card.copies == listed["copies"]
    assert card.cost == listed.get("cost")
    for what in ("level", "power", "range", "move", "vp"):
        assert getattr(card, what) == listed.get(what, 0), what
    assert card.subtype == listed.get("subtype", "")
    assert sorted(card.keywords) == listed.get("keywords", [])
    if "faction" in listed:
        assert (card.faction == AUTOBOT) == (listed["faction"] == "Autobot")
    if "alt" in listed:
        assert card.alt is not None
        assert {"move": card.alt.move, "penalty": card.alt.penalty} == listed["alt"]


def headings(card: MatrixCard) -> list[tuple[str, bool]]:
    """Which of its headings a title has, by the name that the list gives them."""
    return [("OnPlay", card.play is not None), ("OnBlock", card.block is not None),
            ("OnAssist", card.assist is not None), ("OnConfront", card.confront is not None),
            ("StartOfTurn", card.start is not None), ("Reward", card.reward is not None),
            ("OnReveal", card.reveal is not None), ("RevealAttack", card.attack is not None),
            ("Ambush", card.encounter is not None), ("Confrontation", card.encounter is not None),
            ("Thwart", bool(card.thwart))]


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_a_title_has_a_text_under_each_of_its_headings(listed: dict[str, Any]) -> None:
    card = title(listed)
    sides = [side for side in (card.alt, card.bot) if side is not None]
    texts = Counter(listed["texts"])
    assert sorted(card.energon or (card.bot.energon if card.bot else ())) == listed.get("energon", [])
    for name, has in headings(card):
        assert has == (name in texts), name
    assert (card.gain is not None) == (card.name == "Tox-En"), "Allies and Damage go into play by the rules"
    assert len(card.pay) + sum(len(side.pay) for side in sides) == texts["Pay"]
    lasting = (*card.when, *card.ongoing, *card.in_matrix, *(text for side in sides for text in side.when),
               *(text for side in sides for text in side.ongoing), *(1 for side in sides if side.leaving))
    assert len(lasting) >= texts["Ongoing"] + texts["When"]


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_what_is_ours_is_marked(listed: dict[str, Any]) -> None:
    card = title(listed)
    assert card.house == listed["house"]
    assert sorted(card.house_fields) == sorted(listed.get("house_fields", []))


def test_the_schemes_are_four_and_five() -> None:
    kinds = Counter(card.subtype == COOP_SCHEME for card in TITLES if card.type == "scheme")
    assert kinds == {False: 4, True: 5}


def test_every_text_can_be_found_by_its_label() -> None:
    for card in catalogue(TITLES):
        for place, tree in card.trees():
            for node in tree.walk():
                assert labelled(node.label) is node, f"{card.name} {place}"
