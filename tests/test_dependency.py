"""What the project leans on: public interfaces, and why not where it does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import checkout

SOURCE = checkout.ROOT / "src" / "lastwire"

# Extended, for they are the only place where limits can be set before a request is read. pyproject.toml bounds uvicorn,
# and tests/server/test_door.py says what of it is used and how to raise the bound.
KNOWN = {
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
}


def imported() -> Iterator[tuple[str, str]]:
    """Every module and name that comes from outside, with its file."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((place, name.name) for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                yield from ((place, f"{node.module}.{name.name}") for name in node.names)


def test_only_public_interfaces_of_others_are_used() -> None:
    private, seen = [], set()
    for place, name in imported():
        if name.split(".")[0] in ("lastwire", "__future__"):
            continue
        known = next((each for each in KNOWN if name.startswith(f"{each}.")), None)
        if known is not None:
            seen.add(known)
        elif any(part.startswith("_") or part.endswith("_impl") for part in name.split(".")):
            private.append(f"{place}: {name}")
    assert private == []
    assert seen == KNOWN
