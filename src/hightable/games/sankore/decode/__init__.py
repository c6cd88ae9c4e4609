"""Records of data/ become effects: icons; cards with their abilities and requirements."""
