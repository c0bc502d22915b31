"""Texts of widgets that follow the language: `say(button, "setText", "home.new_game")` now and after every switch."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from sparktable.app.translations import WORDS

_SPOKEN = "spoken_texts"
Setter = str | Callable[[Any, str], object]
"""A method's name; or a function, such as `tip`, that takes the target and the text."""


def say(target: QObject, setter: Setter, key: str, **facts: Any) -> None:
    """Set a text by its key, and remember it so that it can be said again in another language. A fact that is words
    itself is given as what says them: `game=lambda: WORDS.say("title.chess")`."""
    texts: dict[Setter, tuple[str, dict[str, Any]]] | None = getattr(target, _SPOKEN, None)
    if texts is None:
        texts = {}
        setattr(target, _SPOKEN, texts)
    texts[setter] = (key, facts)
    _set(target, setter, _sentence(key, facts))


def _sentence(key: str, facts: dict[str, Any]) -> str:
    return WORDS.say(key, **{name: fact() if callable(fact) else fact for name, fact in facts.items()})


def _set(target: QObject, setter: Setter, text: str) -> None:
    if callable(setter):
        setter(target, text)
    else:
        getattr(target, setter)(text)


class _Qt:
    translator: QTranslator | None = None


def speak_qt(language: str) -> None:
    """Have Qt's own texts, in file dialogs and key fields, follow the language."""
    if _Qt.translator is not None:
        QCoreApplication.removeTranslator(_Qt.translator)
        _Qt.translator = None
    translator = QTranslator(QCoreApplication.instance())
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        QCoreApplication.installTranslator(translator)
        _Qt.translator = translator


def respeak() -> None:
    """Say everything again: each remembered text, and what widgets put together in `retranslate`."""
    for item in _in_windows():
        if not Shiboken.isValid(item):  # it has gone with what was said before
            continue
        for setter, (key, facts) in getattr(item, _SPOKEN, {}).items():
            _set(item, setter, _sentence(key, facts))
        retranslate = getattr(item, "retranslate", None)
        if retranslate is not None:
            retranslate()


def _in_windows() -> list[QObject]:
    """What stands in windows and Python knows, the outermost first. Who asked windows for their children would also
    get to hold what Qt has made for itself, and throws away while it is given other texts."""
    windows = set(QApplication.topLevelWidgets())
    found = []
    for item in Shiboken.getAllValidWrappers():
        if isinstance(item, QObject):
            above = [item]
            while (parent := QObject.parent(above[-1])) is not None:
                above.append(parent)
            if above[-1] in windows:
                found.append((len(above), item))
    return [item for _, item in sorted(found, key=lambda each: each[0])]
