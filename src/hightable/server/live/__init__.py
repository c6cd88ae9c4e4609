"""Live tables: sockets, viewers, bots, and what other processes do."""
