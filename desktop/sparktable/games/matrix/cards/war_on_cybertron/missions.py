"""Twenty Missions."""
from sparktable.kernel.control import AtLeast, AtMost
from sparktable.kernel.vocabulary.counts import Count

from ...card import BOSS, POLITY, RELIC, ROBOT, RUIN, STARTER, TECHNOLOGY
from ...events import (
    ALWAYS,
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CAUSES_AMBUSH,
    CLEARS,
    COMMANDS,
    CONVERTS,
    DEFEATS,
    GAINS,
    MOVES_ONTO,
)
from ...headings import Objective
from ...verbs.conditions import (
    AmbushedYou,
    BlockedForAnother,
    ByMargin,
    DefenceHeld,
    FromAfar,
    TakenFromAdversaries,
    TurnedUpByYou,
)
from ...verbs.counts import EnergonOf
from ...verbs.select import IN_MATRIX, IN_PLAY, OWN, OWNED, Cards, Kind
from ..make import COOP, TVT
from .box import mission

KNOWN: tuple[str, ...] = ()
ADVERSARY = Kind(adversary=True)
RUIN_TO_CLEAR = Cards(IN_MATRIX, types=RUIN, clearable=True)
POLITIES_COMMANDED = Cards(IN_MATRIX, types=POLITY, commanded=OWN)

MISSIONS = (
    mission("Search & Destroy", Objective(DEFEATS, ADVERSARY, TurnedUpByYou()), ours=KNOWN),
    mission("Remove the Fallen", Objective(CLEARS, condition=AtMost(Count(RUIN_TO_CLEAR), 0), team=True), ours=KNOWN),
    mission("Set a Trap", Objective(CAUSES_AMBUSH), modes=(TVT,), ours=KNOWN),
    mission("Seize the Capital", Objective(COMMANDS, Kind(types=POLITY, level_from=2), team=True)),
    mission("United Front", Objective(ALWAYS, condition=AtLeast(Count(POLITIES_COMMANDED), 2), team=True)),
    mission("Arms Race", Objective(condition=AtLeast(Count(Cards(IN_PLAY, types=TECHNOLOGY, different="name")), 2))),
    mission("Full Squadron", Objective(condition=AtLeast(Count(Cards(IN_PLAY, types=ROBOT)), 3))),
    mission("Fuel Reserves", Objective(condition=AtLeast(EnergonOf(), 9), team=True)),
    mission("Long Shot", Objective(DEFEATS, ADVERSARY, FromAfar(2))),
    mission("Double Strike", Objective(DEFEATS, ADVERSARY, count=2)),
    mission("Grand Tour", Objective(MOVES_ONTO, count=4, different_spaces=True)),
    mission("Quick Change", Objective(CONVERTS, count=3)),
    mission("Urban Renewal", Objective(CLEARS, Kind(types=RUIN), count=2, team=True)),
    mission("Lean Machine", Objective(condition=AtMost(Count(Cards(OWNED, types=STARTER)), 7))),
    mission("Through the Ambush", Objective(DEFEATS, ADVERSARY, AmbushedYou())),
    mission("Relic Hunter", Objective(GAINS, Kind(types=RELIC), team=True), modes=(TVT, COOP)),
    mission("Hold the Line", Objective(BLOCKS_ATTACK, condition=BlockedForAnother(), team=True), modes=(TVT, COOP)),
    mission("Fall of a Champion", Objective(DEFEATS, Kind(types=BOSS, adversary=True), ByMargin(2), team=True),
            modes=(TVT, COOP)),
    mission("Turn the Tide", Objective(COMMANDS, Kind(types=POLITY), TakenFromAdversaries()), modes=(TVT,)),
    mission("Shield of the Strong", Objective(BATTLE_ENDS, condition=DefenceHeld(), anybody=True), modes=(TVT,)),
)
