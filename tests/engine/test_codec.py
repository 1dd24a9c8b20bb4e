"""JSON in and out: strict, deterministic, described by schema."""

import msgspec
import pytest

from lastwire.engine.codec import schemas
from lastwire.engine.secret import Secret, blank
from lastwire.engine.types import PUBLIC, Expire
from lastwire.errors import Malformed
from lastwire.testing.variant import variant
from tests.toy.game import GAME, TALK
from tests.toy.rules.events import Drawn, LampHeld
from tests.toy.rules.moves import Bid, Mine, Plan
from tests.toy.rules.options import Options
from tests.toy.rules.talk import Boast

codec = GAME.codec


def test_moves_are_told_apart_by_their_kind() -> None:
    assert codec.move(b'{"kind":"bid","nerve":2}') == Bid(2)
    assert codec.move(b'{"kind":"plan","keep":[1,0]}') == Plan((1, 0))
    assert codec.move(b'{"kind":"expire","timer":"match"}') == Expire("match")
    assert codec.move(msgspec.Raw(b'{"kind":"mine"}')) == Mine()


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (b'{"kind":"bid","nerve":"2"}', "$.nerve"),
        (b'{"kind":"bid","nerve":true}', "$.nerve"),
        (b'{"kind":"bid","nerve":2.5}', "$.nerve"),
        (b'{"kind":"plan","keep":[1,"0"]}', "$.keep[1]"),
        (b'{"kind":"bid"}', "nerve"),
        (b'{"kind":"bid","nerve":1,"forced":true}', "forced"),
        (b'{"kind":"steal"}', "$.kind"),
        (b'{"nerve":1}', "kind"),
        (b"[]", "array"),
        (b"", "truncated"),
        (b'{"kind":"bid","nerve":1}}', "trailing"),
        (b"\xff", "malformed"),
        (b"[" * 100_000, ""),
    ],
)
def test_anything_else_is_malformed(raw: bytes, place: str) -> None:
    with pytest.raises(Malformed) as caught:
        codec.move(raw)
    assert place in caught.value.text
    assert caught.value.code == "E_FORMAT"


def test_building_and_taking_apart_are_inverse() -> None:
    move = Plan((2, 0), (1,))
    assert codec.take_apart(move) == ("plan", {"keep": (2, 0), "scrap": (1,)})
    assert codec.build(*codec.take_apart(move)) == move


def test_acts_and_options() -> None:
    assert codec.act(b'{"act":"boast","nerve":3}') == Boast(3)
    assert codec.options(b'{"memory":"none"}') == Options(memory="none")
    for wrong in (b'{"memory":"some"}', b'{"rounds":0}', b'{"rounds":5}', b'{"colour":"red"}'):
        with pytest.raises(Malformed):
            codec.options(wrong)


def test_a_game_without_talk_takes_none() -> None:
    with pytest.raises(Malformed, match="no structured talk"):
        variant(GAME, talk=None).codec.act(b'{"act":"boast","nerve":3}')


def test_equal_values_are_equal_bytes() -> None:
    assert codec.encode({"b": 1, "a": {"d": 2, "c": 3}}) == codec.encode({"a": {"c": 3, "d": 2}, "b": 1})


def test_events_come_back_as_they_were_shown() -> None:
    event = Drawn((1, 2), (Secret((4,), (0,)), Secret((1, 2), (1,))))
    for viewer in (0, 1, PUBLIC):
        seen = blank(event, viewer)
        assert codec.event(codec.encode(seen)) == seen
    seen = blank(LampHeld(1, Secret(5, (1,))), 1)
    assert codec.event(codec.encode(seen)) == seen


def test_a_schema_shows_a_secret_as_its_value_or_null() -> None:
    (found,), parts = schemas([LampHeld])
    assert found == {"$ref": "#/$defs/LampHeld"}
    assert parts["LampHeld"]["properties"]["fuse"] == {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    _, parts = schemas([Drawn])
    cards = parts["Drawn"]["properties"]["cards"]
    assert cards["type"] == "array"
    assert {"type": "null"} in cards["items"]["anyOf"]


def test_every_type_on_the_wire_has_a_schema() -> None:
    found, parts = schemas(
        [GAME.types.Move, GAME.types.Event, GAME.types.View, GAME.types.Options, TALK.Act, TALK.Floor]
    )
    assert len(found) == 6
    assert {"Bid", "Drawn", "View", "Options", "Boast", "Floor"} <= parts.keys()
    assert parts["Bid"]["additionalProperties"] is False
