"""[naval.transport.embark] Troops at sea: they embark, land among friends, or storm a port."""

from collections.abc import Iterable, Iterator
from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import iberia, maritime_assault
from .actions import Land, Take, Turn
from .affairs import Berth, Force, Load
from .command import cannot_hold
from .depots import of_side
from .exchange import without
from .fate import force_of, form, founder, head_with, part, store, take_aboard, to_reserve
from .losses import confine
from .naval_interception import holds
from .organisation import consolidate, shed
from .port_attack import batteries, was_attacked
from .powers import field_heads, heads_in
from .squadron import BOX, PORT, in_port, lies_at, sailing
from .stacking import cannot_stack
from .state import Game


def on_the_quay(game: Game) -> Iterator[str]:
    """[naval.transport.embark] What the squadron could take aboard in the port where it lies."""
    voyage = sailing(game)
    here = lies_at(game, voyage)
    if here.kind != PORT:
        return
    for head in heads_in(game, here.where, voyage.side):
        yield from game.forces[head].pieces
    yield from of_side(game, here.where, voyage.side)


def cannot_embark(game: Game, choice: Take) -> Refusal | None:
    """[naval.transport.embark] Why this counter cannot come aboard; None if it can."""
    voyage, piece = sailing(game), choice.piece
    here = lies_at(game, voyage)
    if here.kind != PORT or piece not in on_the_quay(game):
        return refuse("naval.transport.embark", "landing.not-in-port", piece=piece)
    if piece in game.moved:
        return refuse("combine.once-per-round", "landing.has-moved", piece=piece)
    if not fleet_for(game, piece):
        return refuse("naval.transport.capacity", "landing.no-room", piece=piece)
    if piece in game.stores:
        return None
    left = without(game, game.forces[head_with(game, piece)], piece)
    reason = cannot_hold(game, left) if left.corps else None
    return reason or is_left_alone(game, piece, left)


def is_left_alone(game: Game, piece: str, left: Force) -> Refusal | None:
    """[general-change.not-alone] Would a general be without units, ashore or aboard? None if not.

    With the last corps its generals go aboard: each of them needs a fleet.
    """
    loads = sailing(game).loads
    if piece in game.printed.generals and not any(load.corps for load in loads.values()):
        return refuse("general-change.not-alone", "landing.corps-first", general=piece)
    if left.corps or piece in game.printed.generals:
        return None
    staff = [each for each in (left.general, *left.subordinates) if each]
    berths = [each for each in sailing(game).fleets if not loads.get(each, Load()).general]
    if len(staff) > len(berths):
        return refuse("general-change.not-alone", "landing.no-berth", general=staff[-1])
    return None


def embark(game: Game, piece: str) -> None:
    """[naval.transport.embark] A counter comes aboard; with the last corps its whole staff does."""
    voyage = sailing(game)
    port = lies_at(game, voyage).where
    game.tell("landing.embarks", piece=piece, zone=port)
    if piece in game.stores:
        stow(game, piece)
        take_aboard(game, piece)
        return
    force = game.forces[head_with(game, piece)]
    voyage.is_shaken = voyage.is_shaken or force.is_demoralised
    stow(game, piece)
    going = [piece]
    for each in force.pieces if force.corps == (piece,) else ():
        if each != piece and fleet_for(game, each):
            stow(game, each)
            going.append(each)
    part(game, force.head, tuple(going))


def stow(game: Game, piece: str) -> None:
    """[naval.transport.capacity] A counter is aboard one of the fleets, a loaded one if it can."""
    voyage, fleet = sailing(game), fleet_for(game, piece)
    load, printed = voyage.loads.get(fleet, Load()), game.printed
    if piece in printed.corps:
        load = replace(load, corps=(*load.corps, piece))
    elif piece in printed.specials:
        load = replace(load, specials=(*load.specials, piece))
    elif piece in printed.generals:
        load = replace(load, general=piece)
    elif piece in printed.armies:
        load = replace(load, army=piece)
    else:
        load = replace(load, depot=piece)
    voyage.loads = {**voyage.loads, fleet: load}


def fleet_for(game: Game, piece: str) -> str:
    """[naval.transport.capacity] The fleet that takes a counter: the fullest that has room."""
    loads = sailing(game).loads
    able = [
        fleet for fleet in sailing(game).fleets if has_room(game, loads.get(fleet, Load()), piece)
    ]
    return max(able, key=lambda fleet: len(loads.get(fleet, Load()).pieces), default="")


def has_room(game: Game, load: Load, piece: str) -> bool:
    """[naval.transport.capacity] Two steps, a depot, a general and an army marker in each fleet."""
    printed = game.printed
    if piece in printed.corps or piece in printed.specials:
        weight = game.steps.get(piece, 1)
        return steps_in(game, load) + weight <= printed.tables.sea.steps
    if piece in printed.generals:
        return not load.general
    return not (load.army if piece in printed.armies else load.depot)


def steps_in(game: Game, load: Load) -> int:
    """[naval.transport.capacity] [unit.special.step] The steps that a fleet carries."""
    return sum([game.steps[corps] for corps in load.corps]) + len(load.specials)


def cannot_land(game: Game, order: Land) -> Refusal | None:
    """[naval.transport.embark] [naval.assault.when] Why nobody can land here; None if they can.

    [siege.no-reinforcements] A besieged port takes no troops in (R-241).
    """
    voyage, port = sailing(game), order.zone
    if not voyage.loads:
        return refuse("naval.transport.embark", "landing.nobody-aboard")
    if reason := is_closed(game, port, list(voyage.loads.values())):
        return reason
    if not is_among_friends(game, port):
        return cannot_storm(game, port)
    if port in game.sieges:
        return refuse("siege.no-reinforcements", "landing.besieged", zone=port)
    return None


def is_closed(game: Game, port: str, loads: list[Load]) -> Refusal | None:
    """[movement.iberia.closed] [spain.closed-before-cards] No troops come by sea either (R-501)."""
    for force in bands(game, port, loads):
        reason = iberia.cannot_enter(game, force, port)
        if reason := reason or iberia.cannot_stay(game, force, port):
            return reason
    return None


def is_among_friends(game: Game, port: str) -> bool:
    """[naval.assault.when] Is it the port where the squadron lies, with no enemy in the field?

    If besiegers stand there, it is their siege that bars the landing (R-241).
    """
    voyage = sailing(game)
    if lies_at(game, voyage) != Berth(PORT, port) or not holds(game, port, voyage.side):
        return False
    return port in game.sieges or not field_heads(game, port, voyage.side.enemy)


def cannot_storm(game: Game, port: str) -> Refusal | None:
    """[naval.assault.when] [naval.assault.port-only] Why this port cannot be assaulted.

    [weather.winter.no-assault] [naval.assault.one-per-activation] [naval.assault.fleets-first]
    """
    voyage = sailing(game)
    if lies_at(game, voyage) not in (Berth(BOX, port), Berth(PORT, port)):
        return refuse("naval.assault.port-only", "port.not-before-it", port=port)
    if game.is_winter:
        return refuse("weather.winter.no-assault", "landing.winter")
    if voyage.has_failed:
        return refuse("naval.assault.one-per-activation", "landing.has-failed")
    if in_port(game, port, voyage.side.enemy):
        return refuse("naval.assault.fleets-first", "landing.ships-first", port=port)
    cost = maritime_assault.price(game, port)
    if voyage.points < cost:
        return refuse("naval.move.landing", "naval.no-points", cost=cost, points=voyage.points)
    if batteries(game, port) and (reason := was_attacked(game, port)):
        return reason
    if not any(can_go_ashore(game, fleet, 0) for fleet in voyage.loads):
        return refuse("naval.assault.two-steps", "landing.too-many", limit=limit(game))
    return None


def limit(game: Game) -> int:
    """[naval.assault.two-steps] How many steps may take part in a maritime assault."""
    return sailing(game).steps


def can_go_ashore(game: Game, fleet: str, landed: int) -> bool:
    """[naval.assault.two-steps] Has a fleet troops that may land with so many steps already?"""
    load = sailing(game).loads[fleet]
    return bool(load.corps) and landed + steps_in(game, load) <= limit(game)


def land(game: Game, port: str) -> Procedure[None]:
    """[naval.transport.embark] Among friends everything lands; elsewhere it is an assault."""
    if is_among_friends(game, port):
        yield from go_ashore(game, port)
        return
    fleets = yield from choose_troops(game)
    yield from maritime_assault.storm(game, port, fleets)


def choose_troops(game: Game) -> Procedure[list[str]]:
    """[naval.assault.two-steps] The fleets whose troops land, if they are too many."""
    voyage = sailing(game)
    loads, chosen = voyage.loads, list[str]()
    if sum([steps_in(game, load) for load in loads.values()]) <= limit(game):
        return list(loads)
    while True:
        landed = sum([steps_in(game, loads[fleet]) for fleet in chosen])
        able = [f for f in loads if f not in chosen and can_go_ashore(game, f, landed)]
        if not able:
            return chosen
        choice = yield ask(
            voyage.side,
            "landing.whose-troops",
            rule="naval.assault.two-steps",
            offers=[Take(fleet) for fleet in loads if fleet not in chosen],
            unless=partial(cannot_send, game, landed),
            kind=Take,
            or_else=(Pass(),) if chosen else (),
            facts={"limit": limit(game)},
        )
        if not isinstance(choice, Take):
            return chosen
        chosen.append(choice.piece)


def cannot_send(game: Game, landed: int, choice: Take) -> Refusal | None:
    """[naval.assault.two-steps] Why this fleet's troops are too many for the assault."""
    if can_go_ashore(game, choice.piece, landed):
        return None
    return refuse("naval.assault.two-steps", "landing.too-many", limit=limit(game))


def go_ashore(game: Game, port: str) -> Procedure[None]:
    """[naval.transport.no-march] All who are aboard land, join whom they find, and stay there."""
    yield from settle_in(game, port, disembark(game, port, list(sailing(game).loads)))


def settle_in(game: Game, port: str, heads: list[str]) -> Procedure[None]:
    """[combine.must-go-on] [command.limit] Who has landed among friends joins them."""
    if len(heads) == 1 and cannot_stack(game, tuple(heads), port) is None:
        yield from consolidate(game, port, sailing(game).side)
    yield from trim(game, heads)


def in_the_holds(game: Game) -> list[str]:
    """[naval.transport.embark] The corps and depots aboard, of which one may land alone."""
    loads = sailing(game).loads.values()
    return [piece for load in loads for piece in (*load.corps, load.depot) if piece]


def cannot_put_ashore(game: Game, piece: str) -> Refusal | None:
    """[naval.transport.embark] Why this counter does not land here alone; None if it may (R-663).

    [siege.no-reinforcements] [general-change.not-alone] The last corps lands with its generals.
    """
    loads, port = sailing(game).loads.values(), lies_at(game, sailing(game)).where
    if not is_among_friends(game, port):
        return refuse("naval.transport.embark", "landing.no-quay", piece=piece)
    if port in game.sieges:
        return refuse("siege.no-reinforcements", "landing.besieged", zone=port)
    if piece not in game.printed.corps:
        return None
    is_last = sum([len(load.corps) for load in loads]) == 1
    if is_last and any(load.general for load in loads):
        return refuse("general-change.not-alone", "landing.last-corps", corps=piece)
    return is_closed(game, port, [Load(corps=(piece,))])


def put_ashore(game: Game, piece: str) -> Procedure[None]:
    """[naval.transport.embark] A corps or a depot lands, the others stay aboard (R-663)."""
    voyage = sailing(game)
    port = lies_at(game, voyage).where
    fleet = next(each for each, load in voyage.loads.items() if piece in load.pieces)
    load = voyage.loads[fleet]
    rest = replace(load, corps=tuple([each for each in load.corps if each != piece]))
    landed = Load(corps=(piece,))
    if piece == load.depot:
        rest, landed = replace(load, depot=""), Load(depot=piece)
    voyage.loads = {
        each: rest if each == fleet else other
        for each, other in voyage.loads.items()
        if each != fleet or rest.pieces
    }
    game.tell("landing.put-ashore", piece=piece, zone=port)
    yield from settle_in(game, port, unload(game, port, [landed]))


def trim(game: Game, heads: list[str]) -> Procedure[list[str]]:
    """[command.limit] What the general of a landed force cannot hold is lost; who is left (R-432).

    A force that has joined another is none any more.
    """
    left = []
    for head in [each for each in heads if each in game.forces]:
        left.append((yield from shed(game, head, sailing(game).side)))
    return [head for head in left if head]


def disembark(game: Game, zone: str, fleets: Iterable[str]) -> list[str]:
    """[naval.transport.no-march] The cargo of these fleets is ashore; the forces that it makes."""
    voyage = sailing(game)
    loads = [voyage.loads[fleet] for fleet in fleets]
    voyage.loads = {fleet: load for fleet, load in voyage.loads.items() if fleet not in fleets}
    game.tell("landing.lands", fleets=list(fleets), zone=zone)
    return unload(game, zone, loads)


def unload(game: Game, zone: str, loads: list[Load]) -> list[str]:
    """[naval.transport.no-march] Whoever has landed does not move any more in this round.

    [general.without-units] A general without troops goes to the reserve, a marker or special unit
    without a general too.
    """
    game.moved |= {piece for load in loads for piece in load.pieces}
    for load in loads:
        if load.depot:
            store(game, load.depot, zone)
    forces = bands(game, zone, loads)
    kept = {piece for force in forces for piece in force.pieces}
    for piece in [each for load in loads for each in load.pieces]:
        if piece not in kept and piece not in game.stores:
            to_reserve(game, piece)
    return [head for force in forces if (head := confine(game, form(game, force)))]


def stacked_on_the_quay(game: Game) -> list[str]:
    """[depot.convert] The depots that were landed in this round where the squadron lies."""
    here = lies_at(game, sailing(game))
    if here.kind != PORT:
        return []
    return [depot for depot in of_side(game, here.where, sailing(game).side) if depot in game.moved]


def cannot_set_up(game: Game, choice: Turn) -> Refusal | None:
    """[depot.convert] Why a depot does not become a fixed one here; None if it may (R-502)."""
    if choice.depot not in stacked_on_the_quay(game):
        return refuse("depot.convert", "depot.not-landed")
    if choice.depot in game.fixed:
        return refuse("depot.convert", "depot.set-up", depot=choice.depot)
    return None


def bands(game: Game, zone: str, loads: list[Load]) -> list[Force]:
    """[force.definition] The forces that a cargo makes: its senior general's, or lone corps."""
    corps = tuple([each for load in loads for each in load.corps])
    ranks = game.printed.generals
    generals = sorted([x.general for x in loads if x.general], key=lambda each: ranks[each].rank)
    shaken = sailing(game).is_shaken
    if not corps:
        return []
    if not generals:
        return [force_of(game, zone, corps=(each,), is_demoralised=shaken) for each in corps]
    army = next((load.army for load in loads if load.army), "")
    most = game.printed.tables.limits.subordinates
    return [
        force_of(
            game,
            zone,
            corps=corps,
            general=generals[0],
            army=army,
            subordinates=tuple(generals[1 : 1 + most]) if army else (),
            specials=tuple([each for load in loads for each in load.specials]),
            is_demoralised=shaken,
        )
    ]


def clear_decks(game: Game) -> Procedure[None]:
    """[naval.transport.must-land] The end of a voyage: who is still aboard lands or is lost."""
    voyage = sailing(game)
    if not voyage.loads:
        return
    port = lies_at(game, voyage).where
    if is_among_friends(game, port) and cannot_land(game, Land(port)) is None:
        yield from go_ashore(game, port)
        return
    for load in voyage.loads.values():
        game.tell("landing.lost", pieces=list(load.pieces))
        founder(game, load)
    voyage.loads = {}
