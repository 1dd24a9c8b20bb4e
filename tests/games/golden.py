"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from lastwire.engine.form import NUMBER
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import PUBLIC
from lastwire.errors import RecordError
from lastwire.testing.position import AnyGame
from tests.games.kit import in_words

FOLDER = Path(__file__).parents[1] / "golden"


def write(matches: dict[str, Callable[[], Match]], names: Sequence[str]) -> None:
    """Write the records of these matches anew, for a new revision."""
    for name, make in matches.items():
        match = make()
        log = tuple(in_words(match, PUBLIC, names))
        record = msgspec.structs.replace(match.record(), names=tuple(names[: match.seats]), log=log)
        file = FOLDER / match.game.info.name / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(record.write(), encoding="utf-8")


def read(game: AnyGame, name: str) -> Record:
    return Record.read((FOLDER / game.info.name / f"{name}.json").read_text(encoding="utf-8"))


def check(game: AnyGame, name: str, words: bool = True) -> None:
    """A record replays to its end and is all it needs: written again in its form it is the same. So are its words,
    unless the game has found better ones since."""
    record = read(game, name)
    match = Match.begin(game, record)
    for entry in record.entries:
        match.repeat(entry)
        game.invariants(match.state)
    assert match.agrees(record)
    assert record.outcome is not None
    assert record.log
    assert not words or tuple(in_words(match, PUBLIC, record.names)) == record.log
    number = msgspec.json.decode(record.options).get(NUMBER, 1)
    again = msgspec.structs.replace(
        match.record(),
        options=game.codec.encode(game.forms.options.write(match.options, number)),
        names=record.names,
        log=record.log,
        form=record.form,
        digest=match.digest(record.form),
    )
    assert again.write() == record.write()


def check_revision(game: AnyGame, name: str) -> None:
    """A record of another revision is not replayed."""
    record = read(game, name)
    with pytest.raises(RecordError, match="revision"):
        Match.replay(game, msgspec.structs.replace(record, revision=game.info.revision + 1))


def check_change(game: AnyGame, name: str) -> None:
    """A record that lost its end does not agree with itself."""
    record = read(game, name)
    shorter = msgspec.structs.replace(record, entries=record.entries[:-1])
    assert not Match.replay(game, shorter).agrees(record)
