"""Theology: the mosques."""
