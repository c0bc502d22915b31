"""The one place that knows the library which plays. Where it or a device is missing, nothing is heard."""
from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable, Generator
from typing import Any, Protocol

from sparktable.app.sounds.mixer import Mixer
from sparktable.app.sounds.names import LEAD, LOOP_LENGTHS, RATE, Loop, Sound
from sparktable.resources import resource

MOST_UNPACKED = 8192
"""The library unpacks no more than twice as much at a time."""
DELAY = 80
"""Milliseconds that are mixed ahead."""


class Device(Protocol):
    """Plays until it is closed."""

    def close(self) -> None:
        """Play no more."""


Opening = Callable[[Mixer], Device | None]
"""Opens what plays, if there is something."""


def open_device(mixer: Mixer) -> Device | None:
    """What the system plays on by default."""
    try:
        import miniaudio
    except (ImportError, OSError):  # it was left out, or this system cannot load it
        return None
    silent = sys.platform == "linux" and not os.path.isdir("/dev/snd")
    # Without a card ALSA says so on the console, line after line; another machine may still be asked for sound.
    return _opened(miniaudio, mixer, [miniaudio.Backend.PULSEAUDIO] if silent else [])


def _opened(library: Any, mixer: Mixer, backends: list[Any]) -> Device | None:
    stream = _stream(mixer)
    try:
        device: Any = library.PlaybackDevice(
            output_format=library.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=DELAY,
            backends=backends or None, app_name="Sparktable")
        if device.backend == "Null" and not backends:  # where nothing else is found
            device.close()
            return None
        next(stream)
        device.start(stream)
    except library.MiniaudioError:
        return None
    closing: Device = device
    return closing


def _stream(mixer: Mixer) -> Generator[array[int], int, None]:
    """What the device asks for more, saying how much."""
    count = yield array("h")
    while True:
        count = yield mixer.frames(count)


def read_sound(name: Sound) -> array[int]:
    """A sound's numbers."""
    import wave

    with wave.open(str(resource(f"sounds/{name}.wav")), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


class PackedLoop:
    """A loop, unpacked bit by bit and begun again where it ends."""

    def __init__(self, name: Loop) -> None:
        self._data = resource(f"sounds/{name}.mp3").read_bytes()
        self._length = LOOP_LENGTHS[name]
        self._left = 0
        """Numbers until it begins again."""
        self._stream: Generator[array[int], int, None]

    def read(self, count: int) -> array[int]:
        found = array("h")
        while len(found) < count:
            if not self._left:
                self._begin()
            part = self._stream.send(min(count - len(found), self._left, MOST_UNPACKED))
            found += part
            self._left -= len(part)
        return found

    def _begin(self) -> None:
        import miniaudio

        self._stream = miniaudio.stream_memory(self._data, output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1,
                                               sample_rate=RATE)
        self._left = LEAD
        while self._left:
            self._left -= len(self._stream.send(self._left))
        self._left = self._length
