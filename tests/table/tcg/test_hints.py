"""What is told of what is held and pointed at: who may not be attacked and why, what an attack may come to, where an
Upgrade would lie and what goes for it."""
from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.games.tcg.odds import Forecast
from sparktable.table.drawings import Chip
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.show import ground_box
from sparktable.table.tcg.forecast import forecast_in_short
from sparktable.table.tcg.odds_drawing import DamageCurve
from sparktable.table.tcg.plaque import Plaque, band_height
from table.conftest import overlap
from table.others_turn import held
from table.tcg.test_beside import TWELVE
from tcg.table import Table

RED_ALERT, ARCEE, PROWL = "Red Alert, Security Chief", "Arcee, Skilled Fighter", "Prowl, Military Strategist"
DEAD_END = "Dead End, Doomed Loner"


class Setting(NamedTuple):
    game: Any
    s: Any


class Seat:
    """The first player of a position."""

    def __init__(self, sit: Any, table: Table) -> None:
        self.table = table
        self.ann = sit(Setting(table.game, table.s), width=1280, height=720)

    def key(self, name: str, seat: int | None = None) -> str:
        return f"card:{self.table.slot(name, seat)}"

    def point_at(self, key: str) -> None:
        """From somewhere else: a pointer that stays where it was tells nothing."""
        self.ann.hover("turn")
        self.ann.hover(key)

    def told(self, key: str) -> str:
        """What a piece that is drawn now says, or nothing."""
        piece = self.ann.view.display.drawn.get(key)
        return piece.name if piece is not None else ""


@pytest.fixture
def seat(sit):
    def seated(table: Table) -> Seat:
        return Seat(sit, table)

    return seated


def facing(*tapped: str) -> Table:
    table = Table([RED_ALERT], [ARCEE, PROWL])
    for name in tapped:
        table.tap(name)
    return table


def test_whoever_may_not_be_attacked_says_why_under_the_pointer(seat) -> None:
    at = seat(facing("Arcee"))
    at.ann.click(at.key("Red Alert"))
    at.point_at(at.key("Prowl"))
    assert at.told("spared") == "untapped"
    at.point_at(at.key("Arcee"))
    assert not at.told("spared") and at.told("forecast").startswith("Arcee: Attack 3")


def test_whoever_would_attack_shows_what_it_may_come_to(seat) -> None:
    at = seat(facing())
    at.ann.click(at.key("Red Alert"))
    assert at.told(f"forecast:{at.table.slot('Arcee')}") and at.told(f"forecast:{at.table.slot('Prowl')}")
    at.ann.keys(Qt.Key.Key_Escape, Qt.Key.Key_Escape)  # the list, and the attacker
    assert not at.told(f"forecast:{at.table.slot('Arcee')}")


def test_where_targets_stand_in_two_rows_each_says_what_the_attack_may_do(seat) -> None:
    """There is no room for a curve under each. While one is pointed at, its forecast alone stands in the lane, and
    nothing lies on the others."""
    at = seat(Table([RED_ALERT], TWELVE))
    at.ann.click(at.key("Red Alert", 0))
    layout, lane = at.ann.view.display.drawn, at.ann.piece("turn").box
    targets = [piece for piece in layout.pieces if piece.zone == "enemy" and isinstance(piece.drawing, Plaque)]
    chips = [layout.get(f"forecast:{piece.slot}") for piece in targets]
    assert len(targets) == 12
    look = at.ann.view.pictures.look
    for target, chip in zip(targets, chips, strict=True):
        assert isinstance(chip.drawing, Chip) and chip.drawing.icon == "wound"
        assert chip.drawing.text.lstrip("≈\u00a0")[0].isdigit() and "KO 0" not in chip.drawing.text
        assert target.box.contains(chip.box.x, chip.box.y) and target.box.contains(chip.box.right, chip.box.bottom)
        picture = target.drawing.picture(target.box.w, target.box.h).moved(target.box.x, target.box.y)
        mode = picture.take_bottom(1.0)[0].moved(0, band_height(1.0) / 2)
        assert not chip.box.meets(mode), "its mode can be read"
        name = target.drawing.signs(target.box.w, target.box.h, look)[0]
        assert not chip.box.meets(Box(*name.getRect()).moved(target.box.x, target.box.y).inset(1, 1)), "and its name"
    at.point_at(targets[0].key)
    drawn = at.ann.view.display.drawn.pieces
    assert at.told("lane ground") == "" and at.ann.piece("lane ground").box == lane
    notes = [piece for piece in drawn if piece.key.startswith("outlook")]
    assert not [note for note in notes if any(note.box.meets(target.box) for target in targets)]


def test_eight_targets_in_a_row_are_told_of_in_the_lane(seat) -> None:
    """A few signs and the curve have room where sentences have none: nothing lies on the characters."""
    at = seat(Table([RED_ALERT], TWELVE[:8]).hurt("Arcee", 8))
    at.ann.click(at.key("Red Alert", 0))
    lane = at.ann.piece("turn").box
    told = [piece for piece in at.ann.view.display.drawn.pieces if piece.key.startswith("forecast:")]
    assert len(told) == 8 and all(isinstance(piece.drawing, DamageCurve) and lane.meets(piece.box) for piece in told)
    assert not [one for one, other in combinations(told, 2) if one.box.meets(other.box)]
    assert [("KO" in piece.drawing.words) for piece in told] == [piece.slot == at.table.slot("Arcee", 1)
                                                               for piece in told]


@pytest.mark.parametrize(("upgrade", "on", "pointed", "why"), [
    ("Bravery", "Prowl", "Arcee", "Brave first: Prowl"), ("Stealthiness", "Arcee", "Arcee", "Stealth")])
def test_brave_and_stealth_are_named(seat, upgrade: str, on: str, pointed: str, why: str) -> None:
    at = seat(facing().equip(upgrade, on))
    at.ann.click(at.key("Red Alert"))
    at.point_at(at.key(pointed))
    assert at.told("spared") == why


def test_it_is_read_aloud_too_while_it_is_asked_whom_to_attack(seat) -> None:
    table = Table([RED_ALERT], [ARCEE, PROWL, "Megatron, Decepticon Leader"]).tap("Arcee").tap("Megatron")
    at = seat(table.do("attack Red Alert"))
    assert at.ann.piece(at.key("Prowl")).name.endswith("not a target: untapped")
    assert "not a target" not in at.ann.piece(at.key("Arcee")).name


def test_the_slots_light_up_for_an_upgrade_and_what_goes_is_marked(seat) -> None:
    table = Table([RED_ALERT, ARCEE], [PROWL], hand=["Primary Laser"]).equip("Flamethrower", "Red Alert")
    at = seat(table)
    at.ann.click(at.key("Primary Laser"))
    free, old = f"free:{table.slot('Arcee', 0)}", f"goes:{table.slot('Flamethrower')}"
    drawn = at.ann.view.display.drawn
    assert drawn.get(free) is not None and at.told(old).endswith("is scrapped")
    place, bearer = drawn.get(free).box, at.ann.piece(at.key("Arcee", 0))
    assert bearer.box.x <= place.x and place.right <= bearer.box.right and place.bottom <= bearer.box.y, "at its edge"
    at.ann.keys(Qt.Key.Key_Escape)
    assert at.ann.view.display.drawn.get(free) is None


def test_a_click_on_a_character_asks_once_and_one_escape_lets_go(seat) -> None:
    """Whom it could attack is lit, and the bar names what else it could do: a list would ask the same twice."""
    at = seat(Table([RED_ALERT, ARCEE], [PROWL, ARCEE]))
    at.ann.click(at.key("Red Alert"))
    layout = at.ann.view.layout_now
    assert layout.get("chooser") is None and at.ann.view.interaction.taken == at.key("Red Alert")
    offered = {piece.option.kind for piece in layout.pieces if piece.zone == "prompt" and piece.option}
    assert offered == {"attack", "flip"}
    at.ann.keys(Qt.Key.Key_Escape)
    assert at.ann.view.interaction.taken is None


@pytest.mark.parametrize(("card", "asked"), [("Primary Laser", "Who gets Primary Laser?"),
                                             ("Plasma Burst", "Play Plasma Burst on whom?")])
def test_whoever_plays_a_card_is_asked_for_whom_it_is(seat, card: str, asked: str) -> None:
    at = seat(Table([RED_ALERT, ARCEE], [PROWL, ARCEE], hand=[card]))
    at.ann.click(at.key(card))
    assert at.ann.piece("prompt").name.startswith(asked)


def test_a_click_on_a_card_of_the_hand_opens_no_list_in_front_of_its_targets(seat) -> None:
    at = seat(Table([RED_ALERT, ARCEE], [PROWL], hand=["Primary Laser"]))
    at.ann.click(at.key("Primary Laser"))
    assert at.ann.view.layout_now.get("chooser") is None
    at.ann.click(at.key("Arcee", 0))
    assert [option.kind for option in at.ann.given] == []
    assert at.ann.view.interaction.taken is None


def test_an_upgrade_that_is_put_on_is_held_up_once(sit) -> None:
    """It has just been played: then it flies to whoever bears it."""
    table = Table([RED_ALERT, ARCEE], [PROWL], hand=("Primary Laser",))
    ben = sit(Setting(table.game, table.s), seat=1, width=1280, height=720)
    count = []
    for kind in ("play", "target"):
        options = ben.match.decision.options
        ben._take(next((option for option in options if option.kind == kind), options[0]))
        count.append(len(held(ben)))
        ben.wait()
        assert ben.settled()
    assert count == [1, 0]


def test_whoever_is_taken_up_to_attack_is_asked_whom_it_attacks(sit) -> None:
    """And by its name: nobody has to find out what a dashed place is for."""
    table = Table([RED_ALERT, PROWL], [ARCEE, "Fireflight, Sky High Recon"])
    ann = sit(Setting(table.game, table.s), width=1280, height=720)
    ann.drag(f"card:{table.slot('Red Alert')}", f"card:{table.slot('Arcee', 1)}", drop=False)
    assert "Attack whom with Red Alert?" in ann.piece("prompt").name


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("panel", [True, False])
def test_what_an_answer_would_bring_is_told_by_the_prompt_and_both_players_stay_in_sight(
        seat, scale: float, panel: bool) -> None:
    """`panel`: one beside the table shows the card that is pointed at."""
    at = seat(Table([DEAD_END, RED_ALERT], [ARCEE, PROWL]).tap("Dead End"))
    at.ann.view.set_text_scale(scale)
    at.ann.view.shown_elsewhere = lambda: panel
    at.ann.click(at.key("Dead End"))
    at.point_at(at.key("Dead End"))
    drawn, told = at.ann.view.display.drawn, at.ann.view.outlook_hint.in_line
    assert told.whole and (told.brief in drawn.get("prompt").name or told.whole in drawn.get("prompt").name)
    assert not [piece.key for piece in drawn.pieces if piece.key.startswith(("outlook", "pointed"))]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_list_of_every_way_of_what_somebody_could_do_lies_on_nobody_else(seat, scale: float) -> None:
    at = seat(Table([RED_ALERT, ARCEE, PROWL], [ARCEE, PROWL]))
    at.ann.view.set_text_scale(scale)
    at.ann.view.press(at.ann.piece(at.key("Prowl", 0)), every_way=True)
    layout = at.ann.view.layout_now
    listed = layout.get("chooser").box
    rows = [piece.box for piece in layout.pieces if piece.zone == "chooser"]
    assert len(rows) > 1 and not [pair for pair in combinations(rows, 2) if overlap(*pair)]
    assert not [piece.name for piece in layout.pieces if piece.zone in ("own", "enemy") and piece.box.meets(listed)
                and listed.y < piece.box.bottom - 4]
    assert not listed.meets(layout.prompt)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_list_of_who_could_attack_an_enemy_lies_on_none_of_them(seat, scale: float) -> None:
    at = seat(Table([RED_ALERT, ARCEE, PROWL, DEAD_END], [ARCEE, PROWL, RED_ALERT, DEAD_END]))
    at.ann.view.set_text_scale(scale)
    at.ann.click(at.key("Dead End", 1))
    layout = at.ann.view.layout_now
    listed = layout.get("chooser").box
    assert sum(piece.zone == "chooser" for piece in layout.pieces) == 4
    assert not [piece.name for piece in layout.pieces if piece.zone in ("own", "enemy") and piece.box.meets(listed)]
    assert not listed.meets(layout.prompt) and listed.bottom <= layout.height and listed.right <= layout.width


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_held_up_leaves_both_players_names_in_sight(seat, scale: float) -> None:
    at = seat(Table([RED_ALERT, ARCEE, PROWL], [ARCEE, PROWL, RED_ALERT]))
    at.ann.view.set_text_scale(scale)
    layout = at.ann.view.layout_now
    covered = ground_box(layout.beside, at.ann.view.pictures.look)
    names = [piece for piece in layout.pieces if isinstance(piece.drawing, Words) and piece.drawing.voice == "name"]
    assert len(names) == 2 and not [piece for piece in names if piece.box.meets(covered)]


def test_a_card_of_the_hand_is_put_between_the_teams_and_not_on_what_was_played(seat) -> None:
    at = seat(Table([RED_ALERT], [ARCEE], hand=["Inspiring Leadership"]))
    at.ann.click(at.key("Inspiring Leadership"))
    targets = at.ann.view.interaction.targets(at.key("Inspiring Leadership"))
    assert "place:lane" in targets and "place:play" not in targets


@pytest.mark.parametrize(("damage", "told"), [
    ((0.0, 0.0, 1.0), "2 damage"), ((0.7, 0.1, 0.1, 0.1), "mostly 0, at most 3"),
    ((0.2, 0.3, 0.3, 0.2), "about 2 damage")], ids=["certain", "mostly", "about"])
def test_damage_is_told_as_certain_as_it_is(damage: tuple[float, ...], told: str) -> None:
    words = Speech(title("tcg"), Table([RED_ALERT], [ARCEE]).game, ["Ann", "Ben"])
    assert forecast_in_short(words, Forecast(3, 2, 1, 2, damage, 0.0)) == told
