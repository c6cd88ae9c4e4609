"""Datasets: records in, rows out, and nothing lost on the way."""

import json

import pyarrow.parquet as parquet
import pytest
from envs.cases import CASES, IDS

import hightable
from hightable import Fault
from hightable.cli.main import command, main
from hightable.envs.dataset import write
from hightable.envs.reward import ranks
from hightable.games import game
from hightable.texts import load


def played(name, seats, seed):
    table = hightable.new(name, seats, seed=seed)
    table.playout(seed)
    return table


def save(folder, tables):
    for number, table in enumerate(tables):
        (folder / f"{table.game.name}-{number:06}.game").write_text(table.record())


@pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)
def test_every_decision_of_a_record_is_a_row(tmp_path, name, seats):
    table = played(name, seats, 5)
    table.names[:2] = ["Ada", "Boole"][:seats]
    save(tmp_path, [table])
    assert write(tmp_path, tmp_path / "out.parquet") == (1, len(table.moves))
    rows = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    again, rules = hightable.new(name, seats, seed=5).state, game(name)
    for row, (seat, word) in zip(rows, table.moves, strict=True):
        assert (row["seat"], row["action"]) == (seat, word)
        if row["move"] % 7 == 0:
            assert row["observation"] == rules.observation(again, seat)
            legal = [at for at, may in enumerate(row["mask"]) if may]
            assert legal == sorted(again.offered())
        again.choose(word)
    last = rows[-1]
    assert last["player"] == ["Ada", "Boole", "", ""][last["seat"]]
    assert last["score"] == table.scores()[last["seat"]]
    assert last["rank"] == pytest.approx(ranks(rules, table.state)[last["seat"]])


def test_the_file_says_what_its_numbers_mean(tmp_path):
    save(tmp_path, [played("saltmarsh", 2, 1), played("saltmarsh", 3, 2)])
    write(tmp_path, tmp_path / "out.parquet")
    metadata = parquet.read_schema(tmp_path / "out.parquet").metadata
    layouts = json.loads(metadata[b"layout"])
    assert list(layouts) == ["saltmarsh 2", "saltmarsh 3"]
    words = json.loads(metadata[b"vocabulary"])["saltmarsh"]
    assert tuple(words) == hightable.vocabulary("saltmarsh")


def test_two_processes_write_the_same_file_as_one(tmp_path):
    save(tmp_path, [played("saltmarsh", 1 + seed % 4, seed) for seed in range(9)])
    write(tmp_path, tmp_path / "one.parquet")
    write(tmp_path, tmp_path / "two.parquet", workers=2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def run(*words):
    return command(["dataset", *map(str, words)], load("hightable.cli"))


def test_the_command(tmp_path, capsys):
    save(tmp_path, [played("saltmarsh", 2, 3)])
    assert run(tmp_path, "-o", tmp_path / "out.parquet", "--json") == 0
    assert json.loads(capsys.readouterr().out)["records"] == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("state ", "state 0"), "a.game: line .*the game gives"),
        (lambda text: "nonsense", "a.game: line 1: not a record"),
        (lambda text: text.replace("0  keep", "1  keep", 1), "not seat 1's decision"),
        (lambda text: text.replace("0  keep", "0  kept", 1), "no word of saltmarsh"),
        (lambda text: text.replace("0  keep ", "0  go north\n0  keep ", 1), "illegal"),
    ],
)
def test_a_wrong_record_is_refused_with_its_name(tmp_path, change, said):
    (tmp_path / "a.game").write_text(change(played("saltmarsh", 2, 3).record()))
    with pytest.raises(Fault, match=said):
        write(tmp_path, tmp_path / "out.parquet")


def test_an_unfinished_game_has_no_result(tmp_path):
    save(tmp_path, [hightable.new("saltmarsh", 2, seed=1)])
    with pytest.raises(Fault, match="not over"):
        write(tmp_path, tmp_path / "out.parquet")


def test_a_folder_without_records_is_refused(tmp_path):
    with pytest.raises(Fault, match="no records"):
        run(tmp_path, "-o", tmp_path / "out.parquet")
    with pytest.raises(Fault, match="no folder"):
        run(tmp_path / "nowhere", "-o", tmp_path / "out.parquet")


def test_a_file_that_cannot_be_written_is_named_in_one_sentence(tmp_path, capsys):
    save(tmp_path, [played("saltmarsh", 2, 1)])
    assert main(["dataset", str(tmp_path), "-o", str(tmp_path / "no" / "out.parquet")]) == 2
    assert capsys.readouterr().err.endswith("out.parquet.part: No such file or directory\n")
