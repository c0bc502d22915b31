"""Whom the window asks for sounds: it knows how loud they shall be, and opens a device while there is something to be
heard."""
from __future__ import annotations

from array import array
from threading import Thread

from sparktable.app.sounds.device import Device, Opening, PackedLoop, read_sound
from sparktable.app.sounds.mixer import Mixer
from sparktable.app.sounds.names import Loop, Loudness, Sound

HUSHED = 0.35
"""The share of its loudness that a loop keeps while somebody thinks."""


class SoundPlayer:
    """Silent without a device, and until it is told how loud it may be."""

    def __init__(self, opening: Opening | None = None) -> None:
        self._opening = opening
        self._mixer = Mixer(PackedLoop)
        self._waves: dict[Sound, array[int]] = {}
        self._loudness = Loudness(mute=True)
        self._loop: Loop | None = None
        self._hushed = False
        self._device: Device | None = None
        self._opener: Thread | None = None

    def obey(self, loudness: Loudness) -> None:
        self._loudness = loudness
        self._turn_loop()
        if loudness.mute:
            self._mixer.stop()

    def play(self, sound: Sound) -> None:
        strength = self._strength(self._loudness.effects)
        if strength and self._opening is not None:
            if sound not in self._waves:
                self._waves[sound] = read_sound(sound)
            self._mixer.play(self._waves[sound], strength)
            self._open()

    def loop(self, loop: Loop | None) -> None:
        """What is heard beneath all sounds from now on."""
        self._loop = loop
        self._turn_loop()

    def hush(self, hushed: bool) -> None:
        """Somebody thinks, or does no more."""
        if hushed != self._hushed:
            self._hushed = hushed
            self._turn_loop()

    def rest(self) -> None:
        """Let the device go while nothing is heard; asked for now and then."""
        if self._mixer.silent:
            self.close()

    def close(self) -> None:
        if self._opener is not None:
            self._opener.join()
            self._opener = None
        if self._device is not None:
            self._device.close()
            self._device = None

    def _turn_loop(self) -> None:
        strength = self._strength(self._loudness.music) * (HUSHED if self._hushed else 1.0)
        self._mixer.loop(self._loop, strength)
        if strength and self._loop is not None:
            self._open()

    def _strength(self, part: int) -> float:
        """Ears hear the square of what is set as half as loud at half."""
        return 0.0 if self._loudness.mute else (self._loudness.volume * part / 10_000) ** 2

    def _open(self) -> None:
        """A device may take its time to open; nobody waits for it."""
        if self._opening is not None and self._device is None and self._opener is None:
            self._opener = Thread(target=self._find, args=(self._opening,), name="sound device", daemon=True)
            self._opener.start()

    def _find(self, opening: Opening) -> None:
        self._device = opening(self._mixer)
