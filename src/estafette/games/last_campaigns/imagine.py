"""[stacking.inspect] [command.written-or-markers] What a seat cannot know, and a guess at it.

A guess is canonical: it depends on what the seat can see and on the dice alone. Covered units are
sorted, so that their true places are forgotten, and dealt anew among the places that show the same
corps and arm. Of written orders, riders and hidden marches nothing is read: they are made up
(`conjecture.py`). Left as they are: the orders of a corps in action, which shows what it is about,
and all papers of a side while it writes, when nobody else is asked anything. Whoever was attacked
has shown that he is there, and whether he withdraws.
"""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Dice

from .affairs import Attempt, Command, Dispatch, Order, Ruse
from .compliance import attempts_of, decide_next
from .conjecture import guess_command, guess_riders, guess_ruse, is_staff, prospect, stand
from .direct import take_direct_command
from .eyes import unseen
from .local_decision import note_decisions
from .orders import write_orders
from .papers import concealed, side_of
from .sequence import SEQUENCE
from .sides import RETREATS, Kind, Role, Side
from .state import RESERVE, Game, less
from .success import check_confidence
from .targets import supply_edge

MARKED = ("moved", "attacked", "arrived", "charged", "bombarded", "supported", "halted", "locked")


HIDDEN = "hidden-movement"
WRITING = (note_decisions, check_confidence, write_orders, take_direct_command)


class Papers(Struct, frozen=True):
    """What a side may have written, and where its hidden corps may be."""

    commands: dict[str, Command] = {}
    riders: tuple[Dispatch, ...] = ()
    ruses: dict[str, Ruse | None] = {}  # None: it is where its counters are
    present: frozenset[str] = frozenset()  # who has shown that he is where his counters are
    attacked: frozenset[str] = frozenset()  # of these, who was charged or assaulted
    withdrawing: frozenset[str] = frozenset()  # who is on his way home by now
    coming: dict[str, int] = {}  # [option.hidden.reinforcements] corps that one still waits for


class Guess(Struct, frozen=True):
    """What a seat imagines: who lies where, and what the others have been told."""

    seat: str | None
    names: dict[str, str]
    papers: dict[Side, Papers]
    unrevealed: frozenset[str]  # who is on a hidden march still


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """[stacking.inspect] The ids that must not be named to a seat."""
    return frozenset(unseen(game, seat))


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other units below others, and other orders, wherever the seat cannot see."""
    names = deal_units(game, seat, dice)
    others = [side for side in Side if side != seat and not is_writing(game, side)]
    papers = {side: guess_papers(game, side, names, dice) for side in others}
    return Guess(seat, names, papers, frozenset(game.hidden))


def is_writing(game: Game, side: Side) -> bool:
    """Is this a step in which a side alone decides about its orders?"""
    step = SEQUENCE.lines[game.place - 1].step
    return step is not None and step.by == side and step.procedure in WRITING


def deal_units(game: Game, seat: str | None, dice: Dice) -> dict[str, str]:
    """[stacking.inspect] R-160: whoever shows the same corps and arm may be any of them.

    [division.cohesion] But who has been taken in hand can go somewhere: his division is near.
    """
    bound = formations_of(game, [piece for piece in game.hand if piece in game.where])
    divisions = [each for each in bound if "/" in each]
    free = [unit for unit in unseen(game, seat) if game.formation(unit) not in divisions]
    names: dict[str, str] = {}
    for units in alike(game, free):
        names |= zip(units, dice.shuffled(sorted(units)), strict=True)
    return names


def alike(game: Game, units: Iterable[str]) -> Iterable[list[str]]:
    """Those of some units that show the same corps and arm."""
    found: dict[tuple[str, str, int], list[str]] = {}
    for unit in units:
        sheet = game.unit(unit)
        found.setdefault((game.corps(unit), sheet.arm, sheet.movement), []).append(unit)
    return found.values()


def guess_papers(game: Game, side: Side, covered: Container[str], dice: Dice) -> Papers:
    """[command.written-or-markers] Corps first: staff and divisions must not upset their dice."""
    if not game.orders_are_written:
        return Papers()
    aims, coming, is_hidden = prospect(game, side), awaited(game, side), game.plays_with(HIDDEN)
    known = [each for each in sorted(game.commands) if game.side_of_formation(each) is side]
    known = [each for each in known if each not in coming]
    commands: dict[str, Command] = {}
    ruses: dict[str, Ruse | None] = {}
    riders = tuple(guess_riders(game, aims, dice))
    for each in sorted(known, key=lambda each: (is_staff(game, each) or "/" in each, each)):
        commands[each] = guess_command(game, aims, each, dice)
        if is_hidden and not is_staff(game, each):
            ruses[each] = guess_ruse(game, each, commands[each].order, dice)
    attacked = formations_of(game, [unit for unit in game.attacked if unit not in covered])
    called = [unit for unit, chief in game.direct.items() if chief in game.called]
    return Papers(
        commands,
        riders,
        ruses,
        attacked | formations_of(game, [unit for unit in called if unit not in covered]),
        attacked,
        frozenset([each for each in known if withdraws(game.order_of(each))]),
        coming,
    )


def formations_of(game: Game, units: Iterable[str]) -> frozenset[str]:
    """[division.separate-formation] Under whose orders these units are."""
    return frozenset([game.formation(unit) for unit in units])


def awaited(game: Game, side: Side) -> dict[str, int]:
    """[option.hidden.reinforcements] For the enemy they are still due."""
    found: dict[str, int] = {}
    for number in concealed(game, side.enemy):
        found[game.corps(game.sheet.reinforcement[number].units[0])] = number
    return found


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step, wherever things lay hidden there too."""
    sorted_ = in_order(table, guess)
    names = restricted(guess.names, hidden(table, guess.seat) - sorted_.keys())
    lay_units(table, {**names, **sorted_})
    for side, papers in guess.papers.items():
        lay_attempts(table, side)
        lay_direct(table, side)
        if table.orders_are_written:
            lay_papers(table, side, papers, guess.unrevealed)
    return names


def in_order(table: Game, guess: Guess) -> dict[str, str]:
    """[option.hidden.reveal.units] Who has come to light since then stands where he was put.

    Of where his counters lay before, the covered ones are sorted, and forgotten.
    """
    lit = [ruse for formation, ruse in table.hidden.items() if formation not in guess.unrevealed]
    covered = [unit for unit in unseen(table, guess.seat) if any(unit in r.losses for r in lit)]
    names: dict[str, str] = {}
    for units in alike(table, covered):
        names |= zip(units, sorted(units), strict=True)
    return names


def lay_units(table: Game, names: Mapping[str, str]) -> None:
    """[stacking.inspect] Whoever is imagined there, with what lay on the other."""
    places = {unit: (table.where[unit], table.at(table.where[unit]).index(unit)) for unit in names}
    for unit, (hex_, index) in places.items():
        other, stack = names[unit], list(table.at(hex_))
        stack[index] = other
        table.stacks[hex_] = tuple(stack)
        table.where[other] = hex_
    for field in MARKED:
        marked: frozenset[str] = getattr(table, field)
        setattr(table, field, frozenset(names.get(each, each) for each in marked))
    table.astray = {names.get(unit, unit): order for unit, order in table.astray.items()}
    table.direct = {names.get(unit, unit): chief for unit, chief in table.direct.items()}
    table.hand = tuple([names.get(each, each) for each in table.hand])


def lay_attempts(table: Game, side: Side) -> None:
    """[local.bad-move] Nobody has noted anything, but for him whose bad move is before us."""
    mine = attempts_of(table, side)
    step = SEQUENCE.lines[table.place].step
    is_known = step is not None and step.procedure is decide_next and step.by == side
    failed = [Attempt(each.formation, (RESERVE,)) for each in mine[:1]] if is_known else []
    others = [each for each in table.attempts if each not in mine]
    table.attempts = (*others, *failed)


def lay_direct(table: Game, side: Side) -> None:
    """[option.direct.units] Whom a chief has beckoned is known when he acts, and not before."""
    if not table.active or table.acting is not side:
        table.direct = {
            unit: chief
            for unit, chief in table.direct.items()
            if table.side_of_leader(chief) is not side or chief in table.spent
        }


def lay_papers(table: Game, side: Side, papers: Papers, unrevealed: Container[str]) -> None:
    """[command.written-or-markers] Orders, riders and hidden marches, as they may be.

    Who has come to light since then was where he was, and whose order has failed had such a one.
    """
    known = {each for each in table.hidden if each not in unrevealed}
    known |= {each for each in papers.commands if is_known(table, each, papers)}
    present = {*known, *papers.present, *[each.formation for each in attempts_of(table, side)]}
    present |= {each for each in papers.ruses if table.order_of(each).kind is Kind.RESERVE}
    orders = {each: command for each, command in papers.commands.items() if each not in known}
    table.astray = {
        unit: likely(table, table.formation(unit), order, orders, papers)
        for unit, order in table.astray.items()
    }
    for formation in [each for each in orders if each in table.commands]:
        order = likely(table, formation, table.order_of(formation), orders, papers)
        table.commands[formation] = replace(orders[formation], order=order)
    others = [each for each in table.dispatches if side_of(table, each) is not side]
    table.dispatches = (*others, *papers.riders)
    for formation, ruse in papers.ruses.items():
        if formation not in present:
            lay_ruse(table, formation, ruse)
    for corps, number in papers.coming.items():
        if corps in table.hidden:
            table.hidden = less(table.hidden, corps)
            table.commands.pop(corps, None)
            table.due = tuple(sorted([*table.due, number]))


def is_known(table: Game, formation: str, papers: Papers) -> bool:
    """[term.activated] [order.failure.retreat] Who acts in this step, or has failed in it.

    [hq.moves-on-order] [leader-move.cc-once] So does an HQ in the Reserve step, and a chief.
    """
    is_ours = table.acting is table.side_of_formation(formation)
    if is_staff(table, formation):
        return is_ours and table.reserves and formation.startswith("hq-")
    if is_ours and (table.active or table.reserves) and is_led_by_chief(table, formation):
        return True
    has_failed = formation in papers.withdrawing and not withdraws(table.order_of(formation))
    return has_failed or table.corps_of(formation) in table.active


def is_led_by_chief(table: Game, formation: str) -> bool:
    """[leader-move.cc-once] Does a commander in chief lead this corps himself?"""
    leader = table.leader_of(formation)
    return leader is not None and table.role(leader) is Role.CHIEF


def likely(
    table: Game, formation: str, true: Order, orders: Mapping[str, Command], papers: Papers
) -> Order:
    """[order.one-at-a-time] An order as it may be: who was in Reserve was known to all.

    [order.withdrawal.must-retreat] Of whoever was attacked one knows whether he withdrew.
    """
    if formation not in orders or true.kind is Kind.RESERVE:
        return true
    order = orders[formation].order
    if formation not in papers.attacked or withdraws(true) is withdraws(order):
        return order
    if withdraws(true):
        return Order(Kind.WITHDRAWAL, supply_edge(table, table.army_of(formation)))
    return Order(Kind.DEFENCE, (stand(table, formation),))


def withdraws(order: Order) -> bool:
    """[order.withdrawal.must-retreat] Does whoever has this order not stand and fight?"""
    return order.kind in RETREATS


def lay_ruse(table: Game, formation: str, ruse: Ruse | None) -> None:
    """[option.hidden.stays] Counters that are on the table then stand there, whoever they are."""
    true = table.hidden.get(formation)
    table.hidden = less(table.hidden, formation)
    if ruse is not None:
        off = () if true is None else true.off
        table.hidden = {**table.hidden, formation: replace(ruse, off=off)}


def restricted(names: Mapping[str, str], then: frozenset[str]) -> dict[str, str]:
    """The renaming of what lay hidden then, and of nothing else.

    A unit that lay open then and is covered now must keep its name: one follows the renaming
    through such units until it comes back to one that was covered.
    """
    found: dict[str, str] = {}
    for unit in sorted(names.keys() & then):
        name = names[unit]
        while name not in then:
            name = names[name]
        found[unit] = name
    return found
