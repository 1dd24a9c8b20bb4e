"""How a match of the toy is stored."""

from __future__ import annotations

from typing import Final

from lastwire.engine.form import Form, Forms, Shape
from tests.toy.rules.options import Options
from tests.toy.rules.state import Frame, State

OPTIONS: Final = Shape(Options, defaults={"memory": "perfect", "rounds": 3, "clock": False, "deck": None})

ALWAYS: Final = """
    options seats cards hand penalty fuses answer_ms match_ms hands deck scraps bids fuse
    looked phase round opened scores lamps bots
"""
DEFAULTS: Final = {
    "plan": [],
    "leader": -1,
    "asked": [],
    "again": False,
    "stack": [],
    "total": 0,
    "last": -1,
    "discard": [],
    "blown": [],
    "cause": "",
    "prompt_no": 0,
    "prompt_t": 0,
}
FRAME: Final = Shape(Frame, "card controller", defaults={"target": -1, "passed": []})

FORMS: Final = Forms(Form(Shape(State, ALWAYS, DEFAULTS, parts=(OPTIONS, FRAME))), Form(OPTIONS))
