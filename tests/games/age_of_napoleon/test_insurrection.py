"""Insurrections: how they end, how they start, and what becomes of the corps."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Deploy, PlayCard, Raise, Target
from estafette.games.age_of_napoleon.control import set_status
from estafette.games.age_of_napoleon.events import Moment, cannot_play
from estafette.games.age_of_napoleon.insurrection import (
    cannot_rise,
    resolve_insurrections,
    rise,
    tirol_rises,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
from estafette.games.age_of_napoleon.strategy import hand_size
from tests.games.age_of_napoleon.politics import aim, can_raise, deployments, insurrections
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

SPAIN = ("castilla", "galicia", "navarra", "cataluna", "valencia", "andalucia")
MARSHALS = ("victor", "soult", "ney", "suchet", "augereau", "jourdan")


def resolved(**table):
    game = given(**table)
    resolve_insurrections(game)
    return game


@rule("age-of-napoleon insurrection.resolve.failure-minor")
@rule("age-of-napoleon insurrection.marker.keep")
def test_one_corps_puts_down_the_rising_of_a_minor():  # v.ins.fail-minor
    game = resolved(status={"wurttemberg": "ic"}, risen=["wurttemberg"], ney="wurttemberg")

    assert game.status["wurttemberg"] == "fd"
    assert game.risen == ["wurttemberg"]


@rule("age-of-napoleon insurrection.resolve.success", "age-of-napoleon insurrection.marker.keep")
def test_a_country_without_french_corps_has_freed_itself():  # v.ins.success-minor
    game = resolved(status={"schweiz": "ic"}, risen=["schweiz"], ney="lorraine")

    assert game.status["schweiz"] == "cm"
    assert game.risen == ["schweiz"]


@rule("age-of-napoleon insurrection.resolve.continue")
@rule("age-of-napoleon insurrection.resolve.failure")
@pytest.mark.parametrize("held", [1, 2, 5])
def test_a_country_held_in_part_stays_insurgent(held):  # v.ins.continue-spain, v.ins.five-of-six
    corps = dict(zip(MARSHALS, SPAIN[:held], strict=False))

    game = resolved(status={"spain": "ic"}, blake="portugal", **corps)

    assert game.status["spain"] == "ic"
    assert game.where["blake"] == "portugal"


@rule("age-of-napoleon insurrection.resolve.failure")
@rule("age-of-napoleon insurrection.resolve.failure-corps")
def test_french_corps_everywhere_put_down_the_rising_of_a_major():  # v.ins.fail-spain
    corps = dict(zip(MARSHALS, SPAIN, strict=True))

    game = resolved(status={"spain": "ic"}, blake="portugal", **corps)

    assert game.status["spain"] == "fd"
    assert game.in_reserve("blake")


@rule("age-of-napoleon insurrection.resolve.success-detached")
@pytest.mark.parametrize(("austria", "tirol"), [("cm", None), ("ic", None), ("nc", "cm")])
def test_a_freed_tirol_goes_home_if_austria_is_at_war(austria, tirol):  # v.gap.tirol-success
    occupied = {"davout": "osterreich"} if austria == "ic" else {}
    status = {"tirol": "ic", "austria": austria}

    game = resolved(status=status, risen=["tirol"], **occupied)

    assert game.status.get("tirol") == tirol
    assert game.risen == ["tirol"]


@rule("age-of-napoleon insurrection.start.target-fd", "age-of-napoleon insurrection.start.card")
@rule("age-of-napoleon card.insurrection", "age-of-napoleon insurrection.start.remove-flag")
def test_a_card_raises_a_dominion():  # v.ins.target-fd
    hand = {"coalition": ["insurrection"]}
    game = given(hand=hand, status={"holland": "fd"})

    aim(insurrections(game), "insurrection", "holland")

    assert game.status["holland"] == "ic"
    assert game.risen == ["holland"]


@rule("age-of-napoleon insurrection.start.target-occupied-nc")
@rule("age-of-napoleon surrender.occupied-nc.insurrection")
def test_a_card_raises_a_neutral_that_the_french_occupy():  # v.ins.target-nc-occupied
    hand = {"coalition": ["insurrection"]}
    game = given(hand=hand, status={"austria": "nc"}, davout="osterreich")

    aim(insurrections(game), "insurrection", "austria")

    assert game.status["austria"] == "ic"


@rule("age-of-napoleon insurrection.start.other-targets-illegal")
@pytest.mark.parametrize(
    "country", ["austria", "bayern", "russia", "preussen", "france", "britain", "portugal", "tirol"]
)
def test_nobody_else_can_be_raised(country):  # v.ins.target-nc-free-illegal
    game = given(status={"austria": "nc", "preussen": "nc"}, kutusov="brandenburg")

    refusal = cannot_rise(game, country)

    assert refusal is not None
    assert refusal.rule == "insurrection.start.other-targets-illegal"


@rule("age-of-napoleon insurrection.start.other-targets-illegal")
def test_the_card_waits_for_a_country_to_raise():
    hand = {"coalition": ["insurrection", "mud"]}
    nowhere = given(hand=hand, status={"italia": "fa"})
    somewhere = insurrections(given(hand=hand, status={"holland": "fd"}))

    refusal = cannot_play(nowhere, COALITION, Moment.INSURRECTION, PlayCard("insurrection-1"))
    assert refusal.rule == "insurrection.start.other-targets-illegal"
    assert insurrections(nowhere).is_over
    somewhere.choose(PlayCard("insurrection-1"))
    refusal = somewhere.refusal(Target("bayern"))
    assert refusal.rule == "insurrection.start.other-targets-illegal"


@rule("age-of-napoleon insurrection.start.card")
def test_only_the_coalition_is_asked():
    hand = {"french": ["insurrection"]}

    game = given(hand=hand)
    assert insurrections(game).is_over
    assert game.active is COALITION


@rule("age-of-napoleon insurrection.order")
def test_a_rising_of_this_year_is_looked_at_next_year():  # v.ins.order
    game = given(hand={"coalition": ["insurrection"]}, status={"holland": "fd"})
    aim(insurrections(game), "insurrection", "holland")
    assert game.status["holland"] == "ic"

    insurrections(game)

    assert game.status["holland"] == "cm"


@rule("age-of-napoleon insurrection.start.number")
def test_both_insurrection_cards_may_be_played_in_one_phase():  # v.gap.two-risings
    hand = {"coalition": ["insurrection", "insurrection"]}
    game = given(hand=hand, status={"holland": "fd", "westfalen": "fd"})
    referee = insurrections(game)

    aim(referee, "insurrection", "holland")
    aim(referee, "insurrection", "westfalen", copy=2)

    assert (game.status["holland"], game.status["westfalen"]) == ("ic", "ic")


@rule("age-of-napoleon insurrection.start.status")
def test_an_insurgent_country_is_with_the_coalition():  # v.ins.status
    game = given(status={"preussen": "fd", "austria": "nc", "russia": "nc", "spain": "nc"})
    before = hand_size(game, COALITION)

    rise(game, "preussen")
    rise(game, "preussen")

    assert game.status["preussen"] == "ic"
    assert game.risen == ["preussen"]
    assert game.controller("preussen") is COALITION
    assert hand_size(game, COALITION) == before + 1


@rule("age-of-napoleon insurrection.start.remove-corps-abroad")
def test_the_corps_abroad_leave_the_map():  # v.ins.corps-abroad
    game = given(status={"spain": "fd"}, la_romana="danmark")

    rise(game, "spain")

    assert game.in_reserve("la-romana")
    assert game.status["spain"] == "ic"


@rule("age-of-napoleon insurrection.start.corps-at-home")
def test_a_corps_at_home_passes_to_the_coalition():  # v.ins.corps-at-home
    game = given(status={"preussen": "fd"}, l_estocq="ostpreussen", davout="brandenburg")

    rise(game, "preussen")

    assert game.at("ostpreussen", COALITION) == ["l-estocq"]


@rule("age-of-napoleon insurrection.start.corps-at-home")
def test_a_corps_that_shares_its_area_with_the_french_goes_to_the_reserve():
    game = given(status={"preussen": "fd"}, l_estocq="brandenburg", davout="brandenburg")

    rise(game, "preussen")

    assert game.where == {"davout": "brandenburg"}


@rule("age-of-napoleon insurrection.start.corps-at-home")
def test_the_corps_of_an_insurgent_minor_goes_to_the_reserve():  # v.ins.tied-corps
    game = given(status={"holland": "fd"}, louis="holland")

    rise(game, "holland")

    assert game.in_reserve("louis")


@rule("age-of-napoleon insurrection.start.no-placement")
@rule("age-of-napoleon reinforcement.deploy.co-in-major-ic")
def test_a_rising_places_nobody_but_its_army_may_be_raised():  # v.gap.rising-no-corps
    game = given(status={"austria": "nc"}, davout="osterreich")
    rise(game, "austria")
    assert game.where == {"davout": "osterreich"}

    referee = deployments(game, "coalition")

    for corps in ("karl", "johann", "hiller"):
        referee.choose(Raise(corps))
        assert referee.refusal(Deploy(corps, "osterreich")).rule == "reinforcement.deploy.no-enemy"
        referee.choose(Deploy(corps, "bohmen"))
    assert not can_raise(referee) & {"mack", "ferdinand", "kienmayer"}


@rule("age-of-napoleon insurrection.fouche-block", "age-of-napoleon card.fouche")
def test_fouche_stops_a_rising_and_another_card_may_try_again():  # v.card.cancel-insurrection
    hand = {"coalition": ["insurrection", "insurrection"], "french": ["fouche"]}
    game = given(hand=hand, status={"holland": "fd"})
    referee = insurrections(game)
    aim(referee, "insurrection", "holland")
    referee.choose(PlayCard("fouche-1"))
    assert game.status["holland"] == "fd"
    assert game.risen == []

    aim(referee, "insurrection", "holland", copy=2)

    assert game.status["holland"] == "ic"


TIROL = {"austria": "nc", "tirol": "fd"}


@rule("age-of-napoleon insurrection.start.tirol-automatic")
@rule("age-of-napoleon insurrection.start.tirol-timing")
def test_tirol_rises_when_austria_has_joined_the_coalition():  # v.ins.tirol
    game = given(status=TIROL, davout="tirol")
    set_status(game, "austria", Status.MEMBER)

    insurrections(game)

    assert game.status["tirol"] == "ic"
    assert game.risen == ["tirol"]
    assert not game.tirol_due


@rule("age-of-napoleon insurrection.start.tirol-automatic")
def test_tirol_rises_with_an_austria_that_rises():  # v.ins.tirol-ic-austria
    game = given(status=TIROL, hand={"coalition": ["insurrection"]}, davout="osterreich")

    aim(insurrections(game), "insurrection", "austria")

    assert (game.status["austria"], game.status["tirol"]) == ("ic", "ic")


@rule("age-of-napoleon insurrection.start.tirol-automatic")
@pytest.mark.parametrize("tirol", [None, "fa", "nc"])
def test_a_tirol_that_is_no_dominion_does_not_rise(tirol):  # v.ins.tirol-attached, v.ins.tirol-fa
    game = given(status={"austria": "nc", "tirol": tirol})
    set_status(game, "austria", Status.MEMBER)

    insurrections(game)

    assert game.status.get("tirol") == tirol


@rule("age-of-napoleon insurrection.start.tirol-timing")
def test_tirol_does_not_rise_for_an_austria_that_has_surrendered_since():  # v.gap.tirol-later
    game = given(status=TIROL)
    set_status(game, "austria", Status.MEMBER)
    set_status(game, "austria", Status.NEUTRAL)

    insurrections(game)

    assert game.status["tirol"] == "fd"


@rule("age-of-napoleon insurrection.start.tirol-timing")
def test_tirol_rises_in_the_first_phase_after_the_change_or_not_at_all():
    game = given(status={"austria": "cm", "tirol": "fd"})

    tirol_rises(game)

    assert game.status["tirol"] == "fd"
    assert game.controller("tirol") is FRENCH


@rule("age-of-napoleon insurrection.start.card")
def test_the_coalition_may_keep_its_card():
    game = given(hand={"coalition": ["insurrection"]}, status={"holland": "fd"})

    insurrections(game).choose(Pass())

    assert game.status["holland"] == "fd"
    assert game.hands["coalition"] == ["insurrection-1"]
