"""[14.10] By which way the beaten go, and who is in their way."""

from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    Land,
    PlayCard,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.affairs import Load
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import sailed
from tests.games.napoleon_against_europe.embarking import expedition
from tests.games.napoleon_against_europe.fighting import go_on, tally_of
from tests.games.napoleon_against_europe.marching import marching, operations
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe retreat.defender.enemy-control")
@rule("napoleon-against-europe peace.conqueror-transit")
def test_a_fortress_of_a_power_at_peace_does_not_close_its_land_to_its_conqueror() -> None:
    """Salzburg is no fortress of the enemy: who may march into it may retreat there."""
    game = bare("1809", dice=[6, 6, 1, 1, 1])
    bind(game, "autriche")
    stand(game, prusse="coalition", baviere="coalition")
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "nuremberg", "pr-corps-4", "pr-corps-5")
    put(game, "ulm", "pr-corps-1", "pr-corps-2", "pr-corps-3", general="blucher")
    referee = marching(game, "blucher", Go("munich"))
    assert Go("salzbourg") in referee.options  # to evade
    referee.choose(Fight())
    go_on(referee)
    assert game.forces["ney"].zone == "salzbourg"


@rule("napoleon-against-europe retreat.attacker")
@rule("napoleon-against-europe major-campaign.together")
def test_a_beaten_campaign_goes_where_its_chief_came_from_though_he_is_wounded() -> None:
    """R-116: Davout came first and from Raab, Napoleon from Vienna, and Masséna takes over."""
    game = bare(dice=[1, 1, 6, 6, 6, 1])
    flag(game, "france", "raab", "vienne", "salzbourg", "munich")
    put(game, "raab", "fr-corps-9", "fr-corps-10", general="davout")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ["massena"]}
    put(game, "vienne", "fr-elite-1", "fr-elite-2", **army)
    put(game, "graz", *[f"au-corps-{each}" for each in range(1, 7)], general="charles")
    deal(game, coalition=["5C"])
    game.active = EMPIRE
    begin(game, EMPIRE, "2F", 2, together=True)
    referee = Referee(game, operations(game))
    referee.choose(Activate("davout"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "campaign.fight-or-wait").choose(Wait())
    referee.choose(Activate("napoleon"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "window.aftermath").choose(PlayCard("5C"), Take("napoleon"))
    go_on(referee)
    assert referee.fact("battle.wound-test")["is_hit"]
    assert referee.fact("general.takes-command")["general"] == "massena"
    assert referee.fact("retreat.goes")["zone"] == "vienne"


@rule("napoleon-against-europe retreat.defender.overrun")
@rule("napoleon-against-europe pursuit.losses")
def test_who_has_lost_too_much_in_the_pursuit_overruns_nobody() -> None:
    """R-620: ten points against two when the way is named, four when they go."""
    game = bare(dice=[6, 6, 1, 1, 6])
    flag(game, "france", "vienne", "raab", "agram", "klagenfurt", "salzbourg", "munich")
    put(game, "graz", *[f"au-corps-{each}" for each in range(1, 9)], general="charles")
    for number, zone in enumerate(("raab", "agram", "klagenfurt", "salzbourg"), 10):
        put(game, zone, f"fr-corps-{number}")
    corps = [f"fr-elite-{each}" for each in range(1, 6)]
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ["murat"]}
    put(game, "vienne", *corps, "fr-cavalerie", **army)
    referee = go_on(marching(game, "napoleon"), "march.what-next")
    referee.choose(Go("graz"))
    go_on(referee, "retreat.where").choose(Go("agram"))
    go_on(referee, "march.what-next")
    assert referee.fact("pursuit.rolls")["losses"] == 6
    assert "fr-corps-11" in game.forces
    assert "charles" in game.reserve
    assert "au-corps-8" in game.reserve


@rule("napoleon-against-europe naval.assault.lost")
@rule("napoleon-against-europe retreat.attacker")
def test_who_marched_to_the_help_of_a_beaten_landing_goes_back_by_land() -> None:
    game = expedition("bari", 6, 1, 1, 1, 6, 6, 1)
    put(game, "bari", "fr-corps-9", "fr-corps-10", "fr-corps-11", general="massena")
    put(game, "ancone", "au-corps-1", "au-corps-2", general="charles")
    referee = sailed(game)
    referee.choose(Land("bari"))
    go_on(referee, "countermarch.who").choose(Take("charles"))
    go_on(referee)
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert tally_of(referee, COALITION)["battle.landing"] == -3
    assert "en-corps-3" not in game.steps
    assert game.forces["charles"].zone == "ancone"


@rule("napoleon-against-europe battle.terrain")
@rule("napoleon-against-europe naval.assault.battle")
def test_a_landing_has_crossed_no_border_whoever_comes_to_its_help() -> None:
    """Naples and Bari are parted by a pass."""
    game = expedition("bari", 6, 1, 3, 3, 3, 3)
    flag(game, "angleterre", "naples")
    game.voyage.loads = {"fleet-cornwallis": Load(corps=("en-corps-3",), general="wellington")}
    put(game, "bari", "fr-corps-9", "fr-corps-10", general="massena")
    put(game, "naples", "en-corps-4", general="hill")
    referee = sailed(game)
    referee.choose(Land("bari"))
    go_on(referee, "countermarch.who").choose(Take("hill"))
    go_on(referee)
    assert tally_of(referee, COALITION) == {"battle.landing": -3, "wellington": 2}


@rule("napoleon-against-europe retreat.defender.overrun")
@rule("napoleon-against-europe siege.relief")
@rule("napoleon-against-europe siege.lifted.join")
def test_who_overruns_the_besiegers_of_a_fortress_relieves_it_at_once() -> None:
    game = bare(dice=[6, 6, 1, 1, 1])
    flag(game, "france", "munich", "salzbourg", "vienne", "graz", "agram", "budapest")
    put(game, "raab", *[f"au-corps-{each}" for each in range(1, 8)], general="charles")
    put(game, "leopoldstadt", "fr-corps-9")
    put(game, "leopoldstadt", "au-corps-9", is_sheltered=True)
    game.sieges = {"leopoldstadt": 2}
    for number, zone in enumerate(("graz", "agram", "budapest"), 6):
        put(game, zone, f"fr-corps-{2 * number}", f"fr-corps-{2 * number + 1}")
    put(game, "vienne", *[f"fr-elite-{each}" for each in range(1, 5)], general="napoleon")
    referee = go_on(marching(game, "napoleon"), "march.what-next")
    referee.choose(Go("raab"))
    go_on(referee, "march.what-next")
    assert "fr-corps-9" not in game.steps
    assert game.sieges == {}
    assert "au-corps-9" in game.forces["charles"].corps
