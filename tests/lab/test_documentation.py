"""What the documents show is run: Python as it stands, command lines as far as they can be read, links to files."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from lastwire.cli import lastwire

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
# Its game is built from its blocks, and run, by tests/test_first_game.py.
FIRST_GAME = "docs/adding-a-game.md"
# What it shows talks to a server, and is run by tests/server/test_client_page.py.
CLIENT = "docs/client.md"
LINK = re.compile(r"\]\((?!\w+:|#)([^)#]+)(?:#[^)]*)?\)")


def blocks(language: str) -> list[tuple[str, str]]:
    """The code blocks of one language: where each stands, and its text."""
    found = []
    for document in DOCUMENTS:
        text = document.read_text()
        for block in BLOCK.finditer(text):
            if block[1] == language:
                line = text.count("\n", 0, block.start()) + 2
                found.append((f"{document.relative_to(ROOT)}:{line}", block[2]))
    return found


def command_lines() -> list[tuple[str, str]]:
    return [
        # The game of the page is not on the shelf here; any other will do to read the options.
        (place, (line.partition("#")[0] if " #" in line else line).replace(" short-fuse", " time-bomb"))
        for place, text in blocks("sh")
        for line in text.replace("\\\n", " ").splitlines()
        if line.startswith("lastwire ") and "<" not in line
    ]


@pytest.mark.parametrize(
    ("place", "code"),
    [(place, code) for place, code in blocks("python") if not place.startswith((FIRST_GAME, CLIENT))],
    ids=lambda value: value if ":" in value[:40] else "",
)
def test_python_in_documents_runs(place: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, place, "exec"), {"__name__": "document"})
    assert capsys.readouterr().out


def test_there_is_python_to_run() -> None:
    assert len([place for place, _ in blocks("python") if place.startswith("docs/research.md")]) >= 2


@pytest.mark.parametrize(("place", "line"), command_lines())
def test_command_lines_in_documents_are_understood(place: str, line: str) -> None:
    words = shlex.split(line)[1:]
    context = click.Context(lastwire, info_name="lastwire")
    command: click.Command = lastwire
    while isinstance(command, click.Group):
        if command is not lastwire and words[0] not in command.list_commands(context):
            words = ["games", *words]
        found = command.get_command(context, words[0])
        assert found is not None, f"{place}: no command {words[0]}"
        command, words = found, words[1:]
    command.make_context(command.name, words, parent=context)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text()):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"
