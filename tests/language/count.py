"""How much there is to say, and how much of it is translated.

python -m tests.language.count       sentences in each file and language, and words that stand in code instead
python -m tests.language.count fr    what reads in French as it does in English: names, or forgotten

"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from tests.language.test_sentences import FIRST, LANGUAGES, ROOT, files, literals


def sentences(path: Path) -> dict[str, str]:
    """Each sentence of a file by its id, as it stands there."""
    if not path.is_file():
        return {}
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    messages = [fluent.Message(each.id, each.value) for each in entries if isinstance(each, fluent.Message)]
    return {each.id.name: FluentSerializer().serialize_entry(each).strip() for each in messages}


def beside(path: Path, language: str) -> Path:
    """The same file in this language."""
    return path.with_name(f"{path.name.removesuffix(f'{FIRST}.ftl')}{language}.ftl")


def table() -> None:
    columns = [FIRST, *(each for each in LANGUAGES if each != FIRST)]
    print(f"{'sentences in':<52}", *(f"{each:>6}" for each in columns))
    for path in files(FIRST):
        counts = [len(sentences(beside(path, each))) for each in columns]
        print(f"{beside(path, '*').relative_to(ROOT)!s:<52}", *(f"{each or '–':>6}" for each in counts))
    print(f"{'all':<52}", *(f"{sum(len(sentences(path)) for path in files(each)):>6}" for each in columns))
    print(f"{'files':<52}", *(f"{len(files(each)):>6}" for each in columns))
    print(f"{'words in code':<52} {len(literals()):>6}")


def alike(language: str) -> None:
    for path in files(language):
        first = sentences(path.with_name(f"{path.name.removesuffix(f'{language}.ftl')}{FIRST}.ftl"))
        same = [text for id, text in sentences(path).items() if text == first.get(id)]
        print(f"# {path.relative_to(ROOT)}: {len(same)}", *same, sep="\n")


if __name__ == "__main__":
    alike(sys.argv[1]) if sys.argv[1:] else table()
