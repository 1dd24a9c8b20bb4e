"""The law of Big Badaboom: what may be done, what it does, who may know of it."""
