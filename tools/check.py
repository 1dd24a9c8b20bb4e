"""The checks of the project, in the order `./test` runs them, and the summary it ends with."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import audit
import budget
import checkout
import compiler

CORES = os.cpu_count() or 2
HEAVY = ("soak", "strength", "compiled", "extras")
CLOSING_LINE = re.compile(r"^=*\s*((?:\d+ \w+, )*\d+ \w+ in [\d.]+s(?: \([\d:]+\))?|no tests ran in .*?)\s*=*$")
COLOUR = re.compile(r"\x1b\[[\d;]*m")


@dataclass(frozen=True)
class Step:
    name: str
    command: Sequence[str]
    folder: Path = checkout.ROOT
    alone: bool = False  # it uses every core itself, and what it prints is shown as it comes


@dataclass(frozen=True)
class Result:
    step: Step
    code: int
    seconds: float
    cpu_s: float | None = None  # of the step and of every process it waited for; None where the system does not say
    output: str = ""
    note: str = ""

    @property
    def undone(self) -> bool:
        """It could not be made here, and says so."""
        return self.code == audit.UNDONE

    @property
    def passed(self) -> bool:
        return self.code == 0 or self.undone

    def __str__(self) -> str:
        allowed_s = budget.PARTS.get(self.step.name)
        worked = "" if self.cpu_s is None else f"{self.cpu_s:.0f}{f'/{allowed_s}' if allowed_s else ''} CPU s"
        verdict = "undone" if self.undone else "ok" if self.passed else "FAILED"
        return f"{verdict:6} {self.seconds:7.1f} s {worked:>15}  {self.step.name:15} {self.note}".rstrip()


def games() -> list[str]:
    """By their folders, since the registry may need packages that are not installed yet."""
    folder = checkout.ROOT / "src" / "lastwire" / "games"
    return sorted(path.parent.name.replace("_", "-") for path in folder.glob("*/game.py"))


# --- what is run ------------------------------------------------------------------------------------------------------


def plan(chosen: argparse.Namespace) -> list[Step]:
    """The steps that these options ask for, those first that run side by side."""
    if chosen.explore:
        return [explore_step(chosen)]
    if chosen.compiled:
        return [pytest_step("pytest compiled", compiled_tests(), ["compiled"])]
    if chosen.extras:
        return extra_steps()
    if chosen.quick:
        web = [] if chosen.game else web_steps()
        name = "pytest quick game" if chosen.game else "pytest quick"
        return longest_first([*python_steps(), *web, pytest_step(name, quick_tests(chosen.game))])
    return longest_first([*python_steps(), *web_steps(), client_step(), *pytest_steps(chosen)])


def longest_first(steps: Sequence[Step]) -> list[Step]:
    """Of those that run side by side, so that none is left over at the end for one core alone."""
    aside = sorted((s for s in steps if not s.alone), key=lambda s: -budget.PARTS.get(s.name, 0))
    return [*aside, *(s for s in steps if s.alone)]


def python_steps() -> list[Step]:
    python = str(checkout.PYTHON)
    return [
        Step("mypy", [python, "-m", "mypy"]),
        Step("ruff check", [python, "-m", "ruff", "check", "."]),
        Step("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("import-linter", [str(checkout.BIN / "lint-imports")]),
        Step("licences", [python, str(checkout.ROOT / "tools" / "licence.py"), "--check"]),
        Step("wire types", [python, "-m", "lastwire.server.wire", "--check"]),
    ]


def web_steps() -> list[Step]:
    return [
        Step("svelte-check", npm_script("check"), checkout.WEB),
        Step("biome", npm_script("lint"), checkout.WEB),
        Step("vitest", npm_script("test"), checkout.WEB),
    ]


def npm_script(name: str) -> list[str]:
    return [checkout.node_tool("npm"), "run", "--silent", name]


def client_step() -> Step:
    return Step("client build", [sys.executable, str(checkout.ROOT / "tools" / "checkout.py")])


def quick_tests(game: str | None) -> list[str]:
    """Rules and laws: of all games, or of one and of the engine they share."""
    if game is None:
        return ["tests/engine", "tests/kit", "tests/toy", "tests/laws", "tests/games", "tests/table"]
    folder = f"tests/games/{game.replace('-', '_')}"
    return ["tests/engine", "tests/kit", "tests/toy", "tests/laws", folder, "--game", game]


def compiled_tests() -> list[str]:
    """Whatever plays by the rules, and a comparison with pure Python."""
    return [f"tests/{folder}" for folder in ("compiled", "engine", "toy", "laws", "games", "golden", "corpus")]


def pytest_steps(chosen: argparse.Namespace) -> list[Step]:
    """The test suite. Browser tests have a process of their own: Playwright keeps an event loop running
    in the one it is used in, and then no test there may start another."""
    heavy = [kind for kind in HEAVY if getattr(chosen, kind)]
    name = " ".join(["pytest", *heavy])  # which has a budget only as it is
    steps = [pytest_step(name, ["--ignore=tests/browser"], heavy)]
    if not chosen.fast:
        # Each of these tests waits longer for servers and pages than it works.
        steps.append(pytest_step("pytest browser", ["tests/browser"], workers=2 * CORES))
    return steps


def extra_steps() -> list[Step]:
    """What needs more than a checkout has, or much time for what it tells."""
    # Bots and their reckoning are not measured, and take the most time.
    without = [f"--ignore-glob=*/test_{name}.py" for name in ("bot", "belief", "inference", "solver")]
    covered = ["--cov", "--cov-report=term", "tests/engine", "tests/toy", "tests/games", "tests/table", *without]
    return [
        Step("audit", [str(checkout.PYTHON), str(checkout.ROOT / "tools" / "audit.py")]),
        pytest_step("coverage", covered),
        pytest_step("other browsers", ["tests/browser/test_other.py"], ["extras"], workers=1),
    ]


def explore_step(chosen: argparse.Namespace) -> Step:
    """Whatever draws its examples by chance, with chances of its own."""
    only = ["--game", chosen.game] if chosen.game else []
    drawn = ["--explore", f"--hypothesis-seed={chosen.seed}", "--ignore=tests/browser", *only]
    return pytest_step("explore", drawn, only="hypothesis or explores")


def pytest_step(
    name: str, arguments: Sequence[str], heavy: Sequence[str] = (), only: str = "", workers: int = CORES
) -> Step:
    light = " and ".join(f"not {kind}" for kind in HEAVY if kind not in heavy)
    marked = " and ".join(filter(None, [light, f"({only})" if only else ""]))
    colour = "yes" if sys.stdout.isatty() else "no"
    pytest = [str(checkout.PYTHON), "-m", "pytest", f"--color={colour}", "-m", marked]
    spread = ["-n", str(min(workers, 8)), "--dist=worksteal"]
    return Step(name, [*pytest, *spread, *arguments], alone=True)


# --- running it -------------------------------------------------------------------------------------------------------


def run(step: Step) -> Result:
    """Run a step. What it prints is passed on as it comes if it runs alone; else it is kept, in case that it fails."""
    began = time.monotonic()
    lines: list[str] = []
    note = ""
    with subprocess.Popen(
        step.command,
        cwd=step.folder,
        env=None if step.alone else {**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if step.alone:
                print(line, end="", flush=True)
                closing = CLOSING_LINE.match(COLOUR.sub("", line).strip())
                note = closing[1] if closing else note
            else:
                lines.append(line)
        code, cpu_s = budget.ended(process)
    return Result(step, code, time.monotonic() - began, cpu_s, "".join(lines), note)


def report(result: Result) -> Result:
    print(result, flush=True)
    if result.code != 0 and result.output:
        print(result.output.rstrip(), end="\n\n", flush=True)
    return result


def run_all(steps: Sequence[Step]) -> list[Result]:
    with ThreadPoolExecutor(CORES) as pool:
        aside = [pool.submit(run, step) for step in steps if not step.alone]
        results = [report(done.result()) for done in as_completed(aside)]
    return [*results, *(run(step) for step in steps if step.alone)]


def arguments_of(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./test", description="Set up what is missing, then run every check of the project."
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", choices=games(), help="with --quick or --explore: of one game"
    )
    parser.add_argument("--quick", action="store_true", help="only linters, types, and the tests of rules and laws")
    parser.add_argument("--fast", action="store_true", help="leave out the tests that drive a browser")
    parser.add_argument("--explore", action="store_true", help="only the tests that draw examples, with new ones")
    parser.add_argument("--seed", type=int, metavar="N", help="with --explore: the examples of an earlier run")
    parser.add_argument(
        "--extras", action="store_true", help="only coverage, an audit of the dependencies, and other browsers"
    )
    parser.add_argument("--soak", action="store_true", help="also run the long runs of a served table")
    parser.add_argument("--strength", action="store_true", help="also run the tournaments that measure the bots")
    parser.add_argument("--compiled", action="store_true", help="only the tests of rules and laws, on compiled rules")
    chosen = parser.parse_args(arguments)
    short = chosen.quick or chosen.explore
    if chosen.game and not short:
        parser.error("GAME goes with --quick or --explore")
    if chosen.quick and chosen.explore:
        parser.error("--quick and --explore are two things")
    long = chosen.soak or chosen.strength
    if (chosen.compiled or chosen.extras) and (short or long or (chosen.compiled and chosen.extras)):
        parser.error("--compiled and --extras are runs of their own")
    if short and long:
        parser.error("--soak and --strength add to the whole run, not to --quick or --explore")
    if chosen.seed is not None and not chosen.explore:
        parser.error("--seed goes with --explore")
    if chosen.explore and chosen.seed is None:
        chosen.seed = secrets.randbelow(2**32)
    return chosen


def main(arguments: Sequence[str]) -> int:
    chosen = arguments_of(arguments)
    again = f"./test --explore --seed {chosen.seed}" + (f" {chosen.game}" if chosen.game else "")
    began = time.monotonic()
    try:
        checkout.environment("test")
        for more in ("compiled", "extras", "soak"):
            if getattr(chosen, more):
                checkout.environment(more)
        checkout.client_packages()
        if chosen.compiled:
            os.environ.update(compiler.installed())
        elif not (chosen.quick or chosen.explore):
            checkout.faketime()
            if chosen.extras:
                checkout.other_browsers()
            if not chosen.fast:
                os.environ["LASTWIRE_CHROMIUM"] = checkout.chromium()
        steps = plan(chosen)
    except checkout.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1

    if chosen.explore:
        print(f"Seed {chosen.seed}; the same again: {again}", flush=True)
    with budget.Pace() as pace:
        results = run_all(steps)

    print("\nSummary")
    for result in results:
        print(result)
    failed = [result.step.name for result in results if not result.passed]
    over = budget.over({result.step.name: result.cpu_s for result in results}, pace.slower)
    for line in over:
        print(f"FAILED budget: {line}")
    if over:
        failed.append("budget")
    undone = [result.step.name for result in results if result.undone]
    outcome = f"failed: {', '.join(failed)}" if failed else f"all {len(results) - len(undone)} checks passed"
    if undone:
        outcome += f"; could not be made here: {', '.join(undone)}"
    print(f"{outcome} ({time.monotonic() - began:.0f} s)", flush=True)
    if failed and chosen.explore:
        print(f"The same again: {again}", flush=True)
    return 1 if failed else 0
