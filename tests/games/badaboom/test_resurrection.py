"""Chapters 2.7 and 4.9: the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.moves import Fine, Staff
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.resurrection import HICCUP, penalty
from lastwire.games.badaboom.rules.talk import Say
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    asked,
    begin,
    boom,
    claim_nothing,
    count,
    english,
    holder,
    kinds,
    legal,
    offered,
    pass_round,
    phase,
    play,
    refused,
    start,
    to_explosion,
)
from tests.games.kit import last

ON = Options(clock="off", resurrection=True)
QUIET = Options(clock="off", resurrection=True, free_chat=False)


def table(
    hands: str, rc: str, seat: int = 0, coins: int = 3, inside: str = "M M M", options: Options = ON, **rest: Any
) -> Match:
    """One seat with a Resurrection card and some coins."""
    seats = hands.count("/") + 1
    penalties = tuple(rc if each == seat else "" for each in range(seats))
    money = tuple(coins if each == seat else 0 for each in range(seats))
    rest = {"phase": "trick1", "coins": money, **rest}
    return begin(hands, inside, options=options, penalties=penalties, **rest)


@clause("GB-2.55", "GB-2.1")
def test_the_cards() -> None:
    judged = "".join(card.judge for card in BOOK.resurrections)
    assert judged == "SSSSSSSQQQQQCCCVVV"
    assert [card.judge for card in BOOK.resurrections] == list(judged)
    assert [card.id for card in BOOK.resurrections] == [f"rc{number:02}" for number in range(1, 19)]


# --- soft restrictions ----------------------------------------------------------------------------


def _costs(match: Match, turn: str, seat: int = 0) -> None:
    """The turn is refused without the fine, costs a coin with it, and cannot be paid by the poor."""
    refused(match, "E_FINE_REQUIRED", turn, "GB-9.19")
    coins = match.state.coins[seat]
    poor = Match.start_from(GAME, match.options, match.seats, match.seed, match.state)
    poor.state.coins[seat] = 0
    assert not legal(poor, f"{turn}!")
    refused(poor, "E_CANNOT_PAY", f"{turn}!", "GB-9.19")
    assert legal(match, f"{turn}!")
    play(match, f"{turn}!")
    assert match.state.coins[seat] == coins - 1
    assert count(match, "fined") == 1


@clause("GB-2.55", "GB-7.82", "GB-4.93")
def test_shaky_paws() -> None:
    match = table("trolls_hide#1 trolls_hide#2 no_way#1/no_way#2/no_way#3", "rc01")
    play(match, "A play trolls_hide#1; B interrupt no_way#2; let")  # cancelled, but played
    _costs(match, "A play trolls_hide#2")
    play(match, "let; round; A no_tinker")
    assert phase(match) == "trick2"
    inter = table("no_way#1 keyhole/take_that#1 trolls_hide#1/no_way#3", "rc01")
    play(inter, "A play keyhole>B; let; A pass; B play take_that#1>B")
    _costs(inter, "A interrupt no_way#1")


@clause("GB-2.55")
def test_afraid_of_ticking() -> None:
    match = table("keyhole/no_way#2/no_way#3", "rc02", inside="goblin_glue", armer=1, phase="tinkering")
    _costs(match, "A tinker keyhole/goblin_glue")
    secure = table("keyhole/no_way#2/no_way#3", "rc02", phase="tinkering")
    assert legal(secure, "A tinker keyhole/M")


@clause("GB-2.55")
def test_allergic_to_brass() -> None:
    match = table("keyhole M/no_way#2/no_way#3", "rc03", phase="tinkering")
    assert legal(match, "A tinker keyhole/M")
    _costs(match, "A tinker M/M")


@clause("GB-2.55", "GB-7.81")
def test_soft_spot() -> None:
    match = table("say_hello#1 no_way#1/give_me_that#1/no_way#3", "rc04")
    assert legal(match, "A play say_hello#1>C")
    _costs(match, "A play say_hello#1>B")
    # Give me that names nobody.
    gives = table("no_way#1/give_me_that#1/no_way#3", "rc04", seat=1)
    play(gives, "A pass")
    assert legal(gives, "B play give_me_that#1")
    chooses = table("take_that#1 no_way#1/ill_handle_this#1/no_way#3", "rc04", seat=1)
    play(chooses, "A play take_that#1>B; B interrupt ill_handle_this#1; let")
    assert asked(chooses) == ("choose", "B")
    _costs(chooses, "B choose C", seat=1)


@clause("GB-2.55")
def test_bad_conscience() -> None:
    match = table("say_hello#1 say_hello#2 no_way#1/no_way#2/no_way#3", "rc05", coins=2)
    match.state.coins[2] = 2
    assert legal(match, "A play say_hello#1>C")  # as rich
    refused(match, "E_FINE_REQUIRED", "A play say_hello#1>B", "GB-9.19")
    play(match, "A play say_hello#1>B!")
    assert match.state.coins[0] == 1


@clause("GB-2.55", "GB-7.81")
def test_restless() -> None:
    match = table("keyhole/no_way#2/no_way#3", "rc06", phase="tinkering")
    _costs(match, "A no_tinker")
    poor = table("keyhole/no_way#2/no_way#3", "rc06", coins=0, phase="tinkering")
    assert offered(poor, "A", "no_tinker") == []
    # A Padlock, or nothing to swap, is no breach.
    locked = table(
        "keyhole/no_way#2/no_way#3", "rc06", inside="goblin_glue", armer=1, active=[("rusty_padlock", 1, -1)]
    )
    pass_round(locked)
    assert (phase(locked), locked.state.coins[0]) == ("trick2", 3)
    # Long tongs are no tinkering phase.
    tongs = table("long_tongs#1 keyhole/no_way#2/no_way#3", "rc06")
    play(tongs, "A play long_tongs#1; let; A no_tinker")
    assert tongs.state.coins[0] == 3


@clause("GB-2.55")
def test_deaf_as_a_post() -> None:
    match = table("no_way#1/take_that#1/no_way#3", "rc07", holder=1)
    play(match, "B play take_that#1>C; C pass")
    _costs(match, "A interrupt no_way#1")


# --- rituals --------------------------------------------------------------------------------------


@clause("GB-2.55", "GB-4.96", "GB-5.1")
def test_blabbermouth() -> None:
    match = table("keyhole no_way#1/no_way#2/no_way#3", "rc08", phase="turn", draw="rummage#1")
    refused(match, "E_NO_SUCH_CARD", "A ritual no_way#2", "GB-4.96")
    refused(match, "E_NO_SUCH_CARD", "A ritual", "GB-4.96")
    play(match, "A ritual keyhole")
    assert english(last(match, "ritual_done", PUBLIC).card.name) == "Peek through the keyhole"
    play(match, "A pass")
    assert match.state.coins[0] == 3
    forgot = table("keyhole no_way#1/no_way#2/no_way#3", "rc08", phase="turn", draw="rummage#1")
    play(forgot, "A pass")
    assert forgot.state.coins[0] == 2
    play(forgot, "B pass; C pass; A no_tinker")
    assert forgot.state.coins[0] == 2  # once in a turn


@clause("GB-2.55", "GB-4.96")
def test_hiccups_are_spent_by_tricks_alone() -> None:
    match = table("trolls_hide#1 trolls_hide#2 no_way#1/no_way#2/no_way#3", "rc09")
    play(match, "A ritual; A ritual; A pass; B pass; C pass; A no_tinker")
    assert match.view(PUBLIC).life.penalties[0].ritual  # a pass does not spend it
    play(match, "A play trolls_hide#1; let")
    assert match.state.coins[0] == 3
    play(match, "A play trolls_hide#2")  # at most one was stored
    assert match.state.coins[0] == 2


@clause("GB-2.55", "GB-4.96")
def test_good_manners() -> None:
    match = table("keyhole no_way#1/no_way#2/no_way#3", "rc10", phase="turn")
    play(match, "A ritual; A pass")
    assert match.state.coins[0] == 3
    forgot = table("keyhole no_way#1/no_way#2/no_way#3", "rc10", phase="turn")
    assert forgot.view(PUBLIC).life.duty == (0,)
    play(forgot, "A play keyhole>B")
    assert (forgot.state.coins[0], len(forgot.state.stack)) == (2, 1)
    # A turn that ends without a decision of his own is no breach.
    robbed = table("M/give_me_that#1/no_way#3", "rc10", phase="turn", draw="dead_rat")
    play(robbed, "B play give_me_that#1; let")
    assert (holder(robbed), robbed.state.coins[0]) == ("B", 3)


@clause("GB-2.55", "GB-4.96")
def test_showman() -> None:
    match = table("keyhole no_way#1/no_way#2/no_way#3", "rc11", phase="tinkering")
    play(match, "A ritual; A no_tinker")
    assert match.state.coins[0] == 3
    forgot = table("keyhole no_way#1/no_way#2/no_way#3", "rc11", phase="tinkering")
    play(forgot, "A tinker keyhole/M")
    assert forgot.state.coins[0] == 2
    tongs = table("long_tongs#1 keyhole/no_way#2/no_way#3", "rc11")
    play(tongs, "A play long_tongs#1; let; A no_tinker")
    assert tongs.state.coins[0] == 3


@clause("GB-2.55", "GB-4.98")
def test_jumpy() -> None:
    match = table("no_way#1/keyhole no_way#2/no_way#3", "rc12", holder=1, inside="M", phase="tinkering")
    play(match, "A ritual")  # before the arming: it does not count
    play(match, "B tinker keyhole/M")
    assert match.view(PUBLIC).life.jumpy == (0,)
    play(match, "A ritual")
    assert match.view(PUBLIC).life.jumpy == ()
    pass_round(match)
    assert match.state.coins[0] == 3
    forgot = table("no_way#1/keyhole no_way#2/no_way#3", "rc12", holder=1, inside="M", phase="tinkering")
    play(forgot, "B tinker keyhole/M; round")
    assert (holder(forgot), forgot.state.coins[0]) == ("C", 2)
    # Nobody had a decision between the arming and the end of the turn.
    sudden = table("M/keyhole/M", "rc12", holder=1, inside="M", phase="tinkering")
    play(sudden, "B tinker keyhole/M")
    assert sudden.state.coins[0] == 3
    # An explosion cancels the duty.
    blown = table("no_way#1/keyhole no_way#2/no_way#3", "rc12", holder=1, inside="M", phase="tinkering", bomb_turns=36)
    play(blown, "B tinker keyhole/M; round")
    assert phase(blown) == "explosion"
    assert blown.state.coins[0] == 3


@clause("GB-4.98")
def test_armed_twice_in_a_turn_the_shriek_stays_due() -> None:
    hands = "M snip_snip/M/long_tongs#1 keyhole"
    match = table(hands, "rc12", seat=1, inside="M dead_rat", holder=0)
    play(match, "A play snip_snip; let")
    play(match, "C pass; A tinker M/dead_rat")  # secured; the shriek is still owed
    assert match.view(PUBLIC).life.jumpy == (1,)
    play(match, "C play long_tongs#1; let; C tinker keyhole/M")  # armed again, and nobody has a Trick left
    assert (holder(match), match.state.armer, match.state.coins[1]) == ("B", 2, 2)


@clause("GB-4.96", "GB-9.1")
def test_no_ritual_without_a_duty() -> None:
    match = table("no_way#1/no_way#2/no_way#3", "rc01")
    refused(match, "E_NOT_ALLOWED_NOW", "A ritual", "GB-4.96")
    refused(match, "E_NOT_ALLOWED_NOW", "B ritual", "GB-4.96")
    blown = to_explosion(table("no_way#1/no_way#2/no_way#3", "rc09", inside="goblin_glue", armer=1, phase="turn"))
    refused(blown, "E_NOT_ALLOWED_NOW", "A ritual", "GB-4.96")


# --- chat -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rc", "good", "bad"),
    [
        ("rc13", "Hello there!", "Yes"),
        ("rc13", "ÖÄÜ", "so"),
        ("rc14", "HELLO, YOU 3!", "HELLo"),
        ("rc14", "ÄÖ", "ÄÖß"),
        ("rc15", "I say: BOOM!", "boom I say"),
        ("rc15", "(boom).", "hello"),
        ("rc15", "Now it goes BOOM !", "BOOM now !"),
        ("rc15", "BOOM \N{COLLISION SYMBOL}\N{VARIATION SELECTOR-16}", "\N{COLLISION SYMBOL}"),
        ("rc15", "Ka-boom, that is: boom...", "KABOOM"),
    ],
)
@clause("GB-2.55", "GB-5.5")
def test_chat_filters(rc: str, good: str, bad: str) -> None:
    match = table("no_way#1/no_way#2/no_way#3", rc)
    match.say(0, Say(good))
    match.say(1, Say(bad))  # another's business
    assert match.state.coins[0] == 3
    match.say(0, Say(bad))
    assert (match.state.coins[0], count(match, "fined")) == (2, 1)
    match.state.coins[0] = 0
    match.say(0, Say(bad))
    assert match.state.coins[0] == 0  # no debts (GB-4.94)


@clause("GB-4.94", "GB-4.93")
def test_no_debts_and_no_breach_while_an_explosion_is_settled() -> None:
    poor = table("trolls_hide#1 no_way#1/no_way#2/no_way#3", "rc09", coins=0)
    play(poor, "A play trolls_hide#1")
    assert (poor.state.coins[0], count(poor, "fined")) == (0, 0)
    blown = to_explosion(table("no_way#1/no_way#2/no_way#3", "rc13", inside="goblin_glue", armer=1, phase="turn"))
    assert blown.state.phase == 4
    blown.say(0, Say("yes"))
    assert blown.state.coins[0] == 3


# --- votes ----------------------------------------------------------------------------------------


@clause("GB-2.55", "GB-4.97")
def test_a_vote() -> None:
    match = table("no_way#1/no_way#2/no_way#3/no_way#4", "rc16")
    play(match, "B accuse A")
    assert match.view(PUBLIC).life.votes == (None, True, None, None)
    assert english(GAME.words.ask(match.view(2), 2), 2) == "Did Ada break the penalty? Vote yes or no."
    refused(match, "E_NOT_ALLOWED_NOW", "C accuse A", "GB-9.20")  # one at a time
    play(match, "C vote yes; D vote no")
    assert (match.state.coins[0], last(match, "vote_ended").outcome) == (2, "breach")
    refused(match, "E_NOT_ALLOWED_NOW", "B accuse A", "GB-9.20")  # once in a turn
    play(match, "C accuse A; D vote no; B vote no")
    assert (match.state.coins[0], last(match, "vote_ended").outcome) == (2, "no_breach")


@clause("GB-4.97", "GB-4.110")
def test_silence_abstains() -> None:
    match = table("no_way#1/no_way#2/no_way#3/no_way#4", "rc17")
    play(match, "B accuse A; C vote no")
    assert [timer.id for timer in GAME.timers(match.state)] == ["beat", "vote"]
    match.play(CLOCK, Expire("vote"), 20_500)
    assert (match.state.coins[0], last(match, "vote_ended").outcome) == (3, "no_breach")  # 1 : 1
    play(match, "C accuse A")
    match.play(CLOCK, Expire("vote"), 45_000)
    assert match.state.coins[0] == 2


@clause("GB-4.97")
def test_what_cancels_a_vote() -> None:
    blown = table("no_way#1/no_way#2/no_way#3", "rc18", inside="goblin_glue", armer=1, phase="turn")
    play(blown, "B accuse A")
    to_explosion(blown)
    assert last(blown, "vote_ended").outcome == "cancelled"
    bought = table("no_way#1/no_way#2/no_way#3", "rc18")
    play(bought, "B accuse A; A buy_off")
    assert (bought.state.coins[0], last(bought, "vote_ended").outcome) == (1, "cancelled")
    staffed = table("no_way#1/no_way#2/no_way#3", "rc18")
    play(staffed, "B accuse A")
    staffed.play(TABLE, Staff(2, True))  # two people are too few to judge
    assert last(staffed, "vote_ended").outcome == "cancelled"
    last_one = table("no_way#1/no_way#2/no_way#3/no_way#4", "rc18")
    play(last_one, "B accuse A; C vote no")
    last_one.play(TABLE, Staff(3, True))  # the last who had not voted
    assert last(last_one, "vote_ended").outcome == "no_breach"


@clause("GB-2.56", "GB-4.112", "GB-9.20")
def test_what_cannot_be_judged_works_as_hiccups() -> None:
    match = table("trolls_hide#1 no_way#1/no_way#2/no_way#3", "rc16")
    assert penalty(match.state, BOOK, 0) is not HICCUP
    match.play(TABLE, Staff(1, True))
    assert penalty(match.state, BOOK, 0) is HICCUP  # fewer than three people
    refused(match, "E_NOT_ALLOWED_NOW", "C accuse A", "GB-9.20")
    play(match, "A play trolls_hide#1")
    assert match.state.coins[0] == 2
    match.play(TABLE, Staff(1, False))
    assert penalty(match.state, BOOK, 0) is not HICCUP
    assert penalty(table("no_way#1/no_way#2/no_way#3", "rc13", options=QUIET).state, BOOK, 0) is HICCUP
    bot = table("no_way#1/no_way#2/no_way#3", "rc14")
    bot.play(TABLE, Staff(0, True))
    assert penalty(bot.state, BOOK, 0) is HICCUP
    assert bot.view(PUBLIC).life.penalties[0].card == 13  # it keeps its name


# --- getting and losing cards ---------------------------------------------------------------------


@clause("GB-4.90", "GB-4.91", "GB-4.92", "GB-7.80")
def test_the_killed_draw() -> None:
    match = begin(
        "no_way#1/no_way#2/no_way#3/no_way#4",
        "bag_of_nails",
        armer=1,
        options=ON,
        penalties=("", "", "rc01", ""),
    )
    pile = match.state.life.pile[:]
    boom(match)
    life = match.state.life
    assert life is not None
    # A, B and D died; B is the new holder and draws first.
    assert [life.cards[seat] for seat in (1, 3, 0)] == [pile[-1], pile[-2], pile[-3]]
    assert (life.cards[2], life.discard) == (-1, [0])
    off = boom(begin("no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1))
    assert off.state.life is None
    refused(off, "E_NOT_ALLOWED_NOW", "A buy_off", "GB-9.18")


@clause("GB-4.92")
def test_an_empty_resurrection_pile_is_shuffled_anew() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1, options=ON)
    life = match.state.life
    assert life is not None
    life.discard, life.pile = life.pile, []
    boom(match)
    after = match.state.life
    assert after is not None
    assert (len(after.pile), after.discard) == (17, [])
    assert after.cards[0] >= 0


@clause("GB-4.95", "GB-7.83", "GB-9.18")
def test_buying_off() -> None:
    match = table("trolls_hide#1 no_way#1/no_way#2/no_way#3", "rc01", coins=2)
    number = match.prompt.id  # type: ignore[union-attr]
    play(match, "A buy_off")
    assert (match.state.coins[0], asked(match)) == (0, ("trick", "A"))
    assert match.prompt.id > number  # type: ignore[union-attr]
    poor = table("no_way#1/no_way#2/no_way#3", "rc01", coins=1)
    refused(poor, "E_NOT_ALLOWED_NOW", "A buy_off", "GB-9.18")
    unasked = table("no_way#1/no_way#2/no_way#3", "rc01", seat=2)
    assert "buy_off" in kinds(unasked, "C")
    blown = to_explosion(table("no_way#1/no_way#2/no_way#3", "rc01", inside="goblin_glue", armer=1, phase="turn"))
    refused(blown, "E_NOT_ALLOWED_NOW", "A buy_off", "GB-9.18")
    claim_nothing(blown)


@clause("GB-7.83", "GB-4.93")
def test_a_fine_leaves_the_poll_as_it_is() -> None:
    """What is offered changes with the coins: a second fine could not be paid."""
    match = table("say_hello#1 no_way#1/no_way#2/no_way#3", "rc04", coins=1)
    asks, wait = asked(match), match.state.prompt_t
    assert legal(match, "A play say_hello#1>B!")
    match.play(TABLE, Fine(0), 5_000)
    assert (match.state.coins[0], asked(match), match.state.prompt_t) == (0, asks, wait)
    refused(match, "E_CANNOT_PAY", "A play say_hello#1>B!", "GB-9.19")
    assert legal(match, "A play say_hello#1>C")
    # The same while others judge whoever is asked.
    match = table("no_way#1/no_way#2/no_way#3", "rc16")
    play(match, "B accuse A; C vote yes")
    assert (match.state.coins[0], asked(match)) == (2, ("trick", "A"))
    play(match, "A pass")


@clause("GB-7.71", "GB-6.4")
def test_a_fine_can_break_a_tie_or_undo_it() -> None:
    """In sudden death the end check takes the coins as they are by then."""
    hands = "no_way#1/trolls_hide#1 no_way#2/no_way#3"
    level = begin(
        hands, "goblin_glue", armer=0, coins=(10, 10, 2), options=ON, penalties=("", "rc09", ""), phase="trick2"
    )
    play(level, "A pass; B play trolls_hide#1; let")  # B forgot to hiccup
    assert level.state.coins == [10, 9, 2]
    boom(level)  # A dies and earns nothing, B and C survive
    assert (level.state.coins, level.outcome, level.state.continuations) == ([10, 10, 3], None, 1)
    paid = begin(
        hands, "dead_rat", holder=2, armer=0, coins=(9, 9, 9), options=ON, penalties=("", "rc09", ""), phase="trick2"
    )
    play(paid, "C pass; A pass; B play trolls_hide#1; let")
    assert boom(paid).outcome is not None
    assert (paid.state.coins, paid.outcome.winners) == ([9, 9, 11], (2,))  # type: ignore[union-attr]
    below = begin(
        hands, "bag_of_nails", armer=0, coins=(10, 10, 2), options=ON, penalties=("rc13", "rc14", ""), phase="trick2"
    )
    below.play(TABLE, Fine(0))
    below.play(TABLE, Fine(1))
    boom(below)  # all die: nobody has ten any more
    assert (below.state.coins, below.outcome, below.state.continuations) == ([9, 9, 2], None, 0)


@clause("GB-9.20")
def test_votes_out_of_place() -> None:
    match = table("no_way#1/no_way#2/no_way#3/no_way#4", "rc16")
    for turn in ("B vote yes", "A accuse A", "B accuse C"):
        refused(match, "E_NOT_ALLOWED_NOW", turn, "GB-9.20")
    play(match, "B accuse A; C vote yes")
    for turn in ("A vote no", "B vote no", "C vote no"):
        refused(match, "E_NOT_ALLOWED_NOW", turn, "GB-9.20")


def test_only_the_table_fines_for_chat() -> None:
    match = table("no_way#1/no_way#2/no_way#3", "rc13")
    refused(match, "E_NOT_YOUR_DECISION", (1, Fine(0)), "GB-9.1")
    plain = start(3)
    refused(plain, "E_NOT_ALLOWED_NOW", (TABLE, Fine(0)), "GB-4.93")
