"""[option.hidden.reveal.leader] A hidden march comes to light."""

from collections.abc import Iterator

from estafette.engine import Pass, Procedure, ask

from .actions import Unveil
from .affairs import Ruse
from .eyes import eyes, is_watched, sees
from .fate import post, put, take_off, undo
from .ruses import road_cost, walked
from .sides import MARCHES, RETREATS, Side
from .stacking import cannot_stack
from .state import Game, less
from .way_points import pass_along
from .zones import is_in_zoc

FAR = 8  # hexes beyond which a unit is rather put on the wrong side of its leader


def may_march_hidden(game: Game, side: Side) -> bool:
    """Was the option agreed?"""
    return game.plays_with("hidden-movement")


def show_marches(game: Game, side: Side) -> Procedure[None]:
    """[option.hidden.reveal-voluntary] Which hidden marches does a side show of its own accord?

    It is asked even if there is none: silence would tell.
    """
    while True:
        marching = [each for each in game.hidden if game.side_of_formation(each) is side]
        choice = yield ask(
            side,
            "hidden.which-to-show",
            rule="option.hidden.reveal-voluntary",
            offers=[Unveil(each) for each in marching],
            or_else=Pass(),
            always=True,
        )
        match choice:
            case Unveil(formation):
                reveal(game, formation)
            case _:
                return


def reveal(game: Game, formation: str, *, most: int | None = None) -> None:
    """[option.hidden.reveal.leader] The leader goes as far as he has come, and all come after him.

    [option.hidden.collision] With at `most` so many half points, if he has met somebody; he has
    seen whether he did, and nobody takes that back.
    """
    game.uncovered = True
    ruse, side = game.hidden[formation], game.side_of_formation(formation)
    meeting = None if most is not None else collision(game, formation)
    points = ruse.points if most is None else min(most, ruse.points)
    other = ""
    if meeting is not None:
        other, points, theirs = meeting
    units = gather(game, formation, ruse)
    path = march(game, formation, ruse, side, points)
    leader = game.leader_of(formation)
    if leader is not None and (leader in game.leaders or leader in ruse.off):
        post(game, leader, path[-1])
    game.hidden = less(game.hidden, formation)
    pass_along(game, formation, *path)
    for unit, hex_ in zip(units, places(game, formation, units, path, side), strict=True):
        put(game, unit, hex_)
    game.tell("hidden.revealed", formation=formation, hex=path[-1])
    if other:
        game.tell("hidden.collision", formation=formation, other=other)
        reveal(game, other, most=theirs)  # [option.hidden.collision-announce]


def gather(game: Game, formation: str, ruse: Ruse) -> list[str]:
    """[option.hidden.bombarded] All its units, off the map and as they really are."""
    for unit, lost in ruse.losses.items():
        if unit in game.where:
            take_off(game, unit)
        undo(game, unit, lost, disordered=unit in ruse.disorder)
    return list(ruse.losses)


def march(game: Game, formation: str, ruse: Ruse, side: Side, points: int) -> tuple[str, ...]:
    """[option.hidden.reveal.leader] [option.hidden.reveal.road] Until the points are spent.

    [option.hidden.blocking] Or until he would come into the sight of an enemy.
    """
    path = [ruse.route[0]]
    watch = list(eyes(game, side.enemy))
    for there in ruse.route[1:]:
        points -= road_cost(game, formation, side, path[-1], there)
        if points < 0 or is_blocking(game, side, there, watch):
            break
        path.append(there)
    return tuple(path)


def is_blocking(game: Game, side: Side, hex_: str, watch: list[str]) -> bool:
    """[option.hidden.blocking] Enemy units, their zones of control, and what they see."""
    if game.holder(hex_) is side.enemy or is_in_zoc(game, hex_, side.enemy):
        return True
    return is_watched(game, watch, hex_)


def places(
    game: Game, formation: str, units: list[str], path: tuple[str, ...], side: Side
) -> Iterator[str]:
    """[option.hidden.reveal.units] For each unit in turn the best place that is left."""
    kind, road = game.order_of(formation).kind, list(reversed(path))
    for unit in units:
        if kind in MARCHES:  # [option.hidden.reveal.march]
            road = [hex_ for hex_ in road if not game.at(hex_)]
            if road:
                yield road.pop(0)
                continue
        yield nearest_place(game, unit, path[-1], side, is_rear=kind in RETREATS)


def nearest_place(game: Game, unit: str, centre: str, side: Side, *, is_rear: bool) -> str:
    """[option.hidden.reveal.other] [option.hidden.reveal.withdrawal] As near as there is room.

    Those who withdraw stand between the enemy and their leader, all others behind him.
    """
    ground = game.ground
    enemies = [hex_ for hex_ in game.stacks if game.holder(hex_) is side.enemy]

    def danger(hex_: str) -> int:
        return min([ground.distance(hex_, there) for there in enemies], default=0)

    limit, spare = danger(centre), ""
    for radius in range(len(ground.hexes)):
        for hex_ in sorted(ground.ring(centre, radius)) if radius else [centre]:
            if game.holder(hex_) is side.enemy or cannot_stack(game, hex_, [unit]) is not None:
                continue
            if danger(hex_) <= limit if is_rear else danger(hex_) >= limit:
                return hex_
            spare = spare or hex_
        if radius > FAR and spare:
            break
    return spare


def collision(game: Game, formation: str) -> tuple[str, int, int] | None:
    """[option.hidden.collision] The hidden enemy whom this march has met, and where both stopped.

    Both are followed turn by turn; they stop as soon as they see each other.
    """
    side, mine = game.side_of_formation(formation), game.hidden[formation]
    for other, theirs in game.hidden.items():
        if game.side_of_formation(other) is side:
            continue
        for back in range(min(mine.turns, theirs.turns), -1, -1):
            ours, yours = so_far(game, mine, back), so_far(game, theirs, back)
            here = walked(game, formation, mine, ours)[-1]
            there = walked(game, other, theirs, yours)[-1]
            if sees(game, here, there):
                return other, ours, yours
    return None


def so_far(game: Game, ruse: Ruse, back: int) -> int:
    """[option.hidden.collision] The half points that had been counted so many turns ago."""
    if not ruse.turns:
        return ruse.points
    return max(ruse.points - back * ruse.points // ruse.turns, 0)
