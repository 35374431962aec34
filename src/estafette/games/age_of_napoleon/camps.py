"""The two camps as `judgement` sees them: armies, their strength and speed, the turns left."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from .activation import begin_turn
from .expectations import RANK, Ground, ground_of
from .printed import Printed
from .sequence import SEQUENCE
from .sides import COALITION, FRENCH, Side
from .standing import READINGS, Standing
from .state import Game

MASS = tuple([(power / 10) ** 1.3 for power in range(100)])  # an army weighs more than its parts
CORPS, RATING = 0.3, 0.16  # cards: a corps on the map, and each point of its battle rating

# [campaign.rounds.alternate] From this place on somebody has had his turn in the round.
TURNS = min(
    [
        place
        for place, line in enumerate(SEQUENCE.lines)
        if line.step and line.step.procedure is begin_turn
    ]
)


class Army:
    """[def.army] The corps of a side in an area: what they can throw into a battle, and how far.

    `home` is what those add who fight in their own country.
    """

    __slots__ = ("count", "home", "power", "rank", "ratings", "senior", "speed")

    def __init__(self, rank: int, ratings: list[int], home: int) -> None:
        """[battle.commit.max] Its power is that of the best corps that its general can command."""
        self.rank, self.ratings, self.home = rank, ratings, home
        self.senior, self.speed = divmod(rank, RANK)
        self.count, self.power = len(ratings), sum(ratings)
        if self.count > self.senior:
            self.power -= sum(sorted(ratings)[: -self.senior])

    def joined(self, other: "Army") -> "Army":
        """Two armies in one area."""
        rank, ratings = max(self.rank, other.rank), self.ratings + other.ratings
        return Army(rank, ratings, self.home + other.home)


class Front:
    """The armies of a side, by area; how many corps stand in each country; how heavily all bear on
    each capital, Paris first; and what the corps are worth, in cards."""

    __slots__ = ("armies", "hosts", "weights", "worth")

    def __init__(self, ground: Ground, armies: dict[str, Army]) -> None:
        self.armies = armies
        self.hosts: dict[str, int] = {}
        for area, army in armies.items():
            country = ground.country[area]
            self.hosts[country] = self.hosts.get(country, 0) + army.count
        masses = [MASS[army.power] for army in armies.values()]
        shares = zip(*[ground.near[area] for area in armies], strict=True)
        self.weights = [sum(map(mul, masses, share)) for share in shares] or ground.nothing
        points = sum([sum(army.ratings) for army in armies.values()])
        self.worth = CORPS * sum(self.hosts.values()) + RATING * points


class Camp:
    """A side with its front, its turns to come this year, and whether the next turn is its.

    `turns` are those that it can pay for.
    """

    __slots__ = ("armies", "front", "is_next", "side", "to_come", "turns")

    def __init__(self, side: Side, front: Front, to_come: int, turns: int, is_next: bool) -> None:
        self.side, self.front, self.armies = side, front, front.armies
        self.to_come, self.turns, self.is_next = to_come, turns, is_next


def camps(game: Game) -> tuple[Camp, Camp]:
    """[def.fr-fa] The French and the Coalition."""
    active, more = game.active, len(game.printed.tables.rounds.months) - game.round
    if game.place < TURNS:  # the round, or the campaign, is to come
        is_his = is_other = True
        coming = game.first
    else:
        is_his = game.march is None and not game.is_done and game.armies_left > 0
        is_other = active is game.first
        coming = active if is_his else active.enemy
    both = fronts(game.standing, game.exhausted, game.printed)
    found = []
    for side, front in zip((FRENCH, COALITION), both, strict=True):
        to_come = max(0, more + (is_his if side is active else is_other))
        means = len(game.hands[side]) + (side not in game.spent)  # [campaign.activation.cost]
        found.append(Camp(side, front, to_come, min(to_come, means), side is coming))
    return found[0], found[1]


@lru_cache(READINGS)
def fronts(standing: Standing, exhausted: frozenset[str], printed: Printed) -> tuple[Front, Front]:
    """[def.army] Both fronts, as the corps stand now."""
    ground = ground_of(printed)
    french, coalition = (
        {area: army_of(ground, exhausted, corps, area) for area, corps in armies.items()}
        for armies in (standing.armies[FRENCH], standing.armies[COALITION])
    )
    return Front(ground, french), Front(ground, coalition)


def army_of(
    ground: Ground, exhausted: frozenset[str], corps: Sequence[str], area: str = ""
) -> Army:
    """Some corps as one army; in an area, some may be at home."""
    rank, ratings, at_home, roll = 0, [], 0, ground.roll
    for each in corps:
        its_rank, fresh, tired, home = roll[each]
        ratings.append(tired if each in exhausted else fresh)
        at_home += area in home
        if its_rank > rank:
            rank = its_rank
    return Army(rank, ratings, at_home)
