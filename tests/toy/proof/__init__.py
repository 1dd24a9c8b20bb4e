"""What only the laws read of The toy game: its second reading of what is hidden."""
