"""The two camps as `judgement` sees them: armies, their strength and speed, the turns left."""

from .expectations import Ground
from .sides import COALITION, FRENCH, Side, Status
from .state import Game

FRENCH_STATES = (Status.ALLY, Status.DOMINION)


class Army:
    """[def.army] The corps of a side in an area: what they can throw into a battle, and how far.

    `home` is what those add who fight in their own country.
    """

    __slots__ = ("count", "home", "power", "ratings", "senior", "speed")

    def __init__(self) -> None:
        self.ratings: list[int] = []
        self.senior = self.speed = self.home = self.power = self.count = 0

    def close_ranks(self) -> None:
        """[battle.commit.max] The best corps that its general can command."""
        ratings, self.count = self.ratings, len(self.ratings)
        if self.count > self.senior:
            ratings = sorted(ratings)[-self.senior :]
        self.power = sum(ratings)

    def joined(self, other: "Army") -> "Army":
        """Two armies in one area."""
        army = Army()
        army.ratings = self.ratings + other.ratings
        first = max(self, other, key=lambda each: (each.senior, each.speed))
        army.senior, army.speed = first.senior, first.speed
        army.home = self.home + other.home
        army.close_ranks()
        return army


class Camp:
    """A side: its armies by area, its turns to come this year, and whether the next is its.

    `turns` are those that it can pay for.
    """

    __slots__ = ("armies", "is_next", "side", "to_come", "turns")

    def __init__(
        self, side: Side, armies: dict[str, Army], to_come: int, means: int, is_next: bool
    ) -> None:
        self.side = side
        self.armies = armies
        self.to_come = to_come
        self.turns = min(to_come, means)
        self.is_next = is_next

    def with_armies(self, armies: dict[str, Army]) -> "Camp":
        return Camp(self.side, armies, self.to_come, self.turns, self.is_next)


def camps(game: Game, ground: Ground) -> tuple[Camp, Camp]:
    """[def.fr-fa] The French and the Coalition."""
    french, coalition = armies(game, ground)
    is_pending = {side: turn_is_pending(game, side) for side in Side}
    active = game.active
    coming = active if is_pending[active] else active.enemy
    camp = []
    for side, standing in ((FRENCH, french), (COALITION, coalition)):
        to_come = max(0, ground.rounds - game.round + is_pending[side])
        means = len(game.hands[side]) + (side not in game.spent)  # [campaign.activation.cost]
        camp.append(Camp(side, standing, to_come, means, side is coming))
    return camp[0], camp[1]


def turn_is_pending(game: Game, side: Side) -> bool:
    """[campaign.rounds.alternate] Is a turn of this side to come in the round?"""
    if side is not game.active:
        return side is not game.first
    return game.march is None and not game.is_done and game.armies_left > 0


def armies(game: Game, ground: Ground) -> tuple[dict[str, Army], dict[str, Army]]:
    """[def.army] The armies of both sides, by area."""
    printed, exhausted, home = game.printed, game.exhausted, ground.home
    corps, fixed, followed = printed.corps, printed.side_of, printed.followed
    french, coalition = dict[str, Army](), dict[str, Army]()
    leagued = {country for country, status in game.status.items() if status in FRENCH_STATES}
    for id_, area in game.where.items():
        standing = french if fixed[id_] is FRENCH or followed[id_] in leagued else coalition
        each, army = corps[id_], standing.get(area)
        if army is None:
            army = standing[area] = Army()
        enlist(army, each.seniority, each.movement)
        army.ratings.append(each.exhausted if id_ in exhausted else each.fresh)
        army.home += area in home[id_]
    for standing in (french, coalition):
        for army in standing.values():
            army.close_ranks()
    return french, coalition


def army_of(game: Game, corps: list[str]) -> Army:
    """Some corps as one army."""
    army, printed = Army(), game.printed.corps
    for id_ in corps:
        enlist(army, printed[id_].seniority, printed[id_].movement)
        army.ratings.append(game.battle_rating(id_))
    army.close_ranks()
    return army


def enlist(army: Army, seniority: int, movement: int) -> None:
    """[def.army] The most senior corps leads; of equals the fastest."""
    if seniority > army.senior or (seniority == army.senior and movement > army.speed):
        army.senior, army.speed = seniority, movement
