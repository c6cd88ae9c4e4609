"""The figures of the box as effects, prices and requirements; a wrong file stops here."""
