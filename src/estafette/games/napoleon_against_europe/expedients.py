"""What both sides have for the Hundred Days: armies, roads, cards and points, in victory points."""

from functools import cache
from math import log

from .affairs import March
from .expectations import distances, ground_of
from .printed import Printed
from .prospects import WALLS, Field, odds, side_sign
from .reach import SIDES, WATCH, are_rounds_over, has_begun, rounds_left
from .sides import EMPIRE, FRANCE, Side
from .state import Game
from .victory import PARIS, is_old_france

MASS, LEVY = 12.0, 6.0  # what armies are worth together; strength that a side finds anyhow
FAR, REMOTE = 14.0, 0.85  # zones from Paris; what each of them leaves of a force
GENERAL = 0.1  # a general on the map
ROAD, FADES = 0.7, 0.7  # a zone on the way to a key zone; what a zone of distance leaves
RELAY = 0.5  # a fortress in France whose garrison feeds the Coalition
DEPOT, FIXED = 0.05, 0.03  # a depot on the map, and one that shows its fixed face
FLEET = 0.3  # a fleet
POINT, NOW, LAST = 0.12, 0.125, 0.03  # an activation point to come, of the action, of the last one
BARE = 0.12  # an action to come without a card: it has a point
CARD, GREAT = 0.05, 0.5  # a card too many; points more of one that sends forces
SENT, SAILS = 0.5, 0.02  # a force that a card still sends, and a fleet
CAMPAIGNS = frozenset({"2F", "43F", "47F", "4C", "35C", "39C", "42C"})  # cards that send forces
FIDGET, BUSTLE = 0.05, 0.25  # what a point spent costs; a counter left or turned on the way
BACK = 0.4  # to come again where the march has been
KEYS = {PARIS: 0.03, "lyon": 0.015, "bordeaux": 0.012}  # what to be about to take one is worth
ARMY, OTHERS, MOST = 0.03, 0.003, 6.0  # to be about to beat an army; the strength of anybody


def weigh(game: Game, field: Field) -> float:
    """[unit.steps] The armies of both sides, by their ratio; those far away count little."""
    far, masses = distances(game.printed, PARIS), []
    for forces in (field.empire, field.coalition):
        near = [able * REMOTE ** far.get(at, FAR) for at, able in forces.items()]
        masses.append(LEVY + sum(near))
    field.step = MASS / masses[0], MASS / masses[1]
    return MASS * log(masses[0] / masses[1])


def staff(game: Game) -> float:
    """[general.attributes] Generals with a force; who is wounded is not forgotten.

    Else the Coalition would spend its one shot at Napoleon on somebody who is hit more easily.
    """
    lead, nation_of, generals = 0, game.printed.nation_of, game.printed.generals
    for force in game.forces.values():
        if force.general:
            lead += (1 + len(force.subordinates)) * (1 if force.nation == FRANCE else -1)
    for piece in game.resting:
        if piece in generals:
            lead += 1 if nation_of[piece] == FRANCE else -1
    return GENERAL * lead


def stores(game: Game) -> float:
    """[depot.role] Depots on the map, and fleets: they decide nothing, but nobody wastes them."""
    nation_of, fixed, lead = game.printed.nation_of, game.fixed, 0.0
    for fleet in game.fleets:
        lead += FLEET if nation_of[fleet] == FRANCE else -FLEET
    for depot in game.stores:
        worth = DEPOT + FIXED * (depot in fixed)
        lead += worth if nation_of[depot] == FRANCE else -worth
    return lead


def lost_ground(game: Game) -> float:
    """[supply.blocked.control] French zones under enemy flags: the roads of the Coalition."""
    roads, controllers = roads_of(game.printed), game.control.controllers
    found = sum([roads.get(zone, 0.0) for zone, flag in game.flags.items() if flag != FRANCE])
    for zone, marker in game.sieges.items():
        if controllers[zone] is EMPIRE:
            found += WALLS[min(marker, len(WALLS) - 1)] * roads.get(zone, 0.0)
    walls = [zone for zone in game.printed.fortresses if zone in game.flags and zone in roads]
    return found + RELAY * sum([zone not in game.empty for zone in walls])


@cache
def roads_of(printed: Printed) -> dict[str, float]:
    """What it is worth to hold each zone of France: the more the nearer to its key zones."""
    worth = ground_of(printed).worth
    france = [zone for zone in printed.zones if is_old_france(printed, zone)]
    ways = [distances(printed, key) for key in KEYS]
    return {
        zone: worth[zone] / 2 + ROAD * max([FADES ** way.get(zone, FAR) for way in ways])
        for zone in france
    }


def means(game: Game) -> float:
    """[hand.definition] What both sides can still do: cards, points, forces that a card sends."""
    lead = 0.0
    for side in SIDES:
        left = actions_left(game, side)
        kept = POINT * game.stock.get(side, 0) if left else 0.0
        lead += side_sign(side) * (hand(game, side, left) + kept + BARE * left)
    now = (NOW if rounds_left(game, game.active) else LAST) * game.points
    if game.voyage is not None and not game.voyage.is_over:
        now -= NOW
    if game.campaign is not None:
        now += SAILS * game.campaign.fleets or SENT * game.campaign.left
    return lead + side_sign(game.active) * now


def actions_left(game: Game, side: Side) -> int:
    """[sequence.round.order] The actions that a side has not begun yet.

    They do not change between the end of one and the beginning of the next: nobody would gain by
    putting off the end of his action.
    """
    left = rounds_left(game, side)
    if game.active is side and not are_rounds_over(game):
        left += not has_begun(game, side)
    return left


def hand(game: Game, side: Side, left: int) -> float:
    """[round.option.card-pa] The best cards serve an action each; the others only in battle."""
    cards, held = game.printed.cards, game.hands[side]
    values = sorted([cards[each].value + GREAT * (each in CAMPAIGNS) for each in held])
    spare = CARD * max(len(held) - left, 0)
    return spare + (POINT * sum(values[-left:]) if left else 0.0)


def trouble(march: March) -> float:
    """[activation.what] Points spent, counters left and turned on the way, steps retraced."""
    again = len(march.crossed) + 1 - len({march.start, *march.crossed})
    bustle = len(march.dropped) + len(march.handled)
    return FIDGET * march.spent + BUSTLE * bustle + BACK * again


def strike(game: Game, field: Field) -> float:
    """[activation.what] The best that the force on the march could do with its next points."""
    march = game.march
    force = game.forces.get(march.head) if march is not None else None
    if march is None or force is None or march.is_over or (march.allowance and not march.points):
        return 0.0
    enemy, best, controllers = march.side.enemy, 0.0, game.control.controllers
    foes = field.coalition if march.side is EMPIRE else field.empire
    armies = {column.zone: ARMY for column in field.columns} if enemy is EMPIRE else {}
    for zone in (force.zone, *ground_of(game.printed).beside[force.zone]):
        foe = foes.get(zone, 0.0)
        gain = armies.get(zone, 0.0) + OTHERS * min(foe, MOST)
        if zone in KEYS and controllers[zone] is enemy:
            gain += KEYS[zone]
        best = max(best, gain * (2 * odds(field.marching, WATCH * foe) - 1))
    return side_sign(march.side) * best
