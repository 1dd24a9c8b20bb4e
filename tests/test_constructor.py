"""Constructors that are written out before compiling are those that the dataclasses make for themselves."""

from __future__ import annotations

import ast
import inspect
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import compiler
import pytest
from constructor import written_out

MODULES = [path for path in compiler.modules() if "@dataclass" in (compiler.SOURCES / path).read_text("utf-8")]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_written_constructor_is_the_dataclass_s_own(path: Path) -> None:
    source = (compiler.SOURCES / path).read_text("utf-8")
    found = written_out(source)
    for line, before in zip(found.splitlines(), source.splitlines(), strict=False):
        assert line == before or (not before and line.startswith("    def __init__("))
    module = import_module(".".join(path.with_suffix("").parts))
    space: dict[str, Any] = {**vars(module)}
    exec(compile(found, str(path), "exec"), space)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and is_dataclass(vars(module)[node.name]):
            ours, made = space[node.name].__init__, vars(module)[node.name].__init__
            assert signature(ours) == signature(made)


def signature(function: Any) -> list[tuple[str, Any]]:
    return [(name, each.default) for name, each in inspect.signature(function).parameters.items()]


def test_states_have_one() -> None:
    states = [path for path in MODULES if path.stem == "state"]
    assert len(states) == 5
    for path in states:
        assert "def __init__(self, " in written_out((compiler.SOURCES / path).read_text("utf-8"))


CLASS = """
from dataclasses import dataclass, field

@dataclass{options}
class Point:
    x: int
    y: int = 3{more}

    def far(self) -> bool:
        return self.x > self.y


AFTER = 1
"""
DERIVED = """
    far_out: bool = field(init=False)

    def __post_init__(self) -> None:
        self.far_out = self.x > 9"""


def test_fields_are_set_and_what_follows_is_derived() -> None:
    found = written_out(CLASS.format(options="(slots=True)", more=DERIVED))
    line = next(line for line in found.splitlines() if "def __init__(" in line)
    assert line == ("    def __init__(self, x: int, y: int = 3) -> None: self.x = x; self.y = y; self.__post_init__()")
    space: dict[str, Any] = {"__name__": __name__}
    exec(found, space)
    point = space["Point"](10)
    assert (point.x, point.y, point.far_out, point.far()) == (10, 3, True, True)


@pytest.mark.parametrize(
    ("options", "more"),
    [("(init=False)", ""), ("", "\n    seen: list[int] = field(default_factory=list)")],
)
def test_others_stay_as_they_are(options: str, more: str) -> None:
    source = CLASS.format(options=options, more=more)
    assert written_out(source) == source
