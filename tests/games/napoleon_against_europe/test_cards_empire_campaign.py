"""[card.play-phases] The Empire's cards of the activation phase: effect, hindrance, end."""

from typing import Any

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    Hasten,
    PlayCard,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.activation import activate, is_to_activate
from estafette.games.napoleon_against_europe.affairs import Campaign
from estafette.games.napoleon_against_europe.campaign import begin, clash
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.hand import permanents
from estafette.games.napoleon_against_europe.march import march_on
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, SPAIN, Standing
from estafette.games.napoleon_against_europe.standing import set_standing
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.empire_campaigns import activated, given, the_march, walk
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, table
from tests.referee import Referee, rule

ROUND = Moment.ROUND


def the_campaign(game: Game) -> Campaign:
    assert game.campaign is not None
    return game.campaign


def sent(game: Game, piece: str) -> Referee:
    """The force of this piece is activated."""
    return go_on(activated(game, piece))


# Napoleon's Genius.


@rule(
    "napoleon-against-europe card.f.genie-napoleon",
    "napoleon-against-europe card.f.genie-napoleon.march",
)
def test_napoleon_goes_from_lille_to_ulm_without_a_test() -> None:
    """The example of 1805: 4 and 3 are 7 points, of which the way takes 6."""
    game = given("1F")
    put(game, "lille", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    played(game, "1F", ROUND)
    sent(game, "napoleon")
    assert the_march(game).points == 4
    Referee(game, march_on(game)).choose(Hasten(3))
    assert the_march(game).points == 7
    walk(game, "soissons", "metz", "strasbourg", "bade", "ulm")
    assert game.forces["grande-armee"].zone == "ulm"
    assert the_march(game).points == 1
    referee = Referee(game, march_on(game))
    referee.choose(Pass())
    assert "attrition.rolled" not in referee.keys
    assert game.points == 0
    assert not is_to_activate(game)


@rule("napoleon-against-europe card.f.genie-napoleon.march")
def test_napoleons_genius_sends_nobody_else() -> None:
    game = given("1F")
    put(game, "lille", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "metz", "fr-elite-2", general="ney")
    played(game, "1F", ROUND)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("ney")).rule == "major-campaign.activates"
    assert Activate("napoleon") in referee.options


@rule("napoleon-against-europe card.f.genie-napoleon.march")
def test_napoleon_must_command_a_force_that_is_free() -> None:
    game = given("1F")
    assert refused(game, "1F", ROUND) == "card.f.genie-napoleon.march"
    put(game, "ulm", "fr-garde", general="napoleon", is_sheltered=True)
    assert refused(game, "1F", ROUND) == "card.f.genie-napoleon.march"


def charles_comes(general: str, **how: Any) -> Game:
    """A major campaign of the Coalition: Charles has come to Graz, where the French stand."""
    game = bare()
    begin(game, COALITION, "4C", 2, together=True)
    put(game, "graz", "fr-elite-1", "fr-elite-2", general=general, **how)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    march(game, "charles", "raab")
    deal(game, empire=["1F"])
    return game


@rule(
    "napoleon-against-europe card.f.genie-napoleon",
    "napoleon-against-europe card.f.genie-napoleon.lines",
)
def test_napoleons_genius_is_interior_lines_too() -> None:
    game = charles_comes("davout")
    referee = Referee(game, clash(game, "graz"))
    assert referee.options == (PlayCard("1F"), Pass())
    referee.choose(PlayCard("1F"))
    assert the_campaign(game).is_countered
    referee.choose(Wait())


@rule("napoleon-against-europe card.f.genie-napoleon.lines")
def test_interior_lines_want_a_master_of_defence_and_an_enemy_campaign() -> None:
    game = charles_comes("ney")  # his value in defence is one
    assert refused(game, "1F", Moment.ENTERED) == "interior-lines.effect"
    game = charles_comes("davout")
    the_campaign(game).is_together = False
    assert refused(game, "1F", Moment.ENTERED) == "interior-lines.play"
    the_campaign(game).is_together = True
    the_campaign(game).has_fought = True
    assert refused(game, "1F", Moment.ENTERED) == "interior-lines.play"


@rule("napoleon-against-europe card.f.genie-napoleon")
def test_napoleons_genius_is_a_permanent_card_of_value_three() -> None:
    game = table()
    card = game.printed.cards["1F"]
    assert (card.value, card.permanent) == (3, "france")
    assert "1F" in permanents(game, EMPIRE)


@rule("napoleon-against-europe card.f.genie-napoleon.malet")
def test_napoleons_genius_does_not_come_back_once_it_has_left_the_game() -> None:
    game = table()
    game.removed |= {"1F"}  # as Malet does
    assert "1F" not in permanents(game, EMPIRE)


# Campaigns.


@rule("napoleon-against-europe card.f.campagne-majeure")
def test_a_major_campaign_sends_three_forces_that_may_fight_together() -> None:
    game = given("2F")
    for zone, corps, general in (
        ("lille", "fr-elite-1", "bernadotte"),
        ("metz", "fr-elite-2", "ney"),
        ("lyon", "fr-elite-3", "davout"),
        ("dijon", "fr-elite-4", "soult"),
    ):
        put(game, zone, corps, general=general)
    played(game, "2F", ROUND)
    assert the_campaign(game).is_together
    assert game.points == 0
    for general in ("bernadotte", "ney", "davout"):
        sent(game, general)
        Referee(game, march_on(game)).choose(Pass())
    assert not is_to_activate(game)
    assert "2F" in game.decks[EMPIRE].discard


@rule("napoleon-against-europe card.f.position-centrale")
def test_central_position_sends_napoleon_and_then_one_other() -> None:
    game = given("43F")
    put(game, "graz", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "salzbourg", "fr-elite-2", general="ney")
    flag(game, "france", "salzbourg", "vienne")
    played(game, "43F", ROUND)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("ney")).rule == "major-campaign.activates"
    sent(game, "napoleon")
    Referee(game, march_on(game)).choose(Pass())
    sent(game, "ney")
    Referee(game, march_on(game)).choose(Pass())
    assert not is_to_activate(game)


@rule("napoleon-against-europe card.f.position-centrale")
def test_the_first_battle_of_each_force_of_central_position_has_one_more() -> None:
    game = given("43F", dice=(3, 3, 3, 3) * 3)
    put(game, "graz", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="napoleon")
    flag(game, "france", "salzbourg", "vienne")
    march(game, "napoleon", "salzbourg", grant="43F")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    first = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert tally_of(first, EMPIRE)["43F"] == 1
    game.told = []
    put(game, "graz", "au-corps-3", "au-corps-4", general="jean")
    second = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert "43F" not in tally_of(second, EMPIRE)
    game.told = []
    put(game, "vienne", "fr-elite-4", "fr-elite-5", general="davout")
    march(game, "davout", "salzbourg", grant="43F")
    put(game, "vienne", "au-corps-5", general="mack")
    third = go_on(fought(game, "vienne", EMPIRE, whence="salzbourg"))
    assert tally_of(third, EMPIRE)["43F"] == 1


@rule("napoleon-against-europe card.f.position-centrale")
def test_without_napoleon_there_is_no_central_position() -> None:
    game = given("43F")
    put(game, "metz", "fr-elite-2", general="ney")
    assert refused(game, "43F", ROUND) == "card.f.position-centrale"


@rule("napoleon-against-europe card.f.vol-de-l-aigle")
def test_the_eagle_flies_a_point_further_and_france_is_french_again() -> None:
    game = given("47F", scenario="1815")
    put(game, "lyon", "fr-elite-1", "fr-elite-2", general="napoleon")
    flag(game, "autriche", "dijon", "troyes")
    played(game, "47F", ROUND)
    sent(game, "napoleon")
    assert the_march(game).points == 5
    walk(game, "dijon", "troyes")
    assert controller(game, "dijon") is EMPIRE
    assert controller(game, "troyes") is EMPIRE
    assert the_march(game).points == 3  # flags cost nothing


@rule("napoleon-against-europe card.f.vol-de-l-aigle")
def test_the_eagle_takes_no_fortress_and_no_foreign_land() -> None:
    game = given("47F", scenario="1815")
    put(game, "besancon", "fr-elite-1", "fr-elite-2", general="napoleon")
    flag(game, "autriche", "strasbourg", "bade")
    stand(game, bade="coalition")
    played(game, "47F", ROUND)
    sent(game, "napoleon")
    walk(game, "strasbourg")
    assert controller(game, "strasbourg") is COALITION


@rule("napoleon-against-europe card.f.vol-de-l-aigle")
def test_the_eagle_is_french() -> None:
    game = given("47F", scenario="1809")
    put(game, "munich", "corps-baviere")
    assert refused(game, "47F", ROUND) == "card.f.vol-de-l-aigle"
    put(game, "metz", "fr-elite-1", general="ney")
    played(game, "47F", ROUND)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("corps-baviere")).rule == "major-campaign.activates"
    assert Activate("ney") in referee.options


# Schulmeister.


@rule(
    "napoleon-against-europe card.f.schulmeister",
    "napoleon-against-europe card.f.schulmeister.proposal",
)
def test_the_russian_army_is_led_away_in_winter_and_napoleon_marches() -> None:
    """The example of 1805: two points in round 6; then the Empire activates one force."""
    game = given("4F")
    game.round = 6
    put(game, "leopoldstadt", "ru-corps-1", "ru-corps-2", general="koutouzov", army="1re-armee")
    put(game, "salzbourg", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    flag(game, "france", "salzbourg")
    referee = played(game, "4F", ROUND)
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    assert referee.decision.facts["points"] == 2
    referee.choose(Go("budapest"), Go("kaschau"))
    assert game.forces["1re-armee"].zone == "kaschau"
    assert "4F" in game.removed
    assert game.march is None
    assert the_campaign(game).left == 1
    assert "koutouzov" not in game.moved
    sent(game, "napoleon")


@rule("napoleon-against-europe card.f.schulmeister.proposal")
def test_nobody_is_led_into_a_battle_or_before_a_fortress() -> None:
    game = given("4F")
    put(game, "munich", "au-corps-1", general="mack")
    put(game, "nuremberg", "fr-elite-1", general="ney")
    referee = played(game, "4F", ROUND)
    for zone in ("nuremberg", "ulm"):  # Ulm is a Bavarian fortress
        assert referee.refusal(Go(zone)).rule == "card.f.schulmeister.proposal"
    assert referee.refusal(Go("berlin")).rule == "movement.common-border"
    referee.choose(Pass())
    assert game.forces["mack"].zone == "munich"


@rule("napoleon-against-europe card.f.schulmeister.proposal")
def test_the_besieged_cannot_be_led_astray() -> None:
    game = given("4F")
    put(game, "salzbourg", "au-corps-1", general="mack", is_sheltered=True)
    assert refused(game, "4F", ROUND) == "card.f.schulmeister.proposal"


@rule("napoleon-against-europe card.f.schulmeister.proposal")
def test_a_force_that_is_led_among_friends_joins_them() -> None:
    game = given("4F")
    put(game, "graz", "au-corps-1", general="mack")
    put(game, "vienne", "au-corps-2", general="charles", army="armee-d-allemagne")
    referee = played(game, "4F", ROUND)
    referee.choose(Take("mack"), Go("vienne"))
    go_on(referee)
    assert "au-corps-1" in game.forces["armee-d-allemagne"].corps


# Spain, order, armistice.


def guerrilla(zone: str) -> Game:
    game = given("37F", scenario="1809")
    set_standing(game, SPAIN, Standing.MEMBER, COALITION)
    put(game, zone, "es-milice-1")
    put(game, "bayonne", "fr-elite-1", general="ney")
    return game


@rule("napoleon-against-europe card.f.contre-guerilla")
def test_a_militia_next_to_a_french_force_in_supply_is_hunted_down() -> None:
    game = guerrilla("pampelune")
    put(game, "seville", "es-milice-2")
    referee = played(game, "37F", ROUND)
    assert referee.is_over
    assert "es-milice-1" not in game.steps
    assert "es-milice-2" in game.steps


@rule("napoleon-against-europe card.f.contre-guerilla")
def test_neither_a_distant_militia_nor_a_corps_is_hunted_down() -> None:
    game = guerrilla("seville")
    put(game, "saragosse", "es-corps-1")
    assert refused(game, "37F", ROUND) == "card.f.contre-guerilla"


@rule("napoleon-against-europe card.f.bulletin-de-la-grande-armee")
def test_a_bulletin_rallies_a_force_and_gives_a_point() -> None:
    game = given("49F")
    put(game, "metz", "fr-elite-1", general="ney", is_demoralised=True)
    put(game, "lyon", "fr-elite-2", general="soult", is_demoralised=True)
    referee = played(game, "49F", ROUND)
    referee.choose(Take("ney"))
    assert not game.forces["ney"].is_demoralised
    assert game.forces["soult"].is_demoralised
    assert game.points == 1


@rule("napoleon-against-europe card.f.bulletin-de-la-grande-armee")
def test_the_bulletin_is_read_by_the_supplied_and_demoralised_alone() -> None:
    game = given("49F")
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "moscou", "fr-elite-2", general="soult", is_demoralised=True)
    put(game, "vienne", "au-corps-1", general="charles", is_demoralised=True)
    assert refused(game, "49F", ROUND) == "card.f.bulletin-de-la-grande-armee"


@rule("napoleon-against-europe card.f.armistice-de-pleiswitz")
def test_an_armistice_takes_the_coalitions_action_for_a_round() -> None:
    game = given("52F")
    assert rounds.is_to_act(game, COALITION)
    played(game, "52F", ROUND)
    assert not rounds.is_to_act(game, COALITION)
    rounds.end_round(game)
    assert rounds.is_to_act(game, COALITION)
    assert "52F" in game.removed


@rule("napoleon-against-europe card.f.armistice-de-pleiswitz")
def test_nobody_gives_battle_during_an_armistice() -> None:
    game = given("52F")
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", general="charles")
    played(game, "52F", ROUND)
    march(game, "ney", points=3)
    referee = Referee(game, march_on(game))
    assert referee.refusal(Go("graz")).rule == "card.f.armistice-de-pleiswitz"
    game.lasting = {}
    assert Go("graz") in Referee(game, march_on(game)).options
