"""What becomes of a piece: placed, moved, reduced, rebuilt, sent away, lost.

Nothing else writes `forces`, `zones`, `steps`, `unsupplied`, `stores`, `fixed`, `fleets`,
`reserve`, `resting`, `returning` or `lost`.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from .affairs import Berth, Force, Load
from .state import Game


def force_of(
    game: Game,
    zone: str,
    *,
    corps: tuple[str, ...],
    general: str = "",
    army: str = "",
    **more: Any,
) -> Force:
    """[force.definition] A force put together from its counters; it is not on the map yet."""
    head = army or general or corps[0]
    nation = game.printed.nation_of[head]
    return Force(
        head=head, zone=zone, nation=nation, corps=corps, general=general, army=army, **more
    )


def form(game: Game, force: Force) -> str:
    """A force comes onto the map; its corps have their steps already, or come at full strength."""
    for corps in force.corps:
        full = game.printed.corps[corps].steps
        game.steps.setdefault(corps, game.spared.get(corps, full))
    game.spared = {corps: steps for corps, steps in game.spared.items() if corps not in game.steps}
    game.reserve -= set(force.pieces)
    game.resting -= set(force.pieces)
    game.forces[force.head] = force
    game.zones[force.zone] = (*game.zones.get(force.zone, ()), force.head)
    return force.head


def change(game: Game, head: str, **fields: Any) -> str:
    """A force becomes another one: other counters, another zone, another state. Its new head."""
    old = game.forces[head]
    new = replace(old, **fields)
    new_head = new.army or new.general or new.corps[0]
    if new_head != head:
        new = replace(new, head=new_head, nation=game.printed.nation_of[new_head])
    unlist(game, old)
    game.forces[new_head] = new
    game.zones[new.zone] = (*game.zones.get(new.zone, ()), new_head)
    if game.march is not None and game.march.head == head:
        game.march.head = new_head
    elif game.march is not None and game.march.companion == head:
        game.march.companion = new_head
    return new_head


def dissolve(game: Game, head: str) -> Force:
    """A force is no longer one; its counters are in the caller's hand."""
    force = game.forces[head]
    unlist(game, force)
    return force


def unlist(game: Game, force: Force) -> None:
    del game.forces[force.head]
    others = tuple([head for head in game.zones[force.zone] if head != force.head])
    if others:
        game.zones[force.zone] = others
    else:
        del game.zones[force.zone]


def lose_step(game: Game, corps: str) -> None:
    """[unit.steps] One step less; the last one eliminates."""
    if game.steps[corps] == 1:
        eliminate(game, corps)
        return
    game.steps[corps] -= 1
    game.tell("corps.reduced", corps=corps)


def restore_step(game: Game, corps: str) -> None:
    """[budget.restore] A reduced corps is at full strength again."""
    game.steps[corps] += 1
    game.tell("corps.restored", corps=corps)


def eliminate(game: Game, corps: str) -> None:
    """[unit.eliminated-to-reserve] [unit.mark.dot] Off the map, to be built again or never."""
    game.tell("corps.eliminated", corps=corps)
    take_off(game, corps)
    if game.printed.corps[corps].dot:
        lose_for_good(game, corps)
    else:
        to_reserve(game, corps)


def take_off(game: Game, corps: str) -> None:
    """A corps leaves the map; a force without corps goes with it [general.without-units]."""
    head = head_with(game, corps)
    force = game.forces[head]
    left = tuple([other for other in force.corps if other != corps])
    del game.steps[corps]
    game.unsupplied -= {corps}
    game.provided -= {corps}
    if left:
        gone = strangers(game, replace(force, corps=left))
        kept = tuple([each for each in force.subordinates if each not in gone])
        change(game, head, corps=left, subordinates=kept)
        for general in gone:
            to_reserve(game, general)
            game.tell("general.to-reserve", general=general)
        return
    dissolve(game, head)
    retire(game, (force.general, force.army, *force.subordinates, *force.specials))


def retire(game: Game, pieces: Iterable[str]) -> None:
    """[general.without-units] [army.marker-without-units] Left without corps, they go."""
    left = [piece for piece in pieces if piece]
    for piece in left:
        to_reserve(game, piece)
    if left:
        game.tell("pieces.to-reserve", pieces=left)


def reinforce(game: Game, head: str, corps: str, *, steps: int) -> str:
    """[budget.army.reinforce] A corps of the reserve joins a force with so many steps; its head."""
    enlist(game, corps)
    game.steps[corps] = steps
    return change(game, head, corps=(*game.forces[head].corps, corps))


def mark_supply(game: Game, corps: Iterable[str], *, is_supplied: bool) -> None:
    """[supply.marker] Unsupplied markers are laid on these corps, or taken off."""
    if is_supplied:
        game.unsupplied -= set(corps)
    else:
        game.unsupplied |= set(corps)


def send_away(game: Game, piece: str) -> str:
    """A general or a special unit leaves its force for the reserve; the head that is left.

    [general-change.successor] Who commands an army that has lost its general the caller decides.
    """
    force = game.forces[head_with(game, piece)]
    to_reserve(game, piece)
    if piece == force.general:
        return change(game, force.head, general="")
    subordinates = tuple([each for each in force.subordinates if each != piece])
    specials = tuple([each for each in force.specials if each != piece])
    return change(game, force.head, subordinates=subordinates, specials=specials)


def strangers(game: Game, force: Force) -> list[str]:
    """[command.army-subordinates] Subordinates of another country without a step of theirs."""
    nation_of = game.printed.nation_of
    at_home = {nation_of[force.general or force.head], *[nation_of[c] for c in force.corps]}
    return [general for general in force.subordinates if nation_of[general] not in at_home]


def send_home(game: Game, head: str) -> None:
    """[siege.result.honours] A whole force leaves the map, to come back in the next budget."""
    force = dissolve(game, head)
    for corps in force.corps:
        game.spared = {**game.spared, corps: game.steps.pop(corps)}
    game.unsupplied -= set(force.corps)
    game.provided -= set(force.corps)
    for piece in force.pieces:
        if piece == force.army:
            to_reserve(game, piece)
        else:
            game.returning = (*game.returning, piece)


def bring_back(game: Game, depot: str) -> None:
    """[siege.result.honours] A depot leaves the map, to come back in the next budget phase."""
    del game.stores[depot]
    game.fixed -= {depot}
    game.returning = (*game.returning, depot)


def promise(game: Game, piece: str) -> None:
    """[entity.poland.walewska-units] A counter comes onto the map free, in the next budget."""
    game.returning = (*game.returning, piece)


def by_seniority(game: Game, generals: Iterable[str], nation: str) -> list[str]:
    """[hierarchy.rank] [hierarchy.allied-command] Who comes first to command a nation's force.

    A rank is one among the generals of a power: its own come first, then allies by their nations.
    """
    sheets, order = game.printed.generals, game.printed.tables.order.command

    def place(general: str) -> tuple[bool, int, int]:
        sheet = sheets[general]
        power = order.index(sheet.nation) if sheet.nation in order else len(order)
        return sheet.nation != nation, power, sheet.rank

    return sorted(generals, key=place)


def head_with(game: Game, piece: str) -> str:
    """The force in which a counter is."""
    for head, force in game.forces.items():
        if piece in force.corps or piece in (force.general, force.army):
            return head
        if piece in force.subordinates or piece in force.specials:
            return head
    raise LookupError(piece)


def to_reserve(game: Game, piece: str) -> None:
    """[reserve.definition] A counter goes to the reserve, to rest until the next budget phase."""
    game.reserve |= {piece}
    game.resting |= {piece}


def enlist(game: Game, piece: str) -> None:
    """A counter comes out of the reserve; the caller puts it into a force."""
    game.reserve -= {piece}
    game.resting -= {piece}


def rest_is_over(game: Game) -> None:
    """[budget.wounded-return] [general.without-units] The reserve may be used again.

    [siege.result.honours] Generals who were let go join it: they are deployed from there.
    """
    game.resting = frozenset()
    for general in [each for each in game.returning if each in game.printed.generals]:
        enter_reserve(game, general)
        come_back(game, general)


def come_back(game: Game, piece: str) -> None:
    """[foreign-war.after] [siege.result.honours] A counter that was awaited is back."""
    game.returning = tuple([each for each in game.returning if each != piece])
    game.spared = {corps: steps for corps, steps in game.spared.items() if corps != piece}


def lose_for_good(game: Game, piece: str) -> None:
    """[unit.mark.dot] [general.exit-date] A counter leaves the game."""
    game.reserve -= {piece}
    game.resting -= {piece}
    game.lost |= {piece}


def enter_reserve(game: Game, piece: str) -> None:
    """[budget.generals.new] [reform.automatic] A counter comes into play: it may be built."""
    game.reserve |= {piece}


def reinstate(game: Game, piece: str) -> None:
    """[card.c.rappel-d-un-general] A counter that had left the game is in the reserve again."""
    game.lost -= {piece}
    game.reserve |= {piece}


def store(game: Game, depot: str, zone: str, *, is_fixed: bool = False) -> None:
    """[depot.faces] A depot lies in a zone, mobile or fixed."""
    game.reserve -= {depot}
    game.resting -= {depot}
    game.stores[depot] = zone
    game.fixed = game.fixed | {depot} if is_fixed else game.fixed - {depot}


def spend_depot(game: Game, depot: str) -> None:
    """[depot.spend] A depot is used up or destroyed: it may be built again."""
    del game.stores[depot]
    game.fixed -= {depot}
    to_reserve(game, depot)


def take_aboard(game: Game, depot: str) -> None:
    """[naval.transport.capacity] A depot leaves its zone; the caller has it aboard."""
    del game.stores[depot]
    game.fixed -= {depot}


def berth(game: Game, fleet: str, kind: str, where: str = "") -> None:
    """[naval.move.costs] A fleet is at sea, in a port, in a blockade box or in the Corsairs box."""
    game.reserve -= {fleet}
    game.resting -= {fleet}
    game.fleets[fleet] = Berth(kind, where)


def sink(game: Game, fleet: str) -> None:
    """[naval.combat.results] [budget.minor.fleets] A fleet is lost; a minor's for good."""
    game.fleets.pop(fleet, None)
    if game.printed.fleets[fleet].lost:
        lose_for_good(game, fleet)
    else:
        to_reserve(game, fleet)
    game.tell("fleet.sunk", fleet=fleet)


def sail_away(game: Game, fleet: str) -> None:
    """[foreign-war.units-out] [budget.withdraw] A fleet leaves the map, into the caller's hand."""
    del game.fleets[fleet]


def leave_force(game: Game, piece: str) -> str:
    """A general, special unit or army marker leaves its force; the new head of what stays.

    [general.exit-date] The senior of the subordinates takes over from a general who goes.
    """
    head = head_with(game, piece)
    force = game.forces[head]
    if piece == force.general:
        heirs = by_seniority(game, force.subordinates, force.nation)
        heir = heirs[0] if heirs else ""
        others = tuple([each for each in force.subordinates if each != heir])
        return change(game, head, general=heir, subordinates=others)
    return change(
        game,
        head,
        army="" if piece == force.army else force.army,
        subordinates=tuple([each for each in force.subordinates if each != piece]),
        specials=tuple([each for each in force.specials if each != piece]),
    )


def part(game: Game, head: str, pieces: tuple[str, ...]) -> None:
    """Counters leave their force, to be elsewhere; what is left of it goes on, or dissolves.

    [general.without-units] A general or an army marker left without corps goes to the reserve;
    a senior subordinate leads what an army keeps [army.definition].
    """
    force = game.forces[head]
    corps = tuple([each for each in force.corps if each not in pieces])
    others = tuple([each for each in force.subordinates if each not in pieces])
    general = "" if force.general in pieces else force.general
    army = "" if force.army in pieces else force.army
    specials = tuple([each for each in force.specials if each not in pieces])
    if not corps:
        dissolve(game, head)
        retire(game, (general, army, *others, *specials))
        return
    if not general and others:
        general, *rest = by_seniority(game, others, force.nation)
        others = tuple(rest)
    if army and not general:
        to_reserve(game, army)
        army = ""
    change(
        game,
        head,
        corps=corps,
        general=general,
        army=army,
        subordinates=others,
        specials=specials,
    )


def founder(game: Game, load: Load) -> None:
    """[naval.transport.losses] [naval.transport.must-land] What was aboard is lost."""
    game.provided -= set(load.corps)
    for corps in load.corps:
        del game.steps[corps]
        game.unsupplied -= {corps}
        if game.printed.corps[corps].dot:
            lose_for_good(game, corps)
        else:
            to_reserve(game, corps)
        game.tell("corps.eliminated", corps=corps)
    retire(game, (load.general, load.army, load.depot, *load.specials))
