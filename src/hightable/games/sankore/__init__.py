"""Sankoré: the Pride of Mansa Musa. Chapter of the rules -> module.

1-2 setup, draft            4 Books: library; Skill tiles: skills   5.1 enrol   5.2 establish
5.3 teach, knowledge        5.4 graduate   5.5 favour               6 turn, school
7.1 astronomy   7.2 theology   7.3 mathematics   7.4 law (pieces)   8 madrasa
9.1 majority    9.2 storage    10 turn    11 scoring, library        12 objectives
13 scholar (its turn), scholar_class (its pieces), priorities (its answers)
Figures are in data/, read by box and areas; components, abilities and requirements make
effects of them.
"""
