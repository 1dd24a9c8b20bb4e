"""Nobody learns what is hidden: twin worlds at real tables look the same, and every planted leak is found."""

from collections import Counter
from itertools import product

import pytest

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.message import words
from lastwire.table.table import Table
from lastwire.testing.comparison import Run
from lastwire.testing.leak import PLANTED, Planted, caught, has_place
from lastwire.testing.mutant import mark_kinds
from lastwire.testing.position import AnyGame, begin, walk
from lastwire.testing.rig import Heard, Moment
from lastwire.testing.twin import Leak, Pair, load_twins
from lastwire.testing.variant import variant
from lastwire.testing.verdict import judge, run_laws
from tests import seed
from tests.toy.game import GAME as TOY
from tests.toy.proof import twins as toy_twins

NOTICED = {"academy"}  # where much is sealed, but nobody moves without everybody's seeing that they did
GAMES: dict[str, AnyGame] = {name: games.load(name) for name in games.NAMES} | {TOY.info.name: TOY}


@pytest.mark.explores
@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_look_the_same(name: str) -> None:
    run = Run(GAMES[name], seed.named("twins"))
    tally = run.go(3_000)
    assert tally.violations == []
    assert run.below_floor() == []
    assert tally.steps >= 3_000
    assert tally.messages >= tally.steps // 2
    assert tally.frames > 0
    assert tally.moments > 0
    assert tally.described > tally.steps
    assert tally.viewers["beside"] > tally.steps
    assert tally.viewers["seat"] > tally.viewers["public"] > 0
    assert tally.viewers["bot"] > 0
    # Everything the script knows how to do was done.
    done = {
        "begin",
        "move",
        "refused",
        "talk",
        "garbage",
        "reconnect",
        "refresh",
        "absence",
        "pause",
        "wait",
    }
    if mark_kinds(GAMES[name]):
        done.add("mark")
    twins = load_twins(GAMES[name])
    if not getattr(twins, "OPEN", False):
        done.add("otherwise")
        if name not in NOTICED:
            done.add("silent")
    assert done <= tally.actions.keys()


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.name)
@pytest.mark.parametrize("name", GAMES)
def test_planted_leaks_are_found(name: str, leak: Planted) -> None:
    assert has_place(leak, GAMES[name])
    reason = caught(leak, GAMES[name], 5_000)
    assert "can tell two worlds apart" in reason


def test_there_are_leaks_of_every_sort() -> None:
    names = {leak.name for leak in PLANTED}
    asked_for = {
        "a field",
        "a lasting piece id",
        "list order",
        "who is asked",
        "a refusal's text",
        "message count",
        "an event",
        "a moment in between",
        "the log",
        "offers",
        "a timer",
        "a gap in numbers",
        "a bot's delay",
        "when the table wakes",
    }
    assert asked_for <= names
    assert len(names) == len(PLANTED)


@pytest.mark.parametrize("name", GAMES)
def test_a_twin_differs_in_its_own_kind_of_secret_alone(name: str) -> None:
    """A twin is another state, a possible one, and the viewer is not entitled to the difference."""
    game, found = GAMES[name], Counter[str]()
    twins = load_twins(game)
    for number in range(400):
        if all(found[kind] >= 10 for kind in twins.KINDS):
            break
        rng = Rng(seed_of(f"kinds {number}"))
        for match in walk(game, rng):
            wanted = [kind for kind in twins.KINDS if found[kind] < 60]
            if match.prompt is None or not wanted:
                break
            for kind, viewer in product(wanted, (*range(match.seats), PUBLIC)):
                other = twins.twin(match.state, viewer, kind, rng)
                if other is None:
                    continue
                found[kind] += 1
                game.invariants(other)
                assert game.codec.encode(other) != game.codec.encode(match.state)
                assert not twins.parted(match.state, other, viewer)
    assert all(found[kind] >= 10 for kind in twins.KINDS), found


def pair_of_equals(seed: str) -> Pair:
    rng = Rng(seed_of(seed))
    match = begin(TOY, rng)
    return Pair((TOY, TOY), toy_twins, match, match.state.copy(), 0, rng, Table)


def test_what_is_put_down_for_a_time_is_compared() -> None:
    pair = pair_of_equals("moments")
    pair.pump()
    assert pair.compare_moments() > 0
    assert pair.compare_moments() == 0
    a, b = pair.rigs
    a.moments.append(Moment(pair.now, pair.now + 700, (1, 3)))
    with pytest.raises(Leak, match="times put down"):
        pair.compare_moments()
    b.moments.append(Moment(pair.now, pair.now + 701, (1, 3)))
    with pytest.raises(Leak, match="another time"):
        pair.compare_moments()


def test_others_are_compared_as_long_as_the_worlds_are_alike_for_them() -> None:
    pair = pair_of_equals("beside")
    pair.pump()
    assert pair.compare_beside() > pair.rigs[0].seats
    a, _ = pair.rigs
    a.heard[PUBLIC].append(Heard(pair.now, b"{}"))
    with pytest.raises(Leak, match="the public, too"):
        pair.compare_beside()


def test_messages_are_compared_by_bytes_number_and_time() -> None:
    pair = pair_of_equals("bytes")
    pair.pump()
    assert pair.compare() > 0
    assert pair.compare() == 0
    a, b = pair.rigs
    a.refresh(0, pair.now)
    with pytest.raises(Leak, match="messages in one world"):
        pair.compare()
    b.refresh(0, pair.now + 1)
    with pytest.raises(Leak, match="sent 1 ms apart"):
        pair.compare()


def test_positions_in_words_are_compared_live_and_in_replays() -> None:
    rng = Rng(seed_of("in words"))
    match = begin(TOY, rng)
    describe = TOY.words.describe
    longer = variant(TOY, words={"describe": lambda view: [*describe(view), words("and so on")]})
    pair = Pair((TOY, longer), toy_twins, match, match.state.copy(), 0, rng, Table)
    pair.pump()
    pair.compare_beside()
    with pytest.raises(Leak, match=r"the position in words, for seat 0: .*and so on"):
        pair.compare_positions()
    while all(len(rig.match.entries) < 3 for rig in pair.rigs):
        pair.step()
        pair.pump()
    with pytest.raises(Leak, match=r"in a replay, in words: .*and so on"):
        pair.compare_replays()


def test_equal_worlds_stay_equal_whatever_happens() -> None:
    pair = pair_of_equals("equal")
    compared = 0
    for _ in range(150):
        pair.pump()
        if pair.rigs[0].over or pair.rigs[1].over:
            break
        if toy_twins.parted(pair.rigs[0].match.state, pair.rigs[1].match.state, 0):
            break
        compared += pair.compare()
        pair.step()
    assert compared >= 10


def test_the_report_has_the_form_that_scripts_rely_on() -> None:
    heard: list[int] = []
    report = run_laws(["time-bomb"], steps=200, seed="form", progress=heard.append)
    laws = report["games"]["time-bomb"]
    assert laws["violations"] == []
    assert laws["steps"] >= 200
    assert laws["pairs"] > 0
    assert sum(laws["secrets"].values()) == laws["messages_compared"] > 0
    assert report["planted"] == {"caught": len(PLANTED), "total": len(PLANTED), "placeless": 0}
    assert heard == sorted(heard)
    assert heard[-1] == 200


def test_a_kind_of_secret_that_is_never_compared_fails_the_run() -> None:
    class Blind:
        KINDS: tuple[str, ...] = (*toy_twins.KINDS, "colour of the wallpaper")

        @staticmethod
        def twin(state, viewer, kind, rng):
            return toy_twins.twin(state, viewer, kind, rng) if kind in toy_twins.KINDS else None

        parted = staticmethod(toy_twins.parted)

    verdict = judge(TOY, 100, "blind", twins=Blind())
    assert any("colour of the wallpaper: only 0 messages" in each for each in verdict["violations"])
