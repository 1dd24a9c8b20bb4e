"""How bots sound: a temperament for each, and more than one way to say everything.

The table gives a bot's line its voice, and the act keeps it, so that an old match reads as it was played. Which one
it is follows from blind draws and from what was said, never from what anybody holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, get_args

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from lastwire.engine.rng import Rng
from lastwire.engine.types import Said, Seat

Voice: TypeAlias = Literal["dry", "nervous", "boastful", "kind", "gruff", "dreamy"]
VOICES: Final[tuple[Voice, ...]] = get_args(Voice)
VARIANTS: Final = 2  # ways in which each voice says each thing

A = TypeVar("A", bound="Voiced")


class Voiced(Struct, frozen=True, kw_only=True, tag_field="act", forbid_unknown_fields=True):
    """What every act of talk has besides its meaning: how a bot says it, or a person's own words for it."""

    voice: Voice | UnsetType = UNSET
    variant: Annotated[int, Meta(ge=0, lt=VARIANTS)] | UnsetType = UNSET
    words: str | UnsetType = UNSET


def well_spoken(act: Voiced, bot: bool) -> bool:
    """Whether only a bot has a voice, and only a person words of their own."""
    return act.words is UNSET if bot else act.voice is UNSET and act.variant is UNSET


class Choir:
    """The voices of one match's bots."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._voices = list(VOICES)
        rng.shuffle(self._voices)

    def lend(self, act: A, seat: Seat, talk: Sequence[Said]) -> A:
        """The act in this seat's voice: the one it has spoken in before, and not the phrase that it used last."""
        mine: list[Any] = [said.act for said in talk if said.seat == seat and said.act.voice is not UNSET]
        voice = mine[-1].voice if mine else self._voices[seat % len(self._voices)]
        last = next((each.variant for each in reversed(mine) if type(each) is type(act)), -1)
        ways = [variant for variant in range(VARIANTS) if variant != last]
        # A draw of its own for each line: lines that were never said must not change later ones.
        return replace(act, voice=voice, variant=self._rng.fork(f"{seat} {len(talk)}").pick(ways))
