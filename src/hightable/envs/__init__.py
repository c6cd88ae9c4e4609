"""Learning environments: the tables of the house behind the interfaces researchers already use.

`hightable.envs.pettingzoo`, `.gymnasium` and `.openspiel` each need the library they are named
after; `tables` (many tables in one process) needs numpy, `dataset` pyarrow. None is imported here.
"""
