"""Messages in words, for those who read them outside a browser: terminals, replays, agents, tests."""
