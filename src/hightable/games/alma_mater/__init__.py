"""Alma Mater: run the best university of the fifteenth century, in six rounds.

3  Setup         rules/setup, draft (cards in secret), start (chancellors, shelves, resources)
4  Turns         rules/rounds, turn, free (free actions in the windows of a turn)
5  Masters       rules/masters
6  Spaces        rules/spaces, bishop, colloquium
7  Students      rules/students        8  Professors  rules/professors
9  Books         rules/books, payment  10 Research    rules/research, costs
11 Hall of fame  rules/fame            12 Prestige    effects/icons
13 Administration rules/administration 14 Income      rules/income
15 Scoring       rules/scoring         16 Ignotus     rules/solo
"""
