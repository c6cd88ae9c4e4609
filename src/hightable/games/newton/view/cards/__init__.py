"""Faces of cards and tiles."""
