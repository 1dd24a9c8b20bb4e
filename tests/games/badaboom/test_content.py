"""Chapter 2: what is in the box, and deck files of one's own."""

from __future__ import annotations

import tomllib
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
from lastwire.games.badaboom.rules.apply.effect import INSTANT
from lastwire.games.badaboom.rules.book import BOOK, book_of
from lastwire.games.badaboom.rules.content import (
    CONDITIONS,
    DECK,
    GADGET_EFFECTS,
    TRICK_EFFECTS,
    checked,
    house,
    read_deck,
)
from lastwire.games.badaboom.rules.danger import GADGETS, LASTING
from lastwire.games.badaboom.rules.mission import MISSIONS
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.state import TRICK2
from lastwire.games.badaboom.rules.text import TEXT
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, play, random_end, start, words
from tests.games.kit import last

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
    rows = {bomb.id: (bomb.mechanisms, bomb.property, bomb.amount) for bomb in DECK.bombs}
    assert rows == {
        "bomb_human": (3, "none", None),
        "bomb_human_siege": (4, "danger_money", 2),
        "bomb_elf": (3, "no_junk", None),
        "bomb_elf_lantern": (3, "glass_casing", None),
        "bomb_dwarf": (5, "heavy_parts", 2),
        "bomb_dwarf_twin": (3, "double_charge", None),
        "bomb_gnome": (3, "parts_drawer", 1),
        "bomb_gnome_alarm": (2, "loud_ticking", None),
        "bomb_fairy": (2, "karma", None),
        "bomb_fairy_godmother": (3, "pity", None),
    }
    assert sum(bomb.mechanisms for bomb in DECK.bombs) == 31
    assert max(bomb.mechanisms for bomb in DECK.bombs) <= len(DECK.mechanisms)


@clause("GB-2.40", "GB-2.50")
def test_tricks_and_missions() -> None:
    rows = {
        trick.id: (trick.copies, trick.kind, trick.who, trick.choice, trick.effect, trick.needs, trick.amount)
        for trick in DECK.tricks
    }
    tongs = ("further_card", "contents", "tinkering")
    assert rows == {
        "give_me_that": (4, "F", "non_holder", "none", "pass_to_controller", (), None),
        "give_it_a_shot": (3, "F", "any", "any", "pass_to_choice", (), None),
        "take_that": (3, "F", "any", "neighbour", "pass_to_choice", (), None),
        "butterfingers": (1, "F", "holder", "none", "pass_to_next", (), None),
        "no_way": (4, "X", "any", "none", "cancel", (), None),
        "ill_handle_this": (3, "X", "any", "none", "take_over", (), None),
        "finders_keepers": (1, "X", "any", "none", "keep", (), None),
        "trolls_hide": (2, "T", "any", "none", "protect", (), None),
        "bomb_on_a_stick": (2, "T", "holder", "another", "protect_and_affect", (), None),
        "say_hello": (3, "T", "any", "another", "affect", (), None),
        "gather_round": (1, "T", "any", "none", "affect_neighbours", (), None),
        "damp_fuse": (1, "T", "any", "none", "no_explosion", (), None),
        "widdershins": (2, "P", "any", "none", "reverse", (), None),
        "painted_bullseye": (2, "P", "any", "another", "affect", (), None),
        "tied_bootlaces": (1, "P", "any", "another", "chain", (), None),
        "cooking_pot_helmet": (1, "P", "any", "none", "protect_unless_holder", (), None),
        "rusty_padlock": (1, "P", "any", "none", "no_tinkering", ("armed",), None),
        "goblin_glue": (1, "P", "any", "none", "no_forced_pass", (), None),
        "rummage": (2, "I", "any", "none", "draw", (), 2),
        "sticky_fingers": (2, "I", "any", "another_with_cards", "steal", (), None),
        "keyhole": (1, "I", "any", "another", "peek", (), 1),
        "slippery_floor": (1, "I", "any", "another_with_cards", "make_discard", (), 2),
        "old_switcheroo": (1, "I", "any", "another", "exchange_hands", (), None),
        "spare_part": (1, "I", "any", "none", "add_mechanism", ("mechanism_pile",), None),
        "snip_snip": (1, "I", "any", "none", "remove_mechanism", ("secure",), None),
        "long_tongs": (2, "I", "any", "none", "swap", tongs, None),
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
def test_each_effect_has_one_function_and_one_sentence() -> None:
    durable = {effect for effect, (kinds, _) in TRICK_EFFECTS.items() if set(kinds) & {"T", "P"}}
    interrupts = {effect for effect, (kinds, _) in TRICK_EFFECTS.items() if kinds == "X"}
    assert durable == LASTING.keys()
    assert TRICK_EFFECTS.keys() - durable - interrupts == INSTANT.keys()
    assert interrupts == {"cancel", "take_over", "keep"}
    assert GADGET_EFFECTS.keys() == GADGETS.keys()
    assert CONDITIONS.keys() == MISSIONS.keys()
    for table, ids in (
        ("trick", TRICK_EFFECTS),
        ("gadget", GADGET_EFFECTS),
        ("property", content.PROPERTIES),
        ("mission", CONDITIONS),
        ("penalty", content.PENALTIES),
    ):
        assert all(f"{table}.{id}" in TEXT for id in ids)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('effect = "draw"', 'effect = "dance"', "tricks[18].effect"),
        ('effect = "others"', 'effect = "everybody"', "gadgets[1].effect"),
        ('property = "karma"', 'property = "charm"', "bombs[8].property"),
        ('condition = "hoards"', 'condition = "hordes"', "missions[8].condition"),
        ('rule = "eeek"', 'rule = "aaah"', "resurrections[11].rule"),
        ('code = "M-HOARD" }', 'code = "M-GOLD" }', "tricks[18].missions"),
        ('kind = "X"\neffect = "cancel"', 'kind = "I"\neffect = "cancel"', "tricks[4].kind"),
        ('choice = "any"\n', "", "tricks[1].choice"),
        ('needs = ["secure"]\n', "", "tricks[24].needs"),
        ("mechanisms = 5\n", "mechanisms = 11\n", "bombs[4].mechanisms"),
        ('id = "gad_marbles"', 'id = "gad_dead_rat"', "gadgets"),
        ('whom = ["left"]\n', "", "gadgets[0].whom"),
        ('judge = "C"\nrule = "no_s"', 'judge = "S"\nrule = "no_s"', "resurrections[12].judge"),
        ("amount = 3\npay", "pay", "missions[8].amount"),
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
    assert caught.value.reason


@clause("GB-2.44")
def test_an_error_says_what_stands_there_and_what_may() -> None:
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace('effect = "others"', 'effect = "everybody"', 1), "mine.toml")
    assert str(caught.value) == (
        "mine.toml: gadgets[1].effect: no such effect of a Gadget: everybody; "
        "allowed: neighbours, others, armer, richest"
    )
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace('choice = "any"\n', "", 1), "mine.toml")
    assert caught.value.reason == "pass_to_choice does not go with none; allowed: any, neighbour, another"
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace('whom = ["left"]\n', "", 1), "mine.toml")
    assert caught.value.reason == "neighbours needs one of holder, left, right"
    with pytest.raises(ContentError) as caught:
        read_deck(TOML.replace("copies = 4", "copies = 40", 1), "mine.toml")
    assert caught.value.key == "tricks[0].copies"
    assert "given: 40; allowed: a whole number from 1 to 12" in caught.value.reason


@clause("GB-2.44")
def test_an_owner_starts_from_the_house_s_deck() -> None:
    assert read_deck(house(), "deck.toml") == DECK
    chosen = GAME.with_content(Options(tie="shared"), house(), "deck.toml")
    assert (chosen.deck, chosen.tie) == (DECK, "shared")


@pytest.mark.parametrize("bot", ["easy", "baseline", "strong"])
@clause("GB-2.44")
def test_bots_play_with_an_owner_s_deck(bot: str) -> None:
    """Other kinds for effects, other copies, other missions: nothing in the bots goes by the house's cards."""
    own = TOML.replace('id = "painted_bullseye"\n', 'id = "painted_ear"\n').replace("copies = 4", "copies = 9")
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


@clause("GB-2.44")
def test_cards_without_names_are_read_from_the_store_and_not_from_a_file() -> None:
    """The next release stores them so; they are called what the house calls them."""
    nameless = "".join(line for line in TOML.splitlines(keepends=True) if not line.startswith("name = "))
    with pytest.raises(ContentError) as caught:
        read_deck(nameless, "mine.toml")
    assert (caught.value.key, caught.value.reason) == ("bombs[0].name", "a name is missing")
    stored = msgspec.json.encode({"deck": tomllib.loads(nameless)}, order="deterministic")
    options, gone = GAME.codec.kept_options(stored)
    assert (gone, GAME.codec.keep_options(options)) == ((), stored)
    book, house_book = book_of(options), book_of(Options())
    assert (book.named, book.named_bombs, book.named_penalties) == (
        house_book.named,
        house_book.named_bombs,
        house_book.named_penalties,
    )
    match = random_end(Match.start(GAME, options, 4, seed_of("nameless")))
    assert Match.replay(GAME, match.record()).agrees(match.record())
    assert GAME.words.describe(match.view(PUBLIC), "ABCD")


@clause("GB-2.44", "GB-9.23")
def test_a_deck_of_one_s_own() -> None:
    printed = TOML.replace('name = "No way!"', 'name = "Nix da"').replace(
        'name = "Human Bomb"', 'name = "Menschenbombe"'
    )
    printed = printed.replace(
        'id = "no_way"\nname = "Nix da"\ncopies = 4', 'id = "no_way"\nname = "Nix da"\ncopies = 6'
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
    assert last(match, "interrupted").card.name == "Nix da #6"
    assert any("Nix da #6" in line for line in words(match, PUBLIC))
    whole = random_end(Match.start(GAME, options, 4, seed_of("own deck")))
    assert Match.replay(GAME, whole.record()).agrees(whole.record())
    broken: Any = msgspec.structs.replace(deck.tricks[0], effect="dance")
    wrong = msgspec.structs.replace(deck, tricks=(broken, *deck.tricks[1:]))
    with pytest.raises(Refused, match="dance") as caught:
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
    assert (first.name, first.type, first.back) == ("Give me that", "F", "trick")
    assert first.mission == "the player to your right is killed"
    assert all(face.text for face in (*told.cards, *told.bombs))
    assert all(face.gist for face in told.cards)
    # Mechanisms are counted, never told apart.
    assert all(backs.mechanisms == 0 for backs in match.view(PUBLIC).hands)
    assert match.view(0).contents == (0, 0, 0)


@pytest.mark.parametrize("whom", [whom for n in (1, 2, 3) for whom in combinations(("left", "right", "holder"), n)])
def test_a_gadget_of_an_owners_deck_is_told_in_a_few_words(whom: tuple[str, ...]) -> None:
    rat = next(each for each in DECK.gadgets if each.whom)
    others = tuple(each for each in DECK.gadgets if each is not rat)
    deck = replace(DECK, gadgets=(replace(rat, whom=whom), *others))
    told = last(start(3, deck=deck), "match_started")
    assert told.cards[1].gist.startswith("Hits ")


def card_of(id: str, copy: int) -> int:
    return next(card.number for card in BOOK.cards if (card.id, card.copy) == (id, copy))


def test_numbers_are_checked() -> None:
    raw = msgspec.to_builtins(content.CONTENT)
    assert checked(raw) == content.CONTENT
    with pytest.raises(ContentError, match="comes after"):
        checked({**raw, "warning": 13})
