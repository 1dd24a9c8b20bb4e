"""What is told of the set-up."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.bomb_squad.rules import setup
from lastwire.games.bomb_squad.rules.building import FACE_LETTER, FACE_LEVEL
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, ROLES
from lastwire.games.bomb_squad.rules.events import ClockStarted, HandDealt, MissionStarted, RolesDealt, TokenTurnedUp
from lastwire.games.bomb_squad.rules.state import CARD_MASK, NO_ROLE, State, hand_of, others


def role_words(state: State) -> tuple[str | None, ...]:
    return tuple([None if role == NO_ROLE else ROLES[role] for role in state.roles])


def variants(state: State) -> tuple[str, ...]:
    options = state.setting.options
    found = []
    if options.fog:
        found.append("fog")
    if options.no_programming:
        found.append("no_programming")
    if len(state.robots) > 1:
        found.append("two_robots")
    if state.setting.face_up:
        found.append("face_up")
    return tuple(found)


def opening(state: State) -> list[Told]:
    """BSQ-3.9: the events that tell of the set-up."""
    setting = state.setting
    mission = setting.mission
    title = mission.title if setting.options.mission == "own" else ""
    told = [
        Told(
            MissionStarted(
                setting.options.mission,
                title,
                setting.options.difficulty,
                setting.seats,
                setting.start,
                setting.robots,
                variants(state),
            )
        )
    ]
    if setting.options.fog:
        plan = setting.plan
        for index in range(len(state.faces)):
            if state.up >> index & 1 and state.on >> index & 1:
                told.append(Told(_turned(state, index, plan.places[plan.things[index][0]])))
    if setup.role_way(setting) == "deal":
        told.append(Told(RolesDealt(role_words(state))))
    if state.started >= 0:
        told += clock_told(state)
    return told


def _turned(state: State, index: int, place: str) -> TokenTurnedUp:
    return TokenTurnedUp(place, FACE_LEVEL[state.faces[index]], FACE_LETTER[state.faces[index]])


def clock_told(state: State) -> list[Told]:
    setting = state.setting
    told = [Told(ClockStarted(state.seat, setting.options.clock))]
    for seat in range(setting.seats):
        cards = tuple([CARD_NAMES[entry & CARD_MASK] for entry in hand_of(state, seat)])
        told.append(Told(HandDealt(seat, cards), others(setting.seats, seat)))
    return told
