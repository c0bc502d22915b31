"""The characters' own cards: small ones say all or nothing, large ones say everything, at every size of texts."""
from __future__ import annotations

import pytest

from sparktable.app.translations import WORDS
from sparktable.games.matrix.card import CHARACTER
from sparktable.games.matrix.cards import BOXES
from sparktable.table.art.character import character_layout
from sparktable.table.art.fonts import smallest_letters
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.matrix.faces import character_face

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
def test_a_small_card_says_all_or_nothing(faces, scale):
    """Half a text would be none; what has no room in letters that can be read is told when the card is pointed at."""
    for face in faces:
        laid = character_layout(face, ON_THE_TABLE, scale)
        blocks = laid.body.blocks
        assert not any(block.cut for block in blocks), face.name
        assert laid.complete or not blocks, face.name
        assert not blocks or laid.body.px >= smallest_letters(scale) - 0.01
        assert not blocks or laid.body_at[1] + laid.body.height <= ON_THE_TABLE * CARD_RATIO, face.name
