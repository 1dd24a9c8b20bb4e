"""Stored forms: documents apart from the classes, so that classes may change while old digests hold."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, make_dataclass
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from lastwire import games
from lastwire.engine.form import Change, Document, Form, Forms, Shape, write_struct
from lastwire.engine.match import Match
from lastwire.engine.record import FIRST, Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Malformed, RecordError
from lastwire.testing.position import AnyGame, AnyMatch, walk
from lastwire.testing.variant import variant
from tests.toy.game import GAME
from tests.toy.rules.form import (
    ALWAYS,
    DEFAULTS,
    FRAME,
    OPTIONS,
)
from tests.toy.rules.moves import Bid
from tests.toy.rules.options import Options
from tests.toy.rules.state import State
from tests.toy.rules.talk import Boast

FIRST_FORMAT = sorted((Path(__file__).parents[1] / "golden" / f"format-{FIRST}").glob("*/*.json"))


def seen(match: AnyMatch, game: AnyGame, state: Any) -> AnyMatch:
    """The same match as another version of the game has it in memory."""
    other: AnyMatch = Match(game, match.options, match.seats, match.seed, match.state, match.rng.copy(), None)
    other.state, other.t, other.talk = state, match.t, match.talk
    return other


# --- classes that change ----------------------------------------------------------------------------------------------

# The toy's state of a later day: fields in another order, `scores` called `points`, and a new one.
_NAMES = {each.name: "points" if each.name == "scores" else each.name for each in reversed(fields(State))}
_HINTS = get_type_hints(State)
Later: Any = make_dataclass(
    "Later",
    [(name, _HINTS[old]) for old, name in _NAMES.items()] + [("mood", list[int], field(default_factory=list))],
    namespace={"__module__": State.__module__},
    slots=True,
    eq=False,
)
LATER = Shape(Later, ALWAYS, DEFAULTS, later={"mood": []}, called={"scores": "points"}, parts=(OPTIONS, FRAME))


def moved(state: State, **more: Any) -> Any:
    return Later(**{name: getattr(state, old) for old, name in _NAMES.items()}, **more)


def test_renamed_rearranged_and_grown_classes_come_to_the_same_digests() -> None:
    game = variant(GAME, forms=Forms(Form(LATER), Form(OPTIONS)))
    for match in walk(GAME, Rng(seed_of("later"))):
        assert seen(match, game, moved(match.state)).digest() == match.digest()
    assert seen(match, game, moved(match.state, mood=[1])).digest() != match.digest()


def test_what_was_written_before_a_field_came_is_read_with_its_default() -> None:
    state = next(walk(GAME, Rng(seed_of("before")))).state
    state.scores = [3] * state.seats
    later = Form(LATER).read(json.loads(GAME.codec.keep_state(state)))
    assert (later.mood, later.points) == ([], state.scores)


def test_a_default_that_is_read_is_nobody_elses() -> None:
    document = GAME.forms.state.write(next(walk(GAME, Rng(seed_of("fresh")))).state)
    one, other = Form(LATER).read(document), Form(LATER).read(document)
    one.mood.append(1)
    assert other.mood == []


def test_a_field_that_the_form_does_not_name_stops_the_program() -> None:
    with pytest.raises(TypeError, match="mood"):
        Shape(Later, ALWAYS, DEFAULTS, called={"scores": "points"}, parts=(OPTIONS, FRAME))
    with pytest.raises(TypeError, match="Frame, which has no shape"):
        Shape(State, ALWAYS, DEFAULTS, parts=(OPTIONS,))


def test_an_act_or_a_move_may_gain_a_field() -> None:
    class LoudBoast(msgspec.Struct, frozen=True, tag_field="act", tag="boast"):
        nerve: int
        loud: bool = False

    assert write_struct(LoudBoast(2)) == write_struct(Boast(2)) == {"act": "boast", "nerve": 2}
    assert write_struct(LoudBoast(2, loud=True)) == {"act": "boast", "nerve": 2, "loud": True}


# --- documents that change --------------------------------------------------------------------------------------------


def _up(document: Document) -> Document:
    """The toy's second form: the two times of a prompt in one field."""
    rest = {name: value for name, value in document.items() if not name.startswith("prompt_")}
    return rest | {"prompt": [document.get("prompt_no", 0), document.get("prompt_t", 0)]}


def _down(document: Document) -> Document:
    number, t = document["prompt"]
    rest = {name: value for name, value in document.items() if name != "prompt"}
    return rest | ({"prompt_no": number} if number else {}) | ({"prompt_t": t} if t else {})


@dataclass(slots=True, eq=False)
class _Timed:
    prompt: tuple[int, int]
    cause: str


SECOND = Form(Shape(_Timed, "prompt", {"cause": ""}), (Change(_up, _down),))


def test_an_older_form_is_brought_up_to_date_and_still_written_for_old_digests() -> None:
    value = SECOND.read({"prompt_no": 4, "cause": "time"})
    assert (value.prompt, value.cause) == ((4, 0), "time")
    assert SECOND.number == 2
    assert SECOND.write(value) == {"form": 2, "prompt": (4, 0), "cause": "time"}
    assert SECOND.write(value, 1) == {"prompt_no": 4, "cause": "time"}
    assert SECOND.read(SECOND.write(value)).prompt == (4, 0)


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"form": 3, "prompt": [1, 2]}, "written in form 3; this version reads up to form 2"),
        ({"form": "2", "prompt": [1, 2]}, "written in form '2'"),
        ({"form": 2, "prompt": [1, 2], "colour": "red"}, "unknown field `colour`"),
        ({"form": 2}, "the field `prompt` is missing"),
        ({"form": 2, "prompt": 7}, r"\$.prompt"),
        ([], "expected an object"),
    ],
)
def test_what_this_version_does_not_know_is_refused(document: Any, reason: str) -> None:
    form = Form(Shape(_Timed, "prompt", {"cause": ""}), (Change(dict, dict),))
    with pytest.raises(Malformed, match=reason):
        form.read(document)


def test_a_record_is_checked_by_the_form_it_was_made_in() -> None:
    second = Form(LATER, (Change(lambda doc: doc | {"mood": [9]}, _without_mood),))
    match = next(walk(GAME, Rng(seed_of("number"))))
    record = match.record()
    game = variant(GAME, forms=Forms(second, Form(OPTIONS)))
    now = seen(match, game, moved(match.state, mood=[9]))
    assert now.digest() != record.digest
    assert now.agrees(record)
    assert not match.agrees(now.record())
    assert match.difference(now.record()) == "its digest was made by a newer version"


def _without_mood(document: Document) -> Document:
    return {name: value for name, value in document.items() if name != "mood"}


# --- options and moves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "options", "gone"),
    [
        ({}, Options(), ()),
        ({"rounds": 2}, Options(rounds=2), ()),
        ({"rounds": 2, "colour": "red"}, Options(rounds=2), ("colour",)),
        ({"rounds": 9, "memory": "some", "clock": True}, Options(clock=True), ("memory", "rounds")),
    ],
)
def test_options_are_read_leniently_from_the_store_and_strictly_from_clients(
    stored: Document, options: Options, gone: tuple[str, ...]
) -> None:
    raw = json.dumps(stored).encode()
    assert GAME.codec.kept_options(raw) == (options, gone)
    if gone:
        with pytest.raises(Malformed):
            GAME.codec.options(raw)


def test_options_inside_options_are_read_leniently_too() -> None:
    codec = games.load("time-bomb").codec
    options, gone = codec.kept_options(b'{"clock": {"cut": 30, "briefing": 1, "lunch": 5}, "variants": {"spy": false}}')
    assert (options.clock.cut, options.clock.briefing) == (30, 60)
    assert gone == ("clock.briefing", "clock.lunch")


def test_a_default_of_the_class_may_change_without_changing_what_was_stored() -> None:
    class Hasty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        rounds: int = 1

    form = Form(Shape(Hasty, defaults={"rounds": 3}))
    assert form.read({}).rounds == 3
    assert form.write(Hasty()) == {"rounds": 1}


def test_a_move_that_was_renamed_is_read_under_its_old_name() -> None:
    forms = GAME.forms._replace(move=lambda doc: doc | {"kind": "bid"} if doc["kind"] == "stake" else doc)
    codec = variant(GAME, forms=forms).codec
    assert codec.kept_move(b'{"kind":"stake","nerve":2}') == Bid(2)
    with pytest.raises(Malformed):
        codec.move(b'{"kind":"stake","nerve":2}')
    with pytest.raises(Malformed):
        codec.kept_move(b'{"kind":"steal"}')


# --- records from before there were forms -----------------------------------------------------------------------------


@pytest.mark.parametrize("file", FIRST_FORMAT, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_records_of_the_first_format_are_read_and_checked(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.format == FIRST
    assert record.write() == text
    game = games.load(record.game)
    if game.goes_on(record.revision, game.codec.kept_options(record.options)[0]):
        assert Match.replay(game, record).agrees(record)
        lie = msgspec.structs.replace(record, digest="00" * 16)
        assert not Match.replay(game, record).agrees(lie)
    else:
        with pytest.raises(RecordError, match=f"played under revision {record.revision}"):
            Match.begin(game, record)


def test_there_is_a_record_of_the_first_format_for_each_game_of_that_time() -> None:
    of_that_time = {"academy", "badaboom", "bomb-busters", "bomb-squad", "time-bomb"}
    assert {file.parent.name for file in FIRST_FORMAT} == of_that_time
