"""What is printed on cards: whole sentences, one for each part (GB-2.45 to GB-2.51)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lastwire.games.badaboom.rules.content import CONTENT, DECK, Bomb, Gadget, Mission, Resurrection, Trick
from lastwire.games.badaboom.rules.part import SINGLE, Ban, Chat, Does, Fact, Property
from lastwire.message import Message, Value, row, words

_WHOSE: Final = ("steal", "look", "exchange", "gain", "earn")  # after “from”, “with” or “give”


def _meant(whom: Iterable[str], reach: int, case: str = "whom") -> tuple[Message, ...]:
    return tuple([Message(f"badaboom-{case}-{each}", args={"reach": reach}) for each in whom])


def _sentences(parts: Sequence[Message]) -> Message:
    return parts[0] if len(parts) == 1 else row(parts)


# --- Tricks ---------------------------------------------------------------------------------------


def _does_text(part: Does) -> Message:
    args: dict[str, Value] = {"amount": part.count}
    if part.who:
        case = "whose" if part.do in _WHOSE else "whom"
        args["who"] = _meant(part.who, part.reach, case)
        args["you"] = "yes" if part.who == ("you",) else "no"
    if part.do == "look":
        args["at"] = "both" if part.bomb and part.who else "bomb" if part.bomb else "hand"
    if part.text is not None:
        args["text"] = words(part.text)
    if part.do == "protect":
        args["unless"] = "holder" if part.unless_holder else "never"
    return Message(f"badaboom-do-{part.do}", args=args)


def trick_text(trick: Trick) -> Message:
    """What a Trick does, when it may be played and how long it lasts."""
    parts = [_does_text(part) for part in trick.does] or [Message(f"badaboom-do-nothing-{trick.kind}")]
    if trick.who != "any":
        parts.append(Message(f"badaboom-who-{trick.who}"))
    parts += [Message(f"badaboom-need-{need}") for need in trick.needs]
    if trick.choice != "none":
        parts.append(Message(f"badaboom-choice-{trick.choice}"))
    if trick.kind in "TP":
        parts.append(Message(f"badaboom-lasting-{trick.kind}"))
    return row(parts)


def trick_gist(does: Sequence[Does]) -> Message:
    """What it does, in a few words."""
    if not does:
        return Message("badaboom-gist-nothing")
    part = does[0]
    aim = "you" if part.who == ("you",) else "named" if part.who == ("named",) else "other"
    first = Message(f"badaboom-gist-{part.do}", args={"aim": aim})
    return first if len(does) == 1 else Message("badaboom-gist-several", args={"first": first})


# --- Gadgets and Bombs ----------------------------------------------------------------------------


def gadget_text(gadget: Gadget) -> Message:
    """GB-2.47."""
    parts = [_hits("badaboom-gadget-hits", gadget.hits, gadget.reach)]
    if gadget.otherwise:
        parts.append(Message("badaboom-gadget-otherwise", args={"whom": _meant(gadget.otherwise, gadget.reach)}))
    if gadget.spares:
        parts.append(Message("badaboom-gadget-spares", args={"whom": _meant(gadget.spares, gadget.reach)}))
    return _sentences(parts)


def _hits(id: str, whom: Sequence[str], reach: int, case: str = "whom") -> Message:
    """`places`: by which a language may know a shorter way to say it."""
    if not whom:
        return Message(f"{id}-nobody")
    places = "_".join(sorted(set(whom))) if reach == 1 else "far"
    return Message(id, args={"whom": _meant(whom, reach, case), "places": places})


def gadget_gist(gadget: Gadget) -> Message:
    if not gadget.hits:
        return Message("badaboom-gist-nothing")
    return _hits("badaboom-gist-hits", gadget.hits, gadget.reach, "short")


def property_text(bomb: Bomb) -> Message:
    if not bomb.properties:
        return Message("badaboom-property-none")
    motto = _motto(bomb)
    text = _sentences([_property(each, motto is not None and not at) for at, each in enumerate(bomb.properties)])
    return text if motto is None else Message("badaboom-property-named", args={"motto": motto, "text": text})


def _property(each: Property, led: bool) -> Message:
    """`led`: what they are called comes before it, with a colon."""
    pay = CONTENT.pay
    usual = {"survival_pay": pay.survival, "hazard_pay": pay.hazard, "salvage_pay": pay.salvage}.get(each.rule, 0)
    args: dict[str, Value] = {"amount": each.amount or 0, "usual": usual, "led": "yes" if led else "no"}
    if each.whom:
        args["whom"] = _meant(each.whom, each.reach)
        args["only"] = each.whom[0] if len(each.whom) == 1 else "several"
    nobody = each.rule == "hits" and not each.whom
    return Message(f"badaboom-property-{each.rule}{'-nobody' if nobody else ''}", args=args)


def _motto(bomb: Bomb) -> Message | None:
    """An owner's own, or the house's where the Bomb is the house's."""
    if bomb.motto is not None:
        return words(bomb.motto)
    same = any((each.id, each.properties) == (bomb.id, bomb.properties) for each in DECK.bombs)
    return Message(f"badaboom-motto-{bomb.id}") if same else None


# --- missions -------------------------------------------------------------------------------------


def mission_text(mission: Mission) -> Message:
    """GB-2.51: clauses, within `badaboom-mission-text`."""
    facts = [*mission.all, *mission.any]
    if len(facts) == 1:
        return _fact(facts[0])
    every, some = (
        tuple([Message("badaboom-mission-item", args={"fact": _fact(fact)}) for fact in each])
        for each in (mission.all, mission.any)
    )
    if not some:
        return Message("badaboom-mission-all", args={"facts": every})
    if not every:
        return Message("badaboom-mission-any", args={"facts": some})
    return Message("badaboom-mission-both", args={"facts": every, "some": some})


def _fact(fact: Fact) -> Message:
    if fact.fact == "gadget":
        return Message("badaboom-fact-gadget", args={"bound": "none" if fact.bounds[1] == 0 else "some"})
    single = len(fact.who) == 1 and fact.who[0] in SINGLE
    counted = fact.fact in ("mechanisms", "cards", "coins")
    bound = _bound(fact, counted or not single)
    alone = single and (not counted or (fact.fact == "mechanisms" and bound in ("some", "none", "least")))
    form = "person" if alone else "among"
    who = tuple([Message(f"badaboom-{form}-{each}", args={"reach": fact.reach}) for each in fact.who])
    args: dict[str, Value] = {
        "who": who,
        "only": fact.who[0] if len(fact.who) == 1 else "several",
        "bound": f"{'single' if alone else 'group'}_{bound}",
        "range": bound,
        "least": fact.bounds[0],
        "most": fact.most or 0,
    }
    return Message(f"badaboom-fact-{fact.fact}", args=args)


def _bound(fact: Fact, several: bool) -> str:
    """Which kind of bound it is; one player is or is not."""
    least, most = fact.bounds
    if most == 0:
        return "none"
    if not several:
        return "some"
    if fact.majority:
        return "majority"
    if fact.most is None:
        return "some" if least == 1 else "least"
    return "exact" if least == most else "between" if least else "most"


# --- Resurrection cards ---------------------------------------------------------------------------


def penalty_text(card: Resurrection) -> Message:
    """GB-2.58: an owner's words stand as they are."""
    if card.text is not None:
        return Message("badaboom-penalty-judged", args={"text": words(card.text)})
    if card.ritual is not None:
        ritual = card.ritual
        what = "show" if ritual.show else "usual" if ritual.word is None else "own"
        return Message(f"badaboom-ritual-before-{ritual.before}", args={"what": what, "word": word(card)})
    if card.chat is not None:
        return _sentences(_chat(card.chat))
    if card.forbids:
        return _sentences([_ban(ban) for ban in card.forbids])
    return Message(f"badaboom-penalty-{card.id}")


def word(card: Resurrection | None) -> Message:
    """What a ritual's button says."""
    ritual = None if card is None else card.ritual
    if ritual is None:
        return Message("badaboom-ritual-trick")
    if ritual.word is not None:
        return words(ritual.word)
    return Message("badaboom-ritual-show" if ritual.show else f"badaboom-ritual-{ritual.before}")


def _chat(chat: Chat) -> list[Message]:
    parts = []
    if chat.without:
        what = "letter" if len("".join(chat.without)) == 1 else "words"
        parts.append(Message("badaboom-chat-without", args={"words": chat.without, "what": what}))
    if chat.upper:
        parts.append(Message("badaboom-chat-upper"))
    if chat.ends is not None:
        parts.append(Message("badaboom-chat-ends", args={"word": chat.ends.upper()}))
    return parts


def _ban(ban: Ban) -> Message:
    args: dict[str, Value] = {"after": ban.after, "bomb": ban.bomb, "giving": ban.giving}
    if ban.naming:
        args["who"] = tuple([Message(f"badaboom-naming-{each}") for each in ban.naming])
    return Message(f"badaboom-ban-{ban.move}", args=args)
