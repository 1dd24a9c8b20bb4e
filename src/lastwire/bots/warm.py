"""Imported once in the process that workers are forked from: every game and its bots."""

from lastwire.bots.worker import load_games

load_games()
