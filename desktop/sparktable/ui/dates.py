"""Days and times as people write them: the month in letters, so that nobody takes it for the day. Clocks go as in the
player's country, where the program speaks its language."""
from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from sparktable.app.translations import WORDS


def day(stamp: str) -> str:
    """The local day of a moment as files write it; nothing if it is none."""
    return QLocale(WORDS.language).toString(_local(stamp).date(), WORDS.say("date.day"))


def moment(stamp: str) -> str:
    """The local day and time of it."""
    own = QLocale.system()
    spelling = own if own.name().startswith(f"{WORDS.language}_") else QLocale(WORDS.language)
    time = spelling.toString(_local(stamp).time(), QLocale.FormatType.ShortFormat)
    return WORDS.say("date.moment", day=day(stamp), time=time) if time else ""


def _local(stamp: str) -> QDateTime:
    return QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()
