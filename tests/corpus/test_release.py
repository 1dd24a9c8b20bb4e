"""Old and new nodes side by side: a release writes nothing that the release before it could not read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lastwire
from lastwire.errors import RecordError
from lastwire.table import entry
from lastwire.table.entry import Chatted, Entry, Repaid
from tests.corpus.make import FOLDER, written


def number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def released() -> dict[str, dict[str, Any]]:
    """What each release reads and writes, the oldest first."""
    files = sorted(FOLDER.glob("*/kinds.json"), key=lambda file: number(file.parent.name))
    return {file.parent.name: json.loads(file.read_bytes()) for file in files}


def missing(writes: dict[str, list[str]], reads: dict[str, list[str]]) -> list[str]:
    """What is written and would not be read."""
    found = [kind for kind in writes if kind not in reads]
    for kind, names in writes.items():
        found += [f"{kind}.{name}" for name in names if kind in reads and name not in reads[kind]]
    return sorted(found)


def test_what_any_release_wrote_is_read() -> None:
    reads = written()["reads"]
    for version, release in released().items():
        assert missing(release["writes"], reads) == [], version


def test_what_is_written_was_read_by_the_release_before() -> None:
    """A new kind or field goes into `UNWRITTEN` for one release."""
    earlier = [release for version, release in released().items() if number(version) < number(lastwire.__version__)]
    if earlier:  # 0.2.0 is the first that is held to it
        assert missing(written()["writes"], earlier[-1]["reads"]) == []


def test_the_corpus_of_this_version_says_what_it_reads_and_writes() -> None:
    """After a release nothing may be added under its number."""
    if lastwire.__version__ in released():
        assert released()[lastwire.__version__] == written()


def test_the_comparison_finds_kinds_and_fields() -> None:
    reads = {"entry": ["n", "t"], "chatted": ["text"]}
    assert missing(reads, reads) == []
    assert missing({"entry": ["n", "end"], "sung": ["text"]}, reads) == ["entry.end", "sung"]


@pytest.mark.parametrize("name", ["repaid", "repaid.lost_ms", "entry.guest"])
def test_what_must_not_be_written_yet_is_not_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    new = Entry(1, 2, 3, Repaid(40), "guest")
    assert Entry.decode(new.encode()) == new
    monkeypatch.setattr(entry, "UNWRITTEN", frozenset({name}))
    with pytest.raises(RecordError, match=f"reads {name} and must not write it yet"):
        new.encode()
    other = Entry(1, 2, 3, Chatted("hello"))
    assert Entry.decode(other.encode()) == other
    assert Entry.decode(b'{"n":1,"now":2,"t":3,"command":{"kind":"repaid","lost_ms":40},"guest":"guest"}') == new


def test_every_name_in_the_list_of_what_is_not_written_exists() -> None:
    reads = written()["reads"]
    known = set(reads) | {f"{kind}.{name}" for kind, names in reads.items() for name in names}
    assert known >= entry.UNWRITTEN


def test_the_corpus_is_small() -> None:
    for folder in FOLDER.glob("*/"):
        if (folder / "kinds.json").exists():
            assert sum(file.stat().st_size for file in Path(folder).iterdir()) < 1_000_000
