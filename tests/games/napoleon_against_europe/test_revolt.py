"""The national revolts: where they break out, whose they are, how they live."""

import pytest

from estafette.games.napoleon_against_europe.actions import Go
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.fate import change, eliminate
from estafette.games.napoleon_against_europe.minors import minors_with_units
from estafette.games.napoleon_against_europe.powers import controller, manager, side_of
from estafette.games.napoleon_against_europe.revolt import (
    cannot_appear,
    cannot_raise_chouans,
    cannot_raise_serbs,
    raise_chouans,
    raise_serbs,
)
from estafette.games.napoleon_against_europe.sides import (
    CHOUANS,
    COALITION,
    SERBS,
    Kind,
    Standing,
)
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store, the_box
from tests.referee import Referee, rule


def serbs():
    game = bare()
    Referee(game, raise_serbs(game))
    game.events = {"23C": 1806}
    return game


@rule("napoleon-against-europe revolt.list")
def test_there_are_three_revolts_and_all_are_the_coalitions():
    revolts = {id_ for id_, each in the_box().countries.items() if each.kind is Kind.REVOLT}
    assert revolts == {"chouans", "serbes", "tyroliens"}

    game = bare()
    assert [side_of(game, each) for each in sorted(revolts)] == [COALITION] * 3
    assert [manager(game, each) for each in sorted(revolts)] == [COALITION] * 3


@rule("napoleon-against-europe revolt.list")
def test_a_revolt_breaks_out_once():
    game = bare()
    assert cannot_raise_serbs(game) is None
    Referee(game, raise_serbs(game))

    assert cannot_raise_serbs(game) is not None


@rule("napoleon-against-europe revolt.list")
def test_the_serbs_take_belgrade_unless_turks_stand_there():
    game = serbs()
    assert game.forces["corps-serbie"].zone == "belgrade"
    assert controller(game, "belgrade") is COALITION

    game = bare()
    put(game, "belgrade", "tu-corps-1")
    Referee(game, raise_serbs(game))
    assert "corps-serbie" in game.steps
    assert controller(game, "belgrade") is None


@rule("napoleon-against-europe revolt.list")
def test_the_royalists_gather_where_no_french_troops_stand():
    game = bare()
    put(game, "rennes", "fr-corps-9")
    assert cannot_raise_chouans(game) is None
    referee = Referee(game, raise_chouans(game))
    assert referee.is_over
    assert game.forces["corps-chouans"].zone == "poitiers"

    game = bare()
    assert {*Referee(game, raise_chouans(game)).options} == {Go("poitiers"), Go("rennes")}
    put(game, "rennes", "fr-corps-9")
    put(game, "poitiers", "fr-corps-10")
    assert cannot_raise_chouans(game).rule == "card.c.chouans"


@rule("napoleon-against-europe revolt.counts-as-minor")
def test_a_revolt_counts_as_a_minor_while_the_coalition_has_its_home():
    game = bare()
    assert SERBS not in minors_with_units(game, COALITION)
    game = serbs()
    assert SERBS in minors_with_units(game, COALITION)

    game.forces.clear()
    game.zones.clear()
    flag(game, "france", "belgrade")
    assert SERBS not in minors_with_units(game, COALITION)


@rule("napoleon-against-europe revolt.counts-as-minor")
def test_its_fate_does_not_hang_on_the_powers_of_the_coalition():
    game = serbs()
    stand(game, autriche=None, russie=None)

    assert side_of(game, SERBS) is COALITION
    assert SERBS in minors_with_units(game, COALITION)


@rule("napoleon-against-europe revolt.units-leave", "napoleon-against-europe revolt.supply")
def test_away_from_home_a_revolt_must_trace_a_line():
    """[d4.revolt.supply]"""
    game = serbs()
    assert is_supplied(game, "corps-serbie")
    flag(game, "turquie", "belgrade")
    assert is_supplied(game, "corps-serbie")

    game = bare()
    flag(game, "turquie", "belgrade")
    head = put(game, "temesvar", "corps-serbie")
    assert is_supplied(game, head)
    stand(game, angleterre=None)
    assert is_supplied(game, head)  # every power of the Coalition feeds it
    stand(game, autriche=None, russie=None)
    assert not is_supplied(game, head)

    game = serbs()
    stand(game, autriche=None, russie=None, angleterre=None)
    change(game, "corps-serbie", zone="temesvar")
    assert is_supplied(game, "corps-serbie")  # by Belgrade alone


@rule("napoleon-against-europe revolt.supply")
@pytest.mark.parametrize(
    ("depot", "is_fed"),
    [("", False), ("depot-angleterre-1", True), ("depot-russie-1", False)],
)
def test_a_british_depot_in_a_port_of_the_coalition_feeds_the_royalists(depot, is_fed):
    """[d4.revolt.supply]"""
    game = bare()
    head = put(game, "bordeaux", "corps-chouans")
    flag(game, "angleterre", "bordeaux")
    if depot:
        store(game, "bordeaux", depot)

    assert is_supplied(game, head) is is_fed


@rule("napoleon-against-europe revolt.supply")
def test_at_home_the_royalists_live_on_the_land():
    game = bare()

    assert is_supplied(game, put(game, "poitiers", "corps-chouans"))


@rule("napoleon-against-europe card.c.karageorges")
def test_the_serbs_are_allies_of_england_and_only_turks_keep_belgrade_from_them():
    assert serbs().status[SERBS] == Status(Standing.ALLY, "angleterre")

    game = bare()
    put(game, "belgrade", "fr-corps-9", is_sheltered=True)
    Referee(game, raise_serbs(game))
    assert "belgrade" not in game.flags


@rule("napoleon-against-europe card.c.chouans")
def test_the_royalists_gather_in_poitou_or_brittany_and_nowhere_else():
    assert cannot_appear(bare(), Go("paris")).key == "revolt.elsewhere"


@rule("napoleon-against-europe budget.minor.revolts-count")
def test_a_revolt_whose_corps_is_lost_for_good_counts_no_more():
    game = serbs()
    assert SERBS in list(minors_with_units(game, COALITION))

    eliminate(game, "corps-serbie")

    assert controller(game, "belgrade") is COALITION
    assert SERBS not in list(minors_with_units(game, COALITION))


@rule("napoleon-against-europe revolt.list", "napoleon-against-europe card.c.chouans")
def test_royalists_who_are_in_arms_do_not_rise_again():
    game = bare("1815")
    put(game, "bordeaux", "corps-chouans")

    refusal = cannot_raise_chouans(game)

    assert (refusal.rule, refusal.key) == ("revolt.list", "revolt.once")


@rule("napoleon-against-europe revolt.counts-as-minor")
def test_royalists_count_as_a_minor_where_they_began_and_not_elsewhere():
    for zone, counts in (("poitiers", True), ("bordeaux", False)):
        game = bare()
        put(game, zone, "corps-chouans")
        assert CHOUANS not in minors_with_units(game, COALITION)
        game.events = {"26C": 1806}
        assert (CHOUANS in minors_with_units(game, COALITION)) is counts
