"""Who may battle whom, with how much Power against what cost, and who may help (War on Cybertron p.13-14; Core
p.12)."""
from __future__ import annotations

from sparktable.kernel.vocabulary.statics import forbidden, in_force
from sparktable.kernel.zones import FACE_UP

from .. import stats
from ..card import ALLY, BOSS, DAMAGE, ROBOT
from ..events import BATTLE_ENDS, CALLS_OFF, DECLARES
from ..headings import ANYTIME
from ..state import BATTLE, CONFRONT, HAND_OF, MATRIX, MatrixState
from .abilities import may_pay_convert, open_abilities, potential
from .assist import placed, power_of
from .cards import space_of
from .holdings import controlled_damage
from .polity import commanded_by_adversary
from .power import alt_penalty, cost_of, strength, weakened


def by_confrontation(s: MatrixState, slot: int) -> bool:
    """Bosses are confronted; Robots too while All-Out Assault is out (Core p.22)."""
    return s.card(slot).type == BOSS or in_force(s, stats.CONFRONT_STEPS, s.active, slot) is not None


def can_be_battled(s: MatrixState, seat: int, slot: int) -> bool:
    """A faceup Adversary that nothing protects. Bosses once per turn, and under the conditions of co-op."""
    if not s.known[slot] & FACE_UP or not s.game.adversary(s, seat, slot):
        return False
    title = s.cards[s.ident[slot]]
    if title.type != BOSS and ROBOT not in title.types:
        return False
    if stats.NO_BATTLING in s.modifiers and forbidden(s, stats.BATTLING, seat, slot):
        return False
    if by_confrontation(s, slot):
        return why_not_confront(s, seat, slot) == ""
    return s.game.rules.robot_boost or _may_be_tried(s, seat, slot)


def _may_be_tried(s: MatrixState, seat: int, slot: int) -> bool:
    """Where Power cannot grow after the declaration (Core p.12), a battle that is short of it is lost but for a
    Convert and for others who may help: whether that is allowed is for the table to say. One that was called off is
    not declared again with no more Power than before."""
    power = reach(s, seat, slot)
    needed = cost_to_defeat(s, slot)
    if power >= needed:
        return True
    if s.game.ruling("convert_between_steps") and may_pay_convert(s, seat) and power + alt_penalty(s, seat) >= needed:
        return True
    allowed = s.game.ruling("hopeless_battle") or helpers_against_robot(s, seat)
    return bool(allowed) and not called_off(s, slot, power)


def called_off(s: MatrixState, slot: int, power: int) -> bool:
    """Whether a battle was called off this turn with at least as much Power."""
    return any(deed.kind == CALLS_OFF and deed.slot == slot and deed.number >= power for deed in s.deeds)


def help_at_hand(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a battle without any Power could still be won: with Assists, or with abilities used in it. One that was
    lost this turn is not asked of the others again."""
    if s.game.ruling("powerless_battle") == "never" or any(
            deed.kind == BATTLE_ENDS and deed.slot == slot for deed in s.deeds):
        return False
    confrontation = by_confrontation(s, slot)
    mates = allies(s) if confrontation else helpers_against_robot(s, seat)
    if any(s.at[mate] >= 0 and s.zones[HAND_OF[mate]] for mate in mates):
        return True
    return (confrontation or s.game.rules.robot_boost) and potential(
        s, seat, open_abilities(s, seat, CONFRONT if confrontation else ANYTIME)) > 0


def why_not_confront(s: MatrixState, seat: int, slot: int) -> str:
    """The rule that forbids a Confrontation now, as a message key; empty if none does."""
    rules = s.game.rules
    if s.confronted and takes_the_turn(s, slot):
        return "confronted"
    if forbidden(s, stats.CONFRONTING, seat, slot):
        return "forbidden by text"
    if rules.hostile_polity_forbids_confronting and commanded_by_adversary(s, seat):
        return "hostile polity"
    seen = 1 << seat if s.game.ruling("coop_confront_block") == "any_known" else FACE_UP
    if rules.robots_forbid_confronting and s.card(slot).type == BOSS and any(
            other >= 0 and s.known[other] & seen and s.card(other).type != BOSS
            and s.game.adversary(s, seat, other) for other in s.zones[MATRIX]):
        return "adversaries in the matrix"
    return ""


def confronting(s: MatrixState) -> bool:
    """A Confrontation is going on, and has been declared."""
    return s.battle is not None and s.battle.confrontation and any(
        deed.kind == DECLARES and deed.slot == s.battle.slot for deed in s.deeds)


def takes_the_turn(s: MatrixState, slot: int) -> bool:
    """Whether battling it is the one Confrontation of the turn, which ends it."""
    return s.card(slot).type == BOSS or bool(s.game.ruling("aoa_ends_turn"))


def purpose(s: MatrixState, slot: int) -> int:
    return BATTLE | CONFRONT if by_confrontation(s, slot) else BATTLE


def reach(s: MatrixState, seat: int, slot: int) -> int:
    """The Power a player brings to a battle: what reaches, less the Alt Mode penalty, once (p.14)."""
    far = s.game.grid.distance[s.at[seat]][space_of(s, slot)]
    penalty = alt_penalty(s, seat)
    if penalty and s.game.ruling("alt_penalty") == "per_card":
        return weakened(s, seat, far, purpose(s, slot), slot, penalty)
    return max(0, strength(s, seat, far, purpose(s, slot), slot) - penalty)


def cost_to_defeat(s: MatrixState, slot: int) -> int:
    """Its cost with all that is in force on it, the Encounter and the defensive Assists; at least 1."""
    title = s.card(slot)
    battle = s.battle if s.battle is not None and s.battle.slot == slot else None
    base = (title.cost or 0) + (battle.added + power_of(s, battle.defending) if battle is not None else 0)
    if s.game.rules.missions_raise_last_boss and title.type == BOSS and title.level == 3:
        base += s.game.mission_surcharge(s)
    if title.type == BOSS:
        base += s.game.boss_surcharge
    return cost_of(s, s.active, stats.DEFEATING, slot, base, least=1)


def total(s: MatrixState) -> int:
    """The active side's Power in the battle that is going on."""
    battle = s.battle
    assert battle is not None
    return reach(s, battle.attacker, battle.slot) + power_of(s, battle.helping)


def still_there(s: MatrixState) -> bool:
    """Whether the battled Adversary has not been destroyed, gained or defeated by an ability used in its battle."""
    battle = s.battle
    return battle is not None and s.zones[MATRIX][battle.space] == battle.slot


def short(s: MatrixState) -> bool:
    battle = s.battle
    return battle is not None and still_there(s) and total(s) < cost_to_defeat(s, battle.slot)


def others_in_turn_order(s: MatrixState) -> list[int]:
    seats = s.game.seats
    return [(s.active + distance) % seats for distance in range(1, seats)]


def helpers(s: MatrixState) -> list[int]:
    """Who may Assist: teammates; in a Core competitive game all rivals."""
    battle = s.battle
    assert battle is not None
    return allies(s) if battle.confrontation else helpers_against_robot(s, s.active)


def helpers_against_robot(s: MatrixState, seat: int) -> list[int]:
    """Against a Robot rivals Assist only where the active player has Damage (Core p.12)."""
    rules = s.game.rules
    if not rules.robot_assists or (rules.assists_need_damage and not controlled_damage(s, seat)):
        return []
    return allies(s)


def allies(s: MatrixState) -> list[int]:
    return [seat for seat in others_in_turn_order(s) if seat not in s.game.adversaries(s.active)]


def defenders(s: MatrixState) -> list[int]:
    """Who may lay a defensive Assist: Adversary players, in a Confrontation only (p.13)."""
    battle = s.battle
    assert battle is not None
    if not battle.confrontation or not s.game.rules.defenders:
        return []
    return [seat for seat in others_in_turn_order(s) if seat in s.game.adversaries(s.active)]


def leaves_play(s: MatrixState, slot: int) -> bool:
    """Whether a played card is discarded after a battle or a turn: Allies and Damage with Ongoing text stay."""
    title = s.card(slot)
    return ALLY not in title.types and not (title.type == DAMAGE and "ongoing" in title.keywords)


def assists_played(s: MatrixState, side: str) -> list[int]:
    """The Assists lying on the table: of "teammates" of the active player, or of "defenders"."""
    return [slot for seat in others_in_turn_order(s)
            if (seat in s.game.adversaries(s.active)) == (side == "defenders") for slot in placed(s, seat)]
