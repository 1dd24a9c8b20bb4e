"""Schemathesis on a real server: everything the OpenAPI document allows, and what it does not.

`python -m tests.server.inquiry --examples 1000` needs the packages of `requirements/soak.txt`, which `./test --soak`
installs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from lastwire import games
from lastwire.server.app import App
from lastwire.server.limits import OPEN
from lastwire.server.openapi import document
from lastwire.server.serve import serving
from tests.server.flood import fingerprints, furnished

CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


def page_for(app: App, tables: list[str]) -> dict[str, Any]:
    """The document, with values for its parameters that lead somewhere beside those that do not."""
    page = document(app.operations())
    known: dict[str, list[Any]] = {"table": tables, "game": list(games.NAMES), "match": [1]}
    for path in page["paths"].values():
        for operation in path.values():
            for each in operation["parameters"]:
                if each["name"] in known:
                    each["schema"] = {"anyOf": [{"enum": known[each["name"]]}, each["schema"]]}
    return page


async def inquire(data: Path, examples: int, seed: int) -> int:
    """So many examples of each operation; how many requests that were. Fails if one failed or a table has changed."""
    async with serving(data / "house", OPEN) as server:
        app = server.config.app
        assert isinstance(app, App)
        tables, token = await furnished(server)
        before = await fingerprints(server, tables)
        page = data / "openapi.json"
        page.write_text(json.dumps(page_for(app, tables)))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "schemathesis.cli", "run", str(page)),
            *("--url", f"http://127.0.0.1:{server.port}", "--header", f"Authorization: Bearer {token}"),
            *("--checks", ",".join(CHECKS), "--max-examples", str(examples), "--seed", str(seed)),
            *("--mode", "all", "--phases", "examples,coverage,fuzzing", "--continue-on-failure"),
            "--no-color",
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            cwd=data,
        )
        said, _ = await process.communicate()
        print(said.decode())
        assert process.returncode == 0
        assert server.house.metrics.faults == 0
        assert await fingerprints(server, tables) == before
        found = re.search(r"(\d+) generated, \1 passed", said.decode())
        assert found is not None
        return int(found[1])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.inquiry", description=__doc__)
    parser.add_argument("--examples", type=int, default=1_000, help="of each operation")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        count = asyncio.run(inquire(Path(folder), chosen.examples, chosen.seed))
    print(f"{count:,} requests, no fault, no change")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
