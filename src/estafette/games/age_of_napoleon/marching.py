"""What an army on the march may make of it: for `judgement`, which looks at no other move."""

from .camps import Army, Camp, army_of
from .control import is_closed_neutral
from .expectations import Ground
from .march import allowance
from .prospects import (
    FAR,
    GONE,
    REPLY,
    SLIP,
    approach,
    attack,
    battle,
    coming,
    fall,
    inside,
    kept,
    shelter,
    stake,
    taken,
    value,
    winter_weight,
)
from .sides import CONTROLLER, FRANCE, FRENCH
from .state import Game, March

PARIS = 10.0  # cards: the fall of Paris
CAUGHT, CHASED = 0.7, 0.5  # of a stronger enemy's blow: he may intercept, or attack in his turn


def plan(
    game: Game, ground: Ground, march: March, french: Camp, coalition: Camp, weight: float
) -> float:
    """[movement.allowance.base] What the best way on brings the French, in cards.

    Towards the end cards weigh less, and Paris more.
    """
    own, enemy = (french, coalition) if march.side is FRENCH else (coalition, french)
    if march.area in enemy.armies:  # [movement.enemy-stop]
        return 0.0
    prospect = Prospect(game, ground, march, own, enemy, PARIS / weight)
    here = prospect.here
    ways = [area for area in destinations(game, march, enemy) if prospect.is_inviting(area)]
    best = max([here, *[prospect.at(area) for area in ways]])
    return best - here if march.side is FRENCH else here - best


class Prospect:
    """What it is worth to a side to have the army that marches here or there."""

    def __init__(
        self, game: Game, ground: Ground, march: March, own: Camp, enemy: Camp, paris: float
    ) -> None:
        self.game, self.ground, self.enemy = game, ground, enemy
        self.band = army_of(game, march.corps)
        rest = dict(own.armies)
        stay = [corps for corps in game.at(march.area, march.side) if corps not in march.corps]
        if stay:
            rest[march.area] = army_of(game, stay)
        else:
            rest.pop(march.area, None)
        self.rest = own.with_armies(rest)
        self.winter, self.area = int(game.is_winter), march.area
        self.hosts = inside(ground, self.rest), inside(ground, enemy)
        self.goals = [
            (country, capital, worth, self.hope(country, capital, self.rest))
            for country, capital, worth in prizes(game, ground, enemy, paris)
        ]
        self.cares = {
            country: (capital, worth)
            for country, capital, worth in prizes(game, ground, own, paris)
        }
        self.fears: dict[str, float] = {}
        self.here = self.standing(march.area, enemy)

    def is_inviting(self, area: str) -> bool:
        """Is there anything to take, to guard or to join, or is it a way to an enemy capital?"""
        if area in self.game.status or area in self.enemy.armies or area in self.rest.armies:
            return True
        distance, here = self.ground.distance, self.area
        if self.ground.country[area] in self.cares:
            return True
        return any(distance[goal][area] < distance[goal][here] for _, goal, *_ in self.goals)

    def hope(self, country: str, capital: str, own: Camp) -> float:
        """[surrender.major.capital] Of taking a capital with those who do not march."""
        hosts = self.hosts[0].get(country, 0), self.hosts[1].get(country, 0)
        return fall(self.ground, capital, own, self.enemy, hosts, self.winter)

    def fear(self, country: str, capital: str, own: Camp, more: int = 0) -> float:
        """Of losing one's own."""
        hosts = self.hosts[1].get(country, 0), self.hosts[0].get(country, 0) + more
        return fall(self.ground, capital, self.enemy, own, hosts, self.winter)

    def at(self, area: str) -> float:
        """What the army is worth there, in cards, to its own side."""
        foe = self.enemy.armies.get(area)
        if foe is None:
            return self.standing(area, self.enemy)
        theirs = self.enemy.with_armies({a: x for a, x in self.enemy.armies.items() if a != area})
        gone = self.standing(area, theirs)
        wins = self.ground.odds(self.band.power, foe.power + foe.home).wins
        fought = battle(self.ground, self.band.power, self.band, foe.power + foe.home, foe)
        fought += wins * gone + (1 - wins) * self.here
        return min(fought, SLIP + gone) if foe.speed >= self.band.speed else fought

    def standing(self, area: str, enemy: Camp) -> float:
        """What it takes and guards there, and what threatens it."""
        ground, game, rest = self.ground, self.game, self.rest
        army = self.band.joined(rest.armies[area]) if area in rest.armies else self.band
        sign = 1 if rest.side is FRENCH else -1
        worth = 0.0
        status = game.status.get(area)
        if status is not None and CONTROLLER[status] is not None:
            there = rest.with_armies({area: army})
            pair = (there, enemy) if sign > 0 else (enemy, there)
            worth += sign * taken(ground, area, status, *pair, is_open=False)
        for country, capital, prize, hope in self.goals:
            worth += prize * max(hope, self.reach(area, army, country, capital, enemy))
        country = ground.country[area]
        if country in self.cares:
            capital, prize = self.cares[country]
            if country not in self.fears:
                self.fears[country] = self.fear(country, capital, rest)
            own = rest.with_armies({**rest.armies, area: army})
            fear = self.fear(country, capital, own, self.band.count)
            worth += prize * (self.fears[country] - fear)
        if army.count > 2:
            frost = ground.frost[army.count][shelter(game, area, rest)]
            worth -= GONE * winter_weight(game) * frost * value(army)
        return worth - self.danger(area, army, enemy)

    def reach(self, area: str, army: Army, country: str, capital: str, enemy: Camp) -> float:
        """The hope of taking a capital from there."""
        ground = self.ground
        far = ground.distance[capital][area]
        if far >= FAR:
            return 0.0
        more = self.band.count if ground.country[area] == country else 0
        hosts = self.hosts[0].get(country, 0) + more, self.hosts[1].get(country, 0)
        if far == 0:
            return kept(ground, capital, army, self.rest, enemy, hosts, self.winter)
        garrison = enemy.armies.get(capital)
        drag = self.winter + (garrison is not None)
        hope = coming(far, army.speed - drag, self.rest.turns)
        hope *= approach(ground, army, area, capital, garrison, hosts)
        return hope * REPLY if enemy.turns else hope

    def danger(self, area: str, army: Army, enemy: Camp) -> float:
        """What the enemy may do to it there: intercept at once, or attack in his next turn."""
        worst, ground = 0.0, self.ground
        far, band, winter = ground.distance[area], self.band, self.winter
        if not enemy.turns:
            return worst
        for there, foe in enemy.armies.items():
            if foe.power <= army.power or not 0 < far[there] < foe.speed - winter:
                continue
            if far[there] == 1 and foe.speed >= band.speed:  # [interception.range]
                risk = CAUGHT * battle(ground, foe.power, foe, army.power, army)
            else:
                risk = CHASED * attack(ground, foe, army, far[there])
            worst = max(worst, risk)
        return worst


def prizes(game: Game, ground: Ground, camp: Camp, paris: float) -> list[tuple[str, str, float]]:
    """[surrender.france] The capitals of a camp, and what each is worth to its enemy."""
    found = [(FRANCE, ground.paris, paris)] if camp.side is FRENCH else []
    for country, capital in ground.capital.items():
        status = game.status[country]
        if CONTROLLER[status] is camp.side and status != "ic":
            found.append((country, capital, abs(stake(ground, country, status))))
    return found


def destinations(game: Game, march: March, enemy: Camp) -> list[str]:
    """[movement.land-adjacent] Where the march may end; nobody passes through enemies."""
    if march.by_sea:
        coast = [area for area in game.printed.coast if area not in enemy.armies]
        return [area for area in coast if not is_closed_neutral(game, area)] or [march.area]
    steps = allowance(game, march, attack=False) - march.entered
    strike = allowance(game, march, attack=True) - march.entered
    reached, ring = {march.area: 0}, [march.area]
    for step in range(1, steps + 1):
        further = []
        for here in ring:
            for there in game.neighbours(here):
                if there in reached:
                    continue
                if there in enemy.armies:
                    if step <= strike:
                        reached[there] = step
                elif not is_closed_neutral(game, there):
                    reached[there] = step
                    further.append(there)
        ring = further
    return list(reached)
