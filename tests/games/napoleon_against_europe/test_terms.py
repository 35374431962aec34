"""[18.2.2] The terms: provinces and minors, to whom they go, what is missing, the reward."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Annex,
    Befriend,
    Country,
    DrawCard,
    Points,
)
from estafette.games.napoleon_against_europe.affairs import Berth, Status, Treaty
from estafette.games.napoleon_against_europe.annexation import cannot_annex, heirs
from estafette.games.napoleon_against_europe.budget import income
from estafette.games.napoleon_against_europe.events import last
from estafette.games.napoleon_against_europe.fate import berth, eliminate
from estafette.games.napoleon_against_europe.hand import size
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import country_of, side_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    ITALY,
    POLAND,
    PRUSSIA,
    RUSSIA,
    SICILY,
    TURKEY,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import cede, set_standing
from estafette.games.napoleon_against_europe.terms import (
    are_settled,
    lay_down,
    levy,
    mark_of,
    settle,
)
from tests.games.napoleon_against_europe.position import bare, put, stand, table
from tests.referee import Referee, rule


def terms_for(power=AUSTRIA, side=EMPIRE):
    """A power has surrendered; its terms are open."""
    game = bare()
    if side_of(game, power) is not side.enemy:
        stand(game, **{power: side.enemy.value})
    make_peace(game, power, side)
    lay_down(game, power)
    return game


def take(game, land, country=""):
    """One land is taken and given away."""
    referee = Referee(game, settle(game))
    referee.choose(land)
    if country:
        referee.choose(Country(country))
    assert referee.is_over


@rule("napoleon-against-europe peace.annex.count")
def test_three_provinces_may_be_taken_and_no_more():
    game = terms_for()
    assert game.terms == {AUSTRIA: 3}

    take(game, Annex("tyrol"), BAVARIA)
    take(game, Annex("venetie"), ITALY)
    take(game, Annex("frioul"), FRANCE)
    referee = Referee(game, settle(game))

    assert referee.decision.key == "peace.reward"


@rule("napoleon-against-europe peace.annex.count")
def test_the_victor_may_be_content_with_less_and_gets_nothing_for_it():
    game = terms_for()
    before = income(game, AUSTRIA)

    Referee(game, settle(game)).choose(Pass())
    Referee(game, settle(game)).choose(DrawCard())

    assert are_settled(game)
    assert income(game, AUSTRIA) == before


@rule("napoleon-against-europe peace.annex.four")
def test_four_provinces_if_the_drums_of_war_were_played_for_the_power():
    game = bare()
    stand(game, prusse="coalition")
    last(game, mark_of(PRUSSIA), Until.EVER)
    make_peace(game, PRUSSIA, EMPIRE)
    make_peace(game, AUSTRIA, EMPIRE)
    lay_down(game, PRUSSIA)
    lay_down(game, AUSTRIA)

    assert game.terms == {PRUSSIA: 4, AUSTRIA: 3}


@rule("napoleon-against-europe peace.annex.territory")
def test_an_annexed_province_is_national_territory_of_its_new_country():
    game = terms_for()

    take(game, Annex("venetie"), ITALY)
    take(game, Annex("frioul"), FRANCE)

    assert country_of(game, "trieste") == FRANCE
    assert country_of(game, "venise") == ITALY
    assert game.terms == {AUSTRIA: 1}


@rule("napoleon-against-europe peace.annex.no-key")
def test_a_province_with_a_key_zone_of_the_old_territory_is_safe():
    game = terms_for()

    for land in ("autriche", "boheme"):
        assert cannot_annex(game, AUSTRIA, EMPIRE, Annex(land)).rule == "peace.annex.no-key"


@rule("napoleon-against-europe peace.annex.no-key")
def test_a_key_zone_that_the_beaten_had_taken_itself_is_not_safe():
    game = terms_for()
    cede(game, "lombardie", AUSTRIA)

    assert cannot_annex(game, AUSTRIA, EMPIRE, Annex("lombardie")) is None


@rule("napoleon-against-europe peace.annex.no-key")
def test_of_england_sicily_and_sardinia_can_be_had_but_not_gibraltar_nor_ireland():
    """[peace.sicily-not-gibraltar]"""
    game = bare()
    cede(game, "sicile", SICILY)
    set_standing(game, SICILY, Standing.ALLY, ENGLAND)
    make_peace(game, ENGLAND, EMPIRE)
    lay_down(game, ENGLAND)

    referee = Referee(game, settle(game))

    assert {Annex("sardaigne"), Annex(SICILY), Befriend(SICILY)} <= set(referee.options)
    for land in ("gibraltar", "irlande"):
        assert referee.refusal(Annex(land)).rule == "peace.annex.no-key"


@rule("napoleon-against-europe peace.annex.mazovia")
def test_mazovia_may_be_taken_to_create_poland_though_it_borders_on_nothing():
    game = terms_for(PRUSSIA)
    escalation = game.escalation

    take(game, Annex("mazovie"))

    assert country_of(game, "varsovie") == POLAND
    assert game.status[POLAND].kind is Standing.PROTECTORATE
    assert game.escalation == escalation + 2


@rule("napoleon-against-europe peace.annex.mazovia")
def test_the_coalition_may_not_take_mazovia():
    game = terms_for(PRUSSIA, COALITION)

    reason = cannot_annex(game, PRUSSIA, COALITION, Annex("mazovie"))

    assert reason.rule == "peace.annex.no-key"


@rule("napoleon-against-europe peace.annex.minor-instead")
def test_a_minor_of_the_beaten_may_be_taken_in_place_of_a_province():
    game = terms_for()

    take(game, Befriend("thuringe"))
    take(game, Annex("papaute"), FRANCE)

    assert game.status["thuringe"] == Status(Standing.ALLY, FRANCE)
    assert country_of(game, "rome") == FRANCE
    assert game.terms == {AUSTRIA: 1}


@rule("napoleon-against-europe peace.annex.minor-instead")
def test_a_minor_with_units_can_only_become_an_ally_and_is_disarmed():
    game = terms_for(PRUSSIA)
    put(game, "dresde", "corps-saxe")

    referee = Referee(game, settle(game))
    assert referee.refusal(Annex("saxe")).key == "peace.has-units"
    referee.choose(Befriend("saxe"))

    assert "corps-saxe" in game.reserve
    assert side_of(game, "saxe") is EMPIRE


@rule("napoleon-against-europe peace.annex.minor-instead")
def test_a_minor_that_the_beaten_has_just_conquered_may_be_taken():
    game = bare()
    stand(game, prusse="coalition")
    set_standing(game, "hanovre", Standing.ALLY, PRUSSIA)
    make_peace(game, PRUSSIA, EMPIRE)
    lay_down(game, PRUSSIA)

    assert Befriend("hanovre") in Referee(game, settle(game)).options


@rule("napoleon-against-europe peace.annex.minor-stays")
def test_a_minor_that_is_not_chosen_stays_with_the_beaten():
    """[d4.conquest.sources]"""
    game = terms_for(PRUSSIA)

    take(game, Annex("mazovie"))
    take(game, Annex("posnanie"), POLAND)
    take(game, Befriend("saxe"))

    assert game.status["hesse"] == Status(Standing.ALLY, PRUSSIA)
    assert country_of(game, "posen") == POLAND


@rule("napoleon-against-europe peace.annex.share", "napoleon-against-europe peace.annex.enlarge")
def test_the_victor_gives_the_land_to_any_country_of_his_side_and_to_no_other():
    game = terms_for()
    referee = Referee(game, settle(game))
    referee.choose(Annex("tyrol"))

    given = {choice.country for choice in referee.options}

    assert {FRANCE, BAVARIA, ITALY, "suisse", "espagne"} <= given
    assert not given & {RUSSIA, PRUSSIA, AUSTRIA, SICILY}
    referee.choose(Country(BAVARIA))
    assert BAVARIA in game.states


@rule("napoleon-against-europe peace.annex.shortfall")
def test_four_resources_are_levied_for_each_province_that_cannot_be_taken():
    game = terms_for(PRUSSIA)
    game.terms = {PRUSSIA: 2}
    game.owner = {
        province: AUSTRIA
        if owner == PRUSSIA and province not in ("brandebourg", "prusse-orientale")
        else owner
        for province, owner in game.owner.items()
    }
    for minor in ("hesse", "saxe", "cleves"):
        set_standing(game, minor, Standing.ALLY, FRANCE)
    prussian, french = income(game, PRUSSIA), income(game, FRANCE)

    Referee(game, settle(game)).choose(DrawCard())

    assert income(game, PRUSSIA) == max(prussian - 16, 0)
    assert income(game, FRANCE) == french + min(prussian, 16)


@rule("napoleon-against-europe peace.annex.shortfall")
def test_nothing_is_levied_while_there_is_land_to_take():
    game = terms_for()
    before = income(game, AUSTRIA)
    for land, country in (("tyrol", BAVARIA), ("venetie", ITALY), ("frioul", FRANCE)):
        take(game, Annex(land), country)

    referee = Referee(game, settle(game))
    referee.choose(DrawCard())

    assert income(game, AUSTRIA) == before
    assert "peace.levy" not in referee.keys


@rule("napoleon-against-europe peace.annex.adjacent")
def test_venetia_friuli_and_illyria_can_be_taken_one_after_the_other():
    """[peace.provinces-chain]"""
    game = terms_for()
    reason = cannot_annex(game, AUSTRIA, EMPIRE, Annex("illyrie"))
    assert reason.rule == "peace.annex.adjacent"

    for land in ("venetie", "frioul", "illyrie"):
        take(game, Annex(land), FRANCE)

    assert country_of(game, "zara") == FRANCE


@rule("napoleon-against-europe peace.annex.adjacent")
def test_land_next_to_an_ally_is_near_enough():
    game = terms_for()

    assert cannot_annex(game, AUSTRIA, EMPIRE, Annex("tyrol")) is None  # Bavaria
    assert cannot_annex(game, AUSTRIA, EMPIRE, Annex("galicie")) is not None


@rule("napoleon-against-europe peace.reward")
def test_the_victor_has_a_card_more_or_four_resources():
    game = terms_for()
    game.terms = {AUSTRIA: 0}
    before = size(game, EMPIRE)
    Referee(game, settle(game)).choose(DrawCard())
    assert size(game, EMPIRE) == before + 1
    game.terms = {AUSTRIA: 0}
    Referee(game, settle(game)).choose(DrawCard())  # another peace of the year
    assert size(game, EMPIRE) == before + 2

    game.terms = {AUSTRIA: 0}
    wealth = income(game, FRANCE)
    Referee(game, settle(game)).choose(Points(4))
    assert income(game, FRANCE) == wealth + 8


@rule("napoleon-against-europe peace.reward")
def test_the_power_of_the_coalition_that_has_won_is_rewarded():
    game = terms_for(TURKEY, COALITION)
    game.terms = {TURKEY: 0}
    wealth = income(game, game.treaties[TURKEY].victor)

    referee = Referee(game, settle(game))
    assert referee.decision.seat == COALITION
    referee.choose(Points(4))

    assert income(game, game.treaties[TURKEY].victor) == wealth + 8


@rule("napoleon-against-europe unit.mark.v")
def test_the_second_italian_corps_comes_with_venetia():
    game = terms_for()
    assert game.printed.corps["italie-2"].mark == "V"

    take(game, Annex("tyrol"), ITALY)
    assert "italie-2" not in game.reserve
    take(game, Annex("venetie"), ITALY)
    assert "italie-2" in game.reserve


@rule("napoleon-against-europe unit.mark.v")
def test_venetia_given_to_another_country_brings_no_corps():
    game = terms_for()

    take(game, Annex("venetie"), FRANCE)

    assert "italie-2" not in game.reserve


@rule("napoleon-against-europe unit.mark.2p")
def test_the_second_polish_corps_comes_with_two_provinces_beyond_mazovia():
    game = terms_for(PRUSSIA)
    assert game.printed.corps["pologne-2"].mark == "2P"
    take(game, Annex("mazovie"))
    take(game, Annex("posnanie"), POLAND)
    assert "pologne-1" in game.reserve
    assert "pologne-2" not in game.reserve

    make_peace(game, AUSTRIA, EMPIRE)
    game.terms = {AUSTRIA: 3}
    take(game, Annex("galicie"), POLAND)

    assert "pologne-2" in game.reserve


@rule("napoleon-against-europe unit.mark.e")
@pytest.mark.parametrize("corps", ["fr-corps-19", "ru-corps-11", "au-grenadiers", "es-milice-1"])
def test_units_marked_e_are_not_in_the_reserve_at_the_beginning(corps):
    game = table("1805")

    assert game.printed.corps[corps].mark == "E"
    assert corps not in game.reserve
    assert corps not in game.steps


@rule("napoleon-against-europe unit.mark.dot")
def test_a_unit_with_a_dot_is_never_built_again():
    game = bare()
    put(game, "innsbruck", "corps-tyrol")
    put(game, "vienne", "au-corps-1")

    eliminate(game, "corps-tyrol")
    eliminate(game, "au-corps-1")

    assert "corps-tyrol" in game.lost
    assert "au-corps-1" in game.reserve


@rule("napoleon-against-europe naval.port-captured")
def test_foreign_ships_leave_the_ports_of_an_annexed_province():
    game = terms_for(AUSTRIA)
    berth(game, "fleet-ball", "port", "zara")
    for land, country in (("venetie", ITALY), ("frioul", FRANCE), ("illyrie", FRANCE)):
        referee = Referee(game, settle(game))
        referee.choose(Annex(land), Country(country))
        while not referee.is_over:
            referee.choose(referee.options[0])

    assert country_of(game, "zara") == FRANCE
    assert game.fleets.get("fleet-ball", Berth("sea")).where != "zara"


@rule("napoleon-against-europe peace.annex.shortfall")
@pytest.mark.parametrize(("owed", "levied"), [(-8, 2), (-12, 0)])
def test_no_more_is_levied_than_the_beaten_has_in_a_year(owed, levied):
    game = bare()
    game.treaties = {PRUSSIA: Treaty(FRANCE, 1805)}
    game.credit = {PRUSSIA: owed}  # of ten half points
    told = Referee(game, levy(game, PRUSSIA, 3))

    assert game.credit == {PRUSSIA: owed - levied, FRANCE: levied}
    assert told.fact("peace.levy")["points"] == levied / 2


@rule("napoleon-against-europe peace.annex.territory")
def test_land_that_is_not_the_beatens_own_does_not_change_hands_in_its_peace():
    game = terms_for()

    reason = cannot_annex(game, AUSTRIA, EMPIRE, Annex("silesie"))

    assert reason.rule == "control.changes-only-by"


@rule("napoleon-against-europe peace.annex.share")
def test_neither_a_revolt_nor_what_is_no_country_any_more_is_given_land():
    game = terms_for(TURKEY, COALITION)
    game.owner = {**game.owner, "tyrol": "tyroliens"}
    set_standing(game, "tyroliens", Standing.ALLY, AUSTRIA)
    set_standing(game, "sardaigne", Standing.ANNEXED, ENGLAND)

    given = heirs(game, COALITION)

    assert {AUSTRIA, RUSSIA, "portugal"} <= set(given)
    assert not {"tyroliens", "sardaigne", SICILY} & set(given)


@rule("napoleon-against-europe peace.annex.minor-instead")
def test_foreign_ships_leave_the_ports_of_a_minor_that_changes_hands():
    game = terms_for()
    berth(game, "fleet-nelson", "port", "ancone")

    take(game, Befriend("papaute"))

    assert game.fleets["fleet-nelson"].where != "ancone"


@rule(
    "napoleon-against-europe peace.annex.minor-instead",
    "napoleon-against-europe entity.poland.other-conqueror",
)
def test_a_poland_without_troops_may_be_annexed_like_any_minor_without_units():
    game = terms_for(RUSSIA)
    set_standing(game, POLAND, Standing.ALLY, RUSSIA)

    assert cannot_annex(game, RUSSIA, EMPIRE, Annex(POLAND)) is None
