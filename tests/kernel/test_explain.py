"""What a word does, why another cannot be said, and the end of a turn: derived from the rules."""

import json

import pytest

import hightable
from hightable import Fault
from hightable.games.saltmarsh.box import CARDS
from hightable.games.saltmarsh.effects import Pay
from hightable.games.saltmarsh.words import DECLINE, PAY, STOP
from hightable.kernel import Change, Choose, Ledger, NotFound, Nothing, Printed
from hightable.kernel.outcome import MOST_ANSWERS, Span, Trial, follow
from hightable.kernel.state import Halted
from hightable.kernel.telling import worth_telling

LESS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"


def fresh(seats=2, seed=1, hand=(), coins=3, salt=0, **options):
    table = hightable.new("saltmarsh", seats, seed=seed, draft=False, **options)
    me = table.state.players[0]
    me.hand, me.coins, me.salt = [CARDS.index(card) for card in hand], coins, salt
    table.state.ask_again()
    return table


def test_an_outcome_tells_counters_points_and_that_the_turn_passes():
    outcome = fresh().outcome("trade")
    assert outcome.changes == [(0, "coins", 2), (0, "sheet.coins", 1)]
    assert (outcome.unknown, outcome.passes, outcome.final) == (False, True, True)
    assert fresh().tell(outcome) == "+2 coins, +1 point, ends your turn"


def test_what_is_drawn_is_not_told_but_what_comes_before_is():
    table = fresh(hand=["lighthouse"])
    outcome = table.outcome("play lighthouse")
    assert outcome.unknown
    assert outcome.final
    assert outcome.changes == [(0, "cards", -1)]
    assert table.tell(outcome) == f"{LESS}1 card in hand, then something is drawn or revealed"


def test_a_gain_that_waits_behind_a_choice_of_order_is_told():
    outcome = fresh(hand=["festival"]).outcome("play festival")
    assert outcome.usual
    assert (0, "coins", 1) in outcome.changes


def test_a_word_that_only_leads_on_tells_what_is_asked_then_and_what_the_answers_do():
    table = fresh()
    outcome = table.outcome("sail")
    assert (outcome.is_silent, outcome.leads, outcome.stays) == (True, "sail", False)
    assert outcome.to == ["go north", "go south", "stop"]
    assert outcome.spans == [("coins", -1, 0), ("salt", 0, 1), ("points", 0, 1)]
    assert table.tell(outcome) == (
        "then: Sail where? (sail to North Quay; sail to South Quay; dock here) "
        f"up to {LESS}1 coin, up to +1 salt, up to +1 point"
    )


def test_where_an_answer_is_unknown_only_the_question_is_told():
    table = fresh(hand=["lighthouse", "pilot"])
    table.state.push(0, Choose([PAY, STOP], [Nothing(), table.state.top.effect], "pay", "§5"))
    table.state.run()
    outcome = table.outcome("pay")
    assert (outcome.leads, outcome.spans) == ("menu", [])


def test_what_every_answer_does_is_told_and_of_many_bounds_no_other():
    spans = [Span("coins", -2, -2), Span("salt", 1, 3), *[Span("points", 0, n) for n in (1, 2, 3)]]
    assert worth_telling(spans[:4]) == spans[:4]
    assert worth_telling(spans) == spans[:2]
    teller = fresh().teller()
    assert [teller.span(span) for span in spans[:3]] == [
        f"{LESS}2 coins",
        "+1 to +3 salt",
        "up to +1 point",
    ]


def test_a_thing_is_told_by_name_to_those_who_see_it():
    table = fresh(hand=["guild_hall", "pilot"])
    teller = table.teller()
    assert table.outcome("play guild_hall").things == []
    assert table.outcome("play pilot").passes is False
    chips = teller.chips([], [Change(1, "pilot", -2)])
    assert [chip["text"] for chip in chips] == [f"{LESS}2 {TIMES} Pilot"]


def test_outcomes_are_plain_json_and_none_is_left_when_the_game_is_over():
    table = fresh(hand=["salt_pan"])
    outcomes = table.outcomes()
    assert list(outcomes) == list(table.legal())
    assert json.dumps([outcome.dump() for outcome in outcomes.values()])
    chips = table.teller().chips(outcomes["play salt_pan"].changes, [])
    assert {chip["key"]: chip["n"] for chip in chips} == {"cards": -1, "salt": 2, "points": 2}
    assert chips[-1]["lines"] == [["Salt", 2]]
    table.playout(1)
    assert table.outcomes() == {}


def test_only_an_open_word_has_an_outcome():
    with pytest.raises(Fault, match="'pay' is not open"):
        fresh().outcome("pay")


def test_others_are_named_in_an_outcome():
    table = fresh()
    changes = [Change(1, "coins", -1), Change(0, "salt", 1)]
    assert table.teller().changed(0, changes, []) == f"+1 salt, Player 2: {LESS}1 coin"


def test_a_game_without_a_ledger_explains_what_it_can():
    table = fresh()
    table.game.ledger, ledger = Ledger([]), table.game.ledger
    try:
        assert table.outcome("trade").changes == []
        assert table.outcome("trade").passes
        assert table.why_not("sell salt").lacking == []
    finally:
        table.game.ledger = ledger


def test_what_is_lacking_is_the_least_that_opens_the_word():
    table = fresh(coins=0)
    table.choose("sail")
    why = table.why_not("go north")
    assert why == "Needs 1 coin more (you have 0)."
    assert (why.lacking, why.rule, why.first) == ([("coins", 1)], "§3", "")


def test_a_word_that_opens_it_is_named():
    table = fresh(coins=0, salt=1)
    table.choose("sail")
    why = table.why_not("go north")
    assert why.first == "sell salt"
    assert why == "Needs 1 coin more (you have 0). First: sell 1 salt for 2 coins."


def test_a_question_has_reasons_of_its_own():
    table = fresh(hand=["pilot"])
    assert table.why_not("play festival") == "You do not have this card in your hand."
    table.choose("sail")
    assert table.why_not("go isle") == "No channel leads there from where your boat is."
    said = table.why_not("play pilot")
    assert said.startswith("Not now: the question is “Sail where?” (§3). It was possible at “Your")


def test_of_all_words_that_name_a_thing_the_nearest_answers():
    table = fresh(coins=0)
    table.choose("sail")
    far = [
        table.why_not(word, 0).distance for word in ("stop", "go north", "go isle", "play pilot")
    ]
    assert far == [0, 1, 3, 4]
    assert table.why_not_thing("go north", 0).lacking == [("coins", 1)]
    table = hightable.new("saltmarsh", 2, seed=1, draft=True)
    card = table.legal()[0].split(" ", 1)[1]
    assert table.why_not(f"play {card}", 0) != ""
    assert table.why_not_thing(f"play {card}", 0) == ""
    with pytest.raises(NotFound):
        table.why_not_thing("fly", 0)


def test_why_not_is_empty_for_a_word_that_is_offered_and_says_whose_turn_it_is():
    table = fresh()
    assert table.why_not("sail") == ""
    assert table.why_not("sail", seat=1) == "It is not your turn: Player 1 decides."
    with pytest.raises(NotFound, match="no word 'fly'"):
        table.why_not("fly")
    table.playout(1)
    assert table.why_not("sail") == "The game is over."


def test_a_loan_of_two_counters_is_found_where_one_does_not_help():
    table = fresh(coins=1)
    price = Pay(3, 2, Nothing())
    table.state.push(0, Choose([PAY, STOP, DECLINE], [price, Nothing(), Nothing()], "pay", "§5"))
    table.state.run()
    why = table.why_not("pay")
    assert why.lacking == [("coins", 2), ("salt", 2)]
    assert why == "Needs 2 coins more (you have 1), 2 salt more (you have 0)."


def test_a_confirming_table_ends_no_turn_by_itself_and_undo_works_until_then():
    table = fresh(confirm=True)
    table.choose("trade")
    assert (table.decision.seat, table.legal()) == (0, ("end turn",))
    table.undo()
    table.choose("trade")
    outcome = table.outcome("end turn")
    assert (outcome.passes, outcome.unknown) == (True, False)
    table.choose("end turn")
    assert table.decision.seat == 1
    assert table.options["confirm"] == "yes"


def test_a_plain_table_says_nothing_of_it_and_its_guesses_are_not_asked():
    assert "confirm" not in fresh(confirm=False).record()
    table = hightable.new("saltmarsh", 3, seed=4, confirm=True)
    guess = table.guess(0, 1)
    moves = guess.copy()
    moves.playout(2)
    word = table.game.vocabulary.numbers["end turn"]
    assert word not in [said for _, said in moves.moves]


def test_a_confirmed_game_replays():
    table = hightable.new("saltmarsh", 2, seed=4, confirm=True)
    table.playout(3)
    assert "0  end turn" in table.record()
    assert hightable.replay(table.record()).state == table.state


@pytest.mark.parametrize("level", ["random", "bachelor", "master"])
def test_a_bot_at_a_confirming_table_ends_its_turn(level):
    table = fresh(confirm=True)
    table.choose("trade")
    assert hightable.bot(level).choose(table.sight(0)) == "end turn"


def test_what_two_counters_can_not_give_together_is_not_lacking():
    table = fresh(coins=0)
    price = Pay(6, 3, Nothing())
    table.state.push(0, Choose([PAY, STOP, DECLINE], [price, Nothing(), Nothing()], "pay", "§5"))
    table.state.run()
    assert table.why_not("pay").lacking == []


def test_a_secret_answer_tells_what_it_does_by_itself():
    table = hightable.new("saltmarsh", 2, seed=1, draft=True)
    outcome = table.outcome(table.legal()[0])
    assert outcome.passes
    assert len(outcome.things) == 1


def test_an_outcome_halts_where_chance_has_a_say():
    table = fresh()
    table.state.halts = True
    with pytest.raises(Halted):
        table.state.random(6)


def test_a_ledger_of_nothing_but_counters_has_no_things_and_lends_nothing():
    ledger, state = Ledger([]), fresh().state
    assert (ledger.seats(state), ledger.read(state, 0)) == (2, [])
    assert (ledger.things(state, 0), ledger.secrets(state, 0)) == ([], [])
    with pytest.raises(NotImplementedError):
        ledger.lend(state, 0, "coins", 1)
    with pytest.raises(NotImplementedError):
        ledger.pay(state, 0)


def test_of_too_many_answers_no_bounds_are_told():
    table = fresh()
    number = table.game.vocabulary.numbers["sail"]
    trial = Trial(table.game, [table.state])
    assert trial.spans(trial.after(0, number), MOST_ANSWERS + 1) == []


def test_a_word_without_an_object_answers_for_itself_alone():
    table = fresh()
    assert table.why_not_thing("pay", 0) == table.why_not("pay", 0)


class Lottery(Ledger):
    """An income that is drawn."""

    def incomes(self, state):
        return 1

    def pay(self, state, seat):
        state.random(6)


def test_an_income_that_is_drawn_is_not_projected(monkeypatch):
    table = fresh()
    monkeypatch.setattr(table.game, "ledger", Lottery([]))
    assert table.to_come() == [0, 0]


def test_a_row_of_usual_answers_that_never_ends_is_left_at_some_point():
    table = fresh()
    ledger = table.game.ledger
    ledger.follows.append("endless")
    try:
        table.state.push(0, Endless([STOP, DECLINE], [Nothing(), Nothing()], "endless", "§5"))
        table.state.run()
        assert follow(table.game, table.state, 0)
    finally:
        ledger.follows.remove("endless")


class Endless(Printed):
    """A question that asks itself again."""

    def options(self, state, seat, n):
        for word in self.words:
            state.offer(word)

    def choose(self, state, seat, n, word):
        state.push(seat, self, n)
