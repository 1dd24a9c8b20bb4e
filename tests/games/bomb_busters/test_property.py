"""Properties of whole matches that chance makes up: no deadlock, offers that are the law, worlds that fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.offer import draw, holds
from lastwire.engine.playout import playout
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Refused
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.mission import BOXES, LAST, brief_of
from lastwire.games.bomb_busters.rules.moves import CutAll
from lastwire.games.bomb_busters.rules.options import Clock, Options
from lastwire.games.bomb_busters.rules.state import (
    FALSE_BOTTOM,
    OVER,
    RED,
    YELLOW,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import reveals
from lastwire.testing import clause
from tests.games.kit import imagined, viewers

TABLES = st.tuples(st.integers(1, LAST), st.integers(2, 5))
OPTIONS: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    log=st.sampled_from(["full", "last_round", "none"]),
    virtual_tokens=st.booleans(),
    rewind_cap=st.sampled_from(["six", "start"]),
    toolbox=st.sampled_from(["open", "locked"]),
    captain=st.sampled_from(["rotate", "seat:1"]),
)
EVERY_OPTION: dict[str, tuple[Any, ...]] = {
    "toolbox": ("open", "locked"),
    "log": ("full", "last_round", "none"),
    "virtual_tokens": (True, False),
    "rewind_cap": ("six", "start", "start"),
    "captain": ("rotate", "random", "seat:0", "seat:1"),
    "free_chat": (False, True),
    "characters": ((1, 2, 3, 4), (4, 2, 3, 1)),
    "clock": ("off", Clock(60, 30)),
}
CARD_MOVES = {
    1: "label_differ",
    2: "walkie_talkies",
    3: "triple",
    4: "post_it",
    5: "super",
    6: "rewinder",
    7: "batteries",
    8: "radar",
    9: "stabilizer",
    10: "ray",
    11: "coffee_mug",
    12: "label_same",
}
CARDS = set(CARD_MOVES.values())
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 10**6)


def begin(table: tuple[int, int], chosen: dict[str, Any], seed: int) -> Match:
    mission, experts = table
    return Match.start(GAME, Options(mission=mission, boxes=BOXES, **chosen), experts, seed_of(seed))


def lucky(match: Match, seat: int, rng: Rng, luck: int = 10) -> Any:
    """A move that keeps the mission going where there is one: a pair or a set, but for one time in `luck`."""
    state = match.state
    offers = GAME.offers(state, seat)
    kinds = {offer.kind for offer in offers}
    layout, values = state.setting.layout, state.setting.values
    if "solo_cut" in kinds and rng.below(3) == 0:
        return GAME.codec.build(*draw([offer for offer in offers if offer.kind == "solo_cut"], rng))
    if "dual_cut" in kinds and rng.below(luck):
        pairs = [
            (own, other)
            for own in slots(state.uncut & layout.hands[seat])
            for other in slots(state.uncut & ~layout.hands[seat])
            if values[state.keys[own]] == values[state.keys[other]] != RED
        ]
        rng.shuffle(pairs)
        for own, other in pairs:
            value = values[state.keys[own]]
            fields = {
                "wires": (layout.places[other],),
                "values": ("yellow" if value == YELLOW else value,),
                "own": rng.pick([None, (layout.places[own],)]),
            }
            if holds(offers, "dual_cut", {**fields, "detector": "none", "ray": False, "stabilizer": False}):
                return GAME.codec.build("dual_cut", fields)
    if "cut_all" in kinds and ("dual_cut" not in kinds or rng.below(luck)):
        reds = slots(state.uncut & state.where[RED] & ~layout.hands[seat])
        return CutAll(tuple([layout.places[slot] for slot in reds]))
    return GAME.codec.build(*draw(offers, rng))


def card(match: Match, rng: Rng) -> tuple[int, Any] | None:
    """Somebody's use of a card by itself, if anybody can use one now."""
    prompt = match.prompt
    assert prompt is not None
    found = [
        (seat, offer)
        for seat in (*prompt.owed, *prompt.may)
        for offer in GAME.offers(match.state, seat)
        if offer.kind in CARDS
    ]
    if not found:
        return None
    seat, offer = rng.pick(found)
    return seat, GAME.codec.build(*draw([offer], rng))


def step(match: Match, rng: Rng, luck: int = 10) -> None:
    """A card now and then, else a lucky move of somebody who is asked."""
    prompt = match.prompt
    assert prompt is not None
    used = card(match, rng) if rng.below(4) == 0 else None
    if used is not None:
        match.play(*used)
        return
    seat = rng.pick(prompt.owed)
    match.play(seat, lucky(match, seat, rng, luck) if prompt.kind != "call" else GAME.words.read_move("call"))


@clause("BB-4.48", "BB-4.5", "BB-4.7", "BB-12.15")
@given(TABLES, OPTIONS, SEEDS)
@QUICK
def test_there_is_always_something_to_do(table: tuple[int, int], chosen: dict[str, Any], seed: int) -> None:
    """Through long missions with swaps, mugs and all other cards: whoever owes a move has one, and invariants hold."""
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"lucky {seed}"))
    for _ in range(400):
        prompt = match.prompt
        if prompt is None:
            break
        for seat in prompt.owed:
            assert GAME.offers(match.state, seat)
        step(match, rng)
        GAME.invariants(match.state)
    assert match.outcome is not None


@pytest.mark.parametrize("experts", range(2, 6))
@pytest.mark.parametrize("mission", range(1, LAST + 1))
@clause("BB-4.48", "BB-12.15", "BB-2.9", "BB-4.29")
def test_every_mission_with_every_team(mission: int, experts: int) -> None:
    """Each is won and lost under options of every kind; in the first twelve every card is drawn, unlocked and used."""
    ends, played = Counter[str](), Counter[str]()
    own = brief_of(mission, experts, False)
    deck = set(own.deck) - {FALSE_BOTTOM} if mission <= 12 else set()
    for number in range(400):
        if ends["defused"] and len(ends) > 1 and number > 12 and {CARD_MOVES[card] for card in deck} <= set(played):
            break
        chosen = {name: values[number % len(values)] for name, values in EVERY_OPTION.items()}
        match = begin((mission, experts), chosen, number)
        rng = Rng(seed_of(f"team {mission} {experts} {number}"))
        while (prompt := match.prompt) is not None:
            assert all(GAME.offers(match.state, seat) for seat in prompt.owed)
            step(match, rng, 10 if number % 4 < 2 else 1000)
            move: Any = match.entries[-1].move
            kind = move.__struct_config__.tag
            if kind == "dual_cut":
                played.update(name for name in ("ray", "stabilizer") if getattr(move, name))
                kind = move.detector
            played[kind] += 1
        GAME.invariants(match.state)
        ends[match.state.cause] += 1
    assert ends["defused"]
    assert len(ends) > 1
    assert {CARD_MOVES[card] for card in deck} <= set(played)
    assert {"none", "double", "solo_cut", "choose_own", "detector_answer"} <= set(played)
    assert ("place_token" in played) == (own.tokens != "none")
    assert ("reveal_red" in played) == (reveals(own) and (own.red.count > 0 or mission == 11))
    assert ("cut_all" in played) == (not reveals(own))


@clause("BB-4.48")
@given(st.integers(1, 8), st.integers(2, 5), SEEDS)
@QUICK
def test_the_proof_s_three_cases(mission: int, experts: int, seed: int) -> None:
    """All red: reveal. A teammate has a wire: a dual cut. Nobody else has one: a solo cut."""
    match, rng = begin((mission, experts), {"toolbox": "open"}, seed), Rng(seed_of(f"proof {seed}"))
    while (prompt := match.prompt) is not None:
        seat, state = prompt.owed[0], match.state
        if prompt.kind == "turn":
            hand = state.uncut & state.setting.layout.hands[seat]
            kinds = {offer.kind for offer in GAME.offers(state, seat)}
            if all(state.setting.values[state.keys[slot]] == RED for slot in slots(hand)):
                assert kinds & {"reveal_red", "dual_cut", "solo_cut"} == {"reveal_red"}
            elif state.uncut & ~hand:
                assert "dual_cut" in kinds
            else:
                assert "solo_cut" in kinds
        step(match, rng)


@given(TABLES, OPTIONS, SEEDS)
@QUICK
def test_offers_are_the_law(table: tuple[int, int], chosen: dict[str, Any], seed: int) -> None:
    """What is drawn from the offers passes; what is next to it passes only if they hold it."""
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"offers {seed}"))
    for _ in range(40):
        prompt = match.prompt
        if prompt is None:
            return
        state = match.state
        for seat in range(match.seats):
            offers = GAME.offers(state, seat)
            for _ in range(4 if offers else 0):
                GAME.check(state, seat, GAME.codec.build(*draw(offers, rng)))
            for _ in range(6):
                move = _near(match, rng)
                try:
                    GAME.check(state, seat, move)
                    legal = True
                except Refused:
                    legal = False
                assert legal == holds(offers, *GAME.codec.take_apart(move)), move
        seat = rng.pick(prompt.owed)
        match.play(seat, lucky(match, seat, rng) if len(prompt.owed) == 1 else GAME.words.read_move("call"))


def _near(match: Match, rng: Rng) -> Any:
    """A dual cut or a card that may or may not be legal."""
    places = match.state.setting.layout.places
    stand = rng.below(len(match.state.setting.layout.owners))
    row = [place for place in places if place[0] == stand]
    kind = rng.pick(["dual_cut", "dual_cut", "solo_cut", "post_it", "label_same", "label_differ", "swap", "choose_own"])
    if kind == "dual_cut":
        count = rng.below(4)
        values = sorted(rng.below(14) for _ in range(1 + rng.below(2)))
        return GAME.codec.build(
            kind,
            {
                "wires": tuple(sorted(rng.pick(row) for _ in range(count))),
                "values": tuple("yellow" if value == YELLOW else value for value in values),
                "detector": rng.pick(["none", "double", "triple", "super"]),
                "ray": bool(rng.below(2)),
                "stabilizer": bool(rng.below(2)),
            },
        )
    if kind == "solo_cut":
        return GAME.codec.build(kind, {"value": rng.pick([*range(14), "yellow"])})
    if kind == "swap":
        return GAME.codec.build("walkie_talkies", {"wire": rng.pick(places), "seat": rng.below(match.seats)})
    return GAME.codec.build(kind, {"wire": rng.pick(places)})


@given(TABLES, OPTIONS, SEEDS)
@settings(QUICK, max_examples=40)
def test_worlds_fit_their_views(table: tuple[int, int], chosen: dict[str, Any], seed: int) -> None:
    """Far into missions, with labels, swaps, radar and failed detectors."""
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"worlds {seed}"))
    for _ in range(120):
        prompt = match.prompt
        if prompt is None:
            return
        if rng.below(6) == 0:
            playout(GAME, imagined(match, rng.pick(viewers(match)), rng), rng)
        may = [seat for seat in prompt.may if GAME.offers(match.state, seat)]
        if may and rng.below(2):
            seat = rng.pick(may)
            match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
            continue
        seat = rng.pick(prompt.owed)
        match.play(seat, lucky(match, seat, rng) if len(prompt.owed) == 1 else GAME.words.read_move("call"))


@given(TABLES, OPTIONS, SEEDS)
@settings(QUICK, max_examples=25)
def test_records_replay(table: tuple[int, int], chosen: dict[str, Any], seed: int) -> None:
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"record {seed}"))
    while (prompt := match.prompt) is not None:
        seat = rng.pick(prompt.owed)
        match.play(seat, lucky(match, seat, rng) if len(prompt.owed) == 1 else GAME.words.read_move("call"))
    record = Record.read(match.record().write())
    assert Match.replay(GAME, record).agrees(record)
    assert match.state.phase == OVER
