"""Astronomy: the caravan map."""
