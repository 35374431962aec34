"""[command.written-or-markers] What a side may have written, and how it is laid on a table.

R-670: a written order is shown to nobody, neither when it is taken up nor while it is carried out.
One knows who is in Reserve, whose order has failed, and how a march that has come to light was
made. Of all else nothing is left as it is: neither which divisions have orders of their own, nor
who has strayed, who waits before he attacks, how often a leader has written. Only of a corps in
Reserve the units and divisions are left that act nevertheless, for somebody does.

R-671: in the test of confidence that is under way, what is known is who was tested.
"""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Dice, Step

from .affairs import Command, Dispatch, Order, Ruse
from .compliance import attempts_of, decide_next
from .confidence import must_test
from .conjecture import guess_command, guess_riders, guess_ruse, is_staff, prospect, stand
from .evidence import deeds_of, has_shown, is_off
from .force import holds_objective
from .in_action import guess_trials
from .night_orders import dies_at_night
from .obedience import led_by
from .papers import concealed, side_of
from .sequence import SEQUENCE
from .sides import ATTACKS, HOLDS, RETREATS, Kind, Side
from .state import Game, less
from .success import check_confidence
from .targets import supply_edge
from .toll import corps_toll

HIDDEN = "hidden-movement"


class Papers(Struct, frozen=True):
    """What a side may have written, and where its hidden corps may be."""

    commands: dict[str, Command] = {}
    spares: dict[str, Command] = {}  # by corps, for whichever of its divisions have orders
    trials: tuple[dict[str, Command], ...] = ()  # those of whoever acts now
    at_hand: str = ""  # who moves or strikes
    riders: tuple[Dispatch, ...] = ()
    ruses: dict[str, Ruse | None] = {}  # None: it is where its counters are
    present: frozenset[str] = frozenset()  # who has shown that he is where his counters are
    attacked: frozenset[str] = frozenset()  # units that were charged or assaulted
    withdrawing: dict[str, str] = {}  # who is on his way home by now, and where he stands
    coming: dict[str, int] = {}  # [option.hidden.reinforcements] corps that one still waits for


def guess_papers(game: Game, side: Side, covered: Container[str], dice: Dice) -> Papers:
    """[command.written-or-markers] Of whoever may have orders, as one sees it."""
    if not game.orders_are_written:
        return Papers()
    aims, coming = prospect(game, side), awaited(game, side)
    ours = [each for each in sorted(game.commands) if game.side_of_formation(each) is side]
    known = [each for each in {*ours}.difference(coming) if "/" not in each or is_off(game, each)]
    seen = [each for each in shown(game) if each not in covered]
    attacked = [unit for unit in game.attacked if unit not in covered]
    riders = tuple(guess_riders(game, aims, dice))
    commands, spares = dict[str, Command](), dict[str, Command]()
    ruses: dict[str, Ruse | None] = {}
    for each in sorted(known, key=lambda each: (is_staff(game, each), each)):
        commands[each] = guess_command(game, aims, each, dice)
        spares[each] = guess_command(game, aims, each, dice)
        if game.plays_with(HIDDEN) and not is_staff(game, each):
            ruses[each] = guess_ruse(game, each, commands[each].order, dice)
    return Papers(
        commands,
        spares,
        tuple(guess_trials(game, aims, covered, dice)),
        next((deed.piece for deed in deeds_of(game, side).values()), ""),
        riders,
        ruses,
        formations_of(game, [*attacked, *seen]),
        frozenset(attacked),
        {each: stand(game, each) for each in ours if withdraws(game.order_of(each))},
        coming,
    )


def shown(game: Game) -> list[str]:
    """[term.activated] Who has acted in this action or turn, and was there to do so."""
    acted = game.moved | game.assaulted | game.charged | game.bombarded | game.supported
    called = [unit for unit, chief in game.direct.items() if chief in game.called]
    return sorted(acted.union(called))


def formations_of(game: Game, pieces: Iterable[str]) -> frozenset[str]:
    """[division.separate-formation] Under whose orders these are, or whom they lead, as one sees.

    [option.hidden.removed-when-attacked] It is others of it who are on their way, if some are.
    """
    found = {formation_of(game, piece) for piece in pieces}
    return frozenset([each for each in found if not is_off(game, each)])


def formation_of(game: Game, piece: str) -> str:
    if piece not in game.printed.units:
        return led_by(game, piece) if piece in game.printed.leaders else piece
    division = game.division(piece)
    return division if is_off(game, division) else game.corps(piece)


def awaited(game: Game, side: Side) -> dict[str, int]:
    """[option.hidden.reinforcements] For the enemy they are still due."""
    found: dict[str, int] = {}
    for number in concealed(game, side.enemy):
        found[game.corps(game.sheet.reinforcement[number].units[0])] = number
    return found


def lay_papers(
    table: Game, side: Side, papers: Papers, unrevealed: Container[str]
) -> frozenset[str]:
    """[command.written-or-markers] Orders, riders and hidden marches, as they may be.

    Says of whose orders something is known, and what it says has been laid already.
    """
    lit = {each for each in table.hidden if each not in unrevealed}
    failed = {each for each in papers.withdrawing if has_stood(table, each)}
    present = {*papers.present, *[each.formation for each in attempts_of(table, side)]}
    present |= {each for each in papers.ruses if table.order_of(each).kind is Kind.RESERVE}
    if is_step(table, check_confidence, side):
        present |= {each for each in papers.ruses if is_tested(table, each)}
    idle = {each for each in table.commands if table.order_of(each).kind is Kind.RESERVE}
    commands = dict(likely(table, side, papers, lit, failed))
    lay_astray(table, side, idle, papers.commands)
    lay_notes(table, side, failed)
    lay_limits(table, side)
    table.commands = commands
    others = [each for each in table.dispatches if side_of(table, each) is not side]
    table.dispatches = (*others, *papers.riders)
    lay_ruses(table, side, papers, lit, present)
    return frozenset(idle | lit | failed)


def has_stood(table: Game, formation: str) -> bool:
    """[order.failure.retreat] Had somebody who withdraws now another order when the step began?"""
    return formation in table.commands and not withdraws(table.order_of(formation))


def likely(
    table: Game, side: Side, papers: Papers, lit: Container[str], failed: Container[str]
) -> Iterable[tuple[str, Command]]:
    """[order.one-at-a-time] The orders of all; of one side as they may be."""
    is_testing, orders = is_step(table, check_confidence, side), papers.commands
    struck = {
        seen_under(table, unit): withdraws(table.order(unit))
        for unit in sorted(papers.attacked - table.attacked)
    }
    for formation, command in table.commands.items():
        guess = orders.get(formation) or spare_for(table, papers, formation, command)
        if table.side_of_formation(formation) is not side:
            yield formation, command
        elif is_testing and is_tested(table, formation):
            yield formation, tested(table, formation, command, guess)
        elif command.order.kind is Kind.RESERVE:
            yield formation, replace(guess, order=command.order, since=command.since)
        elif formation in failed:
            yield formation, beaten(table, formation, guess, papers.withdrawing[formation])
        elif formation in lit:  # [option.hidden.reveal.units] one sees how they have marched
            target = guess.order.target or command.order.target
            yield formation, replace(guess, order=Order(command.order.kind, target))
        elif struck.get(formation, withdraws(guess.order)) is not withdraws(guess.order):
            yield formation, shown_under_attack(table, formation, guess)
        elif has_shown(table, formation):
            yield formation, calm(table, formation, guess) if is_testing else guess


def seen_under(table: Game, unit: str) -> str:
    """[division.orders] Whose order a unit is under, as far as one knows."""
    division = table.division(unit)
    return division if has_shown(table, division) else table.corps(unit)


def spare_for(table: Game, papers: Papers, formation: str, command: Command) -> Command:
    """[division.orders] What a division may have been told; others keep what they have."""
    if "/" not in formation or not papers.spares:
        return command
    corps = table.corps_of(formation)
    spare = papers.spares.get(corps) or next(iter(papers.spares.values()))
    return replace(spare, by=table.chief(table.army_of(formation)))


def shown_under_attack(table: Game, formation: str, guess: Command) -> Command:
    """[order.withdrawal.must-retreat] R-670: of whoever is attacked one sees if he withdraws."""
    if withdraws(guess.order):
        return replace(guess, order=Order(Kind.DEFENCE, (stand(table, formation),)))
    home = supply_edge(table, table.army_of(formation))
    return replace(guess, order=Order(Kind.WITHDRAWAL, home))


def is_tested(table: Game, formation: str) -> bool:
    """[confidence.when] [night.attack-fails] Is this one of those whose confidence is tested?"""
    if formation in table.hidden:
        return False
    return must_test(table, formation) or dies_at_night(table, formation)


def tested(table: Game, formation: str, command: Command, guess: Command) -> Command:
    """R-671: who is tested attacks, or holds out though he has lost heart; where, is not known."""
    kind, bled = command.order.kind, table.turn - 1 if command.bled >= 0 else -1
    if kind in HOLDS:
        target: tuple[str, ...] = (stand(table, formation),)
        kind = Kind.DELAY if guess.order.kind is Kind.DELAY else Kind.DEFENCE
    elif holds_objective(table, formation, command):
        target = (min([table.where[unit] for unit in table.units_of(formation)]),)
    else:
        foe = table.side_of_formation(formation).enemy
        target = (min([hex_ for hex_ in table.stacks if table.holder(hex_) is foe]),)
        kind = Kind.PROBE if guess.order.kind is Kind.PROBE else Kind.ATTACK
    return replace(guess, order=Order(kind, target), bled=bled)


def calm(table: Game, formation: str, guess: Command) -> Command:
    """[night.attack-fails] An order that is not tested: by night it is no Attack."""
    if table.is_night and guess.order.kind in ATTACKS:
        here = (stand(table, formation),)
        return replace(guess, order=Order(Kind.DEFENCE, here, ours=here))
    return guess


def beaten(table: Game, formation: str, guess: Command, now: str) -> Command:
    """[order.defence.fails] [order.delay.fails] An order that fails when a leader leaves his post.

    It may have failed before the step began; if not, the post lay behind him as he went.
    """
    kind = Kind.DELAY if guess.order.kind is Kind.DELAY else Kind.DEFENCE
    here = stand(table, formation)
    if formation in table.failing:
        return replace(guess, order=Order(kind, (here,)))
    near = sorted(table.ground.within(here, table.printed.tables.ranges.radius))
    post = max(near, key=lambda hex_: table.ground.distance(hex_, now))
    return replace(guess, order=Order(kind, (post,)), on_spot=True)


def lay_astray(
    table: Game, side: Side, idle: Container[str], orders: Mapping[str, Command]
) -> None:
    """[order.cancel.units-only] Who acts although his corps is in Reserve has strayed, or rests.

    [reinforcement.default-order] Of newcomers it is known what they are told.
    """
    found: dict[str, Order] = {}
    for unit, order in table.astray.items():
        corps = table.corps(unit)
        is_new = unit in table.waiting or corps not in table.commands
        if table.side(unit) is not side or is_new or order.kind is Kind.RESERVE:
            found[unit] = order
        elif corps in idle and corps in orders:
            found[unit] = orders[corps].order
    table.astray = found


def lay_notes(table: Game, side: Side, failed: Container[str]) -> None:
    """[order.give.half-move] [order.sequence.delayed-attack] What a side alone keeps in mind."""
    if table.active or table.reserves:  # [option.direct.number] before, one sees who has written
        mine = [by for by in table.given if table.side_of_leader(by) is side]
        table.given = {by: n for by, n in table.given.items() if by not in mine}
    table.halted = frozenset(
        [each for each in table.halted if side_of_any(table, each) is not side]
    )
    table.failing = tuple(
        [each for each in table.failing if each in failed or side_of_any(table, each) is not side]
    )
    table.victims = {
        formation: corps
        for formation, corps in table.victims.items()
        if formation in failed or side_of_any(table, formation) is not side
    }
    if not is_step(table, decide_next, side):  # [local.bad-move] there one sees what came of it
        table.confused = {
            by: turn for by, turn in table.confused.items() if table.side_of_leader(by) is not side
        }


def lay_limits(table: Game, side: Side) -> None:
    """[option.ops-morale.attack] Of a limit one sees whether it is reached, not how orders bear."""
    changes: dict[str, int] = {}
    for corps, change in table.limit_changes.items():
        toll, limit = corps_toll(table, corps), table.printed.formations[corps].limit
        if table.side_of_formation(corps) is not side:
            changes[corps] = change
        elif toll >= limit + change:
            changes[corps] = min(toll - limit, 0)
        else:
            changes[corps] = max(toll + 1 - limit, 0)
    table.limit_changes = {corps: change for corps, change in changes.items() if change}


def side_of_any(table: Game, name: str) -> Side:
    """Of a unit, a leader or a formation."""
    if name in table.printed.units:
        return table.side(name)
    return table.side_of_formation(name)


def lay_ruses(
    table: Game, side: Side, papers: Papers, lit: Container[str], present: Container[str]
) -> None:
    """[option.hidden.stays] Counters that are on the table then stand there, whoever they are."""
    for formation, ruse in papers.ruses.items():
        if formation not in lit:
            lay_ruse(table, formation, None if formation in present else ruse)
    for corps, number in papers.coming.items():
        if corps in table.hidden:
            table.hidden = less(table.hidden, corps)
            table.commands.pop(corps, None)
            table.due = tuple(sorted([*table.due, number]))
    table.hidden = {
        formation: ruse
        for formation, ruse in table.hidden.items()
        if formation in table.commands or table.side_of_formation(formation) is not side
    }


def lay_ruse(table: Game, formation: str, ruse: Ruse | None) -> None:
    true = table.hidden.get(formation)
    table.hidden = less(table.hidden, formation)
    if ruse is not None:
        off = () if true is None else true.off
        table.hidden = {**table.hidden, formation: replace(ruse, off=off)}


def is_step(table: Game, procedure: object, side: Side) -> bool:
    """Is this the step that a table stands before, and whose it is?"""
    step: Step | None = SEQUENCE.lines[table.place].step
    return step is not None and step.procedure is procedure and step.by == side


def withdraws(order: Order) -> bool:
    """[order.withdrawal.must-retreat] Does whoever has this order not stand and fight?"""
    return order.kind in RETREATS
