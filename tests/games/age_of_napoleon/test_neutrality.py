"""Neutrality, its violation, and the battles that placed corps bring about."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Deploy,
    Detach,
    Discard,
    Enter,
    Evade,
    FightAt,
    Halt,
    Intercept,
    PlayCard,
    Pursue,
    Raise,
    Retreat,
)
from estafette.games.age_of_napoleon.control import friend_of, occupier
from estafette.games.age_of_napoleon.evasion import cannot_evade
from estafette.games.age_of_napoleon.march import march_on
from estafette.games.age_of_napoleon.mobilisation import limit
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battles, commit_all
from tests.games.age_of_napoleon.campaigning import go_on, march, sail
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

NEUTRAL = {"preussen": "nc", "danmark": "nc", "austria": "nc"}


def place(referee, **corps):
    """The controller of the violated country takes up these corps in these areas, and no more."""
    for name, area in corps.items():
        id_ = name.replace("_", "-")
        referee.choose(Raise(id_))
        if referee.decision is not None and referee.decision.key == "muster.where":
            referee.choose(Deploy(id_, area))
        assert referee.game.where[id_] == area
    if referee.decision is not None and referee.decision.key == "muster.which-corps":
        referee.choose(Pass())


@rule("age-of-napoleon neutrality.violation.minor", "age-of-napoleon neutrality.violation.side")
def test_a_minor_that_the_french_enter_joins_the_coalition():  # v.neu.minor
    game = given(status=NEUTRAL, davout="hannover")

    referee = march(game, "davout", "danmark")

    assert game.status["danmark"] == "cm"
    assert referee.fact("neutrality.violated") == {"side": FRENCH, "country": "danmark"}


@rule("age-of-napoleon neutrality.violation.side")
def test_a_country_that_the_coalition_enters_becomes_a_french_ally():
    game = given(status=NEUTRAL, kutusov="bohmen")  # v.neu.coalition-violates

    referee = march(game, "kutusov", "osterreich")
    place(referee, karl="osterreich")
    referee.choose(Pass())

    assert game.status["austria"] == "fa"
    clash = game.clashes[0]
    assert (clash.area, clash.attacker) == ("osterreich", COALITION)


@rule("age-of-napoleon neutrality.violation.major-capital")
@rule("age-of-napoleon neutrality.major-transit")
@pytest.mark.parametrize(
    ("start", "area", "status"),
    [("hannover", "brandenburg", "cm"), ("westfalen", "sachsen", "nc")],
)
def test_only_the_capital_of_a_neutral_major_is_closed(start, area, status):
    game = given(status=NEUTRAL, bernadotte=start)  # v.neu.major-transit

    march(game, "bernadotte", area)

    assert game.where["bernadotte"] == area
    assert game.status["preussen"] == status


@rule("age-of-napoleon neutrality.major-transit")
def test_an_army_may_cross_and_stay_in_a_neutral_major():
    game = given(status=NEUTRAL, davout="bayern")

    march(game, "davout", "sachsen", "schlesien").choose(Halt())

    assert game.where["davout"] == "schlesien"
    assert friend_of(game, "schlesien") is None


@rule("age-of-napoleon neutrality.violation.deploy")
@rule("age-of-napoleon neutrality.violation.deploy-in-occupied")
@rule("age-of-napoleon neutrality.violation.attacker")
def test_corps_placed_on_the_intruder_are_attacked_by_him():  # v.neu.major-capital
    game = given(status=NEUTRAL, soult="hannover")

    referee = march(game, "soult", "brandenburg")
    place(referee, ruchel="brandenburg", hohenlohe="schlesien")

    assert referee.is_over
    assert [(clash.area, clash.attacker) for clash in game.clashes] == [("brandenburg", FRENCH)]
    assert game.clashes[0].came_from == {"soult": "hannover"}
    assert game.where["hohenlohe"] == "schlesien"


@rule("age-of-napoleon neutrality.violation.controller")
@pytest.mark.parametrize(
    ("leader", "start", "controller"),
    [("soult", "bayern", COALITION), ("kutusov", "bohmen", FRENCH)],
)
def test_the_side_that_gains_the_country_places_its_corps(leader, start, controller):
    game = given(status=NEUTRAL, **{leader: start})

    referee = march(game, leader, "osterreich")
    assert (referee.decision.key, referee.decision.seat) == ("muster.which-corps", controller)
    place(referee, karl="tirol")

    assert game.controller("austria") is controller
    assert game.side("karl") is controller


@rule("age-of-napoleon neutrality.violation.deploy")
@rule("age-of-napoleon diplomacy.leaves-neutrality.number")
def test_a_violated_country_places_no_more_corps_than_its_limit():
    game = given(status=NEUTRAL, kutusov="bohmen")

    referee = march(game, "kutusov", "osterreich")
    place(referee, karl="tirol")

    assert limit(game, "austria") == 1  # under French control
    assert game.at("tirol", FRENCH) == ["karl"]
    assert referee.decision.key == "interception.who"


@rule("age-of-napoleon neutrality.violation.attacker")
@rule("age-of-napoleon neutrality.violation.deploy-in-occupied")
def test_the_intruder_fights_the_corps_placed_on_him_and_goes_back_if_beaten():
    game = given(status=NEUTRAL, soult="hannover", dice=[1, 1, 1, 6])

    referee = march(game, "soult", "brandenburg")
    place(referee, ruchel="brandenburg")
    assert Referee(game, battles(game)).is_over

    assert game.where == {"soult": "hannover", "ruchel": "brandenburg"}
    assert game.exhausted == {"soult", "ruchel"}


@rule("age-of-napoleon battle.retreat.defender-path", "age-of-napoleon battle.retreat.impossible")
def test_a_beaten_intruder_finds_no_refuge_where_enemies_were_placed():
    places = dict.fromkeys(["davout", "ney", "soult"], "schlesien")
    game = given(status=NEUTRAL, **places, dice=[1, 1, 1, 6])

    referee = march(game, "davout")
    referee.choose(Detach("soult"), Enter("brandenburg"))
    place(referee, ruchel="brandenburg", hohenlohe="schlesien")
    referee.choose(FightAt("brandenburg"))
    referee = Referee(game, battles(game))
    commit_all(referee)

    assert game.prisoners == ["davout", "ney"]
    assert game.where["soult"] == "schlesien"


@rule("age-of-napoleon evasion.destination")
@pytest.mark.parametrize("corps", [["soult", "hohenlohe"], ["hohenlohe", "soult"]])
def test_nobody_evades_into_an_area_on_which_a_battle_waits(corps):
    there = dict.fromkeys(corps, "schlesien")
    game = given(status={"preussen": "cm"}, blucher="brandenburg", **there)

    refusal = cannot_evade(game, "blucher", "marmont", "hannover", Evade("schlesien"))

    assert refusal.key == "evasion.enemy-there"


@rule("age-of-napoleon neutrality.violation.attacker")
def test_the_owner_of_the_placed_corps_orders_the_battles():  # v.rec.violation-attacker
    places = {"soult": "hannover", "ney": "sachsen", "junot": "schlesien", "marmont": "bayern"}
    game = given(status=NEUTRAL, **places)

    referee = march(game, "soult", "brandenburg")
    place(referee, ruchel="brandenburg", hohenlohe="sachsen", kalckreuth="schlesien")
    assert referee.decision.seat == COALITION
    assert referee.refusal(FightAt("bayern")).rule == "neutrality.violation.attacker"
    referee.choose(FightAt("schlesien"), FightAt("brandenburg"))

    assert [clash.area for clash in game.clashes] == ["schlesien", "brandenburg", "sachsen"]
    assert [clash.attacker for clash in game.clashes] == [FRENCH] * 3
    assert [clash.came_from for clash in game.clashes] == [{}, {"soult": "hannover"}, {}]


@rule("age-of-napoleon neutrality.violation.no-attack-cost")
def test_the_battle_costs_the_intruder_no_area_but_tires_him():  # v.gap.violation-cost
    stack = dict.fromkeys(["soult", "ney", "junot"], "rhenanie")
    game = given(status=NEUTRAL, in_round=2, dice=[6], **stack)

    place(march(game, "soult", "westfalen", "hannover", "brandenburg"), ruchel="brandenburg")

    assert [clash.area for clash in game.clashes] == ["brandenburg"]
    assert game.exhausted == set(stack)


def gone_on(game):
    """The battles that wait, and then the march again."""
    yield from battles(game)
    while game.march is not None:
        yield from march_on(game)


@rule("age-of-napoleon neutrality.violation.no-attack-cost")
def test_the_intruder_goes_on_if_nobody_is_placed_on_him():
    stack = dict.fromkeys(["davout", "ney", "murat"], "holland")
    game = given(status=NEUTRAL, marmont="sachsen", dice=[1, 1, 6, 1, 6], **stack)

    place(march(game, "davout", "hannover", "brandenburg"), hohenlohe="sachsen")
    assert [clash.area for clash in game.clashes] == ["sachsen"]
    referee = Referee(game, gone_on(game))
    referee.choose(Retreat("schlesien"), Enter("polen"), Halt())

    assert game.where["davout"] == "polen"


@rule("age-of-napoleon movement.enemy-stop", "age-of-napoleon march-attrition.timing")
def test_an_army_on_the_march_that_pursuers_come_upon_checks_and_goes_no_farther():
    stack = dict.fromkeys(["davout", "ney", "murat"], "holland")
    hand = {"french": ["forced-march"], "coalition": ["mud", "depot"]}
    table = {"status": NEUTRAL, "reformed": ["preussen"], "hand": hand, "dice": [1, 1, 1, 6, 6]}
    game = given(**table, marmont="sachsen", **stack)
    referee = march(game, "davout", "hannover")
    referee.choose(PlayCard("forced-march-1"), Enter("brandenburg"))
    place(referee, blucher="sachsen")
    referee.choose(Pass())

    referee = Referee(game, gone_on(game))
    go_on(referee, Retreat("brandenburg"), Pursue("blucher", "brandenburg"), Discard("depot-1"))
    told = referee.keys
    assert told.index("attrition.march") < told.index("battle.begins", told.index("pursuit.begins"))
    assert game.exhausted >= set(stack)
    assert game.march is None
    assert game.moved >= set(stack)


@rule("age-of-napoleon movement.entry-order")
def test_corps_placed_may_still_evade_and_others_intercept():
    game = given(status=NEUTRAL, reformed=["preussen"], soult="hannover")

    referee = march(game, "soult", "brandenburg")
    place(referee, l_estocq="brandenburg", blucher="schlesien")
    assert referee.decision.key == "evasion.where"
    referee.choose(Evade("polen"))
    assert referee.decision.key == "interception.who"
    referee.choose(Intercept("blucher"))
    assert referee.decision.key == "interception.who-attacks"


@rule("age-of-napoleon interception.neutrality")
def test_who_intercepts_in_a_violated_minor_violates_nothing():  # v.gap.interception-neutral
    status = NEUTRAL | {"pommern": "cm", "sverige": "cm"}
    game = given(status=status, soult="hannover", charles_john="pommern")

    referee = march(game, "soult", "danmark")
    referee.choose(Intercept("charles-john"))

    assert game.status["danmark"] == "cm"
    assert game.where["charles-john"] == "danmark"


@rule("age-of-napoleon sea.move.neutral-landing")
def test_a_landing_violates_neutrality():  # v.gap.sea-neutral
    game = given(status=NEUTRAL, year=1807, britannia=True, moore="britain")

    referee = sail(game, "moore", "danmark")
    place(referee, frederik="danmark")
    referee.choose(Pass())

    assert game.status["danmark"] == "fa"
    assert [(clash.area, clash.attacker) for clash in game.clashes] == [("danmark", COALITION)]
    assert game.clashes[0].landed == ["moore"]


@rule("age-of-napoleon neutrality.occupied.change-of-occupier")
def test_driving_out_an_occupier_is_no_violation():  # v.gap.occupier-change
    game = given(status=NEUTRAL, junot="osterreich", kutusov="bohmen")
    assert occupier(game, "austria") is FRENCH

    referee = march(game, "kutusov", "osterreich")
    referee.choose(Evade("bayern"), Pass())

    assert game.status["austria"] == "nc"
    assert occupier(game, "austria") is COALITION


@rule("age-of-napoleon neutrality.occupied.change-of-occupier")
def test_an_occupier_may_bring_more_corps_into_the_capital():
    game = given(status=NEUTRAL, junot="osterreich", davout="bayern")

    march(game, "davout", "osterreich")

    assert game.status["austria"] == "nc"


@rule("age-of-napoleon invasion.trigger")
@pytest.mark.parametrize(
    ("status", "invaded"), [("cm", True), ("ic", True), ("nc", False), ("fa", False)]
)
def test_a_french_army_that_enters_russia_at_war_invades_it(status, invaded):
    game = given(status={"russia": status, "polen": "fd"}, davout="polen")

    march(game, "davout", "lithuania")

    assert game.invaded is invaded


@rule("age-of-napoleon invasion.trigger")
def test_the_invasion_is_remembered_and_the_coalition_makes_none():  # v.rei.invasion
    game = given(status={"russia": "cm"}, karl="galizien")
    march(game, "karl", "volhynia")
    assert not game.invaded

    game = given(status={"russia": "cm", "polen": "fd"}, davout="polen")
    march(game, "davout", "lithuania", "polen")
    assert game.invaded


@rule("age-of-napoleon invasion.trigger")
def test_a_violation_of_russia_is_an_invasion_before_corps_are_placed():
    game = given(status={"russia": "nc"}, year=1811, davout="smolensk")  # v.gap.invasion-violation
    invasion = [c.id for c in game.printed.corps.values() if c.after == "invasion"]

    referee = march(game, "davout", "moscow")

    assert game.invaded
    assert invasion
    assert all(Raise(corps) in referee.options for corps in invasion)
