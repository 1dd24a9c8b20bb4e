"""Decks as they were stored up to 0.3.0, when each card named one of a closed list of effects (GB-2.44)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lastwire.engine.form import Document

_TRICKS: Final[dict[str, list[Document]]] = {
    "pass_to_controller": [{"do": "pass", "who": ["you"]}],
    "pass_to_choice": [{"do": "pass", "who": ["named"]}],
    "pass_to_next": [{"do": "pass", "who": ["next"]}],
    "cancel": [{"do": "cancel"}],
    "take_over": [{"do": "take_over"}],
    "keep": [{"do": "keep"}],
    "protect": [{"do": "protect", "who": ["you"]}],
    "protect_unless_holder": [{"do": "protect", "who": ["you"], "unless_holder": True}],
    "protect_and_affect": [{"do": "protect", "who": ["you"]}, {"do": "affect", "who": ["named"]}],
    "affect": [{"do": "affect", "who": ["named"]}],
    "affect_neighbours": [{"do": "affect", "who": ["left", "right"]}],
    "chain": [{"do": "chain", "who": ["named"]}],
    "no_explosion": [{"do": "no_explosion"}],
    "reverse": [{"do": "reverse"}],
    "no_tinkering": [{"do": "no_tinkering"}],
    "no_forced_pass": [{"do": "no_forced_pass"}],
    "draw": [{"do": "draw", "who": ["you"]}],
    "steal": [{"do": "steal", "who": ["named"]}],
    "peek": [{"do": "look", "who": ["named"], "bomb": True}, {"do": "deal", "who": ["you"]}],
    "make_discard": [{"do": "discard", "who": ["named"]}],
    "exchange_hands": [{"do": "exchange", "who": ["named"]}],
    "add_mechanism": [{"do": "add"}],
    "remove_mechanism": [{"do": "remove"}],
    "swap": [{"do": "swap"}],
}
_COUNTED: Final = ("draw", "peek", "make_discard")  # their amount is that of the last part
_GADGETS: Final[dict[str, Document]] = {
    "others": {"hits": ["rest"]},
    "armer": {"hits": ["armer"], "otherwise": ["holder"]},
    "richest": {"hits": ["richest"], "otherwise": ["holder"]},
}
_PROPERTIES: Final[dict[str, list[Document]]] = {
    "none": [],
    "danger_money": [{"rule": "hazard_pay"}],
    "no_junk": [{"rule": "no_gadgets"}],
    "glass_casing": [{"rule": "glass"}],
    "heavy_parts": [{"rule": "salvage_most"}],
    "double_charge": [{"rule": "hits", "whom": ["holder", "left"]}],
    "parts_drawer": [{"rule": "draw_for_gadget"}],
    "loud_ticking": [{"rule": "never_closed"}],
    "karma": [{"rule": "hits", "whom": ["holder", "armer"]}],
    "pity": [{"rule": "spares", "whom": ["sole_poorest"]}],
}
_MISSIONS: Final[dict[str, list[Document]]] = {
    "right_killed": [{"fact": "killed", "who": ["right"]}],
    "left_killed": [{"fact": "killed", "who": ["left"]}],
    "is_armer": [{"fact": "armed", "who": ["you"]}],
    "armer_killed": [{"fact": "killed", "who": ["armer"]}, {"fact": "armed", "who": ["you"], "most": 0}],
    "gadget_inside": [{"fact": "gadget"}],
    "most_killed": [{"fact": "killed", "who": ["everyone"], "majority": True}],
    "nobody_killed": [{"fact": "killed", "who": ["everyone"], "most": 0}],
    "survives_empty": [{"fact": "survives", "who": ["you"]}, {"fact": "mechanisms", "who": ["you"], "most": 0}],
    "hoards": [{"fact": "mechanisms", "who": ["you"]}],
    "is_killed": [{"fact": "killed", "who": ["you"]}],
    "holder_survives": [{"fact": "survives", "who": ["holder"]}, {"fact": "holds", "who": ["you"], "most": 0}],
    "richer_killed": [{"fact": "killed", "who": ["richer"]}],
}
_PENALTIES: Final[dict[str, tuple[str, Document]]] = {
    "one_trick": ("S", {"forbids": [{"move": "trick", "after": 1}]}),
    "no_armed_swap": ("S", {"forbids": [{"move": "swap", "bomb": "armed"}]}),
    "no_mechanism_in": ("S", {"forbids": [{"move": "swap", "giving": "mechanism"}]}),
    "spare_left": ("S", {"forbids": [{"move": "name", "naming": ["left"]}]}),
    "spare_poorer": ("S", {"forbids": [{"move": "name", "naming": ["poorer"]}]}),
    "must_tinker": ("S", {"forbids": [{"move": "no_swap"}]}),
    "no_interrupt": ("S", {"forbids": [{"move": "interrupt"}]}),
    "show_card": ("Q", {"ritual": {"before": "turn", "show": True}}),
    "hiccup": ("Q", {"ritual": {"before": "trick"}}),
    "thank_you": ("Q", {"ritual": {"before": "turn"}}),
    "ta_daa": ("Q", {"ritual": {"before": "tinkering"}}),
    "eeek": ("Q", {"ritual": {"before": "armed"}}),
    "no_s": ("C", {"chat": {"without": ["s"]}}),
    "no_lower_case": ("C", {"chat": {"upper": True}}),
    "ends_in_boom": ("C", {"chat": {"ends": "boom"}}),
    # The house's own words; an owner's card that meant them gets them in English.
    "squeak": ("V", {"text": "Speak squeakily, or add “eek” to each line of chat."}),
    "mumble": ("V", {"text": "Mumble, or write without vowels."}),
    "third_person": ("V", {"text": "Never say I, me or my: speak of yourself by name."}),
}
_JUDGED: Final = {"rc16": "squeak", "rc17": "mumble", "rc18": "third_person"}  # whose words are the house's


def up(deck: Document) -> Document:
    """A deck of that time in today's form."""
    return _each(
        deck, bombs=_bomb_up, gadgets=_gadget_up, tricks=_trick_up, missions=_mission_up, resurrections=_penalty_up
    )


def down(deck: Document) -> Document:
    """A deck that came from that time as it was written then. What could not be said then stays as it is."""
    return _each(
        deck,
        bombs=_bomb_down,
        gadgets=_gadget_down,
        tricks=_trick_down,
        missions=_mission_down,
        resurrections=_penalty_down,
    )


def _each(deck: Document, **changes: Callable[[Document], Document]) -> Document:
    return deck | {name: [change(card) for card in deck[name]] for name, change in changes.items()}


def _without(card: Document, *names: str) -> Document:
    return {name: value for name, value in card.items() if name not in names}


def _found(table: dict[str, list[Document]], parts: list[Document], counted: str) -> tuple[str, int | None]:
    """Which of that time's names these parts have, and the amount of the last one."""
    plain = [*parts[:-1], _without(parts[-1], counted)] if parts else []
    for name, known in table.items():
        if known == parts:
            return name, None
        if known == plain:
            return name, parts[-1][counted]
    return "", None


def _with_amount(parts: list[Document], name: str, amount: Any) -> list[Document]:
    return parts if amount is None else [*parts[:-1], parts[-1] | {name: amount}]


# --- cards ----------------------------------------------------------------------------------------


def _trick_up(card: Document) -> Document:
    amount = card.get("amount")
    does = _with_amount(_TRICKS[card["effect"]], "amount", None if amount == 1 else amount)
    return _without(card, "effect", "amount") | {"does": does}


def _trick_down(card: Document) -> Document:
    effect, amount = _found(_TRICKS, card["does"], "amount")
    if not effect:
        return card
    return _without(card, "does") | {"effect": effect} | _amount(amount, effect in _COUNTED)


def _amount(amount: int | None, counted: bool) -> Document:
    """1 is what is meant today where none is given."""
    return {"amount": amount or 1} if counted else {}


def _gadget_up(card: Document) -> Document:
    rest = _without(card, "effect", "whom")
    return rest | ({"hits": card["whom"]} if card["effect"] == "neighbours" else _GADGETS[card["effect"]])


def _gadget_down(card: Document) -> Document:
    rest = _without(card, "hits", "otherwise")
    said = {name: card[name] for name in ("hits", "otherwise") if name in card}
    for effect, known in _GADGETS.items():
        if known == said:
            return rest | {"effect": effect}
    return rest | {"effect": "neighbours", "whom": card["hits"]}


def _bomb_up(card: Document) -> Document:
    rest = _without(card, "property", "amount")
    properties = _with_amount(_PROPERTIES[card["property"]], "amount", card.get("amount"))
    return rest | {"properties": properties} if properties else rest


def _bomb_down(card: Document) -> Document:
    property, amount = _found(_PROPERTIES, card.get("properties", []), "amount")
    if not property:
        return card
    return _without(card, "properties") | {"property": property} | ({} if amount is None else {"amount": amount})


def _mission_up(mission: Document) -> Document:
    facts = _with_amount(_MISSIONS[mission["condition"]], "least", mission.get("amount"))
    return _without(mission, "condition", "amount") | {"all": facts}


def _mission_down(mission: Document) -> Document:
    condition, amount = _found(_MISSIONS, mission.get("all", []), "least")
    if not condition:
        return mission
    return _without(mission, "all") | {"condition": condition} | ({} if amount is None else {"amount": amount})


def _penalty_up(card: Document) -> Document:
    rest = _without(card, "judge", "rule")
    return rest if _JUDGED.get(card["id"]) == card["rule"] else rest | _PENALTIES[card["rule"]][1]


def _penalty_down(card: Document) -> Document:
    names = ("forbids", "ritual", "chat", "text")
    rest, said = _without(card, *names), {name: card[name] for name in names if name in card}
    for rule, (judge, known) in _PENALTIES.items():
        if known == said or (not said and _JUDGED.get(card["id"]) == rule):
            return rest | {"judge": judge, "rule": rule}
    return card
