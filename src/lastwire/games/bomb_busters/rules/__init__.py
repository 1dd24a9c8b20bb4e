"""The law of Bomb Busters: what may be done, what it does, who may know of it."""
