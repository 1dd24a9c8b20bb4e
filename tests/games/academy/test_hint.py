"""What a learner is told of a move is true, and a piece that cannot be used says why."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from lastwire.games.academy.brain.aid import consult
from lastwire.games.academy.rules.moves import Commit, Protect
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.question import Odds
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.academy.kit import begin, play
from tests.games.advice import explained, moments


def stated(message: Message) -> Fraction | None:
    """The chance that a message states; None if it is rounded."""
    risk = message.args["risk"]
    assert isinstance(risk, Message)
    if risk.id == "chance-about":
        return None
    return Fraction(int(str(risk.args["n"])), int(str(risk.args["of"])))


def test_what_a_hint_says_is_true() -> None:
    said: Counter[str] = Counter()
    warned: Counter[str | None] = Counter()
    for number in range(2):
        for moment in moments("academy", 4, f"hint {number}", options=Options(odds=True)):
            view, move, reason = moment.view, moment.move, moment.reason
            said[reason.id] += 1
            if isinstance(move, Protect):
                came = tuple(seat for seat, player in enumerate(view.players) if player.act == move.wire)
                assert reason.who.get("names", ()) == came
            if not isinstance(move, Commit) or move.card == "WAIT":
                continue
            odds = {each.wire: each.cuts[0] for each in consult(view, Odds()).wires if each.cuts}
            risks = {wire: Fraction(each.explodes.exact) for wire, each in odds.items()}
            worst = max(risks.values())
            risk = worst if move.card == "CHICKEN" else risks[move.card]
            assert stated(reason) in (None, risk)
            assert (reason.args["safe"] == "yes") == (risk == 0)
            if move.card != "CHICKEN":
                rivals = [seat for seat in range(4) if seat != moment.seat and move.card in view.players[seat].hand]
                assert reason.args["rivals"] == len(rivals)
                pays = {wire: Fraction(each.points.exact) for wire, each in odds.items()}
                hand = view.players[moment.seat].hand
                safer = [wire for wire in odds if wire in hand and risks[wire] < risk and pays[wire] >= pays[move.card]]
                grave = risk >= Fraction(1, 4) or pays[move.card] < risk * view.worth.boom
                warning = moment.weighed.warning
                warned[None if warning is None else warning.id] += 1
                assert (warning is not None) == (grave or bool(safer))
                if warning is not None:
                    assert stated(warning) in (None, risk)
                    assert warning.id == ("academy-weigh-boom" if grave else "academy-weigh-safer")
    assert {"academy-tip-cut", "academy-tip-chicken", "academy-tip-wait", "academy-tip-protect"} <= said.keys(), said
    assert {None, "academy-weigh-boom", "academy-weigh-safer"} <= warned.keys(), warned


@clause("BSA-4.9.2", "BSA-4.9.3", "BSA-4.2.2")
def test_a_card_that_cannot_be_played_says_why() -> None:
    match = begin(3, "P0 stack G B | P1 spent")
    assert explained(match, 0, "card-G").clause == "BSA-4.9.2"
    assert explained(match, 0, "wire-G").clause == "BSA-4.9.2"
    assert explained(match, 1, "card-WAIT").clause == "BSA-4.9.3"
    assert explained(match, 0, "card-R").pieces == ("card-R", "wire-R")
    play(match, "P0 play R")
    assert explained(match, 0, "card-Y").clause == "BSA-4.2.2"
    assert explained(match, 0, "card-R").message.id == "academy-use-retract"
