"""Labels find their nodes again; nodes are immutable values."""
from __future__ import annotations

import dataclasses
import pickle

import pytest

from sparktable.kernel.control import Nothing, Seq
from sparktable.kernel.decisions import NO
from sparktable.kernel.nodes import Frame, Node, label_tree, labelled
from sparktable.kernel.state import State
from toys import deckbuilder
from toys.duel import cards as duel_cards
from toys.mini import Note, Slow, mini


def test_every_part_of_a_tree_is_found_by_its_path() -> None:
    tree = Seq(Note("one"), Seq(Slow("two"), Note("three")))
    label_tree("test/paths", tree)
    assert labelled("test/paths") is tree
    assert labelled("test/paths/1/0") is tree.kids[1].kids[0]  # type: ignore[attr-defined]
    assert [node.label for node in tree.walk()] == ["test/paths", "test/paths/0", "test/paths/1", "test/paths/1/0",
                                                    "test/paths/1/1"]


def test_no_two_trees_share_a_name() -> None:
    first = label_tree("test/taken", Note("first"))
    label_tree("test/taken", first)
    with pytest.raises(ValueError, match="two trees are called 'test/taken'"):
        label_tree("test/taken", Note("second"))
    assert labelled("test/taken") is first


def test_the_toys_have_a_label_for_every_node_and_no_two_alike() -> None:
    nodes = {id(node): node for card in (*deckbuilder.CARDS, *duel_cards.CARDS)
             for _, tree in card.trees() for node in tree.walk()}
    labels = [node.label for node in nodes.values()]
    assert len(set(labels)) == len(labels)
    assert all(labelled(label) in nodes.values() for label in labels)


def test_a_part_that_two_trees_share_keeps_its_first_name() -> None:
    shared = Note("shared")
    label_tree("test/first", Seq(shared))
    label_tree("test/second", Seq(shared, Note("own")))
    assert shared.label == "test/first/0"


def test_an_unknown_label_is_named() -> None:
    with pytest.raises(LookupError, match="'test/gone'"):
        labelled("test/gone")


def test_a_node_is_pickled_as_its_label() -> None:
    node = label_tree("test/pickled", Note("x"))
    assert pickle.loads(pickle.dumps(node)) is node


def test_a_card_text_cannot_change_and_a_typo_is_an_error() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Note("x").word = "y"  # type: ignore[misc]
    with pytest.raises(TypeError):
        Note(wrod="x")  # type: ignore[call-arg]


def test_parts_are_found_in_fields_and_in_tuples_of_a_verb() -> None:
    one, other = Note("one"), Note("other")

    @dataclasses.dataclass(frozen=True, eq=False)
    class Pair(Node):
        both: tuple[Node, ...]
        single: Node

    assert list(Pair((one, other), one).parts()) == [("both0", one), ("both1", other), ("single", one)]


def test_a_node_says_what_it_lacks() -> None:
    class Bare(Node):
        pass

    s: State = mini()
    frame = Frame(Bare(), 0, 0)
    with pytest.raises(TypeError, match="Bare is not instant"):
        Bare().run(s, frame)
    with pytest.raises(TypeError, match="Bare asks nothing"):
        Bare().answer(s, frame, NO)
    assert isinstance(labelled("kernel/nothing"), Nothing)
