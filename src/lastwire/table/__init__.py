"""The table: a pure machine that knows people (seats, chat, clocks, votes) and no rules."""
