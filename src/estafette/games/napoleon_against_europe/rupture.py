"""[forced-alliance.broken.control] A treaty is broken: the armies in one land part company."""

from functools import partial

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from . import battle, fortress, siege
from .actions import Fight, Go, Shelter
from .control import flag_of, is_open_to, place_flag, remove_flag
from .defection import garrisons
from .fate import force_of, form, head_with, part
from .occupation import clear_port
from .organisation import consolidate
from .powers import active_fortress, controller, country_of, field_heads, heads_in, side_of
from .retreat import withdraw
from .sides import Side
from .state import Game
from .terrain import cannot_cross, costs


def part_company(game: Game, lands: list[str], side: Side) -> Procedure[None]:
    """[forced-alliance.broken.control] The owner of these lands has joined a side.

    The other side's forces that a treaty let in keep what they alone occupy, fortresses
    included; where both stand they must choose (R-260).
    """
    for zone in lands:
        guests = field_heads(game, zone, side.enemy)
        if not guests:
            continue
        if field_heads(game, zone, side):
            yield from stand_or_go(game, zone, side)
        else:
            seize(game, zone, guests[0])
    for zone in lands:
        yield from clear_port(game, zone)


def face_rebels(game: Game, country: str, side: Side) -> Procedure[None]:
    """[forced-alliance.broken.shared] A country has joined a side, whose enemies stand in its camp.

    They were let alone while it was at war with nobody: Serbs before Belgrade (R-641).
    """
    for zone in garrisons(game, (country,)):
        if field_heads(game, zone, side) and field_heads(game, zone, side.enemy):
            yield from stand_or_go(game, zone, side.enemy)
            for head in field_heads(game, zone, side.enemy):
                siege.lay(game, head)


def seize(game: Game, zone: str, head: str) -> None:
    """[forced-alliance.broken.control] A force raises its flag where it stands."""
    place_flag(game, zone, flag_of(game, game.forces[head].nation))


def stand_or_go(game: Game, zone: str, side: Side) -> Procedure[None]:
    """[forced-alliance.broken.shared] Into the fortress, to a zone near by, or a battle at once."""
    guest = side.enemy
    heads = list(field_heads(game, zone, guest))
    choice = yield ask(
        guest,
        "rupture.which",
        rule="forced-alliance.broken.shared",
        offers=[Go(near) for near in game.printed.ground.neighbours(zone)],
        unless=partial(cannot_go, game, zone, guest),
        kind=Go,
        also=(Offers((Shelter(),), partial(cannot_enter, game, zone), Shelter),),
        or_else=Fight(),
        facts={"zone": zone},
    )
    match choice:
        case Shelter():
            seize(game, zone, heads[0])
            for head in heads:
                fortress.shelter(game, head)
            siege.lay(game, field_heads(game, zone, side)[0])
        case Go(to):
            yield from withdraw(game, guest, heads, to)
        case _:
            yield from fight_it_out(game, zone, side)


def cannot_go(game: Game, zone: str, guest: Side, choice: Go) -> Refusal | None:
    """[forced-alliance.broken.shared] Why these may not withdraw there; None if they may."""
    to, rule = choice.zone, "forced-alliance.broken.shared"
    if reason := cannot_cross(game, guest, zone, to):
        return reason
    if not is_open_to(game, to, guest):
        return refuse("movement.no-neutral", "rupture.neutral", zone=to)
    if controller(game, to) is guest.enemy and to not in game.printed.open:
        return refuse(rule, "rupture.enemy-zone", zone=to)
    if heads_in(game, to, guest.enemy):
        return refuse(rule, "rupture.enemy-there", zone=to)
    return None


def cannot_enter(game: Game, zone: str, choice: Shelter) -> Refusal | None:
    """[forced-alliance.broken.shared] Why these may not shut themselves up; None if they may."""
    if active_fortress(game, zone):
        return None
    return refuse("forced-alliance.broken.shared", "rupture.no-fortress", zone=zone)


def fight_it_out(game: Game, zone: str, side: Side) -> Procedure[None]:
    """[forced-alliance.broken.shared] A battle; the guests defend, the fortress open behind them.

    If they are beaten and not inside, it goes back to its owner.
    """
    guest = side.enemy
    seize(game, zone, field_heads(game, zone, guest)[0])
    yield from battle.fight(game, zone, side, field_heads(game, zone, side), ())
    if not heads_in(game, zone, guest):
        remove_flag(game, zone)


def recall(game: Game, country: str) -> Procedure[None]:
    """[card.f.corps-expeditionnaires] Corps lent to the Empire go home to the nearest fortress."""
    lent = [corps for corps in sorted(game.provided) if game.printed.nation_of[corps] == country]
    game.provided -= set(lent)
    side = side_of(game, country)
    for corps in lent:
        if corps not in game.steps:
            continue
        head = head_with(game, corps)
        zone = nearest_fortress(game, country, game.forces[head].zone)
        part(game, head, (corps,))
        form(game, force_of(game, zone, corps=(corps,)))
        game.tell("rupture.goes-home", corps=corps, zone=zone)
        if side is not None and len(field_heads(game, zone, side)) > 1:
            yield from consolidate(game, zone, side)


def nearest_fortress(game: Game, country: str, start: str) -> str:
    """[card.f.corps-expeditionnaires] The nearest fortress of a country, by the ground alone.

    One that an enemy holds does not count; the capital serves if nothing else is left.
    """
    found, ways = {start: 0}, costs(game.printed)
    queue = [(0, start)]
    while queue:
        spent, here = queue.pop(0)
        if here in game.printed.fortresses and is_home(game, country, here):
            return here
        for there in game.printed.ground.neighbours(here):
            total = spent + ways[here, there]
            if total < found.get(there, total + 1):
                found[there] = total
                queue.append((total, there))
        queue.sort()
    return game.printed.countries[country].capitals[0]


def is_home(game: Game, country: str, zone: str) -> bool:
    return country_of(game, zone) == country and zone not in game.flags
