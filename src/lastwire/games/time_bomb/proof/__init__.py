"""What only the laws read of Time Bomb: its second reading of what is hidden."""
