"""What is told on the table of what is held and pointed at: what it says, why somebody may not be attacked, what an
attack may come to, where an Upgrade would lie and what would go for it."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from sparktable.app.game_texts import Speech
from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.facts import combat, slots
from sparktable.games.tcg.facts.stats import is_upgrade
from sparktable.kernel.view import View
from sparktable.table.drawings import Chip
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Hands
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import FreeSlot, Veil
from sparktable.table.tcg.forecast import lay_forecasts, lay_whole
from sparktable.table.tcg.gear import free_place
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.pointed_at import tell_pointed_at
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

IN_HAND = "hand"


def hints(view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterable[Piece]:
    sheet = Sheet(view, look, speech)
    asked = view.decision
    if layout.get("battle") is not None:
        return ()
    if hands.held is None and hands.pointed is not None and facts.clash(view) is None:
        tell_pointed_at(sheet, layout, hands.pointed)
    if asked is None or asked.seat != view.seat:
        return sheet.out.pieces
    attacker, targets = _attack(view, hands)
    if attacker >= 0:
        _tell_attack(sheet, layout, hands, attacker, targets)
    elif asked.kind == questions.PUT_ON and is_upgrade(facts.state_of(view), asked.source):
        _light_slots(sheet, layout, asked.source,
                     [option.value("card") for option in asked.options if option.kind in (kinds.PUT_ON, kinds.CARD)])
    elif hands.held is not None and hands.held.zone == IN_HAND and facts.is_known(view, hands.held.slot) \
            and is_upgrade(facts.state_of(view), hands.held.slot):
        _light_slots(sheet, layout, hands.held.slot, _slots_of(layout, hands.targets))
    return sheet.out.pieces


def _attack(view: View, hands: Hands) -> tuple[int, list[int]]:
    """Who would attack, as far as that is chosen or held, and whom it may attack."""
    asked, s = view.decision, facts.state_of(view)
    assert asked is not None
    if asked.kind == questions.DEFENDER:
        return asked.source, [option.value("card") for option in asked.options]
    held = hands.held
    if held is None or not hands.targets or held.slot not in facts.team(view, view.seat) or not any(
            option.kind == kinds.ATTACK and option.value("card") == held.slot for option in asked.options):
        return -1, []
    return held.slot, combat.defenders(s, held.slot)


def _tell_attack(sheet: Sheet, layout: Layout, hands: Hands, attacker: int, targets: Sequence[int]) -> None:
    """What an attack on whoever is pointed at comes to, or why there can be none."""
    enemies = facts.team(sheet.view, 1 - sheet.me)
    lane = layout.get("turn")
    pointed = hands.pointed.slot if hands.pointed is not None else -1
    if lane is None:
        return
    if pointed in targets or len(targets) == 1:
        lay_whole(sheet, lane.box, attacker, pointed if pointed in targets else targets[0], Z.PATH)
    elif layout.get(f"forecast:{targets[0]}") is None:
        stand = [piece for slot in targets if (piece := layout.of_slot(slot)) is not None]
        lay_forecasts(sheet, lane.box, attacker, stand, Z.HAND, ground=True)
    if pointed in enemies and pointed not in targets and (piece := layout.of_slot(pointed)) is not None:
        words = cards.spared_words(sheet.view, sheet.speech, attacker, pointed, targets)
        sheet.out.show(Veil(), piece.box, Z.PATH, "veil")
        high = round(max(24.0, sheet.px(26)))
        chip = Chip("prohibit", words, "illegal")
        wide = chip.width(high, sheet.look)
        x = min(max(2.0, piece.box.cx - wide / 2), layout.width - wide - 2)
        sheet.out.add(Piece("spared", Box(x, piece.box.cy - high / 2, wide, high).whole(), chip, Z.PATH + 1, words))


def _slots_of(layout: Layout, keys: Sequence[str]) -> list[int]:
    return [piece.slot for key in keys if (piece := layout.get(key)) is not None and piece.slot >= 0]


def _light_slots(sheet: Sheet, layout: Layout, upgrade: int, bearers: Sequence[int]) -> None:
    """Where it would lie on each; what would have to go for it is marked."""
    s = facts.state_of(sheet.view)
    style = KINDS[facts.gear(sheet.view, upgrade).kind]
    for bearer in bearers:
        piece = layout.of_slot(bearer)
        if piece is None or bearer not in facts.team(sheet.view, s.owner[bearer]):
            continue
        kinds_open = slots.kinds_for(s, upgrade, bearer)
        goes = [] if any(not slots.must_go(s, upgrade, bearer, kind) for kind in kinds_open) \
            else slots.must_go(s, upgrade, bearer, kinds_open[0])
        goes = slots.replaceable(s, upgrade, bearer) or goes
        if goes:
            for slot in goes:
                if (old := layout.of_slot(slot)) is not None:
                    words = sheet.say("tcg.table.scrapped" if len(goes) == 1 else "tcg.table.one_scrapped")
                    sheet.out.add(Piece(f"goes:{slot}", old.box, FreeSlot("discard", "bad", words, True), Z.PATH,
                                        f"{cards.card_name(sheet.view, slot, sheet.speech)}: {words}",
                                        radius=sheet.px(4)))
            continue
        word = sheet.say(f"tcg.slot.{facts.gear(sheet.view, upgrade).kind}")
        sheet.out.show(FreeSlot(style.icon, "can", word), free_place(sheet, layout.head, piece, word), Z.PATH,
                       f"free:{bearer}")
