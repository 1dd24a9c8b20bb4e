"""Chapter 8: the worked scenarios, under their numbers."""

from __future__ import annotations

from lastwire.engine.match import Match
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.state import mask_of
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    active,
    asked,
    begin,
    boom,
    card,
    claim_nothing,
    contents,
    count,
    english,
    hand,
    holder,
    kinds,
    legal,
    let,
    mechs,
    pass_round,
    phase,
    play,
    refused,
    to_explosion,
)
from tests.games.kit import last

STORY = (
    "trolls_hide#1 goblin_glue rummage#2 take_that#3"
    "/give_it_a_shot#1 give_me_that#3 marbles long_tongs#1"
    "/take_that#2 bomb_on_a_stick#1 finders_keepers spare_part"
    "/give_me_that#4 give_it_a_shot#3 dead_rat no_way#1"
    "/ill_handle_this#1 sticky_fingers#1 butterfingers keyhole"
)
DRAW = "cooking_pot_helmet snip_snip tied_bootlaces say_hello#2"


def _one() -> Match:
    match = begin(STORY, draw=DRAW)
    assert "cooking_pot_helmet" in hand(match, "A")
    assert pass_round(match) == list("ABCDE")
    play(match, "A tinker goblin_glue/M")
    assert pass_round(match) == list("ABCDE")
    assert (holder(match), "snip_snip" in hand(match, "B")) == ("B", True)
    play(match, "B pass; C pass; D play give_me_that#4")
    assert let(match) == ["B", "C", "E", "A"]
    assert holder(match) == "D"
    play(match, "round; D tinker tied_bootlaces/M; D play give_it_a_shot#3>D; let")
    return match


def _two() -> Match:
    match = _one()
    assert "say_hello#2" in hand(match, "D")
    play(match, "round; D tinker dead_rat/M")
    return match


def _three() -> Match:
    match = _two()
    play(match, "D pass; E pass; A pass; B pass; C play take_that#2>C; D interrupt no_way#1; let")
    play(match, "D pass; E pass; A pass; B play give_it_a_shot#1>B; D pass; E interrupt ill_handle_this#1; let")
    play(match, "E choose C; let")
    return match


@clause("GB-8.1", "GB-4.1", "GB-4.26", "GB-7.20")
def test_1_turn_order() -> None:
    match = _one()
    # D passed to himself: a new turn of his, in which the visible card has just been drawn.
    assert (holder(match), match.state.turn, phase(match)) == ("D", 4, "trick1")
    assert contents(match) == (1, {"goblin_glue", "tied_bootlaces"})
    assert hand(match, "D") == {"dead_rat", "no_way#1", "say_hello#2"}
    assert mechs(match) == [1, 0, 0, 1, 0]
    assert match.state.discard == mask_of([card("give_me_that#4"), card("give_it_a_shot#3")])
    assert not match.state.armed_at_start


@clause("GB-8.2", "GB-4.51", "GB-4.53", "GB-4.36", "GB-4.37")
def test_2_arming_and_interrupts() -> None:
    match = _two()
    assert contents(match) == (0, {"goblin_glue", "tied_bootlaces", "dead_rat"})
    assert (match.state.closed, match.state.armer) == (True, 3)
    told = last(match, "armed_announced")
    assert (english(told.gadget.name), told.holder, told.passed, told.hit) == ("Dead rat", 4, True, (0,))
    assert match.view(-1).danger_next == (0,)  # a normal pass to E would endanger A
    play(match, "D pass; E pass; A pass; B pass; C play take_that#2>C")
    assert asked(match) == ("interrupt", "D")
    play(match, "D interrupt no_way#1")
    assert let(match) == ["E", "A", "B", "C"]
    assert asked(match) == ("trick", "D")  # the phase goes on, from the holder
    play(match, "D pass; E pass; A pass; B play give_it_a_shot#1>B; D pass; E interrupt ill_handle_this#1")
    for seat in "DABC":
        assert asked(match) == ("interrupt", seat)
        play(match, f"{seat} pass")
    assert asked(match) == ("choose", "E")
    play(match, "E choose C")
    assert let(match) == ["D", "A", "B", "C"]
    assert (holder(match), match.state.armer) == ("C", 3)
    assert hand(match, "D") == {"say_hello#2"}
    assert mechs(match)[3] == 2


def _four() -> Match:
    match = _three()
    play(match, "round; C no_tinker; C pass; D play say_hello#2>C; let")
    assert match.view(-1).danger == (2, 3)
    play(match, "C play bomb_on_a_stick#1>B; let")
    assert match.view(-1).danger == (1, 3)
    play(match, "C pass; E pass; A pass; B play give_me_that#3; let")
    return match


@clause("GB-8.3", "GB-4.60", "GB-4.61", "GB-4.65", "GB-4.66")
def test_3_when_it_explodes() -> None:
    match = _three()
    assert (match.state.drawn, match.state.armed_at_start) == (0, True)  # armed: no draw
    match = _four()
    assert (holder(match), active(match)) == ("B", set())
    play(match, "round; B tinker marbles/dead_rat")
    assert (english(last(match, "armed_announced").gadget.name), match.state.armer) == ("Marbles", 3)
    play(match, "B pass; C pass; E pass; A play trolls_hide#1; let")
    to_explosion(match)
    assert phase(match) == "explosion"


@clause("GB-8.4", "GB-4.71", "GB-4.74", "GB-4.75", "GB-4.77", "GB-4.78", "GB-4.79", "GB-4.80")
def test_4_result() -> None:
    match = _four()
    play(match, "round; B tinker marbles/dead_rat; B pass; C pass; E pass; A play trolls_hide#1; let")
    to_explosion(match)
    told = last(match, "exploded")
    assert (told.affected, told.protected, told.killed) == ((0, 2, 3, 4), (0,), (2, 3, 4))
    assert legal(match, "E claim sticky_fingers#1,keyhole")
    play(match, "E claim sticky_fingers#1")
    before = [hand(match, seat) for seat in "AB"]
    claim_nothing(match)
    assert match.state.coins == [2, 2, 0, 0, 1]
    assert (holder(match), mechs(match)) == ("C", [0] * 5)
    assert match.state.spare + match.state.inside == 10
    dealt = [(line.seat, len(line.backs)) for line in match.lines(-2) if line.__struct_config__.tag == "card_dealt"]
    assert dealt == [(2, 4), (3, 4), (4, 4), (0, 1), (1, 1)]
    assert all(before[seat] < hand(match, "AB"[seat]) for seat in (0, 1))
    assert "dead_rat" in hand(match, "B")


@clause("GB-8.5", "GB-7.20", "GB-4.11")
def test_5_armed_and_passed_to_oneself() -> None:
    match = begin(
        "trolls_hide#1 give_it_a_shot#3/no_way#1/no_way#2", "M rummage#2 take_that#3", phase="tinkering", draw="keyhole"
    )
    play(match, "A tinker trolls_hide#1/M")
    assert match.state.armer == 0
    play(match, "A play give_it_a_shot#3>A; let")
    assert (holder(match), match.state.turn, match.state.armed_at_start) == ("A", 2, True)
    assert "keyhole" not in hand(match, "A")
    play(match, "round; A no_tinker; round")
    claim_nothing(match)
    assert match.state.coins == [0, 1, 1]
    assert (holder(match), mechs(match)) == ("B", [0, 0, 0])


@clause("GB-8.7", "GB-7.32", "GB-4.55")
def test_7_mechanism_for_mechanism() -> None:
    match = begin(
        "M/no_way#1/no_way#2",
        "M rummage#1 rummage#2",
        phase="tinkering",
        active=[("painted_bullseye#1", 0, 1)],
    )
    play(match, "A tinker M/M")
    assert (contents(match)[0], active(match)) == (1, {"painted_bullseye#1"})
    assert (match.state.armer, match.state.closed, count(match, "armed_announced")) == (-1, False, 0)


@clause("GB-8.8", "GB-7.33", "GB-4.43", "GB-4.53")
def test_8_gadget_exchange_on_an_armed_bomb() -> None:
    match = begin("no_way#1/no_way#2/marbles", "dead_rat goblin_glue keyhole", holder=2, armer=0, phase="tinkering")
    refused(match, "E_GADGET_LIMIT", "C tinker marbles/goblin_glue", "GB-9.12")
    play(match, "C tinker marbles/dead_rat")
    assert (match.state.armer, count(match, "armed_announced")) == (0, 1)
    assert english(last(match, "armed_announced").gadget.name) == "Marbles"


@clause("GB-8.10", "GB-4.60")
def test_10_damp_fuse() -> None:
    match = begin("no_way#1/damp_fuse/no_way#2", "goblin_glue", holder=1, armer=0, phase="trick2")
    play(match, "B play damp_fuse; let; round")
    assert (holder(match), active(match)) == ("C", set())
    assert match.state.discard >> card("damp_fuse") & 1
    boom(match)
    assert len(match.state.history) == 1


@clause("GB-8.11", "GB-7.36", "GB-2.40")
def test_11_padlock() -> None:
    match = begin(
        "spare_part no_way#1/long_tongs#1 take_that#1/no_way#2/M",
        "goblin_glue",
        holder=3,
        armer=0,
        active=[("rusty_padlock", 0, -1)],
    )
    assert asked(match) == ("trick", "A")  # D has no Trick
    play(match, "A pass")
    refused(match, "E_NOT_ALLOWED_NOW", "B play long_tongs#1", "GB-9.8")
    play(match, "B pass; C pass")
    assert phase(match) == "trick2"  # no tinkering is offered
    play(match, "A play spare_part; let")
    assert (match.state.inside, active(match), match.state.was_secure) == (1, set(), True)


@clause("GB-8.12", "GB-7.22", "GB-4.65")
def test_12_widdershins_twice() -> None:
    hands = "no_way#1/no_way#2/butterfingers no_way#3/no_way#4"
    for cards, receiver in (((), "D"), (("widdershins#1",), "B"), (("widdershins#1", "widdershins#2"), "D")):
        laid = [(name, 0, -1) for name in cards]
        match = begin(hands, holder=2, phase="trick2", active=laid)
        pass_round(match)
        assert holder(match) == receiver
    match = begin(hands, holder=2, phase="trick2", active=[("widdershins#1", 0, -1)])
    play(match, "C play butterfingers; let")
    assert holder(match) == "B"


@clause("GB-8.13", "GB-4.62", "GB-7.40")
def test_13_unstable() -> None:
    match = begin("no_way#1/give_me_that#1/no_way#2", "M boomerang goblin_glue", bomb_turns=36)
    play(match, "A pass")
    refused(match, "E_NOT_ALLOWED_NOW", "B play give_me_that#1", "GB-9.7")
    play(match, "B pass; C pass; A no_tinker; round")
    told = last(match, "exploded")
    assert (told.unstable, english(told.gadget.name), told.killed) == (True, "Boomerang", (0,))
    claim_nothing(match)
    assert match.state.coins == [0, 1, 1]


@clause("GB-8.15", "GB-4.32", "GB-4.34", "GB-4.35")
def test_15_finders_keepers() -> None:
    match = begin(
        "trolls_hide#1/give_me_that#1 trolls_hide#2/no_way#1 no_way#2/finders_keepers no_way#3", phase="trick1"
    )
    play(
        match,
        "A pass; B play give_me_that#1; A pass; C interrupt no_way#1; A pass; B pass; D interrupt finders_keepers",
    )
    for seat in "ABC":
        assert asked(match) == ("interrupt", seat)
        play(match, f"{seat} pass")
    assert "no_way#1" in hand(match, "D")
    assert match.state.discard >> card("finders_keepers") & 1
    play(match, "A pass; C pass; D interrupt no_way#1")
    assert let(match) == ["A", "B", "C"]
    assert (holder(match), asked(match)) == ("A", ("trick", "A"))


@clause("GB-8.17", "GB-7.8")
def test_17_holder_takes_give_me_that_over() -> None:
    match = begin(
        "ill_handle_this#1 no_way#1/give_me_that#1 no_way#2/no_way#3",
        draw="keyhole",
        phase="trick1",
        active=[("say_hello#1", 1, 2)],
    )
    play(match, "A pass; B play give_me_that#1; A interrupt ill_handle_this#1; let")
    assert (holder(match), match.state.turn, active(match)) == ("A", 2, set())
    assert "keyhole" in hand(match, "A")


@clause("GB-8.19", "GB-4.23", "GB-7.3")
def test_19_restart() -> None:
    match = begin("trolls_hide#1/no_way#1/no_way#2/rummage#2", phase="trick1", draw="take_that#1 take_that#2")
    play(match, "A pass; B pass; C pass; D play rummage#2; let")
    assert hand(match, "D") == {"take_that#1", "take_that#2"}
    assert asked(match) == ("trick", "A")
    play(match, "A play trolls_hide#1; let")
    assert pass_round(match) == ["B", "C", "D"]  # A has no Trick left
    assert phase(match) == "trick2"


@clause("GB-8.21", "GB-2.30", "GB-7.47")
def test_21_gold_magnet() -> None:
    for coins, dead in (((6, 6, 2, 1), (0, 1)), ((3, 3, 3, 3), (2,))):
        match = begin("no_way#1/no_way#2/no_way#3/no_way#4", "gold_magnet", holder=2, armer=3, coins=coins)
        to_explosion(match)
        assert last(match, "exploded").killed == dead


@clause("GB-8.22", "GB-2.50", "GB-7.49")
def test_22_boomerang_and_helmet() -> None:
    match = begin(
        "no_way#1/damp_fuse/no_way#2/no_way#3",
        "boomerang",
        holder=2,
        armer=0,
        active=[("cooking_pot_helmet", 0, -1)],
    )
    to_explosion(match)
    told = last(match, "exploded")
    assert (told.affected, told.protected, told.killed) == ((0,), (0,), ())
    play(match, "B claim damp_fuse")
    claim_nothing(match)
    assert match.state.coins == [1, 3, 2, 1]


@clause("GB-8.24", "GB-2.10", "GB-7.55")
def test_24_dwarf_bomb() -> None:
    match = begin("M M M M rummage#1/M no_way#1/no_way#2", "dead_rat", bomb="bomb_dwarf", holder=1, armer=0)
    to_explosion(match)
    play(match, "A claim rummage#1")
    claim_nothing(match)
    assert match.state.coins == [5, 3, 0]


@clause("GB-8.25", "GB-2.10", "GB-7.48")
def test_25_siege_and_godmother() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "dead_rat", bomb="bomb_human_siege", armer=1)
    boom(match)
    assert match.state.coins[0] == 3
    for coins, dead in (((5, 2, 4), ()), ((5, 2, 2), (1,))):
        match = begin(
            "no_way#1/no_way#2/no_way#3", "goblin_glue", bomb="bomb_fairy_godmother", holder=1, armer=0, coins=coins
        )
        to_explosion(match)
        assert last(match, "exploded").killed == dead


def _level(tie: str, mechanisms: str) -> Match:
    # D dies; A, B and C survive, B with salvage.
    hands = f"no_way#1/no_way#2 {mechanisms}/no_way#3/no_way#4"
    options = Options(clock="off", tie=tie)  # type: ignore[arg-type]
    return begin(hands, "goblin_glue", holder=3, armer=0, coins=(9, 8, 9, 3), options=options)


@clause("GB-8.27", "GB-6.2", "GB-6.4", "GB-7.70")
def test_27_several_at_ten() -> None:
    match = boom(_level("sudden_death", "M M"))
    assert match.state.coins == [10, 11, 10, 3]
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    match = boom(_level("sudden_death", "M"))
    assert match.state.coins == [10, 10, 10, 3]
    assert (match.outcome, holder(match), match.state.continuations) == (None, "A", 1)
    match = boom(_level("shared", "M"))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("shared", (0, 1, 2))


@clause("GB-8.28", "GB-6.3")
def test_28_dead_winner() -> None:
    match = begin("no_way#1/no_way#2/no_way#3/sticky_fingers#2", "goblin_glue", holder=3, armer=0, coins=(0, 1, 2, 9))
    to_explosion(match)
    play(match, "D claim sticky_fingers#2")
    claim_nothing(match)
    assert match.outcome is not None
    assert match.outcome.winners == (3,)


@clause("GB-8.29", "GB-7.53")
def test_29_a_claim_is_optional() -> None:
    match = begin("give_it_a_shot#1/no_way#1/no_way#2", "goblin_glue", holder=1, armer=0, coins=(5, 0, 0))
    to_explosion(match)
    assert legal(match, "A claim give_it_a_shot#1")
    play(match, "A claim -")
    claim_nothing(match)
    assert (match.state.coins[0], "give_it_a_shot#1" in hand(match, "A")) == (6, True)
    assert last(match, "paid", 1).claimed == ()


@clause("GB-8.31", "GB-4.14")
def test_31_nothing_to_draw() -> None:
    everything = [card_name for card_name in _all_cards() if not card_name.startswith("no_way")]
    match = begin(f"no_way#1 {' '.join(everything)}/no_way#2/no_way#3 no_way#4", draw=None)
    assert (match.state.pile, match.state.discard, match.state.drawn) == ([], 0, 0)
    assert (phase(match), asked(match)) == ("trick1", ("trick", "A"))


def _all_cards() -> list[str]:
    from lastwire.games.badaboom.rules.book import BOOK

    return [f"{each.id}#{each.copy}" for each in BOOK.cards[1:]]


@clause("GB-8.32", "GB-7.64", "GB-2.21")
def test_32_denied_salvage() -> None:
    match = begin("M M/no_way#1/slippery_floor no_way#2", phase="trick1", holder=2)
    spare, gone = match.state.spare, match.state.discard.bit_count()
    play(match, "C play slippery_floor>A; let")
    assert (match.state.spare, match.state.discard.bit_count()) == (spare + 2, gone + 1)
    assert mechs(match) == [0, 0, 0]


@clause("GB-8.33", "GB-7.38", "GB-4.45")
def test_33_gnome_bomb() -> None:
    match = begin("dead_rat/no_way#1/no_way#2", "M M M", bomb="bomb_gnome", phase="tinkering", draw="keyhole")
    play(match, "A tinker dead_rat/M")
    assert (hand(match, "A"), mechs(match)[0]) == ({"keyhole"}, 1)
    assert english(last(match, "card_drawn", 2).card.name) == "Peek through the keyhole"


OPTIONAL = Options(clock="off", resurrection=True)


@clause("GB-8.34", "GB-4.93", "GB-4.94", "GB-9.19")
def test_34_a_soft_restriction() -> None:
    match = begin(
        "M M/no_way#1/no_way#2",
        "goblin_glue",
        armer=1,
        coins=(1, 0, 0),
        phase="tinkering",
        options=OPTIONAL,
        penalties=("rc03", "", ""),
    )
    refused(match, "E_FINE_REQUIRED", "A tinker M/goblin_glue", "GB-9.19")
    play(match, "A tinker M/goblin_glue!")
    assert (match.state.coins[0], match.state.inside, match.state.armer) == (0, 1, -1)
    # The Bomb comes round again; without a coin it cannot be done at all.
    play(match, "A pass; B pass; C pass")
    while holder(match) != "A" or asked(match)[0] != "tinker":
        seat = asked(match)[1]
        play(match, f"{seat} {'no_tinker' if asked(match)[0] == 'tinker' else 'pass'}")
    refused(match, "E_CANNOT_PAY", "A tinker M/M!", "GB-9.19")


@clause("GB-8.35", "GB-4.95", "GB-4.96", "GB-9.18")
def test_35_hiccups() -> None:
    match = begin(
        "take_that#1 no_way#1/trolls_hide#1 no_way#2/no_way#3",
        holder=1,
        phase="trick1",
        coins=(0, 3, 0),
        options=OPTIONAL,
        penalties=("", "rc09", ""),
    )
    play(match, "B play trolls_hide#1")
    assert (match.state.coins[1], len(match.state.stack)) == (2, 1)  # the play stands
    play(match, "let; B ritual; B pass; C pass; A play take_that#1>C; B interrupt no_way#2")
    assert match.state.coins[1] == 2
    play(match, "B buy_off")
    assert (match.state.coins[1], "buy_off" in kinds(match, "B")) == (0, False)
    refused(match, "E_NOT_ALLOWED_NOW", "B buy_off", "GB-9.18")
