"""The board of the Scholar."""
