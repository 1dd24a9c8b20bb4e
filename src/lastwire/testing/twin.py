"""Non-interference: two worlds that differ only in what a viewer must not know are played alike at two real tables, and
every byte sent to the viewer, and when, must be equal.

Each game's `proof/twins.py` says what is secret:

* `KINDS` names the kinds of secrets.
* `twin(state, viewer, kind, rng)` makes a second world that differs only in such a secret, or returns None.
* `parted(a, b, viewer)` says whether the viewer is entitled to something in which the two states differ.
* `witnessed(before, entry, after, viewer)`, optional, returns what the viewer is shown only while an entry is carried
  out: no state keeps it.
* `SEALED`, optional, names the kinds of moves of which everybody sees that one is made, but not which: only of these
  may somebody else make different ones in the two worlds. Without it, that is tried with every kind.
* `OPEN = True`, instead of `SEALED`, says that every move is made in the open, so it is tried with none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any, Protocol

from lastwire.engine.match import visible
from lastwire.engine.offer import draw
from lastwire.engine.record import Deed
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import PUBLIC, Offer, Seat, Speech, Viewer
from lastwire.errors import Refused
from lastwire.table.dispatch import encode
from lastwire.table.effects import Listen, Think
from lastwire.table.replay import describe_frame, replay_frames
from lastwire.table.style import Style
from lastwire.table.table import Table
from lastwire.testing.mutant import draw_mark, draw_mutant, draw_question, mark_kinds
from lastwire.testing.position import AnyGame, AnyMatch, build_act, draw_move
from lastwire.testing.rig import START_MS, Heard, Passed, Rig, own_number

TRIES = 12


class Twins(Protocol):
    """A game's own reading of its chapter on hidden information."""

    KINDS: tuple[str, ...]

    def twin(self, state: Any, viewer: Viewer, kind: str, rng: Rng) -> Any: ...

    def parted(self, a: Any, b: Any, viewer: Viewer) -> bool: ...


def load_twins(game: AnyGame) -> Twins:
    """The game's `proof.twins`."""
    module: Any = import_module(f"{game.home}.proof.twins")
    twins: Twins = module
    return twins


class Leak(Exception):
    """The two worlds did not look the same."""


class Pair:
    """Two worlds at two tables, one script."""

    def __init__(
        self,
        games: tuple[AnyGame, AnyGame],
        twins: Twins,
        match: AnyMatch,
        other: Any,
        viewer: Viewer,
        rng: Rng,
        table: type[Table],
    ) -> None:
        self.twins = twins
        self.viewer = viewer
        self.rng = rng
        self.rules = match.game
        self._marks = mark_kinds(match.game)
        self.options = match.options
        self.now = START_MS
        seats = match.seats
        # Seat 0 opens the table, so a person has it. Now and then the viewer is a bot: what it is given counts as told.
        self.bots = tuple(seat for seat in range(1, seats) if rng.below(6 if seat == viewer else 3) == 0)
        self.people = [seat for seat in range(seats) if seat not in self.bots]
        self.rigs = (Rig(games[0], seats, self.bots, table), Rig(games[1], seats, self.bots, table))
        self._compared = 0
        self._timed = 0
        # Others for whom the worlds are also alike: what they are told is compared for as long as that holds.
        self._beside = {
            each: 0 for each in (*range(seats), PUBLIC) if each != viewer and not twins.parted(match.state, other, each)
        }
        self._entitled = dict.fromkeys((viewer, *self._beside), (0, 0))  # entries of each world looked at so far
        self._parted: set[Viewer] = set()
        seed = rng.fork("later chance").seed
        for rig, state in zip(self.rigs, (match.state, other), strict=True):
            rig.begin(match.options, state, seed, self.now, Style(practice=rng.fork("practice").below(3) == 0))

    # --- the script --------------------------------------------------------------------------------------------------

    def step(self) -> str:
        """Do one thing in both worlds; returns what it was."""
        chance = self.rng.below(100)
        if chance < 40:
            return self._move()
        if chance < 54:
            return self._talk()
        if chance < 66:
            return self._bad_move()
        if chance < 71:
            return self._garbage()
        if chance < 77 and self.viewer not in self.bots:
            return self._reconnect()
        if chance < 79 and self.viewer not in self.bots:
            return self._refresh()
        if chance < 80:
            return self._pause()
        if chance < 83:
            return self._absence()
        if chance < 88:
            return self._silent_move()
        if chance < 93:
            return self._other_move()
        if chance < 95 and self.viewer in self.people and self.rigs[0].connected(self.viewer):
            return self._consult()
        return self._wait()

    def act(self, seat: Seat, move: Any) -> bool:
        """Make this move first, if it may be made in both worlds and leaves the viewer entitled to no difference."""
        self.pump()
        a, b = self.rigs
        prompt = a.match.prompt
        if prompt is None or seat in self.bots or not all(self._legal(rig, seat, move) for rig in self.rigs):
            return False
        self._play(seat, prompt.id, move)
        self.pump()
        return not (a.over or b.over or self.parted(self.viewer))

    def _move(self) -> str:
        a, b = self.rigs
        prompt = a.match.prompt
        if prompt is None:
            return self._wait()
        asked = [seat for seat in (*prompt.owed, *prompt.may) if seat in self.people]
        if not asked:
            return self._wait()
        seat = self.rng.pick(asked)
        offers = self.rules.offers(a.match.state, seat)
        if not offers:
            return self._wait()
        for _ in range(TRIES):
            move = draw_move(self.rules, offers, self.rng)
            if self._legal(b, seat, move):
                self._play(seat, prompt.id, move)
                return "move"
            if seat == self.viewer:
                raise Leak(f"seat {seat} may {move} in one world and not in the other")
        return self._wait()

    def _silent_move(self) -> str:
        """Somebody else's move of which the viewer learns nothing at all happens in one world and not in the other."""
        rig = self.rng.pick(self.rigs)
        prompt = rig.match.prompt
        asked = [] if prompt is None else [seat for seat in prompt.may if seat in self.people and seat != self.viewer]
        # A player who acts while a bot keeps their seat is back, and everybody is told so.
        asked = [seat for seat in asked if rig.table.room.seating[seat].stand_in is None]
        if prompt is None or not asked:
            return self._wait()
        seat = self.rng.pick(asked)
        match, rules = rig.match, self.rules
        offers = rules.offers(match.state, seat)
        if not offers:
            return self._wait()
        move = draw_move(rules, offers, self.rng)
        after = self._after(rig, seat, move)
        if (
            visible(after.told or (), self.viewer)
            or after.said
            or rules.prompt(after.state) != prompt
            or rules.timers(after.state) != rules.timers(match.state)
            or encode(rules.view(after.state, self.viewer)) != encode(rules.view(match.state, self.viewer))
            or after.rng.taken != match.rng.taken
        ):
            return self._wait()
        # The mover knows, and perhaps others than the viewer.
        for other in list(self._beside):
            told = visible(after.told or (), other)
            if other == seat or told or rules.view(after.state, other) != rules.view(match.state, other):
                del self._beside[other]
        for each in self.rigs:
            each.pump(self.now)
        rig.play(seat, prompt.id, rules.codec.encode(move), self.now)
        return "silent"

    def _other_move(self) -> str:
        """Somebody else moves differently in the two worlds, in a way that is secret from the viewer."""
        if getattr(self.twins, "OPEN", False):
            return self._wait()
        a, b = self.rigs
        prompt = a.match.prompt
        asked = [] if prompt is None else [seat for seat in (*prompt.owed, *prompt.may) if seat in self.people]
        asked = [seat for seat in asked if seat != self.viewer]
        if prompt is None or b.match.prompt != prompt or not asked:
            return self._wait()
        return "otherwise" if self._otherwise(self.rng.pick(asked)) else self._wait()

    def act_otherwise(self, seat: Seat, kind: str) -> bool:
        """Make a move of this kind first, another one in each world, if that is secret from the viewer."""
        self.pump()
        if seat in self.bots or self.rigs[0].match.prompt is None or not self._otherwise(seat, kind):
            return False
        self.pump()
        return not (any(rig.over for rig in self.rigs) or self.parted(self.viewer))

    def _otherwise(self, seat: Seat, kind: str = "") -> bool:
        rules, prompt = self.rules, self.rigs[0].match.prompt
        offered = [self._sealed(rules.offers(rig.match.state, seat)) for rig in self.rigs]
        if kind:
            offered = [[offer for offer in offers if offer.kind == kind] for offers in offered]
        if prompt is None or not all(offered):
            return False
        # First draw a kind of move, then a move of that kind: a pass must not drown among a hundred claims.
        moves = [draw_move(rules, [self.rng.pick(offers)], self.rng) for offers in offered]
        steps = [self._after(rig, seat, move) for rig, move in zip(self.rigs, moves, strict=True)]
        # Talk is never secret; the rest is for the game's own reading of its secrets to say.
        if (
            moves[0] == moves[1]
            or any(step.said or rules.prompt(step.state) is None for step in steps)
            or steps[0].rng.taken != steps[1].rng.taken
            or self.twins.parted(steps[0].state, steps[1].state, self.viewer)
            or self._witnessed_otherwise(seat, moves, steps)
        ):
            return False
        self._beside.pop(seat, None)
        for rig, move in zip(self.rigs, moves, strict=True):
            rig.play(seat, prompt.id, rules.codec.encode(move), self.now)
        return True

    def _witnessed_otherwise(self, seat: Seat, moves: list[Any], steps: list[Step[Any, Any]]) -> bool:
        here, there = (
            self._witnessed(rig.match.state, Deed(seat=seat, t=step.t, move=move), step.state, self.viewer)
            for rig, move, step in zip(self.rigs, moves, steps, strict=True)
        )
        return here != there

    def _sealed(self, offers: list[Offer]) -> list[Offer]:
        kinds = getattr(self.twins, "SEALED", None)
        return offers if kinds is None else [offer for offer in offers if offer.kind in kinds]

    def _bad_move(self) -> str:
        a, b = self.rigs
        seat = self.viewer if self.viewer in self.people and self.rng.below(2) else self.rng.pick(self.people)
        move = draw_mutant(self.rules, self.rules.offers(a.match.state, seat), self.rng)
        legal = self._legal(a, seat, move)
        if legal != self._legal(b, seat, move):
            if seat == self.viewer:
                raise Leak(f"seat {seat} may {move} in one world and not in the other")
            return self._wait()
        prompt = a.match.prompt
        number = prompt.id if prompt is not None and self.rng.below(8) else self.rng.below(300)
        self._play(seat, number, move)
        return "move" if legal else "refused"

    def _play(self, seat: Seat, prompt: int, move: Any) -> None:
        data = self.rules.codec.encode(move)
        taken = [rig.play(seat, prompt, data, self.now) for rig in self.rigs]
        if seat == self.viewer and taken[0] != taken[1]:
            raise Leak(f"{move} of seat {seat} was taken in one world and refused in the other")

    def _after(self, rig: Rig, seat: Seat, move: Any) -> Step[Any, Any]:
        """What the honest rules make of a legal move."""
        match = rig.match
        step: Step[Any, Any] = Step(match.state.copy(), match.rng.copy(), match.t)
        self.rules.apply(step, seat, move)
        return step

    def _legal(self, rig: Rig, seat: Seat, move: Any) -> bool:
        try:
            self.rules.check(rig.match.state, seat, move)
        except Refused:
            return False
        return True

    def _talk(self) -> str:
        seat = self.rng.pick(self.people)
        if self._marks and self.rng.below(5) == 0:
            mark = draw_mark(self._marks, self.rng)
            for rig in self.rigs:
                if rig.connected(seat):
                    rig.mark(seat, mark, self.now)
            return "mark"
        act = self._common_act(seat)
        if act is None:
            return self._wait()
        for rig in self.rigs:
            rig.say(seat, self.rules.codec.encode(act), self.now)
        return "talk"

    def _common_act(self, seat: Seat) -> Any:
        """Something that may be said, or must not, in both worlds."""
        a, b = self.rigs
        acts = [offer for offer in a.match.talk_rule(seat).acts if not offer.free]
        if not acts:
            return None
        act = _act(self.rules, acts, self.rng)
        return act if self._may_say(a, seat, act) == self._may_say(b, seat, act) else None

    def _may_say(self, rig: Rig, seat: Seat, act: Any) -> bool:
        try:
            rig.match.check_say(seat, act)
        except Refused:
            return False
        return True

    def _garbage(self) -> str:
        """A request that is no move at all; its sender is told so, in the same words in both worlds."""
        sender = self.rng.pick([*self.people, PUBLIC])
        data = self.rng.pick((b"{}", b"[]", b'{"kind":"peek"}', b'{"kind":"pass","all":true}', b"null", b'{"kind":7}'))
        for rig in self.rigs:
            if self.rng.copy().below(2):
                rig.play(sender, 1, data, self.now)
            else:
                rig.say(sender, data, self.now)
        self.rng.word()
        return "garbage"

    def _consult(self) -> str:
        """The viewer has something worked out."""
        match = self.rigs[0].match
        game = match.game  # as it is played here: a leak may have been planted in what it answers
        question = draw_question(game, match.view(self.viewer), game.offers(match.state, self.viewer), self.rng)
        for rig in self.rigs:
            rig.consult(self.viewer, question, self.now)
        return "consult"

    def _reconnect(self) -> str:
        """The viewer's line breaks, and it comes back with its last number, or with none."""
        since = own_number(self.rigs[0].heard[self.viewer]) if self.rng.below(3) else None
        politely = self.rng.below(2)
        for rig in self.rigs:
            if politely:
                rig.disconnect(self.viewer, self.now)
            rig.connect(self.viewer, since, self.now)
        return "reconnect"

    def _refresh(self) -> str:
        for rig in self.rigs:
            rig.refresh(self.viewer, self.now)
        return "refresh"

    def _pause(self) -> str:
        """All agree to pause, and after a while to go on: a curtain, and then everything again."""
        here = [seat for seat in self.people if self.rigs[0].connected(seat)]
        for on in (True, False):
            for seat in here:
                for rig in self.rigs:
                    rig.vote_pause(seat, on, self.now)
            self.pass_time(self.now + 1 + self.rng.below(900))
        return "pause"

    def _absence(self) -> str:
        """Somebody else goes away, perhaps for so long that a bot keeps the seat, or comes back."""
        others = [seat for seat in self.people if seat != self.viewer]
        if not others:
            return self._wait()
        seat = self.rng.pick(others)
        for rig in self.rigs:
            if rig.connected(seat):
                rig.disconnect(seat, self.now)
            else:
                rig.connect(seat, None, self.now)
        return "absence"

    def _wait(self) -> str:
        """Time passes: to the next thing that either world waits for, or some way towards it."""
        wishes = [rig.wish for rig in self.rigs if rig.wish is not None]
        until = self.now + 1 + self.rng.below(4_000)
        if wishes and self.rng.below(3):
            until = (
                max(self.now, min(wishes)) if self.rng.below(4) else max(self.now, min(wishes) + self.rng.below(500))
            )
        self.pass_time(until)
        return "wait"

    def pass_time(self, until: int) -> None:
        """Both clocks go on together and stop wherever one of the worlds wants to be woken."""
        while True:
            wishes = [rig.wish for rig in self.rigs if rig.wish is not None and rig.wish > self.now]
            self.now = min([until, *wishes])
            self.pump()
            if self.now >= until:
                return

    # --- bots --------------------------------------------------------------------------------------------------------

    def pump(self) -> None:
        """Let both tables do what is due, and the bots answer what they are asked."""
        for _ in range(50):
            for rig in self.rigs:
                rig.pump(self.now)
            if not any(rig.thoughts or rig.rounds for rig in self.rigs):
                return
            self._answer_bots()
        raise Leak("the bots are asked without end")

    def _answer_bots(self) -> None:
        a, b = self.rigs
        thinking = _paired(a.thoughts, b.thoughts, lambda think: (think.seat, think.prompt))
        listening = _paired(a.rounds, b.rounds, lambda listen: tuple(seat for seat, *_ in listen.bots))
        for rig in self.rigs:
            rig.thoughts, rig.rounds = [], []
        for thinks in thinking:
            self._choose(thinks)
        for listens in listening:
            self._bid(listens)

    def _choose(self, thinks: tuple[Think | None, Think | None]) -> None:
        """Both bots play the same, as long as both may."""
        seat = next(think.seat for think in thinks if think is not None)
        rigs = [rig for rig, think in zip(self.rigs, thinks, strict=True) if think is not None]
        move = None
        for _ in range(TRIES):
            offers = self.rules.offers(rigs[0].match.state, seat)
            if not offers:
                break
            drawn = draw_move(self.rules, offers, self.rng)
            if all(self._legal(rig, seat, drawn) for rig in rigs):
                move = drawn
                break
            # Within one pump the viewer may have been dealt what differs: then the worlds have parted, and that is all.
            if seat == self.viewer and not self.parted(seat):
                raise Leak(f"the bot in seat {seat} may {drawn} in one world and not in the other")
        for rig, think in zip(self.rigs, thinks, strict=True):
            if think is not None:
                rig.answer(think, move, self.now)

    def _bid(self, listens: tuple[Listen | None, Listen | None]) -> None:
        """Now and then a bot has something to say, the same in both worlds."""
        seats = [bot[0] for bot in next(listen for listen in listens if listen is not None).bots]
        bids: list[tuple[Seat, Speech | None]] = []
        for seat in seats:
            act = self._common_act(seat) if self.rng.below(4) == 0 else None
            bids.append((seat, None if act is None else Speech(act, self.rng.below(5), bool(self.rng.below(2)))))
        for rig, listen in zip(self.rigs, listens, strict=True):
            if listen is not None:
                rig.bid(listen, bids, self.now)

    # --- comparing ---------------------------------------------------------------------------------------------------

    def parted(self, viewer: Viewer) -> bool:
        """Whether the viewer was ever entitled to something in which the worlds differ: now, after an entry that others
        have followed since, or while one was carried out."""
        if viewer in self._parted:
            return True
        a, b = (rig.passed for rig in self.rigs)
        since = self._entitled[viewer]
        self._entitled[viewer] = (len(a), len(b))
        # A move that is made in only one world puts them out of step. It is one that changes nothing the viewer sees.
        after = list(zip(a[since[0] :], b[since[1] :], strict=True)) if len(a) - since[0] == len(b) - since[1] else []
        if any(self.twins.parted(here.state, there.state, viewer) for here, there in [*after, (a[-1], b[-1])]) or (
            self._shown(a[max(0, since[0] - 1) :], viewer) != self._shown(b[max(0, since[1] - 1) :], viewer)
        ):
            self._parted.add(viewer)
        return viewer in self._parted

    def _shown(self, passed: list[Passed], viewer: Viewer) -> list[Any]:
        """What the viewer was shown on the way from the first of these states to the last."""
        shown: list[Any] = []
        for before, after in pairwise(passed):
            shown += self._witnessed(before.state, after.entry, after.state, viewer)
        return shown

    def _witnessed(self, before: Any, entry: Deed | None, after: Any, viewer: Viewer) -> list[Any]:
        witnessed = getattr(self.twins, "witnessed", None)
        return [] if witnessed is None or entry is None else witnessed(before, entry, after, viewer)

    def compare(self) -> int:
        """Compare every byte since the last look, and when it came; returns how many messages there were."""
        equal = self._equal(self.viewer, self._compared)
        self._compared += equal
        return equal

    def _equal(self, viewer: Viewer, since: int) -> int:
        """How many messages this viewer was sent after the first `since`; they must be the same in both worlds."""
        told = [rig.heard[viewer][since:] for rig in self.rigs]
        for here, there in zip(*told, strict=False):
            if here != there:
                raise Leak(_difference(here, there))
        if len(told[0]) != len(told[1]):
            longer = max(told, key=len)
            raise Leak(f"{len(told[0])} messages in one world, {len(told[1])} in the other: {_short(longer[-1].data)}")
        return len(told[0])

    def compare_beside(self) -> int:
        """The same for all other viewers who have never been entitled to anything in which the worlds differ."""
        count = 0
        for other, seen in list(self._beside.items()):
            if self.parted(other):
                del self._beside[other]
                continue
            try:
                equal = self._equal(other, seen)
            except Leak as leak:
                raise Leak(f"{viewer_name(other)}, too: {leak}") from None
            self._beside[other] += equal
            count += equal
        return count

    def compare_positions(self) -> int:
        """Compare the position in words, for everybody who has never been entitled to a difference: anybody may ask at
        any time. Comes after `compare_beside`."""
        asking = [each for each in (self.viewer, *self._beside) if self.rigs[0].connected(each)]
        for each in asking:
            here, there = (Heard(self.now, rig.describe(each)) for rig in self.rigs)
            if here != there:
                raise Leak(f"the position in words, for {viewer_name(each)}: {_difference(here, there)}")
        return len(asking)

    def compare_moments(self) -> int:
        """Compare what the tables have scheduled since the last look: when they want to be woken, which bot is asked to
        think when, and when its answer is due. Nobody who watches the clock may see a difference."""
        noted = [rig.moments[self._timed :] for rig in self.rigs]
        for here, there in zip(*noted, strict=False):
            if here != there:
                raise Leak(f"put down for another time: {here} against {there}")
        if len(noted[0]) != len(noted[1]):
            longer = max(noted, key=len)
            raise Leak(f"{len(noted[0])} times put down in one world, {len(noted[1])} in the other: {longer[-1]}")
        self._timed += len(noted[0])
        return len(noted[0])

    def compare_replays(self) -> int:
        """What the viewer would be shown of the match so far, once replays are open."""
        shown = [
            # The last frame tells of the end, which has not come yet. It may hold the last entry too, or nothing else.
            [encode(frame) for frame in replay_frames(rig.match.record(), self.viewer, game=rig.match.game)[:-1]]
            for rig in self.rigs
        ]
        for here, there in zip(*shown, strict=False):
            if here != there:
                raise Leak(f"in a replay: {_difference(Heard(0, here), Heard(0, there))}")
        if abs(len(shown[0]) - len(shown[1])) > 1:
            raise Leak(f"a replay of {len(shown[0])} frames in one world, of {len(shown[1])} in the other")
        count = min(len(frames) for frames in shown)
        if count:  # in words, one frame is enough: each of them takes a replay of its own
            here, there = (
                encode(describe_frame(rig.match.record(), self.viewer, self.now % count, game=rig.match.game))
                for rig in self.rigs
            )
            if here != there:
                raise Leak(f"in a replay, in words: {_difference(Heard(0, here), Heard(0, there))}")
        return count


def _act(game: AnyGame, acts: list[Offer], rng: Rng) -> Any:
    kind, fields = draw(acts, rng)
    return build_act(game, kind, fields)


def _paired(a: list[Any], b: list[Any], key: Callable[[Any], Any]) -> Iterator[tuple[Any, Any]]:
    """What is asked in both worlds, side by side; what is asked in only one is paired with None."""
    left = list(b)
    for one in a:
        same = next((other for other in left if key(other) == key(one)), None)
        if same is not None:
            left.remove(same)
        yield one, same
    yield from ((None, other) for other in left)


def _difference(here: Heard, there: Heard) -> str:
    if here.now != there.now:
        return f"sent {there.now - here.now} ms apart: {_short(here.data)}"
    start = next((k for k, (x, y) in enumerate(zip(here.data, there.data, strict=False)) if x != y), 0)
    start = max(0, start - 60)
    return f"…{_short(here.data[start:])} against …{_short(there.data[start:])}"


def viewer_name(viewer: Viewer) -> str:
    return "the public" if viewer == PUBLIC else f"seat {viewer}"


def _short(data: bytes) -> str:
    return data[:160].decode(errors="replace")
