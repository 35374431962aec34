"""[8.1.3, 18.2] Peace: what a beaten power becomes, whose flags are struck, who may enter."""

import pytest

from estafette.games.napoleon_against_europe import continental
from estafette.games.napoleon_against_europe.actions import Country, Discard
from estafette.games.napoleon_against_europe.affairs import Status, Treaty
from estafette.games.napoleon_against_europe.control import is_open_to
from estafette.games.napoleon_against_europe.embassy import Mission, modifiers
from estafette.games.napoleon_against_europe.events import last
from estafette.games.napoleon_against_europe.forced_alliance import cannot_bind, declare
from estafette.games.napoleon_against_europe.lines import is_closed, is_relay, line_for
from estafette.games.napoleon_against_europe.peace import dictate, make_peace
from estafette.games.napoleon_against_europe.powers import (
    active_fortress,
    controller,
    holder,
    side_of,
)
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    Period,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.stacking import enforce
from estafette.games.napoleon_against_europe.standing import set_standing, territory
from estafette.games.napoleon_against_europe.terms import mark_of
from estafette.games.napoleon_against_europe.war import cannot_declare, declare_on
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule


def beaten(power=AUSTRIA, side=EMPIRE, scenario="1805"):
    """A power that has just made peace."""
    game = bare(scenario)
    if side_of(game, power) is None:
        stand(game, **{power: side.enemy.value})
    make_peace(game, power, side)
    return game


@rule("napoleon-against-europe peace.forced")
def test_a_beaten_power_is_in_forced_peace_with_its_conqueror():
    game = beaten()

    assert game.status[AUSTRIA] == Status(Standing.FORCED_PEACE, FRANCE)
    assert game.treaties[AUSTRIA] == Treaty(FRANCE, 1805)
    assert game.beaten[AUSTRIA] == (EMPIRE,)
    assert side_of(game, AUSTRIA) is None
    assert side_of(game, "thuringe") is None  # its minor goes with it


@rule("napoleon-against-europe peace.forced")
def test_the_power_of_the_coalition_that_holds_the_capital_dictates_the_peace():
    game = bare()
    stand(game, turquie="empire")
    flag(game, RUSSIA, "constantinople")

    make_peace(game, TURKEY, COALITION)

    assert game.treaties[TURKEY].victor == RUSSIA


@rule(
    "napoleon-against-europe peace.control-markers-removed",
    "napoleon-against-europe control.conquest-phase.major",
    "napoleon-against-europe peace.fortresses",
)
def test_peace_strikes_the_flags_of_both_and_mends_the_fortresses():
    """[d2.peace.home]"""
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg", "erfurt")
    flag(game, AUSTRIA, "munich", "ulm")
    flag(game, RUSSIA, "nuremberg")
    game.empty = frozenset({"vienne"})
    game.sieges = {"olmutz": 1}

    make_peace(game, AUSTRIA, EMPIRE)

    assert game.flags == {"nuremberg": RUSSIA}
    assert holder(game, "vienne") == AUSTRIA
    assert controller(game, "ulm") is EMPIRE
    assert active_fortress(game, "vienne") == 1
    assert not game.sieges


@rule("napoleon-against-europe peace.no-war")
def test_victor_and_vanquished_may_not_declare_war_on_each_other():
    game = beaten()

    assert cannot_declare(game, EMPIRE, Country(AUSTRIA)).rule == "peace.no-war"
    assert cannot_declare(game, EMPIRE, Country("thuringe")) is not None
    assert cannot_declare(game, COALITION, Country(AUSTRIA)) is None


@rule("napoleon-against-europe peace.others-need-war")
def test_others_must_declare_war_to_enter_and_throw_the_beaten_into_the_victors_arms():
    game = beaten()
    assert not is_open_to(game, "lemberg", COALITION)

    Referee(game, declare_on(game, COALITION, AUSTRIA))

    assert side_of(game, AUSTRIA) is EMPIRE
    assert is_open_to(game, "lemberg", COALITION)


@rule("napoleon-against-europe peace.conqueror-transit")
def test_the_conqueror_may_cross_the_land_of_the_beaten():
    game = beaten()

    assert is_open_to(game, "vienne", EMPIRE)
    assert not is_open_to(game, "berlin", EMPIRE)


@rule("napoleon-against-europe peace.conqueror-supply")
def test_the_conquerors_lines_cross_the_land_but_rest_in_no_fortress_of_it():
    game = beaten()
    line = line_for(game, FRANCE)

    assert not is_closed(game, line, "brunn")
    assert not is_relay(game, line, "vienne")
    set_standing(game, AUSTRIA, Standing.FORCED_ALLIANCE, FRANCE)
    assert is_relay(game, line_for(game, FRANCE), "vienne")


@rule("napoleon-against-europe peace.share-zone")
def test_victor_and_vanquished_may_stand_in_one_zone():
    game = beaten()
    french = put(game, "vienne", "fr-corps-9")
    austrian = put(game, "vienne", "au-corps-1")

    Referee(game, enforce(game))

    assert {french, austrian} <= set(game.zones["vienne"])


@rule("napoleon-against-europe peace.second-defeat")
def test_a_second_defeat_by_the_same_side_is_for_good_except_for_england():
    for power, for_good in ((PRUSSIA, True), (ENGLAND, False)):
        game = bare()
        game.beaten = {power: (EMPIRE,)}
        make_peace(game, power, EMPIRE)
        assert game.treaties[power].for_good is for_good


@rule("napoleon-against-europe peace.second-defeat")
def test_two_powers_of_the_coalition_beat_a_power_as_one():
    game = bare()
    stand(game, turquie="empire")
    for victor, for_good in ((ENGLAND, False), ("russie", True)):
        flag(game, victor, "constantinople")
        make_peace(game, TURKEY, COALITION)
        assert game.treaties[TURKEY] == Treaty(victor, game.year, for_good)
        stand(game, turquie="empire")


@rule("napoleon-against-europe peace.second-defeat")
def test_defeats_by_different_sides_are_not_added():
    game = bare()
    game.beaten = {PRUSSIA: (COALITION,)}

    make_peace(game, PRUSSIA, EMPIRE)

    assert not game.treaties[PRUSSIA].for_good


@rule("napoleon-against-europe peace.blockade")
def test_the_ports_of_the_beaten_are_closed_to_england_until_it_joins_the_coalition_again():
    """[d2.blockade.after-conquest] [d4.forced-peace.blockade]"""
    game = bare()
    assert not continental.is_closed(game, "trieste")

    make_peace(game, AUSTRIA, EMPIRE)
    assert continental.is_closed(game, "trieste")
    set_standing(game, AUSTRIA, Standing.NEUTRAL)
    assert continental.is_closed(game, "trieste")

    stand(game, autriche="coalition")
    assert not continental.is_closed(game, "trieste")


@rule("napoleon-against-europe peace.blockade")
def test_a_neutral_that_the_empire_has_never_beaten_is_open_to_england():
    game = bare()

    assert not continental.is_closed(game, "koenigsberg")


@rule("napoleon-against-europe peace.end-neutral")
def test_the_victor_is_disliked_and_his_enemy_liked_by_the_power_that_he_has_beaten():
    game = beaten()
    set_standing(game, AUSTRIA, Standing.NEUTRAL)

    assert sum(amount for _, amount in modifiers(game, Mission(COALITION), AUSTRIA)) == 4
    assert sum(amount for _, amount in modifiers(game, Mission(EMPIRE), AUSTRIA)) == -1


@rule(
    "napoleon-against-europe peace.redeclare",
    "napoleon-against-europe peace.redeclare.resources",
    "napoleon-against-europe peace.redeclare.cards",
    "napoleon-against-europe peace.redeclare.three",
)
def test_a_second_war_on_a_beaten_power_doubles_its_resources_and_brings_les_chatiments():
    game = beaten()
    set_standing(game, AUSTRIA, Standing.NEUTRAL)
    game.escalation = 4

    Referee(game, declare_on(game, EMPIRE, AUSTRIA))

    assert game.period is Period.CHATIMENTS
    assert game.escalation == 4
    assert game.credit[AUSTRIA] == game.printed.tables.resources[AUSTRIA]
    assert game.free_attempts[COALITION] == 3
    assert EMPIRE not in game.free_attempts


@rule("napoleon-against-europe peace.redeclare")
def test_a_war_of_the_other_side_is_no_second_war():
    game = beaten()
    set_standing(game, AUSTRIA, Standing.NEUTRAL)

    Referee(game, declare_on(game, COALITION, AUSTRIA))

    assert game.period is Period.EPOPEE
    assert not game.free_attempts


@rule("napoleon-against-europe forced-alliance.when")
def test_a_forced_alliance_needs_a_second_defeat_or_the_drums_of_war():
    game = beaten(PRUSSIA)
    assert cannot_bind(game, PRUSSIA).key == "alliance.first-defeat"

    last(game, mark_of(PRUSSIA), Until.EVER)
    assert cannot_bind(game, PRUSSIA) is None

    game.lasting = {}
    game.beaten = {PRUSSIA: (EMPIRE, EMPIRE)}
    assert cannot_bind(game, PRUSSIA) is None
    game.year += 1
    assert cannot_bind(game, PRUSSIA).key == "alliance.no-peace"


@rule("napoleon-against-europe forced-alliance.cost")
def test_a_forced_alliance_costs_a_card_of_any_value():
    game = beaten(PRUSSIA)
    last(game, mark_of(PRUSSIA), Until.EVER)
    deal(game, empire=["2F", "25F"])

    referee = Referee(game, declare(game))
    referee.choose(referee.options[1])

    assert game.hands[EMPIRE] == ("2F",)
    assert game.status[PRUSSIA] == Status(Standing.FORCED_ALLIANCE, FRANCE)
    assert mark_of(PRUSSIA) not in game.lasting
    assert game.treaties[PRUSSIA] == Treaty(FRANCE, game.year, for_good=True)


@rule("napoleon-against-europe forced-alliance.cost")
def test_without_a_card_there_is_no_forced_alliance():
    """[d.forced-alliance.card]"""
    game = beaten(PRUSSIA)
    last(game, mark_of(PRUSSIA), Until.EVER)

    Referee(game, declare(game))

    assert game.status[PRUSSIA].kind is Standing.FORCED_PEACE


@rule("napoleon-against-europe status.france-england-never")
def test_england_is_never_a_forced_ally():
    game = bare()
    game.beaten = {ENGLAND: (EMPIRE,)}
    make_peace(game, ENGLAND, EMPIRE)

    assert cannot_bind(game, ENGLAND).rule == "status.france-england-never"


@rule("napoleon-against-europe spain.liberation-war.result")
def test_spain_is_a_forced_ally_for_nothing_after_its_war_of_liberation():
    """[d.forced-alliance.card]"""
    game = bare("1809")
    make_peace(game, SPAIN, EMPIRE)

    Referee(game, declare(game))

    assert game.status[SPAIN] == Status(Standing.FORCED_ALLIANCE, FRANCE)
    assert territory(game, SPAIN)


@rule("napoleon-against-europe peace.forced")
@pytest.mark.parametrize("power", [AUSTRIA, RUSSIA])
def test_a_peace_waits_for_the_armies_to_part(power):
    game = beaten(power)

    assert game.parting == (power,)


@rule("napoleon-against-europe peace.forced")
def test_france_dictates_whoever_of_its_side_holds_the_capital():
    game = bare()
    stand(game, turquie="empire")
    flag(game, TURKEY, "vienne")

    make_peace(game, AUSTRIA, EMPIRE)

    assert game.treaties[AUSTRIA].victor == FRANCE


@rule("napoleon-against-europe entity.tyrol.status")
def test_a_rising_in_tyrol_goes_on_under_england_when_austria_makes_peace():
    game = bare()
    game.owner = {**game.owner, "tyrol": "tyroliens"}
    game.status = {**game.status, "tyroliens": Status(Standing.ALLY, AUSTRIA)}

    make_peace(game, AUSTRIA, EMPIRE)

    assert game.status["tyroliens"] == Status(Standing.ALLY, ENGLAND)


@rule("napoleon-against-europe forced-alliance.when")
def test_no_other_defeat_binds_a_power():
    game = bare()
    game.events = {"22C": 1808}
    game.beaten = {AUSTRIA: (EMPIRE,), TURKEY: (EMPIRE, EMPIRE, COALITION)}
    game.treaties = {AUSTRIA: Treaty(FRANCE, game.year), TURKEY: Treaty(RUSSIA, game.year)}
    assert cannot_bind(game, AUSTRIA).key == "alliance.first-defeat"
    assert cannot_bind(game, TURKEY).key == "alliance.no-peace"

    game.events = {}
    game.beaten = {SPAIN: (EMPIRE,)}
    game.treaties = {SPAIN: Treaty(FRANCE, game.year)}
    assert cannot_bind(game, SPAIN).key == "alliance.first-defeat"


@rule(
    "napoleon-against-europe forced-alliance.cost", "napoleon-against-europe forced-alliance.nature"
)
def test_only_whom_one_may_bind_is_asked_for_and_a_card_of_the_hand_pays():
    game = bare()
    game.events = {"22C": 1808}
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    last(game, mark_of(PRUSSIA), Until.EVER)
    game.treaties = dict.fromkeys((AUSTRIA, PRUSSIA), Treaty(FRANCE, game.year))
    deal(game, empire=["9F"])
    referee = Referee(game, declare(game))
    assert referee.decision.facts["power"] == PRUSSIA
    assert referee.refusal(Discard("2F")).rule == "forced-alliance.cost"

    referee.choose(Discard("9F"))

    assert referee.is_over
    assert game.decks[EMPIRE].discard[-1] == "9F"
    assert game.treaties[PRUSSIA].for_good


@rule("napoleon-against-europe forced-alliance.cost")
def test_a_spain_without_a_war_of_liberation_is_bound_for_a_card_like_anybody():
    game = bare()
    game.beaten = {SPAIN: (EMPIRE, EMPIRE)}
    game.treaties = {SPAIN: Treaty(FRANCE, game.year, for_good=True)}
    deal(game, empire=["9F"])

    assert Referee(game, declare(game)).decision.facts["power"] == SPAIN


@rule("napoleon-against-europe spain.liberation-war.result")
def test_other_powers_are_bound_for_a_card_after_spain_for_nothing():
    game = bare("1809")
    make_peace(game, SPAIN, EMPIRE)
    make_peace(game, AUSTRIA, EMPIRE)  # beaten in 1805 already
    deal(game, empire=["9F"])

    referee = Referee(game, declare(game))
    assert game.status[SPAIN].kind is Standing.FORCED_ALLIANCE
    assert referee.decision.facts["power"] == AUSTRIA
    referee.choose(Discard("9F"))

    assert game.status[AUSTRIA] == Status(Standing.FORCED_ALLIANCE, FRANCE)


@rule("napoleon-against-europe conquest.tilsit")
def test_who_is_no_power_of_the_coalition_makes_no_peace_at_tilsit():
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg", "moscou")
    stand(game, prusse="coalition")
    referee = Referee(game, dictate(game))

    assert referee.refusal(Country("suede")).rule == "conquest.tilsit"
    assert referee.refusal(Country(ENGLAND)).rule == "card.f.tilsit.proposal"
