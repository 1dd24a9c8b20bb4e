"""The log: one line for each event, as the reader was told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from lastwire.games.badaboom.rules import events
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.words.phrase import backs_listed, listed, objects, subjects
from lastwire.message import Message, Value, row

_CLOSED: Final = Message("badaboom-log-closed")
_NOBODY_KILLED: Final = Message("badaboom-log-exploded_nobody")
_UNSTABLE: Final = Message("badaboom-log-unstable")
_WARNING: Final = Message("badaboom-log-warning")


def _say(id: str, name: int, player: int | None = None, /, **args: Value) -> Message:
    """The sentence about a seat, and the one to whom it does something."""
    if player is None:
        return Message(f"badaboom-log-{id}", {"name": name}, args)
    return Message(f"badaboom-log-{id}", {"name": name, "player": player}, args)


def _fact(id: str, **args: Value) -> Message:
    return Message(f"badaboom-log-{id}", args=args)


def _all(parts: Sequence[Message]) -> Message:
    return parts[0] if len(parts) == 1 else row(parts)


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The log line of an event as this viewer was told it."""
    match event:
        case events.Passed():
            return None  # so many of them that they would bury the rest
        case events.MatchStarted(seats=seats):
            return Line(_fact("match_started", seats=seats, goal=CONTENT.goal), "GB-1.7")
        case events.HandDealt(seat, dealt):
            return Line(_say("hand_dealt", seat, cards=listed(dealt)), "GB-3.4")
        case events.Nominated(seat, player):
            named = shown(player)
            return Line(_say("nominated" if named is None else "nominated_seen", seat, named), "GB-3.8")
        case events.HolderFound(seat, votes):
            return Line(_holder_found(seat, votes), "GB-3.8")
        case events.BombAssembled(bomb, count, text):
            return Line(_fact("bomb_assembled", bomb=bomb.name, n=count, property=text), "GB-3.3")
        case events.TurnStarted():
            return Line(_turn_started(event, viewer), "GB-4.62" if event.warning else "GB-4.1")
        case events.CardDrawn(seat, drawn, _):
            return Line(_say("drawn", seat, card=drawn.name), "GB-4.10")
        case events.NothingDrawn(seat):
            return Line(_say("nothing_drawn", seat), "GB-4.14")
        case events.CardDealt(seat, backs, secret):
            got = shown(secret)
            cards = backs_listed(backs) if got is None else listed(got)
            return Line(_say("dealt", seat, cards=cards), "GB-4.80")
        case events.PileShuffled(count, top):
            return Line(_fact("shuffled", n=count, top=top.name), "GB-4.14")
        case events.TrickPlayed(seat, card, player):
            return Line(_say("played" if player is None else "played_on", seat, player, card=card.name), "GB-4.30")
        case events.Interrupted(seat, card, target):
            return Line(_say("interrupted", seat, card=card.name, target=target.name), "GB-4.32")
        case events.TrickCancelled(seat, card, _, kept):
            return Line(_say("kept" if kept else "cancelled", seat, card=card.name), "GB-4.37")
        case events.TrickTakenOver(seat, card):
            return Line(_say("taken_over", seat, card=card.name), "GB-4.36")
        case events.PlayerChosen(seat, card, player, _):
            return Line(_say("chosen", seat, player, card=card.name), "GB-4.36")
        case events.TrickFizzled(seat, card):
            return Line(_fact("fizzled", card=card.name), "GB-7.11")
        case events.TrickActive(seat, card, player):
            return Line(_say("active" if player is None else "active_on", seat, player, card=card.name), "GB-4.27")
        case _:
            return _effect(event, viewer)


def _effect(event: Event, viewer: Viewer) -> Line | None:
    """What Tricks and tinkering do to hands and to the Bomb."""
    match event:
        case events.CardStolen(seat, victim, back, secret):
            card = shown(secret)
            if card is None:
                return Line(_say("stolen", seat, victim, back=back), "GB-7.65")
            return Line(_say("stolen_seen", seat, victim, card=card.name), "GB-7.65")
        case events.Peeked(seat, player, contents, hand):
            inside, held = shown(contents), shown(hand)
            if inside is None or held is None:
                return Line(_say("peeked", seat, player), "GB-5.4")
            return Line(_say("peeked_seen", seat, player, contents=listed(inside), hand=listed(held)), "GB-5.4")
        case events.HandSeen(seat, player, hand):
            held = shown(hand)
            if held is None:
                return Line(_say("peeked_hand", seat, player), "GB-5.4")
            return Line(_say("peeked_hand_seen", seat, player, hand=listed(held)), "GB-5.4")
        case events.ContentsSeen(seat, contents):
            inside = shown(contents)
            if inside is None:
                return Line(_say("looked", seat), "GB-5.4")
            return Line(_say("looked_seen", seat, contents=listed(inside)), "GB-5.4")
        case events.CardsDiscarded(seat, backs, secret):
            gone = shown(secret)
            cards = backs_listed(backs) if gone is None else listed(gone)
            return Line(_say("discarded", seat, cards=cards), "GB-7.63")
        case events.HandsExchanged(seat, player, got, gave):
            new, old = shown(got), shown(gave)
            if new is None or old is None:
                return Line(_say("exchanged", seat, player), "GB-2.40")
            if player == viewer:
                seat, player, new, old = player, seat, old, new
            return Line(_say("exchanged_seen", seat, player, got=listed(new), gave=listed(old)), "GB-2.40")
        case events.MechanismAdded(seat):
            return Line(_say("added", seat), "GB-2.40")
        case events.MechanismTaken(seat):
            return Line(_say("taken_out", seat), "GB-2.40")
        case events.Judged(seat, card, yes):
            return Line(_say("judged", seat, card=card.name, vote="yes" if yes else "no"), "GB-2.49")
        case events.MechanismGained(seat, count):
            return Line(_say("gained", seat, n=count), "GB-2.46")
        case events.CoinsMoved(seat, count, coins):
            return Line(_say("earned" if count > 0 else "spent", seat, n=abs(count), coins=coins), "GB-2.46")
        case events.Tinkered(seat, back_in, back_out, given, taken):
            put, out = shown(given), shown(taken)
            if put is None or out is None:
                return Line(_say("tinkered", seat, back_in=back_in, back_out=back_out), "GB-4.44")
            return Line(_say("tinkered_seen", seat, given=put.name, taken=out.name), "GB-4.44")
        case events.NotTinkered(seat):
            return Line(_say("not_tinkered", seat), "GB-4.40")
        case events.BombArmed(seat, closed):
            armed = _say("armed", seat)
            return Line(row((armed, _CLOSED)) if closed else armed, "GB-4.51")
        case events.BombSecured(seat, gone):
            secured = _say("secured", seat)
            return Line(row((secured, _fact("gone", cards=listed(gone)))) if gone else secured, "GB-4.52")
        case events.ArmedAnnounced():
            return Line(_announced(event), "GB-4.53")
        case events.BombPassed(seat, to, forced, _):
            return Line(_say("forced_bomb" if forced else "passed_bomb", seat, to), "GB-4.65")
        case events.Exploded():
            return Line(_exploded(event), "GB-4.71")
        case events.MissionsSealed(seat, secret):
            claimed = shown(secret)
            if claimed is None:
                return Line(_say("sealed", seat), "GB-4.75")
            return Line(_say("sealed_seen", seat, cards=listed(claimed)), "GB-4.75")
        case events.Paid():
            return Line(_paid(event), "GB-4.74")
        case events.TiePlayedOn(seats):
            return Line(_fact("tie", names=subjects(seats)), "GB-6.4")
        case _:
            return _beside(event)


def _beside(event: Event) -> Line | None:
    """The optional rules, people, clocks and the end."""
    match event:
        case events.PenaltyDrawn(seat, card, text):
            return Line(_say("penalty", seat, card=card.name, rule=text), "GB-4.92")
        case events.Fined(seat, coins):
            return Line(_say("fined", seat, fine=CONTENT.fine, coins=coins), "GB-4.93")
        case events.BoughtOff(seat, card):
            return Line(_say("bought_off", seat, card=card.name), "GB-4.95")
        case events.RitualDone(seat, rule, word, shown_card):
            if shown_card is None:
                return Line(_say("ritual", seat, rule=rule, word=word), "GB-4.96")
            return Line(_say("ritual_shown", seat, card=shown_card.name), "GB-4.96")
        case events.Accused(seat, player):
            return Line(_say("accused", seat, player), "GB-4.97")
        case events.Voted(seat, yes):
            return Line(_say("voted", seat, vote="yes" if yes else "no"), "GB-4.97")
        case events.VoteEnded(player, result):
            return Line(_say("vote_ended", player, result=result), "GB-4.97")
        case events.Staffed(seat, bot):
            return Line(_say("bot_on" if bot else "bot_off", seat), "GB-4.112")
        case events.PresetMade(seat, until, kinds):
            preset = _say("preset", seat, until=until)
            if not kinds:
                return Line(preset, "GB-4.111")
            named = tuple(Message(f"badaboom-kinds-{kind}") for kind in kinds)
            return Line(row((preset, _fact("preset_kinds", kinds=named))), "GB-4.111")
        case events.PresetEnded(seat):
            return Line(_say("preset_ended", seat), "GB-4.111")
        case events.TimeRanOut(seats, _):
            return Line(_fact("time", names=objects(seats)), "GB-4.110")
        case events.MatchEnded(cause, winners, coins):
            most = max(coins)
            if cause == "escaped":
                return Line(_say("escaped", winners[0], coins=most), "GB-6.2")
            return Line(Message("badaboom-log-shared", {"names": winners}, {"coins": most}), "GB-6.4")
    raise AssertionError(event)


def _holder_found(seat: int, votes: tuple[int | None, ...] | None) -> Message:
    if votes is None:
        return _say("holder_found", seat)
    cast = [_say("no_vote" if player is None else "vote", voter, player) for voter, player in enumerate(votes)]
    return _say("holder_voted", seat, votes=tuple(cast))


def _turn_started(event: events.TurnStarted, viewer: Viewer) -> Message:
    parts = [_say("turn_started", event.holder, turn=event.turn, bomb="armed" if event.armed else "secure")]
    if event.unstable:
        parts.append(_UNSTABLE)
    elif event.warning:
        parts.append(_WARNING)
    inside = shown(event.contents) if event.holder == viewer else None
    if inside is not None and any(each.number for each in inside):
        parts.append(_fact("inside", contents=listed(inside)))
    return _all(parts)


def _announced(event: events.ArmedAnnounced) -> Message:
    args: dict[str, Value] = {"inside": "nothing", "hit": objects(event.hit)}
    if event.gadget is not None:
        args |= {"inside": "gadget", "gadget": event.gadget.name}
    return Message(
        "badaboom-log-announced_passed" if event.passed else "badaboom-log-announced", {"player": event.holder}, args
    )


def _exploded(event: events.Exploded) -> Message:
    parts = [_say("exploded", event.holder, bomb=event.bomb.name)]
    if event.gadget is not None:
        parts.append(_fact("exploded_gadget", gadget=event.gadget.name))
    saved = [seat for seat in event.affected if seat in event.protected]
    if saved:
        parts.append(_fact("exploded_protected", names=subjects(saved)))
    parts.append(_fact("exploded_killed", names=subjects(event.killed)) if event.killed else _NOBODY_KILLED)
    return row(parts)


def _paid(event: events.Paid) -> Message:
    pay = {"survival": event.survival, "hazard": event.hazard, "salvage": event.salvage}
    parts = [_fact(f"pay_{why}", n=coins) for why, coins in pay.items() if coins]
    if event.missions:
        parts.append(_fact("pay_missions", n=event.missions, cards=listed(event.claimed)))
    if not parts:
        return _say("paid_nothing", event.seat, coins=event.coins)
    total = sum(pay.values()) + event.missions
    return _say("paid", event.seat, n=total, parts=tuple(parts), coins=event.coins)
