"""docs/protocol.md names everything there is."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import lastwire
from lastwire.server.app import make_app
from lastwire.server.door import PIPELINED
from lastwire.server.house import House
from lastwire.server.limits import Limits
from lastwire.server.link import SMALL_FRAMES
from lastwire.table.commands import Command
from lastwire.table.dispatch import CLOSE_CODES, FAULT, NO_GUEST, Bye, Dispatch
from lastwire.table.table import Table

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [*get_args(Command), *get_args(Dispatch)], ids=lambda kind: kind.__name__)
def test_every_command_and_message_with_all_its_fields(kind: type) -> None:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    lines = [line for line in TEXT.splitlines() if f'`{{"kind": "{tag}"' in line]
    fields = [set(line.split("`")[1].replace("?", "").replace('"', " ").split()) for line in lines]
    assert any(set(kind.__struct_fields__) <= found for found in fields), (tag, lines)  # type: ignore[attr-defined]


def test_every_close_code_and_reason() -> None:
    for code in {*CLOSE_CODES.values(), NO_GUEST, FAULT, 1002, 1007, 1009}:
        assert f"| {code} |" in TEXT
    reasons = get_args(get_type_hints(Bye)["reason"])
    assert set(reasons) == set(CLOSE_CODES)
    for reason in reasons:
        assert f"`{reason}`" in TEXT


def test_every_code_of_refusal() -> None:
    """Of the games' own codes their rules give account."""
    source = Path(lastwire.__file__).parent
    modules = [path for path in source.rglob("*.py") if path.relative_to(source).parts[0] not in ("games", "testing")]
    used = {code for path in modules for code in re.findall(r'"(E_[A-Z_]+)"', path.read_text("utf-8"))}
    assert used == set(re.findall(r"^\| `(E_[A-Z_]+)` \|", TEXT, re.MULTILINE))


def test_every_route(tmp_path: Path) -> None:
    app = make_app(House(tmp_path, Limits()))
    for route in app.paths():
        path = (
            route.replace("{table:str}", "{id}")
            .replace("{code:str}", "{code}")
            .replace("{match:int}", "{k}")
            .replace("{game:str}", "{game}")
            .replace("{invitation:str}", "{invitation}")
            .replace("{crew:str}", "{id}")
        )
        if ":path}" not in path:
            assert path in TEXT, path


def test_the_numbers_are_those_of_the_code(tmp_path: Path) -> None:
    limits = Limits()
    assert limits.frame_bytes == limits.body_bytes == 64 * 1024
    assert f"{limits.message_bytes:,} characters" in TEXT
    assert f"{limits.messages.burst} at once, then {limits.messages.per_s} a second" in TEXT
    assert f"{limits.requests.burst} at once, then {limits.requests.per_s} a second" in TEXT
    assert f"{limits.tables.burst} at once, then one in {1 / limits.tables.per_s:.0f} s" in TEXT
    assert f"{limits.guesses.burst} at once, then one in {1 / limits.guesses.per_s:.0f} s" in TEXT
    assert f"| {limits.malformed}, then 4022 |" in TEXT
    assert f"| {limits.flood}, then 4029 |" in TEXT
    assert f"| sockets of one address | {limits.connections_per_address} |" in TEXT
    assert f"| sockets in all | {limits.connections:,} |" in TEXT
    assert f"| other connections of one address | {limits.http_per_address} |" in TEXT
    assert f"| HTTP head | {limits.head_bytes // 1024} kB, then 431; {limits.head_s:.0f} s to arrive" in TEXT
    assert f"then 413; {limits.body_s:.0f} s to arrive" in TEXT
    assert f"on the same connection | {PIPELINED} |" in TEXT
    assert f"for each {limits.message_counts:,} characters" in TEXT
    assert f"{SMALL_FRAMES.burst} at once, then {SMALL_FRAMES.per_s} a second, then it is cut off" in TEXT
    assert f"{limits.misdeeds.burst} at once, then one a second" in TEXT
    assert limits.misdeeds.per_s == 1
    for stored in (limits.stored_by_address, limits.stored_by_table):
        burst, rate = stored.burst / (1 << 20), stored.per_s / (1 << 10)
        assert f"{burst:.0f} MB at once, then {rate:.0f} kB a second" in TEXT
    assert f"| watchers at one table | {limits.watchers_per_table} |" in TEXT
    assert f"{limits.outbox_messages} messages or {limits.outbox_bytes // 1024} kB" in TEXT
    terms = Table.create("x", bytes(32)).terms
    assert f"{terms.chat_lines} in {terms.chat_ms // 1000} s" in TEXT
