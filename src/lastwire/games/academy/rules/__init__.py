"""The law of Bomb Squad Academy: what may be done, what it does, who may know of it."""
