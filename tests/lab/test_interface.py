"""The public names of `lastwire`: sorted, all there, and nothing besides."""

from __future__ import annotations

import subprocess
import sys

import pytest

import lastwire


def test_names_are_sorted_and_unique() -> None:
    # As linters sort them: constants, classes, then functions.
    assert lastwire.__all__ == sorted(set(lastwire.__all__), key=lambda name: (_rank(name), name))


def _rank(name: str) -> int:
    return 0 if name.isupper() else 1 if name[0].isupper() else 2


@pytest.mark.parametrize("name", lastwire.__all__)
def test_each_name_is_there(name: str) -> None:
    assert getattr(lastwire, name) is not None
    assert name in dir(lastwire)


def test_nothing_else_is_offered() -> None:
    assert set(lastwire._HOME) | {"__version__"} == set(lastwire.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = lastwire.nothing


def test_importing_loads_none_of_it() -> None:
    code = "import sys, lastwire; print([name for name in sys.modules if name.startswith('lastwire.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
