"""Golem, the game in ten lines: chapter of docs/games/golem.md -> module.

1 Setup            rules/setup, rules/simplified, rules/starts, rules/goals (draft)
2 The round        rules/rounds, rules/actions (turns, passing), rules/movement,
                   rules/character, rules/income, rules/control
3 Bonuses          effects (one class per icon), rules/students, rules/goals
4 Golems           rules/golems (create, destroy), rules/work, rules/movement
5 Marble actions   rules/synagogue (drop, take), rules/rows (golem, artefacts, research, mirror)
6 Rabbi action     rules/actions, data/action_tiles.toml
7 Upgrades         rules/upgrades               8 Artefacts    rules/artefacts
9 Books            rules/books, rules/columns   10 Scoring     rules/scoring
11 Solo            rules/solo: an unofficial variant with an automa
"""
