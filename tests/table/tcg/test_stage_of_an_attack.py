"""What stands on the stage of an attack: who fights whom, what was flipped, the sum; and what is held up over it."""
from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.events import STRIKES
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.games.tcg.state import KO_AREA
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.theme import theme as theme_of
from sparktable.table.drawings import CardPicture, colour
from sparktable.table.duel import ATTACKER, BAR, DEFENDER, LEFT, NAME, PILL, RIGHT, ROW, TOTAL
from sparktable.table.duel_drawings import DuelName, Pill
from sparktable.table.duel_end import stamp_box
from sparktable.table.duel_ground import DuelGround, Stamp
from sparktable.table.duel_motions import Press
from sparktable.table.interaction import Note
from sparktable.table.lettering import Words
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout
from sparktable.table.show import held_up
from sparktable.table.table_view import TableView
from sparktable.table.tcg import facts
from sparktable.table.tcg.addends import sources
from sparktable.table.tcg.drawings import GearTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.turn_digest import Deed, TurnLine
from sparktable.table.zorder import Z
from table.conftest import CARDS
from table.tcg.conftest import AERIALBOTS, ARCEE, RED_ALERT
from tcg.table import Table


def test_fighters_and_their_cards_lie_on_the_stage(attack) -> None:
    told = attack()
    seen: set[str] = set()
    while told.table.queue.running:
        told.table.queue.advance(100)
        if told.table.display.drawn.get("battle") is not None:
            seen |= {told.match.state.card(piece.slot).name for piece in told.table.display.drawn.pieces
                     if piece.slot >= 0 and piece.zone in ("battle", "lane")}
    assert seen == {"Red Alert", "Arcee", "Plasma Burst", "Zap"}


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


@pytest.mark.parametrize(("size", "text", "language"), [((1244, 680), 1.5, "de"), ((1244, 680), 1.0, "en"),
                                                         ((1490, 1010), 1.0, "de")], ids=str)
def test_what_numbers_come_from_lies_on_nothing_in_any_attack_of_whole_games(qtbot, size, text, language) -> None:
    """However many cards add to a total and are flipped; a name that is told at all is told whole."""
    WORDS.use(language)
    game = open_game("tcg", {"decks": ["random", "random"]})
    shown = TableView(CARDS, Speech(title("tcg"), game, ["Ann", "Ben"]))
    qtbot.addWidget(shown)
    shown.resize(*size)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.set_text_scale(text)
    stages, folded = 0, 0
    for seed in range(4):
        match, dice = Match(game, seed, watched=True), Dice(seed)
        while (asked := match.decision) is not None:
            events = match.take(asked.options[dice.below(len(asked.options))])
            for moment in match.moments(events)[-1:]:
                position = moment.seen_by(seed % 2).view
                pieces = shown.display.layout_of(position).pieces
                tiles = [piece for piece in pieces if isinstance(piece.drawing, GearTile) and piece.zone == "battle"]
                others = [piece for piece in pieces
                          if piece.row.startswith(ROW) or piece.key.startswith((NAME, TOTAL)) or piece.key == BAR]
                for index, tile in enumerate(tiles):
                    assert not [each for each in (*others, *tiles[:index]) if tile.box.meets(each.box)]
                    assert tile.box.w >= tile.drawing.width(tile.box.h) - 1
                if not tiles:
                    continue
                told = sum(int(tile.drawing.bonus[0][1].replace("−", "-")) for tile in tiles)
                now = facts.clash(position)
                assert told == sum(part.amount for slot in (now.attacker, now.defender) for part in sources(
                    position, shown.speech, slot, attacking=slot == now.attacker)), "nothing that adds is missing"
                stages += 1
                folded += any(tile.key.startswith("more:") for tile in tiles)
    WORDS.use("en")
    assert stages > 100 and folded < stages / 10, "all that adds is told by name, but for very few"


def test_every_character_of_every_shipped_deck_is_painted_as_attacker_and_as_defender(qtbot) -> None:
    """Of whichever faction it is."""
    names = sorted({who for deck in DECKS.values() for who in deck.team})
    shown, factions = None, set[str]()
    for name, other in zip(names, [*names[1:], names[0]], strict=True):
        table = Table([name], [other])
        attacks = [each for each in table.asked.options if each.kind == "attack"]
        if not attacks:
            continue
        match = Match(table.game, 1, watched=True, start=table.s)
        moment = match.moments(match.take(attacks[0]))[0].seen_by(0)
        if shown is None:
            shown = TableView(CARDS, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
            qtbot.addWidget(shown)
        shown.set_view(moment.view)
        fighters = [piece.drawing for piece in shown.layout_now.pieces if isinstance(piece.drawing, DuelName)]
        assert len(fighters) == 2 and not shown.grab().isNull()
        factions |= {each.faction for each in fighters}
    assert factions == {*FACTIONS}


@pytest.mark.parametrize(("size", "percent"), [((1244, 680), 100), ((1530, 1010), 100), ((1244, 680), 150)], ids=str)
def test_cards_lie_at_the_foot_of_the_stage_and_nothing_on_the_room_for_faces(sit, size, percent) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    for name in ("Red Alert", "Arcee"):  # vehicles have none
        table.s.mode[table.slot(name)] = 1
    match = Match(table.equip("Grenade Launcher", RED_ALERT).game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=size[0], height=size[1]).view
    board.set_text_scale(percent / 100)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    layout, stage = board.layout_now, board.layout_now.get("battle")
    lie = [piece.box for piece in layout.pieces if piece.row.startswith(ROW) or (
        isinstance(piece.drawing, GearTile) and piece.zone == "battle")]
    rooms = [room.moved(stage.box.x, stage.box.y).inset(1) for room in stage.drawing.rooms]
    assert len(rooms) == 2 and len(lie) >= 8 and not [room for room in rooms for box in lie if room.meets(box)]
    foot = max(piece.box.bottom for piece in layout.pieces if isinstance(piece.drawing, Pill))
    assert 0 < layout.get(BAR).box.y - foot < board.pictures.look.px(30)


def laid_out(sit, table: Table, size: tuple[int, int], percent: int = 100) -> Layout:
    """The stage, once everything of an attack lies there."""
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=size[0], height=size[1]).view
    board.set_text_scale(percent / 100)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    return board.layout_now


@pytest.mark.parametrize("size", [(1400, 1000), (3700, 2000)], ids=str)
def test_vehicles_take_their_half_of_a_large_stage_and_stand_on_its_ground(sit, size) -> None:
    stage = laid_out(sit, Table([RED_ALERT], [ARCEE], deck=["Zap"] * 2, their_deck=["Zap"] * 2), size).get("battle")
    for room in stage.drawing.rooms:
        assert room.w > stage.box.w * 0.38 and 0.7 < room.bottom / stage.box.h < 0.8


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1240, 660), (1400, 1000)], ids=str)
@pytest.mark.parametrize("whites", [[], ["Force Field"] * 2])
def test_a_stamp_lies_above_the_cards_and_on_nothing_that_is_told(sit, size, percent, whites) -> None:
    layout = laid_out(sit, Table([RED_ALERT], [ARCEE], deck=["Zap"] * 2, their_deck=[*whites, *["Zap"] * 4]), size,
                      percent)
    across = size[0] < 1400 and percent > 100  # there nothing else is free
    told = [piece for piece in layout.pieces if piece.z == Z.OVER and not (across and piece.row)
            and not piece.key.startswith(PILL)]
    for loser, side in ((ATTACKER, LEFT), (DEFENDER, RIGHT)):
        stamp = stamp_box(layout.get("battle").box, layout.pieces, loser, side, Look(theme_of("dark")))
        assert stamp.w > size[0] * 0.1 and not [piece.key for piece in told if piece.box.inset(2).meets(stamp)]


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


def test_the_account_counts_what_a_white_icon_brought_as_the_stage_does(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table).view
    blow = next(each for each in events if each.kind == STRIKES)
    told = (board.account(moment.seen_by(0).view, blow) for moment in match.moments(events))
    attack, defense, _ = [sums for sums in told if sums][-1]
    assert attack.note == "2 cards flipped + 2 for white"
    assert defense.note == "2 cards flipped"


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


@pytest.mark.parametrize("percent", [100, 150])
def test_what_befalls_a_fighter_is_told_on_its_plate_and_on_no_card(sit, percent: int) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1200, height=640).view
    board.set_text_scale(percent / 100)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    shown = board.layout_now.pieces
    cards = [piece.box for piece in shown if piece.row.startswith(ROW)]
    plates = [piece for piece in shown if isinstance(piece.drawing, FighterCard)]
    assert len(plates) == 2 and len(cards) == 6
    for plate in plates:
        told = plate.drawing.told_at(plate.box.w, plate.box.h).moved(plate.box.x, plate.box.y)
        assert told.meets(plate.box) and not [each for each in cards if each.meets(told)]


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
        mine = sum(int(each.drawing.text) for each in pills if not each.drawing.defends)
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


def test_pierce_is_told_as_no_more_than_the_attack(sit) -> None:
    """Before the attack, on the stage and in what is told of it afterwards."""
    table = Table([ARCEE], [RED_ALERT])
    ann = sit(table.equip("Piercing Blaster", "Arcee"))
    attack, strong = facts.fighter(view(table.s, 0), 0), dict(facts.fighter(view(table.s, 0), 0).keywords)["pierce"]
    assert strong > attack.attack > 0
    ann.view.set_view(view(table.s, 0))
    ann.click(f"card:{table.slot('Arcee')}")
    least = f"Pierce: at least {attack.attack}"
    assert ann.piece("forecast").drawing.note == least
    match = Match(table.game, 1, watched=True, start=table.s)
    told = []
    for moment in match.moments(match.take(next(each for each in match.decision.options if each.kind == "attack"))):
        seen = moment.seen_by(0)
        ann.view.set_view(seen.view)
        told += [words for piece in ann.view.layout_now.pieces
                 if isinstance(piece.drawing, Words) and "Pierce" in (words := piece.drawing.text)]
    assert set(told) == {least}


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


def test_what_a_text_did_to_the_defender_is_needed_no_more(sit) -> None:
    """Major Prowl's text hurts whoever has a Weapon before the cards are flipped."""
    table = Table(["Major Prowl, Infantry • Strategist"], [ARCEE], deck=["Zap", "Zap"], their_deck=["Zap", "Zap"])
    table.equip("Grenade Launcher", ARCEE).hurt("Arcee", 4).turn_to("Major Prowl", 1)
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    seen = [moment.seen_by(0).view for moment in match.moments(events)]
    fought = [each for each in seen if (now := facts.clash(each)) is not None and now.attack_cards and now.left]
    hurt = [each for each in fought if facts.fighter(each, table.slot("Arcee")).damage >= 6]
    assert hurt and len(hurt) < len(fought), "it is hurt in the middle of the attack"
    board.set_view(hurt[0])
    health = facts.fighter(hurt[0], table.slot("Arcee")).health
    assert {facts.clash(each).left for each in hurt} == {health - 6}
    assert board.layout_now.get(BAR).drawing.need == facts.clash(hurt[0]).defense + health - 6
    struck = facts.clash(hurt[-1])
    assert struck.fells == (struck.damage >= health - 6)


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


def test_what_was_tried_on_a_character_in_vain_is_told_by_the_prompt_alone(sit) -> None:
    """A pill would lie on its numbers and its neighbour's, and say the same once more."""
    ann = sit(Table([RED_ALERT], [ARCEE]))
    ann.view.interaction.note = Note("", ann.card("Arcee"))
    ann.view.say_why("Arcee waits")
    assert ann.view.layout_now.get("note") is None and "Arcee waits" in ann.piece("prompt").name


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
