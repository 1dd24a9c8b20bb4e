"""Questions of players: worked out from the own view, told to the asker, stored nowhere."""

import msgspec
import pytest
from msgspec import Raw

from lastwire.bots.counsel import counsel
from lastwire.engine.coach import Hint, Weigh
from lastwire.errors import Malformed, Refused
from lastwire.table.commands import Consult
from lastwire.table.style import Style
from lastwire.table.terms import Terms
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk, guest
from tests.toy.game import GAME
from tests.toy.rules.moves import Bid
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


def test_a_game_without_questions_of_its_own_is_asked_for_choices_only():
    silent = variant(GAME, aid=None, coach=None)
    terms = Terms(load=lambda name: silent, levels=lambda name: ("random",))
    with pytest.raises(Malformed, match="Invalid value 'sum'"):
        ask(Desk.playing(3, terms, game="fuse"), HOST)


@pytest.mark.parametrize("question", [{"kind": "hint"}, {"kind": "weigh", "move": {"kind": "bid", "nerve": 1}}])
def test_hints_and_warnings_are_for_practice(question):
    desk = fused()
    with pytest.raises(Refused) as refused:
        ask(desk, guest(1), question)
    assert refused.value.code == "E_PRACTICE"
    desk.table.room.style = Style(practice=True)
    work = ask(desk, guest(1), question)
    assert work.question == (Hint() if question["kind"] == "hint" else Weigh(Bid(1)))
    assert work.past == desk.live.match.past(1)
    assert list(work.offers) == GAME.offers(desk.live.match.state, 1)


def test_why_not_is_always_answered():
    desk = fused()
    told = counsel(GAME, ask(desk, guest(1), {"kind": "why", "piece": "0"}))
    assert (told.message.id, told.clause) == ("fuse-refuse-not-asked", "TOY-3.4")
    with pytest.raises(Refused) as refused:
        counsel(GAME, ask(desk, guest(1), {"kind": "why", "piece": "the moon"}))
    assert refused.value.code == "E_PIECE"
    with pytest.raises(Malformed):
        ask(desk, guest(1), {"kind": "weigh", "move": {"kind": "bid", "nerve": "high"}})


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
