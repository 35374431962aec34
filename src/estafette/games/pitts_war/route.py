"""[movement.path] The next area of a march: what it costs, and why not."""

from functools import cache

from msgspec import Struct

from estafette.engine import Refusal, refuse

from .actions import Enter
from .affairs import March
from .control import is_enemy, is_neutral
from .dominion import dominion_of
from .entering import has_line_back
from .ground import ground_of
from .passage import FREE_PASSAGE, calm_ground, cannot_pass, is_unbound
from .printed import Printed
from .sheets import CLEAR, STRAIT
from .stacking import cannot_stack, limit, steps_by_power, too_many
from .state import Game
from .supply import is_supplied


class Outset(Struct, frozen=True):
    """What is the same wherever a force goes next: worked out once for all its ways."""

    open_to: int = 0  # areas that no marker, no order and no neutrality closes to it
    has_line: bool = False  # its supply follows it
    is_fit: bool = False  # it may stand where it finds no friends, and so may those left behind
    easy: int = 0  # areas into which it may go if it finds nobody there
    room: int = -1  # for so many steps more beside it, whoever they are, if no leader is there
    is_whole: bool = False  # nobody stays behind
    bit: dict[str, int] = {}

    def is_open(self, area: str) -> bool:
        return bool(self.open_to & self.bit.get(area, 0))

    def is_easy(self, area: str) -> bool:
        return bool(self.easy & self.bit.get(area, 0))


LOOK_CLOSER = Outset()


@cache
def ways_from(printed: Printed) -> dict[str, tuple[Enter, ...]]:
    """[movement.path] From each area, the ways that a force could think of."""
    near = printed.ground.neighbours
    return {area: tuple([Enter(there) for there in near(area)]) for area in printed.areas}


def outset_of(game: Game, march: March) -> Outset:
    """[movement.path] What need not be asked again for each area."""
    ground, dominion = ground_of(game.printed), dominion_of(game)
    open_to = dominion.plain if is_unbound(game, march) else 0
    has_line = march.is_unsupplied or has_line_back(game, march, CLEAR)
    whole = is_whole(game, march)
    is_fit = whole or cannot_stand_alone(game, march) is None
    easy = 0
    if has_line and is_fit and not march.is_ashore:
        prices = ground.affordable[march.area]
        near = prices[min(march.points, len(prices) - 1)]
        calm = open_to or calm_ground(game, march)
        easy = near & calm & ~(ground.fortresses & dominion.held[march.side.enemy])
    room = limit(game, 0) - game.strength(march.armies) if open_to else -1
    return Outset(open_to, has_line, is_fit, easy, room, whole, ground.bit)


def cannot_go_on(game: Game, outset: Outset, choice: Enter) -> Refusal | None:
    """[movement.path] Why a force that has looked about may not go there: mostly it may.

    Where nothing else hinders it, the only question is who is there already.
    """
    march, area = game.march, choice.area
    assert march is not None
    if outset.easy & outset.bit.get(area, 0):
        if area not in game.stacks or has_room(game, march, area, outset):
            return None
        if outset.open_to:
            return cannot_stand(game, march, area)
    return cannot_enter(game, choice, outset)


def cannot_enter(game: Game, choice: Enter, outset: Outset = LOOK_CLOSER) -> Refusal | None:
    """[movement.no-minimum] Why not there.

    With [fortress.empty.no-entry] [neutral.closed] [movement.mountain].
    """
    march, area = game.march, choice.area
    assert march is not None
    if march.is_ashore:
        return refuse("naval.assault.stop", "march.ashore")
    border = game.printed.ground.border(march.area, area)
    if border is None:
        return no_way(game, march.area, area)
    kind = border.kind
    price = price_of(game, march, area, kind)
    if price > march.points:
        return too_dear(game, march, area, price)
    if kind == STRAIT and is_hostile(game, march, area):
        return refuse("movement.strait.enemy", "march.strait", area=area)
    if not outset.is_open(area):
        refusal = cannot_pass(game, march, area)
        if refusal is not None:
            return refusal
    if not outset.is_fit or area in game.stacks:
        refusal = cannot_stand(game, march, area)
        if refusal is not None:
            return refusal
    if outset.has_line and kind != STRAIT and not march.grant:
        return None
    return leads_nowhere(game, march, area, kind)


def no_way(game: Game, here: str, area: str) -> Refusal:
    """[movement.mountain] Why there is no way from here to there."""
    if area in game.printed.contact.neighbours(here):
        return refuse("movement.mountain", "march.mountain", area=area)
    return refuse("movement.path", "march.not-adjacent", area=here)


def too_dear(game: Game, march: March, area: str, price: int) -> Refusal:
    """[movement.no-minimum] [fortress.empty.no-entry] The points do not reach so far."""
    facts = {"area": area, "price": price, "points": march.points}
    if is_empty_fortress(game, march, area):
        return refuse("fortress.empty.no-entry", "march.fortress", **facts)
    return refuse("movement.no-minimum", "march.too-dear", **facts)


def cost(game: Game, here: str, there: str) -> int:
    """[movement.path] Movement Points from one area to the next."""
    march, border = game.march, game.printed.ground.border(here, there)
    assert march is not None
    assert border is not None
    return price_of(game, march, there, border.kind)


def price_of(game: Game, march: March, area: str, border: str) -> int:
    """[movement.path] [fortress.empty.cost] Over such a border, an empty fortress included."""
    terrain = game.printed.tables.terrain
    price = terrain.crossing(border)
    if area in game.printed.fortresses and is_empty_fortress(game, march, area):
        return price + terrain.fortress
    return price


def is_empty_fortress(game: Game, march: March, area: str) -> bool:
    """[fortress.empty.cost] An enemy fortress with no army in it, or with none but those who go."""
    if area not in game.printed.fortresses or not is_enemy(game, area, march.side):
        return False
    return all(army in march.armies for army in game.stacks.get(area, ()))


def is_hostile(game: Game, march: March, area: str) -> bool:
    """[movement.strait.enemy] Under enemy control, or held by enemies."""
    return is_enemy(game, area, march.side) or bool(game.at(area, march.side.enemy))


def has_room(game: Game, march: March, area: str, outset: Outset) -> bool:
    """[stacking.no-leader] Is it plain that a force fit to stand finds room among others?

    They are few enough, or enemies whom the whole force comes to fight.
    """
    if game.strength(game.stacks[area]) <= outset.room:
        return not march.leaders or area not in game.leaders.values()
    return bool(outset.open_to) and outset.is_whole and game.holder(area) is march.side.enemy


def cannot_stand(game: Game, march: March, area: str) -> Refusal | None:
    """[stacking.moving-together] Why the force may not stand there with those it finds.

    A whole force that finds no friends stands as it stood before.
    """
    if is_whole(game, march) and (area not in game.stacks or game.holder(area) is march.side.enemy):
        return None
    refusal = cannot_stack(game, area, march.armies, march.leaders)
    return refusal or cannot_part(game, march)


def is_whole(game: Game, march: March) -> bool:
    """[stacking.moving-together] Does nobody stay behind, no leader who has had his move either?"""
    area, places = march.area, game.leaders.values()
    if len(game.stacks[area]) != len(march.armies):
        return False
    if not march.leaders:
        return area not in places
    return [*places].count(area) == len(march.leaders)


def cannot_stand_alone(game: Game, march: March) -> Refusal | None:
    """[stacking.moving-together] Why part of a force may not stand alone, away from the rest."""
    by_power = steps_by_power(game, march.armies)
    return too_many(game, march.area, by_power, march.leaders) or cannot_part(game, march)


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
    if march.is_unsupplied or has_line_back(game, march, border):
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
