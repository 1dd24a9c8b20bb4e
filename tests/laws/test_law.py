"""Every registered game, and the toy, keeps the laws; and each law notices a game that does not."""

from typing import Any

import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Broken
from lastwire.testing.law import LAWS, Violation, check_position, records_replay
from lastwire.testing.position import AnyGame, begin, walk
from lastwire.testing.variant import variant
from lastwire.testing.verdict import check_laws
from tests import seed
from tests.laws.saboteur import SABOTEURS, draws_outside_the_rules, never_ends
from tests.toy.game import GAME as TOY

GAMES: dict[str, AnyGame] = {name: games.load(name) for name in games.NAMES} | {TOY.info.name: TOY}


@pytest.mark.explores
@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(name: str) -> None:
    positions, violations = check_laws(GAMES[name], 300, seed.named("laws"))
    assert violations == []
    assert positions >= 300


@pytest.mark.parametrize(("law", "saboteur"), [(law, each) for law, all_of in SABOTEURS.items() for each in all_of])
def test_each_law_notices_who_breaks_it(law: str, saboteur: dict[str, Any]) -> None:
    game = variant(TOY, **saboteur)
    found: list[str] = []
    for number in range(30):
        # The saboteur is judged at positions that an honest match reaches, or by its own set-up.
        rng = Rng(seed_of(f"{law} {number}"))
        honest = begin(TOY, rng)
        match: Match = Match.start(game, honest.options, honest.seats, honest.seed)
        for _ in range(12):
            if TOY.prompt(match.state) is None:
                break
            found += check_position(match, rng, {law: LAWS[law]})
            if found:
                break
            seat = TOY.prompt(match.state).owed[0]  # type: ignore[union-attr]
            step = Match.start_from(TOY, honest.options, honest.seats, honest.seed, match.state)
            step.play(seat, rng.pick(TOY.moves(match.state, seat)))
            match.state = type(match.state)(*(getattr(step.state, name) for name in step.state.__dataclass_fields__))
            match.log = step.log
        if found:
            break
    assert found, f"{law} lets {saboteur} pass"
    assert all(each.startswith(law) for each in found)


def test_every_law_has_a_saboteur() -> None:
    assert SABOTEURS.keys() == LAWS.keys()


def test_a_match_that_does_not_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no end after"):
        sum(1 for number in range(20) for _ in walk(never_ends(), Rng(seed_of(f"endless {number}"))))


def test_chance_outside_the_record_is_noticed() -> None:
    digests = []
    match = None
    for match in walk(draws_outside_the_rules(), Rng(seed_of("outside"))):
        digests.append(match.digest())
    assert match is not None
    with pytest.raises((Violation, Broken), match="replays to another digest"):
        records_replay(match, digests)


def test_equal_seeds_judge_equally() -> None:
    assert check_laws(TOY, 40, "same") == check_laws(TOY, 40, "same")
