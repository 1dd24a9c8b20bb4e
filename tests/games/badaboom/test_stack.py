"""Chapter 4.3: interrupts and the stack, and what the rulings say about them."""

from __future__ import annotations

from lastwire.engine.types import PUBLIC
from lastwire.games.badaboom.rules.view import Laid
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    active,
    asked,
    begin,
    card,
    contents,
    count,
    english,
    hand,
    holder,
    kinds,
    legal,
    let,
    offered,
    play,
    refused,
)
from tests.games.kit import last


@clause("GB-4.30", "GB-4.31", "GB-4.38", "GB-5.4")
def test_nothing_happens_before_all_have_passed() -> None:
    match = begin("keyhole no_way#1/no_way#2 dead_rat/no_way#3/", phase="trick1", draw="take_that#1")
    play(match, "A play keyhole>B")
    assert count(match, "peeked") == 0
    view = match.view(PUBLIC)
    assert view.stack == (Laid(card("keyhole"), 0, 1),)
    assert kinds(match, "B") == {"pass"} | {"interrupt"}
    assert let(match) == ["B", "C"]  # not the controller, and nobody without a Trick
    assert count(match, "peeked") == 1
    told = last(match, "peeked", 0)
    assert {english(named.name) for named in told.hand} == {"No way! #2", "Dead rat"}
    assert last(match, "peeked", 1).hand is None
    cancelled = begin("keyhole no_way#1/no_way#2/no_way#3", phase="trick1")
    play(cancelled, "A play keyhole>B; B interrupt no_way#2; let")
    assert count(cancelled, "peeked") == 0


@clause("GB-4.30", "GB-4.32", "GB-7.7")
def test_only_interrupts_answer() -> None:
    match = begin("take_that#1/trolls_hide#1 no_way#1/no_way#2", phase="trick1")
    play(match, "A play take_that#1>C")
    refused(match, "E_WRONG_KIND", "B interrupt trolls_hide#1", "GB-9.4")
    refused(match, "E_NOT_YOUR_DECISION", "B play trolls_hide#1", "GB-9.1")
    # And interrupts answer nothing but a card on the stack.
    window = begin("no_way#1/no_way#2/no_way#3", phase="trick1", active=[("trolls_hide#1", 1, -1)])
    refused(window, "E_WRONG_KIND", "A play no_way#1", "GB-9.4")
    refused(window, "E_NOT_YOUR_DECISION", "A interrupt no_way#1", "GB-9.1")


@clause("GB-4.33", "GB-4.34", "GB-7.4")
def test_interrupts_on_interrupts() -> None:
    match = begin("give_it_a_shot#3 no_way#1 keyhole/no_way#2 no_way#3/no_way#4", phase="trick1")
    play(match, "A play give_it_a_shot#3>C; B interrupt no_way#2; A interrupt no_way#1; B interrupt no_way#3")
    play(match, "A pass; C pass")
    # B's second No way! stops A's; B's first is on top again, and gets a fresh round.
    assert [frame[0] for frame in match.state.stack] == [card("give_it_a_shot#3"), card("no_way#2")]
    assert asked(match) == ("interrupt", "A")
    play(match, "A pass; C interrupt no_way#4; let")
    # C stops B's: the shot is saved, and could be answered once more; nobody has anything left.
    assert holder(match) == "C"


@clause("GB-4.35", "GB-7.6", "GB-9.10")
def test_nobody_interrupts_his_own_card() -> None:
    match = begin("take_that#1 no_way#1/ill_handle_this#1 take_that#2/no_way#2", phase="trick1")
    play(match, "A play take_that#1>C")
    refused(match, "E_NOT_YOUR_DECISION", "A interrupt no_way#1", "GB-9.1")
    play(match, "B interrupt ill_handle_this#1; let; B choose B")
    # It is B's now: A may.
    assert asked(match) == ("interrupt", "A")
    assert legal(match, "A interrupt no_way#1")
    play(match, "A pass; C pass")
    assert holder(match) == "B"


@clause("GB-4.36", "GB-7.9")
def test_taking_over_with_a_choice() -> None:
    match = begin("bomb_on_a_stick#1 take_that#1/ill_handle_this#1 no_way#1/no_way#2/no_way#3", phase="trick2")
    play(match, "A play bomb_on_a_stick#1>D; B interrupt ill_handle_this#1; let")
    assert offered(match, "B", "choose") == ["choose A", "choose C", "choose D"]
    play(match, "B choose A; let")
    assert match.state.active == [(card("bomb_on_a_stick#1"), 1, 0)]
    # Take that: still the neighbours of the holder.
    match = begin("take_that#1/no_way#1/ill_handle_this#1/no_way#2", phase="trick2")
    play(match, "A play take_that#1>B; B pass; C interrupt ill_handle_this#1; let")
    assert offered(match, "C", "choose") == ["choose B", "choose D"]
    # Nothing to choose: only the owner changes.
    match = begin("damp_fuse take_that#1/ill_handle_this#1/no_way#2", phase="trick2")
    play(match, "A play damp_fuse; B interrupt ill_handle_this#1; let")
    assert match.state.active == [(card("damp_fuse"), 1, -1)]


@clause("GB-4.36")
def test_a_single_option_and_none() -> None:
    # Only A has cards left when B chooses anew: no question.
    match = begin("sticky_fingers#1 take_that#1/ill_handle_this#1/", phase="trick1")
    play(match, "A play sticky_fingers#1>B; B interrupt ill_handle_this#1; let")
    assert last(match, "player_chosen").forced
    assert hand(match, "B") == {"take_that#1"}
    # Nobody has: it fizzles.
    match = begin("slippery_floor/ill_handle_this#1/", phase="trick1")
    play(match, "A play slippery_floor>B; B interrupt ill_handle_this#1")
    assert count(match, "trick_fizzled") == 1
    assert match.state.discard >> card("slippery_floor") & 1


@clause("GB-4.36", "GB-7.5", "GB-9.10")
def test_taking_interrupts_over() -> None:
    match = begin("take_that#1 ill_handle_this#2/no_way#1 ill_handle_this#1/ill_handle_this#3 no_way#2", phase="trick1")
    play(match, "A play take_that#1>C; B interrupt no_way#1")
    refused(match, "E_WRONG_TARGET", "A interrupt ill_handle_this#2", "GB-9.10")
    assert legal(match, "A pass")
    # On another take-over it is allowed: the last one gets what it takes over.
    match = begin("take_that#1 no_way#3/ill_handle_this#1/ill_handle_this#3 no_way#2", phase="trick1")
    play(match, "A play take_that#1>C; B interrupt ill_handle_this#1; A pass; C interrupt ill_handle_this#3; let")
    # B's interrupt is C's now; when it resolves, Take that is.
    assert asked(match) == ("choose", "C")
    play(match, "C choose B; let")
    assert holder(match) == "B"
    # And on Finders keepers: the keeper changes.
    match = begin("take_that#1 ill_handle_this#1/finders_keepers/no_way#2", phase="trick1")
    play(match, "A play take_that#1>C; B interrupt finders_keepers; A interrupt ill_handle_this#1; let")
    assert "take_that#1" in hand(match, "A")


@clause("GB-4.37", "GB-7.15")
def test_a_cancelled_card_never_was() -> None:
    match = begin("trolls_hide#1 take_that#1 keyhole/no_way#1 no_way#2/take_that#2", phase="trick2")
    play(match, "A play trolls_hide#1; B interrupt no_way#1; let")
    assert active(match) == set()
    assert asked(match) == ("trick", "A")
    play(match, "A play take_that#1>B; B interrupt no_way#2; let")
    assert (holder(match), asked(match)) == ("A", ("trick", "A"))


@clause("GB-7.10")
def test_taking_over_tricks_on_the_bomb() -> None:
    match = begin("no_way#1/snip_snip no_way#2/ill_handle_this#1", "M goblin_glue", phase="trick1")
    play(match, "A pass; B play snip_snip; A pass; C interrupt ill_handle_this#1; let")
    assert (match.state.mechs, match.state.armer) == ([0, 0, 1], 2)
    match = begin("no_way#1/long_tongs#1 no_way#2/ill_handle_this#1 keyhole", "M goblin_glue", phase="trick1")
    play(match, "A pass; B play long_tongs#1; A pass; C interrupt ill_handle_this#1; let")
    assert asked(match) == ("tongs", "C")
    play(match, "C tinker keyhole/M")
    assert (match.state.armer, match.state.mechs, contents(match)[1]) == (2, [0, 0, 1], {"goblin_glue", "keyhole"})
    match = begin("no_way#1/spare_part/ill_handle_this#1 keyhole", "goblin_glue", armer=0, phase="trick1")
    play(match, "A pass; B play spare_part; A pass; C interrupt ill_handle_this#1; let")
    assert last(match, "bomb_secured").seat == 2


@clause("GB-7.11")
def test_a_hand_that_became_empty() -> None:
    match = begin("sticky_fingers#1 no_way#2/no_way#1/no_way#3", phase="trick1")
    play(match, "A play sticky_fingers#1>B; B interrupt no_way#1; A interrupt no_way#2; let")
    assert count(match, "trick_fizzled") == 1
    match = begin("slippery_floor no_way#2/no_way#1 keyhole/no_way#3", phase="trick1")
    play(match, "A play slippery_floor>B; B interrupt no_way#1; A interrupt no_way#2; let")
    assert hand(match, "B") == set()
    # Long tongs without a card left: a look, and no decision.
    match = begin("long_tongs#1 no_way#2/no_way#1/no_way#3", phase="trick1", holder=2)
    play(match, "C pass; A play long_tongs#1; C pass; B interrupt no_way#1; C pass; A interrupt no_way#2; let")
    assert count(match, "contents_seen") == 1
    assert asked(match)[0] == "trick"


@clause("GB-7.12", "GB-2.4")
def test_a_card_that_resolves_is_nowhere_else() -> None:
    # Nothing else to draw: Rummage cannot draw itself.
    match = begin(_all_but("rummage#1"), draw=None, discard="", phase="trick1")
    match.state.discard = 0
    cards = match.state.hands[2]
    assert cards
    play(match, "A play rummage#1; let")
    assert count(match, "nothing_drawn") == 2
    assert match.state.discard >> card("rummage#1") & 1


def _all_but(*mine: str) -> str:
    from lastwire.games.badaboom.rules.book import BOOK

    rest = [f"{each.id}#{each.copy}" for each in BOOK.cards[1:] if f"{each.id}#{each.copy}" not in mine]
    return f"{' '.join(mine)}//{' '.join(rest)}"


@clause("GB-7.16")
def test_goblin_glue() -> None:
    match = begin(
        "take_that#1 M/give_me_that#1 spare_part/no_way#1",
        "keyhole",
        armer=2,
        phase="trick1",
        active=[("goblin_glue", 2, -1)],
    )
    refused(match, "E_NOT_ALLOWED_NOW", "A play take_that#1>B", "GB-9.7")
    play(match, "A pass; B play spare_part; let")
    assert active(match) == set()
    assert legal(match, "A play take_that#1>B")  # at once


def fates(match):
    return [(fate.works, fate.controller) for fate in match.view(PUBLIC).fates]


@clause("GB-4.33", "GB-4.36")
def test_everybody_sees_what_becomes_of_the_stack_if_nobody_answers() -> None:
    hands = "give_it_a_shot#1/no_way#1/ill_handle_this#1 no_way#2/no_way#3"
    match = begin(hands, phase="trick1", holder=0)
    assert fates(match) == []
    play(match, "A play give_it_a_shot#1>B")
    assert fates(match) == [(True, 0)]
    play(match, "B pass; C interrupt ill_handle_this#1")
    assert fates(match) == [(True, 2), (True, 2)]
    play(match, "B interrupt no_way#1")
    assert fates(match) == [(True, 0), (False, 2), (True, 1)]
    play(match, "C interrupt no_way#2")
    assert fates(match) == [(True, 2), (True, 2), (False, 1), (True, 2)]
