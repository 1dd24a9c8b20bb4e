"""Chapters 4.0 to 4.2 and 4.6: the turn, drawing, trick windows and passing."""

from __future__ import annotations

from lastwire.engine.types import PUBLIC
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.options import Options
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    active,
    asked,
    begin,
    boom,
    card,
    contents,
    count,
    hand,
    holder,
    kinds,
    legal,
    let,
    pass_round,
    phase,
    play,
    refused,
    to_explosion,
)
from tests.games.kit import last

THREE = "no_way#1/no_way#2/no_way#3"


@clause("GB-4.1", "GB-4.2", "GB-1.6")
def test_the_phases_in_order() -> None:
    match = begin(THREE, draw="keyhole")
    assert (phase(match), match.state.drawn, match.state.bomb_turns) == ("trick1", card("keyhole"), 1)
    pass_round(match)
    assert (phase(match), asked(match)) == ("tinkering", ("tinker", "A"))
    play(match, "A tinker keyhole/M")
    assert phase(match) == "trick2"
    pass_round(match)
    assert (holder(match), match.state.turn, match.state.bomb_turns, phase(match)) == ("B", 2, 2, "trick1")


@clause("GB-4.3")
def test_secure_for_a_moment_is_remembered() -> None:
    match = begin("M no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1, phase="tinkering")
    assert not match.state.was_secure
    play(match, "A tinker M/goblin_glue")
    assert match.state.was_secure


@clause("GB-4.4", "GB-5.1")
def test_who_looks_into_the_bomb() -> None:
    match = begin(THREE, "M keyhole dead_rat")
    assert match.view(0).contents == (0, card("dead_rat"), card("keyhole"))
    for viewer in (1, 2, PUBLIC):
        view = match.view(viewer)
        assert view.contents is None
        assert (view.inside.mechanisms, view.inside.gadgets, view.inside.tricks) == (1, 1, 1)


@clause("GB-4.10", "GB-4.11", "GB-4.12", "GB-7.37")
def test_drawing() -> None:
    secure = begin(THREE, draw="keyhole")
    assert "keyhole" in hand(secure, "A")
    armed = begin(THREE, "goblin_glue", armer=1, draw="keyhole")
    assert (hand(armed, "A"), armed.state.closed) == ({"no_way#1"}, True)
    alarm = begin(THREE, "goblin_glue", armer=1, draw="keyhole", bomb="bomb_gnome_alarm")
    assert ("keyhole" in hand(alarm, "A"), alarm.state.closed) == (True, False)
    many = " ".join(f"{name}#{copy}" for name in ("give_me_that", "no_way") for copy in (1, 2, 3, 4))
    assert begin(f"{many}/take_that#1/take_that#2", draw="keyhole").state.hands[0].bit_count() == 9


@clause("GB-4.13")
def test_cards_draw_while_the_pile_is_closed() -> None:
    match = begin(
        "rummage#1 no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1, phase="trick1", draw="keyhole take_that#1"
    )
    play(match, "A play rummage#1; let")
    assert hand(match, "A") == {"no_way#1", "keyhole", "take_that#1"}


@clause("GB-4.14", "GB-5.2", "GB-7.62")
def test_an_empty_pile_is_shuffled_anew() -> None:
    everything = {f"{each.id}#{each.copy}" for each in _cards()}
    rest = everything - {"keyhole#1", "no_way#1", "no_way#2", "no_way#3", "take_that#1", "take_that#2"}
    match = begin(
        f"no_way#1/no_way#2/no_way#3 {' '.join(sorted(rest))}", draw="keyhole", discard="take_that#1 take_that#2"
    )
    assert "keyhole" in hand(match, "A")
    # The last card was drawn: what was discarded is the draw pile now, one card of it in the open.
    assert (len(match.state.pile), match.state.discard) == (2, 0)
    assert match.view(PUBLIC).top in (card("take_that#1"), card("take_that#2"))


def _cards():
    from lastwire.games.badaboom.rules.book import BOOK

    return BOOK.cards[1:]


@clause("GB-4.20", "GB-4.22", "GB-4.24", "GB-4.25", "GB-7.1", "GB-7.2", "GB-7.90")
def test_polling() -> None:
    match = begin("no_way#1/M dead_rat/no_way#3/", holder=2, phase="trick1", active=[("widdershins#1", 0, -1)])
    # Clockwise from the holder, whatever the direction; B and D have no Trick.
    assert pass_round(match) == ["C", "A"]
    assert phase(match) == "tinkering"


@clause("GB-4.25", "GB-5.3")
def test_being_polled_tells_nothing() -> None:
    # Neither can play anything now; both are asked all the same.
    match = begin("no_way#1/butterfingers/rusty_padlock", phase="trick1")
    assert pass_round(match) == ["A", "B", "C"]


@clause("GB-4.20", "GB-4.21", "GB-2.42", "GB-7.14")
def test_any_number_of_tricks_in_both_phases() -> None:
    match = begin("trolls_hide#1 trolls_hide#2 widdershins#1 no_way#1/no_way#2/no_way#3", phase="trick1")
    play(match, "A play trolls_hide#1; let; A play widdershins#1; let; round; A no_tinker")
    assert phase(match) == "trick2"
    play(match, "A play trolls_hide#2; let")
    assert active(match) == {"trolls_hide#1", "trolls_hide#2", "widdershins#1"}
    pass_round(match)
    # Nothing could explode: the temporary ones were wasted.
    assert active(match) == {"widdershins#1"}


@clause("GB-4.21", "GB-7.13", "GB-9.17")
def test_the_loop_guard() -> None:
    match = begin("trolls_hide#1 rummage#1 no_way#1/no_way#2 finders_keepers/no_way#3", phase="trick1", draw=None)
    play(match, "A play rummage#1; let")
    play(match, "A play trolls_hide#1; B interrupt finders_keepers; let")
    assert "trolls_hide#1" in hand(match, "B")
    state = match.state
    state.hands[0] |= 1 << card("trolls_hide#1")
    state.hands[1] &= ~(1 << card("trolls_hide#1"))
    refused(match, "E_ALREADY_PLAYED", "A play trolls_hide#1", "GB-9.17")
    play(match, "round; A no_tinker")
    assert legal(match, "A play trolls_hide#1")  # a new trick phase


@clause("GB-4.26", "GB-7.15", "GB-7.21", "GB-4.65")
def test_a_forced_pass_ends_the_phase() -> None:
    match = begin("no_way#1/give_me_that#1 give_me_that#2/take_that#1", "goblin_glue", armer=2, phase="trick1")
    play(match, "A pass; B play give_me_that#1; let")
    # No tinkering, no second trick phase, no explosion.
    assert (holder(match), phase(match), count(match, "exploded"), count(match, "not_tinkered")) == (
        "B",
        "trick1",
        0,
        0,
    )
    match = begin("no_way#1/give_me_that#1/take_that#1", "goblin_glue", armer=2, phase="trick2")
    play(match, "A pass; B play give_me_that#1; let")
    assert (holder(match), count(match, "exploded")) == ("B", 0)


@clause("GB-4.27", "GB-4.67")
def test_where_a_trick_goes() -> None:
    match = begin("trolls_hide#1 rummage#1 old_switcheroo no_way#1/no_way#2/no_way#3", phase="trick1")
    play(match, "A play rummage#1; let; A play trolls_hide#1; let")
    assert match.state.discard >> card("rummage#1") & 1
    assert match.state.active == [(card("trolls_hide#1"), 0, -1)]
    play(match, "A play old_switcheroo>B; let")
    assert match.state.active == [(card("trolls_hide#1"), 0, -1)]  # it stays, whatever happens to the hand
    assert hand(match, "A") == {"no_way#2"}


@clause("GB-4.60", "GB-4.61", "GB-7.30", "GB-7.31")
def test_armed_during_the_whole_turn() -> None:
    explodes = begin(THREE, "goblin_glue", armer=1)
    assert to_explosion(explodes).state.phase == 4
    # Armed in this very turn: not yet, but in the next.
    fresh = begin("keyhole no_way#1/no_way#2/no_way#3", "M", phase="tinkering")
    play(fresh, "A tinker keyhole/M; round")
    assert (holder(fresh), count(fresh, "exploded")) == ("B", 0)
    assert to_explosion(fresh).state.phase == 4
    # Secured and armed again: not in this turn.
    again = begin("spare_part keyhole no_way#1/no_way#2/no_way#3", "goblin_glue", armer=2, phase="trick1")
    play(again, "A play spare_part; let; round; A tinker keyhole/M; round")
    assert (holder(again), again.state.armer) == ("B", 0)
    # Armed by a bystander in trick phase 1: the holder keeps his tinkering phase.
    snip = begin("M no_way#1/snip_snip no_way#2/no_way#3", "M goblin_glue", phase="trick1")
    play(snip, "A pass; B play snip_snip; let; round")
    assert (asked(snip), snip.state.armer) == (("tinker", "A"), 1)
    play(snip, "A tinker M/goblin_glue; round")
    assert count(snip, "exploded") == 0


@clause("GB-4.62")
def test_unstable() -> None:
    match = begin("damp_fuse take_that#1 no_way#1/no_way#2/no_way#3", bomb_turns=36)
    assert last(begin(THREE, bomb_turns=33), "match_started").seats == 3
    assert begin(THREE, bomb_turns=33).view(PUBLIC).warning
    assert not begin(THREE, bomb_turns=32).view(PUBLIC).warning
    for trick in ("damp_fuse", "take_that#1>B"):
        refused(match, "E_NOT_ALLOWED_NOW", f"A play {trick}", "GB-9.7")
    assert to_explosion(match).state.phase == 4  # a secure Bomb
    off = begin(THREE, bomb_turns=400, options=Options(clock="off", unstable=False))
    to_explosion(off)
    assert (holder(off), count(off, "exploded")) == ("B", 0)
    armed = begin("keyhole no_way#1/no_way#2/no_way#3", "M", bomb_turns=36)
    play(armed, "round; A tinker keyhole/M; round")
    assert count(armed, "exploded") == 1  # armed only in this turn


@clause("GB-4.66", "GB-7.23")
def test_how_long_tricks_last() -> None:
    laid = [("say_hello#1", 0, 1), ("widdershins#1", 0, -1), ("painted_bullseye#1", 2, 1)]
    match = begin("no_way#1 M/no_way#2/no_way#3", "goblin_glue", armer=1, phase="tinkering", active=laid)
    play(match, "A tinker M/goblin_glue")
    assert active(match) == {"say_hello#1"}  # securing takes the permanent ones
    pass_round(match)
    assert (active(match), holder(match)) == (set(), "B")  # so the pass is clockwise again
    match = begin(THREE, "dead_rat", armer=1, active=laid)
    boom(match)
    assert active(match) == set()


@clause("GB-7.24", "GB-4.79")
def test_after_an_explosion_the_left_neighbour_begins() -> None:
    match = boom(begin(THREE, "goblin_glue", holder=1, armer=0, active=[("widdershins#1", 0, -1)]))
    assert (holder(match), GAME.view(match.state, 0).direction) == ("C", 1)


@clause("GB-4.65", "GB-7.2")
def test_direction() -> None:
    match = begin(THREE, phase="trick2", active=[("widdershins#1", 1, -1)])
    assert match.view(PUBLIC).direction == -1
    pass_round(match)
    assert holder(match) == "C"


@clause("GB-4.40", "GB-4.100", "GB-2.22", "GB-1.5")
def test_what_is_offered_when() -> None:
    match = begin("take_that#1 M dead_rat/no_way#2/no_way#3", phase="trick1")
    assert kinds(match, "A") == {"pass", "play"}
    assert kinds(match, "B") == {"preset"}
    play(match, "A play take_that#1>B")
    assert kinds(match, "B") == {"pass", "interrupt"}
    let(match)
    match = begin("take_that#1 M/no_way#2/no_way#3", phase="tinkering")
    assert kinds(match, "A") == {"tinker", "no_tinker"}


@clause("GB-7.90", "GB-4.40")
def test_a_holder_without_cards() -> None:
    match = begin("/no_way#2/no_way#3", phase="trick1")
    pass_round(match)
    assert (phase(match), contents(match)[0]) == ("trick2", 3)
