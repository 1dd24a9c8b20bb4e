"""What a learner is told of a move is true, and a piece that cannot be used says why."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from lastwire.games.bomb_busters.brain.aid import consult
from lastwire.games.bomb_busters.brain.hint import weigh
from lastwire.games.bomb_busters.rules import question
from lastwire.games.bomb_busters.rules.moves import DualCut, SoloCut
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.advice import explained, moments


def odds(message: Message, name: str, exact: str) -> None:
    """The chance that a message states is the exact one, as far as it is not rounded."""
    stated, true = message.args[name], Fraction(exact)
    assert isinstance(stated, Message)
    if stated.id == "chance-exact":
        assert Fraction(int(str(stated.args["n"])), int(str(stated.args["of"]))) == true
    else:
        assert abs(int(str(stated.args["percent"])) - 100 * true) < 1
        assert 0 < true < 1


def test_what_a_hint_says_is_true() -> None:
    said: Counter[str] = Counter()
    for mission, number in ((1, 0), (4, 1), (7, 2), (7, 3)):
        options = Options(mission=mission, odds=True)
        for moment in moments("bomb-busters", 4, f"hint {number}", options=options):
            id, move, view = moment.reason.id.removeprefix("bomb-busters-tip-"), moment.move, moment.view
            said[id] += 1
            if isinstance(move, DualCut):
                exact = consult(view, question.Cut(move.wires, move.values, move.stabilizer))
                assert isinstance(exact, question.CutAnswer)
                assert (id in ("marked", "certain")) == (exact.hit.exact == "1")
                if id == "marked":
                    ((stand, index),) = move.wires
                    assert view.stands[stand].tokens[index] in move.values
                if id == "guess":
                    odds(moment.reason, "hit", exact.hit.exact)
                    odds(moment.reason, "red", exact.blast.exact)
                    assert (moment.reason.args["danger"] == "yes") == (exact.blast.chance > 0)
                warned = moment.weighed.warning
                assert (warned is not None) == bool(exact.blast.chance or (exact.hit.chance < 1 and view.dial == 1))
            elif isinstance(move, SoloCut):
                held = [each for each in view.own.wires if each.value == move.value]
                cut = view.cut[0 if move.value == "yellow" else move.value]
                total = view.brief.yellow.count if move.value == "yellow" else view.copies
                assert id == "solo"
                assert len(held) + cut == total
            elif id == "token":
                wire = next(each for each in view.own.wires if each.wire == move.wire)
                assert moment.told["value"].args["value"] == wire.value
    assert {"marked", "certain", "guess", "solo", "token"} <= said.keys(), said


def test_a_cut_that_cannot_work_is_warned_of() -> None:
    """A stand ascends: what stands left of a marked 2 is no 6."""
    found = 0
    for moment in moments("bomb-busters", 4, "never", options=Options(mission=1)):
        if not isinstance(moment.move, DualCut):
            continue
        for each in moment.view.own.wires:
            warned = weigh(moment.view, moment.past, DualCut(moment.move.wires, (each.value,))).warning
            true = moment.match.state.setting.values
            ((stand, index),) = moment.move.wires
            slot = moment.match.state.setting.layout.starts[stand] + index
            if warned is not None and warned.id == "bomb-busters-weigh-never":
                found += 1
                assert true[moment.match.state.keys[slot]] != each.value
        if found:
            break
    assert found


@clause("BB-3.15", "BB-4.5", "BB-4.10", "BB-4.27")
def test_a_wire_that_cannot_be_used_says_why() -> None:
    for moment in moments("bomb-busters", 4, "why", options=Options(mission=1)):
        match, seat, view = moment.match, moment.seat, moment.view
        mine = next(number for number, stand in enumerate(view.stands) if stand.seat == seat)
        other = next(number for number, stand in enumerate(view.stands) if stand.seat != seat)
        if view.phase == "place_token":
            assert explained(match, seat, f"{other}-0").clause == "BB-3.15"
            assert explained(match, seat, f"{mine}-0").message.id == "bomb-busters-use-place_token"
        elif view.phase == "turn":
            assert explained(match, (seat + 1) % 4, f"{mine}-{view.stands[mine].uncut[0]}").clause == "BB-4.5"
            wire = f"{other}-{view.stands[other].uncut[0]}"
            assert len(explained(match, seat, wire, "dual_cut").pieces) == 1
            assert len(explained(match, seat, wire, "dual_cut", detector="double").pieces) == 2
            assert explained(match, seat, wire, "dual_cut", detector="triple").clause == "BB-4.27"
            gone = [index for index in range(len(view.stands[other].keys)) if index not in view.stands[other].uncut]
            if gone:
                assert explained(match, seat, f"{other}-{gone[0]}").message.id == "bomb-busters-refuse-E_ALREADY_CUT"
                return
    raise AssertionError("nothing was cut")
