"""How the war may end: what is lost with key zones, and the last terms of victory."""

from math import prod

from .capitulation import LONDON
from .expectations import Ground
from .prospects import Field, Signs
from .sides import COALITION, EMPIRE, ENGLAND, FRANCE
from .state import Game
from .supply import can_trace
from .victory import MANTUA, NAPOLEONIC_EUROPE, PARIS, is_old_france

FALL = 4.0  # victory points: a power that makes peace, and all that follows
DUE = 0.8  # of the points that the year will cost
CUT_OFF = 0.4  # and that it does not count, as nobody can supply it
RECOVERY = 0.7  # of a chance to take a zone: that it comes back in time
DUSK = (0.6, 0.15, 0.05)  # what the terms of the end count in the last year, and before it


def falls(game: Game, signs: Signs) -> float:
    """[conquest.major.conditions] Key zones in enemy hands: how near their powers are to peace."""
    lead, controllers, keys_of = 0.0, game.control.controllers, game.politics.key_zones
    for power in game.printed.majors:
        sign = signs[power]
        if power == FRANCE or abs(sign) != 1.0:
            continue
        enemy = COALITION if sign > 0.0 else EMPIRE
        keys = [LONDON] if power == ENGLAND else keys_of[power]
        lost = sum([controllers[zone] is enemy for zone in keys])
        if lost:
            lead -= sign * FALL * (lost / len(keys)) ** 2
    return lead


def dues(game: Game) -> float:
    """[victory.points-table] What French key zones and Mantua in enemy hands will cost."""
    points, controllers, cost = game.printed.tables.points, game.control.controllers, 0
    for zone in french_keys(game):
        if controllers[zone] is COALITION:
            cost += (points.paris if zone == PARIS else points.french_key_zone).victory
    if controllers[MANTUA] is COALITION:
        cost += points.mantua.victory
    return DUE * cost


def french_keys(game: Game) -> list[str]:
    """[victory.end.coalition] The key zones of France as it was, so far as they are French."""
    return [z for z in game.politics.key_zones[FRANCE] if is_old_france(game.printed, z)]


def closeness(game: Game) -> float:
    """[victory.end.both-lose] How much the last terms of victory count: nothing, or all.

    It grows by years, not by rounds: who ends his action would seem to lose by it.
    """
    left = game.sheet.last - game.year
    if left < 1 and game.round > game.printed.tables.rounds.number:
        return 1.0
    return DUSK[left] if 0 <= left < len(DUSK) else 0.0


def verdict_to_come(game: Game, ground: Ground, field: Field) -> float:
    """[victory.end.coalition] [victory.end.empire] The Empire's chance, less the other's."""
    keys = french_keys(game)
    kept = [keeping(game, ground, field, zone) for zone in (*keys, MANTUA)]
    whole = prod(kept) if NAPOLEONIC_EUROPE in game.events else 0.0
    return whole - prod([1 - chance for chance in kept[:-1]])


def keeping(game: Game, ground: Ground, field: Field, zone: str) -> float:
    """The chance that the Empire holds a key zone at the end, if it were near."""
    index = ground.place[zone]
    if game.control.controllers[zone] is COALITION:
        hold = RECOVERY * field.over_empire[index]
        return hold if can_trace(game, zone, game.control.holders[zone]) else max(hold, CUT_OFF)
    return 1 - field.over_coalition[index]
