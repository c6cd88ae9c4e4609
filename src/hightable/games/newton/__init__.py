"""Newton: scholars travel, work, invent and fill their bookshelves. Chapter by chapter:

2 Setup            rules/setup, rules/draft       7 Quick actions     rules/quick
3 Rounds           rules/rounds                   8 Tiles and places  rules/tiles, rules/places
4 The turn         rules/turn, rules/value        9 Special effects   rules/cards
5 Basic actions    rules/work, technology,       10 Masters           rules/masters
                   travel, lessons, study        11 End of a round    rules/rounds
6 Volumes          rules/volumes                 12 Scoring, solo     rules/scoring, rules/solo
"""
