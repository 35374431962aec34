"""[budget.build] What may be built, restored and deployed, and what it costs in half points."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .actions import Build, Deploy, Restore
from .affairs import Books, Force
from .command import cannot_hold, steps_in
from .fate import head_with
from .placement import (
    armies_of,
    building_ports,
    can_receive_general,
    cannot_lead,
    cannot_reinforce,
    cannot_station,
    friends_in_field,
    is_reinforced,
    reinforcement_zones,
)
from .powers import holder, side_of
from .sides import ENGLAND, POLAND
from .state import Game

WARSAW = "varsovie"


class Yard(Struct, frozen=True):
    """Where a country may place things in this question: looked up once, used for every offer."""

    country: str
    zones: tuple[str, ...]
    ports: tuple[str, ...]
    armies: tuple[str, ...]  # its own, in supply


def yard_of(game: Game, country: str) -> Yard:
    return Yard(
        country,
        tuple(reinforcement_zones(game, country)),
        tuple(building_ports(game, country)),
        tuple([head for head in armies_of(game, country) if cannot_reinforce(game, head) is None]),
    )


def books_of(game: Game) -> Books:
    assert game.books is not None, "the budget phase is not open"
    return game.books


def is_plain(game: Game, corps: str) -> bool:
    """Is this a corps of plain infantry: no elite, no cavalry, no militia or Landwehr?"""
    sheet = game.printed.corps[corps]
    return not (sheet.stars or sheet.cavalry or sheet.militia or sheet.landwehr)


def price_of_step(game: Game, corps: str) -> int:
    """[budget.costs] One step of a corps: by its arm, and half a point for each star."""
    sheet, cost = game.printed.corps[corps], game.printed.tables.cost
    if sheet.militia or sheet.landwehr:
        return cost.militia
    return (cost.cavalry if sheet.cavalry else cost.infantry) + cost.star * sheet.stars


def price(game: Game, corps: str, steps: int) -> int:
    """[budget.costs] So many steps of a corps, what events give free or cheaper taken off.

    [foreign-war.after] Who comes back from a foreign war costs nothing.
    """
    if corps in game.returning:
        return 0
    each = price_of_step(game, corps)
    if not is_plain(game, corps):
        return each * steps
    books, power = books_of(game), game.printed.nation_of[corps]
    free = min(steps, free_steps(game, corps))
    half = min(steps - free, books.half_steps.get(power, 0))
    return each * (steps - free) - half * (each // 2)


def pay(game: Game, power: str, half_points: int) -> None:
    game.resources = {**game.resources, power: game.resources.get(power, 0) - half_points}


def pay_for_steps(game: Game, corps: str, steps: int) -> None:
    """[budget.costs] Steps are paid for, those that an event gives first."""
    power = game.printed.nation_of[corps]
    pay(game, power, price(game, corps, steps))
    if corps in game.returning or not is_plain(game, corps):
        return
    books = books_of(game)
    free = min(steps, free_steps(game, corps))
    half = min(steps - free, books.half_steps.get(power, 0))
    for given, used in ((books.free_steps, free), (books.half_steps, half)):
        if used:
            given[power] -= used


def free_steps(game: Game, corps: str) -> int:
    """[card.f.conscription-anticipee] Steps that cost a plain corps nothing on its home ground."""
    power = game.printed.nation_of[corps]
    left = books_of(game).free_steps.get(power, 0)
    if not left or corps not in game.steps:
        return left
    zone = game.forces[head_with(game, corps)].zone
    return left if is_reinforced(game, power, zone) else 0


def price_of_counter(game: Game, piece: str) -> int:
    """[budget.costs] A depot, a fleet, an army marker or a special unit."""
    cost, printed = game.printed.tables.cost, game.printed
    if piece in game.returning:
        return 0
    if piece in printed.depots:
        return cost.depot
    if piece in printed.fleets:
        free = books_of(game).free_fleets.get(printed.nation_of[piece], 0)
        return 0 if free else cost.fleet
    return cost.army if piece in printed.armies else cost.special


def cannot_build(game: Game, yard: Yard, choice: Build) -> Refusal | None:
    """[budget.build] Why a counter may not be built; None if it may, somewhere, somehow."""
    piece, printed = choice.piece, game.printed
    if printed.nation_of.get(piece) != yard.country or piece in printed.generals:
        return refuse("budget.build", "build.not-his", piece=piece, power=yard.country)
    if piece in game.resting:
        return refuse("budget.withdraw", "build.resting", piece=piece)
    if piece not in game.reserve and piece not in game.returning:
        return refuse("budget.build", "build.not-in-reserve", piece=piece)
    if piece in printed.corps:
        return cannot_build_corps(game, yard, piece)
    if refusal := cannot_afford(game, yard.country, price_of_counter(game, piece)):
        return refusal
    if piece in printed.fleets:
        return cannot_build_fleet(game, yard, piece)
    if sites(game, yard, piece):
        return None
    if piece in printed.armies:
        return refuse("budget.army.create", "build.nobody-for-army", army=piece)
    if piece in printed.specials:
        return refuse("budget.army.special", "build.no-army-for", piece=piece)
    return refuse("budget.army.depots", "build.no-place", piece=piece)


def cannot_afford(game: Game, power: str, half_points: int) -> Refusal | None:
    """[budget.resources] Why a power cannot pay; None if it can."""
    purse = game.resources.get(power, 0)
    if half_points <= purse:
        return None
    return refuse("budget.costs", "build.too-dear", cost=half_points / 2, purse=purse / 2)


def cannot_build_corps(game: Game, yard: Yard, corps: str) -> Refusal | None:
    """[budget.place.land] [budget.place.cavalry] Why no zone takes a step of this corps."""
    least = least_steps(game, corps)
    if refusal := cannot_afford(game, yard.country, price(game, corps, least)):
        return refusal
    reason = refuse("budget.place.land", "build.no-place", piece=corps)
    for zone in open_to(game, corps, yard.zones):
        refusal = cannot_station(game, corps, least, zone)
        if refusal is None:
            return None
        reason = refusal
    return reason


def open_to(game: Game, corps: str, zones: Sequence[str]) -> list[str]:
    """[entity.poland.walewska-units] Who comes by Marie Walewska's card arrives at Warsaw.

    He is awaited, and has left no siege.
    """
    is_gift = corps in game.returning and corps not in game.spared
    if is_gift and game.printed.nation_of[corps] == POLAND:
        return [zone for zone in zones if zone == WARSAW]
    return list(zones)


def least_steps(game: Game, corps: str) -> int:
    """[budget.build] One step; who is awaited comes as he is."""
    return most_steps(game, corps) if corps in game.returning else 1


def most_steps(game: Game, corps: str) -> int:
    """[foreign-war.after] [siege.result.honours] All its steps; those it left a siege with."""
    return game.spared.get(corps, game.printed.corps[corps].steps)


def cannot_build_fleet(game: Game, yard: Yard, fleet: str) -> Refusal | None:
    """[budget.fleets] [budget.place.fleets] One fleet a year, but for England; in a home port."""
    built = books_of(game).fleets.get(yard.country, 0)
    is_extra = fleet in game.returning or books_of(game).free_fleets.get(yard.country, 0)
    if built and yard.country != ENGLAND and not is_extra:
        return refuse("budget.fleets", "build.one-fleet", power=yard.country)
    if not yard.ports:
        return refuse("budget.place.fleets", "build.no-port", fleet=fleet)
    return None


def sites(game: Game, yard: Yard, piece: str) -> list[str]:
    """The zones in which a counter that is no corps may be placed, as things stand."""
    printed = game.printed
    if piece in printed.fleets:
        return list(yard.ports)
    if piece in printed.depots:
        return depot_sites(game, yard)
    if piece in printed.specials:
        return [game.forces[head].zone for head in armies_with_room(game, yard, piece)]
    return [game.forces[head].zone for head in army_candidates(game, yard.country)]


def armies_with_room(game: Game, yard: Yard, special: str) -> list[str]:
    """[budget.army.special] [command.limit] The armies that can take a special unit in."""
    armies = yard.armies
    return [head for head in armies if cannot_hold(game, with_special(game, head, special)) is None]


def with_special(game: Game, head: str, special: str) -> Force:
    force = game.forces[head]
    return replace(force, specials=(*force.specials, special))


def depot_sites(game: Game, yard: Yard) -> list[str]:
    """[budget.army.depots] Two for each army in supply, any number at home (R-481)."""
    most, given = game.printed.tables.limits.army_depots, books_of(game).depots
    armies = [
        game.forces[head].zone
        for head in yard.armies
        if given.get(game.forces[head].army, 0) < most
    ]
    return list(dict.fromkeys([*armies, *yard.zones]))


def army_candidates(game: Game, power: str) -> list[str]:
    """[budget.army.create] Forces under a general of the power, two steps strong, in supply."""
    least, nation_of = game.printed.tables.limits.army_steps, game.printed.nation_of
    return [
        head
        for head, force in game.forces.items()
        if force.general
        and not force.army
        and nation_of[force.general] == power
        and steps_in(game, force) >= least
        and not force.is_sheltered
        and cannot_reinforce(game, head) is None
    ]


def cannot_restore(game: Game, yard: Yard, choice: Restore) -> Refusal | None:
    """[budget.restore] Why a corps may not be brought to full strength; None if it may."""
    corps = choice.corps
    if game.printed.nation_of.get(corps) != yard.country or corps not in game.steps:
        return refuse("budget.restore", "build.not-his", piece=corps, power=yard.country)
    if refusal := cannot_be_restored(game, corps, yard.zones):
        return refusal
    return cannot_afford(game, yard.country, price(game, corps, 1))


def cannot_be_restored(game: Game, corps: str, zones: tuple[str, ...]) -> Refusal | None:
    """[budget.restore] [budget.army.reinforce] Where a reduced corps may be restored.

    On a reinforcement zone, or in a supplied army that has had fewer than two steps; whatever
    the nation of that army [budget.army.allied-units].
    """
    if game.steps[corps] >= game.printed.corps[corps].steps:
        return refuse("budget.restore", "build.at-full-strength", corps=corps)
    if is_poland_lost(game, corps):
        return refuse("entity.poland.no-rebuild", "build.poland-lost", corps=corps)
    head = head_with(game, corps)
    force = game.forces[head]
    if force.zone not in zones:
        if not force.army:
            return refuse("budget.restore", "build.not-on-reinforcement-zone", corps=corps)
        if refusal := cannot_reinforce(game, head):
            return refusal
        most = game.printed.tables.limits.army_restored
        if books_of(game).restored.get(force.army, 0) >= most:
            return refuse("budget.army.reinforce", "build.army-has-had", army=force.army, most=most)
    return cannot_grow(game, force, corps)


def cannot_grow(game: Game, force: Force, corps: str) -> Refusal | None:
    """[command.limit] Why a force may not have one step more of a corps; None if it may."""
    game.steps[corps] += 1
    reason = cannot_hold(game, force)
    game.steps[corps] -= 1
    return reason


def is_poland_lost(game: Game, corps: str) -> bool:
    """[entity.poland.no-rebuild] Is this a Polish corps, and Warsaw in enemy hands?"""
    if game.printed.nation_of[corps] != POLAND:
        return False
    return side_of(game, holder(game, WARSAW)) is not side_of(game, POLAND)


def cannot_deploy(
    game: Game, country: str, friends: Sequence[str], choice: Deploy
) -> Refusal | None:
    """[budget.generals.deploy] Why a general may not leave the reserve; None if he may.

    His friends are the forces of his side.
    """
    general = choice.general
    if general not in game.printed.generals or game.printed.nation_of[general] != country:
        return refuse("budget.generals.deploy", "build.not-his", piece=general, power=country)
    if general in game.resting:
        return refuse("budget.withdraw", "build.resting", piece=general)
    if general not in game.reserve:
        return refuse("reserve.definition", "build.not-in-reserve", piece=general)
    if not any(can_command(game, general, head) for head in friends):
        return refuse("budget.generals.deploy", "build.no-force-for", general=general)
    return None


def commands_for(game: Game, general: str) -> list[str]:
    """[budget.generals.deploy] The forces to which a general may be given."""
    friends = friends_in_field(game, game.printed.nation_of[general])
    return [head for head in friends if can_command(game, general, head)]


def can_command(game: Game, general: str, head: str) -> bool:
    """[budget.generals.deploy] May a general be given this force of his side?"""
    nation = game.printed.nation_of[general]
    return can_receive_general(game, nation, head) and cannot_lead(game, general, head) is None
