"""The laws that every game keeps, checked at one position of a match or at its end. `LAWS` lists them by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from lastwire.bots.counsel import counsel
from lastwire.engine.coach import Why
from lastwire.engine.match import Match, visible
from lastwire.engine.offer import draw_move as engine_draw
from lastwire.engine.offer import expand, holds, size
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng
from lastwire.engine.secret import blank
from lastwire.engine.step import Step
from lastwire.engine.types import ALL, CLOCK, LATE, PUBLIC, Expire, Inquiry, Offer, Past, Said, Seat, Timer, Viewer
from lastwire.errors import Broken, ContentError, Refused
from lastwire.language.catalogue import catalogue, languages
from lastwire.message import Message
from lastwire.testing.clause import CLAUSE_ID
from lastwire.testing.mutant import draw_mutant, strangers
from lastwire.testing.position import AnyGame, AnyMatch, draw_act, draw_move

FEW = 200  # offers of at most this many moves are written out in full
MUTANTS = 12
DRAWS = 4
APPLIED = 6
PIECES = 3


class Violation(AssertionError):
    """A law that a game does not keep."""


def demand(holds_good: bool, text: str) -> None:
    if not holds_good:
        raise Violation(text)


def viewers(match: AnyMatch) -> list[Viewer]:
    late = match.game.manners.lateness(match.options)
    return [*range(match.seats), PUBLIC, *(() if late is None else (LATE,))]


# --- what is asked and legal -----------------------------------------------------------------------------------------


def prompts_ask_somebody(match: AnyMatch, rng: Rng) -> None:
    """A prompt owes an answer from seats of the match; there is none exactly when there is an outcome."""
    prompt, outcome, seats = match.prompt, match.outcome, range(match.seats)
    demand((prompt is None) == (outcome is not None), "there must be a prompt or an outcome, not both")
    if prompt is not None:
        asked = (*prompt.owed, *prompt.may)
        demand(bool(prompt.owed), f"prompt {prompt.kind} owes an answer from nobody")
        demand(set(asked) <= set(seats), f"prompt {prompt.kind} asks {asked}")
        demand(len(set(asked)) == len(asked), f"prompt {prompt.kind} asks a seat twice: {asked}")
        demand(not prompt.clause or bool(CLAUSE_ID.fullmatch(prompt.clause)), f"prompt cites {prompt.clause!r}")
    if outcome is not None:
        demand(set(outcome.winners) <= set(seats), f"winners {outcome.winners}")
        demand(len(outcome.scores) == match.seats, f"{len(outcome.scores)} scores for {match.seats} seats")


def offers_equal_check(match: AnyMatch, rng: Rng) -> None:
    """Every offered move passes, everything next to it is refused, for every seat and everybody else."""
    game, state = match.game, match.state
    prompt = match.prompt
    asked = () if prompt is None else (*prompt.owed, *prompt.may)
    everybody = {seat: game.offers(state, seat) for seat in (*range(match.seats), *strangers(match.seats))}
    for seat, offers in everybody.items():
        # Who may move unasked follows from public facts, so a seat may have to find that nothing fits its hand.
        demand(seat in asked or not offers, f"seat {seat} is not asked, offers {offers}")
        demand(bool(offers) or prompt is None or seat not in prompt.owed, f"seat {seat} owes a move and has none")
        for number in range(DRAWS if offers else 0):
            draws = rng.fork(f"draw {number}")
            again = draws.copy()
            drawn, move = engine_draw(offers, again, game.codec.build), game.draw(state, seat, draws)
            if drawn != move:
                raise Violation(f"seat {seat} is to draw {drawn} from its offers and draws {move}")
            if again.taken != draws.taken:
                raise Violation(f"seat {seat} draws {move} with another part of chance than its offers need")
        for move in _offered_moves(game, offers, rng):
            # Not `demand`: there are hundreds of moves for each seat, and formatting a message for each would take
            # longer than the check.
            if (reason := refusal(game, state, seat, move)) is not None:
                raise Violation(f"seat {seat} is offered {move}, refused with {reason}")
        for _ in range(MUTANTS):
            _judge(game, state, seat, offers, draw_mutant(game, offers, rng))
        for other in range(match.seats):
            if other != seat and (theirs := everybody[other]):
                _judge(game, state, seat, offers, draw_move(game, theirs, rng))


def _offered_moves(game: AnyGame, offers: list[Offer], rng: Rng) -> Iterator[Any]:
    if sum(size(offer) for offer in offers) > FEW:
        yield from (draw_move(game, offers, rng) for _ in range(MUTANTS))
        return
    seen = set()
    for kind, fields in expand(offers):
        move = game.codec.build(kind, fields)
        if move in seen:
            raise Violation(f"{move} is offered twice")
        if not holds(offers, *game.codec.take_apart(move)):
            raise Violation(f"{move} is written out but not held")
        seen.add(move)
        yield move
    for offer in offers:
        demand(any(kind == offer.kind for kind, _ in expand([offer])), f"an offer of nothing: {offer}")


def _judge(game: AnyGame, state: Any, seat: Seat, offers: list[Offer], move: Any) -> None:
    kind, fields = game.codec.take_apart(move)
    if isinstance(move, Expire) and seat == CLOCK:
        offered = move.timer in [timer.id for timer in game.timers(state)]
    elif seat < 0 and kind not in {offer.kind for offer in offers}:
        refusal(game, state, seat, move)  # the table's own moves have no offers: refused or not, they must not crash
        return
    else:
        offered = holds(offers, kind, fields)
    reason = refusal(game, state, seat, move)
    if offered and reason is not None:
        raise Violation(f"seat {seat} is offered {move}, refused with {reason}")
    if not offered and reason is None:
        raise Violation(f"seat {seat} is not offered {move}, but it passes")


def refusal(game: AnyGame, state: Any, seat: Seat, move: Any) -> tuple[str, str, Message] | None:
    """Code, clause and message if the rules refuse the move."""
    try:
        game.check(state, seat, move)
    except Refused as refused:
        if refused.clause and not (
            CLAUSE_ID.fullmatch(refused.clause) and refused.clause.startswith(f"{game.info.prefix}-")
        ):
            raise Violation(f"a refusal cites {refused.clause!r}") from None
        if not (refused.code and refused.message.id):
            raise Violation(f"a refusal says nothing: {refused}") from None
        return refused.code, refused.clause, refused.message
    return None


def timers_are_the_clock_s_moves(match: AnyMatch, rng: Rng) -> None:
    """CLOCK, and nobody else, may let each running timer run out, and no other timer."""
    game, state = match.game, match.state
    timers = game.timers(state)
    demand(len({timer.id for timer in timers}) == len(timers), "two timers have one id")
    if match.prompt is None:
        demand(not timers, "a clock runs after the end")
    for timer in timers:
        demand(refusal(game, state, CLOCK, Expire(timer.id)) is None, f"timer {timer.id} may not run out")
        demand(set(timer.seats) <= set(range(match.seats)), f"timer {timer}")
        for seat in (*range(match.seats), PUBLIC):
            demand(refusal(game, state, seat, Expire(timer.id)) is not None, f"seat {seat} stops timer {timer.id}")
        if timer.kind != "game":
            demand(timer.since_ms <= timer.due_ms, f"timer {timer} is due before it began")
            demand(bool(timer.seats), f"nobody's move is awaited by timer {timer}")
    _move_clocks_may_stand(match, timers)


def _move_clocks_may_stand(match: AnyMatch, timers: Sequence[Timer]) -> None:
    """A table may stop move clocks, so rules may do by themselves only what their own clocks say."""
    late = max((timer.due_ms for timer in timers if timer.kind != "game"), default=0)
    if not late or any(timer.due_ms <= late for timer in timers if timer.kind == "game"):
        return
    step: Step[Any, Any] = Step(match.state.copy(), match.rng.copy(), max(late, match.t))
    match.game.pass_time(step)
    encode = match.game.codec.encode
    demand(encode(step.state) == encode(match.state) and not step.told, "a move clock runs out without the table")


# --- what happens ----------------------------------------------------------------------------------------------------


def legal_moves_apply(match: AnyMatch, rng: Rng) -> None:
    """Every legal move applies to a copy; what comes out keeps the invariants; the original stays as it was."""
    before = match.digest()
    for seat in range(match.seats):
        offers = match.game.offers(match.state, seat)
        for _ in range(min(APPLIED, sum(size(offer) for offer in offers))):
            step = match.propose(seat, draw_move(match.game, offers, rng), match.t + 100)
            match.game.invariants(step.state)
            demand(step.t >= match.t, "time fell")
    for timer in match.game.timers(match.state):
        match.game.invariants(match.propose(CLOCK, Expire(timer.id), timer.due_ms).state)
    demand(match.digest() == before, "a proposed move changed the match")


def every_moment_can_be_shown(match: AnyMatch, rng: Rng) -> None:
    """At each event of a move everybody has a view of the state as it is then, and no later event changes it."""
    game = match.game
    watched = match.watched
    match.watched = True
    for seat in range(match.seats):
        offers = game.offers(match.state, seat)
        if not offers:
            continue
        step = match.propose(seat, draw_move(game, offers, rng), match.t + 100)
        for told in step.told or ():
            demand(told.at is not None and told.at is not step.state, f"{told.event} came without its moment")
            for viewer in (*viewers(match), ALL):
                game.view(told.at, viewer)
    match.watched = watched


def refusals_change_nothing(match: AnyMatch, rng: Rng) -> None:
    """After a refused move or a refused act of talk the match is what it was."""
    before, lines = match.digest(), len(match.log)
    for seat in (*range(match.seats), *strangers(match.seats)):
        move = draw_mutant(match.game, match.game.offers(match.state, seat), rng)
        if refusal(match.game, match.state, seat, move) is not None:
            try:
                match.play(seat, move, match.t + 50)
            except Refused:
                pass
            else:
                raise Violation(f"check refuses {move} of seat {seat}, play takes it")
    demand((match.digest(), len(match.log)) == (before, lines), "a refused move changed the match")


def invariants_hold(match: AnyMatch, rng: Rng) -> None:
    match.game.invariants(match.state)


def copies_share_nothing_that_changes(match: AnyMatch, rng: Rng) -> None:
    """A copy is equal and has no list, dict, set or object in common with the original."""
    copy = match.state.copy()
    encode = match.game.codec.encode
    demand(encode(copy) == encode(match.state), "a copy differs from the original")
    shared = {id(part): where for where, part in _mutable_parts(match.state, "state")}
    for where, part in _mutable_parts(copy, "state"):
        demand(id(part) not in shared, f"a copy shares {where} with the original")


def _mutable_parts(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Everything inside a value that could be changed in place."""
    match value:
        case None | bool() | int() | float() | str() | bytes():
            return
        case list() | set():
            yield where, value
            for index, item in enumerate(value):
                yield from _mutable_parts(item, f"{where}[{index}]")
        case dict():
            yield where, value
            for key, item in value.items():
                yield from _mutable_parts(item, f"{where}[{key!r}]")
        case tuple() | frozenset():
            for index, item in enumerate(value):
                yield from _mutable_parts(item, f"{where}[{index}]")
        case msgspec.Struct():
            if not value.__struct_config__.frozen:
                yield where, value
            for name in value.__struct_fields__:
                yield from _mutable_parts(getattr(value, name), f"{where}.{name}")
        case _ if dataclasses.is_dataclass(value):
            kind: Any = type(value)
            if not kind.__dataclass_params__.frozen:
                yield where, value
            for field in dataclasses.fields(value):
                yield from _mutable_parts(getattr(value, field.name), f"{where}.{field.name}")
        case _:
            raise Violation(f"{where} is a {type(value).__name__}: a state is plain data")


# --- what is written down and shown ----------------------------------------------------------------------------------


def encoding_is_inverse(match: AnyMatch, rng: Rng) -> None:
    """State, options, moves, views and events come back from JSON as they went in; moves from notation too."""
    game, codec = match.game, match.game.codec
    again = codec.state(codec.keep_state(match.state))
    demand(codec.encode(again) == codec.encode(match.state), "the state does not come back from the store")
    demand(codec.options(codec.encode(match.options)) == match.options, "the options do not come back")
    kept = codec.kept_options(codec.keep_options(match.options))
    demand(kept == (match.options, ()), "the options do not come back from the store")
    for viewer in (*viewers(match), ALL):
        view = game.view(match.state, viewer)
        seen = codec.encode(view)
        demand(codec.view(seen) == view, f"the view of {viewer} does not come back")
        demand(codec.encode(game.view(again, viewer)) == seen, f"the view of {viewer} depends on more than the state")
    moves = [entry.move for entry in match.entries[-1:] if entry.move is not None]
    for seat in range(match.seats):
        if offers := game.offers(match.state, seat):
            moves += [draw_move(game, offers, rng) for _ in range(APPLIED)]
    for move in moves:
        demand(codec.move(codec.encode(move)) == move, f"{move} does not come back")
        demand(codec.build(*codec.take_apart(move)) == move, f"{move} does not come together again")
        text = game.words.write_move(move)
        demand(game.words.read_move(text) == move, f"{move} is written {text!r} and read {game.words.read_move(text)}")


def events_are_told(match: AnyMatch, rng: Rng) -> None:
    """Each line of the log can be shown to every viewer, in JSON and in the words of every language."""
    game, codec = match.game, match.game.codec
    say = partial(speak, game, [f"Player {seat}" for seat in range(match.seats)])
    for line in match.log[-8:]:
        for viewer in (*viewers(match), ALL):
            for shown in visible([line], viewer):
                if isinstance(shown, Said):
                    say(game.words.utter(shown, viewer, match.talk), viewer)
                    continue
                demand(codec.event(codec.encode(shown)) == shown, f"{shown} does not come back")
                demand(blank(shown, viewer) == shown, f"{shown} was not blanked")
                told = game.words.tell(shown, viewer)
                if told is not None:
                    say(told.message, viewer)
                cited = told is None or not told.clause or CLAUSE_ID.fullmatch(told.clause)
                demand(bool(cited), f"a log line cites {told.clause if told else ''!r}")
    for viewer in viewers(match):
        view = game.view(match.state, viewer)
        say(game.words.ask(view, viewer), viewer)
        goal = game.words.goal(view, viewer)
        if goal is not None:
            say(goal, viewer)
        position = game.words.describe(view)
        demand(bool(position), f"no words for the position as {viewer} sees it")
        for fact in position:
            say(fact, viewer)
    codec.encode(match.floor(game.view(match.state, PUBLIC)))


def speak(game: AnyGame, names: Sequence[str], message: Message, viewer: Viewer) -> None:
    """Every language has the sentence, and what it is filled with."""
    data = msgspec.json.encode(message)
    demand(msgspec.json.decode(data, type=Message) == message, f"{message} does not come back")
    _speak(game.home, tuple(names), data, viewer)


@lru_cache(maxsize=100_000)  # most sentences come again and again
def _speak(home: str, names: tuple[str, ...], data: bytes, viewer: Viewer) -> None:
    message = msgspec.json.decode(data, type=Message)
    for language in languages():
        try:
            said = catalogue(language, home, strict=True).say(message, names, viewer)
        except ContentError as error:
            raise Violation(f"{message} cannot be said: {error}") from None
        demand(bool(said.strip()) or message.id == "words", f"{message} says nothing in {language}")


# --- what follows from a view alone ----------------------------------------------------------------------------------


def worlds_fit_views(match: AnyMatch, rng: Rng) -> None:
    """A world imagined from a view looks the same from there, and asks, offers, allows and refuses alike."""
    game, state = match.game, match.state
    encode = game.codec.encode
    for viewer in viewers(match):
        view = game.view(state, viewer)
        seen = encode(view)
        world = game.imagine(view, rng)
        game.invariants(world)
        demand(encode(game.view(world, viewer)) == seen, f"a world imagined by {viewer} looks different to it")
        demand(game.prompt(world) == game.prompt(state), f"who is asked does not follow from the view of {viewer}")
        demand(_clocks(game, world) == _clocks(game, state), f"clocks do not follow from the view of {viewer}")
        if game.talk is not None:
            stamps = game.talk.when(world), game.talk.when(state)
            demand(stamps[0] == stamps[1], f"the stamp on talk does not follow from the view of {viewer}")
        if viewer >= 0:
            _alike(match, world, viewer, rng)


def pieces_explain_themselves(match: AnyMatch, rng: Rng) -> None:
    """Why a piece cannot be used is said in every language, with its clause; of what an offer names nobody is told that
    it cannot."""
    game, state = match.game, match.state
    if game.coach is None or match.prompt is None:
        return
    say = partial(speak, game, [f"Player {seat}" for seat in range(match.seats)])
    asked = (*match.prompt.owed, *match.prompt.may)
    for seat in {rng.pick(asked), rng.below(match.seats)}:
        view, offers = game.view(state, seat), game.offers(state, seat)
        pieces = game.coach.pieces(view)
        moves = [draw_move(game, offers, rng) for _ in range(2 if offers else 0)]
        named = {piece for move in moves for piece in game.coach.named(view, move)}
        demand(named <= set(pieces), f"a move names what is no piece: {sorted(named - set(pieces))}")
        some = [rng.pick(pieces) for _ in range(PIECES if pieces else 0)]
        for piece in {*some, *sorted(named)[:PIECES]}:
            told = counsel(game, Inquiry(game.info.name, seat, view, Past(), (), False, Why(piece)))
            say(told.message, seat)
            demand(not told.clause or bool(CLAUSE_ID.fullmatch(told.clause)), f"{piece} cites {told.clause!r}")
            demand(set(told.pieces) <= set(pieces), f"{piece} is used with what is no piece: {told.pieces}")
            demand(piece not in named or not told.clause, f"{seat} may use {piece}, and is told {told.message}")


def _clocks(game: AnyGame, state: Any) -> list[tuple[str, tuple[Seat, ...]]]:
    # When they are due is told separately from the view, and the twin run compares it. Nothing is told of secret ones.
    return [(timer.id, timer.seats) for timer in game.timers(state) if not timer.secret]


def _alike(match: AnyMatch, world: Any, seat: Seat, rng: Rng) -> None:
    game, state = match.game, match.state
    offers = game.offers(state, seat)
    demand(game.offers(world, seat) == offers, f"offers do not follow from the view of {seat}")
    if game.talk is not None:
        rules = game.talk.rule(world, seat), game.talk.rule(state, seat)
        demand(rules[0] == rules[1], f"talk does not follow from the view of {seat}")
    tries = [draw_mutant(game, offers, rng) for _ in range(MUTANTS)]
    tries += [draw_move(game, offers, rng) for _ in range(3)] if offers else []
    for move in tries:
        here, there = refusal(game, state, seat, move), refusal(game, world, seat, move)
        if here != there:
            raise Violation(f"{move} of seat {seat}: {here} here, {there} in a world that looks the same")
    act = draw_act(game, match, seat, rng)
    if act is not None and game.talk is not None:
        answers = []
        for each in (state, world):
            try:
                game.talk.check(each, match.talk, seat, act, False)
                answers.append("")
            except Refused as refused:
                answers.append(str(refused))
        demand(answers[0] == answers[1], f"{act} of seat {seat}: {answers}")


# --- the end ---------------------------------------------------------------------------------------------------------


def records_replay(match: AnyMatch, digests: list[str]) -> None:
    """The record's text replays to the same digest after each entry, and agrees with itself."""
    game = match.game
    record = Record.read(match.record().write())
    again: AnyMatch = Match.begin(game, record)
    demand(again.digest() == digests[0], "the set-up does not replay")
    for number, entry in enumerate(record.entries, 1):
        again.repeat(entry)
        demand(again.digest() == digests[number], f"entry {number} replays to another digest")
    demand(again.agrees(record), "the replay ends otherwise than the record says")
    demand(again.log == match.log, "the replay tells another story")


Law = Callable[[AnyMatch, Rng], None]

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        prompts_ask_somebody,
        offers_equal_check,
        timers_are_the_clock_s_moves,
        legal_moves_apply,
        every_moment_can_be_shown,
        refusals_change_nothing,
        invariants_hold,
        copies_share_nothing_that_changes,
        encoding_is_inverse,
        events_are_told,
        worlds_fit_views,
        pieces_explain_themselves,
    )
}


def check_position(match: AnyMatch, rng: Rng, laws: dict[str, Law] = LAWS) -> list[str]:
    """The laws that do not hold here, each with its reason."""
    found = []
    for name, law in laws.items():
        try:
            law(match, rng)
        except (Violation, Broken) as broken:
            found.append(f"{name}: {broken}")
        except Exception as error:  # a crash of the rules is the worst answer of all
            found.append(f"{name}: {type(error).__name__}: {error}")
    return found
