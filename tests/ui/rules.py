"""The rules as a dialog over the window."""
from __future__ import annotations

from sparktable.ui.rules_dialog import RulesDialog
from sparktable.ui.shell import Shell


def opened(shell: Shell) -> RulesDialog:
    return shell.findChildren(RulesDialog)[-1]


def rows(rules: RulesDialog) -> list[str]:
    return [rules.list.item(row).text() for row in range(rules.list.count())]
