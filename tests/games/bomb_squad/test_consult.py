"""BSQ-4.31a: the preview of a program, worked out from the asker's own view."""

from __future__ import annotations

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import Refused
from lastwire.games.bomb_squad.brain.aid import consult
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.proof import twins
from lastwire.games.bomb_squad.rules.moves import Plan, Send
from lastwire.games.bomb_squad.rules.question import Foresight, Preview
from lastwire.games.bomb_squad.rules.view import Bill
from lastwire.testing import clause
from tests.games.bomb_squad.kit import battery, begin, play, robot
from tests.games.kit import refused


def preview(match: object, viewer: int, **fields: object) -> Foresight:
    answer: Foresight = consult(GAME.view(match.state, viewer), Preview(**fields))  # type: ignore[attr-defined, arg-type]
    return answer


def dirs(seen: Foresight) -> tuple[object, ...]:
    return tuple(way.plan.dir for way in seen.choices)


@clause("BSQ-4.31a")
def test_the_rulebook_s_program_foreseen() -> None:
    match = play(begin("slots M2 H1 M1 D2 D1"), "P0 activate")
    before = match.digest()
    steps = (Plan("E"), Plan(target="5,3"), Plan("N"), Plan())
    seen = preview(match, 0, order=(0, 1, 2, 4), scrap=(3,), steps=steps)
    assert match.digest() == before
    assert (seen.main, seen.reserve, seen.end) == (3, 8, None)
    assert seen.bill == Bill(7, 5, 8, True)
    assert [card.did for card in seen.cards] == ["move", "save", "move", "error"]
    assert [card.main for card in seen.cards] == [5, 5, 5, 3]
    assert seen.cards[0].path == ("4,1", "4,2", "4,3")
    assert all(card.sure for card in seen.cards)
    assert [card.why for card in seen.cards] == ["", "", "", "door"]
    match.play(0, Send((0, 1, 2, 4), (3,), steps))
    assert (battery(match), robot(match)) == ((3, 8), "3,3")


@clause("BSQ-4.31a", "BSQ-4.50")
def test_a_door_fails_as_locked_until_somebody_of_its_level_is_saved() -> None:
    match = play(begin("robot 4,3 | slots D1 H1 D1"), "P0 activate")
    assert [card.why for card in preview(match, 0).cards] == ["locked", "", "door"]


@clause("BSQ-4.31a")
def test_it_stops_where_a_choice_is_missing() -> None:
    match = play(begin("robot 4,3 | slots M2 H1"), "P0 activate")
    seen = preview(match, 1, order=(1, 0), steps=(Plan(target="5,3"),))
    assert (seen.next, dirs(seen), seen.may_decline) == ("M2", ("N", "S", "W"), False)
    assert [way.place for way in seen.choices] == ["2,3", "6,3", "4,1"]
    as_they_lie = preview(match, 1)
    assert (as_they_lie.next, dirs(as_they_lie), as_they_lie.cards) == ("M2", ("N", "W"), ())


@clause("BSQ-4.31a")
def test_while_it_runs_the_rest_is_foreseen() -> None:
    match = play(begin("slots M1 M1 D1"), "P0 activate; P0 send 0,1,2; P0 step E")
    seen = preview(match, 0, steps=(Plan("E"), Plan()))
    assert [card.did for card in seen.cards] == ["move", "error"]
    assert seen.main == 12 - 6 - 2


@clause("BSQ-4.31a", "BSQ-4.64")
def test_ends_are_foreseen() -> None:
    down = play(begin("main 1 | reserve 1 | slots M1 M1"), "P0 activate")
    assert preview(down, 0).end == "power"
    last = play(begin("secured 5,5 | robot 5,12 | slots B2 M1"), "P0 activate")
    assert preview(last, 0, steps=(Plan(target="6,12"),)).end == "disarmed"
    watched = play(begin("robot 3,3 | slots M1", mission="9"), "P0 activate")
    seen = preview(watched, 0, steps=(Plan("N"),))
    assert (seen.end, seen.camera) == ("camera", "2,2")


@clause("BSQ-4.31a", "BSQ-4.92")
def test_fog_stays_fog() -> None:
    match = begin("faces H2 H1 H1 H3 H2 H1 H2 H1 A1 B2 | slots M2 H1", fog=True)
    play(match, "P0 activate")
    seen = preview(match, 0, steps=(Plan("E"), Plan(target="5,3")))
    assert seen.cards[0].turned == ("5,3",)
    # What it will be nobody knows: the next card is judged without it, and said to be unsure.
    assert [(card.did, card.sure) for card in seen.cards] == [("move", True), ("error", False)]
    # Another token there gives the same preview.
    for number in range(20):
        other = twins.twin(match.state, 0, "fog", Rng(seed_of(number)))
        assert other is not None
        again = consult(GAME.view(other, 0), Preview(steps=(Plan("E"), Plan(target="5,3"))))
        assert again == seen
    # A known bomb is disarmed; others may lie in the fog, so it is not foreseen as the last.
    known = begin("faces A1 B2 H1 H3 H2 H1 H2 H1 H1 H2 | robot 2,2 | slots M1 B1 | main 12", fog=True)
    known.state.up |= 1
    play(known, "P0 activate")
    assert preview(known, 0, order=(1, 0), steps=(Plan(target="1,2"),)).end is None


@clause("BSQ-4.31a")
def test_what_can_be_done_in_one_way_only_is_chosen_without_being_asked() -> None:
    match = play(begin("robot 4,3 | slots H1 M2 D1 M3 M1"), "P0 activate")
    seen = preview(match, 0)
    assert (seen.next, seen.steps, seen.back) == ("M2", (Plan(target="5,3"),), None)
    seen = preview(match, 0, steps=(*seen.steps, Plan("N")))
    # The door fails by itself, the long move has one way; the last card has several again.
    assert [card.did for card in seen.cards] == ["save", "move", "error", "move"]
    assert (seen.next, seen.steps, seen.back) == ("M1", (Plan(target="5,3"), Plan("N"), Plan(), Plan("S")), 1)
    assert preview(match, 0, steps=(*seen.steps, Plan("E"))).back == 4
    # A power that may be left unused is a choice, too.
    spare = play(begin("robot 4,3 | slots H2 | roles negotiator -"), "P0 activate")
    asked = preview(spare, 0)
    assert (asked.next, [way.place for way in asked.choices], asked.may_decline) == ("H2", ["5,3"], True)
    assert preview(spare, 0, steps=(Plan(target="5,3"),)).back == 0


@clause("BSQ-4.33", "BSQ-4.34")
def test_a_bill_is_paid_from_the_main_battery_first() -> None:
    poor = begin("main 2 | reserve 8 | slots M1 M1 M1")
    bill = GAME.view(poor.state, 1).bill
    assert bill == Bill(6, 0, 4, True)
    assert preview(play(poor, "P0 activate"), 1).bill == bill
    assert GAME.view(begin("main 1 | reserve 1 | slots M1 M1").state, 0).bill == Bill(4, 0, 0, False)
    assert GAME.view(begin("").state, 0).bill is None


@clause("BSQ-4.31a")
def test_before_activating_the_program_is_foreseen_by_whoever_sees_all_of_it() -> None:
    match = begin("up M2 H1")
    before = match.digest()
    seen = preview(match, 0, steps=(Plan("E"), Plan(target="5,3")))
    assert match.digest() == before
    play(match, "P0 activate")
    assert preview(match, 0, steps=(Plan("E"), Plan(target="5,3"))) == seen
    assert [card.did for card in seen.cards] == ["move", "save"]
    # Not in somebody else's turn, not of cards that lie face down, and not of an empty frame.
    for position, viewer in (("up M2", 1), ("up M2 | slots M1", 0), ("", 0)):
        with pytest.raises(Refused) as caught:
            preview(begin(position), viewer)
        assert (caught.value.code, caught.value.clause) == ("E_PHASE", "BSQ-4.31a")


@clause("BSQ-4.31a")
def test_refusals() -> None:
    match = begin("slots M2 H1")
    with pytest.raises(Refused) as caught:
        preview(match, 0)
    assert (caught.value.code, caught.value.clause) == ("E_PHASE", "BSQ-4.31a")
    play(match, "P0 activate")
    for fields, code in (
        ({"order": (0,)}, "E_BAD_ORDER"),
        ({"order": (0, 1), "steps": (Plan(target="5,3"),)}, "E_BAD_FIELD"),
        ({"order": (), "scrap": (0, 1)}, "E_TOO_MANY_SCRAPS"),
    ):
        with pytest.raises(Refused) as caught:
            preview(match, 0, **fields)
        assert caught.value.code == code
    with pytest.raises(Refused):
        preview(match, PUBLIC)
    play(match, "P0 send 0,1")
    with pytest.raises(Refused):
        preview(match, 0, order=(0, 1))
    refused(match, "E_PHASE", 0, "activate")
