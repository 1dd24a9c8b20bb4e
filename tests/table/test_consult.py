"""Questions of players: worked out from the own view, told to the asker, stored nowhere."""

import msgspec
import pytest
from msgspec import Raw

from lastwire.errors import Malformed, Refused
from lastwire.table.commands import Consult
from lastwire.table.terms import Terms
from tests.table.desk import HOST, Desk, guest
from tests.toy.game import GAME
from tests.toy.rules.question import Sum, consult


def fused() -> Desk:
    return Desk.playing(3, Terms(load=lambda name: GAME, levels=lambda name: ("random",)), game="fuse")


def ask(desk: Desk, who: str, question: object = None):
    raw = Raw(msgspec.json.encode({"kind": "sum"} if question is None else question))
    return desk.table.consult(7, who, Consult(id="q", question=raw))


def test_a_question_is_worked_out_from_the_own_view():
    desk = fused()
    work = ask(desk, guest(1), {"kind": "sum", "add": 5})
    assert (work.to, work.id, work.match, work.game) == (7, "q", 1, "fuse")
    assert work.question == Sum(5)
    assert work.view == desk.live.match.view(1)
    answer = consult(work.view, work.past, work.question)
    assert answer.total == sum(desk.live.match.state.hands[1]) + 5
    assert answer.told == len(desk.live.match.lines(1))


def test_a_question_leaves_no_trace():
    desk = fused()
    before, told = desk.table.digest(), {who: len(inbox) for who, inbox in desk.inbox.items()}
    ask(desk, guest(1))
    assert desk.table.digest() == before
    assert {who: len(inbox) for who, inbox in desk.inbox.items()} == told


@pytest.mark.parametrize("question", [{"kind": "sum", "add": "x"}, {"kind": "sum", "ad": 1}, {"add": 1}, [], "sum"])
def test_a_question_in_the_wrong_form_is_malformed(question):
    with pytest.raises(Malformed):
        ask(fused(), HOST, question)


def test_a_game_without_questions_says_so():
    with pytest.raises(Malformed, match="nothing to be worked out"):
        ask(Desk.playing(4), HOST)


def test_only_those_who_play_may_ask():
    desk = fused()
    desk.connect("watcher")
    with pytest.raises(Refused) as refused:
        ask(desk, "watcher")
    assert refused.value.code == "E_AUTH"
    desk.do(HOST, "pause", on=True)
    for number in (1, 2):
        desk.do(guest(number), "pause", on=True)
    with pytest.raises(Refused) as refused:
        ask(desk, HOST)
    assert refused.value.code == "E_PAUSED"


def test_there_is_nothing_to_ask_before_and_after_a_match():
    desk = Desk(Terms(load=lambda name: GAME, levels=lambda name: ("random",)), game="fuse", seats=3)
    with pytest.raises(Refused) as refused:
        ask(desk, HOST)
    assert refused.value.code == "E_PHASE"
    desk = fused()
    for number in range(3):
        desk.do(guest(number), "abandon", on=True)
    with pytest.raises(Refused) as refused:
        ask(desk, HOST)
    assert refused.value.code == "E_OVER"


def test_a_question_is_never_stored():
    desk = fused()
    with pytest.raises(Malformed):
        desk.table.propose(HOST, Consult(id="q", question=Raw(b"{}")), desk.now)
