"""Bomb-defusal tabletop games: the rules, the tables they are played at, and the laboratory."""

__version__ = "0.1.0"
