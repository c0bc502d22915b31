"""Positions of scenario files: what can be said of a table, and the state that it describes.

Cards are named as they are printed; a character also by its name alone, where no other is called so. Nothing is
played or triggered on the way: what lies there lies there.
"""
from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from sparktable.kernel.nodes import Frame
from sparktable.kernel.relations import bind
from sparktable.kernel.run import advance
from sparktable.kernel.scenario import Mistake, Setting, named
from sparktable.kernel.stack import call
from sparktable.kernel.zones import move, shuffle

from .card import SLOTS, STRATAGEM, BattleCard, Character
from .cards import BATTLE_CARDS, CATALOGUE, CHARACTERS, NUMBER, PARTS_OF
from .deeds.force import enforce_character, enforce_upgrade
from .deeds.heads import enforce_heads, put_on_head
from .deeds.secrets import lay_secret
from .deeds.stratagems import SPENT, enforce_stratagems
from .facts.held import NO_LIMIT
from .facts.slots import kinds_for
from .facts.stats import health
from .game import TcgGame
from .position_words import (
    BATTLE,
    CHARACTER_KEYS,
    END,
    MAIN,
    PERMISSIONS,
    TURN,
    Place,
    flag,
    listed,
    number,
    one_character,
)
from .relations import ATTACHED, UNDER_IT
from .rules.basic import BASIC_TURN
from .rules.turn import THE_TURN
from .state import (
    BATTLEFIELD,
    DECK,
    GEAR,
    HAND,
    KO_AREA,
    OUTSIDE,
    PARTS,
    PLAYED,
    SCRAP,
    SEATS,
    STRATAGEMS,
    UNDER,
    UPGRADED,
    TcgState,
    character,
    characters,
)

PILES = {"hand": HAND, "scrap": SCRAP, "played": PLAYED, "sideboard": OUTSIDE}


def position(game: TcgGame, setting: Setting) -> TcgState:
    """The state that is described, waiting at its first question. Raises Mistake."""
    if len(setting.seats) != SEATS:
        raise Mistake(f"{SEATS} seats are expected", "seats")
    tables = [_Table(game, seat, said) for seat, said in enumerate(setting.seats)]
    fields = game.laid_out({DECK + table.seat: table.titles for table in tables}, setting.seed)
    none = [0] * len(fields["ident"])
    s = TcgState(**fields, damage=none[:], tapped=none[:], mode=none[:], lies_in=none[:],
                 teams=tuple(table.starting_team for table in tables))
    for table in tables:
        table.lay_out(s)
    for table in tables:
        table.put_into_force(s)
    s.learnt = 0
    _begin(s, setting.position)
    return s


class _Table:
    """What is said of a seat: first its cards are counted, then each goes to its place."""

    def __init__(self, game: TcgGame, seat: int, said: Mapping[str, Any]) -> None:
        self.seat, self.place = seat, ("seats", seat)
        if not game.texts and seat and "deck" in said:
            raise Mistake("by the basic rules there is one deck: it is said at the first seat", *self.place, "deck")
        self.who = {key: [self._character(each, (*self.place, key, index))
                          for index, each in enumerate(listed(said, key, self.place))] for key in ("team", "ko")}
        everybody = [title for entries in self.who.values() for each in entries
                     for title in (each["title"], *each["heads"])]
        if len(set(everybody)) < len(everybody):
            raise Mistake("there is only one of each character on a side", *self.place, "team")
        if not self.who["team"]:
            raise Mistake("whoever has no character left has lost: 'team' names one", *self.place, "team")
        self.below = {each["title"]: [NUMBER[name] for name in _printed(each["title"]).below
                                      if NUMBER[name] not in everybody] for each in self.who["team"]}
        self.forms = [NUMBER[form] for form, parts in PARTS_OF.items()
                      if {NUMBER[part] for part in parts} & {*everybody} and NUMBER[form] not in everybody]
        laid = [title for entries in self.who.values() for each in entries for title, _ in each["upgrades"]]
        self.forms += [NUMBER[half.name] for title in (*everybody, *laid) if isinstance(CATALOGUE[title], Character)
                       for half in _printed(title).upgrades[1:] if NUMBER[half.name] not in laid]
        self.stratagems = [self._stratagem(each, (*self.place, "stratagems", index))
                           for index, each in enumerate(listed(said, "stratagems", self.place))]
        self.piles = {key: self._cards(said, key) for key in (*PILES, "deck_top", "secrets")}
        self.deck = self._cards(said, "deck") if "deck" in said else self._usual_deck(game)
        self.shuffled = "deck" not in said
        self.starting_team = tuple(one_character(name, *self.place, "starting_team", index) for index, name in
                                   enumerate(listed(said, "starting_team", self.place))) or tuple(everybody)

    def _character(self, said: Any, place: Place) -> dict[str, Any]:
        table = {"name": said} if isinstance(said, str) else said
        if not isinstance(table, dict) or "name" not in table:
            raise Mistake("a character is a name, or a table with its 'name'", *place)
        for key in table:
            named("thing to say about a character", key, CHARACTER_KEYS, *place, key)
        heads = self._character(table["head"], (*place, "head")) if "head" in table else None
        return {**table, "title": one_character(table["name"], *place), "place": place,
                "heads": [heads["title"], *heads["heads"]] if heads is not None else [],
                "under": self._cards(table, "under", place),
                "upgrades": [self._upgrade(each, (*place, "upgrades", index))
                             for index, each in enumerate(listed(table, "upgrades", place))]}

    @staticmethod
    def _upgrade(said: Any, place: Place) -> tuple[int, str]:
        """An Upgrade's title, and the slot where it is said."""
        name, slot = (said.get("name"), said.get("slot", "")) if isinstance(said, dict) else (said, "")
        if slot and slot not in SLOTS:
            raise Mistake(f"a slot is one of {', '.join(SLOTS)}", *place)
        known = {title.full_name: number for number, title in enumerate(CATALOGUE)
                 if (isinstance(title, BattleCard) and title.slot)
                 or (isinstance(title, Character) and title.upgrades)}
        return named("Upgrade", name, known, *place), slot

    @staticmethod
    def _stratagem(said: Any, place: Place) -> tuple[int, bool]:
        """A Stratagem's title, and whether it is flipped."""
        name, flipped = (said.get("name"), said.get("flipped", False)) if isinstance(said, dict) else (said, False)
        known = {title: NUMBER[title] for title, card in BATTLE_CARDS.items() if card.type == STRATAGEM}
        return named("Stratagem", name, known, *place), bool(flipped)

    def _cards(self, said: Mapping[str, Any], key: str, place: Place = ()) -> list[int]:
        place = (*(place or self.place), key)
        known = BATTLE if key != "sideboard" else {**BATTLE, **{name: NUMBER[name] for name in CHARACTERS}}
        names = listed(said, key, place[:-1])
        return [named("card", name, known, *place, index) for index, name in enumerate(names)]

    def _usual_deck(self, game: TcgGame) -> list[int]:
        """The deck of the set-up; by the basic rules the first seat has the one that all share."""
        decks = game.chosen.decks[self.seat:self.seat + 1] if game.texts else () if self.seat else game.chosen.decks
        if None in decks:
            raise Mistake("without 'deck' the set-up names one that is not drawn by lot", *self.place)
        return [NUMBER[card.name] for deck in decks if deck is not None for card in deck.battle_cards()]

    @property
    def titles(self) -> list[int]:
        """All its cards. Those of the deck come first, the lowest first: they stay where they are."""
        of_them = [each for entries in self.who.values() for each in entries]
        own = [title for each in of_them for title in (each["title"], *each["heads"], *each["under"],
                                                       *(upgrade for upgrade, _ in each["upgrades"]))]
        own += [title for title, _ in self.stratagems]
        beside = [title for titles in (*self.below.values(), *self.piles.values()) for title in titles]
        return [*self.deck[::-1], *own, *beside, *self.forms]

    def lay_out(self, s: TcgState) -> None:
        """Every card goes to its place."""
        deck = DECK + self.seat
        self.rest = s.zones[deck][len(self.deck):]
        for key, zone in (("team", BATTLEFIELD), ("ko", KO_AREA)):
            for each in self.who[key]:
                each["slot"] = slot = self._take(s, each["title"], zone)
                s.mode[slot] = _mode(s, slot, each)
                s.tapped[slot] = int(flag(each, "tapped"))
                each["worn"] = [self._take(s, title, PARTS) for title in each["heads"]]
                each["gear"] = [(self._take(s, title, GEAR), kind) for title, kind in each["upgrades"]]
                each["cards"] = [self._take(s, title, UNDER) for title in each["under"]]
                each["cards"] += [self._take(s, title, UNDER) for title in self.below.get(each["title"], ())]
        for form in self.forms:
            self._take(s, form, PARTS)
        for title, flipped in self.stratagems:
            s.mode[self._take(s, title, STRATAGEMS)] = SPENT if flipped else 0
        for key, zone in PILES.items():
            for title in self.piles[key]:
                self._take(s, title, zone)
        secrets = [self._take(s, title, HAND) for title in self.piles["secrets"]]
        top = [self._take(s, title, DECK) for title in self.piles["deck_top"]]
        if self.shuffled:
            s.zones[deck][:] = [slot for slot in s.zones[deck] if slot not in top]
            shuffle(s, deck)
            s.zones[deck] += top[::-1]
        else:
            s.zones[deck][:] = [*(slot for slot in s.zones[deck] if slot not in top), *top[::-1]]
        for slot in secrets:
            lay_secret(s, self.seat, slot)

    def _take(self, s: TcgState, title: int, zone: int) -> int:
        """The next of these cards goes there."""
        slot = next(slot for slot in self.rest if s.ident[slot] == title)
        self.rest.remove(slot)
        if zone != DECK:
            move(s, slot, zone + self.seat)
        return slot

    def put_into_force(self, s: TcgState) -> None:
        """What hangs on what, what it does, and how much damage there is."""
        for entries in self.who.values():
            for each in entries:
                for body, head in pairwise((each["slot"], *each["worn"])):
                    put_on_head(s, head, body)
                enforce_character(s, each["slot"])
                enforce_heads(s, each["slot"])
        enforce_stratagems(s, self.seat)
        for each in (*self.who["team"], *self.who["ko"]):
            slot = each["slot"]
            for upgrade, kind in each["gear"]:
                if s.card(upgrade).type == "character":
                    s.mode[upgrade] = UPGRADED
                s.lies_in[upgrade] = SLOTS.index(kind or kinds_for(s, upgrade, slot)[0])
                bind(s, upgrade, slot, ATTACHED)
                enforce_upgrade(s, upgrade, slot)
            for card in each["cards"]:
                bind(s, card, slot, UNDER_IT)
        for each in self.who["team"]:
            slot = each["slot"]
            s.damage[slot] = number(each.get("damage", 0), *each["place"], "damage")
            if s.damage[slot] >= health(s, slot):
                raise Mistake(f"that much damage knocks out {character(s, slot).full_name}: it is in 'ko' then",
                              *each["place"], "damage")
            if flag(each, "rested"):
                s.rested = tuple(slot if seat == self.seat else old for seat, old in enumerate(s.rested))
        for each in self.who["ko"]:
            s.damage[each["slot"]] = number(each.get("damage", health(s, each["slot"])), *each["place"], "damage")


def _printed(title: int) -> Any:
    return CATALOGUE[title]


def _mode(s: TcgState, slot: int, said: Mapping[str, Any]) -> int:
    modes = {mode.name: index for index, mode in enumerate(character(s, slot).modes)}
    return int(named("mode", said["mode"], modes, *said["place"], "mode")) if "mode" in said else 0


def _begin(s: TcgState, said: Mapping[str, Any]) -> None:
    """The turn: from its start, from the main phase, or from its end."""
    s.active = number(said.get("active", 0), "active")
    if s.active >= SEATS:
        raise Mistake("there are seats 0 and 1", "active")
    turn, begin = number(said.get("turn", 3), "turn"), said.get("begin", MAIN)
    if turn < 1:
        raise Mistake("the first turn is 1", "turn")
    named("moment", begin, {MAIN: 0, TURN: 0, END: 0}, "begin")
    s.turn = turn - 1
    left = {key: number(said[key], key) for key in (*PERMISSIONS, "plays") if key in said}
    if not s.game.texts or begin == TURN:
        if left:
            raise Mistake("what is left of a turn is said once it has begun", next(iter(left)))
        call(s, THE_TURN if s.game.texts else BASIC_TURN, s.active)
    else:
        s.turn = turn
        s.flips, s.actions, s.upgrades, s.taps = (left.get(key, 1) for key in PERMISSIONS)
        s.plays = left.get("plays", NO_LIMIT)
        step = "main_phase" if begin == MAIN else "end_of_turn"
        s.stack.append(Frame(THE_TURN, THE_TURN.names[step], s.active, -1, ()))
    if not all(characters(s, seat) for seat in range(SEATS)):
        raise Mistake("whoever has no character left has lost", "seats")
    advance(s)
