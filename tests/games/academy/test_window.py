"""BSA-4.3: Tool windows. Who is asked, sealed answers, priority, asking again, auto-pass; and the log of 4.13."""

from __future__ import annotations

from lastwire.engine.types import PUBLIC, TABLE
from lastwire.games.academy.game import GAME
from lastwire.testing import clause
from tests.games.academy.kit import (
    act,
    asked,
    begin,
    exposed,
    offered,
    play,
    refused,
    reveal,
    scores,
    shown,
    start,
    tools,
    view,
)
from tests.games.kit import log, random_end, told


@clause("BSA-4.3.1", "BSA-3.5")
def test_bomb_one_never_stops_in_a_window() -> None:
    match = start(5)
    while match.state.bomb == 1:
        prompt = match.prompt
        assert prompt is not None
        assert not prompt.kind.startswith("window")
        seat = prompt.owed[0]
        match.play(seat, GAME.moves(match.state, seat)[0])


@clause("BSA-4.3.1", "BSA-5.7")
def test_only_holders_of_a_tool_that_fits_are_asked() -> None:
    match = reveal(begin(4, "G 2 | P0 {HAMMER} | P1 {JAMMER} | P2 {WRENCH} | P3 {CRIMPER}"), "G B CHICKEN CHICKEN")
    assert asked(match) == ("window_c", (0, 2))
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert view(match, viewer).eligible == (0, 2)


@clause("BSA-4.3.2")
def test_answers_are_sealed_until_all_are_in() -> None:
    worlds = []
    for answer in ("use WRENCH", "pass"):
        match = reveal(begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH}"), "G CHICKEN CHICKEN")
        play(match, f"P1 {answer}")
        worlds.append(match)
        assert view(match, 0).answered == (1,)
        assert view(match, 0).declared == ()
        refused(match, "E_ANSWERED", 1, "pass", "BSA-4.3.2")
        refused(match, "E_ANSWERED", 1, "use WRENCH", "BSA-4.3.2")
    for viewer in (0, 2, PUBLIC):
        assert shown(worlds[0].state, viewer) == shown(worlds[1].state, viewer)
        assert worlds[0].lines(viewer) == worlds[1].lines(viewer)
    assert shown(worlds[0].state, 1) != shown(worlds[1].state, 1)
    assert view(worlds[0], 1).own.answer.tool == "WRENCH"
    assert view(worlds[1], 1).own.answer.tool is None


@clause("BSA-4.3.3")
def test_all_pass_and_the_window_closes() -> None:
    match = reveal(begin(3, "G 2 ^ 1 | P0 {HAMMER} | P1 {WRENCH}"), "G CHICKEN CHICKEN")
    play(match, "P0 pass; P1 pass")
    assert exposed(match, "G") == [2, 1]
    assert told(match, "window_passed")[0].seats == (0, 1)
    assert (tools(match, 0), tools(match, 1)) == ({"HAMMER"}, {"WRENCH"})


@clause("BSA-4.3.4", "BSA-7.5", "BSA-7.47")
def test_the_lower_score_comes_first_and_scores_are_read_anew() -> None:
    match = begin(4, "G 2 ^ 0 | P0 {AMPLIFIER} | P1 4 {CRIMPER} | P2 3 {DYNAMO} | P3 9")
    reveal(match, "G CHICKEN CHICKEN CHICKEN")
    assert asked(match) == ("window_d", (0, 1, 2))
    play(match, "P0 pass; P1 use CRIMPER; P2 use DYNAMO")
    assert scores(match) == [0, 4, 4, 9]  # P2 first
    assert [(event.seat, event.tool) for event in told(match, "declaration_voided")] == [(1, "CRIMPER")]
    assert [seen.tool if seen else "-" for seen in view(match).declared] == [None, "CRIMPER", "DYNAMO", "-"]
    assert asked(match) == ("window_d", (0, 1))  # asked again, whoever passed included
    play(match, "P0 use AMPLIFIER; P1 pass")
    assert asked(match) == ("window_d", (1,))
    play(match, "P1 pass")
    assert scores(match) == [4, 4, 4, 9]
    assert tools(match, 1) == {"CRIMPER"}  # cancelled


@clause("BSA-4.3.4", "BSA-7.34")
def test_ties_go_to_the_younger() -> None:
    for order, first in (((0, 1, 2), 0), ((1, 0, 2), 1)):
        match = begin(3, "P0 {JUMPER} | P1 {AIR_HORN}", age_order=order)
        play(reveal(match, "G B R"), "P0 use JUMPER wire=B; P1 use AIR_HORN players=P0,P2")
        assert told(match, "tool_used")[0].seat == first


@clause("BSA-4.3.4", "BSA-7.50", "BSA-3.7")
def test_a_table_may_let_whoever_declared_first_go_first() -> None:
    """The order of people's answers, opened with them; what an earlier pass had counts for nothing."""
    for turns, first in (("P1 use CRIMPER; P0 pass; P2 use DYNAMO", 1), ("P2 use DYNAMO; P1 use CRIMPER; P0 pass", 2)):
        match = begin(4, "G 2 ^ 0 | P0 {AMPLIFIER} | P1 4 {CRIMPER} | P2 3 {DYNAMO} | P3 9", tool_order="first")
        reveal(match, "G CHICKEN CHICKEN CHICKEN")
        *early, last = turns.split(";")
        play(match, ";".join(early))
        order = tuple(int(turn.strip()[1]) for turn in early)
        for viewer in (0, 1, 2, 3, PUBLIC):  # who was quick is seen, what for is not
            assert view(match, viewer).arrived == order
            assert view(match, viewer).declared == ()
        play(match, last)
        assert told(match, "tool_used")[0].seat == first
        assert view(match).arrived == ()
        second = 3 - first
        play(match, "P0 use AMPLIFIER; " + ("P2 use DYNAMO" if second == 2 else "P1 use CRIMPER"))
        assert told(match, "tool_used")[1].seat == 0


@clause("BSA-7.50", "BSA-4.14.2")
def test_a_bot_s_haste_gains_nothing_in_the_race() -> None:
    """Bots and stand-ins come after people, and among themselves by score. It counts who answers, and when."""
    position = "G 2 ^ 0 | P0 {AMPLIFIER} | P1 4 {CRIMPER} | P2 3 {DYNAMO} | P3 9"
    for bots, first in (((), 1), ((1,), 0), ((0, 1), 2), ((0, 1, 2), 0), ((1, 2), 0)):
        match = begin(4, position, tool_order="first")
        for seat in bots:
            match.play(TABLE, GAME.words.read_move(f"staff P{seat} bot"))
        reveal(match, "G CHICKEN CHICKEN CHICKEN")
        assert view(match).bots == bots
        play(match, "P1 use CRIMPER; P0 use AMPLIFIER; P2 use DYNAMO")
        assert told(match, "tool_used")[0].seat == first, bots
    match = begin(4, position, tool_order="first")
    reveal(match, "G CHICKEN CHICKEN CHICKEN")
    match.play(TABLE, GAME.words.read_move("staff P1 bot"))
    play(match, "P1 use CRIMPER")
    match.play(TABLE, GAME.words.read_move("staff P1 person"))  # back, and too late for this answer
    play(match, "P0 use AMPLIFIER; P2 pass")
    assert told(match, "tool_used")[0].seat == 0
    play(match, "P1 use CRIMPER; P2 use DYNAMO")
    assert told(match, "tool_used")[1].seat == 1
    refused(match, "E_AUTH", 1, "staff P1 bot", "BSA-7.50")
    assert GAME.manners.staffed(match.state, 1, True) is not None
    assert GAME.manners.staffed(begin(4, position).state, 1, True) is None  # elsewhere nobody needs to know


@clause("BSA-4.3.5")
def test_one_player_may_use_two_tools_in_a_row() -> None:
    match = reveal(begin(3, "G 2 ^ 1 1 | P0 {HAMMER X_RAY}"), "G CHICKEN CHICKEN")
    play(match, "P0 use HAMMER; P0 use X_RAY; P0 pick 0")
    assert exposed(match, "G") == [2, 1, 1]
    assert tools(match, 0) == set()


@clause("BSA-4.3.6")
def test_tools_are_open_and_work_once() -> None:
    match = reveal(begin(3, "G 2 | P0 {HAMMER}"), "G CHICKEN CHICKEN")
    for viewer in (PUBLIC, 1, 2):
        assert view(match, viewer).players[0].tools == ("HAMMER",)
    play(match, "P0 use HAMMER")
    assert view(match).discarded == ("HAMMER",)
    play(match, "P1 peek none; P2 peek none")
    reveal(match, "B G G")
    assert "window" not in asked(match)[0]


@clause("BSA-4.3.7")
def test_a_refused_declaration_leaves_the_question_open() -> None:
    match = reveal(begin(3, "G 2 1 | P0 {FREEZER}"), "G CHICKEN CHICKEN")
    before = asked(match), match.prompt.id
    refused(match, "E_CARDS_NAMED", 0, "use FREEZER cards=0,2", "BSA-4.12.6")
    assert (asked(match), match.prompt.id) == before
    play(match, "P0 use FREEZER cards=0,1")


@clause("BSA-4.14.3")
def test_auto_pass() -> None:
    match = begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH BOMB_BLANKET}")
    reveal(match, "G CHICKEN CHICKEN")
    play(match, "P1 ignore WRENCH")
    assert asked(match) == ("window_c", (0,))  # that was the pass
    refused(match, "E_ANSWERED", 1, "pass")
    assert view(match, 1).own.answer.ignored == "WRENCH"
    assert view(match).players[1].auto == ()  # sealed
    assert not told(match, "auto_pass_set")
    play(match, "P0 use HAMMER")
    assert view(match).players[1].auto == ("WRENCH",)  # opened with the others
    assert asked(match) == ("window_c", (1,))  # the Blanket is still asked about
    assert offered(match, 1) == ["use BOMB_BLANKET", "pass", "ignore BOMB_BLANKET"]
    refused(match, "E_AUTO", 1, "use WRENCH", "BSA-4.14.3")
    refused(match, "E_AUTO_WHAT", 1, "ignore WRENCH", "BSA-4.14.3")
    play(match, "P1 ignore BOMB_BLANKET; P1 peek none; P2 peek none")
    assert view(match).players[1].auto == ("BOMB_BLANKET", "WRENCH")  # public
    reveal(match, "CHICKEN B G")
    assert asked(match) == ("peek", (0,))  # nobody waits
    play(match, "P0 peek none")
    # Lifted while cards are chosen, before or after committing.
    assert offered(match, 1, "heed") == ["heed BOMB_BLANKET", "heed WRENCH"]
    play(match, "P1 heed WRENCH; P1 play R; P1 heed BOMB_BLANKET")
    refused(match, "E_AUTO_WHAT", 1, "heed WRENCH", "BSA-4.14.3")
    refused(match, "E_NO_WINDOW", 1, "ignore WRENCH", "BSA-4.14.3")
    play(match, "P0 play Y; P2 play Y")
    assert asked(match) == ("window_c", (1,))
    refused(match, "E_PHASE", 1, "heed WRENCH", "BSA-4.14.3")


@clause("BSA-4.13.1")
def test_the_question_s_number_follows_from_public_facts() -> None:
    """The same public course with other hidden cards numbers its questions alike."""
    numbers = []
    for deck in ("G ^ 2 3 1", "G ^ 1 3 2"):
        match = reveal(begin(3, f"{deck} | P0 {{HAMMER}} | P1 {{WRENCH}}"), "G CHICKEN CHICKEN")
        play(match, "P0 pass; P1 pass; P1 peek none; P2 peek none")
        numbers.append(match.prompt.id)
    assert numbers[0] == numbers[1]


@clause("BSA-4.13.2")
def test_every_kind_of_event_is_told_somewhere() -> None:
    seen: set[str] = set()
    for number in range(40):
        for players in (2, 5):
            seen |= set(log(random_end(start(players, f"events {number}"))))
    every = {kind.__struct_config__.tag for kind in GAME.types.Event.__args__}
    # Taking a card back, lifting auto-pass and clocks do not come up when seats answer in turn.
    assert every - seen <= {"card_retracted", "time_ran_out"}
    public = {"peek_seen", "cards_looked_at"}
    match = random_end(start(5, "events 1"))
    assert not public & set(log(match, PUBLIC))


@clause("BSA-4.13.3")
def test_nothing_is_undone_but_a_commit() -> None:
    match = reveal(begin(3, "P0 {SWITCH}"), "G B CHICKEN")
    for seat in range(3):
        refused(match, "E_PHASE", seat, "retract", "BSA-4.2.2")
    play(match, "P0 use SWITCH player=P1")
    assert act(match, 0) == "B"
    refused(match, "E_PHASE", 0, "retract")
