"""[peace.repatriate] Armies that go home, and forces that leave for the nearest friendly area."""

from collections.abc import Collection, Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Place, Retreat
from .bounds import cannot_go
from .command import check_leaders, disperse_excess
from .control import controller, is_friendly
from .fate import eliminate, move, place, post
from .sides import COALITION, Side
from .stacking import cannot_stack
from .state import Game
from .status import runner


def send_home(game: Game, armies: Iterable[str], *, among: Collection[str] = ()) -> Procedure[None]:
    """[peace.repatriate] Their player puts these armies back in their homeland, or `among` these.

    With [conquest.minor.units]. Leaders left without an army wait for the next reinforcements.
    """
    leaving = tuple(armies)
    left = dict.fromkeys([game.where[army] for army in leaving])
    for army in leaving:
        areas = among or game.land_of(game.printed.power_of[army])
        yield from settle(game, army, areas, game.steps[army], leaving)
        check_leaders(game)
    for area in left:  # a leader who goes may leave too many behind
        yield from disperse_excess(game, area)


def settle(
    game: Game,
    army: str,
    areas: Collection[str],
    steps: int,
    leaving: Collection[str] = (),
    *,
    rule: str = "peace.repatriate",
) -> Procedure[None]:
    """[peace.repatriate] An army goes to one of these areas, or comes onto the map there.

    Those that are `leaving` too are in nobody's way. Where there is no room it is disbanded.
    """
    why_not = partial(cannot_settle, game, army, areas, steps, (army, *leaving))
    offers = [Place(army, area) for area in areas]
    if not any(why_not(offer) is None for offer in offers):
        disband(game, army, steps)
        return
    choice = yield ask(
        runner(game, game.printed.power_of[army]) or COALITION,
        "homecoming.where",
        rule=rule,
        offers=offers,
        unless=why_not,
        facts={"army": army},
    )
    assert isinstance(choice, Place)
    if army in game.where:
        move(game, army, choice.area)
        game.tell("homecoming.returned", army=army, area=choice.area)
    else:
        place(game, army, choice.area, steps)


def cannot_settle(
    game: Game,
    army: str,
    areas: Collection[str],
    steps: int,
    leaving: Collection[str],
    choice: Place,
) -> Refusal | None:
    """[peace.repatriate] Why this army may not be put here; None if it may."""
    area = choice.area
    if choice.piece != army or area not in areas:
        return refuse("peace.repatriate", "homecoming.not-there", area=area)
    side = game.side(army)
    flag = game.flags.get(area)
    others = [each for each in game.stacks.get(area, ()) if each not in leaving]
    is_taken = flag is not None and game.side_of(flag) is not side
    if is_taken or any(game.side(each) is not side for each in others):
        return refuse("peace.repatriate", "homecoming.occupied", area=area)
    return cannot_stack(game, area, [army], steps=steps)


def disband(game: Game, army: str, steps: int) -> None:
    """[peace.repatriate] Who fits nowhere can be raised again with the points of his steps."""
    power = game.printed.power_of[army]
    game.credit = {**game.credit, power: game.credit.get(power, 0) + steps}
    game.tell("homecoming.disbanded", army=army, power=power, steps=steps)
    if army in game.where:
        eliminate(game, army)


def withdraw(
    game: Game, area: str, side: Side, *, outside: Collection[str] = (), held: bool = False
) -> Procedure[None]:
    """[peace.allied-forces-leave] A force goes to the nearest friendly area.

    `outside` are areas in which it may not stay; with `held` its side must control the refuge.
    A force that no way leads from goes home.
    """
    armies = those_who_leave(game, area, side)
    refuges = nearest_friendly(game, area, side, outside=outside, held=held)
    if not refuges:
        yield from send_home(game, armies)
        return
    choice = yield ask(
        side,
        "homecoming.whither",
        rule="peace.allied-forces-leave",
        offers=[Retreat("", refuge) for refuge in refuges],
        unless=partial(cannot_go_there, game, refuges),
        facts={"area": area, "armies": list(armies)},
    )
    assert isinstance(choice, Retreat)
    for leader in game.leaders_at(area, side):
        post(game, leader, choice.area)
    for army in armies:
        move(game, army, choice.area)
    game.tell("homecoming.withdrawn", area=area, refuge=choice.area, armies=list(armies))


def cannot_go_there(game: Game, refuges: Collection[str], choice: Retreat) -> Refusal | None:
    """[peace.allied-forces-leave] The whole force goes, to one of the nearest friendly areas."""
    if choice.area not in refuges:
        return refuse("peace.allied-forces-leave", "homecoming.not-nearest", area=choice.area)
    if choice.army in game.where or choice.army in game.leaders:
        return refuse("peace.allied-forces-leave", "homecoming.together", piece=choice.army)
    return None


def nearest_friendly(
    game: Game, area: str, side: Side, *, outside: Collection[str] = (), held: bool = False
) -> list[str]:
    """[peace.allied-forces-leave] The friendly areas that are nearest, by number of areas.

    They have room for the whole force of this side, and no enemy in them.
    """
    armies, leaders = those_who_leave(game, area, side), game.leaders_at(area, side)
    for ring in rings(game, area):
        found = [
            there
            for there in ring
            if there not in outside
            and (controller(game, there) is side if held else is_friendly(game, there, side))
            and not game.at(there, side.enemy)
            and cannot_go(game, armies, there) is None
            and cannot_stack(game, there, armies, leaders) is None
        ]
        if found:
            return found
    return []


def those_who_leave(game: Game, area: str, side: Side) -> tuple[str, ...]:
    """[peace.allied-forces-leave] The force of a side; insurgents are no strangers where they rose.

    They leave only where nobody else could.
    """
    force = game.at(area, side)
    strangers = [army for army in force if not game.printed.armies[army].revolt]
    return tuple(strangers) or force


def rings(game: Game, area: str) -> Iterable[list[str]]:
    """The areas one border away, two borders away, and so on, as armies may walk."""
    ring, seen = [area], {area}
    while ring:
        near = [there for here in ring for there in game.neighbours(here)]
        ring = [there for there in dict.fromkeys(near) if there not in seen]
        seen.update(ring)
        yield ring
