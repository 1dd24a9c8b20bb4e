"""The server as a process: what it says, when it will not start, and how it ends."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lastwire.engine.record import Record
from lastwire.engine.rng import Rng
from lastwire.server import attack, bench, replay
from lastwire.server.serve import CannotServe, claimed, listening, serve, serving
from tests.server.guest_client import play_on, seated

CHILD = """\
import sys
import time
from pathlib import Path
from lastwire.server.serve import serve
sys.exit(serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), open_browser=False, log_level="debug"))
"""


def start(host: str, port: int, data: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", CHILD, host, str(port), str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def announced(server: subprocess.Popen[str]) -> tuple[int, str]:
    """The port, and all that the terminal says when the server is ready."""
    assert server.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = server.stdout.readline()
        assert line, "it ended before it was ready"
        said += line
    found = re.search(r"http://[^:]+:(\d+)/", said)
    assert found is not None
    return int(found[1]), said


async def test_a_served_match_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with start("127.0.0.1", 0, tmp_path) as server:
        port, said = announced(server)
        guests = await seated(port, 4)
        await guests[0].do("start")
        await guests[0].send("{")
        await guests[0].send("x" * 70_000)
        assert await guests[0].closed() == 1009
        await guests[0].leave()
        await guests[0].join()
        await guests[0].until(lambda: guests[0].part)
        await play_on(guests, Rng(bytes(32)))
        seed = guests[0].part["ended"]["seed"]
        server.send_signal(signal.SIGINT)
        for guest in guests:
            assert await guest.closed() == 1012
            await guest.leave()
        later, logged = server.communicate()
    assert server.returncode == 0
    assert later == ""
    lines = [json.loads(line) for line in logged.splitlines()]
    assert any(line["event"] == "table opened" for line in lines)
    for line in lines:
        assert {"time", "level", "logger", "event"} <= set(line)
    hidden = [seed, guests[0].table, "Guest 1", "Ada", *(guest.token for guest in guests)]
    for secret in hidden:
        assert secret not in logged
        assert secret not in said
    assert "Traceback" not in logged


def test_the_terminal_says_where_it_is(tmp_path: Path) -> None:
    with start("0.0.0.0", 0, tmp_path) as server:
        port, said = announced(server)
        server.send_signal(signal.SIGTERM)
        server.communicate()
    assert "Ctrl-C stops it." in said
    network = re.search(r"Others in your network: http://([0-9.]+):(\d+)/", said)
    assert network is None or (network[2] == str(port) and not network[1].startswith("127."))


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert serve("127.0.0.1", port, tmp_path, open_browser=False) == 1
    assert capsys.readouterr().err == f"Port {port} is taken: stop what uses it, or choose another with --port.\n"


def test_an_address_of_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("192.0.2.1", 0, tmp_path, open_browser=False) == 1
    assert capsys.readouterr().err == "192.0.2.1 is not an address of this machine.\n"
    assert serve("no such host", 0, tmp_path, open_browser=False) == 1
    assert "not an address to listen on" in capsys.readouterr().err


def test_two_servers_do_not_share_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with claimed(tmp_path):
        assert serve("127.0.0.1", 0, tmp_path, open_browser=False) == 1
    assert capsys.readouterr().err == f"Another server is using the data folder {tmp_path}.\n"
    with claimed(tmp_path):
        pass


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot be used"), claimed(tmp_path / "file"):
        pass


def test_any_free_port() -> None:
    with listening("127.0.0.1", 0) as one, listening("127.0.0.1", 0) as two:
        assert one.getsockname()[1] != two.getsockname()[1]


def test_the_bench_measures_a_real_server() -> None:
    found = bench.run(tables=2, viewers=6, seconds=2.0)
    assert found["tables"] == 2
    assert found["moves_per_s"] > 0
    assert found["rss_mb"] > found["rss_empty_mb"] > 0
    assert found["cpu_ms_per_move"] > 0
    assert found["players_cpu_ms_per_move"] > 0
    assert found["bytes_per_move"] > 0
    with pytest.raises(ValueError, match="viewers"):
        bench.run(tables=1, viewers=3, seconds=1.0)


def test_quiet_tables_are_measured_under_attack() -> None:
    found = bench.besiege(seconds=1.0, names=("invalid",), bot_moves=1)
    assert found["peace"]["moves"] > 0
    assert found["attack"]["invalid"]["moves"] > 0
    assert sum(found["attack"]["invalid"]["answers"].values()) > 0


@pytest.mark.parametrize("name", attack.ATTACKS)
async def test_every_attack_reaches_the_server(tmp_path: Path, name: str) -> None:
    if name == "replay":
        await attack.furnish(tmp_path)
    async with serving(tmp_path) as server:
        attacker = attack.Attacker(server.port, "127.0.0.3", time.perf_counter() + 60)
        attacker.left = 15
        await attack.ATTACKS[name](attacker)
        assert attacker.answers
        assert attacker.answers["200"] > 0 or name != "replay"
        assert server.house.metrics.faults == 0


def test_the_match_that_is_replayed_in_an_attack_is_a_long_one() -> None:
    record = Record.read(attack.long_past()[1])
    assert len(record.entries) >= attack.LONG
    assert replay.make(record, "all").verified
