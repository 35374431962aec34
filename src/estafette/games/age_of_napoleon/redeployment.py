"""[surrender.major.redeploy] Redeployment: foreign corps leave for the nearest friendly area."""

from collections.abc import Collection, Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Redeploy
from .control import is_friendly
from .fate import capture, move
from .insurgents import cannot_go
from .sides import Side
from .state import Game


def redeploy(game: Game, country: str, *, staying: Iterable[str] = ()) -> Procedure[None]:
    """[surrender.major.redeploy-who] All foreign corps in a country but those that stay; the
    player with first choice moves his first."""
    first, kept = game.first_choice, set(staying)
    for side in (first, first.enemy):
        for corps in corps_inside(game, country, side):
            if corps not in kept:
                yield from move_out(game, side, corps)


def corps_inside(game: Game, country: str, side: Side) -> list[str]:
    """The corps of a side that stand in a country."""
    areas = game.areas_of(country)
    return [c for c, here in game.where.items() if here in areas and game.side(c) is side]


def move_out(game: Game, side: Side, corps: str) -> Procedure[None]:
    """[surrender.major.redeploy-surrounded] One corps goes, or is captured where it stands."""
    ways = ways_out(game, side, corps)
    if not ways:
        capture(game, corps)
        return
    choice = yield ask(
        side,
        "redeployment.where",
        rule="surrender.major.redeploy-path",
        offers=[Redeploy(corps, area) for area in ways],
        unless=partial(cannot_redeploy, game, side, [corps]),
        facts={"corps": corps, "area": game.where[corps]},
    )
    assert isinstance(choice, Redeploy)
    go(game, choice)


def cannot_redeploy(
    game: Game, side: Side, leaving: Collection[str], choice: Redeploy
) -> Refusal | None:
    """[surrender.major.redeploy-path] Why this corps does not leave for there; None if it may."""
    if choice.corps not in leaving:
        return refuse("surrender.major.redeploy-who", "redeployment.not-this", corps=choice.corps)
    if choice.area not in nearest_friendly(game, game.where[choice.corps], side):
        return refuse("surrender.major.redeploy-path", "redeployment.not-nearest", area=choice.area)
    return cannot_go(game, [choice.corps], choice.area, attack=False)


def go(game: Game, order: Redeploy) -> None:
    """[surrender.major.redeploy-path] The move costs nothing and tires nobody."""
    move(game, [order.corps], order.area)
    game.tell("redeployment.goes", corps=order.corps, area=order.area)


def ways_out(game: Game, side: Side, corps: str) -> list[str]:
    """[ic.move-abroad] The nearest friendly areas that this corps may go to."""
    nearest = nearest_friendly(game, game.where[corps], side)
    return [area for area in nearest if cannot_go(game, [corps], area, attack=False) is None]


def nearest_friendly(game: Game, area: str, side: Side) -> list[str]:
    """[surrender.major.redeploy-path] [surrender.major.redeploy-neutral] The friendly areas
    fewest steps away by land, through neutrals too but never past the enemy; none if surrounded."""
    ground, closed = game.printed.ground, {area, *game.armies(side.enemy)}
    ring = [area]
    while ring:
        further = [there for here in ring for there in ground.neighbours(here)]
        ring = [there for there in dict.fromkeys(further) if there not in closed]
        if found := [there for there in ring if is_friendly(game, there, side)]:
            return found
        closed.update(ring)
    return []
