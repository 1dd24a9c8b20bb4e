"""The engine: what a game is, and how a match of it is started, played, replayed and written down.

Nothing here knows people, sockets or clocks; everything is deterministic given a seed and a list of entries.
"""
