"""How a match of Bomb Busters is stored. What is written here stays as it is: see `lastwire.engine.form`."""

from __future__ import annotations

from typing import Final

from lastwire.engine.form import Form, Forms, Shape
from lastwire.games.bomb_busters.rules.mission import Brief, Group
from lastwire.games.bomb_busters.rules.options import Clock, Options
from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.state import (
    Layout,
    Setting,
    State,
)

_OPTIONS: Final = Shape(
    Options,
    defaults={
        "mission": 1,
        "boxes": 0,
        "captain": "rotate",
        "characters": [1, 2, 3, 4],
        "log": "full",
        "virtual_tokens": True,
        "rewind_cap": "six",
        "m3_equipment": "practical",
        "toolbox": "locked",
        "free_chat": False,
        "odds": False,
        "clock": "off",
    },
    parts=(Shape(Clock, defaults={"turn": 120, "answer": 45}),),
)

_BRIEF: Final = Shape(
    Brief,
    "number blue red yellow deck equipment tokens captain_token deal dial",
    defaults={"box": 0, "opens": None, "numbers": 0, "countdown_s": 0, "switches": []},
    later={"characters": "table", "sealed": False},
    parts=(Shape(Group, defaults={"count": 0, "of": None, "first": 1, "last": 11}),),
)

_SETTING: Final = Shape(
    Setting,
    "options brief layout characters reds yellows",
    defaults={"forbidden": 0},
    parts=(_OPTIONS, _BRIEF, Shape(Layout, "captain owners starts", defaults={"loose": []})),
)

_PENDING: Final = Shape(
    Pending,
    "by asked wires",
    defaults={
        "values": [],
        "own": [],
        "detector": "none",
        "ray": False,
        "stabilizer": False,
        "hit": 0,
        "back": 1,
    },
)

_STATE: Final = Shape(
    State,
    "setting keys where held solo uncut tokens supply cut phase active asked turn round dial",
    defaults={
        "aside": [],
        "cards": [],
        "ready": 0,
        "used": 0,
        "spent": 0,
        "numbers": [],
        "labels": [],
        "facts": [],
        "known": [],
        "origin": [],
        "pending": None,
        "cause": "",
        "asked_t": 0,
        "deadline": 0,
        "hold_until": 0,
        "waited": 0,
    },
    later={"released": 0, "drawn": 0, "beside": [], "leader": -1, "answered": 0},
    parts=(_SETTING, _PENDING),
)

FORMS: Final = Forms(Form(_STATE), Form(_OPTIONS))
