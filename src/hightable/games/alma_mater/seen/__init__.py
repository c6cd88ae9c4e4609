"""What each seat may know: a whitelist, typed."""
