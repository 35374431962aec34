"""Winter attrition: who rolls, what is added, who is lost."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Lose, PlayCard, Quarter
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Quarters
from estafette.games.age_of_napoleon.winter import begin_winter, modifiers
from tests.games.age_of_napoleon.politics import winter
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

FRENCHMEN = (
    *("ney", "soult", "davout", "murat", "lannes", "massena"),
    *("augereau", "mortier", "bessieres", "marmont", "junot", "victor"),
)
RUSSIANS = ("kutusov", "bagration", "buxhowden", "bennigsen", "dokhturov", "essen")
SPANIARDS = ("blake", "cuesta", "castanos", "palafox")


def army(corps, number, area):
    return dict.fromkeys(corps[:number], area)


def rolled(area, number, die, *, corps=FRENCHMEN, cards=(), **table):
    """The facts of the roll of an army; the cards are played by whoever holds them."""
    game = given(dice=[die], **table, **army(corps, number, area))
    referee = winter(game)
    while not referee.is_over and referee.decision.key.startswith("window."):
        playable = [c for c in referee.options if isinstance(c, PlayCard) and c.card in cards]
        referee.choose(playable[0] if playable else Pass())
    return referee.fact("winter.roll")


def held(**hands):
    return {"hand": hands, "cards": [f"{title}-1" for cards in hands.values() for title in cards]}


@rule("age-of-napoleon winter.who")
def test_an_army_of_two_corps_winters_without_a_roll():  # v.win.two-corps
    game = given(hand={"french": ["depot"]}, **army(FRENCHMEN, 2, "belorussia"))

    assert winter(game).is_over
    assert game.exhausted == set()


@rule("age-of-napoleon winter.roll", "age-of-napoleon winter.mod.cumulative")
@rule("age-of-napoleon winter.who", "age-of-napoleon winter.mod.barren")
@rule("age-of-napoleon winter.mod.friendly", "age-of-napoleon winter.mod.capital")
@rule("age-of-napoleon winter.mod.neutral", "age-of-napoleon winter.mod.insurgent")
@rule("age-of-napoleon winter.mod.capital-any", "age-of-napoleon winter.mod.coalition-in-ic")
@rule("age-of-napoleon winter.mod.depot", "age-of-napoleon winter.mod.scorched-earth")
@rule("age-of-napoleon winter.more-than-ten")
@pytest.mark.parametrize(
    ("id_", "area", "number", "die", "table", "total", "lost"),
    [
        ("v.win.three-corps", "smolensk", 3, 3, {}, 1, 1),
        ("v.win.friendly-capital", "ile-de-france", 8, 3, {}, 6, 1),
        ("v.win.moscow", "moscow", 6, 4, held(coalition=["scorched-earth"]), 3, 1),
        ("v.win.depot-barren", "lithuania", 5, 2, held(french=["depot"]), 2, 1),
        ("v.win.insurgent", "castilla", 4, 4, {"status": {"spain": "ic"}}, 1, 1),
        (
            *("v.win.insurgent-coalition", "andalucia", 4, 2),
            *({"status": {"spain": "ic"}, "corps": SPANIARDS}, 2, 1),
        ),
        ("v.win.neutral", "sachsen", 3, 1, {"status": {"preussen": "nc"}}, 2, 0),
        ("v.win.occupied-capital", "osterreich", 7, 3, {"status": {"austria": "nc"}}, 5, 1),
        ("v.win.high", "ile-de-france", 10, 6, held(french=["depot"]), 11, 1),
        ("v.win.twelve", "bohmen", 12, 2, {}, 2, 3),
        ("a friendly area without marks", "lorraine", 5, 1, {}, 3, 1),
    ],
)
def test_the_die_and_what_is_added_to_it(id_, area, number, die, table, total, lost):
    facts = rolled(area, number, die, **table)

    assert (facts["die"], facts["total"], facts["lost"]) == (die, total, lost)


@rule("age-of-napoleon card.depot", "age-of-napoleon card.scorched-earth")
@rule("age-of-napoleon winter.cards.limit")
def test_depot_and_scorched_earth_both_count():  # v.card.depot-scorched
    facts = rolled("bohmen", 5, 3, **held(french=["depot"], coalition=["scorched-earth"]))

    assert facts["tally"] == [("winter.depot", 2), ("winter.scorched-earth", -2)]
    assert (facts["total"], facts["lost"]) == (3, 1)


@rule("age-of-napoleon winter.cards.limit")
def test_one_depot_serves_an_army_and_no_second():
    game = given(hand={"french": ["depot", "depot"]}, **army(FRENCHMEN, 3, "bohmen"))
    referee = winter(game)
    referee.choose(Pass(), PlayCard("depot-1"))

    assert game.hands[FRENCH] == ["depot-2"]
    assert referee.is_over


@rule("age-of-napoleon card.depot", "age-of-napoleon card.scorched-earth")
def test_a_depot_is_for_ones_own_army_and_scorched_earth_for_the_enemys():
    hand = {"french": ["depot", "scorched-earth"], "coalition": ["depot"]}
    referee = winter(given(hand=hand, **army(FRENCHMEN, 3, "bohmen")))
    referee.choose(Pass(), Pass())  # nobody plays Hard Winter

    assert referee.decision.seat == FRENCH
    assert referee.options == (PlayCard("depot-1"), Pass())
    referee.choose(Pass())
    assert (referee.decision.seat, referee.options) == (COALITION, (Pass(),))


@rule("age-of-napoleon card.hard-winter")
def test_a_hard_winter_is_felt_in_moscow():  # v.car.hard-winter
    facts = rolled("moscow", 6, 3, corps=RUSSIANS, **held(french=["hard-winter"]))

    assert facts["tally"] == [("winter.friendly", 2), ("winter.capital", 1), ("winter.hard", -1)]
    assert (facts["total"], facts["lost"]) == (5, 1)


@rule("age-of-napoleon card.hard-winter")
@pytest.mark.parametrize(
    ("area", "status", "felt"),
    [
        *[("moscow", {}, True), ("brandenburg", {}, True), ("sverige", {}, True)],
        *[("polen", {"polen": "fd"}, True), ("sachsen", {}, True)],
        *[("sachsen", {"sachsen": "fa"}, False), ("osterreich", {}, False)],
    ],
)
def test_a_hard_winter_is_felt_in_the_north_by_both_sides(area, status, felt):
    game = given(status=status)
    game.hard_winter = True

    for side in (FRENCH, COALITION):
        lines = modifiers(game, Quarters(side, area)).lines
        assert (("winter.hard", -1) in lines) is felt


@rule("age-of-napoleon card.hard-winter")
def test_a_hard_winter_is_declared_before_any_roll_and_ends_with_the_year():
    hand = {"french": ["depot"], "coalition": ["hard-winter"]}
    game = given(hand=hand, **army(FRENCHMEN, 3, "moscow"))
    referee = winter(game)
    assert (referee.decision.seat, referee.decision.key) == (FRENCH, "window.winter")
    referee.choose(Pass(), PlayCard("hard-winter-1"))
    assert game.hard_winter

    begin_winter(game)

    assert not game.hard_winter


@rule("age-of-napoleon winter.mod.insurgent", "age-of-napoleon winter.mod.coalition-in-ic")
def test_an_insurgent_country_is_hostile_to_one_side_and_friendly_to_the_other():
    game = given(status={"spain": "ic"})

    assert modifiers(game, Quarters(FRENCH, "cataluna")).lines == [("winter.insurgent", -2)]
    assert modifiers(game, Quarters(COALITION, "cataluna")).lines == [("winter.friendly", 2)]


@rule("age-of-napoleon winter.mod.capital-any")
@pytest.mark.parametrize(
    ("area", "amounts"),
    [("ile-de-france", [2, 1]), ("osterreich", [1]), ("brandenburg", [1, 1]), ("bayern", [2])],
)
def test_every_capital_shelters_an_army(area, amounts):
    tally = modifiers(given(), Quarters(FRENCH, area))

    assert [amount for _, amount in tally.lines] == amounts


@rule("age-of-napoleon winter.permanent", "age-of-napoleon attrition.choice-of-losses")
def test_who_is_lost_to_the_winter_is_lost_for_good():  # v.gen.permanent, v.rec.attrition-choice
    game = given(dice=[1], exhausted=["soult"], **army(FRENCHMEN, 4, "smolensk"))

    winter(game)

    assert game.lost == ["soult"]
    assert game.prisoners == []


@rule("age-of-napoleon winter.permanent")
def test_the_owner_chooses_whom_the_winter_takes():
    game = given(dice=[1], **army(FRENCHMEN, 4, "smolensk"))
    referee = winter(game)

    referee.choose(Lose("davout"))

    assert game.lost == ["davout"]
    assert referee.is_over


@rule("age-of-napoleon victory.coalition.decisive.napoleon", "age-of-napoleon victory.timing")
def test_napoleon_lost_to_the_winter_is_the_end_at_once():
    corps = {"napoleon": "smolensk", **army(FRENCHMEN, 2, "smolensk")}
    game = given(dice=[1], exhausted=["napoleon"], **corps)

    referee = winter(game)

    assert referee.outcome.winner is COALITION
    assert referee.outcome.rule == "victory.coalition.decisive.napoleon"


@rule("age-of-napoleon march-attrition.exhausts")
def test_an_army_that_has_rolled_is_tired():  # v.win.exhaust
    game = given(dice=[6], **army(FRENCHMEN, 3, "lorraine"), marmont="bayern")

    winter(game)

    assert game.exhausted == set(FRENCHMEN[:3])
    assert game.lost == []


@rule("age-of-napoleon winter.order", "age-of-napoleon seq.first-player.other-phases")
@pytest.mark.parametrize(("year", "first"), [(1810, FRENCH), (1812, COALITION)])
def test_the_player_with_first_choice_winters_his_armies_first(year, first):  # v.rec.other-phases
    where = {**army(FRENCHMEN, 3, "lorraine"), **army(RUSSIANS, 3, "moscow")}
    game = given(year=year, dice=[6, 6], **where)

    referee = winter(game)

    rolls = [told.facts["side"] for told in referee.told if told.key == "winter.roll"]
    assert rolls == [first, first.enemy]


@rule("age-of-napoleon winter.order")
def test_he_takes_his_armies_in_the_order_he_likes():
    where = {**army(FRENCHMEN, 3, "lorraine"), **dict.fromkeys(FRENCHMEN[3:6], "bayern")}
    referee = winter(given(dice=[6, 6], **where))

    assert referee.refusal(Quarter("tirol")).rule == "winter.who"
    referee.choose(Quarter("bayern"))

    rolls = [told.facts["area"] for told in referee.told if told.key == "winter.roll"]
    assert rolls == ["bayern", "lorraine"]
    assert referee.game.wintered == ["bayern", "lorraine"]
    assert referee.game.quarters is None


@rule("age-of-napoleon winter.order", "age-of-napoleon cards.use.phase")
def test_the_owner_plays_before_his_enemy():
    hand = {"french": ["depot"], "coalition": ["scorched-earth"]}
    referee = winter(given(hand=hand, dice=[6], **army(FRENCHMEN, 3, "bohmen")))
    referee.choose(Pass(), Pass())

    assert (referee.decision.seat, referee.decision.key) == (FRENCH, "window.quarters")
    referee.choose(PlayCard("depot-1"))
    assert (referee.decision.seat, referee.decision.key) == (COALITION, "window.ravage")
