"""What bots say (BB-5.4): few lines, about tactics and equipment, and from what lies open alone.

Nobody's wires are looked at here, the speaker's own neither: a bot that said "careful" when it knew of a red would say
more than the rules allow. Each line has one natural speaker, so that bots do not talk all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Past, Speech
from lastwire.games.bomb_busters.rules.events import (
    CutDeclared,
    CutFailed,
    RedsRevealed,
    SoloDone,
    TurnPassed,
)
from lastwire.games.bomb_busters.rules.state import (
    BATTERIES,
    RAY,
    REWINDER,
    STABILIZER,
    SUPER,
    TRIPLE,
    WALKIE_TALKIES,
)
from lastwire.games.bomb_busters.rules.talk import (
    Act,
    Careful,
    Emote,
    Propose,
    Ready,
    Remind,
    Reply,
    Rule,
)
from lastwire.games.bomb_busters.rules.view import View

LOW: Final = 2  # spaces of the dial at which it gets serious
SAFER: Final = (TRIPLE, SUPER, STABILIZER, RAY)  # cards that are part of a cut


def line(view: View, past: Past, rng: Rng, lively: bool) -> Speech | None:
    """Something to say, or None. `lively` bots also show how they feel."""
    if view.own is None or view.phase == "over":
        return None
    seat = view.own.seat
    answer = _answer(view, past, seat)
    if answer is not None:
        return Speech(answer, urgency=4)
    now = (view.turn,)
    if view.phase != "turn" or any(said.seat == seat and said.when == now for said in past.talk):
        return None
    action, news = _last(past.events)
    if action is None:
        first = view.turn == 1 and view.brief.switches and seat == view.captain
        return Speech(Rule(), urgency=2) if first else None
    said = [each.act for each in past.talk]
    advice = _advice(view, said, seat, action, news)
    if advice is not None:
        return Speech(advice, urgency=2)
    mood = _mood(view, seat, action, news) if lively or not rng.fork("mood").below(4) else None
    return None if mood is None else Speech(mood, urgency=1)


def _last(events: Sequence[Any]) -> tuple[Any, list[Any]]:
    """The last thing that somebody did in a turn, and what came of it."""
    news: list[Any] = []
    for event in reversed(events):
        if isinstance(event, CutDeclared | SoloDone | RedsRevealed | TurnPassed):
            return event, news
        news.append(event)
    return None, news


def _answer(view: View, past: Past, seat: int) -> Act | None:
    """Whoever asks "Shall I?" in this turn gets an answer, once from each."""
    now = (view.turn,)
    answered = {said.act.ref for said in past.talk if said.seat == seat and isinstance(said.act, Reply)}
    for ref, said in enumerate(past.talk, 1):
        if said.when == now and said.seat != seat and isinstance(said.act, Propose) and ref not in answered:
            ready = any(card.card == said.act.card and card.state == "ready" for card in view.cards)
            if ready:
                return Reply(ref, _worthwhile(view, said.act.card))
    return None


def _worthwhile(view: View, card: int) -> bool:
    """Whether a card is well used now, as far as everybody can see."""
    if card == REWINDER:
        return view.dial < view.brief.dial
    if card == BATTERIES:
        return sum(not expert.detector and expert.wires > 0 for expert in view.experts) >= min(2, view.seats)
    # To give a wire away is worth it if nothing else is left; everything else tells or saves something at any time.
    return card != WALKIE_TALKIES or view.dial <= LOW


def _advice(view: View, said: Sequence[Act], seat: int, action: Any, news: Sequence[Any]) -> Act | None:
    for event in news:
        if isinstance(event, CutFailed) and event.wire is not None and event.dial <= LOW:
            # The owner of the wire that was called wrongly, as often as the dial gets lower.
            reds = any(marker.state in ("sure", "maybe") for marker in view.red)
            warned = sum(isinstance(act, Careful) for act in said)
            if reds and view.stands[event.wire[0]].seat == seat and warned <= LOW - event.dial:
                return Careful()
    # Whoever has just moved reminds the next expert of what makes a guess safer, of each thing once.
    if action.seat == seat != view.active and view.dial <= LOW:
        reminders: list[Act] = [Ready(card.card) for card in view.cards if card.state == "ready" and card.card in SAFER]
        if view.experts[view.active].detector:
            reminders.append(Remind(view.active))
        return next((act for act in reminders if act not in said), None)
    return None


def _mood(view: View, seat: int, action: Any, news: Sequence[Any]) -> Act | None:
    failed = any(isinstance(event, CutFailed) for event in news)
    if action.seat == seat:
        if failed:
            return Emote("nervous")
        risky = isinstance(action, CutDeclared) and (action.detector != "none" or view.dial == 1)
        return Emote("phew") if risky or isinstance(action, RedsRevealed) else None
    if isinstance(action, SoloDone) and view.active == seat:
        return Emote("thumbs_up")
    return None
