"""What tests of the session share: a toy game with its words, and opponents that answer at once."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.archive import Archive
from sparktable.app.catalog import Title
from sparktable.app.players import Ask, Player
from sparktable.app.session import Session
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.view import View

TOY = Title("toy-deckbuilder", "toys.deckbuilder")
ANN, BEN, CLEO, BOT = Player("Ann"), Player("Ben"), Player("Cleo"), Player("Bot", "random")

WORDS = {
    "title.toy-deckbuilder": "Toy deck-builder", "title.toy-deckbuilder.note": "Three players",
    "toy-deckbuilder.option.hit": "Hit {seat}", "toy-deckbuilder.option.scrap": "Scrap {card}",
    "toy-deckbuilder.option.block": "Block with {card}", "toy-deckbuilder.zone.hand of": "Hand",
    "toy-deckbuilder.zone.deck of": "Deck", "toy-deckbuilder.zone.discard of": "Discard pile",
    "toy-deckbuilder.zone.played by": "In play", "toy-deckbuilder.zone.supply": "Supply",
    "toy-deckbuilder.zone.market": "Market", "toy-deckbuilder.zone.scrap": "Scrapped",
    "toy-deckbuilder.event.moved.market.discard of": "{card} is bought.",
    "toy-deckbuilder.event.moved.hand of.played by": "{card} is played.",
    "toy-deckbuilder.outcome.fallen": "Somebody fell.",
}


class Waiting:
    """An `ask` that keeps the questions, for the test to answer when it likes."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, str, int]] = []

    def __call__(self, view: View, opponent: str, seed: int, /) -> int:
        self.asked.append((view, opponent, seed))
        return len(self.asked)


def session(players: Sequence[Player], ask: Ask | None = None, seed: int = 5) -> Session:
    """A toy game that has not begun."""
    TOY.form({})  # puts the game on the shelf
    match = Match(open_game(TOY.name, {}), seed, watched=True)
    return Session(match, tuple(players), ask or Waiting())


def first(game: Session, kind: str) -> Option:
    return next(option for option in game.options if option.kind == kind)


def leave_no_journal(archive: Archive) -> None:
    """The running game is left, and nothing but its saves tells of it."""
    archive.pause()
    for journal in archive.root.glob("running/*/journal.jsonl"):
        journal.unlink()
