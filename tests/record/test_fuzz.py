"""Files mutated in every way: each opens and is right, or is refused in one sentence, soon and in bounded memory."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sparktable.app.first_frame import first_frame
from sparktable.app.settings import Settings, SettingsFile
from sparktable.app.setups import from_plain
from sparktable.app.shelf import shelf
from sparktable.games import load_all
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.record.files import BadFile, FileTrouble
from sparktable.record.journal import Journal
from sparktable.record.loading import open_journal, open_save
from sparktable.record.save_file import read_header, sealed
from sparktable.record.scenarios.file import read_scenario
from sparktable.record.scenarios.run import ScenarioRun

from .amount import amount
from .conftest import GAMES
from .play import NOON, SALT, play_on, played, saved, seats_of

COUNT = amount(600, 20_000)
"""Files, of all kinds together."""
SCENARIO = Path(__file__).parents[1] / "scenarios" / "toy" / "shield_blocks_the_sniper.json"
STRANGE: tuple[Any, ...] = (
    0, -1, 1, 7, 99, 10**6, 2**31, 2**63, 2**64, -(2**70), 10**30, True, False, None, "", "x", "human", "\ud800",
    "€" * 50, "a" * 5000, [], {}, [[]], [None],
    {"node": "x"}, {"node": "toy-deckbuilder/turn"}, {"node": "kernel/order"},
    {"record": "State"}, {"record": "DeckState"}, {"tuple": []}, {"dict": [[1, 2]]}, {"dict": [[{"tuple": [[]]}, 1]]},
    {"Option": []}, {"Modifier": [1]}, {"Outcome": ["x", {"tuple": [7]}]}, {"type": "x"}, [[[[[[[[[[]]]]]]]]]])


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inside for place in _places(value, (*path, key)))]


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for part in path:
        data = data[part]
    return data


def mutate_bytes(data: bytes, dice: Dice) -> bytes:
    """Bits flipped, pieces cut out, doubled or exchanged, the end torn off."""
    changed = bytearray(data)
    for _ in range(1 + dice.below(3)):
        at, kind = dice.below(max(1, len(changed))), dice.below(6)
        size = 1 + dice.below(1 << dice.below(10))
        if kind == 0 and changed:
            changed[at] ^= 1 << dice.below(8)
        elif kind == 1:
            del changed[at:at + size]
        elif kind == 2:
            changed[at:at] = changed[at:at + size]
        elif kind == 3:
            del changed[at:]
        elif kind == 4:
            changed[at:at] = (b"[", b"{", b'"', b"9" * 400, b"\0", b"[" * 300, b"1e400", b"\xff")[dice.below(8)]
        else:
            other = dice.below(max(1, len(changed)))
            changed[at:at + size], changed[other:other + size] = changed[other:other + size], changed[at:at + size]
    return bytes(changed)


def mutate_values(data: Any, dice: Dice) -> Any:
    """Values replaced, exchanged, removed or repeated, wherever they stand."""
    for _ in range(1 + dice.below(3)):
        places = [place for place in _places(data) if place]
        path = places[dice.below(len(places))]
        home, key, kind = _at(data, path[:-1]), path[-1], dice.below(6)
        if kind == 0:
            home[key] = json.loads(json.dumps(STRANGE[dice.below(len(STRANGE))]))
        elif kind == 1 and isinstance(home[key], int):
            home[key] += dice.below(7) - 3
        elif kind == 2:
            del home[key]
        elif kind == 3 and isinstance(home, list):
            home.insert(key, json.loads(json.dumps(home[key])))
        elif kind == 4:
            for _ in range(dice.below(60)):
                home[key] = [home[key]]
        else:
            home[key] = json.loads(json.dumps(_at(data, places[dice.below(len(places))])))
    return data


def _save_corpus(folder: Path) -> list[bytes]:
    """Saves at the beginning, in the middle of texts, and at the end of both toy games, and one of a real game."""
    load_all()
    real = open_game("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2})
    matches = [played(real, 1, 90)]
    matches += [played(open_game(name, {}), seed, answers) for name in GAMES
                for seed, answers in ((1, 5), (2, 40), (3, 77), (4, 130), (5, 10_000))]
    return [saved(match, folder / "seed.spark").read_bytes() for match in matches]


def _journal_corpus(folder: Path) -> list[bytes]:
    corpus = []
    for name in GAMES:
        match = played(open_game(name, {}), 2, 40)
        Journal.begin(folder / "seed", match, salt=SALT, seats=seats_of(match.game), time=NOON).close()
        corpus.append((folder / "seed").read_bytes())
    return corpus


def _try_save(path: Path) -> None:
    opened = open_save(path, autosave_folder=path.parent)
    assert violations(opened.state) == []
    read_header(path)
    play_on(opened.match, 30, Dice(1))


def _try_journal(path: Path) -> None:
    opened = open_journal(path)
    assert violations(opened.state) == []
    play_on(opened.match, 30, Dice(1))


def _try_scenario(path: Path) -> None:
    ScenarioRun(read_scenario(path)).run()


def _try(kind: Callable[[Path], None], path: Path, data: bytes) -> bool:
    """Whether the file was taken. A refusal is one sentence, and leaves the file alone."""
    path.write_bytes(data)
    try:
        kind(path)
    except FileTrouble as trouble:
        said = str(trouble)
        assert said and "\n" not in said and len(said) < 600, said
        assert path.read_bytes() == data
        return False
    return True


def _fuzz(kind: Callable[[Path], None], corpus: list[bytes], path: Path, count: int,
          mutate: Callable[[bytes, Dice], bytes]) -> int:
    taken = 0
    for number in range(count):
        dice = Dice(number * 1_000_003 + 17)
        data = mutate(corpus[number % len(corpus)], dice)
        try:
            taken += _try(kind, path, data)
        except Exception as broken:
            kept = path.with_name(f"broken-{number}{path.suffix}")
            kept.write_bytes(data)
            raise AssertionError(f"mutation {number} ({kept}) was neither opened nor refused") from broken
    return taken


def _resealed(data: bytes, dice: Dice) -> bytes:
    """A save changed by somebody who knows how to seal it again."""
    changed = mutate_values(json.loads(data), dice)
    try:
        return sealed(changed)
    except (TypeError, LookupError, AttributeError, ValueError):  # a part that every seal needs is gone
        return json.dumps(changed).encode()


def _revalued(data: bytes, dice: Dice) -> bytes:
    return json.dumps(mutate_values(json.loads(data), dice)).encode()


def test_mutated_saves(tmp_path: Path) -> None:
    _fuzz(_try_save, _save_corpus(tmp_path), tmp_path / "x.spark", COUNT // 4, mutate_bytes)


def test_saves_mutated_by_somebody_who_seals_them_again(tmp_path: Path) -> None:
    taken = _fuzz(_try_save, _save_corpus(tmp_path), tmp_path / "x.spark", COUNT // 3, _resealed)
    assert taken > COUNT // 30  # what a mutation does no harm to still opens


def _unproven(data: bytes, dice: Dice) -> bytes:
    """The position is mutated, and the answers no longer prove anything about it."""
    save = json.loads(data)
    save["revisions"]["toy-gone"] = "00"
    save["answers"] = [[9, ["none"], []]]
    save["header"]["answers"] = 1
    save["quiet"] = None
    mutate_values(save["state"], dice)
    return sealed(save)


def test_mutated_positions_that_no_answers_prove(tmp_path: Path) -> None:
    corpus = _save_corpus(tmp_path)
    taken = _fuzz(_try_save, corpus, tmp_path / "x.spark", COUNT // 4, _unproven)
    assert taken > COUNT // 100


def test_mutated_journals(tmp_path: Path) -> None:
    _fuzz(_try_journal, _journal_corpus(tmp_path), tmp_path / "journal.jsonl", COUNT // 8, mutate_bytes)


def test_mutated_scenarios(tmp_path: Path) -> None:
    corpus = [SCENARIO.read_bytes()]
    _fuzz(_try_scenario, corpus, tmp_path / "x.json", COUNT // 16, mutate_bytes)
    _fuzz(_try_scenario, corpus, tmp_path / "x.json", COUNT // 16, _revalued)


def _settings_corpus() -> list[bytes]:
    """Settings as a player has them after some games, and as older versions left them."""
    memory = {"player_name": "Ann", "last_game": "toy", "window": "AdnQywAD", "panels": "", "last_games": {
        "toy": {"options": {"players": 2, "teams": [[0], [1]]}, "players": [["Ann", "human"], ["Bot", "scout"]]}}}
    today = Settings.model_validate({"keys": {"changed": {"undo": "Ctrl+U"}}, "memory": memory})
    old = {"version": 1, "display": {"theme": "dark", "reduced_motion": "on", "type_patterns": True}, "sound": {},
           "play": {"own_speed": "fast", "highlight_legal": True}, "memory": memory}
    return [today.model_dump_json(indent=2).encode(), json.dumps(old).encode(),
            json.dumps({"version": 2, "display": {"reduced_motion": True}, "play": {"own_speed": "fast"}}).encode()]


def _try_settings(path: Path) -> None:
    """The first look at a file and the real one both end well; what is no settings file is put aside unharmed."""
    data = path.read_bytes()
    first_frame(path)
    shelf(path, path.parent)
    file = SettingsFile(path)
    assert Settings.model_validate(file.settings.model_dump()) == file.settings
    last = file.settings.memory.last_game
    from_plain(last, file.settings.memory.last_games.get(last, {}))
    if file.trouble is not None:
        assert file.kept_as is not None and file.kept_as.read_bytes() == data
        file.kept_as.replace(path)
        raise BadFile(path, file.trouble)


def test_mutated_settings(tmp_path: Path) -> None:
    corpus = _settings_corpus()
    assert all(SettingsFile(_written(tmp_path / "whole.json", data)).trouble is None for data in corpus)
    taken = _fuzz(_try_settings, corpus, tmp_path / "x.json", COUNT // 16, mutate_bytes)
    taken += _fuzz(_try_settings, corpus, tmp_path / "x.json", COUNT // 16, _revalued)
    assert 0 < taken < COUNT // 8


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
