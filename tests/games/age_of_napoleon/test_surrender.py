"""Surrender: who must, in which order, and what the victor makes of it."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import CutOff, PlayCard, Redeploy
from estafette.games.age_of_napoleon.control import is_closed_neutral, minors_of, occupier
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.surrender import begin_surrender, surrenders_to
from tests.games.age_of_napoleon.politics import pass_all, surrenders
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

FIVE = ("ney", "soult", "davout", "murat", "lannes")


def standing(corps, *areas):
    """These corps in these areas; the last area takes the rest."""
    return {each: areas[min(place, len(areas) - 1)] for place, each in enumerate(corps)}


def after(**table):
    """The game after a Surrender phase in which nobody takes anything he may leave."""
    game = given(**table)
    pass_all(surrenders(game))
    return game


@rule("age-of-napoleon surrender.order", "age-of-napoleon surrender.simultaneous-none")
def test_minors_come_first_then_the_majors_in_their_order():  # v.sur.order
    status = {"preussen": "cm"}
    game = given(status=status, ney="pommern", soult="brandenburg", davout="osterreich")
    referee = surrenders(game)

    pass_all(referee)

    fallen = [told.facts["country"] for told in referee.told if told.key == "surrender.done"]
    assert fallen == ["pommern", "preussen", "austria"]


@rule("age-of-napoleon surrender.order")
def test_every_country_is_looked_at_in_the_order_of_the_sheet():
    game = given(status={"tirol": "fd"})
    game.spared = ["austria"]

    begin_surrender(game)

    assert game.spared == []
    assert game.unchecked[-5:] == ["spain", "preussen", "austria", "russia", "france"]
    assert game.unchecked[:2] == ["bayern", "danmark"]
    assert game.unchecked[-6] == "tirol"


@rule("age-of-napoleon surrender.minor.automatic", "age-of-napoleon surrender.minor.to-french")
@rule("age-of-napoleon surrender.corps-to-reserve")
def test_a_minor_surrenders_to_the_french_and_becomes_an_ally():  # v.sur.minor-fr
    game = after(st_cyr="napoli", damas="sverige")

    assert game.status["napoli"] == "fa"
    assert game.in_reserve("damas")
    assert game.where == {"st-cyr": "napoli"}


@rule("age-of-napoleon surrender.minor.previously-insurgent")
def test_a_minor_that_has_risen_before_becomes_a_dominion():  # v.sur.minor-fd
    game = after(risen=["napoli"], st_cyr="napoli")

    assert game.status["napoli"] == "fd"


@rule("age-of-napoleon surrender.minor.to-coalition")
@rule("age-of-napoleon surrender.minor.no-placement")
@pytest.mark.parametrize("status", ["fd", "fa"])
def test_a_minor_surrenders_to_the_coalition_and_becomes_a_member(status):  # v.sur.minor-co
    game = after(status={"holland": status}, year=1813, wellington="holland", risen=["holland"])

    assert game.status["holland"] == "cm"
    assert game.where == {"wellington": "holland"}  # v.gap.minor-no-corps: Oranje waits


@rule("age-of-napoleon surrender.minor.occupied-meaning")
@pytest.mark.parametrize(
    ("status", "corps", "victor"),
    [
        ({"bayern": "cm"}, {"ney": "bayern"}, FRENCH),
        ({"bayern": "fa"}, {"ney": "bayern"}, None),
        ({"bayern": "cm"}, {"karl": "bayern"}, None),
        ({"bayern": "cm"}, {}, None),
        ({"bayern": "fa"}, {"karl": "bayern"}, COALITION),
        ({"bayern": "ic"}, {"ney": "bayern"}, None),
    ],
)  # v.rec.minor-occupied
def test_a_minor_falls_to_the_enemy_who_stands_in_it(status, corps, victor):
    assert surrenders_to(given(status=status, **corps), "bayern") is victor


@rule("age-of-napoleon surrender.minor.detached-to-coalition")
@pytest.mark.parametrize(("preussen", "polen"), [("cm", None), ("ic", None), ("nc", "cm")])
def test_a_detached_area_goes_home_to_a_ruler_at_war(preussen, polen):  # v.sur.detach-return
    game = after(status={"preussen": preussen, "polen": "fd"}, kutusov="polen")

    assert game.status.get("polen") == polen


@rule("age-of-napoleon surrender.order", "age-of-napoleon surrender.simultaneous-none")
@rule("age-of-napoleon surrender.minor.detached-to-coalition")
def test_corps_in_a_retaken_area_count_for_its_ruler():  # v.gap.minors-first
    tirol, bohmen = standing(["karl", "johann"], "tirol"), standing(["hiller", "mack"], "bohmen")
    french = standing(FIVE[:3], "osterreich")

    game = after(status={"tirol": "fd"}, **tirol, **bohmen, **french)

    assert not game.is_detached("tirol")
    assert game.status["austria"] == "cm"


AUSTRIANS = standing(["karl", "johann", "hiller"], "bohmen")


@rule("age-of-napoleon surrender.major.capital", "age-of-napoleon surrender.major.more-enemies")
@rule("age-of-napoleon surrender.major.no-own-corps")
@rule("age-of-napoleon surrender.major.equal-no", "age-of-napoleon surrender.major.friendly-count")
@rule("age-of-napoleon surrender.major.one-corps-enough")
@pytest.mark.parametrize(
    ("corps", "falls"),
    [
        # v.sur.major-more
        ({**standing(FIVE, "osterreich", "tirol"), **AUSTRIANS, "kutusov": "banat"}, True),
        # v.sur.major-equal
        ({**standing(FIVE[:4], "osterreich", "tirol"), **AUSTRIANS, "kutusov": "banat"}, False),
        # v.sur.major-no-own
        (
            {
                **standing(FIVE[:2], "osterreich"),
                **standing(["kutusov", "bagration", "essen"], "banat"),
            },
            True,
        ),
        # v.sur.major-capital-free
        (standing([*FIVE, "massena"], "bohmen"), False),
        ({"ney": "osterreich", "karl": "bayern"}, True),
        ({"ney": "osterreich", "karl": "bohmen"}, False),
        ({"karl": "bohmen", "kutusov": "osterreich"}, False),
    ],
)
def test_a_major_falls_with_its_capital_and_its_army(corps, falls):
    victor = surrenders_to(given(**corps), "austria")

    assert victor is (FRENCH if falls else None)


@rule("age-of-napoleon surrender.major.friendly-count", "age-of-napoleon def.detachable-areas")
def test_corps_in_a_detached_area_do_not_stand_in_its_old_country():  # v.gap.detached-outside
    corps = {
        **standing(FIVE[:3], "osterreich"),
        **standing(FIVE[3:], "dalmatien"),
        **standing(["karl", "johann", "hiller", "mack"], "bohmen"),
    }

    assert surrenders_to(given(status={"dalmatien": "fd"}, **corps), "austria") is None
    assert surrenders_to(given(**corps), "austria") is FRENCH


@rule("age-of-napoleon surrender.major.becomes-nc")
@rule("age-of-napoleon strategy.reshuffle.major-surrender")
def test_a_major_that_surrenders_becomes_neutral():
    game = after(davout="osterreich")

    assert game.status["austria"] == "nc"
    assert game.reshuffle_due


@rule("age-of-napoleon strategy.reshuffle.major-surrender")
def test_the_surrender_of_a_minor_leaves_the_deck_alone():
    assert not after(st_cyr="napoli").reshuffle_due


@rule("age-of-napoleon surrender.major.previously-insurgent")
def test_a_major_that_has_risen_before_becomes_a_dominion():  # v.sur.major-fd
    game = after(status={"spain": "cm"}, risen=["spain"], ney="castilla", soult="navarra")

    assert game.status["spain"] == "fd"
    assert game.where == {"ney": "castilla", "soult": "navarra"}


@rule("age-of-napoleon surrender.fd-or-fa-major")
@rule("age-of-napoleon surrender.major.previously-insurgent-to-coalition")
@pytest.mark.parametrize("status", ["fa", "fd"])
def test_a_major_that_falls_to_the_coalition_becomes_neutral(status):  # v.sur.fa-major
    corps = {"wellington": "castilla", "hill": "castilla", "ney": "valencia"}

    game = after(status={"spain": status}, year=1811, risen=["spain"], **corps)

    assert game.status["spain"] == "nc"
    assert occupier(game, "spain") is COALITION


@rule("age-of-napoleon ic.never-surrenders", "age-of-napoleon surrender.neutral-not-checked")
@pytest.mark.parametrize("status", ["ic", "nc"])
def test_insurgents_and_neutrals_never_surrender(status):  # v.sur.ic
    corps = {**standing([*FIVE, "massena"], "castilla"), "blake": "galicia"}

    game = after(status={"spain": status}, **corps)

    assert game.status["spain"] == status
    assert ("blake" in game.where) is True


@rule("age-of-napoleon surrender.major.neutral-corps", "age-of-napoleon surrender.corps-to-reserve")
def test_the_corps_of_the_country_leave_the_map_wherever_they_are():  # v.sur.neutral-corps
    game = after(
        status={"preussen": "cm"}, l_estocq="lithuania", sachsen_corps="sachsen", ney="brandenburg"
    )

    assert game.where == {"ney": "brandenburg"}
    assert game.in_reserve("l-estocq")
    assert game.in_reserve("sachsen-corps")


@rule("age-of-napoleon surrender.france", "age-of-napoleon victory.coalition.decisive.surrender")
@rule("age-of-napoleon victory.timing")
def test_the_surrender_of_france_ends_the_game_at_once():  # v.sur.france
    coalition = standing(["wellington", "hill", "blucher", "yorck"], "ile-de-france", "flandre")
    french = standing(FIVE[:3], "lorraine")
    game = given("1813", year=1814, **coalition, **french)

    referee = surrenders(game)

    assert referee.outcome.winner is COALITION
    assert referee.outcome.rule == "victory.coalition.decisive.surrender"


@rule("age-of-napoleon surrender.france", "age-of-napoleon surrender.major.one-corps-enough")
def test_france_falls_to_one_corps_if_no_french_corps_is_at_home():  # v.gap.one-corps
    minors = standing(["vandamme", "lefebvre", "reynier"], "lorraine")
    game = given("1813", hill="ile-de-france", **minors)

    assert surrenders_to(game, "france") is COALITION
    assert surrenders_to(given("1813", hill="ile-de-france", ney="lorraine"), "france") is None


@rule("age-of-napoleon surrender.detach", "age-of-napoleon strategy.draw.detached-count")
def test_the_french_may_take_areas_from_austria():  # v.sur.detach
    game = given(davout="osterreich", ney="tirol")
    referee = surrenders(game)
    minors = len(minors_of(game, FRENCH))

    referee.choose(CutOff("tirol"), CutOff("dalmatien"))

    assert (game.status["tirol"], game.status["dalmatien"]) == ("fd", "fd")
    assert len(minors_of(game, FRENCH)) == minors + 2
    assert game.where["ney"] == "tirol"


@rule("age-of-napoleon surrender.detach")
def test_an_area_with_corps_of_the_coalition_is_not_taken():
    game = given(davout="osterreich", kutusov="tirol")
    referee = surrenders(game)

    assert referee.decision.seat == FRENCH
    refusal = referee.refusal(CutOff("tirol"))
    assert (refusal.rule, refusal.key) == ("surrender.detach", "surrender.coalition-there")
    assert referee.refusal(CutOff("bohmen")).key == "surrender.not-detachable"
    referee.choose(Pass())
    assert not game.is_detached("dalmatien")


@rule("age-of-napoleon surrender.detach")
def test_the_coalition_detaches_nothing():
    game = given("1813", year=1811, status={"austria": "fa", "tirol": None}, kutusov="osterreich")

    pass_all(surrenders(game))

    assert game.status["austria"] == "nc"
    assert not game.is_detached("tirol")


@rule("age-of-napoleon card.surrender-no")
def test_a_card_saves_a_country_for_the_year():  # v.sur.no
    hand = {"coalition": ["surrender-no"], "french": ["depot"]}
    game = given(hand=hand, davout="osterreich", kutusov="galizien")
    referee = surrenders(game)
    assert referee.decision.seat == COALITION

    referee.choose(PlayCard("surrender-no-1"))

    assert referee.is_over
    assert game.status["austria"] == "cm"
    assert game.spared == ["austria"]
    assert game.surrender is None
    assert game.where["kutusov"] == "galizien"


@rule("age-of-napoleon card.surrender-no", "age-of-napoleon surrender.france")
def test_the_card_may_save_france():
    game = given("1813", hand={"french": ["surrender-no"]}, hill="ile-de-france")
    referee = surrenders(game)

    referee.choose(PlayCard("surrender-no-1"))

    assert referee.is_over
    assert referee.outcome is None


@rule("age-of-napoleon card.napoleonic-dynasty", "age-of-napoleon surrender.major.fd-no-redeploy")
@pytest.mark.parametrize("side", ["coalition", "french"])
def test_a_bonaparte_makes_a_dominion_of_the_conquest(side):  # v.sur.dynasty, v.gap.fd-redeploy
    corps = {"davout": "osterreich", "ney": "bohmen", "kutusov": "galizien", "soult": "bohmen"}
    game = given(hand={side: ["napoleonic-dynasty"]}, **corps)
    referee = surrenders(game)
    while PlayCard("napoleonic-dynasty-1") not in referee.options:
        referee.choose(Pass())

    referee.choose(PlayCard("napoleonic-dynasty-1"), Pass(), Redeploy("kutusov", "ukraine"))

    assert game.status["austria"] == "fd"
    assert game.where == {**corps, "kutusov": "ukraine"}


@rule("age-of-napoleon card.napoleonic-dynasty")
def test_a_bonaparte_may_have_a_minor_too():
    game = given(hand={"french": ["napoleonic-dynasty"]}, st_cyr="napoli")

    surrenders(game).choose(PlayCard("napoleonic-dynasty-1"))

    assert game.status["napoli"] == "fd"


@rule("age-of-napoleon card.napoleonic-dynasty")
@pytest.mark.parametrize(
    "table",
    [
        {"status": {"holland": "fa"}, "wellington": "holland"},
        {"risen": ["napoli"], "st_cyr": "napoli"},
    ],
)
def test_there_is_no_throne_where_the_coalition_wins_or_a_dominion_follows_anyway(table):
    referee = surrenders(given(hand={"french": ["napoleonic-dynasty"]}, **table))
    asked = []
    while not referee.is_over:
        asked.append(referee.decision.key)
        referee.choose(Pass())

    assert "surrender.done" in referee.keys
    assert "window.surrendered" not in asked


@rule("age-of-napoleon surrender.occupied-nc.no-violation")
@rule("age-of-napoleon surrender.major.redeploy-who")
def test_the_victor_may_stay_in_the_capital_and_occupies_the_country():
    game = after(davout="osterreich", ney="osterreich")

    assert game.where == {"davout": "osterreich", "ney": "osterreich"}
    assert game.status["austria"] == "nc"
    assert occupier(game, "austria") is FRENCH


@rule("age-of-napoleon surrender.occupied-nc.ends")
def test_a_country_whose_capital_is_left_is_an_ordinary_neutral():
    game = given(davout="osterreich")
    referee = surrenders(game)
    referee.choose(Pass())  # nothing is cut off

    referee.choose(Redeploy("davout", "bayern"))

    assert occupier(game, "austria") is None
    assert is_closed_neutral(game, "osterreich")
