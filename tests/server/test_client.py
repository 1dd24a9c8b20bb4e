"""The files of the browser client, and nothing else."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request

from lastwire.server.client import BuiltClient


@pytest.fixture
def client(tmp_path: Path) -> BuiltClient:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title>")
    (folder / "assets" / "index-1234.js").write_text("let a = 1;" * 100)
    (folder / ".stamp").write_text("hidden")
    (tmp_path / "secret.txt").write_text("secret")
    return BuiltClient(folder)


def request(path: str, **headers: str) -> Request:
    return Request(
        {
            "type": "http",
            "method": "GET",
            "path_params": {"path": path},
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }
    )


async def test_hashed_files_are_kept_for_ever_and_the_page_is_not(client: BuiltClient) -> None:
    asset = await client.file(request("assets/index-1234.js"))
    assert asset.status_code == 200
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    page = await client.page(request("t/abc"))
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")


async def test_what_the_browser_has_is_not_sent_again(client: BuiltClient) -> None:
    first = await client.page(request("/"))
    second = await client.page(request("/", if_none_match=first.headers["etag"]))
    assert second.status_code == 304
    assert second.body == b""


async def test_text_is_packed_for_those_who_take_it(client: BuiltClient) -> None:
    plain = await client.file(request("assets/index-1234.js"))
    packed = await client.file(request("assets/index-1234.js", accept_encoding="gzip, br"))
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "assets/../../secret.txt",
        "/etc/passwd",
        "..%2fsecret.txt",
        "assets\\..\\..\\secret.txt",
        ".stamp",
        "assets",
        "",
        "index.html\0",
    ],
)
async def test_no_other_file_is_to_be_had(client: BuiltClient, path: str) -> None:
    assert (await client.file(request(path))).status_code == 404


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    answer = await BuiltClient(tmp_path / "none").page(request("/"))
    assert answer.status_code == 503
    assert b"not built" in answer.body
