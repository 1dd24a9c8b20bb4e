"""What several games share and the engine need not know."""
