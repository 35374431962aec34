"""[card.play-phases] The Empire's cards of the budget phase: money, recruits, the Guard's horse."""

from functools import partial

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from ..actions import Build, Go, Points
from ..budget import gain
from ..building import build
from ..control import counts
from ..events import Moment, card
from ..fate import enter_reserve, head_with, restore_step
from ..placement import cannot_join, reinforcement_zones, station
from ..powers import controller, heads_in, side_of
from ..production import books_of, cannot_grow, yard_of
from ..sides import COALITION, EMPIRE, FRANCE, SPAIN, Side
from ..standing import territory
from ..state import Game
from .levies import armies_in_supply, join_army, no_army_for, raise_corps

BUDGET = Moment.BUDGET
GUARD_CAVALRY, CAVALRY_RESERVE = "cavalerie-de-la-garde", "fr-cavalerie"
MADRID = "madrid"
GODOY = 2  # [card.f.godoy] resource points


def no_army_for_guard(game: Game, side: Side) -> Refusal | None:
    """[card.f.cavalerie-de-la-garde.proposal] A French army in supply has room for it."""
    return no_army_for(game, GUARD_CAVALRY, "card.f.cavalerie-de-la-garde.proposal")


@card("5F", at=BUDGET, unless=no_army_for_guard)
def guard_cavalry(game: Game, side: Side) -> Procedure[None]:
    """[card.f.cavalerie-de-la-garde] The Guard Cavalry joins a French army in supply."""
    yield from join_army(game, side, GUARD_CAVALRY, "card.f.cavalerie-de-la-garde.proposal")


def spain_gives_nothing(game: Game, side: Side) -> Refusal | None:
    """[card.f.godoy] Spain is with the Empire, and has money or a fleet to give."""
    if side_of(game, SPAIN) is not EMPIRE:
        return refuse("card.f.godoy", "card.not-with-empire", country=SPAIN)
    if spain_is_poor(game, Points(GODOY)) is None or spanish_fleets(game):
        return None
    return refuse("card.f.godoy", "card.spain-has-nothing", country=SPAIN)


def spain_is_poor(game: Game, choice: Points) -> Refusal | None:
    """[card.f.godoy] Has Spain two points left?"""
    if game.resources.get(SPAIN, 0) >= 2 * choice.points:
        return None
    return refuse("card.f.godoy", "card.too-poor", country=SPAIN, points=choice.points)


def spanish_fleets(game: Game) -> list[str]:
    """[card.f.godoy] The fleets that Spain could have in a port at once."""
    fleets = [each for each in game.printed.pieces_of[SPAIN] if each in game.printed.fleets]
    if not yard_of(game, SPAIN).ports:
        return []
    return [each for each in fleets if each in game.reserve - game.resting]


@card("14F", at=BUDGET, unless=spain_gives_nothing)
def godoy(game: Game, side: Side) -> Procedure[None]:
    """[card.f.godoy] Two Spanish resource points for France, or one more Spanish fleet, free."""
    choice = yield ask(
        side,
        "card.points-or-fleet",
        rule="card.f.godoy",
        offers=[Points(GODOY)],
        unless=partial(spain_is_poor, game),
        kind=Points,
        also=(Offers(tuple([Build(fleet) for fleet in spanish_fleets(game)])),),
        facts={"country": SPAIN},
    )
    match choice:
        case Points(points):
            gain(game, SPAIN, -2 * points)
            gain(game, FRANCE, 2 * points)
        case Build(fleet):
            free = books_of(game).free_fleets
            free[SPAIN] = free.get(SPAIN, 0) + 1
            yield from build(game, yard_of(game, SPAIN), fleet)


@card("17F", at=BUDGET)
def bank_of_france(game: Game, side: Side) -> None:
    """[card.f.banque-de-france] France has four resources more in this budget."""
    gain(game, FRANCE, 8)


@card("21F", at=BUDGET)
def early_conscription(game: Game, side: Side) -> None:
    """[card.f.conscription-anticipee] Two plain infantry steps are free in reinforcement zones."""
    free = books_of(game).free_steps
    free[FRANCE] = free.get(FRANCE, 0) + 2
    game.tell("card.free-steps", country=FRANCE, steps=2)


def france_is_safe(game: Game, side: Side) -> Refusal | None:
    """[card.f.patrie-en-danger.proposal] The enemy holds or occupies a zone of France."""
    for zone in territory(game, FRANCE):
        if controller(game, zone) is COALITION or heads_in(game, zone, COALITION):
            return None
    return refuse("card.f.patrie-en-danger.proposal", "card.country-is-safe", country=FRANCE)


@card("33F", at=(BUDGET, Moment.ROUND), unless=france_is_safe)
def fatherland_in_danger(game: Game, side: Side) -> Procedure[None]:
    """[card.f.patrie-en-danger] Two National Guards rise at once, five corps may be built.

    [card.f.patrie-en-danger.proposal] A Guard that finds no room goes to the reserve.
    """
    raised = [corps for corps in game.printed.corps.values() if corps.card == "33F"]
    for corps in raised:
        if corps.militia:
            zones = reinforcement_zones(game, FRANCE)
            yield from raise_corps(game, side, corps.id, zones, "card.f.patrie-en-danger.proposal")
        else:
            enter_reserve(game, corps.id)
            game.tell("card.to-reserve", piece=corps.id)


@card("39F", at=BUDGET)
def army_of_nations(game: Game, side: Side) -> None:
    """[card.f.armee-des-nations] The minors of the Empire have three steps more."""
    steps = books_of(game).minor_steps
    steps[EMPIRE] = steps.get(EMPIRE, 0) + 3
    game.tell("card.minor-steps", side=EMPIRE, steps=3)


def madrid_is_spanish(game: Game, side: Side) -> Refusal | None:
    """[card.f.afrancesados] [control.supplied-only] The Empire controls Madrid, in supply."""
    if counts(game, MADRID, EMPIRE):
        return None
    return refuse("card.f.afrancesados", "card.not-controlled", zone=MADRID)


@card("42F", at=BUDGET, unless=madrid_is_spanish)
def afrancesados(game: Game, side: Side) -> None:
    """[card.f.afrancesados] Spain has two resources less this year."""
    gain(game, SPAIN, -4)


def no_cavalry_to_rebuild(game: Game, side: Side) -> Refusal | None:
    """[card.f.gardes-d-honneur] A step is missing, and an army in supply can have it."""
    corps = game.printed.corps[CAVALRY_RESERVE]
    if game.steps.get(CAVALRY_RESERVE) == corps.steps:
        return refuse("card.f.gardes-d-honneur", "build.at-full-strength", corps=CAVALRY_RESERVE)
    if armies_for_cavalry(game):
        return None
    return refuse("card.f.gardes-d-honneur", "card.no-army-for", piece=CAVALRY_RESERVE)


def armies_for_cavalry(game: Game) -> list[str]:
    """[card.f.gardes-d-honneur] Where a step of the cavalry reserve may be rebuilt."""
    armies = armies_in_supply(game, FRANCE)
    if CAVALRY_RESERVE in game.steps:
        head = head_with(game, CAVALRY_RESERVE)
        fits = cannot_grow(game, game.forces[head], CAVALRY_RESERVE) is None
        return [head] if head in armies and fits else []
    if CAVALRY_RESERVE not in game.reserve - game.resting:
        return []
    return [head for head in armies if cannot_join(game, head, CAVALRY_RESERVE, 1) is None]


@card("46F", at=BUDGET, unless=no_cavalry_to_rebuild)
def guards_of_honour(game: Game, side: Side) -> Procedure[None]:
    """[card.f.gardes-d-honneur] A step of the French cavalry reserve is rebuilt free in an army."""
    if CAVALRY_RESERVE in game.steps:
        restore_step(game, CAVALRY_RESERVE)
        return
    zones = list(dict.fromkeys([game.forces[head].zone for head in armies_for_cavalry(game)]))
    choice = yield ask(
        side,
        "deploy.where",
        rule="card.f.gardes-d-honneur",
        offers=[Go(zone) for zone in zones],
        facts={"piece": CAVALRY_RESERVE},
    )
    assert isinstance(choice, Go)
    station(game, CAVALRY_RESERVE, 1, choice.zone)
    game.tell("deploy.placed", piece=CAVALRY_RESERVE, zone=choice.zone)


@card("48F", at=BUDGET)
def marie_louises(game: Game, side: Side) -> None:
    """[card.f.marie-louises] Eight plain infantry steps cost France half in this budget."""
    half = books_of(game).half_steps
    half[FRANCE] = half.get(FRANCE, 0) + 8
    game.tell("card.half-price", country=FRANCE, steps=8)
