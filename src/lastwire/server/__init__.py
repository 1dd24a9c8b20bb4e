"""The shell around the tables: sockets, pages, limits and logs. It does all input and output and decides nothing."""
