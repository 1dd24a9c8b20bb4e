"""Offers: written out, drawn from, measured and tested for membership, all four must mean the same set."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastwire.engine.offer import (
    breadth,
    choices,
    draw,
    draw_from,
    draw_move,
    expand,
    holds,
    laid_out,
    menu_of,
    offered,
    size,
)
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Offer, Pick

Drawing = Callable[[st.SearchStrategy[Any]], Any]


@st.composite
def picks(draw_value: Drawing) -> Pick:
    options = tuple(draw_value(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True)))
    if not draw_value(st.booleans()):
        return Pick(options)
    least = draw_value(st.integers(0, len(options)))
    most = draw_value(st.integers(least, len(options)))
    return Pick(options, many=True, least=least, most=most, ordered=draw_value(st.booleans()))


@st.composite
def some_offers(draw_value: Drawing, kinds: str = "abc") -> Offer:
    names = draw_value(st.lists(st.sampled_from(["x", "y", "z"]), max_size=3, unique=True))
    fields = {name: draw_value(picks()) for name in names}
    apart = ((names[0], names[1]),) if len(names) > 1 and draw_value(st.booleans()) else ()
    blank = tuple(name for name in names if draw_value(st.booleans()))
    free = ("note",) if draw_value(st.booleans()) else ()
    return Offer(draw_value(st.sampled_from(kinds)), fields, apart, blank, free)


def frozen(kind: str, fields: dict[str, Any]) -> tuple[Any, ...]:
    return (kind, *sorted(fields.items()))


@given(some_offers())
def test_size_counts_what_is_written_out(offer: Offer) -> None:
    written = list(expand([offer]))
    assert len({frozen(*move) for move in written}) == len(written)
    if offer.apart:
        assert len(written) <= size(offer)
    else:
        assert len(written) == size(offer)
    for pick in offer.fields.values():
        assert len(choices(pick)) == breadth(pick)


@given(some_offers())
def test_what_is_written_out_is_held(offer: Offer) -> None:
    assert all(holds([offer], kind, fields) for kind, fields in expand([offer]))


@given(st.lists(some_offers(), min_size=1, max_size=3), st.integers(0, 1000))
def test_draws_are_held(offers: list[Offer], seed: int) -> None:
    if not list(expand(offers)):
        return
    rng = Rng(seed_of(seed))
    written = {frozen(*move) for move in expand(offers)}
    for _ in range(5):
        kind, fields = draw(offers, rng)
        assert frozen(kind, fields) in written


@given(st.lists(some_offers(), min_size=1, max_size=3), st.integers(0, 1000))
def test_a_drawn_move_is_a_draw_that_was_built(offers: list[Offer], seed: int) -> None:
    if not list(expand(offers)):
        return
    one, other = Rng(seed_of(seed)), Rng(seed_of(seed))
    for _ in range(8):
        kind, fields = draw(offers, one)
        assert draw_move(offers, other, lambda kind, fields: (kind, dict(fields))) == (kind, fields)
    assert one.taken == other.taken


def test_laid_out_moves_lie_where_a_draw_finds_them() -> None:
    offers = [
        Offer("a", {"x": Pick((0, 1, 2)), "y": Pick((5,)), "z": Pick((0, 1))}),
        Offer("b", {"x": Pick((7, 8, 9, 10))}),
        Offer("c"),
    ]
    moves = laid_out(offers, frozen)
    assert sorted(moves) == sorted(frozen(*move) for move in expand(offers))
    one, other = Rng(seed_of("laid out")), Rng(seed_of("laid out"))
    for _ in range(100):
        assert moves[one.below(len(moves))] == frozen(*draw(offers, other))


@given(st.lists(some_offers(), min_size=1, max_size=4), st.integers(0, 1000))
def test_a_draw_from_menus_is_a_draw_from_their_offers(offers: list[Offer], seed: int) -> None:
    offers = [offer for offer in offers if offer.grid[0]]
    if not offers:
        return
    menus = [menu_of(frozen, *offers[:1]), menu_of(frozen, *offers[1:])] if seed % 2 else [menu_of(frozen, *offers)]
    assert offered(menus) == offers
    one, other = Rng(seed_of(seed)), Rng(seed_of(seed))
    for _ in range(8):
        assert draw_from(menus, one) == draw_move(offers, other, frozen)
    assert one.taken == other.taken


def test_a_menu_has_no_lists_of_values() -> None:
    with pytest.raises(ValueError, match="grid"):
        menu_of(frozen, Offer("a", {"x": Pick((0, 1, 2), many=True, least=1, most=2)}))


VALUES = st.one_of(
    st.none(),
    st.integers(-1, 6),
    st.booleans(),
    st.just(1.0),
    st.sampled_from(["", "1"]),
    st.lists(st.integers(0, 6), max_size=4).map(tuple),
)


@settings(max_examples=300)
@given(
    some_offers(kinds="ab"), st.dictionaries(st.sampled_from(["x", "y", "z", "note"]), VALUES), st.sampled_from("ab")
)
def test_nothing_else_is_held(offer: Offer, fields: dict[str, Any], kind: str) -> None:
    """Membership equals being in the expansion, once free fields are dropped and blank ones are read as open."""
    full = {name: fields.get(name) for name in ("x", "y", "z", "note")}
    looked_at = {name: value for name, value in full.items() if name not in offer.free}
    open_fields = [name for name in offer.blank if looked_at.get(name) is None]

    def same(a: Any, b: Any) -> bool:
        if isinstance(a, tuple) and isinstance(b, tuple):
            return len(a) == len(b) and all(map(same, a, b))
        return type(a) is type(b) and bool(a == b)

    def fits(written: dict[str, Any]) -> bool:
        return all(
            name in open_fields or (same(written[name], value) if name in written else value is None)
            for name, value in looked_at.items()
        )

    expected = kind == offer.kind and any(fits(written) for _, written in expand([offer]))
    held = holds([offer], kind, full)
    if open_fields and offer.apart:
        # A field left open may have no value left that is apart from the others: the rules have the last word.
        assert held or not expected
    else:
        assert held == expected


def test_apart_fields_share_nothing() -> None:
    cards = (0, 1, 2)
    keep = Pick(cards, many=True, least=1, most=2, ordered=True)
    scrap = Pick(cards, many=True, least=0, most=1)
    offer = Offer("plan", {"keep": keep, "scrap": scrap}, apart=(("keep", "scrap"),))
    moves = [fields for _, fields in expand([offer])]
    assert {"keep": (2, 0), "scrap": (1,)} in moves
    assert {"keep": (2, 0), "scrap": (0,)} not in moves
    # One card kept: 3 × (nothing or one of 2 others); two kept in order: 6 × (nothing or the third).
    assert len(moves) == 3 * 3 + 6 * 2
    assert holds([offer], "plan", {"keep": (0, 2), "scrap": (1,)})
    assert not holds([offer], "plan", {"keep": (0, 2), "scrap": (2,)})


def test_an_unordered_pick_has_one_form() -> None:
    offer = Offer("discard", {"cards": Pick((4, 2, 7), many=True, least=2, most=2)})
    assert [fields["cards"] for _, fields in expand([offer])] == [(4, 2), (4, 7), (2, 7)]
    assert holds([offer], "discard", {"cards": (4, 7)})
    assert not holds([offer], "discard", {"cards": (7, 4)})
    assert not holds([offer], "discard", {"cards": (4, 4)})


def test_one_true_and_one_point_nought_are_three_things() -> None:
    offer = Offer("bid", {"nerve": Pick((0, 1)), "cards": Pick((1,), many=True)})
    assert holds([offer], "bid", {"nerve": 1, "cards": (1,)})
    for wrong in (True, 1.0, "1", None):
        assert not holds([offer], "bid", {"nerve": wrong, "cards": (1,)})
        assert not holds([offer], "bid", {"nerve": 1, "cards": (wrong,)})


def test_blank_fields_may_be_left_out_and_are_never_written_out_so() -> None:
    offer = Offer("cut", {"target": Pick((1, 2)), "slot": Pick((0, 1))}, blank=("slot",))
    assert holds([offer], "cut", {"target": 1, "slot": None})
    assert not holds([offer], "cut", {"target": None, "slot": 0})
    assert all(fields["slot"] is not None for _, fields in expand([offer]))


def test_blank_fields_that_are_apart_may_be_left_out_together() -> None:
    cards = Pick((0, 1), many=True, least=0, most=1)
    offer = Offer("swap", {"give": cards, "take": cards}, apart=(("give", "take"),), blank=("give", "take"))
    assert holds([offer], "swap", {"give": None, "take": None})
    assert holds([offer], "swap", {"give": (1,), "take": None})
    assert not holds([offer], "swap", {"give": (1,), "take": (1,)})


def test_a_field_that_is_not_offered_must_be_left_out() -> None:
    offer = Offer("cut", {"target": Pick((1,))})
    assert holds([offer], "cut", {"target": 1, "slot": None})
    assert not holds([offer], "cut", {"target": 1, "slot": 0})


def test_free_fields_hold_anything() -> None:
    offer = Offer("say", free=("text",))
    assert list(expand([offer])) == [("say", {})]
    assert holds([offer], "say", {"text": "anything"})


def test_draws_are_even_over_all_moves() -> None:
    offers = [
        Offer("a", {"x": Pick((0, 1, 2)), "y": Pick((0, 1, 2))}, apart=(("x", "y"),)),
        Offer("b", {"z": Pick((0, 1, 2), many=True, least=0, most=2, ordered=True)}),
        Offer("c"),
    ]
    moves = [frozen(*move) for move in expand(offers)]
    assert len(moves) == 6 + (1 + 3 + 6) + 1
    rng = Rng(seed_of("offers"))
    rounds = 17_000
    counts = Counter(frozen(*draw(offers, rng)) for _ in range(rounds))
    expected = rounds / len(moves)
    assert sum((counts[move] - expected) ** 2 / expected for move in moves) < 45.0  # beyond it once in ten thousand


def test_draws_are_even_where_every_field_takes_one_value() -> None:
    offers = [
        Offer("a", {"x": Pick((0, 1, 2)), "y": Pick((5,)), "z": Pick((0, 1))}),
        Offer("b", {"x": Pick((7, 8, 9, 10))}),
        Offer("c"),
    ]
    moves = [frozen(*move) for move in expand(offers)]
    assert len(moves) == 6 + 4 + 1
    rounds = 11_000
    for seed in ("fields", "built"):
        rng = Rng(seed_of(seed))
        if seed == "fields":
            counts = Counter(frozen(*draw(offers, rng)) for _ in range(rounds))
        else:
            counts = Counter(draw_move(offers, rng, frozen) for _ in range(rounds))
        expected = rounds / len(moves)
        assert set(counts) == set(moves)
        assert sum((counts[move] - expected) ** 2 / expected for move in moves) < 36.0  # once in ten thousand


@given(st.lists(some_offers(), min_size=1, max_size=3), st.integers(0, 10))
def test_a_built_draw_is_the_draw_built(offers: list[Offer], seed: int) -> None:
    if not list(expand(offers)):
        return
    plain, built = Rng(seed_of(seed)), Rng(seed_of(seed))
    for _ in range(5):
        assert draw_move(offers, built, frozen) == frozen(*draw(offers, plain))


def test_products_too_big_for_one_word_are_drawn_from() -> None:
    wide = Pick(tuple(range(40)), many=True, least=0, most=40)
    offers = [Offer("a", {"x": wide}), Offer("b", {"x": wide}), Offer("c")]
    rng = Rng(seed_of("wide"))
    kinds = Counter(draw(offers, rng)[0] for _ in range(400))
    assert kinds["c"] == 0
    assert 140 < kinds["a"] < 260


def test_there_must_be_something_to_draw_from() -> None:
    with pytest.raises(ValueError, match="positive"):
        draw([], Rng(seed_of(0)))
