"""Pictures and names out of files, where the window shows them: small plain pictures only, names letter by letter."""
from __future__ import annotations

import base64
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.table import TOY
from record.play import rewritten
from record.pngs import HOSTILE, png
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.record.pictures import may_be_drawn
from sparktable.record.save_file import read_header
from sparktable.ui import save_list, snapshot
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.save_and_report import SMALL
from sparktable.ui.saves_dialog import SavesDialog
from sparktable.ui.shell import Shell
from sparktable.ui.snapshot import png_of
from sparktable.ui.tooltips import plain, tip

TAG = '<img src="//host/share/x.png">&lt;b&gt; <a href="x">'
FOES = Setup(TOY.name, {}, (Player(f"{TAG}1"), Player(f"{TAG}2"), Player(f"{TAG}3")), 5)


# --- pictures ---------------------------------------------------------------------------------------


@pytest.fixture
def save(shell: Shell) -> Path:
    shell.start_game(Setup(TOY.name, {}, (Player("Ann"), Player("Ben"), Player("Cleo")), 5))
    path = shell.archive.save("Sunday", png())
    shell.show_home()
    return path


def pictures(shell: Shell) -> list[QPixmap | None]:
    """What the list of saves shows beside them."""
    dialog = SavesDialog(shell.archive, shell)
    found = [dialog.list.picture(slot) for slot in shell.archive.saves()]
    dialog.close()
    return found


def test_a_save_is_listed_with_its_picture(shell: Shell, save: Path) -> None:
    (picture,) = pictures(shell)
    assert picture is not None and picture.size() == QSize(8, 8)


def test_only_pictures_in_sight_are_decoded(
        shell: Shell, save: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a megabyte once it is: a folder of a thousand would take a gigabyte."""
    decoded: list[str] = []
    monkeypatch.setattr(save_list, "pixmap_of", lambda header: decoded.append(header.picture))
    for number in range(50):
        picture = base64.b64encode(png(8, 1 + number)).decode()
        copy = shutil.copy(save, save.with_stem(f"{number}"))
        rewritten(copy, lambda data, held=picture: data["header"].update(picture=held))
    dialog = SavesDialog(shell.archive, shell)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.list.viewport().grab()
    assert 0 < len(decoded) == len(set(decoded)) < 20
    dialog.close()


@pytest.mark.parametrize("name", sorted(HOSTILE.keys() - {"too many bytes"}))
def test_no_other_picture_comes_near_a_decoder(
        name: str, shell: Shell, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(save, lambda data: data["header"].update(picture=base64.b64encode(HOSTILE[name]).decode()))
    given: list[tuple[bytes, str]] = []
    decode = snapshot.QImage.fromData

    class Watched:
        @staticmethod
        def fromData(data: bytes, form: str) -> object:
            given.append((data, form))
            return decode(data, form)

    monkeypatch.setattr(snapshot, "QImage", Watched)
    assert pictures(shell) == [None]
    assert given == []


@pytest.mark.parametrize("size", [QSize(600, 380), QSize(380, 3000), QSize(3000, 380), QSize(3, 3000), QSize(1, 1)])
@pytest.mark.parametrize("detail", [SMALL, 56])
def test_the_programs_own_pictures_pass_their_gate(qtbot: QtBot, size: QSize, detail: int) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setFixedSize(size)
    assert may_be_drawn(png_of(widget, SMALL, detail=detail))


def test_a_save_from_the_table_has_a_picture_that_is_shown(qtbot: QtBot, shell: Shell) -> None:
    shell.start_game(FOES)
    assert isinstance(shell.page, GameWindow)
    shell.page.save_and_report.save()
    (picture,) = pictures(shell)
    assert picture is not None and picture.width() == SMALL


# --- names ------------------------------------------------------------------------------------------


@given(st.text(st.sampled_from("<>&;\"'/= \nabimgsrcltqt€"), max_size=40))
def test_a_tooltip_says_what_it_is_given(text: str) -> None:
    shown = QTextDocumentFragment.fromHtml(plain(text)).toPlainText()
    assert shown.split() == text.split()
    assert "￼" not in shown, "no picture"


def test_a_screen_reader_hears_the_words_of_a_tooltip(qtbot: QtBot) -> None:
    bare, described = QWidget(), QWidget()
    described.setAccessibleDescription("The table")
    for widget in (bare, described):
        qtbot.addWidget(widget)
        for text in ("a < b", "c"):
            tip(widget, text)
    assert (bare.accessibleDescription(), described.accessibleDescription()) == ("c", "The table")
    tip(bare, "")
    assert (bare.toolTip(), bare.accessibleDescription()) == ("", "")


def believed(root: QWidget) -> list[str]:
    """What a page would take for rich text although a name stands in it."""
    found = [label.text() for label in root.findChildren(QLabel)
             if label.textFormat() != Qt.TextFormat.PlainText and "host" in label.text()]
    return found + [tip for widget in (root, *root.findChildren(QWidget)) if "host" in (tip := widget.toolTip())
                    and not is_told(tip)]


def is_told(tip: str) -> bool:
    """Whether a tooltip with a name in it shows the name itself."""
    return "<img" in QTextDocumentFragment.fromHtml(tip).toPlainText()


def test_no_page_believes_a_name(qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    shell.start_game(FOES)
    page = shell.page
    assert isinstance(page, GameWindow)
    page.about_game()
    page.save_and_report.save()
    assert not believed(shell)
    while isinstance(shell.page, GameWindow):
        page.handover.lift()
        page.answers.take(page.session.options[-1])
    assert not believed(shell)
    end = shell.page
    graph = end.findChild(QWidget, "graph") or next(
        widget for widget in end.findChildren(QWidget) if hasattr(widget, "described"))
    graph.pick(0)
    assert "host" in graph.toolTip() and not believed(shell)
    end.review.emit(2)
    assert isinstance(shell.page, ReplayPage)
    assert not believed(shell)


def test_no_list_and_no_home_page_believes_a_name(qtbot: QtBot, shell: Shell, save: Path) -> None:
    rewritten(save, lambda data: data["header"].update(game=TAG, seats=[{"name": TAG, "level": TAG}]))
    assert read_header(save).game == TAG
    dialog = SavesDialog(shell.archive, shell)
    told = dialog.list.item(0).toolTip()
    assert told.count("host") >= 2 and is_told(told)
    assert not believed(dialog)
    dialog.rename(save, TAG)
    dialog.throw_away()
    assert not believed(dialog)
    dialog.close()
    shell.start_game(FOES)
    shell.page.answers.take(shell.page.session.options[0])
    shell.show_home()
    assert isinstance(shell.page, HomePage)
    assert not believed(shell)
