"""What is read off the table and kept is never older than the table: a slice of random play."""

import pytest
from msgspec.structs import replace

from estafette.engine import settle
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.lines import (
    leads_home,
    line_for,
    reaches_source,
    relays_over_land,
    serves,
)
from estafette.games.napoleon_against_europe.powers import side_of_force
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.contract.cases import Case, walk
from tests.games.napoleon_against_europe.position import table, the_box
from tests.referee import rule

EVERY = 7  # decisions


def unread(game):
    """The same table, of which nothing has been read yet."""
    return replace(game, last_politics=None, last_control=None, last_posts=None, last_fronts={})


def is_joined(game, zone, nation):
    """Does a line lead home, if the whole chain is looked for from this zone alone?"""
    line, seen = line_for(game, nation), {zone}
    if serves(game, line, zone):
        return reaches_source(game, line, [zone], seen)
    return reaches_source(game, line, relays_over_land(game, line, zone, seen), seen)


@pytest.mark.parametrize(("scenario", "choices"), [("1815", 300), ("1805", 250), ("1809", 250)])
@rule("napoleon-against-europe supply.line")
def test_supply_is_what_the_table_says_now(scenario, choices):
    case = Case(RULES, settle(the_box(), scenario, {}), 5, busy=True, followed=choices)
    looked_at = 0
    for match, _, _ in walk(case):
        if match.number % EVERY:
            continue
        game, fresh = match.game, unread(match.game)
        for head, force in game.forces.items():
            assert is_supplied(game, head) == is_supplied(fresh, head)
            zone, nation = force.zone, force.nation
            found = leads_home(game, line_for(game, nation), zone)
            assert found == is_joined(fresh, zone, nation)
            looked_at += 1

    assert looked_at > 100


@rule("napoleon-against-europe supply.blocked.units")
def test_posts_are_those_of_the_forces_that_stand_there_now():
    game = table("1805")
    before = game.posts

    assert game.posts is before
    head, force = next(iter(game.forces.items()))
    side = side_of_force(game, force)
    game.forces[head] = replace(force, zone="moscou")
    assert "moscou" in game.posts.held[side]
    assert "moscou" not in before.held[side]


@rule("napoleon-against-europe supply.sea-line")
def test_a_fleet_that_puts_to_sea_closes_it_at_once():
    game = table("1805")
    game.fleets.clear()
    sea = game.printed.ports["brest"]
    assert sea not in line_for(game, "france").front.closed_seas

    game.fleets["fleet-nelson"] = Berth("sea", sea)

    assert sea in line_for(game, "france").front.closed_seas
    assert sea not in line_for(game, "angleterre").front.closed_seas
    assert {line_for(game, each).side for each in ("france", "angleterre")} == {EMPIRE, COALITION}
