"""How a person fares among bots: a real table without sockets, a clock that is simulated, and one person who never
speaks.

The person answers every question after the same time, which counts as nobody's: what is measured is how long the table
takes besides, and how much of the match the bots leave to the person.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.runner import Silent, choose, speak
from lastwire.engine.match import visible
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Offer, Past, Said
from lastwire.errors import Broken, Refused
from lastwire.games import AnyGame
from lastwire.table.commands import Command, Open, Play, PutBot, Start
from lastwire.table.effects import Effect, Listen, Think, Wake
from lastwire.table.entry import Entry, Played, Repeated, Spoken
from lastwire.table.live import Live
from lastwire.table.style import Style
from lastwire.table.table import Table
from lastwire.table.terms import Terms

THINKS_MS: Final = 3_000  # how long the person takes over a question
TELLER: Final = "teller"  # a person who gives intel at random wherever that may be done, and else plays at random
_PERSON: Final = "person"
_MOST_ENTRIES: Final = 20_000  # more than any match has


class Custom(NamedTuple):
    """What counts as a turn in a game, by the events that end or begin one; which moves decide something, as the seat
    sees it that makes them; whose turn it is being decided by players; and who plays the person by default."""

    turns: frozenset[str]
    decides: Callable[[Any, Any], bool] | None = None
    passed_on: bool = False
    person: str = "random"
    standing: dict[str, Any] | None = None  # what the person wishes unasked, wherever that is offered


class Figures(Struct, frozen=True, omit_defaults=True):
    """One game's figures, as far as they mean something in it.

    `share_of_a_silent_person`: of the cuts, where players decide who cuts next, and `matches_without_a_move` is the
    share of matches in which the person made none. `share_of_decisive_moves`: those that the person made.
    `lines_per_move`: what bots say in a turn. Times leave out how long the person thinks; a stall is a time in which
    nobody sees anything happen. `won`: the share of matches that the person won.
    """

    matches: int
    seats: int
    won: float
    turns: float
    lines_per_move: float
    median_turn_s: float
    longest_stall_s: float
    share_of_a_silent_person: float | UnsetType = UNSET
    matches_without_a_move: float | UnsetType = UNSET
    share_of_decisive_moves: float | UnsetType = UNSET
    decisive_moves: float | UnsetType = UNSET
    score: float | UnsetType = UNSET


class Report(Struct, frozen=True):
    games: dict[str, Figures]


class Plan(Struct, frozen=True):
    """How matches are to be played. `person` is one of the game's bots, or a teller; None: the usual one."""

    game: str
    seats: int
    options: bytes
    bots: str = "baseline"
    person: str | None = None
    style: Style = Style()
    thinks_ms: int = THINKS_MS
    seed: str = "0"


class _Played(Struct):
    """What was seen of one match."""

    own: int = 0
    decisive: int = 0
    turns: list[int] = []  # how long they took, without the person's thinking
    lines: int = 0
    stall_ms: int = 0
    won: bool = False
    score: float = 0.0


def measure(plan: Plan, matches: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Figures:
    """Play these matches and say what was seen. Equal seeds give equal figures, whatever `jobs` is."""
    played: list[_Played] = []
    for number, one in enumerate(_all(plan, matches, jobs), 1):
        played.append(one)
        if progress is not None:
            progress(number)
    return _figures(plan, played)


def _all(plan: Plan, matches: int, jobs: int) -> Any:
    if jobs == 1:
        yield from (_sit(plan, index) for index in range(matches))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_sit, [plan] * matches, range(matches))


def _sit(plan: Plan, index: int) -> _Played:
    return _Sitting(plan, index).play()


def _figures(plan: Plan, played: list[_Played]) -> Figures:
    custom = _custom(plan.game)
    turns = [ms for one in played for ms in one.turns]
    decisive = sum(one.decisive for one in played)
    share = round(sum(one.own for one in played) / decisive, 4) if decisive else UNSET
    counts = custom.decides is not None
    return Figures(
        matches=len(played),
        seats=plan.seats,
        won=round(sum(one.won for one in played) / len(played), 4),
        turns=round(len(turns) / len(played), 2),
        lines_per_move=round(sum(one.lines for one in played) / max(1, len(turns)), 3),
        median_turn_s=round(median(turns) / 1000, 2) if turns else 0.0,
        longest_stall_s=round(max(one.stall_ms for one in played) / 1000, 2),
        share_of_a_silent_person=share if custom.passed_on else UNSET,
        matches_without_a_move=round(sum(not one.own for one in played) / len(played), 4)
        if custom.passed_on
        else UNSET,
        share_of_decisive_moves=share if counts and not custom.passed_on else UNSET,
        decisive_moves=round(decisive / len(played), 2) if counts else UNSET,
        score=round(sum(one.score for one in played) / len(played), 3) if counts and not custom.passed_on else UNSET,
    )


# --- one match --------------------------------------------------------------------------------------------------------


class _Sitting:
    """One table at which one match is played."""

    def __init__(self, plan: Plan, index: int) -> None:
        self._plan = plan
        self._game: AnyGame = games.load(plan.game)
        self._custom = _custom(plan.game)
        seed = f"{plan.seed}/{index}"
        terms = Terms(levels=registry.levels, budget=registry.budget)
        self._table = Table.create("bench", seed_of(f"{seed}/blind"), terms)
        self._seed = seed_of(seed)
        self._rng = Rng(seed_of(f"{seed}/person"))
        self._now = 1_000_000
        self._wake: int | None = None
        self._ids = 0
        self._seen = _Played()
        self._asked_since: int | None = None  # since when the person has been asked
        self._read = 0
        self._turn_began: int | None = None
        self._thought_ms = 0  # by the person, since the turn began
        self._last = self._now  # when something happened last that everybody saw, or the person was done thinking

    def play(self) -> _Played:
        plan = self._plan
        options = Raw(plan.options)
        self._do(Open(self._id(), "Ann", plan.game, plan.seats, options, style=plan.style))
        self._carry_out(self._table.connect(1, _PERSON, None, self._now))
        self._do(PutBot(self._id(), plan.bots))
        self._do(Start(self._id()))
        for _ in range(_MOST_ENTRIES):
            live = self._live
            if live.over:
                return self._finish(live)
            self._step(live)
        raise Broken(f"{plan.game}: no end after {_MOST_ENTRIES} steps")

    def _step(self, live: Live) -> None:
        """Whatever happens next: the table wakes, or the person answers."""
        prompt = live.prompt
        owes = prompt is not None and 0 in prompt.owed
        if not owes:
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = self._now
        answers_at = None if self._asked_since is None else self._asked_since + self._plan.thinks_ms
        if answers_at is not None and (self._wake is None or answers_at < self._wake):
            self._now = max(self._now, answers_at)
            self._thought_ms += self._plan.thinks_ms
            self._last = self._now
            self._asked_since = None
            self._catch_up()
            self._answer()
            return
        if self._wake is None:
            raise Broken(f"{self._plan.game}: the table waits for nobody")
        self._now, self._wake = max(self._now, self._wake), None
        self._catch_up()
        if not owes:
            self._wish()

    def _answer(self) -> None:
        live = self._live
        prompt = live.prompt
        if live.over or prompt is None or 0 not in prompt.owed:
            return
        self._move(live, prompt.id, self._chosen(live))

    def _chosen(self, live: Live) -> Any:
        offers = self._game.offers(live.match.state, 0)
        who = self._plan.person or self._custom.person
        if who == TELLER:
            kind, fields = draw([offer for offer in offers if offer.kind == "intel"] or offers, self._rng)
            return self._game.codec.build(kind, fields)
        past = Past(tuple(line for line in visible(live.match.log, 0) if not isinstance(line, Said)))
        bot = registry.make(self._plan.game, who)
        return bot.choose(live.match.view(0), past, offers, registry.budget(self._plan.game, who), self._rng)

    def _wish(self) -> None:
        """What the person wishes unasked."""
        live, standing = self._live, self._custom.standing
        prompt = live.prompt
        if standing is None or live.over or prompt is None or 0 not in prompt.may:
            return
        view = live.match.view(0)
        if view.own.preset is None and any(_offered(each, standing) for each in self._game.offers(live.match.state, 0)):
            fields = {name: value for name, value in standing.items() if name != "kind"}
            self._move(live, prompt.id, self._game.codec.build(standing["kind"], fields))

    def _move(self, live: Live, prompt: int, move: Any) -> None:
        self._do(Play(self._id(), prompt, Raw(msgspec.json.encode(move)), live.number))

    def _finish(self, live: Live) -> _Played:
        outcome = live.outcome
        if outcome is None:
            raise Broken(f"{self._plan.game}: the match broke")
        self._seen.won = 0 in outcome.winners
        self._seen.score = float(outcome.scores[0])
        return self._seen

    # --- driving the table ------------------------------------------------------------------------------------------

    @property
    def _live(self) -> Live:
        live = self._table.live
        if live is None:
            raise Broken("there is no match")
        return live

    def _id(self) -> str:
        self._ids += 1
        return f"id {self._ids}"

    def _do(self, command: Command | Open) -> None:
        self._carry_out(self._table.heed(_PERSON, command, self._now))
        self._catch_up()
        try:
            entry = self._table.propose(_PERSON, command, self._now, self._seed)
        except Refused:
            if isinstance(command, Play):
                return  # something came first
            raise
        if not isinstance(entry, Repeated):
            self._enter(entry)
            self._catch_up()

    def _catch_up(self) -> None:
        while (entry := self._table.wake(self._now)) is not None:
            self._enter(entry)
        self._carry_out(self._table.attend(self._now))

    def _enter(self, entry: Entry) -> None:
        self._weigh(entry)
        effects = self._table.apply(entry)
        self._watch(entry)
        self._carry_out(effects)

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Wake):
                self._wake = effect.at
            elif isinstance(effect, Think):
                answer = choose(registry.make, effect)
                self._carry_out(self._table.thought(effect.seat, effect.prompt, answer, self._now))
            elif isinstance(effect, Listen):
                said = [None if isinstance(each, Silent) else each for each in speak(registry.make, effect)]
                bids = [(seat, each) for (seat, *_), each in zip(effect.bots, said, strict=True)]
                self._carry_out(self._table.bids(effect.round, bids, self._now))

    # --- watching it ------------------------------------------------------------------------------------------------

    def _weigh(self, entry: Entry) -> None:
        """Count a move that decides something, before it is made."""
        command, decides = entry.command, self._custom.decides
        if isinstance(command, Spoken):
            self._seen.lines += command.bot
        if decides is None or not isinstance(command, Played) or command.seat < 0:
            return
        move = self._game.codec.kept_move(command.move)
        if decides(self._live.match.view(command.seat), move):
            self._seen.decisive += 1
            self._seen.own += command.seat == 0

    def _watch(self, entry: Entry) -> None:
        """Note how long it took until something happened, and turns that begin or end."""
        live = self._table.live
        if live is None:
            return
        news = visible(live.match.log[self._read :], PUBLIC)
        self._read = len(live.match.log)
        if not news:
            return
        if self._turn_began is not None:
            self._seen.stall_ms = max(self._seen.stall_ms, self._now - self._last)
        self._last = self._now
        for line in news:
            if not isinstance(line, Said) and line.__struct_config__.tag in self._custom.turns:
                if self._turn_began is not None:
                    self._seen.turns.append(self._now - self._turn_began - self._thought_ms)
                self._turn_began, self._thought_ms = self._now, 0


def _offered(offer: Offer, wish: dict[str, Any]) -> bool:
    return offer.kind == wish["kind"] and wish["until"] in offer.fields["until"].options


# --- the games --------------------------------------------------------------------------------------------------------


def _custom(game: str) -> Custom:
    return _CUSTOMS.get(game, Custom(frozenset()))


def _cuts(view: Any, move: Any) -> bool:
    return bool(move.__struct_config__.tag == "cut")


def _dares(view: Any, move: Any) -> bool:
    """A cut of Bomb Busters that is not certain for whoever makes it."""
    from lastwire.games.bomb_busters.brain.belief import CODES, Mind

    if move.__struct_config__.tag != "dual_cut":
        return False
    mind = Mind(view)
    values = sum(1 << CODES[name] for name in set(move.values))
    return mind.exact.hit(sum(1 << mind.slot(place) for place in move.wires), values) < mind.exact.total


def _programs(view: Any, move: Any) -> bool:
    return move.__struct_config__.tag in ("play", "activate")


_CUSTOMS: Final = {
    "time-bomb": Custom(frozenset({"wire_cut"}), _cuts, passed_on=True),
    "bomb-busters": Custom(
        frozenset({"cut_declared", "solo_done", "reds_revealed", "turn_passed"}), _dares, person="easy"
    ),
    "bomb-squad": Custom(
        frozenset({"intel_given", "card_discarded", "card_played", "robot_activated"}), _programs, person="easy"
    ),
    "academy": Custom(frozenset({"cards_revealed"})),
    "badaboom": Custom(
        frozenset({"turn_started"}),
        standing={"kind": "preset", "until": "affected", "kinds": ("I", "F", "X", "T", "P")},
    ),
}
