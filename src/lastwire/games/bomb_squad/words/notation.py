"""Moves and positions in text: what tests, logs and terminals write.

Cards are M1 to B3, places as on the map (5,3 for a square, 3,5| and 4,11- for the doors left of and above one).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, COUNTS, ROLES
from lastwire.games.bomb_squad.rules.moves import (
    Abandon,
    Activate,
    Analyst,
    Discard,
    Go,
    Intel,
    Loose,
    Move,
    Plan,
    Play,
    Ready,
    Reject,
    Role,
    Send,
    Step,
    Switch,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    BY_SHIFT,
    EXECUTE,
    MARK_SHIFT,
    NOTHING_TOLD,
    SERIAL_SHIFT,
    SLOT_SERIAL_SHIFT,
    UP_BIT,
    State,
    note,
)

CODES: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_NOTHING: Final = "-"

# --- moves ----------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    """One line for each move; `read_move` is the inverse."""
    match move:
        case Intel(to=to, value=value, attribute=attribute):
            text = f"intel {_word(to)} {_word(value)}"
            return text if attribute is None else f"{text} {_word(attribute)}"
        case Discard(pos=pos, level=level, type=kind):
            return f"discard {_word(pos)} {_word(level)} {_word(kind)}"
        case Play(source=source, pos=pos, face=face):
            return f"play {_word(source)} {_word(pos)} {_word(face)}"
        case Send(order=order, scrap=scrap, steps=steps):
            text = f"send {_list(order)} scrap {_list(scrap)}"
            return text if steps is None else f"{text} steps {' '.join(map(_plan, steps)) or _NOTHING}"
        case Step():
            return f"step {_plan(Plan(move.dir, move.target, move.decline))}"
        case Analyst(keep=keep):
            return "analyst keep" if keep else "analyst drop"
        case Role(role=role):
            return f"role {role}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case Activate() | Switch() | Ready() | Reject() | Go() | Abandon():
            return str(move.__struct_config__.tag)
        case _:
            assert_never(move)


_PLAIN: Final[dict[str, Move]] = {
    "activate": Activate(),
    "switch": Switch(),
    "ready": Ready(),
    "reject": Reject(),
    "go": Go(),
    "abandon": Abandon(),
}


def read_move(text: str) -> Move:
    """The move that a notation stands for; raises `Malformed`."""
    words = text.split()
    try:
        return _read(words)
    except (ValueError, IndexError, KeyError):
        raise Malformed(f"not a move of Bomb Squad: {text!r}") from None


def _read(words: list[str]) -> Move:
    match words:
        case ["intel", to, value]:
            return Intel(_value(to), _value(value))
        case ["intel", to, value, attribute]:
            return Intel(_value(to), _value(value), _value(attribute))
        case ["discard", pos, *claims] if len(claims) == 2:
            return Discard(_value(pos), _value(claims[0]), _value(claims[1]))
        case ["play", source, pos, face]:
            return Play(_value(source), _value(pos), _value(face))
        case ["play", "top"]:
            return Play("discard_top")
        case ["play", pos]:
            return Play("hand", _value(pos))
        case ["send", order, *rest]:
            return _read_send(order, rest)
        case ["step", plan]:
            read = _read_plan(plan)
            return Step(read.dir, read.target, read.decline)
        case ["analyst", ("keep" | "drop") as answer]:
            return Analyst(answer == "keep")
        case ["role", role]:
            return Role(role)
        case ["role"]:
            return Role("")
        case ["expire", timer]:
            return Expire(timer)
        case ["expire"]:
            return Expire("")
        case [word]:
            return _PLAIN[word]
        case _:
            raise ValueError(words)


def _read_send(order: str, rest: list[str]) -> Send:
    scrap: tuple[Loose, ...] = ()
    if rest[:1] == ["scrap"]:
        scrap, rest = _read_list(rest[1]), rest[2:]
    steps = None
    if rest[:1] == ["steps"]:
        steps, rest = tuple([_read_plan(word) for word in rest[1:] if word != _NOTHING]), []
    if rest:
        raise ValueError(rest)
    return Send(_read_list(order), scrap, steps)


def _word(value: Loose) -> str:
    """A value that may be anything: strange ones are written so that they come back."""
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return f"?{value}"
    if isinstance(value, float):
        return f"~{value!r}"
    if isinstance(value, int):
        return str(value)
    return value if value and not value.lstrip("-").isdigit() and value[0] not in "?~'-" else f"'{value}"


def _value(word: str) -> Loose:
    if word == _NOTHING:
        return None
    if word[0] == "?":
        return {"?True": True, "?False": False}[word]
    if word[0] == "~":
        return float(word[1:])
    if word[0] == "'":
        return word[1:]
    return int(word) if word.lstrip("-").isdigit() else word


def _list(values: Sequence[Loose]) -> str:
    return ",".join([_word(value) for value in values]) or _NOTHING


def _read_list(text: str) -> tuple[Loose, ...]:
    return () if text == _NOTHING else tuple([_value(word) for word in text.split(",")])


def _plan(plan: Plan) -> str:
    """E, @5,3 or !; a dot where nothing is said; all fields where more than one is."""
    said = (plan.dir is not None) + (plan.target is not None) + (plan.decline is not None)
    if not said:
        return "."
    if said == 1:
        if isinstance(plan.dir, str) and plan.dir.isalpha():
            return plan.dir
        if isinstance(plan.target, str) and plan.target:
            return f"@{plan.target}"
        if plan.decline:
            return "!"
    return f"={_word(plan.dir)};{_word(plan.target)};{_word(plan.decline)}"


def _read_plan(word: str) -> Plan:
    if word == ".":
        return Plan()
    if word == "!":
        return Plan(decline=True)
    if word[0] == "@":
        return Plan(target=word[1:])
    if word[0] == "=":
        dir_, target, decline = map(_value, word[1:].split(";"))
        if decline is not None and not isinstance(decline, bool):
            raise ValueError(word)
        return Plan(dir_, target, decline)
    if not word.isalpha():
        raise ValueError(word)
    return Plan(dir=word)


def read_turn(text: str) -> tuple[int, Move]:
    """ "P1 discard 2 1 bomb": a seat and its move."""
    who, _, rest = text.strip().partition(" ")
    if not who.startswith("P") or not who[1:].isdigit():
        raise Malformed(f"not a turn: {text!r}")
    return int(who[1:]), read_move(rest)


# --- plans (BSQ-2.20) -----------------------------------------------------------------------------


def read_plan(text: str) -> tuple[list[int], list[Plan]]:
    """A route like `M2E H1@5,3 D1@3,5| B2B@6,12`: its cards and the choices for them."""
    cards, plans = [], []
    for word in text.split():
        cards.append(CODES[word[:2]])
        if word[0] == "M":
            plans.append(Plan(dir=word[2:]))
        else:
            plans.append(Plan(target=word.partition("@")[2]))
    return cards, plans


# --- positions ------------------------------------------------------------------------------------


def read_position(text: str, options: Options, players: int) -> State:
    """A position in a running mission: `key value`, with bars between; what is not said is as at the start.

    Keys: turn P0 · robot 4,3 · second 5,2 · selected 0 · main 12 · reserve 8 · hand P0 M1 B2 … · draw M1 … (the top
    first) · discard M1 … (the top last) · slots M2 H1 (by P0) · up 0 2 · secured 5,3 … · lost … · open 3,5| · crates
    3,4 … · roles recon - · phase adjust | execute · t 1000 · turns 7 · faces H1 A1 … (in the order of the map).
    Cards that are not placed lie in the draw pile, in their order.
    """
    setting = setting_of(options, players, 0)
    state = fresh(setting)
    state.started = 0
    reader = _Position(state)
    for part in text.split(" | ") if text else ():
        key, *values = part.split()
        reader.read(key, values)
    reader.fill()
    return state


class _Position:
    def __init__(self, state: State) -> None:
        self.state = state
        self.left = list(COUNTS)
        self.hands: dict[int, list[int]] = {}
        self.draw: list[int] = []

    def take(self, names: Sequence[str]) -> list[int]:
        cards = [CODES[name] for name in names]
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise Malformed(f"more cards {CARD_NAMES[card]} than there are")
        return cards

    def read(self, key: str, values: list[str]) -> None:
        state, plan = self.state, self.state.setting.plan
        match key:
            case "turn":
                state.seat = int(values[0][1:])
            case "robot":
                state.robots = (plan.square(values[0]), *state.robots[1:])
            case "second":
                state.robots = (state.robots[0], plan.square(values[0]))
            case "main":
                state.main[: len(values)] = [int(value) for value in values]
            case "reserve":
                state.reserve[: len(values)] = [int(value) for value in values]
            case "hand":
                self.hands[int(values[0][1:])] = self.take(values[1:])
            case "draw":
                self.draw = self.take(values)
            case "discard":
                state.discard = self.take(values)
            case "slots" | "up":
                self._slots(key, values)
            case "secured":
                for place in values:
                    self._secure(place)
            case "lost":
                lost = sum(1 << plan.thing_at[plan.square(place)] for place in values)
                state.lost |= lost
                state.on &= ~lost
            case "open":
                names = [door.name for door in plan.doors]
                for place in values:
                    state.shut &= ~(1 << names.index(place))
            case "crates":
                state.crates = tuple([plan.square(place) for place in values])
            case "roles":
                state.roles = tuple([-1 if name == _NOTHING else ROLES.index(name) for name in values])
            case "phase":
                state.phase = {"adjust": ADJUST, "execute": EXECUTE}[values[0]]
            case _:
                self._number(key, values)

    def _number(self, key: str, values: list[str]) -> None:
        state = self.state
        if key == "faces":
            state.faces = tuple([_face(name) for name in values])
            state.up = 0
        elif key in ("selected", "turns"):
            setattr(state, key, int(values[0]))
        else:
            raise Malformed(f"a position says nothing of {key!r}")

    def _slots(self, key: str, values: list[str]) -> None:
        cards = self.take([value for value in values if value not in ("by",) and value[0] != "P"])
        by = next((int(value[1:]) for value in values if value[0] == "P"), 0)
        for card in cards:
            entry = card | NOTHING_TOLD << MARK_SHIFT | by << BY_SHIFT | len(self.state.slots) + 1 << SLOT_SERIAL_SHIFT
            self.state.slots.append(entry | (UP_BIT if key == "up" else 0))

    def _secure(self, place: str) -> None:
        state, plan = self.state, self.state.setting.plan
        index = plan.thing_at[plan.square(place)]
        state.on &= ~(1 << index)
        state.up |= 1 << index
        state.secured = (*state.secured, index)
        if state.faces[index] < 4:
            state.saved |= 1 << state.faces[index]

    def fill(self) -> None:
        """Whatever was not placed: hands first, then the draw pile."""
        state = self.state
        if state.phase == EXECUTE:
            state.program = tuple([slot & 15 for slot in state.slots])
            state.slots = []
        setting = state.setting
        missing = {seat: setting.hand - len(self.hands.get(seat, [])) for seat in range(setting.seats)}
        rest = [card for card, count in enumerate(self.left) for _ in range(count)]
        state.serial = 100
        for seat in range(setting.seats):
            row = self.hands.get(seat, [])
            if missing[seat] > 0 and seat not in self.hands:
                row = rest[: missing[seat]]
                del rest[: missing[seat]]
            for place, card in enumerate(row):
                state.serial += 1
                entry = card | NOTHING_TOLD << MARK_SHIFT | state.serial << SERIAL_SHIFT
                state.hands[setting.hand * seat + place] = entry
            note(state, seat)
        state.draw = (self.draw + rest)[::-1]


def _face(name: str) -> int:
    if name[0] == "H":
        return int(name[1])
    return 4 + 3 * "ABC".index(name[0]) + int(name[1]) - 1
