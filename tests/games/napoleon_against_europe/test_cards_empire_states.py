"""[entity.general] The Empire's cards that remake Europe: effect, hindrance, what follows."""

import pytest

from estafette.games.napoleon_against_europe import conquest, iberia
from estafette.games.napoleon_against_europe.actions import Country, Discard, PlayCard, Take
from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.command import cannot_hold
from estafette.games.napoleon_against_europe.continental import is_launched
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import eliminate, enter_reserve
from estafette.games.napoleon_against_europe.hand import cannot_discard
from estafette.games.napoleon_against_europe.powers import side_of, side_of_force
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    NAPLES,
    POLAND,
    PRUSSIA,
    RHINE,
    SPAIN,
    WESTPHALIA,
    Period,
    Phase,
    Side,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import set_standing, status_of
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import ROAD_TO_WARSAW, bare, deal, flag, put
from tests.referee import Referee, rule

DIPLOMACY, ROUND = Moment.DIPLOMACY, Moment.ROUND
BOTH = [DIPLOMACY, ROUND]
GERMANS = ("baviere", "bade", "wurtemberg", "hesse", "berg", "palatinat")


def given(*cards: str, scenario: str = "1805") -> Game:
    game = bare(scenario)
    deal(game, empire=cards)
    return game


# The Confederation and Westphalia.


def german_allies(number: int = 6) -> Game:
    """So many minors marked R are French allies; Austria and Prussia have been beaten."""
    game = given("20F")
    for country in (each.id for each in game.printed.countries.values() if each.rhine):
        set_standing(game, country, Standing.NEUTRAL)
    for country in GERMANS[:number]:
        set_standing(game, country, Standing.ALLY, FRANCE)
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    return game


@rule("napoleon-against-europe card.f.triomphe-d-erfurt")
@pytest.mark.parametrize("moment", BOTH)
def test_the_triumph_of_erfurt_creates_the_confederation_for_two_and_two(moment: Moment) -> None:
    game = german_allies()
    victory, escalation = game.victory, game.escalation
    played(game, "20F", moment)
    assert RHINE in game.states
    assert (game.victory - victory, game.escalation - escalation) == (2, 2)
    assert "20F" in game.removed


@rule("napoleon-against-europe card.f.triomphe-d-erfurt")
def test_erfurt_wants_six_members_and_two_beaten_powers() -> None:
    assert refused(german_allies(5), "20F", ROUND) == "entity.rhine.conditions"
    game = german_allies()
    game.beaten = {AUSTRIA: (EMPIRE,)}
    assert refused(game, "20F", ROUND) == "entity.rhine.beaten-powers"


def westphalia_ready() -> Game:
    game = given("45F")
    game.period = Period.CHATIMENTS
    game.events = {"20F": 1806, "24F": 1808}
    for country in ("cleves", "berg", "hesse", "hanovre", NAPLES):
        set_standing(game, country, Standing.ALLY, FRANCE)
    return game


@rule("napoleon-against-europe card.f.europe-napoleonienne")
@pytest.mark.parametrize("moment", [Moment.BUDGET, *BOTH])
def test_napoleonic_europe_creates_westphalia_for_one_point(moment: Moment) -> None:
    game = westphalia_ready()
    game.books = Books(minor_steps=dict.fromkeys(Side, 0))
    before = game.victory
    played(game, "45F", moment)
    assert WESTPHALIA in game.states
    assert game.victory == before + 1
    assert "45F" in game.events


@rule("napoleon-against-europe card.f.europe-napoleonienne")
def test_napoleonic_europe_comes_after_erfurt_and_bayonne_in_the_second_period() -> None:
    game = westphalia_ready()
    game.events = {"20F": 1806}
    assert refused(game, "45F", ROUND) == "entity.westphalia.cards-before"
    game = westphalia_ready()
    game.period = Period.EPOPEE
    assert refused(game, "45F", ROUND) == "entity.westphalia.card"
    game = westphalia_ready()
    set_standing(game, NAPLES, Standing.ALLY, ENGLAND)
    assert refused(game, "45F", ROUND) == "entity.westphalia.conditions"


# Poland.


def warsaw(*, taken: bool = True) -> Game:
    """Prussia, the owner of Mazovia, is at war with the Empire, which holds Warsaw."""
    game = given("22F")
    set_standing(game, PRUSSIA, Standing.MEMBER, COALITION)
    if taken:
        flag(game, FRANCE, "varsovie", *ROAD_TO_WARSAW)
    return game


@rule(
    "napoleon-against-europe card.f.marie-walewska",
    "napoleon-against-europe card.f.marie-walewska.proposal",
)
def test_marie_walewska_creates_poland_if_warsaw_is_held_to_the_end() -> None:
    game = warsaw()
    escalation = game.escalation
    played(game, "22F", ROUND)
    assert POLAND not in game.states
    assert game.escalation == escalation + 2
    game.phase = Phase.CONQUEST
    go_on(Referee(game, conquest.open_with_cards(game)))
    assert POLAND in game.states
    assert status_of(game, POLAND).kind is Standing.PROTECTORATE
    assert game.escalation == escalation + 2  # counted once


@rule("napoleon-against-europe card.f.marie-walewska.proposal")
def test_there_is_no_poland_if_warsaw_is_lost_again() -> None:
    game = warsaw()
    played(game, "22F", ROUND)
    game.flags = {}
    referee = Referee(game, conquest.open_with_cards(game))
    go_on(referee)
    assert POLAND not in game.states
    assert "state.not-founded" in referee.keys
    flag(game, FRANCE, "varsovie", *ROAD_TO_WARSAW)
    go_on(Referee(game, conquest.open_with_cards(game)))
    assert POLAND not in game.states  # the chance was this year's


@rule("napoleon-against-europe card.f.marie-walewska.proposal")
def test_marie_walewska_may_speak_in_the_conquest_phase_itself() -> None:
    game = warsaw()
    referee = Referee(game, conquest.open_with_cards(game))
    referee.choose(PlayCard("22F"))
    assert POLAND in game.states


@rule("napoleon-against-europe card.f.marie-walewska.proposal")
def test_marie_walewska_wants_warsaw_and_a_war() -> None:
    assert refused(warsaw(taken=False), "22F", ROUND) == "entity.poland.walewska"
    game = warsaw()
    set_standing(game, PRUSSIA, Standing.NEUTRAL)
    assert refused(game, "22F", ROUND) == "entity.poland.walewska"


# Kingdoms and the peninsula.


@rule("napoleon-against-europe card.f.royaumes-de-famille")
@pytest.mark.parametrize("moment", BOTH)
def test_a_family_kingdom_costs_no_other_card(moment: Moment) -> None:
    game = given("23F", "17F")
    set_standing(game, NAPLES, Standing.ALLY, FRANCE)
    set_standing(game, "saxe", Standing.ALLY, FRANCE)
    victory, escalation = game.victory, game.escalation
    referee = played(game, "23F", moment)
    assert referee.refusal(Country("baviere")).rule == "status.protectorate.list"
    referee.choose(Country(NAPLES))
    assert status_of(game, NAPLES).kind is Standing.PROTECTORATE
    assert game.hands[EMPIRE] == ("17F",)
    assert (game.victory, game.escalation) == (victory + 1, escalation + 1)


@rule("napoleon-against-europe card.f.royaumes-de-famille")
def test_a_family_kingdom_wants_an_ally_of_the_list() -> None:
    assert refused(given("23F"), "23F", ROUND) == "status.protectorate.list"


@rule(
    "napoleon-against-europe card.f.piege-de-bayonne",
    "napoleon-against-europe card.f.piege-de-bayonne.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
def test_the_trap_of_bayonne_opens_the_peninsula_to_eight_steps(moment: Moment) -> None:
    game = given("24F")
    corps = [f"fr-elite-{number}" for number in range(1, 5)]
    head = put(game, "bayonne", *corps, general="napoleon", army="grande-armee")
    assert iberia.cannot_enter(game, game.forces[head], "pampelune") is not None
    victory, escalation = game.victory, game.escalation
    referee = played(game, "24F", moment)
    assert (game.victory, game.escalation) == (victory + 1, escalation + 1)
    assert game.lasting["24F"] is Until.EVER  # its marker stays on the track
    assert referee.fact("card.peninsula-open")["steps"] == 8
    assert iberia.cannot_enter(game, game.forces[head], "pampelune") is None
    assert iberia.cannot_stay(game, game.forces[head], "pampelune") is not None  # 25F is missing
    put(game, "pampelune", "fr-elite-5")
    refusal = iberia.cannot_enter(game, game.forces[head], "pampelune")
    assert refusal is not None
    assert refusal.rule == "movement.iberia.cards"


@rule("napoleon-against-europe card.f.piege-de-bayonne.proposal")
def test_the_french_stay_in_spain_once_both_cards_are_played() -> None:
    game = given("24F", "25F")
    head = put(game, "pampelune", "fr-elite-1")
    played(game, "24F", ROUND)
    played(game, "25F", ROUND)
    assert iberia.cannot_stay(game, game.forces[head], "pampelune") is None


@rule("napoleon-against-europe card.f.piege-de-bayonne.proposal")
def test_bayonne_is_a_trap_for_a_spain_that_is_allied_or_neutral() -> None:
    game = given("24F")
    assert refused(game, "24F", ROUND) == ""  # allied in 1805
    set_standing(game, SPAIN, Standing.NEUTRAL)
    assert refused(game, "24F", ROUND) == ""
    for kind in (Standing.MEMBER, Standing.FORCED_PEACE):
        set_standing(game, SPAIN, kind, COALITION if kind is Standing.MEMBER else FRANCE)
        assert refused(game, "24F", ROUND) == "card.f.piege-de-bayonne.proposal"


@rule(
    "napoleon-against-europe card.f.blocus-continental",
    "napoleon-against-europe card.f.blocus-continental.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
def test_the_continental_blockade_is_launched_and_six_steps_may_cross(moment: Moment) -> None:
    game = given("25F")
    assert game.printed.cards["25F"].value == 0
    corps = [f"fr-elite-{number}" for number in range(1, 5)]
    head = put(game, "bayonne", *corps, general="napoleon", army="grande-armee")
    escalation = game.escalation
    referee = played(game, "25F", moment)
    assert is_launched(game)
    assert game.lasting["25F"] is Until.EVER  # its marker stays on the track
    assert referee.fact("card.blockade-launched")["steps"] == 6
    assert game.escalation == escalation + 1
    assert iberia.cannot_enter(game, game.forces[head], "pampelune") is not None  # eight steps
    game.steps |= {"fr-elite-1": 1, "fr-elite-2": 1}
    assert iberia.cannot_enter(game, game.forces[head], "pampelune") is None


@rule(
    "napoleon-against-europe card.f.piege-de-bayonne",
    "napoleon-against-europe card.f.blocus-continental",
)
@pytest.mark.parametrize("card", ["24F", "25F"])
def test_these_two_cards_cannot_be_discarded(card: str) -> None:
    game = given(card)
    refusal = cannot_discard(game, EMPIRE, Discard(card))
    assert refusal is not None
    assert refusal.rule == "hand.discard"


# Tilsit.


@rule("napoleon-against-europe card.f.tilsit", "napoleon-against-europe card.f.tilsit.proposal")
def test_tilsit_imposes_peace_on_a_power_that_is_not_conquered() -> None:
    game = given("26F")
    put(game, "vienne", "fr-elite-1", general="ney")
    flag(game, FRANCE, "vienne", "salzbourg")
    put(game, "moscou", "ru-corps-1", "ru-corps-2", general="koutouzov", army="1re-armee")
    victory, escalation = game.victory, game.escalation
    referee = played(game, "26F", Moment.CONQUEST)
    assert referee.is_over  # Austria alone is shaken
    assert status_of(game, AUSTRIA).kind is Standing.FORCED_PEACE
    assert game.beaten[AUSTRIA] == (EMPIRE,)
    assert (game.victory, game.escalation) == (victory + 1, escalation + 1)
    assert "26F" in game.removed


@rule("napoleon-against-europe card.f.tilsit.proposal")
def test_tilsit_is_for_a_power_whose_army_is_beaten() -> None:
    game = given("26F")
    put(game, "moscou", "ru-corps-1", "ru-corps-2", general="koutouzov", army="1re-armee")
    corps = ("au-corps-1", "au-corps-2")
    head = put(game, "vienne", *corps, general="charles", army="armee-d-allemagne")
    assert refused(game, "26F", Moment.CONQUEST) == "conquest.tilsit"
    game.forces.pop(head)
    game.zones.pop("vienne")
    put(
        game,
        "vienne",
        *corps,
        general="charles",
        army="armee-d-allemagne",
        is_demoralised=True,
    )
    referee = played(game, "26F", Moment.CONQUEST)
    assert referee.is_over
    assert status_of(game, AUSTRIA).kind is Standing.FORCED_PEACE


@rule("napoleon-against-europe card.f.tilsit.proposal")
def test_tilsit_is_not_for_england() -> None:
    game = given("26F")
    put(game, "moscou", "ru-corps-1", "ru-corps-2", general="koutouzov", army="1re-armee")
    put(game, "prague", "au-corps-1", "au-corps-2", general="charles", army="armee-d-allemagne")
    flag(game, FRANCE, "londres")
    assert refused(game, "26F", Moment.CONQUEST) == "conquest.tilsit"


# Expeditionary corps.


def bound_austria(card: str = "40F") -> Game:
    """Austria is in forced alliance; Napoleon has an army at Strasbourg."""
    game = given(card)
    set_standing(game, AUSTRIA, Standing.FORCED_ALLIANCE, FRANCE)
    put(game, "strasbourg", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "vienne", "au-corps-1", "au-corps-2", general="charles")
    game.steps["au-corps-2"] = 1
    return game


@rule(
    "napoleon-against-europe card.f.corps-expeditionnaires",
    "napoleon-against-europe card.f.corps-expeditionnaires.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
def test_a_forced_ally_lends_a_full_corps_of_the_map_or_the_reserve(moment: Moment) -> None:
    game = bound_austria()
    enter_reserve(game, "au-corps-3")
    referee = played(game, "40F", moment)
    assert referee.options == (Take("au-corps-1"), Take("au-corps-3"))  # the second is reduced
    referee.choose(Take("au-corps-3"))
    assert referee.is_over
    army = game.forces["grande-armee"]
    assert army.corps == ("fr-garde", "fr-elite-1", "au-corps-3")
    assert game.steps["au-corps-3"] == 2
    assert game.provided == {"au-corps-3"}
    assert game.forces["charles"].corps == ("au-corps-1", "au-corps-2")


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_the_lent_corps_leaves_its_force_and_serves_the_empire() -> None:
    game = bound_austria()
    put(game, "metz", "fr-elite-2", general="davout")
    referee = played(game, "40F", ROUND)
    assert referee.options == (Take("grande-armee"), Take("davout"))
    referee.choose(Take("davout"))
    assert game.forces["davout"].corps == ("fr-elite-2", "au-corps-1")
    assert game.forces["charles"].corps == ("au-corps-2",)
    assert (
        cannot_hold(game, game.forces["davout"]) is None
    )  # two steps each: it counts as a minor's
    assert side_of(game, AUSTRIA) is None


@rule("napoleon-against-europe card.f.corps-expeditionnaires")
def test_without_a_forced_ally_there_are_no_expeditionary_corps() -> None:
    game = bound_austria()
    set_standing(game, AUSTRIA, Standing.FORCED_PEACE, FRANCE)
    assert refused(game, "40F", ROUND) == "card.f.corps-expeditionnaires"


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_forced_ally_without_a_full_corps_lends_none() -> None:
    game = bound_austria()
    game.steps["au-corps-1"] = 1
    assert refused(game, "40F", ROUND) == "card.f.corps-expeditionnaires.proposal"


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_lent_corps_goes_home_when_the_alliance_is_broken() -> None:
    game = bound_austria()
    go_on(played(game, "40F", ROUND))
    assert "au-corps-1" in game.forces["grande-armee"].corps
    go_on(Referee(game, join(game, AUSTRIA, COALITION)))
    assert game.provided == frozenset()
    home = next(force for force in game.forces.values() if "au-corps-1" in force.corps)
    assert side_of_force(game, home) is COALITION
    assert game.owner[game.printed.province_of[home.zone]] == AUSTRIA


@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_lent_corps_that_is_destroyed_is_its_countrys_again() -> None:
    game = bound_austria()
    go_on(played(game, "40F", ROUND))
    eliminate(game, "au-corps-1")
    assert game.provided == frozenset()
    assert "au-corps-1" in game.reserve


@rule("napoleon-against-europe card.f.corps-expeditionnaires")
def test_expeditionary_corps_are_sent_once_and_by_every_forced_ally() -> None:
    game = bound_austria()
    set_standing(game, PRUSSIA, Standing.FORCED_ALLIANCE, FRANCE)
    put(game, "berlin", "pr-corps-1")
    go_on(played(game, "40F", ROUND))
    assert game.provided == {"au-corps-1", "pr-corps-1"}
    deal(game, empire=["40F"])
    assert refused(game, "40F", ROUND) == "card.silver-star"
