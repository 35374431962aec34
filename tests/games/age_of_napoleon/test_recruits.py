"""How many corps may be raised, and who may be called up."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Deploy, Raise
from estafette.games.age_of_napoleon.mobilisation import limit, yearly_number
from tests.games.age_of_napoleon.politics import can_raise, deployments
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

AUSTRIANS = ("karl", "johann", "hiller", "ferdinand", "kienmayer", "kolowrat")
REFORMED = ("radetzky", "schwarzenberg", "bellegarde", "liechtenstein", "rosenberg", "klenau")
FRENCH = ("ney", "soult", "davout", "murat", "lannes", "massena", "augereau", "mortier")
RUSSIANS = ("kutusov", "bagration", "buxhowden", "bennigsen", "dokhturov", "barclay", "essen")
MINORS = ("bernadotte", "st-cyr", "lefebvre", "vandamme")


def standing(corps, area):
    return {each.replace("-", "_"): area for each in corps}


def most(game, side, pool):
    """How many corps of a row the side can raise, taking all that it gets."""
    referee, count = deployments(game, side), 0
    while mine := [c for c in sorted(can_raise(referee)) if the_box().corps[c].pool == pool]:
        referee.choose(Raise(mine[0]))
        if referee.decision is not None and referee.decision.key == "muster.where":
            referee.choose(referee.options[0])
        count += 1
        if referee.is_over:
            break
    return count


@rule("age-of-napoleon reinforcement.deploy.yearly-number")
@rule("age-of-napoleon reinforcement.deploy.mobilisation-limit")
@rule("age-of-napoleon reinforcement.deploy.star-french-control")
@rule("age-of-napoleon reinforcement.deploy.french-minors")
@rule("age-of-napoleon reinforcement.deploy.british-minors")
@rule("age-of-napoleon reinforcement.deploy.neutral-none")
@rule("age-of-napoleon reform.austria.effect")
@pytest.mark.parametrize(
    ("side", "pool", "number", "table"),
    [
        ("french", "france", 5, standing(FRENCH[:4], "lorraine")),  # v.rei.france-five
        ("french", "france", 2, standing(FRENCH, "lorraine")),  # v.rei.france-limit
        ("coalition", "austria", 3, standing(AUSTRIANS[:2], "tirol")),  # v.rei.austria
        (  # v.rei.austria-reformed
            *("coalition", "austria", 3),
            {"reformed": ["austria"], **standing(AUSTRIANS[:5], "tirol")},
        ),
        ("coalition", "austria", 4, {"reformed": ["austria"]}),
        ("french", "austria", 1, {"status": {"austria": "fa"}}),  # v.rei.austria-french
        ("french", "spain", 1, {}),
        ("french", "spain", 0, {"blake": "castilla"}),  # v.rei.spain-french
        ("coalition", "britain", 1, {"moore": "britain"}),  # v.rei.britain
        ("coalition", "britain", 0, {"moore": "britain", "hill": "britain"}),
        ("french", "french-minors", 2, standing(MINORS[:2], "bayern")),  # v.rei.french-minors-8
        ("coalition", "british-minors", 1, {"damas": "napoli"}),
        ("coalition", "russia", 0, {"status": {"russia": "nc"}}),  # v.rec.neutral-none
        ("coalition", "russia", 4, {}),
    ],
)
def test_a_country_raises_its_number_within_its_limit(side, pool, number, table):
    assert most(given(**table), side, pool) == number


@rule("age-of-napoleon reinforcement.deploy.yearly-number")
@rule("age-of-napoleon reinforcement.deploy.mobilisation-limit")
def test_a_refusal_says_which_number_is_reached():
    game = given(**standing(AUSTRIANS, "tirol"), moore="britain")
    referee = deployments(game, "coalition")
    assert referee.refusal(Raise("mack")).rule == "reinforcement.deploy.mobilisation-limit"

    referee.choose(Raise("hill"))

    assert referee.refusal(Raise("graham")).rule == "reinforcement.deploy.available"
    assert game.raised == {"britain": 1}


@rule("age-of-napoleon reinforcement.deploy.french-minors")
@pytest.mark.parametrize(("number", "most", "new"), [(8, 4, 2), (5, 2, 1), (3, 1, 1), (2, 1, 0)])
def test_french_minors_are_counted_in_twos_and_threes(number, most, new):  # v.rei.french-minors-5
    minors = ["bayern", "holland", "italia", "schweiz", "napoli", "danmark", "portugal", "tirol"]
    quiet = dict.fromkeys(given().status, "nc")
    game = given(status={**quiet, **dict.fromkeys(minors[-number:], "fa")})

    assert limit(game, "french-minors") == most
    assert yearly_number(game, "french-minors") == new


@rule("age-of-napoleon reinforcement.deploy.british-minors")
def test_two_british_minors_are_all_there_may_be():  # v.rei.british-minors
    status = dict.fromkeys(["portugal", "napoli", "hannover"], "cm")
    game = given(year=1808, status=status, beresford="portugal", damas="napoli")

    refusal = deployments(game, "coalition").refusal(Raise("braunschweig-oels"))

    assert refusal.rule == "reinforcement.deploy.mobilisation-limit"


@rule("age-of-napoleon reinforcement.deploy.french-minors.home")
def test_a_french_minor_corps_needs_its_home():  # v.rei.french-minor-home, v.gap.poniatowski
    game = given(year=1807, status={"hannover": "nc", "preussen": "fa"})
    referee = deployments(game)

    for corps in ("bernadotte", "poniatowski"):
        assert referee.refusal(Raise(corps)).rule == "reinforcement.deploy.french-minors.home"
    referee.choose(Raise("st-cyr"))
    assert game.where["st-cyr"] == "stato-della-chiesa"


@rule("age-of-napoleon reinforcement.deploy.british-minors.home")
def test_a_british_minor_corps_needs_a_member_of_the_coalition():  # v.gap.beresford
    neutral = deployments(given(year=1808), "coalition")
    game = given(year=1808, status={"portugal": "cm"})
    member = deployments(game, "coalition")

    assert neutral.refusal(Raise("beresford")).rule == "reinforcement.deploy.british-minors.home"
    member.choose(Raise("beresford"))
    assert game.where["beresford"] == "portugal"


@rule("age-of-napoleon reinforcement.deploy.excess-kept")
def test_above_a_fallen_limit_nobody_goes_and_nobody_is_raised():  # v.gap.excess
    lost = {"schweiz": "nc", "westfalen": "nc"}
    game = given(status=lost, **standing(MINORS, "bayern"))
    referee = deployments(game)

    assert referee.refusal(Raise("affry")).rule == "reinforcement.deploy.french-minors.home"
    assert referee.refusal(Raise("eugene")).rule == "reinforcement.deploy.mobilisation-limit"
    assert len(game.where) == 4


@rule("age-of-napoleon reinforcement.deploy.available")
def test_a_corps_waits_for_its_year():  # v.rec.available
    referee = deployments(given(year=1806))

    assert "marmont" in can_raise(referee)
    refusal = referee.refusal(Raise("suchet"))
    assert refusal.rule == "reinforcement.deploy.available"
    assert refusal.facts["year"] == 1808


@rule("age-of-napoleon def.corps")
def test_nobody_calls_up_a_corps_that_is_not_in_the_box():
    refusal = deployments(given()).refusal(Raise("grouchy-s-lost-corps"))

    assert (refusal.rule, refusal.key) == ("def.corps", "muster.no-such-corps")


@rule("age-of-napoleon reinforcement.deploy.availability-trigger")
@rule("age-of-napoleon invasion.trigger")
def test_the_last_reserves_wait_for_the_invasion():  # v.rei.invasion
    rule_ = "reinforcement.deploy.availability-trigger"
    invaded = deployments(given(year=1813, invaded=True), "coalition")
    quiet = deployments(given(year=1813), "coalition")

    assert {"platov", "miloradovich", "raevsky", "osterman", "rostopchin"} <= can_raise(invaded)
    assert quiet.refusal(Raise("platov")).rule == rule_
    assert quiet.refusal(Raise("radetzky")).rule == rule_


@rule("age-of-napoleon reinforcement.deploy.neutral-none")
def test_a_neutral_country_raises_nobody():
    referee = deployments(given(), "coalition")

    assert referee.refusal(Raise("ruchel")).rule == "reinforcement.deploy.neutral-none"
    assert referee.refusal(Raise("ney")).rule == "reinforcement.deploy.optional"


@rule("age-of-napoleon reinforcement.deploy.attached-corps")
def test_charles_john_counts_for_russia():  # v.rei.charles-john
    eight = dict.fromkeys([*RUSSIANS, "wittgenstein"], "moscow")
    full = deployments(given(year=1813, **eight), "coalition")
    room = deployments(given(year=1813, **dict.fromkeys(RUSSIANS, "moscow")), "coalition")

    refusal = full.refusal(Raise("charles-john"))
    assert refusal.rule == "reinforcement.deploy.mobilisation-limit"
    room.choose(Raise("charles-john"))
    assert room.game.raised == {"russia": 1}


@rule("age-of-napoleon reinforcement.deploy.attached-corps.which")
@pytest.mark.parametrize("status", ["nc", "fa"])
def test_charles_john_counts_for_russia_whatever_becomes_of_russia(status):
    game = given(year=1813, status={"russia": status, "sverige": "cm"})

    deployments(game, "coalition").choose(Raise("charles-john"))

    assert game.where["charles-john"] == "sverige"
    assert game.raised == {"russia": 1}


@rule("age-of-napoleon reinforcement.deploy.attached-corps.which")
def test_wrede_counts_for_austria_and_needs_a_bavaria_in_the_coalition():  # v.rei.wrede
    table = {"year": 1813, "reformed": ["austria"], **standing(AUSTRIANS, "tirol")}
    game = given(status={"bayern": "cm"}, **table)
    game.raised = {"austria": 3}
    member, ally = deployments(game, "coalition"), deployments(given(**table), "coalition")

    member.choose(Raise("wrede"))

    assert game.where["wrede"] == "bayern"
    assert game.raised == {"austria": 4}
    assert ally.refusal(Raise("wrede")).rule == "reinforcement.deploy.attached-corps.which"


@rule("age-of-napoleon corps.britain")
def test_hill_may_join_moore_in_1806():  # v.gap.hill-1805
    game = given(year=1806, moore="britain")

    deployments(game, "coalition").choose(Raise("hill"))

    assert game.where["hill"] == "britain"


@rule("age-of-napoleon reform.old-corps-stay", "age-of-napoleon reform.prussia.effect")
@rule("age-of-napoleon reform.status-independent")
@pytest.mark.parametrize("status", ["cm", "ic"])
def test_reform_corps_are_raised_beside_the_old_ones(status):  # v.reform.prussia
    game = given(status={"preussen": status}, reformed=["preussen"], hohenlohe="polen")

    found = can_raise(deployments(game, "coalition"))

    assert {"blucher", "yorck", "ruchel", "l-estocq"} <= found
    assert game.where["hohenlohe"] == "polen"


@rule("age-of-napoleon reform.status-independent", "age-of-napoleon reform.austria.effect")
def test_reform_corps_serve_the_french_too_once_the_country_does():
    referee = deployments(given(status={"austria": "fa"}, reformed=["austria"]))

    assert set(REFORMED) <= can_raise(referee)
    referee.choose(Raise("schwarzenberg"), Deploy("schwarzenberg", "galizien"), Pass())
    assert referee.is_over


@rule("age-of-napoleon surrender.minor.no-placement")
def test_a_minor_that_surrendered_raises_its_corps_next_year():  # v.gap.minor-no-corps
    game = given("1813", year=1814, status={"holland": "cm"})

    deployments(game, "coalition").choose(Raise("oranje"))

    assert game.where["oranje"] == "holland"
