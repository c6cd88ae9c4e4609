"""The rules of Golem, one module per chapter of docs/games/golem.md."""
