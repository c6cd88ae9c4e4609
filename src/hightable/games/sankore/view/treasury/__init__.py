"""The treasury and Objective cards."""
