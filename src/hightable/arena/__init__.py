"""Matches of bots: who wins, by how much, and how sure we are."""
