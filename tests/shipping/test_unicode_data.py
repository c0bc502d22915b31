"""The Unicode library's data in a bundle for Linux: lighter, and with all that Qt asks for."""

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

HEAD = b"\x20\x00\xda\x27\x14\x00\x00\x00\x00\x00\x02\x00CmnD".ljust(32, b"\0")


@pytest.fixture
def unicode_data() -> ModuleType:
    return importlib.import_module("unicode_data")


def test_what_qt_never_asks_for_goes_and_the_rest_is_as_it_was(unicode_data: ModuleType) -> None:
    kept = {"icudt73l/coll/root.res": b"how languages sort", "icudt73l/icuver.res": b"73", "icudt73l/nfc.nrm": b""}
    names = ["icudt73l/brkitr/word.brk", *list(kept)[:1], "icudt73l/ibm-5348.cnv", *list(kept)[1:],
             "icudt73l/zone/de.res"]
    whole = unicode_data.packed(HEAD, {name: kept.get(name, b"x" * 100) for name in names})
    found = unicode_data.items(unicode_data.lighter(whole))
    assert list(found) == list(kept)
    assert {name: item.rstrip(b"\0") for name, item in found.items()} == kept


def test_every_part_begins_where_the_library_looks_for_it(unicode_data: ModuleType) -> None:
    """Its tables are read in place, as numbers of up to eight bytes."""
    data = unicode_data.packed(HEAD, {"icudt73l/a.res": b"1", "icudt73l/bb.res": b"22" * 9, "icudt73l/c.res": b"3"})
    for item in unicode_data.items(data).values():
        assert data.index(item) % unicode_data.ALIGNED == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have one of their own")
def test_the_library_that_comes_with_qt_is_understood(unicode_data: ModuleType) -> None:
    spec = importlib.util.find_spec("PySide6")
    assert spec is not None and spec.origin is not None
    library, = (Path(spec.origin).parent / "Qt" / "lib").glob("libicudata.so.*")
    whole = library.read_bytes()
    before = unicode_data.items(whole[unicode_data.beginning(whole):])
    after = {name: item for name, item in before.items() if not unicode_data.LEFT_OUT.search(name)}
    wanted = ("coll/root.res", "coll/ucadata.icu", "coll/de.res", "icuver.res", "nfkc.nrm", "root.res")
    assert {f"icudt{library.suffix[1:]}l/{name}" for name in wanted} <= after.keys()
    assert sum(map(len, after.values())) < sum(map(len, before.values())) / 3


def test_a_library_without_data_is_refused(unicode_data: ModuleType, tmp_path: Path) -> None:
    library = tmp_path / "libicudata.so.73"
    library.write_bytes(b"\x7fELF and nothing else")
    with pytest.raises(importlib.import_module("commands").Trouble, match="no data"):
        unicode_data.lighten(library, tmp_path)
