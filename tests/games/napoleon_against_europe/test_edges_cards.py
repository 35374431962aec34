"""[card.play-phases] Edges of the cards of budget and politics: what adds up, rests, or is full."""

from estafette.games.napoleon_against_europe.actions import Build, Go, PlayCard, Points
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import enter_reserve
from estafette.games.napoleon_against_europe.production import books_of
from estafette.games.napoleon_against_europe.round import end_round
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import (
    ROAD_TO_WARSAW,
    bare,
    deal,
    flag,
    put,
    stand,
)
from tests.referee import rule

BUDGET, ROUND, DIPLOMACY = Moment.BUDGET, Moment.ROUND, Moment.DIPLOMACY


def budget(*, empire: tuple[str, ...] = (), coalition: tuple[str, ...] = ()) -> Game:
    """The budget phase has begun, with these cards in the hands."""
    game = bare()
    begin(game)
    deal(game, empire=empire, coalition=coalition)
    return game


@rule("napoleon-against-europe card.f.armee-des-nations")
def test_the_army_of_nations_comes_on_top_of_what_the_minors_have() -> None:
    game = budget(empire=("39F",))
    before = books_of(game).minor_steps[EMPIRE]
    assert before > 0
    played(game, "39F", BUDGET)
    assert books_of(game).minor_steps[EMPIRE] == before + 3


@rule("napoleon-against-europe card.f.gardes-d-honneur", "napoleon-against-europe command.limit")
def test_guards_of_honour_restore_no_horse_in_a_full_army() -> None:
    for number, clause in ((4, ""), (5, "card.f.gardes-d-honneur")):
        game = budget(empire=("46F",))
        corps = [f"fr-elite-{each}" for each in range(1, number + 1)]
        horse = "fr-cavalerie"
        lead = {"general": "murat", "army": "grande-armee"}
        put(game, "munich", *corps, horse, **lead, reduced=[horse, *corps[4:]])
        assert refused(game, "46F", BUDGET) == clause


@rule("napoleon-against-europe card.f.godoy", "napoleon-against-europe budget.withdraw")
def test_godoy_builds_no_fleet_that_has_just_been_withdrawn() -> None:
    game = budget(empire=("14F",))
    for fleet in ("fleet-gravina", "fleet-alava"):
        enter_reserve(game, fleet)
    game.resting |= {"fleet-alava"}
    referee = played(game, "14F", BUDGET)
    assert referee.options == (Points(2), Build("fleet-gravina"))


@rule("napoleon-against-europe card.c.landwehr.proposal", "napoleon-against-europe budget.withdraw")
def test_a_landwehr_that_has_just_been_withdrawn_is_not_called_up() -> None:
    game = budget(coalition=("46C",))
    landwehr = {each.id for each in game.printed.corps.values() if each.landwehr}
    game.lost |= landwehr - {"au-landwehr-1"}
    enter_reserve(game, "au-landwehr-1")
    assert refused(game, "46C", BUDGET) == ""
    game.resting |= {"au-landwehr-1"}
    assert refused(game, "46C", BUDGET) == "card.c.landwehr.proposal"


@rule("napoleon-against-europe option.grenadiers")
def test_grenadiers_who_are_lost_for_good_are_not_raised_again() -> None:
    game = bare(grenadiers="on")
    game.beaten = {"autriche": (EMPIRE,)}
    deal(game, coalition=["3C"])
    game.lost |= {"au-grenadiers"}
    assert played(game, "3C", ROUND).is_over
    assert "au-grenadiers" not in game.steps


@rule("napoleon-against-europe card.c.malet.proposal")
def test_an_emperor_in_the_reserve_is_not_abroad() -> None:
    game = bare()
    enter_reserve(game, "napoleon")
    deal(game, coalition=["41C"])
    assert refused(game, "41C", ROUND) == "card.c.malet.proposal"


@rule("napoleon-against-europe card.c.bernadotte-prince-royal")
@rule("napoleon-against-europe command.army-subordinates")
def test_the_crown_prince_joins_no_swedes_whom_another_general_leads() -> None:
    game = bare()
    stand(game, suede="coalition")
    put(game, "stralsund", "en-elite-1", "corps-suede", general="moore")
    deal(game, coalition=["44C"])
    assert played(game, "44C", DIPLOMACY).is_over
    assert "bernadotte-suede" in game.reserve
    assert game.forces["moore"].subordinates == ()


def landing(*reserve: str) -> Game:
    """Spain is in the Coalition, and these wait in the reserve."""
    game = bare()
    stand(game, espagne="coalition", portugal="coalition")
    for piece in reserve:
        enter_reserve(game, piece)
    deal(game, coalition=["24C"])
    return game


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
def test_la_romana_brings_no_corps_that_rests() -> None:
    game = landing("la-romana", "es-corps-1", "es-corps-2")
    game.resting |= {"es-corps-2"}
    referee = played(game, "24C", ROUND)
    referee.choose(Go("cadix"))  # the one corps comes without a question
    assert game.forces["la-romana"].corps == ("es-corps-1",)
    game = landing("la-romana", "es-corps-1")
    game.resting |= {"es-corps-1"}
    assert refused(game, "24C", ROUND) == "card.c.evasion-de-la-romana"


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
@rule("napoleon-against-europe stacking.one-force")
def test_la_romana_lands_where_his_corps_can_join_those_who_are_there() -> None:
    game = landing("la-romana", "es-corps-1")
    put(game, "cadix", "es-corps-2")  # two corps without a general are no force
    referee = played(game, "24C", ROUND)
    assert Go("cadix") not in referee.options
    assert Go("barcelone") in referee.options


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
@rule("napoleon-against-europe command.army-subordinates")
def test_la_romana_stays_in_the_reserve_where_another_general_leads() -> None:
    game = landing("la-romana", "es-corps-1")
    put(game, "cadix", "es-corps-2", general="castanos")
    referee = played(game, "24C", ROUND)
    referee.choose(Go("cadix"))
    assert set(game.forces["castanos"].corps) == {"es-corps-1", "es-corps-2"}
    assert "la-romana" in game.reserve


@rule("napoleon-against-europe card.c.terrain-detrempe")
@rule("napoleon-against-europe movement.egypt")
def test_the_whole_move_to_acre_is_what_sodden_ground_has_left_of_it() -> None:
    game = bare()
    stand(game, turquie="coalition", egypte="coalition")
    flag(game, "france", "alexandretta")
    put(game, "alexandretta", "fr-elite-1", general="davout")
    deal(game, coalition=["25C"])
    referee = marching(game, "davout", PlayCard("25C"))
    assert Go("acre") in referee.options


@rule("napoleon-against-europe card.f.marie-walewska.proposal")
def test_a_promise_to_poland_outlives_its_round() -> None:
    game = bare()
    stand(game, prusse="coalition")
    flag(game, "france", "varsovie", *ROAD_TO_WARSAW)
    deal(game, empire=["22F"])
    played(game, "22F", ROUND)
    end_round(game)
    assert "22F" in game.lasting
