"""How near the forces of both sides are to what they want, with the time that they have left."""

from math import exp

from .affairs import March
from .expectations import distances
from .prospects import FULL, Field
from .sides import COALITION, EMPIRE, Side
from .state import Game

SIDES = (EMPIRE, COALITION)
PACE = (0.4, 1.2)  # zones that who attacks thinks near: with no action left, and for each
STRIDE = (0.6, 0.7)  # and who guards
CREDIT, FORCED = 0.6, 0.25  # of the points of a march, and of a forced one: so much nearer it is
UNDER_WAY = 0.5  # of an action: what is left of it while somebody may still move
TOGETHER = 0.5  # of what is near: it counts only if it stands in one zone
DOGGED = 5.0  # what the square of an army counts for, before those of its hunters
WATCH = 1.2  # what guards count for, before who would drive them out


def are_rounds_over(game: Game) -> bool:
    """[sequence.rounds] Is there no action left in this year?"""
    return game.round > game.printed.tables.rounds.number + game.is_winter_campaign


def rounds_left(game: Game, side: Side) -> int:
    """[sequence.round.order] The rounds in which a side is still to act, after its own action."""
    rounds = game.printed.tables.rounds.number + game.is_winter_campaign
    is_due = side is COALITION and game.active is EMPIRE
    return max(rounds - game.round + is_due, 0)


def time_left(game: Game, side: Side) -> float:
    """[sequence.round.order] The actions that a side has before it, and what is left of this one.

    It does not change when the one has ended and the other has not begun.
    """
    left, march, campaign = float(rounds_left(game, side)), game.march, game.campaign
    if game.active is not side or are_rounds_over(game):
        return left
    if not has_begun(game, side):
        return left + 1.0
    is_under_way = game.points or (march and march.points) or (campaign and campaign.left)
    return left + UNDER_WAY if is_under_way else left


def has_begun(game: Game, side: Side) -> bool:
    """[sequence.round.order] Is the action of this side under way, or spent in talks?"""
    if game.points or game.march or game.campaign or game.voyage:
        return True
    return game.negotiated.get(side) == game.round


def credit_of(march: March) -> float:
    """So much nearer a force on the march is to where it may go; forced points are a last hope."""
    forced = min(march.asked, march.points)
    return CREDIT * (march.points - forced) + FORCED * forced


class Reach:
    """How far each side looks, with the rounds that it has left."""

    __slots__ = ("_attack", "_credit", "_field", "_game", "_guard", "_march", "left")

    def __init__(self, game: Game, field: Field) -> None:
        march = game.march
        self.left = {side: time_left(game, side) for side in SIDES}
        self._game, self._field = game, field
        self._attack = {side: fading(PACE, left) for side, left in self.left.items()}
        self._guard = {side: fading(STRIDE, left) for side, left in self.left.items()}
        self._march = march if march is not None and not march.is_over else None
        self._credit = credit_of(self._march) if self._march is not None else 0.0

    def chance(self, zone: str, side: Side) -> float:
        """The chance of a side to take a zone: by the squares of who comes and who guards it."""
        able, nearest = self._loom(zone, side, self._attack[side])
        guard = WATCH * self._loom(zone, side.enemy, self._guard[side.enemy])[0]
        return nearest * able * able / (able * able + guard * guard + 1.0)

    def hunt(self, zone: str, side: Side) -> float:
        """The chance of a side to beat an army out of order: little without a great superiority."""
        able, nearest = self._loom(zone, side, self._attack[side])
        guard = self._loom(zone, side.enemy, self._guard[side.enemy])[0]
        return nearest * able * able / (able * able + DOGGED * guard * guard + 1.0)

    def _loom(self, zone: str, side: Side, fade: float) -> tuple[float, float]:
        """The strength of a side around a zone, less of it from afar, and its nearest force."""
        far = distances(self._game.printed, zone)
        forces = self._field.empire if side is EMPIRE else self._field.coalition
        total = nearest = most = 0.0
        for at, able in forces.items():
            away = far.get(at)
            if away is None:
                continue
            near = able * fade**away
            total += near
            if near > most:
                most = near
            if near > nearest * (able + FULL):
                nearest = near / (able + FULL)
        march = self._march
        force = self._game.forces.get(march.head) if march is not None else None
        if march is not None and march.side is side and force is not None and force.zone in far:
            away, able = far[force.zone], self._field.marching
            near = able * fade ** max(away - self._credit, min(away, 1.0))
            total += near - able * fade**away
            most, nearest = max(most, near), max(nearest, near / (able + FULL))
        return TOGETHER * most + (1 - TOGETHER) * total, nearest


def fading(pace: tuple[float, float], left: float) -> float:
    """What a zone of distance leaves of a force, to who has so many rounds left."""
    return exp(-1 / (pace[0] + pace[1] * left))
