"""[13.6] Attrition: when a force is tested, what weighs on the die, who falls."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Go,
    Hasten,
    Lose,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.attrition import test_march as march_trial
from estafette.games.napoleon_against_europe.end_of_activation import last_tests
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store, the_box
from tests.games.napoleon_against_europe.wearing import tally, trial_of
from tests.referee import Referee, rule


@rule("napoleon-against-europe attrition.definition")
@rule("napoleon-against-europe attrition.resolve")
def test_steps_are_lost_by_a_die_and_the_number_of_steps() -> None:
    game = bare(dice=[6])
    head = put(game, "vienne", "au-corps-1", "au-corps-2", general="charles")
    referee = trial_of(game, head, forced=2)
    assert referee.fact("attrition.rolled")["total"] == 8
    referee.choose(Lose("au-corps-1"), Lose("au-corps-1"))
    assert "au-corps-1" not in game.steps
    assert game.steps["au-corps-2"] == 2


@rule("napoleon-against-europe attrition.table")
@pytest.mark.parametrize(
    ("steps", "result"),
    [
        (2, (1, False)),
        (3, (1, True)),
        (5, (1, True)),
        (6, (1, True)),
        (8, (1, True)),
        (9, (2, True)),
        (12, (2, True)),
        (13, (3, True)),
    ],
)
def test_the_columns_of_the_attrition_table(steps: int, result: tuple[int, bool]) -> None:
    """[d.attrition.columns]"""
    assert the_box().tables.attrition.at(steps, 7) == result


@rule("napoleon-against-europe attrition.table")
def test_totals_beyond_the_table_read_its_edges() -> None:
    table = the_box().tables.attrition
    assert table.at(7, -3) == table.at(7, 0) == (0, False)
    assert table.at(7, 15) == table.at(7, 10) == (3, False)
    assert table.at(7, 8) == (2, False)


@rule("napoleon-against-europe attrition.star")
@pytest.mark.parametrize(("second", "lost"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_star_brings_one_more_die_and_perhaps_one_more_loss(second: int, lost: int) -> None:
    """[d.attrition.star]"""
    game = bare(dice=[5, second])
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    head = put(game, "munich", *corps, general="charles")
    referee = trial_of(game, head, forced=2)
    for _ in range(lost):
        referee.choose(next(each for each in referee.options if isinstance(each, Lose)))
    assert referee.is_over
    assert sum(game.steps.values()) == 6 - lost


@rule("napoleon-against-europe attrition.mod.poor-zone")
def test_a_poor_zone_crossed_costs_two_and_the_starting_zone_nothing() -> None:
    """[d.attrition.start-zone]"""
    game = bare(dice=[1, 1, 1])
    head = put(game, "minsk", "au-corps-1")
    assert game.printed.zones["minsk"].poor
    assert ("attrition.poor", 2) not in tally(trial_of(game, head, forced=1, crossed=["vilna"]))
    assert ("attrition.poor", 2) in tally(
        trial_of(game, head, forced=1, crossed=["minsk", "vitebsk"])
    )


@rule("napoleon-against-europe attrition.mod.poor-zone")
def test_at_the_end_of_the_phase_the_zone_in_which_it_stands_counts() -> None:
    game = bare(dice=[1])
    head = put(game, "minsk", "au-corps-1")
    game.unsupplied |= {"au-corps-1"}
    assert tally(trial_of(game, head, at_end=True)) == [
        ("attrition.poor", 2),
        ("attrition.unsupplied", 2),
    ]


@rule("napoleon-against-europe attrition.mod.forced-march")
def test_the_points_asked_for_weigh_on_the_die() -> None:
    game = bare(dice=[1])
    head = put(game, "munich", "au-corps-1")
    assert tally(trial_of(game, head, forced=3)) == [("attrition.march", 3)]


@rule("napoleon-against-europe attrition.mod.french")
def test_a_french_force_has_a_bonus_of_two_and_a_french_majority_of_one() -> None:
    game = bare(dice=[1, 1])
    french = put(game, "munich", "fr-corps-9", "fr-corps-10", general="ney")
    assert ("attrition.french", -2) in tally(trial_of(game, french, forced=1))
    mixed = put(
        game,
        "ulm",
        *("fr-corps-11", "fr-corps-12", "corps-baviere"),
        general="davout",
    )
    referee = trial_of(game, mixed, forced=1)
    referee.choose(Try())
    assert ("attrition.french", -1) in tally(referee)


@rule("napoleon-against-europe attrition.mod.french")
def test_half_french_is_no_majority() -> None:
    game = bare(dice=[1])
    head = put(game, "ulm", "fr-corps-9", "corps-baviere", general="ney")
    referee = trial_of(game, head, forced=1)
    assert referee.is_over
    assert tally(referee) == [("attrition.march", 1)]


@rule("napoleon-against-europe attrition.mod.russian")
def test_russians_alone_have_a_bonus_that_another_nation_takes_away() -> None:
    game = bare(dice=[1, 1])
    russian = put(game, "munich", "ru-corps-1", "ru-corps-2", general="bagration")
    assert ("attrition.russian", -1) in tally(trial_of(game, russian, forced=1))
    mixed = put(
        game,
        "ulm",
        *("ru-corps-3", "ru-corps-4", "ru-corps-5", "au-corps-1"),
        general="koutouzov",
        army="1re-armee",
    )
    assert tally(trial_of(game, mixed, forced=1)) == [("attrition.march", 1)]


@rule("napoleon-against-europe attrition.mod.national")
def test_a_move_wholly_at_home_is_easier_wherever_it_began() -> None:
    game = bare(dice=[1, 1])
    head = put(game, "graz", "au-corps-1")
    home = ["venise", "klagenfurt", "graz"]
    assert ("attrition.home", -2) in tally(trial_of(game, head, forced=1, crossed=home))
    abroad = ["mantoue", *home]
    assert ("attrition.home", -2) not in tally(trial_of(game, head, forced=1, crossed=abroad))


@rule("napoleon-against-europe attrition.mod.winter")
@pytest.mark.parametrize(("round_", "weighs"), [(4, False), (5, False), (6, True), (7, True)])
def test_winter_weighs_and_bad_weather_does_not(round_: int, weighs: bool) -> None:
    game = bare(dice=[1, 1])
    game.round = round_
    head = put(game, "munich", "au-corps-1")
    assert (("attrition.winter", 2) in tally(trial_of(game, head, forced=1))) is weighs
    redeployed = tally(trial_of(game, head, redeploying=True))
    assert ("attrition.winter", 2) not in redeployed


@rule("napoleon-against-europe attrition.mod.countermarch")
@rule("napoleon-against-europe attrition.when.intercept")
def test_an_interceptor_adds_the_points_it_spent() -> None:
    """[d4.attrition.intercept]"""
    game = bare(dice=[3, 3])
    stand(game, prusse="coalition")
    game.round = 6
    corps = ("pr-corps-1", "pr-corps-2", "pr-corps-3")
    head = put(game, "leipzig", *corps, general="brunswick")
    referee = trial_of(game, head, spent=2)
    facts = referee.fact("attrition.rolled")
    assert facts["tally"] == [("attrition.march", 2), ("attrition.winter", 2)]
    assert (facts["total"], facts["star"], facts["lost"]) == (7, 3, 1)


@rule("napoleon-against-europe attrition.mod.countermarch")
@rule("napoleon-against-europe attrition.table")
def test_two_steps_that_came_one_point_to_the_guns_lose_nothing_on_a_three() -> None:
    """[ex1805.r4.jean-attrition]"""
    game = bare(dice=[3])
    head = put(game, "ulm", "au-corps-1", general="jean")
    facts = trial_of(game, head, spent=1).fact("attrition.rolled")
    assert (facts["total"], facts["lost"]) == (4, 0)


@rule("napoleon-against-europe attrition.mod.demoralised")
@rule("napoleon-against-europe attrition.when.end-phase")
def test_the_states_of_a_force_at_the_end_of_the_phase() -> None:
    """[d3.attrition.states]"""
    game = bare(dice=[1, 1, 1, 1])
    put(game, "munich", "au-corps-1")
    game.unsupplied |= {"au-corps-1"}
    put(game, "graz", "au-corps-2", general="jean", is_demoralised=True)
    put(game, "vienne", "au-corps-3", is_sheltered=True)
    put(game, "vienne", "fr-corps-9", "fr-corps-10", general="ney")
    game.sieges = {"vienne": 0}
    game.unsupplied |= {"au-corps-3"}
    put(game, "kaschau", "au-corps-4", general="mack", is_demoralised=True)
    game.unsupplied |= {"au-corps-4"}
    put(game, "prague", "au-corps-5")
    referee = Referee(game, last_tests(game, COALITION))
    sums = {
        told.facts["force"]: sum(amount for _, amount in told.facts["tally"])
        for told in referee.told
        if told.key == "attrition.rolled"
    }
    assert sums == {"au-corps-1": 2, "jean": 1, "au-corps-3": 1, "mack": 5}


@rule("napoleon-against-europe attrition.national-first-loss")
def test_who_takes_a_nations_bonus_takes_the_first_loss_on_it() -> None:
    game = bare(dice=[6])
    corps = ("fr-corps-9", "fr-corps-10", "corps-baviere")
    head = put(game, "munich", *corps, general="davout")
    referee = trial_of(game, head, forced=3)
    referee.choose(Try())
    assert referee.refusal(Lose("corps-baviere")).rule == "attrition.national-first-loss"
    referee.choose(Lose("fr-corps-9"), Lose("corps-baviere"))
    assert referee.is_over


@rule("napoleon-against-europe attrition.national-first-loss")
def test_who_declines_the_bonus_loses_whom_he_likes() -> None:
    game = bare(dice=[5, 1])
    corps = ("fr-corps-9", "fr-corps-10", "corps-baviere")
    head = put(game, "munich", *corps, general="davout")
    referee = trial_of(game, head, forced=2)
    referee.choose(Pass(), Lose("corps-baviere"))
    assert game.steps["corps-baviere"] == 1


@rule("napoleon-against-europe attrition.steps-counted")
@rule("napoleon-against-europe attrition.resolve")
@rule("napoleon-against-europe attrition.mod.poor-zone")
@rule("napoleon-against-europe attrition.mod.forced-march")
@rule("napoleon-against-europe attrition.national-first-loss")
@rule("napoleon-against-europe example 13.6.2")
def test_seven_of_nine_steps_are_tested_in_the_example() -> None:
    """[attrition.seven-steps]"""
    game = bare(dice=[4])
    flag(game, "france", "kaschau", "leopoldstadt")
    french = ("fr-corps-9", "fr-corps-10")
    minors = ("corps-baviere", "corps-bade")
    head = put(
        game,
        "leopoldstadt",
        *french,
        *minors,
        general="napoleon",
    )
    spared = put(game, "leopoldstadt", "fr-corps-11", "fr-corps-12", general="ney")
    assert sum([game.steps[each] for each in (*french, *minors)]) == 7
    referee = trial_of(game, head, forced=3, crossed=["kaschau", "leopoldstadt"])
    referee.choose(Try())
    facts = referee.fact("attrition.rolled")
    assert sum(amount for _, amount in facts["tally"]) == 4
    assert (facts["total"], facts["lost"]) == (8, 2)
    assert Lose("fr-corps-11") not in referee.options
    referee.choose(Lose("fr-corps-9"), Lose("corps-bade"))
    assert game.forces[spared].corps == ("fr-corps-11", "fr-corps-12")


@pytest.mark.parametrize(
    ("corps", "chief", "toil", "dice", "total", "lost"),
    [
        # Marmont, round 2: 5 + 3 - 1.
        (("fr-corps-9", "fr-corps-10", "corps-hollande"), "marmont", 3, [5, 3], 7, 1),
        # Koutouzov, round 4: 3 + 3 + 2 - 1.
        (("ru-corps-1", "ru-corps-2", "ru-corps-3", "ru-corps-4"), "koutouzov", 3, [3, 2], 7, 1),
    ],
)
@rule("napoleon-against-europe attrition.table")
@rule("napoleon-against-europe attrition.star")
@rule("napoleon-against-europe attrition.mod.french")
@rule("napoleon-against-europe attrition.mod.russian")
@rule("napoleon-against-europe example 1805")
def test_marches_of_the_example_of_1805(
    corps: tuple[str, ...], chief: str, toil: int, dice: list[int], total: int, lost: int
) -> None:
    """[ex1805.r2.marmont-attrition] [ex1805.r4.koutouzov-attrition]"""
    game = bare(dice=dice)
    head = put(game, "leopoldstadt", *corps, general=chief)
    crossed = ["kaschau", "leopoldstadt"] if chief == "koutouzov" else []
    referee = trial_of(game, head, forced=toil, crossed=crossed)
    if Try() in referee.options:
        referee.choose(Try())
    facts = referee.fact("attrition.rolled")
    assert (facts["total"], facts["star"], facts["lost"]) == (total, dice[1], lost)


@rule("napoleon-against-europe attrition.table")
@rule("napoleon-against-europe attrition.mod.national")
@rule("napoleon-against-europe attrition.mod.depot")
@rule("napoleon-against-europe attrition.mod.winter")
@rule("napoleon-against-europe example 1805")
def test_charles_marches_home_in_round_5() -> None:
    """[ex1805.r5.charles-attrition]"""
    game = bare(dice=[6])
    game.round = 5
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    head = put(game, "graz", *corps, general="charles", reduced=["au-corps-4"])
    store(game, "graz", "depot-autriche-1")
    crossed = ["venise", "klagenfurt", "graz"]
    referee = trial_of(game, head, forced=3, crossed=crossed)
    referee.choose(Take("depot-autriche-1"))
    facts = referee.fact("attrition.rolled")
    assert (facts["total"], facts["lost"]) == (5, 1)
    referee.choose(Lose("au-corps-4"))
    assert "au-corps-4" not in game.steps


@rule("napoleon-against-europe attrition.mod.winter")
@rule("napoleon-against-europe attrition.mod.russian")
@rule("napoleon-against-europe example 1805")
def test_the_allied_army_in_round_6() -> None:
    """[ex1805.r6.allied-attrition]"""
    game = bare(dice=[2])
    game.round = 6
    corps = ("ru-corps-1", "ru-corps-2", "ru-corps-3", "au-corps-1")
    head = put(game, "raab", *corps, general="koutouzov", army="1re-armee")
    referee = trial_of(game, head, forced=2)
    facts = referee.fact("attrition.rolled")
    assert (facts["total"], facts["lost"]) == (6, 1)
    referee.choose(Lose("au-corps-1"))
    assert game.steps["au-corps-1"] == 1


@rule("napoleon-against-europe attrition.mod.forced-march")
def test_a_force_that_meets_its_battle_early_is_tested_for_all_it_asked() -> None:
    """[forced-march.early-battle]"""
    game = bare(dice=[1, 6, 6, 1, 1])
    put(game, "salzbourg", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "munich", "fr-corps-9")
    referee = on_campaign(game, COALITION, "charles")
    referee.choose(Hasten(3), Go("munich"))
    while "attrition.rolled" not in referee.keys:
        referee.choose(referee.options[0])
    assert ("attrition.march", 3) in tally(referee)


@rule(
    "napoleon-against-europe attrition.two-armies",
    "napoleon-against-europe attrition.when.unsupplied",
)
def test_of_two_armies_of_different_powers_only_the_unsupplied_one_is_tested():
    game = bare(dice=[1])
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee")
    game.march = March(COALITION, "armee-d-allemagne", "vienne", companion="1re-armee")
    game.march.is_unsupplied = True
    game.unsupplied = frozenset({"ru-corps-1"})
    tested = []
    for head in ("armee-d-allemagne", "1re-armee"):
        referee = Referee(game, march_trial(game, head))
        tested += [told.facts["force"] for told in referee.told if told.key == "attrition.rolled"]

    assert set(tested) == {"1re-armee"}


@rule("napoleon-against-europe depot.spend.one", "napoleon-against-europe attrition.two-armies")
def test_two_armies_on_one_march_spend_one_depot():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "ulm", "fr-elite-2", general="massena", army="armee-d-italie")
    store(game, "ulm", "depot-france-1")
    store(game, "ulm", "depot-france-2")
    game.dice.loaded = [1, 1]
    game.march = March(EMPIRE, "grande-armee", "munich", companion="armee-d-italie", asked=1)
    referee = Referee(game, march_trial(game, "grande-armee"))
    referee.choose(Take("depot-france-1"))
    again = Referee(game, march_trial(game, "armee-d-italie"))

    assert again.is_over
    assert "depot-france-2" in game.stores
