"""Big Badaboom, one room for each purpose: `game.py` ties them together."""
