"""The checks of the project, in the order `./test` runs them, and the summary it ends with."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import checkout

CORES = os.cpu_count() or 2
HEAVY = ("soak", "strength")
CLOSING_LINE = re.compile(r"^=*\s*((?:\d+ \w+, )*\d+ \w+ in [\d.]+s(?: \([\d:]+\))?|no tests ran in .*?)\s*=*$")
COLOUR = re.compile(r"\x1b\[[\d;]*m")


@dataclass(frozen=True)
class Step:
    name: str
    command: Sequence[str]
    folder: Path = checkout.ROOT


@dataclass(frozen=True)
class Result:
    step: Step
    passed: bool
    seconds: float
    output: str = ""
    note: str = ""

    def __str__(self) -> str:
        return f"{'ok' if self.passed else 'FAILED':6} {self.seconds:7.1f} s  {self.step.name:15} {self.note}".rstrip()


def quick_steps() -> list[Step]:
    """Checks that read files only; they run side by side."""
    python = str(checkout.PYTHON)
    return [
        Step("mypy", [python, "-m", "mypy"]),
        Step("svelte-check", npm_script("check"), checkout.WEB),
        Step("ruff check", [python, "-m", "ruff", "check", "."]),
        Step("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("import-linter", [str(checkout.BIN / "lint-imports")]),
        Step("wire types", [python, "-m", "lastwire.server.wire", "--check"]),
        Step("biome", npm_script("lint"), checkout.WEB),
        Step("vitest", npm_script("test"), checkout.WEB),
    ]


def npm_script(name: str) -> list[str]:
    return [checkout.node_tool("npm"), "run", "--silent", name]


def pytest_steps(heavy: Sequence[str], *, browser: bool) -> list[Step]:
    """The test suite. Browser tests have a process of their own: Playwright keeps an event loop running
    in the one it is used in, and then no test there may start another."""
    without = " and ".join(f"not {kind}" for kind in HEAVY if kind not in heavy)
    colour = "yes" if sys.stdout.isatty() else "no"
    pytest = [str(checkout.PYTHON), "-m", "pytest", f"--color={colour}", "-m", without]
    workers = ["-n", str(min(CORES, 8))]
    steps = [Step("pytest", [*pytest, *workers, "--ignore=tests/browser"])]
    if browser:
        steps.append(Step("pytest browser", [*pytest, *workers, "tests/browser"]))
    return steps


def run_quiet(step: Step) -> Result:
    """Run a step and keep what it prints for the case that it fails."""
    began = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=step.folder,
        env={**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return Result(step, done.returncode == 0, time.monotonic() - began, done.stdout)


def run_aloud(step: Step) -> Result:
    """Run a step, pass on what it prints as it comes, and note its closing line."""
    began = time.monotonic()
    note = ""
    with subprocess.Popen(
        step.command,
        cwd=step.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            closing = CLOSING_LINE.match(COLOUR.sub("", line).strip())
            note = closing[1] if closing else note
    return Result(step, process.returncode == 0, time.monotonic() - began, note=note)


def build_client() -> Result:
    began = time.monotonic()
    step = Step("client build", [])
    try:
        checkout.client()
    except checkout.Trouble as trouble:
        return Result(step, False, time.monotonic() - began, str(trouble))
    return Result(step, True, time.monotonic() - began)


def report(result: Result) -> Result:
    print(result, flush=True)
    if not result.passed and result.output:
        print(result.output.rstrip(), end="\n\n", flush=True)
    return result


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./test", description="Set up what is missing, then run every check of the project."
    )
    parser.add_argument("--fast", action="store_true", help="leave out the tests that drive a browser")
    parser.add_argument("--soak", action="store_true", help="also run the long runs of a served table")
    parser.add_argument("--strength", action="store_true", help="also run the tournaments that measure the bots")
    chosen = parser.parse_args(arguments)
    heavy = [kind for kind in HEAVY if getattr(chosen, kind)]

    began = time.monotonic()
    try:
        checkout.environment("soak" if chosen.soak else "test")
        checkout.client_packages()
        checkout.faketime()
        if not chosen.fast:
            os.environ["LASTWIRE_CHROMIUM"] = checkout.chromium()
        quick = quick_steps()
    except checkout.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1

    with ThreadPoolExecutor(CORES) as pool:
        results = [report(done.result()) for done in as_completed([pool.submit(run_quiet, s) for s in quick])]
    results.append(report(build_client()))
    results += [run_aloud(step) for step in pytest_steps(heavy, browser=not chosen.fast)]

    print("\nSummary")
    for result in results:
        print(result)
    failed = [result.step.name for result in results if not result.passed]
    outcome = f"failed: {', '.join(failed)}" if failed else f"all {len(results)} checks passed"
    print(f"{outcome} ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0
