"""[7.6] Strategic redeployment."""

import pytest

from estafette.engine import Pass, Procedure
from estafette.games.napoleon_against_europe.actions import Activate, Drop, Go, PickUp, Turn
from estafette.games.napoleon_against_europe.redeployment import begin, is_over, redeploy
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import at_sea, in_port
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, store, table
from tests.referee import Referee, rule


def redeployment(game: Game) -> Referee:
    """The whole phase."""
    begin(game)
    return Referee(game, whole_phase(game))


def whole_phase(game: Game) -> Procedure[None]:
    while not is_over(game):
        yield from redeploy(game)


@rule("napoleon-against-europe redeploy.no-general")
def test_a_corps_alone_goes_as_far_as_its_factor() -> None:
    """[ex1806.single-corps]"""
    game = bare(dice=[6])
    put(game, "toulon", "fr-corps-9")
    put(game, "brest", "fr-corps-10")
    referee = redeployment(game)
    referee.choose(Activate("fr-corps-9"), Go("nice"), Go("genes"), Go("livourne"), Go("florence"))
    assert game.forces["fr-corps-9"].zone == "florence"
    assert "attrition.rolled" not in referee.keys
    referee.choose(Activate("fr-corps-10"))
    referee.choose(Go("rennes"), Go("le-mans"), Go("paris"), Go("reims"))
    assert game.forces["fr-corps-10"].zone == "reims"
    assert referee.is_over
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe redeploy.no-general")
def test_a_corps_alone_goes_no_further() -> None:
    game = bare()
    put(game, "toulon", "fr-corps-9")
    referee = redeployment(game)
    referee.choose(Activate("fr-corps-9"), Go("nice"), Go("genes"), Go("nice"))
    refusal = referee.refusal(Go("turin"))
    assert (refusal.rule, refusal.facts["left"]) == ("redeploy.no-general", 1)


@rule("napoleon-against-europe redeploy.general-double")
@rule("napoleon-against-europe redeploy.attrition")
@rule("napoleon-against-europe attrition.when.redeploy")
@pytest.mark.parametrize("points", [4, 5, 8])
def test_a_general_doubles_the_factor_and_is_tested_beyond_it(points: int) -> None:
    """[redeploy.four-no-test]"""
    game = bare(dice=[1])
    game.round = 7
    put(game, "brest", "fr-corps-9", general="ney")
    referee = redeployment(game)
    referee.choose(Activate("ney"))
    way = ["rennes", "le-mans", "paris", "reims", "metz", "soissons", "lille", "amiens"]
    referee.choose(*[Go(zone) for zone in way[:points]])
    if points < 8:
        referee.choose(Pass())
    assert ("attrition.rolled" in referee.keys) is (points > 4)
    if points > 4:
        names = [name for name, _ in referee.fact("attrition.rolled")["tally"]]
        assert "attrition.winter" not in names
        assert "attrition.march" not in names
    assert game.forces["ney"].zone == way[points - 1]


@rule("napoleon-against-europe redeploy.attrition")
@rule("napoleon-against-europe redeploy.general-double")
def test_castanos_goes_three_points_without_a_test() -> None:
    """[ex1806.castanos]"""
    game = bare()
    put(game, "madrid", "es-corps-1", "es-corps-2", general="castanos")
    referee = redeployment(game)
    referee.choose(Activate("castanos"), Go("valladolid"), Go("leon"), Pass())
    assert game.forces["castanos"].zone == "leon"
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe redeploy.attrition")
def test_koutouzov_doubles_his_move_at_home_through_a_poor_zone() -> None:
    """[ex1806.koutouzov-redeploys]"""
    game = bare(dice=[2])
    corps = [f"ru-corps-{number}" for number in range(1, 6)]
    put(game, "neminov", *corps, general="koutouzov", army="1re-armee")
    referee = redeployment(game)
    referee.choose(Activate("1re-armee"))
    referee.choose(Go("rovno"), Go("pinsk"), Go("minsk"), Go("grodno"))
    referee.choose(Pass())
    facts = referee.fact("attrition.rolled")
    assert dict(facts["tally"]) == {
        "attrition.poor": 2,
        "attrition.home": -2,
        "attrition.russian": -1,
    }
    assert (facts["total"], facts["lost"]) == (1, 0)


@rule("napoleon-against-europe redeploy.supplied-only")
def test_only_forces_in_supply_redeploy() -> None:
    """[d.redeploy.forbidden]"""
    game = bare()
    put(game, "moscou", "fr-corps-9", general="ney")
    put(game, "strasbourg", "fr-corps-10", general="lannes")
    referee = redeployment(game)
    assert referee.refusal(Activate("ney")).rule == "redeploy.supplied-only"
    assert Activate("lannes") in referee.options


@rule("napoleon-against-europe redeploy.forbidden-zones")
def test_the_zones_that_a_redeploying_force_does_not_enter() -> None:
    """[d.redeploy.forbidden]"""
    game = bare()
    put(game, "munich", "fr-corps-9", general="ney")
    flag(game, "autriche", "nuremberg")
    referee = redeployment(game)
    referee.choose(Activate("ney"))
    assert referee.refusal(Go("nuremberg")).key == "redeploy.enemy-flag"
    assert referee.refusal(Go("salzbourg")).key == "redeploy.fortress"
    put(game, "ulm", "au-corps-1")
    game.flags = {}
    refused = referee_at(game, "ney").refusal(Go("ulm"))
    assert (refused.rule, refused.key) == ("redeploy.forbidden-zones", "redeploy.enemy")


def referee_at(game: Game, head: str) -> Referee:
    """A new redeployment, up to the question where this force goes."""
    referee = redeployment(game)
    while Activate(head) not in referee.options:
        referee.choose(Pass())
    referee.choose(Activate(head))
    return referee


@rule("napoleon-against-europe redeploy.forbidden-zones")
def test_a_besieged_enemy_fortress_may_be_entered() -> None:
    """[d.redeploy.forbidden]"""
    game = bare()
    put(game, "munich", "fr-corps-9", general="ney")
    put(game, "salzbourg", "fr-corps-10", "fr-corps-11", general="davout")
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.sieges = {"salzbourg": 0}
    assert Go("salzbourg") in referee_at(game, "ney").options


@rule("napoleon-against-europe redeploy.forbidden-zones")
def test_nobody_goes_where_he_would_be_out_of_supply() -> None:
    game = bare()
    game.empty |= {"ulm", "wurtzbourg", "mayence"}
    store(game, "bade", "depot-france-1")
    put(game, "bade", "fr-corps-9", general="ney")
    referee = referee_at(game, "ney")
    assert referee.refusal(Go("stuttgart")).key == "redeploy.no-supply"
    store(game, "bade", "depot-france-1", is_fixed=True)
    assert Go("stuttgart") in referee_at(game, "ney").options


@rule("napoleon-against-europe redeploy.no-fleets")
@rule("napoleon-against-europe redeploy.no-interception")
def test_fleets_stay_and_nobody_is_intercepted() -> None:
    """[d.redeploy.forbidden]"""
    game = bare()
    in_port(game, "toulon", "fleet-emeriau")
    at_sea(game, "manche", "fleet-nelson")
    put(game, "strasbourg", "fr-corps-9", general="ney")
    put(game, "innsbruck", "au-corps-1", "au-corps-2", general="charles")
    deal(game, coalition=["1C"], empire=["2F"])
    referee = redeployment(game)
    seen = []
    while not referee.is_over:
        assert referee.decision is not None
        seen.append((referee.decision.seat, referee.decision.key))
        assert Activate("fleet-emeriau") not in referee.options
        assert Activate("fleet-nelson") not in referee.options
        if Go("bade") in referee.options:
            referee.choose(Go("bade"), Go("ulm"), Pass())
        elif Activate("ney") in referee.options:
            referee.choose(Activate("ney"))
        else:
            referee.choose(Pass())
    assert game.forces["ney"].zone == "ulm"
    assert {key for _, key in seen} <= {"redeploy.which", "redeploy.where"}


@rule("napoleon-against-europe redeploy.exchange")
def test_generals_in_one_zone_exchange_corps() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "strasbourg", "fr-corps-11", general="davout")
    referee = referee_at(game, "davout")
    referee.choose(PickUp("fr-corps-9"), Drop("fr-corps-11"), Go("bade"), Pass())
    assert game.forces["davout"].corps == ("fr-corps-9",)
    assert set(game.forces["ney"].corps) == {"fr-corps-10", "fr-corps-11"}


@rule("napoleon-against-europe redeploy.exchange")
def test_an_exchange_keeps_to_command_and_rank() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "strasbourg", "fr-corps-11", general="davout")
    referee = referee_at(game, "ney")
    assert referee.refusal(PickUp("fr-corps-11")).rule == "command.limit"
    assert referee.refusal(PickUp("davout")).rule == "hierarchy.rank"
    referee.choose(Drop("fr-corps-9"), PickUp("fr-corps-11"))
    assert set(game.forces["ney"].corps) == {"fr-corps-10", "fr-corps-11"}


@rule("napoleon-against-europe redeploy.exchange")
def test_a_senior_takes_a_whole_junior_force_in() -> None:
    game = bare()
    army = {"general": "napoleon", "army": "grande-armee"}
    put(game, "strasbourg", "fr-corps-9", **army)
    put(game, "bade", "fr-corps-11", "fr-corps-12", general="ney")
    referee = referee_at(game, "grande-armee")
    referee.choose(Go("bade"), PickUp("ney"), Go("ulm"), Pass())
    assert set(game.forces["grande-armee"].corps) == {"fr-corps-9", "fr-corps-11", "fr-corps-12"}
    assert game.forces["grande-armee"].subordinates == ("ney",)


@rule("napoleon-against-europe redeploy.exchange")
@rule("napoleon-against-europe depot.convert.redeploy")
def test_a_general_turns_a_fixed_depot_and_takes_it_along() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="ney")
    store(game, "strasbourg", "depot-france-1", is_fixed=True)
    referee = referee_at(game, "ney")
    assert referee.refusal(PickUp("depot-france-1")).rule == "depot.faces"
    referee.choose(Turn("depot-france-1"), PickUp("depot-france-1"), Go("bade"), Pass())
    assert game.stores["depot-france-1"] == "bade"
    assert Turn("depot-france-1") not in referee.options


@rule("napoleon-against-europe sequence.redeploy-order")
def test_powers_redeploy_in_their_order_and_minors_with_their_power() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9")
    put(game, "munich", "corps-baviere")
    put(game, "vienne", "au-corps-1")
    put(game, "madrid", "es-corps-1")
    put(game, "berlin", "pr-corps-1")
    put(game, "londres", "en-corps-3")
    begin(game)
    assert game.queue == ("espagne", "autriche", "angleterre", "france")
    referee = Referee(game, whole_phase(game))
    asked = []
    while not referee.is_over:
        assert referee.decision is not None
        asked.append((referee.decision.seat, referee.decision.facts["power"]))
        if referee.decision.facts["power"] == "france":
            assert Activate("corps-baviere") in referee.options
        referee.choose(Pass())
    assert asked == [
        (EMPIRE, "espagne"),
        (COALITION, "autriche"),
        (COALITION, "angleterre"),
        (EMPIRE, "france"),
    ]


@rule("napoleon-against-europe redeploy.general-double")
def test_a_force_redeploys_once_and_a_besieged_one_never() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="ney")
    put(game, "anvers", "fr-corps-10", is_sheltered=True)
    put(game, "anvers", "en-corps-3")
    game.sieges = {"anvers": 0}
    referee = redeployment(game)
    assert referee.refusal(Activate("fr-corps-10")).rule == "siege.leave"
    referee.choose(Activate("ney"), Go("bade"), Pass())
    assert referee.is_over


@rule("napoleon-against-europe redeploy.forbidden-zones")
def test_a_force_that_could_not_stay_does_not_stop_among_others() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9")
    put(game, "bade", "fr-corps-10")
    referee = referee_at(game, "fr-corps-9")
    referee.choose(Go("bade"))
    assert referee.refusal(Pass()).rule == "stacking.one-force"
    referee.choose(Go("ulm"), Pass())
    assert game.forces["fr-corps-9"].zone == "ulm"


@rule("napoleon-against-europe redeploy.no-fleets")
def test_the_phase_of_1805_can_be_passed_through() -> None:
    game = table()
    stand(game, prusse="coalition")
    referee = redeployment(game)
    where = dict(game.fleets)
    while not referee.is_over:
        referee.choose(Pass())
    assert game.fleets == where


@rule("napoleon-against-europe redeploy.forbidden-zones")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_besieger_who_redeploys_lifts_his_siege() -> None:
    game = bare()
    flag(game, "france", "munich")
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney")
    game.sieges = {"salzbourg": 2}
    referee_at(game, "ney").choose(Go("munich"), Pass())
    assert game.forces["ney"].zone == "munich"
    assert not game.sieges


@rule("napoleon-against-europe redeploy.exchange")
@rule("napoleon-against-europe movement.slowest")
def test_a_slower_corps_slows_the_force_down_wherever_it_joins() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="davout")
    put(game, "bade", "corps-baviere")
    referee = referee_at(game, "davout")
    referee.choose(Go("bade"))
    assert referee.decision is not None
    assert referee.decision.facts["left"] == 7
    referee.choose(PickUp("corps-baviere"))
    assert referee.decision.facts["left"] == 5
    referee.choose(Drop("corps-baviere"))
    assert referee.decision.facts["left"] == 5


@rule("napoleon-against-europe attrition.steps-counted")
@rule("napoleon-against-europe redeploy.attrition")
def test_who_joins_at_the_end_is_not_tested_and_who_is_left_there_is() -> None:
    game = bare(dice=[6])
    put(game, "paris", "corps-bade", "corps-hollande", general="davout")
    put(game, "bade", "fr-corps-11")
    referee = referee_at(game, "davout")
    way = ("soissons", "metz", "strasbourg", "bade")
    referee.choose(*[Go(zone) for zone in way], PickUp("fr-corps-11"), Drop("corps-hollande"))
    referee.choose(Pass())
    assert referee.fact("attrition.rolled")["tally"] == []
    assert game.steps["fr-corps-11"] == 2

    game = bare(dice=[1])
    put(game, "paris", "corps-bade", general="davout")
    put(game, "metz", "fr-corps-11", "fr-corps-12", general="ney")
    referee = referee_at(game, "davout")
    referee.choose(Go("soissons"), Go("metz"), PickUp("ney"), Go("strasbourg"), Go("bade"), Pass())
    assert referee.decision is not None
    assert referee.decision.key == "attrition.use-nation"  # they have marched: a French majority


@rule("napoleon-against-europe combine.must-go-on")
@rule("napoleon-against-europe stacking.one-force")
def test_a_corps_does_not_redeploy_into_a_blind_alley_of_friends() -> None:
    game = bare()
    put(game, "valence", "es-corps-1")
    put(game, "madrid", "es-corps-2")
    referee = referee_at(game, "es-corps-1")
    referee.choose(Go("madrid"))
    assert game.forces["es-corps-1"].zone == "tolede"  # the only way on
    game = bare()
    put(game, "valence", "es-corps-1")
    put(game, "madrid", "es-corps-2")
    put(game, "tolede", "es-corps-4")
    referee = referee_at(game, "es-corps-1")
    assert referee.refusal(Go("madrid")).rule == "stacking.one-force"  # a point left, no way out


@rule("napoleon-against-europe redeploy.exchange")
def test_one_army_does_not_take_another_in() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="napoleon", army="grande-armee")
    put(game, "strasbourg", "fr-corps-10", general="massena", army="armee-d-italie")
    referee = referee_at(game, "grande-armee")
    assert referee.refusal(PickUp("massena")).rule == "combine.no-merge-armies"


@rule("napoleon-against-europe redeploy.exchange")
def test_what_a_force_has_left_behind_it_does_not_take_along_again() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="ney")
    store(game, "strasbourg", "depot-france-1")
    referee = redeployment(game)
    referee.choose(Activate("ney"), Drop("fr-corps-10"))
    assert referee.refusal(PickUp("fr-corps-10")).key == "exchange.left-behind"
    referee.choose(PickUp("depot-france-1"), Drop("depot-france-1"))
    assert referee.refusal(PickUp("depot-france-1")).key == "exchange.left-behind"
