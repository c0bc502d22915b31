"""Mixes what is heard at each moment: a loop that comes and goes, and the sounds that are played over it.

The device asks for numbers from a thread of its own; the window's thread says what shall be heard.
"""
from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Protocol

from sparktable.app.sounds.names import RATE, Loop

LOUDEST = 32767
FADE = 1.5
"""Seconds in which a loop comes from silence to full loudness, or goes."""
MOST_AT_ONCE = 8


class Source(Protocol):
    """A loop that is unpacked while it plays."""

    def read(self, count: int) -> array[int]:
        """Its next numbers."""


@dataclass
class _Voice:
    wave: array[int]
    strength: float
    at: int = 0


class Mixer:
    def __init__(self, open_loop: Callable[[Loop], Source]) -> None:
        self._open_loop = open_loop
        self._lock = Lock()
        self._voices: list[_Voice] = []
        self._wanted: Loop | None = None
        self._playing: Loop | None = None
        self._source: Source | None = None
        self._strength = 0.0
        """Of the loop, as it is at this moment."""
        self._music = 0.0
        """What it goes towards."""

    @property
    def silent(self) -> bool:
        """Nothing is heard, and nothing will be unless something is said."""
        with self._lock:
            return not self._voices and self._music == self._strength == 0

    def play(self, wave: array[int], strength: float) -> None:
        """Let a sound be heard now. One that has not begun yet is not heard twice."""
        with self._lock:
            if any(voice.wave is wave and not voice.at for voice in self._voices):
                return
            del self._voices[: max(0, len(self._voices) - MOST_AT_ONCE + 1)]
            self._voices.append(_Voice(wave, strength))

    def loop(self, name: Loop | None, strength: float) -> None:
        """Let a loop be heard from now on, so loud; the one before goes first."""
        with self._lock:
            self._wanted, self._music = name, strength if name is not None else 0.0

    def stop(self) -> None:
        """Nothing is heard any more, at once."""
        with self._lock:
            self._voices.clear()
            self._playing = self._source = None
            self._strength = 0.0

    def frames(self, count: int) -> array[int]:
        """The next numbers that are heard."""
        with self._lock:
            total = self._loop_frames(count)
            for voice in self._voices:
                part = voice.wave[voice.at: voice.at + count]
                voice.at += count
                for at, value in enumerate(part):
                    total[at] += value * voice.strength
            alone = not self._voices
            self._voices = [voice for voice in self._voices if voice.at < len(voice.wave)]
        if alone:  # the loop by itself is never too loud
            return array("h", map(int, total))
        return array("h", [max(-LOUDEST, min(LOUDEST, int(value))) for value in total])

    def _loop_frames(self, count: int) -> list[float]:
        if self._playing != self._wanted and self._strength == 0:
            self._playing, self._source = self._wanted, None
        goal = self._music if self._playing == self._wanted else 0.0
        before, most = self._strength, count / RATE / FADE
        near = abs(goal - before) < most * 1.001
        after = self._strength = goal if near else before + math.copysign(most, goal - before)
        if self._playing is None or (before == 0 and after == 0):
            return [0.0] * count
        if self._source is None:
            self._source = self._open_loop(self._playing)
        numbers = self._source.read(count)
        if before == after:
            return [value * after for value in numbers]
        slope = (after - before) / count
        return [value * (before + slope * at) for at, value in enumerate(numbers)]
