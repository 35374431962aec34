"""Forced alliance: a neutrality under French control, and what happens when it breaks."""

import pytest

from estafette.games.napoleon_against_europe.actions import Activate, Country, Fight, Go, Shelter
from estafette.games.napoleon_against_europe.activation import operate
from estafette.games.napoleon_against_europe.affairs import Berth, Status
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.cards.empire_auxiliaries import (
    lendable,
    nobody_lends,
)
from estafette.games.napoleon_against_europe.control import is_open_to
from estafette.games.napoleon_against_europe.events import Moment, play
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.lines import (
    RELAY,
    SOURCE,
    line_for,
    serves,
)
from estafette.games.napoleon_against_europe.passage import cannot_trespass
from estafette.games.napoleon_against_europe.powers import controller, heads_in, manager, side_of
from estafette.games.napoleon_against_europe.rupture import (
    cannot_go,
    nearest_fortress,
    part_company,
    recall,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.supply import is_supplied
from estafette.games.napoleon_against_europe.war import declare, join
from tests.games.napoleon_against_europe.position import bare, bind, flag, put, store
from tests.referee import Referee, rule


def forced(power="prusse", *, dice=()):
    """A power bound to the Empire by a forced alliance."""
    game = bare(dice=dice)
    bind(game, power, Standing.FORCED_ALLIANCE)
    return game


def freed(game, power="prusse"):
    return Referee(game, join(game, power, COALITION))


@rule("napoleon-against-europe forced-alliance.nature")
def test_a_forced_ally_is_at_war_with_nobody():
    game = forced()

    assert side_of(game, "prusse") is None
    assert side_of(game, "saxe") is None
    assert controller(game, "berlin") is None


@rule("napoleon-against-europe forced-alliance.not-controlled")
def test_the_empire_does_not_run_the_forces_of_a_forced_ally():
    """[d2.forced-ally.coalition]"""
    game = forced()
    head = put(game, "berlin", "pr-corps-1", general="brunswick")

    assert manager(game, "prusse") is COALITION
    assert not heads_in(game, "berlin", EMPIRE)
    game.points = 3
    referee = Referee(game, operate(game, EMPIRE, 3))
    options = referee.options
    assert Activate(head) not in options


@rule("napoleon-against-europe forced-alliance.coalition-entry")
def test_the_coalition_must_declare_war_and_makes_it_a_normal_ally_of_the_empire():
    """[d2.forced-ally.coalition]"""
    game = forced()
    russians = game.forces[put(game, "riga", "ru-corps-1")]
    refusal = cannot_trespass(game, russians, COALITION, "koenigsberg")
    assert refusal.rule == "forced-alliance.coalition-entry"

    Referee(game, declare(game, COALITION)).choose(Country("prusse"))
    assert game.status["prusse"] == Status(Standing.MEMBER, EMPIRE)
    assert cannot_trespass(game, russians, COALITION, "koenigsberg") is None


@rule("napoleon-against-europe forced-alliance.transit")
def test_the_empire_moves_through_its_land_and_the_coalition_does_not():
    game = forced()

    assert is_open_to(game, "berlin", EMPIRE)
    assert not is_open_to(game, "berlin", COALITION)


@rule(
    "napoleon-against-europe forced-alliance.relays",
    "napoleon-against-europe peace.conqueror-supply",
)
def test_fortresses_of_a_forced_ally_are_relays_and_those_of_a_power_at_peace_are_not():
    """[d.forced-alliance.relay]"""
    game = forced()
    bind(game, "autriche")
    line = line_for(game, "france")

    assert serves(game, line, "magdebourg") == RELAY
    assert serves(game, line, "berlin") != SOURCE
    assert serves(game, line, "salzbourg") == ""
    assert is_open_to(game, "salzbourg", EMPIRE)
    flag(game, "russie", "magdebourg")
    assert serves(game, line_for(game, "france"), "magdebourg") == ""


@rule("napoleon-against-europe peace.conqueror-supply")
def test_lines_of_the_conqueror_cross_the_land_of_the_beaten():
    game = bare()
    bind(game, "autriche")
    head = put(game, "vienne", "fr-elite-1", general="davout")
    store(game, "salzbourg", "depot-france-1", is_fixed=True)
    assert is_supplied(game, head)

    game.status = {**game.status, "autriche": Status(Standing.NEUTRAL)}
    game.treaties = {}
    assert not is_supplied(game, head)
    game.leaving = {"autriche": EMPIRE}  # [peace.evacuate] those who go home have their line
    assert is_supplied(game, head)


@rule("napoleon-against-europe forced-alliance.expeditionary")
def test_a_forced_alliance_opens_the_way_to_expeditionary_corps():
    event = EVENTS["40F", Moment.ROUND]
    game = bare()
    put(game, "berlin", "pr-corps-1")
    assert event.unless(game, EMPIRE) is not None

    game = forced()
    put(game, "berlin", "pr-corps-1")
    put(game, "magdebourg", "fr-elite-1", general="davout")
    assert event.unless(game, EMPIRE) is None


@rule("napoleon-against-europe forced-alliance.broken.control")
def test_empire_units_take_what_they_alone_occupy_fortresses_included():
    """[d2.forced-ally.broken]"""
    game = forced()
    put(game, "stettin", "fr-elite-1")
    put(game, "posen", "fr-elite-2")
    put(game, "breslau", "pr-corps-1")
    referee = freed(game)
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert controller(game, "stettin") is controller(game, "posen") is EMPIRE
    assert controller(game, "breslau") is controller(game, "glogau") is COALITION


def at_glogau(*, dice=()):
    game = forced(dice=dice)
    put(game, "glogau", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "glogau", "pr-corps-1", "pr-corps-2", general="brunswick")
    return game, Referee(game, broken(game))


def broken(game):
    game.status = {**game.status, "prusse": Status(Standing.MEMBER, COALITION)}
    return part_company(game, territory(game, "prusse"), COALITION)


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_in_a_shared_zone_the_french_may_shut_themselves_up_in_the_fortress():
    """[d2.forced-ally.broken]"""
    game, referee = at_glogau()
    assert referee.decision.seat == EMPIRE

    referee.choose(Shelter())
    assert referee.is_over
    assert game.forces["davout"].is_sheltered
    assert controller(game, "glogau") is EMPIRE
    assert game.sieges == {"glogau": 0}


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_or_withdraw_to_a_zone_that_the_coalition_does_not_control():
    game, referee = at_glogau()
    assert referee.refusal(Go("berlin")).rule == "forced-alliance.broken.shared"
    game, referee = at_glogau()
    game.status = {**game.status, "saxe": Status(Standing.ALLY, "france")}
    referee = Referee(game, broken(game))

    referee.choose(Go("dresde"))
    assert game.forces["davout"].zone == "dresde"
    assert controller(game, "glogau") is COALITION


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_or_withdraw_to_a_zone_of_free_passage_that_is_empty_of_enemies():
    game = forced()
    put(game, "thorn", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "thorn", "pr-corps-1", "pr-corps-2", general="brunswick")
    referee = Referee(game, broken(game))
    assert "eylau" in game.printed.open

    referee.choose(Go("eylau"))
    assert game.forces["davout"].zone == "eylau"


def beaten_at_glogau(game):
    """The French give battle and lose it."""
    referee = Referee(game, broken(game))
    referee.choose(Fight())
    assert game.battle.defender.side is EMPIRE
    while not referee.is_over:
        referee.choose(referee.options[-1])
    assert referee.fact("battle.won")["side"] is COALITION


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_or_give_battle_at_once_as_the_defender_with_the_fortress_behind_them():
    game, _ = at_glogau(dice=[6, 6, 1, 1])
    beaten_at_glogau(game)

    assert game.forces["davout"].is_sheltered
    assert controller(game, "glogau") is EMPIRE


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_the_fortress_is_its_owners_when_the_beaten_have_gone_elsewhere():
    game, _ = at_glogau(dice=[6, 6, 1, 1])
    game.status = {**game.status, "saxe": Status(Standing.ALLY, "france")}
    beaten_at_glogau(game)

    assert game.forces["davout"].zone == "dresde"
    assert controller(game, "glogau") is COALITION


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_who_wins_that_battle_keeps_the_zone():
    game, _ = at_glogau(dice=[1, 1, 6, 6])
    referee = Referee(game, broken(game))
    referee.choose(Fight())
    while not referee.is_over:
        referee.choose(referee.options[-1])

    assert referee.fact("battle.won")["side"] is EMPIRE
    assert controller(game, "glogau") is EMPIRE


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_where_there_is_no_fortress_nobody_shuts_himself_up():
    game = forced()
    put(game, "posen", "fr-elite-1")
    put(game, "posen", "pr-corps-1")
    flag(game, "france", "varsovie")
    referee = Referee(game, broken(game))

    assert referee.refusal(Shelter()).rule == "forced-alliance.broken.shared"
    assert Fight() in referee.options


@rule("napoleon-against-europe forced-alliance.break-cards")
@pytest.mark.parametrize(("card", "power"), [("45C", "prusse"), ("47C", "autriche")])
def test_a_card_lets_a_forced_ally_rejoin_the_coalition(card, power):
    """[d2.forced-ally.broken]"""
    game = forced(power)
    game.hands = {EMPIRE: (), COALITION: (card,)}
    referee = Referee(game, play(game, COALITION, card, Moment.ROUND))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert side_of(game, power) is COALITION


@rule("napoleon-against-europe forced-alliance.broken.control")
def test_corps_lent_to_the_empire_go_home_when_the_alliance_breaks():
    game = forced()
    put(game, "varsovie", "pr-corps-1", "fr-elite-1", general="davout")
    game.provided = frozenset({"pr-corps-1"})
    referee = Referee(game, recall(game, "prusse"))
    assert referee.is_over

    assert not game.provided
    assert game.forces["davout"].corps == ("fr-elite-1",)
    assert game.forces["pr-corps-1"].zone in game.printed.fortresses
    assert game.owner[game.printed.province_of[game.forces["pr-corps-1"].zone]] == "prusse"


@rule("napoleon-against-europe forced-alliance.broken.shared")
def test_nobody_withdraws_into_neutral_land_or_onto_an_enemy():
    game, _ = at_glogau()
    game.status = {**game.status, "saxe": Status(Standing.NEUTRAL)}
    put(game, "breslau", "pr-corps-3")
    assert cannot_go(game, "glogau", EMPIRE, Go("dresde")).rule == "movement.no-neutral"
    assert cannot_go(game, "glogau", EMPIRE, Go("prague")) is not None  # nobody can cross there

    game = forced()
    broken(game)
    put(game, "eylau", "ru-corps-1")
    refusal = cannot_go(game, "thorn", EMPIRE, Go("eylau"))
    assert refusal.key == "rupture.enemy-there"


@rule("napoleon-against-europe forced-alliance.broken.control")
def test_french_ships_leave_the_ports_of_a_power_that_breaks_its_treaty():
    game = forced()
    berth(game, "fleet-villeneuve", "port", "dantzig")
    referee = freed(game)
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.fleets.get("fleet-villeneuve") != Berth("port", "dantzig")


@rule("napoleon-against-europe card.f.corps-expeditionnaires")
def test_only_the_corps_of_that_country_go_home_and_join_whom_they_find():
    game = forced()
    put(game, "riga", "pr-corps-1", "au-corps-1", "fr-elite-1", general="davout")
    put(game, "koenigsberg", "pr-corps-2", general="brunswick")
    game.provided = frozenset({"pr-corps-1", "au-corps-1", "pr-corps-3"})  # one has been lost
    game.status = {**game.status, "prusse": Status(Standing.MEMBER, COALITION)}

    Referee(game, recall(game, "prusse"))

    assert game.provided == {"au-corps-1"}
    assert set(game.forces["brunswick"].corps) == {"pr-corps-1", "pr-corps-2"}


@rule("napoleon-against-europe card.f.corps-expeditionnaires")
def test_home_is_the_nearest_fortress_that_no_enemy_holds_or_the_capital():
    game = bare()
    assert nearest_fortress(game, "prusse", "varsovie") == "varsovie"
    assert nearest_fortress(game, "prusse", "vilna") == "koenigsberg"
    flag(game, "france", "koenigsberg")
    assert nearest_fortress(game, "prusse", "riga") == "varsovie"
    flag(game, "france", *territory(game, "prusse"))
    assert nearest_fortress(game, "prusse", "riga") == "berlin"


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_forced_ally_does_not_lend_its_landwehr():
    game = forced()
    put(game, "strasbourg", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "berlin", "pr-landwehr-1")
    assert nobody_lends(game, EMPIRE).key == "card.no-corps-to-lend"

    put(game, "stettin", "pr-corps-1")
    assert lendable(game, "prusse") == ["pr-corps-1"]
