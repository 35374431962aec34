"""[sea.move.britannia] The sea: moves from coast to coast once Britannia has been played."""

from functools import partial

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from .actions import Attach, Halt, Land, Sail
from .arrival import arrive, end_march
from .control import is_closed_neutral
from .fate import move
from .orders import Orders
from .sides import BRITAIN, COALITION, FRENCH, Side
from .state import Game, March


def embark(game: Game, corps: str) -> March:
    """[sea.move.one-corps] A single corps goes on board."""
    area = game.where[corps]
    return March(COALITION, corps, [corps], area, area, by_sea=True)


def land(game: Game, march: March) -> Procedure[None]:
    """[sea.move.no-land-march] The corps lands on another coast, perhaps among enemies."""
    choice = yield ask(
        march.side,
        "sea.where",
        rule="sea.move.any-coast",
        offers=[Land(area) for area in game.printed.coast],
        unless=partial(cannot_land, game, march),
        kind=Land,
        also=(Offers((), cannot_share, Attach),),
        or_else=Halt(),
        facts={"corps": march.leader},
    )
    if not isinstance(choice, Land):
        end_march(game)
        return
    violates = is_closed_neutral(game, choice.area)
    march.area = choice.area
    move(game, [march.leader], choice.area)
    march.entered += 1
    game.tell("sea.lands", corps=march.leader, area=choice.area)
    yield from arrive(game, march, violates=violates)


def cannot_share(choice: Attach) -> Refusal:
    """[sea.move.one-corps] Why no other corps goes along."""
    return refuse("sea.move.one-corps", "sea.one-corps")


def cannot_sail(game: Game, side: Side, orders: Orders, choice: Sail) -> Refusal | None:
    """[sea.move.any-coalition-corps] Why this corps may not go on board."""
    if side is FRENCH:
        return refuse("sea.move.french-none", "sea.french")
    area = orders.own.get(choice.corps)
    if area is None:
        return refuse("sea.move.any-coalition-corps", "march.not-yours")
    if not game.britannia:
        rule = "sea.move.without-britannia" if area == BRITAIN else "sea.move.britannia"
        return refuse(rule, "sea.no-britannia")
    if choice.corps in orders.rebels:
        return refuse("sea.move.any-coalition-corps", "sea.insurgents", corps=choice.corps)
    return None if area in orders.ports else no_port(game, area)


def cannot_land(game: Game, march: March, choice: Land) -> Refusal | None:
    """[sea.move.any-coast] Why the corps may not land there."""
    area = choice.area
    if area not in game.printed.coast:
        return refuse("sea.move.any-coast", "sea.no-coast")
    if area == march.start:
        return refuse("sea.move.any-coast", "sea.same-coast", area=area)
    if refusal := no_port(game, area):
        return refusal
    if not game.is_truce:
        return None
    if game.is_held_by(march.side.enemy, area) or is_closed_neutral(game, area):
        return refuse("card.peace-talks", "march.truce", area=area)
    return None


def no_port(game: Game, area: str) -> Refusal | None:
    """[baltic.winter.no-navigation] Why no ship reaches or leaves this area in this round."""
    if area in game.ports:
        return None
    if area in game.printed.ports:
        return refuse("baltic.winter.no-navigation", "sea.frozen", area=area)
    return refuse("sea.move.any-coast", "sea.inland", area=area)
