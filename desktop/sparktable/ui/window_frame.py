"""The frame of the one window: what belongs to the player, the page that is shown, the look, the words, the place."""
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.sounds.names import Loudness
from sparktable.app.user_data import UserData
from sparktable.ui import style, window_geometry
from sparktable.ui.first_page import FirstPage

if TYPE_CHECKING:  # none of this must be loaded before the first frame
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QDialog

    from sparktable.app.archive import Archive
    from sparktable.app.rules_page import Keyword
    from sparktable.app.settings import SettingsFile
    from sparktable.app.sounds.player import SoundPlayer
    from sparktable.app.statistics import Statistics
    from sparktable.ui.notice import Notice


SILENT_FOR = 5000
"""Milliseconds after which a device that nothing is heard of is let go."""


def wanted_language(code: str) -> str:
    """The language that the settings ask for; the system's first one where they leave it open."""
    from PySide6.QtCore import QLocale

    from sparktable.app.translations import SYSTEM

    if code != SYSTEM:
        return code
    return QLocale.system().uiLanguages()[0].split("-")[0] if QLocale.system().uiLanguages() else "en"


class WindowFrame(QWidget):
    """Owns what belongs to the player, and outlives every page. It knows no games: `Shell` plays them in it."""

    def __init__(self, user_data: UserData) -> None:
        super().__init__()
        self.installEventFilter(self)
        self.setObjectName("shell")
        self.user_data = user_data
        self._told = False
        """Whether it has been said what is wrong with the settings' file."""
        self._kept = True
        """Whether the settings could be written the last time."""
        self._dressed = False
        """Whether there is a look yet: the first frame does without."""
        self._first_frame = user_data.first_frame()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.pages = QStackedWidget()
        self._column.addWidget(self.pages, 1)
        window_geometry.restore(self, self._first_frame.window)
        self.turn_to(FirstPage(style.look_for(self._first_frame.display).theme.color("bg0")))

    def furnish(self) -> None:
        """In the look and the language that the settings ask for: what the first frame does not wait for."""
        from PySide6.QtCore import Qt

        from sparktable.app.translations import FALLBACK, WORDS
        from sparktable.table.art import fonts
        from sparktable.ui.widget_texts import say, speak_qt

        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        WORDS.use(wanted_language(self._first_frame.language))
        if WORDS.language != FALLBACK:
            speak_qt(WORDS.language)
        self._dress(style.look_for(self._first_frame.display))
        say(self, "setWindowTitle", "app.name")
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        if missing := fonts.load_fonts():
            self.notice.tell("notice.fonts_missing", names=", ".join(missing))

    @cached_property
    def sounds(self) -> SoundPlayer:
        """Nothing is heard of it before `be_heard`."""
        from sparktable.app.sounds.player import SoundPlayer

        return SoundPlayer()

    def be_heard(self, sounds: SoundPlayer) -> None:
        """From now on there may be something to be heard."""
        self.sounds = sounds
        sounds.obey(self._first_frame.loudness)
        sounds.loop("home")
        rests = QTimer(self)
        rests.timeout.connect(sounds.rest)
        rests.start(SILENT_FOR)

    # --- what belongs to the player -----------------------------------------------------------------

    @property
    def file(self) -> SettingsFile:
        """The settings. Whoever opens them first has told what was wrong with them."""
        file = self.user_data.file
        if not self._told:
            self._told = True
            if file.trouble:
                from sparktable.app.error_messages import in_words

                kept = file.kept_as.name if file.kept_as is not None else "—"
                self.notice.tell("notice.settings_broken", trouble=in_words(file.trouble), kept=kept)
        return file

    @property
    def archive(self) -> Archive:
        return self.user_data.archive

    @property
    def statistics(self) -> Statistics:
        return self.user_data.statistics

    # --- the page and what is said above it ---------------------------------------------------------

    @property
    def page(self) -> QWidget:
        shown = self.pages.currentWidget()
        assert shown is not None  # the home page is there before anybody can ask
        return shown

    def turn_to(self, page: QWidget) -> None:
        """Show a page, and let those before it go."""
        before = [old for at in range(self.pages.count()) if (old := self.pages.widget(at)) is not None]
        self.turn_aside(page)
        for old in before:
            self._let_go(old)
            if isinstance(old, FirstPage):
                old.hand_on_keys(self)

    def turn_aside(self, page: QWidget) -> None:
        """Show a page for a while; the one before waits beneath it as it is."""
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        settle = getattr(page, "settle", None)
        if settle is not None:
            settle()

    def turn_back(self) -> None:
        """To the page that waits beneath: the keyboard goes on where it was there."""
        left = self.page
        waiting = self.pages.widget(self.pages.count() - 2)
        assert waiting is not None
        self.pages.setCurrentWidget(waiting)
        self._let_go(left)

    def _let_go(self, page: QWidget) -> None:
        self.pages.removeWidget(page)
        page.deleteLater()

    @cached_property
    def notice(self) -> Notice:
        """The line above the pages: made when there is something to say."""
        from sparktable.ui.notice import Notice

        made = Notice()
        self._column.insertWidget(0, made)
        return made

    # --- dialogs ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 opens the rules. A question mark shows all keys where nobody writes; at the table it can be another key.
        Sounds can be muted on every page."""
        from PySide6.QtCore import Qt

        from sparktable.ui.shortcuts import is_for
        from sparktable.ui.told_words import CardWords, words_told

        if is_for("mute", event, self.file):
            self._mute_by_key()
        elif event.key() == Qt.Key.Key_F1:
            self.open_rules(words := words_told(self, CardWords), bool(words))
        elif event.text() == "?":
            self.open_cheat_sheet()
        else:
            super().keyPressEvent(event)

    def open_dialog(self, dialog: QDialog) -> None:
        """Over the page; the rules' key leads on from there."""
        from sparktable.ui.told_words import RulesKey

        RulesKey(dialog)
        self._show(dialog)

    def _show(self, dialog: QDialog) -> None:
        dialog.installEventFilter(self)  # no key of a dialog reaches the window below it
        dialog.setModal(True)
        dialog.show()

    def open_settings(self) -> None:
        from sparktable.ui.settings_dialog import SettingsDialog

        self.open_dialog(SettingsDialog(self.file, self.apply_settings, self))

    def open_cheat_sheet(self) -> None:
        from sparktable.ui.shortcuts import CheatSheet

        self.open_dialog(CheatSheet(self.file, self))

    def open_rules(self, here: Sequence[Keyword] = (), at_once: bool = False) -> None:
        """The rules, those of the game on the table first; with the words for which they are asked, and opened at the
        first of these, if they were looked at."""
        from sparktable.ui.rules_dialog import RulesDialog

        dialog = RulesDialog(self, game=self.game_played, here=here, at_once=at_once,
                             played=self.rulings_played())
        dialog.keys_wanted.connect(self.open_cheat_sheet)
        dialog.tried.connect(self.try_out)
        self._show(dialog)

    def try_out(self, name: str) -> None:
        """Sit down at a position of the rules."""

    @property
    def game_played(self) -> str:
        """The name of the game on the table, if there is one."""
        return ""

    def rulings_played(self) -> Collection[str]:
        """The rulings of that game."""
        return ()

    def open_about(self) -> None:
        from sparktable.ui.about import AboutDialog

        self.open_dialog(AboutDialog(self))

    # --- settings -----------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Make what was just changed visible, and keep it."""
        self._wear()
        renew = getattr(self.page, "renew_shortcuts", None)
        if renew is not None:
            renew()
        kept = self.file.save()
        if not kept and self._kept:  # said once, not with every change
            self.notice.quote(self.file.trouble or "")
        self._kept = kept

    def mute(self) -> None:
        """Let nothing be heard any more, or again."""
        self.file.settings.sound.mute = not self.file.settings.sound.mute
        self.apply_settings()

    def _mute_by_key(self) -> None:
        self.mute()
        self.notice.tell("notice.muted" if self.file.settings.sound.mute else "notice.heard")

    def _wear(self) -> None:
        """The look, the loudness and the language that are set."""
        from sparktable.app.translations import WORDS
        from sparktable.ui.widget_texts import respeak, speak_qt

        self.sounds.obey(Loudness(**self.file.settings.sound.model_dump()))
        wanted = style.look_for(self.file.settings.display)
        if wanted != style.asked():
            self._dress(wanted)
        language = wanted_language(self.file.settings.language.code)
        before = WORDS.language
        WORDS.use(language)
        if WORDS.language != before:
            speak_qt(WORDS.language)
            respeak()
            self._tell_of_cards()

    def _dress(self, look: style.Look) -> None:
        self._dressed = True
        style.wear(look, style.growth(self.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._dressed and style.growth(self.size()) != style.grown():
            self._dress(style.asked())

    def _tell_of_cards(self) -> None:
        """Cards that have no texts in the language are shown with their English ones; that is said."""
        from sparktable.app.translations import WORDS, languages
        from sparktable.text import LANGUAGES

        topic = "settings.language.cards_in_english.note"
        if WORDS.language in set(languages()) - {*LANGUAGES}:
            self.notice.express(topic, lambda: WORDS.say(topic, language=WORDS.say(f"language.{WORDS.language}")))
        else:
            self.notice.take_back(topic)

    def _system_changed(self) -> None:
        if self.file.settings.display.theme == "system":
            self._dress(style.look_for(self.file.settings.display))

    # --- the window's place -------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.DevicePixelRatioChange:
            style.redraw()
        if watched is not self and event.type() == QEvent.Type.KeyPress:
            from sparktable.ui.shortcuts import is_for

            if is_for("mute", event, self.file):  # type: ignore[arg-type]  # a key event, as its type says
                self._mute_by_key()
                changed = getattr(watched, "show_settings", None)
                if changed is not None:
                    changed()
                return True
        return super().eventFilter(watched, event)

    def rescue(self) -> None:
        """Bring the window back if its screen is gone."""
        window_geometry.rescue(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Where the window stands is kept; what was only looked at is not written."""
        try:
            kept = window_geometry.kept(self)
            if self.user_data.opened or kept != self._first_frame.window:
                self.file.settings.memory.window = kept
                self.file.save()
        finally:
            self.sounds.close()
            self.user_data.close()
        super().closeEvent(event)
