"""How bots of Bomb Squad Academy think, and what is worked out for players. Rules never import it."""
