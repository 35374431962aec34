"""[naval.activation] A squadron sails: one movement operation after the other, until it stops."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import landing, port_attack
from .actions import Attack, Blockade, Drop, Go, Land, Take, Turn
from .affairs import Berth, Voyage
from .blockade import cannot_blockade, set_up, slip_in, sortie, squadron_windows
from .campaign_of_1805 import take_note
from .depots import turn
from .naval_battle import cut_down
from .naval_interception import attack, cannot_attack_at_sea, disperse, holds, intercept
from .powers import controller, country_of
from .sides import COALITION, Side
from .squadron import (
    BOX,
    CORSAIRS,
    PORT,
    SEA,
    at_sea,
    in_box,
    in_port,
    lies_at,
    movement,
    muster,
    put,
    room_in_port,
    sailing,
)
from .state import Game
from .waters import cannot_operate, cannot_pass, is_frozen

RAIDERS = "35F"  # [card.f.corsaires]


def set_sail(
    game: Game, side: Side, fleet: str, *, grant: str = "", most: int = 0
) -> Procedure[None]:
    """[naval.activation] A squadron is mustered and begins its voyage.

    Each of its fleets costs an activation point, unless a card grants so many of them.
    """
    tables = game.printed.tables
    most = min(most if grant else game.points, tables.limits.squadron)
    fleets = yield from muster(game, side, fleet, most)
    if not grant:
        game.points -= len(fleets)
    game.moved |= set(fleets)
    voyage = Voyage(side, list(fleets), game.fleets[fleet], movement(game, fleets), grant=grant)
    voyage.steps, voyage.penalty = tables.limits.landing_steps, tables.terrain.landing
    game.voyage = voyage
    game.tell("voyage.begins", side=side, fleets=list(fleets), points=voyage.points)
    yield from squadron_windows(game)


def is_sailing(game: Game) -> bool:
    """[naval.activation] Is a voyage under way?"""
    return game.voyage is not None


def sail_on(game: Game) -> Procedure[None]:
    """[naval.move.costs] One operation of the squadron that sails, or the end of its voyage."""
    voyage = sailing(game)
    choice = yield ask(
        voyage.side,
        "voyage.what",
        rule="naval.move.costs",
        offers=[Go(zone) for zone in destinations(game)],
        unless=partial(cannot_go, game),
        kind=Go,
        also=(*acts_at_sea(game), *acts_in_port(game)),
        or_else=Pass(),
        facts={"fleets": list(voyage.fleets), "points": voyage.points},
    )
    match choice:
        case Go(zone):
            yield from go(game, zone)
        case Blockade(port):
            yield from set_up(game, port)
        case Attack(zone):
            yield from fall_on(game, zone)
        case Land(port):
            yield from landing.land(game, port)
        case Take(piece):
            landing.embark(game, piece)
        case Turn(depot):
            turn(game, depot)
        case Drop(fleet) if fleet in voyage.fleets:
            leave(game, fleet)
        case Drop(piece):
            yield from landing.put_ashore(game, piece)
        case _:
            voyage.is_over = True
    if voyage.is_over or not voyage.fleets:
        yield from finish(game)


def acts_at_sea(game: Game) -> tuple[Offers, ...]:
    """[naval.blockade.box] [naval.intercept.none] Blockades, and enemies to be attacked."""
    voyage = sailing(game)
    here = lies_at(game, voyage)
    ports = game.printed.ports_on[here.where] if here.kind == SEA else ()
    hostile = [port for port in ports if controller(game, port) is voyage.side.enemy]
    return (
        Offers(
            tuple([Blockade(port) for port in hostile]), partial(cannot_blockade, game), Blockade
        ),
        Offers(
            tuple([Attack(zone) for zone in prey(game, here)]),
            partial(cannot_attack, game),
            Attack,
        ),
    )


def prey(game: Game, here: Berth) -> list[str]:
    """[naval.intercept.none] [naval.port-combat] Where enemy ships lie within reach."""
    enemy = sailing(game).side.enemy
    if here.kind == BOX:
        return [here.where] if in_port(game, here.where, enemy) else []
    if here.kind != SEA:
        return []
    boxes = [port for port in game.printed.ports_on[here.where] if in_box(game, port, enemy)]
    return [here.where, *boxes] if at_sea(game, here.where, enemy) else boxes


def acts_in_port(game: Game) -> tuple[Offers, ...]:
    """[naval.transport.embark] [naval.move.no-merge] Troops come aboard or land; fleets stay.

    [depot.convert] What has been landed may be set up as a base.
    """
    voyage = sailing(game)
    here = lies_at(game, voyage)
    land = [Land(here.where)] if voyage.loads and here.kind in (PORT, BOX) else []
    drops = [Drop(fleet) for fleet in voyage.fleets] if len(voyage.fleets) > 1 else []
    cargo = landing.in_the_holds(game) if here.kind == PORT else []
    drops += [Drop(piece) for piece in cargo] if len(cargo) > 1 else []
    return (
        Offers(tuple(land), partial(landing.cannot_land, game), Land),
        Offers(
            tuple([Take(piece) for piece in landing.on_the_quay(game)]),
            partial(landing.cannot_embark, game),
            Take,
        ),
        Offers(
            tuple([Turn(depot) for depot in landing.stacked_on_the_quay(game)]),
            partial(landing.cannot_set_up, game),
            Turn,
        ),
        Offers(tuple(drops), partial(cannot_drop, game), Drop),
    )


def destinations(game: Game) -> list[str]:
    """[naval.move.sea] [naval.move.port] The places to which the squadron might go next."""
    voyage = sailing(game)
    here = lies_at(game, voyage)
    if here.kind == CORSAIRS:
        nation = game.printed.fleets[voyage.fleets[0]].nation
        return [port for port in game.printed.ports if country_of(game, port) == nation]
    hunt = [CORSAIRS] if cannot_hunt(game) is None else []
    if here.kind != SEA:
        return [game.printed.ports[here.where], *hunt]
    ports = [port for port in game.printed.ports_on[here.where] if holds(game, port, voyage.side)]
    return [*game.printed.waters.neighbours(here.where), *ports, *hunt]


def cannot_go(game: Game, order: Go) -> Refusal | None:
    """[naval.move.costs] Why the squadron may not go there now; None if it may."""
    voyage = sailing(game)
    here, zone = lies_at(game, voyage), order.zone
    if zone == CORSAIRS:
        return cannot_hunt(game)
    if here.kind == CORSAIRS:
        return cannot_come_home(game, zone)
    if voyage.bound:
        return refuse("naval.retreat.stops", "voyage.bound", port=voyage.bound)
    if voyage.points < price(here):
        return refuse("naval.move.costs", "naval.no-points", cost=1, points=voyage.points)
    if zone not in game.printed.seas:
        return cannot_enter_port(game, here, zone)
    if here.kind == SEA:
        return cannot_pass(game, voyage.fleets, here.where, zone)
    if game.printed.ports[here.where] != zone:
        return refuse("naval.move.sea", "naval.not-on-this-sea", port=here.where)
    return is_frozen(game, zone) or cannot_operate(game, voyage.fleets, zone)


def price(here: Berth) -> int:
    """[naval.move.port] [naval.move.sea] [naval.move.blockade-box] One point; a box is free."""
    return 0 if here.kind == BOX else 1


def cannot_enter_port(game: Game, here: Berth, port: str) -> Refusal | None:
    """[naval.move.port] Why the squadron may not put into this port; None if it may."""
    voyage = sailing(game)
    if here.kind != SEA or game.printed.ports.get(port) != here.where:
        return refuse("naval.move.port", "naval.not-on-this-sea", port=port)
    if not holds(game, port, voyage.side):
        return refuse("naval.move.port", "voyage.not-friendly", port=port)
    if room_in_port(game, port) < len(voyage.fleets):
        return refuse("map.port", "voyage.port-full", port=port)
    return is_frozen(game, here.where)


def go(game: Game, zone: str) -> Procedure[None]:
    """[naval.move.costs] The squadron goes to the next sea zone, into a port, or after corsairs."""
    voyage = sailing(game)
    here = lies_at(game, voyage)
    if CORSAIRS in (zone, here.kind):
        change_station(game, zone)
        return
    voyage.points -= price(here)
    if zone in game.printed.seas:
        yield from put_to_sea(game, here, zone)
    else:
        yield from slip_in(game, zone)


def put_to_sea(game: Game, here: Berth, sea: str) -> Procedure[None]:
    """[naval.move.sea] [naval.intercept.who] Out of port or on to another zone, if it gets through.

    Who comes out of a blockade box was in the zone already: nobody intercepts him (R-240).
    """
    voyage = sailing(game)
    if here.kind == PORT and not (yield from sortie(game, here.where)):
        return
    if here.kind != BOX or not voyage.came_from:
        voyage.came_from = here.where
    put(game, voyage.fleets, SEA, sea)
    game.tell("voyage.at-sea", fleets=list(voyage.fleets), sea=sea)
    if here.kind == BOX:
        return
    past = here.where if here.kind == PORT else ""
    winner = yield from intercept(game, sea, voyage.fleets, voyage.side, past=past)
    if winner is not None:
        yield from disperse(game, winner, sea, at_sea(game, sea, voyage.side.enemy))


def cannot_attack(game: Game, order: Attack) -> Refusal | None:
    """[naval.intercept.none] [naval.port-combat] Why these ships may not be attacked."""
    if lies_at(game, sailing(game)).kind == BOX:
        return port_attack.cannot_attack(game, order)
    return cannot_attack_at_sea(game, order)


def fall_on(game: Game, zone: str) -> Procedure[None]:
    """[naval.intercept.none] [naval.blockade.enter-port] Ships are attacked, at sea or in port."""
    if lies_at(game, sailing(game)).kind == BOX:
        yield from port_attack.attack(game, zone)
    else:
        yield from attack(game, zone)


def cannot_hunt(game: Game) -> Refusal | None:
    """[naval.corsairs.box] Why the fleet is not sent after the corsairs; None if it may be."""
    voyage = sailing(game)
    if voyage.side is not COALITION or RAIDERS not in game.lasting:
        return refuse("naval.corsairs", "voyage.no-corsairs")
    if voyage.grant:
        return refuse("naval.corsairs.box", "voyage.corsairs-cost", card=voyage.grant)
    if len(voyage.fleets) > 1:
        return refuse("naval.corsairs.box", "naval.corsairs-alone", fleet=voyage.fleets[0])
    if lies_at(game, voyage) != voyage.start or voyage.came_from or voyage.loads:
        return refuse("naval.corsairs.box", "voyage.has-sailed", fleet=voyage.fleets[0])
    return None


def cannot_come_home(game: Game, port: str) -> Refusal | None:
    """[naval.corsairs.box] Why the fleet may not come back from the box to this port."""
    voyage = sailing(game)
    nation = game.printed.fleets[voyage.fleets[0]].nation
    if port not in game.printed.ports or country_of(game, port) != nation:
        return refuse("naval.corsairs.box", "voyage.not-home", fleet=voyage.fleets[0])
    if not holds(game, port, voyage.side):
        return refuse("naval.corsairs.box", "voyage.not-friendly", port=port)
    if room_in_port(game, port) < 1:
        return refuse("map.port", "voyage.port-full", port=port)
    return None


def change_station(game: Game, zone: str) -> None:
    """[naval.corsairs.box] Into the Corsairs box, or back from it to a port: that is all."""
    voyage = sailing(game)
    if zone == CORSAIRS:
        put(game, voyage.fleets, CORSAIRS)
        game.tell("voyage.hunts-corsairs", fleet=voyage.fleets[0])
    else:
        put(game, voyage.fleets, PORT, zone)
        game.tell("naval.enters-port", fleets=list(voyage.fleets), port=zone)
    voyage.is_over = True


def cannot_drop(game: Game, order: Drop) -> Refusal | None:
    """[naval.move.no-merge] Why this fleet, or part of its cargo, may not be left here.

    [naval.stack.sea-zone] There is one squadron of a side at sea in a zone, three fleets at most.
    """
    voyage = sailing(game)
    here = lies_at(game, voyage)
    if order.piece in landing.in_the_holds(game):
        return landing.cannot_put_ashore(game, order.piece)
    if order.piece not in voyage.fleets or len(voyage.fleets) < 2:
        return refuse("naval.move.no-merge", "voyage.not-in-squadron", fleet=order.piece)
    if order.piece in voyage.loads:
        return refuse("naval.transport.must-land", "voyage.is-loaded", fleet=order.piece)
    most = game.printed.tables.limits.squadron
    others = [each for each in at_sea(game, here.where, voyage.side) if each not in voyage.fleets]
    if here.kind == SEA and len(others) >= most:
        return refuse("naval.stack.sea-zone", "voyage.sea-full", sea=here.where)
    return None


def leave(game: Game, fleet: str) -> None:
    """[naval.move.no-merge] A fleet stays behind where the squadron is."""
    sailing(game).fleets.remove(fleet)
    game.tell("voyage.leaves", fleet=fleet)


def finish(game: Game) -> Procedure[None]:
    """[naval.transport.must-land] [naval.stack.excess] The voyage ends: troops, then stacking."""
    voyage = sailing(game)
    yield from landing.clear_decks(game)
    take_note(game)
    here = lies_at(game, voyage) if voyage.fleets else None
    game.voyage = None
    if here is not None:
        game.tell("voyage.ends", fleets=list(voyage.fleets))
        if here.kind == SEA:
            yield from cut_down(game, here.where, voyage.side)
