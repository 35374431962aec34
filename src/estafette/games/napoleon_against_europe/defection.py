"""[diplomacy.defect.outside] A country at war goes over to the enemy: its units, its fortresses."""

from functools import partial
from typing import Any

from estafette.engine import Procedure, Refusal, ask, refuse

from . import siege
from .actions import Go
from .affairs import Force
from .control import flag_of, is_open_to, place_flag, remove_flag
from .fate import change, eliminate, force_of, form, part, to_reserve
from .losses import lose
from .occupation import clear_port
from .organisation import consolidate
from .powers import controller, field_heads, heads_in
from .sides import Side
from .squadron import BOX, PORT
from .standing import minors_of, territory
from .state import Game
from .terrain import cannot_cross, costs


def change_sides(game: Game, country: str, side: Side) -> Procedure[None]:
    """[diplomacy.defect.outside] [diplomacy.defect.inside] [diplomacy.defect.fortresses]

    The country, its status changed already, leaves those at whose side it fought (R-41).
    """
    nations = (country, *minors_of(game, country))
    lands = [zone for nation in nations for zone in territory(game, nation)]
    for zone in garrisons(game, nations):
        heads = sunder(game, zone, nations)
        yield from face(game, side, zone, heads, is_home=zone in lands)
    for zone in lands:
        yield from settle_land(game, zone, side)
    for zone in garrisons(game, nations):
        for head in field_heads(game, zone, side):
            siege.lay(game, head)  # [siege.start] they stand before a fortress of the enemy's now
    yield from siege.settle_all(game)
    for zone in (*lands, *harbours(game, nations)):
        yield from clear_port(game, zone)


def garrisons(game: Game, nations: tuple[str, ...]) -> list[str]:
    """The zones in which counters of these countries stand."""
    nation_of = game.printed.nation_of
    found = [
        force.zone
        for force in game.forces.values()
        if any(nation_of[piece] in nations for piece in force.pieces)
    ]
    return list(dict.fromkeys(found))


def sunder(game: Game, zone: str, nations: tuple[str, ...]) -> list[str]:
    """Whatever belongs to these countries leaves the forces of others, and the other way round.

    The heads of those who change sides in this zone.
    """
    nation_of = game.printed.nation_of
    for head in game.zones[zone]:
        force = game.forces[head]
        is_own = force.nation in nations
        leavers = [piece for piece in force.pieces if (nation_of[piece] in nations) is not is_own]
        if leavers:
            part(game, head, tuple(leavers))
            regroup(game, force, leavers)
    return [head for head in game.zones.get(zone, ()) if game.forces[head].nation in nations]


def regroup(game: Game, old: Force, pieces: list[str]) -> None:
    """Those who left a force stand beside it, under their own general if they have one.

    They are corps and generals: markers and special units are of the nation that commands.
    """
    corps = tuple([piece for piece in pieces if piece in game.steps])
    chiefs = sorted(
        [piece for piece in pieces if piece not in corps],
        key=lambda chief: game.printed.generals[chief].rank,
    )
    manner: dict[str, Any] = {
        "is_sheltered": old.is_sheltered,
        "is_demoralised": old.is_demoralised,
    }
    if corps and chiefs:
        chief, others = chiefs[0], tuple(chiefs[1:])
        more: dict[str, Any] = {"subordinates": others, **manner}
        form(game, force_of(game, old.zone, corps=corps, general=chief, **more))
        return
    for chief in chiefs:
        to_reserve(game, chief)
    for each in corps:
        form(game, force_of(game, old.zone, corps=(each,), **manner))


def face(game: Game, side: Side, zone: str, heads: list[str], *, is_home: bool) -> Procedure[None]:
    """[diplomacy.defect.inside] [diplomacy.defect.outside] Those who stand beside former friends.

    At home both lose step for step until one of them is gone; abroad they must get away.
    """
    former = heads_in(game, zone, side.enemy)
    if not former:
        return
    if not is_home:
        for head in heads:
            yield from escape(game, side, head)
        return
    toll = min(steps_of(game, heads), steps_of(game, former))
    game.tell("defection.step-for-step", zone=zone, steps=toll)
    yield from lose(game, side.enemy, former, toll)
    yield from lose(game, side, heads, toll)


def steps_of(game: Game, heads: list[str] | tuple[str, ...]) -> int:
    """[diplomacy.defect.inside] The combat steps of these forces."""
    return sum([game.steps[corps] for head in heads for corps in game.forces[head].corps])


def escape(game: Game, side: Side, head: str) -> Procedure[None]:
    """[diplomacy.defect.outside] To the nearest zone of the new side, or to nothing."""
    force = game.forces[head]
    refuges = nearest(game, side, force)
    if not refuges:
        game.tell("defection.cut-off", force=head, zone=force.zone)
        for corps in force.corps:
            eliminate(game, corps)
        return
    choice = yield ask(
        side,
        "defection.where",
        rule="diplomacy.defect.outside",
        offers=[Go(zone) for zone in refuges],
        unless=partial(cannot_escape, refuges),
        kind=Go,
        facts={"force": head, "zone": force.zone},
    )
    assert isinstance(choice, Go)
    game.tell("defection.escapes", force=head, start=force.zone, zone=choice.zone)
    change(game, head, zone=choice.zone, is_sheltered=False)
    if len(field_heads(game, choice.zone, side)) > 1:
        yield from consolidate(game, choice.zone, side)


def cannot_escape(refuges: list[str], choice: Go) -> Refusal | None:
    """[diplomacy.defect.outside] Why not there; None if no zone of the new side is nearer."""
    if choice.zone in refuges:
        return None
    return refuse("diplomacy.defect.outside", "defection.not-the-nearest", zone=choice.zone)


def nearest(game: Game, side: Side, force: Force) -> list[str]:
    """[diplomacy.defect.outside] The nearest zones of a side within the movement of a force."""
    reach = min([game.printed.corps[corps].movement for corps in force.corps])
    found = {
        zone: points
        for zone, points in distances(game, side, force.zone, reach).items()
        if controller(game, zone) is side and not heads_in(game, zone, side.enemy)
    }
    least = min(found.values(), default=0)
    return [zone for zone, points in found.items() if points == least]


def distances(game: Game, side: Side, start: str, most: int) -> dict[str, int]:
    """What it costs to reach the zones around, past enemies but not through neutral land."""
    prices = costs(game.printed)
    found = {start: 0}
    for spent in range(most):
        for here in [zone for zone, points in found.items() if points == spent]:
            for there in game.printed.ground.neighbours(here):
                total = spent + prices[here, there]
                if total > min(most, found.get(there, most + 1) - 1):
                    continue
                if is_open_to(game, there, side) and not cannot_cross(game, side, here, there):
                    found[there] = total
    return found


def settle_land(game: Game, zone: str, side: Side) -> Procedure[None]:
    """[diplomacy.defect.fortresses] A zone is its owner's, unless former friends hold it alone."""
    former = heads_in(game, zone, side.enemy)
    if former:
        place_flag(game, zone, flag_of(game, game.forces[former[0]].nation))
    else:
        remove_flag(game, zone)
    yield from siege.settle(game, zone)


def harbours(game: Game, nations: tuple[str, ...]) -> list[str]:
    """The ports in which the fleets of these countries lie, or before which."""
    return [
        berth.where
        for fleet, berth in game.fleets.items()
        if berth.kind in (PORT, BOX) and game.printed.nation_of[fleet] in nations
    ]
