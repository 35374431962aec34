"""[forced-march.points] Forced marches, and the second point of a corps without general."""

from estafette.engine import Refusal, refuse

from .actions import Hasten
from .affairs import March
from .pace import marching_heads
from .powers import controller
from .printed import LONE_CORPS
from .state import Game

EXTRA = 1  # [activation.cost.lone-corps-extra]


def lengths(game: Game, march: March) -> tuple[Hasten, ...]:
    """[forced-march.announce] What could be announced: nothing once the force has begun."""
    if march.spent or march.crossed or march.asked or march.is_barred:
        return ()
    most = game.printed.tables.limits.forced_march
    return tuple([Hasten(points) for points in range(1, most + 1)])


def cannot_hasten(game: Game, choice: Hasten) -> Refusal | None:
    """[forced-march.announce] Why there is no such forced march now; None if there may be.

    [demoralised.cannot] [activation.cost.lone-corps-extra]
    """
    march = game.march
    assert march is not None
    most = game.printed.tables.limits.forced_march
    if not 1 <= choice.points <= most:
        return refuse("forced-march.points", "forced-march.too-long", limit=most)
    if march.is_barred:
        return refuse("card.f.colonne-de-marche", "forced-march.barred", force=march.head)
    if march.spent or march.crossed or march.asked:
        return refuse("forced-march.announce", "forced-march.too-late", force=march.head)
    if any(game.forces[head].is_demoralised for head in marching_heads(march)):
        return refuse("demoralised.cannot", "forced-march.demoralised", force=march.head)
    return cannot_pay_again(game, march, "activation.cost.lone-corps-extra")


def hasten(game: Game, march: March, points: int) -> None:
    """[forced-march.points] So many points more; the test is owed, used or not."""
    pay_again(game, march)
    march.asked = points
    march.points += points
    game.tell("forced-march.announced", force=march.head, extra=points, points=march.points)


def cannot_pay_again(game: Game, march: March, clause: str) -> Refusal | None:
    """[activation.cost.lone-corps-extra] Has a corps without general no second point to spend?"""
    if owes_nothing(game, march) or game.points >= EXTRA:
        return None
    return refuse(clause, "march.second-point", force=march.head)


def owes_nothing(game: Game, march: March) -> bool:
    """[activation.cost.lone-corps-extra] A general leads it, a card sends it, or it has paid."""
    return bool(march.is_paid or march.grant or game.forces[march.head].general)


def pay_again(game: Game, march: March) -> None:
    """[activation.cost.lone-corps-extra] The second point is paid, once."""
    if not owes_nothing(game, march):
        game.points -= EXTRA
        march.is_paid = True
        game.tell("activation.second-point", force=march.head)


def is_dear(game: Game, march: March, zone: str) -> bool:
    """[option.lone-corps-uncontrolled] With the option, a zone of others costs a point more."""
    return game.plays_with(LONE_CORPS) and controller(game, zone) is not march.side
