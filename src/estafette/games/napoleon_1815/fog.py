"""[p.15] The fog of war: who may stand behind an upright block, from what is seen of it.

Places are taken in the order of the numbers on their backs, and names in the order of the
alphabet, so that a deal depends on what the seat can see and on the dice alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from estafette.engine import Dice

from .manoeuvre import add_modifiers
from .printed import Printed
from .sides import Camp
from .state import Game, Operation

Names: TypeAlias = dict[str, str]

TRIES = 12
OF_THE_PILE = frozenset(
    {"points.vedettes", "points.extra-corps", "points.symbol", "points.napoleon", "points.rain"}
)


def upright(game: Game, camp: Camp) -> list[str]:
    """[grognard.fog.upright] The blocks of a camp whose faces its enemy does not see."""
    if not game.grognard:
        return []
    camp_of, flat = game.printed.camp_of, game.flat
    return [block for block in game.zone if camp_of[block] is camp and block not in flat]


def deal_blocks(game: Game, seat: str | None, camp: Camp, dice: Dice) -> Names:
    """[grognard.fog.visible] Who may stand behind each upright block, from what is seen of it."""
    places = sorted(upright(game, camp), key=game.handles.__getitem__)
    if not places:
        return {}
    firm, light = firm_places(game, seat, camp, places), light_places(game, camp, places)
    for _ in range(TRIES):
        names = deal_once(game, places, firm, light, dice)
        if is_possible(game, camp, names):
            break
    return names


def firm_places(game: Game, seat: str | None, camp: Camp, places: Sequence[str]) -> frozenset[str]:
    """[grognard.vedette.eliminated] No vedettes: blocks that face enemy corps, or did just now."""
    zones = set(game.axes)
    if seat is not None:
        enemies = game.printed.corps_of[camp.enemy]
        zones |= {zone for block, zone in game.zone.items() if block in enemies}
    if game.combat is not None:
        zones.add(game.combat.zone)
    acting: list[str] = []
    operation = game.operation
    if operation is not None and (operation.began_contested or operation.fortress):
        if operation.camp is camp:
            acting = operation.blocks
        elif operation.began_contested:
            zones.add(operation.start)
    return frozenset([b for b in places if game.zone[b] in zones or b in acting])


def light_places(game: Game, camp: Camp, places: Sequence[str]) -> list[str]:
    """[grognard.vedette.friendly-no-stop] Only vedettes: a pile has just come through there."""
    operation = game.operation
    if operation is None or operation.camp is not camp:
        return []
    axis = game.axes.get(operation.zone)
    if axis is None or axis.camp is not camp or axis.to == operation.start or not operation.spent:
        return []
    acting = operation.blocks
    return [block for block in places if game.zone[block] == axis.to and block not in acting]


def deal_once(
    game: Game, places: Sequence[str], firm: frozenset[str], light: Sequence[str], dice: Dice
) -> Names:
    """Vedettes where they may be, corps and commanders in the other places of their army."""
    names: Names = {}
    kind, army_of = kinds(game.printed), game.printed.army_of
    for army in dict.fromkeys([army_of[place] for place in places]):
        own = [place for place in places if army_of[place] is army]
        ids = sorted(own)
        vedettes = [id_ for id_ in ids if kind[id_] == "vedette"]
        troops = [id_ for id_ in ids if kind[id_] != "vedette"]
        loose = dice.shuffled([place for place in own if place not in firm])
        loose.sort(key=lambda place: place not in light)
        scouts = loose[: len(vedettes)]
        stand = [place for place in own if place not in scouts]
        names |= zip(scouts + stand, vedettes + dice.shuffled(troops), strict=True)
    return names


@cache
def kinds(printed: Printed) -> Mapping[str, str]:
    return {block.id: block.kind for block in printed.blocks.values()}


def is_possible(game: Game, camp: Camp, names: Names) -> bool:
    """Do commanders stand with corps, and can the pile that acts have done what it did?"""
    kind, camp_of, operation = kinds(game.printed), game.printed.camp_of, game.operation
    if operation is not None and operation.camp is not camp:
        operation = None
    leaving = operation.blocks if operation is not None and operation.manoeuvre else []
    with_corps = {
        zone
        for block, zone in game.zone.items()
        if camp_of[block] is camp
        and kind[names.get(block, block)] == "corps"
        and block not in leaving
    }
    for place, name in names.items():  # [unit.commander.not-left-alone]
        alone = kind[name] == "commander" and game.zone[place] not in with_corps
        if alone and place not in leaving:
            return False
    return operation is None or not operation.pile or is_pile(game, operation, names)


def is_pile(game: Game, operation: Operation, names: Names) -> bool:
    """[grognard.vedette.alone] Vedettes only, or corps with or without commanders."""
    kind = kinds(game.printed)
    blocks = renamed(operation.blocks, names)
    troops = [block for block in blocks if kind[block] != "commander"]
    scouts = [block for block in troops if kind[block] == "vedette"]
    if blocks[0] not in troops or (scouts and len(scouts) < len(blocks)):
        return False
    if not operation.tally:
        return True
    likely = Operation(
        operation.seat,
        operation.camp,
        pile=troops,
        commanders=[block for block in blocks if kind[block] == "commander"],
        tally=[line for line in operation.tally if line[0] not in OF_THE_PILE],
        forced_march=operation.forced_march,
    )
    add_modifiers(game, likely)
    spare = 1 if game.in_force("a-bruxelles") else 0
    if operation.has_moved or operation.spent:  # [movement.zero]
        return likely.points + spare >= max(1, operation.spent)
    return not operation.over or likely.points <= 0


def lay_blocks(table: Game, names: Names) -> None:
    """Every place keeps what is seen of it, and takes the name that was dealt to it."""
    zone, handles = dict(table.zone), dict(table.handles)
    for block in zone:
        name = names.get(block, block)
        table.zone[name] = zone[block]
        if handles:
            table.handles[name] = handles[block]
    table.activated = {names.get(block, block) for block in table.activated}
    table.acted = {names.get(block, block) for block in table.acted}
    table.held = renamed(table.held, names)
    if (operation := table.operation) is not None:
        kind, blocks = kinds(table.printed), renamed(operation.blocks, names)
        operation.pile = [block for block in blocks if kind[block] != "commander"]
        operation.commanders = [block for block in blocks if kind[block] == "commander"]


def renamed(ids: Iterable[str], names: Names) -> list[str]:
    return [names.get(id_, id_) for id_ in ids]
