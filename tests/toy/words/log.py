"""The log: one line for each event."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from lastwire.message import Message, Value, row
from tests.toy.rules import events
from tests.toy.rules.events import Event
from tests.toy.words.phrase import card, cards


def tell(event: Event, viewer: Viewer) -> Line | None:
    return Line(_sentence(event, viewer))


def _of(id: str, seat: int, **values: Value) -> Message:
    """A sentence about the player in this seat."""
    return Message(f"fuse-log-{id}", {"who": seat}, values)


def _sentence(event: Event, viewer: Viewer) -> Message:
    match event:
        case events.Started(seats):
            return Message("fuse-log-started", args={"seats": seats})
        case events.Dealt(dealt):
            return Message("fuse-log-dealt", args={"cards": cards(dealt)})
        case events.BidSealed(seat, nerve):
            own_bid = shown(nerve)
            return _of("bid", seat) if own_bid is None else Message("fuse-log-own_bid", args={"nerve": own_bid})
        case events.BidChanged(changed):
            return Message("fuse-log-own_bid", args={"nerve": changed})
        case events.BidsOpened(bids, tied, leader):
            opened = tuple(_of("one_bid", seat, nerve=nerve) for seat, nerve in bids)
            told = Message("fuse-log-opened", args={"bids": opened})
            if leader is None:
                return row([told, Message("fuse-log-tied", {"names": tuple(tied)})])
            return row([told, _of("won", leader)])
        case events.Planned(seat, kept, scrapped, keep, scrap):
            own_keep, own_scrap = shown(keep), shown(scrap)
            if own_keep is None or own_scrap is None:
                return _of("planned", seat, kept=kept, scrapped=scrapped)
            return Message("fuse-log-own_planned", args={"kept": cards(own_keep), "scrapped": cards(own_scrap)})
        case events.CardTurned(seat, value):
            return _of("turned", seat, card=card(value))
        case events.Answered(seat, value):
            return _of("answered", seat, card=card(value))
        case events.LetPass(seat):
            return _of("passed", seat)
        case events.CardStopped(seat, value):
            return _of("stopped", seat, card=card(value))
        case events.CardTaken(seat, value):
            return _of("taken", seat, card=card(value))
        case events.Aimed(seat, target):
            return Message("fuse-log-aimed", {"who": seat, "target": target})
        case events.CardCounted(seat, value, _):
            return _of("counted", seat, card=card(value))
        case events.LampHeld(seat, fuse):
            seen = shown(fuse)
            return _of("looked", seat) if seen is None else Message("fuse-log-own_looked", args={"fuse": seen})
        case events.FuseBlown(seat, blown):
            return _of("blown", seat, fuse=blown)
        case events.FuseHeld():
            return Message("fuse-log-held")
        case events.Drawn(counts, drawn):
            own_cards = shown(drawn[viewer]) if 0 <= viewer < len(drawn) else None
            if own_cards is not None:
                return Message("fuse-log-own_drawn", args={"cards": cards(own_cards)})
            return row(_of("drawn", seat, count=count) for seat, count in enumerate(counts))
        case events.Fined(seat):
            return _of("fined", seat)
        case events.Staffed(seat, bot):
            return _of("staffed", seat, player="bot" if bot else "person")
        case events.Ended(cause, _, winners):
            return Message("fuse-log-ended", {"names": tuple(winners)}, {"cause": cause})
        case _:
            assert_never(event)
