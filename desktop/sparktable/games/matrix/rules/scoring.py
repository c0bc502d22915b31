"""What a game is worth at its end, and who wins (War on Cybertron p.17; Core p.13)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.values import Outcome

from ..card import BOSS, DAMAGE, POLITY, RELIC, ROBOT
from ..deeds.ending import BOSSES, penalty
from ..facts.cards import owned
from ..facts.holdings import controlled_damage
from ..state import MISSION_STACK, MISSIONS, VAULT, MatrixState, seat_zone

PER_POINT: Final = 5
"""So much cost of Adversaries defeated is worth 1 VP, and so much Energon."""
DAMAGE_PER_POINT: Final = 2
"""So many Damage cost 1 VP."""


def outcome(s: MatrixState, reason: str) -> Outcome:
    """The result of a game that ends now."""
    points = tuple(sum(score(s, seat).values()) for seat in range(s.game.seats))
    return Outcome(reason, winners(s, reason), points)


def winners(s: MatrixState, reason: str) -> tuple[int, ...]:
    """The seats that win; all of a shared win."""
    everybody = tuple(range(s.game.seats))
    if s.game.rules.together:
        return everybody if reason == BOSSES else ()
    totals = {side: ranked_by(s, side) for side in s.game.sides()}
    best = max(totals.values())
    return tuple(seat for side, total in totals.items() if total == best for seat in side)


def ranked_by(s: MatrixState, side: tuple[int, ...]) -> tuple[int, int, int]:
    """VP, then the tie-breakers: Bosses defeated, then Energon (War on Cybertron p.17, Core p.13)."""
    points = sum(sum(score(s, seat).values()) for seat in side)
    bosses = sum(s.card(slot).type == BOSS for seat in side for slot in s.zones[seat_zone(seat, VAULT)])
    return points, bosses, sum(s.energon[seat] for seat in side)


def shared(s: MatrixState) -> dict[str, tuple[int, ...]]:
    """What everybody has done and bears where all win or lose together, without any points: a number for each."""
    seats = range(s.game.seats)
    vaults = [[s.card(slot).type for slot in s.zones[seat_zone(seat, VAULT)] if beaten(s, slot)] for seat in seats]
    return {"bosses": tuple(vault.count(BOSS) for vault in vaults),
            "robots": tuple(vault.count(ROBOT) for vault in vaults),
            "borne": tuple(len(controlled_damage(s, seat)) for seat in seats)}


def beaten(s: MatrixState, slot: int) -> bool:
    """Whether a card in a Vault is a defeated Adversary; Jetfire may have been stored as the Relic that he is."""
    card = s.card(slot)
    return card.type in (BOSS, ROBOT) and (RELIC not in card.types or slot in s.beaten)


def score(s: MatrixState, seat: int) -> dict[str, int]:
    """A player's points line by line. What a team owns together counts for its first player."""
    if s.game.rules.together:
        return {}
    team = s.game.team(seat)
    first = team[0] == seat
    counted = (team if first else ()) if s.game.ruling("team_scoring") == "together" else (seat,)
    vault = s.zones[seat_zone(seat, VAULT)]
    stored = [s.card(slot) for slot in vault if slot not in s.beaten or s.game.ruling("jetfire_defeated_scores_vp")]
    costs = sum(s.card(slot).cost or 0 for each in counted for slot in s.zones[seat_zone(each, VAULT)]
                if beaten(s, slot))
    lost = penalty(s, seat)
    lines = {"gained": s.vp[seat] + lost, "adversaries": costs // PER_POINT, "vault": sum(card.vp for card in stored),
             "energon": sum(s.energon[each] for each in counted) // PER_POINT}
    if s.game.rules.damage_owned_scores:
        damage = sum(s.card(slot).type == DAMAGE for each in counted for slot in owned(s, each))
        lines |= {"owned": -(damage // DAMAGE_PER_POINT), "ended": -lost}
    else:
        damage = sum(len(controlled_damage(s, each)) for each in counted)
        lines["damage"] = -(damage // DAMAGE_PER_POINT)
    if s.game.rules.missions:
        held = len(s.zones[seat_zone(seat, MISSIONS)])
        stack = len(s.zones[MISSION_STACK + s.game.side[seat]]) if first else 0
        lines["missions"] = -(held + stack)
        if first:
            lines["polities"] = sum(s.card(slot).vp for slot, faction in s.token.items()
                                    if faction == s.game.side[seat] and s.card(slot).type == POLITY)
    return lines


