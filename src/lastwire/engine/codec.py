"""Typed values to and from JSON, and the JSON Schema of every type that crosses the wire."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from lastwire.engine.secret import Secret
from lastwire.errors import Malformed

if TYPE_CHECKING:
    from lastwire.engine.game import Game


def _schema_hook(kind: Any) -> dict[str, Any]:
    # A secret stands on the wire as its value or null.
    if getattr(kind, "__origin__", kind) is Secret:
        (inner,) = get_args(kind) or (Any,)
        return {"anyOf": [msgspec.json.schema(inner), {"type": "null"}]}
    raise NotImplementedError(f"no JSON form for {kind}")


def schemas(kinds: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """JSON Schemas of some types and the components they share."""
    found, components = msgspec.json.schema_components(kinds, schema_hook=_schema_hook)
    return list(found), components


class Codec:
    """One game's types to and from JSON. Decoding is strict: no unknown field, no number for a boolean, no string for a number."""

    def __init__(self, game: type[Game[Any, Any, Any, Any, Any]]) -> None:
        self._game = game
        self._kinds = {kind.__struct_config__.tag: kind for kind in get_args(game.Move) or (game.Move,)}

    def build(self, kind: str, fields: dict[str, Any]) -> Any:
        """The move of this kind with these fields."""
        return self._kinds[kind](**fields)

    def take_apart(self, move: Any) -> tuple[str, dict[str, Any]]:
        """Kind and fields of a move; the inverse of `build`."""
        return move.__struct_config__.tag, msgspec.structs.asdict(move)

    def move(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._moves, raw)

    def act(self, raw: bytes | msgspec.Raw) -> Any:
        if self._game.Act is None:
            raise Malformed("$: this game has no structured talk")
        return self._decode(self._acts, raw)

    def options(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._options, raw)

    def state(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._states, raw)

    @staticmethod
    def encode(value: Any) -> bytes:
        """JSON with a fixed order of keys, so that equal values are equal bytes."""
        return msgspec.json.encode(value, order="deterministic")

    @staticmethod
    def _decode(decoder: msgspec.json.Decoder[Any], raw: bytes | msgspec.Raw) -> Any:
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from None

    @cached_property
    def _moves(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._game.Move)

    @cached_property
    def _acts(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._game.Act)

    @cached_property
    def _options(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._game.Options)

    @cached_property
    def _states(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._game.State)
