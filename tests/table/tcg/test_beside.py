"""What stands and lies in a team besides plain characters: Combiners, those who were KO'd, Secret Actions; and what
was played last."""
from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.deeds.combining import combine, form_of
from sparktable.games.tcg.state import BATTLEFIELD, DECK, KO_AREA, PLAYED, SCRAP
from sparktable.kernel.run import pending
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.art.face import CardBack
from sparktable.table.art.text import flow
from sparktable.table.art.theme import theme
from sparktable.table.drawings import CardPicture
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words, words_width
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout
from sparktable.table.tcg.drawings import Fallen, GearTile, PartTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.outline import outline
from sparktable.table.tcg.plaque import PAD
from sparktable.table.tcg.tableau import TcgTableau
from table.conftest import overlap
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
STILL_WORKS = "Autobot Hot Rod, Impulsive Fighter"
TWELVE = [RED_ALERT, ARCEE, "Optimus Prime, Autobot Leader", "Bumblebee, Brave Warrior",
          "Flamewar, Veteran Decepticon", "Prowl, Military Strategist", "Autobot Hot Rod, Impulsive Fighter",
          "Megatron, Decepticon Leader", "Dreadwind, Air Defense", "Blackwing, Aerial Attacker",
          "Grimlock, Dinobot Leader", "Dinobot Snarl, Desert Warrior"]
PARTS = ["Dreadwind, Air Defense", "Blackwing, Aerial Attacker"]

pytestmark = pytest.mark.usefixtures("qapp")


class Setting(NamedTuple):
    game: Any
    s: Any


class Combined(NamedTuple):
    table: Table
    form: int
    parts: list[int]


def laid(table: Table, seat: int = 0, size: tuple[int, int] = (1280, 720)) -> Layout:
    WORDS.use("en")
    pending(table.s)
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    return TcgTableau().layout(view(table.s, seat), *size, Look(theme('dark')), speech)


@pytest.fixture
def combined() -> Combined:
    table = Table([*PARTS, RED_ALERT], [ARCEE])
    form, parts = form_of(table.s, 0, "Dreadwing, Sky Destroyer"), [table.slot(name.split(",")[0]) for name in PARTS]
    combine(table.s, 0, form, parts)
    return Combined(table, form, parts)


def fighter(layout: Layout, slot: int) -> Any:
    piece = layout.get(f"card:{slot}")
    assert piece is not None and isinstance(piece.drawing, FighterCard)
    return piece


@pytest.mark.parametrize("size", [(1490, 1010), (1244, 680)])
def test_how_high_a_tower_is_stands_beside_its_teams_health(size: tuple[int, int]) -> None:
    """Cards depend on it. Who has none is told of none."""
    table = Table([RED_ALERT], [ARCEE])
    table.s.tower = (12, 0)
    layout = laid(table, size=size)
    words = {piece.drawing.text: piece.box for piece in layout.pieces if isinstance(piece.drawing, Words)}
    (tower,) = (box for text, box in words.items() if text.startswith("Tower"))
    health = words["Health 10 of 10"]
    assert "Tower 12" in words and tower.y == health.y and not overlap(tower, health)
    assert tower.w >= words_width("Tower 12", "strong", Look(theme("dark")).pt(11.5))
    assert health.w >= words_width("Health 10 of 10", "caption", Look(theme("dark")).pt(11.5))
    assert layout.get("player:0").name.endswith("Tower 12") and "Tower" not in layout.get("player:1").name
    mine, theirs = outline(view(table.s, 0), Speech(title("tcg"), table.game, ["Ann", "Ben"]))[1:3]
    assert "Tower 12" in {fact.text for fact in mine.below}
    assert not any("Tower" in fact.text for fact in theirs.below)


def test_a_combiner_is_one_wide_card_made_of_its_parts(combined: Combined) -> None:
    layout = laid(combined.table)
    whole, other = fighter(layout, combined.form), fighter(layout, combined.table.slot("Red Alert"))
    assert whole.box.w > other.box.w and "Combined from 2" in whole.name
    for part in combined.parts:
        tile = layout.get(f"card:{part}")
        assert tile is not None and isinstance(tile.drawing, PartTile)
        assert whole.box.x <= tile.box.x and tile.box.right <= whole.box.right and tile.box.y >= whole.box.bottom


def test_tapped_everybody_keeps_their_place(combined: Combined) -> None:
    before = laid(combined.table)
    combined.table.s.tapped[combined.form] = 1
    after = laid(combined.table)
    stood, stands = (fighter(layout, combined.form) for layout in (before, after))
    assert stood.box == stands.box and (stood.drawing.tapped, stands.drawing.tapped) == ("", "TAPPED")
    other = f"card:{combined.table.slot('Red Alert')}"
    assert before.get(other) == after.get(other)


@pytest.mark.parametrize(("name", "says"), [("Red Alert, Security Chief", ""), (STILL_WORKS, "works once flipped")])
def test_whoever_was_koed_and_still_does_something_is_marked(name: str, says: str) -> None:
    table = Table([name, ARCEE], [ARCEE])
    slot = table.slot(name.split(",")[0])
    move(table.s, slot, KO_AREA)
    piece = laid(table).get(f"card:{slot}")
    assert piece is not None and isinstance(piece.drawing, Fallen)
    assert piece.drawing.works == bool(says) and piece.name.endswith(says or "in the KO area")


def test_a_secret_action_lies_face_down_and_only_whoever_laid_it_is_told_what_it_is() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    slot = table.slot("Hidden Fortification")
    mine, theirs = (laid(table, seat).get(f"card:{slot}") for seat in range(2))
    assert mine is not None and mine.name.startswith("Hidden Fortification") and "defend" in mine.name
    assert theirs is not None and "Hidden Fortification" not in theirs.name and "face down" in theirs.name
    for piece in (mine, theirs, laid(table, 0).get("last:0"), laid(table, 1).get("last:0")):
        assert piece is not None and isinstance(piece.drawing, CardPicture)
        assert isinstance(piece.drawing.face, CardBack)
    assert laid(table, 1).get(f"eye:{slot}") is None


def test_whoever_laid_a_secret_action_looks_at_it_by_its_eye(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    slot = table.slot("Hidden Fortification")
    ann = sit(Setting(table.game, table.s))
    ann.click(f"eye:{slot}", x=0.5)
    held = ann.piece("held card").drawing
    assert isinstance(held, CardPicture) and not isinstance(held.face, CardBack)


@pytest.mark.parametrize("size", [(1490, 1010), (1280, 720)])
@pytest.mark.parametrize(("many", "rows"), [(12, 2), (5, 1)])
def test_a_large_team_stands_where_it_is_largest(size: tuple[int, int], many: int, rows: int) -> None:
    """Twelve in two rows, five in one. Nobody lies on anybody, and nobody moves whatever happens to them."""
    table = Table(TWELVE[:many], [ARCEE])
    for name in TWELVE[:3]:
        table.equip("Grenade Launcher", name.split(",")[0])
    boxes = boxes_of(table, size)
    assert len({box.y for box in boxes}) == rows
    assert all(one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
               for one, other in combinations(boxes, 2))
    table.tap(TWELVE[1].split(",")[0])
    table.equip("Flamethrower", TWELVE[3].split(",")[0])
    assert boxes_of(table, size) == boxes


def boxes_of(table: Table, size: tuple[int, int]) -> list[Box]:
    layout = laid(table, size=size)
    return [fighter(layout, slot).box for slot in table.s.zones[BATTLEFIELD]]


def test_the_card_last_played_stays_in_sight_until_another_is() -> None:
    table = Table([RED_ALERT], [ARCEE, "Prowl, Military Strategist"], hand=["Plasma Burst"], their_hand=["Zap"],
                  their_deck=["Zap"] * 8, deck=["Zap"] * 8)
    slot = table.slot("Plasma Burst")
    table.do("play Plasma Burst", "Arcee", "attack Red Alert", "Prowl").settle()
    assert table.s.active == 1
    for seat in range(2):
        last = laid(table, seat).get("last:0")
        assert last is not None and last.slot == slot
    assert laid(table).get("last:1") is None


def test_what_was_flipped_this_turn_is_not_told_as_played() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Plasma Burst"], deck=["Zap"] * 4).do("play Plasma Burst")
    flipped = table.s.zones[DECK][-1]
    move(table.s, flipped, PLAYED)
    layout = laid(table)
    assert layout.get(f"card:{table.slot('Plasma Burst')}") is not None
    assert layout.get(f"card:{flipped}") is None


@pytest.mark.parametrize(("turn", "plays", "actions", "attacked", "told"), [
    (1, 0, 1, (), ["Action · not on turn 1", "Upgrade · not on turn 1"]),
    (2, 0, 0, (), ["Action · used", "Upgrade · one card on turn 2"]),
    (3, 9, 0, (0,), ["Action · used", "Upgrade · too late"]),
])
def test_what_may_not_be_done_any_more_is_called_used_only_where_it_is(
        turn: int, plays: int, actions: int, attacked: tuple[int, ...], told: list[str]) -> None:
    table = Table([RED_ALERT], [ARCEE])
    table.s.turn, table.s.plays, table.s.actions, table.s.attacked = turn, plays, actions, attacked
    layout = laid(table)
    tap = layout.get("open:tap")
    assert tap is not None and tap.name == "Tap ability · nobody has one"
    assert [piece.name for key in ("action", "upgrade") if (piece := layout.get(f"open:{key}"))] == told


def test_the_place_for_what_was_played_is_no_larger_than_what_it_tells() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Zap"])
    empty = laid(table).get("place:play").box
    assert empty.h < 720 / 5
    full = laid(table.do("play Zap")).get("place:play").box
    assert full.h > empty.h and full.y == empty.y


def test_a_player_goes_by_one_name_in_the_panel_beside_the_team_and_under_what_was_played() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Zap"]).do("play Zap")
    layout = laid(table)
    words = [piece.drawing.text for piece in layout.pieces if isinstance(piece.drawing, Words)]
    assert words.count("Ann") == 2 and words.count("Ben") == 1, "in both panels, and under the card that was played"
    assert words.count("You") == 1, "beside the name, as in every game"
    assert layout.get("player:0").name.startswith("Ann") and "TEAM: ANN" in words


def test_the_number_of_a_player_without_a_name_is_not_torn_from_it() -> None:
    table = Table([RED_ALERT], [ARCEE])
    speech = Speech(title("tcg"), table.game, ["Player 1", "Ben"])
    layout = TcgTableau().layout(view(table.s, 0), 1280, 720, Look(theme("dark")), speech)
    words = [piece.drawing.text for piece in layout.pieces if isinstance(piece.drawing, Words)]
    assert "TEAM: PLAYER\u00a01" in words and "1\u00a0CHARACTER" in words


def test_who_only_watches_is_not_told_that_it_is_their_turn() -> None:
    table = Table([RED_ALERT], [ARCEE])
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"], watching=True)
    layout = TcgTableau().layout(view(table.s, 0), 1280, 720, Look(theme("dark")), speech)
    words = [piece.drawing.text for piece in layout.pieces if isinstance(piece.drawing, Words)]
    assert not [each for each in words if "You" in each] and any(each.startswith("Ann: ") for each in words)


@pytest.mark.parametrize("size", [(1240, 680), (1535, 1044)], ids=["small", "large"])
@pytest.mark.parametrize("percent", [1.0, 1.5])
@pytest.mark.parametrize("many", [2, 3, 4, 5, 6])
def test_what_everybody_says_stands_there_whole_beside_a_picture_that_can_be_made_out(
        size: tuple[int, int], percent: float, many: int) -> None:
    WORDS.use("de")
    table = Table(TWELVE[2:2 + many], [RED_ALERT], hand=["Primary Laser"])
    table.do("play Primary Laser", "put on Optimus Prime")
    pending(table.s)
    look = Look(theme("dark"), k=TcgTableau().scale(*size), text=percent)
    layout = TcgTableau().layout(view(table.s, 0), *size, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    cut = []
    for slot in table.s.zones[BATTLEFIELD]:
        piece = fighter(layout, slot)
        assert piece.drawing.shape.letters >= 11 and piece.drawing.picture(piece.box.w, piece.box.h).h >= 30
        if not piece.drawing.whole(piece.box.w, piece.box.h, look):
            cut.append(piece.name)
    assert not cut or (many > 4 and percent > 1 and size == (1240, 680)), cut
    laser = layout.get(f"card:{table.slot('Primary Laser')}").box
    bearer = fighter(layout, table.slot("Optimus Prime")).box
    assert bearer.contains(laser.x, laser.y) and bearer.contains(laser.right, laser.bottom)


def test_whoever_says_little_has_the_larger_picture_and_all_have_equally_large_numbers() -> None:
    WORDS.use("en")
    table = Table(["Dreadwind, Air Defense", *TWELVE[2:4]], [RED_ALERT])
    pending(table.s)
    look = Look(theme("dark"), k=TcgTableau().scale(1240, 690), text=1.5)
    layout = TcgTableau().layout(view(table.s, 0), 1240, 690, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    stand = [fighter(layout, slot) for slot in table.s.zones[BATTLEFIELD]]
    pictures = [piece.drawing.front(piece.box.w, piece.box.h).w for piece in stand]
    words = [len(piece.drawing.text) for piece in stand]
    assert max(words) > 2 * min(words)
    assert pictures[words.index(min(words))] > pictures[words.index(max(words))]
    assert len({round(piece.drawing.shape.number(piece.box.w, piece.box.h, look)) for piece in stand}) == 1


@pytest.mark.parametrize("percent", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1240, 690), (1535, 1044)])
def test_no_part_of_a_keyword_is_torn_off(size: tuple[int, int], percent: float) -> None:
    """German ones are long: "Durchschlag 2" stands in one line."""
    WORDS.use("de")
    table = Table(["Dreadwind, Air Defense", *TWELVE[3:5]], [RED_ALERT])
    pending(table.s)
    look = Look(theme("dark"), k=TcgTableau().scale(*size), text=percent)
    layout = TcgTableau().layout(view(table.s, 0), *size, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    drawing, box = (piece := fighter(layout, table.s.zones[BATTLEFIELD][0])).drawing, piece.box
    room = drawing.shape.words(box.w, box.h, look.px(PAD))
    lines = flow(drawing.text, drawing.shape.letters, room.w).lines
    assert [placed.atom.text for line in lines for placed in line] == ["Durchschlag\u00a02"]


@pytest.mark.parametrize("many", [5, 6])
def test_where_not_all_words_have_room_a_mark_stands_for_them_and_numbers_are_large(many: int) -> None:
    """No sentence breaks off in its middle, and the numbers of a row are equally large, whatever anybody says."""
    WORDS.use("de")
    table = Table(TWELVE[2:2 + many], [RED_ALERT])
    pending(table.s)
    look = Look(theme("dark"), k=TcgTableau().scale(940, 620), text=1.5)
    layout = TcgTableau().layout(view(table.s, 0), 940, 620, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    stand = [fighter(layout, slot) for slot in table.s.zones[BATTLEFIELD]]
    assert any(piece.drawing.more for piece in stand)
    for piece in stand:
        drawing, box = piece.drawing, piece.box
        assert drawing.more or drawing.whole(box.w, box.h, look)
        assert not drawing.more or not drawing.text or drawing.text.startswith("**"), "keywords are told all the same"
        assert drawing.shape.number(box.w, box.h, look) >= look.pt(12)
    numbers = [piece.drawing.shape.number(piece.box.w, piece.box.h, look) for piece in stand]
    assert max(numbers) < min(numbers) * 1.02


@pytest.mark.parametrize(("many", "percent", "size"), [
    (6, 1.5, (940, 620)), (12, 1.0, (1024, 640)), (12, 2.0, (940, 620)), (6, 2.0, (1280, 720))])
def test_three_upgrades_lie_within_their_bearer_even_where_there_is_no_room_for_words(
        many: int, percent: float, size: tuple[int, int]) -> None:
    WORDS.use("en")
    table = Table(TWELVE[:many], TWELVE[-many:])
    gear = [table.equip(name, "Red Alert") for name in ("Grenade Launcher", "Flamethrower", "Force Field")]
    pending(table.s)
    look = Look(theme("dark"), k=TcgTableau().scale(*size), text=percent)
    layout = TcgTableau().layout(view(table.s, 0), *size, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    bearer = fighter(layout, table.slot("Red Alert")).box
    tiles = [piece for piece in layout.pieces if isinstance(piece.drawing, GearTile) and piece.zone == "own"]
    assert len(tiles) == len(gear) == 3
    for tile in tiles:
        assert bearer.contains(tile.box.x, tile.box.y) and bearer.contains(tile.box.right, tile.box.bottom)
        assert 0 < tile.drawing.letters < tile.box.h
    assert not any(one.box.meets(other.box) for one, other in combinations(tiles, 2))
    picture = fighter(layout, table.slot("Red Alert")).drawing.shape.picture
    assert picture >= bearer.h / 2, "names and numbers have room"


def test_a_keyword_is_said_once() -> None:
    WORDS.use("en")
    layout = laid(Table(["Private Smokescreen, Special Ops • Soldier", "Bumblebee, Brave Warrior"], [RED_ALERT]))
    (smokescreen,) = [piece for piece in layout.pieces if getattr(piece.drawing, "name", "") == "Private Smokescreen"]
    assert smokescreen.drawing.text == "**Safeguard\u00a03**"
    table = Table(["Optimus Prime, Autobot Leader"], [ARCEE]).turn_to("Optimus Prime", 1)
    table.equip("Flamethrower", "Optimus Prime")
    assert fighter(laid(table), table.slot("Optimus Prime")).drawing.text == "**Bold\u00a03**", "1 of it own, 2 added"


@pytest.mark.parametrize("percent", [1.0, 1.5])
def test_piles_stay_large_whatever_lies_beside_both_teams(percent: float) -> None:
    table = Table(TWELVE[:4], TWELVE[4:8], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    for name in (*TWELVE[2:4], *TWELVE[6:8]):
        move(table.s, table.slot(name.split(",")[0]), KO_AREA + (name in TWELVE[4:8]))
    for seat in range(2):
        look = Look(theme("dark"), k=TcgTableau().scale(1240, 680), text=percent)
        layout = TcgTableau().layout(view(table.s, seat), 1240, 680, look,
                                     Speech(title("tcg"), table.game, ["Ann", "Ben"]))
        for pile in ("hand", "deck", "scrap"):
            assert layout.get(f"pile:{pile}:{1 - seat}").box.w >= 40
        fallen = [piece for piece in layout.pieces if isinstance(piece.drawing, Fallen)]
        assert len(fallen) == 4 and all(piece.box.w >= 24 for piece in fallen)
        panel = [layout.get(f"player:{each}").box for each in range(2)]
        assert all(any(box.contains(piece.box.cx, piece.box.bottom) for box in panel) for piece in fallen)


@pytest.mark.parametrize("size", [(1240, 680), (1020, 640), (1535, 1044)])
@pytest.mark.parametrize("many", [1, 2, 3])
def test_who_was_koed_lies_within_the_panel_in_the_largest_letters_too(size: tuple[int, int], many: int) -> None:
    table = Table(TWELVE[:4], TWELVE[4:8])
    for name in (TWELVE[0], *TWELVE[4:4 + many]):
        move(table.s, table.slot(name.split(",")[0]), KO_AREA + (name != TWELVE[0]))
    look = Look(theme("dark"), k=TcgTableau().scale(*size), text=2.0)
    layout = TcgTableau().layout(view(table.s, 0), *size, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    for seat in range(2):
        panel = layout.get(f"player:{seat}").box
        for slot in table.s.zones[KO_AREA + seat]:
            box = fallen(layout, slot)
            assert panel.contains(box.x, box.y) and panel.contains(box.right, box.bottom) and box.w >= 20, (seat, box)
            assert not [words.name for words in layout.pieces
                        if isinstance(words.drawing, Words) and overlap(words.box, box)]


def fallen(layout: Layout, slot: int) -> Box:
    piece = layout.get(f"card:{slot}")
    assert piece is not None and isinstance(piece.drawing, Fallen)
    return piece.box


def test_it_is_said_that_no_action_is_in_hand() -> None:
    """The question names only what can be done; the lines beside it agree."""
    table = Table([RED_ALERT], [ARCEE], hand=["Primary Laser"])
    words = {piece.key: piece.name for piece in laid(table).pieces if piece.key.startswith("open:")}
    assert words["open:action"] == "Action · none in hand" and words["open:upgrade"] == "Upgrade · 1 left"


def test_on_a_player_s_panel_a_click_opens_the_scrap_pile_and_only_single_cards_are_held_up(sit) -> None:
    table = Table([RED_ALERT], [ARCEE, "Prowl, Military Strategist"], hand=["Plasma Burst"], their_hand=["Zap"],
                  their_deck=["Zap"] * 8, deck=["Zap"] * 8)
    table.do("play Plasma Burst", "Arcee", "attack Red Alert", "Prowl").settle()
    ann = sit(Setting(table.game, table.s), width=1280, height=720)
    for seat in range(2):
        ann.click(f"player:{seat}", y=0.08)
        assert ann.view.interaction.held is None
    ann.click("pile:scrap:1")
    assert ann.view.interaction.held is None
    assert ann.view.interaction.pile.slots == tuple(reversed(table.s.zones[SCRAP + 1]))
    ann.click("pile close")
    ann.click("last:0")
    assert ann.piece("held card").slot == table.slot("Plasma Burst")


def test_a_mark_for_more_lies_beside_or_over_the_word_for_being_tapped() -> None:
    WORDS.use("de")
    table = Table(TWELVE[:8], TWELVE[:8]).tap("Megatron")
    pending(table.s)
    look = Look(theme("dark"), text=1.5)
    layout = TcgTableau().layout(view(table.s, 0), 1240, 680, look, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
    piece = layout.of_slot(table.slot("Megatron", 0))
    plaque = piece.drawing
    assert plaque.more and plaque.tapped and not plaque.text
    *_, tapped, mark = plaque.signs(piece.box.w, piece.box.h, look)
    assert not tapped.intersects(mark) and mark.top() > 0
