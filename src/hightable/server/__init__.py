"""The table in the browser: tables are kept, drawn, shown and played; no game is named here."""
