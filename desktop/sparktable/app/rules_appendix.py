"""The pages of the rules that nobody writes: a game's words from A to Z, and the rulings that a table may play by, in
the words that the page of a new game has for them."""
from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from itertools import groupby

from sparktable.app.rules_page import HEADING, ITEM, PARAGRAPH, TERM, Block, Keyword, Page
from sparktable.app.translations import FALLBACK, WORDS
from sparktable.games import GAMES
from sparktable.games.rulings import Ruling, Rulings
from sparktable.kernel.game import Game


def appendix(game: str, language: str, keywords: Sequence[Keyword]) -> Iterator[Page]:
    words = [Block(TERM, f"{keyword.word}: {keyword.meaning}", keyword.page) for keyword in keywords]
    about = f"{game}.about"
    rulings = _rulings(game)
    groups = [(boxes, list(found)) for boxes, found in
              groupby(sorted(rulings.all, key=_boxes), key=_boxes)]
    names = [f"{game}.rulings.{box}" if box else f"{game}.rulings" for box, _ in groups]
    yield _page(f"{game}.words", "rules.words", language, words, (about, names[0]))
    sources = f"rules.rulings.sources.{game}"
    note = " ".join(_say(key, language) for key in ("rules.rulings.note", sources) if key in WORDS.keys(FALLBACK))
    for name, (boxes, switches) in zip(names, groups, strict=True):
        told = [Block(PARAGRAPH, note)]
        for ruling in switches:
            told += _ruling(rulings, ruling, language)
        see = (about, *(other for other in names if other != name))
        box = _say(f"{game}.setup.set.{boxes}" if boxes else "rules.rulings.every", language)
        yield _page(name, "rules.rulings", language, told, see, box if len(groups) > 1 else "",
                    names[0] if name != names[0] else "")


def rulings_played(game: Game) -> frozenset[str]:
    """What a table plays by, as the pages of rulings name it (`Block.choice`)."""
    if game.name not in GAMES:
        return frozenset()  # a guest, whose rules nobody wrote
    chosen = _rulings(game.name).chosen(game.options)
    return frozenset(_choice(game.name, ruling, value) for ruling, value in chosen.items())


def _rulings(game: str) -> Rulings:
    found: Rulings = importlib.import_module(f"sparktable.games.{game}.rules.rulings").RULINGS
    return found


def _choice(game: str, ruling: str, value: str) -> str:
    return f"{game}.{ruling}.{value}"


def _boxes(ruling: Ruling) -> str:
    """The box that it is for; "" for what belongs to more than one."""
    return ruling.boxes[0] if len(ruling.boxes) == 1 else ""


def _page(name: str, key: str, language: str, blocks: Sequence[Block], see: tuple[str, ...], box: str = "",
          above: str = "") -> Page:
    heading = _say(key, language)
    return Page(name, f"{heading}: {box}" if box else heading,
                tuple(_say(f"{key}.also", language).split(", ")), tuple(blocks), see, above=above)


def _ruling(rulings: Rulings, ruling: Ruling, language: str) -> Iterator[Block]:
    """What it decides, what each preset makes of it, and what else there is."""
    key = f"{rulings.game}.ruling.{ruling.name}"
    yield Block(HEADING, _say(key, language))
    yield Block(PARAGRAPH, _say(f"{key}.note", language))
    chosen = {preset: differing.get(ruling.name, ruling.values[0]) for preset, differing in rulings.presets.items()}
    for value in ruling.values:
        by = [_say(f"setup.preset.{preset}", language) for preset, its in chosen.items() if its == value]
        word = _say(f"{key}.{value}", language)
        yield Block(ITEM, f"{word} ({', '.join(by)})" if by else word,
                    choice=_choice(rulings.game, ruling.name, value))


def _say(key: str, language: str) -> str:
    """A sentence in a language that need not be the one that is spoken."""
    return str(WORDS.template(key, language) or WORDS.template(key, FALLBACK) or key)
