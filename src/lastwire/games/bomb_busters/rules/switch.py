"""Rules that a mission switches on by name (chapter 12). A mission without switches plays by chapters 1 to 9 alone.

A new mission is a row of the mission file and, where its card changes the game, a part (`rules/part`) with a name in
`SWITCHES`; a name that is not there is refused when the file is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.errors import ContentError, Refused
from lastwire.games.bomb_busters.rules.content import wrong
from lastwire.games.bomb_busters.rules.mission import FILE, MISSIONS, Brief, Mission
from lastwire.games.bomb_busters.rules.moves import Move
from lastwire.games.bomb_busters.rules.part.call import FreeCall
from lastwire.games.bomb_busters.rules.part.command import Command
from lastwire.games.bomb_busters.rules.part.countdown import Countdown
from lastwire.games.bomb_busters.rules.part.flag import FalseFlag
from lastwire.games.bomb_busters.rules.part.forbidden import Forbidden
from lastwire.games.bomb_busters.rules.part.fragile import Fragile
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.part.permit import Permit
from lastwire.games.bomb_busters.rules.part.reward import Reward
from lastwire.games.bomb_busters.rules.part.row import Row
from lastwire.games.bomb_busters.rules.part.trio import Trio
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import State

SWITCHES: Final[dict[str, Switch]] = {
    "row": Row("BB-12.11", 2),
    "call": FreeCall(),
    "countdown": Countdown(),
    "forbidden": Forbidden(),
    "permit": Permit(),
    "trio": Trio(),
    "fragile": Fragile(),
    "reward": Reward(),
    "strict_row": Row("BB-12.19", 4),
    "false_flag": FalseFlag(),
    "command": Command(),
}


def check_missions(missions: Sequence[Mission], file: str = FILE) -> None:
    """Raise `ContentError` where a mission names a rule that nobody has written, or lacks what its rules need."""
    for index, mission in enumerate(missions):
        key = f"missions[{index}].switches"
        for name in mission.switches:
            if name not in SWITCHES:
                raise wrong(file, key, "switch", name=name)
            if lacking := SWITCHES[name].lacks(mission):
                raise ContentError(file, key, lacking)


check_missions(MISSIONS)


def switches(state: State) -> list[Switch]:
    """The rules that this mission switches on."""
    return [SWITCHES[name] for name in state.setting.switches]


def switches_of(brief: Brief) -> list[Switch]:
    """Those of a mission that is only being set up, or seen from outside."""
    return [SWITCHES[name] for name in brief.switches]


def withheld(state: State, seat: int) -> int:
    """Equipment cards, as bits, that this seat may not use."""
    mask = 0
    for switch in switches(state):
        mask |= switch.withheld(state, seat)
    return mask


def fragile(state: State, seat: int) -> bool:
    """Whether a failed cut of this seat's sets off the bomb."""
    return any(switch.fragile(state, seat) for switch in switches(state))


def lies(state: State, seat: int) -> bool:
    """Whether tokens at this seat's wires say what the wires are not."""
    return any(switch.lies(state, seat) for switch in switches(state))


def last_chance(state: State, seat: int) -> bool:
    """BB-4.45: whether a miss of this seat's would end the mission."""
    if fragile(state, seat):
        return True
    return state.dial == 1 and not any(switch.replaces_dial for switch in switches(state))


def usual(brief: Brief) -> bool:
    """Whether experts take turns and cut as ever."""
    return all(switch.usual for switch in switches_of(brief))


def reveals(brief: Brief) -> bool:
    """Whether an all-red hand is revealed, or something else becomes of it."""
    return all(switch.reveals for switch in switches_of(brief))


def only_red(state: State, clause: str) -> Refused:
    """BB-4.8: an all-red hand allows one thing only."""
    for switch in switches(state):
        if not switch.reveals:
            return refusal("E_BARRED", switch.clause)
    return refusal("E_MUST_REVEAL", clause)


def barred(state: State, seat: int) -> int:
    """Values, as bits, that this seat may not cut now."""
    mask = 0
    for switch in switches(state):
        mask |= switch.barred(state, seat)
    return mask


def sheltered(state: State, seat: int) -> int:
    """Wires, as bits, at which this seat may not point now."""
    mask = 0
    for switch in switches(state):
        mask |= switch.sheltered(state, seat)
    return mask


def special(state: State, move: Move) -> Switch | None:
    for switch in switches(state):
        if isinstance(move, switch.moves):
            return switch
    return None
