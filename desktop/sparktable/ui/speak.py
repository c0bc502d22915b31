"""Texts of widgets that follow the language: `say(button, "setText", "home.new_game")` now and after every switch."""
from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sparktable.app.words import WORDS

_SPOKEN = "spoken_texts"


def say(target: QObject, setter: str, key: str, **facts: Any) -> None:
    """Set a text by its key, and remember it so that it can be said again in another language."""
    texts: dict[str, tuple[str, dict[str, Any]]] | None = getattr(target, _SPOKEN, None)
    if texts is None:
        texts = {}
        setattr(target, _SPOKEN, texts)
    texts[setter] = (key, facts)
    getattr(target, setter)(WORDS.say(key, **facts))


def respeak() -> None:
    """Say everything again: each remembered text, and what widgets put together in `retranslate`."""
    for window in QApplication.topLevelWidgets():
        for item in (window, *window.findChildren(QObject)):
            for setter, (key, facts) in getattr(item, _SPOKEN, {}).items():
                getattr(item, setter)(WORDS.say(key, **facts))
            retranslate = getattr(item, "retranslate", None)
            if retranslate is not None:
                retranslate()
