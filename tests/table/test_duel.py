"""A battle is a duel on a stage: what each side has adds up, what is missing is seen, and the end is stamped."""
from __future__ import annotations

from itertools import combinations, groupby, pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from matrix.table import Table
from sparktable.app.translations import WORDS
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.table import duel_drawings
from sparktable.table.animation import Flight, actors_of
from sparktable.table.art.parts import CENTRE, fitted
from sparktable.table.art.theme import THEME_NAMES, theme
from sparktable.table.drawings import Icon
from sparktable.table.duel import STEP_BAR
from sparktable.table.duel_drawings import Chevrons, DuelBar, DuelTotal, Pill
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.duel_motions import ComeIn, Count, Press
from sparktable.table.fire import Beam, FireLine
from sparktable.table.flying_icons import BROUGHT
from sparktable.table.highlights import raised
from sparktable.table.lettering import Button
from sparktable.table.looked_up import LOOK_UP
from sparktable.table.matrix import facts
from sparktable.table.picture_store import Look
from sparktable.table.prompt import Waiting
from sparktable.table.show import held_up
from table.conftest import overlap


def fight(power: int = 1) -> Table:
    """Elita-1 with so many Artilleries beside Rippersnapper, who takes 4 Power. A friend is asked to Assist first."""
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    return table.put("B1", "Rippersnapper").in_play("Elita-1", *["Artillery"] * power).hand("Hot Rod", "Bold")


def declare(ann) -> None:
    ann._take(next(option for option in ann.match.decision.options if option.kind == "battle"))


def drawings(ann, sort: type) -> list:
    return [piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, sort)]


def motions(ann, sort: type) -> list:
    return [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
            if isinstance(motion, sort)]


def fight_on(ann) -> None:
    """To where the end of the duel begins to be shown."""
    declare(ann)
    while ann.match.state.battle is not None:
        ann.wait()
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])


def showing(ann) -> list:
    """What moves now."""
    queue = ann.view.queue
    return [type(motion) for _, motion in queue._waiting[0].steps[queue._step]] if queue.running else []


def test_both_fighters_and_their_totals_stand_on_the_stage(sit) -> None:
    ann = sit(fight())
    declare(ann)
    ann.wait()
    (ground,) = drawings(ann, DuelGround)
    assert (ground.left.name, ground.right.name) == ("Elita-1", "Rippersnapper")
    assert [total.number for total in drawings(ann, DuelTotal)] == ["2", "4"]


@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1600, 1000)])
def test_nothing_lies_on_the_face_of_who_fights(sit, width: int, height: int) -> None:
    ann = sit(fight(3), width=width, height=height)
    declare(ann)
    ann.wait()
    stage, seen = ann.piece("battle"), ann.view.grab().toImage()
    ground = ann.view.pictures.pixmap(stage.drawing, stage.box.w, stage.box.h).toImage()
    for room, other in zip(stage.drawing.rooms, stage.drawing.rooms[::-1], strict=True):
        side = min(room.w, room.h)
        assert side > stage.box.h * 0.12 and not overlap(room, other)
        for x, y in ((x, y) for x in (-0.3, 0.0, 0.3) for y in (-0.4, 0.0, 0.4)):
            at = QPoint(round(room.cx + x * side), round(room.cy + y * side))
            assert seen.pixelColor(at + QPoint(int(stage.box.x), int(stage.box.y))) == ground.pixelColor(at)


def test_whoever_is_asked_to_assist_reads_whose_battle_it_is_and_how_much_is_short(sit) -> None:
    ann = sit(fight().hand("Hot Rod", "Covering Fire"), seat=2)
    declare(ann)
    ann.wait()
    assert ann.piece("prompt").drawing.note.startswith(f"{ann.speech.seat(0)} fights and is 2 Power short · ")


@pytest.mark.parametrize(("seat", "left"), [(0, "Elita-1"), (2, "Elita-1"), (1, "Dirge")],
                         ids=["attacks", "assists", "defends"])
def test_whoever_looks_on_stands_left_with_what_is_theirs(sit, seat: int, left: str) -> None:
    """Megatron's side may play cards for the Boss that is attacked."""
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), seat=seat)
    declare(ann)
    ann.wait()
    (ground,) = drawings(ann, DuelGround)
    total = ann.piece("duel total:attacker")
    assert ground.left.name == left
    assert (total.box.cx < ann.piece("battle").box.cx) == (left == "Elita-1"), "the numbers stand with their side"


def test_what_adds_up_lies_there_as_cards_with_their_numbers_and_as_parts_of_the_bar(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    ann.wait()
    (bar,) = drawings(ann, DuelBar)
    assert sum(bar.parts) == 4 and bar.need == 4 and len(bar.parts) == 2
    assert sorted(pill.text for pill in drawings(ann, Pill)) == ["2", "2", "4"]
    cards = [piece for piece in ann.view.layout_now.pieces if piece.zone == "battle" and piece.slot >= 0]
    assert len(cards) == 3
    for one in cards:
        assert not [other for other in cards if other is not one and other.box.contains(one.box.cx, one.box.cy)]


def test_the_totals_count_up_when_it_begins(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    counts = motions(ann, Count)
    assert [count.actor.hides for count in counts] == ["duel total:attacker", "battle bar", "duel total:defender"]
    assert [len(count.pictures) for count in counts] == [5, 5, 5], "from 0 to 4 on both sides, and the bar fills"
    ann.wait()
    assert ann.settled()


def test_a_bar_that_fills_is_at_every_moment_as_full_as_the_total_beside_it() -> None:
    bar = DuelBar((3, 0, 2), 7, "2 short")
    assert [sum(bar.filled(total).parts) for total in range(6)] == [*range(6)]
    assert [bool(bar.filled(total).says) for total in (4, 5)] == [False, True], "what is missing is said at the end"


def test_fighters_come_in_each_from_its_side_before_any_card(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    left, right = motions(ann, ComeIn)
    assert left.far < 0 < right.far
    queued = [type(motion) for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    assert queued.index(ComeIn) < queued.index(Flight) < queued.index(Count)
    ann.wait()


def test_a_card_that_adds_comes_up_to_be_read_and_words_under_it_lead_to_the_rules(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    ann.wait()
    lies = ann.view.layout_now
    assert [piece for piece in lies.pieces if piece.action == LOOK_UP and piece.key.startswith("word:line:")]
    card = next(piece for piece in lies.pieces if piece.zone == "battle" and piece.slot >= 0)
    up = raised(lies, card.key, ann.view.pictures.look).get(card.key)
    assert up is not None and up.box.w > card.box.w and up.z > card.z


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_cards_that_cover_each_other_make_way_for_the_one_that_is_looked_at(sit, by: str) -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    table.put("B2", "Rippersnapper").in_play("Elita-1", "Artillery", *["Bold"] * 6).hand("Hot Rod", "Bold")
    ann = sit(table)
    declare(ann)
    ann.wait()
    row = [piece.key for piece in ann.view.layout_now.pieces if piece.row == "duel row:attacker"]
    assert ann.piece(row[0]).box.right > ann.piece(row[1]).box.x, "they lie over each other"
    looked_at, lay = row[3], [ann.piece(key).box for key in row]
    if by == "mouse":
        ann.hover(looked_at, 0.05)
    else:
        ann.keys(Qt.Key.Key_Tab)
        ann.view.focus_piece(looked_at)
    cards = sorted((ann.piece(key) for key in row), key=lambda each: each.box.x)
    wide = {each.key: each.box.w for each in cards}
    assert wide[looked_at] > lay[3].w and list(wide) == row, "in their order"
    stage = ann.piece("battle").box
    for one, other in pairwise(cards):
        assert other.box.x - one.box.x > 0.5 * min(one.box.w, other.box.w), "each can be read"
    assert stage.x <= cards[0].box.x and cards[-1].box.right <= stage.right
    pill = ann.piece(f"duel pill:{looked_at}")
    assert pill.z >= ann.piece(looked_at).z and pill.box.cx == pytest.approx(ann.piece(looked_at).box.cx, abs=2)
    if by == "mouse":
        ann.hover("duel name:defender")
    else:
        ann.view.focus_piece(None)
    assert [ann.piece(key).box for key in row] == lay


@pytest.mark.parametrize(("power", "word", "won"), [(2, "Beaten", True), (1, "Not enough", False)])
def test_the_end_is_stamped_on_the_loser(sit, monkeypatch: pytest.MonkeyPatch, power: int, word: str,
                                         won: bool) -> None:
    ann = sit(fight(power))
    pictures, painted = ann.view.pictures, []
    paint = pictures.pixmap
    monkeypatch.setattr(pictures, "pixmap", lambda drawing, *size: painted.append(drawing) or paint(drawing, *size))
    fight_on(ann)
    stamps = [drawing for drawing in painted if isinstance(drawing, Stamp)]
    assert [(stamp.text, stamp.won) for stamp in stamps] == [(word, won)]
    assert [drawing.fallen for drawing in painted if isinstance(drawing, DuelGround) and drawing.fallen] == [
        "right" if won else "left"], "who has lost sinks back"
    queued = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    (press,) = motions(ann, Press)
    assert not [motion for motion in queued[:queued.index(press)] if isinstance(motion, Flight)], \
        "it is told before anything leaves"
    brought = {drawing.name for drawing in painted if isinstance(drawing, Icon)}
    assert ("vp" in brought) == won, "the reward flies to the score"
    assert (press.actor.box.cx > ann.view.layout_now.stage.cx) == won, "on the side that lost"
    ann.wait()
    assert ann.settled()


def test_a_victory_whose_reward_asks_something_is_stamped_at_once(sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it brings is answered first, and only then is the Adversary counted as defeated."""
    ann = sit(fight(2).put("B1", "Strafe").turn_of("Megatron").mode("Megatron", "bot").stand("Megatron", "B1")
              .in_play("Megatron", "Artillery", "Artillery"), seat=1)
    pictures, painted = ann.view.pictures, []
    paint = pictures.pixmap
    monkeypatch.setattr(pictures, "pixmap", lambda drawing, *size: painted.append(drawing) or paint(drawing, *size))
    fight_on(ann)
    assert [option.kind for option in ann.given].count("no") == 1, "it was asked for"
    assert [(stamp.text, stamp.won) for stamp in painted if isinstance(stamp, Stamp)] == [("Beaten", True)]
    ann.wait()
    assert ann.settled()


def steps_shown(ann) -> list[str]:
    """Which step of a battle is lit, from one position to the next, until everything has arrived."""
    seen = list[str]()
    while ann.view.queue.running:
        bar = ann.view.display.drawn.get("duel step")
        lit = bar.drawing.steps[bar.drawing.now] if bar is not None else ""
        if seen[-1:] != [lit]:
            seen.append(lit)
        ann.view.queue.advance(16)
    return seen


def test_a_battle_in_which_nobody_is_asked_anything_is_a_duel_too(sit) -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B1", "Rippersnapper")
    ann = sit(table.in_play("Elita-1", "Artillery", "Artillery"))
    declare(ann)
    assert ann.match.state.battle is None, "it is over at once"
    assert len(motions(ann, ComeIn)) == 2 and [len(count.pictures) for count in motions(ann, Count)] == [5] * 3
    assert [motion.actor.box.cx > ann.view.layout_now.stage.cx for motion in motions(ann, Press)] == [True]
    assert steps_shown(ann) == ["", "Declare", ""], "the stage is gone before the Ruin comes"
    assert ann.settled()


def test_it_is_gone_through_step_by_step_and_the_end_is_the_last(sit, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Power Boost"))
    pictures, ends = ann.view.pictures, set[str]()
    paint = pictures.pixmap

    def pixmap(drawing, *size):
        if isinstance(drawing, Chevrons):
            ends.add(drawing.steps[drawing.now])
        return paint(drawing, *size)

    monkeypatch.setattr(pictures, "pixmap", pixmap)
    declare(ann)
    seen = list[str]()
    while ann.match.state.battle is not None:
        seen += steps_shown(ann)
        bar = ann.piece("duel step").drawing
        seen.append(bar.steps[bar.now])
        asked = ann.match.decision
        ann._take(next((option for option in asked.options if option.kind in ("pass", "done")), asked.options[0]))
    seen += steps_shown(ann)
    assert [step for step, _ in groupby(seen)] == ["Declare", "Assists", "Encounter", "Boost", ""]
    assert "Result" in ends, "it stands there when the stamp comes down"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_ends_one_part_of_the_end_after_the_other(sit, key: Qt.Key) -> None:
    """The fighters, the stamp, what it brings, the Ruin that comes then: and the table lies there."""
    ann = sit(fight(2))
    fight_on(ann)
    seen = []
    while ann.view.queue.running:
        seen.append(Press in showing(ann))
        ann.keys(key)
    assert seen[-3:] == [True, False, False] and len(seen) <= 4, "the stamp is seen whoever goes on from the fighters"
    assert ann.settled()


def test_a_click_on_the_stage_ends_a_part_and_one_beside_it_everything(sit) -> None:
    ann = sit(fight(2))
    fight_on(ann)
    ann.click("battle", 0.02, 0.5)
    assert ann.view.queue.running, "the stamp has been seen, and what it brings follows"
    ann.click("prompt")
    assert not ann.view.queue.running and ann.settled()


def test_where_motion_is_reduced_everything_is_there_more_and_more_and_nothing_travels(sit) -> None:
    ann = sit(fight(2))
    ann.view.set_speed(1.0, calm=True)
    fight_on(ann)
    was, stamped = dict[QGraphicsPixmapItem, object](), False
    while ann.view.queue.running:
        items = [actor.item for actor in actors_of(ann.view.queue._waiting[0].steps) if actor.item is not None]
        now = {item: (item.pos(), item.transform(), item.scale()) for item in items}
        assert not [item for item in items if item in was and now[item] != was[item] and item.opacity() > 0.2], \
            "it was seen on its way"
        was, stamped = now, stamped or any(item.opacity() == 1.0 for item in items)
        ann.view.queue.advance(16)
    assert stamped and ann.settled()


def test_whoever_can_assist_finds_the_cards_for_it_on_the_stage(sit) -> None:
    ann = sit(fight().hand("Hot Rod", "Covering Fire"), seat=2)
    declare(ann)
    ann.wait()
    assert ann.match.decision.kind == "assist"
    chips = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")]
    assert [(piece.drawing.text, piece.option.kind) for piece in chips] == [("Covering Fire", "assist")]
    ann.click(chips[0].key)
    assert [option.kind for option in ann.given][-1] == "assist"


def said(chip: Button) -> str:
    """What it is called, and the Power that it gives."""
    return f"{chip.text} {chip.gain}".strip()


def test_what_is_still_open_is_seen_with_its_power_before_it_can_be_used(sit) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"))
    declare(ann)
    chips = []
    while ann.match.state.battle is not None:
        ann.wait()
        chips += [(said(piece.drawing), piece.drawing.enabled, piece.option is not None)
                  for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")]
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    use, look = ("Artillery +1", True, True), ("Artillery +1", False, False)
    assert chips == [use, look, use], "while Hot Rod is asked it is only looked at"


@pytest.mark.parametrize("foe", ["Rippersnapper", "Dirge"])
def test_the_steps_of_a_battle_never_go_back(sit, foe: str) -> None:
    """Whatever is answered, also at what stands there between two questions."""
    def begun() -> Table:
        table = fight(2).stand("Hot Rod", "B1").hand("Hot Rod", "Artillery").hand("Soundwave", "Artillery")
        return table if foe == "Rippersnapper" else table.put("B1", foe)

    board, walked = sit(begun()).view, set()
    for seed in range(12):
        table = begun()
        match, dice = Match(table.game, seed, watched=True, start=table.s), Dice(seed)
        events = match.take(next(option for option in match.decision.options if option.kind == "battle"))
        steps = []
        while match.state.battle is not None:
            for now in (*(moment.seen_by(0).view for moment in match.moments(events)), view(match.state, 0)):
                bar = board.display.layout_of(now).get(STEP_BAR)
                steps += [bar.drawing.now] if bar is not None else []
            events = match.take(match.decision.options[dice.below(len(match.decision.options))])
        assert steps == sorted(steps)
        walked.update(steps)
    assert len(walked) > 2


def test_what_an_encounter_adds_is_shown_as_that_encounter(sit) -> None:
    ann = sit(fight(3).put("B1", "Dirge").only_encounter("The Jaws of Victory"))
    declare(ann)
    seen = set()
    while ann.match.state.battle is not None:
        ann.wait()
        for line in facts.battle(view(ann.match.state, 0)).defence if ann.match.state.battle.added else ():
            if line.why == "encounter":
                seen.add(ann.match.state.card(line.slot).name)
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    assert seen == {"The Jaws of Victory"}


def test_who_fights_in_alt_mode_finds_on_the_stage_what_converting_gives_back(sit) -> None:
    ann = sit(fight().mode("Elita-1", "alt").energon("Elita-1", 2))
    declare(ann)
    while not any(option.kind == "convert" for option in ann.match.decision.options):
        ann._take(ann.match.decision.options[-1])
    ann.wait()
    chips = {said(piece.drawing): piece for piece in ann.view.layout_now.pieces if piece.key.startswith("open:")}
    assert "Convert Ann +1" in chips and chips["Convert Ann +1"].drawing.price == "1"
    ann.click(chips["Convert Ann +1"].key)
    assert [option.kind for option in ann.given][-1] == "convert"


def test_what_gives_power_stands_before_what_gives_none_and_that_is_not_shown_while_it_cannot_be_used(sit) -> None:
    setting = fight(0).in_play("Elita-1", "Bold", "Artillery").energon("Elita-1", 3).put("B1", "Dirge")
    ann = sit(setting.only_encounter("Back-Up"))
    declare(ann)
    seen = {}
    while ann.match.state.battle is not None:
        ann.wait()
        asked = ann.match.decision
        seen[asked.seat] = [said(piece.drawing) for piece in ann.view.layout_now.pieces
                            if piece.key.startswith("open:")]
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    first, second = seen[0]
    assert first == "Artillery +1" and seen[2] == ["Artillery +1"]
    assert second.startswith("Bold: ") and "costs 1 less" in second, "what it brings is said in words"


def test_what_the_next_turn_begins_with_does_not_come_out_of_a_battle_that_was_lost(sit) -> None:
    """A lost confrontation ends the turn, and Grimlock deals Megatron Damage as his own begins."""
    ann = sit(fight().put("B1", "Dirge").put("D3", "Grimlock").stand("Megatron", "D3").only_encounter("Back-Up"))
    fight_on(ann)
    assert ann.match.state.active == 1
    stamped = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    assert any(isinstance(motion, Press) for motion in stamped)
    assert not [motion for motion in stamped if isinstance(motion, Flight) and motion.duration == BROUGHT]
    ann.wait()


@pytest.mark.parametrize(("parts", "need"), [((1, 1, 3, 2), 6), ((4, 1, 2), 4), ((5, 5), 3), ((1,) * 12, 9)])
def test_the_number_at_the_target_lies_on_no_number_of_a_part(qapp, monkeypatch: pytest.MonkeyPatch,
                                                              parts: tuple[int, ...], need: int) -> None:
    """Nor does the mark itself."""
    written, width = list[QRectF](), 600
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.append(
        written_box(box, font.width(text), align)))
    image = QImage(width, 24, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        DuelBar(parts, need, "").paint(painter, width, 24, Look(theme("dark")))
    *numbers, target = written
    mark = 1 + (width - 2) / (max(sum(parts), need) * 1.12) * need
    for number in numbers:
        assert not number.intersects(target)
        assert number.right() <= mark - 2 or number.left() >= mark + 2
    assert len(numbers) >= len(parts) - 1


@pytest.mark.parametrize(("parts", "need", "lost"), [((3, 4), 9, 1), ((3, 4), 7, 1), ((4, 4), 7, 2), ((5, 3), 6, 1)])
def test_what_is_lost_again_is_a_part_of_the_bar_that_is_crossed_out(qapp, monkeypatch: pytest.MonkeyPatch,
                                                                     parts: tuple[int, ...], need: int, lost: int
                                                                     ) -> None:
    written = dict[str, QRectF]()
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.update(
        {f"{text}.{len(written)}": written_box(box, font.width(text), align)}))
    monkeypatch.setattr(duel_drawings, "name_line", lambda p, box, text, *rest: written.update({text: box}))
    bar = DuelBar(parts, need, "2 short" if sum(parts) - lost < need else "", lost=lost)
    image = QImage(620, 30, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        bar.paint(painter, 620, 30, Look(theme("dark")))
    assert f"−{lost}" in {text.partition(".")[0] for text in written}
    assert len(written) == len(parts) + 2 + bool(bar.word), written
    assert not [pair for pair in combinations(written.values(), 2) if pair[0].intersects(pair[1])]
    assert all(box.right() <= 620 for box in written.values())
    full = sum(parts) - lost
    assert [bool(bar.filled(total).says) for total in (full - 1, full)] == [False, bool(bar.word)]


@pytest.mark.parametrize("seed", range(60))
def test_a_bar_is_filled_by_what_counts_and_what_is_short_ends_at_the_mark(qapp, monkeypatch: pytest.MonkeyPatch,
                                                                           seed: int) -> None:
    """Whatever takes away: what is lost again is never filled, and no number says more than its part is long."""
    dice = Dice(seed)
    parts = tuple(1 + dice.below(4) for _ in range(1 + dice.below(4)))
    lost, need = dice.below(sum(parts) + 1), 1 + dice.below(12)
    counts, width = sum(parts) - lost, 800
    gaps, numbers = list[QRectF](), list[tuple[str, QRectF]]()
    monkeypatch.setattr(duel_drawings, "hatch", lambda p, box, *rest: gaps.append(box))
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, *rest: numbers.append((text, box)))
    image = QImage(width, 30, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        bar = DuelBar(parts, need, "", lost=lost)
        bar.paint(painter, width, 30, Look(theme("high-contrast")))
    yellow = QColor(theme("high-contrast").stage.tokens.acc).rgb()
    unit = bar._measured(width - 2, 0, 0)[0]
    lit = [x for x in range(width) if image.pixel(x, 26) == yellow]
    assert (lit[-1] if lit else 1) == pytest.approx(1 + unit * counts, abs=4)
    (gap,) = gaps
    assert gap.left() == pytest.approx(1 + unit * counts, abs=1)
    assert gap.width() == pytest.approx(unit * max(0, need - counts), abs=1)
    assert sum(int(text) for text, box in numbers[:-1] if text.isdecimal()) <= counts


@pytest.mark.parametrize(("parts", "need", "held"),
                         [((6, 1, 1), 8, 2), ((3, 2), 9, 4), ((2, 2, 2), 7, 3), ((4,), 5, 2)])
def test_every_number_of_the_bar_and_what_is_missing_is_read(qapp, monkeypatch: pytest.MonkeyPatch,
                                                             parts: tuple[int, ...], need: int, held: int) -> None:
    """Not even the shield that ends what is held back lies on a number."""
    written = dict[str, QRectF]()
    monkeypatch.setattr(duel_drawings, "label", lambda p, box, text, font, ink, align=CENTRE: written.update(
        {f"{text}.{len(written)}": written_box(box, font.width(text), align)}))
    monkeypatch.setattr(duel_drawings, "name_line", lambda p, box, text, *rest: written.update({text: box}))
    shields = list[QRectF]()
    held_back = DuelBar._held_back
    monkeypatch.setattr(DuelBar, "_held_back", staticmethod(
        lambda *args: shields.append(held_back(*args)) or shields[-1]))
    image = QImage(420, 30, QImage.Format.Format_RGB32)
    word = "2 short of a KO" if sum(parts) < need else ""
    with QPainter(image) as painter:
        DuelBar(parts, need, word, held).paint(painter, 420, 30, Look(theme("dark")))
    assert len(written) == len(parts) + 1 + bool(word), written
    assert not [text for text, box in written.items() if box.intersects(shields[0])]
    assert not [pair for pair in combinations(written.values(), 2) if pair[0].intersects(pair[1])]
    assert all(box.right() <= 420 for box in written.values())


def written_box(box: QRectF, wide: float, align: Qt.AlignmentFlag) -> QRectF:
    left = box.center().x() - wide / 2 if align == CENTRE else box.x()
    return QRectF(left, box.y(), wide, box.height())


@pytest.mark.parametrize("name", THEME_NAMES)
def test_a_stage_and_fire_are_drawn_in_the_colours_of_the_theme(qapp, name: str) -> None:
    """The stage is dark in every theme: in a light one it keeps to those of the dark."""
    look = Look(theme(name))
    tokens = look.theme.tokens if look.theme.is_dark else theme("dark").tokens
    wanted = ((Pill("+2"), tokens.acc), (Pill("+2", True), tokens.bad), (DuelBar((2, 1), 5, "2 short"), tokens.bad),
              (Stamp("Held", False), tokens.bad), (Stamp("Beaten", True), tokens.sel),
              (FireLine((5, 5), (195, 55), False), tokens.sel), (Beam((5, 5), (150, 30)), tokens.sel))
    for drawing, ink in wanted:
        image = QImage(200, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            drawing.paint(painter, 200, 60, look)
        seen = {image.pixelColor(x, y).name() for x in range(200) for y in range(60)}
        assert QColor(ink).name() in seen, drawing


@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1240, 690), (1490, 1010)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_card_that_is_held_up_covers_nothing_that_the_stage_says(sit, width: int, height: int, text: float) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), width=width, height=height)
    ann.view.set_text_scale(text)
    declare(ann)
    ann.wait()
    look, face = ann.view.pictures.look, ann.view.face(ann.setting.slot("Bold"))
    stage = ann.piece("battle").box
    _, place = held_up(ann.view.pictures, face, "Elita-1 draws Back-Up", (), ann.view.layout_now.beside, stage)
    for key in ("duel name:attacker", "duel name:defender", "duel step", "battle bar"):
        assert not overlap(place, ann.piece(key).box), key
    assert stage.x <= place.x and place.right <= stage.right and place.h > look.pt(15) * 2 + look.px(200)


@pytest.mark.parametrize("cards", [(), ("Bold",), ("Bold",) * 8], ids=len)
@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1490, 1010)])
def test_the_stamp_is_large_and_lies_on_the_stage(sit, cards: tuple[str, ...], width: int, height: int) -> None:
    """On the Boss, or on whoever has lost: beside the cards, or across them where they are very many."""
    table = fight(1).put("B1", "Dirge").only_encounter("Power Boost").in_play("Elita-1", "Artillery", *cards)
    ann = sit(table, width=width, height=height)
    declare(ann)
    while ann.match.state.battle is not None:
        ann.wait()
        lies, asked = ann.view.layout_now, ann.match.decision
        ann._take(next((option for option in asked.options if option.kind in ("pass", "done")), asked.options[0]))
    (press,) = motions(ann, Press)
    stamp = press.actor.box
    sums = [piece for piece in lies.pieces if piece.row or piece.key.startswith(("duel pill:", "duel why:"))]
    stage, bar = lies.get("battle").box, lies.get("battle bar").box
    hidden = [piece.key for piece in sums if overlap(piece.box, stamp)]
    assert len(sums) > 3 and (not hidden or width < 1400 or len(cards) > 1)
    assert stage.contains(stamp.x, stamp.y) and stage.contains(stamp.right, stamp.bottom) and stamp.bottom <= bar.y
    assert stamp.w >= stage.w * 0.24


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("width", [1020, 1240, 1900])
def test_no_step_of_a_battle_is_cut(sit, monkeypatch: pytest.MonkeyPatch, width: int, text: float) -> None:
    ann = sit(fight().put("B1", "Dirge").only_encounter("Back-Up"), width=width, height=690)
    WORDS.use("de")
    ann.view.set_text_scale(text)
    declare(ann)
    ann.wait()
    bar, look, written = ann.piece("duel step"), ann.view.pictures.look, list[str]()

    def line(_p, room, words, face, smallest, *_how) -> None:
        written.append(fitted(words, room.width(), face, smallest)[0])

    monkeypatch.setattr(duel_drawings, "name_line", line)
    steps = bar.drawing.steps
    assert "Verstärken" in steps
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    with QPainter(image) as p:
        Chevrons(steps, len(steps) - 1).paint(p, bar.box.w, bar.box.h, look)  # with most signs
    assert written == [*steps]
    stage = ann.piece("battle").box
    assert stage.x <= bar.box.x and bar.box.right <= stage.right
    WORDS.use("en")


def test_a_duel_of_two_others_is_over_sooner_than_one_s_own(sit) -> None:
    """It is looked at alone, while one waits for one's turn."""
    took = []
    for seat in (0, 1):
        ann = sit(fight(3), seat=seat)
        fight_on(ann)
        took.append(sum(change.length for change in ann.view.queue._waiting))
        ann.wait()
    assert 0 < took[1] < took[0] * 0.8


@pytest.mark.parametrize("seat", [0, 1], ids=["whoever attacks", "whoever looks on"])
def test_nobody_is_said_to_decide_while_the_end_of_a_battle_is_stamped(sit, seat: int) -> None:
    ann = sit(fight(), seat=seat)
    fight_on(ann)
    ann.view.set_waiting(Waiting("", "Show the result", "Esc"))
    said = set()
    while ann.view.queue.running:
        if ann.view.layout_now.get("battle") is not None:
            said.add(ann.piece("prompt").drawing.question)
        ann.view.queue.advance(50)
    assert said == {WORDS.say("matrix.table.moment")}
