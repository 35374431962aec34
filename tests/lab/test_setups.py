"""Set-ups come as they are by default, or in every way, however many ways there are."""

from collections import Counter
from itertools import islice

import pytest
from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Option, Scenario, Setup, settle
from estafette.lab.setups import Setups, setups_of, stride_through, ways
from estafette.lab.study import Ladder, Study, WrongNumber, check
from tests.lab.shelves import GAME
from tests.specimen import RULES

PRINTED = RULES.read(None)
MANY = tuple([Option(f"rule-{number}", ("no", "yes"), "no") for number in range(22)])


class Box(Struct):
    scenarios: tuple[Scenario, ...]


def come(setups: Setups, most: int) -> list[tuple[str, ...]]:
    return [(setup.scenario, *setup.options.values()) for setup in islice(setups, most)]


def test_what_is_not_named_is_as_it_is_by_default():
    assert come(setups_of(PRINTED, None, {}), 4) == [
        ("the-ford", "dry"),
        ("the-heights", "dry"),
        ("the-ford", "dry"),
        ("the-heights", "dry"),
    ]


def test_what_is_named_is_kept_to():
    for all_options in (False, True):
        setups = setups_of(PRINTED, "the-heights", {"weather": "rain"}, all_options=all_options)
        assert list(setups.first(9)) == [settle(PRINTED, "the-heights", {"weather": "rain"})]


@pytest.mark.parametrize(
    ("scenario", "options"),
    [("the-heights", {"weather": "snow"}), (None, {"moon": "full"}), ("the-bridge", {})],
)
def test_what_no_scenario_can_meet_is_refused(scenario, options):
    with pytest.raises(ValueError, match="no set-up"):
        setups_of(PRINTED, scenario, options)


def test_a_scenario_that_does_not_know_an_option_stands_back():
    box = Box((Scenario("dull"), Scenario("rich", MANY[:1])))

    assert come(setups_of(box, None, {"rule-0": "yes"}), 2) == [("rich", "yes")] * 2


def test_if_all_is_asked_for_every_scenario_comes_in_every_way():
    setups = setups_of(PRINTED, None, {}, all_options=True)

    assert Counter(come(setups, 8)) == {
        (scenario, weather): 2
        for scenario in ("the-ford", "the-heights")
        for weather in ("dry", "rain")
    }


def test_scenarios_come_equally_often_however_many_ways_they_have():
    box = Box((Scenario("dull"), Scenario("rich", MANY)))

    setups = setups_of(box, None, {}, all_options=True)

    assert Counter(name for name, *_ in come(setups, 100)) == {"dull": 50, "rich": 50}
    assert len(list(setups.first(100))) == 51


def test_the_usual_way_comes_first_and_a_few_of_millions_differ_in_everything():
    found = ways(Scenario("rich", MANY), {"rule-3": "yes"}, all_options=True)
    met = [found[turn].options for turn in range(64)]

    assert found.count == 2**21
    assert met[0] == {**{option.id: "no" for option in MANY}, "rule-3": "yes"}
    assert len({tuple(options.values()) for options in met}) == 64
    for option in MANY:
        assert {options[option.id] for options in met} == (
            {"yes"} if option.id == "rule-3" else {"no", "yes"}
        )


@pytest.mark.parametrize("choices", [(), (2,), (3,), (2, 2), (2, 3, 4), (5, 2, 2, 3)])
def test_every_way_comes_once_in_a_round(choices):
    options = tuple(
        Option(f"rule-{number}", tuple("abcde"[:count]), "a")
        for number, count in enumerate(choices)
    )
    found = ways(Scenario("rich", options), {}, all_options=True)

    rounds = [tuple(found[turn].options.values()) for turn in range(2 * found.count)]
    assert len(set(rounds[: found.count])) == found.count
    assert rounds[found.count :] == rounds[: found.count]


def test_a_stride_leaves_no_place_out():
    for count in range(1, 200):
        stride = stride_through(count)
        assert {stride * turn % count for turn in range(count)} == set(range(count))


def test_a_study_of_all_options_plays_them_in_turn():
    study = Study(game=GAME, matches=8, seed="1", scenario="the-ford", all_options=True)

    trials = study.trials(RULES, PRINTED, range(8))

    assert Counter(t.setup.options["weather"] for t in trials) == {"dry": 4, "rain": 4}


def test_only_what_will_be_played_must_be_seated():
    """In this game one player has enough of rain."""

    def seats(setup: Setup) -> tuple[str, ...]:
        return RULES.seats(setup)[: 1 if setup.options["weather"] == "rain" else 2]

    def rainy_shelf():
        return {GAME: replace(RULES, seats=seats)}

    study = Study(game=GAME, matches=2, seed="1", all_options=True, players=("recruit",) * 2)

    check(study, rainy_shelf)
    check(replace(study, matches=100, all_options=False), rainy_shelf)
    with pytest.raises(WrongNumber):
        check(replace(study, matches=3), rainy_shelf)


def test_every_way_of_a_scenario_is_met_by_every_shift():
    setups = setups_of(PRINTED, "the-ford", {}, all_options=True)

    met = {(setups[n].options["weather"], setups.shift(n) % 2) for n in range(4)}

    assert met == {(weather, shift) for weather in ("dry", "rain") for shift in (0, 1)}


def test_on_a_ladder_of_three_sides_the_lone_one_moves_on():
    rules = replace(RULES, seats=lambda setup: ("a", "b", "c"))
    ladder = Ladder(game=GAME, matches=24, seed="1", scenario="the-ford", players=("x", "y"))

    for plan in (ladder, replace(ladder, all_options=True)):
        trials = plan.trials(rules, PRINTED, range(plan.total))
        met = Counter((t.setup.options["weather"], t.players) for t in trials)
        weathers = ("dry", "rain") if plan.all_options else ("dry",)
        seatings = {("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x")}
        seatings |= {tuple({"x": "y", "y": "x"}[who] for who in seated) for seated in seatings}
        assert met == {(w, seated): 4 // len(weathers) for w in weathers for seated in seatings}
