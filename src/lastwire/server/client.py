"""The built browser client. Every file is known by name from the start, so no request can reach any other."""

from __future__ import annotations

import asyncio
import gzip
import re
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = Path(__file__).parent / "static"
WORTH_PACKING: Final = ("text/", "image/svg", "application/json", "application/manifest")


def build(folder: Path = FOLDER) -> str:
    """The number of the built client: the hash in the name of its first script. Empty if none is built."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    found = re.search(r'<script type="module"[^>]* src="/assets/([^"]+)\.js"', text)
    return "" if found is None else found[1]


class BuiltClient:
    """The files of a folder, held in memory. Files in `assets/` carry a hash in their names and never change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, _File] = {}
        if folder.is_dir():
            for path in folder.rglob("*"):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
                    self._files[name] = _File(path, lasting=name.startswith("assets/"))

    async def page(self, request: Request) -> Response:
        """The one page of the client, whatever it is to show."""
        file = self._files.get("index.html")
        if file is None:
            return PlainTextResponse("The browser client is not built: run ./play once, where Node.js is.", 503)
        return await file.answer(request)

    async def file(self, request: Request) -> Response:
        """A file of the client."""
        file = self._files.get(request.path_params["path"])
        return PlainTextResponse("Not found", 404) if file is None else await file.answer(request)


class _File:
    def __init__(self, path: Path, lasting: bool) -> None:
        self._path = path
        self._plain: bytes | None = None
        self._packed: bytes | None = None
        kind, _ = guess_type(path.name)
        self._kind = "text/javascript" if path.suffix == ".js" else kind or "application/octet-stream"
        self._cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        self._tag = ""

    async def answer(self, request: Request) -> Response:
        if self._plain is None:
            self._plain = self._path.read_bytes()
            self._tag = f'"{blake2b(self._plain, digest_size=12).hexdigest()}"'
        headers = {"cache-control": self._cache, "etag": self._tag, "vary": "accept-encoding"}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self._plain
        if self._kind.startswith(WORTH_PACKING) and "gzip" in request.headers.get("accept-encoding", ""):
            if self._packed is None:
                self._packed = await asyncio.to_thread(gzip.compress, self._plain, 6, mtime=0)
            body = self._packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self._kind, headers=headers)
