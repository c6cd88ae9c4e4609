"""The favour track and the graduation tiles."""
