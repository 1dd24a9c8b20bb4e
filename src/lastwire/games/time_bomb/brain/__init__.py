"""How bots of Time Bomb think, and what is worked out for players. Rules never import it."""
