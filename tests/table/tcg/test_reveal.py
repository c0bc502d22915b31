"""An attack is told on its stage: who fights whom, what is flipped, the sum; then both teams stand there again."""
from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.events import CARD_FLIPPED, DAMAGED, FLIPPED, PLAYED, PUT_ON, REVEALED, STRIKES
from sparktable.games.tcg.state import DECK, HAND, KO_AREA
from sparktable.games.tcg.state import PLAYED as IN_PLAY
from sparktable.kernel.decisions import Option, Ref, card, number
from sparktable.kernel.events import MOVED, emit
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.animation import Flight, TurnOver, actors_of
from sparktable.table.art.theme import theme as theme_of
from sparktable.table.drawings import CardPicture, colour
from sparktable.table.duel import ATTACKER, BAR, DEFENDER, NAME, PILL, ROW, STEP_BAR, TOTAL
from sparktable.table.duel_drawings import DuelBar, DuelTotal, Pill
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.duel_motions import Count, Press
from sparktable.table.gains import story_of
from sparktable.table.lettering import Words
from sparktable.table.motions import Director
from sparktable.table.picture_store import PictureStore
from sparktable.table.show import Leave, held_up
from sparktable.table.table_view import TableView
from sparktable.table.tcg import facts
from sparktable.table.tcg.drawings import GearTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.turn_digest import Deed, TurnLine, deeds
from sparktable.table.zorder import Z
from table.conftest import CARDS, LONG
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
AERIALBOTS = ["Air Raid, Fearless Flyer", "Alpha Bravo, Airborne Special Ops", "Skydive, Air Warfare Specialist",
              "Silverbolt, Aerialbot Leader", "Fireflight, Sky High Recon"]


class Told(NamedTuple):
    """An attack, about to be shown to a seat."""

    table: TableView
    match: Match
    told: list[int]
    events: int
    painted: dict[int, Any] = {}
    """What pictures show, where that is kept."""

    def totals(self) -> tuple[str, ...]:
        shown = (self.table.display.drawn.get(f"{TOTAL}{role}") for role in (ATTACKER, DEFENDER))
        return tuple(each.drawing.number for each in shown if each is not None)

    def course(self) -> list[tuple[str, ...]]:
        """The totals that stand there one after the other, while time passes."""
        found: list[tuple[str, ...]] = []
        while self.table.queue.running:
            self.table.queue.advance(100)
            if self.totals() not in found[-1:]:
                found.append(self.totals())
        return found


@pytest.fixture
def attack(qtbot, sit):
    def begin(seat: int = 0, *, instant: bool = False, calm: bool = False) -> Told:
        table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"],
                      hand=["Primary Laser"])
        match = Match(table.game, 1, watched=True, start=table.s)
        shown = TableView(CARDS, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
        shown.resize(1400, 900)
        qtbot.addWidget(shown)
        shown.set_view(view(match.state, seat))
        with qtbot.waitExposed(shown):
            shown.show()
        if instant or calm:
            shown.set_speed(0 if instant else 1.0, calm=calm)
        told: list[int] = []
        shown.told.connect(told.append)
        option = next(each for each in match.decision.options if each.kind == "attack")
        events = match.take(option)
        moments = [moment.seen_by(seat) for moment in match.moments(events)]
        shown.set_view(view(match.state, seat), animate=[event.seen_by(seat) for event in events], moments=moments)
        return Told(shown, match, told, len(events))

    return begin


@pytest.mark.parametrize("seat", [0, 1])
def test_the_totals_grow_before_everybodys_eyes(attack, seat: int) -> None:
    told = attack(seat)
    course = told.course()
    assert course[0] == () == course[-1], "the teams stand there before and after"
    assert ("3", "1") in course and ("4", "1") in course, "first what is certain, then with what was flipped"
    assert sum(told.told) == told.events


def test_fighters_and_their_cards_lie_on_the_stage(attack) -> None:
    told = attack()
    seen: set[str] = set()
    while told.table.queue.running:
        told.table.queue.advance(100)
        if told.table.display.drawn.get("battle") is not None:
            seen |= {told.match.state.card(piece.slot).name for piece in told.table.display.drawn.pieces
                     if piece.slot >= 0 and piece.zone in ("battle", "lane")}
    assert seen == {"Red Alert", "Arcee", "Plasma Burst", "Zap"}


def test_the_show_is_cut_short(attack) -> None:
    told = attack()
    told.table.queue.advance(500)
    told.table.skip_animation()
    assert told.totals() == () and not told.table.queue.running
    assert sum(told.told) == told.events


def test_it_is_gone_through_step_by_step(attack) -> None:
    """Each press ends what plays now; after the last the teams stand there again."""
    told = attack()
    course = []
    for _ in range(12):
        told.table.queue.advance(50)
        course.append((told.totals(), step(told)))
        QTest.keyClick(told.table, Qt.Key.Key_Space)
    assert ("4", "1") in [totals for totals, _ in course] and not told.table.queue.running
    steps = [each for _, each in course if each]
    assert steps == sorted(steps, key=facts.STEPS.index) and steps[0] == "attackers" and steps[-1] == "damage"
    assert sum(told.told) == told.events


def step(told: Told) -> str:
    """What the bar over the stage says is going on."""
    bar = told.table.display.drawn.get(STEP_BAR)
    return facts.STEPS[bar.drawing.now] if bar is not None else ""


def test_at_once_means_at_once(attack) -> None:
    told = attack(instant=True)
    assert told.totals() == () and not told.table.queue.running and sum(told.told) == told.events


def test_nobody_has_to_wait_for_long(attack) -> None:
    told = attack()
    told.table.queue.advance(LONG)
    assert not told.table.queue.running


def test_every_moment_of_whole_games_can_be_laid_out(qtbot) -> None:
    """Fighters are KO'd, cards are swapped and taken back, attacks are fought inside attacks."""
    game = open_game("tcg", {"decks": ["random", "random"]})
    shown = TableView(CARDS, Speech(title("tcg"), game, ["Ann", "Ben"]))
    qtbot.addWidget(shown)
    laid = 0
    for seed in range(6):
        match, dice = Match(game, seed, watched=True), Dice(seed)
        while (asked := match.decision) is not None:
            events = match.take(asked.options[dice.below(len(asked.options))])
            for moment in match.moments(events):
                keys = [piece.key for piece in shown.display.layout_of(moment.seen_by(seed % 2).view).pieces]
                assert len(keys) == len(set(keys))
                laid += 1
    assert laid > 300


def test_battle_cards_are_turned_up_one_by_one_and_count_at_once(sit) -> None:
    """Each comes face down, is turned over in its place, and its icons count before the next one comes."""
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    moments = [moment.seen_by(0) for moment in match.moments(events)]
    at = next(n for n, moment in enumerate(moments) if any(
        event.kind == CARD_FLIPPED for event in events[moments[n - 1].events:moment.events]))
    before, after = moments[at - 1], moments[at]
    board = sit(table, width=1280, height=720).view
    director = Director(*(board.display.layout_of(each.view) for each in (before, after)), before.view, after.view,
                        board.tableau, board.pictures, board.speech)
    steps = director.steps([event.seen_by(0) for event in events[before.events:after.events]])
    course = [type(motion).__name__ for step in steps for _, motion in step
              if isinstance(motion, Flight | TurnOver)
              or (isinstance(motion, Count) and motion.actor.hides.startswith(TOTAL))]
    assert course[:2] == ["Flight", "TurnOver"] and course.count("TurnOver") == 2
    second = course.index("TurnOver", 2)
    assert course[second - 1] == "Flight", "the next one comes when the first has counted"
    assert course.count("Count") == course.count("Flight") - 2, "each icon that flies counts when it is there"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_nothing_on_the_stage_moves_when_cards_come_there_not_even_those_of_a_white_icon(sit, size) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    table.equip("Grenade Launcher", RED_ALERT)
    match = Match(table.game, 1, watched=True, start=table.s)
    moments = match.moments(match.take(next(each for each in match.decision.options if each.kind == "attack")))
    board = sit(table, width=size[0], height=size[1]).view
    places: dict[str, set[Any]] = {}
    for moment in moments:
        for piece in board.display.layout_of(moment.seen_by(0).view).pieces:
            if piece.row.startswith(ROW) or (isinstance(piece.drawing, GearTile) and piece.zone == "battle"):
                places.setdefault(piece.key, set()).add(piece.box)
    assert len(places) >= 8, "what is printed of both, what is worn, and six cards that are flipped"
    assert all(len(boxes) == 1 for boxes in places.values())


def test_a_card_comes_while_the_one_before_still_turns_over(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    ann = sit(table, width=1280, height=720)
    events = ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    turning = [step for step in steps if any(isinstance(motion, TurnOver) for _, motion in step)]
    coming = [step for step in turning if any(isinstance(motion, Flight) for _, motion in step)]
    assert len(turning) == 6 and len(coming) >= 4, "only the last of each side turns over alone"
    assert all(sum(isinstance(motion, TurnOver) for _, motion in step) == 1 for step in turning), "one by one"


@pytest.mark.parametrize("theme", ["light", "high-contrast"])
def test_the_sum_stands_light_on_dark_in_every_theme(sit, theme: str) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    board.set_theme(theme)
    board.set_view(match.moments(events)[1].seen_by(0).view)
    stage, burst = (board.display.drawn.get(key).box for key in ("battle", "sum"))
    assert board.grab().toImage().pixelColor(round(burst.x) + 2, round(burst.y) + 4).lightness() < 60
    on_stage = [piece for piece in board.display.drawn.pieces if stage.contains(piece.box.cx, piece.box.cy)]
    words = [piece.drawing for piece in on_stage if isinstance(piece.drawing, Words) and piece.z == Z.OVER]
    assert words and all(colour(each.ink, theme_of(theme)).lightness() > 200 for each in words)


def test_each_fighter_is_seen_once_and_what_is_told_of_it_covers_nothing(sit) -> None:
    """Large on the ground; under it how it is, level with the other: also where the stage is low."""
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"]).hurt("Arcee", 2)
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1200, height=640).view
    board.set_text_scale(1.5)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    shown, stage = board.layout_now.pieces, board.layout_now.get("battle").box
    told = [piece for piece in shown if isinstance(piece.drawing, FighterCard)]
    others = [piece.box for piece in shown if piece.row or piece.key == BAR or piece.key.startswith((TOTAL, PILL))]
    assert [type(piece.drawing) for piece in told] == [FighterCard] * 2, "no picture beside the one on the ground"
    assert [(piece.drawing.left, piece.drawing.health) for piece in told] == [(10, 10), (4, 9)]
    for box in (piece.box for piece in told):
        assert not [each for each in others if each.x < box.right and box.x < each.right
                    and each.y < box.bottom and box.y < each.bottom]
    left, right = sorted(piece.box for piece in told)
    assert left.y == right.y and left.h == right.h
    assert left.x - stage.x < stage.w * 0.05 and stage.right - right.right < stage.w * 0.05
    ground = board.layout_now.get("battle").drawing
    assert isinstance(ground, DuelGround) and (ground.left.name, ground.right.name) == ("Red Alert", "Arcee")


def test_what_befalls_a_fighter_is_told_on_its_plate_and_on_no_card(sit) -> None:
    plate = FighterCard("", None, None, "", "", 0, (0, 0), (0, 0), 9, 0)  # type: ignore[arg-type]
    told = plate.told_at(180.0, 66.0)
    assert 0 <= told.cy <= 10, "on its upper edge"


@pytest.mark.parametrize("pierce", [0, 3])
def test_the_bar_tells_what_is_held_back_and_what_is_missing_for_a_ko(sit, pierce: int) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"]).hurt("Arcee", 4)
    if pierce:
        table.equip("Piercing Blaster", "Red Alert")
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    for moment in match.moments(events):
        seen = moment.seen_by(0).view
        board.set_view(seen)
        now, bar = facts.clash(seen), board.layout_now.get(BAR)
        if bar is None:
            continue
        assert sum(bar.drawing.parts) == now.attack and bar.drawing.held == now.attack - now.damage
        assert (bar.drawing.need <= now.attack) == now.fells, "the mark is reached when it knocks out"
        if not now.fells:
            assert bar.drawing.need == now.defense + now.left
            assert f"{bar.drawing.need - now.attack} short" in bar.drawing.word
        pills = [piece for piece in board.layout_now.pieces if isinstance(piece.drawing, Pill)]
        mine = sum(int(each.drawing.text) for each in pills if not each.drawing.foe)
        mine += sum(int(amount) for piece in board.layout_now.pieces if isinstance(piece.drawing, GearTile)
                    and piece.zone == "battle" for icon, amount in piece.drawing.bonus if icon == "c_attack")
        assert mine == now.attack, "each thing that adds lies there with how much"


def test_a_weapon_adds_its_number_where_it_is_worn_and_not_where_it_is_flipped(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Primary Laser", "Zap"], their_deck=["Zap", "Zap"])
    table.equip("Grenade Launcher", "Red Alert")
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    worn = board.layout_now.of_slot(table.slot("Grenade Launcher"))
    assert isinstance(worn.drawing, GearTile) and worn.drawing.bonus == (("c_attack", "+4"),)
    flipped = board.layout_now.of_slot(table.slot("Primary Laser"))
    assert isinstance(flipped.drawing, CardPicture) and flipped.drawing.face.stats == ()


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1244, 680), (1530, 1010)], ids=str)
def test_what_is_printed_and_worn_lies_under_its_fighter_s_name_apart_from_what_was_flipped(sit, size, percent
                                                                                          ) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    table.equip("Grenade Launcher", RED_ALERT).equip("Sturdy Armor", ARCEE)
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=size[0], height=size[1]).view
    board.set_text_scale(percent / 100)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    layout = board.layout_now
    tiles = [piece for piece in layout.pieces if isinstance(piece.drawing, GearTile)]
    assert {tile.drawing.name for tile in tiles} >= {"Grenade Launcher", "Sturdy Armor"} and len(tiles) == 4
    names = [layout.get(f"{NAME}{role}").box for role in (ATTACKER, DEFENDER)]
    totals = [layout.get(f"{TOTAL}{role}").box for role in (ATTACKER, DEFENDER)]
    cards = [piece.box for piece in layout.pieces if piece.row.startswith(ROW)]
    assert cards and min(box.w for box in cards) >= 84, "they have the stage's width for themselves"
    for tile in tiles:
        assert not any(tile.box.meets(other) for other in (*names, *totals, *cards))
        assert tile.box.w >= tile.drawing.width(tile.box.h) - 1, "its name and its number stand there whole"


def test_what_pierces_needs_no_more_than_the_health_that_is_left(sit) -> None:
    """Also while the attack is still too weak for that."""
    table = Table(["Fireflight, Sky High Recon"], [ARCEE], deck=["Zap", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.equip("Piercing Blaster", "Fireflight").hurt("Arcee", 6).game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    seen = [moment.seen_by(0).view for moment in match.moments(events)]
    weak = next(each for each in seen if (now := facts.clash(each)) is not None and now.left and not now.fells)
    board.set_view(weak)
    bar = board.layout_now.get(BAR).drawing
    assert facts.clash(weak).defense > 0 and bar.need == facts.clash(weak).left == 3
    assert bar.word.startswith(f"{3 - sum(bar.parts)} short")


def test_whoever_is_knocked_out_is_stamped_where_it_stands(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"]).hurt("Arcee", 8)
    ann = sit(table, width=1280, height=720)
    match = ann.match
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in match.moments(events)])
    sides = set()
    while ann.view.queue.running:
        stage = ann.view.layout_now.get("battle")
        now = [motion for step in ann.view.queue._waiting[0].steps for _, motion in step]
        sides |= {motion.actor.box.cx < stage.box.cx for motion in now if isinstance(motion, Press)}
        ann.view.queue.advance(100)
    assert sides == {False}, "Arcee stands right"


@pytest.mark.parametrize(("seat", "good"), [(0, False), (1, True)], ids=["whoever attacks", "whoever defends"])
def test_an_attack_that_does_no_damage_is_stamped_held_on_whoever_attacked(sit, monkeypatch, seat: int, good: bool
                                                                           ) -> None:
    table = Table([ARCEE], [RED_ALERT], deck=["Photon Bomb"] * 2, their_deck=["Photon Bomb"] * 2)
    table.equip("Bashing Shield", RED_ALERT)
    ann = sit(table, seat=seat, width=1280, height=720)
    stamps: list[Stamp] = []
    paint = ann.view.pictures.pixmap
    monkeypatch.setattr(ann.view.pictures, "pixmap", lambda drawing, *size: (
        stamps.append(drawing) if isinstance(drawing, Stamp) else None, paint(drawing, *size))[1])
    ann._take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    assert [(stamp.text, stamp.won) for stamp in stamps] == [("Held", good)]
    ann.wait()
    assert ann.match.state.damage[table.slot("Red Alert")] == 0


def test_an_attack_that_does_damage_and_knocks_out_nobody_has_no_stamp(attack) -> None:
    told = attack()
    assert not [motion for change in told.table.queue._waiting for step in change.steps for _, motion in step
                if isinstance(motion, Press)]


def test_no_flipped_card_hides_the_icons_of_another(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Data Pad"], size=30)
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1000, height=690).view
    most = 0
    for moment in match.moments(events):
        board.set_view(moment.seen_by(0).view)
        for role in (ATTACKER, DEFENDER):
            row = sorted(piece.box for piece in board.layout_now.pieces if piece.row == f"{ROW}{role}")
            most = max(most, len(row))
            assert not any(one.right > other.x for one, other in pairwise(row))
    assert most >= 4


def test_a_secret_action_is_turned_over_before_whoever_laid_it(sit) -> None:
    """It lay face down before both; it turns as it comes into the middle."""
    table = Table([RED_ALERT], [ARCEE], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    slot = table.slot("Hidden Fortification")
    board = sit(table, width=1280, height=720).view
    before, table.s.events = view(table.s, 0), []
    move(table.s, slot, IN_PLAY)
    emit(table.s, REVEALED, 0, card(slot))
    after = view(table.s, 0)
    director = Director(board.display.layout_of(before), board.display.layout_of(after), before, after, board.tableau,
                        board.pictures, board.speech)
    steps = director.steps([event.seen_by(0) for event in table.s.events])
    turned = [motion.actor for step in steps for _, motion in step if isinstance(motion, TurnOver)]
    assert turned == [director._actors[f"card:{slot}"]]


def test_a_turn_of_somebody_else_tells_each_attack_once(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    told = [deed.text for deed in deeds(events, match.state, board.speech, board.tableau.tellings)]
    assert told[0] == "Red Alert: attack 4 on Arcee" and not any("Attacked" in each for each in told)


def test_damage_is_called_with_how_much_it_is(attack) -> None:
    called: dict[str, tuple[float, float]] = {}
    rising = Director._rising
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Director, "_rising",
                      lambda self, chip, *at: called.update({chip.text: at}) or rising(self, chip, *at))
        told = attack()
    assert "3 damage" in called
    stage = told.table.display
    attacker = next(piece for piece in stage.base.pieces if isinstance(piece.drawing, Plaque)
                    and piece.drawing.name == "Red Alert")
    picture = attacker.drawing.picture(attacker.box.w, attacker.box.h).moved(attacker.box.x, attacker.box.y)
    assert picture.contains(*called["attacks"]), "on the picture, and on none of the numbers"


def test_a_question_in_an_attack_is_answered_before_the_teams_and_the_rest_is_told_on_the_stage(sit) -> None:
    """What is flipped after it lies on the stage and not over the teams, whose repair is still seen there."""
    skydive = "Skydive, Air Warfare Specialist"
    table = Table([skydive, "Air Raid, Fearless Flyer"], [ARCEE], deck=["Plasma Burst"], their_deck=["Zap"])
    table.turn_to("Skydive", 1).hurt("Air Raid", 2).hurt("Skydive", 1)
    ann = sit(table, width=1280, height=720)
    ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0))
    assert ann.view.layout_now.get("battle") is None and ann.lit() >= {ann.card("Air Raid")}
    told: list[int] = []
    ann.view.told.connect(told.append)
    repair = next(each for each in ann.match.decision.options if each.value("card") == table.slot("Air Raid"))
    events = ann.match.take(repair)
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    seen = set[tuple[bool, str]]()
    while ann.view.queue.running:
        on_stage = ann.view.layout_now.get("battle") is not None
        seen |= {(on_stage, type(motion).__name__) for step in ann.view.queue._waiting[0].steps for _, motion in step}
        ann.view.queue.advance(100)
    assert (False, "Rise") in seen, "the repair is called over the team"
    assert (True, "TurnOver") in seen and (False, "TurnOver") not in seen
    assert sum(told) == len(events)


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_the_stage_closes_in_the_dark_at_a_question_and_is_not_cut_off(sit, calm: bool) -> None:
    skydive = "Skydive, Air Warfare Specialist"
    table = Table([skydive, "Air Raid, Fearless Flyer"], [ARCEE], deck=["Plasma Burst"], their_deck=["Zap"])
    table.turn_to("Skydive", 1).hurt("Air Raid", 2).hurt("Skydive", 1)
    ann = sit(table, width=1280, height=720)
    ann.view.set_speed(1.0, calm=calm)
    events = ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    course: list[tuple[bool, float]] = []
    while ann.view.queue.running:
        now, stage = ann.view.queue._waiting[0].steps, ann.view.layout_now.get("battle")
        over = [actor.item.opacity() for actor in actors_of(now) if actor.item is not None
                and actor.item.zValue() > Z.ACTOR + 2]
        course.append((stage is not None, max(over, default=0.0)))
        ann.view.queue.advance(40)
    last = max(at for at, (on_stage, _) in enumerate(course) if on_stage)
    assert course[last][1] > 0.5, "it goes dark first"
    assert calm or course[last + 1][1] > 0.5, "and the teams come out of the dark"
    assert ann.view.layout_now.get("battle") is None and ann.settled()


def flights(board: TableView, match: Match, answer: Option, slot: int) -> list[Flight]:
    """How a card goes where an answer takes it."""
    before = view(match.state, 0)
    events = [event.seen_by(0) for event in match.take(answer)]
    after = view(match.state, 0)
    director = Director(board.display.layout_of(before), board.display.layout_of(after), before, after, board.tableau,
                        board.pictures, board.speech)
    return [motion for step in director.steps(events) for _, motion in step
            if isinstance(motion, Flight) and motion.actor is director._actors.get(f"card:{slot}")]


def test_what_is_swapped_for_a_flipped_card_lies_in_its_place(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Zap"], deck=["Secret Dealings"]).do("attack Red Alert")
    ann = sit(table, width=1280, height=720)
    asked = ann.match.decision
    swap = next(option for option in asked.options if option.kind == "swap")
    comes, goes = swap.value("card"), swap.value("card", 1)
    place = ann.piece(f"card:{goes}").box
    assert flights(ann.view, ann.match, swap, comes)[0].to == place


def test_a_combiner_comes_as_it_will_stand_there(sit) -> None:
    table = Table(AERIALBOTS, [ARCEE, RED_ALERT], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS:
        table.turn_to(name, 1)
    ann = sit(table, width=1280, height=720)
    play = next(option for option in ann.match.decision.options if option.kind == "play")
    superion = table.slot("Superion")
    comes = flights(ann.view, ann.match, play, superion)[-1]
    stands = ann.view.display.layout_of(view(ann.match.state, 0)).get(f"card:{superion}").box
    assert stands.w > stands.h and (comes.to.w, comes.to.cx) == (stands.w, stands.cx)


def test_parts_that_combine_and_attack_at_once_do_not_lie_about_on_the_stage(sit) -> None:
    table = Table(AERIALBOTS, [ARCEE, RED_ALERT], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS:
        table.turn_to(name, 1)
    ann = sit(table, width=1280, height=720)
    match, layout_of = ann.match, ann.view.display.layout_of
    before, events = view(match.state, 0), []
    for kind in ("play", "card", "card"):
        last = match.take(next(option for option in match.decision.options if option.kind == kind))
        events += last
    first = match.moments(last)[0].seen_by(0)
    after, events = first.view, events[:len(events) - len(last) + first.events]
    parts = {f"card:{table.slot(name)}" for name in AERIALBOTS}
    director = Director(layout_of(before), layout_of(after), before, after, ann.view.tableau, ann.view.pictures,
                        ann.view.speech)
    left = [motion.actor for step in director.steps([event.seen_by(0) for event in events]) for _, motion in step
            if isinstance(motion, Leave)]
    flown = [actor for key, actor in director._actors.items() if key in parts]
    assert layout_of(after).get("battle") is not None and flown
    assert all(actor in left for actor in flown)


def test_whoever_was_knocked_out_last_is_still_seen_on_the_stage(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"]).hurt("Arcee", 8).do("attack Red Alert")
    assert table.s.outcome is not None
    ann = sit(table, width=1280, height=720)
    seen = [piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, FighterCard)]
    assert {each.name: bool(each.ko) for each in seen} == {"Red Alert": False, "Arcee": True}


def test_what_an_upgrade_adds_and_an_action_does_is_told_of_it_and_not_what_follows(attack) -> None:
    told = attack(instant=True)
    table, state = told.table, told.match.state
    slots = {state.card(slot).name: slot for slot in range(len(state.ident))}
    upgrade, action = slots["Primary Laser"], slots["Zap"]
    known = tuple((slot, state.ident[slot], ~0) for slot in (upgrade, action))
    fight = Event(STRIKES, 0, (card(0), card(1), number(3), number(1)), ())
    damage = Event(DAMAGED, 1, (card(1), number(2), number(2), number(9)), ())
    turned = Event(FLIPPED, 0, (card(0),), ())
    drawn = Event(MOVED, 0, (card(action), Ref("zone", DECK), Ref("zone", HAND)), ())
    for kind, slot, after, words in ((PUT_ON, upgrade, [fight, damage], ["+2 attack"]),
                                     (PLAYED, action, [damage, drawn, fight, damage], ["Dealt 2 damage", "Drew 1"]),
                                     (PLAYED, action, [damage, turned, drawn], ["Dealt 2 damage"])):
        story = story_of([Event(kind, 0, (card(slot), card(0)), known), *after], 0, table.tableau.tellings)
        assert [each.words for each in table.tableau.gave(table.newest, story, table.speech)] == words


@pytest.mark.parametrize(("size", "many"), [((1240, 660), False), ((1400, 1000), False), ((1240, 660), True)])
def test_what_is_called_back_is_large_and_lies_on_nobody_by_itself(sit, size: tuple[int, int], many: bool) -> None:
    table = Table(AERIALBOTS if many else [RED_ALERT], [ARCEE], deck=["Zap"])
    ann = sit(table, width=size[0], height=size[1])
    deed = Deed("Played", "hand", table.slot("Arcee"), (), ann.match.state.ident[table.slot("Arcee")])
    ann.view.tell_turns([TurnLine(1, None, (deed,))])
    held = ann.view.layout_now.get("recall card")
    if held is not None:
        stand = [piece.box for piece in ann.view.display.base.pieces if piece.slot >= 0]
        assert held.box.w >= 120 and held.box.h > 1.25 * max(box.h for box in stand if box.y < held.box.bottom)
        assert not [box for box in stand if box.x < held.box.right and held.box.x < box.right
                    and box.y < held.box.bottom and held.box.y < box.bottom]
    assert many or held is not None


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("many", [1, 3, 6])
def test_what_others_play_is_held_up_large_and_neither_on_characters_nor_on_one_s_own_name(sit, many: int, percent
                                                                                         ) -> None:
    """Also where somebody of the viewer's team was KO'd."""
    team = [*AERIALBOTS, RED_ALERT][:many]
    table = Table([*team, ARCEE], team)
    fallen = table.slot("Arcee")
    move(table.s, fallen, KO_AREA)
    board = sit(table, width=1244, height=688).view
    board.set_text_scale(percent / 100)
    layout = board.layout_now
    _, place = held_up(board.pictures, board.tableau.face(board.newest, fallen, board.speech), "Ben plays Arcee", (),
                       layout.beside, layout.beside)
    assert place.w >= 240 and place.h >= 330
    covered = [piece for piece in layout.pieces if piece.box.meets(layout.beside) and piece.drawing is not None]
    assert not [piece.key for piece in covered if piece.zone in ("own", "enemy")]
    assert not [piece.drawing.text for piece in covered if isinstance(piece.drawing, Words)
                and piece.drawing.text in (board.speech.seat(0), board.speech.who(0, 0))]


def seen_sums(told: Told) -> set[tuple[int, int]]:
    """The total of the attack and how far the bar is filled, as both are seen while time passes."""
    found: set[tuple[int, int]] = set()
    while told.table.queue.running:
        told.table.queue.advance(20)
        if told.table.display.drawn.get("battle") is not None:
            total, bar = on_screen(told, f"{TOTAL}{ATTACKER}"), on_screen(told, BAR)
            if isinstance(total, DuelTotal) and isinstance(bar, DuelBar):
                found.add((int(total.number), sum(bar.parts)))
    return found


def on_screen(told: Told, key: str) -> Any:
    """The drawing of what is seen of a piece: its stand-in's, if it has one by now."""
    steps = told.table.queue._waiting[0].steps if told.table.queue.running else []
    for motion in (motion for step in reversed(steps) for _, motion in step):
        if isinstance(motion, Count) and motion.actor.hides == key and motion.actor.item is not None:
            return told.painted[motion.pictures[motion._at].cacheKey()]
    piece = told.table.display.drawn.get(key)
    return piece.drawing if piece is not None else None


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_total_and_the_bar_say_the_same_at_every_moment(attack, monkeypatch, calm: bool) -> None:
    painted: dict[int, Any] = {}
    pixmap = PictureStore.pixmap

    def kept(self: PictureStore, drawing: Any, width: float, height: float) -> Any:
        made = pixmap(self, drawing, width, height)
        painted[made.cacheKey()] = drawing
        return made

    monkeypatch.setattr(PictureStore, "pixmap", kept)
    told = attack(calm=calm)._replace(painted=painted)
    seen = seen_sums(told)
    assert {total for total, _ in seen} >= {3, 4}
    assert not {each for each in seen if each[0] != each[1]}


@pytest.mark.parametrize(("language", "told"), [("en", "All characters of Ben are KO’d."),
                                                ("de", "Alle Charaktere von Ben sind KO.")])
def test_the_end_says_whose_characters_are_knocked_out(language: str, told: str) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"]).hurt("Arcee", 8).do("attack Red Alert")
    WORDS.use(language)
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    assert speech.outcome(table.s.outcome, table.s) == told
