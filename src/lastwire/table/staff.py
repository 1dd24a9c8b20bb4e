"""The bots of a running match: when each is asked, when it may answer, and which of them speak up.

Every delay is a blind draw on top of the game's pace, which is made from the public view. How long a bot thinks, and
what it holds, therefore never shows; and the number of draws follows from public facts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from lastwire.engine.match import visible
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import LINES_FOR_EACH_EVENT, PUBLIC, Pace, Past, Said, Seat, Speech
from lastwire.engine.voice import Choir
from lastwire.table.effects import Effect, Listen, Think
from lastwire.table.live import Live
from lastwire.table.room import Room
from lastwire.table.terms import Terms

_WHOLE: Final = 1 << 20  # blind draws are fractions of this
_OPENING_MS: Final = (2_000, 8_000)
_LINE_MS: Final = (1_000, 4_000)


class Duty:
    """A bot that owes an answer, or is invited to move unasked.

    `talk` is the length of the talk when it was asked to think, or -1 if it has not been asked. `news` is how many
    lines everybody had been told when the duty began, where that matters. Until `held`, a clock goes first.
    """

    __slots__ = ("answer", "answered", "blind", "failures", "held", "news", "owed", "prompt", "seat", "start", "talk")

    def __init__(self, seat: Seat, prompt: int, start: int, blind: int, owed: bool, news: int) -> None:
        self.seat = seat
        self.prompt = prompt
        self.start = start
        self.blind = blind
        self.owed = owed
        self.news = news
        self.talk = -1
        self.answered = False
        self.answer: Any = None
        self.failures = 0
        self.held = 0  # its answer may not be played before this

    def forget(self) -> None:
        self.talk = -1
        self.answered = False
        self.answer = None


class Cue:
    """Something a bot is about to say."""

    __slots__ = ("act", "due", "seat", "when")

    def __init__(self, seat: Seat, act: Any, due: int, when: tuple[int, ...]) -> None:
        self.seat = seat
        self.act = act
        self.due = due
        self.when = when


class Staff:
    """All times here are match times."""

    def __init__(self, live: Live, room: Room, blind: Rng, terms: Terms) -> None:
        self._live = live
        self._room = room
        self._match = live.match
        self._game = live.game
        self._blind = blind
        self._terms = terms
        self._levels: dict[Seat, str] = {}
        self._duties: dict[Seat, Duty] = {}
        self._lines: list[Cue] = []
        self._round = 0
        self._round_t = 0
        self._invited: tuple[Seat, ...] = ()
        self._last_talk = 0
        self._events: dict[Seat, tuple[int, list[Any]]] = {}  # by seat: how much of the log was read, and what it said
        self._pace: tuple[Any, Pace] | None = None
        self._asked = 0
        self._choir = Choir(blind.fork("voices"))
        self._news = (0, 0)  # how much of the log was read, and how many of its lines everybody was told

    # --- what the match wants of them ---------------------------------------------------------------------------------

    def observe(
        self, levels: dict[Seat, str], t: int, changed: bool, spoken: bool = False, moved: Seat | None = None
    ) -> list[Effect]:
        """Note that the match, or who runs its seats, may have changed. `moved` is the seat that has just moved."""
        self._levels = levels
        if moved is not None:
            # The prompt may stay the same after a seat's move, as when a card is played with a ritual first. What the
            # bot had answered has been played, though, so it has to think again.
            self._duties.pop(moved, None)
        match = self._match
        if spoken:
            self._last_talk = t
        if not (levels or self._duties or self._lines):
            return []
        prompt = self._live.prompt
        owed = () if prompt is None else tuple(seat for seat in prompt.owed if seat in levels)
        guests = () if prompt is None or not prompt.may else self._pacing().invited
        invited = tuple(seat for seat in guests if seat in levels and seat not in owed)
        number = -1 if prompt is None else prompt.id
        # Where somebody may move unasked, whatever happens meanwhile reopens all questions.
        news = self._told() if guests else -1
        for seat, duty in list(self._duties.items()):
            if duty.prompt != number or duty.news != news or seat not in (owed if duty.owed else invited):
                del self._duties[seat]
            elif duty.owed and duty.talk not in (-1, len(match.talk)) and t < self._due(duty) - self._lead(seat):
                duty.forget()  # there is time to think again, knowing what has been said
        for seat in (*invited, *owed):
            if seat not in self._duties:
                blind = self._blind.below(_WHOLE + 1)
                self._duties[seat] = Duty(seat, number, t, blind, seat in owed, news)
        when = match.when
        self._lines = [line for line in self._lines if line.when == when and line.seat in levels and prompt is not None]
        return self._listen(t) if changed and prompt is not None else []

    def think(self, t: int, wall: Callable[[int], int | None]) -> list[Effect]:
        """Ask those who should begin to think now."""
        thinking: list[Effect] = []
        for duty in self._next():
            seat = duty.seat
            if t < self._begin(duty):
                continue
            duty.talk = len(self._match.talk)
            level = self._levels[seat]
            thinking.append(
                Think(
                    seat=seat,
                    prompt=duty.prompt,
                    game=self._game.info.name,
                    level=level,
                    view=self._match.view(seat),
                    past=self._past(seat),
                    offers=tuple(self._game.offers(self._match.state, seat)),
                    budget=self._terms.budget(self._game.info.name, level),
                    seed=self._seed(),
                    due=wall(self._due(duty)) or 0,
                    owed=duty.owed,
                )
            )
        return thinking

    def thought(self, seat: Seat, prompt: int, move: Any) -> None:
        """An answer, or None if the bot had none: if it owes one it plays at random, better than holding up the
        match."""
        duty = self._duties.get(seat)
        if duty is None or duty.prompt != prompt or duty.talk < 0:
            return
        duty.answer = self._random(seat) if move is None and duty.owed else move
        duty.answered = True

    def reject(self, duty: Duty) -> None:
        """The rules refused the answer (things may have changed since): think again, and finally play at random."""
        if not duty.owed:
            duty.answer = None
            return
        duty.failures += 1
        duty.forget()
        if duty.failures >= 2:
            duty.talk = len(self._match.talk)
            duty.answer = self._random(duty.seat)
            duty.answered = True

    def answered(self) -> Iterator[tuple[int, Duty]]:
        """Answers and when they may be played."""
        for duty in self._duties.values():
            if duty.answered and duty.answer is not None:
                yield max(self._due(duty), duty.held), duty

    def next_thought(self) -> int | None:
        """When the next bot has to begin to think."""
        return min((self._begin(duty) for duty in self._next()), default=None)

    def _next(self) -> list[Duty]:
        """Who still has to think: those who are invited first, and the others once none of them wants to move."""
        invited = [duty for duty in self._duties.values() if not duty.owed]
        if any(not duty.answered or duty.answer is not None for duty in invited):
            return [duty for duty in invited if duty.talk < 0]
        return [duty for duty in self._duties.values() if duty.talk < 0]

    def _begin(self, duty: Duty) -> int:
        return self._due(duty) - self._lead(duty.seat) if duty.owed else duty.start

    def _pacing(self) -> Pace:
        if self._pace is None or self._pace[0] is not self._live.public_view:
            view = self._live.public_view
            self._pace = (view, self._game.manners.pace(view))
        return self._pace[1]

    def _told(self) -> int:
        """How many lines everybody was told."""
        read, count = self._news
        log = self._match.log
        if read < len(log):
            count += sum(not isinstance(line, Said) for line in visible(log[read:], PUBLIC))
            self._news = (len(log), count)
        return count

    def _due(self, duty: Duty) -> int:
        """When a bot's answer may be played: by the game's pace, and not before people have finished talking."""
        pace, start = self._pacing(), duty.start
        share = 100 if pace.fixed else self._share()
        least_ms = pace.least_ms * share // 100
        if not duty.owed:
            # Before anybody who owes an answer.
            return start + least_ms * duty.blind // _WHOLE
        quiet = min(self._last_talk + pace.quiet_ms * share // 100, start + pace.most_ms * share // 100)
        # However fast the bots are, people keep the time that is theirs.
        first = start + least_ms + (pace.people_ms * max(share, 100) // 100 if self._people_asked() else 0)
        return max(first + pace.spread_ms * share // 100 * duty.blind // _WHOLE, quiet, pace.not_before_ms)

    def _share(self) -> int:
        """How long bots take at this table, in hundredths of the game's own pace."""
        return self._room.style.share(self._live.clocked)

    def _people_asked(self) -> bool:
        """Whether a person owes an answer."""
        prompt = self._live.prompt
        return prompt is not None and any(seat not in self._levels for seat in prompt.owed)

    def _lead(self, seat: Seat) -> int:
        return self._terms.lead_ms + self._terms.budget(self._game.info.name, self._levels[seat]).ms

    def _random(self, seat: Seat) -> Any:
        kind, fields = draw(self._game.offers(self._match.state, seat), Rng(self._seed()))
        return self._game.codec.build(kind, fields)

    # --- what they have to say ----------------------------------------------------------------------------------------

    def _listen(self, t: int) -> list[Effect]:
        """After each event the bots bid for the floor, except those who are about to speak."""
        self._round += 1
        self._round_t = t
        busy = {line.seat for line in self._lines}
        rules = {seat: self._match.talk_rule(seat) for seat in sorted(self._levels) if seat not in busy}
        self._invited = tuple(seat for seat, rule in rules.items() if rule.acts or rule.text)
        if not self._invited:
            return []
        bots = tuple(
            (seat, self._levels[seat], self._match.view(seat), self._past(seat), rules[seat], self._seed())
            for seat in self._invited
        )
        return [Listen(round=self._round, game=self._game.info.name, bots=bots)]

    def bids(self, round: int, bids: Sequence[tuple[Seat, Speech | None]]) -> None:
        if round != self._round or not self._invited:
            return
        # One draw for each bot that was asked, whether it speaks or not.
        order = list(self._invited)
        self._blind.shuffle(order)
        blind = {seat: self._blind.below(_WHOLE + 1) for seat in self._invited}
        spoken = {seat: speech for seat, speech in bids if speech is not None and seat in blind}
        self._invited = ()
        ranked = sorted((seat for seat in order if seat in spoken), key=lambda seat: -spoken[seat].urgency)
        when = self._match.when
        others, share = 0, self._share()
        for seat in ranked:
            speech = spoken[seat]
            if not speech.opening:
                if speech.urgency <= 0 or others == LINES_FOR_EACH_EVENT:
                    continue
                others += 1
            least, most = _OPENING_MS if speech.opening else _LINE_MS
            due = self._round_t + (least + (most - least) * blind[seat] // _WHOLE) * share // 100
            self._lines.append(Cue(seat, self._voiced(seat, speech.act), due, when))

    def _voiced(self, seat: Seat, act: Any) -> Any:
        talk = self._game.talk
        voiced = talk is not None and act.__struct_config__.tag in talk.voiced
        return self._choir.lend(act, seat, self._match.talk) if voiced else act

    def lines(self) -> Iterator[tuple[int, Cue]]:
        for line in self._lines:
            yield line.due, line

    def drop(self, line: Cue) -> None:
        self._lines.remove(line)

    # --- their memory -------------------------------------------------------------------------------------------------

    def _past(self, seat: Seat) -> Past:
        read, events = self._events.get(seat, (0, []))
        log = self._match.log
        if read < len(log):
            events.extend(line for line in visible(log[read:], seat) if not isinstance(line, Said))
            self._events[seat] = (len(log), events)
        return Past(tuple(events), tuple(self._match.talk), self._leaders())

    def _leaders(self) -> tuple[Seat, ...]:
        """The people to whom bots leave what matters."""
        if not self._room.style.lead:
            return ()
        return tuple(seat for seat in range(self._match.seats) if seat not in self._levels)

    def _seed(self) -> bytes:
        self._asked += 1
        return self._blind.fork(f"bot {self._asked}").seed
