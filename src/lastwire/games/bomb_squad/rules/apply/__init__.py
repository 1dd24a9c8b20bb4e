"""What each kind of move does, by chapters of the rules; `dispatch` knows which is whose."""
