"""A PostgreSQL for tests: a real server of this machine's own package, on a free port of the loopback, with its files
in a folder that goes with it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

OWNER = "postgres"  # the server refuses to run as root
MISSING = (
    "No PostgreSQL was found, so only the SQLite half is tested. On Debian: apt-get install postgresql; "
    "elsewhere put initdb and postgres on the PATH."
)


def programs() -> Path | None:
    """The folder with initdb and postgres, if there is one that can be used here."""
    if os.geteuid() == 0 and OWNER not in {each.pw_name for each in pwd.getpwall()}:
        return None
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "initdb").exists() and (each / "postgres").exists()), None)


class Postgres:
    """A server that is running. `stop` and `start` are as an operator does it; `kill` is a crash."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self._folder = folder
        self._bin = bin
        self._numbers = count(1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(folder / "data"), "-U", "lastwire", "-A", "trust", "-E", "UTF8", "--locale=C")

    def _user(self) -> str | None:
        return OWNER if os.geteuid() == 0 else None

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments], user=self._user(), cwd=self._folder, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._bin / "postgres", "-D", self._folder / "data", "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self._folder}"),
                    *("-c", "shared_buffers=16MB", "-c", "max_connections=60"),
                ],
                user=self._user(),
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        ready: list[str | Path] = [self._bin / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        while subprocess.run(ready, check=False).returncode != 0:
            assert self._process.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.02)

    def _signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        """At once, cutting all connections."""
        self._signal(signal.SIGINT)
        assert self._process is not None
        self._process.wait()

    def kill(self) -> None:
        """A crash: nothing is tidied up."""
        self._signal(signal.SIGQUIT)
        assert self._process is not None
        self._process.wait()

    def freeze(self) -> None:
        """The server and every process of it stand still."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        for pid in (self._process.pid, *map(int, children)):
            os.kill(pid, signal.SIGSTOP)
        self._frozen = (self._process.pid, *map(int, children))

    def thaw(self) -> None:
        for pid in self._frozen:
            os.kill(pid, signal.SIGCONT)

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"house_{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "lastwire", name)
        return f"postgresql://lastwire@127.0.0.1:{self.port}/{name}"


@contextmanager
def running() -> Iterator[Postgres | None]:
    """A server for as long as this lasts; None where there is no PostgreSQL."""
    bin = programs()
    if bin is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="lastwire-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        server = Postgres(folder, bin)
        server.start()
        try:
            yield server
        finally:
            server.kill()
