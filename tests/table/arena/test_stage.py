"""While nobody attacks the stage beside the board says how things stand between whoever faces each other there."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arena.table import Table, pawn
from sparktable.games.arena.state import HAND, PLAY, seat_zone
from sparktable.kernel.values import Outcome
from sparktable.kernel.zones import move, turn_up
from sparktable.table.arena.stage_drawings import Sight
from sparktable.table.drawings import CardPicture
from sparktable.table.duel_drawings import DuelTotal
from sparktable.table.duel_ground import DuelGround
from sparktable.table.text_outline import text

from .positions import Setting, answer, attack, begun


def test_without_an_attack_both_face_each_other_and_no_box_is_empty(sit) -> None:
    ann = attack(sit)
    ground = ann.piece("battle").drawing
    assert isinstance(ground, DuelGround) and (ground.left.name, ground.right.name) == ("Optimus Prime", "Megatron")
    assert not [piece for piece in ann.view.layout_now.pieces if piece.key == "place:play" and piece.drawing]


def test_while_nobody_fights_the_stage_says_whom_an_attack_could_meet_and_how_the_last_one_ended(sit) -> None:
    ann = attack(sit)
    (line,) = (text for _, text in ann.piece("standing").drawing.lines)
    assert line.startswith("In the line of fire: Megatron (") and line.endswith("more damage destroys it)")
    assert ann.piece("standing").name in [fact.text for fact in ann.view.outline()], "heard as it is seen"
    answer(ann, "attack")
    ann.wait()
    assert ann.view.layout_now.get("standing") is None
    answer(ann, "pass")
    ann.wait()
    assert ann.view.layout_now.get("standing") is None, "how the attack went stays in sight"
    told = text(ann.view.outline())
    assert "Optimus Prime hit Megatron with Combat 5/1: 5 against 0, 5 damage" in told


@pytest.mark.parametrize("foe", ["C1", "B3"], ids=["in line", "out of line"])
def test_whoever_could_hit_whom_is_seen_between_them(sit, foe: str) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", foe, "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s))
    assert ann.piece("sight").drawing == Sight(foe == "C1")
    assert (ann.view.layout_now.get("sight line") is not None) == (foe == "C1")


@pytest.mark.parametrize(("text_scale", "size", "foe", "told"), [
    (1.0, (1244, 680), "C1", "In the line of fire: Megatron (22 more damage destroys it)"),
    (1.5, (1244, 680), "C1", ""), (1.5, (1244, 680), "J4", ""),
    (1.0, (1860, 1040), "J4", "Nobody is in the line of fire")])
def test_over_fighters_nothing_is_written_that_the_sight_between_them_says(
        sit, text_scale: float, size: tuple[int, int], foe: str, told: str) -> None:
    """It is heard all the same."""
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", foe, "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s), width=size[0], height=size[1])
    ann.view.set_text_scale(text_scale)
    written = ann.view.layout_now.get("standing")
    assert ("" if written is None else written.name) == told
    heard = written or ann.piece("sight")
    assert heard.name in [fact.text for fact in ann.view.outline()]


@pytest.mark.parametrize("size", [(1000, 640), (1244, 680), (1860, 1040)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_sight_lies_on_nothing_that_is_told_however_long_that_is(sit, size: tuple[int, int],
                                                                     text_scale: float) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "B4", "2/3"))
    ann = sit(Setting(table.s.game, table.s), width=size[0], height=size[1])
    ann.view.set_text_scale(text_scale)
    sight = ann.piece("sight").box
    assert "in reach" in ann.piece("standing").name
    told = [piece.key for piece in ann.view.layout_now.pieces if piece.box.meets(sight)
            and piece.key.startswith(("standing", "duel name", "wounds"))]
    assert not told


@pytest.mark.parametrize("size", [(1180, 680), (1820, 1000)])
def test_wounds_are_a_large_number_beside_what_each_of_both_holds(sit, size: tuple[int, int]) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1", damage=7), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s), width=size[0], height=size[1])
    told, stage = ann.piece("wounds:0"), ann.piece("battle")
    assert (told.drawing.damage, dict(told.drawing.held)["hand"]) == (7, 1)
    assert told.box.h >= told.drawing.height(told.box.w, ann.view.pictures.look) - 1, "with all of it"
    feet = stage.drawing.stands.y + stage.drawing.stands.h
    assert stage.box.y + stage.box.h * feet <= ann.piece("standing").box.y + 1, "whoever stands there stands whole"


def test_how_things_stand_is_written_in_letters_of_their_whole_size(sit) -> None:
    """Where a sentence is too long for one row it has another, or is said in fewer words."""
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "B4", "2/3"))
    ann = sit(Setting(table.s.game, table.s), width=1180, height=680)
    one = ann.piece("standing").box
    ann.view.set_text_scale(1.5)
    box, drawing, stage = (piece := ann.piece("standing")).box, piece.drawing, ann.piece("battle").box
    assert box.h >= one.h * 1.4 and box.h >= drawing.height(box.w, ann.view.pictures.look) - 1
    assert stage.contains(box.x, box.y) and stage.contains(box.right, box.bottom)
    others = [piece.box for piece in ann.view.layout_now.pieces if piece.key.startswith(("duel name", "wounds"))]
    assert not [each for each in others if each.meets(box)]


@pytest.mark.parametrize("plays", [False, True])
def test_how_the_last_attack_went_stays_until_somebody_plays_a_card(sit, plays: bool) -> None:
    ann = attack(sit, actions=3)
    for kind in ("attack", "pass"):
        answer(ann, kind)
    s = ann.match.state.copy()
    if plays:
        slot = s.zones[seat_zone(0, HAND)][0]
        turn_up(s, slot)
        move(s, slot, seat_zone(0, PLAY))
    ann = sit(Setting(s.game, s))
    assert (ann.view.layout_now.get("sum") is None) is plays


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seat", [0, 1])
def test_how_things_stand_lies_on_no_card_that_was_played(sit, seat: int, text: float) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "B4", "2/3"), turn=1 + seat)
    slot = table.s.zones[seat_zone(seat, HAND)][0]
    turn_up(table.s, slot)
    move(table.s, slot, seat_zone(seat, PLAY))
    ann = sit(Setting(table.s.game, table.s), width=1244, height=680)
    ann.view.set_text_scale(text)
    lies, told, stage = ann.piece(f"card:{slot}").box, ann.piece("standing").box, ann.piece("battle").box
    assert not lies.meets(told) and lies.w >= 60
    face = stage.x + stage.w * (0.23 if seat == ann.seat else 0.77)
    assert not lies.x - 20 < face < lies.right + 20, "nor on the face of whoever played it"
    assert not lies.meets(ann.piece("sight").box)


def test_a_game_that_no_attack_has_ended_leaves_both_on_the_stage(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"))
    table.s.outcome = Outcome("exhausted", (0,))
    ann = sit(Setting(table.s.game, table.s))
    assert ann.piece("battle") is not None and ann.view.layout_now.get("standing") is None
    assert all(fact.text for fact in ann.view.outline())


@pytest.mark.parametrize(("eyes", "attacker", "left"), [
    (0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1), (-1, 0, 0), (-1, 1, 0)])
def test_whoever_looks_on_stands_left_and_where_nobody_takes_part_the_first_in_order(
        sit, eyes: int, attacker: int, left: int) -> None:
    """Whoever attacks: nobody changes sides while a game lasts."""
    hands = ("5/1", "4/1"), ("2/3", "1/4")
    seats = [pawn("Optimus Prime", "A1", *hands[0]), pawn("Megatron", "C1", *hands[1])]
    table = Table(*seats, actions=2, active=attacker)
    ann = sit(Setting(table.s.game, table.s), seat=max(0, eyes))
    ann.speech.watching = eyes < 0
    ann.view.set_view(ann.view.newest)
    names = "Optimus Prime", "Megatron"
    assert ann.piece("battle").drawing.left.name == names[left]
    answer(ann, "attack")
    ann.wait()
    ground, total = ann.piece("battle"), ann.piece("duel total:attacker")
    assert ground.drawing.left.name == names[left]
    assert (total.box.cx < ground.box.cx) == (attacker == left)


def test_whoever_waits_sees_which_transformers_are_left(sit) -> None:
    """Whoever was taken is not shown any more, though their pawns lie in the box until the game begins."""
    setting = begun(mode="free-for-all", players=3, draft=True)
    match = sit(setting).match
    for _ in range(2):
        match.take(match.decision.options[0])
    asked = match.decision
    setting = Setting(setting.game, match.state)
    waits, chooses = (sit(setting, seat=seat).view.layout_now for seat in ((asked.seat + 1) % 3, asked.seat))
    left = [piece for piece in waits.pieces if piece.zone == "play" and isinstance(piece.drawing, CardPicture)]
    free = {match.state.card(option.value("card")).name for option in asked.options}
    assert len(left) == len(free) == 6 and {piece.drawing.face.name for piece in left} == free
    assert all(waits.get("place:play").box.contains(piece.box.cx, piece.box.cy) and not piece.refs for piece in left)
    assert not [piece for piece in chooses.pieces if piece.zone == "play"], "who chooses has them before all else"


def test_in_a_replay_they_are_seen_also_when_whoever_chooses_is_the_one_whose_eyes_look(sit) -> None:
    setting = begun(mode="duel", draft=True)
    asked = sit(setting).match.decision
    replay = sit(setting, seat=asked.seat)
    replay.speech.watching = True
    replay.view.set_view(replay.view.newest)
    seen = [piece for piece in replay.view.layout_now.pieces if piece.zone == "play"]
    assert len(seen) == 8


def test_whoever_a_special_has_destroyed_lies_beaten_on_the_stage(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "Ram'em"), pawn("Megatron", "B1", left=1), actions=2)
    table.do("play Ram'em", "stay")
    assert table.reason == "destroyed"
    for seat, side in ((0, "right"), (1, "left")):
        ground = sit(Setting(table.s.game, table.s), seat=seat).piece("battle").drawing
        assert {ground.left.name, ground.right.name} == {"Optimus Prime", "Megatron"} and ground.fallen == side


def totals(ann) -> dict[str, str]:
    return {piece.key.removeprefix("duel total:"): piece.drawing.number for piece in ann.view.layout_now.pieces
            if isinstance(piece.drawing, DuelTotal)}


def test_with_a_card_taken_up_the_stage_shows_what_it_would_attack_or_defend_with(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.do("attack with 4/1", "do not defend").s.game, table.s))
    ann.view.set_speed(0)
    assert totals(ann) == {"attacker": "4", "defender": "0"}
    assert all(ann.piece(f"duel total:{role}").drawing.past for role in totals(ann)), "it is told faintly"
    shot = next(piece.key for piece in ann.view.layout_now.pieces if piece.zone == "hand")
    ann.click(shot)
    assert totals(ann) == {"attacker": "5", "defender": "?"}
    assert ann.piece("place:attack").drawing.face.title == "Combat 5/1"
    ann.keys(Qt.Key.Key_Escape)
    assert totals(ann) == {"attacker": "4", "defender": "0"}
    table.do("attack with 5/1")
    ben = sit(Setting(table.s.game, table.s), seat=1)
    ben.view.set_speed(0)
    ben.click(next(piece.key for piece in ben.view.layout_now.pieces if piece.zone == "hand"))
    assert totals(ben) == {"attacker": "?", "defender": "3"}, "what attacks stays facedown"


def test_the_last_attack_of_others_leaves_the_stage_when_it_is_somebody_s_turn_who_did_not_fight(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"), pawn("Hot Shot", "J7"),
                  mode="free-for-all", actions=1)
    ann = sit(Setting(table.s.game, table.s), seat=2)
    answer(ann, "attack")
    ann.wait()
    answer(ann, "pass")
    ann.wait()
    assert ann.match.state.active == 1 and totals(ann), "Megatron was hit"
    answer(ann, "stay")
    while ann.match.state.active == 1:
        answer(ann, "draw")
    ann.wait()
    assert not totals(ann) and ann.piece("duel name:attacker").slot == 2
