"""What players see of each other's wishes, and of bots in their own seats."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guest import Guest, Patience
from tests.browser.mortal import Mortal

MakeGuest = Callable[..., Guest]

# Notes whether the notice was gone at any moment.
KEEP = """() => {
    window.seatBack = false;
    const look = () => { window.seatBack ||= document.querySelector("[data-notice=stand-in]") === null; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_bot_that_plays_for_somebody_is_announced_and_sent_away(
    guest: MakeGuest, serve: Callable[..., Mortal], tmp_path: Path
) -> None:
    """Whoever lets turns run out is told that a bot has the seat, and has it back by acting or by pressing a button."""
    server = serve(tmp_path, speed=20)
    ann, bree = guest("Ann", phone=True, at=server.address), guest("Bree", at=server.address)
    path = ann.deal(game="academy", seats=3, options={"clock": {"select": 5, "window": 5, "answer": 5}})
    bree.join(path)
    ann.press("fill")
    ann.press("start")
    # Both let the same clocks run out; the first seat is taken first, and then the other keeps nobody waiting.
    notice = ann.page.locator("[data-notice=stand-in]")
    expect(notice).to_contain_text("A bot is playing for you.")
    ann.no_sideways_scroll()
    assert ann.targets() == []
    ann.accessible()
    expect(bree.page.locator("[data-person='0'] [data-presence=stand_in]")).to_be_visible()
    expect(bree.page.locator(".clocks .dial")).to_have_count(0)
    expect(bree.page.locator("[data-notice]")).to_have_count(0)

    # Clocks run out again at once when two play again, so what a page showed for a moment has to be kept.
    for each in ann, bree:
        each.page.evaluate(KEEP)
    ann.say("I was away.")
    _seat_back(ann)
    # Chance asks one of them more often than the other, and that one's seat is taken next.
    idle = Patience("nobody's seat is taken", [ann, bree])
    while not (taken := [each for each in (ann, bree) if each.sees("[data-notice=stand-in]")]):
        idle.wait(50)
    taken[0].page.evaluate("() => { window.seatBack = false; }")
    taken[0].press("seat-back")
    _seat_back(taken[0])


def _seat_back(guest: Guest) -> None:
    patience = Patience("the seat does not come back", [guest])
    while not guest.page.evaluate("() => window.seatBack"):
        patience.wait(50)


def test_requests_are_put_to_everybody_and_chat_says_where_to_talk(guest: MakeGuest) -> None:
    ann, bree = guest("Ann"), guest("Bree", phone=True)
    bree.join(ann.open_table())
    ann.press("fill")
    ann.press("start")
    expect(bree.page.locator(".plaque")).to_have_count(5)

    ann.press("menu")
    ann.press("pause")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator("[data-notice=pause]")).to_contain_text("Still to answer: Bree.")
    # It leaves what closes a sheet in reach.
    ann.press("menu")
    expect(ann.page.locator("dialog[open] [data-notice=pause]")).to_be_visible()
    ann.page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(bree.page.locator("[data-notice=pause]")).to_contain_text("Ann would like a pause.")
    bree.accessible()
    bree.no_sideways_scroll()
    assert bree.targets() == []
    bree.press("pause-decline")
    expect(ann.page.locator("[data-notice]")).to_have_count(0)
    expect(ann.page.locator(".toasts")).to_contain_text("Bree would rather play on.")
    # The next request settles what was said about the last.
    bree.press("menu")
    bree.press("pause")
    expect(ann.page.locator("[data-notice=pause]")).to_contain_text("Bree would like a pause.")
    expect(ann.page.locator(".toasts .toast")).to_have_count(0)
    ann.press("pause-agree")
    ann.press("go-on")
    expect(ann.page.locator(".curtain")).to_contain_text("Ready to go on: Ann. Waiting for Bree.")
    bree.press("go-on")
    expect(bree.page.locator(".plaque")).to_have_count(5)

    # While the match runs chat is shut: its tab says so and leads to where talk goes on.
    bree.press("talk")
    sheet = bree.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Chat", exact=True).click()
    expect(sheet.locator("[data-chat-shut]")).to_contain_text("While the match is running, talk inside it.")
    expect(sheet.locator("[data-chat]")).to_have_count(0)
    bree.press("to-talk")
    expect(sheet.locator("[data-talk]")).to_be_visible()

    # What all are asked, and what the table says, lies above the sheet and can be answered there.
    ann.press("menu")
    ann.press("abandon")
    sheet.locator("[data-do=abandon-decline]").click()
    expect(ann.page.locator("[data-notice]")).to_have_count(0)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.press("menu")
    ann.press("stand")
    sheet.locator(".toast", has_text="Ann has left the table").get_by_role("button", name="Close").click()
    expect(sheet.locator(".toast", has_text="Ann has left the table")).to_have_count(0)
