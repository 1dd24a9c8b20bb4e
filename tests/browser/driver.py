"""Other people's browsers, driven as far as a match needs it: Debian's Firefox by WebDriver BiDi, which it
speaks itself, and WebKit by its own WebDriver."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.error import URLError
from urllib.request import ProxyHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 120  # for what hangs: the machines that run this are shared, and may be slow
WIDTH, HEIGHT = 1440, 900


class Driver(Protocol):
    """One window of a browser."""

    def open(self, url: str) -> None: ...

    def ask(self, expression: str) -> Any:
        """What an expression is in the page, or what a promise of it comes to."""

    def press(self, key: str) -> None: ...


class Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self._send("session.new", capabilities={})
        self._context: str = self._send("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": WIDTH, "height": HEIGHT}
        self._send("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _send(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE_S))
            if told.get("id") == self._count:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def ask(self, expression: str) -> Any:
        said = self._send(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def press(self, key: str) -> None:
        pressed = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        actions = [{"type": "key", "id": "keys", "actions": pressed}]
        self._send("input.performActions", context=self._context, actions=actions)


class WebKit:
    def __init__(self, port: int, browser: str) -> None:
        self._to = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": PATIENCE_S * 1000}}}
        self._to += "/" + self._send("", capabilities=wanted)["sessionId"]
        self._send("/window/rect", width=WIDTH, height=HEIGHT)

    def _send(self, path: str, **body: Any) -> Any:
        request = Request(self._to + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        self._send("/url", url=url)

    def ask(self, expression: str) -> Any:
        told = "(found) => done(JSON.stringify(found ?? null))"
        script = f"const done = arguments[0]; Promise.resolve({expression}).then({told});"
        return json.loads(self._send("/execute/async", script=script, args=[]))

    def press(self, key: str) -> None:
        pressed = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._send("/actions", actions=[{"type": "key", "id": "keys", "actions": pressed}])


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None, "Firefox is not installed; on Debian: apt-get install firefox-esr"
    folder.mkdir(parents=True, exist_ok=True)
    quiet = {**os.environ, "HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with started(command, quiet) as process:
        assert process.stderr is not None
        told = ""
        for line in process.stderr:
            told += line
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                break
        else:
            raise AssertionError(f"Firefox did not start:\n{told}")
        with connect(f"{found[1]}/session", proxy=None, max_size=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    browser = next(iter(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")), None)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    assert driver, "WebKit's driver is not installed; on Debian: apt-get install webkit2gtk-driver"
    assert browser, "WebKit's browser is not installed; on Debian it comes with webkit2gtk-driver"
    assert screen, "WebKit needs a screen; on Debian: apt-get install xvfb xauth"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder.mkdir(parents=True, exist_ok=True)
    quiet = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "NO_AT_BRIDGE": "1"}
    shown = [screen, "-a", "-s", f"-screen 0 {WIDTH}x{HEIGHT}x24"]
    with started([*shown, driver, f"--port={port}"], quiet):
        began = time.monotonic()
        while True:
            try:
                build_opener(ProxyHandler({})).open(f"http://127.0.0.1:{port}/status", timeout=PATIENCE_S).close()
                break
            except URLError:
                assert time.monotonic() - began < PATIENCE_S, "WebKit's driver did not start"
                time.sleep(0.1)
        yield WebKit(port, str(browser))


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A program, ended with all that it started."""
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate()
