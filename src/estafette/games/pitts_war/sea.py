"""[naval.port-to-port] Naval movement, and naval assaults under a marker."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, refuse

from .actions import Assault, Sail
from .affairs import March, Trial
from .control import controller, is_friendly
from .dominion import dominion_of
from .entering import arrive, end_march
from .entry import rouse_turkey
from .events import Moment, last
from .fleet import board
from .ground import ground_of
from .homecoming import settle
from .passage import EGYPTIAN_EXPEDITION, calm_ground, cannot_pass, may_invade
from .route import LOOK_CLOSER, Outset, cannot_stand, has_room, is_empty_fortress, is_hostile
from .sheets import STRAIT
from .sides import BAD, EGYPT, FRENCH, NAPOLEON, Side, Until
from .state import Game
from .supply import ASHORE, has_sea_control, is_supplied, ports_of
from .trial import roll

SEA = "sea"
BOULOGNE = "f-boulogne"
EXPEDITION_DUE = "f-expedition-egypte:due"  # in `lasting`, until the army of Egypt has sailed
ARMY_OF_EGYPT, ALEXANDRIA = "fr-egypt", "alexandria"
SIX = 6

Reach: TypeAlias = Callable[[Game, str], bool]
Fitness: TypeAlias = Callable[[Game, March], Refusal | None]


class Landing(Struct, frozen=True):
    """[naval.assault.marker] What a marker allows: how many, where to, and whom."""

    rule: str
    reaches: Reach
    most: int = 0  # steps; 0 is no limit
    is_one_army: bool = False
    is_coastal: bool = False  # the marker says coast, and asks for no port
    is_named: bool = False  # the place is named: friendly, it is a plain sea move
    fits: Fitness | None = None


LANDINGS: dict[str, Landing] = {}


def sailings(game: Game, march: March) -> tuple[Sail, ...]:
    """[naval.port-to-port] The ports that a force could make for, if it can sail at all."""
    if march.area not in game.printed.ports:
        return ()
    if cannot_put_to_sea(game, march) or isinstance(board(game, march), Refusal):
        return ()
    ports = ports_of(game, march.side)
    return tuple([Sail(port) for port in ports if port != march.area])


def cannot_put_to_sea(game: Game, march: March) -> Refusal | None:
    """[naval.needs-mp] Why the force may not leave by sea from where it is."""
    tables = game.printed.tables
    if march.area not in game.printed.ports or controller(game, march.area) is not march.side:
        return refuse("naval.port-to-port", "sea.not-in-port", area=march.area)
    if march.potential < tables.movement.naval or march.points < tables.terrain.sea:
        return refuse("naval.needs-mp", "sea.becalmed")
    if march.is_ashore:
        return refuse("naval.assault.stop", "march.ashore")
    return None


def cannot_sail(game: Game, choice: Sail) -> Refusal | None:
    """[naval.needs-mp] [naval.capacity.steps] Why not to that port."""
    march = game.march
    assert march is not None
    if refusal := cannot_put_to_sea(game, march):
        return refusal
    carried = board(game, march)
    if isinstance(carried, Refusal):
        return carried
    return cannot_make_port(game, LOOK_CLOSER, choice)


def cannot_make_port(game: Game, outset: Outset, choice: Sail) -> Refusal | None:
    """[naval.port-to-port] [naval.baltic-winter] Why a force that may sail does not land there."""
    march, area = game.march, choice.area
    assert march is not None
    is_empty = area not in game.stacks
    is_free = is_empty or not game.at(area, march.side.enemy)
    if outset.is_easy(area) and (is_empty or (is_free and has_room(game, march, area, outset))):
        return None
    is_port = area in game.printed.ports and area != march.area
    if not (is_port and is_free) or controller(game, area) is not march.side:
        return refuse("naval.port-to-port", "sea.not-friendly", area=area)
    if refusal := is_frozen(game, march.area, area):
        return refusal
    return (
        (None if outset.is_open(area) else cannot_pass(game, march, area))
        or (None if outset.is_fit and is_empty else cannot_stand(game, march, area))
        or (None if outset.has_line else is_cut_off_overseas(game, march, area))
    )


def overseas(game: Game, march: March, outset: Outset) -> Outset:
    """[naval.port-to-port] The same by sea: one's own ports, but those that are frozen."""
    is_fed = is_fed_by_sea(game, march)
    if not (is_fed and outset.is_fit):
        return replace(outset, has_line=is_fed, easy=0)
    ground = ground_of(game.printed)
    ports = dominion_of(game).held[march.side] & ground.ports & ~outset.bit[march.area]
    if game.weather is BAD:
        is_icebound = outset.bit[march.area] & ground.frozen
        ports = 0 if is_icebound else ports & ~ground.frozen
    easy = ports & (outset.open_to or calm_ground(game, march))
    return replace(outset, has_line=True, easy=easy)


def is_frozen(game: Game, *ports: str) -> Refusal | None:
    """[naval.baltic-winter] In bad weather nobody sails in the Baltic."""
    if game.weather is BAD:
        for port in ports:
            if game.printed.areas[port].freezes:
                return refuse("naval.baltic-winter", "sea.frozen", area=port)
    return None


def is_cut_off_overseas(game: Game, march: March, area: str) -> Refusal | None:
    """[movement.no-unsupplied-end] A force in supply does not sail out of it."""
    if march.is_unsupplied or is_supplied(game, march.side, area, march.armies):
        return None
    return refuse("movement.no-unsupplied-end", "march.cut-off", area=area)


def is_fed_by_sea(game: Game, march: March) -> bool:
    """[supply.sea-line] Where the sea is open, a force that one port feeds is fed in all.

    Armies of great powers draw on the port they leave; others are looked at in a port abroad.
    """
    if march.is_cut or not has_sea_control(game, march.side):
        return False
    powers = {game.printed.power_of[army] for army in march.armies}
    if all(game.is_major(power) for power in powers):
        return True
    for port in ports_of(game, march.side):
        if game.owner(port) not in powers:
            return is_supplied(game, march.side, port, march.armies)
    return False


def sail(game: Game, area: str) -> Procedure[None]:
    """[naval.cost] [naval.continue] The force lands in a friendly port."""
    march = game.march
    assert march is not None
    carried = board(game, march)
    assert not isinstance(carried, Refusal)
    for power, steps in carried.items():
        game.shipped = {**game.shipped, power: game.shipped.get(power, 0) + steps}
    game.tell("sea.sails", start=march.area, area=area, armies=list(march.armies))
    yield from arrive(game, march, area, SEA, game.printed.tables.terrain.sea)


def assaults(game: Game, march: March) -> tuple[Assault, ...]:
    """[naval.assault.marker] The coasts that the force's marker opens."""
    landing = LANDINGS.get(march.grant)
    if landing is None or march.came_from:
        return ()
    return tuple(
        [
            Assault(area.id)
            for area in game.printed.areas.values()
            if area.seas and landing.reaches(game, area.id)
        ]
    )


def cannot_assault(game: Game, choice: Assault) -> Refusal | None:
    """[naval.assault.start-end] [naval.assault.cost] [naval.strait-assault.limit] Why not there."""
    march, area = game.march, choice.area
    assert march is not None
    landing = LANDINGS.get(march.grant)
    if landing is None or area not in game.printed.areas:
        is_strait = is_across_a_strait(game, march.area, area)
        rule = "naval.strait-assault" if is_strait else "naval.assault.marker"
        return refuse(rule, "sea.no-marker")
    return (
        cannot_embark(game, march, landing)
        or cannot_land(game, march, landing, area)
        or cannot_afford(game, march, area)
        or cannot_pass(game, march, area)
        or cannot_stand(game, march, area)
    )


def cannot_embark(game: Game, march: March, landing: Landing) -> Refusal | None:
    """[naval.assault.start-end] Why the marker does not serve this force where it is."""
    if march.came_from or march.area not in game.printed.ports:
        return refuse("naval.assault.start-end", "sea.must-start-in-port")
    if controller(game, march.area) is not march.side:
        return refuse("naval.assault.start-end", "sea.must-start-in-port")
    if landing.is_one_army and len(march.armies) > 1:
        return refuse(landing.rule, "sea.one-army")
    if landing.most and game.strength(march.armies) > landing.most:
        return refuse(landing.rule, "sea.too-strong", limit=landing.most)
    return None if landing.fits is None else landing.fits(game, march)


def cannot_land(game: Game, march: March, landing: Landing, area: str) -> Refusal | None:
    """[naval.assault.port-only] Why the marker does not open that coast."""
    printed = game.printed.areas[area]
    if not printed.seas or not landing.reaches(game, area):
        return refuse(landing.rule, "sea.out-of-reach", area=area)
    if area not in game.printed.ports and not landing.is_coastal:
        return refuse("naval.assault.port-only", "sea.no-port", area=area)
    if not is_across_a_strait(game, march.area, area) and (
        frozen := is_frozen(game, march.area, area)
    ):
        return frozen
    if is_hostile(game, march, area) or may_invade(game, march, area):
        return None
    if landing.is_named and is_friendly(game, area, march.side):
        return None
    return refuse("naval.assault.start-end", "sea.no-enemy", area=area)


def cannot_afford(game: Game, march: March, area: str) -> Refusal | None:
    """[naval.assault.cost] [naval.strait-assault.limit] Too slow a start, or too many for boats."""
    terrain = game.printed.tables.terrain
    if march.potential < game.printed.tables.movement.naval:
        return refuse("naval.needs-mp", "sea.becalmed")
    price = price_of_landing(game, march, area)
    if march.points < price:
        return refuse("naval.assault.cost", "sea.too-dear", price=price, points=march.points)
    is_strait = is_across_a_strait(game, march.area, area)
    if is_strait and game.strength(march.armies) > terrain.strait_steps:
        limit = terrain.strait_steps
        return refuse("naval.strait-assault.limit", "sea.strait-limit", limit=limit)
    return None


def price_of_landing(game: Game, march: March, area: str) -> int:
    """[naval.assault.cost] By sea or over a strait, and the empty fortress that waits."""
    terrain = game.printed.tables.terrain
    is_strait = is_across_a_strait(game, march.area, area)
    price = terrain.crossing(STRAIT) if is_strait else terrain.sea
    return price + terrain.fortress if is_empty_fortress(game, march, area) else price


def is_across_a_strait(game: Game, here: str, area: str) -> bool:
    """[naval.strait-assault] Does only a strait lie between two areas?"""
    border = game.printed.ground.border(here, area) if area in game.printed.areas else None
    return border is not None and border.kind == STRAIT


def assault(game: Game, area: str) -> Procedure[None]:
    """[naval.assault.stop] The enemy may cancel it; else the force lands and stops."""
    march, terrain = game.march, game.printed.tables.terrain
    assert march is not None
    is_strait = is_across_a_strait(game, march.area, area)
    price = terrain.crossing(STRAIT) if is_strait else terrain.sea
    border = STRAIT if is_strait else SEA
    if is_hostile(game, march, area) or may_invade(game, march, area):
        game.tell("sea.assaults", side=march.side, area=area, armies=list(march.armies))
        if not (yield from gets_across(game, march, area)):
            game.tell("sea.cancelled", area=area)
            yield from end_march(game)
            return
        march.is_ashore = True
    if area not in game.printed.ports:
        last(game, ASHORE + area, Until.IMPULSE)  # [supply.landed-force]
    if march.grant == EGYPTIAN_EXPEDITION:
        last(game, EGYPTIAN_EXPEDITION, Until.EVER)
        yield from deploy_mameluks(game)
    yield from arrive(game, march, area, border, price)


def gets_across(game: Game, march: March, area: str) -> Procedure[bool]:
    """[naval.assault.marker] [card.f.boulogne] Luck in the Channel, then the enemy's fleet."""
    trial = Trial("assault", march.side, area, armies=list(march.armies))
    if march.grant == BOULOGNE:
        die = yield from roll(game, trial)
        if die < SIX:
            return False
    trial.is_sure = True
    yield from roll(game, trial, rule="naval.assault.marker", enemy=Moment.ENEMY_SAILS)
    return not trial.is_void


def deploy_mameluks(game: Game) -> Procedure[None]:
    """[card.f.expedition-egypte.defenders] A neutral Egypt gathers its armies inland.

    With [scenario.1792.turkey-joins], if Egypt had an ally before.
    """
    if game.side_of(EGYPT) is not None:
        yield from rouse_turkey(game, FRENCH)
        return
    inland = [area for area in game.land_of(EGYPT) if area != ALEXANDRIA]
    rule = "card.f.expedition-egypte.defenders"
    for army in game.printed.armies_of[EGYPT]:
        if army not in game.lost:
            steps = game.steps.get(army, 1)
            yield from settle(game, army, inland, steps, rule=rule)


def take_to_sea(game: Game, side: Side) -> None:
    """[supply.sea-control.france] A French naval marker gives the sea for the impulse."""
    if side is FRENCH and not game.french_at_sea:
        game.french_at_sea = True
        game.tell("sea.french-control")


def expedition_due(game: Game) -> Side | None:
    """[card.f.expedition-egypte.assault] France, while its army of Egypt has still to sail."""
    if EXPEDITION_DUE not in game.lasting or ARMY_OF_EGYPT not in game.where:
        return None
    spent = game.led if game.is_sub_impulse else game.moved
    port = game.where[ARMY_OF_EGYPT]
    can_go = game.leaders.get(NAPOLEON) == port and spent.isdisjoint((ARMY_OF_EGYPT, NAPOLEON))
    return FRENCH if can_go else None


def is_expedition(game: Game, march: March) -> bool:
    """[card.f.expedition-egypte.assault] Is this the army of Egypt, about to sail with Napoleon?"""
    is_due = EXPEDITION_DUE in game.lasting
    return is_due and ARMY_OF_EGYPT in march.armies and NAPOLEON in march.leaders


def open_expedition(game: Game, march: March) -> None:
    """[card.f.expedition-egypte.assault] They sail alone, and they try once."""
    del game.lasting[EXPEDITION_DUE]
    march.armies, march.leaders = [ARMY_OF_EGYPT], [NAPOLEON]
    march.grant = EGYPTIAN_EXPEDITION


def must_land(game: Game, march: March) -> bool:
    """[card.f.expedition-egypte.assault] Nothing but the landing is open to the expedition."""
    if march.grant != EGYPTIAN_EXPEDITION or march.came_from:
        return False
    return cannot_assault(game, Assault(ALEXANDRIA)) is None
