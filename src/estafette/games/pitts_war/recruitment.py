"""[turn.reinforcement.actions] The Reinforcement Phase of a side, one action at a time."""

from collections.abc import Iterable
from functools import partial

from estafette.engine import Action, Offers, Pass, Procedure, Refusal, ask, refuse

from .absorption import absorb, all_absorptions, cannot_absorb, most
from .actions import Absorb, BuildUp, Buy, BuyAny, Demand, Place, PlayMarker, Raise, Subsidise
from .arrivals import arrivals_of, bring_on, cannot_arrive
from .events import Moment, cannot_play, fitting_markers, may_hold, play
from .fate import build_up, is_grand_army_gone, place
from .income import save, treasury
from .placement import cannot_place, places_among
from .purchase import buy, cannot_buy, purchases
from .sides import AUSTRIA, BRITAIN, COALITION, FRANCE, FRENCH, PRUSSIA, RUSSIA, Side, Until
from .stacking import cannot_grow
from .state import Game
from .status import runner
from .supply import is_supplied, supplied_homeland

EXPEDITION, DEMANDED = "f-forces-expeditionnaires", "demanded:"
RISING = "c-dos-de-mayo"
LEVIES = (AUSTRIA, PRUSSIA)


def recruit(game: Game) -> Procedure[None]:
    """[turn.reinforcement.actions] Raise, build up, subsidise, buy, absorb, play a marker, or end.

    What is due and could not be placed before the recruits were may still be placed.
    """
    side = game.active
    purse = treasury(game, side)
    choice = yield ask(
        side,
        "recruit.what",
        rule="turn.reinforcement.actions",
        also=partial(things_to_buy, game, side, purse),
        or_else=Pass(),
        facts={"purse": list(purse.items())},
        always=may_hold(game, side, Moment.REINFORCEMENT),
    )
    yield from carry_out(game, side, choice)


def things_to_buy(game: Game, side: Side, purse: dict[str, int]) -> tuple[Offers, ...]:
    """[turn.reinforcement.actions] Everything that may be done with the points, or without.

    What is offered without a condition has been looked into before it was.
    """
    hand = fitting_markers(game, side, Moment.REINFORCEMENT)
    return (
        Offers(tuple(raisings(game, purse))),
        Offers((), partial(cannot_raise_own, game, side), Raise),
        Offers(
            tuple(build_ups(game, purse)),
            partial(cannot_build_up_own, game, side),
            BuildUp,
        ),
        Offers(tuple(arrivals_of(game, side))),
        Offers((), partial(cannot_arrive, game, side), Place),
        Offers(tuple(subsidies(game, side)), partial(cannot_subsidise, game, side), Subsidise),
        Offers(tuple(demands(game, side)), partial(cannot_demand, game, side), Demand),
        Offers(tuple(purchases(game, side)), partial(cannot_buy, game, side), Buy),
        Offers(tuple(all_absorptions(game, side))),
        Offers((), partial(cannot_absorb_own, game, side), Absorb),
        Offers(tuple(hand), partial(cannot_play, game, side, Moment.REINFORCEMENT), PlayMarker),
    )


def carry_out(game: Game, side: Side, choice: Action) -> Procedure[None]:
    """[turn.reinforcement.actions] What was chosen happens."""
    match choice:
        case Raise(army, area):
            raise_army(game, army, area)
        case BuildUp(army):
            strengthen(game, army)
        case Place(piece, area):
            bring_on(game, piece, area)
        case Subsidise(power):
            subsidise(game, power)
        case Demand(power):
            demand(game, power)
        case Buy() | BuyAny():
            buy(game, side, choice)
        case Absorb():
            absorb(game, choice)
        case PlayMarker(held):
            yield from play(game, side, held, Moment.REINFORCEMENT)
        case _:
            game.is_done = True


def spend_now(game: Game, power: str, points: int) -> Procedure[None]:
    """[recruit.in-activation] Points that a marker gives are spent at once.

    What is left is lost, unless France may still keep it.
    """
    game.points = {power: points}
    while left := game.points.get(power, 0):
        choice = yield ask(
            game.side_of(power) or game.active,
            "recruit.what-now",
            rule="recruit.in-activation",
            offers=raisings(game, game.points),
            also=(
                Offers((), partial(cannot_raise, game), Raise),
                Offers(
                    tuple(build_ups(game, game.points)),
                    partial(cannot_build_up, game),
                    BuildUp,
                ),
            ),
            or_else=Pass(),
            facts={"power": power, "points": left},
        )
        match choice:
            case Raise(army, area):
                raise_army(game, army, area)
            case BuildUp(army):
                strengthen(game, army)
            case _:
                break
    if power == FRANCE:
        save(game, game.points.get(FRANCE, 0))
    game.points = {}


def raise_army(game: Game, army: str, area: str) -> None:
    """[recruit.eliminated] [recruit.cost] An eliminated army comes back at one step."""
    pay(game, game.printed.power_of[army])
    place(game, army, area, 1)


def strengthen(game: Game, army: str) -> None:
    """[recruit.depleted] [recruit.cost] A point, a step."""
    pay(game, game.printed.power_of[army])
    build_up(game, army)


def pay(game: Game, power: str, points: int = 1) -> None:
    """[recruit.cost] Points are spent."""
    game.points = {**game.points, power: game.points[power] - points}


def raisings(game: Game, purse: Iterable[str]) -> list[Raise]:
    """[recruit.eliminated] The armies that could be raised, and where."""
    found = []
    for power in purse:
        off = [a for a in game.printed.armies_of[power] if a not in game.where]
        armies = [a for a in off if is_available(game, a)]
        if armies:
            home = supplied_homeland(game, power)
            places = places_among(game, armies[0], home)
            found += [Raise(army, area) for army in armies for area in places]
    return found


def is_available(game: Game, army: str) -> bool:
    """[scenario.unlisted-units] [unit.guard.independent] May this eliminated army be raised now?"""
    return game.in_reserve(army) and not_available(game, army) is None


def not_available(game: Game, army: str) -> Refusal | None:
    """[scenario.unlisted-units] Why an army in the reserve cannot be raised; None if it can."""
    printed = game.printed.armies[army]
    if game.year < printed.year:
        return refuse("reinforce.track", "recruit.too-early", army=army, year=printed.year)
    if printed.after and not is_grand_army_gone(game):
        return refuse("unit.guard.independent", "recruit.grand-army", army=army)
    if printed.only and game.side_of(printed.power) != printed.only:
        return refuse("conquest.minor.units", "recruit.never-serves", army=army)
    if printed.revolt or (printed.marker and not is_called_up(game, printed.marker)):
        return refuse("scenario.1792.revolts.when", "recruit.by-marker-only", army=army)
    if army in game.due or army in game.awaiting:
        return refuse("reinforce.free", "recruit.comes-free", army=army)
    return None


def is_called_up(game: Game, marker: str) -> bool:
    """[card.c.dos-de-mayo.units] Has the marker that brings an army been played?"""
    return marker in game.lasting or (marker == RISING and game.liberation)


def cannot_raise(game: Game, choice: Raise) -> Refusal | None:
    """[recruit.eliminated] Why not this army, here."""
    army = choice.army
    power = game.printed.power_of.get(army)
    if power is None or army in game.where:
        return refuse("recruit.eliminated", "recruit.on-the-map", army=army)
    if army in game.lost:
        return refuse("unit.dot.no-rebuild", "recruit.lost", army=army)
    return (
        no_points(game, power) or not_available(game, army) or cannot_place(game, army, choice.area)
    )


def cannot_raise_own(game: Game, side: Side, choice: Raise) -> Refusal | None:
    """[recruit.own-units-only] Nobody raises the armies of the other side."""
    return is_not_run(game, side, choice.army) or cannot_raise(game, choice)


def is_not_run(game: Game, side: Side, army: str) -> Refusal | None:
    """[recruit.own-units-only] [neutral.run-by] Does another spend the points of its power?"""
    power = game.printed.power_of.get(army)
    if power is not None and runner(game, power) is not side:
        return refuse("recruit.own-units-only", "recruit.not-yours", army=army)
    return None


def no_points(game: Game, power: str) -> Refusal | None:
    """[recruit.own-units-only] Points serve the power that has them, and run out."""
    if game.points.get(power, 0) < 1:
        return refuse("recruit.own-units-only", "recruit.no-points", power=power)
    return None


def build_ups(game: Game, purse: Iterable[str]) -> list[BuildUp]:
    """[recruit.depleted] The armies on the map that lack a step."""
    steps, full = game.steps, game.printed.full_strength
    return [
        BuildUp(army)
        for power in purse
        for army in game.printed.armies_of[power]
        if army in steps and steps[army] < full[army]
    ]


def cannot_build_up_own(game: Game, side: Side, choice: BuildUp) -> Refusal | None:
    """[recruit.own-units-only] Nobody builds up the armies of the other side."""
    return is_not_run(game, side, choice.army) or cannot_build_up(game, choice)


def cannot_build_up(game: Game, choice: BuildUp) -> Refusal | None:
    """[recruit.depleted] [rhine.unit] Why not this army."""
    army = choice.army
    area = game.where.get(army)
    if area is None:
        return refuse("recruit.depleted", "recruit.off-the-map", army=army)
    if refusal := no_points(game, game.printed.power_of[army]):
        return refusal
    if game.steps[army] >= most(game, army):
        return refuse("unit.steps", "recruit.full", army=army)
    if not is_supplied(game, game.side(army) or game.active, area, [army]):
        return refuse("recruit.depleted", "recruit.unsupplied", army=army, area=area)
    return cannot_grow(game, army)


def cannot_absorb_own(game: Game, side: Side, choice: Absorb) -> Refusal | None:
    """[stacking.absorb] Only one's own armies."""
    if choice.army in game.where and game.side(choice.army) is not side:
        return refuse("stacking.absorb", "absorb.not-yours", army=choice.army)
    return cannot_absorb(game, choice)


def subsidies(game: Game, side: Side) -> list[Subsidise]:
    """[recruit.uk-transfer] The allies whom the United Kingdom could pay."""
    if side is not COALITION or not game.points.get(BRITAIN):
        return []
    return [Subsidise(power) for power in game.printed.majors if power != BRITAIN]


def cannot_subsidise(game: Game, side: Side, choice: Subsidise) -> Refusal | None:
    """[recruit.uk-transfer] Why the United Kingdom may not pay this power; None if it may."""
    power = choice.power
    if refusal := no_points(game, BRITAIN):
        return refusal
    if power == BRITAIN:
        return refuse("recruit.uk-transfer", "recruit.from-london")
    if game.side_of(power) is not side or game.side_of(BRITAIN) is not side:
        return refuse("recruit.uk-transfer", "recruit.no-ally", power=power)
    if not game.is_major(power):
        return refuse("recruit.uk-transfer", "recruit.not-major", power=power)
    return None


def subsidise(game: Game, power: str) -> None:
    """[recruit.uk-transfer] A point changes hands."""
    pay(game, BRITAIN)
    give(game, power, 1)
    game.tell("recruit.subsidised", power=power)


def give(game: Game, power: str, points: int) -> None:
    """[recruit.cost] A power has more points to spend in this phase."""
    game.points = {**game.points, power: game.points.get(power, 0) + points}
    game.tell("recruit.given", power=power, points=points)


def demands(game: Game, side: Side) -> list[Demand]:
    """[card.f.forces-expeditionnaires] Those of whom France could ask a point."""
    if side is not FRENCH or EXPEDITION not in game.lasting:
        return []
    return [Demand(power) for power in LEVIES]


def cannot_demand(game: Game, side: Side, choice: Demand) -> Refusal | None:
    """[card.f.forces-expeditionnaires] Why France may not ask this power; None if it may."""
    rule = "card.f.forces-expeditionnaires"
    if side is not FRENCH or EXPEDITION not in game.lasting or choice.power not in LEVIES:
        return refuse(rule, "demand.not-played")
    if not is_expedition_on(game):
        return refuse(rule, "demand.no-war")
    if DEMANDED + choice.power in game.lasting:
        return refuse(rule, "demand.again", power=choice.power)
    return no_points(game, choice.power)


def is_expedition_on(game: Game) -> bool:
    """[card.f.forces-expeditionnaires] Both are forced allies, and France is at war with Russia."""
    both = all(each in game.forced and game.side_of(each) is FRENCH for each in LEVIES)
    return both and game.side_of(FRANCE) is FRENCH and game.side_of(RUSSIA) is COALITION


def demand(game: Game, power: str) -> None:
    """[card.f.forces-expeditionnaires] France takes its point of this year."""
    game.lasting[DEMANDED + power] = Until.YEAR
    pay(game, power)
    give(game, FRANCE, 1)
