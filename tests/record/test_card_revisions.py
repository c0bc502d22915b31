"""Card revisions: alike in every run, different as soon as the card means something else."""

import os
import subprocess
import sys
from pathlib import Path

from sparktable.kernel.control import Choose, May, Seq
from sparktable.kernel.game import Game
from sparktable.record.card_revisions import changed_since, revision, revisions, used_revisions
from toys.deckbuilder import DrawCards, GainEnergy, GainPower, ToyCard

from .play import played

TESTS = Path(__file__).parents[1]


def _card(cost: int = 2, **changes: object) -> ToyCard:
    card = ToyCard("Scout", cost, Seq(DrawCards(1), May(GainPower(2))))
    for name, value in changes.items():
        setattr(card, name, value)
    return card


def test_equal_cards_have_equal_revisions() -> None:
    assert revision(_card()) == revision(_card())


def test_every_change_of_meaning_is_a_new_revision() -> None:
    variants = [
        _card(), _card(cost=3), _card(name="Scouts"),
        _card(text=Seq(DrawCards(1), May(GainPower(3)))),
        _card(text=Seq(May(GainPower(2)), DrawCards(1))),
        _card(text=Choose(DrawCards(1), May(GainPower(2)))),
        _card(text=Seq(DrawCards(1), GainPower(2))),
        _card(text=Seq(DrawCards(1), May(GainEnergy(2)))),
    ]
    assert len({revision(card) for card in variants}) == len(variants)


def test_playing_changes_no_revision(toy: Game) -> None:
    """Nodes keep caches beside what they were given; those are no part of a card's meaning."""
    before = {card.slug: revision(card) for card in toy.cards}
    played(toy, seed=1)
    assert {card.slug: revision(card) for card in toy.cards} == before


def test_revisions_are_alike_in_another_run_of_the_program(game: Game) -> None:
    script = ("from toys import deckbuilder, duel\n"
              "from sparktable.kernel.game import open_game\n"
              "from sparktable.record.card_revisions import revisions\n"
              f"print(sorted(revisions(open_game({game.name!r}, {{}})).items()))")
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
                                           "PYTHONHASHSEED": "7"}).stdout
    assert said.strip() == str(sorted(revisions(game).items()))


def test_changed_and_missing_cards_are_named(toy: Game) -> None:
    stored = used_revisions(played(toy).state)
    assert changed_since(toy, stored) == ()
    assert changed_since(toy, stored | {"toy-spy": "00", "toy-gone": "00"}) == ("toy-gone", "toy-spy")
