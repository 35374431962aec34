"""[order.give.record] Orders: who gives them, and how the enemy cuts them short."""

from collections.abc import Callable, Sequence
from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Address, Assign, Instruct, SoundRetreat
from .affairs import Command, Order, Sheet
from .capacity import count_order, is_chief, must_be_present, no_more_orders, writers
from .dispatch import no_rider, post_of, rides, send
from .divisions import divisions_of, rejoin_order, sent_away
from .drafting import draft, nothing_to_say
from .eyes import hearers as who_sees
from .force import call_in, following, take_command
from .hidden import vanish
from .night_orders import release
from .sides import ATTACKS, MARCHES, Army, Kind, Side
from .state import Game
from .targets import supply_edge
from .toll import army_toll, level_of
from .ways import Way
from .wings import subordinates

HUNDRED = 100


def write_orders(game: Game, side: Side) -> Procedure[None]:
    """[command.sequence.step3] [capacity.orders] One after another, until nobody is left to write.

    [night.orders-may-be-sent] By day and night, the French first.
    """
    ways = {by: rides(game, by) for by in writers(game, side)}
    while ways and (game.keeps_counsel or any(may_write(game, by) for by in ways)):
        choice = yield ask(
            side,
            "orders.to-whom",
            rule="order.give.record",
            also=partial(letters, game, ways),
            or_else=Pass(),
            always=game.keeps_counsel,
        )
        match choice:
            case Address(by=by, to=to) | Instruct(by=by, division=to):
                yield from give(game, side, by, to, ways[by])
            case SoundRetreat(by=by):
                sound_retreat(game, by, ways[by])
            case _:
                return


def is_written(game: Game) -> bool:
    """[command.written-or-markers] On paper that nobody else sees, and not by markers?"""
    return game.orders_are_written


def may_write(game: Game, by: str) -> bool:
    return no_more_orders(game, by) is None


def letters(game: Game, ways: dict[str, Way]) -> tuple[Offers, ...]:
    """[order.give.record] Whom each of them may write to, worked out when somebody looks."""
    known = [Address(by, to) for by in ways for to in addressees(game, by)]
    unless = partial(cannot_address, game, ways, frozenset(known))
    plain = tuple([letter for letter in known if not is_with_corps(game, letter.to)])
    return (
        Offers(plain, unless, Address),
        instructions(game, known, unless),
        retreats(game, ways),
    )


def instructions(
    game: Game, letters: Sequence[Address], unless: Callable[[Address], Refusal | None]
) -> Offers:
    """[division.orders] The letters to divisions, each under the corps that it is with."""
    offers = [
        Instruct(game.corps_of(letter.to), letter.to, letter.by)
        for letter in letters
        if is_with_corps(game, letter.to)
    ]
    return Offers(tuple(offers), partial(cannot_instruct, game, unless), Instruct)


def is_with_corps(game: Game, to: str) -> bool:
    """[division.orders] Is this a division that has no order of its own yet?"""
    return "/" in to and to not in game.commands


def cannot_instruct(
    game: Game, unless: Callable[[Address], Refusal | None], choice: Instruct
) -> Refusal | None:
    """[division.orders] Why somebody may not write to a division now."""
    if choice.division not in game.printed.divisions:
        return refuse("division.orders", "division.no-such", division=choice.division)
    if choice.corps != game.corps_of(choice.division):
        return refuse("division.orders", "division.elsewhere", division=choice.division)
    return unless(Address(choice.by, choice.division))


def addressees(game: Game, by: str) -> list[str]:
    """[command.two-levels] [wing.cc-direct] [division.orders] All whom a commander may write to."""
    army = game.printed.leaders[by].army
    side = game.side_of_leader(by)
    corps = game.formations(side)
    corps += [each for each in game.hidden if "/" not in each and each not in corps]
    if is_chief(game, by):
        corps = [each for each in corps if game.army_of(each) is army]
        others = [leader for leader in game.wings if leader in game.leaders and leader != by]
        others = [each for each in others if game.printed.leaders[each].army is army]
        others += [f"hq-{army}"] if army in game.hqs else []
    else:
        corps, others = subordinates(game, by), []
    divisions = [division for each in corps for division in divisions_of(game, each)]
    return corps + divisions + others


def cannot_address(
    game: Game, ways: dict[str, Way], offers: frozenset[Address], choice: Address
) -> Refusal | None:
    """[capacity.orders] [transmission.delay] Why somebody may not write to somebody now."""
    by, to = choice.by, choice.to
    if choice not in offers:
        return refuse("command.two-levels", "orders.not-his", leader=by, formation=to)
    refusal = no_more_orders(game, by) or no_rider(game, by, to, ways[by])
    if refusal is not None:
        return refusal
    post = post_of(game, to, ways[by])
    assert post is not None
    sheet = Sheet(game.side_of_leader(by), to, by)
    return must_be_present(game, by, post) or nothing_to_say(game, sheet)


def give(game: Game, side: Side, by: str, to: str, ways: Way) -> Procedure[None]:
    """[order.give.record] [division.reattach] An order, or another corps for a division."""
    corps = ""
    if "/" in to and is_chief(game, by):
        corps = yield from assign(game, side, to)
    if corps:
        orders: tuple[Order, ...] = (rejoin_order(game, corps),)
    else:
        orders = yield from draft(game, Sheet(side, to, by))
    count_order(game, by)
    send(game, by, to, orders, ways, joins=corps)


def assign(game: Game, side: Side, division: str) -> Procedure[str]:
    """[division.reattach] [division.countermand] A corps to join, or none: an ordinary order."""
    choice = yield ask(
        side,
        "orders.division",
        rule="division.reattach",
        offers=[Assign(corps) for corps in game.formations(side)],
        unless=partial(cannot_assign, game, division),
        kind=Assign,
        or_else=Pass(),
        facts={"formation": division},
    )
    return choice.corps if isinstance(choice, Assign) else ""


def cannot_assign(game: Game, division: str, choice: Assign) -> Refusal | None:
    """[division.reattach] [division.countermand] Why a division may not join that corps."""
    corps = choice.corps
    known = game.printed.formations
    if corps not in known or known[corps].army is not game.army_of(division):
        return refuse("division.reattach", "division.other-army", formation=corps)
    if game.leader_of(corps) not in game.leaders:
        return refuse("division.reattach", "orders.no-leader", formation=corps)
    if corps == game.corps_of(division) and division not in game.commands:
        return refuse("division.countermand", "division.with-corps", formation=corps)
    if any(each.to == division and each.joins == corps for each in game.dispatches):
        return refuse("order.give.no-repeat", "division.called", formation=corps)
    return None


def retreats(game: Game, ways: dict[str, Way]) -> Offers:
    """[order.general-retreat.to-all] The General Retreat of each army."""
    chiefs = tuple([by for by in ways if is_chief(game, by)])
    return Offers(
        tuple([SoundRetreat(by) for by in chiefs]),
        partial(cannot_sound_retreat, game, chiefs),
        SoundRetreat,
    )


def cannot_sound_retreat(
    game: Game, chiefs: tuple[str, ...], choice: SoundRetreat
) -> Refusal | None:
    """[order.general-retreat.condition] Only when 80 per cent of the level are lost."""
    if choice.by not in chiefs:
        return refuse("order.general-retreat.to-all", "orders.not-chief", leader=choice.by)
    if refusal := no_more_orders(game, choice.by):
        return refusal
    army = game.printed.leaders[choice.by].army
    share = game.printed.tables.limits.general_retreat
    if army_toll(game, army) * HUNDRED < level_of(game, army) * share:
        return refuse("order.general-retreat.condition", "orders.not-beaten", army=army)
    if any(is_going_home(each.orders[0]) for each in game.dispatches if each.by == choice.by):
        return refuse("order.give.no-repeat", "orders.sounded", army=army)
    if all(is_going_home(game.order_of(each)) for each in all_of(game, army)):
        return refuse("order.give.no-repeat", "orders.sounded", army=army)
    return None


def is_going_home(order: Order) -> bool:
    return order.kind is Kind.GENERAL_RETREAT


def all_of(game: Game, army: Army) -> list[str]:
    """[order.general-retreat.to-all] Corps, divisions under orders of their own, and the HQ."""
    side = game.printed.armies[army].side
    found = game.formations(side) + sent_away(game, side)
    found = [each for each in found if game.army_of(each) is army]
    return found + ([f"hq-{army}"] if army in game.hqs else [])


def sound_retreat(game: Game, by: str, ways: Way) -> None:
    """[order.general-retreat.to-all] [order.general-retreat.target] To all at once, and home."""
    army = game.printed.leaders[by].army
    order = Order(Kind.GENERAL_RETREAT, supply_edge(game, army))
    count_order(game, by)
    for to in all_of(game, army):
        if post_of(game, to, ways) is not None:
            send(game, by, to, (order,), ways)


def under_attack(game: Game, units: list[str]) -> None:
    """[order.success.not-attacked] [order.cancel.blocked] Units are charged or assaulted.

    [proposal.morning-release] The French among them need wait no longer for the morning. R-670:
    whoever attacks has seen whether they withdraw, and does not take that back.
    """
    game.uncovered = game.uncovered or game.orders_are_written
    vanish(game, units)
    units = [unit for unit in units if unit in game.where]
    game.attacked |= {*units}
    for formation in dict.fromkeys([game.formation(unit) for unit in units]):
        release(game, formation)
    blocked(game, units)


def blocked(game: Game, units: list[str]) -> None:
    """[order.cancel.blocked] Units or leaders who march would have to go where the enemy is.

    They had to enter a zone of control or an enemy hex, or were charged or assaulted.
    """
    for formation in dict.fromkeys([formation_of(game, each) for each in units]):
        if formation is not None and game.order_of(formation).kind in MARCHES:
            mine = [each for each in units if formation_of(game, each) == formation]
            block(game, formation, mine)
    for unit in units:
        if unit in game.astray and game.astray[unit].kind in MARCHES:
            call_in(game, [unit])


def formation_of(game: Game, piece: str) -> str | None:
    """The formation that a leader leads, or under whose order a unit still is."""
    if piece in game.printed.leaders:
        led = [each for each in game.printed.formations if game.leader_of(each) == piece]
        return led[0] if led else None
    return None if piece in game.astray else game.formation(piece)


def block(game: Game, formation: str, pieces: list[str]) -> None:
    """[order.cancel.units-only] [order.cancel.column-head] All change only with the leader."""
    leader = game.leader_of(formation)
    hexes = [game.where.get(piece) or game.leaders.get(piece) for piece in pieces]
    command = game.commands[formation]
    if leader is None or leader in pieces or game.leaders.get(leader) in hexes:
        stop(game, formation, [piece for piece in pieces if piece in game.where])
    elif is_slow(game, formation, command):
        game.halted |= {*pieces}
    else:
        for unit in pieces:
            pass_on(game, unit)


def is_slow(game: Game, formation: str, command: Command) -> bool:
    """[order.sequence.delayed-attack] Leaders of less than 3 wait a turn before they attack."""
    if not command.then or command.then[0].kind not in ATTACKS:
        return False
    leader = game.leader_of(formation)
    value = 0 if leader is None else game.value(leader)
    return value < game.printed.tables.limits.instant_attack


def stop(game: Game, formation: str, units: list[str]) -> None:
    """[order.cancel.march-blocked] [order.sequence.next-contact] The leader is blocked."""
    command = game.commands[formation]
    if is_slow(game, formation, command):
        game.halted |= {formation, *units}
        return
    halt(game, formation, units)


def halt(game: Game, formation: str, units: list[str] | None = None) -> None:
    """[order.cancel.march-blocked] The next order of the sequence, or Defence where he stands.

    [order.cancel.unblocked-continue] Whoever is not blocked himself may march on until he is.
    """
    command = game.commands[formation]
    stopped = {*game.halted, *(units or ())}
    free = [u for u in game.units_of(formation) if u not in stopped and u not in game.astray]
    leader = game.leader_of(formation)
    here = game.leaders.get(leader or "") or game.where[(units or game.units_of(formation))[0]]
    take_command(game, formation, following(game, command, (here,)))
    if "/" not in formation:
        game.astray = {**game.astray, **dict.fromkeys(free, command.order)}


def pass_on(game: Game, unit: str) -> None:
    """[order.cancel.units-only] This unit alone goes on to the next order."""
    game.halted -= {unit}
    command = game.commands.get(game.formation(unit))
    if command is None or command.order.kind not in MARCHES:
        return
    order = following(game, command, (game.where[unit],)).order
    game.astray = {**game.astray, unit: order}
    game.tell(
        "orders.unit-stops",
        unit=unit,
        kind=order.kind,
        to=(game.side(unit),) if game.orders_are_written else who_sees(game, [unit]),
    )
