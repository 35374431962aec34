"""[budget.minor.steps] [budget.withdraw] The minors' steps, and what is taken off the map."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Build,
    Go,
    Restore,
    Strength,
    Take,
    Withdraw,
)
from estafette.games.napoleon_against_europe.affairs import Berth, Status
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import berth, change, eliminate, sink
from estafette.games.napoleon_against_europe.minors import minor_steps, minors_with_units
from estafette.games.napoleon_against_europe.mobilisation import home_ports, mobilise
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.production import books_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    CHOUANS,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    RHINE,
    TYROLEANS,
    WESTPHALIA,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.subjection import conquer
from tests.games.napoleon_against_europe.budgeting import (
    asked,
    offered,
    opened,
    refused,
    spent,
)
from tests.games.napoleon_against_europe.playing import played
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule

MINORS = ("suede", "portugal", "naples", "saxe", "hesse", "danemark", "baviere", "bade")


def with_minors(number: int) -> Game:
    """So many minors with units stand with the Coalition, and none with the Empire."""
    game = bare()
    for country in game.printed.countries.values():
        if not country.is_major and country.id in game.status:
            game.status = {**game.status, country.id: Status(Standing.NEUTRAL)}
    stand(game, **dict.fromkeys(MINORS[:number], "coalition"))
    return game


@rule("napoleon-against-europe budget.minor.steps")
@pytest.mark.parametrize(("number", "steps"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_two_minors_with_units_give_one_step(number: int, steps: int) -> None:
    """[d.budget.minors-odd]"""
    assert minor_steps(with_minors(number), COALITION) == steps


@rule("napoleon-against-europe budget.minor.steps", "napoleon-against-europe example 7.3.3")
def test_five_minors_of_england_and_prussia_give_two_steps() -> None:
    """[budget.minors-five]"""
    game = bare()
    assert list(minors_with_units(game, COALITION)) == ["suede", "naples", "portugal"]
    stand(game, prusse="coalition")  # Saxony and Hesse go with Prussia
    assert minor_steps(game, COALITION) == 2


@rule("napoleon-against-europe budget.minor.steps")
def test_minors_without_units_do_not_count() -> None:
    game = with_minors(1)
    stand(game, berg="coalition", cleves="coalition", hanovre="coalition")
    assert minor_steps(game, COALITION) == 0


@rule(
    "napoleon-against-europe budget.minor.new-states-count",
    "napoleon-against-europe budget.minor.free-choice",
    "napoleon-against-europe example 7.3.3",
)
def test_in_1810_nine_minors_of_the_empire_give_four_steps() -> None:
    """[budget.minors-1810]"""
    game = with_minors(0)
    members = ("hesse", "bade", "wurtemberg", "baviere")
    stand(game, suisse="empire", royaume_d_italie="empire", hollande="empire")
    confederation = Status(Standing.CONFEDERATION, FRANCE)
    game.status = {**game.status, **dict.fromkeys(members, confederation)}
    assert minor_steps(game, EMPIRE) == 3
    game.states = frozenset([RHINE, WESTPHALIA])
    protectorate = Status(Standing.PROTECTORATE, FRANCE)
    game.status = {**game.status, RHINE: protectorate, WESTPHALIA: protectorate}
    assert len(list(minors_with_units(game, EMPIRE))) == 9
    put(game, "amsterdam", "corps-hollande", reduced=["corps-hollande"])
    put(game, "munich", "corps-baviere", reduced=["corps-baviere"])
    game.reserve = frozenset(["corps-suisse"])
    opened(game, EMPIRE)
    assert books_of(game).minor_steps[EMPIRE] == 4
    spent(game, Restore("corps-hollande"))
    spent(game, Restore("corps-baviere"))
    spent(game, Build("corps-suisse"), Strength(2))
    assert books_of(game).minor_steps[EMPIRE] == 0
    assert game.steps["corps-suisse"] == 2


@rule("napoleon-against-europe budget.minor.free-choice", "napoleon-against-europe example 1806")
def test_in_1806_six_french_minors_complete_the_dutch_and_raise_two_corps() -> None:
    game = bare()
    put(game, "amsterdam", "corps-hollande", reduced=["corps-hollande"])
    game.reserve = frozenset(["italie-2", "corps-bade"])
    opened(game, EMPIRE)
    spent(game, Restore("corps-hollande"))
    spent(game, Build("italie-2"), Go("milan"), Strength(1))
    spent(game, Build("corps-bade"))  # one step is all that is left
    assert (game.steps["italie-2"], game.steps["corps-bade"]) == (1, 1)
    put(game, "munich", "corps-baviere", reduced=["corps-baviere"])
    assert refused(game, Restore("corps-baviere")).key == "budget.no-minor-steps"


@rule("napoleon-against-europe budget.minor.free-choice")
def test_a_minors_corps_is_completed_in_an_allys_fortress_and_not_in_the_open() -> None:
    game = bare()
    put(game, "wurtzbourg", "corps-hollande", reduced=["corps-hollande"])
    put(game, "nuremberg", "corps-bade", reduced=["corps-bade"])
    opened(game, EMPIRE)
    assert refused(game, Restore("corps-bade")).key == "build.not-on-reinforcement-zone"
    spent(game, Restore("corps-hollande"))
    assert game.steps["corps-hollande"] == 2


@rule("napoleon-against-europe budget.minor.steps", "napoleon-against-europe example 1806")
def test_a_step_that_no_minor_needs_is_lost() -> None:
    game = bare()
    put(game, "lisbonne", "corps-portugal")
    opened(game, COALITION)
    assert books_of(game).minor_steps[COALITION] == 1
    spent(game, Pass())
    opened(game, COALITION)
    assert books_of(game).minor_steps[COALITION] == 1


@rule("napoleon-against-europe budget.minor.no-resources")
def test_minors_have_no_resources() -> None:
    game = opened(bare(), EMPIRE)
    assert set(game.resources) == set(game.printed.majors)


@rule("napoleon-against-europe budget.minor.neutral")
def test_a_neutral_minor_builds_nothing_and_deploys_when_it_is_attacked() -> None:
    game = bare()
    game.reserve = frozenset(["corps-danemark"])
    opened(game, EMPIRE)
    assert refused(game, Build("corps-danemark")).key == "build.not-of-side"
    assert not any("danemark" in repr(each) for each in offered(game))
    game = bare()
    stand(game, danemark="coalition")
    referee = Referee(game, mobilise(game, "danemark"))
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert game.steps["corps-danemark"] == 2
    assert game.fleets["fleet-fischer"].kind == "port"


@rule("napoleon-against-europe budget.minor.conquered")
def test_a_conquered_minor_rebuilds_its_corps_from_the_next_budget() -> None:
    game = bare()
    stand(game, saxe="coalition")
    put(game, "breslau", "corps-saxe")
    flag(game, FRANCE, "dresde", "wittemberg")
    referee = Referee(game, conquer(game, EMPIRE, "saxe"))
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert "corps-saxe" not in game.steps
    assert "corps-saxe" in game.resting
    opened(game, EMPIRE)
    assert Build("corps-saxe") in offered(game)


@rule("napoleon-against-europe budget.minor.fleets")
def test_a_minor_s_fleet_is_lost_for_good() -> None:
    game = bare()
    game.fleets = {"fleet-lobo": Berth("port", "lisbonne"), "fleet-ball": Berth("sea", "manche")}
    sink(game, "fleet-lobo")
    sink(game, "fleet-ball")
    assert "fleet-lobo" in game.lost
    assert "fleet-ball" in game.reserve
    opened(game, COALITION)
    assert refused(game, Build("fleet-lobo")).rule == "budget.minor.fleets"


@rule("napoleon-against-europe budget.minor.revolts-count")
def test_tyrol_counts_while_it_holds_innsbruck() -> None:
    game = with_minors(2)
    assert minor_steps(game, COALITION) == 1
    game.owner = {**game.owner, "tyrol": TYROLEANS}
    put(game, "innsbruck", "corps-tyrol")
    assert list(minors_with_units(game, COALITION))[-1] == TYROLEANS
    stand(game, danemark="coalition")
    assert minor_steps(game, COALITION) == 2
    eliminate(game, "corps-tyrol")
    flag(game, FRANCE, "innsbruck")
    assert minor_steps(game, COALITION) == 1
    assert TYROLEANS not in list(minors_with_units(game, COALITION))


@rule("napoleon-against-europe budget.minor.revolts-count")
def test_a_tyrol_that_has_been_put_down_does_not_count_though_a_friend_holds_innsbruck() -> None:
    game = with_minors(0)
    game.events = {"18C": 1806}
    flag(game, AUSTRIA, "innsbruck")
    assert controller(game, "innsbruck") is COALITION
    assert TYROLEANS not in list(minors_with_units(game, COALITION))


@rule(
    "napoleon-against-europe budget.minor.revolts-count", "napoleon-against-europe card.c.chouans"
)
@pytest.mark.parametrize("zone", ["poitiers", "rennes"])
def test_the_chouans_count_from_their_rising_while_they_or_friends_hold_the_place(
    zone: str,
) -> None:
    game = with_minors(1)
    deal(game, coalition=["26C"])
    flag(game, ENGLAND, zone)
    assert CHOUANS not in list(minors_with_units(game, COALITION))  # they have not risen
    game.flags = {}
    played(game, "26C", Moment.ROUND).choose(Go(zone))
    opened(game, COALITION)
    assert books_of(game).minor_steps == {COALITION: 1, EMPIRE: 0}

    change(game, "corps-chouans", zone="bordeaux")
    assert minor_steps(game, COALITION) == 0
    flag(game, ENGLAND, zone)
    assert minor_steps(game, COALITION) == 1
    eliminate(game, "corps-chouans")  # for good
    assert minor_steps(game, COALITION) == 0


@rule("napoleon-against-europe budget.withdraw")
def test_what_is_withdrawn_comes_back_only_next_year() -> None:
    """[d4.budget.withdraw]"""
    game = bare()
    put(game, "leopoldstadt", "fr-elite-1")  # alone and out of supply
    opened(game, FRANCE)
    spent(game, Withdraw(), Take("fr-elite-1"))
    assert not game.forces
    assert refused(game, Build("fr-elite-1")).rule == "budget.withdraw"
    opened(game, FRANCE)
    assert Build("fr-elite-1") in offered(game)


@rule("napoleon-against-europe budget.withdraw")
def test_fleets_generals_depots_and_special_units_may_be_withdrawn() -> None:
    game = bare()
    put(
        game,
        "paris",
        "fr-elite-1",
        "fr-elite-2",
        general="napoleon",
        army="grande-armee",
        subordinates=["davout"],
        specials=["cavalerie-de-la-garde"],
    )
    game.fleets = {"fleet-emeriau": Berth("port", "toulon")}
    game.stores = {"depot-france-1": "paris"}
    opened(game, FRANCE)
    for piece in ("fleet-emeriau", "depot-france-1", "cavalerie-de-la-garde", "davout"):
        spent(game, Withdraw(), Take(piece))
        assert piece in game.reserve & game.resting
    assert not game.fleets
    assert not game.stores
    army = game.forces["grande-armee"]
    assert (army.subordinates, army.specials) == ((), ())
    referee = asked(game)
    referee.choose(Withdraw())
    assert referee.refusal(Take("grande-armee")).key == "withdraw.not-on-map"


@rule("napoleon-against-europe budget.withdraw", "napoleon-against-europe general-change.force")
def test_a_general_with_several_corps_is_withdrawn_only_if_another_takes_over() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", "au-corps-2", general="mack")
    opened(game, AUSTRIA)
    game.reserve = frozenset()
    referee = asked(game)
    referee.choose(Withdraw())
    assert referee.refusal(Take("mack")).key == "withdraw.nobody-else"
    game.reserve = frozenset(["charles", "jean"])
    referee = asked(game)
    referee.choose(Withdraw(), Take("mack"), Take("charles"))
    assert game.forces["charles"].corps == ("au-corps-1", "au-corps-2")
    assert "mack" in game.resting


@rule("napoleon-against-europe budget.withdraw")
def test_who_thinks_better_of_a_withdrawal_is_not_asked_again_until_he_has_done_something() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", "au-corps-2", general="mack", reduced=["au-corps-1"])
    game.resources = {AUSTRIA: 4}
    opened(game, AUSTRIA)
    spent(game, Withdraw(), Pass())
    assert Withdraw() not in offered(game)
    spent(game, Restore("au-corps-1"))
    assert Withdraw() in offered(game)


@rule("napoleon-against-europe budget.withdraw", "napoleon-against-europe general-change.army")
def test_the_senior_subordinate_takes_an_army_whose_general_is_withdrawn() -> None:
    game = bare()
    put(
        game,
        "vienne",
        "au-corps-1",
        "au-corps-2",
        general="charles",
        army="armee-d-allemagne",
        subordinates=["ferdinand", "mack"],
    )
    opened(game, AUSTRIA)
    spent(game, Withdraw(), Take("charles"))
    army = game.forces["armee-d-allemagne"]
    assert (army.general, army.subordinates) == ("mack", ("ferdinand",))


@rule("napoleon-against-europe budget.withdraw")
def test_a_side_withdraws_the_units_of_its_minors() -> None:
    game = bare()
    put(game, "lisbonne", "corps-portugal")
    opened(game, COALITION)
    spent(game, Withdraw(), Take("corps-portugal"))
    assert "corps-portugal" in game.resting
    assert refused(game, Build("corps-portugal")).key == "build.resting"


@rule("napoleon-against-europe siege.result.honours")
def test_a_minor_s_corps_that_was_let_go_comes_back_without_using_a_step() -> None:
    game = bare()
    game.returning = ("corps-portugal",)
    game.spared = {"corps-portugal": 1}
    opened(game, COALITION)
    spent(game, Build("corps-portugal"), Go("lisbonne"))
    assert game.steps["corps-portugal"] == 1
    assert books_of(game).minor_steps[COALITION] == 1


@rule("napoleon-against-europe diplomacy.minor-deploys")
def test_a_fleet_is_launched_in_a_port_that_has_room_or_waits_in_the_reserve() -> None:
    for is_full in (False, True):
        game = bare()
        stand(game, danemark="empire")
        put(game, "kiel", "corps-danemark")
        ports = home_ports(game, "danemark")
        others = iter([each for each in game.printed.fleets if each != "fleet-fischer"])
        for port in ports if is_full else ports[1:]:
            for _ in range(3):
                berth(game, next(others), "port", port)

        assert Referee(game, mobilise(game, "danemark")).is_over
        assert ("fleet-fischer" in game.reserve) is is_full
        if not is_full:
            assert game.fleets["fleet-fischer"] == Berth("port", ports[0])


@rule("napoleon-against-europe diplomacy.minor-deploys")
def test_a_corps_that_finds_no_room_at_home_waits_in_the_reserve() -> None:
    game = bare()
    stand(game, hesse="empire")
    for zone in territory(game, "hesse"):
        put(game, zone, "au-corps-1")

    referee = Referee(game, mobilise(game, "hesse"))

    assert "corps-hesse" in game.reserve
    assert referee.fact("deploy.no-room") == {"piece": "corps-hesse"}


@rule("napoleon-against-europe diplomacy.minor-deploys", "napoleon-against-europe budget.withdraw")
def test_who_rests_in_the_reserve_goes_on_resting_when_a_minor_takes_the_field() -> None:
    game = bare()
    put(game, "ulm", "fr-corps-9")
    eliminate(game, "fr-corps-9")
    stand(game, hesse="empire")

    Referee(game, mobilise(game, "hesse"))

    assert game.forces["corps-hesse"].zone == "kassel"
    assert game.resting == {"fr-corps-9"}
