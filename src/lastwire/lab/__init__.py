"""The laboratory: many matches on many cores, and how fast the rules are."""
