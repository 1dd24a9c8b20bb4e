"""Time Bomb in words: the log, the prompt bar, the position, and the notation of moves."""
