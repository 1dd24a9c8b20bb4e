"""The small parts that a deck file combines: who is meant, and what is done to them (GB-2.45, GB-2.46)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from lastwire.kit.content import Part

# GB-2.45. Those who are found by their coins are nobody where all are level.
Whom: TypeAlias = Literal[
    "you",
    "named",
    "holder",
    "left",
    "right",
    "next",
    "armer",
    "richest",
    "poorest",
    "sole_richest",
    "sole_poorest",
    "rest",
    "others",
    "everyone",
]
WHOM: Final[tuple[str, ...]] = Whom.__args__  # type: ignore[attr-defined]
ONE: Final = ("you", "named", "holder", "left", "right", "next", "armer")  # never more than one player
OPEN: Final = tuple(whom for whom in WHOM if whom not in ("you", "named", "others"))  # where nobody has played a card
Reach: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=10)]

Do: TypeAlias = Literal[
    "draw",
    "deal",
    "discard",
    "lose",
    "steal",
    "look",
    "exchange",
    "add",
    "remove",
    "gain",
    "earn",
    "pay",
    "swap",
    "judge",
    "pass",
    "cancel",
    "keep",
    "take_over",
    "protect",
    "affect",
    "chain",
    "no_explosion",
    "reverse",
    "no_tinkering",
    "no_forced_pass",
    "no_interrupts",
]


class Does(Part, frozen=True):
    """GB-2.46: one thing that a Trick does. `reach` is how many seats away left and right are."""

    do: Do
    who: Annotated[tuple[Whom, ...], Meta(max_length=4)] = ()
    amount: Amount | None = None
    reach: Reach = 1
    bomb: bool = False  # of a look: into the Bomb, too
    unless_holder: bool = False  # of a protection
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None  # of what the table judges

    @property
    def count(self) -> int:
        return self.amount or 1


class Deed(NamedTuple):
    """What goes with a thing to do: the kinds of Trick, how many may be meant, and whether it takes an amount."""

    kinds: str
    whom: Literal["nobody", "one", "some", "any"] = "nobody"
    amount: bool = False


DEEDS: Final[dict[str, Deed]] = {
    "draw": Deed("IF", "some", True),
    "deal": Deed("IF", "some", True),
    "discard": Deed("IF", "some", True),
    "lose": Deed("IF", "some", True),
    "steal": Deed("IF", "some", True),
    "look": Deed("IF", "any"),
    "exchange": Deed("IF", "one"),
    "add": Deed("IF", amount=True),
    "remove": Deed("IF", amount=True),
    "gain": Deed("IF", "some", True),
    "earn": Deed("IF", "some", True),
    "pay": Deed("IF", "some", True),
    "swap": Deed("IF"),
    "judge": Deed("IF"),
    "pass": Deed("F", "one"),
    "cancel": Deed("X"),
    "keep": Deed("X"),
    "take_over": Deed("X"),
    "protect": Deed("TP", "some"),
    "affect": Deed("TP", "some"),
    "chain": Deed("TP", "some"),
    "no_explosion": Deed("T"),
    "reverse": Deed("TP"),
    "no_tinkering": Deed("TP"),
    "no_forced_pass": Deed("TP"),
    "no_interrupts": Deed("TP"),
}


# --- Gadgets and Bombs ----------------------------------------------------------------------------

Meant: TypeAlias = Annotated[tuple[Whom, ...], Meta(max_length=4)]


class Property(Part, frozen=True):
    """GB-2.47: one thing that is so while a Bomb is in play."""

    rule: Literal[
        "hits",
        "spares",
        "survival_pay",
        "hazard_pay",
        "salvage_pay",
        "salvage_most",
        "no_gadgets",
        "glass",
        "draw_for_gadget",
        "never_closed",
    ]
    whom: Meant = ()
    reach: Reach = 1
    amount: Annotated[int, Meta(ge=0, le=10)] | None = None


class Trait(NamedTuple):
    """What goes with a property: whether it names players, and whether it takes an amount."""

    whom: bool = False
    amount: bool = False


TRAITS: Final[dict[str, Trait]] = {
    "hits": Trait(whom=True),
    "spares": Trait(whom=True),
    "survival_pay": Trait(amount=True),
    "hazard_pay": Trait(amount=True),
    "salvage_pay": Trait(amount=True),
    "salvage_most": Trait(amount=True),
    "no_gadgets": Trait(),
    "glass": Trait(),
    "draw_for_gadget": Trait(amount=True),
    "never_closed": Trait(),
}


# --- missions -------------------------------------------------------------------------------------

Person: TypeAlias = Literal[
    "you", "left", "right", "holder", "armer", "richer", "poorer", "richest", "poorest", "others", "everyone"
]
PEOPLE: Final[tuple[str, ...]] = Person.__args__  # type: ignore[attr-defined]
SINGLE: Final = ("you", "left", "right", "holder", "armer")
Bound: TypeAlias = Annotated[int, Meta(ge=0, le=50)]


class Fact(Part, frozen=True):
    """GB-2.51: something that an explosion brought about, as one claimant sees it: how many there are.

    Without a bound there has to be at least one.
    """

    fact: Literal["killed", "survives", "holds", "armed", "mechanisms", "cards", "coins", "gadget"]
    who: Annotated[tuple[Person, ...], Meta(max_length=4)] = ()
    reach: Reach = 1
    least: Bound | None = None
    most: Bound | None = None
    majority: bool = False  # more than half of those who are meant

    @property
    def bounds(self) -> tuple[int, int]:
        least = (1 if self.most is None else 0) if self.least is None else self.least
        return least, 1000 if self.most is None else self.most


# --- Resurrection cards ---------------------------------------------------------------------------

Naming: TypeAlias = Literal["left", "right", "richer", "poorer", "holder", "anyone"]
NAMING: Final[tuple[str, ...]] = Naming.__args__  # type: ignore[attr-defined]
Wording: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\r\n]*$")]


class Ban(Part, frozen=True):
    """GB-2.58: a move that costs a fine. `after`: how many of them are free in each trick phase."""

    move: Literal["trick", "interrupt", "name", "swap", "no_swap"]
    after: Annotated[int, Meta(ge=0, le=5)] = 0  # of Tricks, interrupts included
    naming: Annotated[tuple[Naming, ...], Meta(max_length=4)] = ()
    bomb: Literal["any", "armed", "secure"] = "any"  # of a swap: on which Bomb
    giving: Literal["any", "mechanism", "gadget", "trick"] = "any"  # of a swap: what goes in


class Rite(Part, frozen=True):
    """GB-2.58: what has to be done before what. `word`: an owner's own; without one it is the house's."""

    before: Literal["trick", "turn", "tinkering", "armed"]
    word: Wording | None = None
    show: bool = False  # a card of one's hand, instead of a word; at the start of a turn


class Chat(Part, frozen=True):
    """GB-2.58: what lines of chat must be like."""

    without: Annotated[tuple[Wording, ...], Meta(max_length=5)] = ()  # in any case
    upper: bool = False  # no lower-case letters
    ends: Wording | None = None  # the last word, in any case
