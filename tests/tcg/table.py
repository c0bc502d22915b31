"""A table for tests: two teams, hands and deck tops told by name; answers given in words.

    table = Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], hand=["Zap"])
    table.do("play Zap", "Arcee")
    assert table.damage("Arcee") == 1

A deck's other cards have no icons. Names may be shortened to a part that only one card at the table has.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sparktable.games.tcg.card import SLOTS, Character, TcgCard
from sparktable.games.tcg.cards import NUMBER
from sparktable.games.tcg.deeds.force import enforce_character, lift
from sparktable.games.tcg.deeds.upgrading import PLACED, put_on
from sparktable.games.tcg.facts.stats import attack, defense
from sparktable.games.tcg.state import DECK, HAND, KO_AREA, OUTSIDE, SCRAP, TcgState, battle_card
from sparktable.kernel.check import violations
from sparktable.kernel.decisions import DONE, NO, PASS, YES, Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.zones import move

BLANK = "Photon Bomb"
"""A card without icons."""
WORDS = {"done": DONE, "no": NO, "pass": PASS, "yes": YES}


class Table:
    """One position in the first seat's third turn, so that all permissions are there."""

    def __init__(self, mine: Sequence[str], theirs: Sequence[str], *, hand: Sequence[str] = (),
                 their_hand: Sequence[str] = (), deck: Sequence[str] = (), their_deck: Sequence[str] = (),
                 scrap: Sequence[str] = (), instead: dict[str, TcgCard] | None = None, size: int = 30,
                 **options: Any) -> None:
        plain = [{"name": "test", "team": [*team], "cards": {"Zap": 3}} for team in (mine, theirs)]
        self.game: Any = open_game("tcg", {"decks": ["Autobots Starter Set"] * 2, "begins": 0, **options})
        chosen = self.game.chosen
        self.game.chosen = chosen.__class__(chosen.mode, tuple(
            chosen.decks[0].__class__("test", tuple(each["team"]), ((BLANK, 60),)) for each in plain),  # type: ignore[arg-type]
            0, chosen.rulings)
        s: Any = self.game.set_up(1)
        self.game.chosen = chosen
        self.s: TcgState = s
        if instead:
            cards = [*s.cards]
            for name, card in instead.items():
                cards[NUMBER[name]] = card
            s.cards = tuple(cards)
        pending(s)
        s.turn = 3
        s.flips = s.actions = s.upgrades = s.taps = 1
        s.plays = 99
        for seat, (held, top) in enumerate(((hand, deck), (their_hand, their_deck))):
            for slot in [*s.zones[HAND + seat]]:
                move(s, slot, DECK + seat)
            for name in held:
                self._take(seat, name, HAND)
            for name in reversed(top):
                self._take(seat, name, DECK)
        for name in scrap:
            self._take(0, name, SCRAP)
        for seat in range(2):
            for slot in s.zones[DECK + seat][:max(0, len(s.zones[DECK + seat]) - size)]:
                move(s, slot, OUTSIDE + seat)
        self._again()

    def _take(self, seat: int, name: str, zone: int) -> None:
        """One of the blank cards at the bottom of the deck becomes that card, there."""
        slot = self.s.zones[DECK + seat][0]
        self.s.ident[slot] = NUMBER[name]
        move(self.s, slot, zone + seat)

    def equip(self, name: str, character: str) -> Table:
        """An Upgrade lies on a character already."""
        host = self.slot(character)
        seat = self.s.owner[host]
        self._take(seat, name, HAND)
        upgrade = self.s.zones[HAND + seat][-1]
        put_on(self.s, upgrade, host, SLOTS.index(battle_card(self.s, upgrade).slot), PLACED)
        self.s.waiting.clear()
        self._again()
        return self

    def spare(self, name: str, zone: int) -> int:
        """A card of that name lies in a zone of the first seat."""
        self._take(0, name, zone)
        return self.s.zones[zone][-1]

    def scrapped(self, seat: int = 0) -> list[str]:
        return [self.s.card(slot).name for slot in self.s.zones[SCRAP + seat]]

    def _again(self) -> None:
        self.s.pending = None

    @property
    def asked(self) -> Decision:
        asked = pending(self.s)
        assert asked is not None, "the game is over"
        return asked

    def slot(self, name: str, seat: int | None = None) -> int:
        """The character (or, if there is none, the card) of that name."""
        titles = [(slot, self.s.cards[title]) for slot, title in enumerate(self.s.ident)
                  if seat is None or self.s.owner[slot] == seat]
        found = [slot for slot, title in titles if isinstance(title, Character) and name in title.full_name]
        return (found or [slot for slot, title in titles if name == title.name])[0]

    def named(self, option: Option) -> str:
        """An option in words: "flip Red Alert", "play Zap", "attack Arcee", or the card alone."""
        cards = [self.s.card(int(ref.value)).name for ref in option.refs if ref.kind == "card"]
        words = [str(ref.value) for ref in option.refs if ref.kind == "word"]
        return " ".join([*([] if option.kind == "card" else [option.kind]), *cards, *words])

    def can(self, words: str) -> bool:
        return any(self.named(option) == words for option in self.asked.options)

    def do(self, *answers: str) -> Table:
        for words in answers:
            options = self.asked.options
            found = [option for option in options if option == WORDS.get(words) or self.named(option) == words
                     or (words == "yes" and option.kind == "do")]
            assert found, f"'{words}' is not possible: {self.asked.kind} {[self.named(each) for each in options]}"
            take(self.s, found[0])
            assert violations(self.s) == []
        return self

    def fight(self, attacker: str, defender: str) -> Table:
        """One attack, with no to all that is asked in it."""
        self.do(f"attack {attacker}")
        if self.asked.kind == "defender":
            self.do(defender)
        return self.settle()

    def settle(self) -> Table:
        """No to everything until the next turn or attack."""
        while pending(self.s) is not None and self.asked.kind not in ("main", "attacker", "defender"):
            no = [option for option in self.asked.options if option in (NO, PASS, DONE)]
            take(self.s, (no or [*self.asked.options])[0])
        return self

    def damage(self, name: str) -> int:
        return self.s.damage[self.slot(name)]

    def attack(self, name: str) -> int:
        return attack(self.s, self.slot(name))

    def defense(self, name: str) -> int:
        return defense(self.s, self.slot(name))

    def koed(self, name: str) -> bool:
        slot = self.slot(name)
        return self.s.where[slot] == KO_AREA + self.s.owner[slot]

    def hand(self, seat: int = 0) -> list[str]:
        return [self.s.card(slot).name for slot in self.s.zones[HAND + seat]]

    def tap(self, *names: str) -> Table:
        for name in names:
            self.s.tapped[self.slot(name)] = 1
        self._again()
        return self

    def hurt(self, name: str, n: int) -> Table:
        self.s.damage[self.slot(name)] = n
        self._again()
        return self

    def turn_to(self, name: str, mode: int) -> Table:
        """Another side is up, without anybody noticing."""
        slot = self.slot(name)
        lift(self.s, slot)
        self.s.mode[slot] = mode
        enforce_character(self.s, slot)
        self._again()
        return self
