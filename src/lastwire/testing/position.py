"""Reachable positions: options drawn from a game's own types, and matches that play themselves by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from lastwire.engine.game import Game
from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import CLOCK, TABLE, Expire, Offer, Seat
from lastwire.errors import Refused

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Below: TypeAlias = Callable[[int], int]  # a number from 0 to n − 1; 0 stands for the simplest choice

# Random play ends, but may dawdle: sealed answers are changed, time runs out again and again.
LONGEST = 30_000
CAREFUL = 12  # times that a careful match draws again


class _Closed(Exception):
    """A type whose values cannot be made up."""


def draw_options(game: AnyGame, below: Below) -> Any:
    """Options of the game, drawn from their own type: about every second value is left at its default. What a type
    cannot make up, such as an owner's deck, the game's `proof.option` may."""
    drawn = _value(inspect.type_info(game.types.Options), below)
    if find_spec(f"{game.home}.proof.option") is None:
        return drawn
    return import_module(f"{game.home}.proof.option").vary(drawn, below)


def _value(info: inspect.Type, below: Below) -> Any:
    match info:
        case inspect.LiteralType(values=values):
            return values[below(len(values))]
        case inspect.BoolType():
            return bool(below(2))
        case inspect.IntType(ge=int(least), le=int(most)):
            return least + below(most - least + 1)
        case inspect.NoneType():
            return None
        case inspect.UnionType(types=types):
            return _value(types[below(len(types))], below)
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{name: value for field in fields for name, value in _field(field, below)})
    raise _Closed


def _field(field: inspect.Field, below: Below) -> Iterator[tuple[str, Any]]:
    if field.required or below(2):
        try:
            yield field.name, _value(field.type, below)
        except _Closed:
            if field.required:
                raise


def begin(game: AnyGame, rng: Rng, options: Any = None) -> AnyMatch:
    """A fresh match with drawn options (or these) and seats. Options that the game refuses are drawn again."""
    for _ in range(100):
        chosen = draw_options(game, rng.below) if options is None else options
        try:
            chosen = game.manners.follow(chosen, {}, ())
            return Match.start(game, chosen, rng.pick(game.seats(chosen)), rng.fork("seed").seed)
        except Refused:
            rng.word()  # another fork
    raise ValueError(f"{game.info.name}: a hundred drawn options were refused")


def draw_move(game: AnyGame, offers: list[Offer], rng: Rng) -> Any:
    """A legal move. Now and then a field that the rules can fill in is left blank."""
    kind, fields = draw(offers, rng)
    for offer in offers:
        if offer.kind == kind:
            for name in offer.blank:
                if name in fields and rng.below(4) == 0:
                    fields[name] = None
            break
    return game.codec.build(kind, fields)


def draw_act(game: AnyGame, match: AnyMatch, seat: Seat, rng: Rng) -> Any:
    """Something the seat may say, or None."""
    rule = match.talk_rule(seat)
    acts = [offer for offer in rule.acts if not offer.free]
    if not acts:
        return None
    kind, fields = draw(acts, rng)
    return build_act(game, kind, fields)


def build_act(game: AnyGame, kind: str, fields: dict[str, Any]) -> Any:
    act = game.codec.acts[kind]
    return msgspec.convert({act.__struct_config__.tag_field: kind, **fields}, act)


def advance(match: AnyMatch, rng: Rng, careful: bool = False) -> None:
    """One more entry by chance: mostly an owed move, now and then an unasked one, an act of talk, a clock, a bot in a
    seat.

    With `careful`, a move that would end the match is drawn again a few times.
    """
    game = match.game
    prompt = match.prompt
    if prompt is None:
        raise ValueError("the match is over")
    t = match.t + rng.below(2_000)
    chance = rng.below(20)
    if chance == 0 and (timers := game.timers(match.state)):
        timer = rng.pick(timers)
        match.play(CLOCK, Expire(timer.id), max(t, timer.due_ms))
        return
    if chance == 1 and _speak(match, rng, t):
        return
    if (
        chance == 2
        and (move := game.manners.staffed(match.state, rng.below(match.seats), bool(rng.below(2)))) is not None
    ):
        match.play(TABLE, move, t)
        return
    seat = rng.pick(prompt.may) if chance < 6 and prompt.may else rng.pick(prompt.owed)
    if not game.offers(match.state, seat):  # it may, but nothing fits its hand
        seat = rng.pick(prompt.owed)
    offers = game.offers(match.state, seat)
    move = draw_move(game, offers, rng)
    for _ in range(CAREFUL if careful else 0):
        step: Step[Any, Any] = Step(match.state.copy(), match.rng.copy(), t, listening=False)
        game.apply(step, seat, move)
        if game.prompt(step.state) is not None:
            break
        move = draw_move(game, offers, rng)
    match.play(seat, move, t)


def _speak(match: AnyMatch, rng: Rng, t: int) -> bool:
    seat = rng.below(match.seats)
    act = draw_act(match.game, match, seat, rng)
    if act is None:
        return False
    try:
        match.say(seat, act, t)
    except Refused:
        return False
    return True


def walk(game: AnyGame, rng: Rng, options: Any = None, since: AnyMatch | None = None) -> Iterator[AnyMatch]:
    """One match from its first position (or the one it is in) to its last: the same object, always one entry further.

    Every second match is careful: where one wrong move ends it, plain chance would never see more than an opening.
    """
    match = begin(game, rng, options) if since is None else since
    careful = bool(rng.below(2))
    yield match
    for _ in range(LONGEST):
        if match.prompt is None:
            return
        advance(match, rng, careful)
        yield match
    raise AssertionError(f"{game.info.name}: no end after {LONGEST} entries of random play")
