"""Pages and their parts, drawn for one viewer."""
