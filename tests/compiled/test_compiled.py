"""Compiled rules are the same rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import checkout
import compiler
import pytest

pytestmark = pytest.mark.compiled


def test_what_is_to_be_compiled_is_compiled() -> None:
    for path in compiler.modules():
        module = import_module(".".join(path.with_suffix("").parts))
        assert module.__file__ is not None
        assert not module.__file__.endswith(".py"), f"{module.__name__} is pure Python"


def test_digests_equal_those_of_pure_python() -> None:
    compiled, pure = run_from(os.environ["PYTHONPATH"]), run_from(str(compiler.SOURCES))
    assert (compiled["compiled"], pure["compiled"]) == (True, False)
    assert compiled["digests"] == pure["digests"]
    assert len(pure["digests"]) > 50


def run_from(folder: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": folder}
    script = str(checkout.ROOT / "tests" / "compiled" / "digests.py")
    done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
