"""Writes NOTICES.md: what others wrote and we hand on, under which licence, with the texts of those licences.

The browser client carries its packages inside it; Python's are installed beside the program. A package without a
licence, or under one that is not known here, stops this: somebody has to read it first. With `--check`, nothing is
written and a file that is out of date is an error.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import checkout

NOTICES = checkout.ROOT / "NOTICES.md"
TEXTS = "## Texts"  # the about page shows what comes before

# Those that allow handing on what we hand on, in the way we do.
READ = {"MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "PSF-2.0", "OFL-1.1", "CC-BY-3.0"}
OLD_NAMES = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
FILES = re.compile(r"(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
ADDRESSES = {  # of the texts, where a package carries none
    "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/legalcode",
    "ISC": "https://opensource.org/license/isc-license-txt",
    "MIT": "https://opensource.org/license/mit",
}


class Unlicensed(Exception):
    """Its text says which package, and why."""


@dataclass(frozen=True)
class Package:
    name: str
    version: str
    licence: str
    text: str

    @property
    def row(self) -> str:
        return f"| {self.name} | {self.version} | {self.licence} |"


def accepted(name: str, licence: str | None) -> str:
    """The licence, if every part of it that applies is known."""
    parts = re.split(r" (?:AND|OR) ", (licence or "").strip("()"))
    if not licence or not READ.issuperset(parts):
        raise Unlicensed(f"{name} is under {licence or 'no licence that it names'}; read it and add it to {__file__}")
    return licence


def of_client() -> Iterator[Package]:
    """What the client's lock has for use and not for development."""
    lock = json.loads((checkout.WEB / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in sorted(lock["packages"].items()):
        if not path or package.get("dev"):
            continue
        name = path.rpartition("node_modules/")[2]
        licence = accepted(name, package.get("license"))
        folder = checkout.WEB / path
        files = sorted(file for file in folder.iterdir() if file.is_file() and FILES.match(file.name))
        yield Package(name, package["version"], licence, joined(files) or pointer(name, licence, folder))


def pointer(name: str, licence: str, folder: Path) -> str:
    """Whose it is and where its licence stands, for a package that carries no text."""
    files = [file for file in (folder / "info.json", folder / "package.json") if file.is_file()]  # icons have the first
    author = json.loads(files[0].read_text(encoding="utf-8")).get("author")
    if isinstance(author, dict):
        author = author.get("name")
    kept = checkout.ROOT / "tools" / "licences" / f"{licence}.txt"
    if author and kept.is_file():
        return f"Packaged by {author}, without a text of the licence, which is this:\n\n{kept.read_text().strip()}"
    if not author or licence not in ADDRESSES:
        raise Unlicensed(f"{name} comes with no text of its licence, and no author or address to name instead")
    return f"Packaged by {author}, without a text of the licence, which is at {ADDRESSES[licence]}"


def of_python() -> Iterator[Package]:
    """What is locked to run the program. One that this system has no use for is not installed, and not listed."""
    lock = (checkout.ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE):
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        files = [file for file in found.files or () if ".dist-info/" in str(file) and FILES.search(str(file))]
        paths = sorted(Path(str(found.locate_file(file))) for file in files)
        yield Package(name, version, accepted(name, python_licence(found)), joined(paths))


def python_licence(found: Distribution) -> str | None:
    if "License-Expression" in found.metadata:
        return found.metadata["License-Expression"]
    marks = [mark.split(" :: ") for mark in found.metadata.get_all("Classifier", [])]
    names = [mark[-1] for mark in marks if mark[0] == "License"]
    return " OR ".join(sorted(OLD_NAMES.get(name, name) for name in names)) or None


def joined(files: list[Path]) -> str:
    return "\n\n".join(file.read_text(encoding="utf-8", errors="replace").strip() for file in files)


def notices() -> str:
    client, python = list(of_client()), list(of_python())
    lines = ["# Notices", "", "Written by `tools/licence.py` from the locks of the project.", ""]
    for title, words, packages in (
        (
            "Inside the browser client",
            "What a browser loads is made from these, and has parts of them in it.",
            client,
        ),
        ("Beside the program", "These Python packages are installed with it, each with its own licence.", python),
    ):
        lines += [f"## {title}", "", words, "", "| package | version | licence |", "|---|---|---|"]
        lines += [package.row for package in packages] + [""]
    lines += [TEXTS, ""]
    texts: dict[str, list[str]] = {}
    for package in client:
        texts.setdefault(package.text, []).append(package.name)
    for text, names in texts.items():
        indented = "\n".join(f"    {line}".rstrip() for line in text.splitlines())
        lines += [f"### {', '.join(names)}", "", indented, ""]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    try:
        wanted = notices()
    except Unlicensed as trouble:
        print(trouble, file=sys.stderr)
        return 1
    if arguments != ["--check"]:
        NOTICES.write_text(wanted, encoding="utf-8")
    elif not NOTICES.is_file() or NOTICES.read_text(encoding="utf-8") != wanted:
        print("NOTICES.md is out of date: run `.venv/bin/python tools/licence.py`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
