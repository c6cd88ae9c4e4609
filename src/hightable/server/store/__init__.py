"""The database, and the tables kept in it."""
