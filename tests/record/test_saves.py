"""Saving and opening: whole, unharmed, and saying what is no longer as it was."""

import json
from pathlib import Path
from typing import Any

import pytest

from sparktable.games import load_all
from sparktable.kernel.check import violations
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.record import loading, migrations, model, save_file
from sparktable.record.files import BadFile
from sparktable.record.loading import open_save
from sparktable.record.manners import FORCED, FURTHER
from sparktable.record.quiet_positions import QuietWatch
from sparktable.record.save_file import read_header, read_save, save_bytes, sealed

from .amount import amount
from .play import NOON, SALT, SAMPLES, play_on, played, rewritten, saved, seats_of


@pytest.mark.parametrize("seed", range(3))
def test_a_game_opens_as_it_was_at_every_decision(game: Game, seed: int, tmp_path: Path) -> None:
    """With the suite at every third of one game's decisions, other ones with every seed."""
    path = tmp_path / "game.spark"
    match, watch, dice = Match(game, seed), QuietWatch(), Dice(seed)
    watch.look(match.state, 0)
    while match.decision is not None:
        if len(match.answers) % amount(3, 1) == seed % amount(3, 1):
            opened = open_save(saved(match, path, quiet=watch))
            assert opened.how == "labels" and opened.divergence is None and not opened.note
            assert digest(opened.state) == digest(match.state)
            assert opened.match.decision is not None
            assert opened.match.decision.options == match.decision.options
            assert opened.match.answers == match.answers
        play_on(match, 1, dice)
        watch.look(match.state, len(match.answers))
    assert open_save(saved(match, path, quiet=watch)).state == match.state


def test_the_rest_of_a_game_plays_out_the_same(game: Game, tmp_path: Path) -> None:
    for count in range(0, 120, 17):
        match = played(game, seed=9, answers=count)
        opened = open_save(saved(match, tmp_path / "game.spark"))
        play_on(match, 10_000, Dice(4))
        play_on(opened.match, 10_000, Dice(4))
        assert digest(opened.state) == digest(match.state)


def test_undo_goes_back_through_a_save(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=30)
    opened = open_save(saved(match, tmp_path / "game.spark")).match
    while opened.answers:
        opened.undo(beyond_barrier=True)
        assert digest(opened.state) == digest(match.at(len(opened.answers)))


def test_the_header_tells_what_a_list_shows(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=50)
    path = saved(match, tmp_path / "game.spark", picture=b"\x89PNG small")
    header = read_header(path)
    assert header == read_save(path).header
    assert (header.game, header.turn, header.time, header.over) == (toy.name, match.state.turn, NOON, False)
    assert [player.name for player in header.seats] == ["Ann", "", ""]
    assert header.seats[1].level == "random" and header.picture == "iVBORyBzbWFsbA=="


def test_reading_a_header_reads_nothing_else(toy: Game, tmp_path: Path) -> None:
    path = saved(played(toy, answers=50), tmp_path / "game.spark")
    data = path.read_bytes()
    path.write_bytes(data[:data.index(b'"seed"')] + b"no longer JSON")
    assert read_header(path).answers == 50


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.spark")), ids=lambda path: path.name)
def test_so_it_is_with_files_of_every_past_format(path: Path, tmp_path: Path) -> None:
    """A list of old saves is there as soon as one of new ones."""
    data, cut = path.read_bytes(), tmp_path / "game.spark"
    cut.write_bytes(data[:data.index(b'"seed"')] + b"no longer JSON")
    assert read_header(cut).answers == 70


def test_a_file_may_be_laid_out_anew_by_a_person(toy: Game, tmp_path: Path) -> None:
    path = saved(played(toy, answers=20), tmp_path / "game.spark")
    path.write_text(json.dumps(json.loads(path.read_bytes()), indent=4, sort_keys=True))
    assert read_header(path).answers == 20
    assert len(open_save(path).answers) == 20


def test_a_match_that_began_from_a_position_opens_with_it(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 5, start=played(toy, seed=3, answers=40).state)
    play_on(match, 25, Dice(1))
    opened = open_save(saved(match, tmp_path / "game.spark"))
    assert opened.state == match.state and opened.match.start == match.start


def _mid_effect(game: Game) -> Match:
    """A match at a question that a card asks, some answers after a quiet position."""
    match = played(game, seed=2, answers=60)
    dice = Dice(2)
    while all(frame.source == -1 for frame in match.state.stack):
        play_on(match, 1, dice)
    return match


def _rename_card_labels(data: dict[str, Any], key: str = "state") -> None:
    """As if the text that is under way had since been written differently."""
    for frame in data[key]["stack"]:
        if frame["tuple"][3] != -1:
            frame["tuple"][0]["node"] += "/gone"


def _other_luck(data: dict[str, Any]) -> None:
    """As if luck had fallen differently under the rules of that time."""
    row = next(row for row in data["answers"] if row[2])
    row[2][0] += 1


def test_changed_cards_are_counted_and_the_position_opens_by_its_labels(toy: Game, tmp_path: Path) -> None:
    match = _mid_effect(toy)
    path = rewritten(saved(match, tmp_path / "game.spark"),
                     lambda data: (data["revisions"].update({"toy-scout": "0bad"}), _other_luck(data)))
    opened = open_save(path)
    assert opened.how == "labels" and opened.state == match.state
    assert opened.changed_cards == ("toy-scout",)
    assert "1 card has changed" in opened.note and "you cannot undo past this point" in opened.note
    play_on(opened.match, 10_000, Dice(1))
    assert opened.state.outcome is not None


def test_a_text_that_is_gone_opens_at_the_last_quiet_position(toy: Game, tmp_path: Path) -> None:
    match = _mid_effect(toy)
    quiet = QuietWatch.over(match)
    path = rewritten(saved(match, tmp_path / "game.spark"),
                     lambda data: (_rename_card_labels(data), _other_luck(data)))
    opened = open_save(path)
    assert opened.how == "quiet" and opened.state == match.at(quiet.after)
    assert f"answers taken back: {len(match.answers) - quiet.after})" in opened.note
    assert all(frame.source == -1 for frame in opened.state.stack)


def test_without_any_readable_position_the_answers_are_played_again(toy: Game, tmp_path: Path) -> None:
    match = _mid_effect(toy)

    def spoil(data: dict[str, Any]) -> None:
        _rename_card_labels(data)
        data["quiet"]["state"]["stack"][0]["tuple"][0]["node"] += "/gone"
        data["digest"] = "00"
        data["header"]["rules"] = 0

    opened = open_save(rewritten(saved(match, tmp_path / "game.spark"), spoil))
    assert opened.how == "answers" and opened.state == match.state and opened.divergence is None


def test_a_position_that_its_answers_do_not_lead_to_is_not_believed(toy: Game, tmp_path: Path) -> None:
    """Somebody gave himself life and sealed the file again."""
    match = played(toy, answers=40)
    path = rewritten(saved(match, tmp_path / "game.spark"), lambda data: (
        data["state"].update(life=[99, 1, 1]), data.update(digest="00")))
    opened = open_save(path)
    assert opened.how == "answers" and opened.state == match.state and opened.note


def test_a_position_of_other_shape_than_its_game_has_is_refused(tmp_path: Path) -> None:
    load_all()
    match = played(open_game("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}), answers=30)
    path = saved(match, tmp_path / "game.spark")
    data = json.loads(path.read_bytes())
    data["answers"], data["header"]["answers"], data["quiet"] = [[9, ["none"], []]], 1, None  # they prove nothing
    for part, right in data["state"].items():
        for wrong in (7, []):
            path.write_bytes(sealed(data | {"state": data["state"] | {part: wrong}}))
            try:
                assert violations(open_save(path).state) == []
            except BadFile as refusal:
                assert "no position" in refusal.what, (part, right, wrong)


def test_where_nothing_can_be_gone_on_from_the_file_is_refused(toy: Game, tmp_path: Path) -> None:
    def spoil(data: dict[str, Any]) -> None:
        _other_luck(data)
        data["state"]["zones"][0] = []
        data["quiet"] = None

    path = rewritten(saved(played(toy, answers=40), tmp_path / "game.spark"), spoil)
    with pytest.raises(BadFile, match=r"'game\.spark' holds no position that can be continued: slot"):
        open_save(path)


REFUSALS = {
    "is empty": lambda data: b"",
    "cut off": lambda data: data[:len(data) // 2],
    "is damaged": lambda data: data.replace(b'"seed":', b'"seed"=', 1),
    "checksum": lambda data: data.replace(b'"life":[', b'"life":[1', 1),
    "not UTF-8": lambda data: data.replace(b"Ann", b"\xff\xfe\xff", 1),
    "isn’t a Sparktable save": lambda data: b'{"name": "a file of another program"}',
    "newer Sparktable": lambda data: b'{"spark": 9}',
    "nested deeper": lambda data: b"[" * 1000 + b"]" * 1000,
    "more than 20 digits": lambda data: b'{"spark": ' + b"9" * 1000 + b"}",
    "larger than the 4 MB": lambda data: b" " * (5 << 20),
    "whole number": lambda data: b'{"spark": 1e999}',
}


@pytest.mark.parametrize("said", REFUSALS)
def test_a_file_that_is_none_is_refused_in_one_sentence_and_left_alone(
        said: str, toy: Game, tmp_path: Path) -> None:
    path = saved(played(toy, answers=20), tmp_path / "Sunday.spark")
    data = REFUSALS[said](path.read_bytes())
    path.write_bytes(data)
    with pytest.raises(BadFile) as refusal:
        open_save(path)
    assert str(refusal.value).startswith("'Sunday.spark' ") and said in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == data


def test_a_refusal_names_the_nearest_good_autosave(toy: Game, tmp_path: Path) -> None:
    folder = tmp_path / "desk-1"
    folder.mkdir()
    match = played(toy, answers=40)
    saved(played(toy, seed=8, answers=60), folder / "auto-000009.spark")
    saved(match, folder / "auto-000003.spark")
    (folder / "auto-000004.spark").write_text("broken")
    bad = saved(match, tmp_path / "Sunday.spark")
    bad.write_bytes(bad.read_bytes()[:-10])
    with pytest.raises(BadFile) as refusal:
        open_save(bad, autosave_folder=tmp_path)
    assert refusal.value.advice == (
        f"the nearest good autosave is from turn {match.state.turn}: 'auto-000003.spark'")


def test_a_folder_a_pipe_and_nothing_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.spark", Path("/dev/zero")):
        with pytest.raises(BadFile):
            open_save(path)


def test_a_game_that_is_not_on_the_shelf_is_named(toy: Game, tmp_path: Path) -> None:
    path = rewritten(saved(played(toy, answers=5), tmp_path / "game.spark"),
                     lambda data: data["header"].update(game="chess"))
    with pytest.raises(BadFile, match="cannot be set up: there is no game 'chess'"):
        open_save(path)


def test_a_game_too_long_to_play_again_goes_on_from_its_position(
        toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=100)
    path = saved(match, tmp_path / "game.spark")
    opened = loading.opened(path, read_save(path), patience=-1)
    assert opened.state == match.state and opened.match.answers == []
    assert opened.note == "The game is very long: you cannot undo past this point."


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.spark")), ids=lambda path: path.name)
def test_every_past_format_still_opens(path: Path) -> None:
    """One file per version of the format, kept for ever."""
    header = read_header(path)
    opened = open_save(path)
    assert opened.state.turn == header.turn
    play_on(opened.match, 10_000, Dice(1))
    assert opened.state.outcome is not None


def test_there_is_a_sample_of_every_format() -> None:
    kept = {json.loads(path.read_bytes())["spark"] for path in SAMPLES.glob("*.spark")}
    assert kept == set(range(1, model.FORMAT + 1))
    assert set(migrations.STEPS) == set(range(1, model.FORMAT))


def test_how_answers_were_given_is_saved_with_them(toy: Game, tmp_path: Path) -> None:
    manners = {3: FURTHER, 4: FURTHER, 7: FORCED}
    opened = open_save(saved(match := played(toy, answers=9), tmp_path / "game.spark", manners=manners))
    assert (opened.answers, dict(opened.manners)) == (match.answers, manners)


@pytest.mark.parametrize("more", [[7], ["unforced"], [""], [["forced"]], [None], ["forced", "further"]])
def test_a_manner_that_is_none_is_refused(toy: Game, tmp_path: Path, more: list[Any]) -> None:
    path = rewritten(saved(played(toy, answers=9), tmp_path / "game.spark"),
                     lambda data: data["answers"][4].extend(more))
    with pytest.raises(BadFile, match="answer 5 isn’t one"):
        open_save(path)


def test_old_data_take_every_step_up_to_today() -> None:
    steps = {1: lambda data: data | {"colour": "red"}, 2: lambda data: {**data, "color": data["colour"]}}
    assert migrations.migrated({"spark": 1}, 1, steps, 3) == {"spark": 1, "colour": "red", "color": "red"}
    assert migrations.migrated({"spark": 3}, 3, steps, 3) == {"spark": 3}


def test_two_saves_of_one_position_are_the_same_file(toy: Game) -> None:
    one, other = (save_bytes(played(toy, answers=70), salt=SALT, seats=seats_of(toy), time=NOON) for _ in "ab")
    assert one == other


def test_the_last_quiet_position_is_kept_only_where_the_state_is_not_quiet(toy: Game, tmp_path: Path) -> None:
    match = _mid_effect(toy)
    save = read_save(saved(match, tmp_path / "game.spark"))
    assert save.quiet is not None and save.quiet.after < len(match.answers)
    match.rewind(save.quiet.after)
    assert read_save(saved(match, tmp_path / "game.spark")).quiet is None


def test_checksums_do_not_mind_the_order_of_the_parts(toy: Game, tmp_path: Path) -> None:
    data = json.loads(saved(played(toy, answers=10), tmp_path / "game.spark").read_bytes())
    assert save_file.checksum(data) == save_file.checksum(dict(reversed(data.items()))) == data["checksum"]
