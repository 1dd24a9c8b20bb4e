"""How a match of Bomb Squad Academy is stored. What is written here stays as it is: see `lastwire.engine.form`."""

from __future__ import annotations

from typing import Final

from lastwire.engine.form import Form, Forms, Shape
from lastwire.games.academy.rules.content import Names, Table
from lastwire.games.academy.rules.options import Clock, Options
from lastwire.games.academy.rules.sheet import Posting, Wreck
from lastwire.games.academy.rules.state import Setting, State

_TABLE: Final = Shape(
    Table,
    """
    decks tracks plates chain_per_card wait_points boom_penalty chicken_bonus blanket_bonus shield_bonus helmet_hit
    hammer_bonus
    """,
    later={"dynamo_bonus": 1, "zero_link": None, "names": {}},
    parts=(Shape(Names, defaults=dict.fromkeys(Names.__struct_fields__, "")),),
    loose="decks tracks plates",
)

_OPTIONS: Final = Shape(
    Options,
    defaults={
        "age_order": "random",
        "allow_debt": False,
        "chat": "open",
        "odds": False,
        "clock": "off",
        "content": "house",
    },
    later={"tool_order": "score"},
    parts=(Shape(Clock, defaults={"select": 60, "window": 20, "answer": 30}), _TABLE),
)

_STATE: Final = Shape(
    State,
    """
    setting rows booms pile committed answers notes shown trigger up tops seen hands stacks acts scores tools auto bomb
    round phase asked
    """,
    defaults={
        "spent": 0,
        "owned": 0,
        "display": [],
        "plates": [],
        "asked_t": 0,
        "choosing": 0,
        "queue": [],
        "eligible": 0,
        "opened": [],
        "protected": 0,
        "orders": -1,
        "waited": 0,
        "named": [],
        "scored": 0,
        "wire": -1,
        "cutters": 0,
        "blanket": -1,
        "xray": -1,
        "zero": False,
        "amplified": False,
        "jam": -1,
        "spared": 0,
        "sheet": [],
        "past": [],
        "gains": [],
        "wreck": None,
    },
    later={"arrived": [], "bots": 0},
    parts=(
        Shape(Setting, "options seats ages table", parts=(_OPTIONS, _TABLE)),
        Shape(
            Posting,
            "bomb round seat cause points",
            defaults={"wire": None, "main": 0, "chain": 0, "plates": 0, "divisor": 1},
        ),
        Shape(Wreck, "bomb round wire tile cutters acts exposed up opened"),
    ),
)

FORMS: Final = Forms(Form(_STATE), Form(_OPTIONS))
