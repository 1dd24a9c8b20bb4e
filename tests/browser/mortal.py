"""A real server in a process of its own, which can be stopped or killed and started again with what it stored."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src" / "lastwire" / "server" / "static"


class Mortal:
    """Serves from one data folder, at one address as long as it lives and after. Its clock runs so many times as fast
    as ours."""

    def __init__(self, data: Path, speed: int = 1) -> None:
        self._data = data
        self._speed = speed
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        assert (STATIC / "index.html").is_file(), "The browser client is not built: run `npm run build` in web/."
        where = ["--host", "127.0.0.1", "--port", str(self._port), "--data", str(self._data)]
        command = [sys.executable, str(HERE / "quick.py"), str(self._speed), *where, "--no-browser"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        told = ""
        for line in self._process.stdout:
            told += line
            if self.address in line:
                return
        raise AssertionError(f"The server did not start:\n{told}")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        assert self._end(signal.SIGTERM) in (0, -signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdout is not None
        process.send_signal(how)
        with process.stdout as rest:
            rest.read()
        return process.wait()
