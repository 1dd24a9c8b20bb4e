"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from tests.toy.rules import events
from tests.toy.rules.events import Event
from tests.toy.rules.state import CARDS
from tests.toy.words.phrase import TEXT, cards


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    text = _sentence(event, viewer, names)
    return None if text is None else Line(text)


def _sentence(event: Event, viewer: Viewer, names: Sequence[str]) -> str | None:
    match event:
        case events.Started(seats):
            return TEXT("log.started", seats=seats)
        case events.Dealt(dealt):
            return TEXT("log.dealt", cards=cards(dealt))
        case events.BidSealed(seat, nerve):
            own_bid = shown(nerve)
            return TEXT("log.bid", who=names[seat]) if own_bid is None else TEXT("log.own_bid", nerve=own_bid)
        case events.BidChanged(changed):
            return TEXT("log.own_bid", nerve=changed)
        case events.BidsOpened(bids, tied, leader):
            opened = TEXT("log.opened", bids=", ".join(f"{names[seat]} {nerve}" for seat, nerve in bids))
            if leader is None:
                return f"{opened} {TEXT('log.tied', who=', '.join(names[seat] for seat in tied))}"
            return f"{opened} {TEXT('log.won', who=names[leader])}"
        case events.Planned(seat, kept, scrapped, keep, scrap):
            own_keep, own_scrap = shown(keep), shown(scrap)
            if own_keep is None or own_scrap is None:
                return TEXT("log.planned", who=names[seat], kept=kept, scrapped=scrapped)
            return TEXT("log.own_planned", kept=cards(own_keep), scrapped=cards(own_scrap))
        case events.CardTurned(seat, card):
            return TEXT("log.turned", who=names[seat], card=CARDS[card])
        case events.Answered(seat, card):
            return TEXT("log.answered", who=names[seat], card=CARDS[card])
        case events.LetPass(seat):
            return TEXT("log.passed", who=names[seat])
        case events.CardStopped(seat, card):
            return TEXT("log.stopped", who=names[seat], card=CARDS[card])
        case events.CardTaken(seat, card):
            return TEXT("log.taken", who=names[seat], card=CARDS[card])
        case events.Aimed(seat, target):
            return TEXT("log.aimed", who=names[seat], target=names[target])
        case events.CardCounted(seat, card, _):
            return TEXT("log.counted", who=names[seat], card=CARDS[card])
        case events.LampHeld(seat, fuse):
            seen = shown(fuse)
            return TEXT("log.looked", who=names[seat]) if seen is None else TEXT("log.own_looked", fuse=seen)
        case events.FuseBlown(seat, blown):
            return TEXT("log.blown", who=names[seat], fuse=blown)
        case events.FuseHeld():
            return TEXT("log.held")
        case events.Drawn(counts, drawn):
            own_cards = shown(drawn[viewer]) if 0 <= viewer < len(drawn) else None
            if own_cards is not None:
                return TEXT("log.own_drawn", cards=cards(own_cards))
            return " ".join(TEXT("log.drawn", who=names[seat], count=count) for seat, count in enumerate(counts))
        case events.Fined(seat):
            return TEXT("log.fined", who=names[seat])
        case events.Staffed(seat, bot):
            return TEXT("log.staffed", who=names[seat], player="bot" if bot else "person")
        case events.Ended(cause, _, winners):
            return TEXT("log.ended", cause=cause, who=", ".join(names[seat] for seat in winners))
        case _:
            assert_never(event)
