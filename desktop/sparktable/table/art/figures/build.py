"""What a robot is built from: colours and parts, drawn by lot from a seed or set down by name in `cast`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtGui import QColor

from sparktable.table.art.color import mix
from sparktable.table.art.factions import Faction

KITS = ("wing", "tread", "rocket", "none", "blade", "doors", "stacks")
GIANT_KITS = ("wing", "blade", "turret")
MOTIFS = ("windows", "grill", "core", "chevron", "wheels", "bonnet")
GIANT_MOTIFS = ("core", "chevron", "grill")
SHOULDERS = ("box", "spike", "dome", "fin", "tyre", "rack")
HEADS = ("fin", "crest", "horn", "visor", "pods", "bucket")
GIANT_HEADS = ("horn", "crown", "mono", "bucket")
HANDS = ("cannon", "blade", "gun", "fist", "shield", "hammer")


@dataclass(frozen=True, slots=True)
class Build:
    """A robot's parts. Lengths are units of the 300 by 300 stage, angles degrees."""

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
    giant: bool = False

    @property
    def dark(self) -> QColor:
        return mix(self.metal, "#12161C", 0.55)

    @property
    def trim(self) -> str:
        return self.accent or self.secondary


def build_by_lot(rng: Random, faction: Faction, *, giant: bool = False, armed: bool = True) -> Build:
    """The same numbers always give the same robot."""
    low, high = faction.metal
    metal = mix(low, high, rng.random())
    primary = rng.choice(faction.armour)
    secondary = mix(rng.choice([c for c in faction.armour if c != primary]), metal, 0.25)
    raised = rng.uniform(6, 20)
    if armed and rng.random() < 0.6:
        raised = rng.uniform(34, 58)
    return Build(
        primary=primary,
        secondary=secondary.name(),
        metal=metal.name(),
        eye=faction.eyes,
        kit=rng.choice(GIANT_KITS if giant else KITS),
        motif=rng.choice(GIANT_MOTIFS if giant else MOTIFS),
        shoulders=rng.choice(("spike", "fin", "rack")) if giant else rng.choice(SHOULDERS),
        head=rng.choice(GIANT_HEADS if giant else HEADS),
        hand=rng.choice(HANDS) if armed else "fist",
        chest=rng.uniform(88, 112) * (1.14 if giant else 1.0),
        waist=rng.uniform(40, 56),
        thigh=rng.uniform(22, 28),
        flare=rng.uniform(26, 38),
        stance=rng.uniform(4, 9),
        raised=raised,
        hanging=rng.uniform(4, 16),
        head_width=rng.uniform(17, 21),
        kit_scale=rng.uniform(0.85, 1.25) * (1.2 if giant else 1.0),
        alt=rng.choice(faction.vehicles),
        giant=giant,
    )
