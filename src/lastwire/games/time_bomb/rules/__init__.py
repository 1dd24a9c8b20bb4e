"""The law of Time Bomb: what may be done, what it does, who may know of it."""
