"""Players that are programs: their contract, who they are, and where they think. They get views, never a state."""
