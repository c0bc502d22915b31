"""What a robot is built from: colours and parts, drawn by lot from a seed or set down by name in `cast`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from PySide6.QtGui import QColor

from sparktable.table.art.color import mix

ARMOUR: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "autobot": ("#D8452F", "#3F78C9", "#E0A92E", "#D9DEE5", "#4F9E6B", "#E57B2C"),
    "decepticon": ("#7A4FC4", "#4B5A73", "#2F8F8A", "#A13A6B", "#59606B", "#6D7F3A"),
})
EYES: Mapping[str, str] = MappingProxyType({"autobot": "#58E6FF", "decepticon": "#FF5A6E"})
METAL: Mapping[str, tuple[str, str]] = MappingProxyType({
    "autobot": ("#AEB8C4", "#8B97A6"), "decepticon": ("#7C8696", "#5B6474"),
})

KITS = ("wing", "tread", "rocket", "none", "blade", "doors", "stacks")
BOSS_KITS = ("wing", "blade", "turret")
MOTIFS = ("windows", "grill", "core", "chevron", "wheels", "bonnet")
BOSS_MOTIFS = ("core", "chevron", "grill")
SHOULDERS = ("box", "spike", "dome", "fin", "tyre", "rack")
HEADS = ("fin", "crest", "horn", "visor", "pods", "bucket")
BOSS_HEADS = ("horn", "crown", "mono", "bucket")
HANDS = ("cannon", "blade", "gun", "fist", "shield", "hammer")


@dataclass(frozen=True, slots=True)
class Build:
    """A robot's parts. Lengths are units of the 300 by 300 stage, angles degrees."""

    faction: str
    primary: str
    secondary: str
    metal: str
    eye: str
    kit: str
    motif: str
    shoulders: str
    head: str
    hand: str
    chest: float
    waist: float
    thigh: float
    flare: float
    stance: float
    raised: float
    hanging: float
    head_width: float
    kit_scale: float
    accent: str = ""
    alt: str = "car"
    boss: bool = False

    @property
    def dark(self) -> QColor:
        return mix(self.metal, "#12161C", 0.55)

    @property
    def trim(self) -> str:
        return self.accent or self.secondary


ALT_MODES: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "autobot": ("truck", "car", "racer", "van", "jet", "buggy"),
    "decepticon": ("jet", "tank", "pursuit", "car", "beast", "walker"),
})


def build_by_lot(rng: Random, faction: str, *, boss: bool = False, armed: bool = True) -> Build:
    """The same numbers always give the same robot."""
    low, high = METAL[faction]
    metal = mix(low, high, rng.random())
    primary = rng.choice(ARMOUR[faction])
    secondary = mix(rng.choice([c for c in ARMOUR[faction] if c != primary]), metal, 0.25)
    raised = rng.uniform(6, 20)
    if armed and rng.random() < 0.6:
        raised = rng.uniform(34, 58)
    return Build(
        faction=faction,
        primary=primary,
        secondary=secondary.name(),
        metal=metal.name(),
        eye=EYES[faction],
        kit=rng.choice(BOSS_KITS if boss else KITS),
        motif=rng.choice(BOSS_MOTIFS if boss else MOTIFS),
        shoulders=rng.choice(("spike", "fin", "rack")) if boss else rng.choice(SHOULDERS),
        head=rng.choice(BOSS_HEADS if boss else HEADS),
        hand=rng.choice(HANDS) if armed else "fist",
        chest=rng.uniform(88, 112) * (1.14 if boss else 1.0),
        waist=rng.uniform(40, 56),
        thigh=rng.uniform(22, 28),
        flare=rng.uniform(26, 38),
        stance=rng.uniform(4, 9),
        raised=raised,
        hanging=rng.uniform(4, 16),
        head_width=rng.uniform(17, 21),
        kit_scale=rng.uniform(0.85, 1.25) * (1.2 if boss else 1.0),
        alt=rng.choice(ALT_MODES[faction]),
        boss=boss,
    )
