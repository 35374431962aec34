"""[17.3.2] Beaten squadrons: where they may go, who follows them, who stays out of it."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Attack, Blockade, Go, Take, Try
from estafette.games.napoleon_against_europe.affairs import Berth, Voyage
from estafette.games.napoleon_against_europe.naval_battle import fall_back
from estafette.games.napoleon_against_europe.occupation import take
from estafette.games.napoleon_against_europe.sea import flee
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    on_cruise,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import Referee, rule

BISCAY = "golfe-de-gascogne"


def voyage_of(game: Game) -> Voyage:
    """The voyage under way."""
    assert game.voyage is not None
    return game.voyage


def ways(referee: Referee) -> set[str]:
    """Where the beaten squadron may go."""
    return {choice.zone for choice in referee.options if isinstance(choice, Go)}


def cornwallis_is_beaten_before_brest() -> tuple[Game, Referee]:
    """Allemand comes from the Channel and makes for Brest past Cornwallis; Rochefort is English."""
    game = bare(dice=[6, 5, 2])
    flag(game, "angleterre", "rochefort")
    at_sea(game, "manche", "fleet-allemand")
    before(game, "brest", "fleet-cornwallis")
    voyage(game, EMPIRE, "fleet-allemand")
    referee = sailed(game)
    referee.choose(Go(BISCAY), Pass(), Go("brest"), Try())
    return game, referee


@rule("napoleon-against-europe naval.retreat.inactive")
def test_beaten_blockaders_do_not_flee_to_the_zone_the_enemy_came_from() -> None:
    _, referee = cornwallis_is_beaten_before_brest()

    assert ways(referee) == {"rochefort", "atlantique-nord", "finisterre"}


@rule("napoleon-against-europe naval.retreat.follow")
@rule("napoleon-against-europe naval.retreat.stops")
def test_who_follows_beaten_blockaders_stays_before_their_port() -> None:
    game, referee = cornwallis_is_beaten_before_brest()
    referee.choose(Go("rochefort"), Blockade("rochefort"))

    assert game.fleets["fleet-allemand"] == Berth("box", "rochefort")
    assert referee.refusal(Go(BISCAY)).rule == "naval.retreat.stops"


@rule("napoleon-against-europe naval.blockade.entering-own-port")
def test_who_does_not_follow_them_enters_his_own_port_and_may_go_on() -> None:
    game, referee = cornwallis_is_beaten_before_brest()
    referee.choose(Go("rochefort"), Pass())

    assert game.fleets["fleet-allemand"] == Berth("port", "brest")
    assert Go(BISCAY) in referee.options


@rule("napoleon-against-europe naval.retreat.follow")
def test_who_breaks_a_blockade_may_follow_the_blockaders_to_their_port() -> None:
    game = bare(dice=[6, 3])
    flag(game, "angleterre", "marseille")
    in_port(game, "toulon", "fleet-emeriau")
    before(game, "toulon", "fleet-ball")
    voyage(game, EMPIRE, "fleet-emeriau")
    referee = sailed(game)
    referee.choose(Go("lion"), Go("marseille"), Blockade("marseille"))

    assert game.fleets["fleet-emeriau"] == Berth("box", "marseille")
    assert referee.refusal(Go("lion")).rule == "naval.retreat.stops"


@rule("napoleon-against-europe naval.combat.winner-continues")
@rule("napoleon-against-europe naval.retreat.follow")
def test_who_has_followed_the_beaten_to_their_port_may_spend_a_point_to_attack_them_there() -> None:
    game = bare(dice=[3, 2, 6, 1, 1])
    at_sea(game, "manche", "fleet-cochrane")
    at_sea(game, BISCAY, "fleet-villeneuve")
    referee = on_cruise(game, COALITION, "fleet-cochrane", 1)
    referee.choose(Go(BISCAY), Pass(), Attack(BISCAY), Pass(), Go("bordeaux"))
    referee.choose(Blockade("bordeaux"))
    points = voyage_of(game).points
    assert referee.refusal(Go(BISCAY)).rule == "naval.retreat.stops"
    referee.choose(Attack("bordeaux"))

    assert "fleet-villeneuve" not in game.fleets
    assert voyage_of(game).points == points - 1
    referee.choose(Go(BISCAY))
    assert game.fleets["fleet-cochrane"] == Berth("sea", BISCAY)


def villeneuve_evades_to_collingwood(*dice: int) -> tuple[Game, Referee]:
    """Nelson attacks Villeneuve, who slips away to Cape Finisterre and meets Collingwood."""
    game = bare(dice=dice)
    at_sea(game, BISCAY, "fleet-nelson", "fleet-villeneuve")
    at_sea(game, "finisterre", "fleet-collingwood", "fleet-gravina")
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    referee.choose(Attack(BISCAY), Try(), Go("finisterre"), Try())
    return game, referee


@rule("napoleon-against-europe naval.evade.destination")
@rule("napoleon-against-europe naval.retreat.inactive")
def test_friends_whom_the_evading_squadron_finds_stay_out_of_its_defeat() -> None:
    game, referee = villeneuve_evades_to_collingwood(5, 6, 3, 3)
    referee.choose(Go("atlantique-sud"))

    assert game.fleets["fleet-villeneuve"] == Berth("sea", "atlantique-sud")
    assert game.fleets["fleet-gravina"] == Berth("sea", "finisterre")


@rule("napoleon-against-europe naval.evade.destination")
@rule("napoleon-against-europe naval.evade.continue")
def test_who_evades_and_beats_his_interceptors_drives_them_off() -> None:
    game, referee = villeneuve_evades_to_collingwood(5, 6, 1, 6)
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    referee.choose(Go("atlantique-sud"))

    assert game.fleets["fleet-collingwood"] == Berth("sea", "atlantique-sud")
    assert game.fleets["fleet-villeneuve"] == Berth("sea", "finisterre")
    assert Go("manche") in referee.options


@rule("napoleon-against-europe naval.retreat.follow")
def test_a_squadron_that_is_not_the_active_one_follows_whom_it_has_beaten() -> None:
    game, referee = villeneuve_evades_to_collingwood(5, 6, 3, 3)
    referee.choose(Go("la-corogne"), Blockade("la-corogne"))

    assert game.fleets["fleet-collingwood"] == Berth("box", "la-corogne")
    assert game.voyage is not None
    assert Go("manche") in referee.options


@rule("napoleon-against-europe naval.retreat.follow")
def test_only_those_who_have_won_follow_a_beaten_squadron() -> None:
    game = bare(dice=[1, 1])
    at_sea(game, BISCAY, "fleet-villeneuve", "fleet-keith")
    before(game, "brest", "fleet-cornwallis")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Attack("brest"), Go("rochefort"))
    assert referee.decision is not None
    assert referee.decision.facts["fleets"] == ["fleet-cornwallis"]
    referee.choose(Blockade("rochefort"))

    assert game.fleets["fleet-cornwallis"] == Berth("box", "rochefort")
    assert game.fleets["fleet-keith"] == Berth("sea", BISCAY)


@rule("napoleon-against-europe naval.retreat.follow")
def test_blockaders_who_throw_a_squadron_into_their_own_port_stay_before_it() -> None:
    game = bare(dice=[1, 1])
    at_sea(game, BISCAY, "fleet-villeneuve")
    before(game, "brest", "fleet-cornwallis")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Attack("brest"), Go("brest"))

    assert referee.is_over
    assert game.fleets["fleet-cornwallis"] == Berth("box", "brest")


@rule("napoleon-against-europe naval.stack.squadron")
@rule("napoleon-against-europe naval.stack.sea-zone")
def test_nobody_follows_where_neither_the_box_nor_the_sea_has_room() -> None:
    game = bare()
    at_sea(game, BISCAY, "fleet-villeneuve", "fleet-stirling", "fleet-calder", "fleet-gambier")
    at_sea(game, BISCAY, "fleet-keith", "fleet-ball")
    before(game, "brest", "fleet-cornwallis", "fleet-cotton")
    winners = ["fleet-keith", "fleet-ball"]
    referee = Referee(game, fall_back(game, EMPIRE, ["fleet-villeneuve"], BISCAY, winners=winners))
    referee.choose(Go("brest"))

    assert referee.is_over
    assert game.fleets["fleet-keith"] == Berth("sea", BISCAY)


@rule("napoleon-against-europe naval.port-captured.blockaded")
def test_the_blockaders_of_a_port_that_troops_take_meet_the_fleets_that_flee() -> None:
    game = bare(dice=[3, 2])
    in_port(game, "bari", "fleet-forteguerri")
    before(game, "bari", "fleet-ganteaume")
    referee = Referee(game, take(game, put(game, "bari", "fr-corps-9")))
    referee.choose(Go("venise"))

    assert "naval.test" not in referee.keys
    assert "naval.battle-box" in referee.keys
    assert game.fleets["fleet-forteguerri"] == Berth("port", "venise")
    assert game.fleets["fleet-ganteaume"] == Berth("sea", "adriatique")


@rule("napoleon-against-europe naval.port-captured")
def test_fleets_that_flee_and_win_sail_on_and_follow_nobody() -> None:
    game = bare(dice=[6, 2, 3])
    game.active = EMPIRE
    in_port(game, "naples", "fleet-forteguerri")
    flag(game, "france", "naples")
    at_sea(game, "tyrrhenienne", "fleet-ganteaume")
    referee = Referee(game, flee(game, "naples"))
    referee.choose(Go("palerme"), Try(), Go("naples"))

    assert referee.is_over
    assert game.fleets["fleet-ganteaume"] == Berth("port", "naples")
    assert game.fleets["fleet-forteguerri"] == Berth("port", "palerme")


@rule("napoleon-against-europe naval.retreat")
@rule("napoleon-against-europe map.port")
def test_a_port_or_a_sea_without_room_for_all_of_them_is_no_refuge() -> None:
    game = bare()
    at_sea(game, BISCAY, "fleet-villeneuve")
    in_port(game, "brest", "fleet-ganteaume", "fleet-missiessy", "fleet-allemand")
    at_sea(game, "finisterre", "fleet-gravina", "fleet-alava", "fleet-salcedo")
    referee = Referee(game, fall_back(game, EMPIRE, ["fleet-villeneuve"], BISCAY))

    assert ways(referee) == {"rochefort", "bordeaux", "manche", "atlantique-nord"}


@rule("napoleon-against-europe naval.retreat.inactive")
@rule("napoleon-against-europe naval.limits.baltic")
def test_a_beaten_swedish_squadron_does_not_leave_its_waters() -> None:
    game = bare()
    at_sea(game, "detroit", "fleet-cederstrom")
    referee = Referee(game, fall_back(game, COALITION, ["fleet-cederstrom"], "detroit"))

    assert "mer-du-nord" not in ways(referee)
    assert "baltique-ouest" in ways(referee)


@rule("napoleon-against-europe naval.blockade.relief")
@rule("napoleon-against-europe naval.stack.sea-zone")
def test_relieved_blockaders_may_be_the_third_fleet_at_sea() -> None:
    game = bare()
    at_sea(game, BISCAY, "fleet-stirling", "fleet-calder", "fleet-nelson", "fleet-keith")
    at_sea(game, BISCAY, "fleet-ball")
    before(game, "brest", "fleet-cornwallis")
    voyage(game, COALITION, "fleet-nelson", "fleet-keith", "fleet-ball")
    referee = sailed(game)
    referee.choose(Blockade("brest"))

    assert game.fleets["fleet-cornwallis"] == Berth("sea", BISCAY)
    assert game.fleets["fleet-nelson"] == Berth("box", "brest")


@rule("napoleon-against-europe naval.port-captured.into-blockade")
def test_who_flees_past_blockaders_whom_he_has_beaten_follows_nobody() -> None:
    game = bare(dice=[6, 1, 6])
    game.active = COALITION
    flag(game, "angleterre", "toulon")
    in_port(game, "toulon", "fleet-emeriau")
    before(game, "marseille", "fleet-ball")
    referee = Referee(game, flee(game, "toulon"))
    referee.choose(Pass(), Try(), Go("toulon"))

    assert referee.is_over
    assert game.fleets["fleet-emeriau"] == Berth("port", "marseille")
    assert game.fleets["fleet-ball"] == Berth("port", "toulon")


@rule("napoleon-against-europe naval.blockade.entering-own-port")
@rule("napoleon-against-europe naval.combat.winner-continues")
def test_who_is_beaten_before_his_own_port_enters_it_and_goes_no_further() -> None:
    game = bare(dice=[6, 1, 2])
    at_sea(game, BISCAY, "fleet-allemand")
    before(game, "brest", "fleet-cornwallis")
    voyage(game, EMPIRE, "fleet-allemand")
    referee = sailed(game)
    referee.choose(Go("brest"), Try())

    assert referee.is_over
    assert game.fleets["fleet-allemand"] == Berth("port", "brest")


@rule("napoleon-against-europe naval.port-captured.blockaded")
@rule("napoleon-against-europe naval.retreat.inactive")
def test_blockaders_beaten_by_fleets_that_flee_leave_the_box_and_the_zone() -> None:
    game = bare(dice=[2, 5])
    in_port(game, "bari", "fleet-forteguerri")
    before(game, "bari", "fleet-ganteaume")
    referee = Referee(game, take(game, put(game, "bari", "fr-corps-9")))
    referee.choose(Go("venise"), Go("ionienne"))

    assert game.fleets["fleet-forteguerri"] == Berth("port", "venise")
    assert game.fleets["fleet-ganteaume"] == Berth("sea", "ionienne")


@rule("napoleon-against-europe naval.port-captured")
@rule("napoleon-against-europe naval.combat.winner-continues")
def test_fleets_beaten_in_their_flight_go_no_further_than_their_retreat() -> None:
    game = bare(dice=[6, 1, 1])
    game.active = COALITION
    flag(game, "angleterre", "toulon")
    in_port(game, "toulon", "fleet-emeriau")
    at_sea(game, "lion", "fleet-ball")
    referee = Referee(game, flee(game, "toulon"))
    referee.choose(Try(), Go("ligure"))

    assert referee.is_over
    assert game.fleets["fleet-emeriau"] == Berth("sea", "ligure")


def gambier_is_beaten(*crowd: str) -> tuple[Game, Referee]:
    """Gambier and Stirling come from the Channel, where these lie, and lose to three French."""
    game = bare(dice=[1, 1, 1, 1, 1])
    at_sea(game, "manche", "fleet-gambier", "fleet-stirling", *crowd)
    at_sea(game, BISCAY, "fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    voyage(game, COALITION, "fleet-gambier", "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go(BISCAY), Pass(), Attack(BISCAY), Pass())
    return game, referee


@rule("napoleon-against-europe naval.retreat.active")
@rule("napoleon-against-europe naval.stack.excess")
def test_of_a_beaten_squadron_that_finds_too_little_room_the_excess_is_lost() -> None:
    """(R-553)"""
    game, referee = gambier_is_beaten("fleet-keith", "fleet-cotton")
    assert referee.decision is not None
    assert referee.decision.key == "voyage.too-many"
    referee.choose(Take("fleet-stirling"))

    assert referee.is_over
    assert "fleet-stirling" not in game.fleets
    there = {fleet for fleet, lies in game.fleets.items() if lies == Berth("sea", "manche")}
    assert there == {"fleet-gambier", "fleet-keith", "fleet-cotton"}


@rule("napoleon-against-europe naval.retreat.active")
def test_where_there_is_room_a_beaten_squadron_loses_nothing_more() -> None:
    game, referee = gambier_is_beaten("fleet-keith")

    assert referee.is_over
    assert game.fleets["fleet-gambier"] == game.fleets["fleet-stirling"] == Berth("sea", "manche")


@rule("napoleon-against-europe naval.retreat")
@rule("napoleon-against-europe naval.evade.destination")
def test_who_flees_from_a_fight_into_his_blockaded_port_is_not_stopped_before_it() -> None:
    """(R-552)"""
    for way in (Try(), Pass()):
        game = bare(dice=[5] if way == Try() else [6, 4])
        at_sea(game, BISCAY, "fleet-stirling", "fleet-villeneuve")
        before(game, "rochefort", "fleet-calder")
        voyage(game, COALITION, "fleet-stirling")
        referee = sailed(game)
        referee.choose(Attack(BISCAY), way, Go("rochefort"))

        assert game.fleets["fleet-villeneuve"] == Berth("port", "rochefort")
        assert "naval.battle-box" not in referee.keys
        assert referee.decision is not None
        assert referee.decision.seat == COALITION
