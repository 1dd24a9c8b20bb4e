"""What only the laws read of Bomb Squad Academy: its second reading of what is hidden."""
