"""What each seat may know: a whitelist, in ids and numbers."""
