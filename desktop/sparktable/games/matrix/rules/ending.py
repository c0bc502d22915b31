"""How a game ends, and what it is worth (War on Cybertron p.17, p.20; Core p.13, p.21)."""
from __future__ import annotations

from sparktable.kernel.run import finish
from sparktable.kernel.state import Outcome

from ..card import BOSS, DAMAGE, POLITY, ROBOT, RUIN
from ..state import MATRIX, MISSION_STACK, MISSIONS, RUIN_DISCARD, RUINS, VAULT, MatrixState, seat_zone

BOSSES, DECK, DAMAGED, RUINED = "bosses", "deck", "damage", "ruins"
BOSSES_TO_BEAT = 3


def boss_down(s: MatrixState, slot: int) -> None:
    """A Boss was defeated or destroyed; the third one of a faction ends the game at once."""
    faction = s.card(slot).faction
    s.bosses_down[faction] += 1
    if s.bosses_down[faction] >= BOSSES_TO_BEAT:
        end(s, BOSSES)


def end_by_damage(s: MatrixState, seat: int) -> None:
    """A player controls too much Damage. It costs that player 3 VP if it is the active one (p.17)."""
    if s.game.rules.damage_owned_scores and seat == s.active and not s.ending and not s.game.rules.together:
        s.vp[seat] -= 3
    end(s, DAMAGED)


def end_by_deck(s: MatrixState) -> None:
    end(s, DECK)


def check_ruins(s: MatrixState) -> None:
    """All Ruins that are not destroyed lie in the Matrix (p.14): destroying one lowers the number needed."""
    if s.game.rules.ruins and not s.zones[RUINS] and not s.zones[RUIN_DISCARD] and any(
            slot >= 0 and s.card(slot).type == RUIN for slot in s.zones[MATRIX]):
        end(s, RUINED)


def end(s: MatrixState, reason: str) -> None:
    """The game ends immediately; if two ends fall together, the Bosses count first."""
    if s.outcome is not None and not (reason == BOSSES and s.ending != BOSSES):
        return
    s.ending = reason
    points = tuple(sum(score(s, seat).values()) for seat in range(s.game.seats))
    finish(s, Outcome(reason, winners(s, reason), points))


def winners(s: MatrixState, reason: str) -> tuple[int, ...]:
    """The seats that win; all of a shared win."""
    everybody = tuple(range(s.game.seats))
    if s.game.rules.together:
        return everybody if reason == BOSSES else ()
    totals = {side: standing(s, side) for side in s.game.sides()}
    best = max(totals.values())
    return tuple(seat for side, total in totals.items() if total == best for seat in side)


def standing(s: MatrixState, side: tuple[int, ...]) -> tuple[int, int, int]:
    """VP, then the tie-breakers: Bosses defeated, then Energon (War on Cybertron p.17, Core p.13)."""
    points = sum(sum(score(s, seat).values()) for seat in side)
    bosses = sum(s.card(slot).type == BOSS for seat in side for slot in s.zones[seat_zone(seat, VAULT)])
    return points, bosses, sum(s.energon[seat] for seat in side)


def score(s: MatrixState, seat: int) -> dict[str, int]:
    """A player's points line by line. What a team owns together counts for its first player."""
    from .piles import owned
    from .resources import controlled_damage

    if s.game.rules.together:
        return {}
    vault = [s.card(slot) for slot in s.zones[seat_zone(seat, VAULT)]]
    costs = sum(card.cost or 0 for card in vault if card.type in (BOSS, ROBOT))
    damage = (sum(s.card(slot).type == DAMAGE for slot in owned(s, seat)) if s.game.rules.damage_owned_scores
              else len(controlled_damage(s, seat)))
    lines = {"gained": s.vp[seat], "adversaries": costs // 5, "vault": sum(card.vp for card in vault),
             "energon": s.energon[seat] // 5, "damage": -(damage // 2)}
    if s.game.rules.missions:
        held = len(s.zones[seat_zone(seat, MISSIONS)])
        first = s.game.team(seat)[0] == seat
        stack = len(s.zones[MISSION_STACK + s.game.side[seat]]) if first else 0
        lines["missions"] = -(held + stack)
        if first:
            lines["polities"] = sum(s.card(slot).vp for slot, faction in s.token.items()
                                    if faction == s.game.side[seat] and s.card(slot).type == POLITY)
    return lines


