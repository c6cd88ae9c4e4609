"""The arena: fair matches, a file that goes on, figures that add up, a page that is well-formed."""

import json
from xml.etree import ElementTree

import pytest

from hightable import replay
from hightable.arena import figures, rating
from hightable.arena.report import report
from hightable.arena.results import Results
from hightable.arena.tournament import Match, Where, run
from hightable.cli.arguments import chosen
from hightable.cli.main import main
from hightable.games import game as find_game
from hightable.kernel import Fault
from hightable.texts import load

BOTS = ["bachelor deals=1 tries=1", "random", "random"]


def silent(done: int, games: int) -> None:
    """Nobody listens."""


def played(path, games: int, where: Where | None = None) -> Results:
    match = Match("saltmarsh", BOTS, 3, {})
    return run(match, games, path, where or Where(), silent)


def test_every_deal_is_played_from_every_seat():
    tasks = [Match("saltmarsh", ["bachelor", "random"], 7, {}).task(n) for n in range(4)]
    assert [task.seed for task in tasks] == [7, 7, 8, 8]
    assert [task.bots[0] for task in tasks] == ["bachelor", "random", "bachelor", "random"]


def test_bots_that_are_alike_play_no_deal_twice():
    tasks = [Match("saltmarsh", ["random", "random"], 7, {}).task(n) for n in range(3)]
    assert [task.seed for task in tasks] == [7, 8, 9]


def test_a_run_that_goes_on_gives_the_same_file(tmp_path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    played(whole, 6)
    played(parts, 2)
    with parts.open("a") as file:
        file.write('{"number": 2, "seed"')
    played(parts, 6)
    assert parts.read_bytes() == whole.read_bytes()


def test_two_processes_give_the_same_file_as_one(tmp_path):
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    played(one, 4)
    played(two, 4, Where(jobs=2))
    assert one.read_bytes() == two.read_bytes()


def test_a_file_of_another_match_is_refused(tmp_path):
    played(tmp_path / "a.jsonl", 1)
    with pytest.raises(Fault, match="another match"):
        Results(tmp_path / "a.jsonl", Match("saltmarsh", BOTS, 4, {}).head())


def test_a_match_stops_when_its_time_is_up(tmp_path):
    assert len(played(tmp_path / "a.jsonl", 50, Where(minutes=1e-9)).games) == 1


def test_records_are_saved(tmp_path):
    played(tmp_path / "a.jsonl", 2, Where(save=str(tmp_path / "games")))
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == ["saltmarsh-000000.game", "saltmarsh-000001.game"]


def test_records_say_who_played_and_their_replay_too(tmp_path):
    played(tmp_path / "a.jsonl", 2, Where(save=str(tmp_path)))
    record = (tmp_path / "saltmarsh-000001.game").read_text()
    assert "player 1  bachelor deals=1 tries=1\n" in record
    assert replay(record).names == ["random", "bachelor deals=1 tries=1", "random"]
    assert replay(record).record() == record


def test_a_match_of_one_is_played_reported_and_told_without_a_rating(tmp_path, capsys):
    match = Match("saltmarsh", ["freshman"], 1, {})
    wanted = ["--bots", "freshman", "--games", "3", "--results", str(tmp_path / "b.jsonl")]
    page = report(match, run(match, 3, tmp_path / "a.jsonl", Where(), silent))
    assert "Ratings" not in page
    assert main(["arena", "saltmarsh", *wanted]) == 0
    assert "freshman" in capsys.readouterr().out


def test_a_line_that_a_sheet_has_not_counts_as_nothing():
    sheets = [{"salt": 4}, {"salt": 2, "guild": 6}]
    games = [{"bots": ["a"], "sheets": [sheet], "winners": [0]} for sheet in sheets]
    assert figures.sheets(games) == {"a": {"salt": 3, "guild": 3}}


def test_figures_add_up(tmp_path):
    games = played(tmp_path / "a.jsonl", 9).games
    assert sum(rate.won for rate in figures.bots(games)) == pytest.approx(9)
    assert sum(rate.won for rate in figures.seats(games)) == pytest.approx(9)
    sheets = figures.sheets(games)
    scores = figures.scores(games)
    for name, sheet in sheets.items():
        assert sum(sheet.values()) == pytest.approx(sum(scores[name]) / len(scores[name]))


def test_a_word_is_measured_against_those_who_left_it():
    words = {"words": [["fish"], []], "left": [["sell"], ["fish"]]}
    games = [{"bots": ["a", "a"], "winners": [seat], **words} for seat in (0, 0, 0, 1) * 10]
    fish, sell = figures.uses(games)
    assert (fish.word, fish.share, fish.gain, fish.sure) == ("fish", 0.5, 0.5, True)
    assert (sell.word, sell.share, sell.gain) == ("sell", 0, 0)
    assert [use.word for use in figures.shunned(games, 0.02)] == ["sell"]


def test_every_offer_is_chosen_or_left(tmp_path):
    game = played(tmp_path / "a.jsonl", 1).games[0]
    for words, left in zip(game["words"], game["left"], strict=True):
        assert words
        assert not set(words) & set(left)
    assert any(game["left"])


def test_the_better_bot_is_rated_higher(tmp_path):
    found = rating.ratings(played(tmp_path / "a.jsonl", 9).games)
    assert found[BOTS[0]].mu > found["random"].mu


def test_the_doubt_shrinks_with_the_games():
    few, many = rating.interval(3, 4), rating.interval(300, 400)
    assert few[0] < many[0] < 0.75 < many[1] < few[1]
    assert rating.interval(0, 0) == (0, 1)


def test_the_report_is_one_well_formed_page(tmp_path):
    results = played(tmp_path / "a.jsonl", 12)
    page = report(Match("saltmarsh", BOTS, 3, {}), results)
    body = page.split("</head>")[1].replace("</html>", "")
    tree = ElementTree.fromstring(body)
    heads = [head.text for head in tree.iter("h2")]
    assert heads[:3] == ["Victories", "Ratings", "Score sheets"]
    assert len(list(tree.iter("svg"))) >= 5
    assert "<style>" in page
    assert "http" not in page


def test_scores_of_all_bots_are_drawn_to_one_scale_and_pictures_are_explained(tmp_path):
    results = played(tmp_path / "a.jsonl", 6)
    page = report(Match("saltmarsh", BOTS, 3, {}), results)
    scores = page.split("<h2>Scores</h2>")[1].split("</section>")[0]
    every = [points for game in results.games for points in game["scores"]]
    ends = f"<span>{min(every)}</span><span>{max(every)}</span>"
    assert scores.count(ends) == scores.count('class="ends"') == 2
    assert "These bots differ" in page
    assert "the dashed one is an even chance" in page


def test_the_report_says_words_as_the_table_does_and_drops_no_name(tmp_path):
    page = report(Match("saltmarsh", BOTS, 3, {}), played(tmp_path / "a.jsonl", 12))
    tree = ElementTree.fromstring(page.split("</head>")[1].replace("</html>", ""))
    cells = [cell.text for cell in tree.iter("td")]
    game = find_game("saltmarsh")
    known = {game.option(word) for word in range(len(game.vocabulary.texts))}
    assert known & set(cells)
    assert not (set(game.vocabulary.texts) - known) & set(cells)
    assert page.count(BOTS[0]) >= 5


def test_the_command_plays_reports_and_tells(tmp_path, capsys):
    wanted = ["saltmarsh", "--bots", "bachelor deals=1,random", "--games", "4", "--json"]
    files = ["--results", str(tmp_path / "a.jsonl"), "--report", str(tmp_path / "a.html")]
    assert main(["arena", *wanted, *files]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["bots"]["bachelor deals=1"]["won"] >= 0.75
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")


LADDER = ["ladder", "saltmarsh", "--games", "2"]
ARENA = ["arena", "saltmarsh", "--bots", "random,random", "--games", "2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*LADDER, "--levels", "random"], "two levels or more"),
        ([*LADDER, "--seats", "x"], "not by 'x'"),
        ([*LADDER, "--seats", "9"], "1, 2, 3, 4, not by '9'"),
        ([*ARENA, "--results", "{folder}/broken.jsonl"], "broken.jsonl, line 2: not a line"),
        ([*ARENA, "--results", "{folder}/broken.jsonl/x"], "broken.jsonl: "),
        ([*ARENA, "--results", "{folder}/a", "--report", "{folder}/no/r.html"], "r.html: No such"),
        ([*ARENA, "--results", "{folder}/b", "--save-games", "{folder}/b"], "/b: "),
        ([*ARENA, "--results", "{folder}/c", "--ray", "127.0.0.1:1"], "no Ray cluster at"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path, capsys, words, said):
    head = Match("saltmarsh", ["random", "random"], 0, {}).head()
    (tmp_path / "broken.jsonl").write_text(f"{json.dumps(head)}\nnonsense\n")
    assert main([word.format(folder=tmp_path) for word in words]) == 2
    last = capsys.readouterr().err.strip().splitlines()[-1]
    assert last.startswith("hightable: ")
    assert said in last


def test_the_ladder_pairs_each_level_with_the_one_below(tmp_path, capsys):
    levels = "random,bachelor deals=1 tries=1,master simulations=10"
    wanted = ["saltmarsh", "--levels", levels, "--games", "2", "--results", str(tmp_path)]
    assert main(["ladder", *wanted, "--json"]) == 0
    rungs = json.loads(capsys.readouterr().out)
    assert [(rung["seats"], rung["level"].split()[0]) for rung in rungs] == [
        (2, "bachelor"),
        (2, "master"),
        (4, "bachelor"),
        (4, "master"),
    ]


@pytest.mark.parametrize("option", ["draft", "draft=perhaps", "rain=yes"])
def test_a_wrong_option_is_refused(option):
    with pytest.raises(Fault):
        Match("saltmarsh", BOTS, 0, chosen([option], load("hightable.cli")))
