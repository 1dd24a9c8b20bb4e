"""A real server in a process of its own, for tests that stop it, starve it or kill it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

SERVE = """\
import sys
from pathlib import Path
from lastwire.server.limits import OPEN
from lastwire.server.serve import serve
sys.exit(serve("127.0.0.1", 0, Path(sys.argv[1]), open_browser=False, log_level="warning", limits=OPEN))
"""


class Process:
    """Started, and ready when this returns. `log` is where standard error goes."""

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        command = [sys.executable, "-c", SERVE, str(data)]
        with (Path("/dev/null") if log is None else log).open("wb") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    @property
    def id(self) -> int:
        return self._process.pid

    def send(self, which: signal.Signals) -> None:
        self._process.send_signal(which)  # does nothing if it has ended

    def end(self, how: signal.Signals) -> None:
        with self._process:
            self._process.send_signal(how)
            self._process.wait()
