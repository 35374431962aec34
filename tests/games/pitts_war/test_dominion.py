"""What is known in advance is what one finds by looking: lines, ways, forces that may go."""

import pytest

from estafette.games.pitts_war.actions import Activate, Enter, Sail
from estafette.games.pitts_war.activation import are_plainly_fresh, cannot_activate, run_by
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.dominion import dominion_of
from estafette.games.pitts_war.ground import ground_of
from estafette.games.pitts_war.route import cannot_enter, cannot_go_on, outset_of
from estafette.games.pitts_war.sea import cannot_sail
from estafette.games.pitts_war.sides import COALITION, FRENCH, Side
from estafette.games.pitts_war.supply import finds_a_line, has_line, lines_of, network_of
from tests.games.pitts_war.position import given
from tests.games.pitts_war.test_invariants import matches

SCENARIOS = ("liberty-or-death", "great-empire")


def questions(scenario, key, every=1):
    """The questions of a kind in a match played by chance, or some, each with its table."""
    met = 0
    for match in matches(scenario):
        decision = match.open[0]
        if decision.key == key:
            met += 1
            if met % every == 0:
                yield match.game, decision


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_lines_of_a_power_lead_where_a_search_finds_them(scenario):
    for game, _ in questions(scenario, "activation.which-force", every=60):
        for power in ("france", "austria", "bavaria", "prussia", "spain"):
            network = network_of(game, power, game.side_of(power))
            assert leads_to(game, power) == found_by_search(game, network, power)


def leads_to(game, power):
    own = game.land_of(power)
    areas = [area for area in game.printed.areas if area not in own and is_at_war(game, area)]
    return {area for area in areas if has_line(game, area, power, game.side_of(power))}


def found_by_search(game, network, power):
    bit, own = ground_of(game.printed).bit, game.land_of(power)
    areas = [area for area in game.printed.areas if area not in own and is_at_war(game, area)]
    sources, passable = lines_of(game, network, power).sources, network.passable
    return {area for area in areas if finds_a_line(game, network, sources, bit[area], passable)}


def is_at_war(game, area):
    """A land in mandatory peace is searched anew for every force."""
    return game.stance.get(game.owner(area)) != "peace"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_held_is_the_same_all_at_once_and_area_by_area(scenario):
    for game, _ in questions(scenario, "activation.which-force", every=25):
        ground, dominion = ground_of(game.printed), dominion_of(game)
        for side in Side:
            areas = [area for area in game.printed.areas if controller(game, area) is side]
            held = [area for area in areas if area not in game.printed.open]
            assert ground.named(dominion.held[side]) == held


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_easy_way_is_open_to_who_looks_closer(scenario):
    easy = 0
    for game, _ in questions(scenario, "march.where", every=2):
        outset = outset_of(game, game.march)
        for way in [Enter(area) for area in game.neighbours(game.march.area)]:
            assert cannot_go_on(game, outset, way) == cannot_enter(game, way)
            easy += outset.is_easy(way.area)
    assert easy > 100


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ports_that_are_offered_are_open_to_who_looks_closer(scenario):
    for game, decision in questions(scenario, "march.where"):
        ports = [option for offers in decision.offered for option in offers.offers]
        for port in [option for option in ports if isinstance(option, Sail)]:
            assert (port in decision.options) is (cannot_sail(game, port) is None)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_force_that_is_named_without_a_look_may_be_activated(scenario):
    plain = 0
    for game, decision in questions(scenario, "activation.which-force"):
        if are_plainly_fresh(game, game.active) and not run_by(game, game.active):
            named = [option for option in decision.options if isinstance(option, Activate)]
            assert not [option for option in named if cannot_activate(game, option)]
            plain += 1
    assert plain > 20


@pytest.mark.parametrize(
    ("change", "is_french"),
    [
        ({"flags": {"munich": "france"}}, True),
        ({"annexed": {"munich": "france"}}, True),
        ({"stance": {"bavaria": "french"}}, True),
        ({"stance": {"bavaria": "neutral"}}, False),
    ],
)
def test_a_map_that_has_changed_is_looked_at_again(change, is_french):
    before = given(stance={"bavaria": "coalition"})
    after = given(**{"stance": {"bavaria": "coalition"}, **change})
    bit = ground_of(before.printed).bit["munich"]

    for _ in range(2):  # two tables of one box, asked in turn
        assert dominion_of(before).held[COALITION] & bit
        assert bool(dominion_of(after).held[FRENCH] & bit) is is_french
        assert not dominion_of(after).held[COALITION] & bit


def test_a_flag_raised_on_the_same_table_is_seen():
    game = given()
    bit = ground_of(game.printed).bit["milan"]
    assert not dominion_of(game).held[FRENCH] & bit

    game.flags = {**game.flags, "milan": "france"}
    assert dominion_of(game).held[FRENCH] & bit
