"""The class market."""
