"""Every card of a deck has a picture of its own."""
from __future__ import annotations

from collections import Counter

import pytest

from sparktable.app.translations import Words
from sparktable.games.arena.card import COMBAT, Transformer
from sparktable.games.arena.cards import TRANSFORMERS
from sparktable.table.arena.cards import face_of
from sparktable.table.art.face import CardFace
from sparktable.table.art.figures import Art, art_image


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
