"""Each game to its end without a mouse: one person plays on the board by keyboard, another by words
and numbers alone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.goblins import deck, trick
from tests.browser.guest import Guest, Patience
from tests.browser.keys import Reader, Typist, join, tab_to
from tests.browser.mortal import Mortal

MakeGuest = Callable[..., Guest]

# Whoever is killed first has won.
SCRAP = deck(
    [
        trick(
            "give_it_a_shot", "Give it a shot", "F", [{"do": "pass", "who": ["named"]}], 12, "M-MARTYR", choice="any"
        ),
        trick("no_way", "No way!", "X", [{"do": "cancel"}], 12, "M-MARTYR"),
        trick("ill_handle_this", "I'll handle this!", "X", [{"do": "take_over"}], 12, "M-MARTYR"),
        trick("rummage", "Rummage in the rubbish", "I", [{"do": "draw", "who": ["you"], "amount": 2}], 12, "M-MARTYR"),
    ],
    pay=10,
)
# A room with everything in reach, and a minute to do it in.
MINUTE = {
    "id": "own",
    "title": "A minute",
    "robot": "felix",
    "bombs": [{"letter": "A", "at_s": 60}],
    "standard": [9, 8, 7, 5],
    "grid": "\n+--+--+\n|S  h1|\n+  +  +\n|.  A1|\n+--+--+\n",
    "roles": "none",
}
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "time-bomb": (4, {"ready_gate": False}),
    "academy": (2, {}),
    "badaboom": (3, {"clock": "off", "deck": SCRAP}),
    "bomb-busters": (2, {"mission": 1}),
    "bomb-squad": (2, {"mission": "own", "own": MINUTE, "bot_delay_s": 0}),
}
SPEED = 3  # of the server's clock, which ends the match where a minute is given

# Every line that was read aloud, as it came; and how many elements would read by themselves.
LISTEN = """() => {
    globalThis.heard = [];
    const region = document.querySelector("[data-aloud]");
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes) if (node.textContent) globalThis.heard.push(node.textContent);
    }).observe(region, { childList: true });
}"""
LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])"


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_without_a_mouse(guest: MakeGuest, serve: Callable[..., Mortal], tmp_path: Path, game: str) -> None:
    seats, options = MATCHES[game]
    server = serve(tmp_path, SPEED)
    ann, bo = (guest(name, at=server.address) for name in ("Ann", "Bo"))
    path = ann.deal(game=game, seats=seats, options=options)
    join(bo, path)
    if seats > 2:
        tab_to(ann.page, "[data-do=fill]")
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-do=start]")).to_be_enabled()
    tab_to(ann.page, "[data-do=start]")
    ann.page.keyboard.press("Enter")
    for each in (ann, bo):
        expect(each.page.locator(".prompt")).to_be_visible()
    bo.page.evaluate(LISTEN)
    typist, reader = Typist(ann, 1), Reader(bo, 2)
    patience = Patience("the match does not end", [ann, bo])
    while True:
        seen = [typist.act(), reader.act()]
        if seen == ["over", "over"]:
            break
        if "acted" in seen:
            patience.renew()
        else:
            patience.wait(60)
    # How often somebody is asked is up to the deal: a bomb may go off soon.
    assert typist.deeds > 0
    assert reader.chosen > 0
    for each in (ann, bo):
        # Whoever plays by keyboard is led to how it ended.
        expect(each.page.locator(".end:focus-within, .end:focus")).to_be_visible()
        assert each.page.locator(LIVE).count() == 1, "something could be read twice"
    heard: list[str] = bo.page.evaluate("globalThis.heard")
    assert len(heard) > 5
