"""What the tests of all games share: refusals that leave no trace, play by chance, and the logs of viewers."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw, holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC, Said
from lastwire.errors import Malformed, Refused
from lastwire.language.catalogue import catalogue
from lastwire.message import Message

# --- refusals -------------------------------------------------------------------------------------


def refused(match: Match, code: str, seat: int, move: Any, clause: str | None = None, t: int | None = None) -> Refused:
    """The refusal that this move (a value, notation or JSON data) meets. It must leave no trace."""
    move = _read(match, move)
    return _refused(match, code, clause, lambda: match.play(seat, move, t))


def refused_say(match: Match, code: str, seat: int, act: Any, clause: str | None = None) -> Refused:
    """The refusal that this act of talk (a value or JSON data) meets. It must leave no trace."""
    if isinstance(act, dict):
        act = match.game.codec.act(json.dumps(act).encode())
    return _refused(match, code, clause, lambda: match.say(seat, act))


def _refused(match: Match, code: str, clause: str | None, attempt: Callable[[], object]) -> Refused:
    before = _trace(match)
    with pytest.raises(Refused) as caught:
        attempt()
    assert (caught.value.code, before) == (code, _trace(match))
    assert caught.value.clause.startswith(f"{match.game.info.prefix}-")
    assert in_english(match, caught.value.message)
    if clause is not None:
        assert caught.value.clause == clause
    return caught.value


def _trace(match: Match) -> tuple[Any, ...]:
    return match.digest(), len(match.log), len(match.entries), [match.view(viewer) for viewer in viewers(match)]


def malformed(read: Callable[[bytes], object], data: Any) -> None:
    """What comes over the wire (bytes, or data to be written as JSON) and cannot be read."""
    with pytest.raises(Malformed) as caught:
        read(data if isinstance(data, bytes) else json.dumps(data).encode())
    assert caught.value.code == "E_FORMAT"


def is_offered(match: Match, seat: int, move: Any) -> bool:
    """Whether the offers to a seat hold a move, as far as they go: fields that are free may yet be refused."""
    return holds(match.game.offers(match.state, seat), *match.game.codec.take_apart(_read(match, move)))


def legal(match: Match, seat: int, move: Any) -> bool:
    """Whether a move is offered, which is whether it passes."""
    found = is_offered(match, seat, move)
    try:
        match.game.check(match.state, seat, _read(match, move))
    except Refused:
        assert not found, move
        return False
    assert found, move
    return True


def _read(match: Match, move: Any) -> Any:
    """A move as it is, from its notation, or from JSON data."""
    if isinstance(move, str):
        return match.game.words.read_move(move)
    return match.game.codec.move(json.dumps(move).encode()) if isinstance(move, dict) else move


# --- playing --------------------------------------------------------------------------------------


def random_end(match: Match, rng: Rng | None = None, without: Collection[str] = ()) -> Match:
    """Play random moves to the end, none of the kinds `without`."""
    rng = rng or Rng(seed_of("random end"))
    while (prompt := match.prompt) is not None:
        seat = rng.pick(prompt.owed)
        offers = [offer for offer in match.game.offers(match.state, seat) if offer.kind not in without]
        match.play(seat, match.game.codec.build(*draw(offers, rng)))
    return match


def imagined(match: Match, viewer: int, rng: Rng) -> Any:
    """A world that fits a viewer's view: it looks the same from there, and asks and offers the same."""
    game, view = match.game, match.view(viewer)
    world = game.imagine(view, rng)
    game.invariants(world)
    assert game.codec.encode(game.view(world, viewer)) == game.codec.encode(view)
    assert game.prompt(world) == match.prompt
    if viewer >= 0:
        assert game.offers(world, viewer) == game.offers(match.state, viewer)
    return world


# --- looking --------------------------------------------------------------------------------------


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), PUBLIC)


def kinds(match: Match, seat: int) -> set[str]:
    """The kinds of the legal moves of a seat."""
    return {offer.kind for offer in match.game.offers(match.state, seat)}


def log(match: Match, viewer: int = ALL) -> list[str]:
    """The kinds of the lines in a viewer's log."""
    return [
        f"said {line.act.__struct_config__.tag}" if isinstance(line, Said) else line.__struct_config__.tag
        for line in match.lines(viewer)
    ]


def told(match: Match, kind: str, viewer: int = ALL) -> list[Any]:
    """The events of this kind, as a viewer was told them."""
    return [line for line in match.lines(viewer) if line.__struct_config__.tag == kind]


def last(match: Match, kind: str, viewer: int = ALL) -> Any:
    """The last event of this kind, as a viewer was told it."""
    return told(match, kind, viewer)[-1]


def in_english(match: Match, message: Message, names: Sequence[str] = (), viewer: int = PUBLIC) -> str:
    """A message as this viewer reads it; whatever is missing or does not fit is an error."""
    return catalogue("en", match.game.home, strict=True).say(message, names, viewer)


def in_words(match: Match, viewer: int, names: Sequence[str]) -> list[str]:
    """A viewer's log in words."""
    lines = []
    for line in match.lines(viewer):
        if isinstance(line, Said):
            said = in_english(match, match.game.words.utter(line, viewer, match.talk), names, viewer)
            lines.append(f"{names[line.seat]}: {said}")
        elif (told := match.game.words.tell(line, viewer)) is not None:
            lines.append(in_english(match, told.message, names, viewer))
    return lines
