"""[foreign-war.after] [siege.result.honours] Who comes back in a budget, and what else is free."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Build,
    Deploy,
    Go,
    PlayCard,
    Restore,
    Strength,
)
from estafette.games.napoleon_against_europe.conquest import conquer_minor
from estafette.games.napoleon_against_europe.poland import found_poland
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    EMPIRE,
    ENGLAND,
    FRANCE,
    POLAND,
    PRUSSIA,
    RUSSIA,
    Period,
)
from estafette.games.napoleon_against_europe.standing import cede
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.budgeting import opened, refused, spent
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from, skip
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe foreign-war.after")
@rule("napoleon-against-europe budget.fleets")
def test_a_fleet_back_from_a_foreign_war_is_not_the_one_of_the_year() -> None:
    game = bare()
    fleets = [each for each in game.printed.pieces_of[RUSSIA] if each in game.printed.fleets]
    game.returning, game.reserve = (fleets[0],), frozenset([fleets[1]])
    opened(game, RUSSIA)
    before = game.resources[RUSSIA]
    spent(game, Build(fleets[0]), Go("saint-petersbourg"))
    assert game.resources[RUSSIA] == before
    spent(game, Build(fleets[1]), Go("saint-petersbourg"))
    assert game.resources[RUSSIA] == before - 10


@rule("napoleon-against-europe siege.result.honours")
@rule("napoleon-against-europe budget.army.depots")
def test_the_depot_that_comes_back_free_is_placed_before_one_that_costs() -> None:
    game = bare()
    game.reserve, game.returning = frozenset(["depot-france-1"]), ("depot-france-3",)
    opened(game, FRANCE)
    assert refused(game, Build("depot-russie-1")).key == "build.not-his"
    spent(game, Build("depot-france-3"), Go("paris"))
    assert game.resources[FRANCE] == 28
    spent(game, Build("depot-france-1"), Go("paris"))
    assert game.resources[FRANCE] == 27


def duchy() -> Game:
    """Poland by Marie Walewska's card, and Galicia with it by a peace of the same year."""
    game = bare()
    stand(game, prusse="coalition")
    game.flags = {"varsovie": FRANCE}
    found_poland(game, by_card=True)
    cede(game, "galicie", POLAND)
    return game


@rule("napoleon-against-europe entity.poland.walewska-units")
def test_the_first_polish_corps_arrives_at_warsaw_and_poniatowski_with_it() -> None:
    game = opened(duchy(), EMPIRE)
    spent(game, Build("pologne-1"))
    assert game.forces["pologne-1"].zone == "varsovie"
    assert game.steps["pologne-1"] == 2
    spent(game, Deploy("poniatowski"))
    assert game.forces["poniatowski"].corps == ("pologne-1",)


@rule("napoleon-against-europe entity.poland.walewska-units")
def test_with_warsaw_besieged_it_does_not_come_to_another_polish_fortress() -> None:
    game = duchy()
    game.sieges = {"varsovie": 1}
    opened(game, EMPIRE)
    assert refused(game, Build("pologne-1")).rule == "budget.place.land"


@rule("napoleon-against-europe entity.poland.walewska-units")
@rule("napoleon-against-europe siege.result.honours")
def test_a_polish_corps_that_left_a_siege_comes_back_where_it_likes() -> None:
    game = duchy()
    game.spared = {"pologne-1": 1}
    opened(game, EMPIRE)
    spent(game, Build("pologne-1"), Go("cracovie"))
    assert (game.forces["pologne-1"].zone, game.steps["pologne-1"]) == ("cracovie", 1)


@rule("napoleon-against-europe budget.army.special")
@rule("napoleon-against-europe command.army-double")
def test_of_two_armies_in_a_zone_a_special_unit_joins_the_one_that_has_room() -> None:
    game = bare()
    full = [f"fr-corps-{number}" for number in range(9, 14)]
    put(game, "paris", *full, general="bernadotte", army="armee-d-italie")
    put(game, "paris", "fr-garde", general="napoleon", army="grande-armee")
    game.reserve = frozenset(["cavalerie-de-la-garde"])
    opened(game, FRANCE)
    spent(game, Build("cavalerie-de-la-garde"))
    assert game.forces["grande-armee"].specials == ("cavalerie-de-la-garde",)


@rule("napoleon-against-europe budget.army.reinforce")
@rule("napoleon-against-europe budget.army.allied-units")
def test_what_is_restored_at_home_is_not_among_the_two_of_the_army() -> None:
    game = bare()
    stand(game, prusse="coalition")
    own, guests = ("pr-corps-1", "pr-corps-2", "pr-corps-3"), ("au-corps-1", "au-corps-2")
    army = ("brunswick", "armee-de-l-elbe")
    put(game, "berlin", *own, *guests, general=army[0], army=army[1], reduced=(*own, *guests))
    opened(game, PRUSSIA)
    for corps in own[:2]:
        spent(game, Restore(corps))
    game.queue = (AUSTRIA,)
    for corps in guests:
        spent(game, Restore(corps))
    assert [game.steps[corps] for corps in guests] == [2, 2]


@rule("napoleon-against-europe card.f.conscription-anticipee")
@rule("napoleon-against-europe card.f.marie-louises")
def test_free_steps_come_first_then_those_at_half_price_and_an_elite_uses_up_none() -> None:
    game = bare()
    game.reserve = frozenset(["fr-elite-1", "fr-corps-9", "fr-corps-10", "fr-corps-11"])
    deal(game, empire=["21F", "48F"])
    opened(game, FRANCE)
    spent(game, PlayCard("21F"))
    spent(game, PlayCard("48F"))
    purses = []
    levy = (("fr-elite-1", "paris", 2), ("fr-corps-9", "lille", 1), ("fr-corps-10", "metz", 2))
    for corps, zone, steps in levy:
        spent(game, Build(corps), Go(zone), Strength(steps))
        purses.append(game.resources[FRANCE])
    assert purses == [22, 22, 21]  # three for an elite; a step free; one free and one for a half
    assert game.books is not None
    assert (game.books.free_steps[FRANCE], game.books.half_steps[FRANCE]) == (0, 7)


@rule("napoleon-against-europe entity.westphalia.card")
@rule("napoleon-against-europe budget.minor.new-states-count")
def test_westphalia_founded_in_the_budget_counts_among_the_minors_of_that_budget() -> None:
    game = bare()
    game.year, game.period = 1811, Period.CHATIMENTS
    game.events = {"20F": 1808, "24F": 1808}
    stand(game, berg="empire", hanovre="empire", cleves="empire", naples="empire")
    game.owner = {**game.owner, "magdebourg": FRANCE}
    game.reserve = frozenset(["corps-suisse"])
    deal(game, empire=["45F"])
    play = on_from(game, "sequence.budget-order")
    answer(play, "window.budget", PlayCard("45F"))
    answer(play, "budget.minors", Pass())  # the Coalition
    skip(play, "budget.minors")
    assert play.asked is not None
    # Italy, Switzerland, Bavaria, Baden, Württemberg, Holland, Naples, and Westphalia the eighth
    assert play.asked.facts == {"side": "empire", "steps": 4}


@rule("napoleon-against-europe card.c.scharnhorst")
@rule("napoleon-against-europe budget.minor.steps")
def test_minors_that_come_in_with_prussia_count_in_the_budget_of_the_coalition() -> None:
    game = bare()
    game.year = 1811
    bind(game, PRUSSIA)
    stand(game, saxe="prusse", hesse="prusse")
    deal(game, coalition=["45C"])
    play = on_from(game, "sequence.budget-order")
    answer(play, "window.budget", PlayCard("45C"))
    while play.asked is not None and play.asked.key == "deploy.where":
        play.go_on(play.asked.options[0])
    skip(play, "budget.minors")
    assert play.asked is not None
    assert play.asked.facts == {"side": "coalition", "steps": 2}  # three minors and these two


@rule("napoleon-against-europe budget.england-free")
@rule("napoleon-against-europe budget.fleets")
def test_the_free_fleet_of_england_costs_nothing_and_the_next_one_five() -> None:
    game = bare()
    game.year = 1811
    game.reserve = frozenset(["fleet-ball", "fleet-keith"])
    play = on_from(game, "sequence.budget-order")
    answer(play, "budget.gift", Build("fleet-ball"), Go("portsmouth"))
    assert game.resources[ENGLAND] == 12
    answer(play, "budget.what", Build("fleet-keith"), Go("portsmouth"))
    assert game.resources[ENGLAND] == 2


@rule("napoleon-against-europe conquest.minor.units")
@rule("napoleon-against-europe budget.minor.fleets")
def test_whom_a_conquered_minor_still_awaits_the_conqueror_does_not_have_free() -> None:
    game = bare()
    flag(game, "espagne", "lisbonne", "almeida")
    game.returning = ("corps-portugal", "fleet-lobo", "ru-corps-1")
    game.spared = {"corps-portugal": 1}

    Referee(game, conquer_minor(game, EMPIRE))

    assert game.returning == ("ru-corps-1",)
    assert "corps-portugal" in game.reserve & game.resting
    assert not game.spared
    assert "fleet-lobo" in game.lost
    assert "fleet-lobo" not in game.reserve
