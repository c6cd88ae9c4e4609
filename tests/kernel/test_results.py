"""The log tells what every choice did; a recap, turn by turn; what an undo will take back."""

import pickle

import hightable
from hightable.games.saltmarsh.box import CARDS
from hightable.kernel.outcome import gesture

LESS = "\N{MINUS SIGN}"


def kept(seats=2, hand=(), **options):
    table = hightable.new("saltmarsh", seats, seed=1, draft=False, confirm=True, **options)
    table.accounts = True
    table.state.players[0].hand = [CARDS.index(card) for card in hand]
    table.state.ask_again()
    return table


def choose(table, *words):
    for word in words:
        table.choose(word)


def said(table, seat):
    teller = table.teller()
    return [teller.changed(line.seat, line.changes, line.things) for line in table.lines(seat)]


def test_a_line_says_what_the_choice_did_as_far_as_its_reader_may_know():
    table = kept(hand=["salt_pan"])
    choose(table, "play salt_pan")
    assert said(table, 0)[-1] == f"+2 salt, {LESS}1 card in hand, +2 points"
    assert said(table, 1)[-1] == f"+2 salt, {LESS}1 card in hand, +2 points, +Salt Pan"
    table.undo()
    assert said(table, 0) == []


def test_the_results_are_packed_and_copied_with_the_log():
    table = kept(hand=["salt_pan"])
    choose(table, "play salt_pan", "end turn")
    for twin in (table.copy(), pickle.loads(pickle.dumps(table))):
        assert twin.lines(1) == table.lines(1)
        twin.choose("trade")
        assert twin.lines(1)[-1].changes == [(1, "coins", 2), (1, "sheet.coins", 1)]


def test_a_line_knows_its_turn():
    table = kept()
    choose(table, "trade", "end turn", "trade")
    assert [line.turn for line in table.lines(0)][-2:] == [2, 2]


def test_without_accounts_the_log_has_no_results():
    table = hightable.new("saltmarsh", 2, seed=1, draft=False)
    table.choose("trade")
    assert all(line.changes == [] for line in table.lines(0))


def test_a_recap_has_an_entry_for_each_turn_with_its_net_changes():
    table = kept(3)
    choose(table, "trade", "end turn", "sail", "go south", "stop", "end turn", "trade", "end turn")
    turns = table.since(table.last_turn(0), 0)
    assert table.last_turn(0) == 8 - 6
    assert [(turn.seat, turn.first, turn.last) for turn in turns] == [(1, 3, 5), (2, 7, 7)]
    assert turns[1].changes == [(2, "coins", 2), (2, "sheet.coins", 1)]
    assert [table.game.vocabulary.texts[word] for word in turns[0].words] == [
        "sail",
        "go south",
        "stop",
    ]
    assert "crate" in turns[0].notes


def test_a_turn_that_is_not_over_and_what_its_end_brings_stand_by_themselves():
    table = kept(1)
    choose(table, "trade", "end turn")
    turns = table.since(0, 0)
    assert [turn.seat for turn in turns] == [0, -1]
    assert all(change.seat == 1 for change in turns[1].changes)
    table.choose("trade")
    assert table.since(2, -1)[-1].seat == 0


def test_where_turns_are_not_confirmed_a_recap_has_one_entry_a_turn():
    table = hightable.new("saltmarsh", 2, seed=1, draft=False)
    table.accounts = True
    choose(table, "trade", "trade")
    assert [turn.seat for turn in table.since(0, -1)] == [0, 1]


def test_an_undo_says_what_it_takes_back_and_a_turn_goes_as_one():
    table = kept()
    choose(table, "sail", "go south", "stop")
    assert table.undoes() == ["stop"]
    assert table.undoes(turn=True) == ["stop", "go south", "sail"]
    table.undo_turn()
    assert table.moves == []
    assert table.undoes() == []


def test_an_order_that_was_chosen_goes_back_choice_by_choice():
    table = kept(hand=["festival"])
    choose(table, "play festival", "choose coins", "choose salt")
    assert table.undoes() == ["choose salt"]


def test_what_was_shared_out_goes_back_as_one_and_after_the_end_nothing_is_asked():
    table = hightable.new("alma_mater", 2, seed=0)
    while len(table.undoes()) < 2:
        table.choose(table.legal()[0])
    shared = table.undoes()
    assert shared == [
        table.game.vocabulary.texts[word] for _, word in table.moves[: -len(shared) - 1 : -1]
    ]
    assert {word.split()[0] for word in shared} == {"shelf"}
    table.playout(1)
    assert gesture(table.game, table.state) == ""


def test_a_description_has_what_the_others_did_and_no_question_after_the_end():
    table = kept(hand=["salt_pan"])
    choose(table, "play salt_pan", "end turn")
    prompt, described = table.prompt(), table.describe(1)
    assert "Player 1: play Salt Pan: +2 salt" in described
    assert prompt in described
    table.playout(1)
    assert prompt not in table.describe(1)


def test_the_turn_that_is_not_over_is_told_so_far():
    table = kept(hand=["salt_pan"])
    assert table.this_turn(0) is None
    choose(table, "play salt_pan")
    assert (0, "salt", 2) in table.this_turn(0).changes
    choose(table, "end turn")
    assert table.this_turn(1) is None


def test_what_a_seat_may_not_read_leaves_what_it_changed():
    table = hightable.new("saltmarsh", 2, seed=1, draft=True)
    table.accounts = True
    table.choose(table.legal()[0])
    assert table.lines(1) == []
    table.choose(table.legal()[0])
    assert [line.text for line in table.lines(-1)]


def test_what_all_have_chosen_in_secret_is_nobodys_line_and_names_everybody():
    table = hightable.new("newton", 2, seed=7)
    table.accounts = True
    choose(table, table.legal()[0])
    choose(table, table.legal()[0])
    line = table.lines(-1)[-1]
    told = table.teller().changed(line.seat, line.changes, line.things)
    assert told == "Player 1: +1 Master in hand, Player 2: +1 Master in hand"
