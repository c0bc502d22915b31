"""The faces of characters for pages outside the table."""
from __future__ import annotations

from collections.abc import Mapping, Set

from sparktable.app.catalog import Title
from sparktable.app.translations import WORDS
from sparktable.table.art.face import CharacterFace
from sparktable.table.fronts import fronts_of


def character_faces(title: Title, slugs: Set[str], options: Mapping[str, object]) -> dict[str, CharacterFace]:
    """Those of the characters that are in the box that is chosen."""
    fronts = fronts_of(title.name)
    if fronts is None:
        return {}
    box = {key: options[key] for key in ("set",) if key in options}
    faces = ((card.slug, fronts.front(card, WORDS, 0)) for card in title.open(box).cards if card.slug in slugs)
    return {slug: face for slug, face in faces if isinstance(face, CharacterFace)}
