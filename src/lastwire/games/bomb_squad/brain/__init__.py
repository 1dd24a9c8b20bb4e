"""How bots of Bomb Squad think, and what is worked out for players. Rules never import it."""
