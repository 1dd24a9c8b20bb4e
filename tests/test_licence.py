"""Whatever is handed on has a licence that somebody has read, and its notice comes with the program."""

import json

import checkout
import licence
import pytest

from lastwire.server import page


def test_the_notices_are_up_to_date() -> None:
    assert licence.main(["--check"]) == 0


@pytest.mark.parametrize("named", [None, "", "AGPL-3.0", "MIT AND SSPL-1.0", "UNLICENSED"])
def test_a_package_without_a_known_licence_is_refused(named: str | None) -> None:
    with pytest.raises(licence.Unlicensed, match="novelty is under"):
        licence.accepted("novelty", named)


@pytest.mark.parametrize("named", ["MIT", "Apache-2.0 OR BSD-2-Clause", "Apache-2.0 AND BSD-2-Clause"])
def test_known_licences_are_accepted(named: str) -> None:
    assert licence.accepted("novelty", named) == named


def test_everything_the_client_asks_for_is_named_with_a_text_and_shown_in_the_app() -> None:
    table, _, texts = licence.NOTICES.read_text(encoding="utf-8").partition(licence.TEXTS)
    asked = json.loads((checkout.WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert asked
    for name in asked:
        assert f"| {name} |" in table
        assert name in texts
        assert f"<td>{name}</td>" in page.about().html
    assert "PERMISSION &amp; CONDITIONS" not in page.about().html
