"""What a checkout needs before anything in it can run: its virtual environment, the client's packages, the built
client and a browser for the tests. Standard library only, for it runs before any of them is there."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "lastwire" / "server" / "static"

NODE_WANTED = "Node.js 20.19 or later in the 20 line, or 22.12 or later"
OTHER_BROWSERS = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "xauth": "xauth",
}
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


class Trouble(Exception):
    """Something the person at the keyboard has to know or to mend; its text is all they are shown."""


def environment(lock: str) -> None:
    """Bring `.venv` in line with `requirements/<lock>.txt` and install this checkout in it."""
    made_for = digest(texts=[str(ROOT), sys.base_prefix, f"{sys.version_info[0]}.{sys.version_info[1]}"])
    if not (PYTHON.exists() and stamped(VENV / "stamp", made_for)):
        announced("Creating the virtual environment", create_venv)
        stamp(VENV / "stamp", made_for)

    requirements = ROOT / "requirements" / f"{lock}.txt"
    wanted = digest(files=[requirements, ROOT / "pyproject.toml"])
    mark = VENV / f"stamp-{lock}"
    if stamped(mark, wanted):
        return
    mark.unlink(missing_ok=True)
    # The locks are complete and hold the build backend too, so nothing unlocked is ever fetched.
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    announced(
        "Installing the Python packages",
        lambda: run([*pip, "--no-deps", "--require-hashes", "-r", str(requirements)]),
    )
    announced(
        "Installing Last Wire itself",
        lambda: run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]),
    )
    stamp(mark, wanted)


def create_venv() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise Trouble(
            f"This Python ({sys.executable}) cannot create virtual environments.\n"
            f"On Debian and Ubuntu: apt-get install {package}"
        )
    # An activated .venv would otherwise be asked to wipe itself out.
    python = getattr(sys, "_base_executable", None) or sys.executable
    run([python, "-m", "venv", "--clear", str(VENV)])


def client_packages() -> None:
    """Bring `web/node_modules` in line with the client's lock."""
    wanted = digest(files=[WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    mark = NODE_MODULES / ".stamp"
    if stamped(mark, wanted):
        return
    npm = node_tool("npm")
    announced(
        "Installing the client's packages",
        lambda: run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB),
    )
    stamp(mark, wanted)


def client() -> None:
    """Bring the built client in line with its sources. Needs Node.js only when it is not."""
    wanted = client_digest()
    mark = STATIC / ".stamp"
    if stamped(mark, wanted):
        return
    client_packages()
    npm = node_tool("npm")
    mark.unlink(missing_ok=True)
    announced("Building the client", lambda: run([npm, "run", "--silent", "build"], cwd=WEB))
    stamp(mark, wanted)


def client_digest() -> str:
    # By content: a fresh clone and an unpacked source archive must agree with the checkout they came from.
    # Its sentences are where the server has them.
    texts = (ROOT / "src" / "lastwire").glob("**/text/*.ftl")
    return digest(files=sorted([*files_under(WEB), *texts]))


def files_under(folder: Path) -> Iterable[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path != NODE_MODULES:
                yield from files_under(path)
        else:
            yield path


def node_tool(name: str) -> str:
    """The path of `npm`, once Node.js is known to be there and new enough."""
    node, tool = shutil.which("node"), shutil.which(name)
    if node is None or tool is None:
        missing = "Node.js" if node is None else name
        raise Trouble(f"The browser client has to be built, and {missing} is not on the PATH.\nInstall {NODE_WANTED}.")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    if not node_fits(said):
        raise Trouble(f"The browser client has to be built, and {node} is {said or 'broken'}.\nInstall {NODE_WANTED}.")
    return tool


def node_fits(version: str) -> bool:
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def chromium() -> str:
    """The path of a Chromium for the browser tests; installed first where that takes no question."""
    named = os.environ.get("LASTWIRE_CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise Trouble(f"LASTWIRE_CHROMIUM names {named}, and there is no such program.")
        return found
    found = first_chromium()
    if found is None and on_debian_as_root():
        announced("Installing Chromium", lambda: install("chromium"))
        found = first_chromium()
    if found is None:
        raise Trouble(
            "The browser tests need Chromium.\n"
            "On Debian: apt-get install chromium; elsewhere set LASTWIRE_CHROMIUM to the path of one."
        )
    return found


def first_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def other_browsers() -> None:
    """Install Firefox, and WebKit with a screen for it, where that takes no question."""
    missing = [package for program, package in OTHER_BROWSERS.items() if shutil.which(program) is None]
    if missing and on_debian_as_root():
        announced(f"Installing {', '.join(missing)}", lambda: install(*missing))
    missing = [package for program, package in OTHER_BROWSERS.items() if shutil.which(program) is None]
    if missing:
        raise Trouble(
            f"The tests of other browsers need {', '.join(missing)}.\nOn Debian: apt-get install {' '.join(missing)}"
        )


def faketime() -> None:
    """Install faketime where that takes no question; without it the test that sets a machine's clock is left out."""
    if shutil.which("faketime") is None and on_debian_as_root():
        announced("Installing faketime", lambda: install("faketime"))


def on_debian_as_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and Path("/etc/debian_version").exists()


def install(*packages: str) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], env=quiet)
    run(["apt-get", "install", "-y", "-qq", *packages], env=quiet)


def announced(what: str, work: Callable[[], None]) -> None:
    """Do a long piece of work under one line that says what it is and how long it took."""
    print(f"{what} …", end="", file=sys.stderr, flush=True)
    began = time.monotonic()
    try:
        work()
    except BaseException:
        print(" stopped", file=sys.stderr, flush=True)
        raise
    print(f" {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)


def run(command: Sequence[str], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command to its end; what it printed is shown only if it fails."""
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Trouble(f"{command[0]} did not start: {error.strerror}") from None
    if done.returncode != 0:
        raise Trouble(f"{done.stdout.rstrip()}\n\n{' '.join(command)} failed with code {done.returncode}.")


def digest(*, files: Iterable[Path] = (), texts: Iterable[str] = ()) -> str:
    """A hash of file names and contents, and of texts."""
    total = hashlib.sha256()
    for text in texts:
        total.update(hashlib.sha256(text.encode()).digest())
    for path in files:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamped(mark: Path, wanted: str) -> bool:
    try:
        return mark.read_text() == wanted
    except OSError:
        return False


def stamp(mark: Path, made: str) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(made)


if __name__ == "__main__":
    try:
        client()
    except Trouble as trouble:
        sys.exit(str(trouble))
