"""The look of ordinary widgets: a palette for Qt, and a style sheet for buttons, lists and inputs.

A button with the property `primary` is the one yellow button; `QFrame[panel="true"]` is a panel.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from sparktable.table.art.color import fade, mix
from sparktable.table.art.fonts import CJK_FAMILIES
from sparktable.table.art.theme import Theme


def palette(theme: Theme) -> QPalette:
    """Colours for everything that the style sheet does not name."""
    t, made, role = theme.tokens, QPalette(), QPalette.ColorRole
    for where, colour in (
        (role.Window, t.bg0),
        (role.WindowText, t.mid),
        (role.Base, t.s1),
        (role.AlternateBase, t.s2),
        (role.Text, t.hi),
        (role.Button, t.s3),
        (role.ButtonText, t.hi),
        (role.BrightText, t.bad),
        (role.ToolTipBase, t.s2),
        (role.ToolTipText, t.hi),
        (role.PlaceholderText, t.low),
        (role.Highlight, t.accfill),
        (role.HighlightedText, t.onacc),
        (role.Link, t.info),
        (role.LinkVisited, t.info),
        (role.Light, t.s3),
        (role.Midlight, t.s2),
        (role.Mid, t.line),
        (role.Dark, t.bg0),
        (role.Shadow, "#000000"),
        (role.Accent, t.acc),
    ):
        made.setColor(where, QColor(colour))
    quiet = mix(t.low, t.s1, 0.35)
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, quiet)
    return made


def _rgba(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """Widgets at `scale` times their size: paddings, radii and text grow together."""
    t = theme.tokens

    def px(value: float) -> str:
        return f"{max(1, round(value * scale))}px"

    families = ", ".join(f'"{family}"' for family in ("Inter", *CJK_FAMILIES))
    quiet = mix(t.low, t.s1, 0.35).name()
    ring = f"border: {px(theme.focus_width)} solid {t.focus}; outline: {px(2)} solid {t.focus2};"
    return f"""
* {{ font-family: {families}; font-size: {px(13)}; }}
QWidget {{ color: {t.mid}; }}
QMainWindow, QDialog {{ background: {t.bg0}; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-family: "Play",
                       {families}; font-weight: 700; font-size: {px(26)}; color: {t.hi}; }}
QLabel[role="name"] {{ font-family: "Play",
                      {families}; font-weight: 700; font-size: {px(17)}; color: {t.hi}; }}
QLabel[role="caption"] {{ font-size: {px(12)}; font-weight: 500; color: {t.low}; }}
QFrame[panel="true"] {{ background: {t.s1}; border: 1px solid {t.line}; border-radius: {px(8)}; }}
QToolTip {{ background: {t.s2}; color: {t.hi}; border: 1px solid {t.line2}; padding: {px(4)} {px(8)}; }}

QPushButton, QToolButton {{ background: {t.s3}; color: {t.hi}; border: 1px solid {t.line2};
    border-radius: {px(6)}; padding: {px(6)} {px(14)}; min-height: {px(20)};
    font-weight: 600; font-size: {px(14)}; }}
QPushButton:hover, QToolButton:hover {{ background: {mix(t.s3, t.hi, 0.18).name()}; border-color: {t.hi}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {t.s1}; }}
QPushButton:checked, QToolButton:checked {{ background: {t.s2}; border: {px(2)} solid {t.acc}; }}
QPushButton:disabled, QToolButton:disabled {{ background: {t.s1}; color: {quiet}; border-color: {t.line}; }}
QPushButton:focus, QToolButton:focus {{ {ring} }}
QPushButton[primary="true"] {{ background: {t.accfill}; color: {t.onacc}; border-color: {t.acc};
    font-family: "Play", {families}; font-weight: 700; font-size: {px(15)}; }}
QPushButton[primary="true"]:hover {{ background: {mix(t.accfill, "#FFFFFF", 0.3).name()}; border-color: {t.hi}; }}
QPushButton[primary="true"]:pressed {{ background: {mix(t.accfill, t.bg0, 0.3).name()}; }}
QPushButton[primary="true"]:disabled {{ background: {mix(t.accfill, t.s1, 0.65).name()}; color: {t.mid};
    border-color: {t.line}; }}
QPushButton[primary="true"]:focus {{ {ring} }}
QPushButton::menu-indicator, QToolButton::menu-indicator {{ image: none; width: 0; }}

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QDoubleSpinBox, QComboBox, QKeySequenceEdit {{
    background: {t.s1}; color: {t.hi}; border: 1px solid {t.line2}; border-radius: {px(6)};
    padding: {px(4)} {px(8)}; selection-background-color: {t.accfill}; selection-color: {t.onacc}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus,
QDoubleSpinBox:focus, QComboBox:focus {{ border: {px(2)} solid {t.focus}; }}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{ color: {quiet}; border-color: {t.line}; }}
QComboBox {{ min-height: {px(22)}; }}
QComboBox QAbstractItemView {{ background: {t.s2}; color: {t.hi}; border: 1px solid {t.line2};
    selection-background-color: {t.accfill}; selection-color: {t.onacc}; }}
QCheckBox, QRadioButton {{ color: {t.hi}; spacing: {px(8)}; min-height: {px(24)}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {quiet}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {px(16)}; height: {px(16)}; background: {t.s1};
    border: {px(1.5)} solid {t.line2}; }}
QCheckBox::indicator {{ border-radius: {px(4)}; }}
QRadioButton::indicator {{ border-radius: {px(9)}; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {t.acc}; border-color: {t.hi}; }}
QCheckBox:focus, QRadioButton:focus {{ outline: {px(2)} solid {t.focus}; }}
QSlider::groove:horizontal {{ height: {px(6)}; background: {t.line2}; border-radius: {px(3)}; }}
QSlider::sub-page:horizontal {{ background: {t.acc}; border-radius: {px(3)}; }}
QSlider::handle:horizontal {{ width: {px(16)}; margin: {px(-5)} 0; border-radius: {px(8)}; background: {t.hi};
    border: 1px solid {t.line2}; }}
QSlider::handle:horizontal:focus {{ border: {px(2)} solid {t.focus}; background: {t.acc}; }}
QProgressBar {{ background: {t.s3}; border: 0; border-radius: {px(3)}; height: {px(6)}; color: transparent; }}
QProgressBar::chunk {{ background: {t.info}; border-radius: {px(3)}; }}

QListView, QTreeView, QTableView {{ background: {t.s1}; alternate-background-color: {t.s2}; color: {t.mid};
    border: 1px solid {t.line}; border-radius: {px(8)}; gridline-color: {t.line}; }}
QListView::item, QTreeView::item {{ padding: {px(5)} {px(8)}; }}
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover {{ background: {t.s3}; color: {t.hi}; }}
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {{ background: {t.s3};
    color: {t.hi}; border-left: {px(3)} solid {t.acc}; }}
QListView:focus, QTreeView:focus, QTableView:focus {{ border: {px(2)} solid {t.focus}; }}
QHeaderView::section {{ background: {t.s2}; color: {t.low}; border: 0; border-bottom: 1px solid {t.line};
    padding: {px(5)} {px(8)}; font-weight: 600; }}

QMenuBar {{ background: {t.bg0}; color: {t.mid}; }}
QMenuBar::item {{ padding: {px(6)} {px(8)}; border-radius: {px(4)}; background: transparent; }}
QMenuBar::item:selected {{ background: {t.s3}; color: {t.hi}; }}
QMenu {{ background: {t.s2}; color: {t.hi}; border: 1px solid {t.line2}; padding: {px(4)}; }}
QMenu::item {{ padding: {px(6)} {px(28)} {px(6)} {px(12)}; border-radius: {px(4)}; }}
QMenu::item:selected {{ background: {t.accfill}; color: {t.onacc}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: {px(4)} {px(8)}; }}

QTabWidget::pane {{ border: 1px solid {t.line}; border-radius: {px(8)}; background: {t.s1}; top: -1px; }}
QTabBar::tab {{ background: transparent; color: {t.mid}; padding: {px(7)} {px(9)}; font-weight: 600;
    border-bottom: {px(3)} solid transparent; }}
QTabBar::tab:hover {{ color: {t.hi}; background: {t.s2}; }}
QTabBar::tab:selected {{ color: {t.hi}; border-bottom: {px(3)} solid {t.acc}; }}
QTabBar::tab:focus {{ border: {px(2)} solid {t.focus}; }}
QGroupBox {{ border: 1px solid {t.line}; border-radius: {px(8)}; margin-top: {px(12)}; padding: {px(10)}; }}
QGroupBox::title {{ subcontrol-origin: margin; left: {px(10)}; color: {t.low}; font-weight: 600; }}
QSplitter::handle {{ background: {t.line}; }}
QSplitter::handle:hover {{ background: {t.line2}; }}
QStatusBar {{ background: {t.bg0}; color: {t.low}; }}

QScrollArea, QGraphicsView {{ background: {t.bg1}; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: {px(12)}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(12)}; margin: 0; }}
QScrollBar::handle {{ background: {_rgba(fade(t.line2, 200))}; border-radius: {px(4)}; margin: {px(2)}; }}
QScrollBar::handle:vertical {{ min-height: {px(28)}; }}
QScrollBar::handle:horizontal {{ min-width: {px(28)}; }}
QScrollBar::handle:hover {{ background: {t.mid}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
