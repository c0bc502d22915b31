"""The Transformers TCG at the table: whoever attacks is dragged onto whom it attacks, a card onto whom it is meant
for."""
from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sparktable.games.tcg import questions
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.table.tcg.in_one_go import in_one_go
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
PROWL, BUMBLEBEE = "Prowl, Military Strategist", "Bumblebee, Brave Warrior"


class Seated(NamedTuple):
    """The first player of a position, and the rows of answers that were given in one go."""

    ann: Any
    table: Table
    walked: list[tuple[Option, ...]]

    def drag(self, card: str, onto: str, seat: int) -> list[str]:
        self.ann.drag(f"card:{self.table.slot(card)}", f"card:{self.table.slot(onto, seat)}")
        return [self.table.named(option) for steps in self.walked for option in steps]


class Setting(NamedTuple):
    game: Any
    s: Any


@pytest.fixture
def place(sit):
    def placed(*hand: str, mine: tuple[str, ...] = (RED_ALERT,), theirs: tuple[str, ...] = (ARCEE,),
               tapped: tuple[str, ...] = ()) -> Seated:
        table = Table([*mine], [*theirs], hand=hand).tap(*tapped)
        ann = sit(Setting(table.game, table.s), width=1400, height=900)
        walked: list[tuple[Option, ...]] = []
        ann.view.walked.connect(lambda walk: walked.append(walk.steps))
        return Seated(ann, table, walked)

    return placed


def test_what_can_be_done_in_a_turn_is_lit_not_listed_also_where_nobody_can_attack(place) -> None:
    seated = place("Grenade Launcher", tapped=("Red Alert",))
    ann = seated.ann
    assert ann.match.decision.kind == questions.MAIN and len(ann.match.decision.options) > 1
    assert f"card:{seated.table.slot('Grenade Launcher')}" in ann.lit()
    assert [piece.name for piece in ann.view.layout_now.pieces if piece.zone == "prompt"] == ["Done"]


def test_an_attacker_is_dragged_onto_whom_it_attacks(place) -> None:
    assert place(theirs=(ARCEE, RED_ALERT)).drag("Red Alert", "Arcee", 1) == ["attack Red Alert", "Arcee"]


def test_whom_an_attacker_is_dragged_onto_stays_to_be_read(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT))
    key = f"card:{seated.table.slot('Arcee', 1)}"
    seated.ann.drag(f"card:{seated.table.slot('Red Alert')}", key, drop=False)
    ghost, target = seated.ann.view.pointer.drag, seated.ann.piece(key)
    drawing, box = target.drawing, ghost.actor.box
    front = drawing.front(target.box.w, target.box.h).moved(target.box.x, target.box.y)
    assert ghost.target == key and target.box.contains(box.cx, box.y), "it is seen that it goes there"
    assert box.y > front.y + front.h * 0.7, "its name and most of its numbers lie free"


def test_an_attacker_is_dragged_onto_the_only_one_it_may_attack(place) -> None:
    assert place().drag("Red Alert", "Arcee", 1) == ["attack Red Alert"]


def test_an_upgrade_is_dragged_onto_who_shall_have_it(place) -> None:
    seated = place("Primary Laser", mine=(RED_ALERT, ARCEE))
    assert seated.drag("Primary Laser", "Arcee", 0) == ["play Primary Laser", "put on Arcee"]


def test_an_action_is_dragged_onto_whom_it_is_meant_for(place) -> None:
    seated = place("Plasma Burst", theirs=(ARCEE, RED_ALERT))
    assert seated.drag("Plasma Burst", "Arcee", 1) == ["play Plasma Burst", "Arcee"]


def test_an_action_is_not_put_on_whom_it_does_not_mean(place) -> None:
    seated = place("Plasma Burst", mine=(RED_ALERT, ARCEE), theirs=(ARCEE, RED_ALERT))
    assert seated.drag("Plasma Burst", "Arcee", 0) == [] == seated.ann.given


def test_who_may_not_be_attacked_while_somebody_else_may_is_told_why(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT), tapped=("Arcee",))
    assert seated.drag("Red Alert", "Red Alert", 1) == []
    seated.ann.wait()
    told = "Red Alert is untapped, and a tapped enemy can be attacked"
    assert seated.ann.view.interaction.note.text == told
    assert told in seated.ann.piece("prompt").name


def test_why_something_was_refused_is_said_until_the_pointer_goes_elsewhere(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT), tapped=("Arcee",))
    seated.drag("Red Alert", RED_ALERT, 1)
    seated.ann.wait()
    ann, refused = seated.ann, f"card:{seated.table.slot(RED_ALERT, 1)}"
    QTest.mouseMove(ann.view.viewport(), ann.point(refused, 0.4))
    assert "untapped" in ann.piece("prompt").name, "one reads it"
    ann.hover(f"card:{seated.table.slot(ARCEE, 1)}")
    assert ann.view.interaction.note is None and "untapped" not in ann.piece("prompt").name


def test_a_click_takes_up_an_attacker_and_a_second_one_attacks(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT))
    seated.ann.click(f"card:{seated.table.slot('Red Alert', 0)}")
    assert seated.ann.given == []
    seated.ann.click(f"card:{seated.table.slot('Arcee', 1)}")
    assert len(seated.walked[0]) == 2


def test_a_double_click_flips_whoever_can_be_flipped_to_one_other_mode(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT))
    key = f"card:{seated.table.slot('Red Alert', 0)}"
    QTest.mouseDClick(seated.ann.view.viewport(), Qt.MouseButton.LeftButton, pos=seated.ann.point(key, 0.2))
    assert [seated.table.named(option) for option in seated.ann.given] == ["flip Red Alert"]


def test_cards_that_cannot_be_played_now_are_veiled(place) -> None:
    seated = place("Plasma Burst", "Zap", "Primary Laser", theirs=(ARCEE, RED_ALERT))
    keys = [f"card:{seated.table.slot(name)}" for name in ("Zap", "Primary Laser")]
    assert [seated.ann.piece(key).veil for key in keys] == ["", ""]
    seated.drag("Plasma Burst", "Arcee", 1)
    for option in seated.walked[0]:
        seated.ann._take(option)
    seated.ann.wait()
    assert [seated.ann.piece(key).veil for key in keys] == ["spent", ""], "one Action a turn"


def test_what_is_offered_in_one_go_can_be_done() -> None:
    """In whole games with cards by lot, hidden cards and all."""
    tried = 0
    for seed in range(6):
        match, dice = Match(open_game("tcg", {"decks": ["random", "random"]}), seed), Dice(seed)
        while (asked := match.decision) is not None:
            if asked.kind == questions.MAIN:
                for walk in in_one_go(view(match.state, asked.seat), asked.options):
                    s = match.state.copy()
                    for step in walk.steps:
                        take(s, step)
                        pending(s)
                    tried += 1
            match.take(asked.options[dice.below(len(asked.options))])
    assert tried > 500


def test_where_a_card_goes_is_told_without_how_many_lie_there(place) -> None:
    seated = place()
    piles = [piece for piece in seated.ann.view.layout_now.pieces if piece.key.startswith("pile:")]
    assert len(piles) > 3
    assert all(piece.place and piece.name.startswith(piece.place) and piece.place != piece.name for piece in piles)


def listed(seated: Seated) -> list[str]:
    return [piece.name for piece in seated.ann.view.layout_now.pieces if piece.zone == "chooser"]


def test_a_click_on_an_enemy_lists_all_that_can_be_done_to_it_attacks_first(place) -> None:
    seated = place("Plasma Burst", mine=(RED_ALERT, PROWL), theirs=(ARCEE, BUMBLEBEE))
    seated.ann.click(f"card:{seated.table.slot('Arcee', 1)}")
    ways = listed(seated)
    assert [way.split(" · ")[0] for way in ways] == ["Attack Arcee with Red Alert", "Attack Arcee with Prowl",
                                                     "Play Plasma Burst on Arcee"]
    assert ["about" in way for way in ways] == [True, True, False]
    assert not any("KO" in way for way in ways), "nobody here can knock her out"
    assert ways[-1].endswith(" · 2 damage")
    assert seated.walked == [] == seated.ann.given, "nothing is done by a click that may mean several things"
    seated.ann.click("chooser:1")
    assert [seated.table.named(option) for option in seated.walked[0]] == ["attack Prowl", "Arcee"]


def test_the_only_thing_that_can_be_done_to_an_enemy_is_proposed_by_a_click(place) -> None:
    seated = place(theirs=(ARCEE, RED_ALERT))
    seated.ann.click(f"card:{seated.table.slot('Arcee', 1)}")
    assert listed(seated) == [] == seated.walked
    assert seated.ann.piece("prompt").name.startswith("Attack Arcee with Red Alert")


def prompt_after_click(seated: Seated, card: str) -> str:
    seated.ann.click(f"card:{seated.table.slot(card)}")
    seated.ann.hover("turn")
    return seated.ann.piece("prompt").name


def test_what_is_proposed_says_whom_it_goes_on_and_what_makes_room(place) -> None:
    seated = place("Force Field")
    seated.table.equip("Reinforced Plating", "Red Alert")
    seated.ann.view.set_view(view(seated.table.s, 0))
    said = prompt_after_click(seated, "Force Field")
    assert said.startswith("Play Force Field. On Red Alert · Reinforced Plating is scrapped")


def test_that_an_action_would_do_nothing_is_said_before_it_is_played(place) -> None:
    assert prompt_after_click(place("Constructicon Enigma"), "Constructicon Enigma").endswith("Does nothing now")
