"""Where a side stands: remembered, and never out of date."""

from estafette.engine import Dice, encode, secret_of, settle
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.fate import eliminate, move
from estafette.games.last_campaigns.ground import FAR
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Side
from estafette.match import Match
from tests.contract.cases import RandomPlayer
from tests.referee import rule

from .position import given, the_box


def test_a_front_is_remembered_until_a_hex_is_won_or_lost() -> None:
    game = given(fr_ii_soye="4250", pr_i_1="4253")
    french, allied = game.front(FRENCH), game.front(ALLIED)

    move(game, "fr-ii-soye", "4251")

    assert game.front(FRENCH).held == {"4251"} != french.held
    assert game.front(ALLIED) is allied


@rule("last-campaigns order.attack.approach")
def test_an_enemy_who_is_gone_is_far_away() -> None:
    game = given(fr_ii_soye="4250", pr_i_1="4253")
    assert game.front(ALLIED).distance("4250") == 3

    eliminate(game, "pr-i-1")

    assert game.front(ALLIED).distance("4250") == FAR


def test_a_front_is_no_part_of_the_saved_table() -> None:
    game = given(fr_ii_soye="4250")
    before = encode(game)

    game.front(FRENCH)

    assert encode(game) == before


def test_in_play_no_front_is_ever_out_of_date() -> None:
    setup = settle(the_box(), "quatre-bras", {"extended-line": "yes"})
    match = Match.start(RULES, the_box(), setup, secret_of("fronts"))
    player = RandomPlayer(Dice(secret_of("fronts/player")), busy=True)
    while match.open and match.number < 300:
        match.choose(*player.answer(match))
        for side in Side:
            game = match.game
            assert game.front(side).held == {
                hex_ for hex_ in game.stacks if game.holder(hex_) is side
            }
