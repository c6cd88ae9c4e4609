"""What the icons mean: things that happen and are asked, things to count, icons done at once."""
