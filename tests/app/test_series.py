"""What is played in several games: which set-up begins one, what a game makes of it, and what waits on the disk."""
from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mutated import mutations
from record.amount import amount
from record.pngs import png
from sparktable.app.players import Player
from sparktable.app.series import KeptSeries, series_rules
from sparktable.app.setups import Setup
from sparktable.app.shelf import SERIES, Seated, but_for, shelf, table_of, waits_as
from sparktable.app.tcg import series
from sparktable.games.tcg.best_of_three import read_match
from sparktable.games.tcg.deck_codes import decode
from sparktable.games.tcg.sealed import read_sealed
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.pictures import picture_in
from sparktable.record.series_file import write_series_file

ANN, BEN, FOE = Player("Ann"), Player("Ben"), Player("", "scout")


def begun(mode: str, *players: Player, mark: str = "one") -> Setup:
    found = series.begun(Setup("tcg", {"mode": mode}, players or (ANN, FOE)), 7, mark)
    assert found is not None
    return found


def played(game: Setup) -> Match:
    match, dice = Match(open_game("tcg", game.options), game.seed or 0), Dice(3)
    while (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    return match


def test_a_game_without_series_has_none() -> None:
    assert series_rules("arena") is None and series_rules("nothing") is None
    assert series.begun(Setup("tcg", {"mode": "duel"}, (ANN, FOE)), 1, "one") is None
    duel = Setup("tcg", {}, (ANN, FOE), 3)
    assert series.after(duel, played(duel)) is None


def test_a_match_is_carried_by_its_games() -> None:
    now, games = begun("match"), 0
    game = series.first(now)
    while game is not None:
        match = played(game)
        after = series.after(Setup("tcg", match.game.options, game.players), match)
        assert after is not None
        now, games = after, games + 1
        game = series.next_of_match(now) if series.going_on(now) else None
    assert 2 <= games <= 3 and read_match(now.options).over and len(read_match(now.options).games) == games
    assert not series.can_be_read(now) and series.going_on(now) == ""


def test_the_opponent_sideboards_and_the_person_has_the_say_over_the_own_deck() -> None:
    match = read_match(begun("match").options).begun().ended((0,), 9, ((), (("Reinforced Plating", 3),
                                                                          ("Handheld Blaster", 3), ("Disarm", 3))))
    after = Setup("tcg", match.told(), (ANN, FOE))
    decks = [decode(code) for code in series.next_of_match(after).options["decks"]]
    assert decks[0] == match.brought[0] and decks[1] != match.brought[1]


def test_packs_are_opened_by_one_person_against_the_computer() -> None:
    for players in ((ANN, BEN), (FOE, BEN), (ANN, FOE)):
        event = begun("sealed", *players)
        assert event.players[0].is_human and not event.players[1].is_human
    assert begun("sealed", ANN, FOE).players == (ANN, FOE)


def test_options_that_somebody_has_changed_make_a_game_like_any_other() -> None:
    game = series.first(begun("match"))
    assert game is not None
    match = played(game)
    for wrong in ((), ((1, 2, 3),), "x", ((7, *match.game.options["series"][0][1:]), (0,))):
        assert series.after(Setup("tcg", {**match.game.options, "series": wrong}, game.players), match) is None
    with pytest.raises(BadSetup):
        series.next_of_match(Setup("tcg", {"mode": "match", "series": ()}, (ANN, FOE)))
    sealed = begun("sealed").options
    beyond = {**sealed, "series": (sealed["series"][0], (0, 1), (1, 2), (0, 3))}
    assert series.after(Setup("tcg", beyond, (ANN, FOE)), match) is None, "there is no fourth opponent"


def after(now: Setup, winner: int = 0, turns: int = 9) -> Setup:
    """A series after one more game, as the game tells it."""
    if now.options["mode"] == "sealed":
        return replace(now, options=read_sealed(now.options).ended(winner, turns).told())
    return replace(now, options=read_match(now.options).begun().ended((winner,), turns).told())


def rounds(now: Setup | None) -> Sequence[object]:
    """The games that are counted."""
    if now is None:
        return ()
    return read_sealed(now.options).rounds if now.options["mode"] == "sealed" else read_match(now.options).games


def test_several_wait_side_by_side_and_the_newest_comes_first(tmp_path: Path) -> None:
    """Also of the same kind, seed and decks: only the mark tells them apart."""
    kept = KeptSeries(tmp_path / "series")
    assert kept.all() == {}
    one, two, sealed = after(begun("match")), after(begun("match", mark="two"), 1), begun("sealed")
    for age, each in enumerate((one, sealed, two)):
        kept.keep(each)
        os.utime(next(path for path, found in kept._files_of(each)), (age, age))
    assert [*kept.all().values()] == [two, sealed, one]
    assert kept.like(begun("match")) == one and kept.like(begun("match", mark="two")) == two
    kept.keep(after(one))
    assert kept.like(one) is None, "it is over"
    kept.forget(two)
    kept.forget(two)
    assert [*kept.all().values()] == [sealed]


def test_files_of_before_there_were_marks_are_read_and_written_on(tmp_path: Path) -> None:
    """One of each kind lay in a file that was named after the kind."""
    kept = KeptSeries(tmp_path)
    now = after(begun("match", mark=""))
    options = {name: value for name, value in now.options.items() if name != "mark"}
    write_series_file(tmp_path / "tcg-match.series.json", "tcg", now.players, options)
    waiting, = kept.all().values()
    assert read_match(waiting.options) == read_match(now.options)
    further = series.counted(waiting, after(now, 1))
    assert further is not None
    kept.keep(further)
    assert [*kept.all()] == ["tcg-match.series.json"] and kept.like(now) == further
    kept.keep(after(begun("match", mark="other")))
    assert len(kept.all()) == 2
    kept.forget(now)
    assert len(kept.all()) == 1


@given(st.lists(st.tuples(st.sampled_from(("begin", "play", "play", "again", "build", "give up")),
                          st.integers(0, 7), st.integers(0, 7), st.integers(-1, 1)), max_size=14))
@settings(max_examples=amount(30, 1000), deadline=None)
def test_a_game_changes_its_own_series_alone_and_never_takes_anything_back(
        steps: list[tuple[str, int, int, int]]) -> None:
    """Series begin, go on, are given up, and older games of them end once more, as from a save or a replay, in any
    order: what waits only ever grows by its next game, and nothing else changes."""
    saves: list[Setup] = []
    """How series stood before some game: a save of that game tells it."""
    with TemporaryDirectory() as folder:
        kept = KeptSeries(Path(folder))
        for number, (what, which, turns, winner) in enumerate(steps):
            before = kept.all()
            waiting = [*before.values()]
            touched: Setup | None = None
            if what == "begin":
                touched = begun(("match", "sealed")[which % 2], mark=f"m{number}")
                saves.append(touched)
                if which % 2:
                    kept.keep(touched)
            elif what in ("play", "again") and (known := waiting if what == "play" else saves):
                touched = known[which % len(known)]
                saves.append(touched)
                ended, was = after(touched, winner, turns), kept.like(touched)
                now = ended if was is None else series.counted(was, ended)
                assert now is not None or what == "again", "the next game of what waits counts"
                if now is not None:
                    kept.keep(now)
                    if was is not None:
                        assert [*rounds(now)][:len(rounds(was))] == [*rounds(was)]
                        assert len(rounds(now)) - len(rounds(was)) in (0, 1)
                        assert now.players == was.players and now.options["mark"] == was.options["mark"]
                    assert kept.like(touched) == (now if series.going_on(now) else None)
                else:
                    assert kept.like(touched) == was
            elif what == "build" and (events := [each for each in waiting if each.options["mode"] == "sealed"]):
                touched = events[which % len(events)]
                kept.keep(replace(touched, options=replace(read_sealed(touched.options), opened=turns % 7).told()))
            elif what == "give up" and waiting:
                touched = waiting[which % len(waiting)]
                kept.forget(touched)
                assert kept.like(touched) is None
            others = {name: each for name, each in before.items()
                      if touched is None or each.options["mark"] != touched.options["mark"]}
            assert others.items() <= kept.all().items()


def test_what_is_over_or_was_given_up_is_known_to_have_ended(tmp_path: Path) -> None:
    kept = KeptSeries(tmp_path / "series")
    over, given_up = begun("match", mark="over"), begun("sealed", mark="up")
    while series.going_on(over):
        assert not kept.has_ended(over)
        over = after(over, 0)
        kept.keep(over)
    kept.keep(given_up)
    kept.forget(given_up)
    later = KeptSeries(tmp_path / "series")
    assert later.has_ended(begun("match", mark="over")) and later.has_ended(given_up) and later.all() == {}
    assert not later.has_ended(begun("match", mark="other")) and not later.has_ended(begun("sealed", mark="over"))


def test_the_picture_of_its_table_stays_until_another_game_of_it_was_played(tmp_path: Path) -> None:
    kept, match = KeptSeries(tmp_path), begun("match")

    def seen() -> bytes:
        (path,) = tmp_path.glob(f"*{SERIES}")
        return picture_in(table_of(path))

    kept.keep(match, png())
    kept.keep(match)
    assert seen() == png()
    kept.keep(match, b"")
    assert seen() == b"", "nobody may see the table of that one, nor an older one instead"


def test_no_picture_is_read_before_it_is_to_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, read = KeptSeries(tmp_path / "series"), list[Path]()
    for mark in ("one", "two"):
        kept.keep(begun("match", mark=mark), png())
    monkeypatch.setattr("sparktable.app.shelf.picture_in", lambda path: read.append(path) or picture_in(path))
    waiting = shelf(tmp_path / "settings.json", tmp_path).content.waiting
    assert len(waiting) == 2 and not read
    assert waiting[0].picture() == png() and len(read) == 1


def test_a_picture_that_cannot_be_written_or_taken_away_costs_no_more_than_that(tmp_path: Path) -> None:
    kept, match = KeptSeries(tmp_path), begun("match")
    kept.keep(match)
    (path,) = tmp_path.glob(f"*{SERIES}")
    table_of(path).mkdir()
    kept.keep(match, png())
    assert kept.like(match) == match
    kept.forget(match)
    assert kept.has_ended(match) and kept.all() == {}


def test_a_deck_that_was_changed_while_a_game_waited_stays_when_that_ends(tmp_path: Path) -> None:
    event = begun("sealed")
    changed = replace(event, options=replace(read_sealed(event.options), opened=6).told(), players=(BEN, FOE))
    now = series.counted(changed, after(event))
    assert now is not None and read_sealed(now.options).opened == 6 and len(rounds(now)) == 1
    assert now.players == (BEN, FOE), "whoever plays on from a replay does not take the event over"


@given(st.data())
@settings(max_examples=amount(80, 5000), deadline=None)
def test_hostile_files_are_read_rightly_or_left_alone(data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        kept = KeptSeries(Path(folder))
        good = data.draw(st.sampled_from((after(begun("match")), after(begun("sealed")))))
        kept.keep(good)
        path = kept.folder / next(iter(kept.all()))
        path.write_text(json.dumps(data.draw(mutations(json.loads(path.read_text("utf-8"))))), "utf-8")
        offered = shelf(kept.folder / "none", kept.folder.parent).content
        assert isinstance(offered.waiting, tuple)
        for found in kept.all().values():
            assert series.standing(found) and series.going_on(found)
            kept.keep(found)
            assert kept.like(found) == found
            game = series.first(found)
            if game is None:
                continue
            open_game("tcg", game.options)


def test_what_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    kept = KeptSeries(tmp_path / "series")
    kept.keep(begun("sealed"))
    (kept.folder / "bad.series.json").write_text("{", "utf-8")
    odd = {"mode": "match", "series": ((1, "x", "y"),)}
    write_series_file(kept.folder / "odd.series.json", "tcg", (ANN, FOE), odd)
    write_series_file(kept.folder / "gone.series.json", "gone", (ANN, FOE), {"mode": "match"})
    assert [each.options["mode"] for each in kept.all().values()] == ["sealed"]
    assert len(list(kept.folder.iterdir())) == 4


def test_the_first_page_knows_all_that_waits_as_home_says_it(tmp_path: Path) -> None:
    assert shelf(tmp_path / "settings.json", tmp_path).content.waiting == ()
    kept = KeptSeries(tmp_path / "series")
    kept.keep(begun("sealed"))
    kept.keep(after(begun("match")))
    guessed = shelf(tmp_path / "settings.json", tmp_path).content.waiting
    assert guessed == tuple(
        waits_as(Seated(each.game, tuple(map(tuple, each.players))), kept.folder / name, each.options)
        for name, each in kept.all().items())
    assert {(each.mode, each.games, each.mark) for each in guessed} == {("sealed", 0, "one"), ("match", 1, "one")}


def test_a_series_waits_no_second_time_while_its_next_game_is_unfinished() -> None:
    now = after(begun("match"))
    waiting = waits_as(Seated("tcg", ()), Path("a"), now.options), waits_as(
        Seated("tcg", ()), Path("b"), begun("sealed", mark="three").options)
    next_game = series.next_of_match(now)
    assert but_for(next_game.options, waiting) == waiting[1:]
    older = series.first(begun("match"))
    assert older is not None
    for other in ({}, older.options, series.next_of_match(after(begun("match", mark="two"))).options):
        assert but_for(other, waiting) == waiting
