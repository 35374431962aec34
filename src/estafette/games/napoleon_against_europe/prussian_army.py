"""[option.prussian-army] The optional rule that keeps the Prussian army on its western border."""

from estafette.engine import Refusal, refuse

from .campaign_of_1805 import WATCH, enemy_of_prussia, has_entered
from .powers import country_of, side_of
from .printed import PRUSSIAN_ARMY
from .sides import PRUSSIA, Standing
from .standing import status_of
from .state import Game


def cannot_leave_border(game: Game, head: str, to: str) -> Refusal | None:
    """[option.prussian-army] Why the Prussian army may not go there; None if it may.

    Until an enemy has entered Prussia it stays next to the enemy, at home or with its allies; one
    that is not there goes there (R-441).
    """
    if not game.plays_with(PRUSSIAN_ARMY) or WATCH not in game.lasting:
        return None
    if has_entered(game, PRUSSIA, enemy_of_prussia(game)):
        return None
    army, here = game.forces[head].army, game.forces[head].zone
    if not army or game.printed.nation_of[army] != PRUSSIA:
        return None
    if is_watch_post(game, to) or (not is_watch_post(game, here) and is_nearer(game, here, to)):
        return None
    return refuse("option.prussian-army", "prussian-army.not-on-border", army=army, zone=to)


def is_nearer(game: Game, here: str, to: str) -> bool:
    """[option.prussian-army] Does this way lead to the border, if there is any to watch?"""
    distance = game.printed.ground.distance
    ways = [
        (distance(here, post), distance(to, post))
        for post in game.printed.zones
        if is_watch_post(game, post)
    ]
    from_here = min([before for before, _ in ways if before is not None], default=None)
    from_there = min([after for _, after in ways if after is not None], default=None)
    return from_here is None or (from_there is not None and from_there < from_here)


def is_watch_post(game: Game, zone: str) -> bool:
    """[option.prussian-army] Is this Prussia, or an ally of hers, next to the enemy's land?"""
    land = country_of(game, zone)
    status = status_of(game, land)
    if land != PRUSSIA and not (status.kind is Standing.ALLY and status.of == PRUSSIA):
        return False
    enemy = enemy_of_prussia(game)
    neighbours = game.printed.ground.neighbours(zone)
    return any(side_of(game, country_of(game, other)) is enemy for other in neighbours)
