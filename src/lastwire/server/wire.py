"""The browser's types: JSON Schema of everything that crosses the wire, turned into TypeScript under `web/src/wire`.

`python -m lastwire.server.wire` writes the files; with `--check` it fails if they are not what it would write.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from inspect import cleandoc
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from lastwire import games
from lastwire.engine.campaign import Draft
from lastwire.engine.choice import Choices, Listed
from lastwire.engine.coach import Coached, Coaching
from lastwire.engine.codec import schemas, structs
from lastwire.games import AnyGame
from lastwire.server import body
from lastwire.table.commands import Command
from lastwire.table.dispatch import Dispatch

WEB = Path(__file__).resolve().parents[3] / "web"
HEADER = "// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.\n"

ASKED = {
    "Command": Command,
    "Choices": Choices,
    "Coaching": Coaching,
    "NewTable": body.NewTable,
    "OwnMission": body.OwnMission,
    "NewCrew": body.NewCrew,
    "Joining": body.Joining,
}
TOLD = {
    "Dispatch": Dispatch,
    "Listed": Listed,
    "Coached": Coached,
    "Problem": body.Problem,
    "Me": body.Me,
    "Games": body.Games,
    "TableOpened": body.TableOpened,
    "MyTables": body.MyTables,
    "Invite": body.Invite,
    "Found": body.Found,
    "CampaignPage": body.CampaignPage,
    "Crews": body.Crews,
    "Draft": Draft,
    "Replay": body.Replay,
    "Position": body.Position,
    "LessonPage": body.LessonPage,
    "RulesPage": body.RulesPage,
    "GuidePage": body.GuidePage,
    "Scenes": body.Scenes,
    "AboutPage": body.AboutPage,
}


def protocol_schema() -> dict[str, Any]:
    """Commands, messages and the bodies of HTTP responses."""
    return schema("Protocol", ASKED, TOLD)


def game_schema(game: AnyGame) -> dict[str, Any]:
    """One game's moves, acts, questions, events, view, options, floor, answers and workshop."""
    types, talk, aid, missions = game.types, game.talk, game.aid, game.campaign
    asked = {
        "Move": types.Move,
        "Act": None if talk is None else talk.Act,
        "Question": None if aid is None else aid.Question,
    }
    told = {
        "Event": types.Event,
        "View": types.View,
        "Options": types.Options,
        "Floor": None if talk is None else talk.Floor,
        "Answer": None if aid is None else aid.Answer,
        "Workshop": None if missions is None or missions.workshop is None else type(missions.workshop),
    }
    return schema(
        game.info.name.title().replace("-", ""),
        {name: kind for name, kind in asked.items() if kind is not None},
        {name: kind for name, kind in told.items() if kind is not None},
    )


def schema(title: str, asked: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """One JSON Schema with a property for each of these types.

    What clients send (`asked`) may leave out what has a default; what the server sends (`told`) has every field,
    unless its type says otherwise.
    """
    roots = {**asked, **told}
    found, components = schemas(list(roots.values()))
    names = [struct.__name__ for struct in structs(roots.values())]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise ValueError(f"{title}: two types share the name {', '.join(sorted(twice))}")
    for struct in structs(told.values()):
        if not struct.__struct_config__.omit_defaults:  # type: ignore[attr-defined]
            components[struct.__name__]["required"] = _always_sent(struct)
    definitions = {name: _older(component) for name, component in components.items()}
    for name, root in zip(roots, found, strict=True):
        definitions.setdefault(name, _older(root))
    return {
        "title": title,
        "type": "object",
        "additionalProperties": False,
        "properties": {name.lower(): {"$ref": f"#/definitions/{name}"} for name in roots},
        "required": [name.lower() for name in roots],
        "definitions": definitions,
    }


def _always_sent(struct: type) -> list[str]:
    hints = get_type_hints(struct)
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    tag = [] if info.tag_field is None else [info.tag_field]
    return tag + [
        field.encode_name
        for field in info.fields
        if not (get_origin(hints[field.name]) in (Union, UnionType) and UnsetType in hints[field.name].__args__)
    ]


def _older(value: Any) -> Any:
    """The schema in the words of the draft that json-schema-to-typescript reads."""
    if isinstance(value, list):
        return [_older(item) for item in value]
    if not isinstance(value, dict):
        return value
    old = {key: _older(item) for key, item in value.items() if key not in ("default", "discriminator")}
    if isinstance(words := old.get("description"), str):
        old["description"] = cleandoc(words)
    if "prefixItems" in old:
        old["items"] = old.pop("prefixItems")
        old["additionalItems"] = False
    if isinstance(reference := old.get("$ref"), str):
        old["$ref"] = reference.replace("#/$defs/", "#/definitions/")
    return old


def typescript(sources: dict[str, dict[str, Any]]) -> dict[str, str]:
    """The TypeScript of some schemas, by name."""
    script = str(WEB / "scripts" / "wire.mjs")
    made = subprocess.run(["node", script], input=json.dumps(sources), stdout=subprocess.PIPE, text=True, check=True)
    return {name: HEADER + text for name, text in json.loads(made.stdout).items()}


def files() -> dict[str, str]:
    """Every file under `web/src/wire`, by name."""
    sources = {"protocol": protocol_schema()}
    sources.update((name, game_schema(games.load(name))) for name in games.NAMES)
    return {f"{name}.ts": text for name, text in typescript(sources).items()}


def main(arguments: Sequence[str]) -> int:
    folder = WEB / "src" / "wire"
    wanted = files()
    there = {path.name: path.read_text() for path in folder.glob("*.ts")} if folder.exists() else {}
    if there == wanted:
        return 0
    changed = sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))
    if "--check" in arguments:
        print(f"web/src/wire is stale ({', '.join(changed)}): run `python -m lastwire.server.wire`.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        if name in wanted:
            (folder / name).write_text(wanted[name])
        else:
            (folder / name).unlink()
    print(f"web/src/wire: wrote {', '.join(changed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
