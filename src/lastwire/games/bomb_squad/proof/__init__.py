"""What only the laws read of Bomb Squad: its second reading of what is hidden."""
