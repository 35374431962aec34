"""What a position is worth: numbers for players that search, no search."""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt, tanh

from msgspec import Struct

from .printed import Printed
from .sides import COALITION, COMMANDERS, FRENCH, NAPOLEON, Army, Camp
from .state import Combat, Game, Operation

# Guided by logistic regressions on some 21,000 positions between steps of 750 matches of sergeants
# in all scenarios, which agree on the order of magnitude of each weight and no further.
PACE = 1.75  # the points that the French may hope to make in a turn
SWAY = 0.47  # what a point weighs with a turn to go, as half the log-odds of winning
LAST = 0.25  # of a turn: what may still happen when everybody has acted
SOON = 0.4  # of a turn: with so much left half of the towns that might fall will
TIRED = 2.0  # turns: with so many left fatigue costs half of what it would if they never ended

WEARINESS = (0.0, 0.1, 0.15, 0.3, 0.55, 1.6, 1.9, 2.6, 3.5)  # what each fatigue costs a corps
TOWN = 0.8  # of what zones that may change hands are worth: the hope is often disappointed
NEAR = (0.9, 0.55, 0.4, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05)  # the hope of a zone, by distance
GUARDED = 0.45  # what is left of it when enemies stand there
FLAG = 0.5  # of a turn: what it takes the French to strike one flag
GAP = 0.04  # for each connection between a French corps and its nearest enemy
CARD = 0.05  # a card in the hand
NOW, LATER = 1.1, 0.75  # an attack by the pile that acts, and one that can still be made this turn

MOST = 12  # leads beyond this are as good as this
# What some 330 combats of sergeants have brought, in points and in fatigue, by the lead in cards.
GAIN = [0.45 * lead + 0.4 * tanh(lead) for lead in range(-MOST, MOST + 1)]
BEATEN = [1 / (1 + exp(0.45 + 0.47 * lead)) for lead in range(-MOST, MOST + 1)]
SURE = 9
CHANCE = (1.0, 1.0, 0.87, 0.65, 0.33, 0.12)  # to reveal a card of at least this value


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = worth_to_the_french(game)
    return worth if side == FRENCH else -worth


def worth_to_the_french(game: Game) -> float:
    """[victory.track] The hope of reaching the end of the track in the time that is left.

    Points made and suffered add up like steps of a drunkard: what a lead is worth falls with the
    root of the time in which it may be lost again.
    """
    ends, turns = game.printed.tables.track, len(game.sheet.turns)
    if NAPOLEON in game.gone or game.track >= ends.coalition_wins_at or game.turn > turns:
        return -1.0
    if game.track <= ends.french_wins_at:
        return 1.0
    left = turns - game.turn + still_to_act(game)
    lead = PACE * left - game.track + position(game, left)
    return tanh(SWAY * lead / sqrt(left + LAST))


def still_to_act(game: Game) -> float:
    """[operations.end] How much of the turn is left to the French: the corps not yet activated."""
    if FRENCH in game.passed:
        return 0.0
    corps = game.printed.corps_of[FRENCH]
    standing = [block for block in game.zone if block in corps]
    ready = [block for block in standing if block not in game.activated]
    return len(ready) / len(standing) if standing else 0.0


def position(game: Game, left: float) -> float:
    """The points that the French may expect from the table as it lies."""
    ground = ground_of(game.printed, game.scenario)
    french, coalition = Side(game, ground, FRENCH), Side(game, ground, COALITION)
    points = (coalition.weariness - french.weariness) * left / (left + TIRED)
    points -= GAP * gap(ground, french, coalition)
    points += CARD * (2 * len(game.hands[FRENCH]) - sum(map(len, game.hands.values())))
    points += towns(game, ground, french, coalition, left)
    if game.combat is not None and game.combat.winner is None:
        return points + fight(game, ground, game.combat)
    points += attacks(game, ground, french, coalition)
    return points - attacks(game, ground, coalition, french)


class Ground(Struct, frozen=True):
    """What is printed and asked for again and again."""

    distance: dict[str, dict[str, int]]
    neighbours: dict[str, tuple[str, ...]]
    shelter: dict[str, int]
    points: dict[str, int]
    bold: frozenset[str]
    strong: int
    exhausted: int
    flags: int
    flag_points: int
    emperor: int


@cache
def ground_of(printed: Printed, scenario: str) -> Ground:
    graph, tables, zones = printed.grounds[scenario], printed.tables, printed.zones
    return Ground(
        distance={a: {b: graph.distance(a, b) or 0 for b in graph} for a in graph},
        neighbours={zone: graph.neighbours(zone) for zone in graph},
        shelter={zone: tables.terrain[zones[zone].kind].defender_cards for zone in graph},
        points={zone: zones[zone].points for zone in graph},
        bold=frozenset(id_ for id_, block in printed.blocks.items() if "combat" in block.symbols),
        strong=tables.combat_cards.columns[1],
        exhausted=tables.fatigue.exhausted_from,
        flags=tables.track.seven_flags,
        flag_points=tables.track.seven_flags_points,
        emperor=tables.track.napoleon_beaten,
    )


class Side:
    """Where the corps of a camp stand, how weary they are, and the cards they bring."""

    __slots__ = ("at", "brought", "camp", "cards", "weariness")

    def __init__(self, game: Game, ground: Ground, camp: Camp) -> None:
        self.camp = camp
        self.at = at = dict[str, list[str]]()
        self.cards = cards = dict[str, int]()
        self.brought = bring = dict[str, int]()
        weariness = 0.0
        corps, fatigue = game.printed.corps_of[camp], game.fatigue
        for block, zone in game.zone.items():
            if block in corps:
                bring[block] = brought(game, ground, block)
                if zone in at:
                    at[zone].append(block)
                    cards[zone] += bring[block]
                else:
                    at[zone] = [block]
                    cards[zone] = bring[block]
                weariness += WEARINESS[min(fatigue[block], 8)]
        self.weariness = weariness
        for commander in COMMANDERS[camp]:
            zone = game.zone.get(commander, "")
            if zone in cards and commander in ground.bold:
                cards[zone] += 1


def brought(game: Game, ground: Ground, corps: str) -> int:
    """[combat.cards.strength] [combat.cards.fatigue] The combat cards of a corps."""
    cards = 2 if game.infantry[corps] + game.cavalry[corps] >= ground.strong else 1
    if game.fatigue[corps] >= ground.exhausted:
        cards -= 1
    return cards + 1 if corps in ground.bold else cards


def gap(ground: Ground, french: Side, coalition: Side) -> int:
    """How far the French corps are from their enemies, all together."""
    enemies, total = coalition.at, 0
    if enemies:
        for zone, corps in french.at.items():
            row = ground.distance[zone]
            total += len(corps) * max(1, min([row[there] for there in enemies]))
    return total


def towns(game: Game, ground: Ground, french: Side, coalition: Side, left: float) -> float:
    """[victory.vp.zone] The zones that may change hands, and the point for seven flags."""
    points, flags = 0.0, 0
    for zone, army in game.flags.items():
        if army is Army.FRENCH:
            points -= ground.points[zone] * hope(ground, zone, coalition, french)
        else:
            flags += 1
            points += ground.points[zone] * hope(ground, zone, french, coalition)
    points *= TOWN * left / (left + SOON)
    if flags >= ground.flags:
        points -= min(left, FLAG * (flags - ground.flags + 1)) * ground.flag_points
    return points


def hope(ground: Ground, zone: str, taker: Side, holder: Side) -> float:
    """How likely it is that a zone is taken, from who stands near it."""
    row, last = ground.distance[zone], len(NEAR) - 1
    nearest = min([row[there] for there in taker.at], default=last)
    return NEAR[min(nearest, last)] * (GUARDED if zone in holder.at else 1.0)


def attacks(game: Game, ground: Ground, side: Side, enemy: Side) -> float:
    """[combat.optional] The best attack that each zone of a side can still make this turn."""
    operation, points = game.operation, 0.0
    acting: Sequence[str] = ()
    if operation is not None and operation.camp is side.camp and operation.pile:
        acting = operation.pile if operation.start else side.at.get(operation.zone, ())
        points += NOW * attack_of_the_pile(game, ground, operation, side, enemy)
    if all(seat in game.passed for seat in game.seats(side.camp)):
        return points
    for zone, corps in side.at.items():
        ready = [c for c in corps if c not in game.activated and c not in acting]
        for there in (zone, *ways_out(game, ground, side, enemy, zone)) if ready else ():
            if there in enemy.at:
                plan = Plan(there, ready, 1, 0, zone != there, 0, emperor=False)
                points += LATER * prospect(game, ground, side, enemy, plan)
                break
    return points


def ways_out(game: Game, ground: Ground, side: Side, enemy: Side, zone: str) -> tuple[str, ...]:
    """[axis.leave.own] [axis.leave.enemy] Where corps may go from a zone; few ways lead out of a
    contested one."""
    neighbours, axis = ground.neighbours[zone], game.axes.get(zone)
    if axis is None or zone not in enemy.at:
        return neighbours
    if axis.camp is side.camp:
        return (axis.to,)
    return tuple([there for there in neighbours if there != axis.to])


class Plan(Struct, frozen=True):
    """An attack that might be made: of these corps in their order, at least so many would go.

    `bonus` are cards besides theirs, `march` is whether they must first get there, `ease` by how
    much they get there more easily than by the card alone, and `emperor` whether he leads them.
    """

    there: str
    corps: Sequence[str]
    least: int
    bonus: int
    march: bool
    ease: int
    emperor: bool


def attack_of_the_pile(
    game: Game, ground: Ground, operation: Operation, side: Side, enemy: Side
) -> float:
    """What the pile that acts may win, here or by going on; others may join it until it is told."""
    pile, zone, leaders = operation.pile, operation.zone, len(operation.commanders)
    if operation.over or pile[0] not in game.fatigue:
        return 0.0
    corps, targets = list(pile), [zone]
    if not operation.start:
        corps += [c for c in side.at[zone] if c not in game.activated and c not in pile]
    may_move = not operation.stopped and (operation.manoeuvre or not operation.start)
    if may_move and (operation.left > 0 or not operation.tally):
        targets += ways_out(game, ground, side, enemy, zone)
    ease = SURE if operation.tally else leaders
    emperor = NAPOLEON in operation.commanders
    best = 0.0
    for there in targets:
        if there in enemy.at:
            march = there != zone or operation.manoeuvre
            plan = Plan(there, corps, len(pile), leaders, march, ease, emperor)
            best = max(best, prospect(game, ground, side, enemy, plan))
    return best


def prospect(game: Game, ground: Ground, side: Side, enemy: Side, plan: Plan) -> float:
    """The points that an attack may win, with as many corps as is best."""
    there, bring = plan.there, side.brought
    lead = plan.bonus - plan.march - enemy.cards[there] - ground.shelter[there]
    emperor = plan.emperor or (side.camp is not FRENCH and game.zone.get(NAPOLEON) == there)
    best = 0.0
    for number, corps in enumerate(plan.corps, 1):
        lead += bring[corps]
        if lead > 0 and number >= plan.least:
            chance = CHANCE[min(5, max(0, number - plan.ease))] if plan.march else 1.0
            best = max(best, chance * gain(ground, side.camp, lead, emperor))
    return best


def fight(game: Game, ground: Ground, combat: Combat) -> float:
    """The combat under way: the losses to be expected, and the Emperor's honour."""
    if combat.slipped:  # [card.c.arriere-garde.retreat]
        return 0.0
    attacker, defender = combat.sides
    if attacker.tally:
        lead = attacker.cards - defender.cards
    else:
        brings = [brought(game, ground, corps) - (corps in ground.bold) for corps in attacker.pile]
        if sum(brings) <= combat.on_march:  # [combat.cancelled]
            return 0.0
        lead = -int(combat.on_march) - ground.shelter[combat.zone]
        for side, sign in ((attacker, 1), (defender, -1)):
            cards = sum([brought(game, ground, corps) for corps in side.pile])
            lead += sign * (cards + len(side.commanders) + sum([n for _, n in side.bonus]))
    emperor = NAPOLEON in attacker.commanders or NAPOLEON in defender.commanders
    points = gain(ground, attacker.camp, lead, emperor)
    return points if attacker.camp is FRENCH else -points


def gain(ground: Ground, camp: Camp, lead: int, emperor: bool) -> float:
    """The points that a camp may expect from a combat with so many cards more than the enemy."""
    lead = max(-MOST, min(MOST, lead))
    points = GAIN[lead + MOST]
    if not emperor:
        return points
    if camp is FRENCH:  # [victory.vp.napoleon-beaten]
        return points - ground.emperor * BEATEN[MOST + lead]
    return points + ground.emperor * BEATEN[MOST - lead]
