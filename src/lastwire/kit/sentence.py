"""What somebody typed, made easy to look for meanings in. Games say what they understand, in `words/recognise.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

# Whoever supposes, denies or reports something does not say it.
_DISTANT: Final = (
    r"if|unless|would|wouldn't|could|should|said|says|think .* not|(?:don't|do not|didn't) (?:think|believe)|"
    r"wenn|falls|ob|würde|könnte|hätte|sagte?|(?:glaube|denke) (?:nicht|kaum)"
)


class Sentence:
    """One line: in small letters, with plain quotes and single blanks."""

    def __init__(self, text: str) -> None:
        plain = text.casefold().replace("’", "'").replace("ß", "ss")
        self.text = f" {' '.join(plain.split())} "
        self.question = self.text.rstrip().endswith("?")
        self.words = len(self.text.split())
        self.distant = self.has(_DISTANT) is not None

    def has(self, pattern: str) -> re.Match[str] | None:
        """The first place where these words stand."""
        return _compiled(pattern).search(self.text)

    def others(self, names: Sequence[str], speaker: int) -> Iterator[tuple[int, str]]:
        """The other players whose names stand in it, each with a pattern for the name."""
        for seat, name in enumerate(names):
            who = rf"@?{re.escape(' '.join(name.casefold().split()))}(?:'s|s)?"
            if seat != speaker and name.strip() and self.has(who):
                yield seat, who


@lru_cache(4096)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'])(?:{pattern})(?![\w'])")
