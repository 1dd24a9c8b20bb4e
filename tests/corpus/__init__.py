"""What released versions have stored: every later version opens it, plays on in it and replays it."""
