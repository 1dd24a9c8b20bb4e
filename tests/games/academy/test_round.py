"""Chapter 4, sections 1 to 11, and chapter 6: a round step by step, explosions, the end of a round, a bomb, a game."""

from __future__ import annotations

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Told
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.state import OVER
from lastwire.testing import clause
from tests.games.academy.kit import (
    act,
    asked,
    begin,
    exposed,
    hand,
    offered,
    plates,
    play,
    refused,
    reveal,
    scores,
    stack,
    start,
    tools,
    trigger,
    up,
    view,
    words,
)
from tests.games.kit import log, random_end, told

# --- the shape of a round -------------------------------------------------------------------------


@clause("BSA-4.1.2")
def test_the_steps_of_a_round_in_order() -> None:
    match = begin(
        5,
        "G ^ 1 1 | B ^ 0 | R ^ 3 | plates G Y | P0 {JUMPER} | P1 {WRENCH} | P2 {CRIMPER}",
    )
    seen = [asked(match)[0]]
    reveal(match, "G B R WAIT CHICKEN")
    seen.append(asked(match)[0])
    for turn in ("P0 pass", "P3 protect Y", "P1 pass", "P2 pass", "P2 pass", "P1 pass", "P4 peek none"):
        play(match, turn)
        seen.append(asked(match)[0])
    assert seen == [
        "select",
        "window_a",
        "protect",
        "window_c",  # Green
        "window_d",
        "window_d",  # Blue: the Wrench's owner cuts it
        "window_c",  # Red
        "peek",
        "select",
    ]
    order = [event.wire for event in told(match, "cut_scored")]
    assert order == ["G", "B", "R"]
    kinds = log(match)
    assert (
        kinds.index("cards_revealed") < kinds.index("wait_paid") < kinds.index("card_flipped") < kinds.index("peeked")
    )
    assert kinds.index("peeked") < kinds.index("plate_moved")


@clause("BSA-4.1.3")
def test_an_explosion_leaves_the_rest_of_the_round_out() -> None:
    match = reveal(begin(5, "G 3 3 2 2 ^ 1 boom 1"), "G B R Y CHICKEN")
    assert [event.wire for event in told(match, "card_flipped")] == ["G"]
    assert asked(match)[0] == "draft"


@clause("BSA-4.1.4", "BSA-7.8")
def test_act_decides_and_cards_stay() -> None:
    match = begin(4, "R ^ 4 | B ^ 3 | P0 {SWITCH} | P1 {JUMPER}")
    reveal(match, "B R G CHICKEN")
    play(match, "P0 use SWITCH player=P1; P1 pass")
    assert (act(match, 0), act(match, 1)) == ("R", "B")
    assert (stack(match, 0), stack(match, 1)) == (["B"], ["R"])
    play(match, "P1 pass")
    assert [(event.seat, event.wire) for event in told(match, "cut_scored")] == [(2, "G"), (1, "B"), (0, "R")]
    assert (stack(match, 0), stack(match, 1)) == (["B"], ["R"])


# --- choosing -------------------------------------------------------------------------------------


@clause("BSA-4.2.1", "BSA-4.2.2", "BSA-4.2.4")
def test_committing_and_retracting() -> None:
    match = begin(3)
    assert asked(match) == ("select", (0, 1, 2))
    number = match.prompt.id
    play(match, "P0 play G; P1 play WAIT; P0 retract; P0 play B")
    prompt = match.prompt
    assert (prompt.owed, prompt.may, prompt.id) == ((2,), (0, 1), number)
    assert offered(match, 0) == ["retract"]
    assert offered(match, 2) == [f"play {card}" for card in ("G", "B", "R", "Y", "WAIT", "CHICKEN")]
    assert not told(match, "cards_revealed")
    play(match, "P2 play CHICKEN")
    assert told(match, "cards_revealed")[0].cards == ("B", "WAIT", "CHICKEN")
    assert [stack(match, seat) for seat in range(3)] == [["B"], ["WAIT"], ["CHICKEN"]]
    refused(match, "E_PHASE", 0, "retract", "BSA-4.2.2")
    assert "Round 1: Ada plays Blue, Ben plays Wait and Cleo plays Chicken." in words(match, PUBLIC)


@clause("BSA-4.2.3", "BSA-7.33")
def test_tools_while_choosing() -> None:
    match = begin(3, "G ^ 2 | P0 {SNIFFER} stack B | P1 {TOOLKIT} stack G")
    play(match, "P0 play G; P1 play R")
    refused(match, "E_COMMITTED", 0, "use SNIFFER", "BSA-4.2.3")
    refused(match, "E_COMMITTED", 1, "use TOOLKIT", "BSA-4.2.3")
    play(match, "P1 retract; P1 use TOOLKIT; P0 retract; P0 use SNIFFER")
    assert match.state.committed == [-1, -1, -1]
    assert view(match, 0).own.tops[0] == 2
    assert hand(match, 1) == {"G", "B", "R", "Y", "WAIT", "CHICKEN"}
    assert [(event.seat, event.tool) for event in told(match, "tool_used", PUBLIC)] == [(1, "TOOLKIT"), (0, "SNIFFER")]
    # Others' commits stand.
    match = begin(3, "P0 {SNIFFER}")
    play(match, "P1 play G; P0 use SNIFFER")
    assert match.prompt.may == (1,)


# --- Wait -----------------------------------------------------------------------------------------


@clause("BSA-4.4.1", "BSA-4.4.2", "BSA-4.4.3", "BSA-7.6")
def test_waits_are_paid_first_and_name_in_turn() -> None:
    match = reveal(begin(4, "P0 1 | P1 0", age_order=(3, 2, 1, 0)), "WAIT WAIT G WAIT")
    assert scores(match) == [4, 3, 0, 3]
    assert asked(match) == ("protect", (3,))
    refused(match, "E_TURN", 0, "protect G", "BSA-4.4.2")
    play(match, "P3 protect B")
    assert view(match).protected == ("B",)  # later ones see earlier names
    assert asked(match) == ("protect", (1,))
    play(match, "P1 protect B; P0 protect G")
    assert exposed(match, "G") == []
    assert told(match, "cutters_stopped")[0].seats == (2,)
    assert scores(match) == [4, 3, 0, 3]
    assert stack(match, 2) == ["G"]  # stays played


@clause("BSA-4.4.3", "BSA-4.1.2")
def test_whom_a_wait_stops_is_told_before_the_first_cut() -> None:
    match = reveal(begin(4), "Y R WAIT Y")
    play(match, "P2 protect Y")
    kinds = [type(line.event).__struct_config__.tag for line in match.log if isinstance(line, Told)]
    round_told = [kind for kind in kinds[kinds.index("cards_revealed") :] if kind != "card_picked_up"]
    assert round_told[:5] == ["cards_revealed", "wait_paid", "wire_protected", "cutters_stopped", "card_flipped"]
    assert told(match, "cutters_stopped")[0].seats == (0, 3)
    # Once only, also where a window holds the cutting up, and without whoever has leave to cut all the same.
    match = reveal(begin(4, "P0 {ORDERS} | P1 {HAMMER}"), "Y R WAIT Y")
    play(match, "P2 protect Y; P0 use ORDERS; P1 pass")
    assert [event.seats for event in told(match, "cutters_stopped")] == [(3,)]


@clause("BSA-4.4.2")
def test_any_wire_in_play_may_be_named() -> None:
    match = reveal(begin(3), "WAIT G G")
    assert offered(match, 0) == [f"protect {wire}" for wire in "GBRY"]
    match = reveal(begin(2), "WAIT G")
    assert offered(match, 0) == [f"protect {wire}" for wire in "GBR"]


@clause("BSA-4.4.4")
def test_window_b_needs_a_wait() -> None:
    match = reveal(begin(3, "P0 {SCHEMATICS}"), "G B CHICKEN")
    play(match, "P0 pass")
    assert asked(match)[0] == "peek"
    match = reveal(begin(3, "P0 {SCHEMATICS}"), "G B WAIT")
    play(match, "P0 pass; P2 protect Y")
    assert asked(match) == ("window_b", (0,))


# --- cutting --------------------------------------------------------------------------------------


@clause("BSA-4.5.1", "BSA-7.35")
def test_wires_without_cutters_open_no_window() -> None:
    match = begin(3, "G 1 2 3 | P0 {WRENCH BOMB_BLANKET} | P2 {FREEZER SCRAMBLER HAMMER X_RAY}")
    play(reveal(match, "CHICKEN WAIT G"), "P1 protect G")
    assert asked(match) == ("peek", (0,))
    assert exposed(match, "G") == [1, 2, 3]


@clause("BSA-4.5.2", "BSA-7.46")
def test_window_c_opens_before_anything_is_flipped_for_each_wire_that_is_cut() -> None:
    match = begin(4, "G 1 ^ 2 | B ^ 3 | R ^ 2 | P3 {WRENCH}")
    reveal(match, "G B R CHICKEN")
    for wire, cutter in (("G", 0), ("B", 1), ("R", 2)):
        assert asked(match) == ("window_c", (3,))
        progress = view(match).cutting
        assert (progress.wire, progress.cutters) == (wire, (cutter,))
        assert len(exposed(match, wire)) == (wire == "G")
        play(match, "P3 pass")
        assert len(exposed(match, wire)) == 1 + (wire == "G")
    assert asked(match)[0] == "peek"


@clause("BSA-4.5.3", "BSA-4.5.4")
def test_a_shared_cut_flips_a_card_for_each() -> None:
    match = reveal(begin(4, "B 1 ^ 2 3 4"), "B B B CHICKEN")
    assert exposed(match, "B") == [1, 2, 3, 4]
    assert [event.trigger for event in told(match, "card_flipped")] == [3, 6, 10]
    assert scores(match) == [2, 2, 2, 0]  # (4 + 4) ÷ 3


@clause("BSA-4.5.4", "BSA-7.2", "BSA-7.3")
def test_flipping_stops_at_boom() -> None:
    match = reveal(begin(4, "R 4 4 4 ^ 2 5 0 0 boom 1 | P0 9 | P1 9 | P2 9"), "R R R CHICKEN")
    assert [event.value for event in told(match, "card_flipped")] == [2, 5]
    assert [event.tile for event in told(match, "tile_turned")] == [1]
    assert scores(match) == [4, 4, 4, 5]


@clause("BSA-4.5.5", "BSA-4.5.6", "BSA-4.9.1")
def test_the_last_card_scores_and_the_wire_is_marked() -> None:
    match = reveal(begin(3, "G 1 ^ 3 0 | P2 {MIRROR} | plates G B"), "G G CHICKEN")
    event = told(match, "cut_scored")[0]
    assert (event.main, event.chain, event.plates, event.divisor, event.points) == (0, 3, 1, 2, 2)
    assert view(match).scored == ("G",)
    play(match, "P2 peek none")
    assert plates(match) == ["Y", "B"]


@clause("BSA-4.5.7")
def test_every_safe_cut_pays_something() -> None:
    for number in range(30):
        match = random_end(start(5, f"pays {number}"))
        assert all(event.points >= 1 for event in told(match, "cut_scored"))


@clause("BSA-4.6.1", "BSA-4.6.3")
def test_the_trigger_is_the_sum_of_exposed_cards() -> None:
    match = reveal(begin(3, "B 4 4 3 2 ^ 0 boom 3 up 2"), "B CHICKEN CHICKEN")
    assert (trigger(match, "B"), up(match, "B")) == (13, 2)
    assert not told(match, "tile_turned")
    # Crossing face-up tiles again turns nothing.
    match = reveal(begin(3, "B 4 4 3 ^ 3 boom 3 up 2"), "B CHICKEN CHICKEN")
    assert trigger(match, "B") == 14
    assert not told(match, "tile_turned")


@clause("BSA-4.6.4", "BSA-7.4")
def test_after_two_oks_the_third_tile_is_boom() -> None:
    assert told(reveal(begin(3, "B 4 4 3 3 ^ 1 boom 3"), "B CHICKEN CHICKEN"), "bomb_exploded")
    assert not told(reveal(begin(3, "B 4 4 3 3 ^ 0 boom 3"), "B CHICKEN CHICKEN"), "bomb_exploded")


# --- explosions -----------------------------------------------------------------------------------


@clause("BSA-4.7.1", "BSA-4.7.3", "BSA-7.30", "BSA-7.27")
def test_settlement() -> None:
    match = begin(5, "G 3 3 2 2 ^ 1 1 boom 1 | P0 7 | P1 2 | P3 1 | P4 6")
    reveal(match, "G G CHICKEN CHICKEN R")
    assert scores(match) == [2, 0, 5, 6, 6]
    assert told(match, "bomb_exploded")[0].seats == (0, 1)
    kinds = [kind for kind in log(match) if kind in ("points_lost", "points_gained", "bomb_ended")]
    assert kinds == ["points_lost", "points_lost", "points_gained", "points_gained", "bomb_ended"]
    assert not told(match, "peeked")


@clause("BSA-4.7.2")
def test_window_e_comes_before_settlement() -> None:
    match = reveal(begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 7 {HELMET}"), "G CHICKEN CHICKEN")
    assert (asked(match), scores(match)) == (("window_e", (0,)), [7, 0, 0])
    assert view(match).cutting.exploded


@clause("BSA-4.7.4", "BSA-7.37")
def test_points_scored_earlier_in_the_round_are_kept() -> None:
    match = begin(4, "G ^ 2 | B 4 4 3 1 ^ 1 boom 1 | P1 {CRIMPER HAMMER}")
    play(reveal(match, "G B WAIT R"), "P2 protect Y")
    play(match, "P1 use CRIMPER; P1 pass")
    assert scores(match) == [3, 0, 3, 0]  # 2 + 1; Crimper 1, lost again with the 5
    assert [(entry.seat, entry.cause, entry.points) for entry in match.state.past[0]] == [
        (2, "wait", 3),
        (1, "crimper", 1),
        (0, "cut", 3),
        (1, "boom", -1),
    ]


@clause("BSA-4.7.5")
def test_nothing_moves_after_an_explosion() -> None:
    match = begin(3, "G ^ 1 | B 4 4 3 1 ^ 1 boom 1 | plates G R | P0 stack R Y | P1 stack R Y | P2 stack R Y")
    reveal(match, "G B CHICKEN")
    assert not told(match, "plate_moved")
    assert not told(match, "card_picked_up")
    assert not told(match, "peeked")


# --- peeking --------------------------------------------------------------------------------------


@clause("BSA-4.8.1", "BSA-4.8.2", "BSA-7.34")
def test_chickens_peek_in_priority_order() -> None:
    match = reveal(begin(4, "P0 9 | P1 4 | P2 4", age_order=(2, 1, 0, 3)), "CHICKEN CHICKEN CHICKEN G")
    assert view(match).turns == (2, 1, 0)
    assert scores(match)[:3] == [9, 4, 4]
    pairs = [f"peek decks {a} {b}" for a, b in ("GB", "GR", "GY", "BR", "BY", "RY")]
    assert offered(match, 2) == [*pairs, *(f"peek tiles {wire}" for wire in "GBRY"), "peek none"]
    play(match, "P2 peek decks G Y; P1 peek none")
    assert asked(match) == ("peek", (0,))


@clause("BSA-4.8.2", "BSA-4.8.3", "BSA-7.28")
def test_a_deck_peek_shows_two_top_cards_to_its_owner_alone() -> None:
    match = reveal(begin(3, "G ^ 2 3 | R ^ 5"), "CHICKEN B B")
    play(match, "P0 peek decks G R")
    assert view(match, 0).own.tops == (2, None, 5, None)
    assert view(match, 1).own.tops == (None, None, None, None)
    assert [wire.tops for wire in view(match).wires] == [(0,), (), (0,), ()]
    assert match.state.rows[0][:2] == (2, 3)  # left in place
    # What is known already may be looked at again.
    match.state.hands[0] |= 1 << 5
    match.state.stacks[0] = ()
    play(reveal(match, "CHICKEN Y Y"), "P0 peek decks G R")
    assert [look.stale for look in view(match, 0).own.notes] == [True, True, False, False]


# --- the end of a round ---------------------------------------------------------------------------


@clause("BSA-4.9.1")
def test_plates_wrap_round_the_ends() -> None:
    for players, board, after in (
        (3, "G Y", ["Y", "G"]),
        (3, "B R", ["G", "Y"]),
        (2, "G R", ["R", "G"]),
        (2, "B G", ["G", "B"]),
    ):
        first, last = board.split()
        match = begin(players, f"plates {first} {last} | P0 {{}}")
        cards = f"{first} {last}" + (" WAIT" if players == 3 else "")
        reveal(match, cards)
        if players == 3:
            spare = next(wire for wire in "GBRY" if wire not in board)
            play(match, f"P2 protect {spare}")
        assert plates(match) == after


@clause("BSA-4.9.1", "BSA-7.43")
def test_a_plate_on_a_wire_that_was_not_scored_stays() -> None:
    match = play(reveal(begin(3, "plates G B"), "G B WAIT"), "P2 protect G")
    assert plates(match) == ["G", "R"]
    match = begin(3, "plates G B | P0 {ORDERS}")
    play(reveal(match, "G R WAIT"), "P2 protect G; P0 use ORDERS")
    assert plates(match) == ["Y", "B"]


@clause("BSA-4.9.2", "BSA-4.9.4")
def test_cards_come_back_after_two_rounds() -> None:
    match = begin(3)
    rounds = ("G B R", "B R Y", "R Y G")
    for cards in rounds[:2]:
        reveal(match, cards)
    assert [stack(match, seat) for seat in range(3)] == [["G", "B"], ["B", "R"], ["R", "Y"]]
    assert not told(match, "card_picked_up")
    reveal(match, rounds[2])
    assert [stack(match, seat) for seat in range(3)] == [["B", "R"], ["R", "Y"], ["Y", "G"]]
    assert [event.card for event in told(match, "card_picked_up")] == ["G", "B", "R"]
    # Everybody sees everybody's cards.
    for viewer in (PUBLIC, 0, 1, 2):
        assert view(match, viewer).players[0].hand == ("G", "Y", "WAIT", "CHICKEN")


@clause("BSA-4.9.3")
def test_a_wait_is_spent_for_the_bomb() -> None:
    match = play(reveal(begin(2), "WAIT G"), "P0 protect B")
    reveal(match, "G B")
    assert view(match).players[0].spent
    assert "WAIT" not in hand(match, 0)
    assert told(match, "wait_spent")[0].seat == 0


# --- bombs ----------------------------------------------------------------------------------------


@clause("BSA-4.10.1", "BSA-4.10.2", "BSA-4.10.3")
def test_between_bombs() -> None:
    match = begin(
        3, "G 3 3 2 2 ^ 1 boom 1 | P0 20 {DYNAMO} stack B | P1 8 stack R spent | P2 9 stack Y | bomb 1 round 4"
    )
    match.state.seen[1] = 0b010
    match.state.notes[1] = ((3, 1, 1, 2),)
    reveal(match, "G B CHICKEN")
    assert told(match, "bomb_ended")[0].scores == (15, 8, 14)
    seen = view(match, 1)
    assert all(wire.exposed == () and wire.up == 0 and wire.seen == () for wire in seen.wires)
    assert all(len(player.hand) == 6 and not player.stack and not player.spent for player in seen.players)
    assert seen.own.booms == (None, None, None, None)
    assert seen.own.notes == ()
    assert (seen.bomb, seen.round, len(seen.plates), seen.turns) == (2, 1, 2, (1, 2, 0))
    assert seen.players[0].tools == ("DYNAMO",)
    assert seen.gains == ((15, 8, 14),)
    assert seen.wreck.wire == "G"
    assert seen.wreck.exposed[0] == (3, 3, 2, 2, 1)


@clause("BSA-4.10.3", "BSA-4.10.4")
def test_the_draft() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | plates B R | P0 20 {DYNAMO}")
    reveal(match, "G CHICKEN CHICKEN")
    first = view(match).display
    assert len(first) == 4
    assert "DYNAMO" not in first
    assert offered(match, 1) == [f"draft {tool}" for tool in first]
    assert offered(match, 0) == []
    play(match, f"P1 draft {first[2]}; P2 draft {first[0]}")
    assert offered(match, 0) == [f"draft {first[1]}", f"draft {first[3]}"]  # one has to be taken
    play(match, f"P0 draft {first[3]}")
    assert tools(match, 0) == {"DYNAMO", first[3]}
    assert view(match).discarded == (first[1],)
    assert (view(match).display, asked(match)[0]) == ((), "select")


@clause("BSA-4.11.1", "BSA-4.11.2")
def test_plates_count_before_division_and_for_nothing_else() -> None:
    match = begin(4, "G 2 ^ 2 1 | plates G G | P2 {CRIMPER} | P3 {DYNAMO}")
    reveal(match, "G G CHICKEN CHICKEN")
    assert (trigger(match, "G"), asked(match)) == (5, ("window_d", (2,)))
    play(match, "P2 use CRIMPER")
    assert scores(match) == [3, 3, 3, 0]  # (1 + 3 + 3) ÷ 2; the chain is 3
    match = begin(3, "G ^ 2 1 | plates G G | P0 {HAMMER}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use HAMMER")
    assert [entry.points for entry in match.state.sheet if entry.cause == "hammer"] == [4]


# --- the end --------------------------------------------------------------------------------------


@clause("BSA-6.1", "BSA-6.3")
def test_the_game_ends_with_the_third_explosion() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | bomb 3 | P0 9 {CRIMPER} | P1 4")
    reveal(match, "G B CHICKEN")
    assert (match.state.phase, match.prompt) == (OVER, None)
    assert (match.outcome.winners, match.outcome.scores) == ((2,), (4.0, 4.0, 5.0))
    assert len(view(match).gains) == 3
    assert log(match)[-1] == "match_ended"


@clause("BSA-6.2")
def test_age_does_not_break_ties_at_the_end() -> None:
    for order in ((0, 1, 2), (2, 1, 0)):
        match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | bomb 3 | P0 9 | P1 4 | P2 1", age_order=order)
        play(reveal(match, "G B WAIT"), "P2 protect Y")
        assert match.outcome.winners == (0, 1, 2)
        assert "Ada, Ben and Cleo share the honours: 4 points each." in words(match, PUBLIC)


@clause("BSA-6.4")
def test_nothing_is_kept_for_a_following_game() -> None:
    match = start(3, "kept")
    random_end(match)
    assert match.outcome.kept == {}
    assert GAME.manners.follow(match.options, {}, ()) == match.options


@clause("BSA-7.26")
def test_bombs_end() -> None:
    longest = 0
    for players in (2, 3, 4, 5):
        for number in range(40):
            match = random_end(start(players, f"long {number}"), Rng(seed_of(f"{players} {number}")))
            longest = max(longest, *(event.round for event in told(match, "cards_revealed")))
    assert longest < 60
