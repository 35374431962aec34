"""[reinforce.revolt.placement] Revolt units: placed, and whom they drive out."""

from collections.abc import Collection, Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import FallBack, Place
from .affairs import Clash
from .bounds import cannot_go
from .control import is_friendly
from .fate import move, place, post
from .passage import keeps_truce
from .sides import COALITION, FRENCH, Side
from .stacking import cannot_stack, neutrals_at
from .state import Game


def rise_up(game: Game, army: str, steps: int) -> Procedure[None]:
    """[reinforce.revolt.placement] By the track: in its homeland, on free ground if there is any.

    With [reinforce.revolt.displace] [reinforce.revolt.battle].
    """
    home = ground_for(game, army, steps, region(game, army))
    free = [area for area in home if not game.at(area, FRENCH)]
    area = yield from choose_area(game, army, free or home)
    if not free:
        yield from drive_out(game, area, uprising_region(game, army))
    rise_in(game, army, steps, area)


def rise_by_marker(game: Game, army: str, steps: int, areas: tuple[str, ...]) -> Procedure[None]:
    """[card.c.louis-xvii] [card.c.cadoudal] By a marker: on an enemy it is a battle at once."""
    area = yield from choose_area(game, army, ground_by_marker(game, army, steps, areas))
    rise_in(game, army, steps, area)


def ground_for(game: Game, army: str, steps: int, areas: Iterable[str]) -> list[str]:
    """[stacking.always] Where a revolt finds room; those who are out of the war are left alone."""
    return [
        area
        for area in areas
        if not neutrals_at(game, area) and cannot_stack(game, area, [army], steps=steps) is None
    ]


def ground_by_marker(game: Game, army: str, steps: int, areas: Iterable[str]) -> list[str]:
    """[card.f.amiens.no-war] [card.f.armistice] In a truce nobody rises among enemies."""
    found = ground_for(game, army, steps, areas)
    return [area for area in found if not game.at(area, FRENCH) or not keeps_truce(game, area)]


def rise_in(game: Game, army: str, steps: int, area: str) -> None:
    """[reinforce.revolt.battle] The revolt breaks out; who still stands there is attacked."""
    game.tell("uprising.begins", army=army, area=area)
    place(game, army, area, steps)
    if game.at(area, FRENCH):
        game.clashes.append(Clash(area, COALITION))


def choose_area(game: Game, army: str, areas: Collection[str]) -> Procedure[str]:
    """[reinforce.revolt.placement] The Coalition says where."""
    choice = yield ask(
        COALITION,
        "uprising.where",
        rule="reinforce.revolt.placement",
        offers=[Place(army, area) for area in areas],
        unless=partial(cannot_rise, army, areas),
        facts={"army": army},
    )
    assert isinstance(choice, Place)
    return choice.area


def cannot_rise(army: str, areas: Collection[str], choice: Place) -> Refusal | None:
    """[reinforce.revolt.placement] Why the revolt does not break out so; None if it may."""
    if choice.piece != army:
        return refuse("reinforce.revolt.placement", "arrival.not-due", piece=choice.piece)
    if choice.area not in areas:
        return refuse("reinforce.revolt.placement", "uprising.no-ground", area=choice.area)
    return None


def region(game: Game, army: str) -> tuple[str, ...]:
    """[map.uprising-areas] The areas in which a revolt unit is at home."""
    printed = game.printed.armies[army]
    return (printed.base,) if printed.base else game.printed.regions[printed.revolt]


def uprising_region(game: Game, army: str) -> tuple[str, ...]:
    """[map.uprising-areas] All the areas of the uprising to which a revolt unit belongs."""
    return game.printed.regions[game.printed.armies[army].revolt]


def drive_out(game: Game, area: str, risen: tuple[str, ...]) -> Procedure[None]:
    """[reinforce.revolt.displace] The enemy there goes to the nearest friendly area outside."""
    refuges = nearest_refuges(game, area, FRENCH, risen)
    if not refuges:
        return
    choice = yield ask(
        FRENCH,
        "uprising.whither",
        rule="reinforce.revolt.displace",
        offers=[FallBack(refuge) for refuge in refuges],
        unless=partial(cannot_take_refuge, refuges),
        facts={"area": area},
    )
    assert isinstance(choice, FallBack)
    leaders = game.leaders_at(area, FRENCH)
    for army in game.at(area, FRENCH):
        move(game, army, choice.area)
    for leader in leaders:
        post(game, leader, choice.area)
    game.tell("uprising.driven-out", area=area, refuge=choice.area)


def cannot_take_refuge(refuges: Collection[str], choice: FallBack) -> Refusal | None:
    """[reinforce.revolt.displace] Who is driven out goes no further than he must."""
    if choice.area not in refuges:
        return refuse("reinforce.revolt.displace", "homecoming.not-nearest", area=choice.area)
    return None


def nearest_refuges(game: Game, area: str, side: Side, risen: tuple[str, ...]) -> list[str]:
    """[reinforce.revolt.displace] The nearest friendly areas that can take the whole force."""
    ring, seen = [area], {area}
    while ring:
        ring = [n for here in ring for n in game.printed.land.neighbours(here) if n not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        if found := [n for n in ring if n not in risen and is_refuge(game, area, side, n)]:
            return found
    return []


def is_refuge(game: Game, area: str, side: Side, there: str) -> bool:
    """[reinforce.revolt.displace] Could the force of a side in an area go there?"""
    if not is_friendly(game, there, side) or game.at(there, side.enemy):
        return False
    force, leaders = game.at(area, side), game.leaders_at(area, side)
    return (
        cannot_go(game, force, there) is None and cannot_stack(game, there, force, leaders) is None
    )
