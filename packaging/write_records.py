#!/usr/bin/env python3
"""Write what declared fields mean as code: a record's slots, constructor and `copy`, and those of what is frozen.

    python3 packaging/write_records.py

A record, or a class below `Frozen` (`kernel/fields.py`), declares its fields, a line on each, and the defaults of
some in `DEFAULTS`. What follows from that stands below them between two marks, and is written by this script rather
than made at run time, so that a compiler can read it. Run it whenever fields have changed; a test tells when that was
forgotten.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "    # --- written by packaging/write_records.py"
END = "    # --- as far as here"
WIDTH = 118
FROZEN = "Frozen"


class Field(NamedTuple):
    name: str
    type: str
    default: str | None
    transient: bool


class Declared(NamedTuple):
    """A class as it stands in a file."""

    name: str
    base: str
    own: tuple[Field, ...]
    node: ast.ClassDef

    @property
    def full_name(self) -> str:
        """With what it is generic in: `State[OwnGame]`."""
        bases = map(ast.unparse, self.node.bases)
        return self.name + "".join(base.removeprefix("Generic") for base in bases if base.startswith("Generic["))


def declared(tree: ast.Module) -> Iterator[Declared]:
    """The classes of a file that have a base, records or not."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.bases:
            base = node.bases[0].value if isinstance(node.bases[0], ast.Subscript) else node.bases[0]
            lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            tables = {ast.unparse(line.target): line.value for line in lines if line.value is not None}
            defaults, transient = _defaults(tables.get("DEFAULTS")), _texts(tables.get("TRANSIENT"))
            fields = {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines if line.value is None}
            own = (Field(name, kind, defaults.get(name), name in transient) for name, kind in fields.items())
            yield Declared(node.name, ast.unparse(base), tuple(own), node)


def _defaults(table: ast.expr | None) -> dict[str, str]:
    if not isinstance(table, ast.Dict):
        return {}
    pairs = zip(table.keys, table.values, strict=True)
    return {key.value: ast.unparse(value).replace("'", '"') for key, value in pairs
            if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def _texts(table: ast.expr | None) -> set[str]:
    parts = ast.walk(table) if table is not None else ()
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def records(trees: Iterable[ast.Module]) -> dict[str, Declared]:
    """All records by their names."""
    classes = [each for tree in trees for each in declared(tree)]
    known: dict[str, Declared] = {}
    while found := [each for each in classes if each.name not in known and each.base in ("Record", *known)]:
        known |= {each.name: each for each in found}
    return known


def fields_of(name: str, bases: Mapping[str, Declared]) -> dict[str, Field]:
    """All fields of a record by their names, inherited ones first."""
    return fields_of(bases[name].base, bases) | _by_name(bases[name].own) if name in bases else {}


def _by_name(fields: Iterable[Field]) -> dict[str, Field]:
    return {field.name: field for field in fields}


def written(record: Declared, bases: Mapping[str, Declared]) -> list[str]:
    """The lines between the marks."""
    lines = _of_frozen(record) if record.base == FROZEN else _of_record(record, bases)
    return [BEGIN, *(f"    {line}".rstrip() for line in lines), END]


def _of_frozen(frozen: Declared) -> list[str]:
    names = [field.name for field in frozen.own]
    slots = sorted(f'"{name}"' for name in names)
    table = [f'"{field.name}": "{field.type}"' for field in frozen.own]
    return [*_listed("__slots__ = (", slots, ",)" if len(slots) == 1 else ")"),
            *_listed("FIELDS: ClassVar[dict[str, str]] = {", table, "}"), "",
            *_listed("def __init__(", ["self", *map(_parameter, frozen.own)], ") -> None:"),
            *(f"    self.{name} = {name}" for name in names), "",
            "def parts(self) -> tuple[Any, ...]:",
            *_listed("    return (", [f"self.{name}" for name in names], ",)" if len(names) == 1 else ")")]


def _of_record(record: Declared, bases: Mapping[str, Declared]) -> list[str]:
    inherited = fields_of(record.base, bases)
    own = [field for field in record.own if field.name not in inherited]
    slots = sorted(f'"{field.name}"' for field in own)
    table = [f"**{record.base}.FIELDS"] * bool(inherited) + [f'"{each.name}": "{each.type}"' for each in record.own]
    parameters = ["self", "*", *map(_parameter, own), *["**inherited: Any"] * bool(inherited)]
    lines = [*_listed("__slots__ = (", slots, ",)" if len(slots) == 1 else ")"),
             *_listed("FIELDS: ClassVar[dict[str, str]] = {", table, "}"), "",
             *_listed("def __init__(", parameters, ") -> None:")]
    # mypyc passes `**` on rightly only to what it does not know
    lines += ["    inherit: Any = super().__init__", "    inherit(**inherited)"] * bool(inherited)
    lines += [f"    self.{field.name} = {_given(field)}" for field in own]
    lines += ["", f"def copy(self) -> {record.full_name}:"]
    lines += [f"    n: {record.full_name} = {record.name}.__new__({record.name})"]
    lines += [f"    n.{field.name} = {_copied(field)}" for field in (inherited | _by_name(record.own)).values()]
    return [*lines, "    return n"]


def _listed(begin: str, items: Sequence[str], end: str) -> list[str]:
    """As many items to a line as fit, below each other."""
    lines = [begin]
    for item in items:
        item += "," if item is not items[-1] else end
        if len(lines[-1]) + len(item) + 5 > WIDTH:
            lines.append(" " * len(begin))
        lines[-1] += item if lines[-1].endswith((begin, " " * len(begin))) else f" {item}"
    return lines


def _is_table(field: Field) -> bool:
    return field.default in ("[]", "{}", "Scope()")


def _parameter(field: Field) -> str:
    if _is_table(field):  # its own for each record
        return f"{field.name}: {field.type} | None = None"
    return f"{field.name}: {field.type}" + (f" = {field.default}" if field.default is not None else "")


def _given(field: Field) -> str:
    return f"{field.default} if {field.name} is None else {field.name}" if _is_table(field) else field.name


def _copied(field: Field) -> str:
    """The expression that copies one field: a row is sliced, a table is sliced row by row, what cannot change is
    shared."""
    if field.transient:
        return "None"
    if field.type == "list[Frame]":  # a procedure's bindings change as it goes on; a verb's are a tuple
        return f"[f if type(f.data) is tuple else f.having(f.data.copy()) for f in self.{field.name}]"
    if field.type.startswith("list[list["):
        return f"[row[:] for row in self.{field.name}]"
    if field.type.startswith("list["):
        return f"self.{field.name}[:]"
    if field.type.startswith("dict[") or field.type == "Scope":
        return f"self.{field.name}.copy()"
    return f"self.{field.name}"


def brought_up_to_date(text: str, bases: Mapping[str, Declared]) -> str:
    """A file's text with what is written for its records."""
    lines = text.split("\n")
    for record in reversed([*declared(ast.parse(text))]):
        if record.base not in ("Record", FROZEN, *bases):
            continue
        first, last = record.node.body[0].lineno - 1, record.node.end_lineno or 0
        if BEGIN in lines[first:last]:
            start = lines.index(BEGIN, first)
            stop = lines.index(END, start) + 1
        else:
            lines.insert(last, "")
            start = stop = last + 1
        lines[start:stop] = written(record, bases)
    return "\n".join(lines)


def outdated() -> Iterator[tuple[Path, str]]:
    """Files in which something else stands than would be written now, and their text as it should be."""
    files = (path for folder in ("desktop/sparktable", "tests") for path in sorted((ROOT / folder).rglob("*.py")))
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    bases = records(map(ast.parse, texts.values()))
    for path, text in texts.items():
        now = brought_up_to_date(text, bases)
        if now != text:
            yield path, now


if __name__ == "__main__":
    for changed, now in outdated():
        changed.write_text(now, encoding="utf-8")
        print(changed.relative_to(ROOT))
