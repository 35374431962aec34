"""[local.attempt] Leaders who give orders to themselves, at a risk."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import (
    Conceal,
    Decide,
    DecideFor,
    FallIn,
    HandBack,
    Lead,
    Misdirect,
    Recall,
    StandDown,
)
from .affairs import Attempt, Dispatch, Sheet
from .capacity import count_order
from .command_range import is_in_command
from .confusion import confusion
from .direct import strain
from .dispatch import delay, ignore, no_rider, rides
from .divisions import cannot_recall, divisions_of, hearers, leader_value, merge, sent_away
from .drafting import draft, draft_detour, nothing_to_say
from .entering_hidden import conceal, secret_arrivals
from .force import call_in, is_shaken, obey
from .revelation import reveal
from .sides import MARCHES, Kind, Side, Status
from .standing_down import cannot_stand_down, stand_down
from .state import Game
from .wings import cannot_lead, hand_back, lead, wing_commanders

BAD, NOTHING, ACTS = "bad-move", "no-effect", "acts"


def note_decisions(game: Game, side: Side) -> Procedure[None]:
    """[command.sequence.step1] What leaders want to do on their own; each tries once a turn.

    [stacking.inspect] Whether there is anything to note hangs on orders and on covered units.
    """
    done: set[str] = set()
    while True:
        choice = yield ask(
            side,
            "command.notes",
            rule="command.sequence.step1",
            also=partial(notes, game, side, done),
            or_else=Pass(),
            facts={"noted": bool(done)},
            always=True,
        )
        match choice:
            case Decide(formation=formation):
                done.add(formation)
                yield from attempt(game, side, formation)
            case DecideFor(formation=formation, division=division):
                done.add(formation)
                yield from attempt(game, side, formation, division)
            case Recall(division=division):
                merge(game, division)
                game.tell("division.rejoins", division=division, to=hearers(game, division))
            case FallIn(unit=unit):
                call_in(game, [unit])
            case StandDown(formation=formation):
                stand_down(game, formation)
            case Conceal(formation=formation):
                conceal(game, side, formation)
            case Lead():
                done.add(choice.leader)
                lead(game, choice)
            case HandBack(formation=formation):
                done.add(game.in_place_of[formation])
                hand_back(game, choice)
            case _:
                return


def notes(game: Game, side: Side, done: set[str]) -> tuple[Offers, ...]:
    """[command.sequence.step1] What may be noted, by whom."""
    return (
        Offers(tuple(attempts(game, side, done)), partial(cannot_decide, game, side, done), Decide),
        divisional(game, side, done),
        *other_notes(game, side, done),
        Offers(tuple([Conceal(corps) for corps in secret_arrivals(game, side)])),
    )


def leading(game: Game, side: Side, done: set[str]) -> list[str]:
    """[local.attempt] The corps whose leader is on the map and has not tried yet."""
    corps = [each for each in game.formations(side) if each not in done]
    return [each for each in corps if game.leader_of(each) in game.leaders]


def attempts(game: Game, side: Side, done: set[str]) -> list[Decide]:
    """[local.attempt] [wing.local-decision] The leaders of corps, and wing commanders."""
    wings = [leader for leader in wing_commanders(game, side) if leader not in done]
    return [Decide(each) for each in leading(game, side, done) + wings]


def divisional(game: Game, side: Side, done: set[str]) -> Offers:
    """[division.by-local-decision] The divisions that they might send somewhere."""
    return Offers(
        tuple(
            [
                DecideFor(corps, division)
                for corps in leading(game, side, done)
                for division in divisions_of(game, corps)
            ]
        ),
        partial(cannot_decide_for, game, side, done),
        DecideFor,
    )


def cannot_decide(game: Game, side: Side, done: set[str], choice: Decide) -> Refusal | None:
    """[local.attempt] Why a leader may not try."""
    formation = choice.formation
    refusal = cannot_try(game, side, done, formation)
    if refusal is not None or formation in game.hidden:
        return refusal
    return nothing_to_say(game, Sheet(side, formation))


def cannot_decide_for(game: Game, side: Side, done: set[str], choice: DecideFor) -> Refusal | None:
    """[division.by-local-decision] Why he may not try to send that division."""
    formation, division = choice.formation, choice.division
    if formation in game.hidden:
        return refuse("option.hidden.local-decision", "hidden.on-the-way", formation=formation)
    refusal = cannot_try(game, side, done, formation)
    if refusal is not None:
        return refusal
    if formation in game.wings or division not in divisions_of(game, formation):
        return refuse("division.by-local-decision", "local.not-his", division=division)
    return nothing_to_say(game, Sheet(side, division))


def cannot_try(game: Game, side: Side, done: set[str], formation: str) -> Refusal | None:
    """[local.attempt] Once a turn, and not at night (R-77)."""
    if formation in done:
        return refuse("local.attempt", "local.tried", formation=formation)
    if formation not in wing_commanders(game, side) + game.formations(side):
        return refuse("local.attempt", "local.nobody", formation=formation)
    if game.leader_of(formation) not in game.leaders:
        return refuse("local.attempt", "orders.no-leader", formation=formation)
    if game.is_night:
        return refuse("night.orders-automatic", "local.night")
    return None


def other_notes(game: Game, side: Side, done: set[str]) -> tuple[Offers, ...]:
    """Divisions called back, stragglers, Withdrawals that end, wing commanders with a corps."""
    stray = [u for u, order in game.astray.items() if order.kind in MARCHES]
    stray = [unit for unit in stray if unit in game.where and game.side(unit) is side]
    wings = [leader for leader in wing_commanders(game, side) if leader not in done]
    led = [corps for corps, leader in game.in_place_of.items() if leader in wings]
    going = [f for f in game.commands if game.side_of_formation(f) is side]
    return (
        Offers(
            tuple([Recall(division) for division in sent_away(game, side)]),
            partial(cannot_recall, game, side),
            Recall,
        ),
        Offers(tuple([FallIn(unit) for unit in stray]), partial(cannot_fall_in, game), FallIn),
        Offers(
            tuple([StandDown(f) for f in going if cannot_stand_down(game, StandDown(f)) is None]),
            partial(cannot_stand_down, game),
            StandDown,
        ),
        Offers(
            tuple([Lead(lc, corps) for lc in wings for corps in game.printed.leaders[lc].leads]),
            partial(cannot_lead, game),
            Lead,
        ),
        Offers(tuple([HandBack(corps) for corps in led])),
    )


def cannot_fall_in(game: Game, choice: FallIn) -> Refusal | None:
    """[order.success.stragglers] Only a unit that is back in command range."""
    unit = choice.unit
    if unit not in game.astray or unit not in game.where:
        return refuse("order.success.stragglers", "local.not-astray", unit=unit)
    if not is_in_command(game, unit):
        return refuse("order.success.stragglers", "local.still-far", unit=unit)
    return None


def attempt(game: Game, side: Side, formation: str, division: str = "") -> Procedure[None]:
    """[command.sequence.step1] The order that he wants is written down; the dice come in step 4."""
    sheet = Sheet(side, division or formation)
    if formation in game.hidden:
        orders = yield from draft_detour(game, sheet)
    else:
        orders = yield from draft(game, sheet)
    game.attempts += (Attempt(formation, orders, to=division),)


def decide(game: Game, attempt: Attempt) -> Procedure[bool]:
    """[local.attempt] Two dice in the column of his value; says whether that settles this turn."""
    formation = attempt.formation
    leader = game.leader_of(formation)
    if leader is None or leader not in game.leaders:
        return False
    shift = confusion(game, formation) + strain(game, formation)
    value = max(leader_value(game, formation) + shift, 0)
    bonus = game.printed.tables.local.reserve if is_idle(game, formation) else 0
    roll = game.dice.d6() + game.dice.d6()
    result = result_of(game, value, roll + bonus)
    game.tell(
        "local.roll",
        leader=leader,
        roll=roll,
        bonus=bonus,
        value=value,
        result=result,
        to=None if result == BAD else hearers(game, formation),
    )
    if result == NOTHING:
        return False
    for dispatch in game.dispatches:  # [local.arriving-ignored]
        if dispatch.to == formation and dispatch.arrives <= game.turn:
            ignore(game, dispatch)
    if result == BAD:
        if formation in game.hidden:
            reveal(game, formation)  # [option.hidden.bad-move]
        yield from bad_move(game, formation)
    else:
        act(game, attempt, leader)
    return True


def is_idle(game: Game, formation: str) -> bool:
    """[local.reserve-bonus] Is he under a Reserve order?"""
    return game.order_of(formation).kind is Kind.RESERVE


def result_of(game: Game, value: int, roll: int) -> str:
    """[table.local-decision] Up to one number a bad move, from another on he acts."""
    table = game.printed.tables.local
    column = min(value, len(table.bad) - 1)
    if roll <= table.bad[column]:
        return BAD
    return ACTS if roll >= table.acts[column] else NOTHING


def act(game: Game, attempt: Attempt, leader: str) -> None:
    """[local.acts] [division.by-local-decision] He obeys himself; a division must be told first.

    [demoralisation.corps.local] A demoralised one still waits for a 4.
    """
    to, now = attempt.to or attempt.formation, game.turn
    count_order(game, leader)
    if attempt.to:
        ways = rides(game, leader)
        if no_rider(game, leader, to, ways) is not None:
            return
        now += delay(game, leader, to, ways)
    shaken = is_shaken(game, attempt.formation)
    status = Status.R4 if shaken else Status.SENT
    order = Dispatch(to, leader, attempt.orders, game.turn, now, status=status, local=True)
    if shaken or now > game.turn:
        game.dispatches += (order,)
    else:
        obey(game, order)


def bad_move(game: Game, formation: str) -> Procedure[None]:
    """[local.bad-move] [local.owner-moves] The enemy may give him an order, which he obeys."""
    enemy = game.side_of_formation(formation).enemy
    choice = yield ask(
        enemy,
        "local.assign",
        rule="local.bad-move",
        offers=[Misdirect(formation)],
        or_else=Pass(),
        facts={"formation": formation},
    )
    if isinstance(choice, Misdirect):
        sheet = Sheet(enemy, formation, is_bad_move=True)
        orders = yield from draft(game, sheet)
        leader = game.leader_of(formation)
        assert leader is not None
        now = game.turn
        obey(game, Dispatch(formation, leader, orders, sent=now, arrives=now, local=True))
