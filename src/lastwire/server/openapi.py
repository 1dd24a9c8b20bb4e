"""The HTTP interface as an OpenAPI document, made from the routes and the types of their bodies.

`python -m lastwire.server.openapi` prints it. A route without an entry here is an error, and so is an entry without a
route.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final, NamedTuple

import lastwire
from lastwire.engine.campaign import Draft
from lastwire.engine.codec import schemas
from lastwire.server import body

TEXT: Final = "text/plain"
JSON: Final = "application/json"
RECORD: Final = dict[str, Any]  # a file with its own format: see docs/protocol.md and `lastwire replay`
WORKSHOP: Final = dict[str, Any]  # each game's own: see docs/protocol.md
_PARAMETER: Final = re.compile(r"\{(\w+):(\w+)\}")
_KINDS: Final[dict[str, dict[str, Any]]] = {
    "str": {"type": "string", "minLength": 1},
    "int": {"type": "integer", "minimum": 0},
}


class Operation(NamedTuple):
    """What one method of one path takes and returns. Every failure is a `Problem`."""

    summary: str
    answer: Any = None  # the type of a successful response's body; None: text or a picture
    media: str = JSON
    status: int = 200
    takes: Any = None  # the type of the request's body
    query: tuple[str, ...] = ()
    failures: tuple[str, ...] = ("4XX",)


OPERATIONS: Final[dict[tuple[str, str], Operation]] = {
    ("GET", "/api/me"): Operation("Who is asking; a new guest gets a token", body.Me),
    ("GET", "/api/games"): Operation("The games, their options and their bots", body.Games),
    ("POST", "/api/tables"): Operation("Open a table", body.TableOpened, status=201, takes=body.NewTable),
    ("GET", "/api/tables/mine"): Operation("The tables where the guest has a seat", body.MyTables),
    ("GET", "/api/tables/{table:str}/invite"): Operation("The link to a table, and its code", body.Invite),
    ("GET", "/api/codes/{code:str}"): Operation("The table that a code leads to", body.Found),
    ("GET", "/api/tables/{table:str}/qr.svg"): Operation("The link as a picture", media="image/svg+xml"),
    ("GET", "/api/tables/{table:str}/campaign"): Operation("What the team at a table has won", body.CampaignPage),
    ("GET", "/api/tables/{table:str}/matches/{match:int}/record"): Operation("A finished match", RECORD),
    ("GET", "/api/tables/{table:str}/matches/{match:int}/replay"): Operation(
        "A finished match, step by step, through somebody's eyes", body.Replay, query=("as",)
    ),
    ("GET", "/api/tables/{table:str}/matches/{match:int}/described"): Operation(
        "A step of a finished match in words", body.Position, query=("as", "step")
    ),
    ("GET", "/api/rules/{game:str}"): Operation("A game's rules", body.RulesPage, query=("table", "lang")),
    ("GET", "/api/lessons/{game:str}"): Operation("A game's guided first match", body.LessonPage),
    ("GET", "/api/guide/{game:str}"): Operation(
        "How a game is played, and its cards", body.GuidePage, query=("table", "lang")
    ),
    ("GET", "/api/guide/{game:str}/scenes"): Operation("What that page's pictures show", body.Scenes),
    ("GET", "/api/campaign/{game:str}"): Operation(
        "What the guest has won, or a crew of theirs", body.CampaignPage, query=("crew",)
    ),
    ("GET", "/api/crews"): Operation("The crews that the guest belongs to", body.Crews),
    ("POST", "/api/crews"): Operation("Found a crew", body.CrewInfo, status=201, takes=body.NewCrew),
    ("POST", "/api/crews/join"): Operation("Join a crew", body.CrewInfo, takes=body.Joining),
    ("GET", "/api/crews/invitation/{invitation:str}"): Operation("The crew that an invitation is to", body.CrewInfo),
    ("POST", "/api/crews/{crew:str}/leave"): Operation("Leave a crew", body.Crews),
    ("POST", "/api/crews/{crew:str}/renew"): Operation("Replace a crew's invitation", body.CrewInfo),
    ("GET", "/api/content/{game:str}"): Operation("What an owner's file may replace", media="application/toml"),
    ("POST", "/api/missions/{game:str}/check"): Operation("Check a mission", Draft, takes=body.OwnMission),
    ("GET", "/api/missions/{game:str}/workshop"): Operation("What missions are drawn with", WORKSHOP),
    ("GET", "/api/about"): Operation("Credits and licences", body.AboutPage, query=("lang",)),
    ("GET", "/healthz"): Operation("Whether all is well", media=TEXT, failures=("4XX", "503")),
    ("GET", "/metrics"): Operation("Numbers for a monitor", media=TEXT),
}


def document(routes: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The document for these methods and paths, as the app has them."""
    found = list(routes)
    odd = {*found} ^ {*OPERATIONS}
    if odd:
        raise ValueError(f"routes and operations differ: {sorted(odd)}")
    kinds = list(
        dict.fromkeys(
            [body.Problem, *(kind for each in OPERATIONS.values() for kind in (each.answer, each.takes) if kind)]
        )
    )
    refs, components = schemas(kinds)
    by_kind = dict(zip(kinds, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for method, path in found:
        paths.setdefault(_PARAMETER.sub(r"{\1}", path), {})[method.lower()] = _operation(
            path, OPERATIONS[method, path], by_kind
        )
    made: dict[str, Any] = _moved(
        {
            "openapi": "3.1.0",
            "info": {"title": "Last Wire", "version": lastwire.__version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "lastwire_guest"}},
            },
            "security": [{"guest": []}, {}],
        }
    )
    return made


def _operation(path: str, each: Operation, by_kind: dict[Any, Any]) -> dict[str, Any]:
    answer = {"schema": {"type": "string"} if each.answer is None else by_kind[each.answer]}
    made: dict[str, Any] = {
        "summary": each.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": _KINDS[kind]}
            for name, kind in _PARAMETER.findall(path)
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in each.query],
        "responses": {
            str(each.status): {"description": "Done.", "content": {each.media: answer}},
            **{
                status: {
                    "description": "Refused.",
                    "content": {JSON: {"schema": by_kind[body.Problem]}, TEXT: {"schema": {"type": "string"}}},
                }
                for status in each.failures
            },
        },
    }
    if each.takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": by_kind[each.takes]}}}
    return made


def _moved(value: Any) -> Any:
    """References to where OpenAPI keeps its schemas; descriptions without their indentation."""
    if isinstance(value, list):
        return [_moved(item) for item in value]
    if not isinstance(value, dict):
        return value
    moved = {key: _moved(item) for key, item in value.items() if key != "discriminator"}
    if isinstance(reference := moved.get("$ref"), str):
        moved["$ref"] = reference.replace("#/$defs/", "#/components/schemas/")
    if isinstance(words := moved.get("description"), str):
        moved["description"] = cleandoc(words)
    return moved


def main() -> int:
    from pathlib import Path

    from lastwire.server.app import make_app
    from lastwire.server.house import House
    from lastwire.server.limits import Limits

    app = make_app(House(Path(), Limits()))
    print(json.dumps(document(app.operations()), indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
