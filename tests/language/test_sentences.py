"""Every sentence that code can say is there in every language, with the same values, and none stands unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.words import WHOLE

ROOT = Path(__file__).parents[2]
SOURCE, WEB = ROOT / "src" / "lastwire", ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
LANGUAGES = sorted(path.stem for path in (SOURCE / "table" / "text").glob("*.ftl"))
FIRST = "en"
AROUND = (WEB / "text", SOURCE / "table" / "text", SOURCE / "cli" / "text")
# What a list or a seat brings along besides itself: see `lastwire.message`.
BROUGHT = re.compile(r"_(is|or|row|n)$")


class Sentences(NamedTuple):
    """A file's sentences: the values that each asks for, and the messages that it holds."""

    values: dict[str, set[str]]
    parts: dict[str, set[str]]


class _Asked(Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.add(BROUGHT.sub("", node.id.name))

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def read(path: Path) -> Sentences:
    found = Sentences({}, {})
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found.values, f"{path}: {entry.id.name} stands there twice"
            asked = _Asked()
            asked.visit(entry)
            found.values[entry.id.name], found.parts[entry.id.name] = asked.values, asked.parts
    for id, values in found.values.items():
        values |= {value for part in _held(found.parts, id) for value in found.values.get(part, ())}
    return found


def _held(parts: dict[str, set[str]], id: str) -> set[str]:
    """The messages inside a message, and inside those."""
    inside = parts.get(id, set())
    return inside.union(*(_held(parts, part) for part in inside))


def files(language: str) -> list[Path]:
    """All that there are in a language: those around the games, which every language has, and those of games."""
    games = [path for game in GAMES for path in (SOURCE / "games" / game / "text").glob(f"*{language}.ftl")]
    return [*(home / f"{language}.ftl" for home in AROUND), *sorted(games)]


def pairs(language: str) -> Iterator[tuple[Path, Path]]:
    """Each file in the first language and in this one, as far as it has to be there."""
    for path in files(FIRST):
        begun = path.parent in AROUND or (path.parent / f"{language}.ftl").is_file()
        if begun or language in WHOLE:
            yield path, path.with_name(f"{path.name.removesuffix(f'{FIRST}.ftl')}{language}.ftl")


def all_sentences() -> dict[str, set[str]]:
    return {id: asked for path in files(FIRST) for id, asked in read(path).values.items()}


# --- what code can say ------------------------------------------------------------------------------------------------

_ID = re.compile(r"[a-z][\w]*(?:-[\w]+)+|[a-z]+")
_QUOTED = re.compile(r'"([a-z][\w-]*)"')
_TEMPLATE = re.compile(r"`((?:[^`$]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|\$(?!\{))*)`")
_HOLE = re.compile(r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}")


def python_ids() -> Iterator[tuple[Path, str]]:
    """Strings, and those with holes as patterns."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield (
                    path,
                    "".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]*"
                        for part in node.values
                    ),
                )


def web_ids() -> Iterator[tuple[Path, str]]:
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if path.name.endswith(".test.ts") or "wire" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        yield from ((path, re.escape(found)) for found in _QUOTED.findall(text))
        for found in _TEMPLATE.findall(text):
            fixed = _HOLE.split(found)
            if any(part.strip("-") for part in fixed) and all(re.fullmatch(r"[\w-]*", part) for part in fixed):
                yield path, r"[\w-]*".join(map(re.escape, fixed))


def sayable() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids as they stand in code, and patterns of those that are put together there."""
    whole, patterns = set(), set()
    for _, each in [*python_ids(), *web_ids()]:
        if r"[\w-]*" in each:
            patterns.add(each)
        else:
            whole.add(re.sub(r"\\(.)", r"\1", each))
    # Three parts of an id have to be fixed, or else a pattern such as `{id}-note` would cover everything.
    games = "|".join(game.replace("_", "-") for game in GAMES)
    telling = [each for each in patterns if len(re.sub(r"\[\\w-\]\*", "", each).replace("\\", "")) >= 4]
    return whole, [re.compile(each.replace(r"[\w-]*", rf"(?:{games}|[\w-]*)", 1)) for each in telling]


def called() -> set[str]:
    ids = all_sentences()
    found = set()
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        for inside in re.findall(r"\bcalled\(([^;]*?)\)", path.read_text(encoding="utf-8"), re.DOTALL):
            found |= set(_QUOTED.findall(inside))
            for template in _TEMPLATE.findall(inside):
                pattern = re.compile(r"[\w-]*".join(map(re.escape, _HOLE.split(template))))
                found |= {id for id in ids if pattern.fullmatch(id)}
    return found


# --- tests ------------------------------------------------------------------------------------------------------------


def test_every_language_has_the_files_around_the_games_and_a_name() -> None:
    assert {*WHOLE} <= {*LANGUAGES}
    for home in AROUND:
        assert sorted(path.stem for path in home.glob("*.ftl")) == LANGUAGES, home
    for page in ("about", "privacy"):
        there = [path.name.split(".")[1] for path in (SOURCE / "server" / "text").glob(f"{page}.*.md")]
        assert sorted(there) == LANGUAGES, page
    names = {id for id in read(WEB / "text" / f"{FIRST}.ftl").values if id.startswith("language-")}
    assert names == {f"language-{language}" for language in LANGUAGES}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FIRST])
def test_every_language_has_the_same_sentences_with_the_same_values(language: str) -> None:
    both = list(pairs(language))
    assert sorted(other for _, other in both) == sorted(files(language))
    for path, other in both:
        here, there = read(path), read(other)
        lacking, strange = here.values.keys() - there.values.keys(), there.values.keys() - here.values.keys()
        assert not lacking, f"{other} lacks {', '.join(sorted(lacking))}"
        assert not strange, f"{other} has what {path.name} has not: {', '.join(sorted(strange))}"
        # The room shows choices in the order of the file.
        choices = [[id for id in each.values if "-option-" in id] for each in (here, there)]
        assert choices[0] == choices[1], f"{other} has options in another order than {path.name}"
        wrong = {id: asked ^ there.values[id] for id, asked in here.values.items() if there.values[id] - asked}
        assert not wrong, f"{other} asks for what {path.name} does not: {wrong}"


def test_no_two_files_have_the_same_id() -> None:
    homes: dict[str, Path] = {}
    for path in files(FIRST):
        for id in read(path).values:
            assert id not in homes, f"{id} stands in {homes[id]} and in {path}"
            homes[id] = path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_ids_begin_with_its_name(game: str) -> None:
    for path in (SOURCE / "games" / game / "text").glob("*.ftl"):
        strange = [id for id in read(path).values if not id.startswith(f"{game.replace('_', '-')}-")]
        assert not strange, path


def test_whatever_code_says_is_there() -> None:
    known = all_sentences()
    names = tuple(f"{game.replace('_', '-')}-" for game in GAMES)
    missing = []
    for path, each in [*python_ids(), *web_ids()]:
        id = re.sub(r"\\(.)", r"\1", each)
        begun = id.endswith(("_", "-"))  # the rest is put on elsewhere
        if id.startswith(names) and _ID.fullmatch(id) and not begun and id not in known:
            missing.append(f"{path.relative_to(ROOT)}: {id}")
    missing += [f"{path.relative_to(ROOT)}: {id}" for path, id in said() if id not in known]
    assert not missing, "\n".join(missing)


def said() -> Iterator[tuple[Path, str]]:
    """Ids that stand where something is said."""
    for path in SOURCE.rglob("*.py"):
        for found in re.findall(r'\bMessage\(\s*"([\w-]+)"', path.read_text(encoding="utf-8")):
            yield path, found
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if not path.name.endswith(".test.ts"):
            for found in re.findall(r'(?<![\w.])t\(\s*"([\w-]+)"', path.read_text(encoding="utf-8")):
                yield path, found


def test_no_sentence_stands_unused() -> None:
    whole, patterns = sayable()
    # A game may have its own sentence for one of the shell's: `called` looks for it.
    own = {f"{game.replace('_', '-')}-{id}" for game in GAMES for id in called()}
    used = whole | own
    parts = {id: held for path in files(FIRST) for id, held in read(path).parts.items()}
    unused = []
    for id in parts:
        if id in used or any(pattern.fullmatch(id) for pattern in patterns):
            continue
        if any(id in held for held in parts.values()):
            continue
        unused.append(id)
    assert not unused, "\n".join(unused)


# --- no words in code -------------------------------------------------------------------------------------------------

_BLOCK = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_SCRIPT = re.compile(r"<script\b.*?>(.*?)</script>", re.DOTALL)
_SENTENCE = re.compile(r"""["`]([A-Z][a-z’']+ [^"`\n]*)["`]""")
_WORDS = re.compile(r'\bwords\(\s*f?"([^"]+)"')  # a message that is not in any language
FOR_TESTS = (WEB / "shell" / "dealt.ts",)
_ATTRIBUTE = re.compile(r'\b(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-z]{2}[^"{]*)"')


def bare(markup: str) -> str:
    """What is left of a component's markup without tags and what is worked out."""
    depth, kept = 0, []
    for char in markup:
        depth += (char == "{") - (char == "}")
        if not depth and char != "}":
            kept.append(char)
    return re.sub(r"<[^<>]*>", " ", "".join(kept))


def literals() -> list[str]:
    """Words that people would read and that stand in code: in the markup of components, in scripts, and in messages."""
    found: list[tuple[Path, str]] = []
    for path in WEB.rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        markup = _BLOCK.sub("", text)
        found += [(path, each) for each in _ATTRIBUTE.findall(markup)]
        found += [(path, each) for each in re.findall(r"[A-Za-z]{2,}[A-Za-z ]*", bare(markup))]
        found += [(path, each) for script in _SCRIPT.findall(text) for each in _SENTENCE.findall(script)]
    for path in WEB.rglob("*.ts"):
        if not path.name.endswith(".test.ts") and "wire" not in path.parts and path not in FOR_TESTS:
            found += [(path, each) for each in _SENTENCE.findall(path.read_text(encoding="utf-8"))]
    for path in SOURCE.rglob("*.py"):
        if "testing" not in path.parts:
            found += [(path, each) for each in _WORDS.findall(path.read_text(encoding="utf-8"))]
    return [f"{path.relative_to(ROOT)}: {each.strip()}" for path, each in found]


def test_no_code_has_words_of_its_own() -> None:
    assert not literals(), "\n".join(literals())
