"""The match's random generator: specified, stable for ever, and impossible to predict from what it has dealt.

Specification. The seed is 32 bytes. Block number i (i = 0, 1, …) is BLAKE2b with a 64-byte digest, the seed as key and
the 8-byte little-endian encoding of i as message; it is read as sixteen 32-bit little-endian words, used first to last.
`below(n)` takes a word w, forms m = w·n, and returns m >> 32 unless (m mod 2³²) < (2³² mod n), in which case it takes
the next word (Lemire's rejection: no bias). `shuffle` is Fisher–Yates from the last place down. `unit` takes two words.
Reference vectors are in tests/engine/test_rng.py; a change of any of this would change every stored match.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = 16
_MASK: Final = 0xFFFFFFFF
_unpack: Final = struct.Struct("<16I").unpack
_blake2b: Final = hashlib.blake2b


def seed_of(text: str | int) -> bytes:
    """A seed from a short name or number, for tests, simulations and the command line."""
    return hashlib.blake2b(str(text).encode(), digest_size=SEED_BYTES, person=b"lastwire-seed").digest()


def commitment(seed: bytes) -> str:
    """What is shown at the start, so that the seed shown at the end can be checked: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


class Rng:
    """A stream of random words. Its state is (seed, number of words taken), so copies are cheap and digests short."""

    __slots__ = ("_keyed", "_left", "_words", "block", "seed")

    def __init__(self, seed: bytes, taken: int = 0, keyed: Any = None) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        # Copied for each block, so that the key is hashed once; never changed, so that copies share it.
        self._keyed = _blake2b(key=seed, digest_size=64) if keyed is None else keyed
        self.block, used = divmod(taken, _WORDS)
        self._words: tuple[int, ...] = ()
        self._left = 0
        if used:
            self._refill()
            self._left = _WORDS - used

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        # Hash objects cannot be pickled, but generators go to other processes.
        return Rng, (self.seed, self.taken)

    def _refill(self) -> None:
        block = self._keyed.copy()
        block.update(self.block.to_bytes(8, "little"))
        self._words = _unpack(block.digest())
        self._left = _WORDS
        self.block += 1

    @property
    def taken(self) -> int:
        """How many words have been taken so far."""
        return self.block * _WORDS - self._left

    def copy(self) -> Rng:
        other = Rng(self.seed, 0, self._keyed)
        other.block = self.block
        other._words = self._words
        other._left = self._left
        return other

    def fork(self, label: str) -> Rng:
        """An independent stream for another purpose (a bot's thoughts, say). Takes nothing from this one."""
        return Rng(
            _blake2b(label.encode() + self.taken.to_bytes(8, "little"), key=self.seed, digest_size=SEED_BYTES).digest()
        )

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n − 1."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        while True:
            left = self._left
            if not left:
                self._refill()
                left = _WORDS
            # `left` words remain, so the next one is `left` places from the end.
            word = self._words[-left]
            self._left = left - 1
            # word * n, by halves: compiled, only factors below 2³⁰ are multiplied by the processor itself.
            m = ((word >> 16) * n << 16) + (word & 0xFFFF) * n
            # The exact threshold is below n: only then is the costly remainder needed.
            if m & _MASK >= n or m & _MASK >= 0x100000000 % n:
                return m >> 32

    def unit(self) -> float:
        """A uniform float from 0 (included) to 1 (excluded), with 53 random bits."""
        high, low = self.word(), self.word()
        return ((high >> 5) * 67108864.0 + (low >> 6)) / 9007199254740992.0

    def word(self) -> int:
        """The next 32-bit word."""
        if not self._left:
            self._refill()
        self._left -= 1
        return self._words[-1 - self._left]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[float]) -> int:
        """An index, drawn in proportion to the weights (not all zero)."""
        point = self.unit() * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0.0:
                return index
        # Rounding may leave a crumb: the last index with any weight takes it.
        return max(index for index, weight in enumerate(weights) if weight > 0.0)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place. The draw is `below`, written out: dealing is most of the cost of a short match."""
        words, left = self._words, self._left
        place = len(items)
        while place > 1:
            if not left:
                self._refill()
                words, left = self._words, self._left
            word = words[-left]
            left -= 1
            m = ((word >> 16) * place << 16) + (word & 0xFFFF) * place
            if m & _MASK < place and m & _MASK < 0x100000000 % place:
                continue
            other = m >> 32
            place -= 1
            item = items[place]
            items[place] = items[other]
            items[other] = item
        self._left = left
