"""Records of data/ read into effects, prices and figures; a wrong file stops the program here."""
