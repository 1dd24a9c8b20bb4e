"""How bots of Big Badaboom think, and what is worked out for players. Rules never import it."""
