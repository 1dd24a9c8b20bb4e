"""How a match of Bomb Squad is stored. What is written here stays as it is: see `lastwire.engine.form`."""

from __future__ import annotations

from typing import Final

from lastwire.engine.form import Form, Forms, Shape
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setting import Setting
from lastwire.games.bomb_squad.rules.state import (
    State,
)

_OPTIONS: Final = Shape(
    Options,
    defaults={
        "mission": "1",
        "own": None,
        "difficulty": "standard",
        "clock": "real_time",
        "memory": "standard",
        "programming": "face_down",
        "roles": "mission",
        "robot": "mission",
        "second_robot": "none",
        "fog": False,
        "no_programming": False,
        "empty_intel": False,
        "voluntary_error": False,
        "chat": "structured",
        "spectators": "backs",
        "pause": "vote",
        "briefing": True,
        "bot_delay_s": 2,
    },
    later={"bot_time": False, "bots": 0},
    loose="own",
)

_STATE: Final = Shape(
    State,
    """
    setting phase seat asked roles hands present serial draw discard slots robots main reserve faces on up shut tally
    """,
    defaults={
        "ready": 0,
        "rejected": 0,
        "flips": 0,
        "program": [],
        "at": 0,
        "owes": False,
        "pending": -1,
        "selected": 0,
        "lost": 0,
        "crates": [],
        "saved": 0,
        "secured": [],
        "started": -1,
        "counted": 0,
        "turns": 0,
        "gassed": 0,
        "cause": "",
        "blown": "",
        "last": None,
        "last_by": -1,
    },
    parts=(Shape(Setting, "options mission seats start robots", parts=(_OPTIONS,), loose="mission"),),
    loose="last",
)

FORMS: Final = Forms(Form(_STATE), Form(_OPTIONS))
