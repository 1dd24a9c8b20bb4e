"""Big Badaboom's numbers and cards as the content files give them, checked when they are read.

A deck file of an owner of the printed game has the same form: `read_deck` reads its text, the options carry the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.kit.content import Part, Span
from lastwire.kit.talk import TalkLimits

FILE: Final = "content.toml"
DECK_FILE: Final = "deck.toml"

Mark: TypeAlias = Literal["R", "P", "O"]
Kind: TypeAlias = Literal["I", "F", "X", "T", "P"]
Place: TypeAlias = Literal["holder", "left", "right"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\r\n]*$")]  # in one line
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=50)]

# Effect ids by the kinds of Trick that may bear them, and whether they take an amount. Each has one function, in
# `rules/effect.py` or `rules/danger.py`; a test compares the two lists.
TRICK_EFFECTS: Final[dict[str, tuple[str, bool]]] = {
    "pass_to_controller": ("F", False),
    "pass_to_choice": ("F", False),
    "pass_to_next": ("F", False),
    "cancel": ("X", False),
    "take_over": ("X", False),
    "keep": ("X", False),
    "protect": ("TP", False),
    "protect_unless_holder": ("TP", False),
    "protect_and_affect": ("TP", False),
    "affect": ("TP", False),
    "affect_neighbours": ("TP", False),
    "chain": ("TP", False),
    "no_explosion": ("T", False),
    "reverse": ("TP", False),
    "no_tinkering": ("TP", False),
    "no_forced_pass": ("TP", False),
    "draw": ("I", True),
    "steal": ("I", False),
    "peek": ("I", True),
    "make_discard": ("I", True),
    "exchange_hands": ("I", False),
    "add_mechanism": ("I", False),
    "remove_mechanism": ("I", False),
    "swap": ("I", False),
}
# These effects need to say who may be chosen; others must not.
CHOOSING: Final = {
    "pass_to_choice": ("any", "neighbour", "another"),
    "protect_and_affect": ("another",),
    "affect": ("another",),
    "chain": ("another",),
    "steal": ("another_with_cards",),
    "peek": ("another",),
    "make_discard": ("another_with_cards",),
    "exchange_hands": ("another",),
}
NEEDED: Final = {
    "add_mechanism": {"mechanism_pile"},
    "remove_mechanism": {"secure"},
    "swap": {"further_card", "contents", "tinkering"},
    "no_tinkering": {"armed"},
}
GADGET_EFFECTS: Final = {"neighbours": True, "others": False, "armer": False, "richest": False}
PROPERTIES: Final = {
    "none": False,
    "danger_money": True,
    "no_junk": False,
    "glass_casing": False,
    "heavy_parts": True,
    "double_charge": False,
    "parts_drawer": True,
    "loud_ticking": False,
    "karma": False,
    "pity": False,
}
CONDITIONS: Final = {
    "right_killed": False,
    "left_killed": False,
    "is_armer": False,
    "armer_killed": False,
    "gadget_inside": False,
    "most_killed": False,
    "nobody_killed": False,
    "survives_empty": False,
    "hoards": True,
    "is_killed": False,
    "holder_survives": False,
    "richer_killed": False,
}
PENALTIES: Final = {
    "one_trick": "S",
    "no_armed_swap": "S",
    "no_mechanism_in": "S",
    "spare_left": "S",
    "spare_poorer": "S",
    "must_tinker": "S",
    "no_interrupt": "S",
    "show_card": "Q",
    "hiccup": "Q",
    "thank_you": "Q",
    "ta_daa": "Q",
    "eeek": "Q",
    "no_s": "C",
    "no_lower_case": "C",
    "ends_in_boom": "C",
    "squeak": "V",
    "mumble": "V",
    "third_person": "V",
}


# --- cards ----------------------------------------------------------------------------------------


class _Card(Part, frozen=True, kw_only=True):
    """A card without a name is called what the house calls its card with this id: the next release stores such decks,
    this one only reads them."""

    id: Id
    name: Name | None = None


class Bomb(_Card, frozen=True, kw_only=True):
    """GB-2.10."""

    mechanisms: Annotated[int, Meta(ge=1, le=20)]
    property: str
    mark: Mark
    amount: Some | None = None


class Gadget(_Card, frozen=True, kw_only=True):
    """GB-2.30."""

    effect: str
    mark: Mark
    whom: Annotated[tuple[Place, ...], Meta(max_length=3)] = ()


class MissionOn(Part, frozen=True):
    """Which copy of a Trick bears a mission."""

    copy: Some
    code: str


class Trick(_Card, frozen=True, kw_only=True):
    """GB-2.40. `who`, `needs` and `choice` are its conditions, `effect` and `amount` what it does."""

    copies: Annotated[int, Meta(ge=1, le=12)]
    kind: Kind
    effect: str
    mark: Mark
    who: Literal["any", "holder", "non_holder"] = "any"
    choice: Literal["none", "any", "neighbour", "another", "another_with_cards"] = "none"
    needs: Annotated[
        tuple[Literal["armed", "secure", "mechanism_pile", "further_card", "contents", "tinkering"], ...],
        Meta(max_length=6),
    ] = ()
    amount: Some | None = None
    missions: Annotated[tuple[MissionOn, ...], Meta(max_length=12)] = ()


class Mission(Part, frozen=True):
    """GB-2.50."""

    code: Annotated[str, Meta(pattern=r"^M-[A-Z]{1,20}$")]
    condition: str
    pay: Annotated[int, Meta(ge=1, le=10)]
    mark: Mark
    amount: Some | None = None


class Resurrection(_Card, frozen=True, kw_only=True):
    """GB-2.55."""

    judge: Literal["S", "Q", "C", "V"]
    rule: str
    mark: Mark


class Deck(Part, frozen=True):
    """All cards of a box."""

    mechanisms: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=30)]
    bombs: Annotated[tuple[Bomb, ...], Meta(min_length=1, max_length=30)]
    gadgets: Annotated[tuple[Gadget, ...], Meta(max_length=20)]
    tricks: Annotated[tuple[Trick, ...], Meta(min_length=1, max_length=80)]
    missions: Annotated[tuple[Mission, ...], Meta(max_length=60)]
    resurrections: Annotated[tuple[Resurrection, ...], Meta(min_length=5, max_length=60)]


def house() -> str:
    """The house deck as the text of its file."""
    return content.read_text("lastwire.games.badaboom.data", DECK_FILE)


def read_deck(text: str, file: str = DECK_FILE) -> Deck:
    """GB-2.44: a deck from the text of a file; raises `ContentError` where it cannot be played."""
    deck = content.parse(text, file, Deck)
    for key, cards in _cards(deck).items():
        for index, card in enumerate(cards):
            if card.name is None:
                raise ContentError(file, f"{key}[{index}].name", "a name is missing")
    return checked_deck(deck, file)


def _cards(deck: Deck) -> dict[str, tuple[_Card, ...]]:
    return {"bombs": deck.bombs, "gadgets": deck.gadgets, "tricks": deck.tricks, "resurrections": deck.resurrections}


def called(card: _Card) -> str:
    """The name of a card, by which all speak of it."""
    return card.name or _HOUSE_NAMES.get(card.id) or card.id


def checked_deck(deck: Deck, file: str = DECK_FILE) -> Deck:
    """Raise `ContentError` unless every effect is known and every card can be played with."""
    for key, ids in (
        ("bombs", [bomb.id for bomb in deck.bombs]),
        ("gadgets", [gadget.id for gadget in deck.gadgets]),
        ("tricks", [trick.id for trick in deck.tricks]),
        ("missions", [mission.code for mission in deck.missions]),
        ("resurrections", [card.id for card in deck.resurrections]),
    ):
        _check_once(ids, file, key)
    for index, bomb in enumerate(deck.bombs):
        key = f"bombs[{index}]"
        _check_known(bomb.property, PROPERTIES, file, f"{key}.property", "property")
        _check_amount(bomb.amount, PROPERTIES[bomb.property], file, f"{key}.amount")
        if bomb.mechanisms > len(deck.mechanisms):
            reason = f"{bomb.mechanisms} Mechanisms, and there are {len(deck.mechanisms)}"
            raise ContentError(file, f"{key}.mechanisms", reason)
    for index, gadget in enumerate(deck.gadgets):
        key = f"gadgets[{index}]"
        _check_known(gadget.effect, GADGET_EFFECTS, file, f"{key}.effect", "effect of a Gadget")
        if bool(gadget.whom) != GADGET_EFFECTS[gadget.effect]:
            wanted = "needs one of holder, left, right" if GADGET_EFFECTS[gadget.effect] else "names nobody"
            raise ContentError(file, f"{key}.whom", f"{gadget.effect} {wanted}")
    for index, trick in enumerate(deck.tricks):
        _check_trick(trick, deck, file, f"tricks[{index}]")
    for index, mission in enumerate(deck.missions):
        key = f"missions[{index}]"
        _check_known(mission.condition, CONDITIONS, file, f"{key}.condition", "condition")
        _check_amount(mission.amount, CONDITIONS[mission.condition], file, f"{key}.amount")
    for index, card in enumerate(deck.resurrections):
        key = f"resurrections[{index}]"
        _check_known(card.rule, PENALTIES, file, f"{key}.rule", "penalty")
        if PENALTIES[card.rule] != card.judge:
            raise ContentError(file, f"{key}.judge", f"{card.rule} is judged by {PENALTIES[card.rule]}")
    cards = len(deck.gadgets) + sum(trick.copies for trick in deck.tricks)
    if not 40 <= cards <= 120:
        # Five players are dealt twenty, and the rules have them draw on.
        raise ContentError(file, "tricks", f"{cards} Gadgets and Tricks; a deck has 40 to 120")
    return deck


def _check_trick(trick: Trick, deck: Deck, file: str, key: str) -> None:
    _check_known(trick.effect, TRICK_EFFECTS, file, f"{key}.effect", "effect of a Trick")
    kinds, takes_amount = TRICK_EFFECTS[trick.effect]
    if trick.kind not in kinds:
        raise ContentError(file, f"{key}.kind", f"{trick.effect} is an effect of kind {' or '.join(kinds)}")
    _check_amount(trick.amount, takes_amount, file, f"{key}.amount")
    choices = CHOOSING.get(trick.effect, ("none",))
    if trick.choice not in choices:
        reason = f"{trick.effect} does not go with {trick.choice}; allowed: {', '.join(choices)}"
        raise ContentError(file, f"{key}.choice", reason)
    if trick.kind == "X" and (trick.who != "any" or trick.needs):
        raise ContentError(file, f"{key}.who", "an interrupt has no condition of its own")
    missing = NEEDED.get(trick.effect, set()) - set(trick.needs)
    if missing:
        raise ContentError(file, f"{key}.needs", f"{trick.effect} needs {min(missing)}")
    codes = {mission.code for mission in deck.missions}
    for on in trick.missions:
        if on.code not in codes:
            raise ContentError(file, f"{key}.missions", f"there is no mission {on.code}")
        if on.copy > trick.copies:
            raise ContentError(file, f"{key}.missions", f"there is no copy {on.copy}")
    _check_once([on.copy for on in trick.missions], file, f"{key}.missions")


def _check_once(values: Iterable[str | int], file: str, key: str) -> None:
    seen: set[str | int] = set()
    for value in values:
        if value in seen:
            raise ContentError(file, key, f"{value} stands there twice")
        seen.add(value)


def _check_known(value: str, known: Iterable[str], file: str, key: str, what: str) -> None:
    if value not in known:
        raise ContentError(file, key, f"no such {what}: {value}; allowed: {', '.join(known)}")


def _check_amount(amount: int | None, wanted: bool, file: str, key: str) -> None:
    if (amount is not None) != wanted:
        raise ContentError(file, key, "an amount is missing" if wanted else "this takes no amount")


# --- numbers --------------------------------------------------------------------------------------


class Pay(Part, frozen=True):
    survival: Some
    hazard: Some
    salvage: Some


class Vote(Part, frozen=True):
    seconds: Some
    people: Some


class Paces(Part, frozen=True):
    poll: Span
    decision: Span


class Content(Part, frozen=True):
    goal: Some
    hand: Some
    survivor_cards: Some
    continuations: Annotated[int, Meta(ge=0, le=20)]
    unstable: Some
    warning: Some
    fine: Some
    buy_off: Some
    pay: Pay
    vote: Vote
    pace: Paces
    limits: TalkLimits


def checked(data: Any, file: str = FILE) -> Content:
    """Plain data as Big Badaboom's numbers."""
    found = content.convert(data, file, Content)
    if found.warning > found.unstable:
        raise ContentError(file, "warning", f"comes after turn {found.unstable}")
    return found


CONTENT: Final = checked(content.read("lastwire.games.badaboom.data", FILE, dict[str, Any]))
DECK: Final = checked_deck(content.read("lastwire.games.badaboom.data", DECK_FILE, Deck))
_HOUSE_NAMES: Final = {card.id: card.name for cards in _cards(DECK).values() for card in cards}
