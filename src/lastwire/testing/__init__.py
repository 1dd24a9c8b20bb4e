"""The public test kit: positions, strategies, laws, twin runs, planted leaks and clause coverage, for every game."""

from lastwire.testing.clause import clause
from lastwire.testing.verdict import run_laws

__all__ = ["clause", "run_laws"]
