"""A small synthesiser: tones, noise and envelopes as lists of numbers from -1 to 1, with nothing but Python."""

import math
import random
from collections.abc import Callable, Sequence

RATE = 32_000
"""Numbers a second."""
Wave = list[float]


def seconds(length: float) -> int:
    return round(length * RATE)


def tone(
    length: float, pitch: float, to: float = 0.0, partials: Sequence[float] = (1.0,), wobble: float = 0.0
) -> Wave:
    """A tone with overtones of these strengths, which may glide `to` another pitch and wobble by a share of it."""
    wave, phase, count = [], 0.0, seconds(length)
    for at in range(count):
        now = pitch * ((to or pitch) / pitch) ** (at / count)
        phase += (now * (1 + wobble * math.sin(math.tau * 6 * at / RATE))) / RATE
        wave.append(
            sum(
                strength * math.sin(math.tau * phase * number)
                for number, strength in enumerate(partials, 1)
                if strength and now * number < RATE / 2
            )
        )
    return wave


def bell(length: float, pitch: float, brightness: float = 1.0) -> Wave:
    """Struck metal: overtones that do not fit one another, the high ones gone first."""
    wave = [0.0] * seconds(length)
    for ratio, strength, life in (
        (1, 1.0, 1.0),
        (2.0, 0.5, 0.7),
        (2.76, 0.35, 0.45),
        (5.4, 0.2, 0.2),
        (8.93, 0.1, 0.1),
    ):
        if pitch * ratio < RATE / 2:
            part = fading(tone(length, pitch * ratio), length * life / 4)
            wave = [
                old + strength * (brightness if ratio > 1 else 1) * new for old, new in zip(wave, part, strict=True)
            ]
    return wave


def noise(length: float, seed: int, low: float, high: float, low_to: float = 0.0, high_to: float = 0.0) -> Wave:
    """Hiss between two frequencies, which may both glide."""
    lot, count = random.Random(seed), seconds(length)
    below = above = 0.0
    wave = []
    for at in range(count):
        t = at / count
        top = high * ((high_to or high) / high) ** t
        floor = low * ((low_to or low) / low) ** t
        below += (1 - math.exp(-math.tau * top / RATE)) * (lot.uniform(-1, 1) - below)
        above += (1 - math.exp(-math.tau * floor / RATE)) * (below - above)
        wave.append(below - above)
    return wave


def fading(wave: Wave, half: float, attack: float = 0.002) -> Wave:
    """It sets in at once and is half as loud after every `half` seconds."""
    rise, fall = max(1, seconds(attack)), 0.5 ** (1 / max(1.0, half * RATE))
    strength, faded = 1.0, []
    for at, value in enumerate(wave):
        faded.append(value * strength * min(1.0, at / rise))
        strength *= fall
    return faded


def swelling(wave: Wave, peak: float = 0.5) -> Wave:
    """Loudest at a share of its length, silent at both ends."""
    count = len(wave)
    return [
        value * math.sin(math.pi * (at / count) ** (math.log(0.5) / math.log(peak))) ** 2
        for at, value in enumerate(wave)
    ]


def shaped(wave: Wave, shape: Callable[[float], float]) -> Wave:
    """As loud as a function of the share of its length says."""
    count = len(wave)
    return [value * shape(at / count) for at, value in enumerate(wave)]


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves that begin after so many seconds, each so loud."""
    whole = [0.0] * max(seconds(begin) + len(wave) for begin, _, wave in parts)
    for begin, strength, wave in parts:
        start = seconds(begin)
        for at, value in enumerate(wave, start):
            whole[at] += strength * value
    return whole


def echoing(wave: Wave, delay: float, share: float, times: int = 3) -> Wave:
    """Heard again and again, each time so much less."""
    return together((0.0, 1.0, wave), *((delay * n, share**n, wave) for n in range(1, times + 1)))


def levelled(wave: Wave, peak: float) -> Wave:
    """Its loudest moment at `peak`; it sets in without a click, and what still sounds at its end dies away."""
    middle = sum(wave) / len(wave)
    loudest = max(abs(value - middle) for value in wave) or 1.0
    edge = min(seconds(0.06), len(wave) // 4)
    return [
        (value - middle) * peak / loudest * min(1.0, at / 16, (len(wave) - 1 - at) / edge)
        for at, value in enumerate(wave)
    ]


class Circle:
    """A piece of music whose end is its beginning: what sounds on over the end is heard at the start."""

    def __init__(self, length: float) -> None:
        self.wave = [0.0] * seconds(length)

    def add(self, begin: float, strength: float, wave: Wave) -> None:
        count, start = len(self.wave), seconds(begin)
        for at, value in enumerate(wave, start):
            self.wave[at % count] += strength * value

    def echo(self, delay: float, share: float) -> None:
        """Every sound once more, itself echoed: the circle is gone round until nothing is left to be heard."""
        count, back = len(self.wave), seconds(delay)
        dry, wet = self.wave, self.wave[:]
        strength, shift = share, back
        while strength > 0.02:
            wet = [old + strength * dry[at - shift % count] for at, old in enumerate(wet)]
            strength, shift = strength * share, shift + back
        self.wave = wet

    def levelled(self, peak: float) -> Wave:
        loudest = max(map(abs, self.wave))
        return [value * peak / loudest for value in self.wave]
