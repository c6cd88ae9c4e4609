"""The rules of Saltmarsh, one sentence at a time."""

import pytest

import hightable
from hightable.games import game
from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.games.saltmarsh.rules.sail import SAIL_OUT
from hightable.games.saltmarsh.rules.scoring import score, sheet, winners
from hightable.games.saltmarsh.rules.setup import deals
from hightable.games.saltmarsh.rules.solo import HERON
from hightable.games.saltmarsh.rules.turn import MENU
from hightable.games.saltmarsh.state import NOBODY, Board, Player
from hightable.games.saltmarsh.words import VOCABULARY


def player(seat=0, coins=0, salt=0, quay="home", guild=0, hand=(), played=()):
    cards = [CARDS.index(card) for card in hand], [CARDS.index(card) for card in played]
    return Player(seat, coins, salt, QUAYS.index(quay), guild, NOBODY, *cards, [])


def asked(*players, ask=SAIL_OUT, n=2, crates=0, deck=()):
    board = Board(b"", len(players), list(players), [CARDS.index(card) for card in deck], crates)
    board.push(0, ask, n)
    board.run()
    return board


def options(board):
    return [VOCABULARY.texts[word] for word in board.offered()]


def choose(board, *texts):
    for text in texts:
        assert text in options(board)
        board.choose(VOCABULARY.numbers[text])


def test_only_channels_whose_toll_can_be_paid_are_offered():
    assert options(asked(player(coins=0))) == ["go south", "stop"]
    assert options(asked(player(coins=1))) == ["go north", "go south", "stop"]


def test_sailing_pays_the_toll_takes_the_crate_and_then_the_cargo():
    board = asked(player(coins=3), crates=1 << QUAYS.index("north"))
    choose(board, "go north")
    assert board.players[0] == player(coins=2, salt=1, quay="north")
    choose(board, "stop")
    assert board.players[0] == player(coins=4, salt=1, quay="north")
    assert board.crates == 0
    assert board.over


def test_a_boat_that_can_go_no_further_docks_without_being_asked():
    board = asked(player(), n=1)
    choose(board, "go south")
    assert board.players[0] == player(salt=1, quay="south")


def test_salt_may_be_sold_in_the_middle_of_a_voyage():
    board = asked(player(salt=1))
    choose(board, "sell salt")
    assert board.players[0] == player(coins=2)
    assert options(board) == ["go north", "go south", "stop"]


def test_trading_gives_two_coins():
    board = asked(player(), ask=MENU)
    choose(board, "trade")
    assert board.players[0] == player(coins=2)


def test_the_tollkeeper_answers_after_the_cargo():
    board = asked(player(), player(seat=1, salt=1, played=["tollkeeper"]))
    choose(board, "stop")
    assert board.seat == 1
    assert options(board) == ["pay", "decline"]
    choose(board, "pay")
    assert board.players[1] == player(seat=1, guild=1, played=["tollkeeper"])


def test_a_tollkeeper_does_nothing_when_played():
    board = asked(player(hand=["tollkeeper"]), ask=MENU)
    choose(board, "play tollkeeper")
    assert board.players[0] == player(played=["tollkeeper"])


def test_smugglers_cove():
    board = asked(player(coins=2, hand=["smugglers_cove"]), ask=MENU)
    choose(board, "play smugglers_cove", "pay")
    assert board.players[0] == player(salt=1, guild=2, played=["smugglers_cove"])


def test_what_cannot_be_paid_is_declined_without_being_asked():
    board = asked(player(coins=1, hand=["smugglers_cove"]), ask=MENU)
    choose(board, "play smugglers_cove")
    assert board.players[0] == player(coins=1, played=["smugglers_cove"])


def test_the_pilot_offers_his_two_printed_options():
    board = asked(player(hand=["pilot"]), ask=MENU)
    choose(board, "play pilot")
    assert options(board) == ["choose coins", "choose guild"]
    choose(board, "choose guild")
    assert board.players[0] == player(guild=1, played=["pilot"])


def test_the_festival_is_done_in_any_order():
    board = asked(player(hand=["festival"]), ask=MENU)
    choose(board, "play festival", "choose salt", "choose guild", "pay")
    assert board.players[0] == player(guild=2, coins=1, played=["festival"])


def test_market_day_counts_the_cards_played_and_asks_where_the_boat_is():
    board = asked(player(hand=["market_day"], played=["pilot"], quay="isle"), ask=MENU)
    choose(board, "play market_day")
    cards = ["pilot", "market_day"]
    assert board.players[0] == player(coins=2, guild=1, quay="isle", played=cards)


def test_the_salt_pan_gives_salt_twice():
    board = asked(player(hand=["salt_pan"]), ask=MENU)
    choose(board, "play salt_pan")
    assert board.players[0] == player(salt=2, played=["salt_pan"])


def test_the_lighthouse_draws_a_card_which_cannot_be_taken_back():
    board = asked(player(hand=["lighthouse"]), ask=MENU, deck=["pilot"])
    before = board.barriers
    choose(board, "play lighthouse")
    assert board.players[0] == player(coins=1, hand=["pilot"], played=["lighthouse"])
    assert board.barriers == before + 1
    assert board.deck == []


def test_the_heron_sails_to_a_crate_and_docks_where_none_is_left():
    board = Board(b"", 0, [player(coins=1)], [], 1 << QUAYS.index("north"))
    board.opponent = HERON
    board.push(0, MENU)
    board.run()
    assert board.players[0] == player(coins=2, salt=1, quay="north")


def test_in_a_draft_everybody_keeps_two_cards_and_the_packs_go_left():
    table = hightable.new("saltmarsh", 2, seed=3)
    passed = table.seen(0)["players"][0]["pack"]
    kept = table.legal()[0].removeprefix("keep ")
    table.choose(table.legal()[0])
    table.choose(table.legal()[0])
    passed.remove(kept)
    assert table.seen(1)["players"][1]["pack"] == passed
    assert table.seen(0)["players"][0]["hand"] == [kept]


def test_without_the_draft_two_cards_are_dealt():
    table = hightable.new("saltmarsh", 3, seed=3, draft=False)
    assert [player["hand_size"] for player in table.seen(-1)["players"]] == [2, 2, 2]
    assert table.decision.prompt == "Your turn"


def test_the_tiny_marsh_deals_one_card_of_three_and_ends_after_two_rounds():
    table = hightable.new("saltmarsh", 2, seed=3, marsh="tiny")
    seen = table.seen(0)
    assert [player["hand_size"] for player in seen["players"]] == [1, 1]
    assert [player["coins"] for player in seen["players"]] == [0, 0]
    assert (seen["crates"], seen["deck"]) == (["north"], 1)
    turns = []
    while not table.over:
        turns += [table.state.seat] * (table.decision.prompt == "Your turn")
        table.choose("trade" if "trade" in table.legal() else table.legal()[0])
    assert turns == [0, 1, 0, 1]


def test_boats_of_the_tiny_marsh_enter_one_quay_a_turn():
    table = hightable.new("saltmarsh", 2, seed=3, marsh="tiny")
    table.choose("sail")
    assert table.legal() == ("go south", "stop")
    table.choose("go south")
    assert table.decision.seat == 1


def test_the_tiny_marsh_can_be_dealt_in_six_ways():
    toy = game("saltmarsh")
    tiny = toy.settle(2, {"marsh": "tiny"})
    hands = {str(deal(toy, tiny, seed)) for seed in range(60)}
    assert len(hands) == deals(2, tiny) == 6
    assert deals(2, toy.settle(2, {})) == 0


def deal(toy, options, seed):
    state = toy.new(2, seed.to_bytes(16, "big"), options)
    return [player.hand for player in state.players]


@pytest.mark.parametrize(("guild", "points"), [(0, 0), (5, 6), (8, 16)])
def test_the_guild_scores_what_is_printed(guild, points):
    me = player(coins=11, salt=2, guild=guild)
    assert sheet(asked(me), me) == {"guild": points, "salt": 2, "coins": 2}
    assert score(me) == points + 4


def test_players_who_tie_share_the_victory():
    board = asked(player(salt=1), player(seat=1, salt=1), player(seat=2))
    assert winners(board) == [0, 1]


def test_a_secret_choice_is_seen_by_its_owner_only():
    table = hightable.new("saltmarsh", 3, seed=7)
    unseen, log = table.seen(1), table.lines(1)
    table.choose(table.legal()[0])
    assert table.seen(0)["players"][0]["pick"]
    assert table.seen(1) == unseen
    assert table.lines(1) == log
    assert len(table.lines(0)) == len(log) + 1


def test_what_does_not_add_up_is_named():
    table = hightable.new("saltmarsh", 2, seed=1)
    table.state.deck.pop()
    assert table.game.invariants(table.state)[0].startswith("cards: ")
