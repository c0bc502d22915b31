"""A table for tests: a position set up in words, played in words, read in words.

    table = Table("Elita-1", "Megatron")                   # team versus team; seat 0, Elita-1, is active
    table.put("C2", "Motormaster", up=False)               # what lies where; everything else is face down
    table.stand("Megatron", "C2").hand("Elita-1", "Scout")
    table.play("Scout").say("turn up").quiet()

Names of characters stand for seats, names of titles for cards, names like "B2" (column, row) for spaces. Everybody
starts in Alt Mode with 2 Energon, an empty hand and no Missions; seat 0 stands on B2, the others far away. The four
stacks, the decks and everything face down lie as set-up left them.

After every answer the table also checks what holds in all positions: that a copy asks the same question, and that no
other seat could tell this state from one that looks the same to it.
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any

from sparktable.games import load_all
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.facts import power
from sparktable.games.matrix.facts.contest import reach as battle_reach
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.position import Position, faction_named
from sparktable.games.matrix.state import ALT, BOT, BUY, MatrixState, seat_zone
from sparktable.kernel.check import violations
from sparktable.kernel.control import Seq
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.nodes import Node, labelled
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State, digest
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import FACE_UP, move

load_all()


class Table:
    """One position. Methods that change it return the table, so that they can be chained."""

    def __init__(self, *characters: str, mode: str = "tvt", box: str = "war-on-cybertron", side: str = "autobot",
                 rulings: dict[str, str] | None = None, energon: int = 2, seed: int = 5, **options: Any) -> None:
        game = open_game("matrix", {"set": box, "mode": mode, "players": len(characters), "side": side,
                                    "characters": list(characters), "rulings": rulings or {}, **options})
        assert isinstance(game, MatrixGame)
        state = game.new(seed)
        assert isinstance(state, MatrixState)
        self.s: MatrixState = state
        self.characters = characters
        self.game = game
        self.position = Position(state, energon)

    # --- names ------------------------------------------------------------------------------------------------

    def seat(self, who: str | int) -> int:
        return who if isinstance(who, int) else self.characters.index(who)

    def space(self, name: str) -> int:
        return self.s.game.grid.names.index(name)

    def name(self, slot: int) -> str:
        return str(self.s.card(slot).name)

    def names(self, zone: int) -> list[str]:
        return [self.name(slot) for slot in self.s.zones[zone]]

    def slot(self, name: str) -> int:
        """The card of that name that the test has placed; it must be unmistakable."""
        found = [slot for slot in sorted(self.position.placed) if self.name(slot) == name]
        assert found, f"the test has placed no {name}"
        return found[0]

    # --- setting up -------------------------------------------------------------------------------------------

    def put(self, where: str, name: str, *, up: bool = True, command: str = "", energon: int = 0) -> Table:
        """A card in the Matrix instead of what lies there, without anything happening."""
        self.position.put(self.space(where), name, up=up, energon=energon,
                          command=faction_named(command) if command else None)
        return self

    def empty(self, where: str) -> Table:
        """Nothing lies there: what did is back in the box."""
        self.position.empty(self.space(where))
        return self

    def stand(self, who: str | int, where: str) -> Table:
        self.s.at[self.seat(who)] = self.space(where)
        return self._changed()

    def turn_of(self, who: str | int) -> Table:
        """It is that player's turn to act."""
        self.position.turn_of(self.seat(who))
        return self

    def mode(self, who: str | int, side: str) -> Table:
        self.position.mode(self.seat(who), {"alt": ALT, "bot": BOT}[side])
        return self

    def energon(self, who: str | int, n: int) -> Table:
        self.s.energon[self.seat(who)] = n
        return self._changed()

    def hand(self, who: str | int, *names: str) -> Table:
        return self._lay(who, zones.HAND, names)

    def deck(self, who: str | int, *names: str) -> Table:
        """These cards on top of the deck, the first one topmost."""
        return self._lay(who, zones.DECK, tuple(reversed(names)))

    def no_deck(self, who: str | int) -> Table:
        """An empty deck, and an empty discard pile."""
        for which in (zones.DECK, zones.DISCARD):
            self.position.clear(self.seat(who), which)
        return self

    def discard_pile(self, who: str | int, *names: str) -> Table:
        return self._lay(who, zones.DISCARD, names)

    def vault(self, who: str | int, *names: str) -> Table:
        return self._lay(who, zones.VAULT, names)

    def missions(self, who: str | int, *names: str) -> Table:
        return self._lay(who, zones.MISSIONS, names)

    def mission_stack(self, who: str | int, *names: str) -> Table:
        """These on top of the team's stack, the first one topmost."""
        return self._on_top(zones.MISSION_STACK + self.s.game.side[self.seat(who)], names)

    def in_play(self, who: str | int, *names: str) -> Table:
        """Cards that have been played, with all their Power and Move, their texts in force; nothing else happened."""
        return self._lay(who, zones.PLAY, names)

    def encounter(self, *names: str) -> Table:
        """These Encounters on top, the first one topmost."""
        return self._on_top(zones.ENCOUNTERS, names)

    def only_encounter(self, name: str) -> Table:
        """No other Encounter is left, so that this one comes up however they are shuffled."""
        self.encounter(name)
        for slot in tuple(self.s.zones[zones.ENCOUNTERS]):
            if slot not in self.position.placed:
                move(self.s, slot, zones.BOX)
        return self._changed()

    def turn_goes_on(self) -> Table:
        """What the test has put on the stack is resolved."""
        return self._changed()

    def main_deck(self, *names: str) -> Table:
        return self._on_top(zones.MAIN_DECK, names)

    def next_damage(self, *names: str) -> Table:
        return self._on_top(zones.DAMAGE_STACK, names)

    def next_ruin(self, *names: str) -> Table:
        return self._on_top(zones.RUINS, names)

    def _on_top(self, zone: int, names: Iterable[str]) -> Table:
        self.position.on_top(zone, names)
        return self

    def _lay(self, who: str | int, which: int, names: Iterable[str]) -> Table:
        self.position.lay(self.seat(who), which, names)
        return self

    def _changed(self) -> Table:
        self.s.pending = None
        return self

    # --- playing ----------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The question that waits."""
        question = pending(self.s)
        assert question is not None, f"the game is over: {self.s.outcome}"
        return question

    def read(self, option: Option) -> str:
        """An option in words: what it is, and the names of what it refers to."""
        words = [option.kind]
        for ref in option.refs:
            if ref.kind == "card":
                words.append(self._card_words(int(ref.value)))
            elif ref.kind == "space":
                words.append(self.s.game.grid.names[int(ref.value)])
            elif ref.kind == "seat":
                words.append(self.characters[int(ref.value)])
            elif ref.kind == "word" and option.kind == "do":
                words.append(_node_words(labelled(str(ref.value))))
            else:
                words.append(str(ref.value))
        return " ".join(words)

    def _card_words(self, slot: int) -> str:
        matrix = self.s.zones[zones.MATRIX]
        return f"{self.name(slot)} at {self.s.game.grid.names[matrix.index(slot)]}" if slot in matrix \
            else self.name(slot)

    def options(self) -> list[str]:
        return [self.read(option) for option in self.asked.options]

    def offers(self, *words: str) -> bool:
        """Whether an option is open whose description has all these words."""
        return any(self._means(option, words) for option in (*self.asked.options, *self.asked.asides))

    def _means(self, option: Option, words: tuple[str, ...]) -> bool:
        text = f" {self.read(option).lower()} "
        return all(word.lower() in text for word in words)

    def say(self, *words: str) -> Table:
        """Take the option whose description has all these words."""
        question = self.asked
        found = [option for option in (*question.options, *question.asides) if self._means(option, words)]
        assert found, f"'{' '.join(words)}' is none of the answers to '{question.kind}': {self.options()}"
        exact = [option for option in found if self.read(option).lower() == " ".join(words).lower()]
        take(self.s, (exact or found)[0])
        self._check()
        return self

    def play(self, name: str, *answers: str) -> Table:
        """Play a card from hand, then give these answers, each in words."""
        return self._then(("play", name), answers)

    def act(self, *words: str) -> Table:
        """An action of the active player: `act("buy", "Bold")`."""
        assert self.asked.kind == "action", f"'{self.asked.kind}' is asked, not an action"
        return self.say(*words)

    def activate(self, name: str, price: int, *answers: str) -> Table:
        """Use an Energon ability."""
        return self._then((f"activate {name} {price}",), answers)

    def use(self, name: str, number: int, *answers: str, x: int = 0) -> Table:
        """Use the text with a price that comes first, second … on a card."""
        return self._then((f"use {name}", f" {number} {x} "), answers)

    def move(self, where: str, *answers: str) -> Table:
        """Take a step."""
        return self._then((f"move {where}",), answers)

    def search(self, *answers: str) -> Table:
        return self._then(("search",), answers)

    def _then(self, words: tuple[str, ...], answers: tuple[str, ...]) -> Table:
        self.say(*words)
        for answer in answers:
            self.say(answer)
        return self

    def unblocked(self) -> Table:
        """Nobody Blocks, as often as it is asked now."""
        while self.s.outcome is None and self.asked.kind == "block":
            self.say("pass")
        return self

    def end_turn(self) -> Table:
        """End the turn, keeping all Missions."""
        self.act("end turn")
        while self.s.outcome is None and self.asked.kind == "discard mission":
            self.say("keep")
        return self

    def quiet(self) -> Table:
        """Nobody is waited for but the active player, for an action; and the state is sound."""
        if self.s.outcome is None:
            assert self.asked.kind == "action", f"{self.characters[self.asked.seat]} is asked '{self.asked.kind}'"
            assert len(self.s.stack) == 2, "something is still going on below the question"
        assert violations(self.s) == []
        return self

    def _check(self) -> None:
        """What holds after every answer."""
        s = self.s
        question = pending(s)
        if question is None:
            return
        again = s.copy()
        again.pending = None
        asked = pending(again)
        assert asked is not None
        assert [option.label() for option in asked.options] == [option.label() for option in question.options]
        for seat in range(len(self.characters)):
            assert _seen(determinize(s, seat, 11), seat) == _seen(s, seat), \
                f"{self.characters[seat]} could tell what is hidden while '{question.kind}' is asked"

    # --- reading ----------------------------------------------------------------------------------------------

    def has(self, who: str | int) -> int:
        """Somebody's Energon."""
        return self.s.energon[self.seat(who)]

    def vp(self, who: str | int) -> int:
        return self.s.vp[self.seat(who)]

    def at(self, who: str | int) -> str:
        return str(self.s.game.grid.names[self.s.at[self.seat(who)]])

    def side(self, who: str | int) -> str:
        return "bot" if self.s.mode[self.seat(who)] == BOT else "alt"

    def damage(self, who: str | int) -> int:
        """Damage that somebody controls."""
        return sum(self.s.card(slot).type == "damage" for slot in self.s.zones[seat_zone(self.seat(who), zones.PLAY)])

    def zone(self, who: str | int, which: int) -> list[str]:
        """The names in one of a player's zones, bottom first."""
        return self.names(seat_zone(self.seat(who), which))

    def hand_of(self, who: str | int) -> list[str]:
        return self.zone(who, zones.HAND)

    def discarded(self, who: str | int) -> list[str]:
        return self.zone(who, zones.DISCARD)

    def played(self, who: str | int) -> list[str]:
        return self.zone(who, zones.PLAY)

    def vault_of(self, who: str | int) -> list[str]:
        return self.zone(who, zones.VAULT)

    def missions_of(self, who: str | int) -> list[str]:
        return self.zone(who, zones.MISSIONS)

    def top_of_deck(self, who: str | int) -> str:
        return self.zone(who, zones.DECK)[-1]

    def lies(self, where: str) -> str:
        """What lies in a space, or an empty string."""
        slot = self.s.zones[zones.MATRIX][self.space(where)]
        return self.name(slot) if slot >= 0 else ""

    def is_up(self, where: str) -> bool:
        slot = self.s.zones[zones.MATRIX][self.space(where)]
        return slot >= 0 and self.s.known[slot] & FACE_UP != 0

    def knows(self, who: str | int, name: str) -> bool:
        """Whether somebody knows the card of that name which the test has placed."""
        return bool(self.s.known[self.slot(name)] >> self.seat(who) & 1)

    def destroyed(self) -> list[str]:
        return self.names(zones.DESTROYED)

    def out_of_game(self) -> list[str]:
        return self.names(zones.OUT)

    def power_at(self, distance: int, purpose: int = BUY, target: str = "") -> int:
        """The active player's Power that reaches that far, for a purpose and a target."""
        return power.strength(self.s, self.s.active, distance, purpose, self.slot(target) if target else -1)

    def power_against(self, name: str) -> int:
        """The active player's Power in a battle with an Adversary."""
        return battle_reach(self.s, self.s.active, self.slot(name))

    def power_on(self, name: str) -> int:
        return self.s.power[self.slot(name)]

    def move_on(self, name: str) -> int:
        return self.s.moves[self.slot(name)]


def _node_words(node: Node) -> str:
    """A text in words for tests: names of verbs, and whatever is not the usual."""
    if isinstance(node, Seq):
        return " ".join(_node_words(kid) for kid in node.kids)
    words = [type(node).__name__]
    for field in fields(node) if is_dataclass(node) else ():
        value = getattr(node, field.name)
        if not field.init:
            continue
        if isinstance(value, Node):
            words.append(_node_words(value))
        elif value != field.default:
            words.append(f"{field.name}={value}" if isinstance(value, int) else str(value))
    return " ".join(words)


def _seen(s: State, seat: int) -> tuple[str, str]:
    """What a seat sees of a state: the table and the question."""
    seen = view(s, seat)
    asked = seen.decision
    return digest(seen.state), "" if asked is None else f"{asked.seat} {asked.kind} {asked.options}"
