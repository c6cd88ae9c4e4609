"""Secrets: what a seat sees, and what may be dealt anew behind its back."""

import json
import random

import pytest
from games.newton.position import ask, player, table

import hightable
from hightable.games.newton.box import MASTERS
from hightable.games.newton.rules.rounds import NEXT_TURN


def drafted(seats, picks, seed=7, **options):
    """A table after so many choices of the draft."""
    found = hightable.new("newton", seats, seed=seed, **options)
    luck = random.Random(seed)
    for _ in range(picks):
        found.choose(luck.choice(found.legal()))
    return found


def guesses(found, seat, n=60):
    return [found.guess(seat, seed).state for seed in range(n)]


def test_only_the_owner_sees_his_masters():
    found = drafted(3, 9)
    own, other, watcher = (found.seen(seat)["players"][1] for seat in (1, 0, -1))
    assert len(own["masters"]) == 4
    for view in (other, watcher):
        assert view["masters_size"] == 4
        assert "masters" not in view
        assert "pack" not in view


def test_a_pick_and_a_pack_are_secret_while_the_draft_goes_on():
    found = drafted(3, 1)
    pick = MASTERS[found.state.players[0].pick]
    assert found.seen(0)["players"][0]["pick"] == pick
    assert "pick" not in found.seen(1)["players"][0]
    assert len(found.seen(1)["players"][1]["pack"]) == 4


def test_a_tucked_card_is_secret_until_all_have_chosen():
    board = table(player(desk=("work_0", "study_0")), player(1, desk=("work_0", "study_0")))
    board.turn = 10
    ask(board, NEXT_TURN)
    before = [hightable.new("newton", 2, seed=1).game.seen(board, seat) for seat in (0, 1)]
    board.choose(board.offered()[0])
    after = [hightable.new("newton", 2, seed=1).game.seen(board, seat) for seat in (0, 1)]
    assert after[0].players[0].pick == "start_red_work"
    assert after[1].players == before[1].players
    assert before[0].phase == "tuck"


@pytest.mark.parametrize("options", [{"draft": True}, {"draft": False}])
def test_a_guess_owes_nothing_to_what_is_hidden(options):
    found = drafted(3, 40, **options)
    for seat in range(3):
        guess = found.guess(seat, 99)
        assert guess.seen(seat) == found.seen(seat)
        assert found.guess(seat, 5).guess(seat, 99).state == guess.state
        assert found.game.invariants(guess.state) == []


def test_with_two_players_only_the_first_pick_of_the_other_is_unknown():
    found = drafted(2, 6)
    true = found.state.players[1].kept
    for state in guesses(found, 0):
        assert state.players[1].kept[1:] == true[1:]
    assert len({state.players[1].kept[0] for state in guesses(found, 0)}) > 8


def test_with_four_players_what_was_passed_on_stays_among_those_who_had_the_pack():
    found = drafted(4, 12)
    players = found.state.players
    passed = {players[(seat + at) % 4].kept[at] for seat, at in ((0, 1), (0, 2), (0, 3))}
    for state in guesses(found, 0):
        again = {state.players[at].kept[at] for at in (1, 2, 3)}
        assert again == passed


def test_without_the_draft_every_unseen_master_may_be_anywhere():
    found = drafted(2, 0, draft=False)
    own = set(found.state.players[0].kept)
    seen = {m for state in guesses(found, 0, 200) for m in state.players[1].kept}
    assert seen == set(range(20)) - own


def test_masters_that_were_played_stay_with_their_player():
    found = drafted(3, 9)
    for other in found.state.players[1:]:
        other.played = other.kept[1:3]
    for state in guesses(found, 0):
        assert [set(p.played) <= set(p.kept) for p in state.players] == [True] * 3
        assert found.game.invariants(state) == []


def test_a_guess_in_the_middle_of_the_draft_deals_packs_and_secret_picks():
    found = drafted(3, 4)
    packs = set()
    for state in guesses(found, 2):
        assert state.players[2] == found.state.players[2]
        assert state.players[0].pick in state.players[0].pack
        assert found.game.invariants(state) == []
        packs.add(tuple(sorted(state.players[1].pack)))
    assert len(packs) > 5


def test_a_guess_while_others_have_tucked_keeps_a_card_of_their_desk():
    desk = ("work_0", "study_0")
    board = table(
        player(desk=desk, masters=MASTERS[:4]), player(1, desk=desk, masters=MASTERS[4:8])
    )
    board.turn = 10
    ask(board, NEXT_TURN)
    board.choose(board.offered()[1])
    twin = board.copy()
    hightable.new("newton", 2, seed=1).game.determinize(twin, 1)
    assert twin.players[0].pick == 0


def test_alone_there_is_nothing_to_deal_anew():
    found = drafted(1, 20)
    assert found.guess(0, 3).seen(0) == found.seen(0)


def test_views_are_plain_and_numbers_fit_the_layout():
    for seats in (1, 2, 3, 4):
        found = drafted(seats, 30)
        size = sum(n for _, n in found.game.layout(seats))
        assert len(found.game.observation(found.state, 0)) == size
        assert json.loads(json.dumps(found.seen(0))) == found.seen(0)


def test_before_the_masters_are_dealt_there_is_nothing_to_deal_anew():
    found = hightable.new("newton", 3, seed=7, colours="chosen")
    assert found.guess(1, 5).seen(0) == found.seen(0)
    assert found.seen(0)["phase"] == "colours"
    assert found.seen(0)["players"][0]["colour"] == ""
