"""Time Bomb's bots: three levels, and the fixed policies of TB-10.17 by which they are measured.

A name such as `bayes+shift-sab` is a SWAT policy and a Terrorist policy: a seat plays whichever side it is dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.time_bomb.brain import hearing, policy, speech, story
from lastwire.games.time_bomb.brain.belief import Mind, Taste
from lastwire.games.time_bomb.brain.policy import Plan, Seen
from lastwire.games.time_bomb.rules.moves import (
    ClaimSubmit,
    Cut,
    Move,
    Ready,
)
from lastwire.games.time_bomb.rules.state import SIDES
from lastwire.games.time_bomb.rules.view import View

# TB-10.6, TB-10.7: the M1 models, and Terrorists who sabotage every other cut.
BAYES: Final = Mind(styles=(("mix", 1.0),))
# Each Terrorist's line and style are learned in the course of the match, and cuts read from the cutter's own seat.
SHREWD: Final = Mind(
    swat="nearly_frank",
    lines=(("truth", 0.2), ("uniform", 0.15), ("prior", 0.25), ("shift", 0.25), ("mild", 0.15)),
    learns=True,
    styles=(("sab", 0.4), ("sleep3", 0.35), ("mix", 0.25)),
    inside=True,
)

EASY: Final = Plan(None, lines=(("mild", 1.0),), style="quarter", suspects=Mind(), poses="naive", chats=True)
BASELINE: Final = Plan(
    BAYES,
    weighs="value",
    lines=(("cover", 1.0),),
    style="mix",
    suspects=BAYES,
    poses="cover",
    fits=True,
    chats=True,
)
STRONG: Final = Plan(
    SHREWD,
    weighs="value",
    talks="frank",
    lines=(("prior", 0.8), ("shift", 0.2)),
    style="sab",
    suspects=SHREWD,
    harms="value",
    poses="cover",
    fits=True,
    chats=True,
)


class Player:
    """A bot with a plan. It holds nothing else."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        kind = offers[0].kind
        if kind == "cut":
            free = [offer.fields["target"].options[0] for offer in offers]
            return Cut(policy.cut(self.plan, self._seen(view, past), free, rng))
        if kind == "claim_submit":
            success, boom = policy.claim(self.plan, self._seen(view, past), rng)
            return ClaimSubmit(success, boom)
        return Ready()

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        own = view.own
        if own is None or view.phase == "over":
            return None
        if not self.plan.chats and (view.options.claim_mode != "free" or hearing.has_claimed(view, past, own.seat)):
            return None
        heard = hearing.hear(view, past, own.seat)
        return speech.speak(self.plan, view, self._seen(view, past, heard), heard, rule, rng)

    def _seen(self, view: View, past: Past, heard: hearing.Heard | None = None) -> Seen:
        own = view.own
        if own is None:
            raise ValueError("a bot plays from a seat")
        hands = story.hands(view, past, SIDES.index(own.role))
        if not self.plan.chats:
            return Seen(story.read(view, past), hands)
        heard = hearing.hear(view, past, own.seat) if heard is None else heard
        return Seen(story.read(view, past), hands, hearing.voices(heard, own.seat))


# --- the policies of TB-10.17 ---------------------------------------------------------------------

SWAT_POLICIES: Final = {
    "naive": Plan(None, poses="naive"),
    "bayes": Plan(BAYES, taste=Taste(3.0, 0.2)),
    "duck3": Plan(BAYES, taste=Taste(3.0, 0.4), talks="duck3"),
    "easy": EASY._replace(chats=False),
    "baseline": BASELINE._replace(chats=False),
    "strong": STRONG._replace(chats=False),
}
TALK: Final = ("truth", "uniform", "prior", "shift", "mild")
CUTS: Final = ("sab", "sleep3", "mix")


def _measured() -> dict[str, Plan]:
    found: dict[str, Plan] = {}
    for name, swat in SWAT_POLICIES.items():
        poses = "naive" if swat.reads is None else "public"
        for talk in TALK:
            for cut in CUTS:
                found[f"{name}+{talk}-{cut}"] = swat._replace(
                    lines=((talk, 1.0),), style=cut, suspects=BAYES, harms="sabotage", poses=poses, fits=False
                )
        # Terrorists who talk and cut honestly: the ceiling of TB-10.16.
        found[f"{name}+honest"] = swat._replace(
            lines=(("truth", 1.0),), style="calm", suspects=BAYES, poses="cover", fits=False
        )
        found[f"{name}+strong"] = swat._replace(
            lines=STRONG.lines,
            style=STRONG.style,
            suspects=STRONG.suspects,
            harms=STRONG.harms,
            poses=poses,
            fits=STRONG.fits,
        )
    return found


PLANS: Final = {"easy": EASY, "baseline": BASELINE, "strong": STRONG, **_measured()}
BOTS: Final[dict[str, Callable[[], Player]]] = {name: partial(Player, plan) for name, plan in PLANS.items()}
