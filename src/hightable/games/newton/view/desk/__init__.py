"""Desk and hand."""
