"""Chapter 10: what the bots remember, need, tell and do."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Past
from lastwire.games.bomb_squad.brain.beginning import ONE, beginnings, count, leg_cost, pack, run_cost
from lastwire.games.bomb_squad.brain.beginning import holds as has
from lastwire.games.bomb_squad.brain.levels import BOTS
from lastwire.games.bomb_squad.brain.memory import meant, remember
from lastwire.games.bomb_squad.brain.planner import SCARCE, Act, Planner, Run
from lastwire.games.bomb_squad.brain.policy import Turn, decide
from lastwire.games.bomb_squad.brain.scout import good_routes
from lastwire.games.bomb_squad.brain.situation import Style
from lastwire.games.bomb_squad.brain.strong import Mind
from lastwire.games.bomb_squad.brain.target import arranged, fills, targets
from lastwire.games.bomb_squad.brain.value import Aim, late, needed, prospects, worth
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.proof import twins
from lastwire.games.bomb_squad.rules import outcome
from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.moves import Activate, Discard, Intel, Play, Send
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.rules.state import CARD_MASK, NOTHING_TOLD, OVER
from lastwire.testing import clause
from tests.games.bomb_squad import seer
from tests.games.bomb_squad.kit import begin, hand, play, start

CODES = {name: card for card, name in enumerate(CARD_NAMES)}


def choose(match: Match, bot: str = "baseline", seed: str = "bot") -> Any:
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.owed[0]
    offers = GAME.offers(match.state, seat)
    return BOTS[bot]().choose(GAME.view(match.state, seat), match.past(seat), offers, Budget(), Rng(seed_of(seed)))


def played_out(match: Match, bot: str = "baseline", most: int = 600) -> Match:
    """To the end by bots alone; every choice is an offered one."""
    for number in range(most):
        prompt = match.prompt
        if prompt is None:
            return match
        move = choose(match, bot, f"{number}")
        assert holds(GAME.offers(match.state, prompt.owed[0]), *GAME.codec.take_apart(move)), move
        match.play(prompt.owed[0], move)
    raise AssertionError("no end")


@clause("BSQ-10.3")
def test_runs_are_filled_by_any_moves_that_add_up() -> None:
    assert set(fills(3, 7)) == {(3, 0, 0), (1, 1, 0), (0, 0, 1)}
    assert fills(5, 2) == ((0, 1, 1),)
    legs = (Run("E", 2), Act(CODES["H1"], "5,3"), Run("N", 1))
    bags = targets(legs, 7)
    assert {sum(bag) for bag in bags} == {3, 4}
    fitted = arranged(legs, [CODES[name] for name in ("H1", "M1", "M1", "M1")])
    assert fitted is not None
    assert [plan.dir or plan.target for plan in fitted[1]] == ["E", "E", "5,3", "N"]
    assert arranged(legs, [CODES["D1"]]) is None


@clause("BSQ-10.4")
def test_a_known_needed_card_is_played() -> None:
    match = begin("hand P0 M2 D3 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    assert isinstance(choose(match), Discard | Intel)
    match = begin("turn P1 | hand P0 M2 D3 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    play(match, "P1 intel 0 move")
    match.play(0, GAME.words.read_move("discard 5 3 bomb"))
    play(match, "P1 intel 0 2")
    move = choose(match)
    assert (move.source, move.pos) == ("hand", 0)


@clause("BSQ-10.4")
def test_intel_goes_to_needed_cards() -> None:
    match = begin("hand P0 D3 D3 B3 B3 B3 B2 | hand P1 D2 M2 D2 D2 B2 B2")
    move = choose(match)
    assert isinstance(move, Intel)
    assert (move.to, move.value) == (1, "move")


@clause("BSQ-10.4")
def test_useless_cards_charge_a_low_battery() -> None:
    match = begin("turn P1 | main 2 | hand P0 B3 D3 D3 D2 D2 D2 | hand P1 D1 D1 D1 D1 D1 D2")
    play(match, "P1 intel 0 bomb")
    match.play(0, GAME.words.read_move("discard 5 2 door"))
    play(match, "P1 intel 0 3")
    assert choose(match) == Discard(0, 3, "bomb")


@clause("BSQ-10.4")
def test_a_program_that_finishes_the_route_is_activated() -> None:
    rest = "secured 1,2 1,6 1,12 2,8 3,10 5,3 5,5 6,7 6,9 | open 4,10| 1,10| | robot 4,12"
    match = begin(f"{rest} | up M1 B2")
    assert choose(match) == Activate()
    play(match, "P0 activate")
    send = choose(match)
    assert isinstance(send, Send)
    match.play(0, send)
    assert (match.state.cause, outcome.stars(match.state)) == ("disarmed", 5)


@clause("BSQ-10.7")
def test_operators_send_all_choices_at_once() -> None:
    match = play(begin("slots M2 H1 M1 M1 D1"), "P0 activate")
    send = choose(match)
    assert isinstance(send, Send)
    assert send.steps is not None
    assert len(send.steps) == len(send.order)


@clause("BSQ-10.2", "BSQ-5.7")
def test_memory_follows_hands_frame_and_a_turned_pile() -> None:
    match = start(3, "remember")
    rng = Rng(seed_of("remember"))
    for _ in range(90):
        prompt = match.prompt
        if prompt is None or prompt.kind != "turn":
            break
        seat = prompt.owed[0]
        match.play(seat, GAME.words.read_move(rng.pick(["discard 0 1 -", "discard 4 - move", "discard 2 1 -"])))
        for viewer in range(3):
            memory = remember(GAME.view(match.state, viewer), match.past(viewer))
            for other in range(3):
                known = [seen.card for seen in memory.hands[other]]
                truth = [CODES[card] for card in hand(match, other)]
                if other != viewer:
                    assert known == truth
                else:
                    assert all(card in (-1, real) for card, real in zip(known, truth, strict=True))
    assert match.state.flips >= 1
    # After a flip own draws are known to a good memory.
    seat = match.state.seat
    memory = remember(GAME.view(match.state, seat), match.past(seat))
    assert memory.pile == list(reversed(match.state.draw))


@clause("BSQ-10.8")
def test_hidden_cards_change_nothing() -> None:
    """The same decision in worlds that look the same to the seat that decides."""
    count = 0
    for number in range(9):
        match = start(3, f"blind {number}", clock="standard")
        for step in range(2 * number):
            if match.prompt is None or match.prompt.kind != "turn":
                break
            match.play(match.prompt.owed[0], choose(match, "baseline", f"{number} {step}"))
        if match.prompt is None or match.prompt.kind != "turn":
            continue
        seat = match.prompt.owed[0]
        past = match.past(seat)
        move = decide(Turn(GAME.view(match.state, seat), past, Style(), Rng(seed_of("one"))))
        for kind in ("own", "draw"):
            other = twins.twin(match.state, seat, kind, Rng(seed_of(f"{kind} {number}")))
            if other is not None:
                again = decide(Turn(GAME.view(other, seat), past, Style(), Rng(seed_of("one"))))
                assert again == move
                count += 1
    assert count >= 8


@clause("BSQ-10.4")
@pytest.mark.parametrize("bot", BOTS)
def test_whole_missions(bot: str) -> None:
    match = played_out(start(3, "whole", mission="alpha", clock="standard"), bot)
    assert match.state.phase == OVER
    if bot == "baseline":
        assert outcome.success(match.state)


@pytest.mark.parametrize(
    "chosen",
    [
        {"roles": "pick", "briefing": True, "clock": "expert", "mission": "charlie"},
        {"fog": True, "mission": "bravo", "clock": "expert"},
        {"no_programming": True, "mission": "alpha", "clock": "expert"},
        {"second_robot": "longarm", "mission": "bravo", "clock": "expert", "memory": "strict"},
        {"roles": "deal", "mission": "charlie", "clock": "expert", "memory": "easy", "programming": "face_up"},
    ],
)
@pytest.mark.parametrize("bot", ["baseline", "strong"])
def test_bots_play_every_variant(bot: str, chosen: dict[str, Any]) -> None:
    assert played_out(start(3, "variant", **chosen), bot).state.phase == OVER


def test_a_bot_without_a_past_uses_what_it_sees() -> None:
    match = begin("slots M2 H1 by P1")
    view = GAME.view(match.state, 0)
    memory = remember(view, Past())
    assert [seen.card & CARD_MASK for seen in memory.hands[1]] == [CODES[card] for card in hand(match, 1)]
    assert isinstance(choose(match), Play | Discard | Intel | Activate)


# --- the strong bot -------------------------------------------------------------------------------


@clause("BSQ-10.5")
def test_intel_means_the_leftmost_new_card_that_may_be_needed_and_of_moves_all() -> None:
    told = NOTHING_TOLD
    one, door, move = 1, 1 << 4, 1 << 3
    level_one = told & ~0b110
    every = [True] * 12
    assert meant((1, 3), [told] * 5, one, every) == [1]
    assert meant((1, 3), [told, level_one, told, told], one, every) == [3]
    assert meant((1, 3), [told, level_one, told, level_one], one, every) == [1]
    assert meant((0, 2, 3), [told] * 5, move, every) == [0, 2, 3]
    assert meant((0, 2), [told] * 5, door, every) == [0]
    assert meant((), [told] * 5, door, every) == []
    # What its owner knows not to be needed is passed over.
    hostages = [card in (CODES["H1"], CODES["H2"]) for card in range(12)]
    no_hostage = told & ~(1 << 5)
    assert meant((1, 3), [told, no_hostage, told, told], one, hostages) == [3]
    assert meant((1, 3), [told] * 5, door, hostages) == []


@clause("BSQ-10.3")
def test_sets_of_cards_as_numbers() -> None:
    bag = pack([CODES[name] for name in ("M1", "M1", "H1", "B3")])
    assert [count(bag, CODES[name]) for name in ("M1", "M2", "H1", "B3")] == [2, 0, 1, 1]
    assert has(bag, pack([CODES["M1"], CODES["B3"]]))
    assert not has(bag, pack([CODES["M2"]]))
    assert not has(bag, pack([CODES["H1"], CODES["H1"]]))
    assert bag + ONE[0] == pack([CODES[name] for name in ("M1", "M1", "M1", "H1", "B3")])
    assert [run_cost(length) for length in (0, 1, 2, 3, 5)] == [0, SCARCE[1], SCARCE[2], SCARCE[3], 27]


@clause("BSQ-10.3")
def test_several_routes_and_what_their_beginnings_leave() -> None:
    state = fresh(setting_of(Options(mission="2"), 3, 0))
    routes = good_routes(state, 12, ())
    assert all(route.whole for route in routes)
    assert routes[0].cost <= Planner(state, SCARCE, 16).route().cost
    bags = beginnings(routes, 7)
    assert all(sum(count(bag, card) for card in range(12)) == 7 for bag, _, _ in bags)
    assert all(0 < left < routes[number].cost for _, left, number in bags)
    # To one bomb alone it is nearer than to everything.
    bomb = next(index for index, face in enumerate(state.faces) if face >= 4)
    assert good_routes(state, 12, (), 1 << bomb)[0].cost < routes[0].cost / 2


@clause("BSQ-10.5")
def test_a_card_that_was_meant_is_played() -> None:
    match = begin("turn P1 | hand P0 D3 M2 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    play(match, "P1 intel 0 move")
    assert choose(match, "strong") == Play("hand", 1, None)
    # What cannot be needed is no card to play.
    match = begin("turn P1 | main 2 | hand P0 D3 M2 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    play(match, "P1 intel 0 bomb")
    move = choose(match, "strong")
    assert not (isinstance(move, Play) and move.pos == 3)


@clause("BSQ-10.2", "BSQ-10.5")
def test_what_was_meant_is_likely_what_fits_and_surely_nothing() -> None:
    """Intel may have meant what its giver alone needs: nothing that its owner could hold is ruled out by it."""
    match = start(3, "belief", mission="1", clock="expert")
    seat = (match.state.seat + 1) % 3
    play(match, f"P{match.state.seat} intel {seat} 1")
    turn = Mind(GAME.view(match.state, seat), match.past(seat), Style(), Rng(seed_of("x")))
    seen = next(seen for seen in turn.own if seen.meant)
    plain, chances = turn.memory.chances(seen), turn.chances(seen)
    assert chances.keys() == plain.keys()
    assert sum(chances.values()) == pytest.approx(1)
    others = [card for card in plain if not turn.need[card]]
    assert others
    assert all(0 < chances[card] < plain[card] for card in others)
    joint = turn.joint(seen)
    assert sum(sum(row.values()) for row in joint.values()) == pytest.approx(1)
    assert set(joint) == {bag for bag, _ in turn.laid}


@clause("BSQ-10.5")
def test_a_team_that_sees_its_cards_needs_fewer_turns() -> None:
    chosen = Options(mission="1", clock="expert", roles="off", briefing=False)
    seen = seer.play(chosen, 3, "seer/0")
    assert outcome.score(seen) == seen.setting.perfect
    blind = played_out(Match.start(GAME, chosen, 3, seed_of("seer/0")), "strong").state
    assert seen.turns < blind.turns


@clause("BSQ-10.5")
def test_a_bomb_that_cannot_be_reached_leaves_a_bot_able_to_act() -> None:
    """Crates can be pushed so that nothing can be done any more."""
    lost = [(0, Aim(frozenset({"9,9"}), 1.0), 4)]
    match = start(3, "stuck", mission="1", clock="expert")
    turn = Mind(GAME.view(match.state, match.state.seat), match.past(match.state.seat), Style(), Rng(seed_of("x")))
    turn.__dict__["_deadlines"] = lost
    route = good_routes(turn.state, 8, ())[0]
    assert turn._until(route, 4) == sum(leg_cost(leg) for leg in route.legs)


@clause("BSQ-10.5")
def test_nobody_is_made_to_play_what_is_not_needed() -> None:
    """Whatever the strong bot tells: a card that is meant, and could be needed for all its owner knows, is needed."""
    told = 0
    for number in range(3):
        match = start(3, f"meant {number}", mission="bravo", clock="expert")
        for step in range(45):
            prompt = match.prompt
            if prompt is None:
                break
            seat = prompt.owed[0]
            move = choose(match, "strong", f"{step}")
            if isinstance(move, Intel):
                turn = Mind(GAME.view(match.state, seat), match.past(seat), Style(), Rng(seed_of("x")))
                have, bags, weight = turn.frames[0]
                if weight > 0.99:
                    coming, _ = turn._coming(have, bags)
                    assert isinstance(move.to, int)
                    assert isinstance(move.value, int | str)
                    assert turn._intel(move.to, move.value, coming, bags, 0) is not None
                    told += 1
            match.play(seat, move)
    assert told > 10


@clause("BSQ-10.8", "BSQ-10.5")
def test_hidden_cards_change_nothing_for_the_strong_bot() -> None:
    compared = 0
    for number in range(4):
        match = start(3, f"blind {number}", mission="bravo", clock="expert")
        for step in range(5 * number):
            if match.prompt is None or match.prompt.kind != "turn":
                break
            match.play(match.prompt.owed[0], choose(match, "strong", f"{step}"))
        if match.prompt is None or match.prompt.kind != "turn":
            continue
        seat = match.prompt.owed[0]
        past, offers = match.past(seat), GAME.offers(match.state, seat)
        for kind in ("own", "draw"):
            other = twins.twin(match.state, seat, kind, Rng(seed_of(f"{kind} {number}")))
            if other is not None:
                moves = [
                    BOTS["strong"]().choose(GAME.view(world, seat), past, offers, Budget(), Rng(seed_of("one")))
                    for world in (match.state, other)
                ]
                assert moves[0] == moves[1]
                compared += 1
    assert compared >= 4


@clause("BSQ-10.5")
def test_time_that_runs_short_sends_the_robot_to_the_bomb() -> None:
    """There is less to do on the way to bomb A than while there is time."""
    before = []
    for turns in (0, 25):
        match = begin(f"turns {turns}", mission="2", clock="expert")
        turn = Mind(GAME.view(match.state, 0), match.past(0), Style(), Rng(seed_of("x")))
        targets = [leg.target for leg in turn.route.legs if isinstance(leg, Act)]
        before.append(targets.index("6,7"))
    assert before[1] < before[0]


@clause("BSQ-10.5")
def test_being_late_costs_more_the_less_time_is_left() -> None:
    assert late(20, 20) < late(5, 20) < 0.5 < late(-5, 20) < 1
    state = fresh(setting_of(Options(mission="1"), 3, 0))
    routes = good_routes(state, 8, ())
    aims = (Aim(frozenset({"5,5"}), 100.0),)
    costs = [
        worth(0, prospects(routes, aims, 0), [[2.0] * 8 for _ in range(12)], aims, (turns,), 12)
        for turns in (200, 60, 40, 20)
    ]
    assert costs == sorted(costs)
    assert costs[0] < costs[-1]
    # What begins no route is not needed.
    need = needed(routes, aims, (60,), 0)
    assert need[CODES["H1"]]
    assert not need[CODES["B3"]]
