"""What bots say: legal, few, and from what lies open alone (BB-5.4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Past, Said, Speech, TalkRule
from lastwire.games.bomb_busters.brain.levels import Easy
from lastwire.games.bomb_busters.brain.speech import line
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.events import CutDeclared, CutFailed, SoloDone
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import inject
from lastwire.games.bomb_busters.rules.state import State
from lastwire.games.bomb_busters.rules.talk import (
    Careful,
    Emote,
    Propose,
    Ready,
    Remind,
    Reply,
    Rule,
)
from lastwire.games.bomb_busters.rules.view import View
from lastwire.lab import arena

F1 = [[10, 10, 20, 30, 50, 60], [10, 20, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]
F2 = [
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 100, 110, 120],
    [10, 10, 20, 30, 31, 40, 50, 60, 70, 80, 90, 100, 120],
    [10, 20, 30, 50, 60, 70, 75, 80, 91, 100, 110, 110, 120],
    [20, 30, 40, 40, 50, 60, 70, 80, 90, 100, 110, 120],
]


def says(state: State, seat: int, *events: Any, talk: tuple[Said, ...] = (), lively: bool = True) -> Any:
    found = line(GAME.view(state, seat), Past(events, talk), Rng(seed_of("voice")), lively)
    return None if found is None else found.act


def late(dial: int, **position: Any) -> State:
    """Mission 4, in P2's turn."""
    return inject(Options(mission=4), 4, F2, **{"active": 2, "dial": dial, **position})


def cut(seat: int, detector: str = "none") -> CutDeclared:
    return CutDeclared(seat, 3, ((3, 0),), (2,), detector, False, False)


def miss(seat: int, dial: int) -> CutFailed:
    return CutFailed(seat, dial, False, "token", (3, 0), 2)


@pytest.mark.parametrize("level", ["easy", "baseline"])
def test_bots_say_little_and_only_what_may_be_said(level: str) -> None:
    spoken = turns = 0
    for number in range(3):
        match = arena.play("bomb-busters", [level] * 4, seed_of(f"voice {number}"), Options(mission=6))
        again = Match.start(GAME, Options(mission=6), 4, match.seed)
        again.bots = {0, 1, 2, 3}
        for entry in match.entries:
            if entry.act is None:
                again.play(entry.seat, entry.move, entry.t)
            else:
                again.say(entry.seat, entry.act, entry.t)  # raises unless it is legal
        spoken += len(match.talk)
        turns += match.state.turn
    assert 0 < spoken <= turns


def blind(view: View) -> View:
    """The same without any wire that only the viewer knows."""
    stands = [
        msgspec.structs.replace(
            stand, keys=tuple(None if index in stand.uncut else key for index, key in enumerate(stand.keys))
        )
        for stand in view.stands
    ]
    return msgspec.structs.replace(view, stands=tuple(stands))


def test_no_hidden_wire_is_looked_at() -> None:
    """A view without wires gets the same lines."""
    compared = 0

    class Listening(Easy):
        def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
            nonlocal compared
            said = super().speak(view, past, rule, rng)
            assert line(blind(view), past, rng, True) == said
            compared += said is not None
            return said

    for number in range(2):
        arena.play("bomb-busters", [Listening()] * 4, seed_of(f"blind {number}"), Options(mission=8))
    assert compared > 10


def test_a_proposal_is_answered_once_by_each_from_what_lies_open() -> None:
    asked = (Said(1, 0, (1,), Propose(6)),)
    ready = {6: "ready", 7: "ready"}
    assert says(late(2, cards=ready), 1, talk=asked) == Reply(1, True)
    assert says(late(4, cards=ready), 1, talk=asked) == Reply(1, False)
    assert says(late(4, cards=ready), 0, talk=asked) is None  # one's own
    assert says(late(4, cards=ready), 1, talk=(*asked, Said(2, 1, (1,), Reply(1, False)))) is None
    assert says(late(4, cards=ready), 3, talk=(*asked, Said(2, 1, (1,), Reply(1, False)))) == Reply(1, False)
    assert says(late(2, cards={6: "used"}), 1, talk=asked) is None
    batteries = (Said(1, 0, (1,), Propose(7)),)
    assert says(late(4, cards=ready), 1, talk=batteries) == Reply(1, False)
    assert says(late(4, cards=ready, spent=(0, 3)), 1, talk=batteries) == Reply(1, True)


def test_at_a_low_dial_the_next_expert_is_reminded_of_what_makes_a_guess_safer() -> None:
    assert says(late(2), 1, cut(1)) == Remind(2)
    assert says(late(2), 0, cut(1)) is None
    assert says(late(3), 1, cut(1)) is None
    assert says(late(2, spent=(2,)), 1, cut(1)) is None
    cards = {5: "ready", 9: "locked"}
    assert says(late(2, cards=cards), 1, cut(1)) == Ready(5)
    before = (Said(1, 1, (0,), Ready(5)),)
    assert says(late(2, cards=cards), 1, cut(1), talk=before) == Remind(2)
    now = (Said(1, 1, (1,), Ready(5)),)
    assert says(late(2, cards=cards), 1, cut(1), talk=now) is None  # once in a turn


def test_the_owner_of_a_wire_that_was_called_wrongly_warns_of_red_while_there_is_one() -> None:
    assert says(late(2), 3, cut(1), miss(1, 2)) == Careful()
    assert says(late(3), 3, cut(1), miss(1, 3)) is None
    warned = (Said(1, 3, (0,), Careful()),)
    assert says(late(2), 3, cut(1), miss(1, 2), talk=warned) is None
    assert says(late(1), 3, cut(1), miss(1, 1), talk=warned) == Careful()
    harmless = inject(Options(mission=1), 4, F1, active=2, dial=2)
    assert says(harmless, 3, cut(1), miss(1, 2)) is None


def test_lively_bots_show_how_they_feel() -> None:
    assert says(late(4), 1, cut(1), miss(1, 4)) == Emote("nervous")
    assert says(late(4), 1, cut(1, "double")) == Emote("phew")
    assert says(late(4), 1, cut(1)) is None
    solo = SoloDone(1, 1, ((1, 0), (1, 1)), (10, 10))
    assert says(late(4), 2, solo) == Emote("thumbs_up")
    assert says(late(4), 3, solo) is None


def test_the_captain_recalls_a_mission_s_own_rule() -> None:
    plain = inject(Options(mission=1), 4, F1)
    assert says(plain, 0) is None
    match = Match.start(GAME, Options(mission=9, boxes=1), 4, seed_of("rule"))
    while match.prompt is not None and match.prompt.kind != "turn":
        seat = match.prompt.owed[0]
        match.play(seat, GAME.moves(match.state, seat)[0])
    captain = match.state.setting.layout.captain
    assert says(match.state, captain) == Rule()
    assert says(match.state, (captain + 1) % 4) is None
