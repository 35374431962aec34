"""What an army on the march may make of it: for `judgement`, which looks at no other move."""

from math import exp

from .camps import MASS, RATING, Army, Camp, Front, army_of
from .control import is_closed_neutral
from .expectations import Ground
from .march import allowance
from .prospects import (
    CLOSE,
    CROWN,
    FAINT,
    GONE,
    REPLY,
    SLIP,
    SOON,
    SWAY,
    THRONES,
    approach,
    attack,
    battle,
    coming,
    fall,
    kept,
    shelter,
    stake,
    taken,
    value,
    winter_weight,
)
from .sides import CONTROLLER, FRANCE, FRENCH
from .state import Game, March

PARIS = 0.8  # how much of the risk for Paris comes true
LEAST = 0.15  # of a risk to lose the war by and by, with which that is compared
CAUGHT, CHASED = 0.7, 0.5  # of a stronger enemy's blow: he may intercept, or attack in his turn
TOIL = 1.5 * RATING  # cards: a fresh corps that a hard march exhausts
STRAY = 0.6  # of a corps: one that is lost on the way, and will come back
STEP = 0.01  # cards: who gains nothing by a longer way takes the shorter


def plan(
    game: Game,
    ground: Ground,
    march: March,
    french: Camp,
    coalition: Camp,
    risk: float,
    urge: float,
) -> float:
    """[movement.allowance.base] What the best way on brings the French, in cards.

    The less they risk by and by, the more Paris weighs.
    """
    own, enemy = (french, coalition) if march.side is FRENCH else (coalition, french)
    if march.area in enemy.armies:  # [movement.enemy-stop]
        return 0.0
    prospect = Prospect(game, ground, march, own, enemy, risk, urge)
    best = prospect.here - prospect.toll(march.area, 0, march.rough)
    for area, (steps, rough) in destinations(game, march, enemy).items():
        if steps and prospect.is_inviting(area):
            best = max(best, prospect.at(area) - prospect.toll(area, steps, rough))
    gain = best - prospect.here
    return gain if march.side is FRENCH else -gain


class Prospect:
    """What it is worth to a side to have the army that marches here or there."""

    def __init__(
        self,
        game: Game,
        ground: Ground,
        march: March,
        own: Camp,
        enemy: Camp,
        risk: float,
        urge: float,
    ) -> None:
        self.game, self.ground, self.march, self.enemy = game, ground, march, enemy
        self.band = army_of(ground, game.exhausted, march.corps)
        self.fresh = len([corps for corps in march.corps if corps not in game.exhausted])
        rest = dict(own.armies)
        area = march.area
        stay = [corps for corps in game.at(area, march.side) if corps not in march.corps]
        if stay:
            rest[area] = army_of(ground, game.exhausted, stay, area)
        else:
            rest.pop(area, None)
        self.rest, front = own.with_armies(rest), Front(ground, rest)
        self.winter, self.area = game.is_winter, area
        self.hosts = front.hosts, enemy.front.hosts
        paris = PARIS / (SWAY * max(LEAST, risk))
        self.goals = [
            (country, capital, worth, self.hope(country, capital, self.rest))
            for country, capital, worth in prizes(game, ground, enemy, paris)
        ]
        self.cares = {
            country: (capital, worth)
            for country, capital, worth in prizes(game, ground, own, paris)
        }
        self.fears: dict[str, float] = {}
        self.weights = front.weights, enemy.front.weights
        friends = len([1 for status in game.status.values() if CONTROLLER[status] is FRENCH])
        self.crown = CROWN / THRONES * exp(-friends / THRONES) / SWAY
        siege = urge / SWAY
        self.stakes = [
            (ground.index[country], siege if country is FRANCE else CLOSE * worth)
            for country, worth in [(goal[0], goal[2]) for goal in self.goals]
            + [(country, care[1]) for country, care in self.cares.items()]
        ]
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
        gone = self.standing(area, self.without(area))
        if foe.speed >= self.band.speed:  # [evasion.allowed]
            return min(self.fight(foe, gone), SLIP + gone)
        friend = self.friend(area)
        fought = self.fight(foe, gone)
        if friend is None:
            return fought
        return (1 - CAUGHT) * fought + CAUGHT * min(fought, self.fight(foe.joined(friend), gone))

    def without(self, area: str) -> Camp:
        """The enemy, when those who stand there are gone."""
        others = {there: army for there, army in self.enemy.armies.items() if there != area}
        return self.enemy.with_armies(others)

    def fight(self, foe: Army, gone: float) -> float:
        """What it is worth to attack that army: the battle, and where one stands after it."""
        wins = self.ground.odds(self.band.power, foe.power + foe.home).wins
        gain = battle(self.ground, self.band.power, self.band, foe.power + foe.home, foe)
        return gain + wins * gone + (1 - wins) * self.here

    def friend(self, area: str) -> Army | None:
        """[interception.range] The strongest army that can come to the help of those there."""
        far, speed = self.ground.distance[area], self.band.speed
        if not self.enemy.turns:
            return None
        armies = self.enemy.armies.items()
        near = [army for there, army in armies if far[there] == 1 and army.speed >= speed]
        return max(near, key=lambda army: army.power, default=None)

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
            hope, after = taken(area, status, *pair, is_open=False)
            change = ground.worth[area, after] - ground.worth[area, status]
            if CONTROLLER[status] is FRENCH:
                change -= self.crown
            worth += sign * hope * change
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
            frost = ground.frost[army.count][shelter(ground, game.status, area, rest)]
            worth -= GONE * winter_weight(game) * frost * value(army)
        return worth + self.bearing(area, army) - self.danger(area, army, enemy)

    def bearing(self, area: str, army: Army) -> float:
        """Of the weight that bears on the capitals of either side, the share that is its own."""
        (ours, theirs), near, worth = self.weights, self.ground.near[area], 0.0
        joined = self.rest.armies.get(area)
        mass = MASS[army.power] - (MASS[joined.power] if joined else 0.0)
        for index, prize in self.stakes:
            own = ours[index] + mass * near[index]
            worth += prize * own / (own + theirs[index] + FAINT)
        return worth

    def toll(self, area: str, steps: int, rough: bool) -> float:
        """[march-attrition.once] What the way costs: corps left behind, others tired."""
        game, march, band = self.game, self.march, self.band
        table, entered = game.printed.tables.march, march.entered + steps
        limit = table.long_and_battle if area in self.enemy.armies else table.long
        is_hard = march.forced or rough or entered >= limit
        if not is_hard or march.by_sea or band.count < table.smallest_army:
            return STEP * steps
        lost = self.ground.frost[band.count][0] * value(band) * (GONE if self.winter else STRAY)
        return STEP * steps + lost + TOIL * self.fresh

    def reach(self, area: str, army: Army, country: str, capital: str, enemy: Camp) -> float:
        """The hope of taking a capital from there."""
        ground = self.ground
        far = ground.distance[capital][area]
        if far > SOON:
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
        worst, ground, found = 0.0, self.ground, enemy.armies
        if not enemy.turns:
            return worst
        far, winter = ground.distance[area], self.winter
        near = ground.within[3 - winter][area]
        if near.isdisjoint(found):
            return worst
        for there in near & found.keys():
            foe = found[there]
            if foe.power <= army.power or far[there] >= foe.speed - winter:
                continue
            if far[there] == 1 and foe.speed >= self.band.speed:  # [interception.range]
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


def destinations(game: Game, march: March, enemy: Camp) -> dict[str, tuple[int, bool]]:
    """[movement.land-adjacent] Where the march may end, in how many steps, and over what ground.

    Nobody passes through enemies.
    """
    here, rough = march.area, game.printed.rough
    if march.by_sea:
        coast = [area for area in game.printed.coast if area not in enemy.armies]
        return {area: (1, False) for area in coast if not is_closed_neutral(game, area)}
    steps = allowance(game, march, attack=False) - march.entered
    strike = allowance(game, march, attack=True) - march.entered
    reached, ring, winter = {here: (0, march.rough)}, [here], game.is_winter
    for step in range(1, steps + 1):
        further = []
        for here in ring:
            was_rough = reached[here][1]
            for there in game.neighbours(here):
                if there in reached:
                    continue
                way = step, was_rough or winter or there in rough
                if there in enemy.armies:
                    if step <= strike:
                        reached[there] = way
                elif not is_closed_neutral(game, there):
                    reached[there] = way
                    further.append(there)
        ring = further
    return reached
