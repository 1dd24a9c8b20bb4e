"""Old and new nodes side by side: a release writes nothing that the release before it could not read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lastwire
from lastwire import games
from lastwire.errors import RecordError
from lastwire.store.store import NEEDED
from lastwire.table import entry
from lastwire.table.entry import Chatted, Entry, Repaid, kinds
from tests.corpus.make import FOLDER, vocabulary, written


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


def unknown(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    """Moves, acts, options and fields of them that an earlier vocabulary has not."""
    found = []
    for game, words in now.items():
        if game == "format":
            continue
        known = then.get(game, {"moves": {}, "acts": {}, "options": []})
        for sort in ("moves", "acts"):
            found += [f"{game}: {each}" for each in missing(words[sort], known[sort])]
        found += [f"{game}: {name}" for name in words["options"] if name not in known["options"]]
    return found


def test_a_store_with_new_moves_acts_or_options_is_refused_by_the_release_before() -> None:
    """They need no second release, but whoever cannot read them must not try: `NEEDED` keeps it away."""
    file = max(FOLDER.glob("*/vocabulary.json"), key=lambda file: number(file.parent.name))
    earlier = json.loads(file.read_bytes())
    if unknown(vocabulary(), earlier):
        assert earlier["format"] < NEEDED


def test_new_words_of_a_game_are_noticed() -> None:
    now = vocabulary()
    for game in games.NAMES:
        for sort in ("moves", "acts", "options"):
            then = json.loads(json.dumps(now))
            words = then[game][sort]
            if not words:
                continue
            gone = next(iter(words))
            del words[words.index(gone) if sort == "options" else gone]
            assert unknown(now, then) == [f"{game}: {gone}"]
    then = json.loads(json.dumps(now))
    then["academy"]["moves"]["commit"] = []
    assert unknown(now, then) == ["academy: commit.card"]


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
    known = set(kinds()) | {f"{kind}.{name}" for kind, names in kinds().items() for name in names}
    assert known >= entry.UNWRITTEN


def test_the_corpus_is_small() -> None:
    for folder in FOLDER.glob("*/"):
        if (folder / "kinds.json").exists():
            assert sum(file.stat().st_size for file in Path(folder).iterdir()) < 1_000_000
