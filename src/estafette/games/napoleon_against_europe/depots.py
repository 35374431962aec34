"""[depot.role] Depots: their two faces, who moves them, and how they are lost."""

from estafette.engine import Refusal, refuse

from .fate import spend_depot, store
from .powers import active_fortress, controller, heads_in, side_of, side_of_force
from .sides import Side
from .state import Game


def of_side(game: Game, zone: str, side: Side) -> list[str]:
    """The depots of a side in a zone, the mobile ones first."""
    if zone not in game.stores.values():
        return []
    owner = game.printed.depots
    found = [
        depot
        for depot, where in game.stores.items()
        if where == zone and side_of(game, owner[depot]) is side
    ]
    return sorted(found, key=lambda depot: depot in game.fixed)


def one_of_each(game: Game, zone: str, side: Side) -> list[str]:
    """One depot of each country of a side in a zone, a mobile one if there is any."""
    owner, found = game.printed.depots, dict[str, str]()
    for depot in of_side(game, zone, side):
        found.setdefault(owner[depot], depot)
    return list(found.values())


def cannot_carry(game: Game, head: str, depot: str) -> Refusal | None:
    """[depot.moved-by] Why a force cannot take this depot along; None if it can."""
    force = game.forces[head]
    if reason := not_with(game, head, depot):
        return reason
    if not force.general:
        return refuse("depot.moved-by", "depot.no-general", force=head)
    if depot in game.fixed:
        return refuse("depot.faces", "depot.is-fixed", depot=depot)
    return None


def was_turned(game: Game, depot: str) -> Refusal | None:
    """[depot.convert] A depot just turned is not turned back before the next move (R-390)."""
    march = game.march
    if march is None or depot not in march.handled:
        return None
    return refuse("depot.convert", "depot.handled", depot=depot, zone=game.stores[depot])


def cannot_turn(game: Game, head: str, depot: str, *, redeploying: bool = False) -> Refusal | None:
    """[depot.convert] [depot.convert.redeploy] Why its other face may not be shown now."""
    if reason := not_with(game, head, depot) or was_turned(game, depot):
        return reason
    if redeploying and depot not in game.fixed:
        return refuse("depot.convert.redeploy", "depot.not-fixed-now", depot=depot)
    return None


def not_with(game: Game, head: str, depot: str) -> Refusal | None:
    """Why a depot is not in the hands of this force: elsewhere, or another side's."""
    force = game.forces[head]
    side = side_of_force(game, force)
    is_here = game.stores.get(depot) == force.zone
    if not is_here or side_of(game, game.printed.depots[depot]) is not side:
        return refuse("depot.moved-by", "depot.not-here", zone=force.zone)
    return None


def turn(game: Game, depot: str) -> None:
    """[depot.faces] [depot.convert] A mobile depot is fixed now, or a fixed one mobile."""
    is_fixed = depot not in game.fixed
    store(game, depot, game.stores[depot], is_fixed=is_fixed)
    march = game.march
    if march is not None:
        march.handled.append(depot)
        if is_fixed and depot in march.depots:
            march.depots.remove(depot)
    game.tell("depot.turned", depot=depot, zone=game.stores[depot], is_fixed=is_fixed)


def spend(game: Game, depot: str) -> None:
    """[depot.spend] [fortress.reactivate] A depot is used up."""
    zone = game.stores[depot]
    spend_depot(game, depot)
    if game.march is not None and depot in game.march.depots:
        game.march.depots.remove(depot)
    game.tell("depot.spent", depot=depot, zone=zone)


def lone_fixed(game: Game, zone: str, side: Side) -> list[str]:
    """[depot.fixed.alone-defence] The fixed depots of a side that are alone in a zone."""
    found = [depot for depot in of_side(game, zone, side) if depot in game.fixed]
    if not found or heads_in(game, zone, side) or holds_fortress(game, zone, side):
        return []
    return found


def holds_fortress(game: Game, zone: str, side: Side) -> bool:
    """Is there a fortress of this side behind whose walls a depot is safe?"""
    return active_fortress(game, zone) > 0 and controller(game, zone) is side


def sweep(game: Game) -> None:
    """[depot.mobile.alone-destroyed] Mobile depots left alone in the enemy's hands are lost."""
    for depot, zone in list(game.stores.items()):
        side = side_of(game, game.printed.depots[depot])
        if side is None or depot in game.fixed or heads_in(game, zone, side):
            continue
        if is_enemy_ground(game, zone, side) and not holds_fortress(game, zone, side):
            spend_depot(game, depot)
            game.tell("depot.lost", depot=depot)


def follow(game: Game, side: Side, start: str, zone: str) -> None:
    """[depot.moved-by] A general who leaves for a zone takes along what would be lost (R-442)."""
    if heads_in(game, start, side) or not is_enemy_ground(game, start, side):
        return
    for depot in of_side(game, start, side):
        if depot not in game.fixed and not holds_fortress(game, start, side):
            store(game, depot, zone)


def is_enemy_ground(game: Game, zone: str, side: Side) -> bool:
    """[depot.mobile.alone-destroyed] Does the enemy control a zone, or stand in an open one?"""
    if zone in game.printed.open:
        return bool(heads_in(game, zone, side.enemy))
    return controller(game, zone) is side.enemy
