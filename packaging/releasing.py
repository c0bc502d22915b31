"""What players download: the tried bundle in the archives and installers that a system's players know, in `dist/`.

Archives keep what a copy of the folder over a web page would lose: which files are programs, and links. Where a
certificate is given in the environment, programs are signed with it; without one that is said and nothing is signed.
"""

import os
import re
import shutil
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import bundling
from bundling import BUILD, FOLDER, PACKED_BAR
from commands import PROGRAM, ROOT, Trouble, run_or_stop, say
from contents import LEFT_TO_THE_SYSTEM
from machine import Needs, missing_tools

DIST = ROOT / "dist"
INSTALLER = ROOT / "packaging" / "windows" / "installer.nsi"
CONTROL = """Package: sparktable
Version: {version}
Architecture: {architecture}
Maintainer: Sparktable contributors <sparktable@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: Several robot-themed tabletop games at one desktop table
 Complete rules, opponents that see no more than their seat may, alone or around one screen.
"""


def missing() -> Needs:
    return missing_tools({"makensis": "nsis", "dpkg-deb": "dpkg", "xz": "xz-utils"}) if os.environ.get("CI") else {}


def version() -> str:
    found = re.search(r'__version__ = "(.+)"', (ROOT / "desktop/sparktable/__init__.py").read_text(encoding="utf-8"))
    assert found
    return found[1]


def release(arguments: Sequence[str]) -> int:
    """Bundle, and pack what has been tried. A draft is packed quickly and not well: to see that it can be."""
    draft = "--draft" in arguments
    failed = bundling.bundle([])
    if failed:
        return failed
    packers = {"win32": of_windows, "darwin": of_macos}
    for file in packers.get(sys.platform, of_linux)(draft):
        say(f"  {file.stat().st_size / 1e6:6.1f} MB  {file.relative_to(ROOT)}")
    return 0


# --- Linux ------------------------------------------------------------------------------------------------


def of_linux(draft: bool) -> Iterator[Path]:
    name = f"{PROGRAM}-{version()}-linux-{machine()}"
    archive = DIST / f"{name}.tar.xz"
    with tarfile.open(BUILD / f"{name}.tar", "w") as tar:
        tar.add(FOLDER, arcname=name, filter=of_nobody)
    run_or_stop(["xz", "-0" if draft else "-9", "--threads=0" if draft else "--threads=1", "--force",
                 BUILD / f"{name}.tar"], "xz failed")
    (BUILD / f"{name}.tar.xz").replace(archive)
    keeps_programs_and_links(archive, name)
    if not draft and archive.stat().st_size > PACKED_BAR * 1e6:
        say(f"  {archive.name} is over the bar of {PACKED_BAR} MB")
    yield archive
    if shutil.which("dpkg-deb"):
        yield deb(draft)
    if shutil.which("makensis"):
        with tempfile.TemporaryDirectory() as folder:  # programs that are none: only the installer's text is tried
            for file in ("Sparktable.exe", "sparktable-cli.exe", "LICENSE", "_internal/python3.dll"):
                path = Path(folder, file)
                path.parent.mkdir(exist_ok=True)
                path.write_text(file, encoding="utf-8")
            yield installer(Path(folder), BUILD / "sparktable-setup.exe", "zlib")


def machine() -> str:
    return os.uname().machine if hasattr(os, "uname") else "x64"


def of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who packed it is nobody's affair, and whoever unpacks it owns it."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def keeps_programs_and_links(archive: Path, name: str) -> None:
    with tarfile.open(archive) as tar:
        for member in tar:
            path = FOLDER.parent / PROGRAM / Path(member.name).relative_to(name)
            if member.issym() != path.is_symlink() or (
                    member.isfile() and member.mode & 0o111 != path.stat().st_mode & 0o111):
                raise Trouble(f"{archive.name} does not keep what {member.name} is.")


def deb(draft: bool) -> Path:
    """A package for Debian and its relatives: the folder in /usr/lib, and what desktops look for."""
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine(), machine())
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(FOLDER, root / "usr/lib/sparktable", symlinks=True)
    for source, place in (("org.sparktable.Sparktable.desktop", "applications"),
                          ("org.sparktable.Sparktable.metainfo.xml", "metainfo"),
                          ("sparktable.png", "icons/hicolor/256x256/apps"), ("LICENSE", "doc/sparktable")):
        (root / "usr/share" / place).mkdir(parents=True)
        shutil.move(root / "usr/lib/sparktable" / source, root / "usr/share" / place)
    (root / "usr/share/doc/sparktable/LICENSE").rename(root / "usr/share/doc/sparktable/copyright")
    (root / "usr/bin").mkdir()
    (root / "usr/bin/sparktable").symlink_to("../lib/sparktable/sparktable")
    (root / "DEBIAN").mkdir()
    size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file()) // 1024
    (root / "DEBIAN/control").write_text(CONTROL.format(
        version=version(), architecture=architecture, kilobytes=size,
        depends=", ".join(sorted({*LEFT_TO_THE_SYSTEM.values()}))), encoding="utf-8")
    made = DIST / f"{PROGRAM}_{version()}_{architecture}.deb"
    packing = ["-Zgzip", "-z1"] if draft else ["-Zxz"]
    run_or_stop(["dpkg-deb", "--root-owner-group", *packing, "--build", root, made], "dpkg-deb failed")
    return made


# --- Windows ----------------------------------------------------------------------------------------------


def of_windows(draft: bool) -> Iterator[Path]:
    name = f"{PROGRAM}-{version()}-windows-x64"
    certificate = os.environ.get("SPARKTABLE_WINDOWS_CERTIFICATE")
    if certificate:
        sign = ["signtool", "sign", "/fd", "sha256", "/tr", "http://timestamp.digicert.com", "/td", "sha256", "/f",
                certificate, "/p", os.environ["SPARKTABLE_WINDOWS_PASSWORD"]]
        run_or_stop([*sign, FOLDER / "Sparktable.exe", FOLDER / "sparktable-cli.exe"], "signtool failed")
    else:
        say("Not signed: there is no SPARKTABLE_WINDOWS_CERTIFICATE.")
    shutil.make_archive(str(DIST / name), "zip", DIST, PROGRAM)
    yield DIST / f"{name}.zip"
    made = installer(FOLDER, DIST / f"{name}-setup.exe", "zlib" if draft else "lzma")
    if certificate:
        run_or_stop([*sign, made], "signtool failed")
    yield made


def installer(folder: Path, out: Path, compressor: str) -> Path:
    given = {"VERSION": version(), "FOLDER": folder, "ICON": BUILD / "icon" / "sparktable.ico", "OUT": out,
             "COMPRESSOR": compressor}
    dash = "/" if os.name == "nt" else "-"
    run_or_stop(["makensis", f"{dash}V2", f"{dash}WX", *(f"{dash}D{name}={value}" for name, value in given.items()),
                 INSTALLER], "makensis failed")
    return out


# --- macOS ------------------------------------------------------------------------------------------------


def of_macos(draft: bool) -> Iterator[Path]:
    application = DIST / "Sparktable.app"
    identity = os.environ.get("SPARKTABLE_MACOS_IDENTITY")
    if identity:
        run_or_stop(["codesign", "--force", "--deep", "--options", "runtime", "--timestamp", "--entitlements",
                     ROOT / "packaging/macos/entitlements.plist", "--sign", identity, application], "codesign failed")
    else:
        say("Not signed: there is no SPARKTABLE_MACOS_IDENTITY.")
    made = DIST / f"{PROGRAM}-{version()}-macos-{machine()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(application, Path(folder, application.name), symlinks=True)
        Path(folder, "Applications").symlink_to("/Applications")
        for name in ("LICENSE", "THIRD-PARTY.txt"):
            shutil.copy(FOLDER / name, folder)
        run_or_stop(["hdiutil", "create", "-volname", "Sparktable", "-srcfolder", folder, "-format", "UDZO", "-ov",
                     made], "hdiutil failed")
    profile = os.environ.get("SPARKTABLE_MACOS_PROFILE")
    if identity and profile:
        run_or_stop(["xcrun", "notarytool", "submit", made, "--keychain-profile", profile, "--wait"], "no notary")
        run_or_stop(["xcrun", "stapler", "staple", made], "stapler failed")
    else:
        say("Not notarised: there is no SPARKTABLE_MACOS_PROFILE.")
    yield made
