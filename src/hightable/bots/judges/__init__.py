"""What a position of a game is worth: one module for each game that has a judge of its own."""
