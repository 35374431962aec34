"""Whom a diplomatic action may win over: major powers, minors, and who is out of reach."""

from estafette.games.napoleon_against_europe.actions import Country
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.diplomacy import open_phase
from estafette.games.napoleon_against_europe.embassy import (
    attempt,
    candidates,
    cannot_court,
    least_card,
    loyalty_of,
    mission_of,
)
from estafette.games.napoleon_against_europe.events import last
from estafette.games.napoleon_against_europe.fate import store
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Period,
    Phase,
    Standing,
    Until,
)
from tests.games.napoleon_against_europe.position import bare, bind, deal, put, stand
from tests.referee import Referee, rule


def talks(scenario="1805", *, dice=(), empire=(), coalition=()):
    """The diplomatic phase has begun."""
    game = bare(scenario, dice=dice)
    deal(game, empire=empire, coalition=coalition)
    open_phase(game)
    return game


def refusal_of(game, side, country, *, value=3):
    return cannot_court(game, mission_of(game, side, value=value), Country(country))


@rule("napoleon-against-europe diplomacy.major.when")
def test_a_major_power_is_courted_in_the_diplomatic_phase_only():
    """[d4.diplomacy.major-limit]"""
    game = talks()
    assert refusal_of(game, COALITION, "prusse") is None

    game.phase = Phase.ACTIVATION
    assert refusal_of(game, COALITION, "prusse").rule == "diplomacy.major.when"
    assert refusal_of(game, COALITION, "danemark") is None


@rule("napoleon-against-europe diplomacy.major.one-per-turn")
def test_each_side_courts_one_major_power_a_turn():
    """[d4.diplomacy.major-limit]"""
    game = talks(dice=[1, 1])
    Referee(game, attempt(game, mission_of(game, COALITION), "prusse"))

    assert refusal_of(game, COALITION, "turquie").rule == "diplomacy.major.one-per-turn"
    assert refusal_of(game, COALITION, "prusse").rule == "diplomacy.major.one-per-turn"
    assert refusal_of(game, COALITION, "danemark") is None
    assert refusal_of(game, EMPIRE, "turquie") is None
    open_phase(game)
    assert refusal_of(game, COALITION, "turquie") is None


@rule("napoleon-against-europe diplomacy.major.not")
def test_a_major_power_of_the_enemy_or_in_forced_peace_is_not_courted():
    game = talks()
    assert refusal_of(game, EMPIRE, "russie").rule == "diplomacy.major.not"
    assert refusal_of(game, COALITION, "espagne").rule == "diplomacy.major.not"

    bind(game, "autriche")
    assert refusal_of(game, COALITION, "autriche").rule == "diplomacy.major.not"
    stand(game, autriche=None)
    assert refusal_of(game, COALITION, "autriche") is None


@rule("napoleon-against-europe forced-alliance.no-diplomacy")
def test_no_diplomat_is_received_by_a_forced_ally():
    """[d2.forced-ally.coalition]"""
    game = talks()
    bind(game, "prusse", Standing.FORCED_ALLIANCE)

    assert refusal_of(game, COALITION, "prusse").rule == "forced-alliance.no-diplomacy"


@rule("napoleon-against-europe diplomacy.minor.targets")
def test_in_the_first_period_french_allies_without_a_step_can_be_courted():
    """[d.diplomacy.french-ally-epopee]"""
    game = talks()
    put(game, "bade", "fr-elite-1")
    assert refusal_of(game, COALITION, "bade").rule == "diplomacy.minor.targets"
    assert refusal_of(game, COALITION, "wurtemberg") is None

    game.period = Period.CHATIMENTS
    assert refusal_of(game, COALITION, "bade") is None


@rule("napoleon-against-europe diplomacy.minor.targets")
def test_its_own_corps_keeps_a_minor_but_a_depot_does_not():
    """[d4.diplomacy.own-corps]"""
    game = talks()
    put(game, "munich", "corps-baviere")
    store(game, "depot-france-1", "hanovre")

    assert refusal_of(game, COALITION, "baviere").rule == "diplomacy.minor.targets"
    assert refusal_of(game, COALITION, "berg") is None
    assert refusal_of(game, COALITION, "hanovre") is None


@rule("napoleon-against-europe diplomacy.minor.targets")
def test_a_neutral_minor_can_be_courted_by_either_side_in_either_phase():
    game = talks()
    for phase in (Phase.DIPLOMACY, Phase.ACTIVATION):
        game.phase = phase
        assert refusal_of(game, EMPIRE, "danemark") is None
        assert refusal_of(game, COALITION, "danemark") is None


@rule("napoleon-against-europe diplomacy.minor.not")
def test_other_minors_cannot_be_courted():
    game = talks()
    for country in ("portugal", "papaute", "saxe"):
        assert refusal_of(game, EMPIRE, country).rule == "diplomacy.minor.not"
    assert refusal_of(game, COALITION, "saxe").rule == "diplomacy.minor.not"
    assert refusal_of(game, COALITION, "suisse").rule == "status.protectorate.definition"


@rule(
    "napoleon-against-europe diplomacy.minor.not",
    "napoleon-against-europe status.protectorate.definition",
    "napoleon-against-europe entity.rhine.members-protected",
)
def test_protectorates_and_members_of_the_confederation_are_out_of_reach():
    """[d2.protectorate.diplomacy]"""
    game = talks("1809")
    assert game.period is Period.CHATIMENTS

    assert refusal_of(game, COALITION, "saxe").rule == "status.protectorate.definition"
    assert refusal_of(game, COALITION, "bade").rule == "entity.rhine.members-protected"
    refusal = refusal_of(game, COALITION, "confederation-du-rhin")
    assert refusal.rule == "status.protectorate.definition"
    assert refusal_of(game, COALITION, "hollande") is None


@rule("napoleon-against-europe diplomacy.minor.targets")
def test_a_card_of_loyalty_or_marriage_shields_a_country():
    game = talks()
    last(game, loyalty_of("berg"), Until.TURN)
    assert refusal_of(game, COALITION, "berg").rule == "card.f.fidelite-des-allies"

    stand(game, autriche=None)
    last(game, "30F", Until.NEXT_TURN)
    assert refusal_of(game, COALITION, "autriche").rule == "card.f.marie-louise"
    assert refusal_of(game, EMPIRE, "autriche") is None
    assert refusal_of(game, COALITION, "prusse") is None


@rule("napoleon-against-europe diplomacy.purpose")
def test_nobody_courts_his_own_friend_or_what_is_no_country():
    game = talks()
    assert refusal_of(game, EMPIRE, "hollande").key == "diplomacy.not-to-be-won"
    assert refusal_of(game, COALITION, "russie").key == "diplomacy.not-to-be-won"
    for country in ("westphalie", "sicile"):
        assert refusal_of(game, EMPIRE, country).key == "diplomacy.not-to-be-won"

    game.status = {**game.status, "tyroliens": Status(Standing.ALLY, "angleterre")}
    named = set(candidates(game, EMPIRE))
    assert {"prusse", "danemark", "portugal"} <= named
    assert not {"hollande", "france", "angleterre", "sicile", "westphalie", "tyroliens"} & named


@rule("napoleon-against-europe diplomacy.card-value")
def test_the_least_card_is_that_of_the_easiest_country_that_may_be_courted():
    game = talks()
    assert least_card(game, EMPIRE) == 1

    plain = [each.id for each in game.printed.countries.values() if not each.units]
    stand(game, **{each.replace("-", "_"): "coalition" for each in plain})
    assert least_card(game, EMPIRE) == 2

    stand(game, danemark="coalition", egypte="coalition", suede="coalition")
    assert least_card(game, EMPIRE) == 3
    game.phase = Phase.ACTIVATION
    assert least_card(game, EMPIRE) is None


@rule("napoleon-against-europe entity.westphalia.status")
def test_westphalia_shields_its_own_provinces_and_no_others():
    game = talks("1809")
    game.states |= {"westphalie"}

    assert refusal_of(game, COALITION, "cleves").rule == "entity.westphalia.status"
    assert refusal_of(game, COALITION, "hollande") is None
