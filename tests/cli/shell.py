"""Running `lastwire` as a person or a script does."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, NamedTuple

import msgspec


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on stdout; anything else there is an error."""
        found = msgspec.json.decode(self.out)
        assert isinstance(found, dict)
        return found


def lastwire(*arguments: str, stdin: str = "") -> Ran:
    done = subprocess.run(
        [sys.executable, "-m", "lastwire.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def refuses(*arguments: str, code: int, saying: str, stdin: str = "") -> None:
    """The command ends with this code and this sentence on stderr, with nothing on stdout and no traceback."""
    ran = lastwire(*arguments, stdin=stdin)
    assert ran.code == code, ran
    assert saying in " ".join(ran.err.split()), ran
    assert "Traceback" not in ran.err
    assert ran.out == ""
