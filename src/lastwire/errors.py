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
└── Broken         an invariant does not hold: our fault; the match is frozen and its record kept
"""

from __future__ import annotations


class LastWireError(Exception):
    """The root of the tree."""


class Refused(LastWireError):
    """A well-formed request that the rules deny. `clause` is the rule it comes from; the table's own have none."""

    def __init__(self, code: str, clause: str, text: str) -> None:
        super().__init__(f"{code} ({clause}): {text}" if clause else f"{code}: {text}")
        self.code = code
        self.clause = clause
        self.text = text

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str]]:
        return type(self), (self.code, self.clause, self.text)


class Malformed(LastWireError):
    """A request in the wrong form. The text names the place (`$.move.slot`) and what was expected there."""

    def __init__(self, text: str, code: str = "E_FORMAT") -> None:
        super().__init__(text)
        self.code = code
        self.text = text

    def __reduce__(self) -> tuple[type[Malformed], tuple[str, str]]:
        return type(self), (self.text, self.code)


class ContentError(LastWireError):
    """A content file that cannot be used."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


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


class Broken(LastWireError):
    """An invariant is violated; never the fault of a player."""
