"""What is heard: mixed without a device, loud as it was set, and as the script makes it."""
from __future__ import annotations

import itertools
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from sparktable.app.sounds.device import PackedLoop, read_sound
from sparktable.app.sounds.mixer import FADE, LOUDEST, MOST_AT_ONCE, Mixer
from sparktable.app.sounds.names import LOOP_LENGTHS, RATE, Loop, Loudness, Sound
from sparktable.app.sounds.player import HUSHED, SoundPlayer
from sparktable.resources import RESOURCES

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LOUD = Loudness(volume=100)


class Steady:
    """A loop that is one number throughout."""

    def __init__(self, name: Loop) -> None:
        self.number = 1000 if name == "home" else -1000

    def read(self, count: int) -> array[int]:
        return array("h", [self.number] * count)


class Ear:
    """A device that is asked for by hand."""

    def __init__(self) -> None:
        self.mixer: Mixer | None = None
        self.closed = 0

    def open(self, mixer: Mixer) -> Ear:
        self.mixer = mixer
        return self

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def mixer() -> Mixer:
    return Mixer(Steady)


@pytest.fixture
def making(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The script that makes the sounds."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    import make_sounds

    yield make_sounds
    for name in ("make_sounds", "synthesis"):
        sys.modules.pop(name, None)


def listen(mixer: Mixer, count: int) -> list[int]:
    """The next numbers, asked for as a device does."""
    return [number for _ in range(count // 800) for number in mixer.frames(800)]


def faded(mixer: Mixer) -> None:
    listen(mixer, round(FADE * RATE) + 800)


def test_sounds_are_added_and_never_overflow(mixer: Mixer) -> None:
    mixer.play(array("h", [30_000, 30_000, -30_000]), 1.0)
    mixer.play(array("h", [10_000, -10_000]), 0.5)
    assert list(mixer.frames(4)) == [LOUDEST, 25_000, -30_000, 0]
    assert mixer.silent


def test_a_sound_goes_on_where_the_last_numbers_ended(mixer: Mixer) -> None:
    mixer.play(array("h", range(10)), 1.0)
    assert [number for _ in range(4) for number in mixer.frames(3)] == [*range(10), 0, 0]


def test_the_same_sound_twice_at_the_same_moment_is_heard_once(mixer: Mixer) -> None:
    wave = array("h", [100, 100])
    mixer.play(wave, 1.0)
    mixer.play(wave, 1.0)
    assert list(mixer.frames(1)) == [100]
    mixer.play(wave, 1.0)
    assert list(mixer.frames(1)) == [200]


def test_of_too_many_sounds_the_oldest_go(mixer: Mixer) -> None:
    for number in range(MOST_AT_ONCE + 3):
        mixer.play(array("h", [1 << number]), 1.0)
    assert mixer.frames(1)[0] == (1 << MOST_AT_ONCE + 3) - (1 << 3)


def test_a_loop_comes_and_goes_without_a_jump_and_the_next_waits_for_it(mixer: Mixer) -> None:
    mixer.loop("home", 0.5)
    heard = listen(mixer, 2 * RATE)
    mixer.loop("table", 1.0)
    heard += listen(mixer, 4 * RATE)
    assert heard[0] == 0 and heard[2 * RATE - 1] == 500 and heard[-1] == -1000
    assert max(abs(after - before) for before, after in itertools.pairwise(heard)) <= 1


def test_a_loop_that_is_stopped_leaves_silence(mixer: Mixer) -> None:
    mixer.loop("home", 1.0)
    faded(mixer)
    mixer.loop(None, 1.0)
    assert not mixer.silent
    faded(mixer)
    assert mixer.silent and set(mixer.frames(100)) == {0}


def heard(ear: Ear, count: int = 2 * RATE) -> int:
    """The loudest number of the next ones."""
    assert ear.mixer is not None
    return max(map(abs, listen(ear.mixer, count)))


def opened(ear: Ear, player: SoundPlayer) -> None:
    """The device is found in a thread of its own."""
    assert player._opener is not None
    player._opener.join()


def test_the_loop_is_quieter_while_somebody_thinks_and_silent_when_muted() -> None:
    pytest.importorskip("miniaudio")
    ear = Ear()
    player = SoundPlayer(ear.open)
    player.obey(LOUD)
    player.loop("table")
    opened(ear, player)
    whole = max(heard(ear) for _ in range(8))
    player.hush(True)
    heard(ear)
    assert 0 < max(heard(ear) for _ in range(8)) < whole * (HUSHED + 0.2)
    player.obey(LOUD._replace(mute=True))
    assert heard(ear) == 0
    player.rest()
    assert ear.closed == 1
    player.play("hit")
    player.rest()
    assert ear.closed == 1, "nothing is opened for who wants to hear nothing"


def test_half_as_loud_is_half_the_number_squared() -> None:
    ear = Ear()
    player = SoundPlayer(ear.open)
    loudest = {}
    for volume in (100, 50):
        player.obey(Loudness(volume=volume))
        player.play("hit")
        opened(ear, player)
        loudest[volume] = heard(ear)
    assert loudest[50] == pytest.approx(loudest[100] / 4, abs=1)


def test_without_a_device_nothing_happens() -> None:
    player = SoundPlayer(lambda mixer: None)
    player.obey(LOUD)
    player.play("card")
    player.loop("home")
    player.rest()
    player.close()


def test_every_name_has_its_file_and_every_file_a_name(making: Any) -> None:
    files = {file.name for file in (RESOURCES / "sounds").iterdir()}
    assert files == {f"{name}.wav" for name in get_args(Sound)} | {f"{name}.mp3" for name in get_args(Loop)}
    assert set(making.EFFECTS) == set(get_args(Sound)) and set(making.LOOPS) == set(get_args(Loop))
    assert sum(file.stat().st_size for file in (RESOURCES / "sounds").iterdir()) <= 2e6


@pytest.mark.parametrize("name", ["card", "flip", "step", "hit", "charge", "fire", "block"])
def test_a_sound_is_what_the_script_makes(making: Any, name: Sound) -> None:
    """Other machines round the last digit otherwise."""
    made, kept = array("h", making.effect(name)[44:]), read_sound(name)
    assert len(made) == len(kept) and max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_sounds_begin_in_silence_and_fade_into_it() -> None:
    for name in get_args(Sound):
        wave = read_sound(name)
        loudest, end = max(map(abs, wave)), wave[-RATE // 100:]
        assert abs(wave[0]) < 300 and abs(wave[-1]) < 300, name
        assert max(map(abs, end)) < 0.03 * loudest, f"{name} breaks off"
        assert loudest < 0.75 * LOUDEST, name


def test_a_loop_ends_where_it_begins() -> None:
    """Over its seam it does not jump farther than elsewhere, and after it comes the same again."""
    pytest.importorskip("miniaudio")
    for name, length in LOOP_LENGTHS.items():
        source = PackedLoop(name)
        first = source.read(RATE)
        for _ in range(length // RATE - 2):
            source.read(RATE)
        seam = source.read(2 * RATE)
        steps = [abs(after - before) for before, after in itertools.pairwise(seam)]
        assert steps[RATE - 1] <= max(steps[:RATE - 1]), name
        assert seam[RATE:] == first, name
