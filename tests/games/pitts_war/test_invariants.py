"""What is true of the table at every moment, along matches played by chance."""

import pytest

from estafette.engine import settle
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.sides import SIDE_OF, Side
from estafette.games.pitts_war.stacking import excess
from tests.contract.cases import Case, walk
from tests.games.pitts_war.position import the_box

SCENARIOS = ("liberty-or-death", "great-empire", "valmy-to-waterloo")
BETWEEN = "activation.which-force"
MENDING = ("stacking.", "homecoming.")  # questions whose answers put things right


def matches(scenario):
    """Every moment of a busy match."""
    case = Case(RULES, settle(the_box(), scenario, {}), 3, busy=True)
    for match, _, _ in walk(case):
        yield match


def positions(scenario):
    """Every position of a match in which nothing is under way."""
    for match in matches(scenario):
        game = match.game
        is_open = game.battle or game.march or game.clashes or game.surrender
        if not is_open and not match.open[0].key.startswith(MENDING):
            yield game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_is_sound_at_every_question(scenario):
    for game in positions(scenario):
        pieces_agree(game)
        sides_keep_apart(game)
        flags_are_true(game)
        markers_are_counted(game)
        leaders_have_armies(game)
        stacks_are_led(game)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_is_left_open_between_two_activations(scenario):
    met = 0
    for match in matches(scenario):
        if match.open[0].key == BETWEEN:
            met += 1
            game = match.game
            assert (game.march, game.trial, game.battle, game.surrender) == (None,) * 4
            assert not game.clashes
            assert not game.awaiting
    assert met > 50


def pieces_agree(game):
    stacked = {army: area for area, stack in game.stacks.items() for army in stack}
    assert stacked == game.where
    assert game.steps.keys() == game.where.keys()
    assert sum(map(len, game.stacks.values())) == len(stacked)
    most = game.printed.armies
    assert all(1 <= steps <= most[army].most for army, steps in game.steps.items())
    assert not {*game.lost} & {*game.where, *game.leaders}
    assert len({*game.lost}) == len(game.lost)


def sides_keep_apart(game):
    for area, stack in game.stacks.items():
        assert len({game.side(army) for army in stack} - {None}) <= 1, (area, stack)


def flags_are_true(game):
    for area, power in game.flags.items():
        assert area not in game.printed.open, area
        assert SIDE_OF[game.stance[power]] is not None, (area, power)
        assert game.side_of(game.owner(area)) is not game.side_of(power), (area, power)


def markers_are_counted(game):
    held = [marker for side in Side for marker in game.hands[side] + game.pools[side]]
    assert len(held) == len({*held})
    assert {*held} == game.live
    for side in Side:
        assert all(game.printed.markers[marker].side is side for marker in game.hands[side])
        assert all(game.printed.markers[marker].side is side for marker in game.pools[side])


def leaders_have_armies(game):
    for leader, area in game.leaders.items():
        power = game.printed.leaders[leader].power
        company = game.stacks.get(area, ())
        assert any(game.printed.power_of[army] == power for army in company), (leader, area)


def stacks_are_led(game):
    for area in game.stacks:
        assert [excess(game, area, side) for side in Side] == [0, 0], (area, game.stacks[area])
