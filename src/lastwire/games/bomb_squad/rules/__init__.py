"""The law of Bomb Squad: what may be done, what it does, who may know of it."""
