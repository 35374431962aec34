"""[card.f.schulmeister] Schulmeister: the enemy is led astray, and the Empire marches."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .. import campaign, siege
from ..actions import Go, Take
from ..affairs import March
from ..events import Moment, card
from ..fate import change
from ..fortress import cannot_leave, is_enemy_fortress
from ..organisation import consolidate
from ..pace import basic_factor
from ..passage import cannot_find_room, cannot_halt, faces_enemy, is_closed, price_of
from ..powers import field_heads, side_of_force
from ..sides import Side
from ..state import Game
from ..terrain import cannot_cross
from .occasion import the_march


def nobody_to_lead_astray(game: Game, side: Side) -> Refusal | None:
    """[card.f.schulmeister.proposal] An enemy force stands outside the walls."""
    if dupes(game, side.enemy):
        return None
    return refuse("card.f.schulmeister.proposal", "card.nobody-astray")


def dupes(game: Game, side: Side) -> list[str]:
    """[card.f.schulmeister.proposal] The forces of a side that are not besieged."""
    return [
        head
        for head, force in game.forces.items()
        if side_of_force(game, force) is side and not force.is_sheltered
    ]


@card("4F", at=Moment.ROUND, unless=nobody_to_lead_astray)
def schulmeister(game: Game, side: Side) -> Procedure[None]:
    """[card.f.schulmeister] An enemy force is led astray, then one of the Empire's marches."""
    choice = yield ask(
        side,
        "card.whom-astray",
        rule="card.f.schulmeister.proposal",
        offers=[Take(head) for head in dupes(game, side.enemy)],
    )
    assert isinstance(choice, Take)
    yield from lead_astray(game, side, choice.piece)
    campaign.begin(game, side, "4F", 1)


def lead_astray(game: Game, side: Side, head: str) -> Procedure[None]:
    """[card.f.schulmeister.proposal] Up to its factor, weather included, and without a battle.

    Nobody intercepts it, nothing is tested, and it may still be activated in this round.
    """
    march = game.march = March(side.enemy, head, game.forces[head].zone)
    march.allowance = march.points = basic_factor(game, march)
    while True:
        zone = game.forces[march.head].zone
        choice = yield ask(
            side,
            "card.where-astray",
            rule="card.f.schulmeister.proposal",
            offers=[Go(near) for near in game.printed.ground.neighbours(zone)],
            unless=partial(cannot_lead, game),
            kind=Go,
            or_else=Pass() if cannot_halt(game, Pass()) is None else (),
            facts={"force": march.head, "points": march.points},
        )
        if not isinstance(choice, Go):
            break
        yield from stray(game, march, choice.zone)
    game.march = None
    zone = game.forces[march.head].zone
    if len(field_heads(game, zone, march.side)) > 1:
        yield from consolidate(game, zone, march.side)


def cannot_lead(game: Game, choice: Go) -> Refusal | None:
    """[card.f.schulmeister.proposal] Why the force is not led there: it would have to fight.

    Nor is it led before a fortress of the Empire that nobody besieges (R-320).
    """
    march, zone = the_march(game), choice.zone
    here, side = game.forces[march.head].zone, march.side
    if reason := cannot_cross(game, side, here, zone) or is_closed(game, march, zone):
        return reason
    is_shut = is_enemy_fortress(game, zone, side) and zone not in game.sieges
    if faces_enemy(game, zone, side) or is_shut:
        return refuse("card.f.schulmeister.proposal", "card.would-fight", zone=zone)
    price = price_of(game, march, here, zone)
    if price > march.points:
        return refuse("movement.max", "march.too-far", zone=zone, price=price, points=march.points)
    left = march.points - price
    return cannot_leave(game, march.head) or cannot_find_room(game, march, zone, left)


def stray(game: Game, march: March, zone: str) -> Procedure[None]:
    """The force goes on by one zone."""
    here = game.forces[march.head].zone
    march.points -= price_of(game, march, here, zone)
    march.came_from = here
    march.crossed.append(zone)
    change(game, march.head, zone=zone)
    game.tell("march.enters", force=march.head, start=here, zone=zone, points=march.points)
    yield from siege.settle(game, here)
