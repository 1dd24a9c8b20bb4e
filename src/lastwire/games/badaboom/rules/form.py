"""How a match of Big Badaboom is stored. What is written here stays as it is: see `lastwire.engine.form`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.engine.form import Change, Document, Form, Forms, Shape
from lastwire.games.badaboom.rules import former
from lastwire.games.badaboom.rules.options import Clock, Options
from lastwire.games.badaboom.rules.state import Life, State

_CLOCK: Final = Shape(
    Clock,
    defaults={
        "trick": 20,
        "interrupt": 8,
        "tinkering": 60,
        "choose": 15,
        "discard": 20,
        "claim": 20,
        "nominate": 20,
    },
)

_OPTIONS: Final = Shape(
    Options,
    defaults={
        "resurrection": False,
        "first_player": "random",
        "tie": "sudden_death",
        "unstable": True,
        "free_chat": True,
        "clock": {},
        "deck": None,
    },
    parts=(_CLOCK,),
    loose="deck",
)

_LIFE: Final = Shape(
    Life,
    "cards pile discard",
    defaults={
        "rituals": 0,
        "duty": 0,
        "jumpy": 0,
        "warned": 0,
        "accused": -1,
        "accuser": -1,
        "votes": [],
        "vote_t": 0,
        "accusers": 0,
    },
)

_STATE: Final = Shape(
    State,
    "options seats hands pile presets salt mechs inside spare coins bomb holder turn played phase ask asked",
    defaults={
        "discard": 0,
        "contents": 0,
        "claims": [],
        "nominations": [],
        "beat": False,
        "armer": -1,
        "closed": False,
        "armed_at_start": False,
        "was_secure": False,
        "bomb_turns": 0,
        "drawn": 0,
        "swaps": [],
        "active": [],
        "in_force": 0,
        "stack": [],
        "offset": 0,
        "killed": 0,
        "continuations": 0,
        "history": [],
        "bots": 0,
        "prompt_no": 0,
        "prompt_t": 0,
        "cause": "",
        "winners": 0,
        "life": None,
    },
    later={"part": 0, "rest": 0, "verdict": 0, "gains": []},
    parts=(_OPTIONS, _LIFE),
)


def _in_options(change: Callable[[Document], Document]) -> Callable[[Document], Document]:
    def changed(options: Document) -> Document:
        deck = options.get("deck")
        return options if deck is None else options | {"deck": change(deck)}

    return changed


def _in_state(change: Callable[[Document], Document]) -> Callable[[Document], Document]:
    def changed(state: Document) -> Document:
        return state | {"options": _in_options(change)(state["options"])}

    return changed


_IN_STATE: Final = Change(_in_state(former.up), _in_state(former.down))
_IN_OPTIONS: Final = Change(_in_options(former.up), _in_options(former.down))

FORMS: Final = Forms(Form(_STATE, (_IN_STATE,)), Form(_OPTIONS, (_IN_OPTIONS,)))
