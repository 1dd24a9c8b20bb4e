"""What only the laws read of Bomb Busters: its second reading of what is hidden."""
