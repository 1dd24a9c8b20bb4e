"""What a learner is told of a move is true, and a piece that cannot be used says why."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.moves import Discard, Intel, Play, Send
from lastwire.games.bomb_squad.rules.state import CARD_MASK, EMPTY
from lastwire.testing import clause
from tests.games.advice import explained, moments


def test_what_a_hint_says_is_true() -> None:
    said: Counter[str] = Counter()
    for number in range(3):
        for moment in moments("bomb-squad", 3, f"hint {number}"):
            state, seat, told = moment.match.state, moment.seat, moment.told
            move: Any = moment.move
            said[moment.reason.id.removeprefix("bomb-squad-tip-")] += 1
            size = state.setting.hand
            hands: Any = [
                [
                    CARD_NAMES[entry & CARD_MASK]
                    for entry in state.hands[size * each : size * each + size]
                    if entry != EMPTY
                ]
                for each in range(3)
            ]
            robot = state.selected
            main = state.main[robot]
            match move:
                case Intel():
                    letter = str(move.value)[0].upper()
                    assert told["n"] == sum(letter in card for card in hands[move.to])
                case Discard():
                    card = hands[seat][move.pos]
                    kind = str(move.type or card)[0].upper()
                    right = move.level in (None, int(card[1])) and kind == card[0]
                    if told["sure"] == "yes":
                        assert right
                        after = moment.match.propose(seat, move).state
                        assert after.main[robot] - main == told["n"]
                    assert moment.weighed.warning is None or not right
                case Play(source="hand"):
                    card = hands[seat][move.pos]
                    match told["known"]:
                        case "card":
                            assert told["card"].args["level"] == int(card[1])
                            assert told["card"].id.rsplit("-", 1)[1][0].upper() == card[0]
                        case "level":
                            assert told["card"] == int(card[1])
                        case "type":
                            assert told["card"].id.rsplit("-", 1)[1][0].upper() == card[0]
                case Send():
                    after = moment.match.propose(seat, move)
                    failed = [each for each in after.told or () if type(each.event).__name__ == "CardFailed"]
                    if told["sure"] == "yes":
                        assert told["failed"] == sum(not each.event.declined for each in failed)
    assert {"intel", "discard", "play", "send"} <= said.keys(), said


@clause("BSQ-3.9", "BSQ-4.2")
def test_a_piece_that_cannot_be_used_says_why() -> None:
    told = Counter[str]()
    for moment in moments("bomb-squad", 3, "why"):
        match, seat = moment.match, moment.seat
        own = ("own-0",) if moment.view.phase == "turn" else ()
        for piece in (*own, f"hand-{(seat + 1) % 3}"):
            found = explained(match, seat, piece)
            told[found.clause] += 1
            if moment.view.phase == "turn":
                assert found.clause == ""
                assert explained(match, (seat + 1) % 3, "own-0").clause == "BSQ-4.2"
            elif moment.view.phase in ("pick", "briefing", "countdown"):
                assert found.clause == "BSQ-3.9"
        if told[""] > 4:
            break
    assert {"", "BSQ-3.9"} <= told.keys()
