"""[scenario.setup.exhaustive] What a scenario leaves to its players: zones, generals, fleets.

The table is set up with our defaults; each player may change them before the first round.
"""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Arrange, Blockade, Go, Take
from .affairs import Berth
from .command import cannot_hold
from .fate import berth, change, enlist, enter_reserve, head_with, part, store
from .muster import (
    cannot_have_command,
    cannot_lie,
    free_depots,
    free_fleets,
    free_generals,
    line_of,
    moveable_lines,
    open_berths,
    swapped,
)
from .placement import cannot_lead, is_friend, join_force
from .powers import manager
from .sheets import Placement
from .sides import Side
from .start import gather
from .state import Game


def is_arranged(game: Game) -> bool:
    """[scenario.1805.setup.order] Has everybody set up?"""
    return not game.queue


def arrange(game: Game) -> Procedure[None]:
    """[scenario.1805.setup.order] Who comes first changes one thing, or is content.

    A neutral power is set up by whoever runs it.
    """
    who = game.queue[0]
    side = Side(who) if who in tuple(Side) else manager(game, who)
    choices = choices_of(game, who)
    choice = yield ask(
        side,
        "arrange.content",
        rule="scenario.setup.exhaustive",
        offers=[Pass(), Arrange()] if choices else [Pass()],
        facts={"who": who},
    )
    if isinstance(choice, Arrange):
        yield from arrange_one(game, side, choices)
        return
    game.queue = game.queue[1:]
    game.moved = frozenset()


def choices_of(game: Game, who: str) -> list[str]:
    """[scenario.setup.exhaustive] Every counter that may stand elsewhere or be another one.

    Each is taken up once: nobody arranges for ever.
    """
    counters = [
        *[(line.generals + line.corps)[0] for line in moveable_lines(game, who)],
        *free_generals(game, who),
        *free_fleets(game, who),
        *free_depots(game, who),
    ]
    return [piece for piece in counters if piece not in game.moved]


def arrange_one(game: Game, side: Side, choices: list[str]) -> Procedure[None]:
    """One counter, or the force that it leads, is set up otherwise."""
    choice = yield ask(
        side,
        "arrange.which",
        rule="scenario.setup.exhaustive",
        offers=[Take(piece) for piece in choices],
    )
    assert isinstance(choice, Take)
    piece, printed = choice.piece, game.printed
    game.moved |= {piece}
    line = line_of(game, piece)
    if piece in printed.fleets:
        yield from arrange_fleet(game, side, piece)
    elif piece in printed.depots:
        yield from arrange_depot(game, side, piece)
    elif line is not None:
        yield from arrange_line(game, side, line)
    else:
        yield from arrange_general(game, side, piece)


def arrange_line(game: Game, side: Side, line: Placement) -> Procedure[None]:
    """[scenario.1815.setup.france.grande-armee] A whole line of the set-up, in another zone."""
    piece = (line.generals + line.corps)[0]
    choice = yield ask(
        side,
        "arrange.where",
        rule="scenario.setup.exhaustive",
        offers=[Go(zone) for zone in line.choices],
        unless=partial(cannot_stand, game, line),
        kind=Go,
        or_else=Pass(),
        facts={"piece": piece},
    )
    if isinstance(choice, Go):
        move_line(game, line, choice.zone)
        game.tell("arrange.moved", piece=piece, zone=choice.zone)


def cannot_stand(game: Game, line: Placement, choice: Go) -> Refusal | None:
    """[scenario.setup.exhaustive] Why a line of the set-up may not be there; None if it may."""
    here = game.forces[head_with(game, line.corps[0])].zone
    if choice.zone not in line.choices or choice.zone == here:
        return refuse("scenario.setup.exhaustive", "arrange.not-there", zone=choice.zone)
    return None


def move_line(game: Game, line: Placement, zone: str) -> None:
    """What stands on this line goes elsewhere, with whoever has no other unit, and its depots."""
    head = head_with(game, line.corps[0])
    force = game.forces[head]
    is_whole = set(force.corps) <= set(line.corps)
    named = (*line.generals, *line.armies, *line.specials, *line.corps)
    pieces = force.pieces if is_whole else named
    generals = tuple(
        [each for each in (force.general, *force.subordinates) if each and each in pieces]
    )
    part(game, head, pieces)
    gather(game, zone, line, generals)
    depots = [depot for depot, where in game.stores.items() if where == force.zone]
    for depot in depots[: line.mobile]:
        store(game, depot, zone)


def arrange_general(game: Game, side: Side, general: str) -> Procedure[None]:
    """[scenario.1805.setup.france.free] A general nobody named: another one, or another force."""
    nation = game.printed.nation_of[general]
    others = [
        piece
        for piece in game.printed.pieces_of[nation]
        if piece in game.printed.generals and piece in game.reserve
    ]
    zones = [force.zone for head, force in game.forces.items() if is_friend(game, nation, head)]
    is_free = any(line.free and line.free_generals for line in lines_for(game, nation))
    choice = yield ask(
        side,
        "arrange.general",
        rule="scenario.setup.exhaustive",
        offers=[Take(other) for other in others],
        unless=partial(cannot_take_place, game, general),
        kind=Take,
        also=(
            Offers(
                tuple([Go(zone) for zone in zones]) if is_free else (),
                partial(cannot_be_sent, game, general),
                Go,
            ),
        ),
        or_else=Pass(),
        facts={"general": general},
    )
    match choice:
        case Take(other):
            take_place(game, general, other)
        case Go(zone):
            leave_for(game, general, zone)
        case _:
            pass


def lines_for(game: Game, nation: str) -> list[Placement]:
    return [line for line in game.sheet.placement if line.nation == nation]


def cannot_take_place(game: Game, general: str, choice: Take) -> Refusal | None:
    """[scenario.setup.exhaustive] Why another general may not stand in his stead."""
    other = choice.piece
    is_there = other in game.printed.generals and other in game.reserve
    if not is_there or game.printed.nation_of[other] != game.printed.nation_of[general]:
        return refuse("reserve.definition", "arrange.not-available", piece=other)
    force = game.forces[head_with(game, general)]
    if refusal := cannot_have_command(game, force.zone, other):
        return refusal
    return cannot_hold(game, swapped(force, general, other))


def take_place(game: Game, general: str, other: str) -> None:
    """Another general stands in his stead; he goes to the reserve."""
    head = head_with(game, general)
    new = swapped(game.forces[head], general, other)
    enlist(game, other)
    change(game, head, general=new.general, subordinates=new.subordinates)
    enter_reserve(game, general)
    game.tell("arrange.instead", piece=other, other=general)


def cannot_be_sent(game: Game, general: str, choice: Go) -> Refusal | None:
    """[scenario.1805.setup.france.free] Why he may not be given a force there; None if he may."""
    heads = heads_for(game, general, choice.zone)
    if not heads:
        return refuse("scenario.1805.setup.france.free", "arrange.not-there", zone=choice.zone)
    here = game.forces[head_with(game, general)]
    if here.general == general and len(here.corps) > 1 and not here.subordinates:
        return refuse("force.definition", "arrange.leads-several", general=general)
    return cannot_lead(game, general, heads[0])


def heads_for(game: Game, general: str, zone: str) -> list[str]:
    """The forces of his side in another zone."""
    nation = game.printed.nation_of[general]
    here = head_with(game, general)
    return [h for h in game.zones.get(zone, ()) if h != here and is_friend(game, nation, h)]


def leave_for(game: Game, general: str, zone: str) -> None:
    """[scenario.1805.setup.france.free] A general goes to another force."""
    head = heads_for(game, general, zone)[0]
    part(game, head_with(game, general), (general,))
    join_force(game, general, head)
    game.tell("arrange.moved", piece=general, zone=zone)


def arrange_fleet(game: Game, side: Side, fleet: str) -> Procedure[None]:
    """[scenario.1815.setup.england] A fleet nobody named: another one, or another berth."""
    nation = game.printed.nation_of[fleet]
    others = [each for each in game.printed.pieces_of[nation] if each in game.printed.fleets]
    choice = yield ask(
        side,
        "arrange.fleet",
        rule="scenario.setup.exhaustive",
        offers=[Take(other) for other in others if other != fleet],
        unless=partial(cannot_replace, game, fleet),
        kind=Take,
        also=berths_for(game, fleet),
        or_else=Pass(),
        facts={"fleet": fleet},
    )
    match choice:
        case Take(other):
            replace_fleet(game, fleet, other)
        case Go(zone):
            sail(game, fleet, Berth("sea" if zone in game.printed.seas else "port", zone))
        case Blockade(zone):
            sail(game, fleet, Berth("box", zone))
        case _:
            pass


def berths_for(game: Game, fleet: str) -> tuple[Offers, ...]:
    """[scenario.1815.setup.england] The seas and ports where a fleet might lie, and the boxes."""
    berths = open_berths(game, fleet)
    places = [Go(each.where) for each in berths if each.kind != "box"]
    boxes = [Blockade(each.where) for each in berths if each.kind == "box"]
    return (
        Offers(tuple(places), partial(cannot_lie, game, fleet, berths), Go),
        Offers(tuple(boxes), partial(cannot_lie, game, fleet, berths), Blockade),
    )


def cannot_replace(game: Game, fleet: str, choice: Take) -> Refusal | None:
    """[scenario.setup.exhaustive] Why another fleet may not take this one's place."""
    other, nation_of = choice.piece, game.printed.nation_of
    if other == fleet or nation_of.get(other) != nation_of[fleet]:
        return refuse("reserve.definition", "arrange.not-available", piece=other)
    if other in game.reserve:
        return None
    if other not in game.fleets:
        return refuse("reserve.definition", "arrange.not-available", piece=other)
    named = [each for line in game.sheet.placement for each in line.fleets]
    if other in named:
        return refuse("scenario.setup.exhaustive", "arrange.named", piece=other)
    return None


def replace_fleet(game: Game, fleet: str, other: str) -> None:
    """Two fleets change places, or one comes out of the reserve for the other."""
    mine, his = game.fleets[fleet], game.fleets.get(other)
    berth(game, other, mine.kind, mine.where)
    if his is None:
        del game.fleets[fleet]
        enter_reserve(game, fleet)
    else:
        berth(game, fleet, his.kind, his.where)
    game.tell("arrange.instead", piece=other, other=fleet)


def sail(game: Game, fleet: str, to: Berth) -> None:
    berth(game, fleet, to.kind, to.where)
    game.tell("arrange.moved", piece=fleet, zone=to.where)


def arrange_depot(game: Game, side: Side, depot: str) -> Procedure[None]:
    """[scenario.1805.setup.france.free] One mobile depot may lie with any French unit."""
    nation = game.printed.nation_of[depot]
    zones = [force.zone for force in game.forces.values() if force.nation == nation]
    choice = yield ask(
        side,
        "arrange.depot",
        rule="scenario.1805.setup.france.free",
        offers=[Go(zone) for zone in zones],
        or_else=Pass(),
        facts={"depot": depot},
    )
    if isinstance(choice, Go):
        store(game, depot, choice.zone)
        game.tell("arrange.moved", piece=depot, zone=choice.zone)
