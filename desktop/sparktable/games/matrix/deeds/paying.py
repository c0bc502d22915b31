"""Power is paid, and what changes a price has had its time."""
from __future__ import annotations

from sparktable.kernel.modifiers import drop
from sparktable.kernel.typed import Thing

from .. import stats
from ..events import use
from ..facts.power import PowerText, shares, unspent
from ..state import BATTLE, MatrixState
from ..statics import Static
from ..stats import NEXT


def add_cost(s: MatrixState, n: int) -> None:
    """What an Encounter adds is fixed when it resolves; Energon spent later does not lower it (Core p.16-17)."""
    if s.battle is not None:
        s.battle = s.battle.having(added=s.battle.added + n)


def empty_pool(s: MatrixState, seat: int) -> None:
    """A battle is over: the Power that texts have given so far is lost, although they go on (p.12)."""
    for m in s.modifiers.get(stats.POOL, ()):
        node = m.node
        if isinstance(node, PowerText) and node.use & BATTLE and node.binds(s, m, seat):
            for _ in range(unspent(s, m.source, node, node.bonus(s, m, seat, -1, BATTLE, -1))):
                use(s, m.source, node.label)


def pay_power(s: MatrixState, seat: int, n: int, distance: int, purpose: int, target: int = -1,
              first: int = -1) -> None:
    """Spend n Power; the caller has seen that it is there."""
    taken: dict[int, int] = {}
    for source, part in shares(s, seat, n, distance, purpose, target, first):
        if source.kind == "card":
            s.power[source.key] -= part
        elif source.kind == "loose":
            s.loose -= part
        elif source.kind in ("text", "pool"):
            for _ in range(part):
                use(s, source.key, source.label)
        elif source.kind == "bonus":
            taken[source.key] = part
    if taken:
        left = (bonus.having(amount=bonus.amount - taken.get(index, 0)) for index, bonus in enumerate(s.bonuses))
        s.bonuses = tuple(bonus for bonus in left if bonus.amount > 0)


def cost_paid(s: MatrixState, seat: int, action: Thing, subject: int) -> None:
    """Something was done at a price: texts that change it for the next time have had their time."""
    for m in s.modifiers.get(stats.COST[action], ()):
        node = m.node
        if m.until == NEXT and isinstance(node, Static) and node.binds(s, m, seat) \
                and node.amount_for(s, m, seat, subject):
            drop(s, m)
