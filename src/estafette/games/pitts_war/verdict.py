"""How near each side is to what a scenario asks of it at its end."""

from math import exp

from msgspec import Struct

from .expectations import Ground
from .lay import AT_HOME, Lay, Signs
from .prospects import Field
from .score import forced_alliances, peaces
from .sides import FRANCE
from .state import Game
from .victory import BY_ITS_OWN_TERMS

DUSK = 1.5  # years: so long before it is judged a victory weighs a third
SHORT_OF_FRANCE, SHORT_OF_VICTORY = 1.2, 2.5  # things missing that divide a hope by e
SHORT_OF_POINTS = 3.0  # and points
ABROAD = 0.6  # a star that France still holds abroad, for who wants it to have none


class Outlook(Struct, frozen=True):
    """How near each side is to victory, from 0 to 1, the less the longer it is to be waited for."""

    hope: float
    fear: float
    near: float  # how near the Coalition is, whenever it may be judged


def outlook(game: Game, ground: Ground, lay: Lay, field: Field, left: float) -> Outlook:
    """[turn.last-turn-victory] [victory.auto.when] What the French may hope for, and must fear."""
    signs, holds = lay.signs, lay.prizes | field.standing
    stars = game.printed.stars
    french = [area for area, sign in holds.items() if sign >= AT_HOME and area in stars]
    years = -(game.year - 1791) % game.printed.tables.victory.period
    last, until = game.sheet.last, game.year + years
    at_the_end = exp(-left / DUSK)
    missing, short = final_terms(game, ground, lay, holds, french)
    near = exp(-short / SHORT_OF_FRANCE)
    hope, fear = at_the_end * exp(-missing / SHORT_OF_VICTORY), at_the_end * near
    if until < last or game.sheet.victory != BY_ITS_OWN_TERMS:
        sooner = exp(-max(left - (last - until), 0.0) / DUSK)
        points_short = max(game.printed.tables.victory.points - points(game, french, signs), 0)
        hope = max(hope, sooner * exp(-points_short / SHORT_OF_POINTS))
        if until < last:
            near = exp(-len(own_stars(game, signs, french)) / SHORT_OF_FRANCE)
            fear = max(fear, sooner * near)
    return Outlook(hope, fear, near)


def final_terms(
    game: Game, ground: Ground, lay: Lay, holds: Signs, french: list[str]
) -> tuple[float, float]:
    """[victory.final.france] [victory.final.coalition] What each side lacks of the final terms."""
    own, signs = ground.stars_of[FRANCE], lay.signs
    missing = float(sum([holds[area] != 1.0 for area in own + ground.conquests]))
    if game.sheet.victory == BY_ITS_OWN_TERMS:
        missing += missing_minors(game, ground, lay) + rivals_too_many(game, signs)
        return missing, float(sum([holds[area] != -1.0 for area in own]))
    stars, home_of = game.printed.stars, game.printed.home_of
    lost = sum([stars[area] for area in own if holds[area] == -1.0])
    short = ABROAD * sum([home_of[a] != FRANCE for a in own_stars(game, signs, french)])
    return missing, short + max(game.printed.tables.victory.lost_stars - lost, 0)


def own_stars(game: Game, signs: Signs, french: list[str]) -> list[str]:
    """[victory.auto.coalition] Those that are no ally's."""
    annexed, home_of = game.annexed, game.printed.home_of
    owners = {area: annexed.get(area) or home_of[area] for area in french}
    return [area for area, power in owners.items() if power == FRANCE or signs[power] != 1.0]


def points(game: Game, french: list[str], signs: Signs) -> int:
    """[victory.auto.france] The victory points of this moment, supply apart."""
    annexed, home_of, stars = game.annexed, game.printed.home_of, game.printed.stars
    rivals = game.printed.tables.victory.at_war
    found = peaces(game) + forced_alliances(game) + game.liberated
    for area in french:
        owner = annexed.get(area) or home_of[area]
        if home_of[area] != FRANCE and (owner not in rivals or signs[owner] == 1.0):
            found += stars[area]
    return found


def missing_minors(game: Game, ground: Ground, lay: Lay) -> float:
    """[scenario.1792.victory.france-minors] How many more France needs; parts of one count."""
    shares = []
    for areas in ground.minors.values():
        held = [lay.holders[area] == 1.0 for area in areas]
        shares.append(sum(held) / len(held) if all(held) else 0.7 * sum(held) / len(held))
    wanted = game.printed.tables.victory.minors
    return wanted - sum(sorted(shares)[-wanted:])


def rivals_too_many(game: Game, signs: Signs) -> int:
    """[scenario.1792.victory.france-uk-allies] Great allies of Britain beyond those allowed."""
    table = game.printed.tables.victory
    return max(sum([signs[power] == -1.0 for power in table.rivals]) - table.allies, 0)
