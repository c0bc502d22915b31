"""Whatever comes out of a file reaches Qt through one gate of its kind. Read from the source, so that no second way
in is opened unseen: pictures are decoded in one place, and no stranger's words are shown as rich text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"

GATES = {
    "fromData": "ui/snapshot.py",  # pictures from files: behind `record/pictures.py`, and as a PNG
    "QSvgRenderer": "table/art/icons.py",  # our own drawings
    "setToolTip": "ui/tooltips.py", "ToolTipRole": "ui/tooltips.py", "QToolTip": "ui/tooltips.py",  # letter by letter
    "QLabel()": "ui/widgets.py",  # plain, by `label` and `picture`
    "RichText": "ui/rules_text.py",  # our own words, escaped
    "restoreState": "ui/panels.py",  # sealed: Qt ends the program over one that was altered
    "restoreGeometry": "ui/window_geometry.py",
}
"""What lets something in, and the one file that may name it."""
WALLED_UP = frozenset({
    *("loadFromData", "QImageReader", "QMovie", "QPicture", "QSvgWidget", "QGraphicsSvgItem", "addFile"),
    *("QWhatsThis", "setWhatsThis", "WhatsThisRole", "setStatusTip", "StatusTipRole", "AutoText"),
    *("MarkdownText", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen"),
    *("QWizardPage", "QFormLayout", "QTextEdit", "QTextBrowser", "QTextDocument", "QStaticText"),
    *("QGraphicsTextItem", "setHtml", "insertHtml", "appendHtml", "setMarkdown"),
})
"""What reads pictures, or guesses whether a text is meant as rich text: nobody names it."""
FILE_TAKERS = ("QPixmap", "QImage", "QIcon", "QBitmap", "QCursor")
"""What reads a picture where it is given a path."""
OWN_PICTURES = "ui/main.py"
"""The program's icon."""

SOURCES = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}


def named(tree: ast.AST) -> Iterator[str]:
    """Every name that a source uses, also as a text for `getattr`; `QLabel()` where one is made or refined."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.Constant(value=str(name)):
                yield name
        match node:
            case ast.Call(func=made) | ast.ClassDef(bases=[made, *_]) if ast.unparse(made).endswith("QLabel"):
                yield "QLabel()"


def paths_given(tree: ast.AST) -> Iterator[int]:
    """Lines on which something that reads pictures is made from a text."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[
                    ast.Constant(value=str()) | ast.JoinedStr() | ast.Call(func=ast.Name(id="str")), *_]):
                if name in FILE_TAKERS:
                    yield node.lineno


@pytest.mark.parametrize("where", SOURCES)
def test_what_comes_from_files_goes_through_its_gate(where: str) -> None:
    tree = ast.parse(SOURCES[where].read_text("utf-8"))
    passed_by = {name for name in named(tree) if name in WALLED_UP or GATES.get(name, where) != where}
    assert not passed_by, f"{where} names {', '.join(passed_by)}: use ui/tooltips.py, ui/widgets.py or ui/snapshot.py"
    assert where == OWN_PICTURES or not list(paths_given(tree)), f"{where} has Qt read a picture from a path"


@pytest.mark.parametrize("name", GATES)
def test_every_gate_is_where_it_is_said_to_be(name: str) -> None:
    assert name in named(ast.parse(SOURCES[GATES[name]].read_text("utf-8")))


@pytest.mark.parametrize("source", [
    "item.setToolTip(name)", "say(item, 'setToolTip', key)", "getattr(item, 'setHtml')(name)", "QLabel(name)",
    "class Name(QLabel): pass", "QtWidgets.QLabel(name)", "from PySide6.QtWidgets import QMessageBox",
    "pixmap.loadFromData(data)", "item.setData(Qt.ItemDataRole.ToolTipRole, name)",
])
def test_a_second_way_in_is_found(source: str) -> None:
    assert any(name in GATES or name in WALLED_UP for name in named(ast.parse(source)))


@pytest.mark.parametrize("source", ["QPixmap(str(path))", "QIcon(f'{folder}/x.png')", "QImage('x.svg')"])
def test_a_picture_read_from_a_path_is_found(source: str) -> None:
    assert list(paths_given(ast.parse(source)))
