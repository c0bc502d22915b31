"""What belongs to the player and outlives a game: settings, games, statistics. Each is opened when it is first
needed, since what reads and checks it takes longer to load than a window takes to appear."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sparktable.app.first_frame import FirstFrame, first_frame
from sparktable.app.user_paths import data_path, settings_path

if TYPE_CHECKING:
    from sparktable.app.archive import Archive
    from sparktable.app.settings import SettingsFile
    from sparktable.app.shelf import Shelf
    from sparktable.app.statistics import Statistics


class UserData:
    def __init__(self, settings: Path | None = None, data: Path | None = None) -> None:
        self._settings = settings or settings_path()
        self._data = data or data_path()
        self._file: SettingsFile | None = None
        self._archive: Archive | None = None
        self._statistics: Statistics | None = None

    @classmethod
    def of(cls, file: SettingsFile, archive: Archive, statistics: Statistics) -> UserData:
        """What is open already."""
        made = cls(file.path, archive.root)
        made._file, made._archive, made._statistics = file, archive, statistics
        return made

    def first_frame(self) -> FirstFrame:
        """What the first frame needs of them, in a moment."""
        return first_frame(self._settings)

    def shelf(self) -> Shelf:
        """What the home page offers of them, in a few milliseconds."""
        from sparktable.app.shelf import shelf

        return shelf(self._settings, self._data)

    @property
    def opened(self) -> bool:
        """Whether anything is open: what was only looked at needs no closing."""
        return (self._file, self._archive, self._statistics) != (None, None, None)

    @property
    def file(self) -> SettingsFile:
        if self._file is None:
            from sparktable.app.settings import SettingsFile

            self._file = SettingsFile(self._settings)
        return self._file

    @property
    def archive(self) -> Archive:
        if self._archive is None:
            from sparktable.app.archive import Archive

            self._archive = Archive(self._data)
        return self._archive

    def close(self) -> None:
        """What was opened and holds on to something lets it go."""
        if self._archive is not None:
            self._archive.close()

    @property
    def statistics(self) -> Statistics:
        if self._statistics is None:
            from sparktable.app.statistics import Statistics

            self._statistics = Statistics(self._data / "games.jsonl")
        return self._statistics
