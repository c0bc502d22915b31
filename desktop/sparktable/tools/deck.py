"""``sparktable deck NAME|FILE|CODE``: a deck with what is illegal in it, or in another form."""

import argparse
import json
import sys
from pathlib import Path

from sparktable.app.translations import Words
from sparktable.games.tcg.cards import BATTLE_CARDS
from sparktable.games.tcg.deck_codes import encode, is_code
from sparktable.games.tcg.deck_lists import written
from sparktable.games.tcg.decks import IN_DECKS, LEAST_CARDS, Deck, Fault, faults, told
from sparktable.games.tcg.options import RANDOM, chosen_deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.games.tcg.state import SEATS
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion
from sparktable.kernel.scenario import brief
from sparktable.record.files import BadFile, CannotWrite
from sparktable.record.tcg.deck_file import as_file, read_deck_file, write_deck_file
from sparktable.text import LANGUAGES
from sparktable.tools.arguments import BadInput, one_of

FORMS = {"code": lambda deck: encode(deck) + "\n", "text": written, "file": as_file}
EXIT_ILLEGAL = 1
OTHER = "other"
"""A kind of card that belongs in no deck."""


def found(text: str) -> Deck:
    """The deck of that name, in that file, or of that code. Raises BadInput."""
    try:
        if not is_code(text) and Path(text).is_file():
            return read_deck_file(Path(text))
        if not is_code(text) and Path(text).suffix in (".json", ".txt"):
            raise BadInput(f"there is no file '{brief(text)}'")
        return chosen_deck(text)
    except (BadSetup, BadFile) as trouble:
        raise BadInput(str(trouble)) from trouble
    except (OSError, ValueError) as trouble:  # too long for a path, or with a letter that no path has
        raise BadInput(f"no deck, file or code '{brief(text)}'{suggestion(text, DECKS)}") from trouble


def seated(names: str) -> list[str]:
    """What `--deck` names, as the options of a game take it: one deck for each seat, or one for all of them. Raises
    BadInput."""
    wanted = [name.strip() for name in names.split(",")]
    if not all(wanted):
        raise BadInput(f"--deck '{brief(names)}' leaves out a deck: A,B has two")
    decks = [name if name == RANDOM else encode(found(name)) for name in wanted]
    return decks * SEATS if len(decks) == 1 else decks


def shown(deck: Deck, words: Words) -> str:
    """A deck for people."""
    cards, aside = (sum(count for _, count in part) for part in (deck.cards, deck.sideboard))
    lines = [words.say("tcg.deck.title", name=deck.name, stars=deck.stars(), limit=deck.star_limit()), "",
             words.say("tcg.deck.team", n=len(deck.team))]
    lines += [f"  {each.full_name} | {each.stars}★" for each in deck.characters()]
    if deck.stratagems:
        lines += ["", words.say("tcg.deck.stratagem", count=len(deck.stratagems)),
                  *(f"  {name}{_stars(name)}" for name in deck.stratagems)]
    lines += ["", words.say("tcg.deck.cards", n=cards)]
    for kind in (*IN_DECKS, OTHER):
        of_kind = [(name, count) for name, count in deck.cards if _kind(name) == kind]
        if of_kind:
            lines.append(f"  {words.say(f'tcg.deck.{kind}', count=sum(count for _, count in of_kind))}")
            lines += [f"    {count} {name}{_stars(name)}" for name, count in of_kind]
    if deck.sideboard:
        lines += ["", words.say("tcg.deck.sideboard", count=aside), *(f"  {count} {name}" for name, count in
                                                                      deck.sideboard)]
    if deck.notes:
        lines += ["", words.say("tcg.deck.notes"), *(f"  {line}" for line in deck.notes.splitlines())]
    return "\n".join([*lines, "", *(_in_words(faults(deck), words) or [words.say("tcg.deck.legal")])])


def _kind(name: str) -> str:
    return BATTLE_CARDS[name].type if BATTLE_CARDS[name].type in IN_DECKS else OTHER


def _stars(name: str) -> str:
    return f" | {BATTLE_CARDS[name].stars}★" if BATTLE_CARDS[name].stars else ""


def _in_words(wrong: list[Fault], words: Words) -> list[str]:
    return [words.say(f"tcg.deck.fault.{fault.key}", **dict(fault.args)) for fault in wrong]


def as_json(deck: Deck, words: Words) -> dict[str, object]:
    """The same for programs."""
    wrong = faults(deck)
    return {**told(deck), "stars": deck.stars(), "star_limit": deck.star_limit(), "code": encode(deck),
            "legal": not wrong, "faults": [{"key": fault.key, **dict(fault.args), "says": says}
                                           for fault, says in zip(wrong, _in_words(wrong, words), strict=True)]}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deck", metavar="NAME|FILE|CODE", help=f"a deck that ships ({LEAST_CARDS} cards and a team), "
                        "a file with a deck or a list, or a code out of a message")
    parser.add_argument("--as", dest="form", type=one_of("form", FORMS), help="write it as code, text or file")
    parser.add_argument("--out", type=Path, metavar="FILE", help="put it into a deck file")
    parser.add_argument("--language", type=one_of("language", LANGUAGES), default="en",
                        help=f"the language: {', '.join(LANGUAGES)} (en)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(asked: argparse.Namespace) -> int:
    """Exit code 0 for a legal deck, 1 for one with faults: they are printed, beside what it was turned into."""
    deck, words = found(asked.deck), Words(asked.language)
    if asked.out:
        try:
            write_deck_file(asked.out, deck)
        except CannotWrite as trouble:
            raise BadInput(str(trouble)) from trouble
    wrong = faults(deck)
    if asked.form:
        print(FORMS[asked.form](deck), end="")
        print(*_in_words(wrong, words), sep="\n", end="\n" if wrong else "", file=sys.stderr)
    elif asked.json:
        print(json.dumps(as_json(deck, words), ensure_ascii=False, indent=1))
    else:
        print(shown(deck, words))
    return EXIT_ILLEGAL if wrong else 0
