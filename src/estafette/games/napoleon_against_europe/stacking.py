"""[stacking.one-force] One force of a side in a zone, two armies excepted."""

from collections.abc import Iterable

from estafette.engine import Procedure, Refusal, refuse

from .affairs import Force
from .naval_battle import cut_down
from .organisation import cannot_unite, commanding, consolidate
from .powers import field_heads, side_of_force
from .sides import Side
from .state import Game


def cannot_stack(game: Game, heads: tuple[str, ...], zone: str) -> Refusal | None:
    """[stacking.one-force] [army.two-per-zone] Why these may not stay in a zone, loss apart.

    Whoever they would find there has to take them in, or they him.
    """
    side = side_of_force(game, game.forces[heads[0]])
    if side is None or zone not in game.zones:
        return None
    there = [head for head in field_heads(game, zone, side) if head not in heads]
    if not there:
        return None
    return outranks_army(game, heads, there) or cannot_be_one(game, [*heads, *there], zone)


def outranks_army(game: Game, heads: Iterable[str], there: Iterable[str]) -> Refusal | None:
    """[consolidate.junior-never-takes] Does an army come to a senior, whom it cannot take in?

    He may join it by a move of his own [hierarchy.senior-hands-over].
    """
    generals = game.printed.generals
    for army in [game.forces[head] for head in heads if game.forces[head].army]:
        for other in [game.forces[head] for head in there]:
            if other.army or not other.general or other.nation != army.nation:
                continue
            if generals[other.general].rank < generals[army.general].rank:
                rule = "consolidate.junior-never-takes"
                return refuse(rule, "combine.senior", general=other.general)
    return None


def cannot_be_one(game: Game, heads: list[str], zone: str) -> Refusal | None:
    """[army.group-forms] Why these forces would not be one: armies stay apart, two at most."""
    armies = [head for head in heads if game.forces[head].army]
    most = game.printed.tables.limits.armies_in_zone
    if len(armies) > most:
        return refuse("army.two-per-zone", "stacking.third-army", zone=zone, limit=most)
    loose = [head for head in heads if head not in armies]
    if not loose:
        return None
    chiefs = armies or [commanding(game, loose) or loose[0]]
    others = [game.forces[head] for head in loose if head not in chiefs]
    if any(fits(game, game.forces[chief], others) for chief in chiefs):
        return None
    return refuse("stacking.one-force", "stacking.full", zone=zone)


def fits(game: Game, chief: Force, others: list[Force]) -> bool:
    return cannot_unite(game, [chief, *others]) is None


def enforce(game: Game) -> Procedure[None]:
    """[stacking.one-force] The end of a round: one force of each side in a zone.

    [naval.stack.sea-zone] And one squadron in a sea, whoever has changed sides there (R-665).
    """
    for zone in list(game.zones):
        for side in Side:
            if is_crowded(game, zone, side):
                yield from consolidate(game, zone, side)
    for sea in game.printed.seas:
        for side in Side:
            yield from cut_down(game, sea, side)


def is_crowded(game: Game, zone: str, side: Side) -> bool:
    """[stacking.one-force] Are there more forces of a side than one, or than two armies?"""
    if len(game.zones.get(zone, ())) < 2:
        return False
    heads = field_heads(game, zone, side)
    armies = [head for head in heads if game.forces[head].army]
    most = game.printed.tables.limits.armies_in_zone
    return len(heads) > 1 and (len(armies) < len(heads) or len(armies) > most)
