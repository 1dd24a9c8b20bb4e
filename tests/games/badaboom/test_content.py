"""Chapter 2: what is in the box, and deck files of one's own."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Budget
from lastwire.errors import ContentError, Refused
from lastwire.games.badaboom.brain.levels import BOTS
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules import content
from lastwire.games.badaboom.rules.apply.effect import EACH, ONCE
from lastwire.games.badaboom.rules.book import BOOK, book_of
from lastwire.games.badaboom.rules.content import DECK, checked, house, read_deck
from lastwire.games.badaboom.rules.danger import LASTING
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.part import DEEDS, NAMING, OPEN, PEOPLE, TRAITS, WHOM, Does
from lastwire.games.badaboom.rules.state import TRICK2
from lastwire.language.catalogue import catalogue
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, english, play, random_end, start, words
from tests.games.kit import last

WORDS = catalogue("en", GAME.home, strict=True)
TOML = resources.files("lastwire.games.badaboom.data").joinpath("deck.toml").read_text(encoding="utf-8")


@clause("GB-2.1", "GB-2.2", "GB-2.41")
def test_inventory() -> None:
    assert (len(DECK.bombs), len(DECK.mechanisms), len(DECK.gadgets), len(DECK.resurrections)) == (10, 10, 7, 18)
    tricks = Counter(card.kind for card in BOOK.cards if card.back == "trick")
    assert tricks == {"F": 11, "X": 8, "T": 9, "P": 8, "I": 11}
    assert len(BOOK.cards) - 1 == 54
    assert {card.back for card in BOOK.cards[1:]} == {"gadget", "trick"}


@clause("GB-2.10", "GB-2.11")
def test_bombs() -> None:
    rows = {
        bomb.id: (bomb.mechanisms, *[(each.rule, each.whom, each.amount) for each in bomb.properties])
        for bomb in DECK.bombs
    }
    assert rows == {
        "bomb_human": (3,),
        "bomb_human_siege": (4, ("hazard_pay", (), 2)),
        "bomb_elf": (3, ("no_gadgets", (), None)),
        "bomb_elf_lantern": (3, ("glass", (), None)),
        "bomb_dwarf": (5, ("salvage_most", (), 2)),
        "bomb_dwarf_twin": (3, ("hits", ("holder", "left"), None)),
        "bomb_gnome": (3, ("draw_for_gadget", (), 1)),
        "bomb_gnome_alarm": (2, ("never_closed", (), None)),
        "bomb_fairy": (2, ("hits", ("holder", "armer"), None)),
        "bomb_fairy_godmother": (3, ("spares", ("sole_poorest",), None)),
    }
    assert sum(bomb.mechanisms for bomb in DECK.bombs) == 31
    assert max(bomb.mechanisms for bomb in DECK.bombs) <= len(DECK.mechanisms)


def _short(does: tuple[Does, ...]) -> str:
    """Parts as short words."""
    flags = ("bomb", "unless_holder")
    words = [
        [
            part.do,
            *part.who,
            *[flag for flag in flags if getattr(part, flag)],
            *([str(part.amount)] if part.amount else []),
        ]
        for part in does
    ]
    return ", ".join(map(" ".join, words))


@clause("GB-2.40", "GB-2.50")
def test_tricks_and_missions() -> None:
    rows = {
        trick.id: (trick.copies, trick.kind, trick.who, trick.choice, _short(trick.does), trick.needs)
        for trick in DECK.tricks
    }
    tongs = ("further_card", "contents", "tinkering")
    assert rows == {
        "give_me_that": (4, "F", "non_holder", "none", "pass you", ()),
        "give_it_a_shot": (3, "F", "any", "any", "pass named", ()),
        "take_that": (3, "F", "any", "neighbour", "pass named", ()),
        "butterfingers": (1, "F", "holder", "none", "pass next", ()),
        "no_way": (4, "X", "any", "none", "cancel", ()),
        "ill_handle_this": (3, "X", "any", "none", "take_over", ()),
        "finders_keepers": (1, "X", "any", "none", "keep", ()),
        "trolls_hide": (2, "T", "any", "none", "protect you", ()),
        "bomb_on_a_stick": (2, "T", "holder", "another", "protect you, affect named", ()),
        "say_hello": (3, "T", "any", "another", "affect named", ()),
        "gather_round": (1, "T", "any", "none", "affect left right", ()),
        "damp_fuse": (1, "T", "any", "none", "no_explosion", ()),
        "widdershins": (2, "P", "any", "none", "reverse", ()),
        "painted_bullseye": (2, "P", "any", "another", "affect named", ()),
        "tied_bootlaces": (1, "P", "any", "another", "chain named", ()),
        "cooking_pot_helmet": (1, "P", "any", "none", "protect you unless_holder", ()),
        "rusty_padlock": (1, "P", "any", "none", "no_tinkering", ("armed",)),
        "goblin_glue": (1, "P", "any", "none", "no_forced_pass", ()),
        "rummage": (2, "I", "any", "none", "draw you 2", ()),
        "sticky_fingers": (2, "I", "any", "another_with_cards", "steal named", ()),
        "keyhole": (1, "I", "any", "another", "look named bomb, deal you", ()),
        "slippery_floor": (1, "I", "any", "another_with_cards", "discard named 2", ()),
        "old_switcheroo": (1, "I", "any", "another", "exchange named", ()),
        "spare_part": (1, "I", "any", "none", "add", ("mechanism_pile",)),
        "snip_snip": (1, "I", "any", "none", "remove", ("secure",)),
        "long_tongs": (2, "I", "any", "none", "swap", tongs),
    }
    on = {f"{card.id}#{card.copy}": card.mission.code for card in BOOK.cards if card.mission is not None}
    assert on == {
        "give_me_that#1": "M-RIGHT",
        "give_me_that#2": "M-LEFT",
        "give_it_a_shot#1": "M-ARMER",
        "give_it_a_shot#2": "M-ARMERDIES",
        "take_that#1": "M-GADGET",
        "say_hello#1": "M-MASSACRE",
        "damp_fuse#1": "M-NOBODY",
        "widdershins#1": "M-EMPTY",
        "widdershins#2": "M-LEFT",
        "rummage#1": "M-HOARD",
        "sticky_fingers#1": "M-RIGHT",
        "sticky_fingers#2": "M-MARTYR",
        "keyhole#1": "M-HOLDER",
        "slippery_floor#1": "M-RICH",
        "snip_snip#1": "M-ARMER",
    }
    pays = {mission.code: mission.pay for mission in DECK.missions}
    assert pays == {
        "M-RIGHT": 1,
        "M-LEFT": 1,
        "M-ARMER": 1,
        "M-ARMERDIES": 2,
        "M-GADGET": 1,
        "M-MASSACRE": 2,
        "M-NOBODY": 2,
        "M-EMPTY": 1,
        "M-HOARD": 2,
        "M-MARTYR": 1,
        "M-HOLDER": 1,
        "M-RICH": 1,
    }


@clause("GB-2.44")
def test_each_part_has_one_function_and_its_sentences() -> None:
    by_kind = {kind: {do for do, deed in DEEDS.items() if kind in deed.kinds} for kind in "IXTP"}
    assert by_kind["I"] == EACH.keys() | ONCE.keys() | {"judge"}
    assert by_kind["X"] == {"cancel", "keep", "take_over"}
    flags = {"no_explosion", "reverse", "no_tinkering", "no_forced_pass", "no_interrupts"}
    assert by_kind["T"] == LASTING.keys() | flags
    assert by_kind["P"] == by_kind["T"] - {"no_explosion"}
    ids = [f"do-{do}" for do in DEEDS] + [f"gist-{do}" for do in DEEDS]
    ids += [f"{case}-{whom}" for case in ("whom", "whose") for whom in WHOM] + [f"short-{whom}" for whom in OPEN]
    ids += [f"property-{rule}" for rule in TRAITS] + [f"among-{person}" for person in PEOPLE]
    ids += [f"naming-{each}" for each in NAMING]
    assert [id for id in ids if f"badaboom-{id}" not in WORDS] == []


def test_each_card_of_the_house_has_a_name() -> None:
    cards = (*DECK.bombs, *DECK.gadgets, *DECK.tricks, *DECK.resurrections)
    assert all(card.name is None and f"badaboom-card-{card.id}" in WORDS for card in cards)
    assert all(f"badaboom-mechanism-{name}" in WORDS for name in DECK.mechanisms)


@clause("GB-2.44")
def test_a_card_that_is_not_the_house_s_needs_a_name() -> None:
    strange = TOML.replace('id = "gad_marbles"', 'id = "gad_pebbles"').replace('"cork"', '"Bung"')
    with pytest.raises(ContentError) as caught:
        read_deck(strange)
    assert caught.value.key == "gadgets[1].name"
    own = read_deck(strange.replace('id = "gad_pebbles"', 'id = "gad_pebbles"\nname = "Pebbles"'))
    told = last(start(3, deck=own), "match_started")
    assert [english(card.name) for card in told.cards[1:4]] == ["Dead rat", "Pebbles", "Bent spoon"]
    assert [english(name) for name in told.mechanisms[2:5]] == ["Egg timer", "Bung", "Cogwheel"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('do = "draw"', 'do = "dance"', "tricks[18].does[0].do"),
        ('do = "draw", who = ["you"]', 'do = "draw"', "tricks[18].does[0].who"),
        ('do = "draw", who = ["you"]', 'do = "draw", who = ["me"]', "tricks[18].does[0].who[0]"),
        ('do = "exchange", who = ["named"]', 'do = "exchange", who = ["everyone"]', "tricks[22].does[0].who"),
        ('do = "exchange", who = ["named"]', 'do = "exchange", who = ["you"]', "tricks[22].choice"),
        ('{ do = "add" }', '{ do = "add", who = ["you"] }', "tricks[23].does[0].who"),
        ('{ do = "swap" }', '{ do = "swap", amount = 2 }', "tricks[25].does[0].amount"),
        ('{ do = "swap" }', '{ do = "swap", bomb = true }', "tricks[25].does[0].bomb"),
        ('{ do = "keep" }', '{ do = "keep" }, { do = "cancel" }', "tricks[6].does"),
        ('{ do = "pass", who = ["next"] }', '{ do = "draw", who = ["you"] }', "tricks[3].does"),
        ('{ do = "swap" }', '{ do = "judge" }', "tricks[25].does[0].text"),
        ('hits = ["rest"]', 'hits = ["you"]', "gadgets[1].hits"),
        ('hits = ["rest"]', 'hits = []\notherwise = ["holder"]', "gadgets[1].otherwise"),
        ('rule = "glass"', 'rule = "grass"', "bombs[3].properties[0].rule"),
        ('rule = "glass"', 'rule = "glass", whom = ["holder"]', "bombs[3].properties[0].whom"),
        ('rule = "hazard_pay", amount = 2', 'rule = "hazard_pay"', "bombs[1].properties[0].amount"),
        (
            'fact = "mechanisms", who = ["you"], least',
            'fact = "spoons", who = ["you"], least',
            "missions[8].all[0].fact",
        ),
        ('fact = "gadget"', 'fact = "gadget", who = ["you"]', "missions[4].all[0].who"),
        ("majority = true", "majority = true, least = 2", "missions[5].all[0].majority"),
        ("least = 3", "least = 3, most = 2", "missions[8].all[0].least"),
        ('all = [{ fact = "gadget" }]\n', "", "missions[4].all"),
        ('before = "armed"', 'before = "noon"', "resurrections[11].ritual.before"),
        ('before = "armed"', 'before = "armed", show = true', "resurrections[11].ritual.show"),
        ("chat = { upper = true }", "chat = {}", "resurrections[13].chat"),
        ("chat = { upper = true }", 'chat = { upper = true }\ntext = "Sing."', "resurrections[13].text"),
        ('move = "interrupt"', 'move = "interrupt", naming = ["left"]', "resurrections[6].forbids[0].naming"),
        ('move = "interrupt"', 'move = "interrupt", giving = "gadget"', "resurrections[6].forbids[0].giving"),
        ('id = "rc17"\n', 'id = "rc99"\nname = "Yodeller"\n', "resurrections[16].text"),
        ('code = "M-HOARD" }', 'code = "M-GOLD" }', "tricks[18].missions"),
        ('kind = "X"\ndoes = [{ do = "cancel"', 'kind = "I"\ndoes = [{ do = "cancel"', "tricks[4].does[0].do"),
        ('choice = "any"\n', "", "tricks[1].choice"),
        ('needs = ["armed"]\n', "", "tricks[16].needs"),
        ("mechanisms = 5\n", "mechanisms = 11\n", "bombs[4].mechanisms"),
        ('id = "gad_marbles"', 'id = "gad_dead_rat"', "gadgets"),
        ('copies = 4\nkind = "F"', 'copies = 1\nkind = "F"', "tricks[0].missions"),
        ('mark = "R"', 'mark = "X"', "bombs[0].mark"),
    ],
)
@clause("GB-2.44")
def test_a_deck_that_cannot_be_played_is_not_loaded(old: str, new: str, key: str) -> None:
    assert old in TOML
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace(old, new, 1))
    assert caught.value.key == key
    assert english(caught.value.reason)


@clause("GB-2.44")
def test_an_error_says_what_stands_there_and_what_may() -> None:
    def why(old: str, new: str) -> str:
        assert old in TOML
        with pytest.raises(ContentError) as caught:
            read_deck(TOML.replace(old, new, 1), "mine.toml")
        return english(caught.value.message)

    assert why('hits = ["rest"]', 'hits = ["you"]') == (
        "mine.toml, gadgets[1].hits: you can’t be meant here; allowed: holder, left, right, next, armer, richest, "
        "poorest, sole_richest, sole_poorest, rest or everyone"
    )
    assert why('rule = "glass"', 'rule = "grass"') == (
        'mine.toml, bombs[3].properties[0].rule: "grass" doesn’t fit here; allowed: draw_for_gadget, glass, '
        "hazard_pay, hits, never_closed, no_gadgets, salvage_most, salvage_pay, spares or survival_pay"
    )
    assert why('choice = "any"\n', "") == (
        "mine.toml, tricks[1].choice: the card means the player you name, so it needs a choice, and there stands none; "
        "allowed: any, neighbour, another or another_with_cards"
    )
    assert why('do = "exchange", who = ["named"]', 'do = "exchange", who = ["everyone"]') == (
        "mine.toml, tricks[22].does[0].who: exchange means one player, and there stands everyone; "
        "allowed: one of you, named, holder, left, right, next or armer"
    )
    assert why('kind = "X"\ndoes = [{ do = "cancel"', 'kind = "I"\ndoes = [{ do = "cancel"') == (
        "mine.toml, tricks[4].does[0].do: cancel doesn’t go with kind I; allowed: X"
    )
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace("copies = 4", "copies = 40", 1), "mine.toml")
    assert caught.value.key == "tricks[0].copies"
    assert english(caught.value.reason) == "40 doesn’t fit here; allowed: a whole number from 1 to 12"


@clause("GB-2.44")
def test_an_owner_starts_from_the_house_s_deck() -> None:
    assert read_deck(house(), "deck.toml") == DECK
    chosen = GAME.with_content(Options(tie="shared"), house(), "deck.toml")
    assert (chosen.deck, chosen.tie) == (DECK, "shared")


@pytest.mark.parametrize("bot", ["easy", "baseline", "strong"])
@clause("GB-2.44")
def test_bots_play_with_an_owner_s_deck(bot: str) -> None:
    """Other kinds for effects, other copies, other missions: nothing in the bots goes by the house's cards."""
    own = TOML.replace('id = "painted_bullseye"\n', 'id = "painted_ear"\nname = "Painted ear"\n').replace(
        "copies = 4", "copies = 9"
    )
    options = Options(deck=read_deck(own), clock="off")
    match = Match.start(GAME, options, 3, seed_of("own deck"))
    rng = Rng(seed_of("own bots"))
    player = BOTS[bot]()
    for _ in range(60):
        prompt = match.prompt
        assert prompt is not None
        seat = prompt.owed[0]
        offers = GAME.offers(match.state, seat)
        match.play(seat, player.choose(match.view(seat), match.past(seat), offers, Budget(3), rng))
    assert match.state.turn > 2


@clause("GB-2.44", "GB-4.52")
def test_a_temporary_padlock_outlasts_the_securing() -> None:
    own = TOML.replace('kind = "P"\nneeds = ["armed"]', 'kind = "T"\nneeds = ["armed"]')
    options = Options(deck=read_deck(own), clock="off")
    hands = "rusty_padlock spare_part no_way#1/no_way#2/no_way#3"
    match = begin(hands, "goblin_glue", armer=1, phase="trick1", options=options)
    play(match, "A play rusty_padlock; let; A play spare_part; let")
    assert (match.state.inside, len(match.state.active)) == (1, 1)
    play(match, "round")
    assert match.state.phase == TRICK2  # nobody can tinker until the Bomb is passed


@clause("GB-2.44", "GB-9.23")
def test_a_deck_of_one_s_own() -> None:
    printed = TOML.replace('id = "no_way"\ncopies = 4', 'id = "no_way"\nname = "Nix da"\ncopies = 6').replace(
        'id = "bomb_human"\n', 'id = "bomb_human"\nname = "Menschenbombe"\n'
    )
    deck = read_deck(printed)
    options = Options(deck=deck, clock="off")
    assert GAME.codec.options(GAME.codec.encode(options)) == options
    book = book_of(options)
    assert (len(book.cards) - 1, book.bombs[0].name) == (56, "Menschenbombe")
    assert book_of(options) is book
    match = begin("take_that#1 keyhole/no_way#6/no_way#5", options=options, phase="trick1")
    play(match, "A play take_that#1>B")
    number = next(card.number for card in book.cards if (card.id, card.copy) == ("no_way", 6))
    match.play(1, GAME.words.read_move(f"interrupt {number}"))
    assert english(last(match, "interrupted").card.name) == "Nix da #6"
    assert any("Nix da #6" in line for line in words(match, PUBLIC))
    whole = random_end(Match.start(GAME, options, 4, seed_of("own deck")))
    assert Match.replay(GAME, whole.record()).agrees(whole.record())
    broken: Any = msgspec.structs.replace(deck.tricks[0], kind="X")
    wrong = msgspec.structs.replace(deck, tricks=(broken, *deck.tricks[1:]))
    with pytest.raises(Refused, match="badaboom-content-kind") as caught:
        Match.start(GAME, Options(deck=wrong), 4, seed_of("own deck"))
    assert (caught.value.code, caught.value.clause) == ("E_BAD_SETUP", "GB-2.44")


@clause("GB-2.3", "GB-2.20")
def test_what_the_first_event_tells_of_the_cards() -> None:
    match = begin("no_way#1/no_way#2/no_way#3")
    told = last(match, "match_started")
    assert [face.number for face in told.cards] == list(range(55))
    assert (told.goal, told.fine, told.buy_off) == (10, 1, 2)
    assert len(told.mechanisms) == 10
    first = told.cards[card_of("give_me_that", 1)]
    assert (english(first.name), first.type, first.back) == ("Give me that", "F", "trick")
    assert english(first.text) == "Forces a pass: the holder must pass the Bomb to you. The holder may not play it."
    assert english(first.mission) == "the player to your right is killed"
    assert all(english(face.name) and english(face.text) for face in (*told.cards, *told.bombs))
    assert all(english(face.gist) for face in told.cards)
    assert {face.mission is None for face in told.cards if not face.pay} == {True}
    assert all(english(face.mission) for face in told.cards if face.pay)
    # Mechanisms are counted, never told apart.
    assert all(backs.mechanisms == 0 for backs in match.view(PUBLIC).hands)
    assert match.view(0).contents == (0, 0, 0)


@pytest.mark.parametrize("whom", [whom for n in (1, 2, 3) for whom in combinations(("left", "right", "holder"), n)])
def test_a_gadget_of_an_owners_deck_is_told_in_a_few_words(whom: tuple[str, ...]) -> None:
    rat = DECK.gadgets[0]
    others = DECK.gadgets[1:]
    deck = replace(DECK, gadgets=(replace(rat, hits=whom), *others))
    told = last(start(3, deck=deck), "match_started")
    assert english(told.cards[1].gist).startswith("Hits ")
    assert english(told.cards[1].text).startswith("The explosion directly affects ")


def card_of(id: str, copy: int) -> int:
    return next(card.number for card in BOOK.cards if (card.id, card.copy) == (id, copy))


def test_numbers_are_checked() -> None:
    raw = msgspec.to_builtins(content.CONTENT)
    assert checked(raw) == content.CONTENT
    with pytest.raises(ContentError) as caught:
        checked({**raw, "warning": 13})
    assert english(caught.value.message) == "content.toml, warning: it comes after turn 12"
