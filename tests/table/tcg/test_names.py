"""Names on the table of the card duel stand there whole, in a small window with large words too."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.games.tcg.cards import BATTLE_CARDS, CHARACTERS
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.names import shown
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View, view
from sparktable.table.art import parts, thumb
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import theme
from sparktable.table.picture_store import Look, PictureStore
from sparktable.table.tcg.tableau import TcgTableau
from tcg.table import Table

ROOMS = {100: (1244, 690), 150: (1244, 682)}
"""What a window of 1280 x 720 leaves to the table, by how large words are in per cent."""
NAMES = {shown(card.name) for card in (*CHARACTERS.values(), *BATTLE_CARDS.values())}
UPGRADES = sorted((card for card in BATTLE_CARDS.values() if card.slot), key=lambda card: len(card.name))

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """The texts that are painted with their end cut off."""
    found: list[str] = []
    fitted = parts.fitted

    def watched(text: str, *how: Any) -> Any:
        drawn = fitted(text, *how)
        if drawn[0] != text:
            found.append(text)
        return drawn

    for module in (parts, thumb):
        monkeypatch.setattr(module, "fitted", watched)
    return found


def paint(seen: View, game: Any, text: int, language: str) -> None:
    WORDS.use(language)
    speech = Speech(title("tcg"), game, ["Ann", "Ben"])
    room, tableau = ROOMS[text], TcgTableau()
    pictures = PictureStore(CardRenderer(), Look(theme("dark"), k=tableau.scale(*room), text=text / 100))
    for piece in tableau.layout(seen, *room, pictures.look, speech).pieces:
        if piece.drawing is not None:
            pictures.pixmap(piece.drawing, max(1, piece.box.w), max(1, piece.box.h))


def names_in(texts: list[str]) -> list[str]:
    return [text for text in texts if any(text in name for name in NAMES)]


def positions(seed: int) -> Iterator[tuple[View, Any]]:
    """Here and there in a played game of random teams, as whoever is asked sees it."""
    game = open_game("tcg", {"decks": ["random", "random"]})
    match, dice, answers = Match(game, seed), Dice(seed), 0
    while (asked := match.decision) is not None and answers < 120:
        if answers % 23 == seed % 23:
            yield view(match.state, asked.seat), game
        match.take(asked.options[dice.below(len(asked.options))])
        answers += 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ROOMS)
@pytest.mark.parametrize("seed", range(6))
def test_no_name_is_cut_wherever_a_game_has_come_to(cut: list[str], seed: int, text: int, language: str) -> None:
    for seen, game in positions(seed + 10 * text):
        paint(seen, game, text, language)
        assert not names_in(cut)


def longest(many: int) -> list[str]:
    """The characters with the longest names, each name once."""
    plain = [card for card in CHARACTERS.values() if isinstance(card, Character) and card.modes[0].name == "alt"]
    ordered = sorted(plain, key=lambda card: -max(map(len, [*shown(card.name).split(), shown(card.name)[:len(
        shown(card.name)) * 2 // 3]])))
    return list({shown(card.name): card.full_name for card in ordered}.values())[:many]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ROOMS)
@pytest.mark.parametrize("many", [2, 4, 6])
def test_the_longest_names_of_all_stand_there_whole(cut: list[str], many: int, text: int, language: str) -> None:
    """Also where half of a team is tapped, and wears what has the longest names."""
    mine, theirs = longest(2 * many)[:many], longest(2 * many)[many:]
    table = Table(mine, theirs, hand=[card.name for card in UPGRADES[-4:]])
    for index, (name, card) in enumerate(zip(mine, reversed(UPGRADES), strict=False)):
        table.equip(card.name, name.partition(",")[0])
        if index % 2:
            table.tap(name.partition(",")[0])
    paint(view(table.s, 0), table.game, text, language)
    assert not names_in(cut)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [150, 200])
def test_piles_and_what_a_turn_consists_of_are_called_by_whole_words(
        cut: list[str], monkeypatch: pytest.MonkeyPatch, text: int, language: str) -> None:
    monkeypatch.setitem(ROOMS, 200, (1244, 676))
    table = Table(*(longest(4)[:2], longest(4)[2:]))
    paint(view(table.s, 0), table.game, text, language)
    said = [WORDS.say("tcg.table.your_turn"), *(WORDS.say(f"tcg.pile.{pile}") for pile in ("hand", "deck", "scrap"))]
    assert not {each.upper() for each in said} & {each.upper() for each in cut}
