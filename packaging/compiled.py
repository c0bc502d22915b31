"""Build compiled wheels: hatch's hook hands the modules that pyproject.toml names to mypyc, and packs what it makes.

The hook works where `HATCH_BUILD_HOOKS_ENABLE` is set; without it, and in an editable install, everything stays plain
Python. Nothing is ever built into the source tree: machine code lies beside its source only where a wheel has been
installed, and there Python takes it first.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "desktop"
CACHE = Path("build", "compiled")
"""What was compiled last, so that a change elsewhere in the program costs no compiling."""


class CompiledModules(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        made = compiled(root, modules_named(root / SOURCES, self.config["modules"], self.config["plain"]))
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for file in made.rglob("*.*"):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()


def modules_named(sources: Path, patterns: Sequence[str], but: Sequence[str]) -> list[str]:
    """The files of the modules that are compiled, as paths below the sources."""
    left_out = {path for pattern in but for path in _matching(sources, pattern)}
    found = {path for pattern in patterns for path in _matching(sources, pattern)} - left_out
    return sorted(path.relative_to(sources).as_posix() for path in found)


def _matching(sources: Path, pattern: str) -> Iterator[Path]:
    """The files that a pattern means, in which {a,b} stands for either."""
    choice = re.search(r"\{(.+?)\}", pattern)
    for word in choice[1].split(",") if choice else [""]:
        yield from sources.glob(pattern.replace(choice[0], word) if choice else pattern)


def compiled(root: Path, modules: Sequence[str]) -> Path:
    """A folder with the modules as machine code."""
    read = fingerprint(root / SOURCES, modules)
    folder = root / CACHE / read
    if folder.exists():
        return folder
    work = root / CACHE / "work"
    made = work / "lib"
    shutil.rmtree(made, ignore_errors=True)
    subprocess.run([sys.executable, __file__, work, *modules], cwd=root / SOURCES, check=True)
    if fingerprint(root / SOURCES, modules) != read:  # somebody went on writing: it is not known what was compiled
        return made
    for old in (root / CACHE).iterdir():
        if old != work:
            shutil.rmtree(old)
    return made.rename(folder)


def fingerprint(sources: Path, modules: Sequence[str]) -> str:
    """Changes whenever other machine code would come out: also with what is not compiled itself in the rooms of what
    is, for the types of what it reads there are in its machine code."""
    known = hashlib.sha256(f"{version('mypy')} {sysconfig.get_config_var('EXT_SUFFIX')} {modules}".encode())
    known.update(Path(__file__).read_bytes())
    for room in sorted({sources.joinpath(*Path(module).parts[:2]) for module in modules}):
        for path in sorted(room.rglob("*.py")):
            known.update(path.relative_to(sources).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()[:16]


def compile_on(cores: ThreadPoolExecutor, compiler: Any) -> None:
    """Setuptools compiles libraries beside each other, but the files of a library one by one."""
    if compiler.compiler_type == "msvc" and not compiler.initialized:
        compiler.initialize()  # what each of the files that are begun together would do by itself
    one_by_one = compiler.compile
    compiler.compile = lambda sources, **how: [
        made for each in cores.map(lambda source: one_by_one([source], **how), sources) for made in each]


def run_mypyc(work: str, modules: Sequence[str]) -> None:
    """Compile modules of the sources, which are the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class OnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                compile_on(cores, self.compiler)
                super().build_extensions()

    if os.name == "posix":  # all is one library, within which a call need not ask whose function is meant
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"
    checked = ["--config-file", str(Path("..", "pyproject.toml")), "--cache-dir", f"{work}/cache"]
    extensions = mypycify([*checked, *modules], opt_level="2", debug_level="0", target_dir=f"{work}/c",
                          multi_file=True)
    folders = ["--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"]
    setup(name="sparktable", packages=[], py_modules=[], ext_modules=extensions, cmdclass={"build_ext": OnAllCores},
          script_args=["--quiet", "build_ext", *folders, f"--parallel={os.cpu_count() or 1}"])


if __name__ == "__main__":
    run_mypyc(sys.argv[1], sys.argv[2:])
