"""How a match of Time Bomb is stored. What is written here stays as it is: see `lastwire.engine.form`."""

from __future__ import annotations

from typing import Final

from lastwire.engine.form import Change, Document, Form, Forms, Shape
from lastwire.games.time_bomb.rules.options import Clock, Options, Variants
from lastwire.games.time_bomb.rules.state import State

_OPTIONS: Final = Shape(
    Options,
    defaults={
        "profile": "base",
        "start_player": "last_exploded",
        "claim_mode": "free",
        "ready_gate": True,
        "public_ledger": True,
        "cut_back": "allowed",
        "early_call": False,
        "free_chat": True,
        "clock": "off",
        "match": "single",
        "variants": {},
        "skin": "squad",
    },
    later={"show_leftover": True},  # as it was before tables could choose
    parts=(
        Shape(Clock, defaults={"briefing": 60, "cut": 60, "hold": 15}),
        Shape(Variants, defaults={"spy": False}),
    ),
)

_STATE: Final = Shape(
    State,
    """
    options seats swat terrorist safe success boom boom_needed roles rows down deals sealed phase round clipper nipper
    ready success_at_round_start piles held
    """,
    defaults={
        "leftover": -1,
        "queue": [],
        "claim_turn": -1,
        "cuts_in_round": 0,
        "cuts_total": 0,
        "success_found": 0,
        "boom_found": 0,
        "final_wire": -1,
        "history": [],
        "cause": "",
        "version": 0,
        "phase_t": 0,
        "extended": False,
        "hold_until": 0,
    },
    later={"holding": 0, "postponed": 0},
    parts=(_OPTIONS,),
)


def _without_postponed(document: Document) -> Document:
    return {name: value for name, value in document.items() if name != "postponed"}


FORMS: Final = Forms(Form(_STATE, (Change(dict, _without_postponed),)), Form(_OPTIONS))
