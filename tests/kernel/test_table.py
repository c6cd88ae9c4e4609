"""The table: legal words, undo, copies, the log, sights, new games."""

import pickle

import pytest

import hightable
from hightable import Fault
from hightable.envs.reward import ranks
from hightable.games import game, view


def fresh(seats=2, seed=1, **options):
    return hightable.new("saltmarsh", seats, seed=seed, **options)


def test_the_contract_in_one_game():
    table = fresh(3, 7)
    while not table.over:
        table.choose(table.decision.options[0])
    assert len(table.scores()) == 3
    assert sum(table.sheet(0).values()) == table.scores()[0]
    assert table.winners()


def test_games_and_words_are_listed():
    assert hightable.games() == ["alma_mater", "golem", "newton", "sankore"]
    assert "saltmarsh" in hightable.games(all=True)
    assert hightable.vocabulary("saltmarsh")[0] == "keep salt_pan"


def test_where_a_game_has_no_custom_the_first_word_is_proposed():
    table = fresh()
    proposed = table.game.propose(table.state)
    assert hightable.vocabulary("saltmarsh")[proposed] == table.legal()[0]


def test_an_illegal_word_changes_nothing():
    table = fresh()
    before = table.state.copy()
    with pytest.raises(Fault, match="illegal: 'fly'; legal: keep "):
        table.choose("fly")
    assert table.state == before
    assert table.moves == []


def test_a_copied_table_goes_its_own_way_and_can_still_be_taken_back():
    table = fresh(draft=False)
    table.choose("sail")
    twin = table.copy()
    twin.undo()
    twin.choose("trade")
    assert len(table.moves) == 1
    assert table.legal() != twin.legal()
    table.undo()
    assert table.moves == []


def test_undo_cuts_the_log_and_stops_at_another_seats_answer():
    table = fresh(draft=False)
    lines = len(table.lines(0))
    table.choose("sail")
    assert len(table.lines(0)) == lines + 1
    table.undo()
    assert len(table.lines(0)) == lines
    with pytest.raises(Fault, match="cannot be taken back: the game has just begun"):
        table.undo()
    table.choose("trade")
    assert table.lines(0)[-1].barrier
    with pytest.raises(Fault, match="cannot be taken back: the turn has passed"):
        table.undo()


def test_the_answer_of_another_seat_is_a_barrier():
    table = fresh(3)
    table.choose(table.legal()[0])
    table.choose(table.legal()[0])
    table.undo()
    with pytest.raises(Fault, match="cannot be taken back: another player has answered"):
        table.undo()


def test_nothing_is_decided_once_the_game_is_over():
    table = fresh()
    table.playout(1)
    with pytest.raises(Fault, match="the game is over"):
        _ = table.decision
    with pytest.raises(Fault, match="legal: nothing, the game is over"):
        table.choose("sail")
    with pytest.raises(Fault, match="has nothing to decide"):
        table.sight(0)
    assert table.choices(0) == []


def test_a_playout_is_in_the_record():
    table = fresh(3, 5)
    assert table.playout(1) == hightable.replay(table.record()).scores()
    assert len(table.moves) > 3 * 4


def test_a_guess_has_no_record_and_no_seed():
    guess = fresh().guess(1, 4)
    assert guess.state.seed == b""
    with pytest.raises(Fault, match="a guess has no record"):
        guess.record()


def test_a_sight_is_for_the_seat_that_decides_and_gives_guesses():
    table = fresh()
    sight = table.sight(0)
    assert sight.decision.options == table.legal()
    assert sight.seen == table.seen(0)
    assert sight.guess(3).seen(0) == table.seen(0)
    assert sight.guess(3).state == table.guess(0, 3).state
    with pytest.raises(Fault, match="seat 1 has nothing to decide now"):
        table.sight(1)


def test_choices_are_words_with_what_they_say():
    table = fresh(draft=False)
    assert table.choices(0)[0] == ("sail", "sail", "")
    assert table.choices(1) == []
    assert repr(table.decision).startswith("Decision(seat=0, prompt='Your turn', options=('sail'")


def test_the_opponent_has_a_name():
    table = fresh(1)
    assert table.everybody() == ["Player 1", "The Heron"]
    assert fresh(2).everybody() == ["Player 1", "Player 2"]


def test_a_table_is_described_and_drawn():
    table = fresh()
    assert "Player 2\n  Boat: Home" in table.describe(0)
    assert table.draw(0).startswith("<svg")
    assert table._repr_svg_() == table.draw(-1)
    assert view("saltmarsh").regions


WRONG = [
    (("moonbase", 2), {}, "there is no game 'moonbase'; games: alma_mater"),
    (("saltmarsh", 5), {}, "saltmarsh is for 1, 2, 3, or 4 players, not 5"),
    (("saltmarsh", 2), {"speed": 3}, "saltmarsh has no option 'speed'; options: draft"),
    (("saltmarsh", 2), {"draft": "maybe"}, "draft can be yes, no, not 'maybe'"),
    (("saltmarsh", 2), {"seed": -1}, "a seed is a whole number from 0"),
]


@pytest.mark.parametrize(("words", "options", "message"), WRONG)
def test_a_wrong_game_seat_count_option_or_seed_is_named(words, options, message):
    with pytest.raises(Fault) as refused:
        hightable.new(*words, **options)
    assert message in str(refused.value)


def test_a_variant_may_be_for_some_seat_counts_only(monkeypatch):
    marsh = game("saltmarsh")
    monkeypatch.setattr(marsh.variants[0], "seats", [2])
    with pytest.raises(Fault, match="the option draft is for 2 players, not 3"):
        fresh(3, draft=True)


def test_a_seed_is_drawn_where_none_is_given():
    assert fresh(seed=None).seed != fresh(seed=None).seed


def test_a_bot_is_found_by_its_level():
    table = fresh()
    assert hightable.bot("random").choose(table.sight(0)) in table.legal()


def test_a_choice_tells_what_its_card_is_for():
    table = hightable.new("saltmarsh", 2, seed=1, draft=False)
    table.choose("sail")
    assert [about for word, _, about in table.choices(0) if word == "stop"] == [""]
    assert all(about for word, _, about in table.choices(0) if word.startswith("go"))


def test_a_secret_choice_is_told_to_whoever_made_it_and_to_nobody_else():
    table = fresh()
    seat, word = table.decision.seat, table.legal()[0]
    assert table.decision.secret
    table.choose(word)
    assert table.log.chosen(1, seat).a == table.game.vocabulary.numbers[word]
    assert table.log.chosen(1, 1 - seat) is None


def test_who_has_a_name_is_called_by_it_and_others_by_their_seat():
    table = fresh()
    table.names[0] = "Ada"
    assert table.everybody() == ["Ada", "Player 2"]


def test_winners_are_ranked_first_and_equals_share_a_place():
    table = hightable.new("saltmarsh", seats=3, seed=1)
    assert table.ranking() == [[0, 1, 2]]
    table.state.players[1].coins += 10
    assert table.ranking() == [[1], [0, 2]]
    assert ranks(table.game, table.state) == [-0.5, 1.0, -0.5]


def test_a_fault_says_the_same_in_another_process():
    with pytest.raises(Fault) as refused:
        hightable.new("saltmarsh", 9)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_table_says_in_a_line_what_it_is_and_who_is_asked():
    table = hightable.new("saltmarsh", seats=2, seed=1)
    said = f"<Table of saltmarsh, 2 seats, 0 moves, seat 0: {table.decision.prompt!r}>"
    assert repr(table) == said
    table.playout(1)
    assert repr(table).endswith(f"moves, over, {', '.join(map(str, table.scores()))}>")
