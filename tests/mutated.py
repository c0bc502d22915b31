"""JSON with strange values in random places, as somebody's hand, another version or a bad disk leaves it."""
from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st


def _deep(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, 5, -1, 3.5, 2**63, -(2**70), 10**30, "", "x", "human", "\ud800", "A\udc00b", "\0",
    "<img src=x>", "€" * 300, "a" * 30_000, [], {}, [None], [[]], ["\ud800"], [1], [{}], {"": ""},
    {"x": {"y": [1]}}, {"\ud800": 1}, _deep(10), _deep(200))
strange = st.sampled_from(STRANGE) | st.text(max_size=8) | st.integers()


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


@st.composite
def mutations(draw: st.DrawFn, data: dict[str, Any], most: int = 3) -> dict[str, Any]:
    """The same with up to so many values replaced, taken out or added."""
    changed = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, most))):
        path = draw(st.sampled_from(places(changed)[1:] or [("",)]))
        inside = changed
        for part in path[:-1]:
            inside = inside[part]
        match draw(st.sampled_from(("replace", "replace", "take out", "add"))):
            case "replace":
                inside[path[-1]] = copy.deepcopy(draw(strange))
            case "take out" if isinstance(inside, dict):
                inside.pop(path[-1], None)
            case "add" if isinstance(inside, dict):
                inside[draw(st.sampled_from(("more", *map(str, inside))))] = copy.deepcopy(draw(strange))
    return changed
