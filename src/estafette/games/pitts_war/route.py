"""[movement.path] The next area of a march: what it costs, and why not."""

from estafette.engine import Refusal, refuse

from .actions import Enter
from .affairs import March
from .control import is_enemy, is_neutral
from .entering import has_line_back
from .passage import FREE_PASSAGE, cannot_pass
from .sheets import STRAIT
from .stacking import cannot_stack, steps_by_power, too_many
from .state import Game
from .supply import is_supplied


def cannot_enter(game: Game, choice: Enter) -> Refusal | None:
    """[movement.no-minimum] Why not there.

    With [fortress.empty.no-entry] [neutral.closed] [movement.mountain].
    """
    march, area = game.march, choice.area
    assert march is not None
    if march.is_ashore:
        return refuse("naval.assault.stop", "march.ashore")
    border = game.printed.ground.border(march.area, area) if area in game.printed.areas else None
    if border is None:
        return no_way(game, march.area, area)
    refusal = too_dear(game, march, area)
    if refusal is not None:
        return refusal
    if border.kind == STRAIT and is_hostile(game, march, area):
        return refuse("movement.strait.enemy", "march.strait", area=area)
    return (
        cannot_pass(game, march, area)
        or cannot_stand(game, march, area)
        or leads_nowhere(game, march, area, border.kind)
    )


def no_way(game: Game, here: str, area: str) -> Refusal:
    """[movement.mountain] Why there is no way from here to there."""
    if area in game.printed.contact.neighbours(here):
        return refuse("movement.mountain", "march.mountain", area=area)
    return refuse("movement.path", "march.not-adjacent", area=here)


def too_dear(game: Game, march: March, area: str) -> Refusal | None:
    """[movement.no-minimum] [fortress.empty.no-entry] Why the points do not reach so far."""
    price = cost(game, march.area, area)
    if price <= march.points:
        return None
    facts = {"area": area, "price": price, "points": march.points}
    if is_empty_fortress(game, march, area):
        return refuse("fortress.empty.no-entry", "march.fortress", **facts)
    return refuse("movement.no-minimum", "march.too-dear", **facts)


def cost(game: Game, here: str, there: str) -> int:
    """[movement.path] Movement Points to enter, an empty fortress included.

    With [fortress.empty.cost].
    """
    march, terrain = game.march, game.printed.tables.terrain
    assert march is not None
    border = game.printed.ground.border(here, there)
    assert border is not None
    price = terrain.crossing(border.kind)
    return price + terrain.fortress if is_empty_fortress(game, march, there) else price


def is_empty_fortress(game: Game, march: March, area: str) -> bool:
    """[fortress.empty.cost] An enemy fortress with no army in it."""
    return (
        area in game.printed.fortresses
        and area not in game.stacks
        and is_enemy(game, area, march.side)
    )


def is_hostile(game: Game, march: March, area: str) -> bool:
    """[movement.strait.enemy] Under enemy control, or held by enemies."""
    return is_enemy(game, area, march.side) or bool(game.at(area, march.side.enemy))


def cannot_stand(game: Game, march: March, area: str) -> Refusal | None:
    """[stacking.moving-together] Why the force may not stand there with those it finds.

    A whole force that finds no friends stands as it stood before.
    """
    is_whole = len(game.stacks[march.area]) == len(march.armies)
    if is_whole and (area not in game.stacks or not game.at(area, march.side)):
        return None
    refusal = cannot_stack(game, area, march.armies, march.leaders)
    return refusal or (None if is_whole else cannot_part(game, march))


def cannot_part(game: Game, march: March) -> Refusal | None:
    """[stacking.always] Those who stay behind must be able to stay together."""
    here = march.area
    stay = [army for army in game.stacks[here] if army not in march.armies]
    if not stay:
        return None
    leaders = [leader for leader, there in game.leaders.items() if there == here]
    chiefs = [leader for leader in leaders if leader not in march.leaders]
    return too_many(game, here, steps_by_power(game, stay), chiefs)


def leads_nowhere(game: Game, march: March, area: str, border: str) -> Refusal | None:
    """[movement.no-unsupplied-end] Why the force could not end its march once it is there.

    It may pass where it would be out of supply, or through a neutral, if it can go on from there.
    """
    if march.grant == FREE_PASSAGE and is_neutral(game, area):
        if goes_on(game, march, area, through=True):
            return None
        return refuse("card.c.libre-passage", "march.cannot-stop", area=area)
    if march.is_unsupplied or has_line_back(game, march, area, border):
        return None
    is_bog = area in game.printed.marshes
    if not is_bog and comes_back(game, march, area):
        return None
    if game.at(area, march.side.enemy) or is_supplied(game, march.side, area, march.armies):
        return None
    if not is_bog and goes_on(game, march, area, through=False):
        return None
    return refuse("movement.no-unsupplied-end", "march.cut-off", area=area)


def comes_back(game: Game, march: March, area: str) -> bool:
    """[movement.no-unsupplied-end] In supply where it is, could the force be back here again?"""
    if march.is_cut or is_neutral(game, march.area):
        return False
    there, back = cost(game, march.area, area), cost(game, area, march.area)
    return there + back <= march.points


def goes_on(game: Game, march: March, area: str, *, through: bool) -> bool:
    """[movement.no-unsupplied-end] Could the force leave an area again for one where it may end?"""
    left = march.points - cost(game, march.area, area)
    for there, border in game.printed.ground.ways(area):
        if cost(game, area, there) > left or is_neutral(game, there):
            continue
        if border.kind == STRAIT and is_hostile(game, march, there):
            continue
        if game.at(there, march.side.enemy):
            return True
        if through or is_supplied(game, march.side, there, march.armies):
            return True
    return False
