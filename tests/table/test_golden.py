"""What the table looks like: a handful of positions compared with pictures, pixel by pixel but with patience.

RENEW_GOLDEN=1 draws the pictures anew; look at them before they are kept. They hold for Linux, where the same fonts
are drawn the same way everywhere; elsewhere the table's words (`test_outline.py`) say whether it shows what it must.
"""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QImage

from matrix.table import Table
from tcg.table import Table as Battlefield

from .test_text_outline import battle, co_op, core, duel

GOLDEN = Path(__file__).parent / "golden"
STRAY_PIXELS = 0.001
"""The part of all pixels that another processor may draw otherwise."""
STEP = 16
"""By how much a channel may differ without counting."""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems draw letters otherwise")


def differing(one: QImage, other: QImage) -> int:
    """How many pixels differ visibly."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    if a == b:
        return 0
    row = one.bytesPerLine()
    lines = (at for at in range(0, len(a), row) if a[at:at + row] != b[at:at + row])
    return sum(any(abs(x - y) > STEP for x, y in zip(a[at:at + 4], b[at:at + 4], strict=True))
               for line in lines for at in range(line, line + row, 4))


class Setting(NamedTuple):
    """A position of the trading card game."""

    game: Any
    s: Any


def teams() -> Setting:
    """Two teams, one character tapped, Upgrades, damage, a hand."""
    table = Battlefield(["Optimus Prime, Autobot Leader", "Bumblebee, Brave Warrior", "Arcee, Skilled Fighter"],
                        ["Megatron, Decepticon Leader", "Flamewar, Veteran Decepticon"],
                        hand=["Primary Laser", "Plasma Burst", "Zap"])
    table.equip("Grenade Launcher", "Bumblebee").equip("Improvised Shield", "Megatron")
    table.tap("Flamewar").hurt("Megatron", 5).turn_to("Optimus Prime", 1)
    return Setting(table.game, table.s)


def forecast() -> Setting:
    """Somebody is about to be attacked: what that may come to stands between the teams."""
    table = Battlefield(["Optimus Prime, Autobot Leader"], ["Megatron, Decepticon Leader",
                                                            "Flamewar, Veteran Decepticon"])
    table.hurt("Flamewar", 6).do("attack Optimus Prime")
    return Setting(table.game, table.s)


@pytest.mark.parametrize(("position", "theme"), [(duel, "dark"), (battle, "light"), (co_op, "high-contrast"),
                                                 (core, "dark"), (teams, "dark"), (forecast, "light")],
                         ids=["duel", "battle", "co_op", "core", "teams", "forecast"])
def test_a_position_looks_as_it_did(sit, position: Callable[[], Table | Setting], theme: str, tmp_path: Path) -> None:
    ann = sit(position())
    ann.view.set_theme(theme)
    drawn = ann.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    path = GOLDEN / f"{position.__name__}.png"
    if os.environ.get("RENEW_GOLDEN"):
        assert drawn.save(str(path))
    kept = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    assert (drawn.width(), drawn.height()) == (kept.width(), kept.height())
    stray = differing(drawn, kept)
    if stray > STRAY_PIXELS * drawn.width() * drawn.height():
        drawn.save(str(tmp_path / "drawn.png"))
        pytest.fail(f"{stray} pixels differ from {path.name}; what was drawn is in {tmp_path / 'drawn.png'}")


def test_a_picture_that_differs_is_noticed() -> None:
    plain = QImage(200, 100, QImage.Format.Format_RGB32)
    plain.fill(0xFF102030)
    other = plain.copy()
    assert differing(plain, other) == 0
    other.setPixel(5, 7, 0xFF10202F)
    assert differing(plain, other) == 0, "a shade is no difference"
    for x in range(30):
        other.setPixel(x, 50, 0xFFFFFFFF)
    assert differing(plain, other) == 30
