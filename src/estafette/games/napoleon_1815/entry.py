"""[p.10] Entering a zone: enemy vedettes, the retreat axis and what cutting it costs."""

from estafette.engine import Procedure

from .losses import left_over, suffer_at_once, take_off
from .sides import Army, Camp
from .state import Axis, Game
from .telling import tell_of_blocks
from .victory import refresh, settle


def enter(game: Game, blocks: list[str], to: str, *, retreating: bool = False) -> Procedure[None]:
    """[axis.contested-on-entry] A pile (corps first) goes by one connection into a zone.

    [axis.cut-fatigue] A retreat never cuts an axis; every other entry by it does. A fortified town
    is not occupied here: its fatigue comes first.
    """
    camp, here = game.printed.camp_of[blocks[0]], game.zone[blocks[0]]
    before = game.is_contested(to)
    meet(game, camp, to)
    stand(game, blocks, to)
    tell_of_blocks(game, camp, "entry.enters", blocks, here=here, there=to)
    sweep(game, camp, to)
    if not before and game.is_contested(to):
        place_axis(game, blocks, here, to)
    refresh(game, here)
    if not takes_fortress(game, to, camp):
        refresh(game, to)
    settle(game)
    if before and not retreating:
        yield from cut_axis(game, camp, here, to)


def meet(game: Game, camp: Camp, zone: str) -> None:
    """[grognard.fog.visible] Whoever goes where upright enemies stand learns what they are."""
    if game.grognard and any(
        where == zone and game.printed.camp_of[block] is not camp
        for block, where in game.zone.items()
    ):
        game.uncovered = True


def stand(game: Game, blocks: list[str], zone: str) -> None:
    """[map.units-in-zones] Blocks are put into a zone."""
    for block in blocks:
        game.zone[block] = zone


def sweep(game: Game, camp: Camp, zone: str) -> None:
    """[grognard.vedette.pile-enters] Enemy vedettes in a zone that corps enter are eliminated."""
    for vedette in game.vedettes_at(zone, camp.enemy):
        remove_vedette(game, vedette)


def remove_vedette(game: Game, vedette: str) -> None:
    """[grognard.vedette.eliminated] A vedette leaves the board."""
    zone = game.zone[vedette]
    take_off(game, vedette)
    game.tell("vedette.eliminated", army=game.printed.army_of[vedette], zone=zone)


def place_axis(game: Game, blocks: list[str], here: str, zone: str) -> None:
    """[axis.place] The arrow of the army that entered lies on the connection it crossed."""
    army = game.printed.army_of[blocks[0]]
    game.axes[zone] = Axis(game.printed.camp_of[blocks[0]], army, here)
    game.tell("axis.placed", zone=zone, there=here, army=army)


def cut_axis(game: Game, camp: Camp, here: str, zone: str) -> Procedure[None]:
    """[axis.cut-fatigue] [axis.cut-once-per-turn] Entry by the enemy's axis costs him fatigue."""
    axis = game.axes.get(zone)
    if axis is None or axis.camp is camp or axis.to != here or zone in game.cut:
        return
    game.cut.append(zone)
    fatigue = game.printed.tables.fatigue.axis_cut
    game.tell("axis.cut", zone=zone, camp=axis.camp, fatigue=fatigue)
    pile = game.corps_at(zone, axis.camp)
    expected = left_over(game, pile + game.commanders_at(zone, axis.camp), fatigue)
    game.uncovered = True  # whether they can bear it tells how tired they were
    yield from suffer_at_once(game, pile, fatigue, "axis.cut-fatigue", expected=expected)


def takes_fortress(game: Game, zone: str, camp: Camp) -> bool:
    """[movement.fortress.stop] An enemy-held fortified town without enemy corps stops a pile."""
    flag = game.flags.get(zone)
    return (
        game.printed.zones[zone].kind == "fortified-town"
        and flag is not None
        and (flag is Army.FRENCH) != (camp is Camp.FRENCH)
        and not game.has_corps(zone, camp.enemy)
    )


def seems_free(game: Game, zone: str, camp: Camp) -> bool:
    """[zone.free] As far as this camp can tell: in the fog an upright block may be a vedette."""
    if game.is_free(zone, camp):
        return True
    return game.grognard and not game.has_corps(zone, camp)


def left_alone(game: Game, camp: Camp, zone: str, leaving: list[str]) -> str | None:
    """[unit.commander.not-left-alone] The commander whom these would leave without any corps."""
    staying = [who for who in game.commanders_at(zone, camp) if who not in leaving]
    if not staying or any(corps not in leaving for corps in game.corps_at(zone, camp)):
        return None
    return staying[0]
