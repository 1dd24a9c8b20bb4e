"""The commands at the top of the checkout, run as a person would run them: in a copy of it, with other tools about."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import checkout
import pytest

ROOT = checkout.ROOT

# Written in pieces, for this file is searched too.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("deb", "debian", "org"),
    ]
]


def own_files(folder: str = ".") -> list[Path]:
    """The project's files, committed or about to be, relative to its root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the checkout as a clone would be, nothing set up in it."""
    home = tmp_path / "checkout"
    for path in own_files():
        target = home / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, target)
    return home


@pytest.fixture
def copy_with_packages(copy: Path) -> Path:
    """The same, with the client's packages in place."""
    checkout.client_packages()
    (copy / "web" / "node_modules").symlink_to(checkout.NODE_MODULES, target_is_directory=True)
    return copy


@pytest.fixture
def copy_with_client(copy_with_packages: Path) -> Path:
    """The same, with the client built, if the checkout's is current; else whoever needs it builds it."""
    if checkout.stamped(checkout.STATIC / ".stamp", checkout.client_digest()):
        shutil.copytree(checkout.STATIC, copy_with_packages / checkout.STATIC.relative_to(ROOT))
    return copy_with_packages


@pytest.fixture
def nothing(tmp_path: Path) -> str:
    """A PATH on which there is no program."""
    folder = tmp_path / "nothing"
    folder.mkdir()
    return str(folder)


def command(
    home: Path, *arguments: str, path: str | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, **(env or {})}
    if path is not None:
        surroundings["PATH"] = path
    return subprocess.run(
        [sys.executable, *arguments], cwd=home, env=surroundings, capture_output=True, text=True, check=False
    )


def build_client(home: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    env = {"PYTHONPATH": str(home / "tools")}
    return command(home, "-c", "import checkout; checkout.client()", path=path, env=env)


@pytest.mark.parametrize("name", ["play", "test"])
def test_help_sets_nothing_up(copy: Path, nothing: str, name: str) -> None:
    done = command(copy, name, "--help", path=nothing)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"./{name}" in done.stdout
    assert not (copy / ".venv").exists()


@pytest.mark.parametrize("name", ["play", "test", ".ci/run", ".ci/extras"])
def test_commands_can_be_started_by_name(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text().startswith("#!/usr/bin/env ")


def test_without_node_play_says_what_to_install(copy: Path, nothing: str) -> None:
    done = command(copy, "play", "--no-browser", path=nothing)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"The browser client has to be built, and Node.js is not on the PATH.\nInstall {checkout.NODE_WANTED}.\n"
    )


def test_an_old_node_is_named(copy: Path, nothing: str) -> None:
    for name in ("node", "npm"):
        program = Path(nothing) / name
        program.write_text("#!/bin/sh\necho v18.20.4\n")
        program.chmod(0o755)
    done = command(copy, "play", "--no-browser", path=nothing)
    assert done.returncode == 1
    assert "v18.20.4" in done.stderr
    assert checkout.NODE_WANTED in done.stderr
    assert "Traceback" not in done.stderr


def test_a_python_without_venv_names_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "find_spec", {"venv": object()}.get)
    with pytest.raises(checkout.Trouble, match=r"apt-get install python3\.\d+-venv"):
        checkout.create_venv()


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("", False),
    ],
)
def test_node_versions(version: str, fits: bool) -> None:
    assert checkout.node_fits(version) is fits


def test_the_client_is_built_when_its_sources_change_and_only_then(copy_with_client: Path, nothing: str) -> None:
    home = copy_with_client
    page = home / "src" / "lastwire" / "server" / "static" / "index.html"
    first = build_client(home)
    assert first.returncode == 0, first.stderr
    assert "<title>Last Wire</title>" in page.read_text()

    again = build_client(home, path=nothing)
    assert (again.returncode, again.stderr) == (0, "")

    source = home / "web" / "index.html"
    source.write_text(source.read_text().replace("<title>Last Wire</title>", "<title>Changed</title>"))
    changed = build_client(home)
    assert "Building the client" in changed.stderr
    assert "<title>Changed</title>" in page.read_text()


def test_a_build_that_fails_shows_the_tool_s_own_words_and_is_tried_again(copy_with_packages: Path) -> None:
    home = copy_with_packages
    (home / "web" / "src" / "main.ts").write_text("import './nowhere';\n")
    for _ in range(2):
        done = command(home, "play", "--no-browser")
        assert done.returncode == 1
        assert "nowhere" in done.stderr
        assert "Traceback" not in done.stderr


def test_the_built_page_holds_nothing_inline_and_nothing_from_elsewhere(copy_with_client: Path) -> None:
    home = copy_with_client
    assert build_client(home).returncode == 0
    static = home / "src" / "lastwire" / "server" / "static"
    page = (static / "index.html").read_text()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all("src=" in attributes and not body.strip() for attributes, body in scripts)
    assert "<style" not in page
    assert " style=" not in page
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith("/")
        assert (static / address.lstrip("/")).is_file()
    for sheet in static.rglob("*.css"):
        outside = re.findall(r"url\(\s*[\"']?(?:data:|https?:|//)[^)]*", sheet.read_text())
        assert outside == [], sheet.name


def test_a_wheel_carries_client_and_rules_and_is_built_from_its_source_archive_without_node(
    copy_with_client: Path, tmp_path: Path, nothing: str
) -> None:
    home, out = copy_with_client, tmp_path / "dist"
    built = command(home, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(out))
    assert built.returncode == 0, built.stderr
    (archive,) = out.glob("*.tar.gz")
    (wheel,) = out.glob("*.whl")

    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    package = {path.relative_to("src").as_posix() for path in own_files("src/lastwire")}
    rules = {
        f"lastwire/{path.relative_to('docs').as_posix()}"
        for folder in ("docs/rules", "docs/play")
        for path in own_files(folder)
    }
    client = {
        path.relative_to(home / "src").as_posix()
        for path in (home / "src" / "lastwire" / "server" / "static").rglob("*")
        if path.is_file()
    }
    assert package
    assert rules
    assert "lastwire/server/static/index.html" in client
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "CREDITS.md", "NOTICES.md"}
    carried = {name for name in names if not name.split("/")[0].endswith(".dist-info")}
    assert carried == package | rules | client

    (tmp_path / "unpacked").mkdir()
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(tmp_path / "unpacked")], check=True)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    again = command(unpacked, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "again"), path=nothing)
    assert again.returncode == 0, again.stderr
    with zipfile.ZipFile(next((tmp_path / "again").glob("*.whl"))) as opened:
        assert set(opened.namelist()) == names


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def served(home: Path, data: Path, path: str | None = None) -> str:
    """Start `play`, fetch the page once it is ready, stop it; answers what was said on the way."""
    port = free_port()
    surroundings = {**os.environ, **({} if path is None else {"PATH": path})}
    said = data.parent / f"said-{port}"
    with said.open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "play", "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)],
            cwd=home,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            for _ in range(1200):
                assert process.poll() is None, said.read_text()
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                        assert answer.status == 200
                    break
                except OSError:
                    time.sleep(0.1)
            else:
                pytest.fail(said.read_text())
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                assert "<title>Last Wire</title>" in answer.read().decode()
        finally:
            process.terminate()
            process.wait(30)
    return said.read_text()


def test_a_fresh_clone_sets_itself_up_and_serves_and_the_second_time_only_serves(
    copy_with_packages: Path, tmp_path: Path, nothing: str
) -> None:
    first = served(copy_with_packages, tmp_path / "data")
    assert "Building the client" in first
    assert "Creating the virtual environment" in first
    assert "Installing the Python packages" in first
    second = served(copy_with_packages, tmp_path / "data", path=nothing)
    for long_step in ("Building", "Creating", "Installing"):
        assert long_step not in second


def test_no_file_names_a_package_registry() -> None:
    named = [
        f"{path}: {host}"
        for path in own_files()
        for host in REGISTRY_HOSTS
        if host.encode() in (ROOT / path).read_bytes()
    ]
    assert named == []


def test_the_client_s_lock_holds_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_every_font_and_icon_set_is_credited_with_its_licence() -> None:
    checkout.client_packages()
    credits = (ROOT / "CREDITS.md").read_text()
    rows = {
        name.strip(): row
        for row in credits.splitlines()
        if row.startswith("| ")
        for name in row[2:].split("|")[0].split(",")
    }
    packages = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    fonts = [name for name in packages if name.startswith("@fontsource/")]
    assert fonts
    for name in fonts:
        font = json.loads((checkout.NODE_MODULES / name / "metadata.json").read_text())
        assert font["family"] in rows
        assert font["license"]["type"] == "OFL-1.1"
        assert "SIL Open Font License 1.1" in rows[font["family"]]
    assert {"@iconify-json/game-icons", "@iconify-json/lucide"} == {
        n for n in packages if n.startswith("@iconify-json/")
    }
    assert "Creative Commons Attribution 3.0" in rows["Game-icons.net"]
    assert "ISC" in rows["Lucide"]


def locked(name: str) -> Iterator[tuple[str, str]]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in text
    for entry in re.split(r"\n(?=[a-z])", text.split("\n", 2)[2].replace("\\\n", "")):
        pinned = re.match(r"([a-z0-9-]+)==(\S+)", entry)
        assert pinned, entry
        assert "--hash=sha256:" in entry, entry
        yield pinned[1], pinned[2]


def test_the_python_locks_cover_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    run, test = dict(locked("run")), dict(locked("test"))
    assert run.items() <= test.items()

    def names(wanted: list[str]) -> set[str]:
        return {re.split(r"[^A-Za-z0-9.-]", requirement)[0].replace(".", "-") for requirement in wanted}

    groups = project["dependency-groups"]
    assert names(project["project"]["dependencies"]) | names(groups["build"]) <= run.keys()
    assert names(groups["test"]) <= test.keys()
    for name in ("soak", "extras"):
        more = dict(locked(name))
        assert test.items() <= more.items()
        assert names(groups[name]) <= more.keys()
