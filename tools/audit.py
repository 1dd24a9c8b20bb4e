"""Asks the package registries whether a locked dependency has a known weakness. Offline that cannot be known, and then
it is said, never passed over: the exit code is 0 for none, 1 for some, and 77 for not (all) audited."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import checkout

UNDONE = 77  # the customary code of a check that could not be made


@dataclass
class Verdict:
    audited: int = 0
    weak: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # packages, or why nothing is known


def of_pip(said: str) -> Verdict:
    """What pip-audit's JSON comes to. A package it skipped is one it knows nothing of, though it ends with code 0."""
    verdict = Verdict()
    found = _object(said)
    if found is None or "dependencies" not in found:
        return Verdict(unknown=["pip-audit gave no report"])
    for package in found["dependencies"]:
        if "skip_reason" in package:
            verdict.unknown.append(package["name"])
            continue
        verdict.audited += 1
        weaknesses = ", ".join(each["id"] for each in package["vulns"])
        if weaknesses:
            verdict.weak.append(f"{package['name']} {package['version']}: {weaknesses}")
    return verdict


def of_npm(said: str) -> Verdict:
    """What npm's JSON comes to. Without an answer of the registry it has no `vulnerabilities`."""
    found = _object(said)
    if found is None or "vulnerabilities" not in found:
        return Verdict(unknown=["npm audit got no answer"])
    weak = [f"{name}: {each['severity']}" for name, each in sorted(found["vulnerabilities"].items())]
    return Verdict(found["metadata"]["dependencies"]["total"], weak)


def _object(said: str) -> dict[str, Any] | None:
    try:
        found = json.loads(said)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def said_by(command: Sequence[str], folder: str) -> str:
    return subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", check=False
    ).stdout


def report(verdicts: Sequence[Verdict]) -> int:
    audited = sum(each.audited for each in verdicts)
    weak = [line for each in verdicts for line in each.weak]
    unknown = [line for each in verdicts for line in each.unknown]
    print(f"{audited} packages audited, {len(weak)} with known weaknesses")
    for line in weak:
        print(f"weak: {line}")
    if unknown:
        print(f"NOT AUDITED, no registry answered: {', '.join(unknown)}")
    return 1 if weak else UNDONE if unknown else 0


def main() -> int:
    locked = str(checkout.ROOT / "requirements" / "soak.txt")  # everything but what audits
    pip = [
        str(checkout.BIN / "pip-audit"),
        "--no-deps",
        "--disable-pip",
        "--require-hashes",
        "-r",
        locked,
        "-f",
        "json",
    ]
    npm = [checkout.node_tool("npm"), "audit", "--json"]
    root, web = str(checkout.ROOT), str(checkout.WEB)
    return report([of_pip(said_by(pip, root)), of_npm(said_by(npm, web))])


if __name__ == "__main__":
    sys.exit(main())
