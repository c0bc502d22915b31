"""What a text speaks of: characters, Upgrades, battle cards in a pile.

`Chars(trait=CAR)`, `Upgrades(Chars(ENEMY), slot=WEAPON)`, `Cards(IN_HAND, icon=WHITE)`.

A selection finds everything that fits; how many are taken, and who picks, is said by `One` and `Each` (whom.py).
"""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from sparktable.kernel.control import Value, amount
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.relations import bound_to
from sparktable.kernel.vocabulary.seats import ACTIVE, EVERYBODY, OPPONENTS, YOU, seats_of
from sparktable.kernel.vocabulary.selections import IT, Described, Selection
from sparktable.kernel.vocabulary.selections import THIS as THIS_CARD

from ..card import ACTION, BATTLE_MASTER, BATTLE_MASTER_UPGRADE, CHARACTER, SECRET, UPGRADE
from ..facts.slots import bearer, upgrades
from ..facts.stats import factions, has_icon, icons, is_upgrade, slot_kind, stars, traits
from ..relations import UNDER_IT
from ..state import (
    BATTLEFIELD,
    DECK,
    GEAR,
    HAND,
    KO_AREA,
    OUTSIDE,
    PLAYED,
    SCRAP,
    SECRETS,
    UNDER,
    UPGRADED,
    TcgState,
    battle,
    battle_card,
    character,
    mode,
)

__all__ = ["IT", "THIS_CARD", "YOU", "Selection"]

YOURS, ENEMY, ANYBODYS = YOU, OPPONENTS, EVERYBODY
"""Whose, seen from the text's player."""
OPPONENT, TURN_PLAYER, EACH_PLAYER = OPPONENTS, ACTIVE, EVERYBODY
"""Who decides, draws, scraps; besides YOU."""
BATTLEFIELD_ZONE, KO_ZONE, EITHER_ZONE = (BATTLEFIELD,), (KO_AREA,), (BATTLEFIELD, KO_AREA)
IN_HAND, ON_DECK, IN_SCRAP, FLIPPED_NOW, IN_PLAYED, IN_SECRETS, UNDER_THIS, OUTSIDE_GAME, IN_KO_AREA = (
    "hand", "deck top", "scrap pile", "flipped", "played", "secrets", "under", "outside", "KO area")
PILES = {IN_HAND: HAND, ON_DECK: DECK, IN_SCRAP: SCRAP, IN_PLAYED: PLAYED, IN_SECRETS: SECRETS, UNDER_THIS: UNDER,
         OUTSIDE_GAME: OUTSIDE, IN_KO_AREA: KO_AREA}
Words = str | tuple[str, ...]
"""One word, or any of several."""


def words(given: Words) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) and given else tuple(given)


def me(s: TcgState, frame: Frame) -> int:
    """The character that a text is about: the one that speaks, or the one that its Upgrade is on, or was when this
    was set off."""
    source = frame.source
    host = bearer(s, source)
    if host >= 0:
        return host
    stands = source >= 0 and s.card(source).type == CHARACTER and s.mode[source] != UPGRADED
    return s.scope.spot if s.scope.spot >= 0 and not stands else source


class _This(Selection):
    """The character that the text is about: itself, or "the upgraded character"."""

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        return [me(s, frame)]


class _Attacker(Selection):
    """The attacker of the battle."""

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        now = battle(s)
        return [now.attacker.slot] if now is not None else []


class _Defender(Selection):
    """The defender of the battle."""

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        now = battle(s)
        return [now.defender.slot] if now is not None and now.defender.slot >= 0 else []


THIS, ATTACKER, DEFENDER = _This(), _Attacker(), _Defender()
for _name, _node in {"this": THIS, "attacker": ATTACKER, "defender": DEFENDER}.items():
    label_tree(f"tcg/{_name}", _node)


@dataclass(frozen=True, eq=False)
class Chars(Described):
    """Characters on the battlefield, or where it says. Several words for one field mean any of them."""

    whose: str = YOURS
    _: KW_ONLY
    trait: Words = ()
    without: Words = ()
    """Traits that it must not have."""
    faction: Words = ()
    name: Words = ()
    """Its name without the subtitle contains the word: "Starscream" is also Captain Starscream."""
    full_name: str = ""
    mode: Words = ()
    kind: str = ""
    """battle master, weaponizer, combiner …"""
    stars_to: int | Value | None = None
    stars_from: int | Value | None = None
    tapped: bool | None = None
    damaged: bool | None = None
    upgraded: bool | None = None
    ever: str = ""
    """A trait that it has in one of its modes."""
    others: bool = False
    """Not the one that the text is about."""
    not_it: bool = False
    """Not the one that was chosen before."""
    at: tuple[int, ...] = BATTLEFIELD_ZONE

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for seat in seats_of(s, frame, self.whose) for zone in self.at for slot in s.zones[zone + seat]]

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        """Also of one that has just left: whose it is, it still is."""
        if item < 0 or s.card(item).type != CHARACTER or s.mode[item] == UPGRADED:
            return False
        printed, own = character(s, item), traits(s, item)
        return (
            s.owner[item] in seats_of(s, frame, self.whose)
            and not (self.others and item == me(s, frame))
            and not (self.not_it and item in s.scope.it)
            and (not self.trait or any(each in own for each in words(self.trait)))
            and not any(each in own for each in words(self.without))
            and (not self.faction or any(each in factions(s, item) for each in words(self.faction)))
            and (not self.name or any(each in printed.name for each in words(self.name)))
            and (not self.full_name or printed.full_name == self.full_name)
            and (not self.kind or printed.kind == self.kind)
            and (not self.mode or mode(s, item).name.startswith(words(self.mode)))
            and (self.stars_to is None or stars(s, item) <= amount(s, frame, self.stars_to))
            and (self.stars_from is None or stars(s, item) >= amount(s, frame, self.stars_from))
            and (not self.ever or any(self.ever in each.traits for each in printed.modes))
            and (self.tapped is None or bool(s.tapped[item]) == self.tapped)
            and (self.damaged is None or (s.damage[item] > 0) == self.damaged)
            and (self.upgraded is None or bool(upgrades(s, item)) == self.upgraded))


@dataclass(frozen=True, eq=False)
class Upgrades(Described):
    """Upgrades that lie on characters."""

    on: Selection
    _: KW_ONLY
    slot: Words = ()
    icon: Words = ()
    name: Words = ()
    kind: str = ""
    """battle master, where an Upgrade must have been one."""
    others: bool = False
    """Not the one that speaks."""

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return [each for host in self.on.found(s, frame) for each in upgrades(s, host)]

    def fits(self, s: TcgState, frame: Frame, item: int) -> bool:
        return s.where[item] in (GEAR, GEAR + 1) and self.like(s, frame, item) and self.on.fits(
            s, frame, bearer(s, item))

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        return (is_upgrade(s, item)
                and (not self.slot or slot_kind(s, item) in words(self.slot))
                and (not self.icon or any(has_icon(s, item, each) for each in words(self.icon)))
                and (not self.name or s.card(item).name in words(self.name))
                and (not self.kind or getattr(s.card(item), "kind", "") == self.kind)
                and not (self.others and item == frame.source))


@dataclass(frozen=True, eq=False)
class Cards(Described):
    """Battle cards in a pile. On the deck: so many from the top."""

    pile: str
    _: KW_ONLY
    whose: str = YOURS
    kind: Words = ()
    """action (Secret Actions are some), secret action, upgrade, battle master upgrade, or the slot of an Upgrade."""
    icon: Words = ()
    """Any of these."""
    bare: bool = False
    """Without icons."""
    name: Words = ()
    stars: int | None = None
    exactly: str = ""
    """Its icons are all of that colour."""
    faction: str = ""
    sharp: bool = False
    """An Upgrade that adds to attack, as printed."""
    top: int | Value = 0
    among_it: bool = False
    """Of what was drawn, scrapped or looked at last."""

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for seat in seats_of(s, frame, self.whose) for slot in self._pile(s, frame, seat)
                if not self.among_it or slot in s.scope.it]

    def _pile(self, s: TcgState, frame: Frame, seat: int) -> list[int]:
        if self.pile == FLIPPED_NOW:
            now = battle(s)
            return [slot for slot in (now.flipped[seat] if now is not None else ()) if s.where[slot] == PLAYED + seat]
        if self.pile == UNDER_THIS:
            return bound_to(s, me(s, frame), UNDER_IT)
        pile = s.zones[PILES[self.pile] + seat]
        return pile[-amount(s, frame, self.top):][::-1] if self.top else list(pile)

    def keeps_secret(self, s: TcgState, frame: Frame) -> bool:
        return self.pile == IN_HAND and (bool(self.kind) or self.asks_more())

    def asks_more(self) -> bool:
        """Whether it asks for what nobody sees of a card that lies face down: for more than a Secret Action."""
        return bool(self.icon or self.bare or self.name or self.exactly or self.faction or self.sharp
                    or self.stars is not None or set(words(self.kind)) - {ACTION, SECRET})

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        printed = icons(s, item)
        return ((not self.kind or any(is_kind(s, item, kind) for kind in words(self.kind)))
                and (not self.icon or any(icon in printed for icon in words(self.icon)))
                and not (self.bare and printed)
                and (not self.exactly or (bool(printed) and all(icon == self.exactly for icon in printed)))
                and (not self.name or s.card(item).name in words(self.name))
                and (self.stars is None or s.card(item).stars == self.stars)
                and (not self.faction or getattr(s.card(item), "faction", "") == self.faction)
                and (not self.sharp or (is_upgrade(s, item) and battle_card(s, item).attack > 0)))


def is_kind(s: TcgState, slot: int, kind: str) -> bool:
    """Whether a card is an Action, a Secret Action, an Upgrade, a Weapon …, or was a Battle Master."""
    if kind == ACTION:
        return s.card(slot).type in (ACTION, SECRET)
    if s.card(slot).type == kind:
        return True
    if kind == BATTLE_MASTER_UPGRADE:
        return is_upgrade(s, slot) and getattr(s.card(slot), "kind", "") == BATTLE_MASTER
    return is_upgrade(s, slot) and (kind == UPGRADE or slot_kind(s, slot) == kind)


def named(name: Words) -> Chars:
    """Yours of that name on the battlefield."""
    return Chars(name=name)


class _Bearer(Selection):
    """Whom the Upgrade is on that was chosen or moved last."""

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        return [host for slot in s.scope.it for host in (bearer(s, slot),) if host >= 0]


BEARER = _Bearer()
label_tree("tcg/bearer", BEARER)
