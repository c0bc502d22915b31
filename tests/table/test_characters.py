"""The characters' own cards: small ones say where they stop, large ones say everything, at every size of texts."""
from __future__ import annotations

import pytest

from sparktable.app.translations import WORDS
from sparktable.games.matrix.card import CHARACTER
from sparktable.games.matrix.cards import BOXES
from sparktable.table.art.character import character_layout
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.faces import character_face

pytestmark = pytest.mark.usefixtures("qapp")

SCALES = (0.8, 1.0, 1.2, 1.5, 2.0)
ON_THE_TABLE, WHOLE = 120.0, 240.0


@pytest.fixture(params=["en", "de"])
def faces(request: pytest.FixtureRequest):
    WORDS.use(request.param)
    for box in BOXES.values():
        for card in box:
            card.label()
    yield [character_face(card, WORDS, side) for box in BOXES.values() for card in box if card.type == CHARACTER
           for side in (0, 1)]
    WORDS.use("en")


@pytest.mark.parametrize("scale", SCALES)
def test_a_large_card_says_everything(faces, scale):
    assert len(faces) > 20
    assert [face.name for face in faces if not character_layout(face, WHOLE, scale).complete] == []


@pytest.mark.parametrize("scale", SCALES)
def test_a_small_card_says_where_it_stops(faces, scale):
    for face in faces:
        laid = character_layout(face, ON_THE_TABLE, scale)
        blocks = laid.body.blocks
        assert laid.complete != any(block.cut for block in blocks), face.name
        assert len(blocks) >= len(face.up.energon), f"an ability of {face.name} is not even begun"
        assert laid.body_at[1] + laid.body.height <= ON_THE_TABLE * CARD_RATIO, face.name
