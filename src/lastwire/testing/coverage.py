"""Clause coverage: which clauses of a rules file are proved by a test, by chapter, and which citations lead nowhere.

A clause is declared where its id opens a paragraph, a list item, a title or a row of a table. A test cites clauses with
`@clause`; the tests are read, not imported. Clauses that only describe stand in a list of their own, each with its
reason.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lastwire.testing.clause import CLAUSE_ID

_DECLARED = re.compile(rf"^[-*>|#\s]*({CLAUSE_ID.pattern})\b")
_CHAPTER = re.compile(r"^## (.+)$")


@dataclass(frozen=True)
class Clause:
    id: str
    chapter: str
    line: int


@dataclass(frozen=True)
class Citation:
    id: str
    file: Path
    line: int
    test: str


@dataclass
class Coverage:
    """What the tests say about one rules file."""

    clauses: list[Clause]
    citations: dict[str, list[Citation]] = field(default_factory=dict)
    descriptive: dict[str, str] = field(default_factory=dict)  # clause → why no test can prove it
    faults: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[str]:
        return [each.id for each in self.clauses if each.id not in self.citations and each.id not in self.descriptive]

    def table(self) -> str:
        """Clauses and how many of them are tested, by chapter."""
        rows: list[tuple[str, ...]] = [("chapter", "clauses", "tested", "descriptive", "untested")]
        for chapter in dict.fromkeys(each.chapter for each in self.clauses):
            ids = [each.id for each in self.clauses if each.chapter == chapter]
            rows.append((chapter, *map(str, self._counts(ids))))
        rows.append(("all", *map(str, self._counts([each.id for each in self.clauses]))))
        width = max(len(row[0]) for row in rows)
        return "\n".join(
            f"{row[0]:{width}}  {row[1]:>7}  {row[2]:>6}  {row[3]:>11}  {row[4]:>8}".rstrip() for row in rows
        )

    def _counts(self, ids: list[str]) -> tuple[int, int, int, int]:
        tested = sum(id in self.citations for id in ids)
        described = sum(id in self.descriptive and id not in self.citations for id in ids)
        return len(ids), tested, described, len(ids) - tested - described


def read_clauses(rules: Path) -> list[Clause]:
    """The clauses that a rules file declares, in order; then those of pages that go with it (`<game>-<part>.md`)."""
    found: dict[str, Clause] = {}
    for page in (rules, *sorted(rules.parent.glob(f"{rules.stem}-*{rules.suffix}"))):
        chapter = ""
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if title := _CHAPTER.match(line):
                chapter = title[1].strip()
            elif declared := _DECLARED.match(line):
                found.setdefault(declared[1], Clause(declared[1], chapter, number))
    return list(found.values())


def read_citations(tests: Path) -> list[Citation]:
    """What the tests under a folder cite."""
    found = []
    for file in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        found += [Citation(id, file, line, name) for id, line, name in _cited(tree.body)]
    return found


def _cited(body: Iterable[ast.stmt]) -> Iterator[tuple[str, int, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _decorating(node)
            yield from _cited(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield from _decorating(node)


def _decorating(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[str, int, str]]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and _name(mark.func) == "clause":
            for value in mark.args:
                if not (isinstance(value, ast.Constant) and isinstance(value.value, str)):
                    raise ValueError(f"line {value.lineno}: a clause is cited by its id, written out")
                yield value.value, value.lineno, node.name


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def cover(rules: Path, tests: Path, descriptive: Path | None = None) -> Coverage:
    """Compare a rules file with the tests, and say what is wrong."""
    clauses = read_clauses(rules)
    known = {each.id for each in clauses}
    prefixes = {id.partition("-")[0] for id in known}
    coverage = Coverage(clauses)
    for citation in read_citations(tests):
        if citation.id.partition("-")[0] not in prefixes:
            continue
        if citation.id in known:
            coverage.citations.setdefault(citation.id, []).append(citation)
        else:
            coverage.faults.append(
                f"{citation.file}:{citation.line}: {citation.test} cites {citation.id}: no such clause"
            )
    reasons = {} if descriptive is None else tomllib.loads(descriptive.read_text(encoding="utf-8"))
    for id, reason in reasons.items():
        if id.partition("-")[0] not in prefixes:
            continue
        if id not in known:
            coverage.faults.append(f"{descriptive}: {id}: no such clause")
        elif not isinstance(reason, str) or not reason.strip():
            coverage.faults.append(f"{descriptive}: {id}: say why no test can prove it")
        elif id in coverage.citations:
            coverage.faults.append(f"{descriptive}: {id} is tested: take it off the list")
        else:
            coverage.descriptive[id] = reason
    if not clauses:
        coverage.faults.append(f"{rules}: no clauses")
    coverage.faults += [f"{rules}: {id} has no test" for id in coverage.untested]
    return coverage
