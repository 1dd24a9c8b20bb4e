"""Offers: the legal moves as a product. Written out for tools, drawn from for play, tested for membership in laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations, product
from typing import Any, get_args

from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick


def builder(moves: Any) -> Callable[[str, dict[str, Any]], Any]:
    """A function that builds a move of this union from its kind and fields, as an offer names them."""
    # A partial, not a local function: it must be picklable, because codecs are sent to other processes.
    return partial(_build, {kind.__struct_config__.tag: kind for kind in get_args(moves) or (moves,)})


def _build(kinds: dict[str, Any], kind: str, fields: dict[str, Any]) -> Any:
    return kinds[kind](**fields)


def choices(pick: Pick) -> list[Any]:
    """Everything one field may hold."""
    if not pick.many:
        return list(pick.options)
    arrange = permutations if pick.ordered else combinations
    return [values for size in range(pick.least, pick.most + 1) for values in arrange(pick.options, size)]


def breadth(pick: Pick) -> int:
    """How many values one field may hold."""
    return pick.breadth


def size(offer: Offer) -> int:
    """How many moves an offer stands for, including those that `apart` rules out."""
    return offer.size


def _shares(offer: Offer, values: dict[str, Any]) -> bool:
    for group in offer.apart:
        taken: list[Any] = []
        for name in group:
            value = values.get(name)
            if value is None:  # left for the rules to fill, with a value that no other field took
                continue
            taken += value if offer.fields[name].many else (value,)
        if len(set(taken)) < len(taken):
            return True
    return False


def expand(offers: Sequence[Offer]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every move of the offers, as kind and fields."""
    for offer in offers:
        names = list(offer.fields)
        for values in product(*(choices(offer.fields[name]) for name in names)):
            fields = dict(zip(names, values, strict=True))
            if not offer.apart or not _shares(offer, fields):
                yield offer.kind, fields


def draw_value(pick: Pick, rng: Rng) -> Any:
    """One value for a field, uniformly."""
    options = pick.options
    if not pick.many:
        return options[0] if len(options) == 1 else rng.pick(options)
    count = pick.least + _weighted(pick.lists, rng)
    if pick.ordered:
        shuffled = list(options)
        rng.shuffle(shuffled)
        return tuple(shuffled[:count])
    places = list(range(len(options)))
    rng.shuffle(places)
    return tuple([options[place] for place in sorted(places[:count])])


def draw(offers: Sequence[Offer], rng: Rng) -> tuple[str, dict[str, Any]]:
    """One legal move, uniformly over all the moves the offers stand for, without writing them out."""
    offer, place = _draw_place(offers, rng)
    return _draw_any(offers, rng) if offer is None else (offer.kind, _at(offer, place))


def draw_move(offers: Sequence[Offer], rng: Rng, build: Callable[[str, dict[str, Any]], Any]) -> Any:
    """The same, built. Most offers are made once and offered again and again; so are the moves in them."""
    offer, place = _draw_place(offers, rng)
    return build(*_draw_any(offers, rng)) if offer is None else move_at(offer, place, build)


def move_at(offer: Offer, place: int, build: Callable[[str, dict[str, Any]], Any]) -> Any:
    """The move at a place of an offer's grid."""
    move = offer.built.get(place)
    if move is None:
        move = offer.built[place] = build(offer.kind, _at(offer, place))
    return move


def laid_out(offers: Sequence[Offer], build: Callable[[str, dict[str, Any]], Any]) -> tuple[Any, ...]:
    """Every move of offers that have a grid, in the order in which a draw counts them."""
    return tuple(move_at(offer, place, build) for offer in offers for place in range(offer.grid[0]))


class Menu:
    """Offers that come together, and the moves they stand for, in the order in which a draw counts them."""

    __slots__ = ("moves", "offers")

    def __init__(self, offers: tuple[Offer, ...], moves: tuple[Any, ...]) -> None:
        self.offers = offers
        self.moves = moves


def menu_of(build: Callable[[str, dict[str, Any]], Any], *offers: Offer) -> Menu:
    """A menu that comes again and again: its moves are built and counted once. They should be few, and the offers have
    to have a grid: each field takes one value, and none are apart."""
    if any(offer.grid[0] != offer.size for offer in offers):
        raise ValueError("an offer of a menu has no grid")
    return Menu(offers, laid_out(offers, build))


def offered(menus: Sequence[Menu]) -> list[Offer]:
    """The offers of all these menus."""
    return [offer for menu in menus for offer in menu.offers]


def draw_from(menus: Sequence[Menu], rng: Rng) -> Any:
    """One move of these menus, uniformly: the very one that `draw_move` gives from their offers."""
    if len(menus) == 1:
        moves = menus[0].moves
        return moves[rng.below(len(moves))] if len(moves) > 1 else moves[0]
    total = 0
    for menu in menus:
        total += len(menu.moves)
    place = rng.below(total) if total > 1 else 0
    for menu in menus:
        moves = menu.moves
        if place < len(moves):
            return moves[place]
        place -= len(moves)
    raise ValueError("no menus to draw from")


def _draw_place(offers: Sequence[Offer], rng: Rng) -> tuple[Offer | None, int]:
    """An offer and a place in its grid; None where not all offers have one."""
    if len(offers) == 1:
        count = offers[0].grid[0]
        if 0 < count < 1 << 32:
            return offers[0], rng.below(count) if count > 1 else 0
        return None, 0
    counts: list[int] = []
    total = 0
    for offer in offers:
        count = offer.grid[0]
        if not count:
            return None, 0
        counts.append(count)
        total += count
    if total >= 1 << 32:
        return None, 0
    place = rng.below(total)
    for index, count in enumerate(counts):
        if place < count:
            return offers[index], place
        place -= count
    raise ValueError("no offers to draw from")


def _at(offer: Offer, place: int) -> dict[str, Any]:
    """The fields of the move at this place of an offer's grid."""
    fields: dict[str, Any] = {}
    for name, options in offer.grid[1]:
        place, index = divmod(place, len(options))
        fields[name] = options[index]
    return fields


def _draw_any(offers: Sequence[Offer], rng: Rng) -> tuple[str, dict[str, Any]]:
    """`draw` for offers of any shape: first the offer by its size, then field by field, again where fields clash."""
    sizes = [offer.size for offer in offers]
    while True:
        offer = offers[0] if len(offers) == 1 else offers[_weighted(sizes, rng)]
        fields = {}
        for name, pick in offer.fields.items():
            fields[name] = draw_value(pick, rng)
        if not offer.apart or not _shares(offer, fields):
            return offer.kind, fields


def _weighted(weights: Sequence[int], rng: Rng) -> int:
    total = sum(weights)
    if total >= 1 << 32:  # beyond one word: a float is near enough for such products
        return rng.weighted([weight / total for weight in weights])
    point = rng.below(total)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise ValueError("no offers to draw from")


def holds(offers: Sequence[Offer], kind: str, fields: dict[str, Any]) -> bool:
    """Whether a move (kind and all its fields, `blank` ones possibly None) is one of the offers'. Free fields may
    hold anything."""
    return any(_offer_holds(offer, fields) for offer in offers if offer.kind == kind)


def _offer_holds(offer: Offer, fields: dict[str, Any]) -> bool:
    for name, value in fields.items():
        if name in offer.free:
            continue
        pick = offer.fields.get(name)
        if pick is None:
            if value is not None:
                return False
        elif value is None and name in offer.blank:
            continue
        elif not _pick_holds(pick, value):
            return False
    if not offer.apart:
        return True
    return not _shares(offer, fields)


def _pick_holds(pick: Pick, value: Any) -> bool:
    if not pick.many:
        return _place(pick, value) >= 0
    if not isinstance(value, (list, tuple)) or not pick.least <= len(value) <= pick.most:
        return False
    places = [_place(pick, item) for item in value]
    if -1 in places:
        return False
    # No value twice; and an unordered pick has one form, in the order of its options.
    once = set(places)
    return len(once) == len(places) if pick.ordered else places == sorted(once)


def _place(pick: Pick, value: Any) -> int:
    options = pick.options
    if value not in options:
        return -1
    place = options.index(value)
    if type(options[place]) is type(value):
        return place
    # True == 1 == 1.0 in Python; in a move they are three things.
    return next((place for place, option in enumerate(options) if option == value and type(option) is type(value)), -1)
