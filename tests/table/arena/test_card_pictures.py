"""Every card of a deck has a picture of its own."""
from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from sparktable.app.translations import Words
from sparktable.games.arena.card import COMBAT, POWER, Transformer
from sparktable.games.arena.cards import TRANSFORMERS
from sparktable.table.arena.cards import face_of
from sparktable.table.arena.styles import FIRE
from sparktable.table.art.face import CardFace
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.figures.stage import fight_of


def test_no_two_of_them_look_alike(qapp: object) -> None:
    seen: Counter[bytes] = Counter()
    for transformer in TRANSFORMERS:
        for card in transformer.deck:
            face = face_of(card, Words())
            assert isinstance(face, CardFace)
            art = Art(face.style.figure, face.seed, face.style.hue, face.style.faction)
            seen[bytes(art_image(art, 40, 40).constBits())] += 1
    assert len(seen) > 100
    assert max(seen.values()) == 1


@pytest.mark.parametrize("transformer", TRANSFORMERS, ids=lambda each: str(each.slug))
def test_somebody_fights_with_their_own_face(transformer: Transformer) -> None:
    seeds = {face_of(card, Words()).seed for card in transformer.deck if card.type == COMBAT}
    assert seeds == {transformer.name}


def test_what_attacks_more_stands_in_hot_light_and_what_defends_more_in_cold(qapp: object) -> None:
    """Also in the strip that is left of a picture on a card that lies across."""
    warmth = {}
    for attack, defense in ((5, 1), (3, 3), (1, 4)):
        picture = art_image(Art(fight_of(attack, defense), "Red Alert", "#6C7784"), 120, 46)
        seen = [picture.pixelColor(x, y) for x in range(0, 120, 4) for y in range(0, 46, 4)]
        warmth[attack] = sum(each.red() - each.blue() for each in seen) / len(seen)
    assert warmth[5] > warmth[3] + 10 > warmth[1] + 20


@pytest.mark.parametrize("transformer", TRANSFORMERS, ids=lambda each: str(each.slug))
def test_two_fights_of_a_deck_are_different_scenes(qapp: object, transformer: Transformer) -> None:
    """Not the same one turned round, or with a beam more."""
    strips: dict[str, list[list[int]]] = {}
    for card in transformer.deck:
        face = face_of(card, Words())
        assert isinstance(face, CardFace)
        if card.type in (COMBAT, POWER):
            picture = art_image(Art(face.style.figure, face.seed, face.style.hue, face.style.faction), 60, 24)
            seen = [[picture.pixelColor(x, y).lightness() for x in range(60)] for y in range(24)]
            strips[card.name] = [[*chain.from_iterable(seen)], [*chain.from_iterable(line[::-1] for line in seen)]]
    for (name, (one, _)), (other, ways) in combinations(strips.items(), 2):
        for way in ways:
            apart = sum(abs(a - b) for a, b in zip(one, way, strict=True)) / len(way)
            assert apart > 16, (name, other, apart)


@pytest.mark.parametrize("transformer", TRANSFORMERS, ids=lambda each: str(each.slug))
def test_no_two_of_somebodys_power_cards_fire_the_same(transformer: Transformer) -> None:
    fire = {card.name: FIRE[card.name] for card in transformer.deck if card.type == POWER and card.attack}
    assert len(set(fire.values())) == len(fire)
