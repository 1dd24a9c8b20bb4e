"""Bots at a table: when they are asked, answer and speak, and that none of it hangs on what is hidden."""

import pytest
from msgspec import Raw

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Budget, Past, Speech
from lastwire.games.bomb_busters.rules.moves import Rewinder, SoloCut
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import inject
from lastwire.games.time_bomb.rules import talk
from lastwire.games.time_bomb.rules.moves import Cut, Ready
from lastwire.table.entry import Begun, Entry, Frozen, Played, Spoken
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk, guest, raw
from tests.toy.game import GAME as FUSE
from tests.toy.game import GAME as TOY
from tests.toy.rules.events import LampHeld
from tests.toy.rules.moves import Bid, Lamp

GAME = games.load("time-bomb")
CUTTING = {"ready_gate": False, "start_player": "seat:1"}


def watched(options: dict, **fields) -> Desk:
    """One person in seat 0, and bots."""
    return Desk.playing(1, bots=4, options=options, **fields)


def played(desk: Desk) -> list[tuple[int, int]]:
    """Who moved when, in match time."""
    return [(each.command.seat, each.t) for each in desk.entries() if isinstance(each.command, Played)]


def spoken(desk: Desk) -> list[tuple[int, int]]:
    return [(each.command.seat, each.t) for each in desk.entries() if isinstance(each.command, Spoken)]


def test_a_bot_gets_what_its_seat_may_know_and_nothing_else():
    desk = watched(CUTTING)
    desk.pass_time(10_000)
    think = desk.thinks[0]
    match = desk.reload().live.match
    assert think.seat == 1
    assert think.level == "easy"
    assert think.game == "time-bomb"
    assert think.view == GAME.view(match.state, 1) or think.view.own.seat == 1
    assert think.view.opened is None
    assert isinstance(think.past, Past)
    assert [event.role for event in think.past.events if hasattr(event, "role")] == [think.view.own.role]
    assert all(offer.kind == "cut" for offer in think.offers)
    assert len(think.seed) == 32


@clause("TB-4.11")
def test_a_bot_clipper_waits_at_least_three_seconds_and_for_two_of_silence_but_not_for_ever():
    desk = watched(CUTTING)
    desk.pass_time(6_000)
    ((seat, t), *_) = played(desk)
    assert seat == 1
    assert 3_000 <= t <= 5_000
    # Somebody who never stops talking delays it to twenty seconds.
    desk = watched(CUTTING)
    texts = iter(range(100))
    while not played(desk) and desk.now < 1_060_000:
        desk.pass_time(1_900)
        if not played(desk):
            try:
                desk.do(HOST, "say", act={"act": "say", "text": f"line {next(texts)}"})
            except Exception:
                desk.do(HOST, "say", act={"act": "reply", "ref": 1, "stance": "agree"})
    ((_, t), *_) = played(desk)
    assert t == 20_000


@clause("TB-4.11")
def test_a_bot_clipper_waits_for_a_running_hold():
    desk = watched({**CUTTING, "clock": {"briefing": 60, "cut": 60, "hold": 15}})
    desk.pass_time(2_000)
    desk.do(HOST, "say", act={"act": "hold"})
    until = desk.live.match.state.hold_until
    assert until >= 15_000
    desk.pass_time(until - 2_001)
    assert played(desk) == []
    desk.pass_time(3_000)
    assert played(desk)[0][1] >= until


@clause("TB-4.10a", "TB-4.11")
def test_a_bot_clipper_goes_on_when_the_hold_is_released():
    desk = watched(CUTTING)
    desk.pass_time(2_000)
    desk.do(HOST, "say", act={"act": "hold"})
    told = desk.last(HOST, "update")["part"]
    assert [(timer["id"], timer["left_ms"]) for timer in told["timers"]] == [("hold", 15_000)]
    desk.pass_time(5_000)
    assert played(desk) == []
    desk.do(HOST, "say", act={"act": "go_on"})
    assert desk.last(HOST, "update")["part"]["timers"] == []
    desk.pass_time(3_000)
    assert 7_000 < played(desk)[0][1] < 12_000
    assert desk.reload().table.digest() == desk.table.digest()


def test_a_bot_thinks_again_when_something_was_said_and_there_is_time():
    desk = watched(CUTTING, terms=Terms(lead_ms=400, budget=lambda game, level: Budget(100)))
    desk.pass_time(2_400)
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    desk.pass_time(20_000)
    first = [think for think in desk.thinks if think.prompt == desk.thinks[0].prompt]
    assert len(first) == 1  # asked when its time came, not before
    assert len(first[0].past.talk) == 1
    desk = watched(CUTTING)
    while not desk.thinks:
        desk.pass_time(50)
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    desk.pass_time(1_950)
    again = [think for think in desk.thinks if think.prompt == desk.thinks[0].prompt]
    assert [len(think.past.talk) for think in again] == [0, 1]


def test_a_bot_that_thinks_too_long_answers_as_soon_as_it_can():
    desk = watched(CUTTING)
    desk.brain = None
    desk.pass_time(30_000)
    assert played(desk) == []
    (think,) = desk.thinks
    desk.carry_out(desk.table.thought(think.seat, think.prompt, Cut(0, 0), desk.now))
    desk.catch_up()
    assert played(desk) == [(1, 30_000)]


@pytest.mark.parametrize("answer", [None, Ready(), Cut(1, 0), Cut(99, 99), "garbage"])
def test_a_bot_that_fails_plays_at_random_instead(answer):
    desk = watched(CUTTING)
    desk.brain = lambda think: answer
    desk.pass_time(10_000)
    assert played(desk)[0][0] == 1
    assert desk.live.match.state.cuts_total >= 1


def test_answers_that_nobody_asked_for_are_dropped():
    desk = watched(CUTTING)
    desk.brain = None
    desk.pass_time(10_000)
    (think,) = desk.thinks
    for seat, prompt in [(2, think.prompt), (1, think.prompt + 1), (0, think.prompt)]:
        desk.table.thought(seat, prompt, Cut(3, 0), desk.now)
        desk.catch_up()
    assert played(desk) == []


def hidden(deal: str) -> Desk:
    """One public position, with this deal of roles and wires behind it."""
    desk = Desk(seats=5, options=CUTTING)
    desk.connect(HOST)
    desk.do(HOST, "bot", level="easy")
    state = GAME.setup(GAME.codec.options(raw(CUTTING)), 5, Rng(seed_of(deal)))
    command = Begun(seed_of("common").hex(), raw(CUTTING), Raw(GAME.codec.keep_state(state)), GAME.info.revision)
    desk.enter(Entry(desk.table.n + 1, desk.now, 0, command))
    return desk


@clause("TB-4.11")
def test_delays_are_the_same_whatever_is_hidden():
    one, other = hidden("one deal"), hidden("another")
    assert one.live.match.state.rows != other.live.match.state.rows
    assert one.live.match.state.roles != other.live.match.state.roles
    for desk in (one, other):
        desk.brain = lambda think: Cut((think.seat + 1) % 5, 0 if think.seat else 1)
        desk.mouth = lambda listen: [(bot[0], Speech(talk.Role("swat"), 2)) for bot in listen.bots]
        desk.pass_time(8_000)
    assert played(one)[0] == played(other)[0]
    assert spoken(one)[:2] == spoken(other)[:2]
    assert one.thinks[0].due == other.thinks[0].due


# --- bots that may move unasked ---------------------------------------------------------------------------------------

BUSTERS = games.load("bomb-busters")
FOUR = [[10, 10, 20, 30, 50, 60], [10, 20, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]
OTHER_FOUR = [[10, 10, 20, 30, 50, 60], [20, 20, 30, 40, 50, 60], [10, 10, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60]]
PACE = BUSTERS.manners.pace(BUSTERS.view(inject(Options(mission=1), 4, FOUR), PUBLIC))


def busting(active: int, deal: list[list[int]] = FOUR, **position) -> Desk:
    """Bomb Busters: one person in seat 0 and three bots, with two any-time cards ready and a space of the dial lost."""
    desk = Desk(game="bomb-busters", seats=4, options={"mission": 1})
    desk.connect(HOST)
    desk.brain = None
    desk.do(HOST, "bot", level="easy")
    position = {"cards": {6: "ready", 8: "ready"}, "dial": 3, **position}
    state = inject(Options(mission=1), 4, deal, active=active, **position)
    begun = Begun(
        seed_of("common").hex(), raw({"mission": 1}), Raw(BUSTERS.codec.keep_state(state)), BUSTERS.info.revision
    )
    desk.enter(Entry(desk.table.n + 1, desk.now, 0, begun))
    desk.catch_up()
    return desk


def answer(desk: Desk, think, move) -> None:
    desk.carry_out(desk.table.thought(think.seat, think.prompt, move, desk.now))
    desk.catch_up()


def test_bots_that_may_use_a_card_are_asked_before_the_one_whose_turn_it_is():
    desk = busting(active=2)
    assert [(think.seat, think.owed) for think in desk.thinks] == [(1, False), (3, False)]
    assert all({offer.kind for offer in think.offers} == {"rewinder", "radar"} for think in desk.thinks)
    answer(desk, desk.thinks[0], None)
    desk.pass_time(100)
    assert len(desk.thinks) == 2
    answer(desk, desk.thinks[1], None)
    desk.pass_time(PACE.least_ms + PACE.spread_ms)
    assert [(think.seat, think.owed) for think in desk.thinks[2:]] == [(2, True)]
    assert played(desk) == []


def test_a_bot_that_may_and_wants_to_moves_before_anybody_who_owes_and_all_are_asked_again():
    desk = busting(active=2)
    answer(desk, desk.thinks[0], None)
    answer(desk, desk.thinks[1], Rewinder())
    desk.pass_time(PACE.least_ms)
    ((seat, t),) = played(desk)
    assert seat == 3
    assert t <= PACE.least_ms
    assert [(think.seat, think.owed) for think in desk.thinks[2:]] == [(1, False), (3, False)]
    assert desk.thinks[2].view.dial == 4


def test_a_bot_may_move_in_a_persons_turn_and_is_not_asked_twice():
    desk = busting(active=0)
    assert [(think.seat, think.owed) for think in desk.thinks] == [(1, False), (2, False), (3, False)]
    for think in desk.thinks[:3]:
        answer(desk, think, None)
    desk.do(HOST, "say", act={"act": "emote", "mood": "nervous"})
    desk.pass_time(60_000)
    assert len(desk.thinks) == 3
    assert played(desk) == []


def test_what_a_person_does_meanwhile_opens_the_question_anew_for_bots():
    desk = busting(active=2)
    for think in desk.thinks[:2]:
        answer(desk, think, None)
    desk.pass_time(PACE.least_ms + PACE.spread_ms)
    old = desk.thinks[2]
    desk.play(0, {"kind": "rewinder"})
    answer(desk, old, SoloCut(1))  # what it thought before counts no more
    assert [(think.seat, think.owed) for think in desk.thinks[3:]] == [(1, False), (3, False)]
    assert len(played(desk)) == 1
    # With the last of the cards nobody is left to be asked first.
    desk.play(0, {"kind": "radar", "number": 5})
    desk.pass_time(PACE.least_ms + PACE.spread_ms)
    assert [(think.seat, think.owed) for think in desk.thinks[5:]] == [(2, True)]


@pytest.mark.parametrize("move", [SoloCut(1), "garbage", Rewinder()])
def test_an_unasked_move_that_the_rules_refuse_is_dropped(move):
    desk = busting(active=2, cards={8: "ready"})
    for think in desk.thinks[:2]:
        answer(desk, think, move)
    desk.pass_time(3 * (PACE.least_ms + PACE.spread_ms))
    assert played(desk) == []
    assert [(think.seat, think.owed) for think in desk.thinks[2:]] == [(2, True)]


def test_nobody_is_asked_unasked_things_where_no_card_is_ready():
    desk = busting(active=2, cards={6: "used", 8: "locked"})
    desk.pass_time(PACE.least_ms + PACE.spread_ms)
    assert [(think.seat, think.owed) for think in desk.thinks] == [(2, True)]


def test_who_is_asked_unasked_and_when_is_the_same_whatever_is_hidden():
    asked = []
    for deal in (FOUR, OTHER_FOUR):
        desk = busting(2, deal)
        answer(desk, desk.thinks[0], None)
        answer(desk, desk.thinks[1], Rewinder())
        desk.pass_time(PACE.least_ms)
        answer(desk, desk.thinks[2], None)
        answer(desk, desk.thinks[3], None)
        desk.pass_time(PACE.least_ms + PACE.spread_ms)
        asked.append(([(think.seat, think.owed, think.due) for think in desk.thinks], played(desk)))
    assert asked[0] == asked[1]
    assert len(asked[0][0]) == 5


# --- bidding ----------------------------------------------------------------------------------------------------------


def say_all(desk: Desk, speeches: dict[int, Speech]) -> None:
    """The next bidding gets these bids; later ones are silent."""
    left = dict(speeches)

    def mouth(listen):
        return [(bot[0], left.pop(bot[0], None)) for bot in listen.bots]

    desk.mouth = mouth


@clause("TB-5.19")
def test_after_an_event_the_two_most_urgent_bots_speak_within_four_seconds():
    desk = watched(CUTTING)
    desk.brain = None
    say_all(desk, {seat: Speech(talk.Request("cut_me"), urgency) for seat, urgency in {1: 1, 2: 4, 3: 3, 4: 0}.items()})
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    desk.pass_time(10_000)
    lines = spoken(desk)[1:]
    assert sorted(seat for seat, _ in lines) == [2, 3]
    assert all(1_000 <= t <= 4_000 for _, t in lines)
    assert all(each.command.bot for each in desk.entries() if isinstance(each.command, Spoken) and not each.guest)


@clause("TB-5.19")
def test_opening_claims_stand_outside_the_limit_and_take_two_to_eight_seconds():
    desk = watched({})
    desk.brain = None
    say_all(desk, {seat: Speech(talk.Hand(1, 0), 3, opening=True) for seat in (1, 2, 3, 4)})
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    desk.pass_time(10_000)
    lines = spoken(desk)[1:]
    assert sorted(seat for seat, _ in lines) == [1, 2, 3, 4]
    assert all(2_000 <= t <= 8_000 for _, t in lines)
    assert len({t for _, t in lines}) == 4


def test_ties_are_broken_blindly():
    firsts = set()
    for number in range(12):
        desk = watched(CUTTING)
        desk.table._blind = desk.table._blind.fork(str(number))
        desk.brain = None
        desk.do(HOST, "pause", on=True)
        desk.do(HOST, "pause", on=False)
        desk.table._agenda.staff = None
        say_all(desk, {seat: Speech(talk.Request("cut_me"), 2) for seat in (1, 2, 3, 4)})
        desk.do(HOST, "say", act={"act": "role", "side": "swat"})
        desk.pass_time(10_000)
        firsts.add(tuple(sorted(seat for seat, _ in spoken(desk)[1:])))
    assert len(firsts) > 2


def test_a_bot_about_to_speak_is_not_asked_and_an_outdated_bid_is_dropped():
    desk = watched(CUTTING)
    desk.brain = None
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    old = desk.listens[-1]
    desk.do(HOST, "say", act={"act": "role", "side": "terrorist"})
    new = desk.listens[-1]
    assert new.round > old.round
    bid = [(2, Speech(talk.Request("cut_me"), 4))]
    desk.carry_out(desk.table.bids(old.round, bid, desk.now))
    assert list(desk.staff.lines()) == []
    desk.carry_out(desk.table.bids(new.round, [*bid, (0, bid[0][1])], desk.now))  # seat 0 is no bot's
    desk.carry_out(desk.table.bids(new.round, bid, desk.now))  # and nobody bids twice
    desk.do(HOST, "say", act={"act": "request", "what": "spare_me"})
    assert [bot[0] for bot in desk.listens[-1].bots] == [1, 3, 4]
    desk.pass_time(10_000)
    assert [seat for seat, _ in spoken(desk)][3:] == [2]


def test_what_a_bot_may_not_say_is_not_said():
    desk = watched(CUTTING)
    desk.brain = None
    say_all(desk, {2: Speech(talk.Suggest(1), 4)})  # seat 1 is the Clipper
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    desk.pass_time(10_000)
    assert len(spoken(desk)) == 1


def test_lines_about_the_last_cut_are_not_said_after_the_next():
    desk = watched(CUTTING)
    say_all(desk, {2: Speech(talk.Request("cut_me"), 4)})
    desk.brain = None
    desk.do(HOST, "say", act={"act": "role", "side": "swat"})
    staff = desk.staff
    assert [line.seat for _, line in staff.lines()] == [2]
    entry = Entry(desk.table.n + 1, desk.now, desk.live.match.t, Played(1, raw(Cut(3, 0))))
    desk.enter(entry)
    if not desk.live.over:
        assert list(staff.lines()) == []


def test_in_a_sealed_briefing_a_changed_mind_wakes_no_bot():
    desk = Desk.playing(2, bots=2, options={"claim_mode": "sealed"})
    desk.brain = None
    desk.play(0, {"kind": "claim_submit", "success": 1, "boom": 0})
    asked = len(desk.listens)
    desk.play(0, {"kind": "claim_submit", "success": 2, "boom": 0})
    assert len(desk.listens) == asked


# --- rules that care who plays ----------------------------------------------------------------------------------------


def fuse(**fields) -> Desk:
    return Desk.playing(2, fields.pop("terms", Terms(load=lambda name: FUSE, grace_ms=30_000)), game="fuse", **fields)


def test_a_move_that_leaves_its_question_open_is_played_once_and_the_bot_asked_again(monkeypatch):
    """Like a ritual before a card: it may be repeated, and the same prompt stays."""
    for reader in ("prompt", "offer", "check"):
        monkeypatch.setattr(f"tests.toy.rules.{reader}.may_look", lambda state, seat: state.lamps[seat] > -20)
    desk = fuse(bots=1)
    desk.brain = lambda think: Bid(1) if any(isinstance(event, LampHeld) for event in think.past.events) else Lamp()
    desk.pass_time(10_000)
    moves = [bytes(each.move) for each in desk.commands(Played) if each.seat == 2]
    assert [b"lamp" in move for move in moves] == [True, False]
    assert len({think.prompt for think in desk.thinks}) == 1


def test_the_rules_are_told_who_is_a_bot_at_the_start_and_when_that_changes():
    desk = fuse(bots=1)
    assert desk.live.match.state.bots == [False, False, True]
    desk.disconnect(guest(1))
    desk.pass_time(30_000)
    assert desk.live.match.state.bots == [False, True, True]
    desk.connect(guest(1))
    assert desk.live.match.state.bots == [False, False, True]
    desk.let_in("late", name="Late")
    assert desk.live.match.state.bots == [False, False, False]
    desk.do(guest(1), "stand")
    assert desk.live.match.state.bots == [False, True, False]
    desk.let_in(guest(1), name="Person 1")
    assert desk.reload().table.digest() == desk.table.digest()
    desk.play_on()
    from lastwire.engine.match import Match
    from lastwire.engine.record import Record

    record = Record.read(desk.records[1])
    assert Match.replay(FUSE, record).agrees(record)


def test_what_is_said_may_make_the_table_move():
    desk = fuse()
    before = list(desk.live.match.state.scores)
    desk.do(HOST, "say", act={"act": "curse"})
    assert desk.live.match.state.scores[0] == before[0] - 1
    assert desk.reload().table.digest() == desk.table.digest()


def test_two_clocks_run_out_in_their_order():
    desk = fuse(options={"clock": True, "rounds": 4})
    order = sorted(timer.due_ms for timer in desk.live.timers)
    assert len(order) == 2
    desk.pass_time(order[0])
    assert desk.clock_moves() == 1
    desk.pass_time(3_600_000)
    assert desk.live.over


def test_rules_that_fail_at_their_own_clock_freeze_the_match():
    def check(state, seat, move):
        if seat < -1 and type(move).__name__ == "Expire":
            raise KeyError("a secret")
        TOY.check(state, seat, move)

    faulty = variant(TOY, check=check)
    desk = Desk.playing(2, Terms(load=lambda name: faulty), game="fuse", options={"clock": True})
    desk.pass_time(3_600_000)
    assert desk.phase == "over"
    (frozen,) = desk.commands(Frozen)
    assert "a secret" not in frozen.reason
