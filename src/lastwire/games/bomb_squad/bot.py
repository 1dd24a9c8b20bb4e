"""Bomb Squad's bots."""
BOTS = {}
