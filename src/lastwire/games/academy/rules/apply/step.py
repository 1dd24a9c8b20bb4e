"""A move as it is carried out: the state it changes, and what is told."""

from __future__ import annotations

from typing import TypeAlias

from lastwire.engine import game
from lastwire.games.academy.rules.events import Event
from lastwire.games.academy.rules.state import State

Step: TypeAlias = game.Step[State, Event]
