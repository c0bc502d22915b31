"""A battle is shown step by step: fighters come in, totals count up, and the end is stamped."""
from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from matrix.table import Table
from sparktable.app.translations import WORDS
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.table.animation import Flight, Rise, actors_of
from sparktable.table.drawings import Icon
from sparktable.table.duel import LAPSES, STEP_BAR, TELLS_LAPSES
from sparktable.table.duel_drawings import Chevrons
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.duel_motions import ComeIn, Count, Press
from sparktable.table.flying_icons import BROUGHT
from sparktable.table.highlights import raised
from sparktable.table.looked_up import LOOK_UP
from sparktable.table.prompt import Waiting
from sparktable.table.show import Stay
from table.duelling import declare, fight, fight_on, motions, showing


def test_the_totals_count_up_when_it_begins(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    counts = motions(ann, Count)
    assert [count.actor.hides for count in counts] == ["duel total:attacker", "battle bar", "duel total:defender"]
    assert [len(count.pictures) for count in counts] == [5, 5, 5], "from 0 to 4 on both sides, and the bar fills"
    ann.wait()
    assert ann.settled()


def test_fighters_come_in_each_from_its_side_before_any_card(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    left, right = motions(ann, ComeIn)
    assert left.far < 0 < right.far
    queued = [type(motion) for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    assert queued.index(ComeIn) < queued.index(Flight) < queued.index(Count)
    ann.wait()


def test_what_is_called_as_it_begins_lies_on_nobody_who_comes_in(sit) -> None:
    ann = sit(fight(2))
    declare(ann)
    (called,), coming = motions(ann, Rise), motions(ann, ComeIn)
    assert all(called.actor.z < each.actor.z for each in coming)
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


def test_nothing_is_called_open_any_more_while_the_end_is_stamped(sit) -> None:
    ann = sit(fight().mode("Elita-1", "alt").energon("Elita-1", 2))
    before = list[str]()
    declare(ann)
    while ann.match.state.battle is not None:
        ann.wait()
        before = [piece.key for piece in ann.view.layout_now.pieces if piece.key.startswith((LAPSES, TELLS_LAPSES))]
        asked = ann.match.decision
        ends = [option for option in asked.options if option.kind in ("pass", "done", "no", "go on")]
        ann._take((ends or list(asked.options))[0])
    assert any(key.startswith(LAPSES) for key in before) and any(key.startswith(TELLS_LAPSES) for key in before)
    assert set(before) <= {motion.actor.hides for motion in motions(ann, Stay)}


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


def test_what_the_next_turn_begins_with_does_not_come_out_of_a_battle_that_was_lost(sit) -> None:
    """A lost confrontation ends the turn, and Grimlock deals Megatron Damage as his own begins."""
    ann = sit(fight().put("B1", "Dirge").put("D3", "Grimlock").stand("Megatron", "D3").only_encounter("Back-Up"))
    fight_on(ann)
    assert ann.match.state.active == 1
    stamped = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step]
    assert any(isinstance(motion, Press) for motion in stamped)
    assert not [motion for motion in stamped if isinstance(motion, Flight) and motion.duration == BROUGHT]
    ann.wait()


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
