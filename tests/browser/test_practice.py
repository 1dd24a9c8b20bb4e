"""Practice: what one plays for is on screen, a hint lights a piece and gives a reason, and pieces say why not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

LIT = "[...document.querySelectorAll('[data-piece]')].filter(e => getComputedStyle(e).outlineStyle === 'solid').length"


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_learner_is_helped(guest: Callable[..., Guest], phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    ann.enter_lobby()
    page = ann.page
    page.locator("[data-box=bomb-busters]").click()
    page.get_by_role("switch", name="Practice").check()
    ann.press("bots")
    expect(page.locator("[data-part=goal]")).to_contain_text("Cut every wire but red")
    # Marking a wire is the first thing that is asked.
    ann.press("hint")
    expect(page.locator("[data-hint]")).to_contain_text("Marked, it’s a certain cut")
    assert page.evaluate(LIT) > 0
    # A teammate's wire cannot be marked.
    mate = (
        page.locator("[data-finger]").first
        if phone
        else page.locator("button[data-wire='0-0'], button[data-wire='1-0']").first
    )
    mate.click()
    expect(page.locator(".toast")).to_contain_text("BB-3.15")
