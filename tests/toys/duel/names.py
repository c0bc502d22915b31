"""What the duel has of its own to speak of, each name of its type."""
from __future__ import annotations

from sparktable.kernel.replacements import happening
from sparktable.kernel.typed import Duration, EventKind, OptionKind, QuestionKind, Stat

BOLD, TOUGH, STRENGTH, DEFENCE, HEALTH, ICON = (
    Stat("bold"), Stat("tough"), Stat("attack"), Stat("defence"), Stat("health"), Stat("icon"))
DAMAGE, SCRAP, PLAY = happening("damage"), happening("scrap"), happening("play")
"""What may be replaced."""

ATTACKS, FLIPPED, STRUCK, FELL = EventKind("attacks"), EventKind("flipped"), EventKind("struck"), EventKind("fell")
PLAYS, TURNED_OVER, SCRAPPED, RESHUFFLED, TURN_ENDS = (
    EventKind("plays"), EventKind("turned over"), EventKind("scrapped"), EventKind("reshuffled"),
    EventKind("turn ends"))

TURN, BATTLE, NEXT_TURN = Duration("turn"), Duration("battle"), Duration("next turn")
"""How long something lasts: until the end of the turn, of the battle, of a seat's next turn."""

ATTACKING, TURNING_OVER, USING = OptionKind("attack"), OptionKind("turn over"), OptionKind("use")
ATTACK_AGAIN = QuestionKind("attack again")
