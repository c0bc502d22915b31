"""A mistyped name is met with the nearest one that exists."""
from __future__ import annotations

from sparktable.kernel.names import plain, suggestion


def test_spelling_makes_no_difference() -> None:
    assert plain("  Anti-Personnel   MINE! ") == plain("anti personnel mine")
    assert plain("Méga'tron") == "megatron"


def test_the_nearest_name_is_given_as_it_is_written() -> None:
    assert suggestion("MATRX", ["Matrix", "arena"]) == "; did you mean 'Matrix'?"
    assert suggestion("red alrt", ["red-alert", "hot-shot"]) == "; did you mean 'red-alert'?"


def test_without_a_near_one_all_are_listed_up_to_a_limit() -> None:
    assert suggestion("chess", ["matrix", "arena"]) == "; known are arena, matrix"
    assert suggestion("chess", ["matrix", "arena"], limit=1) == "; known are arena …"
    assert suggestion("chess", ["matrix", "arena"], limit=0) == ""
    assert suggestion("chess", []) == ""
