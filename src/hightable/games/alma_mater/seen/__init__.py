"""What each seat may know: as a view, as numbers, and in words."""
