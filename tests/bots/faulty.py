"""Bots that go wrong in every way a bot can, made in worker processes by name."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lastwire import games
from lastwire.bots.bot import Bot
from lastwire.bots.chance import Chance
from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.time_bomb.rules.moves import Cut
from lastwire.games.time_bomb.rules.talk import Say


class Faulty:
    """`way` says what goes wrong."""

    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        self.fail()
        return Cut(target=99, slot=0)

    def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        self.fail()
        return None

    def fail(self) -> None:
        match self.way:
            case "dies":
                os._exit(1)
            case "hangs":
                time.sleep(60)
            case "hungry":
                size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
                before = resource.getrlimit(resource.RLIMIT_AS)
                resource.setrlimit(resource.RLIMIT_AS, (size + (64 << 20), before[1]))
                try:
                    bytearray(1 << 30)
                finally:
                    resource.setrlimit(resource.RLIMIT_AS, before)
            case "raises":
                raise ValueError("the hand is 1 2 3")


class Once(Faulty):
    """Goes wrong the first time only, whatever the process: it leaves a sign behind."""

    def __init__(self, way: str, sign: str, game: str) -> None:
        super().__init__(way)
        self.sign = Path(sign)
        self.sound = Chance(games.load(game))

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        self.fail()
        return self.sound.choose(view, past, offers, budget, rng)

    def fail(self) -> None:
        if not self.sign.exists():
            self.sign.touch()
            super().fail()


class Keen(Chance):
    """Fails when it is asked what it need not answer."""

    def volunteer(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        raise ValueError("the hand is 1 2 3")


class Slow(Chance):
    """Holds the processor until a file is there, and says hello."""

    def __init__(self, game: str, sign: str) -> None:
        super().__init__(games.load(game))
        self.sign = Path(sign)

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        while not self.sign.exists():
            pass
        return super().choose(view, past, offers, budget, rng)

    def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        return Speech(Say("hello"), urgency=2)


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def echo(text: str) -> str:
    return text


def make(game: str, level: str) -> Bot:
    if level.startswith("slow"):
        return Slow(game, level.removeprefix("slow until "))
    if level == "keen":
        return Keen(games.load(game))
    if " once " in level:
        way, _, sign = level.partition(" once ")
        return Once(way, sign, game)
    return Chance(games.load(game)) if level == "sound" else Faulty(level)
