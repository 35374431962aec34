"""[budget.place.land] What was chosen in the budget is done: where, how strong, in whose force."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Go, Strength
from .fate import berth, change, come_back, head_with, restore_step, store
from .placement import armies_of, cannot_station, is_reinforced, join_force, station
from .powers import manager
from .production import (
    Yard,
    armies_with_room,
    army_candidates,
    books_of,
    cannot_afford,
    commands_for,
    least_steps,
    most_steps,
    open_to,
    pay,
    pay_for_steps,
    price,
    price_of_counter,
    sites,
)
from .state import Game


def build(game: Game, yard: Yard, piece: str, *, most: int = 0) -> Procedure[int]:
    """[budget.build] A counter comes onto the map; says how many steps it has.

    A minor has no resources: `most` are the steps that its side may still place.
    """
    if piece in game.printed.corps:
        return (yield from build_corps(game, yard, piece, most))
    pay(game, yard.country, price_of_counter(game, piece))
    zone = yield from choose_zone(game, yard, piece, sites(game, yard, piece))
    place_counter(game, yard, piece, zone)
    game.tell("budget.built", power=yard.country, piece=piece, zone=zone)
    come_back(game, piece)
    return 0


def build_corps(game: Game, yard: Yard, corps: str, most: int) -> Procedure[int]:
    """[budget.place.land] [budget.costs] A corps, in a reinforcement zone, full or reduced."""
    least = least_steps(game, corps)
    zones = [
        zone
        for zone in open_to(game, corps, yard.zones)
        if cannot_station(game, corps, least, zone) is None
    ]
    zone = yield from choose_zone(game, yard, corps, zones)
    choice = yield ask(
        manager(game, yard.country),
        "budget.how-strong",
        rule="budget.costs",
        offers=[Strength(steps) for steps in range(least, most_steps(game, corps) + 1)],
        unless=partial(cannot_be_so_strong, game, corps, zone, most),
        facts={"corps": corps, "zone": zone},
    )
    assert isinstance(choice, Strength)
    if not most:
        pay_for_steps(game, corps, choice.steps)
    station(game, corps, choice.steps, zone)
    game.tell("budget.corps-built", corps=corps, zone=zone, steps=choice.steps)
    come_back(game, corps)
    return choice.steps


def cannot_be_so_strong(
    game: Game, corps: str, zone: str, most: int, choice: Strength
) -> Refusal | None:
    """[budget.costs] [command.limit] Why a corps does not come with so many steps."""
    full = most_steps(game, corps)
    if not least_steps(game, corps) <= choice.steps <= full:
        return refuse("budget.costs", "build.steps-of-corps", corps=corps, steps=full)
    if most and choice.steps > most:
        return refuse("budget.minor.steps", "build.minor-steps", steps=most)
    if not most:
        cost = price(game, corps, choice.steps)
        if refusal := cannot_afford(game, game.printed.nation_of[corps], cost):
            return refusal
    return cannot_station(game, corps, choice.steps, zone)


def choose_zone(game: Game, yard: Yard, piece: str, zones: list[str]) -> Procedure[str]:
    """[budget.place.land] Where a counter is placed."""
    choice = yield ask(
        manager(game, yard.country),
        "budget.where",
        rule="budget.place.land",
        offers=[Go(zone) for zone in zones],
        unless=partial(cannot_be_placed, zones, yard.country, piece),
        kind=Go,
        facts={"piece": piece},
    )
    assert isinstance(choice, Go)
    return choice.zone


def cannot_be_placed(zones: list[str], country: str, piece: str, choice: Go) -> Refusal | None:
    """[budget.place.land] [budget.place.connected] Why a counter may not be placed there."""
    if choice.zone in zones:
        return None
    return refuse(
        "budget.place.connected", "build.not-there", zone=choice.zone, country=country, piece=piece
    )


def place_counter(game: Game, yard: Yard, piece: str, zone: str) -> None:
    """A fleet, a depot, a special unit or an army marker is laid where it was wanted."""
    printed, books = game.printed, books_of(game)
    if piece in printed.fleets:
        free = books.free_fleets.get(yard.country, 0)
        if free:
            books.free_fleets[yard.country] = free - 1
        elif piece not in game.returning:
            books.fleets[yard.country] = books.fleets.get(yard.country, 0) + 1
        berth(game, piece, "port", zone)
    elif piece in printed.depots:
        store(game, piece, zone)
        if zone not in yard.zones:
            army = army_there(game, yard.country, zone)
            books.depots[army] = books.depots.get(army, 0) + 1
    elif piece in printed.specials:
        heads = armies_with_room(game, yard, piece)
        enlist(game, piece, next(head for head in heads if game.forces[head].zone == zone))
    else:
        heads = army_candidates(game, yard.country)
        head = next(head for head in heads if game.forces[head].zone == zone)
        raise_army(game, piece, head)


def army_there(game: Game, power: str, zone: str) -> str:
    """The army of a power in a zone that has had the fewest depots."""
    armies = [
        game.forces[head].army for head in armies_of(game, power) if game.forces[head].zone == zone
    ]
    return min(armies, key=lambda army: books_of(game).depots.get(army, 0))


def enlist(game: Game, special: str, head: str) -> None:
    """[budget.army.special] A special unit joins an army."""
    game.reserve -= {special}
    game.resting -= {special}
    change(game, head, specials=(*game.forces[head].specials, special))


def raise_army(game: Game, army: str, head: str) -> str:
    """[budget.army.create] A general's force becomes an army."""
    game.reserve -= {army}
    return change(game, head, army=army)


def restore(game: Game, corps: str) -> None:
    """[budget.restore] [budget.army.reinforce] A reduced corps is whole again."""
    nation = game.printed.nation_of[corps]
    force = game.forces[head_with(game, corps)]
    if game.printed.countries[nation].is_major:
        pay_for_steps(game, corps, 1)
    if force.army and not is_reinforced(game, nation, force.zone):
        restored = books_of(game).restored
        restored[force.army] = restored.get(force.army, 0) + 1
    restore_step(game, corps)


def deploy(game: Game, general: str) -> Procedure[None]:
    """[budget.generals.deploy] A general of the reserve is given a force."""
    nation = game.printed.nation_of[general]
    heads = commands_for(game, general)
    zones = list(dict.fromkeys([game.forces[head].zone for head in heads]))
    choice = yield ask(
        manager(game, nation),
        "budget.general-where",
        rule="budget.generals.deploy",
        offers=[Go(zone) for zone in zones],
        unless=partial(cannot_be_placed, zones, nation, general),
        kind=Go,
        facts={"general": general},
    )
    assert isinstance(choice, Go)
    head = next(head for head in heads if game.forces[head].zone == choice.zone)
    join_force(game, general, head)
    game.tell("budget.general-deployed", general=general, zone=choice.zone)
