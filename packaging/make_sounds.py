#!/usr/bin/env python3
"""Makes every sound of the program and its two loops, and writes them where they are kept.

    python3 packaging/dev.py sounds            all of them
    python3 packaging/make_sounds.py --effects without the loops, which need nothing but Python

A test tells when `resources/sounds` is not what this script makes.
"""

import argparse
import array
import math
import random
import struct
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from synthesis import (
    RATE,
    Circle,
    Wave,
    bell,
    echoing,
    fading,
    levelled,
    noise,
    shaped,
    swelling,
    together,
    tone,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
SOFT = (1.0, 0.35, 0.12)
REED = (1.0, 0.6, 0.45, 0.3, 0.2, 0.12)
SQUARE = (1.0, 0.0, 0.33, 0.0, 0.2, 0.0, 0.14)


def note(steps: float) -> float:
    """A pitch so many half tones from the A below middle C."""
    return 220.0 * 2 ** (steps / 12)


# --- cards and pieces -------------------------------------------------------------------------------


def card() -> Wave:
    return together(
        (0, 1.0, fading(noise(0.09, 1, 900, 6000, 500, 2500), 0.012)),
        (0.012, 0.5, fading(tone(0.08, 170, 110), 0.014)),
    )


def flip() -> Wave:
    return together(
        (0, 0.7, swelling(noise(0.13, 2, 1500, 4000, 3000, 9000), 0.7)),
        (0.12, 1.0, fading(noise(0.07, 3, 1200, 7000), 0.010)),
        (0.12, 0.4, fading(tone(0.08, 210, 150), 0.015)),
    )


def slide() -> Wave:
    return swelling(noise(0.22, 4, 700, 3000, 1200, 5000), 0.4)


def shuffle() -> Wave:
    lot = random.Random(5)
    return together(
        *(
            (
                0.028 * n + lot.uniform(0, 0.008),
                0.5 + 0.5 * math.sin(math.pi * n / 17),
                fading(noise(0.05, 50 + n, 1200, 7000), 0.007),
            )
            for n in range(18)
        )
    )


def step() -> Wave:
    thud = together(
        (0, 1.0, fading(tone(0.12, 130, 70, SOFT), 0.025)), (0, 0.3, fading(noise(0.05, 6, 300, 2500), 0.008))
    )
    return together((0, 1.0, thud), (0.13, 0.7, thud))


def roll() -> Wave:
    return together(
        *(
            (
                when,
                loud,
                together(
                    (0, 1.0, fading(tone(0.05, pitch, pitch * 0.8, SOFT), 0.007)),
                    (0, 0.8, fading(noise(0.04, 70 + n, 800, 6000), 0.005)),
                ),
            )
            for n, (when, loud, pitch) in enumerate(
                ((0, 1, 620), (0.09, 0.8, 540), (0.165, 0.65, 660), (0.225, 0.5, 500), (0.27, 0.35, 600))
            )
        )
    )


# --- what is done with them -------------------------------------------------------------------------


def search() -> Wave:
    ping = fading(tone(0.4, note(24), 0, SOFT), 0.06)
    return echoing(together((0, 1.0, ping), (0.02, 0.25, swelling(noise(0.3, 8, 2000, 6000), 0.2))), 0.14, 0.4, 2)


def buy() -> Wave:
    return together((0, 0.8, bell(0.45, note(26), 0.6)), (0.075, 1.0, bell(0.55, note(31), 0.6)))


def convert() -> Wave:
    """Plates that turn into one another: five clanks that climb over a servo."""
    parts = [(0.0, 0.35, swelling(tone(0.62, 150, 480, REED, 0.02), 0.7))]
    for n, pitch in enumerate((310, 390, 350, 520, 700)):
        clank = together(
            (0, 1.0, fading(tone(0.12, pitch, pitch * 0.96, SQUARE), 0.018)),
            (0, 0.6, fading(noise(0.08, 20 + n, 1500, 8000), 0.010)),
        )
        parts.append((0.06 + 0.115 * n, 0.8, clank))
    return together(*parts)


def charge() -> Wave:
    return together(
        *(
            (0.05 * n, 0.9 - 0.12 * n, fading(tone(0.35, note(steps), note(steps) * 1.01, SOFT), 0.06))
            for n, steps in enumerate((19, 24, 28, 31))
        )
    )


def achieve() -> Wave:
    return together(*((0.11 * n, 0.8, bell(0.8, note(steps), 0.5)) for n, steps in enumerate((12, 16, 19, 24))))


# --- fights -----------------------------------------------------------------------------------------


def ambush() -> Wave:
    sting = tone(0.5, note(3), note(2), REED)
    return together(
        (0, 0.8, fading(sting, 0.16)),
        (0, 0.8, fading(tone(0.5, note(9), note(8), REED), 0.16)),
        (0, 1.0, fading(tone(0.3, 90, 45, SOFT), 0.07)),
        (0, 0.5, fading(noise(0.2, 9, 400, 5000, 200, 900), 0.03)),
    )


def battle() -> Wave:
    return together(
        (0, 1.0, fading(tone(0.6, 75, 55, REED), 0.14)),
        (0.16, 0.9, fading(tone(0.6, 75, 55, REED), 0.16)),
        (0, 0.4, swelling(noise(0.35, 10, 300, 1500, 900, 5000), 0.8)),
    )


def fire() -> Wave:
    return together(
        (0, 1.0, fading(tone(0.3, 1700, 260, REED), 0.05)), (0, 0.4, fading(noise(0.22, 11, 1500, 9000), 0.03))
    )


def block() -> Wave:
    return together((0, 1.0, bell(0.5, 410, 1.4)), (0, 0.6, fading(noise(0.06, 12, 1500, 9000), 0.008)))


def hit() -> Wave:
    return together(
        (0, 1.0, fading(tone(0.35, 160, 42, SOFT), 0.06)), (0, 0.9, fading(noise(0.4, 13, 120, 6000, 60, 700), 0.05))
    )


def destroyed() -> Wave:
    return together(
        (0, 1.0, fading(tone(0.9, 110, 28, SOFT), 0.16)),
        (0, 0.9, fading(noise(1.0, 14, 80, 5000, 40, 300), 0.14)),
        (0.08, 0.3, bell(0.7, 233, 1.2)),
        (0.17, 0.2, bell(0.6, 311, 1.2)),
    )


def battle_won() -> Wave:
    return together(
        (0, 0.9, fading(tone(0.5, note(12), 0, REED), 0.12)),
        (0, 0.7, fading(tone(0.5, note(16), 0, REED), 0.12)),
        (0.13, 1.0, fading(tone(0.7, note(19), 0, REED), 0.18)),
        (0.13, 0.5, fading(tone(0.7, note(24), 0, REED), 0.18)),
    )


def battle_lost() -> Wave:
    return together(
        (0, 1.0, fading(tone(0.5, note(3), note(2.5), REED), 0.14)),
        (0.16, 1.0, fading(tone(0.8, note(-2), note(-3), REED), 0.2)),
    )


# --- the table --------------------------------------------------------------------------------------


def your_turn() -> Wave:
    return together((0, 0.8, bell(0.6, note(19), 0.35)), (0.14, 1.0, bell(0.9, note(24), 0.35)))


def victory() -> Wave:
    """A fanfare of two chords, and bells above the second."""
    parts = [(0.16 * n, 0.7, fading(tone(0.4, note(steps), 0, REED), 0.12)) for n, steps in enumerate((0, 4, 7))]
    parts += [(0.52, 0.55, fading(tone(1.7, note(steps), 0, REED), 0.45, 0.01)) for steps in (5, 9, 12, 17)]
    parts += [(0.52 + 0.09 * n, 0.4, bell(1.3, note(steps), 0.5)) for n, steps in enumerate((29, 33, 36, 41))]
    return together(*parts)


def defeat() -> Wave:
    parts = [
        (0.34 * n, 0.8, fading(tone(1.0, note(steps), 0, REED), 0.3, 0.02)) for n, steps in enumerate((3, 0, -4))
    ]
    parts += [(1.02, 0.6, fading(tone(1.5, note(steps), 0, REED), 0.45, 0.03)) for steps in (-12, -5, 0)]
    return together(*parts)


EFFECTS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "card": (card, 0.35),
    "flip": (flip, 0.35),
    "slide": (slide, 0.18),
    "shuffle": (shuffle, 0.3),
    "step": (step, 0.4),
    "roll": (roll, 0.4),
    "search": (search, 0.3),
    "buy": (buy, 0.4),
    "convert": (convert, 0.45),
    "charge": (charge, 0.3),
    "achieve": (achieve, 0.45),
    "ambush": (ambush, 0.6),
    "battle": (battle, 0.6),
    "fire": (fire, 0.4),
    "block": (block, 0.5),
    "hit": (hit, 0.65),
    "destroyed": (destroyed, 0.7),
    "battle_won": (battle_won, 0.5),
    "battle_lost": (battle_lost, 0.5),
    "your_turn": (your_turn, 0.4),
    "victory": (victory, 0.65),
    "defeat": (defeat, 0.6),
}
"""What makes each, and how loud its loudest moment is."""


# --- the loops --------------------------------------------------------------------------------------


def pad(length: float, pitch: float) -> Wave:
    """A note that comes and goes: two voices a hair apart, and a soft octave above."""
    voices = together(
        (0, 0.5, tone(length, pitch * 0.9985, 0, SOFT)),
        (0, 0.5, tone(length, pitch * 1.0015, 0, SOFT)),
        (0, 0.12, tone(length, pitch * 2.003)),
    )
    return shaped(voices, lambda t: math.sin(math.pi * t) ** 1.3)


def home_loop() -> Wave:
    """Warm and wide: eight chords of six seconds, and a few high notes that answer one another."""
    chords = (
        (-9, -2, 3, 7, 10),
        (-12, -5, 0, 3, 7),
        (-4, 3, 8, 12, 15),
        (-2, 5, 10, 14, 17),
        (-9, -2, 3, 7, 12),
        (-7, 0, 5, 8, 12),
        (-4, 3, 8, 10, 15),
        (-2, 3, 5, 10, 17),
    )
    music, lot = Circle(6.0 * len(chords)), random.Random(101)
    for n, chord in enumerate(chords):
        for voice, steps in enumerate(chord):
            music.add(6.0 * n - 1.5, 0.5 if voice else 0.8, pad(9.0, note(steps if voice else steps - 12)))
    for n in range(4 * len(chords)):
        if lot.random() < 0.55:
            steps = lot.choice((15, 19, 22, 24, 27))
            music.add(1.5 * n + lot.choice((0, 0.375)), 0.3, fading(tone(2.0, note(steps), 0, SOFT), 0.25, 0.01))
    music.echo(0.75, 0.42)
    return music.levelled(0.5)


def table_loop() -> Wave:
    """Darker and barer, so that one can think: a low pulse far away, slow chords, a note now and then."""
    chords = (
        (-12, -5, 2, 3),
        (-14, -7, 0, 5),
        (-16, -9, -2, 3),
        (-14, -7, 2, 7),
        (-12, -5, 3, 7),
        (-9, -2, 2, 5),
        (-16, -9, 0, 3),
        (-17, -10, -2, 2),
    )
    music, lot = Circle(8.0 * len(chords)), random.Random(202)
    for n, chord in enumerate(chords):
        for voice, steps in enumerate(chord):
            music.add(8.0 * n - 2.0, 0.4 if voice else 0.9, pad(12.0, note(steps if voice else steps - 12)))
    for n in range(8 * len(chords)):
        music.add(float(n), 0.22 if n % 4 else 0.34, fading(tone(0.5, 58, 44, SOFT), 0.09, 0.02))
    for n in range(4 * len(chords)):
        if lot.random() < 0.35:
            steps = lot.choice((12, 14, 15, 19, 22))
            music.add(2.0 * n + lot.choice((0, 0.5, 1.0)), 0.26, fading(tone(2.4, note(steps), 0, SOFT), 0.3, 0.02))
    music.echo(1.0, 0.4)
    return music.levelled(0.5)


LOOPS: Mapping[str, Callable[[], Wave]] = {"home": home_loop, "table": table_loop}
LEAD = 4000
"""So many numbers of a loop stand in its file before it and after it, taken from its other end: packing swallows some
at the start, and a circle may be begun anywhere."""


# --- files ------------------------------------------------------------------------------------------


def as_numbers(wave: Wave) -> "array.array[int]":
    numbers = array.array("h", (max(-32767, min(32767, round(value * 32767))) for value in wave))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def effect(name: str) -> bytes:
    """A sound as a WAV file."""
    make, peak = EFFECTS[name]
    data = as_numbers(levelled(make(), peak)).tobytes()
    head = struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        b"RIFF",
        36 + len(data),
        b"WAVE",
        b"fmt ",
        16,
        1,
        1,
        RATE,
        RATE * 2,
        2,
        16,
        b"data",
        len(data),
    )
    return head + data


def loop(name: str) -> bytes:
    """A loop as an MP3 file."""
    import lameenc

    wave = LOOPS[name]()
    packer = lameenc.Encoder()
    packer.set_bit_rate(48)
    packer.set_in_sample_rate(RATE)
    packer.set_channels(1)
    packer.set_quality(2)
    packer.silence()
    return bytes(packer.encode(as_numbers(wave[-LEAD:] + wave + wave[:LEAD]).tobytes()) + packer.flush())


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the program's sounds.")
    parser.add_argument("--effects", action="store_true", help="leave the loops as they are")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        (FOLDER / f"{name}.wav").write_bytes(effect(name))
    for name in () if asked.effects else LOOPS:
        (FOLDER / f"{name}.mp3").write_bytes(loop(name))
    print(f"{FOLDER}: {sum(file.stat().st_size for file in FOLDER.iterdir()) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
