"""[compliance.check] Orders that arrive: ignored, obeyed, or obeyed later."""

from estafette.engine import Procedure

from .affairs import Attempt, Dispatch
from .confusion import confuse
from .direct import strain
from .dispatch import drop, ignore, keep, shifts
from .divisions import hearers, leader_value, on_map
from .force import is_shaken, obey
from .hidden import count_hidden_turns
from .local_decision import decide
from .night_orders import is_kept_till_dawn, roll_for_release, take_up_at_dawn
from .sides import Kind, Side, Status
from .state import Game

IGNORED, OBEYED = "i", "c"
NAMES: dict[str, str] = {Status.ONE_TURN: "next-turn"}  # as the message files call it
WORSE = {OBEYED: Status.ONE_TURN, Status.ONE_TURN: Status.R4, Status.R4: Status.R5}


def begin_receiving(game: Game) -> None:
    """[command.sequence.step4] Before anything arrives: the morning, and hidden marches."""
    roll_for_release(game)
    count_hidden_turns(game)


def receive_orders(game: Game, side: Side) -> None:
    """[command.sequence.step4] [local.arriving-ignored] But not yet for those who try to decide.

    [command.written-or-markers] By what one may take back, nobody learns whether dice have fallen.
    """
    game.uncovered = game.uncovered or game.orders_are_written
    deciding = [each.formation for each in attempts_of(game, side)]
    waiting = dict.fromkeys([dispatch.to for dispatch in game.dispatches])
    for to in waiting:
        if to not in deciding and game.side_of_formation(to) is side:
            take_up(game, to)


def decide_next(game: Game, side: Side) -> Procedure[None]:
    """[local.attempt] A leader tries his own decision; if it comes to nothing, he reads his mail.

    Each is a step of its own, so that what was rolled in secret before it need not be known.
    """
    game.uncovered = game.uncovered or game.orders_are_written
    attempt = attempts_of(game, side)[0]
    game.attempts = tuple([each for each in game.attempts if each != attempt])
    if not (yield from decide(game, attempt)):
        take_up(game, attempt.formation)
    game.uncovered = game.uncovered or game.orders_are_written  # nobody knows who tries next


def attempts_of(game: Game, side: Side) -> list[Attempt]:
    """[command.sequence.step1] What the leaders of a side have noted."""
    return [each for each in game.attempts if game.side_of_formation(each.formation) is side]


def has_decided(side: Side, game: Game) -> bool:
    """[local.attempt] Have all leaders of a side tried who wanted to?"""
    return not attempts_of(game, side)


def take_up(game: Game, to: str) -> None:
    """[transmission.new-replaces-pending] The newest order that is here, and no other, counts."""
    mine = [each for each in game.dispatches if each.to == to and each.arrives <= game.turn]
    if not mine:
        return
    if not is_there(game, to):
        drop(game, mine)
        return
    fresh = [each for each in mine if each.status is Status.SENT]
    newest = max(fresh or mine, key=lambda each: (each.sent, game.dispatches.index(each)))
    older = [each for each in mine if each is not newest]
    for each in older:
        ignore(game, each)
    if newest in fresh:
        arrive(game, newest)
    else:
        wait_on(game, newest)


def is_there(game: Game, to: str) -> bool:
    """Is there still somebody on the map who could obey?"""
    if to in game.hidden:
        return True
    if to.startswith("hq-"):
        return game.army_of(to) in game.hqs
    if to in game.printed.leaders:
        return to in game.leaders
    return bool(on_map(game, to) if "/" in to else game.units_of(to))


def arrive(game: Game, dispatch: Dispatch) -> None:
    """[compliance.check] An order is handed over."""
    confuse(game, dispatch)
    if dispatch.local or dispatch.to.startswith("hq-"):
        obey(game, dispatch)  # [hq.order-automatic] [division.by-local-decision]
    elif is_kept_till_dawn(game, dispatch):
        keep(game, dispatch, Status.DAWN)
    else:
        check(game, dispatch)


def check(game: Game, dispatch: Dispatch) -> None:
    """[compliance.check] Two dice in the column of both values and all shifts."""
    lines = column_lines(game, dispatch)
    column = sum([amount for _, amount in lines])
    roll = game.dice.d6() + game.dice.d6()
    demoralised = is_shaken(game, dispatch.to)
    result = result_of(game, column, roll, demoralised=demoralised)
    game.tell(
        "compliance.roll",
        formation=dispatch.to,
        kind=dispatch.orders[0].kind,
        sum=lines,
        column=column,
        roll=roll,
        result=NAMES.get(result, result),
        to=hearers(game, dispatch.to),
    )
    if result == IGNORED:
        drop(game, [dispatch])
    elif result == OBEYED:
        obey(game, dispatch)
    else:
        keep(game, dispatch, Status(result))


def column_lines(game: Game, dispatch: Dispatch) -> list[tuple[str, int]]:
    """[table.shifts] Both values, what was written, and how the addressee is placed now."""
    to, reserve = dispatch.to, game.printed.tables.shifts.reserve
    return [
        ("compliance.sender", game.value(dispatch.by)),
        ("compliance.addressee", leader_value(game, to)),
        *([("shift.reserve", reserve)] if is_in_reserve(game, to) else []),
        *([("shift.direct", strain(game, to))] if strain(game, to) else []),
        *shifts(game, to, dispatch.orders, is_face_to_face=dispatch.is_face_to_face),
    ]


def is_in_reserve(game: Game, to: str) -> bool:
    """[compliance.shift.reserve] Under the order of its corps if it has none of its own."""
    formation = to if to in game.commands or "/" not in to else game.corps_of(to)
    return game.order_of(formation).kind is Kind.RESERVE


def result_of(game: Game, column: int, roll: int, *, demoralised: bool) -> str:
    """[table.compliance] The last line whose number is not above the roll.

    [demoralisation.corps.c-as-1t] A demoralised formation reads each result one line worse.
    """
    table = game.printed.tables.compliance
    place = min(max(column - table.first, 0), len(table.c) - 1)
    lines = ((Status.R4, table.r4), (Status.ONE_TURN, table.t1), (OBEYED, table.c))
    result: str = IGNORED
    for name, lowest in lines:
        if 0 < lowest[place] <= roll:
            result = name
    return WORSE.get(result, result) if demoralised else result


def wait_on(game: Game, dispatch: Dispatch) -> None:
    """[compliance.result.1t] [compliance.result.r4] An order that came before, and still waits."""
    status = dispatch.status
    if status is Status.ONE_TURN:
        obey(game, dispatch)
    elif status is Status.DAWN:
        outcome = take_up_at_dawn(game, dispatch)
        if outcome is None:
            obey(game, dispatch)
        elif outcome is not Status.DAWN:
            keep(game, dispatch, outcome)
    elif game.is_night:
        keep(game, dispatch, Status.DAWN)  # no dice at night
    else:
        roll_again(game, dispatch)


def roll_again(game: Game, dispatch: Dispatch) -> None:
    """[compliance.result.r4] One die in each Command phase, until it is high enough."""
    limits = game.printed.tables.limits
    needs = limits.r5 if dispatch.status is Status.R5 else limits.r4
    die = game.dice.d6()
    game.tell(
        "compliance.again",
        formation=dispatch.to,
        die=die,
        needs=needs,
        obeys=die >= needs,
        to=hearers(game, dispatch.to),
    )
    if die >= needs:
        obey(game, dispatch)
