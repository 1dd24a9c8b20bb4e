"""What `./test` runs for which options, and how it judges what it ran."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import audit
import budget
import check
import checkout
import pytest

from lastwire import games


def steps(*arguments: str) -> dict[str, list[str]]:
    return {step.name: list(step.command) for step in check.plan(check.arguments_of(arguments))}


def test_games_are_found_without_the_registry() -> None:
    assert check.games() == sorted(games.NAMES)


def test_everything_is_run_unless_less_is_asked_for() -> None:
    whole, fast = steps(), steps("--fast")
    assert whole.keys() - fast.keys() == {"pytest browser"}
    assert list(whole)[-2:] == ["pytest", "pytest browser"]
    assert "not soak and not strength and not compiled and not extras" in whole["pytest"]
    assert "--ignore=tests/browser" in whole["pytest"]


def test_long_runs_are_added_and_have_no_budget() -> None:
    soaked = steps("--soak")
    assert "not strength and not compiled and not extras" in soaked["pytest soak"]
    assert "pytest soak" not in budget.PARTS


def test_compiled_rules_have_a_run_of_their_own() -> None:
    compiled = steps("--compiled")
    assert list(compiled) == ["pytest compiled"]
    assert {"tests/compiled", "tests/engine", "tests/games", "tests/laws"} < set(compiled["pytest compiled"])
    assert "not compiled" in steps()["pytest"][5]
    with pytest.raises(SystemExit):
        check.arguments_of(["--compiled", "--quick"])


def test_every_part_of_the_usual_runs_has_a_budget() -> None:
    every = steps().keys() | steps("--quick").keys() | steps("--extras").keys()
    assert every <= budget.PARTS.keys()


def test_extras_have_a_run_of_their_own() -> None:
    extras = steps("--extras")
    assert list(extras) == ["audit", "coverage", "other browsers"]
    assert "not soak and not strength and not compiled" in extras["other browsers"]
    assert "not extras" in extras["coverage"][5]


def test_what_could_not_be_checked_is_not_called_checked() -> None:
    step = check.Step("audit", [])
    assert str(check.Result(step, audit.UNDONE, 1.0)).startswith("undone ")
    assert str(check.Result(step, 0, 1.0)).startswith("ok ")
    assert not check.Result(step, 1, 1.0).passed


def test_a_quick_run_has_linters_types_rules_and_laws() -> None:
    every = steps("--quick")
    assert {"mypy", "ruff check", "svelte-check", "biome"} < every.keys()
    assert {"tests/engine", "tests/laws", "tests/games"} < set(every["pytest quick"])
    assert "client build" not in every


@pytest.mark.parametrize("game", games.NAMES)
def test_a_quick_run_of_one_game(game: str) -> None:
    one = steps("--quick", game)
    assert "svelte-check" not in one
    folder = f"tests/games/{game.replace('-', '_')}"
    assert (checkout.ROOT / folder).is_dir()
    assert {"tests/engine", "tests/laws", folder} < set(one["pytest quick game"])
    assert one["pytest quick game"][-2:] == ["--game", game]


def test_exploring_draws_a_seed_or_takes_one() -> None:
    def drawn(*arguments: str) -> str:
        (command,) = steps("--explore", *arguments).values()
        assert "not soak and not strength and not compiled and not extras and (hypothesis or explores)" in command
        return next(each for each in command if each.startswith("--hypothesis-seed="))

    assert drawn("--seed", "7") == "--hypothesis-seed=7"
    assert drawn("--seed", "0", "academy") == "--hypothesis-seed=0"
    assert drawn() != drawn()


@pytest.mark.parametrize(
    "arguments",
    [
        ["academy"],
        ["--quick", "tennis"],
        ["--quick", "--explore"],
        ["--quick", "--soak"],
        ["--quick", "--extras"],
        ["--compiled", "--extras"],
        ["--extras", "--soak"],
        ["--explore", "--strength"],
        ["--seed", "3"],
        ["--quicker"],
    ],
    ids=" ".join,
)
def test_what_does_not_go_together_is_a_usage_error(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        check.arguments_of(arguments)
    assert stopped.value.code == 2
    assert "./test: error: " in capsys.readouterr().err


@pytest.mark.parametrize("failing", [False, True])
def test_a_step_is_judged_by_its_exit_code_and_its_closing_line_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], failing: bool
) -> None:
    (tmp_path / "test_one.py").write_text(f"def test_passes(): pass\ndef test_other(): assert {not failing}\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."]
    result = check.run(check.Step("inner", command, tmp_path, alone=True))
    assert result.passed is not failing
    assert re.fullmatch(r"1 failed, 1 passed in \S+s" if failing else r"2 passed in \S+s", result.note)
    assert result.note in capsys.readouterr().out


def test_a_step_beside_others_keeps_its_words_to_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = check.run(check.Step("inner", [sys.executable, "-c", "print('aside'); raise SystemExit(3)"], tmp_path))
    assert not result.passed
    assert result.output == "aside\n"
    assert capsys.readouterr().out == ""


def test_processor_time_is_that_of_a_process_and_of_those_it_started() -> None:
    busy = "import time\nwhile time.process_time() < 0.2: pass"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    with subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.DEVNULL, text=True) as process:
        code, cpu_s = budget.ended(process)
    assert code == 0
    assert cpu_s is not None
    assert cpu_s >= 0.2


def test_a_budget_is_kept_or_the_part_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "PARTS", {"laws": 10})
    assert budget.over({"laws": 10.0, "unknown": 99.0}, 1.0) == []
    assert budget.over({"laws": None}, 1.0) == []
    assert budget.over({"laws": 11.0}, 1.0) == ["laws took 11 processor seconds, and may take 10"]
    # A slow or shared processor is no fault of the tests.
    assert budget.over({"laws": 11.0}, 1.2) == []
    assert len(budget.over({"laws": 13.0}, 1.2)) == 1


def test_budgets_grow_on_a_slow_machine_and_never_shrink(monkeypatch: pytest.MonkeyPatch) -> None:
    for took_ms, slower in ((budget.PIECE_MS / 2, 1.0), (budget.PIECE_MS * 3, 3.0)):
        monkeypatch.setattr(budget, "piece", lambda took_ms=took_ms: took_ms)
        with budget.Pace() as pace:
            assert pace.slower == slower
