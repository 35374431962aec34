"""[1] and [2]: the columns, the set-up, and what is secret."""

from msgspec.json import encode as sent

from estafette.engine import Dice, Setup, secret_of, settle
from tests.referee import Referee, rule
from tests.specimen import RULES
from tests.specimen.fire import Fire
from tests.specimen.imagination import hidden
from tests.specimen.impulses import impulse
from tests.specimen.printed import read
from tests.specimen.state import new_game
from tests.specimen.view import view

from .positions import REARGUARD, VANGUARD, given


@rule("ford 1.1")
def test_each_column_has_a_seat_of_its_name():
    seats = RULES.seats(Setup("the-ford"))

    assert seats == ("vanguard", "rearguard")
    assert [RULES.side(seat) for seat in seats] == list(seats)


@rule("ford 2.1")
def test_battalions_stand_where_the_scenario_says_under_numbers_dealt_by_chance():
    printed = read()
    games = [
        new_game(printed, settle(printed, "the-ford", {}), Dice(secret_of(seed)))
        for seed in range(2)
    ]

    for game in games:
        placed = {block.battalion: block.space for block in game.blocks.values()}
        assert placed == printed.sheets["the-ford"].placed
        assert sorted(game.deck.pile) == sorted(printed.cards)
    one, other = ({b.battalion: b.handle for b in game.blocks.values()} for game in games)
    assert one != other


@rule("ford 2.1")
def test_which_battalion_stands_on_a_block_is_hidden_from_the_enemy():
    game = given(grenadiers="mill", fusiliers="mill")
    other = given(grenadiers="mill", fusiliers="mill")
    one, two = other.army(VANGUARD)
    one.battalion, two.battalion = two.battalion, one.battalion

    assert sent(view(game, REARGUARD)) == sent(view(other, REARGUARD))
    assert sent(view(game, None)) == sent(view(other, None))
    assert sent(view(game, VANGUARD)) != sent(view(other, VANGUARD))


@rule("ford 2.2")
def test_a_battalion_that_fires_is_known_from_then_on():
    game = given(grenadiers="mill", pioneers="ford")
    game.impulses[VANGUARD] = 1
    assert "grenadiers" in hidden(game, REARGUARD)

    Referee(game, impulse(game, VANGUARD)).choose(Fire("grenadiers", "ford"))

    assert game.block("grenadiers").open
    assert game.uncovered
    assert "grenadiers" not in hidden(game, REARGUARD) | hidden(game, None)


@rule("ford 2.3")
def test_hands_and_the_pile_are_hidden_and_the_discard_is_not():
    game = given(grenadiers="mill", hands={VANGUARD: ["courier"], REARGUARD: ["earthworks"]})
    game.deck.discard.append(game.deck.pile.pop())

    assert "courier" not in hidden(game, VANGUARD)
    assert {"courier", *game.deck.pile} <= hidden(game, REARGUARD)
    assert {"courier", "earthworks"} <= hidden(game, None)
    assert not hidden(game, None) & {*game.deck.discard}
