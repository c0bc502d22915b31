"""Card revisions: a short hash of all that a card means, so that a save can tell which cards changed."""
from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

from sparktable.kernel.game import Card, Game
from sparktable.kernel.nodes import Node
from sparktable.kernel.state import State


def revision(card: Card) -> str:
    """The card's numbers, words and trees in eight hexadecimal digits."""
    trees = "; ".join(f"{place}: {_spelt(tree)}" for place, tree in card.trees())
    text = f"{_composed(card)} {trees}"
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


@functools.lru_cache(maxsize=16)
def revisions(game: Game) -> Mapping[str, str]:
    """Slug -> revision of every card in a game's catalogue."""
    return {card.slug: revision(card) for card in game.cards}


def used_revisions(s: State) -> dict[str, str]:
    """Slug -> revision of the cards that are in a game."""
    known = revisions(s.game)
    return {slug: known[slug] for slug in sorted({s.cards[index].slug for index in s.ident})}


def changed_since(game: Game, stored: Mapping[str, str]) -> tuple[str, ...]:
    """The slugs whose cards are no longer what they were, or no longer there."""
    known = revisions(game)
    return tuple(sorted(slug for slug, kept in stored.items() if known.get(slug) != kept))


def _attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """What was given to a card or a node: what it declares, or all it has where it declares nothing. Caches, labels
    and private things are not part of its meaning, nor is what it worked out of the rest."""
    declared = {*getattr(thing, "__dataclass_fields__", ()), *getattr(thing, "GIVEN", ())}
    slots = {name for cls in type(thing).__mro__ for name in _slot_names(cls)}
    for name in declared or {*getattr(thing, "__dict__", {}), *slots}:
        cached = isinstance(getattr(type(thing), name, None), functools.cached_property)
        if not name.startswith("_") and name != "label" and not cached and hasattr(thing, name):
            yield name, getattr(thing, name)


def _slot_names(cls: type) -> Iterable[str]:
    slots = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else slots


def _spelt(value: Any) -> str:
    """A value in words that are alike in every run of the program."""
    if isinstance(value, Node):
        return _composed(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_spelt, value))}]"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(_spelt, value)))}}}"
    if isinstance(value, Mapping):
        return f"{{{', '.join(sorted(f'{_spelt(key)}: {_spelt(item)}' for key, item in value.items()))}}}"
    if isinstance(value, Enum):  # whose own spelling differs between versions of Python
        return f"{type(value).__name__} {value.value!r}"
    if value is None or isinstance(value, int | float | str):
        return repr(value)
    if isinstance(value, type) or callable(value):
        return str(getattr(value, "__qualname__", type(value).__name__))
    return _composed(value)


def _composed(thing: Any) -> str:
    """A node, a record or any other object: its class and what it was given."""
    given = ", ".join(f"{name}={_spelt(value)}" for name, value in sorted(_attributes(thing)))
    return f"{type(thing).__name__}({given})"
