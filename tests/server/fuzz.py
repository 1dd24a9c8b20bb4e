"""Messages that a server must survive: made from the protocol's JSON Schema, then bent."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from lastwire import games
from lastwire.server.wire import game_schema, protocol_schema

WORDS = ["", "a", "Ada", "seat:0", "time-bomb", "base", "free", "é", "\u202e", "\x00", "😀" * 9, "x" * 25, "x" * 300]
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 7, 15, 16, 99, -(2**31), 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308]


class Fuzz:
    """A stream of texts. Some are in the protocol's form, most are nearly so."""

    def __init__(self, seed: int, game: str = "time-bomb") -> None:
        self._chance = random.Random(seed)
        protocol, own = _schemas(game)
        self._definitions = {**own, **protocol}
        self._commands = protocol["Command"]
        # What the protocol leaves to the game, by the name of the field.
        self._raw = {
            "move": own["Move"],
            "act": own["Act"],
            "options": own["Options"],
            "question": own.get("Question", {}),
        }
        self._own = own

    def text(self, near: Any = None) -> str:
        """One message; made from this command, if there is one."""
        chance = self._chance
        command = self._command() if near is None else near
        roll = chance.random()
        if roll < 0.35:
            return self._written(command)
        if roll < 0.6 and (inner := [name for name in self._raw if name in command]):
            # The envelope is in form: the game's own types and rules have to notice.
            return self._written({**command, inner[0]: self._bent(command[inner[0]])})
        if roll < 0.75:
            for _ in range(chance.choice((1, 1, 1, 2, 3))):
                command = self._bent(command)
            return self._written(command)
        return self._torn(self._written(command))

    def value(self, schema: dict[str, Any], definitions: dict[str, Any]) -> Any:
        """Something in the form of this schema."""
        return self._made(schema, definitions)

    def mangled(self, value: Any) -> str:
        """The JSON of a value, more often than not no longer in its form."""
        roll = self._chance.random()
        if roll < 0.6:
            return self._written(self._bent(value))
        return self._torn(self._written(value)) if roll < 0.9 else self._written(value)

    def torn(self, text: str) -> str:
        return self._torn(text)

    def word(self) -> str:
        return self._chance.choice((*WORDS, str(self._chance.randrange(10**6))))

    def _written(self, value: Any) -> str:
        # Lone surrogates are written as escapes, as JSON may.
        return json.dumps(value, ensure_ascii=self._chance.random() < 0.5 or not _encodable(value))

    # --- in form ------------------------------------------------------------------------------------------------------

    def _command(self) -> Any:
        made = self._made(self._commands, self._definitions)
        for name, schema in self._raw.items():
            if name in made:
                made[name] = self._made(schema, self._own)
        if "game" in made and self._chance.random() < 0.5:
            made["game"] = self._chance.choice(games.NAMES)
        if "prompt" in made and self._chance.random() < 0.7:
            made["prompt"] = self._chance.randrange(60)
        return made

    def _made(self, schema: dict[str, Any], definitions: dict[str, Any]) -> Any:
        chance = self._chance
        if "$ref" in schema:
            return self._made(definitions[schema["$ref"].rsplit("/", 1)[1]], definitions)
        if "anyOf" in schema:
            return self._made(chance.choice(schema["anyOf"]), definitions)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                needed = schema.get("required", ())
                return {
                    name: self._made(part, definitions)
                    for name, part in schema.get("properties", {}).items()
                    if name in needed or chance.random() < 0.6
                }
            case "array":
                item = schema.get("items", {})
                if isinstance(item, list):
                    return [self._made(part, definitions) for part in item]
                return [self._made(item, definitions) for _ in range(chance.randrange(4))]
            case "integer":
                least, most = schema.get("minimum", -2), schema.get("maximum", 9)
                return chance.choice((least, most, chance.randint(least, most), chance.choice((0, 1, 2, 3))))
            case "number":
                return chance.choice(NUMBERS)
            case "boolean":
                return chance.random() < 0.5
            case "null":
                return None
            case "string":
                return self._word(schema)
            case _:
                return self._anything()

    def _word(self, schema: dict[str, Any]) -> str:
        word = self._chance.choice((*WORDS, str(self._chance.randrange(10**6))))
        word = word[: schema.get("maxLength", 400)]
        return word if len(word) >= schema.get("minLength", 0) else "x"

    # --- bent ---------------------------------------------------------------------------------------------------------

    def _anything(self, depth: int = 0) -> Any:
        chance = self._chance
        makers: list[Callable[[], Any]] = [
            lambda: None,
            lambda: chance.random() < 0.5,
            lambda: chance.choice(NUMBERS),
            lambda: chance.choice((*WORDS, "\ud800", "x" * 5000)),
        ]
        if depth < 3:
            makers.append(lambda: [self._anything(depth + 1) for _ in range(chance.randrange(3))])
            makers.append(lambda: {chance.choice(WORDS): self._anything(depth + 1) for _ in range(chance.randrange(3))})
        return chance.choice(makers)()

    def _bent(self, value: Any) -> Any:
        """The value with one thing wrong, somewhere in it."""
        chance = self._chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            name = chance.choice(list(value))
            roll = chance.random()
            if roll < 0.15:
                return {key: part for key, part in value.items() if key != name}
            if roll < 0.3:
                return {**value, chance.choice((*WORDS, "kind", "id", "__proto__", "seat")): self._anything()}
            if roll < 0.4:
                return {f"{name} " if key == name else key: part for key, part in value.items()}
            return {**value, name: self._bent(value[name])}
        if isinstance(value, list) and value and chance.random() < 0.8:
            place = chance.randrange(len(value))
            return [self._bent(part) if index == place else part for index, part in enumerate(value)]
        return self._anything()

    def _torn(self, text: str) -> str:
        """The text with letters missing, doubled, changed or added."""
        chance = self._chance
        for _ in range(chance.choice((1, 1, 2, 5))):
            at = chance.randrange(len(text) + 1)
            roll = chance.random()
            if roll < 0.25:
                text = text[:at]
            elif roll < 0.5:
                text = text[:at] + text[at + chance.randrange(1, 4) :]
            elif roll < 0.75:
                text = text[:at] + chance.choice('{}[]",:0-eE.\\/u\x00\n é😀null') + text[at:]
            else:
                text = text[:at] + text[: chance.randrange(len(text) + 1)] + text[at:]
        return text[:70_000]


@cache
def _schemas(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    return protocol_schema()["definitions"], game_schema(games.load(game))["definitions"]


def _encodable(value: Any) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def bad_frames(chance: random.Random) -> tuple[bytes, set[int]]:
    """Bytes on the line that are no proper text frame, and the close codes that may answer them."""
    mask = b"\x01\x02\x03\x04"

    def masked(data: bytes) -> bytes:
        return mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))

    kinds: list[tuple[bytes, set[int]]] = [
        (b"\x81\x82" + masked(b"\xff\xfe"), {1007}),  # no UTF-8
        (b"\x81\x84" + masked(b"\xed\xa0\x80x"), {1007}),  # a surrogate
        (b"\x81\x02hi", {1002}),  # not masked
        (b"\xc1\x82" + masked(b"{}"), {1002}),  # a reserved bit
        (b"\x83\x82" + masked(b"{}"), {1002}),  # an unknown opcode
        (b"\x80\x82" + masked(b"{}"), {1002}),  # the rest of nothing
        (b"\x89\xfe\x01\x00" + masked(b"x" * 256), {1002}),  # a ping too long
        (b"\x81\xff" + (2**20).to_bytes(8, "big") + mask, {1009}),  # an announcement too large
        (b"\x81\xff" + (2**63).to_bytes(8, "big") + mask, {1002, 1009}),
    ]
    return chance.choice(kinds)
