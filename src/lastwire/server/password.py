"""A table's password: kept as a salted key that is slow to compute, never as it was typed."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import scrypt

from msgspec.structs import replace

from lastwire.table.commands import Enter, Protect

_WORK = 1 << 14  # about 40 ms and 16 MB for each attempt, in a thread


def _key(password: str, salt: str) -> str:
    made = scrypt(password.encode(), salt=bytes.fromhex(salt), n=_WORK, r=8, p=1, dklen=32)
    return f"{salt}${made.hex()}"


async def locked(command: Protect) -> Protect:
    """The command with a key in place of the password."""
    if command.password is None:
        return command
    key = await asyncio.to_thread(_key, command.password, secrets.token_hex(16))
    return replace(command, password=key)


async def tried(command: Enter, key: str) -> Enter:
    """The command with the key made from its password and the salt of the table's key."""
    salt = key.partition("$")[0] or secrets.token_hex(16)
    return replace(command, password=await asyncio.to_thread(_key, command.password, salt))
