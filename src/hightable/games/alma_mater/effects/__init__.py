"""What the icons mean: the bridge to the kernel, things to count, things that happen."""
