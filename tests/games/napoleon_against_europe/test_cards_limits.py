"""Cards at their limits: whom they do not help, when they come too late, what follows from them."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    Operate,
    PlayCard,
    Take,
)
from estafette.games.napoleon_against_europe.activation import activate, operate
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import to_reserve
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    FRANCE,
    SPAIN,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import set_standing
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import in_port
from tests.games.napoleon_against_europe.empire_campaigns import given
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import (
    bare,
    deal,
    flag,
    put,
    stand,
    store,
)
from tests.games.napoleon_against_europe.rounds import act, asked, choose, done, rounds
from tests.referee import Referee, rule

ROUND = Moment.ROUND


@rule("napoleon-against-europe card.f.grande-batterie")
def test_a_turkish_army_has_no_grand_battery() -> None:
    game = bare(dice=[3, 3, 3, 3])
    stand(game, turquie="empire")
    deal(game, empire=["29F"])
    put(game, "graz", "tu-corps-1", "tu-corps-2", general="ali-pacha", army="armee-turque")
    put(game, "graz", "au-corps-1", general="charles")
    fought(game, "graz", EMPIRE)

    assert refused(game, "29F", Moment.LOSSES) == "card.f.grande-batterie"


# Schulmeister.


def ulm_besieged() -> Game:
    """Mack besieges Ulm; Charles stands at Munich."""
    game = given("4F")
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    put(game, "munich", "au-corps-3", general="charles")
    game.sieges = {"ulm": 1}
    return game


@rule("napoleon-against-europe card.f.schulmeister.proposal")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_besieger_who_is_led_astray_has_lifted_his_siege() -> None:
    game = ulm_besieged()
    referee = played(game, "4F", ROUND)
    referee.choose(Take("mack"), Go("innsbruck"))
    go_on(referee)

    assert game.forces["mack"].zone == "innsbruck"
    assert game.sieges == {}


@rule("napoleon-against-europe card.f.schulmeister.proposal")
def test_a_force_may_be_led_to_a_fortress_that_friends_besiege() -> None:
    game = ulm_besieged()
    referee = played(game, "4F", ROUND)
    referee.choose(Take("charles"))

    assert Go("ulm") in referee.options


# Lobau.


def nuremberg(*dice: int, army: str = "") -> Referee:
    """A French force has crossed the river from Ulm to fight Charles."""
    game = given("36F", dice=dice)
    led = {"general": "napoleon", "army": army} if army else {"general": "ney"}
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", "fr-elite-3", **led)
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    return fought(game, "nuremberg", EMPIRE, whence="ulm")


@rule("napoleon-against-europe card.f.ile-lobau")
@pytest.mark.parametrize("army", ["grande-armee", ""])
def test_lobau_is_of_no_use_to_an_army_that_bridges_its_rivers(army: str) -> None:
    referee = nuremberg(3, 3, 3, 3, army=army)
    clause = "card.f.ile-lobau" if army else ""

    assert refused(referee.game, "36F", Moment.COUNTERMARCH) == clause


@rule("napoleon-against-europe card.f.ile-lobau")
def test_after_the_losses_lobau_is_for_the_beaten_alone() -> None:
    referee = nuremberg(6, 6, 1, 1, 1)
    go_on(referee, until="battle.which-spearhead")
    battle = referee.game.battle
    battle.winner = EMPIRE
    assert refused(referee.game, "36F", Moment.AFTERMATH) == "card.f.ile-lobau"
    battle.winner = COALITION
    assert refused(referee.game, "36F", Moment.AFTERMATH) == ""


@rule("napoleon-against-europe card.c.blessure")
@rule("napoleon-against-europe card.f.ile-lobau")
def test_those_whose_general_has_just_been_hit_may_still_find_their_bridges() -> None:
    game = bare(dice=[6, 6, 1, 1, 6, 1, 1, 1])
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    deal(game, empire=["36F"], coalition=["5C"])
    referee = fought(game, "nuremberg", COALITION, whence="wurtzbourg")
    go_on(referee, until="window.aftermath")
    referee.choose(PlayCard("5C"))
    assert "ney" in game.resting
    go_on(referee, until="window.aftermath")
    referee.choose(PlayCard("36F"))

    assert "card.bridges" in referee.keys


# Spain, forced allies, mud and winter.


@rule("napoleon-against-europe card.f.contre-guerilla")
def test_french_troops_without_supply_hunt_no_guerrillas() -> None:
    game = given("37F", scenario="1809")
    set_standing(game, SPAIN, Standing.MEMBER, COALITION)
    put(game, "valence", "es-milice-1")
    put(game, "tolede", "fr-elite-1", general="ney")
    assert refused(game, "37F", ROUND) == "card.f.contre-guerilla"
    put(game, "barcelone", "fr-elite-2", general="soult")
    store(game, "barcelone", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "barcelone")

    assert refused(game, "37F", ROUND) == ""


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_corps_that_was_lost_this_year_is_not_lent() -> None:
    game = given("40F")
    set_standing(game, AUSTRIA, Standing.FORCED_ALLIANCE, FRANCE)
    put(game, "strasbourg", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    to_reserve(game, "au-corps-3")

    assert refused(game, "40F", ROUND) == "card.f.corps-expeditionnaires.proposal"


@rule("napoleon-against-europe card.c.terrain-detrempe")
def test_sodden_ground_may_leave_a_force_without_a_point() -> None:
    game = bare()
    deal(game, coalition=["25C"])
    game.active = EMPIRE
    put(game, "berlin", "fr-elite-1", general="ney")
    operate(game, EMPIRE, 3)
    referee = Referee(game, activate(game))
    referee.choose(Activate("ney"))
    assert game.march is not None
    game.march.points = 1
    referee.choose(PlayCard("25C"))

    assert game.march.points == 0


@rule("napoleon-against-europe card.c.torres-vedras")
@rule("napoleon-against-europe siege.condition.steps")
def test_the_lines_of_torres_vedras_are_too_long_for_three_steps() -> None:
    game = bare()
    deal(game, coalition=["33C"])
    put(game, "lisbonne", "fr-elite-1", general="massena")
    game.sieges = {"lisbonne": 0}
    go_on(played(game, "33C", ROUND))

    assert game.sieges == {}


@rule("napoleon-against-europe card.c.descente-en-calabre")
def test_one_fleet_alone_goes_to_calabria() -> None:
    game = bare()
    stand(game, naples="empire")
    deal(game, coalition=["21C"])
    in_port(game, "malte", "fleet-ball", "fleet-keith")
    referee = played(game, "21C", ROUND)
    referee.choose(Take("fleet-ball"))

    assert referee.is_over
    assert game.voyage is not None
    assert game.voyage.fleets == ["fleet-ball"]


@rule("napoleon-against-europe card.c.campagne-d-hiver")
@rule("napoleon-against-europe sequence.rounds")
def test_a_winter_campaign_is_one_round_more_and_never_two() -> None:
    game = bare()
    deal(game, coalition=["16C"])
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "londres", "en-corps-4")
    play = rounds(game, 6)
    act(play, EMPIRE, Pass())
    act(play, COALITION, PlayCard("16C"))
    assert (game.round, game.is_winter) == (7, True)
    deal(game, coalition=["16C"])
    act(play, EMPIRE, Pass())
    assert refused(game, "16C", ROUND) == "card.c.campagne-d-hiver"
    act(play, COALITION, Pass())

    assert asked(play).key != "round.which-action"


@rule("napoleon-against-europe card.f.armistice-de-pleiswitz")
def test_the_armistice_costs_the_coalition_one_action() -> None:
    game = bare()
    deal(game, empire=["52F"])
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "londres", "en-corps-4")
    play = rounds(game, 3)
    act(play, EMPIRE, PlayCard("52F"))
    assert (game.round, asked(play).seat) == (4, EMPIRE)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("en-corps-4"))
    assert asked(play).key == "march.what-next"
    choose(play, Pass())
    done(play)
    assert game.round == 5
