"""Faces: cards, tiles and start tiles drawn once as symbols; upgrades, dark or lit."""
