"""Attacks are duels on the stage beside the board: fire, the hit, and what comes of it."""
from __future__ import annotations

from typing import NamedTuple

import pytest

from arena.table import Table, pawn
from sparktable.games.arena.events import BLOCKS, DAMAGED, MOVES
from sparktable.kernel.decisions import Ref, card, number
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.table.animation import Shake, TurnOver, actors_of
from sparktable.table.arena.stage_drawings import Sum
from sparktable.table.arena.tracks import PlayerTracks
from sparktable.table.art.face import CardFace
from sparktable.table.drawings import CardPicture, EmptyPlace
from sparktable.table.duel import PILL
from sparktable.table.duel_drawings import DuelTotal
from sparktable.table.duel_ground import Stamp
from sparktable.table.fire import Beam, FireLine
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.show import Ground, HeldUp

from .positions import Setting, answer, attack


def test_cards_that_need_no_reason_take_the_room_that_reasons_would_have(sit) -> None:
    """Their numbers must be read while one decides whether to defend."""
    ben = attack(sit, seat=1)
    answer(ben, "attack")
    ben.wait()
    stage, card_here = ben.piece("battle").box, ben.view.layout_now.of_slot(ben.given[0].value("card"))
    assert card_here.box.h > stage.h * 0.3


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
    place, said = ann.view.layout_now.shown_at, [piece for piece in ann.view.layout_now.pieces if piece.key == "turn"
                                                or piece.zone == "play" or isinstance(piece.drawing, Words)]
    assert place.w > 200 and not any(place.meets(piece.box) for piece in said)
    assert 50 * len(seen) <= 5000



def test_a_card_that_is_held_up_tells_nothing_of_what_is_still_to_come_and_hides_no_board(sit) -> None:
    ann = attack(sit, seat=1, actions=1)
    answer(ann, "attack")
    ann.wait()
    painted = []
    paint = ann.view.pictures.pixmap
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    fought_out(ann, next(option for option in ann.match.decision.options if option.kind == "defend"))
    told = {tuple(gain.words for gain in drawing.gains) for drawing in painted if isinstance(drawing, HeldUp)}
    assert told == {("Attack 5",)}, "what it dealt is seen when it does"
    assert not any(isinstance(drawing, Ground) for drawing in painted)
    place, movers = ann.view.layout_now.shown_at, [ann.piece(f"mover:{who}").box for who in (0, 1)]
    assert not any(place.x < box.cx < place.right for box in movers)


def test_how_much_a_card_of_an_attack_counts_is_read_over_it_while_it_turns(sit) -> None:
    ann = attack(sit, seat=1, actions=1)
    answer(ann, "attack")
    ann.wait()
    pill = next(piece for piece in ann.view.layout_now.pieces if piece.key.startswith(PILL))
    ann._take(next(option for option in ann.match.decision.options if option.kind == "defend"))
    turned = [motion.actor for change in ann.view.queue._waiting for step in change.steps for _, motion in step
              if isinstance(motion, TurnOver)]
    assert turned and all(actor.z < pill.z for actor in turned)
