"""[stacking.inspect] Who sees a hex, and who may therefore look through a stack."""

from collections.abc import Container, Iterable, Iterator
from itertools import chain

from .sides import Side
from .state import Game


def may_inspect(game: Game, side: Side, hex_: str) -> bool:
    """[stacking.inspect] Does a unit or a leader of a side see this hex?"""
    return is_watched(game, eyes(game, side), hex_)


def is_watched(game: Game, watch: Iterable[str], hex_: str) -> bool:
    """[los.range.day] Does any of these see a hex? As `sees`, the weather asked but once."""
    ground, far = game.ground, game.visibility
    distance, sees_ = ground.distance, ground.sight.sees
    return any(distance(eye, hex_) <= far and sees_(eye, hex_) for eye in watch)


def sees(game: Game, eye: str, hex_: str) -> bool:
    """[los.range.day] Is there a line of sight, within what the hour and the weather allow?"""
    ground = game.ground
    return ground.distance(eye, hex_) <= game.visibility and ground.sight.sees(eye, hex_)


def eyes(game: Game, side: Side) -> Iterable[str]:
    """Where a side has units or leaders."""
    side_of, side_of_leader = game.printed.side_of, game.printed.side_of_leader
    for hex_, stack in game.stacks.items():
        if side_of[stack[0]] is side:
            yield hex_
    for leader, hex_ in game.leaders.items():
        if side_of_leader[leader] is side:
            yield hex_


def unseen(game: Game, seat: str | None) -> list[str]:
    """[stacking.inspect] The units that a seat cannot know, hex by hex, in their order below.

    Those who only watch see what the enemy of a stack sees of it, and no more.
    """
    found: list[str] = []
    known = in_the_open(game)
    watches = {side: frozenset(eyes(game, side)) for side in Side}
    for hex_ in sorted([hex_ for hex_, stack in game.stacks.items() if len(stack) > 1]):
        side = game.side(game.at(hex_)[0])
        if side != seat and is_closed(game, hex_, side.enemy, watches[side.enemy]):
            found += [unit for unit in game.at(hex_)[1:] if unit not in known]
    return found


def in_the_open(game: Game) -> Container[str]:
    """[stacking.inspect] In extended line, or in the combat under way: there all are shown."""
    fight = game.exchange
    if fight is None:
        return game.extended
    attackers = chain.from_iterable(fight.attackers.values())
    return {*game.extended, *attackers, *fight.defenders, *fight.supports}


def look(game: Game, side: Side, before: str, here: str) -> None:
    """[stacking.inspect] Whoever comes to a hex may see into a stack that nobody of his saw.

    What has been seen is not taken back. `before` is where he was, if he was on the map.
    """
    if game.uncovered or game.told is None:  # nobody listens
        return
    ground, far, stacks = game.ground, game.visibility, game.stacks
    distance, sees_ = ground.distance, ground.sight.sees
    for hex_ in game.front(side.enemy).held:
        if len(stacks[hex_]) < 2 or distance(here, hex_) > far or not sees_(here, hex_):
            continue
        if before and sees(game, before, hex_):
            continue
        if not any(sees(game, eye, hex_) for eye in eyes(game, side) if eye != here):
            game.uncovered = True
            return


def is_covered(game: Game, unit: str) -> bool:
    """[stacking.inspect] Does a unit lie under others, where no enemy sees it?"""
    hex_ = game.where.get(unit)
    if hex_ is None or game.at(hex_)[0] == unit or unit in in_the_open(game):
        return False
    enemy = game.side(unit).enemy
    return is_closed(game, hex_, enemy, eyes(game, enemy))


def has_secrets(game: Game, side: Side) -> bool:
    """[stacking.inspect] [command.written-or-markers] Would the silence of a side tell something?

    If it is not asked because it has no choice, its enemy learns what its units were told, or which
    of them lies under others where he cannot see it.
    """
    if game.keeps_counsel:
        return True
    watch = frozenset(eyes(game, side.enemy))
    stacks = [hex_ for hex_, stack in game.stacks.items() if len(stack) > 1]
    return any(
        game.side(game.at(hex_)[0]) is side and is_closed(game, hex_, side.enemy, watch)
        for hex_ in stacks
    )


def is_closed(game: Game, hex_: str, side: Side, watch: Iterable[str]) -> bool:
    """[stacking.inspect] May a side with these eyes not look through a stack? In a melee it may."""
    among = any(game.side(unit) is side for unit in game.at(hex_))
    return not among and not is_watched(game, watch, hex_)


def hearers(game: Game, units: Iterable[str]) -> tuple[str, ...] | None:
    """[stacking.inspect] Who may hear these units named: everybody, or their own side alone."""
    for unit in units:
        if is_covered(game, unit):
            return (game.side(unit),)
    return None


def apart(game: Game, units: Iterable[str]) -> Iterator[tuple[list[str], tuple[str, ...] | None]]:
    """[stacking.inspect] Those whom everybody may hear named, then those for their own side."""
    covered: dict[bool, list[str]] = {}
    for unit in units:
        covered.setdefault(is_covered(game, unit), []).append(unit)
    for is_secret in sorted(covered):
        yield covered[is_secret], hearers(game, covered[is_secret])


def shown(game: Game, units: Iterable[str]) -> list[str]:
    """[stacking.inspect] Those of some units that their enemy may name."""
    return [unit for unit in units if not is_covered(game, unit)]
