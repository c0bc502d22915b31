"""The cast: named figures whose parts are set down by hand; everybody else is built by lot from the name.

Colours and kinds of vehicle are what players of the games expect; shapes, heads and emblems are our own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from random import Random
from types import MappingProxyType
from typing import Any

from sparktable.table.art.factions import AUTOBOT, DECEPTICON, Faction
from sparktable.table.art.figures.build import Build, build_by_lot

_AUTOBOTS: dict[str, dict[str, Any]] = {
    "optimus prime": dict(primary="#D43A2F", secondary="#3A63B8", accent="#C9D2DC", kit="stacks",
                          motif="windows",
                          shoulders="box", head="fin", hand="gun", alt="truck", chest=112, raised=22),
    "elita-1": dict(primary="#D9587F", secondary="#E6E0E6", accent="#8E3B63", kit="doors", motif="chevron",
                    shoulders="dome", head="pods", hand="gun", alt="hover", chest=90, waist=40, flare=27),
    "hot rod": dict(primary="#C8352F", secondary="#F0A32B", accent="#FFC83D", kit="rocket", motif="flame",
                    shoulders="fin", head="crest", hand="blade", alt="racer", chest=98, raised=44),
    "prowl": dict(primary="#E4E8ED", secondary="#20262F", accent="#D8452F", kit="doors", motif="bonnet",
                  shoulders="rack", head="chevron", hand="gun", alt="pursuit", chest=100),
    "bumblebee": dict(primary="#F0C22C", secondary="#2B313B", accent="#E8E2D0", kit="none", motif="bonnet",
                      shoulders="tyre", head="horn", hand="fist", alt="compact", chest=92, waist=44),
    "ironhide": dict(primary="#B5332E", secondary="#8B949F", accent="#40474F", kit="none", motif="windows",
                     shoulders="box", head="bucket", hand="cannon", alt="van", chest=114, waist=54, flare=38),
    "wheeljack": dict(primary="#DDE3E8", secondary="#3E9A62", accent="#D8452F", kit="wing", motif="chevron",
                      shoulders="fin", head="wings", hand="hammer", alt="rally", chest=98, kit_scale=0.8),
    "ratchet": dict(primary="#E8EAEC", secondary="#D23B34", accent="#9CA7B3", kit="none", motif="grill",
                    shoulders="dome", head="crest", hand="shield", alt="rescue", chest=108),
    "sideswipe": dict(primary="#D42F35", secondary="#23282F", accent="#E6EAEE", kit="rocket", motif="wheels",
                      shoulders="tyre", head="horn", hand="blade", alt="racer", chest=100, raised=52),
    "blurr": dict(primary="#4D9FE6", secondary="#C9E4F7", accent="#22518F", kit="wing", motif="core",
                  shoulders="fin", head="crest", hand="gun", alt="hover", chest=98, kit_scale=0.9),
    "springer": dict(primary="#4FA35A", secondary="#E6C94A", accent="#8E989F", kit="rotor", motif="chevron",
                     shoulders="box", head="visor", hand="blade", alt="copter", chest=112),
    "grimlock": dict(primary="#B9A14A", secondary="#8C9299", accent="#C23A33", kit="tread", motif="jaw",
                     shoulders="spike", head="snout", hand="blade", alt="dino", chest=124, flare=40),
    "ultra magnus": dict(primary="#3A5FB0", secondary="#D9DFE6", accent="#C93A34", kit="stacks",
                         motif="grill",
                         shoulders="rack", head="crown", hand="hammer", alt="carrier", chest=126, waist=58),
    "superion": dict(primary="#D8DDE3", secondary="#D1503A", accent="#5A6672", kit="wing", motif="core",
                     shoulders="spike", head="crown", hand="cannon", alt="jet", chest=128, kit_scale=1.5,
                     flare=40),
    "chromia": dict(primary="#4A9BD0", secondary="#D9E4EA", kit="doors", shoulders="dome", head="pods",
                    alt="racer"),
    "perceptor": dict(primary="#B8352F", secondary="#4FA3B8", kit="turret", shoulders="box", head="visor",
                      alt="artillery"),
    "steeljaw": dict(primary="#D9A32E", secondary="#8B6A2E", kit="blade", motif="jaw", head="snout",
                     hand="fist",
                     alt="beast"),
    "fireflight": dict(kit="wing", motif="windows", head="pods", primary="#C23F35", alt="jet"),
    "air raid": dict(kit="wing", motif="chevron", head="visor", primary="#3A4049", alt="jet"),
    "skydive": dict(kit="wing", motif="core", head="fin", primary="#8A95A3", alt="delta"),
    "silverbolt": dict(kit="wing", motif="grill", head="crest", primary="#C9D1DA", secondary="#D8452F",
                       kit_scale=1.3,
                       alt="delta"),
    "red alert": dict(primary="#E6EAED", secondary="#D2452F", accent="#3F8FCB", kit="beacons", motif="bonnet",
                      shoulders="dome", head="crest", hand="shield", alt="rescue", chest=104, raised=16),
    "smokescreen": dict(primary="#3F74C8", secondary="#E8842E", accent="#D9DFE6", kit="crane", motif="grill",
                        shoulders="tyre", head="horn", hand="fist", alt="truck", chest=112, waist=54, flare=38),
    "jetfire": dict(kit="wing", motif="windows", head="pods", primary="#E3E7EB", secondary="#C93A34",
                    kit_scale=1.25,
                    alt="jet"),
}

_DECEPTICONS: dict[str, dict[str, Any]] = {
    "megatron": dict(primary="#AEB6C0", secondary="#3A414B", accent="#C2313A", kit="tread", motif="chevron",
                     shoulders="box", head="bucket", hand="cannon", alt="tank", chest=118, waist=52,
                     raised=46),
    "slipstream": dict(primary="#8A4FA8", secondary="#2FA3A0", accent="#E0D6EA", kit="wing", motif="windows",
                       shoulders="fin", head="pods", hand="gun", alt="jet", chest=90, waist=40, flare=27,
                       kit_scale=1.2),
    "hun-gurrr": dict(primary="#6E7F38", secondary="#5B4A6B", accent="#D8D2B8", kit="twin", motif="jaw",
                      shoulders="spike", head="horn", hand="hammer", alt="hydra", chest=112, flare=38),
    "soundwave": dict(primary="#3D59B0", secondary="#A9B4C2", accent="#C9A73A", kit="deck", motif="cassette",
                      shoulders="box", head="visor", hand="fist", alt="deck", chest=114, waist=54),
    "dirge": dict(primary="#35558F", secondary="#C9A23A", accent="#E5DED0", kit="wing", motif="chevron",
                  shoulders="fin", head="pods", hand="gun", alt="delta", chest=108, kit_scale=1.1),
    "barricade": dict(primary="#2B3038", secondary="#D9DEE4", accent="#8A4FD0", kit="doors", motif="bonnet",
                      shoulders="spike", head="horn", hand="blade", alt="pursuit", chest=112),
    "octane": dict(primary="#7A4A9E", secondary="#D9CFC0", accent="#C98A2E", kit="wing", motif="grill",
                   shoulders="rack", head="bucket", hand="cannon", alt="tanker", chest=118, kit_scale=0.9),
    "turmoil": dict(primary="#8E2F3B", secondary="#40454F", accent="#C9A23A", kit="turret", motif="core",
                    shoulders="spike", head="crown", hand="hammer", alt="tank", chest=122),
    "shockwave": dict(primary="#6B4FB8", secondary="#3A4150", accent="#E8C84A", eye="#FFC24A", kit="blade",
                      motif="core",
                      shoulders="dome", head="mono", hand="cannon", alt="artillery", chest=116, raised=50),
    "menasor": dict(primary="#4A3F66", secondary="#C23A44", accent="#9AA3AE", kit="stacks", motif="chevron",
                    shoulders="rack", head="crown", hand="blade", alt="truck", chest=130, waist=60, flare=42),
    "astrotrain": dict(primary="#7E6CA8", secondary="#C9CED6", accent="#4A3F66", kit="stacks", motif="grill",
                       shoulders="box", head="visor", hand="cannon", alt="train", chest=116),
    "starscream": dict(primary="#C9CFD6", secondary="#C23A38", accent="#3F6FB8", kit="swept", motif="canopy",
                       shoulders="intake", head="vents", hand="fist", alt="jet", chest=106, waist=42, raised=9,
                       hanging=9),
    "demolishor": dict(primary="#6E7A4A", secondary="#C9862E", accent="#D8D2B8", kit="tread", motif="grill",
                       shoulders="rack", head="visor", hand="cannon", alt="artillery", chest=124, waist=60, flare=42,
                       raised=30),
    "cyclonus": dict(primary="#7F6FA0", secondary="#4A4266", accent="#B8B0CC", kit="wing", motif="core",
                     shoulders="fin", head="horn", hand="blade", alt="delta", chest=106, kit_scale=1.1),
    "devastator": dict(primary="#6FA33A", secondary="#6B4FA0", accent="#E0C23A", kit="tread", motif="core",
                       shoulders="rack", head="crown", hand="hammer", alt="tank", chest=130, waist=60,
                       flare=42),
    "slugfest": dict(kit="blade", motif="jaw", head="snout", hand="fist", primary="#4E8A55", alt="dino"),
    "ravage": dict(kit="rocket", motif="jaw", head="snout", hand="fist", primary="#2F343D", alt="beast"),
    "laserbeak": dict(kit="wing", motif="cassette", head="snout", hand="fist", primary="#B8353A",
                      kit_scale=1.3, alt="jet"),
    "rumble": dict(kit="none", motif="cassette", head="visor", hand="hammer", primary="#6A6FB8",
                   alt="walker"),
    "ramjet": dict(kit="wing", motif="chevron", head="bucket", primary="#D5D9DE", secondary="#8E2F3B",
                   alt="delta"),
    "thundercracker": dict(kit="wing", motif="windows", head="pods", primary="#3F6FC0", alt="jet"),
}

CAST: Mapping[str, Mapping[str, Any]] = MappingProxyType(_AUTOBOTS | _DECEPTICONS)


def seed_of(name: str) -> int:
    """The same number for the same name on every system and in every run."""
    return int.from_bytes(blake2b(name.casefold().encode(), digest_size=8).digest(), "big")


def home_faction(name: str) -> Faction:
    """The side a named figure belongs to by birth, or one by lot."""
    key = name.casefold()
    if key in _AUTOBOTS:
        return AUTOBOT
    if key in _DECEPTICONS:
        return DECEPTICON
    return AUTOBOT if seed_of(name) % 2 else DECEPTICON


@lru_cache(maxsize=512)
def build_of(name: str, faction: Faction, giant: bool = False, armed: bool = True) -> Build:
    """The build that goes with a name; the lot fills in whatever the cast leaves open."""
    lot = build_by_lot(Random(seed_of(name)), faction, giant=giant, armed=armed)
    written = dict(CAST.get(name.casefold(), {}))
    if giant and "chest" in written:
        written["chest"] = max(written["chest"], 112)
    return replace(lot, **written)
