"""The look of windows and dialogs: the theme's tokens as one style sheet, at the scale that the player set.

Widgets say what they are with a `role` property (`title`, `label`, `primary` …); nothing else in the program sets a
colour or a font of its own.
"""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from sparktable.app.settings import Display
from sparktable.table.art import fonts
from sparktable.table.art.color import mix
from sparktable.table.art.theme import Theme, theme

CONTRAST_PALETTE_GAP = 250
"""A system whose window and text differ by this much (of 255) asks for high contrast."""


@dataclass(frozen=True, slots=True)
class Look:
    """A theme at a scale."""

    theme: Theme
    interface: float = 1.0
    text: float = 1.0

    def px(self, size: float) -> int:
        """A length on the screen."""
        return max(1, round(size * self.interface))

    def pt(self, size: float) -> int:
        """A text's height in pixels; below 11 nothing can be read that is needed to play."""
        return max(11, round(size * self.interface * self.text))


def system_theme() -> str:
    """What the system's settings ask for."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        contrast = hints.accessibility().contrastPreference()
        if contrast == Qt.ContrastPreference.HighContrast:
            return "high-contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


def look_for(display: Display) -> Look:
    """The look that the settings ask for."""
    name = system_theme() if display.theme == "system" else display.theme
    return Look(theme(name), display.interface_percent / 100, display.text_percent / 100)


class _Current:
    look = Look(theme("dark"))


def current() -> Look:
    """The look that the program has now."""
    return _Current.look


def wear(look: Look) -> None:
    """Give the whole program this look, at once."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    _Current.look = look
    fonts.load_fonts()
    app.setFont(fonts.body(look.pt(13)))
    app.setPalette(palette(look.theme))
    app.setStyleSheet(style_sheet(look))
    for window in app.topLevelWidgets():
        for widget in (window, *window.findChildren(QWidget)):
            relook = getattr(widget, "relook", None)
            if relook is not None:
                relook()


def palette(theme: Theme) -> QPalette:
    made = QPalette()
    role = QPalette.ColorRole
    for group_role, token in (
        (role.Window, "bg1"), (role.Base, "s1"), (role.AlternateBase, "s2"), (role.Button, "s3"),
        (role.WindowText, "mid"), (role.Text, "mid"), (role.ButtonText, "hi"), (role.BrightText, "bad"),
        (role.ToolTipBase, "s2"), (role.ToolTipText, "hi"), (role.PlaceholderText, "low"),
        (role.Highlight, "acc"), (role.HighlightedText, "onacc"), (role.Link, "info"), (role.Mid, "line2"),
    ):
        made.setColor(group_role, theme.color(token))
    for group_role in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, group_role, theme.color("low"))
    return made


def _rgba(colour: QColor | str, alpha: float) -> str:
    c = QColor(colour)
    return f"rgba({c.red()},{c.green()},{c.blue()},{round(alpha * 255)})"


def style_sheet(look: Look) -> str:
    """Everything that Qt's style sheets can say about the tokens."""
    t, px, pt = look.theme.tokens, look.px, look.pt
    pressed = mix(t.acc, t.bg0, 0.3).name()
    lit = mix(t.acc, "#FFFFFF", 0.25).name()
    raised = mix(t.s3, t.hi, 0.12).name()
    pad = f"{px(7)}px {px(14)}px"
    return f"""
* {{ font-family: Inter; font-size: {pt(13)}px; color: {t.mid}; outline: none; }}
QWidget#shell, QWidget[role="page"], QMainWindow, QDialog {{ background: {t.bg1}; }}
QWidget[role="clear"], QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QFrame[role="panel"] {{ background: {t.s1}; border: 1px solid {t.line}; border-radius: {px(8)}px; }}
QFrame[role="raised"] {{ background: {t.s2}; border: 1px solid {t.line}; border-radius: {px(8)}px; }}
QFrame[role="seat"] {{ background: {t.s1}; border: {px(2)}px solid {t.line2}; border-radius: {px(8)}px; }}
QFrame[role="rule"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[role="prompt"] {{ background: {t.s2}; border: {px(2)}px solid {t.line2}; border-radius: {px(9)}px; }}
QFrame[role="prompt"][mine="true"] {{ border-color: {t.acc}; }}
QFrame[role="notice"] {{ background: {t.s2}; border: 1px solid {t.info}; border-radius: {px(6)}px; }}
QFrame[role="refusal"] {{ background: {t.s2}; border: {px(2)}px solid {t.bad}; border-radius: {px(6)}px; }}

QLabel {{ background: transparent; border: none; }}
QLabel[role="hero"] {{ font-family: Play; font-weight: 700; font-size: {pt(56)}px; color: {t.hi}; }}
QLabel[role="title"] {{ font-family: Play; font-weight: 700; font-size: {pt(26)}px; color: {t.hi}; }}
QLabel[role="name"] {{ font-family: Play; font-weight: 700; font-size: {pt(18)}px; color: {t.hi}; }}
QLabel[role="prompt"] {{ font-family: Play; font-weight: 700; font-size: {pt(16)}px; color: {t.hi}; }}
QLabel[role="number"] {{ font-family: Play; font-weight: 700; font-size: {pt(18)}px; color: {t.hi}; }}
QLabel[role="total"] {{ font-family: Play; font-weight: 700; font-size: {pt(34)}px; color: {t.hi}; }}
QLabel[role="label"] {{ font-family: Play; font-weight: 700; font-size: {pt(12)}px; color: {t.low};
    letter-spacing: 1px; }}
QLabel[role="lead"] {{ font-size: {pt(16)}px; font-weight: 500; color: {t.mid}; }}
QLabel[role="caption"] {{ font-size: {pt(12)}px; font-weight: 500; color: {t.low}; }}
QLabel[role="strong"] {{ font-weight: 600; color: {t.hi}; }}
QLabel[role="bad"] {{ color: {t.bad}; font-weight: 600; }}

QPushButton, QToolButton {{ background: {t.s3}; color: {t.hi}; border: {px(2)}px solid {t.line2};
    border-radius: {px(6)}px; padding: {pad}; font-weight: 600; min-height: {px(18)}px; }}
QPushButton:hover, QToolButton:hover {{ background: {raised}; border-color: {t.hi}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {t.s1}; }}
QPushButton:focus, QToolButton:focus {{ border-color: {t.focus}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {t.low}; background: {t.s1}; border-color: {t.line}; }}
QPushButton[role="primary"] {{ background: {t.acc}; color: {t.onacc}; border-color: {t.acc};
    font-family: Play; font-weight: 700; font-size: {pt(15)}px; }}
QPushButton[role="primary"]:hover {{ background: {lit}; border-color: {t.hi}; }}
QPushButton[role="primary"]:pressed {{ background: {pressed}; }}
QPushButton[role="primary"]:focus {{ border: {px(3)}px solid {t.focus}; padding: {px(6)}px {px(13)}px; }}
QPushButton[role="primary"]:disabled {{ background: {_rgba(t.acc, 0.25)}; color: {t.low}; border-color: {t.line}; }}
QPushButton[role="big"] {{ background: {t.acc}; color: {t.onacc}; border: {px(2)}px solid {t.acc};
    font-family: Play; font-weight: 700; font-size: {pt(20)}px; padding: {px(14)}px; }}
QPushButton[role="big"]:hover {{ background: {lit}; border-color: {t.hi}; }}
QPushButton[role="big"]:pressed {{ background: {pressed}; }}
QPushButton[role="big"]:focus {{ border: {px(3)}px solid {t.focus}; padding: {px(13)}px; }}
QPushButton[role="big"]:disabled {{ background: {_rgba(t.acc, 0.25)}; color: {t.low}; border-color: {t.line}; }}
QPushButton[role="quiet"], QToolButton[role="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {{ background: {t.s3}; }}
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus {{ border-color: {t.focus}; }}
QPushButton[role="segment"] {{ background: transparent; border-color: transparent; padding: {px(6)}px {px(14)}px; }}
QPushButton[role="segment"]:hover {{ background: {t.s3}; }}
QPushButton[role="segment"]:checked {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="segment"]:focus {{ border-color: {t.focus}; background: {raised}; }}
QPushButton[role="tile"] {{ background: {t.s1}; border: {px(2)}px solid {t.line}; border-radius: {px(8)}px;
    padding: 0; text-align: left; }}
QPushButton[role="tile"]:hover {{ background: {t.s2}; border-color: {t.hi}; }}
QPushButton[role="tile"]:focus {{ border: {px(3)}px solid {t.focus}; background: {t.s2}; }}
QPushButton[role="continue"] {{ background: {_rgba(mix(t.acc, t.s1, 0.82), 1)}; border: {px(2)}px solid {t.acc};
    border-radius: {px(8)}px; padding: 0; text-align: left; }}
QPushButton[role="continue"]:hover {{ background: {_rgba(mix(t.acc, t.s1, 0.72), 1)}; }}
QPushButton[role="continue"]:focus {{ border: {px(3)}px solid {t.focus}; }}

QLineEdit, QSpinBox, QComboBox, QKeySequenceEdit QLineEdit, QPlainTextEdit, QTextEdit {{ background: {t.bg0};
    color: {t.hi}; border: {px(2)}px solid {t.line2}; border-radius: {px(6)}px; padding: {px(6)}px {px(10)}px;
    min-height: {px(18)}px; selection-background-color: {t.acc}; selection-color: {t.onacc}; }}
QComboBox {{ background: {t.s3}; padding-right: {px(26)}px; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{ border-color: {t.focus}; }}
QComboBox::drop-down {{ border: none; width: {px(22)}px; }}
QComboBox QAbstractItemView {{ background: {t.s2}; color: {t.hi}; border: 1px solid {t.line2};
    selection-background-color: {t.acc}; selection-color: {t.onacc}; }}
QSlider::groove:horizontal {{ height: {px(4)}px; background: {t.s3}; border-radius: {px(2)}px; }}
QSlider::sub-page:horizontal {{ background: {t.acc}; border-radius: {px(2)}px; }}
QSlider::handle:horizontal {{ width: {px(16)}px; margin: -{px(7)}px 0; border-radius: {px(8)}px; background: {t.hi};
    border: {px(2)}px solid {t.s1}; }}
QSlider::handle:horizontal:focus {{ border-color: {t.focus}; background: {t.acc}; }}

QListWidget, QTreeWidget, QTableWidget {{ background: {t.s1}; border: 1px solid {t.line};
    border-radius: {px(6)}px; alternate-background-color: {t.s2}; }}
QListWidget:focus, QTreeWidget:focus, QTableWidget:focus {{ border: {px(2)}px solid {t.focus}; }}
QListWidget::item, QTreeWidget::item {{ padding: {px(5)}px {px(8)}px; border-radius: {px(4)}px; color: {t.mid}; }}
QListWidget::item:hover, QTreeWidget::item:hover {{ background: {t.s3}; color: {t.hi}; }}
QListWidget::item:selected, QTreeWidget::item:selected, QTableWidget::item:selected {{ background: {t.s3};
    color: {t.hi}; border: {px(2)}px solid {t.can}; }}
QListWidget[role="nav"] {{ background: transparent; border: none; }}
QListWidget[role="nav"]::item {{ padding: {px(9)}px {px(12)}px; font-weight: 600; }}
QListWidget[role="nav"]::item:selected {{ border: {px(2)}px solid {t.hi}; }}
QHeaderView::section {{ background: {t.s2}; color: {t.low}; border: none; padding: {px(6)}px; font-weight: 600; }}
QTableCornerButton::section {{ background: {t.s2}; border: none; }}

QMenuBar {{ background: {t.bg0}; }}
QMenuBar::item {{ background: transparent; padding: {px(6)}px {px(12)}px; color: {t.mid}; }}
QMenuBar::item:selected {{ background: {t.s3}; color: {t.hi}; }}
QMenu {{ background: {t.s2}; border: 1px solid {t.line2}; padding: {px(4)}px; }}
QMenu::item {{ padding: {px(6)}px {px(24)}px; border-radius: {px(4)}px; color: {t.hi}; }}
QMenu::item:selected {{ background: {t.acc}; color: {t.onacc}; }}
QMenu::item:disabled {{ color: {t.low}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: {px(4)}px; }}
QToolTip {{ background: {t.s2}; color: {t.hi}; border: 1px solid {t.line2}; padding: {px(6)}px; }}
QDockWidget {{ color: {t.low}; font-weight: 600; titlebar-close-icon: none; titlebar-normal-icon: none; }}
QDockWidget::title {{ background: {t.s1}; padding: {px(6)}px {px(10)}px; border-bottom: 1px solid {t.line}; }}
QTabBar::tab {{ background: {t.bg0}; color: {t.mid}; padding: {px(6)}px {px(12)}px; border: none;
    border-bottom: {px(3)}px solid transparent; }}
QTabBar::tab:selected {{ color: {t.hi}; border-bottom-color: {t.acc}; }}
QTabBar::tab:focus {{ color: {t.focus}; text-decoration: underline; }}
QMainWindow::separator {{ background: {t.bg0}; width: {px(5)}px; height: {px(5)}px; }}
QScrollBar:vertical {{ background: transparent; width: {px(10)}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(10)}px; margin: 0; }}
QScrollBar::handle {{ background: {t.line2}; border-radius: {px(4)}px; min-height: {px(28)}px; min-width: {px(28)}px;
    margin: {px(1)}px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
    border: none; width: 0; height: 0; }}
"""
