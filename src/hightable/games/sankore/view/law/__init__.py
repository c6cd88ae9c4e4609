"""Law: the crowns."""
