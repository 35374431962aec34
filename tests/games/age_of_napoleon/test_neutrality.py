"""Neutrality, its violation, and the battles that placed corps bring about."""

from functools import partial

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon import neutrality
from estafette.games.age_of_napoleon.actions import Enter, Evade, FightAt, Halt, Intercept
from estafette.games.age_of_napoleon.control import is_neutral, occupier
from estafette.games.age_of_napoleon.fate import place
from estafette.games.age_of_napoleon.march import march_on
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.campaigning import march, sail
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

NEUTRAL = {"preussen": "nc", "danmark": "nc", "austria": "nc"}


@pytest.fixture
def placing(monkeypatch):
    """The controller of the violated country has chosen: these corps go to these areas."""

    def choose(**corps):
        monkeypatch.setattr(neutrality, "join", partial(join, corps))

    def join(corps, game, country, side, *, among_enemies):
        assert among_enemies
        for name, area in corps.items():
            place(game, name.replace("_", "-"), area)
            assert game.side(name.replace("_", "-")) is side
        yield from ()

    return choose


@rule("age-of-napoleon neutrality.violation.minor", "age-of-napoleon neutrality.violation.side")
def test_a_minor_that_the_french_enter_joins_the_coalition():  # v.neu.minor
    game = given(status=NEUTRAL, davout="hannover")

    referee = march(game, "davout", "danmark")

    assert game.status["danmark"] == "cm"
    assert referee.fact("neutrality.violated") == {"side": FRENCH, "country": "danmark"}


@rule("age-of-napoleon neutrality.violation.side")
def test_a_country_that_the_coalition_enters_becomes_a_french_ally(placing):
    placing(karl="osterreich")
    game = given(status=NEUTRAL, kutusov="bohmen")  # v.neu.coalition-violates

    march(game, "kutusov", "osterreich").choose(Pass())

    assert game.status["austria"] == "fa"
    clash = game.clashes[0]
    assert (clash.area, clash.attacker) == ("osterreich", COALITION)


@rule("age-of-napoleon neutrality.violation.major-capital")
@rule("age-of-napoleon neutrality.major-transit")
@pytest.mark.parametrize(
    ("start", "area", "status"),
    [("hannover", "brandenburg", "cm"), ("westfalen", "sachsen", "nc")],
)
def test_only_the_capital_of_a_neutral_major_is_closed(placing, start, area, status):
    placing()
    game = given(status=NEUTRAL, bernadotte=start)  # v.neu.major-transit

    march(game, "bernadotte", area)

    assert game.where["bernadotte"] == area
    assert game.status["preussen"] == status


@rule("age-of-napoleon neutrality.major-transit")
def test_an_army_may_cross_and_stay_in_a_neutral_major():
    game = given(status=NEUTRAL, davout="bayern")

    march(game, "davout", "sachsen", "schlesien").choose(Halt())

    assert game.where["davout"] == "schlesien"
    assert is_neutral(game, "schlesien")


@rule("age-of-napoleon neutrality.violation.deploy")
@rule("age-of-napoleon neutrality.violation.deploy-in-occupied")
@rule("age-of-napoleon neutrality.violation.attacker")
def test_corps_placed_on_the_intruder_are_attacked_by_him(placing):  # v.neu.major-capital
    placing(ruchel="brandenburg", hohenlohe="schlesien")
    game = given(status=NEUTRAL, soult="hannover")

    referee = march(game, "soult", "brandenburg")

    assert referee.is_over
    assert [(clash.area, clash.attacker) for clash in game.clashes] == [("brandenburg", FRENCH)]
    assert game.clashes[0].came_from == {"soult": "hannover"}
    assert game.where["hohenlohe"] == "schlesien"


@rule("age-of-napoleon neutrality.violation.controller")
@pytest.mark.parametrize(
    ("leader", "start", "controller"),
    [("soult", "bayern", COALITION), ("kutusov", "bohmen", FRENCH)],
)
def test_the_side_that_gains_the_country_places_its_corps(monkeypatch, leader, start, controller):
    seen = []

    def join(game, country, side, *, among_enemies):
        seen.append((country, side, game.controller(country)))
        yield from ()

    monkeypatch.setattr(neutrality, "join", join)

    march(given(status=NEUTRAL, **{leader: start}), leader, "osterreich")

    assert seen == [("austria", controller, controller)]


@rule("age-of-napoleon neutrality.violation.attacker")
def test_the_owner_of_the_placed_corps_orders_the_battles(placing):  # v.rec.violation-attacker
    placing(ruchel="brandenburg", hohenlohe="sachsen", kalckreuth="schlesien")
    places = {"soult": "hannover", "ney": "sachsen", "junot": "schlesien", "marmont": "bayern"}
    game = given(status=NEUTRAL, **places)

    referee = march(game, "soult", "brandenburg")
    assert referee.decision.seat == COALITION
    referee.choose(FightAt("schlesien"), FightAt("brandenburg"))

    assert [clash.area for clash in game.clashes] == ["schlesien", "brandenburg", "sachsen"]
    assert [clash.attacker for clash in game.clashes] == [FRENCH] * 3
    assert [clash.came_from for clash in game.clashes] == [{}, {"soult": "hannover"}, {}]


@rule("age-of-napoleon neutrality.violation.no-attack-cost")
def test_the_battle_costs_the_intruder_no_area_but_tires_him(placing):  # v.gap.violation-cost
    placing(ruchel="brandenburg")
    stack = dict.fromkeys(["soult", "ney", "junot"], "rhenanie")
    game = given(status=NEUTRAL, in_round=2, dice=[6], **stack)

    march(game, "soult", "westfalen", "hannover", "brandenburg")

    assert [clash.area for clash in game.clashes] == ["brandenburg"]
    assert game.exhausted == set(stack)


@rule("age-of-napoleon neutrality.violation.no-attack-cost")
def test_the_intruder_goes_on_if_nobody_is_placed_on_him(placing):
    placing(hohenlohe="sachsen")
    stack = dict.fromkeys(["davout", "ney", "murat"], "holland")
    game = given(status=NEUTRAL, marmont="sachsen", dice=[6], **stack)

    referee = march(game, "davout", "hannover", "brandenburg")
    assert [clash.area for clash in game.clashes] == ["sachsen"]
    assert game.march is not None

    game.clashes.clear()
    del game.where["hohenlohe"]
    referee = Referee(game, march_on(game))
    referee.choose(Enter("polen"))
    assert game.where["davout"] == "polen"


@rule("age-of-napoleon movement.entry-order")
def test_an_army_beaten_elsewhere_during_its_march_goes_no_farther(placing):
    placing(hohenlohe="sachsen")
    game = given(status=NEUTRAL, marmont="sachsen", davout="hannover")
    march(game, "davout", "brandenburg")

    game.clashes.clear()
    game.where["davout"] = "westfalen"
    referee = Referee(game, march_on(game))

    assert referee.is_over
    assert game.march is None
    assert "davout" in game.moved


@rule("age-of-napoleon movement.entry-order")
def test_corps_placed_may_still_evade_and_others_intercept(placing):
    placing(l_estocq="brandenburg", blucher="schlesien")
    game = given(status=NEUTRAL, soult="hannover")

    referee = march(game, "soult", "brandenburg")
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
def test_a_landing_violates_neutrality(placing):  # v.gap.sea-neutral
    placing(frederik="danmark")
    game = given(status=NEUTRAL, year=1807, britannia=True, moore="britain")

    referee = sail(game, "moore", "danmark")
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
def test_a_violation_of_russia_is_an_invasion_before_corps_are_placed(monkeypatch):
    seen = []

    def join(game, country, side, *, among_enemies):
        seen.append((country, game.status[country], game.invaded))
        yield from ()

    monkeypatch.setattr(neutrality, "join", join)
    game = given(status={"russia": "nc"}, year=1811, davout="smolensk")  # v.gap.invasion-violation

    march(game, "davout", "moscow")

    assert seen == [("russia", "cm", True)]
