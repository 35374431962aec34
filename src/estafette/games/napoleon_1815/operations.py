"""[p.9] The operations phase: who acts, with which pile, and what it does."""

from functools import partial

from estafette.engine import Action, Offers, Pass, Procedure, Refusal, ask, refuse

from .combat import combat
from .entry import left_alone
from .events import (
    Moment,
    PlayCard,
    cannot_play,
    fitting_cards,
    may_speak,
    play,
    seats_in_order,
    window,
)
from .losses import feign, left_over, suffer_at_once
from .manoeuvre import manoeuvre
from .sides import CAMP_OF, Army, Camp
from .state import Game, Operation
from .telling import tell_of_blocks


class Name(Action, frozen=True):
    """This player carries out the operation."""

    seat: str


class Designate(Action, frozen=True):
    """This block, and those that join it, will act."""

    block: str


class Join(Action, frozen=True):
    """This block acts with the pile."""

    block: str


class Manoeuvre(Action, frozen=True):
    """The pile is complete and will manoeuvre."""


class StandFast(Action, frozen=True):
    """The pile is complete and will not manoeuvre."""


class Fight(Action, frozen=True):
    """The pile fights here."""


class StayPut(Action, frozen=True):
    """The pile does not fight."""


class Agree(Action, frozen=True):
    """My corps may act with yours."""


class Decline(Action, frozen=True):
    """My corps may not."""


def everybody_passed(game: Game) -> bool:
    """[operations.end] The phase is over when all have passed."""
    return all(seat in game.passed for camp in Camp for seat in game.seats(camp))


def operation(game: Game) -> Procedure[None]:
    """[operations.alternate] The camp whose turn it is passes or carries out one operation."""
    camp = game.active
    acting = [
        seat for seat in game.seats(camp) if seat not in game.passed and seems_able(game, seat)
    ]
    if not acting:  # [operations.pass.forced]
        for seat in game.seats(camp):
            give_up(game, seat)
    else:
        seat = yield from who_acts(game, camp, acting)
        yield from operate(game, Operation(seat, camp))


def somebody_may_speak(game: Game) -> bool:
    """Has anybody a card that could be played at the end of this operation?"""
    operation = game.operation
    return operation is not None and any(
        may_speak(game, seat, Moment.OVER) for seat in seats_in_order(game, operation.camp)
    )


def last_window(game: Game) -> Procedure[None]:
    """[card.f.coordination.timing] The last window of an operation."""
    if game.operation is not None:
        order = seats_in_order(game, game.operation.camp)
        yield from window(game, Moment.OVER, order, until_silence=True)


def conclude(game: Game) -> None:
    """[operations.alternate] The operation is over; the next camp acts."""
    if game.operation is None or not game.operation.again:  # [card.f.coordination.effect]
        hand_over(game)
    game.operation = None


def who_acts(game: Game, camp: Camp, acting: list[str]) -> Procedure[str]:
    """[three.operations.leader-chooses] The leader says which Coalition player acts."""
    choice = yield ask(
        game.seats(camp)[0],
        "operation.who-acts",
        rule="three.operations.leader-chooses",
        offers=[Name(seat) for seat in acting],
        unless=partial(cannot_act, acting),
    )
    assert isinstance(choice, Name)
    return choice.seat


def cannot_act(acting: list[str], choice: Name) -> Refusal | None:
    """[three.operations.leader-chooses] Only a player of the Coalition who can still act."""
    if choice.seat not in acting:
        return refuse("three.operations.leader-chooses", "operation.not-acting")
    return None


def operate(game: Game, operation: Operation) -> Procedure[None]:
    """[operations.content] Designate, declare, manoeuvre or not, fight or not, turn the blocks."""
    game.operation = operation
    if not (yield from designate(game, operation)):
        give_up(game, operation.seat)
        game.operation = None
        return
    order = seats_in_order(game, operation.camp)
    yield from get_wet(game, operation)  # [card.x.pluie.fatigue]
    if operation.pile:
        yield from window(game, Moment.DESIGNATED, order, until_silence=True)
    if operation.pile and operation.manoeuvre and not operation.over:
        yield from manoeuvre(game, operation)
    if operation.pile and not operation.over and (yield from chooses_to_fight(game, operation)):
        yield from combat(game, operation)
    turn_over(game, operation.blocks)  # [operations.flip.activated]
    raise_alarm(game, operation)
    game.operation = closed(operation)


def closed(operation: Operation) -> Operation:
    """What is left on the table of an operation that is over: who acted, and who played a card."""
    return Operation(operation.seat, operation.camp, operation.zone, greens=operation.greens)


def designate(game: Game, operation: Operation) -> Procedure[bool]:
    """[operations.designate] One pile of one zone, all of it still to be activated; or pass."""
    seat = operation.seat
    while not operation.pile:
        able = available(game, operation)
        choice = yield ask(
            seat,
            "operation.which-block",
            rule="operations.designate",
            offers=[Designate(block) for block in able],
            facts={"able": len(able)},
            unless=partial(cannot_designate, game, operation),
            kind=Designate,
            also=unions(game, seat),
            or_else=Pass(),
            always=game.grognard,
        )
        match choice:
            case Designate(block):
                operation.zone = game.zone[block]
                operation.pile.append(block)
            case PlayCard(held):
                if (yield from is_agreed(game, operation)):
                    yield from play(game, seat, held, Moment.DESIGNATION)
            case Pass():
                return False
    yield from gather(game, operation)
    return True


def unions(game: Game, seat: str) -> tuple[Offers, ...]:
    """R-22, first window: Union des forces serves to designate."""
    if not may_speak(game, seat, Moment.DESIGNATION):
        return ()
    held = tuple(fitting_cards(game, seat, Moment.DESIGNATION))
    return (Offers(held, partial(cannot_play, game, seat, Moment.DESIGNATION), PlayCard),)


def gather(game: Game, operation: Operation) -> Procedure[None]:
    """[operations.designate.subset] Others of the zone join; then it is said what the pile does.

    R-118: in the fog also where nobody may join and the pile may not leave.
    """
    while True:
        choice = yield ask(
            operation.seat,
            "operation.who-joins",
            rule="operations.designate.declare",
            offers=[Join(block) for block in standing_by(game, operation)],
            unless=partial(cannot_join, game, operation),
            kind=Join,
            also=(Offers((Manoeuvre(), StandFast()), partial(cannot_declare, game, operation)),),
            facts={"blocks": tuple(operation.blocks)},
            always=game.grognard,
        )
        match choice:
            case Join(block):
                commander = game.printed.blocks[block].kind == "commander"
                (operation.commanders if commander else operation.pile).append(block)
            case Manoeuvre():
                operation.manoeuvre = True
                break
            case StandFast():
                break
    operation.start = operation.zone
    key = "operation.will-manoeuvre" if operation.manoeuvre else "operation.will-stand"
    tell_of_blocks(game, operation.camp, key, operation.blocks, zone=operation.zone)


def standing_by(game: Game, operation: Operation) -> list[str]:
    """The blocks of the camp in the zone that are not yet in the pile."""
    camp_of, camp, zone = game.printed.camp_of, operation.camp, operation.zone
    return [
        block
        for block, where in game.zone.items()
        if where == zone
        and camp_of[block] is camp
        and block not in operation.pile
        and block not in operation.commanders
    ]


def is_agreed(game: Game, operation: Operation) -> Procedure[bool]:
    """[card.c.union-des-forces.three] The partner must agree before his corps are called up."""
    for partner in game.seats(operation.camp):
        if partner == operation.seat:
            continue
        choice = yield ask(
            partner,
            "card.union-des-forces.agree",
            rule="card.c.union-des-forces.three",
            offers=(Agree(), Decline()),
        )
        if isinstance(choice, Decline):
            operation.declined = True
            game.tell("union.declined", seat=partner)
            return False
    return True


def available(game: Game, operation: Operation) -> list[str]:
    """The corps and vedettes that may still be designated in this operation."""
    return [block for army in game.armies(operation.seat) for block in to_activate(game, army)]


def seems_able(game: Game, seat: str) -> bool:
    """[operations.pass.forced] Has the seat a corps or a vedette left to activate?

    R-118: in the fog any block may be one; whoever has only commanders left is
    asked, and passes.
    """
    if game.grognard:
        return any(b not in game.activated and game.owner(b) == seat for b in game.zone)
    return any(to_activate(game, army) for army in game.armies(seat))


def to_activate(game: Game, army: Army) -> list[str]:
    """[unit.face.to-activate] The corps and vedettes of an army that are still to be activated."""
    troops, activated = game.printed.troops_of[army], game.activated
    return [block for block in game.zone if block in troops and block not in activated]


def cannot_designate(game: Game, operation: Operation, choice: Designate) -> Refusal | None:
    """[operations.designate] Why this block cannot begin a pile; None if it can."""
    block = choice.block
    if refusal := not_ours(game, operation, block):
        return refusal
    if game.printed.blocks[block].kind == "commander":
        return refuse("unit.commander.accompanies", "operation.commander-alone", block=block)
    if block in game.activated:
        return refuse("unit.face.activated", "operation.activated", block=block)
    return None


def not_ours(game: Game, operation: Operation, block: str) -> Refusal | None:
    """[three.operations.own-units] A player acts with blocks of his own that are on the board."""
    army = game.printed.army_of.get(block)
    if army is None or CAMP_OF[army] is not operation.camp:
        return refuse("operations.designate", "operation.not-yours")
    if army not in game.armies(operation.seat) and not (operation.mixed and operation.pile):
        rule = "no-mixing" if operation.pile else "own-units"
        return refuse(f"three.operations.{rule}", "operation.partners", block=block)
    if block not in game.zone:
        return refuse("operations.designate", "operation.off-board", block=block)
    return None


def cannot_join(game: Game, operation: Operation, choice: Join) -> Refusal | None:
    """[pile.definition] Why this block cannot act with the pile; None if it can."""
    block, printed = choice.block, game.printed
    if refusal := not_ours(game, operation, block):
        return refusal
    if block in operation.pile or block in operation.commanders:
        return refuse("pile.definition", "operation.already-there", block=block)
    if game.zone[block] != operation.zone:
        return refuse("pile.definition", "operation.elsewhere", block=block)
    kind, first = printed.blocks[block].kind, printed.blocks[operation.pile[0]]
    if (kind == "vedette") != (first.kind == "vedette"):
        return refuse("grognard.vedette.alone", "operation.vedettes-apart")
    if printed.army_of[block] is not first.army and (kind == "vedette" or not operation.mixed):
        return refuse(*mixing_clause(kind))
    if block in game.activated:
        rule = "operations.designate.commander" if kind == "commander" else "operations.designate"
        return refuse(rule, "operation.activated", block=block)
    return None


def mixing_clause(kind: str) -> tuple[str, str]:
    """[operations.designate.one-nationality] Two armies do not act as one pile."""
    if kind == "vedette":
        return "grognard.vedette.one-nationality", "operation.two-armies"
    if kind == "commander":
        return "unit.commander.nationality", "operation.other-army"
    return "operations.designate.one-nationality", "operation.two-armies"


def cannot_declare(
    game: Game, operation: Operation, choice: Manoeuvre | StandFast
) -> Refusal | None:
    """[operations.designate.declare] Why the pile may not leave; it may always stand fast."""
    if isinstance(choice, StandFast):
        return None
    camp, zone = operation.camp, operation.zone
    if alone := left_alone(game, camp, zone, operation.blocks):
        return refuse("unit.commander.not-left-alone", "operation.left-alone", commander=alone)
    if camp is Camp.FRENCH and game.in_force("marche-d-approche") and game.is_contested(zone):
        return refuse("card.f.marche-d-approche.limits", "operation.approach-contested", zone=zone)
    return None


def get_wet(game: Game, operation: Operation) -> Procedure[None]:
    """[card.x.pluie.fatigue] In the rain an activated pile suffers 1 fatigue; vedettes do not."""
    if not game.is_raining():
        return
    game.tell("rain.falls", zone=operation.zone)
    rule, expected = "card.x.pluie.fatigue", left_over(game, operation.blocks, 1)
    if is_corps(game, operation):
        yield from suffer_at_once(game, operation.pile, 1, rule, expected=expected)
    else:
        yield from feign(game, operation.pile, expected, rule)


def chooses_to_fight(game: Game, operation: Operation) -> Procedure[bool]:
    """[combat.optional] In a contested zone the pile fights if its player wishes."""
    if not is_corps(game, operation) or not game.is_contested(operation.zone):
        return False
    choice = yield ask(
        operation.seat,
        "combat.fight-or-not",
        rule="combat.optional",
        offers=(Fight(),),
        or_else=StayPut(),
        facts={"zone": operation.zone},
    )
    return isinstance(choice, Fight)


def is_corps(game: Game, operation: Operation) -> bool:
    """[grognard.vedette.alone] A pile is made of corps or of vedettes, never of both."""
    return bool(operation.pile) and operation.pile[0] in game.printed.corps_of[operation.camp]


def turn_over(game: Game, blocks: list[str]) -> None:
    """[operations.flip.activated] They show their activated face until recovery."""
    game.activated.update(blocks)
    game.acted.update(blocks)


def raise_alarm(game: Game, operation: Operation) -> None:
    """[scenario.campaign-1815.alert] Held blocks wake when a French corps ends near them.

    [grognard.fog.visible] In the fog by the order of their numbers: any other tells who is who.
    """
    if operation.camp is not Camp.FRENCH or not is_corps(game, operation):
        return
    near = game.sheet.alert_distance
    for block in sorted(game.held, key=lambda held: game.handles.get(held, "")):
        if block not in game.zone or block in game.acted:
            continue
        if any(game.distance(game.zone[block], game.zone[c]) <= near for c in operation.pile):
            game.held.remove(block)
            game.activated.discard(block)
            tell_of_blocks(game, Camp.COALITION, "alert.raised", [block], zone=game.zone[block])


def give_up(game: Game, seat: str) -> None:
    """[operations.pass.final] The seat carries out no more operations this turn."""
    if seat not in game.passed:
        game.passed.append(seat)
        game.tell("operation.passes", seat=seat)


def hand_over(game: Game) -> None:
    """[operations.pass.other-continues] The other camp is next, unless it has passed."""
    other = game.active.enemy
    if any(seat not in game.passed for seat in game.seats(other)):
        game.active = other
