"""A position of a scenario file: read, checked against what the rules allow, and laid out."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sparktable.games.factions import FACTIONS
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import plain, suggestion
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, Setting, named

from . import state as zones
from . import stats
from .card import BOSS, CHARACTER, POLITY, MatrixCard
from .cards import BOXES
from .deed_words import DEEDS, do_before
from .deeds.ending import BOSSES_TO_BEAT, check_ruins
from .facts.cards import side_of
from .facts.contest import leaves_play
from .facts.holdings import controlled_damage
from .game import MatrixGame
from .places import why_not_so, why_not_there
from .position import NoSuchCard, Position, faction_named
from .ruleset import TOKENS, TVT
from .sentences import seats, spaces
from .state import ALT, BOT, MatrixState, seat_zone

SEAT_PILES = {"hand": zones.HAND, "deck": zones.DECK, "discard": zones.DISCARD, "play": zones.PLAY,
              "vault": zones.VAULT, "missions": zones.MISSIONS}
TABLE_PILES = {"encounters": zones.ENCOUNTERS, "main_deck": zones.MAIN_DECK, "ruins": zones.RUINS,
               "damage_stack": zones.DAMAGE_STACK}
OPEN_PILES = {"destroyed": zones.DESTROYED, "encounter_discard": zones.ENCOUNTER_DISCARD,
              "ruin_discard": zones.RUIN_DISCARD, "damage_discard": zones.DAMAGE_DISCARD,
              "mission_discard": zones.MISSION_DISCARD}
MODES = {"alt": ALT, "bot": BOT}
ACTIONS, TURN, SET_UP = "actions", "turn", "set-up"
IN_MATRIX = ("card", "facedown", "command", "energon")
MISSION_STACKS = "mission_stacks"
Place = tuple[str | int, ...]


def lay_out(game: MatrixGame, setting: Setting) -> MatrixState:
    """The described position, seat 0 about to act unless it says otherwise. Raises Mistake."""
    state = _with_characters(game, setting.seats).new(setting.seed)
    assert isinstance(state, MatrixState)
    return _Layout(state, setting).laid_out()


class _Layout:
    """One position that is being laid out."""

    def __init__(self, state: MatrixState, setting: Setting) -> None:
        self.s = state
        self.said = setting.position
        self.seats = setting.seats
        self.cards = {title.name: title for title in state.cards[:-1] if title.type != CHARACTER}
        self.begin = named("beginning", self.said.get("begin", ACTIONS),
                           {word: word for word in (ACTIONS, TURN, SET_UP)}, "begin")
        self.active: int = named("seat", self.said["active"], seats(state), "active") if "active" in self.said else 0
        self.laid = Position(state, dealt=self.begin == SET_UP)

    def laid_out(self) -> MatrixState:
        s = self.s
        self._matrix()
        for seat, about in enumerate(self.seats):
            self._seat(seat, about)
        self._piles()
        if self.begin == ACTIONS:
            self.laid.turn_of(self.active)
        else:
            self.laid.before_turn_of(self.active)
        for seat, about in enumerate(self.seats):
            for index, deed in enumerate(_list(about.get("deeds", []), "seats", seat, "deeds")):
                self._deed(seat, deed, "seats", seat, "deeds", index)
        self._check_not_over()
        s.learnt = 0
        pending(s)
        return s

    def _matrix(self) -> None:
        s, said = self.s, self.said
        others = named("way", said.get("others", "facedown"), {"facedown": False, "empty": True}, "others")
        matrix = _table(said.get("matrix", {}), "matrix")
        places: dict[int, str] = {}
        for place in matrix:
            space = named("space", place, spaces(s), "matrix", place)
            if space in places:
                raise Mistake(f"the space {s.game.grid.names[space]} is named already, as '{places[space]}'",
                              "matrix", place)
            places[space] = place
        for space in range(s.game.grid.size) if others else ():
            if space not in places:
                self.laid.empty(space)
        for space, place in places.items():
            if matrix[place] is None:
                self.laid.empty(space)
            else:
                self._put(space, matrix[place], "matrix", place)

    def _put(self, space: int, what: Any, *here: str | int) -> None:
        entry = {"card": what} if isinstance(what, str) else _table(what, *here)
        for key in entry:
            if key not in IN_MATRIX:
                raise Mistake(f"nothing called '{key}' can be said there{suggestion(key, IN_MATRIX)}", *here, key)
        if "card" not in entry:
            raise Mistake('it is not said which card lies there: {"card": "Tarn", …}', *here)
        card = self._card(entry["card"], "matrix", *here)
        facedown = _flag(entry.get("facedown", False), *here, "facedown")
        command = entry.get("command")
        if command is not None:
            command = faction_named(named("faction", command, {name: name for name in FACTIONS}, *here, "command"))
        energon = _number(entry.get("energon", 0), *here, "energon")
        against = why_not_so(card, facedown=facedown, command=command is not None, energon=energon)
        if against:
            raise Mistake(against, *here)
        if card.type == POLITY and not facedown and command is None and self.s.game.rules.polities_start_hostile:
            command = 1 - self.s.game.side[0]  # as it is when it is turned up (War on Cybertron p.20)
        _lay(self.laid.put, space, card.name, place=here, up=not facedown, command=command, energon=energon)

    def _seat(self, seat: int, said: Mapping[str, Any]) -> None:
        s, here = self.s, ("seats", seat)
        if "at" in said:
            s.at[seat] = -1 if said["at"] is None else named("space", said["at"], spaces(s), *here, "at")
        if seat == self.active and self.begin == ACTIONS and s.at[seat] < 0:
            raise Mistake("who acts stands somewhere; before a first turn say \"begin\": \"turn\"", *here, "at")
        if "side" in said:
            self.laid.mode(seat, named("side", said["side"], MODES, *here, "side"))
        self._numbers(seat, said)
        if _flag(said.get("only_deck", False), *here, "only_deck"):
            self.laid.clear(seat, zones.DECK)
        for key, which in SEAT_PILES.items():
            if key in said:
                listed = self._names(said[key], key, *here, key)
                _lay(self.laid.lay, seat, which, listed[::-1] if key == "deck" else listed, place=(*here, key))
        self._check_play(seat, *here, "play")
        if "mission_stack" in said:
            self._mission_stack(seat, said["mission_stack"], *here, "mission_stack")

    def _numbers(self, seat: int, said: Mapping[str, Any]) -> None:
        s, here = self.s, ("seats", seat)
        for key, numbers in (("energon", s.energon), ("vp", s.vp), ("alt_move_spent", s.alt_spent)):
            if key in said:
                numbers[seat] = _number(said[key], *here, key)
        most = s.game.rules.energon_cap
        if most is not None and s.energon[seat] > most:
            raise Mistake(f"nobody holds more than {most} Energon in this game", *here, "energon")
        if s.vp[seat] and s.game.rules.vp != TOKENS:
            raise Mistake("nobody has VP where all play together", *here, "vp")
        alt = side_of(s, seat, zones.ALT)
        if s.alt_spent[seat] > alt.move and not s.modifiers.get(stats.ALT_MOVE):
            raise Mistake(f"the Alt Mode has {alt.move} Move, and no more can be spent", *here, "alt_move_spent")

    def _check_play(self, seat: int, *here: str | int) -> None:
        """Cards that were played are discarded with their player's turn; and too much Damage ends the game."""
        s = self.s
        for slot in s.zones[seat_zone(seat, zones.PLAY)]:
            if (seat != self.active or self.begin != ACTIONS) and leaves_play(s, slot):
                raise Mistake(f"{s.card(slot).name} does not stay in play beyond its player's turn, and "
                              f"{'that' if seat == self.active else 'it is another player who'} "
                              f"{'turn has not begun' if seat == self.active else 'has the turn'}", *here)
        most = s.game.rules.damage_ends
        if most is not None and len(controlled_damage(s, seat)) >= most:
            raise Mistake(f"{most} Damage in play end the game: there can be {most - 1} at most", *here)

    def _mission_stack(self, seat: int, names: Any, *here: str | int) -> None:
        team = self.s.game.side[seat]
        for other in range(seat):
            if self.s.game.side[other] == team and "mission_stack" in self.seats[other]:
                raise Mistake(f"it is one stack for the whole team, and said of seats[{other}] already", *here)
        _lay(self.laid.on_top, zones.MISSION_STACK + team, self._names(names, "mission_stack", *here), place=here)

    def _piles(self) -> None:
        s, said = self.s, self.said
        for key, zone in OPEN_PILES.items():
            if key in said:
                _lay(self.laid.aside, zone, self._names(said[key], key, key), place=(key,))
        for key, zone in TABLE_PILES.items():
            if key in said:
                _lay(self.laid.on_top, zone, self._names(said[key], key, key), place=(key,))
        if self.begin != SET_UP:
            self.laid.settle_main_deck()
        known = {**TABLE_PILES, MISSION_STACKS: zones.MISSION_STACK}
        for index, pile in enumerate(_list(said.get("only", []), "only")):
            self.laid.only_named(named("pile", pile, known, "only", index))
            if plain(pile) == plain(MISSION_STACKS):
                self.laid.only_named(zones.MISSION_STACK + 1)
        if not s.zones[zones.ENCOUNTERS] and not s.zones[zones.ENCOUNTER_DISCARD]:
            raise Mistake("an Ambush needs an Encounter: name at least one under 'encounters'", "only")
        s.bosses_down = self._bosses_down()

    def _bosses_down(self) -> list[int]:
        """As many as are said, and at least those that lie in Vaults or are destroyed."""
        s = self.s
        bosses = [slot for slot in range(len(s.ident)) if s.card(slot).type == BOSS]
        gone = {zones.DESTROYED, *(seat_zone(seat, zones.VAULT) for seat in range(s.game.seats))}
        seen = [sum(s.card(slot).faction == side and s.where[slot] in gone for slot in bosses) for side in (0, 1)]
        down = seen
        if "bosses_down" in self.said:
            listed = _list(self.said["bosses_down"], "bosses_down")
            down = [_number(n, "bosses_down", index) for index, n in enumerate(listed)]
            if len(down) != len(FACTIONS):
                raise Mistake("two numbers are expected: Autobots, Decepticons", "bosses_down")
        for side, name in enumerate(FACTIONS):
            if down[side] < seen[side]:
                raise Mistake(f"{seen[side]} {name} Bosses lie in Vaults or are destroyed", "bosses_down", side)
            if down[side] and not any(s.card(slot).faction == side for slot in bosses):
                raise Mistake(f"there are no {name} Bosses in this game", "bosses_down", side)
            if down[side] >= BOSSES_TO_BEAT:
                raise Mistake(f"with {BOSSES_TO_BEAT} {name} Bosses down the game is over", "bosses_down", side)
        return down

    def _deed(self, seat: int, deed: Any, *here: str | int) -> None:
        if not isinstance(deed, str):
            raise Mistake("a sentence is expected, such as 'flips Tarn'", *here)
        try:
            do_before(self.s, seat, deed)
        except Mistake as trouble:
            about = next((deed[len(kind):].split(" at ")[0] for kind in DEEDS if deed.startswith(f"{kind} ")), "")
            known = plain(about) in map(plain, self.cards)
            raise (not known and _of_another_box(about, *here)) or Mistake(trouble.sentence, *here) from None

    def _check_not_over(self) -> None:
        trial: MatrixState = self.s.copy()
        check_ruins(trial)
        if trial.outcome is not None or trial.ending:
            raise Mistake("all Ruins that there are lie in the Matrix, and so the game is over", "matrix")

    def _card(self, name: Any, place: str, *here: str | int) -> MatrixCard:
        """The card of that name, if it may lie in such a place."""
        try:
            card: MatrixCard = named("card", name, self.cards, *here)
        except Mistake as trouble:
            raise _of_another_box(name, *here) or trouble from None
        against = why_not_there(card, place)
        if against:
            raise Mistake(against, *here)
        return card

    def _names(self, value: Any, place: str, *here: str | int) -> list[str]:
        return [self._card(name, place, *here, index).name for index, name in enumerate(_list(value, *here))]


def _of_another_box(name: Any, *place: str | int) -> Mistake | None:
    """A card of the other box is not misspelt."""
    meant = next((title for titles in BOXES.values() for title in titles
                  if title.type != CHARACTER and plain(title.name) == plain(str(name))), None)
    if meant is None:
        return None
    return Mistake(f"{meant.name} is a card of the set {meant.box}, and is not in this game", *place)


def _with_characters(game: MatrixGame, said: Any) -> MatrixGame:
    """The same table with the characters that the seats name."""
    known = {title.name: title for title in game.chosen.titles if title.type == CHARACTER}
    chosen: list[str | None] = []
    for seat, about in enumerate(said):
        title = named("character", about["character"], known, "seats", seat, "character") \
            if "character" in about else None
        if title is not None and seat < game.seats and title.faction != game.side[seat]:
            raise Mistake(_wrong_side(game, title, seat), "seats", seat, "character")
        chosen.append(title and title.name)
    if not any(chosen):
        return game
    try:
        return MatrixGame({**game.options, "characters": chosen})
    except BadSetup as trouble:
        raise Mistake(str(trouble), "seats") from trouble


def _wrong_side(game: MatrixGame, title: MatrixCard, seat: int) -> str:
    """What to do about a character of the wrong faction."""
    faction, other = FACTIONS[game.side[seat]], FACTIONS[1 - game.side[seat]]
    if game.chosen.mode == TVT:
        return (f"{title.name} is a {other}, and seats[{seat}] plays for the {faction}s: in team versus team the "
                "factions take turns, and seats[0], the first, plays for the Autobots")
    return (f"{title.name} is a {other}, and all play for the {faction}s; for a team of {other}s say "
            f'"options": {{"side": "{other.lower()}"}}')


def _lay(do: Callable[..., None], *what: Any, place: Place, **how: Any) -> None:
    try:
        do(*what, **how)
    except NoSuchCard as trouble:
        raise Mistake(str(trouble), *place) from None


def _list(value: Any, *place: str | int) -> list[Any]:
    if not isinstance(value, list):
        raise Mistake("a list is expected", *place)
    return value


def _table(value: Any, *place: str | int) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Mistake("a table is expected", *place)
    return value


def _flag(value: Any, *place: str | int) -> bool:
    if not isinstance(value, bool):
        raise Mistake("true or false is expected", *place)
    return value


def _number(value: Any, *place: str | int) -> int:
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value
