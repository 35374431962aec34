"""[recruit.income.stars] Recruitment Points: what each power has to spend."""

from .control import controller, is_enemy, patron
from .guerrillas import blocks
from .sheets import Area
from .sides import (
    BRITAIN,
    FRANCE,
    FRENCH,
    POLAND,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    TURKEY,
    Side,
)
from .state import Game
from .status import keeps_basel, runner
from .supply import is_area_supplied

AMIENS, BERNADOTTE, BLOCKADE, ERFURT = (
    "f-amiens",
    "c-bernadotte",
    "f-blocus-continental",
    "f-erfurt",
)
EVERYTHING = 99  # a debit that no income can pay


def reckon_income(game: Game) -> None:
    """[recruit.income.stars] [recruit.none-on-entry] Stars, credits and debits of every power.

    What is to be gained or lost in the next phase is gained or lost now, and never below nothing.
    """
    game.points = {}
    if AMIENS not in game.lasting:  # [recruit.none-in-amiens]
        stars = yields(game)
        for power in game.stance:
            points = stars.get(power, 0) + game.credit.get(power, 0) - losses(game, power)
            points = max(points, 0) + (game.savings if power == FRANCE else 0)
            if points > 0:
                game.points = {**game.points, power: points}
                game.tell("recruit.income", power=power, points=points)
        game.savings = 0
    game.credit, game.debit = {}, {}


def income(game: Game, power: str) -> int:
    """[recruit.income.stars] [table.recruitment] What its stars give this year."""
    return yields(game).get(power, 0)


def yields(game: Game) -> dict[str, int]:
    """[recruit.income.stars] What the stars of the map give this year, by power."""
    found: dict[str, int] = {}
    for area in game.printed.stars:
        power = receiver(game, area)
        if power and pays(game, area, power):
            found[power] = found.get(power, 0) + worth(game, area)
    for power in found:
        if power in game.forced and power not in game.freed:
            found[power] = forced_yield(game, power)
    return found


def worth(game: Game, area: str) -> int:
    """[table.recruitment] The stars of an area, and Bernadotte's point in Stockholm."""
    printed = game.printed.areas[area]
    bonus = game.printed.tables.recruitment.bernadotte
    extra = bonus if printed.power == SWEDEN and BERNADOTTE in game.lasting else 0
    return printed.stars + extra


def forced_yield(game: Game, power: str) -> int:
    """[table.recruitment.forced-alliance] One point, that of the capital."""
    most = game.printed.tables.recruitment.forced_ally
    capitals = game.printed.countries[power].capitals
    held = [a for a in capitals if receiver(game, a) == power and pays(game, a, power)]
    return min(most, sum([game.printed.areas[area].stars for area in held]))


def receiver(game: Game, area: str) -> str:
    """[recruit.income.lost-star] Whose points an area's stars are; empty if they are nobody's.

    [recruit.income.unitless-minor] A minor that has no armies pays the major that holds the area.
    """
    owner = game.owner(area)
    flag = game.flags.get(area)
    if is_unitless(game, owner):
        side = game.side_of(owner)
        if flag:
            return flag
        return patron(game, owner, side) if side else ""
    return "" if flag else owner


def is_unitless(game: Game, power: str) -> bool:
    """[recruit.income.unitless-minor] Has a power no armies at all in the box?"""
    return not game.printed.armies_of[power]


def pays(game: Game, area: str, power: str) -> bool:
    """[recruit.income.area-conditions] Does an area yield its point to this power this year?"""
    printed = game.printed.areas[area]
    if game.year < printed.pays_from or game.entered.get(power, 0) >= game.year:
        return False
    if printed.star == "silver" and not game.is_new_period:  # [recruit.income.silver]
        return False
    if runner(game, power) is None or is_held_back(game, printed):
        return False
    if power == PRUSSIA and keeps_basel(game):  # [card.f.bale.no-production]
        return False
    side = game.side_of(power)
    if side is not None and is_enemy(game, area, side):
        return False
    if side is FRENCH and blocks(game, area):  # [guerrilla.effect]
        return False
    return is_area_supplied(game, area, power)


def is_held_back(game: Game, area: Area) -> bool:
    """[table.recruitment.russia-invaded] [table.recruitment.empire] Stars with a condition."""
    table = game.printed.tables.recruitment
    if area.id in table.conditional:
        return not is_russia_pressed(game)
    if area.id in table.withheld:  # [table.recruitment.hanover]
        return controller(game, area.id) is FRENCH and ERFURT not in game.lasting
    return False


def is_russia_pressed(game: Game) -> bool:
    """[table.recruitment.russia-invaded] At war with Turkey, or with the French at home."""
    side, other = game.side_of(RUSSIA), game.side_of(TURKEY)
    if side is not None and other is not None and side is not other:
        return True
    return any(game.at(area, FRENCH) for area in game.printed.areas_of[RUSSIA])


def losses(game: Game, power: str) -> int:
    """[card.f.blocus-continental] [scenario.1792.polish-garrison] What a power forgoes."""
    lost = game.debit.get(power, 0) + garrison_debt(game, power)
    if power == BRITAIN and is_blockaded(game):
        lost += game.printed.tables.blockade.loss
    return lost


def is_blockaded(game: Game) -> bool:
    """[card.f.blocus-continental] Is every port of the continent closed to the British?"""
    if BLOCKADE not in game.lasting or game.year >= game.printed.markers[BLOCKADE].leaves:
        return False
    return all(is_closed_port(game, port) for port in game.printed.tables.blockade.ports)


def is_closed_port(game: Game, port: str) -> bool:
    """[card.f.blocus-continental.ports] In French hands, or of a power at peace with France."""
    if controller(game, port) is FRENCH:
        return True
    treaty = game.treaties.get(game.owner(port))
    is_kept = treaty is not None and treaty.victor is FRENCH and game.year <= treaty.until
    return is_kept and port not in game.flags


def garrison_debt(game: Game, power: str) -> int:
    """[scenario.1792.polish-garrison] Points lost for steps that are missing in Poland."""
    table = game.printed.tables.recruitment
    if power not in game.layout.garrisons:
        return 0
    if not table.garrison_from <= game.year <= table.garrison_until:
        return 0
    parts = [area for area, taker in game.annexed.items() if taker == power]
    return sum([missing_steps(game, area, power) for area in parts])


def missing_steps(game: Game, area: str, power: str) -> int:
    """[scenario.1792.polish-garrison] What an annexed Polish area lacks of its two steps."""
    printed = game.printed
    if printed.home_of[area] != POLAND or area in printed.open or area in game.flags:
        return 0
    side = game.side_of(power)
    there = [
        army
        for army in game.stacks.get(area, ())
        if (of := printed.power_of[army]) == power
        or (side is not None and game.side(army) is side and not game.is_major(of))
    ]
    return max(printed.tables.recruitment.garrison - game.strength(there), 0)


def treasury(game: Game, side: Side) -> dict[str, int]:
    """[recruit.own-units-only] The points left to each power that this side runs."""
    return {power: n for power, n in game.points.items() if n and runner(game, power) is side}


def close_books(game: Game) -> None:
    """[recruit.no-saving] [recruit.france-saves] Unspent points are lost, but France's to 1794."""
    save(game, game.points.get(FRANCE, 0))
    game.points = {}


def save(game: Game, points: int) -> None:
    """[recruit.france-saves] France keeps what could still be spent before the end of 1794."""
    if points and game.year < game.printed.tables.recruitment.savings:
        game.savings += points
        game.tell("recruit.saved", points=points, savings=game.savings)
