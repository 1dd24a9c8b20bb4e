"""Big Badaboom's numbers and cards as the content files give them, checked when they are read.

A deck file of an owner of the printed game has the same form: `read_deck` reads its text, the options carry the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.games.badaboom.rules.part import (
    DEEDS,
    NAMING,
    ONE,
    OPEN,
    PEOPLE,
    TRAITS,
    WHOM,
    Ban,
    Chat,
    Does,
    Fact,
    Meant,
    Property,
    Reach,
    Rite,
)
from lastwire.kit.content import Part, Span
from lastwire.kit.talk import TalkLimits
from lastwire.message import Message, Value

FILE: Final = "content.toml"
DECK_FILE: Final = "deck.toml"
FEWEST: Final = 40  # Gadgets and Tricks of a deck: five players are dealt twenty, and the rules have them draw on
MOST: Final = 120

Mark: TypeAlias = Literal["R", "P", "O"]
Kind: TypeAlias = Literal["I", "F", "X", "T", "P"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\r\n]*$")]  # in one line
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=50)]


# --- cards ----------------------------------------------------------------------------------------


class _Card(Part, frozen=True, kw_only=True):
    """`name`: an owner's own. Without one a card is called what the house calls its card with this id."""

    id: Id
    name: Name | None = None


class Bomb(_Card, frozen=True, kw_only=True):
    """GB-2.10. `motto` is what its properties are called."""

    mechanisms: Annotated[int, Meta(ge=1, le=20)]
    mark: Mark
    motto: Name | None = None
    properties: Annotated[tuple[Property, ...], Meta(max_length=6)] = ()


class Gadget(_Card, frozen=True, kw_only=True):
    """GB-2.30, GB-2.47: whom it hits, and whom it hits if that is nobody. One that hits nobody is a dud."""

    hits: Meant
    mark: Mark
    otherwise: Meant = ()
    spares: Meant = ()
    reach: Reach = 1


class MissionOn(Part, frozen=True):
    """Which copy of a Trick bears a mission."""

    copy: Some
    code: str


class Trick(_Card, frozen=True, kw_only=True):
    """GB-2.40. `who`, `needs` and `choice` are its conditions, `does` what it does, one thing after the other."""

    copies: Annotated[int, Meta(ge=1, le=12)]
    kind: Kind
    does: Annotated[tuple[Does, ...], Meta(max_length=6)]
    mark: Mark
    who: Literal["any", "holder", "non_holder"] = "any"
    choice: Literal["none", "any", "neighbour", "another", "another_with_cards"] = "none"
    needs: Annotated[
        tuple[Literal["armed", "secure", "mechanism_pile", "further_card", "contents", "tinkering"], ...],
        Meta(max_length=6),
    ] = ()
    missions: Annotated[tuple[MissionOn, ...], Meta(max_length=12)] = ()


class Mission(Part, frozen=True):
    """GB-2.50, GB-2.51: it is fulfilled if all facts of `all` are so, and one of `any` where there are any."""

    code: Annotated[str, Meta(pattern=r"^M-[A-Z]{1,20}$")]
    pay: Annotated[int, Meta(ge=1, le=10)]
    mark: Mark
    all: Annotated[tuple[Fact, ...], Meta(max_length=6)] = ()
    any: Annotated[tuple[Fact, ...], Meta(max_length=6)] = ()


class Resurrection(_Card, frozen=True, kw_only=True):
    """GB-2.55, GB-2.58: forbidden moves, a ritual, a filter of chat, or words that the table judges by a vote. Without
    any of them, the words are the house's."""

    mark: Mark
    forbids: Annotated[tuple[Ban, ...], Meta(max_length=4)] = ()
    ritual: Rite | None = None
    chat: Chat | None = None
    text: Annotated[str, Meta(min_length=1, max_length=280)] | None = None

    @property
    def judge(self) -> str:
        """S soft restriction, Q ritual, C chat filter, V vote."""
        return "S" if self.forbids else "Q" if self.ritual is not None else "C" if self.chat is not None else "V"


class Deck(Part, frozen=True):
    """All cards of a box. A Mechanism of the house stands by its id, one of an owner by its name."""

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
    return checked_deck(content.parse(text, file, Deck), file)


def checked_deck(deck: Deck, file: str = DECK_FILE) -> Deck:
    """Raise `ContentError` unless every effect is known, and every card can be named and played with."""
    _check_names(deck, file)
    return _checked_rules(deck, file)


def _check_names(deck: Deck, file: str) -> None:
    """Only the house's cards have names in every language."""
    known = {card.id for cards in _named(DECK).values() for card in cards}
    for key, cards in _named(deck).items():
        for index, card in enumerate(cards):
            if card.name is None and card.id not in known:
                raise _wrong(file, f"{key}[{index}].name", "name", card=card.id)
    judged = {card.id for card in DECK.resurrections if card.judge == "V"}
    for index, penalty in enumerate(deck.resurrections):
        if penalty.judge == "V" and penalty.text is None and penalty.id not in judged:
            raise _wrong(file, f"resurrections[{index}].text", "no_text", card=penalty.id)


def _named(deck: Deck) -> dict[str, tuple[_Card, ...]]:
    return {"bombs": deck.bombs, "gadgets": deck.gadgets, "tricks": deck.tricks, "resurrections": deck.resurrections}


def _checked_rules(deck: Deck, file: str) -> Deck:
    for key, ids in (
        ("bombs", [bomb.id for bomb in deck.bombs]),
        ("gadgets", [gadget.id for gadget in deck.gadgets]),
        ("tricks", [trick.id for trick in deck.tricks]),
        ("missions", [mission.code for mission in deck.missions]),
        ("resurrections", [card.id for card in deck.resurrections]),
    ):
        _check_once(ids, file, key)
    for index, bomb in enumerate(deck.bombs):
        _check_bomb(bomb, deck, file, f"bombs[{index}]")
    for index, gadget in enumerate(deck.gadgets):
        for name in ("hits", "otherwise", "spares"):
            _check_open(getattr(gadget, name), file, f"gadgets[{index}].{name}")
        if gadget.otherwise and not gadget.hits:
            raise _wrong(file, f"gadgets[{index}].otherwise", "otherwise")
    for index, trick in enumerate(deck.tricks):
        _check_trick(trick, deck, file, f"tricks[{index}]")
    for index, mission in enumerate(deck.missions):
        _check_mission(mission, file, f"missions[{index}]")
    for index, card in enumerate(deck.resurrections):
        _check_resurrection(card, file, f"resurrections[{index}]")
    cards = len(deck.gadgets) + sum(trick.copies for trick in deck.tricks)
    if not FEWEST <= cards <= MOST:
        raise _wrong(file, "tricks", "cards", n=cards, least=FEWEST, most=MOST)
    return deck


def _check_bomb(bomb: Bomb, deck: Deck, file: str, key: str) -> None:
    if bomb.mechanisms > len(deck.mechanisms):
        raise _wrong(file, f"{key}.mechanisms", "mechanisms", n=bomb.mechanisms, all=len(deck.mechanisms))
    _check_once([each.rule for each in bomb.properties], file, f"{key}.properties")
    for place, each in enumerate(bomb.properties):
        trait, at = TRAITS[each.rule], f"{key}.properties[{place}]"
        if each.whom and not trait.whom:
            raise _wrong(file, f"{at}.whom", "whom", what=each.rule, given=each.whom, needed="nobody", allowed=OPEN)
        _check_open(each.whom, file, f"{at}.whom")
        _check_amount(each.amount, each.rule, trait.amount, file, f"{at}.amount")
        if trait.amount and each.amount is None:
            raise _wrong(file, f"{at}.amount", "amount", what=each.rule, wanted="yes")


def _check_open(whom: Iterable[str], file: str, key: str) -> None:
    """A Gadget and a Bomb are nobody's: there is no “you”."""
    for each in whom:
        if each not in OPEN:
            raise _wrong(file, key, "word", value=each, allowed=OPEN)


def _check_mission(mission: Mission, file: str, key: str) -> None:
    if not mission.all and not mission.any:
        raise _wrong(file, f"{key}.all", "no_fact", code=mission.code)
    for name, facts in (("all", mission.all), ("any", mission.any)):
        for place, fact in enumerate(facts):
            at = f"{key}.{name}[{place}]"
            if bool(fact.who) == (fact.fact == "gadget"):
                needed = "nobody" if fact.who else "some"
                raise _wrong(file, f"{at}.who", "person", what=fact.fact, needed=needed, allowed=PEOPLE)
            least, most = fact.bounds
            if least > most:
                raise _wrong(file, f"{at}.least", "bounds", least=least, most=most)
            bounded = (fact.least, fact.most) != (None, None)
            if fact.majority and (bounded or fact.fact not in ("killed", "survives")):
                raise _wrong(file, f"{at}.majority", "majority")


def _check_resurrection(card: Resurrection, file: str, key: str) -> None:
    kinds = {"forbids": card.forbids, "ritual": card.ritual, "chat": card.chat, "text": card.text}
    given = tuple(name for name, part in kinds.items() if part)
    if len(given) > 1:
        raise _wrong(file, f"{key}.{given[1]}", "one_kind", given=given)
    for place, ban in enumerate(card.forbids):
        at = f"{key}.forbids[{place}]"
        if bool(ban.naming) != (ban.move == "name"):
            needed = "some" if ban.move == "name" else "nobody"
            raise _wrong(file, f"{at}.naming", "person", what=ban.move, needed=needed, allowed=NAMING)
        for name, of, usual in (("after", "trick", 0), ("bomb", "swap", "any"), ("giving", "swap", "any")):
            if getattr(ban, name) != usual and ban.move != of:
                raise _wrong(file, f"{at}.{name}", "only", name=name, of=of, what=ban.move)
    ritual = card.ritual
    if ritual is not None and ritual.show and (ritual.before != "turn" or ritual.word is not None):
        raise _wrong(file, f"{key}.ritual.show", "show", before=ritual.before)
    if card.chat is not None and card.chat == Chat():
        raise _wrong(file, f"{key}.chat", "no_chat")


def _check_trick(trick: Trick, deck: Deck, file: str, key: str) -> None:
    for place, part in enumerate(trick.does):
        _check_does(part, trick, file, f"{key}.does[{place}]")
    _check_order(trick, file, f"{key}.does")
    aimed = any("named" in part.who for part in trick.does)
    if aimed != (trick.choice != "none"):
        allowed = ("any", "neighbour", "another", "another_with_cards") if aimed else ("none",)
        raise _wrong(file, f"{key}.choice", "choice", choice=trick.choice, aimed=_yes(aimed), allowed=allowed)
    if trick.kind == "X" and (trick.who != "any" or trick.needs):
        raise _wrong(file, f"{key}.who", "interrupt")
    if trick.kind == "P" and "armed" not in trick.needs and any(part.do == "no_tinkering" for part in trick.does):
        raise _wrong(file, f"{key}.needs", "needs", what="no_tinkering", need="armed")
    codes = {mission.code for mission in deck.missions}
    for on in trick.missions:
        if on.code not in codes:
            raise _wrong(file, f"{key}.missions", "mission", code=on.code)
        if on.copy > trick.copies:
            raise _wrong(file, f"{key}.missions", "copy", copy=on.copy)
    _check_once([on.copy for on in trick.missions], file, f"{key}.missions")


def _check_does(part: Does, trick: Trick, file: str, key: str) -> None:
    deed = DEEDS[part.do]
    if trick.kind not in deed.kinds:
        raise _wrong(file, f"{key}.do", "kind", what=part.do, kind=trick.kind, kinds=tuple(deed.kinds))
    wrong = (
        (deed.whom == "nobody" and part.who)
        or (deed.whom == "some" and not part.who)
        or (deed.whom == "one" and (len(part.who) != 1 or part.who[0] not in ONE))
        or (part.do == "look" and not part.who and not part.bomb)
    )
    if wrong:
        needed = "some" if deed.whom == "any" else deed.whom
        allowed = ONE if needed == "one" else WHOM
        raise _wrong(file, f"{key}.who", "whom", what=part.do, given=part.who or "none", needed=needed, allowed=allowed)
    _check_amount(part.amount, part.do, deed.amount, file, f"{key}.amount")
    for name, of in (("bomb", "look"), ("unless_holder", "protect"), ("text", "judge")):
        if getattr(part, name) and part.do != of:
            raise _wrong(file, f"{key}.{name}", "only", name=name, of=of, what=part.do)
    if part.do == "judge" and part.text is None:
        raise _wrong(file, f"{key}.text", "no_words")


def _check_order(trick: Trick, file: str, key: str) -> None:
    """An F card ends with its one pass; an interrupt does one thing to the card beneath, or nothing."""
    passes = [part.do == "pass" for part in trick.does]
    if trick.kind == "F" and passes != [False] * (len(passes) - 1) + [True]:
        raise _wrong(file, key, "pass")
    if trick.kind == "X" and len(trick.does) > 1:
        raise _wrong(file, key, "one_answer")


def _yes(given: bool) -> str:
    return "yes" if given else "no"


def _check_once(values: Iterable[str | int], file: str, key: str) -> None:
    seen: set[str | int] = set()
    for value in values:
        if value in seen:
            raise _wrong(file, key, "twice", value=value)
        seen.add(value)


def _check_amount(amount: int | None, what: str, wanted: bool, file: str, key: str) -> None:
    if amount is not None and not wanted:
        raise _wrong(file, key, "amount", what=what, wanted="no")


def _wrong(file: str, key: str, id: str, **values: Value) -> ContentError:
    return ContentError(file, key, Message(f"badaboom-content-{id}", args=values))


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
        raise _wrong(file, "warning", "warning", turn=found.unstable)
    return found


CONTENT: Final = checked(content.read("lastwire.games.badaboom.data", FILE, dict[str, Any]))
DECK: Final = _checked_rules(content.read("lastwire.games.badaboom.data", DECK_FILE, Deck), DECK_FILE)
