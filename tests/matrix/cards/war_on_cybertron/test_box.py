"""The box holds what it should: numbers, counts and headings of all titles. `box.json` lists figures only."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES, catalogue
from sparktable.kernel.nodes import labelled

LISTED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("box.json").read_text("utf-8"))
TITLES = BOXES["war-on-cybertron"]


def title(listed: dict[str, Any]) -> MatrixCard:
    found = [card for card in TITLES if (card.name, card.type) == (listed["name"], listed["type"])
             and ("faction" not in listed or FACTIONS[card.faction or 0] == listed["faction"])]
    assert len(found) == 1, f"{len(found)} titles are called {listed['name']} ({listed['type']})"
    return found[0]


def test_all_titles_are_there_and_no_others() -> None:
    assert len(LISTED) == len(TITLES) == 134
    assert len({id(title(listed)) for listed in LISTED}) == 134


def test_the_box_has_227_cards_in_the_right_parts() -> None:
    """War on Cybertron p.2, p.21."""
    parts = Counter[str]()
    for card in TITLES:
        parts[card.type] += card.copies
    assert parts == {"character": 8, "starter": 40, "basic": 21, "damage": 20, "maneuver": 16, "technology": 16,
                     "robot": 24, "relic": 6, "ally": 6, "site": 5, "polity": 7, "scheme": 6, "boss": 12, "ruin": 10,
                     "mission": 20, "encounter": 10}
    assert sum(parts.values()) == 227


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_a_title_has_its_printed_numbers(listed: dict[str, Any]) -> None:
    card = title(listed)
    assert card.copies == listed["copies"]
    assert card.cost == listed.get("cost")
    for what in ("level", "power", "range", "move", "vp"):
        assert getattr(card, what) == listed.get(what, 0), what
    assert card.subtype == listed.get("subtype", "")
    assert sorted(card.keywords) == listed.get("keywords", [])
    assert sorted(card.modes) == listed.get("modes", [])
    if "price" in listed:
        (first, *_) = card.pay
        assert {what: getattr(first, what) for what in ("power", "move") if getattr(first, what)} == listed["price"]
    if "alt" in listed:
        assert card.alt is not None
        assert {"move": card.alt.move, "penalty": card.alt.penalty} == listed["alt"]


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_a_title_has_a_text_under_each_of_its_headings(listed: dict[str, Any]) -> None:
    card = title(listed)
    sides = [side for side in (card.alt, card.bot) if side is not None]
    texts = Counter(listed["texts"])
    assert sorted(card.energon or (card.bot.energon if card.bot else ())) == listed.get("energon", [])
    assert (card.play is not None) == ("OnPlay" in texts)
    assert (card.block is not None) == ("OnBlock" in texts)
    assert (card.start is not None) == ("StartOfTurn" in texts)
    assert (card.reward is not None) == ("Reward" in texts)
    assert (card.reveal is not None) == ("OnReveal" in texts)
    assert (card.attack is not None) == ("RevealAttack" in texts)
    assert (card.encounter is not None) == ("Ambush" in texts) == ("Confrontation" in texts)
    assert (card.objective is not None) == ("Objective" in texts)
    assert bool(card.thwart) == ("Thwart" in texts)
    paid = len(card.pay) + sum(len(side.pay) for side in sides)
    assert paid == texts["Pay"]
    lasting = (*card.ongoing, *card.in_matrix, *(static for side in sides for static in side.ongoing))
    assert len(lasting) >= texts["Ongoing"]
    triggered = len(card.when) + sum(len(side.when) for side in sides)
    own_heading = int(card.cleared is not None) + int(card.name == "Drag Strip")  # its two events share one text
    assert triggered == texts["When"] - own_heading


@pytest.mark.parametrize("listed", LISTED, ids=lambda listed: f"{listed['type']}-{listed['name']}")
def test_what_is_ours_is_marked(listed: dict[str, Any]) -> None:
    card = title(listed)
    assert card.house == listed["house"]
    assert sorted(card.house_fields) == sorted(listed.get("house_fields", []))


def test_every_text_can_be_found_by_its_label() -> None:
    for card in catalogue(TITLES):
        for place, tree in card.trees():
            for node in tree.walk():
                assert labelled(node.label) is node, f"{card.name} {place}"


def test_the_unknown_card_is_the_last_of_the_catalogue() -> None:
    assert catalogue(TITLES)[-1].name == "Unknown"
    assert catalogue(TITLES)[:-1] == TITLES
