"""How bots of Bomb Busters think, and what is worked out for players. Rules never import it."""
