"""[17.3] Naval battles: fire, losses, ties, retreat, ports."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Attack,
    Blockade,
    Fight,
    Go,
    PlayCard,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.affairs import Berth, Load
from estafette.games.napoleon_against_europe.naval_battle import engage, fall_back, losses_by
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import Referee, rule

FIRE = "naval.fire"
ENGLISH = ("fleet-stirling", "fleet-cornwallis", "fleet-calder")


def battle(game: Game, english: int, french: list[str]) -> Referee:
    """English fleets, active, fight these French ones in the Channel."""
    at_sea(game, "manche", *ENGLISH[:english], *french)
    fleets = {COALITION: ENGLISH[:english], EMPIRE: french}
    return Referee(game, engage(game, COALITION, fleets, sea="manche"))


@rule("napoleon-against-europe naval.combat.roll")
@rule("napoleon-against-europe naval.combat.results")
@rule("napoleon-against-europe example 17.3.1")
def test_nine_against_five_destroys_a_french_fleet() -> None:
    """[naval.combat-difference-four]"""
    game = bare(dice=[2, 6, 5])
    tactical = [game.printed.fleets[each].tactical for each in ENGLISH[:2]]
    assert tactical == [0, 1]
    referee = battle(game, 2, ["fleet-villeneuve"])
    fires = [told.facts["total"] for told in referee.told if told.key == "naval.fire"]
    assert fires == [9, 5]
    assert referee.result is COALITION
    assert "fleet-villeneuve" not in game.fleets


@rule("napoleon-against-europe naval.combat.results")
@pytest.mark.parametrize(
    ("difference", "lost"), [(1, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3)]
)
def test_the_difference_decides_the_losses(difference: int, lost: int) -> None:
    assert losses_by(bare(), difference, 3) == lost


@rule("napoleon-against-europe naval.combat.results")
def test_a_squadron_beaten_by_three_loses_nothing() -> None:
    game = bare(dice=[5, 2])
    referee = battle(game, 1, ["fleet-villeneuve"])
    assert referee.result is COALITION
    assert "fleet-villeneuve" in game.fleets


@rule("napoleon-against-europe naval.combat.owner-chooses")
def test_the_owner_chooses_the_fleet_that_he_loses() -> None:
    game = bare(dice=[6, 1, 1, 1])
    referee = battle(game, 2, ["fleet-villeneuve", "fleet-ganteaume"])
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    referee.choose(Take("fleet-ganteaume"))
    assert "fleet-ganteaume" not in game.fleets
    assert "fleet-villeneuve" in game.fleets


@rule("napoleon-against-europe naval.transport.losses")
@rule("napoleon-against-europe naval.combat.owner-chooses")
@pytest.mark.parametrize(("dice", "left"), [([1, 1, 1, 6, 5], 1), ([1, 1, 1, 6, 6, 6], 0)])
def test_empty_fleets_are_lost_first_and_troops_go_down_with_theirs(
    dice: list[int], left: int
) -> None:
    """[d4.naval.transport-loss]"""
    game = bare(dice=dice)
    french = ["fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy"]
    at_sea(game, "manche", *french, *ENGLISH)
    game.steps["fr-corps-9"] = 2
    sailing = voyage(game, EMPIRE, *french)
    sailing.loads = {"fleet-villeneuve": Load(corps=("fr-corps-9",))}
    guests = ENGLISH[: len(dice) - 3]
    fleets = {EMPIRE: french, COALITION: guests}
    referee = Referee(game, engage(game, EMPIRE, fleets, sea="manche"))
    while not referee.is_over:
        assert Take("fleet-villeneuve") not in referee.options
        referee.choose(referee.options[0])
    assert len(sailing.fleets) == left
    assert ("fr-corps-9" in game.steps) is bool(left)
    assert sailing.fleets == ["fleet-villeneuve"][:left]


@rule("napoleon-against-europe naval.combat.tie")
def test_on_a_tie_the_inactive_may_withdraw_then_the_active_then_it_goes_on() -> None:
    """[d.naval.tie]"""
    game = bare(dice=[3, 3, 6, 1])
    referee = battle(game, 1, ["fleet-villeneuve"])
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    referee.choose(Fight())
    assert referee.decision.seat == COALITION
    referee.choose(Fight())
    assert referee.result is COALITION
    assert referee.keys.count("naval.equal") == 1


@rule("napoleon-against-europe naval.combat.tie")
@pytest.mark.parametrize(
    ("answers", "winner"), [([Pass()], COALITION), ([Fight(), Pass()], EMPIRE)]
)
def test_who_withdraws_on_a_tie_is_beaten_without_loss(
    answers: list[Fight | Pass], winner: str
) -> None:
    """[d.naval.tie]"""
    game = bare(dice=[3, 3])
    referee = battle(game, 1, ["fleet-villeneuve"])
    referee.choose(*answers)
    assert referee.result == winner
    assert len(game.fleets) == 2


@rule("napoleon-against-europe naval.combat.when")
@rule("napoleon-against-europe naval.combat.winner-continues")
def test_a_victorious_squadron_goes_on_with_its_voyage() -> None:
    game = bare(dice=[6, 1])
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling")
    sailing = voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass(), Attack("golfe-de-gascogne"), Pass())
    assert "naval.battle-sea" in referee.keys
    assert "fleet-villeneuve" not in game.fleets
    assert sailing.points == 5
    assert Go("finisterre") in referee.options


@rule("napoleon-against-europe naval.combat.winner-continues")
@rule("napoleon-against-europe naval.retreat.active")
def test_a_beaten_active_squadron_goes_back_and_its_voyage_is_over() -> None:
    """[d2.naval.retreat]"""
    game = bare(dice=[1, 3])
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "atlantique-nord", "fleet-stirling")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass(), Attack("golfe-de-gascogne"), Pass())
    assert game.fleets["fleet-stirling"] == Berth("sea", "atlantique-nord")
    assert game.voyage is None


@rule("napoleon-against-europe naval.retreat")
@rule("napoleon-against-europe naval.retreat.active")
def test_a_beaten_squadron_may_retreat_to_a_port_of_the_zone() -> None:
    """[d2.naval.retreat]"""
    game = bare(dice=[1, 3])
    at_sea(game, "manche", "fleet-stirling")
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"), Pass(), Attack("manche"), Pass())
    ways = {choice.zone for choice in referee.options if isinstance(choice, Go)}
    assert {"cherbourg", "dunkerque", "anvers", "golfe-de-gascogne"} <= ways
    assert "mer-du-nord" not in ways
    referee.choose(Go("cherbourg"), Pass())
    assert game.fleets["fleet-villeneuve"] == Berth("port", "cherbourg")
    assert game.voyage is None


@rule("napoleon-against-europe naval.retreat.inactive")
@rule("napoleon-against-europe naval.retreat.follow")
@rule("napoleon-against-europe naval.retreat.stops")
def test_a_beaten_inactive_squadron_flees_and_the_winner_may_blockade_its_port_free() -> None:
    """[d2.naval.retreat]"""
    game = bare(dice=[3, 2])
    at_sea(game, "manche", "fleet-stirling")
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    sailing = voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass(), Attack("golfe-de-gascogne"), Pass())
    ways = {choice.zone for choice in referee.options if isinstance(choice, Go)}
    assert {"brest", "finisterre", "atlantique-nord"} <= ways
    assert "manche" not in ways
    referee.choose(Go("brest"))
    points = sailing.points
    referee.choose(Blockade("brest"))
    assert sailing.points == points
    assert game.fleets["fleet-stirling"] == Berth("box", "brest")
    assert referee.refusal(Go("golfe-de-gascogne")).rule == "naval.retreat.stops"


@rule("napoleon-against-europe naval.retreat.follow")
@rule("napoleon-against-europe naval.stack.squadron")
def test_who_follows_to_a_port_relieves_those_for_whom_there_is_no_room_in_the_box() -> None:
    game = bare()
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve", *ENGLISH)
    before(game, "brest", "fleet-keith")
    retreat = fall_back(game, EMPIRE, ["fleet-villeneuve"], "golfe-de-gascogne", winners=ENGLISH)
    referee = Referee(game, retreat)
    referee.choose(Go("brest"), Blockade("brest"))

    assert game.fleets["fleet-keith"] == Berth("sea", "golfe-de-gascogne")
    assert {game.fleets[each] for each in ENGLISH} == {Berth("box", "brest")}


@rule("napoleon-against-europe naval.retreat")
@rule("napoleon-against-europe naval.retreat.inactive")
def test_a_squadron_without_a_way_out_is_lost() -> None:
    game = bare(dice=[6, 4])
    at_sea(game, "adriatique", "fleet-emeriau")
    at_sea(game, "ionienne", "fleet-stirling")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go("adriatique"), Pass(), Attack("adriatique"))
    assert referee.fact("naval.won")["difference"] < 4
    assert "fleet-emeriau" not in game.fleets


@rule("napoleon-against-europe naval.retreat")
@rule("napoleon-against-europe naval.stack.excess")
def test_a_full_sea_takes_a_beaten_squadron_in_and_another_fleet_may_be_the_one_too_many() -> None:
    """(R-553)"""
    game = bare()
    at_sea(game, "adriatique", "fleet-emeriau")
    at_sea(game, "ionienne", "fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    referee = Referee(game, fall_back(game, EMPIRE, ["fleet-emeriau"], "adriatique"))
    referee.choose(Take("fleet-missiessy"))
    assert game.fleets["fleet-emeriau"] == Berth("sea", "ionienne")
    assert "fleet-missiessy" not in game.fleets


def attack_toulon(*dice: int, ships: tuple[str, ...] = ("fleet-emeriau",)) -> tuple[Game, Referee]:
    """Three English fleets blockade Toulon and attack the ships in it."""
    game = bare(dice=dice)
    before(game, "toulon", *ENGLISH)
    in_port(game, "toulon", *ships)
    voyage(game, COALITION, *ENGLISH)
    referee = sailed(game)
    referee.choose(Attack("toulon"))
    return game, referee


@rule("napoleon-against-europe naval.port-combat")
@rule("napoleon-against-europe naval.combat.fortress-die")
@rule("napoleon-against-europe naval.combat.port-first-loss")
def test_the_batteries_add_a_die_and_save_the_first_ship() -> None:
    """[d.naval.port-first-loss]"""
    game, referee = attack_toulon(2, 2, 2, 1, 3)
    fires = [told.facts for told in referee.told if told.key == "naval.fire"]
    assert [len(fire["dice"]) for fire in fires] == [3, 2]
    assert [fire["total"] for fire in fires] == [8, 4]
    assert "fleet-emeriau" in game.fleets
    assert "naval.sheltered" in referee.keys


@rule("napoleon-against-europe naval.combat.port-first-loss")
@pytest.mark.parametrize(("dice", "left"), [([3, 3, 3, 1, 1, 1], 1), ([5, 4, 4, 1, 1, 1], 0)])
def test_eight_sinks_one_of_two_ships_in_port_and_twelve_both(dice: list[int], left: int) -> None:
    """[d.naval.port-first-loss]"""
    game, referee = attack_toulon(*dice, ships=("fleet-emeriau", "fleet-ganteaume"))
    difference = referee.fact("naval.won")["difference"]
    assert difference == (8 if left else 12)
    if left:
        referee.choose(Take("fleet-emeriau"))
    ships = [fleet for fleet in game.fleets if game.printed.fleets[fleet].nation == "france"]
    assert len(ships) == left


@rule("napoleon-against-europe naval.combat.port-first-loss")
def test_two_losses_less_one_still_sink_a_single_ship() -> None:
    game, referee = attack_toulon(3, 3, 3, 1, 2)
    assert referee.fact("naval.won")["difference"] == 8
    assert "fleet-emeriau" not in game.fleets


@rule("napoleon-against-europe naval.combat.fortress-die")
def test_a_citadel_has_two_dice() -> None:
    """[d.naval.port-first-loss]"""
    game = bare(dice=[1, 6, 6, 6])
    before(game, "gibraltar", "fleet-villeneuve")
    in_port(game, "gibraltar", "fleet-stirling")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Attack("gibraltar"))
    fires = {
        told.facts["side"]: told.facts["dice"] for told in referee.told if told.key == "naval.fire"
    }
    assert len(fires[COALITION]) == 3


@rule("napoleon-against-europe naval.port-combat.one-round")
@rule("napoleon-against-europe naval.port-combat.once")
def test_a_tie_in_a_port_changes_nothing_and_there_is_no_second_attack() -> None:
    """[d.naval.port-tie]"""
    game, referee = attack_toulon(1, 1, 1, 2, 3)
    assert referee.keys.count("naval.fire") == 2
    assert "naval.equal" in referee.keys
    assert game.fleets["fleet-stirling"] == Berth("box", "toulon")
    assert referee.refusal(Attack("toulon")).rule == "naval.port-combat.once"
    game.round += 1
    assert game.stormed == {"toulon": (1805, 1)}


@rule("napoleon-against-europe naval.port-combat.attacker-lost")
@rule("napoleon-against-europe naval.retreat.in-port")
def test_a_beaten_attacker_who_was_blockading_keeps_the_blockade() -> None:
    """[d4.naval.port-lost]"""
    game, _ = attack_toulon(1, 1, 1, 3, 4)
    assert game.fleets["fleet-stirling"] == Berth("box", "toulon")
    assert game.voyage is None
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")


@rule("napoleon-against-europe naval.port-combat.attacker-lost")
def test_a_beaten_attacker_who_has_just_come_goes_out_to_sea() -> None:
    game = bare(dice=[1, 2, 2])
    at_sea(game, "lion", "fleet-stirling")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Pass(), Attack("toulon"))
    assert game.fleets["fleet-stirling"] == Berth("sea", "lion")
    assert game.voyage is None


@rule("napoleon-against-europe naval.port-combat.attacker-won")
@rule("napoleon-against-europe naval.retreat.in-port")
def test_a_victorious_attacker_stays_or_goes_on_and_the_beaten_stay_in_port() -> None:
    """[d4.naval.port-lost]"""
    game, referee = attack_toulon(2, 2, 2, 1, 4)
    assert referee.fact("naval.won")["difference"] == 3
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    assert game.fleets["fleet-stirling"] == Berth("box", "toulon")
    assert Go("lion") in referee.options


@rule("napoleon-against-europe naval.admirals")
def test_no_admiral_but_nelson_is_tested() -> None:
    game = bare(dice=[6, 6, 6])
    referee = battle(game, 2, ["fleet-villeneuve"])
    assert referee.is_over
    assert not game.dice.loaded
    nelson = [card.id for card in game.printed.cards.values() if card.naval and card.combat]
    assert nelson == ["10C"]


@rule("napoleon-against-europe naval.admirals")
def test_nelson_himself_is_tested_only_if_his_card_is_played() -> None:
    game = bare(dice=[6, 1, 6])
    at_sea(game, "manche", "fleet-nelson", "fleet-villeneuve")
    fleets = {COALITION: ["fleet-nelson"], EMPIRE: ["fleet-villeneuve"]}
    referee = Referee(game, engage(game, COALITION, fleets, sea="manche"))
    assert referee.is_over
    assert game.dice.loaded == [6]
    assert "fleet-nelson" in game.fleets


@rule("napoleon-against-europe combat-card.naval-one")
def test_the_inactive_side_may_play_a_naval_combat_card_too() -> None:
    game = bare(dice=[1, 1, 1, 1])
    deal(game, coalition=["10C"])
    at_sea(game, "manche", "fleet-nelson", "fleet-villeneuve")
    fleets = {COALITION: ["fleet-nelson"], EMPIRE: ["fleet-villeneuve"]}
    referee = Referee(game, engage(game, EMPIRE, fleets, sea="manche"))
    referee.choose(PlayCard("10C"))
    dice = {told.facts["side"]: told.facts["dice"] for told in referee.told if told.key == FIRE}
    assert dice == {EMPIRE: [1], COALITION: [1, 1]}


@rule("napoleon-against-europe naval.combat.when")
def test_a_battle_is_fought_out_before_anything_else_moves() -> None:
    game = bare(dice=[6, 3, 3, 1, 6])
    put(game, "brest", "fr-corps-9")
    at_sea(game, "golfe-de-gascogne", "fleet-nelson")
    in_port(game, "rochefort", "fleet-missiessy")
    voyage(game, EMPIRE, "fleet-missiessy")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Try())
    assert game.engagement is None
    assert referee.keys.index("naval.intercepted") < referee.keys.index("naval.won")
