"""What only the laws read of Big Badaboom: its second reading of what is hidden."""
