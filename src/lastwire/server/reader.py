"""What comes in on a connection: frames, within limits, decoded and handed to the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from lastwire.errors import Malformed
from lastwire.message import Message
from lastwire.server.actor import Actor
from lastwire.server.limits import Bucket, Limits
from lastwire.server.metric import Metrics
from lastwire.server.socket import Socket
from lastwire.table.commands import Ask, Command, Configure, Consult, Deny, Describe, Mark, Ping
from lastwire.table.dispatch import Declined, Pong

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

_decode: Final = msgspec.json.Decoder(Command).decode


async def listen(receive: Receive, socket: Socket, actor: Actor, limits: Limits, metrics: Metrics) -> None:
    """Read commands until the connection ends."""
    bucket = Bucket(limits.messages)
    malformed = flood = 0
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if socket.closing:
            continue  # what still arrives while the connection closes is nobody's business
        metrics.messages_in += 1
        if not bucket.take(max(1, len(event.get("text") or "") / limits.message_counts)):
            flood += 1
            metrics.refused["E_RATE"] += 1
            socket.tell(Declined(None, "E_RATE", "", Message("refuse-messages")))
            if flood > limits.flood:
                socket.say_bye("flood")
            continue
        command: Command | None = None
        try:
            command = read(event.get("text"), limits)
            if isinstance(command, Ping):
                socket.tell(Pong(command.sent, actor.now()))
            elif isinstance(command, Mark):
                await actor.relay(socket, command)
            elif isinstance(command, Consult):
                await actor.consult(socket, command)
            elif isinstance(command, Describe):
                await actor.describe(socket, command)
            elif isinstance(command, Ask | Deny):
                await actor.approach(socket, command)
            else:
                await actor.perform(socket, command)
        except Malformed as error:
            malformed += 1
            metrics.malformed += 1
            socket.tell(Declined(getattr(command, "id", None), error.code, "", error.message))
            if malformed >= limits.malformed:
                socket.say_bye("malformed")


def read(text: str | None, limits: Limits) -> Command:
    """The command in a text frame; raises `Malformed`."""
    if text is None:
        raise Malformed("$: commands come in text frames, not in binary ones")
    try:
        command: Command = _decode(text)
    except msgspec.DecodeError as error:
        raise Malformed(str(error)) from None
    except (UnicodeError, RecursionError):
        raise Malformed("$: not JSON that can be read") from None
    if len(text) > limits.message_bytes and not isinstance(command, Configure):
        raise Malformed(f"$: longer than {limits.message_bytes} characters")
    return command
