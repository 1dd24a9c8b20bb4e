"""Whether the server can do its work: not a claim, but something written and read again a moment ago."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from lastwire.errors import StoreError
from lastwire.server import log

KEPT_S: Final = 1.0  # how long an answer stays good: asking often costs no more than asking once
PATIENCE_S: Final = 5.0


class Health:
    """Asks the store, but only once in a while, however many want to know."""

    def __init__(self, pulse: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._pulse = pulse
        self._clock = clock
        self._asked_at: float | None = None
        self._asking: asyncio.Task[str | None] | None = None
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """What is wrong, in a sentence; None if nothing is."""
        if self._asking is None:
            if self._asked_at is not None and self._clock() - self._asked_at < KEPT_S:
                return self._trouble
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> str | None:
        before = self._trouble
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._pulse()
            self._trouble = None
        except StoreError as error:
            # The error's text names files on this machine, and anybody may ask.
            full = "disk is full" in str(error)
            self._trouble = (
                "The disk is full: nothing can be stored."
                if full
                else "The store does not work: nothing can be stored."
            )
            if before is None:
                log.fault("store does not work", error)
        except TimeoutError as error:
            self._trouble = "The store does not answer: nothing can be stored."
            if before is None:
                log.fault("store does not answer", error)
        finally:
            self._asked_at = self._clock()
            self._asking = None
        return self._trouble
