"""Attacks are duels on the stage beside the board, and every board has a ground of its own."""
from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from arena.table import Table, pawn
from sparktable.games.arena.events import BLOCKS, DAMAGED, DEFENDS, DISCARDS_CARD, DRAWS, MOVES, PLAYS, REVEALS
from sparktable.games.arena.state import HAND, PLAY, seat_zone
from sparktable.kernel.decisions import Ref, card, number
from sparktable.kernel.values import Event, Outcome
from sparktable.kernel.view import view
from sparktable.kernel.zones import move, turn_up
from sparktable.table.advice import Advice
from sparktable.table.animation import Flight, Shake, actors_of
from sparktable.table.arena.drawings import PlayerTracks, Sight, Sum, who_fits
from sparktable.table.arena.grounds import GROUNDS, BoardGround
from sparktable.table.art.face import CardFace
from sparktable.table.art.fonts import body
from sparktable.table.art.theme import theme
from sparktable.table.drawings import CardPicture, EmptyPlace
from sparktable.table.duel_drawings import DuelTotal
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.fire import Beam, FireLine
from sparktable.table.gains import story_of
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.overlay import OUTLOOK_KEY
from sparktable.table.picture_store import Look
from sparktable.table.recall import PUT_AWAY
from sparktable.table.show import HeldUp, Hold, Leave
from sparktable.table.tableau import Story, Telling
from sparktable.table.text_outline import text
from sparktable.table.turn_digest import Deed, TurnLine

from .positions import Setting, begun, placed


def attack(sit, *, seat: int = 0, actions: int = 2):
    table = Table(pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3", "1/4"), actions=actions)
    return sit(Setting(table.s.game, table.s), seat=seat)


def answer(ann, kind: str) -> None:
    ann._take(next(option for option in ann.match.decision.options if option.kind == kind))


def test_without_an_attack_both_face_each_other_and_no_box_is_empty(sit) -> None:
    ann = attack(sit)
    ground = ann.piece("battle").drawing
    assert isinstance(ground, DuelGround) and (ground.left.name, ground.right.name) == ("Optimus Prime", "Megatron")
    assert not [piece for piece in ann.view.layout_now.pieces if piece.key == "place:play" and piece.drawing]


def test_while_nobody_fights_the_stage_says_whom_an_attack_could_meet_and_how_the_last_one_ended(sit) -> None:
    ann = attack(sit)
    (line,) = (text for _, text in ann.piece("standing").drawing.lines)
    assert line.startswith("In line of fire: Megatron (") and line.endswith("more damage destroys it)")
    assert ann.piece("standing").name in [fact.text for fact in ann.view.outline()], "heard as it is seen"
    answer(ann, "attack")
    ann.wait()
    assert ann.view.layout_now.get("standing") is None
    answer(ann, "pass")
    ann.wait()
    assert ann.view.layout_now.get("standing") is None, "how the attack went stays in sight"
    told = text(ann.view.outline())
    assert "Optimus Prime hit Megatron with Combat 5/1: 5 against 0, 5 wounds" in told


@pytest.mark.parametrize("foe", ["C1", "B3"], ids=["in line", "out of line"])
def test_whoever_could_hit_whom_is_seen_between_them(sit, foe: str) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", foe, "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s))
    assert ann.piece("sight").drawing == Sight(foe == "C1")
    assert (ann.view.layout_now.get("sight line") is not None) == (foe == "C1")


@pytest.mark.parametrize(("text_scale", "size", "foe", "told"), [
    (1.0, (1244, 680), "C1", "In line of fire: Megatron (22 more damage destroys it)"),
    (1.5, (1244, 680), "C1", ""), (1.5, (1244, 680), "J4", ""),
    (1.0, (1860, 1040), "J4", "Nobody is in line of fire")])
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


def test_whoever_a_special_has_destroyed_lies_beaten_on_the_stage(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "Ram'em"), pawn("Megatron", "B1", left=1), actions=2)
    table.do("play Ram'em", "stay")
    assert table.reason == "destroyed"
    for seat, side in ((0, "right"), (1, "left")):
        ground = sit(Setting(table.s.game, table.s), seat=seat).piece("battle").drawing
        assert {ground.left.name, ground.right.name} == {"Optimus Prime", "Megatron"} and ground.fallen == side


def test_nobody_in_the_uppermost_row_covers_its_letter(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "J1")))
    letters = {piece.drawing.text: piece.box for piece in ann.view.layout_now.pieces
               if isinstance(piece.drawing, Words) and piece.drawing.text in ("A", "J")}
    for mover, letter in ((0, "A"), (1, "J")):
        assert ann.piece(f"mover:{mover}").box.y >= letters[letter].bottom - 1


def test_in_high_contrast_the_squares_can_be_told_apart(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1")))
    ann.view.set_theme("high-contrast")
    box, grabbed = ann.piece("space:44").box, ann.view.grab().toImage()
    edge, inside = (grabbed.pixelColor(box.x + x, round(box.cy)).lightness() for x in (0, 8))
    assert edge - inside > 50


def test_cards_that_need_no_reason_take_the_room_that_reasons_would_have(sit) -> None:
    """Their numbers must be read while one decides whether to defend."""
    ben = attack(sit, seat=1)
    answer(ben, "attack")
    ben.wait()
    stage, card_here = ben.piece("battle").box, ben.view.layout_now.of_slot(ben.given[0].value("card"))
    assert card_here.box.h > stage.h * 0.3


def test_with_large_words_the_cards_of_an_attack_still_have_room_for_their_names_and_numbers(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.do("attack with 5/1", "defend with 2/3").s.game, table.s), width=1244, height=660)
    ann.view.set_text_scale(2.0)
    for name in ("attack", "defense"):
        lies, pill = ann.piece(f"place:{name}").box, ann.piece(f"duel pill:place:{name}").box
        assert lies.w >= 72 and pill.y >= lies.bottom - lies.h * 0.15, (lies, pill)


def test_an_attack_is_a_duel_that_tells_only_what_may_be_known(sit) -> None:
    ann, ben = attack(sit), attack(sit, seat=1)
    for player, total in ((ann, "5"), (ben, "?")):
        answer(player, "attack")
        player.wait()
        totals = {piece.key: piece.drawing.number for piece in player.view.layout_now.pieces
                  if isinstance(piece.drawing, DuelTotal)}
        assert totals["duel total:attacker"] in (total, "4" if total == "5" else "?")
        assert isinstance(player.piece("place:defense").drawing, EmptyPlace)
        stage, board = player.piece("battle").box, player.piece("board").box
        assert stage.x >= board.right, "beside the board, not over it"


def totals(ann) -> dict[str, str]:
    return {piece.key.removeprefix("duel total:"): piece.drawing.number for piece in ann.view.layout_now.pieces
            if isinstance(piece.drawing, DuelTotal)}


def test_with_a_card_taken_up_the_stage_shows_what_it_would_attack_or_defend_with(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.do("attack with 4/1", "do not defend").s.game, table.s))
    ann.view.set_speed(0)
    assert totals(ann) == {"attacker": "4", "defender": "0"}
    assert all(ann.piece(f"duel total:{role}").drawing.over for role in totals(ann)), "it is told faintly"
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


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("at", [0, 4, 7])
def test_a_card_of_the_hand_that_is_looked_at_leaves_the_sum_every_button_and_a_hint_in_sight(
        sit, at: int, text: float) -> None:
    hand = ("5/1", "4/1", "4/2", "3/3", "3/2", "2/3", "1/4", "1/4")
    table = Table(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s), width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.view.set_speed(0)
    card = [piece.key for piece in ann.view.layout_now.pieces if piece.zone == "hand"][at]
    ann.view.advise(Advice("hint", "Attack Megatron", "It is the last one", ""))
    ann.click(card)
    ann.hover(card)
    drawn = ann.view.display.drawn
    up = drawn.get(card)
    assert up.box.h > 1.5 * ann.view.display.base.get(card).box.h and up.box.w >= 140, "it has come up"
    told = [piece for piece in drawn.pieces if piece.zone == "prompt" or piece.key == "advice"]
    assert len(told) > 2 and not [piece.key for piece in told if piece.box.meets(up.box)]
    stage = ann.piece("battle").box
    assert not [piece for piece in drawn.pieces if piece.key.startswith(OUTLOOK_KEY) and piece.box.meets(stage)]
    assert "up to" in ann.piece("prompt").name, "what it would bring is told in the bar"


def test_fire_is_on_its_way_while_the_attack_goes_on_and_whoever_is_hit_is_shaken(sit) -> None:
    ann = attack(sit)
    assert not ann.piece("fire:0:1").drawing.aimed
    answer(ann, "attack")
    ann.wait()
    assert isinstance(ann.piece("fire:0:1").drawing, FireLine) and ann.piece("fire:0:1").drawing.aimed
    answer(ann, "pass")
    shaken = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
              if isinstance(motion, Shake)]
    assert len(shaken) == 1
    ann.wait()
    assert ann.settled()


def sure_blow(sit, seat: int):
    """Optimus Prime attacks Megatron, who does not defend and is destroyed by it."""
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3", damage=19), actions=2)
    ann = sit(Setting(table.s.game, table.s), seat=seat)
    answer(ann, "attack")
    ann.wait()
    return ann


class Seen(NamedTuple):
    """What is on the table at one moment of an attack that is fought out."""

    moving: set[type]
    hidden: set[str]
    """The keys of what moves."""
    total: object
    """What is said of what comes of it."""
    open: set[str]
    """The names of the cards that lie turned up on the stage, where they belong."""
    pills: int


def fought_out(ann, option) -> list[Seen]:
    """An answer to an attack, as it is seen 50 milliseconds by 50."""
    ann._take(option)
    return watched(ann)


def watched(ann) -> list[Seen]:
    queue, found = ann.view.queue, []
    while queue.running:
        change = queue._waiting[0]
        step = change.steps[queue._step] if queue._step < len(change.steps) else []
        lies, shown = ann.view.display.drawn, ann.shown()
        cards = [piece.drawing.face for piece in lies.pieces if piece.key in shown and piece.zone == "play"
                 and isinstance(piece.drawing, CardPicture)]
        found.append(Seen({type(motion) for _, motion in step}, {actor.hides for actor in actors_of([step])},
                          lies.get("sum").drawing if "sum" in shown else None,
                          {face.title for face in cards if isinstance(face, CardFace)},
                          sum(key.startswith("duel pill:") for key in shown)))
        queue.advance(50)
    return found


@pytest.mark.parametrize("seat", [0, 1], ids=["whoever attacks", "whoever defends"])
@pytest.mark.parametrize(("kind", "cards", "total"), [
    ("defend", {"Combat 5/1", "Combat 2/3"}, Sum("5", "3", "2")), ("pass", {"Combat 5/1"}, Sum("5", "0", "5"))])
def test_the_cards_and_the_sum_lie_there_until_the_hit_is_over_and_the_next_turn_waits(
        sit, seat: int, kind: str, cards: set[str], total: Sum) -> None:
    ann = attack(sit, seat=seat, actions=1)
    answer(ann, "attack")
    ann.wait()
    seen = fought_out(ann, next(option for option in ann.match.decision.options if option.kind == kind))
    hits = [at for at, now in enumerate(seen) if Shake in now.moving]
    rolls = [at for at, now in enumerate(seen) if "die" in now.hidden]
    assert hits and rolls
    for at in (hits[0] - 1, *hits, hits[-1] + 1):
        assert seen[at].open == cards and seen[at].total == total, "before, meanwhile and after"
    assert hits[-1] + 1 < rolls[0]
    for now in seen[rolls[0]:]:
        assert not now.open and not now.pills, "they left before, with all that was told of them"
    left = [piece for piece in ann.view.layout_now.pieces if piece.zone == "play" and piece.drawing
            and isinstance(piece.drawing, CardPicture)]
    assert {piece.drawing.face.title for piece in left} == cards, "what it was stays to be read"
    assert all(piece.veil == "spent" and piece.slot < 0 for piece in left), "as something that is over"


def test_with_all_cards_open_nothing_is_counted_once_more_after_the_hit(sit) -> None:
    """Nothing stands there for a moment then."""
    ann = attack(sit, actions=1)
    answer(ann, "attack")
    ann.wait()
    events = ann.match.take(next(option for option in ann.match.decision.options if option.kind == "defend"))
    ann.view.set_view(view(ann.match.state, 0), animate=events)
    seen = watched(ann)
    hit = next(at for at, now in enumerate(seen) if Shake in now.moving)
    assert any("duel total:defender" in now.hidden for now in seen[:hit]), "the sum is told before"
    assert not any("duel total:defender" in now.hidden for now in seen[hit:])


def test_the_track_fills_with_the_hit(sit) -> None:
    ann = attack(sit)
    answer(ann, "attack")
    ann.wait()
    painted = []
    paint = ann.view.pictures.pixmap
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    answer(ann, "pass")
    beam_at, track_at = (next(at for at, drawing in enumerate(painted) if isinstance(drawing, sort))
                         for sort in (Beam, PlayerTracks))
    assert beam_at < track_at and painted[track_at].tracks[0].damage == 5


@pytest.mark.parametrize(("seat", "good"), [(0, True), (1, False)], ids=["a foe", "one's own"])
def test_who_is_destroyed_sinks_back_and_is_stamped_red_where_it_is_ones_own(sit, seat: int, good: bool) -> None:
    ann = sure_blow(sit, seat)
    painted = []
    paint = ann.view.pictures.pixmap
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    answer(ann, "pass")
    (stamp,) = (drawing for drawing in painted if isinstance(drawing, Stamp))
    assert stamp.won == good
    ann.wait()
    assert ann.piece("battle").drawing.fallen == ("right" if good else "left"), "and stays so"


@pytest.mark.parametrize(("seat", "good"), [(0, False), (1, True)], ids=["whoever attacks", "whoever defends"])
def test_an_attack_that_is_blocked_is_stamped_held_once_fire_has_been_stopped(sit, seat: int, good: bool) -> None:
    table = Table(pawn("Optimus Prime", "A1", "2/3"), pawn("Megatron", "C1", "1/4"), actions=2)
    ann = sit(Setting(table.s.game, table.s), seat=seat)
    answer(ann, "attack")
    ann.wait()
    painted = []
    paint = ann.view.pictures.pixmap
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    answer(ann, "defend")
    stamp = next(drawing for drawing in painted if isinstance(drawing, Stamp))
    assert (stamp.text, stamp.won) == ("Held off", good)
    assert next(at for at, each in enumerate(painted) if isinstance(each, Beam)) < painted.index(stamp)


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


def fired(ann, events: list[Event]) -> tuple[Beam, Box]:
    """The beam that these events are shown with, at the end of its way, and where that is."""
    paint, beams = ann.view.pictures.pixmap, {}

    def note(drawing, *size):
        picture = paint(drawing, *size)
        if isinstance(drawing, Beam):
            beams[id(picture)] = drawing
        return picture

    ann.view.pictures.pixmap = note
    ann.view.set_view(ann.view.newest, animate=events)
    (actor,) = (actor for change in ann.view.queue._waiting for actor in actors_of(change.steps)
                if id(actor.pixmap) in beams)
    beam = max(beams.values(), key=lambda each: each.reach)
    return beam, Box(actor.box.x + beam.end[0], actor.box.y + beam.end[1], 0, 0)


def test_whoever_was_moved_before_is_hit_where_that_one_stands_by_then(sit) -> None:
    ann = attack(sit)
    moves = Event(MOVES, 1, (card(1), Ref("space", 2), Ref("space", 22)), ())
    damage = Event(DAMAGED, 1, (card(1), number(2), number(2), card(4)), ())
    was, square = ann.piece("mover:1").box, ann.piece("space:22").box
    beam, end = fired(ann, [moves, damage])
    assert square.contains(end.x, end.y) and not was.contains(end.x, end.y) and not beam.blocked
    ann.wait()


def test_fire_that_is_blocked_stops_before_whoever_it_was_aimed_at(sit) -> None:
    ann = attack(sit)
    target, source = ann.piece("mover:1").box, ann.piece("mover:0").box
    beam, end = fired(ann, [Event(BLOCKS, 1, (card(1), card(4)), ())])
    assert beam.blocked and source.cx < end.x < target.cx
    ann.wait()
    assert ann.settled()


def test_both_sides_of_any_game_have_room_beside_the_hand(sit) -> None:
    """Players sit at the right of the band, however many they are: the board and the stage have the rest."""
    for options in ({"mode": "duel"}, {"mode": "team", "players": 6}, {"mode": "master", "players": 4}):
        ann = sit(begun(**options))
        lies = ann.view.layout_now
        panels = [piece.box for piece in lies.pieces if piece.key.startswith("player:")]
        hand = [piece.box for piece in lies.pieces if piece.zone == "hand"]
        assert len(panels) == options.get("players", 2)
        assert all(panel.bottom <= ann.view.height() and panel.y > lies.prompt.bottom for panel in panels)
        assert not hand or max(card.right for card in hand) < min(panel.x for panel in panels)


@pytest.mark.parametrize("look", ["dark", "high-contrast"])
def test_every_board_has_a_ground_of_its_own_and_high_contrast_a_flat_one(qapp, look: str) -> None:
    colours = {}
    for board in GROUNDS:
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            BoardGround(board, 30, 30, 10).paint(painter, 400, 300, Look(theme(look)))
        colours[board] = {image.pixel(x, y) for x in range(60, 380, 5) for y in range(60, 280, 5)}
    assert len({frozenset(found) for found in colours.values()}) == len(GROUNDS)
    for board, found in colours.items():
        assert (len(found) == 1) == (look == "high-contrast"), board


def test_the_ground_lies_under_the_squares(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "B3"), actions=2))
    lies = list(ann.view.layout_now.pieces)
    board = ann.piece("board")
    squares = [piece for piece in lies if piece.key.startswith("space:")]
    assert len(squares) == 70
    for square in squares:
        assert board.box.contains(square.box.x, square.box.y) and square.box.bottom <= board.box.bottom


def test_what_a_card_of_an_attack_gave_is_its_number_and_the_damage_that_came_of_it(sit) -> None:
    ann = attack(sit)
    cards = {name: slot for slot, name in enumerate(ann.speech.card(slot, ann.match.state) for slot in range(60))
             if name in ("Combat 5/1", "Combat 1/4")}
    known = tuple((slot, ann.match.state.ident[slot], ~0) for slot in cards.values())
    shot, shield = cards["Combat 5/1"], cards["Combat 1/4"]
    events = [Event(DEFENDS, 1, (card(shield), card(1)), known), Event(REVEALS, 0, (card(shot),), known),
              Event(DAMAGED, 1, (card(1), number(1), number(1), card(shot)), known)]
    tableau = ann.view.tableau
    gave = [[each.words for each in tableau.gave(ann.view.newest, story_of(events, at, tableau.tellings), ann.speech)]
            for at in (0, 1)]
    assert gave == [["Defense 4"], ["Attack 5", "Dealt 1 damage"]]


def test_what_is_done_once_a_card_has_been_laid_away_was_not_given_by_it(sit) -> None:
    ann = attack(sit)
    state = ann.match.state
    slot = state.zones[seat_zone(0, HAND)][0]
    known = ((slot, state.ident[slot], ~0),)
    drawn = Event(DRAWS, 0, (card(slot + 1),), ())
    played, away = (Event(kind, 0, (card(slot),), known) for kind in (PLAYS, DISCARDS_CARD))
    tableau = ann.view.tableau
    gave = [[each.words for each in tableau.gave(ann.view.newest, story_of(events, 0, tableau.tellings), ann.speech)]
            for events in ([played, drawn, away], [played, away, drawn])]
    assert gave == [["Drew 1"], []]


@pytest.mark.parametrize("size", [(1244, 680), (1490, 1010)])
def test_what_comes_to_another_player_covers_neither_name_nor_number_and_is_gone_before_the_next_turn(
        sit, size: tuple[int, int]) -> None:
    ann = attack(lambda *a, **k: sit(*a, width=size[0], height=size[1], **k), seat=1)
    while ann.match.state.active == 0:
        answer(ann, "draw")
    panel = ann.view.display.base.get("player:0").box
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    flights = [(at, motion) for at, step in enumerate(steps) for _, motion in step
               if isinstance(motion, Flight) and motion.to.meets(panel)]
    assert flights
    for at, flight in flights:
        assert flight.to.right <= panel.x + panel.w * 0.32 and flight.to.y >= panel.y + panel.h * 0.25
        assert any(isinstance(motion, Leave) and motion.actor is flight.actor for _, motion in steps[at])


@pytest.mark.parametrize("lies_open", [True, False])
def test_a_card_that_lay_open_is_not_held_up_again_as_it_is_discarded(sit, lies_open: bool) -> None:
    """What was attacked with has been seen; what is thrown away of a hand has not."""
    ann = attack(sit, seat=1)
    answer(ann, "attack")
    ann.wait()
    state = ann.match.state
    slot = state.stack[-1].source if lies_open else state.zones[seat_zone(0, HAND)][0]
    if lies_open:
        turn_up(state, slot)
        ann.view.set_view(view(state, 1))
    known = ((slot, state.ident[slot], ~0),)
    ann.view.set_view(ann.view.newest, animate=[Event(DISCARDS_CARD, 0, (card(slot),), known)])
    held = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
            if isinstance(motion, Hold)]
    assert bool(held) != lies_open


def test_a_card_is_called_back_over_the_stage_when_it_is_asked_for_and_not_by_itself(sit) -> None:
    ann = attack(sit)
    slot = next(slot for slot in range(60) if ann.speech.card(slot, ann.match.state) == "Combat 5/1")
    known = ((slot, ann.match.state.ident[slot], ~0),)
    played = Event(REVEALS, 1, (card(slot),), known)
    deed = Deed("Attacked", "c_attack", slot, played.refs, ann.match.state.ident[slot], Story(played, ()))
    ann.view.tell_turns([TurnLine(1, None, (deed,))])
    assert ann.view.layout_now.get("recall card") is None
    ann.click("turn:0:0")
    assert ann.piece("recall card").slot == slot
    assert [gain.words for gain in ann.piece("recall gave").drawing.gains] == ["Attack 5"]
    ann.click(PUT_AWAY)
    assert ann.view.layout_now.get("recall card") is None


def test_who_plays_is_told_shorter_rather_than_cut(qapp: object) -> None:
    face = body(12)
    whole, last = "Ally · Computer · Scout", "Scout"
    assert who_fits(whole, "", face.width(whole) + 1, face) == whole
    assert who_fits(whole, "", face.width("Computer · Scout") + 1, face) == "Computer · Scout"
    assert who_fits(whole, "", 1.0, face) == last
    assert who_fits(whole, "Ally", 1.0, face) == "Ally", "who stands on one’s own side matters most"


@pytest.mark.parametrize(("seat", "foe"), [(0, "Combat 2/3"), (1, "Combat 5/1")])
def test_the_other_one_s_card_of_an_attack_is_held_up_over_no_name_and_no_number_and_the_attack_stays_brisk(
        sit, seat: int, foe: str) -> None:
    """On the stage both lie rather small."""
    ann = attack(sit, seat=seat, actions=1)
    answer(ann, "attack")
    ann.wait()
    painted = []
    paint = ann.view.pictures.pixmap
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    seen = fought_out(ann, next(option for option in ann.match.decision.options if option.kind == "defend"))
    assert {drawing.face.title for drawing in painted if isinstance(drawing, HeldUp)} == {foe}
    place, said = ann.view.layout_now.held_up, [piece for piece in ann.view.layout_now.pieces if piece.key == "turn"
                                                or piece.zone == "play" or isinstance(piece.drawing, Words)]
    assert place.w > 200 and not any(place.meets(piece.box) for piece in said)
    assert 50 * len(seen) <= 5000


def test_a_card_that_comes_and_is_held_up_goes_from_its_place_and_back_there(sit) -> None:
    """Not to where it came from, and as small as it was there."""
    ann = attack(sit)
    ann.view.tableau.tellings = {**ann.view.tableau.tellings, DEFENDS: Telling("c_defense", 0, True)}
    answer(ann, "attack")
    ann.wait()
    answer(ann, "defend")
    steps = ann.view.queue._waiting[0].steps
    flights = [motion for step in steps for _, motion in step if isinstance(motion, Flight)]
    comes, rises, goes = flights[:3]
    assert comes.to.w > comes.actor.box.w, "it is larger there than it was in a panel"
    assert rises.actor.box.cx == comes.to.cx == goes.to.cx and rises.actor.box.cy == comes.to.cy
    assert rises.actor.box.w <= comes.to.w == goes.to.w and rises.actor.box.h <= comes.to.h
    ann.wait()


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


def test_no_pile_tells_of_cards_before_a_transformer_is_chosen(sit) -> None:
    piles = [piece for piece in sit(begun(mode="duel", draft=True)).view.layout_now.pieces
             if piece.key.startswith(("pile:deck:", "pile:discards:"))]
    assert len(piles) == 2 and not any(piece.pile for piece in piles)


def test_the_back_on_a_pile_has_no_word_under_the_number_of_its_cards(sit) -> None:
    layout = sit(begun(mode="duel", characters=["Optimus Prime", "Megatron"])).view.layout_now
    pile, = [piece for piece in layout.pieces if piece.key.startswith("pile:deck:")]
    assert pile.pile and not pile.drawing.face.label


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_card_that_was_played_does_not_stay_enlarged_over_the_total(sit, by: str) -> None:
    """Whoever looked at it in the hand has played it; the other decides now."""
    ann = attack(sit)
    option = next(option for option in ann.match.decision.options if option.kind == "attack")
    key = f"card:{option.value('card')}"
    if by == "mouse":
        ann.hover(key)
    else:
        ann.keys(Qt.Key.Key_Tab)
        ann.view.focus_piece(key)
    lay = ann.piece(key).zone
    ann._take(option)
    ann.wait()
    assert ann.view.display.base.get(key).zone != lay
    assert ann.piece(key).box == ann.view.display.base.get(key).box, "it lies there in its own size"
