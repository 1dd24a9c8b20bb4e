"""Every way through every lesson: what is done in it is legal, what is said in it is there in every language, what it
points at is on the board, and nothing but the learner's own view goes into it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastwire import games
from lastwire.engine.lesson import Lesson
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Viewer
from lastwire.games import AnyGame
from lastwire.language.catalogue import catalogue, files
from lastwire.message import Message
from lastwire.table.lesson import LessonStep, played
from lastwire.testing.twin import load_twins
from lastwire.testing.variant import variant
from tests.words import tongues

WEB = Path(__file__).parents[2] / "web" / "src"
LESSONS = [name for name in games.NAMES if games.load(name).lesson is not None]
MOST_WORDS = 40
SKILL = "can"  # ids of what a learner can do afterwards: `<game>-lesson-can-1` …


def lesson_of(name: str) -> Lesson:
    read = games.load(name).lesson
    assert read is not None
    return read()


@cache
def steps_of(name: str) -> list[LessonStep]:
    return played(games.load(name), lesson_of(name))


def told(steps: list[LessonStep], number: int = 0, before: dict[str, Any] | None = None) -> Iterator[tuple[int, Any]]:
    """Each step with all parts of the match as the learner has been told them by then."""
    part = dict(before or {})
    for frame in steps[number].frames:
        news = msgspec.json.decode(msgspec.json.encode(frame))
        for changed in (*news["lines"], news["part"]):
            part["view"] = {**part.get("view", {}), **(changed.get("view") or {})}
        part |= {name: value for name, value in news["part"].items() if name != "view"}
    yield number, part
    to = steps[number].to
    for follows in [way.to for way in steps[number].ways] if to is None else [to]:
        yield from told(steps, follows, part)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_in_every_way_and_ends(name: str) -> None:
    steps = steps_of(name)
    reached = [number for number, _ in told(steps)]
    assert sorted(reached) == [*range(len(steps))]
    assert all(bool(step.ways) == bool(step.otherwise) for step in steps), "only a step that asks has an answer to give"
    asking = [step for step in steps if step.ways]
    assert len(asking) >= 4, "one learns by doing"
    assert 12 <= steps[0].rest <= 40, "about five minutes"


@pytest.mark.parametrize("name", LESSONS)
def test_a_learner_is_asked_only_when_it_is_their_turn_or_they_may_speak(name: str) -> None:
    steps, seat = steps_of(name), lesson_of(name).seat
    for number, part in told(steps):
        for way in steps[number].ways:
            prompt = part["prompt"]
            assert way.talk or seat in (*prompt["owed"], *prompt["may"])


@pytest.mark.parametrize("name", LESSONS)
def test_every_reply_answers_something_that_a_learner_could_try(name: str) -> None:
    steps = steps_of(name)
    for number, part in told(steps):
        for reply in steps[number].replies:
            wanted = dict(reply.when)
            tag = "act" if "act" in wanted else "kind"
            kind = wanted.pop(tag)
            offers = part["talk"]["acts"] if tag == "act" else part["offers"]
            fits = [each for each in offers if each["kind"] == kind and _may_hold(each["fields"], wanted)]
            assert fits, f"{reply.say} is never said: {reply.when}"


def _may_hold(fields: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(
        name in fields
        and (
            all(item in fields[name]["options"] for item in value)
            if fields[name].get("many")
            else value in fields[name]["options"]
        )
        for name, value in wanted.items()
    )


@pytest.mark.parametrize("name", LESSONS)
def test_every_sentence_is_there_short_and_used(name: str) -> None:
    steps, home = steps_of(name), games.load(name).home
    said = {id for step in steps for id in (step.say, step.otherwise, *(reply.say for reply in step.replies)) if id}
    for language in tongues(home):
        text = "\n".join(file.read_text(encoding="utf-8") for file in files(home, language))
        there = set(re.findall(rf"^({name}-lesson-[\w-]+) =", text, re.MULTILINE))
        skills = {id for id in there if id.startswith(f"{name}-lesson-{SKILL}-")}
        assert 3 <= len(skills) <= 5
        # How a match goes on where a lesson ends before it does; said on the last page.
        assert there - skills - {f"{name}-lesson-rest"} == said
        for id in there:
            words = catalogue(language, home, strict=True).say(Message(id)).split()
            assert len(words) <= MOST_WORDS, f"{language} {id}: {len(words)} words"


# --- what is pointed at -----------------------------------------------------------------------------------------------

_PART = re.compile(r"data-part=(?:\"([^\"]*)\"|\{`([^`]*)`\})")
_HOLE = re.compile(r"\$?\{[^{}]*\}")


def parts_on(name: str) -> list[re.Pattern[str]]:
    """The parts that the game's board and the page around it name, those with numbers in them as patterns."""
    sources = [*(WEB / "games" / name.replace("-", "_")).glob("*.svelte")]
    sources += [WEB / "shell" / file for file in ("Lesson.svelte", "Frame.svelte")]
    named = [
        _HOLE.sub("*", "".join(found)).split()
        for source in sources
        for found in _PART.findall(source.read_text(encoding="utf-8"))
    ]
    return [re.compile(r"[\w-]+".join(map(re.escape, part.split("*")))) for parts in named for part in parts]


@pytest.mark.parametrize("name", LESSONS)
def test_every_part_pointed_at_is_on_the_board(name: str) -> None:
    parts = parts_on(name)
    assert parts
    for step in steps_of(name):
        assert step.point, f"{step.say} points at nothing"
        for part in (*step.point, *step.free):
            assert any(each.fullmatch(part) for each in parts), f"no board has the part {part}"


# --- what a learner must not know -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_made_of_the_learner_s_views_alone(name: str) -> None:
    game, lesson = games.load(name), lesson_of(name)
    looked: set[Viewer] = set()

    def view(state: Any, viewer: Viewer) -> Any:
        looked.add(viewer)
        return game.view(state, viewer)

    assert played(variant(game, view=view), lesson) == steps_of(name)
    assert looked <= {lesson.seat, PUBLIC}


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_learner_sees_is_the_seat_s_view_and_never_the_seed(name: str) -> None:
    game, lesson = games.load(name), lesson_of(name)
    options = game.codec.options(game.codec.encode(lesson.options))
    opening = game.setup(options, lesson.seats, Rng(bytes.fromhex(lesson.seed)))
    for number, part in told(steps_of(name)):
        if number == 0 and not lesson.step[0].deeds:
            assert part["view"] == msgspec.json.decode(msgspec.json.encode(game.view(opening, lesson.seat)))
        assert part["ended"] or lesson.seed not in str(part)


@pytest.mark.parametrize("name", LESSONS)
def test_a_deal_that_looks_alike_to_the_learner_begins_alike(name: str) -> None:
    game, lesson = games.load(name), lesson_of(name)
    begins = replace(lesson, step=(replace(lesson.step[0], deeds=(), ways=(), replies=(), otherwise=None),))
    twins = load_twins(game)
    met = 0
    for kind in twins.KINDS:
        other = _with_twin(game, lambda state, kind=kind: twins.twin(state, lesson.seat, kind, Rng(seed_of(kind))))
        if other is not None:
            met += 1
            assert played(other, begins) == played(game, begins), kind
    assert met


def _with_twin(game: AnyGame, twin: Any) -> AnyGame | None:
    """The same game, but for a deal that differs in what the learner must not know; None if this deal has no such
    twin."""
    lesson = lesson_of(game.info.name)
    options = game.codec.options(game.codec.encode(lesson.options))
    dealt = twin(game.setup(options, lesson.seats, Rng(bytes.fromhex(lesson.seed))))

    def setup(options: Any, seats: int, rng: Rng) -> Any:
        game.setup(options, seats, rng)  # what it takes of the chance stays taken
        return dealt.copy()

    return None if dealt is None else variant(game, setup=setup)
