"""The menus over the table: everything that can be done, with its keys."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, get_args

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from sparktable.app.settings import Theme
from sparktable.ui.shortcuts import make_action
from sparktable.ui.widget_texts import say

if TYPE_CHECKING:
    from sparktable.ui.game_window import GameWindow

SCALE_STEP = 10
LEAST, MOST = 80, 200
Scale = Literal["text_percent", "interface_percent"]


class GameMenus:
    def __init__(self, window: GameWindow) -> None:
        self._window, self._file = window, window.file
        self._game()
        self._play()
        self._view()
        self._help()

    def _game(self) -> None:
        window, menu = self._window, self._menu("menu.game")
        self._action(menu, "save", window.save_and_report.save)
        self._action(menu, "load", window.load_wanted.emit)
        self._plain(menu, "about_game", window.about_game)
        menu.addSeparator()
        self._action(menu, "leave", window.left.emit)
        self._action(menu, "quit", window.quit_wanted.emit)

    def _play(self) -> None:
        window, menu = self._window, self._menu("menu.edit")
        self.undo = self._action(menu, "undo", window.take_back)
        self.redo = self._action(menu, "redo", window.session.redo)
        practice = QAction(window, checkable=True)
        say(practice, "setText", "command.practice")
        practice.toggled.connect(window.set_practice)
        menu.addAction(practice)
        menu.addSeparator()
        if window.table_area.ends_turns:
            self._action(menu, "end_turn", window.answers.end_turn)
        self._action(menu, "move_now", window.move_now).setEnabled(not self._alone)
        self._action(menu, "next_step", window.next_step)
        self.hint = self._action(menu, "hint", window.ask_hint)
        self.why = self._action(menu, "why", window.advice.ask_why)
        self._action(menu, "focus_table", window.table_area.take_focus)
        self._action(menu, "focus_options", window.focus_options)
        self._action(menu, "focus_prompt", window.table_area.focus_prompt)

    def _view(self) -> None:
        window, menu = self._window, self._menu("menu.view")
        self._themes(menu)
        menu.addSeparator()
        self._action(menu, "text_larger", partial(self._scale, "text_percent", SCALE_STEP))
        self._action(menu, "text_smaller", partial(self._scale, "text_percent", -SCALE_STEP))
        self._action(menu, "text_normal", partial(self._scale, "text_percent", 0))
        menu.addSeparator()
        self._plain(menu, "interface_larger", partial(self._scale, "interface_percent", SCALE_STEP))
        self._plain(menu, "interface_smaller", partial(self._scale, "interface_percent", -SCALE_STEP))
        self._plain(menu, "interface_normal", partial(self._scale, "interface_percent", 0))
        menu.addSeparator()
        for name in window.panels:
            self._action(menu, f"show_{name}", partial(window.panels.toggle, name))
        self._action(menu, "reset_panels", window.panels.reset)
        menu.addSeparator()
        self._action(menu, "full_screen", window.full_screen)
        mute = self._action(menu, "mute", window.muted.emit)
        mute.setCheckable(True)
        menu.aboutToShow.connect(lambda: mute.setChecked(self._file.settings.sound.mute))

    def _themes(self, menu: QMenu) -> None:
        below = QMenu(menu)
        say(below, "setTitle", "settings.display.theme")
        menu.addMenu(below)
        group = QActionGroup(self._window)
        self.themes: dict[str, QAction] = {}
        for name in get_args(Theme):
            action = QAction(self._window, checkable=True)
            say(action, "setText", f"settings.display.theme.{name}")
            action.triggered.connect(partial(self._wear, name))
            group.addAction(action)
            below.addAction(action)
            self.themes[name] = action
        # The settings dialog changes it too: what is worn is looked up when the menu opens.
        below.aboutToShow.connect(lambda: self.themes[self._file.settings.display.theme].setChecked(True))

    def _help(self) -> None:
        window, menu = self._window, self._menu("menu.help")
        self.rules = self._action(menu, "rules", self._look_up)
        self._action(menu, "cheat_sheet", lambda: window.help_wanted.emit("cheat_sheet"))
        self.settings = self._action(menu, "settings", lambda: window.help_wanted.emit("settings"))
        self._plain(menu, "about", lambda: window.help_wanted.emit("about"))
        self._plain(menu, "report", window.save_and_report.ask_report)

    @property
    def _alone(self) -> bool:
        """Whether people are among themselves: there is no opponent to be hurried, or asked why."""
        return all(player.is_human for player in self._window.session.players)

    @property
    def tools(self) -> tuple[tuple[str, QAction] | None, ...]:
        """What also stands above the table: an icon and an action each, None for a gap."""
        asking = (("hint", self.hint), *(() if self._alone else (("why", self.why),)))
        return (("undo", self.undo), ("redo", self.redo), None, *asking, None, ("log", self.rules),
                ("settings", self.settings))

    # --- what the view menu does --------------------------------------------------------------------

    def _wear(self, theme: Theme, checked: bool = True) -> None:
        self._file.settings.display.theme = theme
        self._window.settings_changed.emit()

    def _scale(self, what: Scale, step: int) -> None:
        display = self._file.settings.display
        wanted = getattr(display, what) + step if step else 100
        setattr(display, what, min(MOST, max(LEAST, wanted)))
        self._window.settings_changed.emit()

    # --- putting menus together ---------------------------------------------------------------------

    def _menu(self, key: str) -> QMenu:
        bar = self._window.menuBar()
        menu = QMenu(bar)
        say(menu, "setTitle", key)
        bar.addMenu(menu)
        return menu

    def _action(self, menu: QMenu, name: str, do: Callable[[], object]) -> QAction:
        action = make_action(name, self._window, self._file, do)
        menu.addAction(action)
        self._window.addAction(action)
        return action

    def _plain(self, menu: QMenu, name: str, do: Callable[[], object]) -> None:
        """An action without keys."""
        action = QAction(self._window)
        action.setObjectName(name)
        say(action, "setText", f"command.{name}")
        action.triggered.connect(lambda: do())
        menu.addAction(action)

    def _look_up(self) -> None:
        """Open the rules at the words of what has the focus; where it has none, with those of the question."""
        window = self._window
        strip = window.lesson or window.puzzle
        for panel, words in ((window.log, window.log.keywords), (window.inspector, window.inspector.told),
                             *([(strip, strip.told)] if strip is not None else ())):
            if panel.isAncestorOf(window.focusWidget()) and (found := words()):
                window.rules_wanted.emit(found, True)
                return
        window.rules_wanted.emit(*window.table_area.words_here())
