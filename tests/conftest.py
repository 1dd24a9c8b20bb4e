"""What all tests share."""

import os
import signal
import threading
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lastwire import games
from tests import seed

# A run started in the background inherits a deaf ear for Ctrl-C, and so would every process that a test interrupts.
if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Whoever runs the tests may read another language.
os.environ["LASTWIRE_LANG"] = "en"

# The same examples in every run, unless it explores; and no judgement by time: the machines that run this are shared.
settings.register_profile(
    "lastwire", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("lastwire"), derandomize=False, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lastwire")
    group.addoption("--game", choices=games.NAMES, help="leave out what is about another game")
    group.addoption("--explore", action="store_true", help="draw other examples, by --hypothesis-seed")


def pytest_configure(config: pytest.Config) -> None:
    exploring = config.getoption("--explore")
    settings.load_profile("explore" if exploring else "lastwire")
    seed.explored = str(config.getoption("--hypothesis-seed")) if exploring else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--game")
    if wanted is None:
        return
    others = [item for item in items if game_of(item) not in (wanted, None)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in set(others)]


def game_of(item: pytest.Item) -> str | None:
    """The game that a test is about, by its folder or by what it is given; None for one that is about none or all."""
    parts = item.path.relative_to(Path(__file__).parent).parts
    if parts[0] == "games" and len(parts) > 2:
        return parts[1].replace("_", "-")
    given = getattr(item, "callspec", None)
    names = [getattr(value, "name", value) for value in given.params.values()] if given else []
    return next((name for name in names if isinstance(name, str) and name in games.NAMES), None)
