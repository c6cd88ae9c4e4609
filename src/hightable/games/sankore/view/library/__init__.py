"""The library, and what Prestige is worth."""
