"""What the four areas share."""
