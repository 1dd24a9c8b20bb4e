"""Every clause of the rules has a test, and every test cites clauses that there are."""

from pathlib import Path

import pytest

from lastwire import games
from lastwire.testing.clause import clause
from lastwire.testing.coverage import cover, read_citations, read_clauses

ROOT = Path(__file__).resolve().parents[2]
DESCRIPTIVE = Path(__file__).with_name("descriptive.toml")


@pytest.mark.parametrize("name", games.NAMES)
def test_every_clause_is_tested(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    coverage = cover(ROOT / "docs" / "rules" / f"{name}.md", ROOT / "tests", DESCRIPTIVE)
    with capsys.disabled():
        print(f"\n{coverage.table()}")
    assert coverage.faults == []


def test_the_toy_s_rules_are_tested_too() -> None:
    coverage = cover(ROOT / "tests" / "toy" / "rules.md", ROOT / "tests", DESCRIPTIVE)
    assert coverage.faults == []


RULES = """\
# Rules (see TB-9.9)

## 1. Start

TB-1.1 [R] First of all. See TB-1.9.
 continued TB-1.8 here

**TB-1.2 A title [R]**

- **TB-1.2a** In a list.

## 2. Play

| **TB-2.1** move | fields |
|---|---|
| TB-2.2 | a row |
### TB-2.3 A heading
"""

TESTS = """\
from lastwire.testing import clause
import lastwire.testing as kit

@clause("TB-1.1", "TB-1.2")
def test_one(): ...

class TestPlay:
    @kit.clause("TB-2.1")
    async def test_two(self): ...

@clause("TB-2.2")
def not_a_test(): ...

@clause("TB-7.7")
def test_three(): ...

@clause("BB-1.1")
def test_of_another_game(): ...
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(TESTS)
    (tmp_path / "tests" / "other.py").write_text("@clause('TB-2.3')\ndef test_unseen(): ...\n")
    return tmp_path


def test_clauses_are_declared_where_they_open_something(folder: Path) -> None:
    found = read_clauses(folder / "rules.md")
    assert [each.id for each in found] == ["TB-1.1", "TB-1.2", "TB-1.2a", "TB-2.1", "TB-2.2", "TB-2.3"]
    assert [each.chapter for each in found] == ["1. Start"] * 3 + ["2. Play"] * 3
    assert found[0].line == 5


def test_other_games_clauses_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(
        "- **BSA-4.1.1** Deep.\n- **GB-4.101** Late.\n- **BSQ-4.41a** Lettered.\n- **BSA-S12 A scenario.** So.\n"
    )
    found = [each.id for each in read_clauses(tmp_path / "a.md")]
    assert found == ["BSA-4.1.1", "GB-4.101", "BSQ-4.41a", "BSA-S12"]


def test_citations_are_read_off_the_decorators(folder: Path) -> None:
    cited = {each.id: each.test for each in read_citations(folder / "tests")}
    assert cited == {
        "TB-1.1": "test_one",
        "TB-1.2": "test_one",
        "TB-2.1": "test_two",
        "TB-7.7": "test_three",
        "BB-1.1": "test_of_another_game",
    }


def test_untested_and_unknown_clauses_are_faults(folder: Path) -> None:
    coverage = cover(folder / "rules.md", folder / "tests")
    assert coverage.untested == ["TB-1.2a", "TB-2.2", "TB-2.3"]
    assert len(coverage.faults) == 4
    assert "test_three cites TB-7.7: no such clause" in coverage.faults[0]
    assert coverage.table().splitlines()[1:] == [
        "1. Start        3       2            0         1",
        "2. Play         3       1            0         2",
        "all             6       3            0         3",
    ]


def test_what_only_describes_needs_a_reason_and_no_test(folder: Path) -> None:
    listed = folder / "descriptive.toml"
    listed.write_text(
        '"TB-1.2a" = "history"\n"TB-2.2" = "a source"\n"TB-2.3" = " "\n"TB-1.1" = "but tested"\n"TB-6.6" = "gone"\n'
    )
    coverage = cover(folder / "rules.md", folder / "tests", listed)
    assert coverage.descriptive == {"TB-1.2a": "history", "TB-2.2": "a source"}
    assert coverage.untested == ["TB-2.3"]
    text = "\n".join(coverage.faults)
    assert "TB-2.3: say why" in text
    assert "TB-1.1 is tested" in text
    assert "TB-6.6: no such clause" in text


def test_a_file_without_clauses_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("# Nothing\n")
    assert cover(tmp_path / "rules.md", tmp_path).faults == [f"{tmp_path / 'rules.md'}: no clauses"]


def test_the_mark_takes_ids_and_changes_nothing() -> None:
    def test() -> int:
        return 3

    assert clause("TB-1.1", "TB-4.8a")(test) is test
    assert clause("BSA-4.1.1", "BSA-S12")(test) is test
    assert test.clauses == ("BSA-4.1.1", "BSA-S12", "TB-1.1", "TB-4.8a")  # type: ignore[attr-defined]
    for wrong in ((), ("TB",), ("4.8",), ("TB-4",), ("tb-4.8",)):
        with pytest.raises(ValueError):  # noqa: PT011
            clause(*wrong)
