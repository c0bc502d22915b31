"""Whatever comes out of a file reaches Qt through one gate of its kind. Read from the source, so that no second way in is
opened unseen: pictures are decoded in one place, and nothing that may hold a stranger's words is shown as rich text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"

GATES: dict[str, set[str]] = {
    # Pictures: what reads them from bytes or from a file.
    "fromData": {"ui/snapshot.py"},  # behind `record/pictures.py`, as a PNG
    "QSvgRenderer": {"table/art/icons.py"},  # our own drawings
    **dict.fromkeys(("loadFromData", "QImageReader", "QMovie", "QPicture", "QSvgWidget", "QGraphicsSvgItem", "addFile"),
                    set[str]()),
    # Rich text: what shows it, or guesses whether a text is meant as such.
    "setToolTip": {"ui/tips.py"}, "ToolTipRole": {"ui/tips.py"},
    "QLabel()": {"ui/widgets.py"},  # by `label` and `picture`, which are plain
    "RichText": {"ui/inspector.py"},  # our own words, escaped
    **dict.fromkeys((
        "QToolTip", "QWhatsThis", "setWhatsThis", "WhatsThisRole", "setStatusTip", "StatusTipRole", "AutoText",
        "MarkdownText", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen", "QWizardPage",
        "QTextEdit", "QTextBrowser", "QTextDocument", "QStaticText", "QGraphicsTextItem", "setHtml", "insertHtml",
        "appendHtml", "setMarkdown", "QFormLayout"), set[str]()),
}
"""What stands at a gate, and the files that may name it."""
FILE_TAKERS = {"QPixmap", "QImage", "QIcon", "QBitmap", "QCursor"}
"""What reads a picture where it is given a path."""
OWN_PICTURES = {"ui/main.py"}
"""The program's icon."""


def named(tree: ast.AST) -> Iterator[str]:
    """Every name that a source uses, also as a text for `getattr`; `QLabel()` where one is made or refined."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.Constant(value=str(name)):
                yield name
        match node:
            case ast.Call(func=ast.Name(id="QLabel") | ast.Attribute(attr="QLabel")):
                yield "QLabel()"
            case ast.ClassDef(bases=bases) if any(isinstance(base, ast.Name) and base.id == "QLabel" for base in bases):
                yield "QLabel()"


def paths_given(tree: ast.AST) -> Iterator[int]:
    """Lines on which something that reads pictures is made from a text."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in FILE_TAKERS:
                text = isinstance(first, ast.JoinedStr) or (isinstance(first, ast.Constant) and
                                                            isinstance(first.value, str))
                made_text = isinstance(first, ast.Call) and isinstance(first.func, ast.Name) and first.func.id == "str"
                if text or made_text:
                    yield node.lineno


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_what_comes_from_files_goes_through_its_gate(path: Path) -> None:
    where = path.relative_to(PACKAGE).as_posix()
    tree = ast.parse(path.read_text("utf-8"))
    passed_by = sorted({name for name in named(tree) if where not in GATES.get(name, {where})})
    assert not passed_by, f"{where} names {', '.join(passed_by)}: use ui/tips.py, ui/widgets.py or ui/snapshot.py"
    assert where in OWN_PICTURES or not list(paths_given(tree)), f"{where} has Qt read a picture from a path"


def test_every_gate_is_where_it_is_said_to_be() -> None:
    found = {path.relative_to(PACKAGE).as_posix(): set(named(ast.parse(path.read_text("utf-8")))) for path in sources()}
    for name, files in GATES.items():
        for file in files:
            assert name in found[file]


@pytest.mark.parametrize("source", [
    "item.setToolTip(name)", "say(item, 'setToolTip', key)", "getattr(item, 'setHtml')(name)", "QLabel(name)",
    "class Name(QLabel): pass", "QtWidgets.QLabel(name)", "from PySide6.QtWidgets import QMessageBox",
    "pixmap.loadFromData(data)", "item.setData(Qt.ItemDataRole.ToolTipRole, name)",
])
def test_a_second_way_in_is_found(source: str) -> None:
    assert any(name in GATES for name in named(ast.parse(source)))


@pytest.mark.parametrize("source", ["QPixmap(str(path))", "QIcon(f'{folder}/x.png')", "QImage('x.svg')"])
def test_a_picture_read_from_a_path_is_found(source: str) -> None:
    assert list(paths_given(ast.parse(source)))
