"""[p.10] The manoeuvre: movement points, the move, its fatigue."""

from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, Tally, ask, refuse

from .entry import enter, left_alone, takes_fortress
from .events import Moment, seats_in_order, window
from .losses import feign, left_over, remove_fallen, rest, spread_fatigue
from .printed import connection_id
from .sides import Camp
from .state import Game, Operation
from .telling import tell_camp
from .vedettes import cannot_scout, scout
from .victory import refresh, settle

BRUXELLES = "bruxelles"


class Move(Action, frozen=True):
    """The pile goes on to this zone."""

    to: str


class Halt(Action, frozen=True):
    """The pile stops here."""


class Relieve(Action, frozen=True):
    """This corps removes fatigue."""

    corps: str


def manoeuvre(game: Game, operation: Operation) -> Procedure[None]:
    """[movement.order] Find the points, move, work out the fatigue, spread it."""
    order = seats_in_order(game, operation.camp)
    operation.began_contested = game.is_contested(operation.zone)
    find_points(game, operation)
    yield from window(game, Moment.REVEALED, order, until_silence=True)
    yield from march(game, operation, order)
    if not operation.pile:
        return
    if operation.points <= 0 and operation.zone == operation.start:  # [movement.zero]
        game.tell("movement.no-points", zone=operation.zone)
        operation.over = True
        return
    operation.has_moved = True
    yield from window(game, Moment.MOVED, order, until_silence=True)
    yield from grow_weary(game, operation)


def find_points(game: Game, operation: Operation) -> None:
    """[movement.reveal] One card is revealed, or three points are given by Marche d'approche."""
    approach = operation.camp is Camp.FRENCH and game.in_force("marche-d-approche")
    if approach:  # [card.f.marche-d-approche.points]
        operation.tally.append(("points.approach", 3))
    else:
        reveal_value(game, operation)
    add_modifiers(game, operation)
    tally, points = tuple(operation.tally), operation.points
    if game.grognard:
        tell_camp(game, operation.camp, "movement.points", tally=tally, points=points)
    else:
        game.tell("movement.points", tally=tally, points=points)


def reveal_value(game: Game, operation: Operation) -> None:
    """[cards.use.movement] The value of the card turned up before all; it is discarded at once."""
    camp, deck = operation.camp, game.decks[operation.camp]
    card = deck.take(game)
    value = 0 if card is None else game.card(card).value
    operation.value = value
    operation.tally = [line for line in operation.tally if line[0] != "points.card"]
    operation.tally.insert(0, ("points.card", value))
    if card is None:
        game.tell("movement.no-card", camp=camp)
        return
    deck.discard.append(card)
    operation.revealed = card
    game.tell("movement.revealed", camp=camp, card=card, value=value)


def add_modifiers(game: Game, operation: Operation) -> None:
    """[movement.mod.extra-corps] What the pile, Napoléon and the weather add or take away."""
    tally, pile, printed = Tally(operation.tally), operation.pile, game.printed
    if pile[0] in printed.vedettes_of[operation.camp]:
        tally.add("points.vedettes", printed.tables.vedettes.extra_points)
    else:
        tally.add("points.extra-corps", 1 - len(pile))
        if len(pile) == 1 and printed.has_symbol(pile[0], "move"):  # [movement.mod.corps-symbol]
            tally.add("points.symbol", 1)
        if game.has_napoleon(operation.commanders, bonus="move"):  # [movement.mod.napoleon]
            tally.add("points.napoleon", 1)
    if game.is_raining():  # [card.x.pluie.movement]
        tally.add("points.rain", -1)


def march(game: Game, operation: Operation, order: tuple[str, ...]) -> Procedure[None]:
    """[movement.path] From zone to zone along connections, as far as points and troops allow.

    R-118: in the fog whoever can go no farther is asked all the same; silence would
    tell what his pile is, or who stands there.
    """
    while operation.pile and not is_seen_to_stop(game, operation):
        offers = [Move(zone) for zone in game.neighbours(operation.zone)]
        is_stuck = game.grognard and all(cannot_move(game, operation, move) for move in offers)
        choice = yield ask(
            operation.seat,
            "movement.where",
            rule="movement.path",
            offers=offers,
            unless=partial(cannot_move, game, operation),
            or_else=Halt(),
            facts={"zone": operation.zone, "left": operation.left, "stuck": int(is_stuck)},
            always=game.grognard,
        )
        if not isinstance(choice, Move):
            return
        yield from cross(game, operation, choice.to)
        if operation.pile:
            yield from window(game, Moment.ENTERED, order, until_silence=True)


def cross(game: Game, operation: Operation, to: str) -> Procedure[None]:
    """[movement.cost.connection] One connection is crossed, and the zone may stop the pile."""
    camp, pile = operation.camp, operation.pile
    while (alone := left_alone(game, camp, operation.zone, operation.blocks)) is not None:
        operation.commanders.append(alone)  # his company has fallen since
    operation.spent += cost(game, operation.zone, to)
    operation.zone = to
    if pile[0] in game.printed.vedettes_of[camp]:
        scout(game, operation, to)
        return
    friends = any(corps not in pile for corps in game.corps_at(to, camp))
    yield from enter(game, operation.blocks, to)
    if takes_fortress(game, to, camp):  # [movement.fortress.stop]
        operation.fortress = to
    if friends or operation.fortress or not game.is_free(to, camp):
        operation.stopped = True


def is_seen_to_stop(game: Game, operation: Operation) -> bool:
    """[movement.stop.friendly] Can all see that it must stop? The fog hides whom it has met."""
    friendly = not operation.over and not operation.fortress
    hidden = game.grognard and friendly and game.is_free(operation.zone, operation.camp)
    return operation.stopped and not hidden


def cost(game: Game, here: str, there: str) -> int:
    """[movement.cost.destroyed-bridge] The points that a connection costs."""
    costs = game.printed.tables.costs
    broken = connection_id(here, there) in game.broken
    return costs.destroyed_bridge if broken else costs.connection


def cannot_move(game: Game, operation: Operation, move: Move) -> Refusal | None:
    """[movement.path] Why the pile may not go on to that zone; None if it may."""
    here, to = operation.zone, move.to
    if to not in game.neighbours(here):
        return refuse("movement.path", "movement.no-connection", here=here, there=to)
    if operation.stopped:
        return refuse("movement.stop.friendly", "movement.friends", zone=here)
    if refusal := bound_by_axis(game, operation, to) or bound_by_commander(game, operation):
        return refusal
    price = cost(game, here, to)
    spare = 1 if nears_brussels(game, operation, to) else 0
    if price > operation.points_with(spare) - operation.spent:
        bridge = price > game.printed.tables.costs.connection
        rule = "movement.cost.destroyed-bridge" if bridge else "movement.stop.spent"
        return refuse(rule, "movement.too-far", there=to, cost=price, left=operation.left)
    if refusal := barred_by_approach(game, operation, to):
        return refusal
    if operation.pile[0] in game.printed.vedettes_of[operation.camp]:
        return cannot_scout(game, operation, to)
    return None


def bound_by_axis(game: Game, operation: Operation, to: str) -> Refusal | None:
    """[axis.leave.own] [axis.leave.enemy] The way out of a contested zone."""
    axis = game.axes.get(operation.zone)
    if axis is None or not game.is_contested(operation.zone):
        return None
    if axis.camp is operation.camp and to != axis.to:
        return refuse("axis.leave.own", "movement.own-axis", zone=operation.zone, there=axis.to)
    if axis.camp is not operation.camp and to == axis.to:
        return refuse("axis.leave.enemy", "movement.enemy-axis", zone=operation.zone, there=to)
    return None


def bound_by_commander(game: Game, operation: Operation) -> Refusal | None:
    """R-12: the last corps does not leave an activated commander whose company has fallen."""
    if operation.zone != operation.start:
        return None
    alone = left_alone(game, operation.camp, operation.zone, operation.blocks)
    if alone is None or alone not in game.activated:
        return None
    return refuse("unit.commander.not-left-alone", "operation.left-alone", commander=alone)


def barred_by_approach(game: Game, operation: Operation, to: str) -> Refusal | None:
    """[card.f.marche-d-approche.no-entry] No entry on Coalition blocks while it lasts."""
    if operation.camp is not Camp.FRENCH or not game.in_force("marche-d-approche"):
        return None
    enemy = operation.camp.enemy
    if not game.has_corps(to, enemy) and not game.vedettes_at(to, enemy):
        return None
    vedettes = operation.pile[0] in game.printed.vedettes_of[operation.camp]
    rule = "vedettes" if vedettes else "no-entry"
    return refuse(f"card.f.marche-d-approche.{rule}", "movement.approach-enemy", there=to)


def nears_brussels(game: Game, operation: Operation, to: str) -> bool:
    """[card.c.a-bruxelles.closer] Is this zone nearer to Bruxelles than where the pile began?"""
    if not game.lasting or not serves(game, operation, "a-bruxelles"):
        return False
    whole = game.printed.graph
    before = whole.distance(operation.start, BRUXELLES)
    after = whole.distance(to, BRUXELLES)
    return before is not None and after is not None and after < before


def serves(game: Game, operation: Operation, title: str) -> bool:
    """[three.cards.own-units] A lasting event serves the troops of the seat that played it."""
    return any(
        game.card(card).title == title and game.owner(operation.pile[0]) == seat
        for card, seat in game.lasting.items()
    )


def grow_weary(game: Game, operation: Operation) -> Procedure[None]:
    """[movement.fatigue.long-march] Step 3 and 4: the fatigue of the move, spread over the pile."""
    fatigue, rule = weariness(game, operation), "movement.fatigue.remainder"
    due = any(amount > 0 for _, amount in fatigue.lines)
    expected = left_over(game, operation.blocks, len(operation.blocks)) if due else 0
    if operation.pile[0] not in game.printed.corps_of[operation.camp]:
        yield from feign(game, operation.pile, expected, rule)
        if operation.foraging:
            yield from forage(game, operation)
        return
    if game.grognard:
        tell_camp(game, operation.camp, "movement.fatigue", tally=tuple(fatigue.lines))
    else:
        game.tell("movement.fatigue", tally=tuple(fatigue.lines))
    pile = operation.pile
    yield from spread_fatigue(game, pile, fatigue.total, rule, expected=expected)
    remove_fallen(game, pile)
    if operation.foraging and pile:
        yield from forage(game, operation)
    if operation.fortress and pile:  # [movement.fortress.eliminated]
        operation.fortress = ""
        refresh(game, operation.zone)
    settle(game)


def weariness(game: Game, operation: Operation) -> Tally:
    """[movement.fatigue.start-contested] The sum of step 3, relief last."""
    sheet, tally = game.printed.tables.fatigue, Tally()
    beyond = max(0, operation.spent - sheet.long_march_after)
    tally.add("weary.long-march", beyond * len(operation.pile))
    if operation.began_contested:
        tally.add("weary.began-contested", sheet.contested)
    if game.is_contested(operation.zone):  # [movement.fatigue.end-contested]
        tally.add("weary.ended-contested", sheet.contested)
    if operation.fortress:  # [movement.fortress.fatigue]
        tally.add("weary.fortress", sheet.fortress)
    for key, amount in operation.extra_fatigue:  # [movement.fatigue.events]
        tally.add(key, amount)
    if tally.total > 0 and is_relieved(game, operation):
        tally.add("weary.relief", -1)
    return tally


def is_relieved(game: Game, operation: Operation) -> bool:
    """[movement.fatigue.commander] Napoléon or Wellington accompanies the pile."""
    return game.has_napoleon(operation.commanders, bonus="relief") or any(
        game.printed.has_symbol(commander, "relief")
        for commander in operation.commanders
        if game.printed.camp_of[commander] is Camp.COALITION
    )


def forage(game: Game, operation: Operation) -> Procedure[None]:
    """[card.f.fourrager.effect] One corps of the pile removes 1 fatigue, old or new.

    R-118: vedettes have none, and feign.
    """
    corps = [block for block in operation.pile if block in game.fatigue]
    choice = yield ask(
        operation.seat,
        "card.fourrager.which-corps",
        rule="card.f.fourrager.effect",
        offers=[Relieve(block) for block in corps],
        unless=partial(cannot_relieve, operation),
        or_else=() if corps else Pass(),
        always=game.grognard,
        seen_by=game.seats(operation.camp),
    )
    match choice:
        case Relieve(block):
            rest(game, block, 1)


def cannot_relieve(operation: Operation, choice: Relieve) -> Refusal | None:
    """[card.f.fourrager.effect] Only a corps of the pile."""
    if choice.corps not in operation.pile:
        return refuse("card.f.fourrager.effect", "fatigue.not-in-pile")
    return None
