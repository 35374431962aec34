"""What an army that is under way may make of it: for `judgement`, which looks at no other move."""

from .afterwards import CAUGHT, Hope, moved
from .camps import RATING, Army, Camp, army_of
from .control import is_closed_neutral
from .expectations import Ground
from .march import allowance
from .prospects import GONE, SLIP, battle, value
from .sides import FRENCH
from .state import Game, Interception, March

TOIL = 1.5 * RATING  # cards: a fresh corps that a hard march exhausts
STRAY = 0.6  # of a corps: one that is lost on the way, and will come back
STEP = 0.01  # cards: who gains nothing by a longer way takes the shorter


def best_march(
    game: Game, ground: Ground, march: March, camps: tuple[Camp, Camp], hope: Hope
) -> float:
    """[movement.allowance.base] The hope of the French after the best way on."""
    way = Way(game, ground, march, camps, hope)
    best = way.standing(march.area, -way.toll(march.area, 0, march.rough))
    better = max if march.side is FRENCH else min
    for area, (steps, rough) in destinations(game, march, way.enemy).items():
        if steps and way.is_inviting(area):
            best = better(best, way.at(area, -way.toll(area, steps, rough)))
    return best


def after_interception(
    game: Game, ground: Ground, going: Interception, camps: tuple[Camp, Camp], hope: Hope
) -> float:
    """[interception.allowed] The hope of the French after the battle that it will bring about."""
    way = Way(game, ground, going, camps, hope)
    return (
        way.fight(going.area, 0.0) if going.area in way.enemy.armies else way.standing(going.area)
    )


class Way:
    """The armies of both camps, wherever those go who are under way."""

    def __init__(
        self,
        game: Game,
        ground: Ground,
        moving: March | Interception,
        camps: tuple[Camp, Camp],
        hope: Hope,
    ) -> None:
        self.game, self.ground, self.moving, self.hope = game, ground, moving, hope
        own, self.enemy = camps if moving.side is FRENCH else camps[::-1]
        self.sign = 1 if moving.side is FRENCH else -1
        self.winter = game.is_winter
        self.area = moving.area if isinstance(moving, March) else moving.start
        self.band = army_of(ground, game.exhausted, moving.corps)
        self.fresh = len([corps for corps in moving.corps if corps not in game.exhausted])
        self.rest = dict(own.armies)
        stay = [each for each in game.at(self.area, moving.side) if each not in moving.corps]
        if stay:
            self.rest[self.area] = army_of(ground, game.exhausted, stay, self.area)
        else:
            self.rest.pop(self.area, None)
        self.own = own

    def is_inviting(self, area: str) -> bool:
        """Is there anything to take, to guard or to join, or is it a way to a capital?"""
        if area in self.game.status or area in self.enemy.armies or area in self.rest:
            return True
        ground, here = self.ground, self.ground.near[self.area]
        return any(map(float.__gt__, ground.near[area], here))

    def standing(self, area: str, gain: float = 0.0, *, alone: bool = False) -> float:
        """The hope of the French with the band there; `alone` if the enemy there is driven off."""
        game, own, enemy = self.game, self.own, self.enemy
        view, danger = moved(
            game.standing,
            game.exhausted,
            game.printed,
            (own.side, own.turns, enemy.turns, own.is_next, self.winter),
            self.area,
            tuple(self.moving.corps),
            area,
            alone,
        )
        return self.hope(view, self.sign * (gain - (area != self.area) * danger))

    def at(self, area: str, gain: float) -> float:
        """The hope of the French when the march ends there."""
        foe = self.enemy.armies.get(area)
        if foe is None:
            return self.standing(area, gain)
        worse = min if self.sign > 0 else max
        fought = self.fight(area, gain)
        if foe.speed >= self.band.speed:  # [evasion.allowed]
            return worse(fought, self.standing(area, gain + SLIP, alone=True))
        friend = self.friend(area)
        if friend is None:
            return fought
        helped = self.fight(area, gain, friend)
        return (1 - CAUGHT) * fought + CAUGHT * worse(fought, helped)

    def fight(self, area: str, gain: float, friend: Army | None = None) -> float:
        """[table.battle] The battle, and where one stands after it."""
        foe, band, ground = self.enemy.armies[area], self.band, self.ground
        if area in self.rest:
            band = band.joined(self.rest[area])
        if friend is not None:
            foe = foe.joined(friend)
        theirs = foe.power + foe.home
        gain += battle(ground, band.power, band, theirs, foe)
        wins = ground.odds(band.power, theirs).wins
        won = self.standing(area, gain, alone=True)
        return wins * won + (1 - wins) * self.standing(self.area, gain)

    def friend(self, area: str) -> Army | None:
        """[interception.range] The strongest army that can come to the help of those there."""
        far, speed = self.ground.distance[area], self.band.speed
        if not self.enemy.turns:
            return None
        armies = self.enemy.armies.items()
        near = [army for there, army in armies if far[there] == 1 and army.speed >= speed]
        return max(near, key=lambda army: army.power, default=None)

    def toll(self, area: str, steps: int, rough: bool) -> float:
        """[march-attrition.once] What the way costs: corps left behind, others tired."""
        game, march, band = self.game, self.moving, self.band
        assert isinstance(march, March)
        table, entered = game.printed.tables.march, march.entered + steps
        limit = table.long_and_battle if area in self.enemy.armies else table.long
        is_hard = march.forced or rough or entered >= limit
        if not is_hard or march.by_sea or band.count < table.smallest_army:
            return STEP * steps
        lost = self.ground.frost[band.count][0] * value(band) * (GONE if self.winter else STRAY)
        return STEP * steps + lost + TOIL * self.fresh


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
