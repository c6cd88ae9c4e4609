"""The command line as a person uses it: the real program, its output, its exit code."""

import json
import subprocess
import sys

import pytest
from bots.outside import furnish

import hightable
from hightable.kernel import commitment


def run(*words, typed=""):
    return subprocess.run(
        [sys.executable, "-m", "hightable", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": ":".join(sys.path), "COLUMNS": "100", "PATH": "/usr/bin:/bin"},
    )


@pytest.fixture
def record(tmp_path):
    table = hightable.new("saltmarsh", 2, seed=7)
    table.playout(3)
    path = tmp_path / "a.game"
    path.write_text(table.record())
    return path


def test_help_lists_every_command():
    done = run("--help")
    assert done.returncode == 0
    assert "check-data" in done.stdout
    assert run("play", "--help").stdout.startswith("usage: hightable play")
    assert run("--version").stdout == f"hightable {hightable.__version__}\n"


def test_a_game_in_the_terminal_is_played_saved_and_resumed(tmp_path):
    saved = tmp_path / "x.game"
    script = f"help\nwhy\n1\nundo\n1\n2\ntable\nlog\n99\nfly\nsave {saved}\nquit\n"
    done = run("play", "saltmarsh", "--seats", "me,me", "--seed", 7, typed=script)
    assert done.returncode == 0, done.stderr
    assert "You 1: Keep which card?" in done.stdout
    assert "Everyone begins at home" in done.stdout
    assert "The marsh" in done.stdout
    assert "'fly' is no option" in done.stdout
    assert "the options are 1 to" in done.stdout
    more = run("play", "--resume", saved, "--seats", "random,random")
    assert more.returncode == 0, more.stderr
    assert "Winner: " in more.stdout


def test_the_terminal_tells_what_options_do_why_others_are_not_there_and_what_happened():
    script = "sail\nwhy not go isle\nundo turn\ntrade\n1\ntrade\n1\nrecap\nlog\nquit\n"
    options = ["--seats", "me,me", "--seed", 7, "--option", "draft=no"]
    told = run("play", "saltmarsh", *options, typed=script).stdout
    assert "trade for 2 coins  trade\n      +2 coins, +1 point, ends your turn" in told
    assert "No channel leads there" in told
    assert "This turn: +2 coins, +1 point" in told
    assert "\nYou 2: trade for 2 coins: +2 coins, +1 point" in told
    plain = run("play", "saltmarsh", *options, "--end-turns", typed="trade\nquit\n").stdout
    assert "End your turn?" not in plain


def test_a_saved_game_keeps_its_bots_and_leaving_reminds_of_saving(tmp_path):
    saved = tmp_path / "my.game"
    seats = ("--seats", "me,random", "--seed", 7)
    done = run("play", "saltmarsh", *seats, typed=f"1\nquit\nhelp\nsave {saved}\nquit\n")
    assert "not saved" in done.stdout
    assert hightable.replay(saved.read_text()).moves
    assert "Random 2" in run("play", "--resume", saved, typed="trade\nend turn\n").stdout


def test_a_hint_tells_the_best_options_and_why_and_is_counted(tmp_path):
    saved = tmp_path / "hinted.record"
    seats = ("--seats", "me,me", "--seed", 3, "--option", "confirm=no")
    script = f"hint\nhint\n1\nsave {saved}\nquit\n"
    told = run("play", "sankore", *seats, typed=script).stdout
    assert "The doctor would" in told
    assert "Not quite as good" in told
    assert "gold to spend" in told or "points at once" in told or "books" in told
    assert saved.read_text().splitlines()[1] == "why   seats me,me   hints 1"
    assert run("verify", saved).returncode == 0
    assert "no coach" in run("play", "saltmarsh", typed="hint\nquit\n").stdout


def test_a_whole_game_against_random_players_ends_with_the_scores():
    done = run("play", "saltmarsh", "--seats", "random,random,random", "--seed", 1)
    assert done.returncode == 0, done.stderr
    assert "Coins" in done.stdout
    assert "Winner: " in done.stdout


def test_bots_of_your_own_and_changed_levels_sit_in_the_terminal(tmp_path):
    mine = furnish(tmp_path) / "losers.py"
    seats = f"{mine}:first,{mine}:quitter,bachelor tries=2"
    done = run("play", "saltmarsh", "--seats", seats, "--seed", 1)
    assert done.returncode == 0, done.stderr
    assert f"the bot '{mine}:quitter' broke down: SystemExit: enough" in joined(done.stdout)
    assert f"{mine}:first 1: " in joined(done.stdout)
    assert "Winner: " in done.stdout


def joined(said):
    """What a terminal has broken into lines."""
    return " ".join(said.split())


def test_names_of_bots_are_told_as_they_are(tmp_path, monkeypatch):
    (tmp_path / "[bold]").mkdir()
    furnish(tmp_path / "[bold]")
    monkeypatch.chdir(tmp_path)
    mine = "[bold]/losers.py:first"
    for words in (["arena", "--bots", f"{mine},random"], ["ladder", "--levels", f"random,{mine}"]):
        name, *more = words
        done = run(name, "saltmarsh", *more, "--games", 2, "--results", tmp_path / name)
        assert "[bold]" in done.stdout, done.stderr
        assert "[bold]" in done.stderr


def test_the_input_may_end_before_the_game():
    assert run("play", "saltmarsh", typed="1\n").returncode == 0


def test_a_record_is_replayed_and_verified(record):
    shown = run("replay", record)
    assert "Player 1: " in shown.stdout
    seen = json.loads(run("replay", record, "--upto", 4, "--seat", 0, "--json").stdout)
    assert seen["over"] is False
    assert "hand" in seen["seen"]["players"][0]
    assert "all legal; the game is over" in run("verify", record).stdout


def test_a_commitment_is_checked(record):
    table = hightable.replay(record.read_text())
    right = commitment("saltmarsh", 2, table.seed, table.options)
    assert "dealt from" in run("verify", record, "--commitment", right).stdout
    wrong = run("verify", record, "--commitment", "00")
    assert wrong.returncode == 2
    assert "another deal" in wrong.stderr


def test_a_position_is_drawn(record, tmp_path):
    done = run("draw", record, "--upto", 4, "-o", tmp_path / "t.svg")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "t.svg").read_text().startswith("<svg")


def test_the_bench_measures_and_says_whether_it_is_compiled():
    figures = json.loads(run("bench", "saltmarsh", "--rounds", 1, "--json", "--peers").stdout)
    assert figures["decisions_per_second"] > 0
    assert figures["times_catanatron"] > 0
    assert figures["simulations_per_second"] > 0
    assert figures["times_catanatron_simulations"] > 0
    assert isinstance(figures["compiled"], bool)
    assert "copy microseconds" in run("bench", "saltmarsh", "--rounds", 1).stdout


def test_data_are_checked_and_their_provenance_told():
    assert json.loads(run("check-data", "saltmarsh", "--json").stdout) == {
        "saltmarsh": {"cards: card": {"rulebook": 8}, "quays: quay": {"rulebook": 5}}
    }
    assert "13 records" in run("check-data", "saltmarsh").stdout


def test_an_edition_is_written_filled_in_and_played_with(tmp_path):
    folder = tmp_path / "my-box"
    made = run("edition", "new", "newton", folder)
    assert made.returncode == 0, made.stderr
    assert "figures of" in made.stdout
    assert run("edition", "new", "newton", folder).returncode == 2
    path = folder / "newton" / "masters.toml"
    assert "# vp = " in path.read_text()
    first = path.read_text().replace("# vp = ", "vp = ", 1)
    path.write_text(first)
    checked = run("check-data", "newton", "--edition", folder)
    assert checked.returncode == 0, checked.stderr
    assert "1 transcribed" in checked.stdout


WRONG = [
    (["fly"], "there is no command 'fly'; commands: serve, play"),
    (["play"], "which game? alma_mater, golem, newton, sankore"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "saltmarsh", "--seats", "me,deep-blue"], "nobody is called 'deep-blue'"),
    (["play", "saltmarsh", "--seats", "me,me,me,me,me"], "players, not 5"),
    (["play", "saltmarsh", "--option", "draft"], "an option is NAME=VALUE"),
    (["play", "saltmarsh", "--option", "speed=1"], "saltmarsh has no option 'speed'"),
    (["play", "saltmarsh", "--seed", "-3"], "a seed is a whole number"),
    (["play", "saltmarsh", "--resume", "x"], "give --resume alone"),
    (["replay", "nowhere.game"], "cannot read nowhere.game: No such file or directory"),
    (["check-data", "chess"], "there is no game 'chess'"),
    (["check-data", "--edition", "nowhere"], "edition 'nowhere': there is no such folder"),
    (["serve", "--port", "99999999"], "a port is a number from 0 to 65535"),
    (["serve", "--host", "192.0.2.1"], "192.0.2.1 is no address of this machine"),
    (["serve", "--workers", "-1"], "at least one worker"),
    (["tune", "chess"], "there is no game 'chess'"),
]


@pytest.mark.parametrize(("words", "message"), WRONG)
def test_bad_input_gets_one_sentence_and_exit_code_two(words, message):
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_damaged_record_is_refused_and_kept(record):
    damaged = record.read_text().replace("keep", "kept", 1)
    record.write_text(damaged)
    done = run("verify", record)
    assert done.returncode == 2
    assert "line 2: illegal: 'kept" in done.stderr
    assert record.read_text() == damaged


def test_a_file_that_is_no_text_or_cannot_be_written_is_named(record, tmp_path):
    binary = tmp_path / "b.game"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run("replay", binary).stderr
    binary.write_bytes(b"0" * 5_000_000)
    assert "is larger than any record" in run("replay", binary).stderr
    assert "cannot write" in run("draw", record, "-o", tmp_path / "no" / "t.svg").stderr


def test_a_golden_game_is_recorded_anew_with_the_reason(record):
    before = record.read_text()
    refused = run("golden", "record", record)
    assert refused.returncode == 2
    assert "changes for a reason" in refused.stderr
    lines = before.splitlines()
    lines[3] = "1  fly"
    record.write_text("\n".join(lines) + "\n")
    assert "written anew" in run("golden", "record", record, "--why", "boats fly").stdout
    again = record.read_text()
    assert again.splitlines()[:3] == lines[:3]
    assert hightable.replay(again).over
    assert "boats fly" in record.with_name("reasons.toml").read_text()
    assert "as it was" in run("golden", "record", record, "--why", "nothing").stdout
