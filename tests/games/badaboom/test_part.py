"""GB-2.45 to GB-2.51: cards put together from parts that the house's deck does not combine."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, TABLE, Budget, Past
from lastwire.games.badaboom.brain.aid import consult
from lastwire.games.badaboom.brain.levels import BOTS
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.proof.option import made_up
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.content import DECK, Deck, Mission, Resurrection, checked_deck
from lastwire.games.badaboom.rules.face import laid_open
from lastwire.games.badaboom.rules.form import FORMS
from lastwire.games.badaboom.rules.mission import holds_true
from lastwire.games.badaboom.rules.moves import Judge, Staff
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.question import WhatIf
from lastwire.games.badaboom.rules.resurrection import chat_breach
from lastwire.games.badaboom.rules.whom import meant
from lastwire.games.badaboom.rules.worlds import imagine
from lastwire.language.catalogue import catalogue
from lastwire.testing import clause
from tests.games.badaboom.kit import asked, begin, boom, english, mechs, offered, play, refused, words
from tests.games.kit import told

HANDS = "rummage#1 keyhole/no_way#1 no_way#2 no_way#3/trolls_hide#1"


def with_card(id: str, **changes: Any) -> Options:
    """The house's deck with one Trick, Gadget or Bomb that is another."""
    raw: dict[str, Any] = msgspec.to_builtins(DECK)
    for cards in (raw["bombs"], raw["gadgets"], raw["tricks"]):
        for card in cards:
            if card["id"] == id:
                card.update(changes)
    return Options(deck=checked_deck(msgspec.convert(raw, Deck)), clock="off")


def rummaging(*does: dict[str, Any], **changes: Any) -> Options:
    """Rummage is another card."""
    return with_card("rummage", does=list(does), **changes)


def played(options: Options, turn: str = "A play rummage#1", **rest: Any) -> Match:
    return play(begin(rest.pop("hands", HANDS), options=options, phase="trick1", **rest), f"{turn}; let")


@clause("GB-2.46")
def test_parts_are_done_one_after_the_other() -> None:
    options = rummaging(
        {"do": "gain", "who": ["you"], "amount": 2},
        {"do": "earn", "who": ["others"], "amount": 3},
        {"do": "pay", "who": ["left"]},
        {"do": "remove", "amount": 2},
    )
    match = played(options)
    assert mechs(match) == [4, 0, 0]
    assert (match.state.coins, match.state.gains, match.state.inside) == ([0, 2, 3], [0, 2, 3], 1)
    log = words(match, PUBLIC)
    assert "Ben gets 3 coins from the bank and has 3." in log
    assert "Ben pays 1 coin to the bank and has 2." in log
    assert "Ada gets 2 Mechanisms from the pile." in log
    assert asked(match) == ("trick", "A")


@clause("GB-2.45", "GB-2.46", "GB-7.63")
def test_everybody_discards_in_turn_before_the_card_goes_on() -> None:
    options = rummaging({"do": "discard", "who": ["everyone"]}, {"do": "draw", "who": ["left", "right"]})
    match = played(options, draw="goblin_glue rusty_padlock damp_fuse spare_part")
    assert asked(match) == ("discard", "B")  # Ada and Cleo have one card each: it goes without a question
    assert told(match, "cards_discarded", PUBLIC)[0].seat == 0
    assert match.state.rest == 1 << 2
    assert "Discard" not in offered(match, "A")
    match.play(1, GAME.words.read_move(offered(match, "B", "discard")[0]))
    GAME.invariants(match.state)
    assert [event.seat for event in told(match, "cards_discarded", PUBLIC)] == [0, 1, 2]
    assert [event.seat for event in told(match, "card_drawn", PUBLIC)][-2:] == [1, 2]
    assert (match.state.part, match.state.rest) == (0, 0)


@clause("GB-2.45")
def test_who_is_meant() -> None:
    book = book_of(Options())
    state = begin("M/M/M/M", "goblin_glue", coins=(4, 1, 4, 2), holder=1, armer=3).state

    def seats(*whom: str, reach: int = 1) -> list[int]:
        mask = meant(state, book, whom, reach, 1, (book.cards[8].number, 0, 2))
        return [seat for seat in range(4) if mask >> seat & 1]

    assert seats("you", "named") == [0, 2]
    assert (seats("holder"), seats("left"), seats("right"), seats("next")) == ([1], [2], [0], [2])
    assert seats("left", "right", reach=2) == [3]
    assert (seats("rest"), seats("others"), seats("everyone")) == ([0, 2, 3], [1, 2, 3], [0, 1, 2, 3])
    assert (seats("richest"), seats("sole_richest"), seats("poorest"), seats("sole_poorest")) == ([0, 2], [], [1], [1])
    state.coins = [3, 3, 3, 3]
    assert seats("richest", "poorest", "sole_richest", "sole_poorest") == []


@clause("GB-2.46")
def test_a_look_at_every_hand_is_told_to_nobody_else() -> None:
    match = played(rummaging({"do": "look", "who": ["others"]}))
    seen = {event.player: event.hand for event in told(match, "hand_seen", 0)}
    assert {english(card.name) for card in seen[2]} == {"Trolls hide #1"}
    assert len(seen[1]) == 3
    assert all(event.hand is None for viewer in (1, 2, PUBLIC) for event in told(match, "hand_seen", viewer))
    assert "Ada looks at Ben’s hand." in words(match, PUBLIC)


@clause("GB-2.46")
def test_a_pass_comes_last_and_goes_where_the_card_says() -> None:
    far: list[dict[str, Any]] = [{"do": "add"}, {"do": "pass", "who": ["right"], "reach": 2}]
    match = played(rummaging(*far, kind="F"), hands="rummage#1/no_way#1/no_way#2/no_way#3/M")
    assert (match.state.holder, match.state.inside) == (3, 4)
    # Nobody has armed the Bomb: it goes on as usual.
    assert played(rummaging({"do": "pass", "who": ["armer"]}, kind="F")).state.holder == 1


@clause("GB-2.46", "GB-9.7")
def test_interrupts_can_be_forbidden() -> None:
    options = with_card("goblin_glue", does=[{"do": "no_interrupts"}])
    match = begin("goblin_glue keyhole/no_way#1 no_way#2/trolls_hide#1", options=options, phase="trick1")
    play(match, "A play goblin_glue; let; A play keyhole>B")
    assert offered(match, "B") == ["pass"]
    refused(match, "E_NOT_ALLOWED_NOW", "B interrupt no_way#1", "GB-9.7")


@clause("GB-2.48")
@pytest.mark.parametrize(
    ("id", "turn"), [("rummage", "A play rummage#1; let"), ("goblin_glue", "A play goblin_glue; let")]
)
def test_a_dud_does_nothing(id: str, turn: str) -> None:
    options = with_card(id, does=[])
    match = play(begin("rummage#1 goblin_glue/no_way#1/no_way#2", options=options, phase="trick1"), turn)
    assert (match.state.hands[1], len(match.state.stack)) == (begin("M/no_way#1/M").state.hands[1], 0)
    if id == "rummage":
        assert words(match, PUBLIC)[-1] == "Rummage in the rubbish #1 fizzles out."


@clause("GB-2.48")
def test_an_interrupt_may_be_a_dud_and_a_gadget_too() -> None:
    options = with_card("no_way", does=[])
    match = begin("take_that#1 keyhole/no_way#1/trolls_hide#1", options=options, phase="trick1")
    play(match, "A play take_that#1>B; B interrupt no_way#1; let")
    assert match.state.holder == 1  # the card beneath worked
    options = with_card("gad_dead_rat", hits=[])
    armed = begin(HANDS, "dead_rat goblin_glue", options=options, holder=0, armer=1, armed_at_start=True)
    assert boom(armed).state.history[-1][4] == 0


@clause("GB-2.47")
def test_bombs_and_gadgets_of_several_parts() -> None:
    properties = [
        {"rule": "hits", "whom": ["left", "right"], "reach": 2},
        {"rule": "spares", "whom": ["richest"]},
        {"rule": "survival_pay", "amount": 2},
        {"rule": "salvage_pay", "amount": 3},
        {"rule": "salvage_most", "amount": 4},
    ]
    options = with_card("bomb_human", properties=properties)
    hands = "M M keyhole/M/no_way#1/no_way#2/no_way#3"
    match = begin(hands, "goblin_glue", options=options, armer=1, armed_at_start=True, coins=(0, 0, 5, 0, 0))
    boom(match)
    killed = match.state.history[-1][4]
    assert killed == 1 << 3  # the other one two seats away is the richest
    assert match.state.coins == [2 + 1 + 4, 2 + 3, 5 + 2, 0, 2]
    text = laid_open(options, 5).bombs[0].text
    assert english(text).startswith("Without a Gadget it directly affects the player 2 seats to the holder’s left and")
    spared = with_card("gad_marbles", hits=["everyone"], spares=["poorest"])
    armed = begin(HANDS, "marbles goblin_glue", options=spared, armer=1, armed_at_start=True, coins=(3, 1, 2))
    assert boom(armed).state.history[-1][4] == 0b101


@clause("GB-2.51")
@pytest.mark.parametrize(
    ("every", "some", "fulfilled"),
    [
        ([{"fact": "killed", "who": ["left", "right"], "least": 2}], [], False),
        ([{"fact": "killed", "who": ["everyone"], "least": 1, "most": 1}], [], True),
        ([{"fact": "survives", "who": ["others"], "majority": True}], [], True),
        ([{"fact": "holds", "who": ["you"]}], [{"fact": "gadget"}, {"fact": "armed", "who": ["left"]}], True),
        ([{"fact": "holds", "who": ["you"]}], [{"fact": "coins", "who": ["you"], "least": 9}], False),
        ([{"fact": "cards", "who": ["left"], "most": 2}, {"fact": "killed", "who": ["left"], "reach": 2}], [], True),
        ([{"fact": "mechanisms", "who": ["right"], "least": 1, "most": 3}], [], False),
        ([{"fact": "coins", "who": ["richer"], "least": 5}], [], True),
    ],
)
def test_missions_of_several_facts(every: list[Any], some: list[Any], fulfilled: bool) -> None:
    mission = msgspec.convert({"code": "M-RIGHT", "pay": 1, "mark": "O", "all": every, "any": some}, Mission)
    options = Options(deck=checked_deck(replace(DECK, missions=(mission, *DECK.missions[1:]))), clock="off")
    # Ada holds the Bomb that Ben has armed. Cleo has died.
    hands = "give_me_that#1/no_way#1 no_way#2/M/no_way#3"
    match = begin(hands, "bent_spoon goblin_glue", options=options, armer=1, armed_at_start=True, coins=(1, 0, 0, 5))
    match.state.killed = 1 << 2
    assert holds_true(match.state, book_of(options), mission, 0) is fulfilled
    for language in ("en", "de"):
        text = laid_open(options, 4).cards[book_of(options).gadgets.bit_length()].mission
        assert text is not None
        assert catalogue(language, GAME.home, strict=True).say(text, (), PUBLIC)


@clause("GB-2.49")
@pytest.mark.parametrize(("votes", "coins"), [("yes yes", 2), ("yes no", 0), ("no yes", 0), ("no no", 0)])
def test_the_table_judges_a_trick(votes: str, coins: int) -> None:
    options = rummaging({"do": "judge", "text": "Sing a line."}, {"do": "earn", "who": ["you"], "amount": 2})
    match = played(options)
    assert asked(match) == ("judge", "B")
    assert english(GAME.words.ask(match.view(1), 1), 1) == "Rummage in the rubbish #1: was it done as the card says?"
    first, second = votes.split()
    refused(match, "E_NOT_YOUR_DECISION", (2, Judge(True)), "GB-9.1")
    match.play(1, Judge(first == "yes"))
    assert match.state.verdict in (1, -1)
    match.play(2, Judge(second == "yes"))
    GAME.invariants(match.state)
    assert (match.state.coins[0], match.state.verdict, match.state.stack) == (coins, 0, [])
    log = words(match, PUBLIC)
    assert any(line.startswith("Ben says that Rummage") for line in log)
    assert ("Rummage in the rubbish #1 fizzles out." in log) == (coins == 0)


@clause("GB-2.49")
def test_bots_are_not_asked_and_with_nobody_to_ask_it_counts() -> None:
    parts = ({"do": "judge", "text": "Sing."}, {"do": "pass", "who": ["you"]})
    match = begin(HANDS, options=rummaging(*parts, kind="F"), phase="trick1")
    for seat in (1, 2):
        match.play(TABLE, Staff(seat, True))
    play(match, "A play rummage#1; let")
    assert (match.state.holder, match.state.turn) == (0, 2)


def cursed(seats: str = HANDS, **rule: Any) -> Match:
    """Ada has a Resurrection card of an owner."""
    own = msgspec.convert({"id": "own", "name": "Own", "mark": "O", **rule}, Resurrection)
    deck = checked_deck(replace(DECK, resurrections=(own, *DECK.resurrections[1:])))
    options = Options(deck=deck, clock="off", resurrection=True)
    return begin(seats, options=options, penalties=("own", "", ""), phase="trick1", coins=(3, 0, 0))


@clause("GB-2.58", "GB-4.97")
def test_what_the_rules_cannot_judge_the_table_does() -> None:
    match = cursed(text="Hop on one leg while you hold the Bomb.")
    told_text = laid_open(match.options, 3).penalties[0].text
    assert english(told_text) == "Hop on one leg while you hold the Bomb. The table judges."
    match.play(1, GAME.words.read_move("accuse A"))
    match.play(2, GAME.words.read_move("vote yes"))
    assert match.state.coins[0] == 2


@clause("GB-2.58", "GB-4.96")
def test_a_ritual_with_a_word_of_one_s_own() -> None:
    match = cursed(ritual={"before": "trick", "word": "Boing"})
    held = match.view(0).life.penalties[0]
    assert held is not None
    assert held.word is not None
    assert english(held.word) == "Boing"
    play(match, "A ritual; A play rummage#1; let")
    assert match.state.coins[0] == 3
    assert "Ada says “Boing”." in words(match, PUBLIC)
    play(match, "A play keyhole>B; let")
    assert match.state.coins[0] == 2


@clause("GB-2.58")
def test_a_filter_of_chat_of_one_s_own() -> None:
    match = cursed(chat={"without": ["gold", "ß"], "ends": "ahoy"})
    text = english(laid_open(match.options, 3).penalties[0].text)
    assert text == "Never write gold or ß in the chat. End every line of chat with AHOY."
    lines = {"Land, ahoy!": False, "Ahoy": False, "GOLD ahoy": True, "Yes": True, "Groß, ahoy": True}
    assert {line: chat_breach(match.state, 0, line) for line in lines} == lines


@clause("GB-2.58", "GB-9.19")
def test_forbidden_moves_add_up() -> None:
    bans = [{"move": "swap", "bomb": "secure", "giving": "trick"}, {"move": "name", "naming": ["holder", "right"]}]
    match = cursed("keyhole M/no_way#1/no_way#2", forbids=bans)
    refused(match, "E_FINE_REQUIRED", "A play keyhole>C", "GB-9.19")
    assert any(move.endswith(">B") for move in offered(match, "A", "play"))
    play(match, "round")
    refused(match, "E_FINE_REQUIRED", "A tinker keyhole/M", "GB-9.19")
    play(match, "A tinker M/M")


@clause("GB-2.58", "GB-7.81")
def test_where_every_answer_is_forbidden_none_is() -> None:
    match = cursed(forbids=[{"move": "swap"}, {"move": "no_swap"}])
    match.state.coins[0] = 0
    play(match, "round")
    assert offered(match, "A", "no_tinker") == ["no_tinker"]
    play(match, "A no_tinker")


@clause("GB-10.4")
def test_what_if_knows_parts_on_the_bomb() -> None:
    options = rummaging({"do": "add", "amount": 2}, {"do": "draw", "who": ["you"]})
    match = begin(HANDS, "dead_rat goblin_glue", options=options, armer=1, armed_at_start=True)
    card = next(each.number for each in book_of(options).cards if each.id == "rummage")
    outlook = consult(match.view(0), Past(()), WhatIf(card=card))
    assert (outlook.armed, outlook.due) == (False, False)  # type: ignore[union-attr]


@clause("GB-2.44", "GB-2.46")
@given(st.integers(0, 10**6))
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whole_matches_with_made_up_decks(seed: int) -> None:
    rng = Rng(seed_of(f"deck {seed}"))
    options = Options(deck=made_up(rng.below), clock="off", resurrection=bool(seed % 2))
    assert GAME.codec.kept_options(GAME.codec.keep_options(options)) == (options, ())
    box = laid_open(options, 4)
    texts = [
        *[each for face in box.cards for each in (face.text, face.gist, face.mission)],
        *[b.text for b in box.bombs],
    ]
    for language in ("en", "de"):
        assert all(
            catalogue(language, GAME.home, strict=True).say(text, (), PUBLIC) for text in texts if text is not None
        )
    match = Match.start(GAME, options, 3 + seed % 3, seed_of(seed))
    bots = [BOTS[name]() for name in ("easy", "baseline", "strong", "baseline", "easy")]
    for number in range(260):
        prompt = match.prompt
        if prompt is None:
            break
        seat = rng.pick(prompt.owed)
        offers = GAME.offers(match.state, seat)
        view = match.view(seat)
        assert GAME.view(imagine(view, rng), seat) == view
        match.play(seat, bots[seat].choose(view, match.past(seat), offers, Budget(2), rng), 400 * number)
        GAME.invariants(match.state)
    assert match.state.turn > 1
    record = match.record()
    assert Match.replay(GAME, record).agrees(record)


@clause("GB-2.44")
def test_decks_of_before_are_read_and_written_as_they_were() -> None:
    """Up to 0.3.0 a card named one of a closed list of effects."""
    now = FORMS.options.write(Options(deck=DECK))
    then = FORMS.options.write(Options(deck=DECK), 1)
    assert then["deck"]["tricks"][20] == {
        "id": "keyhole",
        "copies": 1,
        "kind": "I",
        "effect": "peek",
        "amount": 1,
        "mark": "O",
        "choice": "another",
        "missions": [{"copy": 1, "code": "M-HOLDER"}],
    }
    assert then["deck"]["gadgets"][4]["whom"] == ["holder", "left", "right"]
    assert then["deck"]["bombs"][1] == {
        "id": "bomb_human_siege",
        "mechanisms": 4,
        "property": "danger_money",
        "amount": 2,
        "mark": "O",
    }
    assert then["deck"]["missions"][8]["amount"] == 3
    assert then["deck"]["resurrections"][0] == {"id": "rc01", "judge": "S", "rule": "one_trick", "mark": "O"}
    assert then["deck"]["resurrections"][15] == {"id": "rc16", "judge": "V", "rule": "squeak", "mark": "P"}
    assert FORMS.options.read(then) == Options(deck=DECK) == FORMS.options.read(now)
    match = Match.start(GAME, Options(deck=DECK), 3, seed_of("before"))
    assert FORMS.state.write(match.state, 1)["options"]["deck"] == then["deck"]
    assert FORMS.state.read(FORMS.state.write(match.state, 1)).options == Options(deck=DECK)
