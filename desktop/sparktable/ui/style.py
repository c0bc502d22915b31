"""The look of windows and dialogs: the theme's tokens as one style sheet, at the scale that the player set.

Widgets say what they are with a `role` property (`title`, `label`, `primary` …); nothing else in the program sets
a colour or a font of its own.
"""
from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from sparktable.table.art.color import mix
from sparktable.table.art.theme import Theme, theme

WIDE_WORDS, LARGE_WORDS = 1.2, 1.4


class Look(NamedTuple):
    """A theme at a scale. Like all that the first frame waits for, no dataclass: those take longer to be made."""

    theme: Theme
    interface: float = 1.0
    text: float = 1.0

    @property
    def has_wide_words(self) -> bool:
        """Words are so wide that not all that usually stand beside each other do."""
        return self.text >= WIDE_WORDS

    @property
    def has_large_words(self) -> bool:
        """Words are so large that what matters most is told alone at first."""
        return self.text >= LARGE_WORDS

    def px(self, size: float) -> int:
        """A length on the screen."""
        return max(1, round(size * self.interface))

    def pt(self, size: float) -> int:
        """A text's height in pixels; below 11 nothing can be read that is needed to play."""
        return max(11, round(size * self.interface * self.text))


def system_theme() -> str:
    """What the system's settings ask for. Whoever has chosen a theme does not wait until Qt for Python has made all
    the names that there are in `Qt`: that takes a seventh of the time of a bare window."""
    from PySide6.QtCore import Qt

    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "high-contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


class Display(Protocol):
    """What a look is made from: the settings, or what the first frame reads of them."""

    @property
    def theme(self) -> str: ...

    @property
    def text_percent(self) -> int: ...

    @property
    def interface_percent(self) -> int: ...


def look_for(display: Display) -> Look:
    """The look that the settings ask for."""
    name = system_theme() if display.theme == "system" else display.theme
    return Look(theme(name), display.interface_percent / 100, display.text_percent / 100)


ZOOM = "zoom"
"""The property of a page on which everything is larger than elsewhere, by so much."""


LARGE_SCREEN = 1536, 824
"""In a larger window everything grows, as the table does: by quarters, to at most `LARGEST` times its usual size. A
window that fills a screen of 1920 x 1080 but for a bar of the system's is a step larger than usual."""
LARGEST = 2.5


def growth(window: QSize) -> float:
    """How much larger than usual everything is in a window of that size."""
    share = min(window.width() / LARGE_SCREEN[0], window.height() / LARGE_SCREEN[1])
    return max(1.0, min(int(share * 4) / 4, LARGEST))


class _Current:
    asked = look = Look(theme("dark"))
    grown = 1.0


def current() -> Look:
    """The look that the program has now."""
    return _Current.look


def asked() -> Look:
    """The same as the settings ask for it, in whatever window."""
    return _Current.asked


def grown() -> float:
    """How much larger than that it is."""
    return _Current.grown


def look_at(widget: QWidget) -> Look:
    """The look where a widget stands: a page may be drawn larger than the rest."""
    place: QWidget | None = widget
    while place is not None:
        zoom = place.property(ZOOM)
        if zoom is not None:
            return _Current.look._replace(interface=_Current.look.interface * zoom)
        place = place.parentWidget()
    return _Current.look


def zoom(page: QWidget, factor: float) -> None:
    """Draw a page larger than the rest: its texts, its gaps and its pictures."""
    if (page.property(ZOOM) or 1.0) == factor:
        return
    from sparktable.table.art.stylesheet import stylesheet

    page.setProperty(ZOOM, factor)
    look = look_at(page)
    page.setStyleSheet("" if factor == 1.0 else stylesheet(look.theme, look.interface) + roles(look))
    for widget in page.findChildren(QWidget):
        relook = getattr(widget, "relook", None)
        if relook is not None:
            relook()


def larger(look: Look, grown: float) -> Look:
    """The look as it is worn in a window in which everything grows by so much."""
    return look._replace(interface=max(look.interface, min(look.interface * grown, LARGEST)))


def wear(look: Look, grown: float = 1.0) -> None:
    """Give the whole program this look, at once; larger by so much where its window is large."""
    from sparktable.table.art import fonts
    from sparktable.table.art.stylesheet import palette, stylesheet

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    _Current.asked, _Current.grown = look, grown
    _Current.look = look = larger(look, grown)
    fonts.load_fonts()
    app.setFont(fonts.font("Inter", look.pt(13)))
    app.setPalette(palette(look.theme))
    sheet = stylesheet(look.theme, look.interface) + roles(look)
    if app.styleSheet() != sheet:  # every widget is gone through, even where nothing changes
        app.setStyleSheet(sheet)
    redraw()


def redraw() -> None:
    """Have every widget make its pictures anew: in another look, or for another screen's pixels."""
    for window in QApplication.topLevelWidgets():
        if window.parentWidget() is not None:  # a dialog is found among what belongs to its window
            continue
        for widget in (window, *window.findChildren(QWidget)):
            relook = getattr(widget, "relook", None)
            if relook is not None:
                relook()


def _rgba(colour: QColor | str, alpha: float) -> str:
    c = QColor(colour)
    return f"rgba({c.red()},{c.green()},{c.blue()},{round(alpha * 255)})"


def roles(look: Look) -> str:
    """What pages and dialogs add to the style sheet that all widgets share: the roles, and the text's scale."""
    t, px, pt = look.theme.tokens, look.px, look.pt
    pressed = mix(t.accfill, t.bg0, 0.3).name()
    lit = mix(t.accfill, "#FFFFFF", 0.25).name()
    raised = mix(t.s3, t.hi, 0.12).name()
    around = 10 if look.has_wide_words else 14
    # Spaced by a sixty-fourth of a pixel, the least there is, letters are not joined: Play's "ft" has a glyph that
    # the file lacks.
    play = "font-family: Play; font-weight: 700; letter-spacing: 0.02px;"
    # Where everything has bright borders and letters, a broken border says what cannot be pressed.
    dashed = f"QPushButton:disabled, QToolButton:disabled {{ border: {px(2)}px dashed {t.line2}; }}" \
        if look.theme.name == "high-contrast" else ""
    return f"""
* {{ font-size: {pt(13)}px; }}
QPushButton, QToolButton {{ font-size: {pt(13)}px; }}
QPushButton:focus, QToolButton:focus {{ outline: none; }}
QSlider:horizontal {{ min-height: {px(22)}px; }}
QSlider::handle:horizontal {{ margin: -{px(7)}px 0; }}
QComboBox::drop-down {{ border: none; width: {px(26)}px; }}
QComboBox::down-arrow {{ image: none; }}
QWidget#shell, QWidget[role="page"], QMainWindow, QDialog {{ background: {t.bg1}; }}
QDialog {{ border: 1px solid {t.line2}; }}
QWidget[role="clear"], QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QFrame[role="panel"] {{ background: {t.s1}; border: 1px solid {t.line}; border-radius: {px(8)}px; }}
QFrame[role="raised"] {{ background: {t.s2}; border: 1px solid {t.line}; border-radius: {px(8)}px; }}
QFrame[role="zebra"] {{ background: {t.s2}; border: none; border-radius: {px(4)}px; }}
QFrame[role="advice"] {{ background: {mix(t.info, t.s1, 0.82).name()}; border: 1px solid {t.info};
    border-radius: {px(8)}px; }}
QFrame[role="seat"] {{ background: {t.s1}; border: {px(2)}px solid {t.line2}; border-radius: {px(8)}px; }}
QFrame[role="rule"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[role="prompt"] {{ background: {t.s2}; border: {px(2)}px solid {t.line2}; border-radius: {px(9)}px; }}
QFrame[role="prompt"][mine="true"] {{ border-color: {t.acc}; }}
QFrame[role="notice"] {{ background: {t.s2}; border: 1px solid {t.info}; border-radius: {px(6)}px; }}
QFrame[role="lesson"] {{ background: {t.s1}; border: {px(3)}px solid {t.hi}; border-radius: {px(8)}px; }}
QFrame[role="notice"] QPushButton, QFrame[role="lesson"] QPushButton {{ padding: {px(6)}px; }}
QFrame[lit="true"], QLabel[lit="true"] {{ border: {px(2)}px dashed {t.can}; }}
QFrame[role="refusal"] {{ background: {t.s2}; border: {px(2)}px solid {t.bad}; border-radius: {px(6)}px; }}

QLabel {{ border: none; }}
QLabel[role="hero"] {{ {play} font-size: {pt(56)}px; color: {t.hi}; }}
QLabel[role="huge"] {{ {play} font-size: {pt(84)}px; color: {t.hi}; }}
QLabel[role="large"] {{ {play} font-size: {pt(40)}px; color: {t.hi}; }}
QLabel[role="title"] {{ {play} font-size: {pt(26)}px; color: {t.hi}; }}
QLabel[role="name"] {{ {play} font-size: {pt(18)}px; color: {t.hi}; }}
QLabel[role="question"] {{ {play} font-size: {pt(16)}px; color: {t.hi}; }}
QLabel[role="number"] {{ {play} font-size: {pt(18)}px; color: {t.hi}; }}
QLabel[role="minus"] {{ {play} font-size: {pt(18)}px; color: {t.bad}; }}
QLabel[role="total"] {{ {play} font-size: {pt(34)}px; color: {t.hi}; }}
QLabel[role="tile"] {{ {play} font-size: {pt(19)}px; color: {t.hi}; }}
QLabel[role="label"] {{ {play} letter-spacing: 1px; font-size: {pt(12)}px; color: {t.low}; }}
QLabel[role="kicker"] {{ {play} letter-spacing: 1px; font-size: {pt(15)}px; color: {t.acc}; }}
QLabel[role="kicker_lost"] {{ {play} letter-spacing: 1px; font-size: {pt(15)}px; color: {t.mid}; }}
QLabel[role="over"] {{ {play} font-size: {pt(16)}px; color: #FFFFFF; }}
QLabel[role="reading"] {{ font-size: {pt(16)}px; }}
QLabel[role="spoken"] {{ font-size: {pt(17)}px; font-weight: 600; color: {t.hi}; }}
QLabel[role="told"] {{ font-size: {pt(22)}px; font-weight: 600; color: {t.hi}; }}
QLabel[role="lead"] {{ font-size: {pt(16)}px; font-weight: 500; color: {t.mid}; }}
QLabel[role="caption"] {{ font-size: {pt(12)}px; font-weight: 500; color: {t.low}; }}
QLabel[role="strong"] {{ font-weight: 600; color: {t.hi}; }}
QLabel[role="key"] {{ font-weight: 600; color: {t.hi}; background: {t.s3}; border: 1px solid {t.line2};
    border-radius: {px(4)}px; padding: {px(2)}px {px(7)}px; }}
QLabel[role="won"], QLabel[role="lost"], QLabel[role="ended"] {{ {play} font-size: {pt(15)}px; color: {t.hi};
    border: 1px solid {t.line2}; border-radius: {px(5)}px; padding: {px(2)}px {px(10)}px; }}
QLabel[role="go"] {{ background: {t.accfill}; color: {t.onacc}; {play} font-size: {pt(15)}px;
    border-radius: {px(6)}px; padding: {px(8)}px {px(16)}px; }}
QLabel[role="won"] {{ background: {t.accfill}; color: {t.onacc}; border-color: {t.acc}; }}
QLabel[role="lost"] {{ background: {_rgba(mix(t.bad, t.s1, 0.82), 1)}; border-color: {t.bad}; }}
QLabel[role="cap"] {{ font-weight: 600; font-size: {pt(11)}px; color: {t.mid}; border: 1px solid {t.line2};
    border-radius: {px(4)}px; padding: 0 {px(4)}px; }}
QLabel[role="strong"]:disabled {{ color: {t.low}; }}
QToolBar[role="rail"] {{ background: {t.bg0}; border: none; padding: {px(3)}px; spacing: {px(5)}px; }}
QPushButton[role="rail"] {{ background: {t.s2}; border: 1px solid {t.line2}; border-radius: {px(6)}px; padding: 0; }}
QPushButton[role="rail"]:hover, QPushButton[role="rail"]:checked {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="rail"]:focus {{ border: {px(2)}px solid {t.focus}; }}
QFrame[role="drawer"] {{ background: {t.s1}; border: 1px solid {t.line2}; border-radius: {px(8)}px; }}
QPushButton[role="tool"] {{ background: {t.s2}; border: 1px solid {t.line2}; border-radius: {px(6)}px; padding: 0; }}
QPushButton[role="tool"]:hover {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="tool"]:focus {{ border: {px(2)}px solid {t.focus}; }}
QPushButton[role="tool"]:disabled {{ background: transparent; border-color: {t.line}; }}
QLabel[role="bad"] {{ color: {t.bad}; font-weight: 600; }}

QPushButton[role="primary"] {{ background: {t.accfill}; color: {t.onacc}; border-color: {t.acc};
    {play} font-size: {pt(15)}px; }}
QPushButton[role="primary"]:hover {{ background: {lit}; border-color: {t.hi}; }}
QPushButton[role="primary"]:pressed {{ background: {pressed}; }}
QPushButton[role="primary"]:focus {{ border: {px(3)}px solid {t.focus}; padding: {px(6)}px {px(13)}px; }}
QPushButton[role="primary"]:disabled {{ background: {_rgba(t.accfill, 0.25)}; color: {t.low};
    border: {px(2)}px dashed {t.line2}; }}
QPushButton[role="big"] {{ background: {t.accfill}; color: {t.onacc}; border: {px(2)}px solid {t.acc};
    {play} font-size: {pt(20)}px; padding: {px(around)}px; }}
QPushButton[role="big"]:hover {{ background: {lit}; border-color: {t.hi}; }}
QPushButton[role="big"]:pressed {{ background: {pressed}; }}
QPushButton[role="big"]:focus {{ border: {px(3)}px solid {t.focus}; padding: {px(around - 1)}px; }}
QPushButton[role="big"]:disabled {{ background: {_rgba(t.accfill, 0.25)}; color: {t.low};
    border: {px(2)}px dashed {t.line2}; }}
QPushButton[role="quiet"], QToolButton[role="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {{ background: {t.s3}; }}
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus {{ border-color: {t.focus}; }}
QPushButton[role="link"] {{ background: transparent; border: none; padding: 0; min-height: 0; color: {t.info};
    font-size: {pt(12)}px; font-weight: 500; text-decoration: underline; }}
QPushButton[role="link"]:hover {{ color: {t.hi}; }}
QPushButton[role="link"]:focus {{ border: {px(2)}px solid {t.focus}; border-radius: {px(4)}px; }}
QPushButton[role="aside"] {{ background: {_rgba(t.bg0, 0.94)}; border-color: {t.line2}; }}
QPushButton[role="aside"]:hover {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="aside"]:focus {{ border: {px(3)}px solid {t.focus}; }}
QPushButton[role="segment"] {{ background: transparent; border-color: transparent; padding: {px(6)}px {px(14)}px; }}
QPushButton[role="segment"]:hover {{ background: {t.s3}; }}
QPushButton[role="segment"]:checked {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="segment"]:focus {{ border: {px(3)}px solid {t.focus}; background: {raised};
    padding: {px(5)}px {px(13)}px; }}
QPushButton[role="tab"] {{ background: transparent; border: 1px solid transparent; padding: 0 {px(8)}px; }}
QPushButton[role="tab"]:hover {{ background: {t.s3}; }}
QPushButton[role="tab"]:checked {{ background: {t.s3}; border-color: {t.hi}; }}
QPushButton[role="tab"]:focus {{ border: {px(2)}px solid {t.focus}; padding: 0 {px(7)}px; }}
QPushButton[role="chip"] {{ background: {t.s1}; border: 1px solid {t.line2}; border-radius: {px(5)}px;
    padding: {px(5)}px {px(10)}px; }}
QPushButton[role="chip"]:hover {{ background: {t.s3}; }}
QPushButton[role="chip"]:checked {{ background: {t.s3}; border: {px(2)}px solid {t.hi};
    padding: {px(4)}px {px(9)}px; }}
QPushButton[role="chip"]:focus {{ border: {px(3)}px solid {t.focus}; padding: {px(3)}px {px(8)}px; }}
QPushButton[role="tile"] {{ background: {t.s1}; border: {px(2)}px solid {t.line}; border-radius: {px(8)}px;
    padding: 0; text-align: left; }}
QPushButton[role="tile"]:hover {{ background: {t.s2}; border-color: {t.hi}; }}
QPushButton[role="tile"]:focus {{ border: {px(3)}px solid {t.focus}; background: {t.s2}; }}
QPushButton[role="card"] {{ background: {t.s1}; border: {px(2)}px solid {t.line2}; border-radius: {px(8)}px;
    padding: 0; text-align: left; }}
QPushButton[role="card"]:hover {{ background: {t.s2}; border-color: {t.hi}; }}
QPushButton[role="card"]:checked {{ background: {_rgba(mix(t.accfill, t.s1, 0.9), 1)}; border-color: {t.acc}; }}
QPushButton[role="card"]:focus {{ border: {px(3)}px solid {t.focus}; }}
QPushButton[role="continue"] {{ background: {_rgba(mix(t.accfill, t.s1, 0.93), 1)}; border: {px(2)}px solid {t.acc};
    border-radius: {px(8)}px; padding: 0; text-align: left; }}
QPushButton[role="continue"]:hover {{ background: {_rgba(mix(t.accfill, t.s1, 0.72), 1)}; }}
QPushButton[role="continue"]:focus {{ border: {px(3)}px solid {t.focus}; }}

QLineEdit, QComboBox, QKeySequenceEdit {{ min-height: {px(26)}px; }}
QLineEdit {{ placeholder-text-color: {t.low}; }}
QLineEdit > QToolButton {{ background: transparent; border: none; padding: 0; min-height: 0; }}
QListWidget::item, QTreeWidget::item {{ border-radius: {px(4)}px; color: {t.mid}; }}
QListWidget[role="nav"] {{ background: transparent; border: none; outline: none; }}
QListWidget[role="nav"]::item {{ padding: {px(9)}px {px(12)}px; font-weight: 600; }}
QListWidget[role="nav"]::item:selected {{ border: 1px solid {t.hi}; padding: {px(9) - 1}px {px(12) - 1}px; }}
QListWidget[role="nav"]::item:selected:focus {{ border: {px(3)}px solid {t.focus}; background: {raised};
    padding: {px(9) - px(3)}px {px(12) - px(3)}px; }}
QTableWidget::item {{ padding: {px(4)}px {px(8)}px; }}
QDockWidget {{ color: {t.low}; font-weight: 600; titlebar-close-icon: none; titlebar-normal-icon: none; }}
QDockWidget::title {{ background: {t.s1}; padding: {px(6)}px {px(10)}px; border-bottom: 1px solid {t.line}; }}
QMainWindow::separator {{ background: {t.bg0}; width: {px(5)}px; height: {px(5)}px; }}
{dashed}
"""
