"""Each redaction that is taken away is noticed; the long form tries every one of every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lastwire import games
from lastwire.engine.types import PUBLIC
from lastwire.testing import redaction
from lastwire.testing.redaction import Pool, Redaction, Search, acted, differing, judge, redactions, shown
from lastwire.testing.twin import load_twins
from tests.toy.game import GAME as TOY


class Inner(msgspec.Struct, frozen=True):
    card: str | None
    place: int = 0


class Outer(msgspec.Struct, frozen=True):
    cards: tuple[Inner, ...]
    own: Inner | None
    name: str = ""


def test_hidden_places_are_found_and_filled() -> None:
    mine = Outer((Inner(None), Inner("x")), None, "me")
    true = Outer((Inner("a"), Inner("x")), Inner("b"), "")
    assert list(differing(mine, true)) == [("cards", "*", "card"), ("own",)]
    assert shown(mine, true, ("cards", "*", "card")) == Outer((Inner("a"), Inner("x")), None, "me")
    assert shown(mine, true, ("own",)).own == Inner("b")
    assert shown(mine, Outer((), None), ("cards", "*", "card")) == mine


TOY_S = (
    "event BidChanged: told to some",
    "event Drawn: cards",
    "view of a neighbour: own.bid",
    "view of a neighbour: own.hand",
    "view of all: opened",
)


def test_redactions_of_the_toy_are_noticed() -> None:
    found = {each.name: each for each in redactions(TOY)}
    pool = Pool(TOY, load_twins(TOY), "toy", each=6)
    for name in TOY_S:
        assert pool.tells(found[name])
        (violation,) = Search(pool, found[name], "toy").go(2_000).violations
        assert "can tell two worlds apart" in violation


def test_what_is_seldom_told_is_led_to() -> None:
    """The move after which somebody alone is told something is made in twin worlds."""
    lamp = next(each for each in redactions(TOY) if each.name == "event LampHeld: fuse")
    assert lamp.scenes
    pool = Pool(TOY, load_twins(TOY), "scenes", each=0)
    assert "fuse: viewer" in acted(pool, lamp, "scenes")
    assert acted(pool, Redaction("nothing", lambda game: game, scenes=lamp.scenes[:1]), "scenes") == ""


@pytest.mark.parametrize("name", games.NAMES)
def test_what_each_game_hides_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one of it, when it is shown, is noticed."""
    monkeypatch.setattr(redaction, "MATCHES", 1)
    game = games.load(name)
    found = {each.name: each for each in redactions(game)}
    assert any(each.startswith("event ") for each in found)
    # What is laid open at the end, or whatever else all seats together would see.
    opened = hasattr(game.types.View, "opened")
    shown = "view of all: opened" if opened else next(each for each in found if each.startswith("view of all: "))
    pool = Pool(game, load_twins(game), "short", each=1)
    tally = Search(pool, found[shown], "short").go(400)
    assert "can tell two worlds apart" in tally.violations[0]


def test_what_no_twins_differ_in_is_not_called_a_secret() -> None:
    def holds(game: Any, state: Any, viewer: int) -> Any:
        return game.view(state, PUBLIC).seats

    pool = Pool(TOY, load_twins(TOY), "idle", each=2)
    assert not pool.tells(Redaction("seats", lambda game: game, holds))


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", [TOY.info.name, *games.NAMES])
def test_every_redaction_is_noticed(name: str) -> None:
    verdict = judge(TOY if name == TOY.info.name else games.load(name))
    print(len(verdict.caught), verdict.idle)
    assert verdict.survived == []
