"""[diplomacy.card-uses] The Coalition's cards of politics: effect, hindrance, end."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import capitulation, diplomacy, hand, peace
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import Country, Go, PlayCard
from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.lines import SOURCE, line_for, serves
from estafette.games.napoleon_against_europe.placement import reinforcement_zones
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import set_standing, status_of
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.terms import lay_down
from estafette.games.napoleon_against_europe.transfers import ceiling
from tests.games.napoleon_against_europe.campaigning import in_port
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.negotiating import talks
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule

BUDGET, DIPLOMACY, ROUND = Moment.BUDGET, Moment.DIPLOMACY, Moment.ROUND
ALL, BOTH = [BUDGET, DIPLOMACY, ROUND], [DIPLOMACY, ROUND]


def lines(referee: Referee) -> dict[str, int]:
    return dict(referee.fact("diplomacy.rolled")["tally"])


# The Holy Roman Empire.


@rule(
    "napoleon-against-europe card.c.saint-empire",
    "napoleon-against-europe card.c.saint-empire.proposal",
)
@pytest.mark.parametrize("moment", ALL)
def test_the_holy_roman_empire_reforms_whoever_has_been_beaten(moment: Moment) -> None:
    game = talks("3C")
    game.books = Books()
    game.beaten = {AUSTRIA: (EMPIRE,)}
    played(game, "3C", moment)
    assert {"au-grenadiers", "au-landwehr-1"} <= game.reserve
    assert "pr-landwehr-1" not in game.reserve
    assert game.reformed == {AUSTRIA}
    game.hands[COALITION] = ("3C",)
    game.beaten = {PRUSSIA: (EMPIRE,)}
    assert refused(game, "3C", moment) == "card.silver-star"
    assert game.printed.cards["3C"].value == 2


@rule("napoleon-against-europe card.c.saint-empire.proposal")
def test_both_powers_reform_if_both_have_been_beaten() -> None:
    game = talks("3C")
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    played(game, "3C", ROUND)
    assert game.reformed == {AUSTRIA, PRUSSIA}


@rule("napoleon-against-europe card.c.saint-empire")
def test_nobody_reforms_who_has_not_been_beaten() -> None:
    assert refused(talks("3C"), "3C", ROUND) == "reform.saint-empire"


@rule("napoleon-against-europe option.grenadiers")
@pytest.mark.parametrize("option", ["on", "off"])
def test_with_the_option_the_grenadiers_are_deployed_at_once(option: str) -> None:
    """[d2.option.grenadiers]"""
    game = bare(grenadiers=option)
    deal(game, coalition=["3C"])
    game.beaten = {AUSTRIA: (EMPIRE,)}
    referee = played(game, "3C", ROUND)
    if option == "on":
        referee.choose(Go("vienne"))
    assert referee.is_over
    assert ("au-grenadiers" in game.steps) is (option == "on")
    assert ("au-grenadiers" in game.reserve) is (option == "off")


@rule("napoleon-against-europe option.grenadiers")
def test_grenadiers_who_serve_already_stay_where_they_are() -> None:
    game = bare(grenadiers="on")
    deal(game, coalition=["3C"])
    game.beaten = {PRUSSIA: (EMPIRE,)}
    put(game, "brunn", "au-grenadiers")
    assert played(game, "3C", ROUND).is_over
    assert game.forces["au-grenadiers"].zone == "brunn"


@rule("napoleon-against-europe option.grenadiers")
def test_grenadiers_come_to_fortresses_at_home_that_are_sources_of_supply() -> None:
    game = bare()
    zones = reinforcement_zones(game, AUSTRIA)
    assert {"vienne", "prague"} <= set(zones)
    assert all(serves(game, line_for(game, AUSTRIA), zone) == SOURCE for zone in zones)


# Envoys.


@rule(
    "napoleon-against-europe card.c.intrigues", "napoleon-against-europe card.c.intrigues.proposal"
)
@pytest.mark.parametrize(("die", "won"), [(2, True), (1, False)])
def test_intrigues_win_prussia_with_two_more(die: int, won: bool) -> None:
    """The example of 1806: 2 and 2 and 2 are 6; the card is worth one."""
    game = talks("13C", dice=(die,))
    stand(game, prusse=None)
    referee = played(game, "13C", DIPLOMACY)
    referee.choose(Country(PRUSSIA))
    go_on(referee)
    assert lines(referee) == {"diplomacy.table": 2, "13C": 2}
    assert (side_of(game, PRUSSIA) is COALITION) is won
    assert len(game.hands[COALITION]) == 2 * won
    assert game.printed.cards["13C"].value == 1


@rule("napoleon-against-europe card.c.intrigues.proposal")
def test_with_nobody_to_be_won_there_are_no_intrigues() -> None:
    game = talks("13C")
    for country in [*game.status]:
        if side_of(game, country) is not COALITION:
            set_standing(game, country, Standing.PROTECTORATE, "france")
    assert refused(game, "13C", DIPLOMACY) != ""


@rule(
    "napoleon-against-europe card.c.bombardement-de-copenhague",
    "napoleon-against-europe card.c.bombardement-de-copenhague.proposal",
)
def test_the_bombardment_of_copenhagen_fails_in_egypt() -> None:
    """The example of 1806: a four is not enough for Egypt; the card goes, escalation rises."""
    game = talks("17C", dice=(4,))
    stand(game, egypte=None)
    referee = played(game, "17C", DIPLOMACY)
    referee.choose(Country("egypte"))
    assert lines(referee)["17C"] == 1
    assert status_of(game, "egypte").kind is Standing.NEUTRAL
    assert "17C" in game.removed
    assert game.escalation == 1
    assert game.printed.cards["17C"].value == 2


@rule("napoleon-against-europe card.c.bombardement-de-copenhague.proposal")
@pytest.mark.parametrize("deployed", [True, False])
@pytest.mark.parametrize(("die", "won"), [(1, False), (6, True)])
def test_denmark_yields_or_loses_its_fleet_for_good(die: int, won: bool, deployed: bool) -> None:
    game = talks("17C", dice=(die,))
    stand(game, danemark="empire" if deployed else None)
    if deployed:
        in_port(game, "copenhague", "fleet-fischer")
    referee = played(game, "17C", DIPLOMACY)
    referee.choose(Country("danemark"))
    go_on(referee)
    assert (side_of(game, "danemark") is COALITION) is won
    assert ("fleet-fischer" in game.lost) is not won
    assert ("fleet-fischer" in game.fleets) is won


@rule("napoleon-against-europe card.c.bombardement-de-copenhague")
def test_only_a_minor_on_the_sea_is_bombarded() -> None:
    game = talks("17C")
    stand(game, danemark=None, saxe=None, prusse=None)
    referee = played(game, "17C", DIPLOMACY)
    assert Country("danemark") in referee.options
    assert not {Country("saxe"), Country("prusse")} & set(referee.options)


@rule("napoleon-against-europe card.c.reine-louise")
def test_queen_louise_speaks_to_prussia_besides_another_power() -> None:
    game = talks("20C", dice=(3,))
    stand(game, prusse=None)
    game.courted = {COALITION: ("turquie",)}
    referee = go_on(played(game, "20C", DIPLOMACY))
    assert lines(referee) == {"diplomacy.table": 2, "20C": 1}
    assert side_of(game, PRUSSIA) is COALITION
    assert game.courted[COALITION][0] == "turquie"


@rule("napoleon-against-europe card.c.reine-louise")
@pytest.mark.parametrize("side", ["coalition", "empire"])
def test_queen_louise_is_heard_in_a_neutral_prussia(side: str) -> None:
    game = talks("20C")
    stand(game, prusse=side)
    assert refused(game, "20C", DIPLOMACY) != ""


@rule("napoleon-against-europe card.c.william-pitt")
def test_pitts_envoys_give_one_card_more_in_this_phase() -> None:
    game = talks("19C", "13C", "17C", "4C")
    stand(game, prusse=None, danemark=None)
    diplomacy.open_phase(game)
    used = 0
    referee = Referee(game, diplomacy.negotiate(game, COALITION))
    referee.choose(PlayCard("19C"))
    while not diplomacy.is_coalition_done(game):
        used += 1
        diplomacy.use_card(game, COALITION)
    assert used == 3
    assert "19C" in game.removed


@rule("napoleon-against-europe card.c.bernadotte-prince-royal")
@pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
def test_the_crown_prince_courts_sweden_and_leads_it(die: int, won: bool) -> None:
    game = talks("44C", dice=(die,))
    stand(game, suede=None)
    game.lasting = {"44F": Until.TURN}  # Caulaincourt speaks against it
    referee = go_on(played(game, "44C", DIPLOMACY))
    assert lines(referee)["44C"] == 3
    assert (side_of(game, SWEDEN) is COALITION) is won
    led = [force for force in game.forces.values() if force.general == "bernadotte-suede"]
    assert [force.corps for force in led] == ([("corps-suede",)] if won else [])


@rule("napoleon-against-europe card.c.bernadotte-prince-royal")
@pytest.mark.parametrize("there", [True, False])
def test_an_allied_sweden_has_its_crown_prince_without_a_die(there: bool) -> None:
    game = talks("44C")
    stand(game, suede="coalition")
    if there:
        put(game, "stockholm", "corps-suede")
    referee = go_on(played(game, "44C", DIPLOMACY))
    assert "diplomacy.rolled" not in referee.keys
    assert ("bernadotte-suede" in game.forces) is there
    assert ("bernadotte-suede" in game.reserve) is not there


@rule("napoleon-against-europe card.c.bernadotte-prince-royal")
def test_a_protectorate_of_france_is_not_for_the_crown_prince() -> None:
    game = talks("44C")
    set_standing(game, SWEDEN, Standing.PROTECTORATE, "france")
    assert refused(game, "44C", DIPLOMACY) == "status.protectorate.definition"


# The drums of war.


def vienna_taken() -> Game:
    """Austria has lost all its key zones, in supply."""
    game = talks("27C")
    for zone in game.printed.keys:
        if game.owner[game.printed.province_of[zone]] == AUSTRIA:
            flag(game, "france", zone)
    flag(game, "france", "munich", "salzbourg", "ulm")
    return game


@rule("napoleon-against-europe card.c.tambours-de-guerre")
def test_the_drums_of_war_save_a_power_for_a_year_at_a_price() -> None:
    """[d4.tambours]"""
    game = vienna_taken()
    assert capitulation.falling(game, EMPIRE) == [AUSTRIA]
    referee = Referee(game, capitulation.receive_surrender(game, EMPIRE))
    assert (referee.decision.key, referee.decision.seat) == ("window.surrender", COALITION)
    referee.choose(PlayCard("27C"))
    assert side_of(game, AUSTRIA) is COALITION
    assert capitulation.falling(game, EMPIRE) == []
    rounds.end_year(game)
    assert capitulation.falling(game, EMPIRE) == [AUSTRIA]
    lay_down(game, AUSTRIA)
    assert game.terms[AUSTRIA] == 4
    lay_down(game, RUSSIA)
    assert game.terms[RUSSIA] == 3


@rule("napoleon-against-europe card.c.tambours-de-guerre")
def test_without_the_drums_the_power_surrenders() -> None:
    game = vienna_taken()
    game.victory = 10
    referee = Referee(game, capitulation.receive_surrender(game, EMPIRE))
    referee.choose(Pass())
    assert status_of(game, AUSTRIA).kind is Standing.FORCED_PEACE


# Malet.


def conspiracy(zone: str, *, held: bool = True) -> Game:
    game = talks("41C", empire=("1F", "2F") if held else ("2F",))
    game.victory = 10
    put(game, zone, "fr-elite-1", general="napoleon")
    return game


@rule("napoleon-against-europe card.c.malet", "napoleon-against-europe card.c.malet.proposal")
@pytest.mark.parametrize("moment", BOTH)
@pytest.mark.parametrize("held", [True, False])
def test_malet_takes_napoleons_genius_out_of_the_game(moment: Moment, held: bool) -> None:
    game = conspiracy("berlin", held=held)
    assert "1F" in hand.permanents(game, EMPIRE)
    played(game, "41C", moment)
    assert game.hands[EMPIRE] == ("2F",)
    assert "1F" in game.removed
    assert "1F" not in hand.permanents(game, EMPIRE)
    assert game.victory == 9


@rule("napoleon-against-europe card.c.malet.proposal")
@pytest.mark.parametrize(("zone", "clause"), [("lille", "card.c.malet.proposal"), ("berlin", "")])
def test_nobody_conspires_while_the_emperor_is_in_france(zone: str, clause: str) -> None:
    assert refused(conspiracy(zone), "41C", ROUND) == clause


@rule("napoleon-against-europe card.c.malet")
def test_a_genius_is_lost_once() -> None:
    game = conspiracy("berlin", held=False)
    game.removed |= {"1F"}
    assert refused(game, "41C", ROUND) == "card.c.malet"


# To the end of the game.


@rule(
    "napoleon-against-europe card.c.miseres-de-la-guerre",
    "napoleon-against-europe card.c.miseres-de-la-guerre.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
def test_in_the_miseries_of_war_the_hand_has_no_maximum(moment: Moment) -> None:
    game = talks("52C")
    game.cards_due = {COALITION: 20}
    assert hand.size(game, COALITION) == 10
    played(game, "52C", moment)
    assert hand.size(game, COALITION) > 10
    game.cards_due = {COALITION: 20, EMPIRE: 20}
    assert hand.size(game, EMPIRE) == 10
    rounds.end_year(game)
    assert hand.size(game, COALITION) > 10


@rule("napoleon-against-europe card.c.traite-de-chaumont")
def test_after_chaumont_there_is_no_tilsit_and_allies_share_more() -> None:
    game = talks("55C", empire=("26F",))
    game.victory = 10
    flag(game, "france", "vienne", "salzbourg", "munich", "ulm")
    assert refused(game, "26F", Moment.CONQUEST) == ""
    assert ceiling(game, RUSSIA) == 8
    played(game, "55C", DIPLOMACY)
    assert refused(game, "26F", Moment.CONQUEST) == "card.c.traite-de-chaumont"
    assert ceiling(game, RUSSIA) == 16
    assert game.victory == 9
    rounds.end_year(game)
    assert peace.cannot_meet(game) is not None
    assert ceiling(game, RUSSIA) == 16
    assert ceiling(game, "france") == 8


@rule("napoleon-against-europe card.c.bombardement-de-copenhague.proposal")
@pytest.mark.parametrize("is_lost", [False, True])
def test_the_guns_burn_the_fleet_and_nothing_else(is_lost: bool) -> None:
    game = talks("17C", dice=(1,))
    game.lost = frozenset({"fleet-fischer"} if is_lost else ())
    referee = played(game, "17C", DIPLOMACY)
    referee.choose(Country("danemark"))
    assert game.lost == {"fleet-fischer"}
    assert ("card.fleet-burnt" in referee.keys) is not is_lost


@rule("napoleon-against-europe card.c.malet.proposal")
def test_it_is_the_emperor_who_must_be_abroad() -> None:
    game = talks("41C")
    put(game, "paris", "fr-garde", general="napoleon")
    put(game, "vienne", "fr-elite-1", general="ney")
    assert refused(game, "41C", ROUND) == "card.c.malet.proposal"
