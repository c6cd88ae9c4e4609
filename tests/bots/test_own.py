"""Bots of your own: in Python, by name, in another language; and what happens when they fail."""

import json
import os
import subprocess
import sys
import threading
import time

import psutil
import pytest
from bots.outside import MINE, furnish
from server.house import until

import hightable
from hightable.arena.match import Task, play
from hightable.arena.rating import ranks, ratings
from hightable.arena.review import review
from hightable.arena.tournament import Match
from hightable.bots import Bot, Opinion, bot, offer, offered
from hightable.bots.own import installed
from hightable.bots.program import PROTOCOL
from hightable.kernel.fault import Forfeit

PROGRAM = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
hello = json.loads(input())
say(type="ready", protocol=hello["protocol"], wants=[])
for line in sys.stdin:
    asked = json.loads(line)
    {does}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder outside the tree with the bots of the page, and some bad ones."""
    return furnish(tmp_path_factory.mktemp("mine"))


def program(folder, name, does):
    (folder / f"{name}.py").write_text(PROGRAM.format(does=does))
    return f"run:seconds=2 {sys.executable} {folder / name}.py"


def is_zombie(pid):
    return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def one(*bots, game="saltmarsh", seed=3):
    return play(Task(game, {}, 0, seed, list(bots)))


def test_the_page_has_a_bot_in_python_and_one_in_javascript(folder):
    assert {"my_bots.py", "bot.js"} <= {path.name for path in folder.iterdir()}
    for name in ("my_bots.py", "bot.js"):
        assert len((folder / name).read_text().splitlines()) <= 20


def command(folder, *words):
    """What a command of ours says, run in that folder."""
    asked = [sys.executable, "-m", "hightable", *words, "--json"]
    done = subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("mine", MINE)
def test_in_a_ladder_with_two_jobs_it_wins_below_and_loses_above(mine, folder):
    levels = ["--levels", f"random,{mine},bachelor", "--seats", "2", "--games", "2", "--jobs", "2"]
    below, above = command(folder, "ladder", "saltmarsh", *levels)
    assert below["level"] == mine
    assert below["won"] > 0.5 < above["won"]


@pytest.mark.parametrize("mine", MINE)
def test_in_the_arena_it_wins_and_loses_matches(mine, folder):
    for other, wins in (("losers:first", True), ("bachelor", False)):
        words = ["--bots", f"{mine},{other}", "--games", "4", "--jobs", "2"]
        told = command(folder, "arena", "saltmarsh", *words)
        assert told["forfeits"] == []
        assert (told["bots"][mine]["won"] > told["bots"][other]["won"]) == wins


def test_in_the_arena_bots_are_known_by_module_by_file_and_by_program(folder):
    bots = "my_bots:Miser,losers.py:first,run:node bot.js"
    told = command(folder, "arena", "saltmarsh", "--bots", bots, "--games", "3")
    assert set(told["bots"]) == set(bots.split(","))
    assert told["forfeits"] == []
    told = command(folder, "arena", "saltmarsh", "--bots", "losers:liar,random", "--games", "1")
    assert told["forfeits"][0]["bot"] == "losers:liar"


def test_a_function_a_class_and_an_object_play_and_have_names():
    class Last(Bot):
        def weigh(self, sight):
            return [Opinion(sight.decision.options[-1], 1.0, 1)]

    def first(sight):
        return sight.decision.options[0]

    found = one(Last, first, Last())
    assert [name.rsplit(".", 1)[-1] for name in found["bots"]] == ["Last", "first", "Last"]
    assert "forfeits" not in found
    assert Match("saltmarsh", [Last, "random"], 0, {}).head()["bots"][1] == "random"


def test_a_class_that_takes_a_seed_gets_one():
    class Seeded:
        def __init__(self, seed):
            self.seed = seed

        def choose(self, sight):
            return sight.decision.options[self.seed % len(sight.decision.options)]

    assert bot(Seeded, 7).thing.seed == 7


@pytest.mark.parametrize(
    ("loser", "why"),
    [
        ("losers.py:Broken", "RuntimeError: no idea"),
        ("losers.py:liar", "'fly to the moon'"),
        ("losers.py:quitter", "SystemExit: enough"),
        ("losers.py:boaster", "x…'"),
        ("losers.py:noisy", "red  [31m and two lines"),
        ("losers.py:odd", "said 'object'"),
        ("losers.py:mute", "Mute: Mute"),
    ],
)
def test_whoever_breaks_down_or_lies_has_lost_and_the_others_play_on(folder, loser, why):
    found = one(f"{folder}/{loser}", "random", "random")
    assert set(found["winners"]) in ({1}, {2}, {1, 2})
    assert why in found["forfeits"][0]["why"]
    assert len(found["forfeits"][0]["why"]) < 400
    assert found["forfeits"][0]["seat"] == found["forfeits"][0]["move"] == 0
    assert ranks(found)[0] == max(ranks(found))
    assert ratings([found])[f"{folder}/{loser}"].mu < ratings([found])["random"].mu
    replayed = hightable.replay(found["record"])
    assert replayed.over
    assert found["bots"][0] == f"{folder}/{loser}"
    assert replayed.names == [f"{folder}/{loser}, random @0", "random", "random"]


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("time.sleep(9)", "was late"),
        ("sys.exit(3)", "ended with code 3"),
        ("print('hm', flush=True)", "not a line of the protocol: hm"),
        ("print('[1]', flush=True)", "not a line of the protocol: [1]"),
        ("print('[' * 100_000, flush=True)", "not a line of the protocol: [["),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "not a line of the protocol"),
        ("print('x' * (3 << 20), flush=True)", "not a line of the protocol: xx"),
        ("say(id=asked['id'], word='up', values=[1])", "not a line of the protocol"),
        ("say(type='guess', id=asked['id'], seed='q')", "not a line of the protocol"),
        ("say(id=asked['id'], word='up')", "not legal"),
        ("say(id=asked['id'], word='x' * 500_000)", "x…', which is not legal"),
    ],
)
def test_a_program_that_is_late_ends_babbles_or_lies_forfeits(folder, does, why):
    found = one(program(folder, "bad", does), "random")
    assert why in found["forfeits"][0]["why"]
    assert len(found["forfeits"][0]["why"]) < 600
    assert found["winners"] == [1]


@pytest.mark.parametrize(
    "says",
    [
        "type='guess', id=asked['id'], seed=1, words=[]",
        "type='choose', id=asked['id'] + 1000, word='up'",
        "type='guess', id=asked['id'], words=['x' * 100_000]",
    ],
)
def test_who_talks_without_end_and_never_reads_is_late_like_others(folder, says):
    began, threads = time.monotonic(), threading.active_count()
    found = one(program(folder, "talks", f"while True: say({says})"), "random")
    assert found["forfeits"][0]["why"].endswith("was late")
    assert time.monotonic() - began < 15
    assert until(lambda: threading.active_count() <= threads)


def test_who_never_reads_is_late(folder):
    ready = """print('{"type": "ready", "protocol": 1}', flush=True)"""
    (folder / "deaf.py").write_text(f"import time; {ready}; time.sleep(99)")
    found = one(f"run:seconds=1 {sys.executable} {folder}/deaf.py", "random", game="golem")
    assert found["forfeits"][0]["why"].endswith("was late")


def test_whom_a_program_has_started_ends_with_it(folder):
    (folder / "parent.py").write_text(
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)'])\n"
        f"open({str(folder / 'child')!r}, 'w').write(str(child.pid))\n"
        "sys.exit(subprocess.call(sys.argv[1:]))\n"
    )
    place = program(folder, "stays", "say(id=asked['id'], word=asked['decision']['options'][0])")
    words = place.split(" ", 1)[1]
    found = one(f"run:{sys.executable} {folder}/parent.py {words}", "random")
    assert "forfeits" not in found
    child = int((folder / "child").read_text())
    assert until(lambda: not psutil.pid_exists(child) or is_zombie(child))


def test_a_program_of_another_protocol_is_not_ready(folder):
    (folder / "old.py").write_text(
        'input(); print(\'{"type": "ready", "protocol": 0}\', flush=True)'
    )
    found = one(f"run:{sys.executable} {folder}/old.py", "random")
    assert f"not ready for protocol {PROTOCOL}" in found["forfeits"][0]["why"]


def test_what_breaks_when_a_bot_goes_home_is_said_and_harms_no_game(folder, caplog):
    found = one(f"{folder}/losers.py:Leaver", "random")
    assert "forfeits" not in found
    assert "broke down: RuntimeError: not yet" in caplog.text


def test_if_all_forfeit_nobody_has_won(folder):
    found = one(*[f"{folder}/losers.py:liar"] * 2)
    assert found["winners"] == []
    assert len(found["forfeits"]) == 2
    assert set(ratings([found])) == set(found["bots"])


def test_a_program_is_told_what_it_wants_and_guesses_on_request(folder):
    wish = "say(type='guess', id=asked['id'], seed=1, words=[asked['decision']['options'][0]])"
    does = f"{wish}; told = json.loads(input()); say(id=asked['id'], word=told['options'][0])"
    mine = bot(program(folder, "asks", does.replace("told['options'][0]", "asked['told']")))
    table = hightable.new("newton", seats=2, seed=7)
    with pytest.raises(Forfeit, match="ended with code 1"):
        mine.choose(table.sight(table.decision.seat))
    lines = "; ".join(
        [
            wish,
            "told = json.loads(sys.stdin.readline())",
            "assert set(told) == {'type', 'id', 'over', 'scores', 'seat', 'prompt', 'options'}",
            "assert not {'seen', 'outcomes'} & set(asked)",
            "last = asked['decision']['options'][-1]",
            "say(id=asked['id'], word=last, values={'a': 1.0, 'b': 2.0})",
        ]
    )
    mine = bot(program(folder, "asks_well", lines))
    assert mine.choose(table.sight(table.decision.seat)) == table.decision.options[-1]
    assert [opinion.word for opinion in mine.explain()] == ["b", "a"]
    mine.close()


def test_a_bot_with_opinions_reviews_and_one_without_cannot(folder):
    record = one("random", "random")["record"]
    assert len(review(record, f"{folder}/my_bots.py:Miser")) > 10
    for silent in ("first", "Opinionated"):
        with pytest.raises(hightable.Fault, match="has no opinions"):
            review(record, f"{folder}/losers.py:{silent}")


def test_what_is_installed_or_offered_has_a_name_of_its_own(folder, monkeypatch, request):
    monkeypatch.setitem(os.environ, "HIGHTABLE_BOTS", "")
    offer("miser", f"{folder}/my_bots.py:Miser")
    assert "miser" in offered()
    assert one("miser", "random")["bots"] == ["miser", "random"]
    inside = folder / "mine-1.dist-info"
    inside.mkdir()
    (inside / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    (inside / "entry_points.txt").write_text("[hightable.bots]\nfirst = losers:first\n")
    monkeypatch.syspath_prepend(str(folder))
    installed.cache_clear()
    request.addfinalizer(installed.cache_clear)
    assert "forfeits" not in one("first", "random")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody:here", "cannot be loaded: No module named 'nobody'"),
        ("losers.py:none", "cannot be loaded: module 'losers' has no attribute 'none'"),
        ("nowhere.py:none", "cannot be loaded: .* No such file"),
        ("run:no-such-program", "names no program"),
        ("run:seconds=soon true", "names no program"),
        ("run:'true", "names no program"),
        ("run:", "names no program"),
        (":first", "cannot be loaded"),
        ("losers:Stillborn", "cannot be loaded: RuntimeError: not today"),
        ("losers:first:last", "cannot be loaded"),
        ("misspelt:x", "cannot be loaded: SyntaxError"),
        ("failing:x", "cannot be loaded: ValueError: at once"),
        ("failing.py:x", "cannot be loaded: ValueError: at once"),
        ("leaving:x", "cannot be loaded: SystemExit: 3"),
        ("nobody", "there is no bot 'nobody'"),
    ],
)
def test_a_bot_that_is_not_there_is_said_at_once(name, said, folder, monkeypatch):
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    with pytest.raises(hightable.Fault, match=said):
        Match("saltmarsh", [name, "random"], 0, {})


def test_a_levels_name_means_the_level_whoever_else_is_called_so(folder, monkeypatch):
    monkeypatch.setitem(os.environ, "HIGHTABLE_BOTS", f"random={folder}/losers.py:liar")
    assert "random" not in offered()
    assert "forfeits" not in one("random", "random")
    with pytest.raises(hightable.Fault, match="'bachelor' is the name of a level"):
        offer("bachelor", f"{folder}/losers.py:first")


@pytest.mark.parametrize(
    "text", ["a b=x:y", "=x:y", "name=no_place", "much_too_long_a_name_for_it=x:y"]
)
def test_a_bot_is_offered_by_a_short_name(text):
    with pytest.raises(hightable.Fault, match="NAME=BOT"):
        offer(*text.split("=", 1))
