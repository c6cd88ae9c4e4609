"""The box: components, areas and names, read from data/ once."""
