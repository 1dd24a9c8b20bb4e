"""Every error of Last Wire, in one tree.

LastWireError
├── Refused        a well-formed request that the rules or the table deny; told to its sender, nothing changes
├── Malformed      a request that is not in the form the protocol asks for; told, counted, then the socket is closed
├── ContentError   a content or text file is wrong; stops the program at start, names file, key and reason
├── RecordError    a stored match cannot be read or does not replay to what it says
│   └── Outdated   it was played by rules or options that this version does not have; what was stored can still be shown
├── StoreError     the store cannot be opened, read or written
│   ├── Taken      another entry has this number already; read it, then try again
│   └── Damaged    what was stored is not what is there now
├── Parted         a server that cannot be reached, or that ended the connection for good; for whoever is its client
└── Broken         an invariant does not hold: our fault; the match is frozen and its record kept
"""

from __future__ import annotations

from typing import Final

from lastwire.message import Message


class LastWireError(Exception):
    """The root of the tree."""


class Refused(LastWireError):
    """A well-formed request that the rules deny. `clause` is the rule it comes from; the table's own have none."""

    def __init__(self, code: str, clause: str, message: Message) -> None:
        super().__init__(f"{code} ({clause}): {_plain(message)}" if clause else f"{code}: {_plain(message)}")
        self.code = code
        self.clause = clause
        self.message = message

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, Message]]:
        return type(self), (self.code, self.clause, self.message)


_ROOM: Final = 300  # characters: the text may repeat what was sent, and nobody needs all of that back


class Malformed(LastWireError):
    """A request in the wrong form. The text names the place (`$.move.slot`) and what was expected there."""

    def __init__(self, text: str, code: str = "E_FORMAT") -> None:
        text = text if len(text) <= _ROOM else f"{text[:_ROOM]}…"
        super().__init__(text)
        self.code = code
        self.text = text

    def __reduce__(self) -> tuple[type[Malformed], tuple[str, str]]:
        return type(self), (self.text, self.code)

    @property
    def message(self) -> Message:
        """For whoever sent it: only programs do, so the place and what was expected there stay as they are."""
        return Message("malformed", args={"why": self.text})


class ContentError(LastWireError):
    """A content file that cannot be used."""

    def __init__(self, file: str, key: str, reason: Message) -> None:
        super().__init__(": ".join(filter(None, (file, key, _plain(reason)))))
        self.file = file
        self.key = key
        self.reason = reason

    def __reduce__(self) -> tuple[type[ContentError], tuple[str, str, Message]]:
        return type(self), (self.file, self.key, self.reason)

    @property
    def message(self) -> Message:
        """File, key and reason in one. A file that was sent has no name."""
        file, key = self.file or "none", self.key or "none"
        return Message("content-error", args={"file": file, "key": key, "reason": self.reason})


class RecordError(LastWireError):
    """A record that cannot be read, or whose replay differs from what it says."""


class Outdated(RecordError):
    """A stored match that was played by rules or options that this version does not have."""


class StoreError(LastWireError):
    """The store cannot be opened, read or written."""


class Taken(StoreError):
    """Somebody else stored an entry with this number first."""


class Damaged(StoreError):
    """What was stored is not what is there now. The text names no content."""


class Parted(LastWireError):
    """There is no way to the server, or none back to it. `reason` is one of a `bye`, or `unreachable`, `foreign` (what
    answers is no server of ours, or one of another protocol) or `link` (the address names no table)."""

    def __init__(self, reason: str, where: str = "") -> None:
        super().__init__(f"{reason}: {where}" if where else reason)
        self.reason = reason
        self.where = where

    def __reduce__(self) -> tuple[type[Parted], tuple[str, str]]:
        return type(self), (self.reason, self.where)


class Broken(LastWireError):
    """An invariant is violated; never the fault of a player."""


def _plain(message: Message) -> str:
    """For those who read errors in a log: the id and what fills it."""
    values = [*message.who.values(), *message.args.values()]
    return " ".join([message.id, *(_plain(each) if isinstance(each, Message) else str(each) for each in values)])
