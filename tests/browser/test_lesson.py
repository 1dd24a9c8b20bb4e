"""The guided first matches, by touch: nothing that is pointed at is covered, and each has an end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lastwire import games
from tests.browser.guest import Guest

LESSONS = [name for name in games.NAMES if games.load(name).lesson is not None]
SMALL = {"width": 360, "height": 740}
COVERED = """() => {
    const card = document.querySelector("[data-coach]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-ring]")].map((ring) => ring.getBoundingClientRect()).filter(
        (ring) => Math.min(ring.right, card.right) > Math.max(ring.left, card.left) + 1
            && Math.min(ring.bottom, card.bottom) > Math.max(ring.top, card.top) + 1,
    ).length;
}"""


def arrive(page: Page) -> None:
    """Skip what happens, until the lesson says something or is over."""
    coach, skip = page.locator("[data-coach], .learnt"), page.locator("[data-do=skip]")
    expect(coach.or_(skip).first).to_be_visible()
    if skip.count():
        skip.dispatch_event("click")
    expect(coach).to_be_visible()


def uncovered(page: Page) -> None:
    if page.locator(".learnt").count():
        return
    expect(page.locator("[data-ring]").first).to_be_visible()
    assert page.evaluate(COVERED) == 0, page.locator("[data-coach]").inner_text()


def next_step(page: Page) -> None:
    page.locator("[data-do=next]").click()
    arrive(page)
    uncovered(page)


@pytest.mark.parametrize("name", [name for name in LESSONS if name != "time-bomb"])
def test_a_lesson_can_be_shown_from_beginning_to_end(name: str, guest: Callable[..., Guest]) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    page.goto(f"/learn/{name}")
    arrive(page)
    while not page.locator(".learnt").count():
        uncovered(page)
        before = page.locator("[data-coach] .count").inner_text()
        page.locator("[data-do=next], [data-do=show]").click()
        expect(page.locator("[data-coach] .count", has_text=before)).to_have_count(0)
        arrive(page)
    ann.no_sideways_scroll()
    expect(page.locator(".learnt li").first).to_be_visible()


def test_time_bomb_is_learnt_on_a_phone_in_german(guest: Callable[..., Guest]) -> None:
    ann = guest("Änne", phone=True, locale="de-DE")
    page = ann.page
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    coach = page.locator("[data-coach]")

    # The lobby offers it.
    page.goto("/")
    page.locator("[data-box=time-bomb]").click()
    expect(page.locator(".learn")).to_contain_text("Lern’s in fünf Minuten")
    page.locator(".learn [data-do=learn]").click()
    arrive(page)
    expect(coach).to_contain_text("Eine Bombe mit zwanzig Drähten!")
    uncovered(page)
    for _ in range(5):
        next_step(page)

    # A wrong move is answered, and nothing happens; the right one goes on.
    expect(coach).to_contain_text("Jetzt du.")
    page.locator("[data-do=ready]").click()
    expect(page.locator("[data-reply]")).to_contain_text("Nicht so schnell!")
    page.locator("[data-do=state]").click()
    page.locator("[data-claim=success-1]").click()
    page.locator("dialog [data-claim=send]").click()
    arrive(page)
    expect(coach).to_contain_text("Irgendwer lügt!")
    uncovered(page)

    # Whoever comes back goes on where they were, and the lobby says so.
    page.goto("/")
    page.locator("[data-box=time-bomb]").click()
    expect(page.locator(".learn")).to_contain_text("Weiterlernen")
    page.locator(".learn [data-do=learn]").click()
    arrive(page)
    expect(coach).to_contain_text("Irgendwer lügt!")
    page.locator("[data-do=back]").click()
    expect(coach).to_contain_text("Jetzt du.")
    page.locator("[data-do=show]").click()
    arrive(page)

    next_step(page)
    page.locator("[data-do=ready]").click()
    arrive(page)
    cut(page, 3, 0)
    expect(page.locator("[data-reply]")).to_contain_text("Bei Copper stehen die Chancen besser.")
    cut(page, 1, 3)
    arrive(page)
    expect(coach).to_contain_text("Erfolg!")
    next_step(page)
    next_step(page)
    next_step(page)
    cut(page, 2, 1)
    arrive(page)
    expect(coach).to_contain_text("Drei von vier!")
    next_step(page)
    next_step(page)
    page.locator("[data-do=state]").click()
    page.locator("[data-claim=success-0]").click()
    page.locator("[data-claim=boom-0]").click()
    page.locator("dialog [data-claim=send]").click()
    arrive(page)
    page.locator("[data-do=ready]").click()
    arrive(page)
    next_step(page)
    cut(page, 3, 2)
    expect(page.locator("[data-reply]")).to_contain_text("BUMM aber vielleicht schon.")
    cut(page, 1, 3)
    arrive(page)
    expect(coach).to_contain_text("SWAT gewinnt!")
    uncovered(page)
    ann.accessible()
    page.locator("[data-do=next]").click()

    # Then to a table; and the lobby offers the lesson no more, but still has it.
    page.get_by_label("Dein Name").fill(ann.name)
    page.locator("[data-do=play]").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.locator("[data-box=time-bomb]").click()
    expect(page.locator(".links [data-do=learn]")).to_be_visible()
    assert not ann.sees(".learn")


def cut(page: Page, target: int, slot: int) -> None:
    """Tap a row, then the wire in the tray, then confirm."""
    page.locator(f"[data-row='{target}']").click()
    page.locator(f"[data-tray='{slot}']").click()
    page.locator("[data-do=cut]").click()


def test_whoever_comes_by_a_link_may_learn_while_waiting(guest: Callable[..., Guest]) -> None:
    ann, ben = guest("Ann"), guest("Ben", phone=True)
    path = ann.open_table()
    ben.join(path)
    ben.page.locator("[data-invited] [data-do=learn]").click()
    expect(ben.page.locator("[data-coach]")).to_be_visible()
    # The table keeps the seat meanwhile, and the lesson can be left.
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Ben")
    ben.page.locator("[data-do=leave]").click()
    expect(ben.page.locator("[data-seat='1']")).to_contain_text("Ben")

    # When the match begins, it is shown.
    ben.page.locator("[data-invited] [data-do=learn]").click()
    expect(ben.page.locator("[data-coach]")).to_be_visible()
    ann.press("fill")
    ann.press("start")
    expect(ben.page.locator("[data-do=menu]")).to_be_visible()
    expect(ben.page.locator("[data-coach]")).to_have_count(0)
