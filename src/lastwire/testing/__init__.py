"""The public test kit: positions, strategies, laws, twin runs, planted leaks and clause coverage, for every game."""

from lastwire.testing.clause import clause

__all__ = ["clause"]
