"""A move as it is carried out: the state it changes, and what is told."""

from __future__ import annotations

from typing import TypeAlias

from lastwire.engine.step import Step
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.state import State

Happening: TypeAlias = Step[State, Event]
