"""The law of The toy game: what may be done, what it does, who may know of it."""
