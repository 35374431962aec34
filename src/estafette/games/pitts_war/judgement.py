"""What a position is worth: numbers for players that search, no search.

Amounts are in Key stars held for good. What is open (a battle, a march) counts for little.
"""

from math import tanh

from .affairs import Battle
from .control import controller
from .prospects import is_capital, pressure, strengths
from .score import forced_alliances, is_foreign, peaces
from .sides import COALITION, FRANCE, FRENCH, PEACE, Side
from .state import Game
from .supply import supplied_areas
from .victory import (
    BY_ITS_OWN_TERMS,
    british_allies,
    conquests,
    french_minors,
    is_french_land,
    star_areas,
)

SWAY = 0.045  # what a star weighs, as half the log-odds of winning
HOME, CAPITAL = 1.6, 1.5  # a star of its own power, and what a capital is worth besides
FLAG = 0.2  # an area without a star that was taken from the enemy
HUNGRY = 0.5  # of a star held without supply
STEP, TALENT = 0.5, 0.15  # a step on the map, and a point of its tactical modifier
RATING = 0.3  # a point of a leader's rating
MARKER, SPARE = 0.3, 0.05  # a marker in hand, and one that comes too late
USEFUL = 5  # markers that can be played in a year
POINT = 0.35  # a Recruitment Point not spent yet
HOPE = 0.8  # of the stars within reach
PEACE_MADE, BOUND, LIBERATED = 2.0, 1.0, 1.0  # a peace dictated, a forced alliance, Spain beaten
ALOOF = 0.6  # a great power that has left the war, for each of its stars
DIE, LOSS = 0.12, 0.5  # a modifier of the battle being fought, and a step still to be lost
GOAL = 6.0  # a whole set of final conditions, in the last year
BALANCE = {"1792": 22.0, "1805": 9.0}  # how far the Coalition is ahead in an even war
DUSK = 4  # years: so long before the end the final conditions begin to count


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    even = BALANCE.get(game.sheet.layout, 0.0)
    lead = tanh(SWAY * (french_lead(game) + even))
    return lead if side == FRENCH else -lead


def french_lead(game: Game) -> float:
    """All that the French have before the Coalition, in stars."""
    forces = strengths(game)
    lead = land(game) + material(game) + politics(game)
    lead += HOPE * pressure(game, forces)
    lead += hand(game, FRENCH) - hand(game, COALITION)
    if game.battle is not None:
        lead += fighting(game.battle)
    return lead + goals(game)


def land(game: Game) -> float:
    """[recruit.income.stars] [control.effect.vp] Stars and flags, by who controls them."""
    lead = 0.0
    for area, stars in game.printed.stars.items():
        side = controller(game, area)
        if side is None:
            continue
        value = stars * (HOME if area not in game.flags else 1.0)
        value += CAPITAL * is_capital(game, area)
        lead += value if side is FRENCH else -value
    for power in game.flags.values():
        lead += FLAG if game.side_of(power) is FRENCH else -FLAG
    return lead - HUNGRY * starving(game)


def starving(game: Game) -> int:
    """[control.effect.vp] Stars under a French flag to which no line leads."""
    taken = [area for area, power in game.flags.items() if power == FRANCE]
    stars = {area: game.printed.stars[area] for area in taken if area in game.printed.stars}
    fed = supplied_areas(game, FRANCE) if stars else ()
    return sum([number for area, number in stars.items() if area not in fed])


def material(game: Game) -> float:
    """[unit.steps] [leader.army-commanders] Armies, leaders, and points that will buy steps."""
    lead = 0.0
    for army, steps in game.steps.items():
        side = game.side(army)
        if side is not None:
            worth = STEP * steps + TALENT * game.face(army).tactical
            lead += worth if side is FRENCH else -worth
    for leader in game.leaders:
        printed = game.printed.leaders[leader]
        worth = RATING * (printed.strategic + printed.battle + printed.cavalry)
        lead += worth if game.side_of(printed.power) is FRENCH else -worth
    for power, points in game.points.items():
        side = game.side_of(power)
        if side is not None:
            lead += POINT * points if side is FRENCH else -POINT * points
    return lead


def politics(game: Game) -> float:
    """[victory.vp.peace] Peaces, forced alliances, and great powers that stand aside."""
    lead = PEACE_MADE * peaces(game) + BOUND * forced_alliances(game)
    lead += LIBERATED * game.liberated
    for power in game.printed.majors:
        if game.stance.get(power) is PEACE:
            stars = sum([game.printed.stars.get(area, 0) for area in game.land_of(power)])
            fought = game.fought_for.get(power)
            lead += ALOOF * stars if fought is COALITION else -ALOOF * stars
    return lead


def hand(game: Game, side: Side) -> float:
    """[event.draw.count] Markers in hand, of which one can use only so many."""
    held = len(game.hands[side])
    return MARKER * min(held, USEFUL) + SPARE * max(held - USEFUL, 0)


def fighting(battle: Battle) -> float:
    """[battle.resolve.roll] The battle being fought: what weighs on the dice, what they cost."""
    lead = 0.0
    for engaged in battle.sides:
        weight = sum([amount for _, amount in engaged.tally]) if not engaged.die else 0
        worth = DIE * weight - LOSS * engaged.losses
        lead += worth if engaged.side is FRENCH else -worth
    return lead


def goals(game: Game) -> float:
    """[turn.last-turn-victory] The final conditions, the more the nearer the last year is."""
    left = game.sheet.last - game.year
    if left >= DUSK:
        return 0.0
    weight = GOAL * (DUSK - left) / DUSK
    if game.sheet.victory == BY_ITS_OWN_TERMS:
        return weight * (republic_share(game) - lost_share(game))
    wanted = star_areas(game) + conquests(game)
    return weight * (french_share(game, wanted) ** 2 - lost_share(game))


def republic_share(game: Game) -> float:
    """[scenario.1792.victory.france-conquests] How much of its four goals France has, to 1."""
    table = game.printed.tables.victory
    shares = (
        french_share(game, star_areas(game)),
        french_share(game, conquests(game)),
        min(len(french_minors(game)) / table.minors, 1.0),
        1.0 if len(british_allies(game)) <= table.allies else 0.0,
    )
    return sum(shares) / len(shares)


def french_share(game: Game, areas: list[str]) -> float:
    return sum([is_french_land(game, area) for area in areas]) / len(areas)


def lost_share(game: Game) -> float:
    """[victory.final.coalition] How near the Coalition is: stars of France lost, and those abroad.

    A star of France weighs as much as all that it holds abroad.
    """
    home = star_areas(game)
    lost = sum([controller(game, area) is COALITION for area in home]) / len(home)
    abroad = any(
        is_foreign(game, area) and controller(game, area) is FRENCH for area in game.printed.stars
    )
    return lost if abroad else (1 + lost) / 2
