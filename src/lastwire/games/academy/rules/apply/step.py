"""A move as it is carried out: the state it changes, and what is told."""

from __future__ import annotations

from typing import TypeAlias

from lastwire.engine.step import Step as AnyStep
from lastwire.games.academy.rules.events import Event
from lastwire.games.academy.rules.state import State

Step: TypeAlias = AnyStep[State, Event]
