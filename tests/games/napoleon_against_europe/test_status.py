"""How countries stand: neutral, allied, in forced peace; who may move, enter and be commanded."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import hand, iberia, treaties
from estafette.games.napoleon_against_europe.actions import Country, Discard, Go, Receive
from estafette.games.napoleon_against_europe.affairs import Status, Treaty
from estafette.games.napoleon_against_europe.command import cannot_hold
from estafette.games.napoleon_against_europe.control import is_open_to
from estafette.games.napoleon_against_europe.embassy import candidates
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.forced_alliance import cannot_bind
from estafette.games.napoleon_against_europe.forced_alliance import declare as declare_alliances
from estafette.games.napoleon_against_europe.lines import RELAY, line_for, serves
from estafette.games.napoleon_against_europe.neutral_moves import Walk, cannot_walk
from estafette.games.napoleon_against_europe.passage import cannot_trespass
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import manager, side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    Side,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.squadron import cannot_sail
from estafette.games.napoleon_against_europe.stacking import enforce
from estafette.games.napoleon_against_europe.subjection import conquer
from estafette.games.napoleon_against_europe.terms import mark_of
from estafette.games.napoleon_against_europe.transfers import cannot_give
from estafette.games.napoleon_against_europe.war import declare, join
from tests.games.napoleon_against_europe.position import (
    bare,
    bind,
    deal,
    flag,
    put,
    stand,
    table,
    the_box,
)
from tests.referee import Referee, rule

MAJORS = {"france", "angleterre", "autriche", "russie", "prusse", "espagne", "turquie"}


@rule("napoleon-against-europe intro.sides", "napoleon-against-europe intro.players")
def test_two_players_hold_the_empire_and_the_coalition():
    assert [*Side] == [EMPIRE, COALITION]
    assert EMPIRE.enemy is COALITION
    assert COALITION.enemy is EMPIRE
    game = bare()
    assert (side_of(game, "france"), side_of(game, "angleterre")) == (EMPIRE, COALITION)


@rule("napoleon-against-europe coalition.definition")
def test_the_coalition_is_whoever_is_allied_against_the_empire():
    game = bare()
    coalition = {each for each in game.status if side_of(game, each) is COALITION}
    assert {"angleterre", "autriche", "russie", "naples", "papaute"} <= coalition
    assert {"prusse", "saxe", "espagne", "danemark"}.isdisjoint(coalition)

    empire = {each for each in game.status if side_of(game, each) is EMPIRE}
    assert {"france", "espagne", "baviere", "suisse"} <= empire


@rule("napoleon-against-europe power.major-list")
def test_seven_powers_are_major_and_all_others_minor():
    box = the_box()

    assert set(box.majors) == MAJORS
    assert not any(each.is_major for id_, each in box.countries.items() if id_ not in MAJORS)


@rule("napoleon-against-europe marker.list")
def test_every_marker_has_its_place_on_the_table():
    game = table("1809")
    flags = {status.kind for status in game.status.values()}
    assert {Standing.PROTECTORATE, Standing.ALLY, Standing.ANNEXED} <= flags
    assert game.flags["madrid"] == "france"
    assert game.owner["hanovre"] == "france"

    assert (game.year, game.victory) == (1809, 15)
    assert isinstance(game.round, int)
    assert isinstance(game.escalation, int)
    assert {*game.stock} == {EMPIRE, COALITION}
    for markers in (game.unsupplied, game.empty, game.sieges, game.lasting):
        assert len(markers) >= 0
    assert not any(force.is_demoralised for force in game.forces.values())


@rule("napoleon-against-europe status.france-none")
def test_france_is_simply_at_war_and_is_no_target_of_anything():
    game = bare()
    assert game.status["france"] == Status(Standing.MEMBER, EMPIRE)
    assert "france" not in candidates(game, COALITION)
    assert Country("france") not in Referee(game, declare(game, COALITION)).options

    kinds = {status.kind for status in table("1809").status.values()}
    assert {
        Standing.NEUTRAL,
        Standing.ALLY,
        Standing.FORCED_PEACE,
        Standing.PROTECTORATE,
    } <= kinds


@rule("napoleon-against-europe status.neutral.definition")
def test_a_neutral_is_at_war_with_nobody_and_may_join_either_side():
    for side in Side:
        game = bare()
        assert side_of(game, "turquie") is None
        Referee(game, join(game, "turquie", side))
        assert side_of(game, "turquie") is side


@rule("napoleon-against-europe status.neutral.movement")
def test_a_neutral_army_moves_inside_its_own_territory_but_not_to_its_minor_allies():
    game = bare()
    head = put(game, "magdebourg", "pr-corps-1", general="brunswick")
    trip = Walk(head, 3)

    assert manager(game, "prusse") is COALITION
    assert cannot_walk(game, trip, Go("berlin")) is None
    assert cannot_walk(game, trip, Go("leipzig")) is not None


@rule("napoleon-against-europe status.neutral.minor-no-units")
def test_neutral_minors_have_no_units_on_the_map():
    for scenario in ("1805", "1809"):
        game = table(scenario)
        nation_of = game.printed.nation_of
        neutral = {c for c, s in game.status.items() if s.kind is Standing.NEUTRAL}
        minors = {each for each in neutral if not game.printed.countries[each].is_major}
        assert minors
        assert not [piece for piece in (*game.steps, *game.fleets) if nation_of[piece] in minors]


@rule("napoleon-against-europe status.neutral.lost", "napoleon-against-europe status.ally.no-exit")
def test_neutrality_once_lost_comes_back_only_by_a_forced_peace():
    game = bare(dice=[5])
    Referee(game, join(game, "prusse", COALITION))
    assert Country("prusse") not in Referee(game, declare(game, EMPIRE)).options
    assert "prusse" not in candidates(game, COALITION)

    make_peace(game, "prusse", EMPIRE)
    assert game.status["prusse"].kind is Standing.FORCED_PEACE
    game.year += 1
    Referee(game, treaties.test(game))
    assert game.status["prusse"] == Status(Standing.NEUTRAL)


@rule(
    "napoleon-against-europe status.ally.no-exit", "napoleon-against-europe status.ally.minor-stays"
)
def test_nobody_leaves_his_alliance_by_declaration():
    """[d2.ally.no-exit]"""
    game = bare()
    offered = Referee(game, declare(game, COALITION)).options
    assert Country("autriche") not in offered
    assert Country("baviere") not in offered

    offered = Referee(game, declare(game, EMPIRE)).options
    assert Country("baviere") not in offered
    assert Country("autriche") not in offered


@rule("napoleon-against-europe status.ally.minor-stays")
def test_a_conquered_minor_becomes_an_ally_of_its_conqueror():
    game = bare()
    flag(game, "autriche", "munich", "ulm", "wurtzbourg")
    Referee(game, conquer(game, COALITION, "baviere"))

    assert game.status["baviere"] == Status(Standing.ALLY, "autriche")


@rule("napoleon-against-europe status.england-never-neutral")
def test_england_rejoins_the_coalition_when_its_peace_is_over_even_after_two_defeats():
    """[d.peace.second-defeat]"""
    game = bare(dice=[5])
    make_peace(game, ENGLAND, EMPIRE)
    make_peace(game, ENGLAND, EMPIRE)
    assert side_of(game, ENGLAND) is None
    game.year += 1
    referee = Referee(game, treaties.test(game))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.status[ENGLAND] == Status(Standing.MEMBER, COALITION)


@rule("napoleon-against-europe status.ally.of-whom")
def test_a_minor_may_be_allied_to_a_neutral_power_and_goes_with_it():
    game = bare()
    assert game.status["saxe"] == Status(Standing.ALLY, "prusse")
    assert side_of(game, "saxe") is None

    stand(game, prusse="empire")
    assert side_of(game, "saxe") is EMPIRE
    assert (side_of(game, "papaute"), side_of(game, "baviere")) == (COALITION, EMPIRE)


@rule("napoleon-against-europe status.ally.how")
def test_a_neutral_becomes_an_ally_when_the_other_side_declares_war():
    game = bare()
    Referee(game, declare(game, COALITION)).choose(Country("turquie"), Pass())

    assert side_of(game, "turquie") is EMPIRE


@rule("napoleon-against-europe status.ally.command")
def test_a_general_commands_fewer_steps_of_an_allied_power_than_of_his_own():
    game = bare()
    head = put(
        game, "brunn", "ru-corps-1", "ru-corps-2", general="buxhowden", reduced=["ru-corps-2"]
    )
    force = game.forces[head]
    game.steps["au-corps-1"] = 2
    mixed = replace(force, corps=(*force.corps, "au-corps-1"))
    assert cannot_hold(game, mixed) is None

    equal = replace(force, corps=("ru-corps-1", "au-corps-1"))
    assert cannot_hold(game, equal).rule == "status.ally.command"


@rule("napoleon-against-europe status.ally.command")
def test_there_is_no_such_limit_for_allied_minors():
    game = bare()
    head = put(game, "munich", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    force = game.forces[head]
    game.steps |= {"corps-baviere": 2, "corps-wurtemberg": 1}

    mixed = replace(force, corps=(*force.corps, "corps-baviere", "corps-wurtemberg"))
    assert cannot_hold(game, mixed) is None


@rule("napoleon-against-europe status.ally.squadrons")
def test_allied_fleets_sail_together_and_others_do_not():
    game = bare()
    berth(game, "fleet-villeneuve", "port", "cadix")
    berth(game, "fleet-gravina", "port", "cadix")
    assert cannot_sail(game, EMPIRE, "fleet-gravina", ("fleet-villeneuve",)) is None

    stand(game, espagne=None)
    assert cannot_sail(game, EMPIRE, "fleet-gravina", ("fleet-villeneuve",)) is not None


@rule("napoleon-against-europe status.ally.supply")
def test_allied_fortresses_are_relays():
    game = bare()
    line = line_for(game, "france")
    assert serves(game, line, "ulm") == RELAY

    stand(game, baviere=None)
    assert serves(game, line_for(game, "france"), "ulm") == ""


@rule("napoleon-against-europe status.ally.key-zones")
def test_allies_pool_their_key_zones():
    game = bare()
    zones = [group.zones for group in hand.groups(game, EMPIRE)]
    assert ("paris",) in zones
    assert ("madrid",) in zones

    stand(game, espagne=None)
    assert ("madrid",) not in [group.zones for group in hand.groups(game, EMPIRE)]


@rule("napoleon-against-europe spain.closed-before-cards")
def test_until_both_cards_are_played_the_french_stay_out_of_spain_and_spain_sends_nothing():
    game = bare()
    game.resources = {"espagne": 8}
    french = game.forces[put(game, "bayonne", "fr-corps-9", "fr-corps-10", general="ney")]
    gift = Receive("espagne")
    for events in ({}, {"24F": 1807}, {"25F": 1807}):
        game.events = events
        assert iberia.cannot_stay(game, french, "burgos").rule == "spain.closed-before-cards"
        assert cannot_give(game, "france", gift).rule == "budget.spain-transfer"

    game.events = {"24F": 1807, "25F": 1808}
    assert iberia.cannot_stay(game, french, "burgos") is None
    assert iberia.cannot_enter(game, french, "burgos") is None
    assert cannot_give(game, "france", gift) is None


@rule("napoleon-against-europe spain.closed-before-cards")
def test_with_no_card_the_french_do_not_even_cross_spain():
    game = bare()
    french = game.forces[put(game, "bayonne", "fr-corps-9")]
    assert iberia.cannot_enter(game, french, "burgos") is not None

    game.events = {"24F": 1807}
    assert iberia.cannot_enter(game, french, "burgos") is None


@rule("napoleon-against-europe peace.forced", "napoleon-against-europe peace.conqueror-transit")
def test_during_a_forced_peace_the_land_is_open_to_the_conqueror_alone():
    game = bare()
    make_peace(game, "autriche", EMPIRE)
    assert side_of(game, "autriche") is None

    assert is_open_to(game, "vienne", EMPIRE)
    assert not is_open_to(game, "vienne", COALITION)
    french = game.forces[put(game, "salzbourg", "fr-elite-1")]
    assert cannot_trespass(game, french, EMPIRE, "vienne") is None


@rule("napoleon-against-europe peace.share-zone")
def test_victor_and_vanquished_may_stay_in_one_zone():
    game = bare()
    bind(game, "autriche")
    put(game, "vienne", "fr-elite-1")
    put(game, "vienne", "au-corps-1")
    referee = Referee(game, enforce(game))

    assert referee.is_over
    assert game.steps == {"fr-elite-1": 2, "au-corps-1": 2}


@rule("napoleon-against-europe peace.second-defeat")
def test_after_a_second_defeat_no_die_is_rolled():
    """[d.peace.second-defeat]"""
    game = bare(dice=[6])
    make_peace(game, "prusse", EMPIRE)
    make_peace(game, "prusse", EMPIRE)
    assert game.treaties["prusse"].for_good
    game.year += 3
    referee = Referee(game, treaties.test(game))

    assert "peace.tested" not in referee.keys
    assert game.status["prusse"].kind is Standing.FORCED_PEACE


@rule("napoleon-against-europe peace.end-neutral")
@pytest.mark.parametrize(("die", "kind"), [(4, Standing.FORCED_PEACE), (5, Standing.NEUTRAL)])
def test_when_the_peace_is_over_the_power_is_neutral(die, kind):
    game = bare(dice=[die])
    make_peace(game, "autriche", EMPIRE)
    game.year += 1
    Referee(game, treaties.test(game))

    assert game.status["autriche"].kind is kind


@rule("napoleon-against-europe forced-alliance.when")
def test_a_forced_alliance_takes_tambours_or_a_second_defeat():
    game = bare()
    make_peace(game, "prusse", EMPIRE)
    assert cannot_bind(game, "prusse").rule == "forced-alliance.when"
    game.lasting = {mark_of("prusse"): Until.EVER}
    assert cannot_bind(game, "prusse") is None

    game.lasting = {}
    game.beaten = {"prusse": (EMPIRE, EMPIRE)}
    assert cannot_bind(game, "prusse") is None
    game.beaten = {"prusse": (COALITION, EMPIRE)}
    assert cannot_bind(game, "prusse") is not None


@rule("napoleon-against-europe forced-alliance.cost")
def test_it_costs_a_card_of_any_value_and_without_a_card_there_is_none():
    game = bare()
    make_peace(game, "prusse", EMPIRE)
    make_peace(game, "prusse", EMPIRE)
    referee = Referee(game, declare_alliances(game))
    assert referee.is_over
    assert game.status["prusse"].kind is Standing.FORCED_PEACE

    deal(game, empire=["25F"])
    referee = Referee(game, declare_alliances(game))
    referee.choose(Discard("25F"))
    assert game.status["prusse"] == Status(Standing.FORCED_ALLIANCE, "france")
    assert game.hands[EMPIRE] == ()


@rule("napoleon-against-europe forced-alliance.nature")
def test_a_forced_alliance_lasts_to_the_end_of_the_game():
    game = bare(dice=[6])
    make_peace(game, "prusse", EMPIRE)
    make_peace(game, "prusse", EMPIRE)
    deal(game, empire=["3F"])
    Referee(game, declare_alliances(game)).choose(Discard("3F"))
    game.year += 5
    Referee(game, treaties.test(game))

    assert game.status["prusse"].kind is Standing.FORCED_ALLIANCE


@rule("napoleon-against-europe forced-alliance.third-defeat")
def test_a_third_defeat_is_a_forced_peace_and_a_card_makes_it_a_forced_alliance():
    """[d4.third-defeat]"""
    game = bare()
    game.beaten = {"prusse": (EMPIRE, EMPIRE)}
    stand(game, prusse="coalition")
    make_peace(game, "prusse", EMPIRE)
    assert game.status["prusse"].kind is Standing.FORCED_PEACE
    assert game.treaties["prusse"] == Treaty("france", game.year, True)

    deal(game, empire=["3F"])
    Referee(game, declare_alliances(game)).choose(Discard("3F"))
    assert game.status["prusse"].kind is Standing.FORCED_ALLIANCE
