"""The constructors for titles of this box, and the few turns of phrase that several of its cards share."""
from sparktable.kernel.control import NOTHING, Effect, If, IfDo
from sparktable.kernel.vocabulary.choices import Consent
from sparktable.kernel.vocabulary.conditions import Ruled
from sparktable.kernel.vocabulary.seats import THEM
from sparktable.kernel.vocabulary.selections import IT

from ...events import ASSISTS, PLAYS
from ...headings import When
from ...stats import NO_AMBUSH
from ...verbs.board import ForCharacter
from ...verbs.ongoing import Grant, ThisTurn
from ...verbs.piles import Destroy
from ...verbs.resources import GainDamage, Repair, Strengthen
from ...verbs.select import DOWN, IN_MATRIX, Cards, Chars, Kind, Place
from ..make import Maker

_make = Maker("core")
character, starter, basic, damage = _make.character, _make.starter, _make.basic, _make.damage
maneuver, technology, robot, relic, ally = _make.maneuver, _make.technology, _make.robot, _make.relic, _make.ally
site, scheme, boss, encounter = _make.site, _make.scheme, _make.boss, _make.encounter

FACEDOWN = Cards(IN_MATRIX, face=DOWN)


def when_played(what: Kind, power: int, *, first: bool = False, ruling: Ruled | None = None) -> When:
    """Such a card has more Power if the text is in force while it is played or resolved as an Assist; later is too
    late (Core p.18)."""
    return When((PLAYS, ASSISTS), Strengthen(IT, power=power), what, first=first, condition=ruling)


def avoid_ambushes() -> Effect:
    """This turn you are not hit by Ambushes, although the Encounter is drawn (Core p.22)."""
    return If(Ruled("avoid_ambush_span", "turn"), ThisTurn(Grant(NO_AMBUSH, draws=True)),
              ThisTurn(Grant(NO_AMBUSH, draws=True), once=True))


def repair_somebody(at: Place) -> Effect:
    """One Damage of any player there, yourself included, goes back to the stack (Core p.22)."""
    return ForCharacter(Chars(at=at), If(Ruled("repair_needs_consent", True), Consent(Repair(1, THEM)),
                                         Repair(1, THEM)))


def must_destroy(what: Cards) -> Effect:
    """A reward that takes a card away, if there is one (Core p.22 on Scrapper)."""
    return IfDo(Destroy(what), NOTHING, If(Ruled("reward_destroy_when_none", "take_damage"), GainDamage(1)))


