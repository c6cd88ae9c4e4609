"""Mathematics: the Madrasa and its walls."""
