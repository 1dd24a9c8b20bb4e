"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from lastwire.games.badaboom.rules import events
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.face import property_text
from lastwire.games.badaboom.rules.sheet import Named
from lastwire.games.badaboom.rules.text import TEXT
from lastwire.games.badaboom.words.phrase import backs_text, names_text


class _Teller:
    """One event in words, for one reader."""

    def __init__(self, viewer: Viewer, names: Sequence[str]) -> None:
        self.viewer = viewer
        self.names = names

    def say(self, id: str, seat: int, **values: Any) -> str:
        """The sentence about a seat; in the second person where there is such a form and the reader sits there."""
        own = f"{id}_you"
        key = own if seat == self.viewer and own in TEXT else id
        return TEXT(f"{key}", name=self.names[seat], **values)

    def who(self, seat: int) -> str:
        return "you" if seat == self.viewer else self.names[seat]

    def whom(self, seat: int, actor: int) -> str:
        """The player to whom something is said or done, who may be the one who does it."""
        return TEXT("place.yourself") if seat == actor == self.viewer else self.who(seat)

    def card(self, named: Named) -> str:
        return named.name

    def cards(self, cards: Sequence[Named]) -> str:
        return ", ".join(card.name for card in cards) or TEXT("card.none")

    def sentence(self, event: Event) -> tuple[str, str] | None:
        """Text and clause."""
        say, card, cards, who = self.say, self.card, self.cards, self.who
        match event:
            case events.MatchStarted(seats=seats):
                return TEXT("log.match_started", seats=seats, goal=CONTENT.goal), "GB-1.7"
            case events.HandDealt(seat, dealt):
                return say("log.hand_dealt", seat, cards=cards(dealt)), "GB-3.4"
            case events.Nominated(seat, player):
                named = shown(player)
                if named is None:
                    return say("log.nominated", seat), "GB-3.8"
                id = "log.nominated" if seat == self.viewer else "log.nominated_open"
                return say(id, seat, player=self.whom(named, seat)), "GB-3.8"
            case events.HolderFound(seat, votes):
                return self._holder_found(seat, votes), "GB-3.8"
            case events.BombAssembled(bomb, count, name, amount):
                backs = backs_text(["mechanism"] * count)
                text = TEXT("log.bomb_assembled", bomb=bomb.name, backs=backs, property=property_text(name, amount))
                return text, "GB-3.3"
            case events.TurnStarted(seat, turn, is_armed, warning, is_unstable, contents):
                text = say("log.turn_armed" if is_armed else "log.turn_started", seat, turn=turn)
                if is_unstable:
                    text += " " + TEXT("log.unstable")
                elif warning:
                    text += " " + TEXT("log.warning")
                inside = shown(contents) if seat == self.viewer else None
                if inside is not None and any(each.number for each in inside):
                    text += " " + TEXT("log.inside", contents=cards(inside))
                return text, "GB-4.62" if warning else "GB-4.1"
            case events.CardDrawn(seat, drawn, _):
                return say("log.drawn", seat, card=card(drawn)), "GB-4.10"
            case events.NothingDrawn(seat):
                return say("log.nothing_drawn", seat), "GB-4.14"
            case events.CardDealt(seat, backs, secret):
                dealt_cards = shown(secret)
                if dealt_cards is None:
                    return TEXT("log.dealt", name=self.names[seat], backs=backs_text(backs)), "GB-4.80"
                id = "log.dealt" if seat == self.viewer else "log.dealt_open"
                return say(id, seat, cards=cards(dealt_cards), backs=""), "GB-4.80"
            case events.PileShuffled(count, top):
                return TEXT("log.shuffled", cards=count, top=card(top)), "GB-4.14"
            case events.Passed():
                return None  # so many of them that they would bury the rest
            case events.TrickPlayed(seat, number, player):
                if player is None:
                    return say("log.played", seat, card=card(number)), "GB-4.30"
                return say("log.played_on", seat, card=card(number), player=self.whom(player, seat)), "GB-4.30"
            case events.Interrupted(seat, number, target):
                return say("log.interrupted", seat, card=card(number), target=card(target)), "GB-4.32"
            case events.TrickCancelled(seat, number, _, kept):
                return say("log.kept" if kept else "log.cancelled", seat, card=card(number)), "GB-4.37"
            case events.TrickTakenOver(seat, number):
                return say("log.taken_over", seat, card=card(number)), "GB-4.36"
            case events.PlayerChosen(seat, number, player, _):
                return say("log.chosen", seat, card=card(number), player=self.whom(player, seat)), "GB-4.36"
            case events.TrickFizzled(seat, number):
                return TEXT("log.fizzled", card=card(number)), "GB-7.11"
            case events.TrickActive(seat, number, player):
                if player is None:
                    return say("log.active", seat, card=card(number)), "GB-4.27"
                return say("log.active_on", seat, card=card(number), player=who(player)), "GB-4.27"
            case _:
                return self._effect(event)

    def _effect(self, event: Event) -> tuple[str, str] | None:
        """What Tricks do to hands and to the Bomb."""
        say, card, cards, who = self.say, self.card, self.cards, self.who
        match event:
            case events.CardStolen(seat, victim, back, secret):
                number = shown(secret)
                if number is None:
                    return say("log.stolen", seat, back=TEXT(f"back.{back}"), player=who(victim)), "GB-7.65"
                return say("log.stolen_seen", seat, card=card(number), player=who(victim)), "GB-7.65"
            case events.Peeked(seat, player, contents, hand):
                inside, held = shown(contents), shown(hand)
                if inside is None or held is None:
                    id = "log.peeked_at_you" if player == self.viewer else "log.peeked"
                    return TEXT(id, name=self.names[seat], player=who(player)), "GB-5.4"
                id = "log.peeked_you" if seat == self.viewer else "log.peeked_open"
                values = {"contents": cards(inside), "hand": cards(held), "player": who(player)}
                return TEXT(id, name=self.names[seat], **values), "GB-5.4"
            case events.ContentsSeen(seat, contents):
                inside = shown(contents)
                if inside is None:
                    return TEXT("log.looked", name=self.names[seat]), "GB-5.4"
                id = "log.looked_you" if seat == self.viewer else "log.looked_open"
                return TEXT(id, name=self.names[seat], contents=cards(inside)), "GB-5.4"
            case events.CardsDiscarded(seat, backs, secret):
                gone = shown(secret)
                if gone is None:
                    return TEXT("log.discarded", name=self.names[seat], backs=backs_text(backs)), "GB-7.63"
                id = "log.discarded_you" if seat == self.viewer else "log.discarded_open"
                return TEXT(id, name=self.names[seat], cards=cards(gone)), "GB-7.63"
            case events.HandsExchanged(seat, player, got, gave):
                new, old = shown(got), shown(gave)
                if new is None or old is None:
                    return TEXT("log.exchanged", name=who(seat), player=who(player)), "GB-2.40"
                if player == self.viewer:
                    seat, player, new, old = player, seat, old, new
                return say("log.exchanged_seen", seat, got=cards(new), gave=cards(old), player=who(player)), "GB-2.40"
            case events.MechanismAdded(seat):
                return say("log.added", seat), "GB-2.40"
            case events.MechanismTaken(seat):
                return say("log.taken_out", seat), "GB-2.40"
            case events.Tinkered(seat, back_in, back_out, given, taken):
                put, out = shown(given), shown(taken)
                if put is None or out is None:
                    values = {"back_in": TEXT(f"back.{back_in}"), "back_out": TEXT(f"back.{back_out}")}
                    return TEXT("log.tinkered", name=self.names[seat], **values), "GB-4.44"
                return say("log.tinkered_seen", seat, given=card(put), taken=card(out)), "GB-4.44"
            case events.NotTinkered(seat):
                return say("log.not_tinkered", seat), "GB-4.40"
            case events.BombArmed(seat, closed):
                text = say("log.armed", seat)
                return (f"{text} {TEXT('log.armed_closed')}" if closed else text), "GB-4.51"
            case events.BombSecured(seat, gone):
                text = say("log.secured", seat)
                return (f"{text} {TEXT('log.secured_gone', cards=cards(gone))}" if gone else text), "GB-4.52"
            case events.ArmedAnnounced(gadget, hit, holder, passed):
                what = TEXT("log.announced_none") if gadget is None else TEXT("log.announced", gadget=card(gadget))
                struck = names_text(self.names, hit, self.viewer)
                if not passed:
                    return f"{what} {TEXT('log.announced_here', hit=struck)}", "GB-4.53"
                after = names_text(self.names, (holder,), self.viewer)
                return f"{what} {TEXT('log.announced_passed', player=after, hit=struck)}", "GB-4.53"
            case events.BombPassed(seat, to, forced, _):
                id = "log.forced_bomb" if forced else "log.passed_bomb"
                return say(id, seat, player=self.whom(to, seat)), "GB-4.65"
            case events.Exploded():
                return self._exploded(event), "GB-4.71"
            case events.MissionsSealed(seat, secret):
                claimed = shown(secret)
                if claimed is None:
                    return TEXT("log.sealed", name=self.names[seat]), "GB-4.75"
                if seat == self.viewer and not claimed:
                    return TEXT("log.sealed_none_you"), "GB-4.75"
                id = "log.sealed_you" if seat == self.viewer else "log.sealed_open"
                return TEXT(id, name=self.names[seat], cards=cards(claimed)), "GB-4.75"
            case events.Paid():
                return self._paid(event), "GB-4.74"
            case events.TiePlayedOn(seats):
                return TEXT("log.tie", seats=names_text(self.names, seats, self.viewer)), "GB-6.4"
            case _:
                return self._beside(event)

    def _beside(self, event: Event) -> tuple[str, str] | None:
        """The optional rules, people, clocks and the end."""
        say, who = self.say, self.who
        match event:
            case events.PenaltyDrawn(seat, face, rule):
                return say("log.penalty", seat, card=face.name, rule=TEXT(f"penalty.{rule}")), "GB-4.92"
            case events.Fined(seat, coins):
                return say("log.fined", seat, coins=coins), "GB-4.93"
            case events.BoughtOff(seat, face):
                return say("log.bought_off", seat, card=face.name), "GB-4.95"
            case events.RitualDone(seat, rule, card):
                does = TEXT(f"ritual.{rule}", card="" if card is None else card.name)
                return TEXT("log.ritual", name=self.names[seat], does=does), "GB-4.96"
            case events.Accused(seat, player):
                return say("log.accused", seat, player=who(player)), "GB-4.97"
            case events.Voted(seat, yes):
                return say("log.voted_yes" if yes else "log.voted_no", seat), "GB-4.97"
            case events.VoteEnded(player, result):
                return TEXT(f"log.vote_{result}", player=who(player)), "GB-4.97"
            case events.Staffed(seat, bot):
                return TEXT("log.bot_on" if bot else "log.bot_off", name=self.names[seat]), "GB-4.112"
            case events.PresetMade(seat, until, kinds):
                id = "log.preset" if seat == self.viewer else "log.preset_open"
                text = TEXT(id, name=self.names[seat], until=TEXT(f"until.{until}"))
                if kinds:
                    text += " " + TEXT("log.preset_kinds", kinds=", ".join(TEXT(f"kind.{kind}") for kind in kinds))
                return text, "GB-4.111"
            case events.PresetEnded(seat):
                id = "log.preset_ended" if seat == self.viewer else "log.preset_ended_open"
                return TEXT(id, name=self.names[seat]), "GB-4.111"
            case events.TimeRanOut(seats, _):
                return TEXT("log.time", names=names_text(self.names, seats, self.viewer)), "GB-4.110"
            case events.MatchEnded(cause, winners, coins):
                most = max(coins)
                if cause == "escaped" and winners[0] == self.viewer:
                    return TEXT("log.escaped_you", coins=most), "GB-6.2"
                names = ", ".join(self.names[seat] for seat in winners)
                return TEXT(f"log.{cause}", names=names, coins=most), "GB-6.4" if cause == "shared" else "GB-6.2"
        raise AssertionError(event)

    def _holder_found(self, seat: int, votes: tuple[int | None, ...] | None) -> str:
        if votes is None:
            return self.say("log.holder_found", seat)
        parts = [
            TEXT("log.no_vote", voter=self.names[voter])
            if player is None
            else TEXT("log.vote", voter=self.names[voter], player=self.names[player])
            for voter, player in enumerate(votes)
        ]
        return self.say("log.holder_voted", seat, votes=", ".join(parts))

    def _exploded(self, event: events.Exploded) -> str:
        parts = [TEXT("log.exploded", bomb=event.bomb.name, holder=self.names[event.holder])]
        if event.gadget is not None:
            parts.append(TEXT("log.exploded_gadget", gadget=self.card(event.gadget)))
        saved = [seat for seat in event.affected if seat in event.protected]
        if saved:
            parts.append(TEXT("log.exploded_protected", protected=names_text(self.names, saved, self.viewer)))
        if event.killed:
            parts.append(TEXT("log.exploded_killed", killed=names_text(self.names, event.killed, self.viewer)))
        else:
            parts.append(TEXT("log.exploded_nobody"))
        return " ".join(parts)

    def _paid(self, event: events.Paid) -> str:
        rows = (
            ("survival", event.survival),
            ("hazard", event.hazard),
            ("salvage", event.salvage),
            ("missions", event.missions),
        )
        parts = [TEXT(f"log.pay_{row}", amount=pay, cards=self.cards(event.claimed)) for row, pay in rows if pay]
        if not parts:
            return self.say("log.paid_nothing", event.seat, coins=event.coins)
        total = sum(pay for _, pay in rows)
        return self.say("log.paid", event.seat, sum=total, parts=", ".join(parts), coins=event.coins)


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event as this viewer was told it."""
    told = _Teller(viewer, names).sentence(event)
    return None if told is None else Line(*told)
