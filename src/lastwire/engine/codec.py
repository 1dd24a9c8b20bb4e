"""Typed values to and from JSON, for the wire and the store, and the JSON Schema of each type that crosses the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from lastwire.engine.coach import Weigh
from lastwire.engine.form import Document, write_struct
from lastwire.engine.offer import builder
from lastwire.engine.secret import Secret, blank
from lastwire.engine.types import ALL
from lastwire.errors import Malformed

if TYPE_CHECKING:
    from lastwire.engine.game import Game


def structs(kinds: Iterable[Any]) -> list[type]:
    """Every struct that these types are made of, including those inside secrets."""
    found: dict[type, None] = {}

    def walk(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = None
            for field in info.fields:
                walk(field.type)
            for inner in _secret_types(info.cls).values():
                walk(msgspec.inspect.type_info(inner))
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(part := getattr(info, name, None), msgspec.inspect.Type):
                walk(part)
        for name in ("item_types", "types"):
            for part in getattr(info, name, ()):
                walk(part)

    for info in msgspec.inspect.multi_type_info(kinds):
        walk(info)
    return list(found)


def _secret_types(struct: type) -> dict[str, Any]:
    """The struct's secret fields as they are on the wire: the value, or null."""

    def bare(hint: Any) -> Any:
        if get_origin(hint) is Secret:
            return get_args(hint)[0] | None
        if get_origin(hint) in (Union, UnionType):
            return reduce(or_, (bare(part) for part in get_args(hint)))
        if get_origin(hint) is tuple:
            parts = tuple(part if part is Ellipsis else bare(part) for part in get_args(hint))
            return hint if parts == get_args(hint) else tuple.__class_getitem__(parts)
        return hint

    hints = get_type_hints(struct)
    return {name: wire for name, hint in hints.items() if (wire := bare(hint)) != hint}


def schemas(kinds: Sequence[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """JSON Schemas of some types and the components they share."""
    # msgspec drops the argument of a custom type: secrets are described beside their structs and put in afterwards.
    secrets = [(struct, name, wire) for struct in structs(kinds) for name, wire in _secret_types(struct).items()]
    found, components = msgspec.json.schema_components(
        [*kinds, *(wire for _, _, wire in secrets)], schema_hook=lambda kind: {"title": kind.__name__}
    )
    for (struct, name, _), schema in zip(secrets, found[len(kinds) :], strict=True):
        components[struct.__name__]["properties"][name] = schema
    return list(found[: len(kinds)]), components


_documents: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder()


class Codec:
    """One game's types to and from JSON. Decoding is strict: no unknown field, no number for a boolean or a string.

    What clients send is read by the types themselves. What the store holds is written and read by the game's forms.
    """

    def __init__(self, game: Game[Any, Any, Any, Any, Any], act: Any, question: Any) -> None:
        self._game = game
        self._forms = game.forms
        self._types = game.types
        self._act = act
        # The acts of structured talk, by tag; empty if a game has none.
        self.acts = {kind.__struct_config__.tag: kind for kind in get_args(act) or ((act,) if act is not None else ())}
        self._question = question
        self.build = builder(game.types.Move)
        # A room's options are read again and again, and nobody can change them: they are frozen.
        self._read_options = lru_cache(16)(self._read)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, str]]:
        # Decoders cannot be pickled, but bots that hold a codec go to other processes.
        return getattr, (self._game, "codec")

    def take_apart(self, move: Any) -> tuple[str, dict[str, Any]]:
        """Kind and fields of a move; the inverse of `build`."""
        return move.__struct_config__.tag, msgspec.structs.asdict(move)

    def move(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._moves, raw)

    def act(self, raw: bytes | msgspec.Raw) -> Any:
        if self._act is None:
            raise Malformed("$: this game has no structured talk")
        return self._decode(self._acts, raw)

    def question(self, raw: bytes | msgspec.Raw) -> Any:
        asked = self._decode(self._questions, raw)
        return Weigh(self.move(self.encode(asked.move))) if isinstance(asked, Weigh) else asked

    def options(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._options, raw)

    def view(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(self._views, raw)

    def event(self, raw: bytes | msgspec.Raw) -> Any:
        """An event as some viewer was shown it: what was blanked stays None."""
        return blank(self._decode(self._events, raw), ALL)

    # --- the store ---------------------------------------------------------------------------------------------------

    def keep(self, value: Any) -> bytes:
        """A move or an act as it is stored."""
        return self.encode(write_struct(value))

    def kept_move(self, raw: bytes | msgspec.Raw) -> Any:
        """A move from the store; one in an outdated form is brought up to date first."""
        return self._kept(self.move, self._forms.move, raw)

    def kept_act(self, raw: bytes | msgspec.Raw) -> Any:
        return self._kept(self.act, self._forms.act, raw)

    def keep_options(self, options: Any) -> bytes:
        return self.encode(self._forms.options.write(options))

    def kept_options(self, raw: bytes | msgspec.Raw) -> tuple[Any, tuple[str, ...]]:
        """Options from the store, with defaults for new ones, and the names of those that had to be dropped."""
        return self._read_options(bytes(raw))

    def _read(self, raw: bytes) -> tuple[Any, tuple[str, ...]]:
        gone: list[str] = []
        options = self._forms.options.read(self._document(raw), gone)
        return options, tuple(sorted(gone))

    def keep_state(self, state: Any) -> bytes:
        return self.encode(self._forms.state.write(state))

    def state(self, raw: bytes | msgspec.Raw) -> Any:
        """A state from the store."""
        return self._forms.state.read(self._document(raw))

    def _kept(self, read: Callable[[Any], Any], upgrade: Callable[[Document], Document] | None, raw: Any) -> Any:
        try:
            return read(raw)
        except Malformed:
            if upgrade is None:
                raise
            return read(self.encode(upgrade(self._document(raw))))

    def _document(self, raw: bytes | msgspec.Raw) -> Any:
        return self._decode(_documents, raw)

    # --- any value ---------------------------------------------------------------------------------------------------

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
        return msgspec.json.Decoder(self._types.Move)

    @cached_property
    def _acts(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._act)

    @cached_property
    def _questions(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._question)

    @cached_property
    def _options(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._types.Options)

    @cached_property
    def _views(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._types.View)

    @cached_property
    def _events(self) -> msgspec.json.Decoder[Any]:
        def secret(kind: Any, value: Any) -> Any:
            return Secret(None if value is None else msgspec.convert(value, get_args(kind)[0]), None)

        return msgspec.json.Decoder(self._types.Event, dec_hook=secret)
