"""What each seat may know: a whitelist in ids of the data files, with the running numbers."""
