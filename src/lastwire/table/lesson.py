"""A lesson played by the rules: every way through it, as the learner's seat sees it and nobody else.

The steps of the file become a tree, since each way leads to a match of its own. What happens is told as a table tells
it to a seat: its view, its prompt and offers, its own log. Clocks are left out: nobody hurries a learner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, structs

from lastwire.engine.lesson import Doing, Lesson, Way
from lastwire.engine.match import Match
from lastwire.engine.types import Past
from lastwire.games import AnyGame
from lastwire.table.reel import Frame, Reel


class LessonWay(Struct, frozen=True):
    """What the learner may do: a move, or an act if it is talk, with all its fields, of which those in `blank` may be
    left out; and the step that it leads to."""

    does: dict[str, Any]
    blank: tuple[str, ...]
    talk: bool
    to: int


class LessonReply(Struct, frozen=True):
    """The id of the sentence for other moves and acts that have these fields."""

    when: dict[str, Any]
    say: str


class LessonAnswer(Struct, frozen=True):
    """What comes of a question that the board asks while the step waits."""

    question: dict[str, Any]
    answer: Any


class LessonStep(Struct, frozen=True):
    """What happens (`frames`, as in a replay), then what is said about it, which parts of the board are pointed at, and
    which others must not be covered. A step with `ways` waits for one of them; any other only tells, and goes on to
    `to`, or ends the lesson.

    `say`, `otherwise`: ids of sentences. `rest`: how many steps can still follow.
    """

    say: str
    point: tuple[str, ...]
    free: tuple[str, ...]
    frames: tuple[Frame, ...]
    ways: tuple[LessonWay, ...]
    replies: tuple[LessonReply, ...]
    otherwise: str
    answers: tuple[LessonAnswer, ...]
    to: int | None
    rest: int


def played(game: AnyGame, lesson: Lesson) -> list[LessonStep]:
    """Every step that can be reached, the first one first. Raises `Refused` or `Malformed` where the file has
    something done that the rules do not allow, and `KeyError` where it leads nowhere."""
    made: list[LessonStep] = []
    _make(made, _Walk(game, lesson), 0, [])
    return made


def _make(made: list[LessonStep], walk: _Walk, at: int, frames: list[Frame]) -> int:
    """Make the step at this place of the file, after what happened on the way to it, and all that can follow."""
    lesson, step = walk.lesson, walk.lesson.step[at]
    number = len(made)
    frames = frames + walk.do(step.deeds)
    bare = LessonStep(
        walk.id(step.say), step.point, step.free, tuple(frames), (), (), walk.id(step.otherwise), (), None, 0
    )
    made.append(bare)
    answers = tuple(map(walk.consult, step.questions))
    ways: list[LessonWay] = []
    to = None
    if step.ways:
        for number_of, way in enumerate(step.ways, 1):
            branch = walk if number_of == len(step.ways) else walk.again()
            follows = lesson.after(at, way.to)
            if follows is None:
                raise KeyError(f"nothing follows {step.say}")
            done = branch.do((Doing(lesson.seat, way.move, way.act),))
            does, blank = branch.spelt(way)
            ways.append(LessonWay(does, blank, way.act is not None, _make(made, branch, follows, done)))
    elif (follows := lesson.after(at)) is not None:
        to = _make(made, walk, follows, [])
    next_steps = [way.to for way in ways] if to is None else [to]
    made[number] = structs.replace(
        bare,
        ways=tuple(ways),
        replies=tuple(LessonReply(reply.when, walk.id(reply.say)) for reply in step.replies),
        answers=answers,
        to=to,
        rest=max((made[each].rest + 1 for each in next_steps), default=0),
    )
    return number


class _Walk:
    """One way through the match, as far as it has been gone."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        options = game.codec.options(game.codec.encode(lesson.options))
        self.match: Match[Any, Any, Any, Any, Any] = Match.start(
            game, options, lesson.seats, bytes.fromhex(lesson.seed)
        )
        self.match.bots = {*range(lesson.seats)} - {lesson.seat}
        self._reel = Reel(self.match, lesson.seat, lesson.names)
        self._opening: list[Frame] = [_timeless(self._reel.opening())]
        self._done: list[Doing] = []

    def again(self) -> _Walk:
        """The same way from the beginning: what viewers have been told cannot be copied."""
        walk = _Walk(self.game, self.lesson)
        walk.do(self._done)
        return walk

    def id(self, sentence: str | None) -> str:
        return "" if sentence is None else f"{self.game.info.name}-lesson-{sentence}"

    def do(self, deeds: Sequence[Doing]) -> list[Frame]:
        """Do all this; returns what the learner's seat notices of it, and before that, how the match began."""
        frames, self._opening = self._opening, []
        for deed in deeds:
            frame = self._reel.next(self._carry_out(deed))
            self._done.append(deed)
            if frame is not None:
                frames.append(_timeless(frame))
        return frames

    def _carry_out(self, deed: Doing) -> list[Any]:
        t = None if deed.at_s is None else round(deed.at_s * 1000)
        if deed.act is not None:
            return self.match.say(deed.by, self._act(deed.act), t)
        return self.match.play(deed.by, self.game.words.read_move(deed.move or ""), t)

    def _act(self, act: dict[str, Any]) -> Any:
        return self.game.codec.act(self.game.codec.encode(act))

    def consult(self, question: dict[str, Any]) -> LessonAnswer:
        """What is worked out from the learner's own view and past."""
        game, seat, aid = self.game, self.lesson.seat, self.game.aid
        asked = game.codec.question(game.codec.encode(question))
        assert aid is not None  # or else there are no questions
        past = self._reel.telling.past(seat) if aid.remembers else Past()
        return LessonAnswer(question, aid.consult(self.match.view(seat), past, asked))

    def spelt(self, way: Way) -> tuple[dict[str, Any], tuple[str, ...]]:
        """What a way does, with all its fields as a client would send them, and which of them need not be sent."""
        does = self.game.words.read_move(way.move or "") if way.act is None else self._act(way.act)
        whole: dict[str, Any] = msgspec.to_builtins(does)
        kept: dict[str, Any] = msgspec.json.decode(self.game.codec.keep(does))
        return whole, tuple(name for name in whole if name not in kept)


def _timeless(frame: Frame) -> Frame:
    if frame.part.timers is UNSET:
        return frame
    return structs.replace(frame, part=structs.replace(frame.part, timers=()))
