"""[diplomacy.entry-track] Powers that go to war or change sides, and what they put on the map."""

from collections.abc import Iterable

from estafette.engine import Procedure

from .control import taker
from .homecoming import send_home, settle, withdraw
from .sides import COALITION, EGYPT, TURKEY, Side
from .state import Game, less, without
from .status import join, may_be_influenced


def enter_by_track(game: Game) -> Procedure[None]:
    """[diplomacy.entry-track] The powers of this year go to war if neutral.

    With [scenario.1792.russia-joins]. Those bound by a mandatory peace keep it.
    """
    for power in game.space.joins:
        if may_be_influenced(game, power):
            yield from bring_in(game, power, COALITION)


def invade(game: Game, power: str, by: Side) -> Procedure[None]:
    """[neutral.invaded] A neutral that is attacked joins the other side at once.

    With [scenario.1792.turkey-joins]: Egypt's overlord with it.
    """
    yield from bring_in(game, power, by.enemy)
    if power == EGYPT:
        yield from rouse_turkey(game, by)


def rouse_turkey(game: Game, by: Side) -> Procedure[None]:
    """[scenario.1792.turkey-joins] A neutral Turkey fights for an Egypt that an enemy invades."""
    if game.side_of(EGYPT) is by.enemy and may_be_influenced(game, TURKEY):
        yield from bring_in(game, TURKEY, by.enemy)


def bring_in(game: Game, power: str, side: Side) -> Procedure[None]:
    """[diplomacy.minor-deploys] A power joins with its followers and deploys its set-up.

    With [diplomacy.attempt.join]. If it comes over from the other side its armies go home, and
    those of its former allies that stand among them leave.
    """
    new = {each: set_up_armies(game, each) for each in (power, *game.printed.followers[power])}
    release(game, power)
    joined = join(game, power, side)
    sort_flags(game)
    for each in joined:
        yield from send_home(game, armies_abroad(game, each))
        yield from deploy(game, new[each])
    yield from part_from_enemies(game, joined)


def release(game: Game, power: str) -> None:
    """[forced-alliance.until-marker] Whatever it was forced into is over."""
    game.forced = without(game.forced, power)
    game.freed = without(game.freed, power)


def set_up_armies(game: Game, power: str) -> list[str]:
    """[diplomacy.entry-track.deploy] The armies of its set-up that are not on the map yet.

    A power that has been at war before has none.
    """
    if power in game.entered:
        return []
    own = [army for army in game.printed.armies_of[power] if game.in_reserve(army)]
    return [
        unit.army for unit in game.layout.unit if unit.army in own and unit.army not in game.due
    ]


def deploy(game: Game, armies: Iterable[str]) -> Procedure[None]:
    """[diplomacy.entry-track.deploy] [diplomacy.minor-deploys] As the scenario says."""
    units = {unit.army: unit for unit in game.layout.unit}
    for army in armies:
        unit = units[army]
        named = (unit.area,) if unit.area else unit.among
        areas = named or game.land_of(game.printed.power_of[army])
        yield from settle(game, army, areas, unit.steps, rule="diplomacy.entry-track.deploy")


def armies_abroad(game: Game, power: str) -> list[str]:
    """[peace.repatriate] The armies of a power that do not stand on its own ground."""
    return [
        army
        for army in game.printed.armies_of[power]
        if army in game.where and army not in game.strays and game.owner(game.where[army]) != power
    ]


def part_from_enemies(game: Game, powers: Iterable[str]) -> Procedure[None]:
    """[forced-alliance.broken.retreat] Who stands among those that are his enemies now leaves."""
    for power in powers:
        side = game.side_of(power)
        assert side is not None
        for army in game.printed.armies_of[power]:
            area = game.where.get(army)
            if area is None or game.side(army) is not side:
                continue
            if game.at(area, side.enemy):
                yield from withdraw(game, area, side.enemy, held=True)


def sort_flags(game: Game) -> None:
    """[peace.remove-flags] Flags over friends come down, and those of a power outside the war.

    What such a power had taken goes to an ally whose armies stand there, or back to its owner.
    """
    for area, power in list(game.flags.items()):
        side, owner = game.side_of(power), game.side_of(game.owner(area))
        if side is None:
            side = game.fought_for.get(power)
            if side is None or not game.at(area, side):
                game.flags = less(game.flags, area)
                continue
            game.flags = {**game.flags, area: taker(game, area, side)}
        if owner is side:
            game.flags = less(game.flags, area)
