"""The toy's rules, clause by clause: sealed bids, a stack of cards, lamps, clocks, and what each seat sees of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, CLOCK, PUBLIC, TABLE, Expire
from lastwire.errors import ContentError, Refused
from lastwire.language.catalogue import catalogue
from lastwire.testing import clause
from tests.toy.game import GAME
from tests.toy.rules import content
from tests.toy.rules.moves import Bid, Choose, Fine, Lamp, Mine, No, Pass, Plan, Staff
from tests.toy.rules.options import Options
from tests.toy.rules.state import MINE, NO, State
from tests.toy.rules.talk import Boast, Curse

ToyMatch = Match[Any, Any, Any, Any, Any]


def dealt(hands: list[list[int]], fuse: int = 6, **options: Any) -> ToyMatch:
    """A match with these hands and this fuse."""
    chosen = Options(**options)
    state = GAME.setup(chosen, len(hands), Rng(seed_of("dealt")))
    cards = list(state.cards)
    for hand in hands:
        for card in hand:
            cards.remove(card)
    state.hands, state.deck, state.fuse = [hand[:] for hand in hands], cards, fuse
    return Match.start_from(GAME, chosen, len(hands), seed_of("later"), state)


def play(match: ToyMatch, *moves: str) -> None:
    """Moves in notation, each with its seat: `0: bid 2`."""
    for each in moves:
        seat, _, text = each.partition(": ")
        match.play(int(seat), GAME.words.read_move(text), match.t + 100)


def refused(match: ToyMatch, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        match.play(seat, GAME.words.read_move(text))
    return caught.value.code, caught.value.clause


@clause("TOY-1.1", "TOY-2.1")
def test_two_to_four_play_with_options() -> None:
    assert list(GAME.seats(Options())) == [2, 3, 4]
    for rounds in (1, 4):
        assert GAME.setup(Options(rounds=rounds), 2, Rng(seed_of(0))).options.rounds == rounds


@clause("TOY-2.2")
def test_three_cards_each_and_a_hidden_fuse() -> None:
    state = GAME.setup(Options(), 4, Rng(seed_of("deal")))
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert len(state.deck) == 22 - 12
    assert state.fuse in (3, 4, 5, 6)
    own = Options(deck=(1,) * 9)
    assert GAME.setup(own, 3, Rng(seed_of("deal"))).hands == [[1, 1, 1]] * 3
    with pytest.raises(Refused) as caught:
        GAME.setup(own, 4, Rng(seed_of("deal")))
    assert caught.value.clause == "TOY-2.2"


def test_a_wrong_content_file_names_the_card() -> None:
    with pytest.raises(ContentError, match=r"content\.toml: cards: fuse-content-card joker"):
        msgspec.structs.replace(content.CONTENT, cards={"joker": 1}).__post_init__()


@clause("TOY-3.1")
def test_bids_are_sealed_and_may_be_changed() -> None:
    match = dealt([[1, 1, 1], [2, 2, 2], [3, 3, 3]])
    play(match, "0: bid 3", "0: bid 1")
    assert match.prompt is not None
    assert (match.prompt.owed, match.prompt.may) == ((1, 2), (0,))
    first = match.prompt.id
    assert match.view(0).own.bid == 1
    assert match.view(1).submitted == (0,)
    assert "3" not in str(match.lines(1)[-1].nerve)
    assert refused(match, 1, "bid 4") == ("E_BID", "TOY-3.1")
    assert refused(match, 1, f"bid 1 {'x' * 41}") == ("E_FORMAT", "TOY-3.1")
    play(match, "1: bid 0", "2: bid 2 steady now")
    assert match.state.leader == 2
    assert match.prompt.id == first + 1
    assert match.view(PUBLIC).bids == (1, 0, 2)


@clause("TOY-3.2")
def test_those_who_are_level_bid_again_once() -> None:
    match = dealt([[1, 1, 1], [2, 2, 2], [3, 3, 3]])
    play(match, "0: bid 1", "1: bid 3", "2: bid 3")
    assert match.prompt is not None
    assert match.prompt.owed == (1, 2)
    assert refused(match, 0, "bid 1") == ("E_PHASE", "TOY-3.1")
    play(match, "1: bid 0", "2: bid 0")
    assert match.state.leader == 1


@clause("TOY-3.3")
def test_the_leader_lays_out_cards_in_order_and_puts_one_away() -> None:
    match = dealt([[1, 2, 3], [4, 4, 4]])
    play(match, "0: bid 1", "1: bid 0")
    assert len(GAME.moves(match.state, 0)) == 3 * 3 + 6 * 2 + 1  # and the lamp
    for wrong in ("plan /", "plan 0,1,2/", "plan 0/0", "plan 0,0/", "plan 3/", "plan 0/1,2"):
        assert refused(match, 0, wrong)[1] == "TOY-3.3"
    assert refused(match, 1, "plan 0/") == ("E_TURN", "TOY-3.3")
    play(match, "0: plan 2,0/1")
    assert match.state.stack[0].card == 3
    assert match.view(0).own.plan == (1,)
    assert match.view(1).plan == 1
    assert match.view(0).own.scrap == (2,)
    assert match.view(PUBLIC).scraps == (1, 0)


@clause("TOY-3.4")
def test_a_card_on_the_stack_is_open_to_answers() -> None:
    match = dealt([[4, 1, 1], [NO, MINE, 2], [1, 2, 3]])
    play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/")
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed) == ("answer", (1,))
    assert refused(match, 2, "pass") == ("E_TURN", "TOY-3.4")
    assert refused(match, 1, "no 1") == ("E_CARD", "TOY-3.4")
    assert refused(match, 1, "mine 0") == ("E_CARD", "TOY-3.4")
    play(match, "1: pass")
    assert match.prompt.owed == (2,)
    assert refused(match, 2, "no") == ("E_CARD", "TOY-3.4")


def test_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    """Who is asked must not tell who holds what."""
    asked = []
    for hand in ([NO, NO, MINE], [1, 2, 3]):
        match = dealt([[4, 1, 1], hand, [2, 2, 2]])
        play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/")
        asked.append(match.prompt)
    assert asked[0] == asked[1]


@clause("TOY-3.5")
def test_a_no_takes_the_card_beneath_away() -> None:
    match = dealt([[4, 1, 1], [NO, 2, 2], [1, 2, 3]])
    play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/", "1: no", "0: pass", "2: pass")
    assert not match.state.stack
    assert match.state.scores == [0, 0, 0]
    assert sorted(match.state.discard) == [4, NO]


@clause("TOY-3.5")
def test_a_no_may_be_answered_in_its_turn() -> None:
    match = dealt([[4, NO, 1], [NO, 2, 2], [MINE, 2, 3]])
    play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/", "1: no", "0: no 0", "1: pass", "2: pass")
    # The second "no" stopped the first; the card beneath is open to answers afresh, seat 1 included.
    assert match.prompt is not None
    assert [frame.card for frame in match.state.stack] == [4]
    assert match.prompt.owed == (1,)
    play(match, "1: pass", "2: pass")
    assert match.state.scores == [4, 0, 0]


@clause("TOY-3.5", "TOY-3.6")
def test_a_mine_takes_the_card_over_and_its_new_owner_points_at_somebody() -> None:
    match = dealt([[4, 1, 1], [2, 2, 2], [MINE, 2, 3]])
    play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/", "1: pass", "2: mine", "0: pass", "1: pass")
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed) == ("choose", (2,))
    assert refused(match, 2, "choose 2") == ("E_TARGET", "TOY-3.6")
    assert refused(match, 0, "choose 1") == ("E_TURN", "TOY-3.6")
    play(match, "2: choose 1", "0: pass", "1: pass")
    assert match.state.scores == [0, -1, 4]


def test_a_mine_on_a_mine_changes_who_takes_over() -> None:
    match = dealt([[4, 1, 1], [MINE, 2, 2], [MINE, 2, 3]])
    play(match, "0: bid 1", "1: bid 0", "2: bid 0", "0: plan 0/", "1: mine", "0: pass", "2: mine", "0: pass", "1: pass")
    assert [(frame.card, frame.controller) for frame in match.state.stack] == [(4, 0), (MINE, 2)]
    play(match, "0: pass", "1: pass")
    assert match.state.stack[0].controller == 2


@clause("TOY-3.7")
@pytest.mark.parametrize(("fuse", "scores"), [(3, [1 - 3 + 2, 0]), (4, [3, 0])])
def test_the_fuse_blows_when_the_numbers_reach_it(fuse: int, scores: list[int]) -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], fuse=fuse)
    play(match, "0: bid 1", "1: bid 0", "0: plan 0,1/", "1: pass", "1: pass")
    assert match.state.scores == scores
    assert match.view(PUBLIC).blown == ((3,) if fuse == 3 else ())
    assert match.state.round == 2
    assert [len(hand) for hand in match.state.hands] == [3, 3]


@clause("TOY-3.8", "TOY-4.1")
def test_a_lamp_shows_the_fuse_to_its_holder_at_any_time() -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], fuse=5)
    assert match.prompt is not None
    play(match, "1: bid 1")
    assert match.prompt.may == (1,)
    play(match, "1: lamp")
    assert match.view(1).own.fuse == 5
    assert match.view(0).own.fuse is None
    assert match.lines(1)[-1].fuse == 5
    assert match.lines(0)[-1].fuse is None
    assert match.lines(ALL)[-1].fuse == 5
    assert refused(match, 1, "lamp") == ("E_LAMP", "TOY-3.8")
    play(match, "0: bid 0", "0: lamp")
    assert match.state.lamps == [0, 0]


@clause("TOY-3.8")
def test_what_the_lamp_showed_is_stale_in_the_next_round() -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], fuse=6)
    play(match, "1: lamp", "0: bid 1", "1: bid 0", "0: plan 0/", "1: pass")
    assert match.state.round == 2
    assert match.view(1).own.fuse is None


@clause("TOY-3.9")
def test_the_clock_answers_for_who_does_not() -> None:
    match = dealt([[1, 2, 4], [MINE, 3, 3]], clock=True)
    answer, whole = GAME.timers(match.state)
    assert (answer.id, answer.due_ms, answer.seats) == ("answer", 20_000, (0, 1))
    assert (whole.id, whole.due_ms) == ("match", 240_000)
    match.play(0, Bid(2), 1_000)
    assert GAME.timers(match.state)[0].seats == (1,)
    match.play(CLOCK, Expire("answer"), 20_300)
    assert match.state.leader == 0  # the other bid nothing
    assert GAME.timers(match.state)[0].due_ms == 40_300
    match.play(CLOCK, Expire("answer"), 40_600)
    assert match.state.stack[0].card == 1  # the first card
    match.play(1, Mine(), 41_000)
    match.play(CLOCK, Expire("answer"), 61_300)  # seat 0 lets it pass
    match.play(CLOCK, Expire("answer"), 81_600)  # seat 1 points at the next seat
    assert match.state.stack[0].target == 0
    match.play(CLOCK, Expire("match"), 240_500)
    assert match.outcome is not None
    assert match.outcome.reason == "time"
    assert GAME.timers(match.state) == []


@clause("TOY-3.10")
def test_the_table_knows_of_curses_and_bots() -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]])
    match.say(1, Curse())
    match.play(TABLE, Staff(0, bot=True))
    assert match.state.scores == [0, -1]
    assert match.view(PUBLIC).bots == (0,)
    for move in (Fine(1), Staff(1, bot=True)):
        with pytest.raises(Refused) as caught:
            match.play(1, move)
        assert caught.value.clause == "TOY-3.10"


@clause("TOY-4.2")
@pytest.mark.parametrize(("memory", "scrap", "fuse"), [("perfect", (2,), 6), ("none", None, None)])
def test_a_view_remembers_as_far_as_the_option_lets_it(memory: str, scrap: object, fuse: object) -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], fuse=6, memory=memory)
    play(match, "0: lamp", "0: bid 1", "1: bid 0", "0: plan 0/1")
    assert match.view(0).own.scrap == scrap
    assert match.view(0).own.fuse == fuse
    assert match.lines(0)[-2].scrap == (2,)  # the event was told in either case


@clause("TOY-4.1")
def test_the_order_of_a_hand_does_not_show() -> None:
    """Cards are named by their place in a hand, and places are told to nobody."""
    shown = []
    for hand, move in (([NO, 2, 2], "1: no 0"), ([2, NO, 2], "1: no 1")):
        match = dealt([[4, 1, 1], hand])
        play(match, "0: bid 1", "1: bid 0", "0: plan 0/", move)
        shown.append(GAME.codec.encode([match.view(0), match.lines(0)]))
    assert shown[0] == shown[1]


@clause("TOY-5.1")
def test_after_the_last_round_everything_is_opened() -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], rounds=1)
    assert match.view(PUBLIC).opened is None
    play(match, "0: bid 1", "1: bid 0", "0: plan 0/", "1: pass")
    assert match.prompt is None
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners, match.outcome.scores) == ("rounds", (0,), (1.0, 0.0))
    assert match.view(PUBLIC).opened.hands == ((2, 4), (3, 3, 3))
    for move in (Bid(1), Pass(), Lamp(), Choose(1), Plan((0,))):
        with pytest.raises(Refused) as caught:
            match.play(0, move)
        assert caught.value.code == "E_OVER"


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid x", "plan", "plan 1", "plan a/", "pass 1", "choose", "lamp 2", "fine", "staff 1", "staff 1 cat"],
)
def test_notation_that_is_none(text: str) -> None:
    from lastwire.errors import Malformed

    with pytest.raises(Malformed, match="not a move of Fuse"):
        GAME.words.read_move(text)


def test_a_no_among_the_cards_laid_out_is_worth_nothing() -> None:
    match = dealt([[NO, 2, 4], [3, 3, 3]])
    play(match, "0: bid 1", "1: bid 0", "0: plan 0/", "1: pass")
    assert match.state.scores == [0, 0]
    assert isinstance(match.state, State)
    assert GAME.words.read_move("no") == No()


def test_the_toy_has_every_part() -> None:
    parts = (GAME.words, GAME.talk, GAME.manners, GAME.campaign, GAME.content, GAME.aid, GAME.coach, GAME.review)
    assert None not in parts


@clause("TOY-6.1")
def test_a_mission_opens_once_the_one_before_it_is_won() -> None:
    missions = GAME.campaign
    assert missions is not None
    for won, open_now in (((), [1]), ((1,), [1, 2]), ((1, 2, 3), [1, 2, 3, 4])):
        shown = missions.campaign(won, won, None)
        assert [mission.number for mission in shown.missions] == open_now
        assert [box.key for box in shown.boxes if box.open] == list(won)
    assert missions.mission(Options(rounds=2)) == 2
    assert missions.mission(Options(rounds=2, deck=(1,) * 12)) is None
    match = dealt([[1, 2, 4], [3, 3, 3]], rounds=1, clock=True)
    play(match, "0: bid 1", "1: bid 0", "0: plan 0/", "1: pass")
    feat = missions.feat(match.state, 40_000)
    assert feat is not None
    assert (feat.way, feat.score, feat.spare) == ("clock", 1, 200_000)


@clause("TOY-2.1")
def test_an_owner_s_deck_takes_the_place_of_the_box_s() -> None:
    assert GAME.content is not None
    assert GAME.with_content(Options(), GAME.content.house(), "house.toml").deck == content.DECK
    own = GAME.with_content(Options(), "[cards]\n1 = 5\nno = 4\n", "own.toml")
    assert own.deck == (1,) * 5 + (NO,) * 4
    assert sorted(GAME.setup(own, 3, Rng(seed_of(0))).cards) == sorted(own.deck)
    with pytest.raises(ContentError, match=r"own\.toml: cards: fuse-content-card joker"):
        GAME.with_content(Options(), "[cards]\njoker = 1\n", "own.toml")
    assert GAME.campaign is not None
    assert GAME.campaign.draft is not None
    assert GAME.campaign.draft("[cards]\n2 = 12\n").mission == (2,) * 12
    assert GAME.campaign.draft({"cards": {"2": 12}}).mission == (2,) * 12
    refused_draft = GAME.campaign.draft("[cards]\n2 = 99\n")
    assert not refused_draft.ok
    assert "a whole number from 0 to 20" in catalogue("en", GAME.home, strict=True).say(refused_draft.errors[0])


@clause("TOY-4.1")
def test_what_was_put_away_is_looked_back_on_only_after_the_end() -> None:
    match = dealt([[1, 2, 4], [3, 3, 3]], rounds=1)
    match.say(1, Boast(3))
    play(match, "0: bid 1", "1: bid 0", "0: plan 0/1")
    assert match.review() is None
    assert GAME.review is not None
    assert GAME.review(match.state, match.talk) is None
    play(match, "1: pass")
    assert match.review() == {"boasts": [0, 1], "scraps": [[2], []]}
