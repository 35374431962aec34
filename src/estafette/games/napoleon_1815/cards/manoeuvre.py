"""[p.17-19] The green cards of the manoeuvre, in the order of the card notes."""

from functools import partial

from estafette.engine import Action, Procedure, Refusal, ask, refuse

from ..entry import remove_vedette
from ..events import Moment, camp_of_seat, card
from ..losses import feign, left_over, suffer_at_once
from ..manoeuvre import nears_brussels, reveal_value
from ..operations import to_activate
from ..printed import connection_id
from ..shift import Shift, cannot_send, shift
from ..sides import ARMIES, COALITION, FRENCH, Army
from ..state import Game, Operation
from ..telling import tell_of_blocks

ANY_TIME = (Moment.REVEALED, Moment.ENTERED)
DROUOT, GROUCHY = "drouot", "grouchy"


class DestroyBridge(Action, frozen=True):
    """The bridge on the connection to this zone is destroyed."""

    to: str


class Betray(Action, frozen=True):
    """This block is named by Trahison; in the fog, by its handle."""

    block: str


def acting(game: Game) -> Operation:
    """The operation on the table: every card of this page is played in one."""
    operation = game.operation
    assert operation is not None
    return operation


def is_vedettes(game: Game) -> bool:
    operation = acting(game)
    return operation.pile[0] in game.printed.vedettes_of[operation.camp]


def another_zone(game: Game, seat: str) -> Refusal | None:
    """[card.x.confusion.condition] Uncontested, and at least 3 connections start there."""
    zone = acting(game).zone
    if game.has_corps(zone, camp_of_seat(seat)):
        return refuse("card.x.confusion.condition", "card.confusion-contested", zone=zone)
    if len(game.neighbours(zone)) < 3:
        return refuse("card.x.confusion.condition", "card.confusion-connections", zone=zone)
    return None


@card("confusion", at=Moment.ENTERED, rule="card.x.confusion.condition", unless=another_zone)
def confusion(game: Game, seat: str) -> None:
    """[card.x.confusion.effect] The enemy pile stops where it is, is turned and does not fight."""
    operation = acting(game)
    operation.stopped = operation.over = True


@card("contre-ordre", at=Moment.ANSWER, rule="card.x.contre-ordre.effect")
def contre_ordre(game: Game, seat: str) -> None:
    """[card.x.contre-ordre.effect] The event just played is cancelled: whoever asked sees to it."""


def nobody_left(game: Game, seat: str) -> Refusal | None:
    """[card.f.coordination.effect] There must be another pile to carry out an operation."""
    if to_activate(game, Army.FRENCH):
        return None
    return refuse("card.f.coordination.effect", "card.coordination-nobody")


@card("coordination", at=Moment.OVER, rule="card.f.coordination.timing", unless=nobody_left)
def coordination(game: Game, seat: str) -> None:
    """[card.f.coordination.effect] The French carry out another operation straight away."""
    acting(game).again = True


@card("embuscade", at=ANY_TIME, rule="card.c.embuscade")
def embuscade(game: Game, seat: str) -> Procedure[None]:
    """[card.c.embuscade] The French pile on the move suffers 1 fatigue at once."""
    yield from harass(game, "card.c.embuscade")


@card("encombrement", at=Moment.REVEALED, rule="card.x.encombrement.timing")
def encombrement(game: Game, seat: str) -> None:
    """[card.x.encombrement.effect] The enemy pile loses 1 movement point."""
    acting(game).tally.append(("points.encombrement", -1))


@card("fatigue", at=Moment.MOVED, rule="card.x.fatigue.timing")
def fatigue(game: Game, seat: str) -> None:
    """[card.x.fatigue.effect] 1 more fatigue in the sum of the move; vedettes feel nothing."""
    acting(game).extra_fatigue.append(("weary.fatigue", 1))


def in_contested_zone(game: Game, seat: str) -> Refusal | None:
    """[card.f.fourrager.effect] The move neither began nor ended in a contested zone."""
    operation = acting(game)
    if operation.began_contested or game.is_contested(operation.zone):
        return refuse("card.f.fourrager.effect", "card.fourrager-contested")
    return None


@card("fourrager", at=Moment.MOVED, rule="card.f.fourrager", unless=in_contested_zone)
def fourrager(game: Game, seat: str) -> None:
    """[card.f.fourrager.effect] A corps of the pile removes 1 fatigue after those of the move."""
    acting(game).foraging = True


def no_grouchy(game: Game, seat: str) -> Refusal | None:
    """[card.f.grouchy] Grouchy's corps is in the pile, and a card was revealed."""
    operation = acting(game)
    if GROUCHY not in operation.pile:
        return refuse("card.f.grouchy", "card.grouchy-absent")
    if not operation.revealed:
        return refuse("card.f.grouchy", "card.grouchy-no-card")
    return None


@card("grouchy", at=Moment.REVEALED, rule="card.f.grouchy", unless=no_grouchy)
def grouchy(game: Game, seat: str) -> None:
    """[card.f.grouchy] The movement card is replaced by the next one, which must be kept."""
    reveal_value(game, acting(game))


def not_own_pile(game: Game, seat: str) -> Refusal | None:
    """[three.cards.own-units] The event serves the troops of the player who plays it."""
    if any(game.owner(block) == seat for block in acting(game).pile):
        return None
    return refuse("three.cards.own-units", "card.partners-pile")


@card("marche-forcee", at=ANY_TIME, rule="card.x.marche-forcee.effect", unless=not_own_pile)
def marche_forcee(game: Game, seat: str) -> None:
    """[card.x.marche-forcee.effect] 1 more movement point, and always enough for 1 connection."""
    operation = acting(game)
    operation.tally.append(("points.marche-forcee", 1))
    operation.forced_march = True


def no_friends(game: Game, seat: str) -> Refusal | None:
    """[card.f.organisation] The zone just entered is uncontested and holds another French pile."""
    operation = acting(game)
    if operation.over:
        return refuse("card.x.confusion.effect", "card.organisation-halted")
    friends = any(corps not in operation.pile for corps in game.corps_at(operation.zone, FRENCH))
    if is_vedettes(game) or not friends or game.is_contested(operation.zone):
        return refuse("card.f.organisation", "card.organisation-nobody", zone=operation.zone)
    return None


@card("organisation", at=Moment.ENTERED, rule="card.f.organisation", unless=no_friends)
def organisation(game: Game, seat: str) -> None:
    """[card.f.organisation] The friends in this zone do not stop the pile."""
    operation = acting(game)
    operation.stopped = bool(operation.fortress)


def no_bridge(game: Game, seat: str) -> Refusal | None:
    """[card.c.pont-detruit.place] Corps in a free zone beside a whole bridge, and a marker left."""
    operation = acting(game)
    if refusal := not_own_pile(game, seat):
        return refusal
    if is_vedettes(game):
        return refuse("card.c.pont-detruit.no-vedettes", "card.pont-vedettes")
    if not game.is_free(operation.zone, COALITION):
        return refuse("card.c.pont-detruit.place", "card.pont-not-free", zone=operation.zone)
    spare = 1 if nears_brussels(game, operation, operation.zone) else 0
    if 0 < operation.spent >= operation.points_with(spare):
        return refuse("card.c.pont-detruit.cost", "card.pont-no-point")
    if len(game.broken) >= game.printed.tables.supplies.bridge_markers:
        return refuse("component.bridge-markers.count", "card.pont-no-marker")
    if not bridges(game, operation.zone):
        return refuse("map.bridges", "card.pont-no-bridge", zone=operation.zone)
    return None


@card("pont-detruit", at=ANY_TIME, rule="card.c.pont-detruit.place", unless=no_bridge)
def pont_detruit(game: Game, seat: str) -> Procedure[None]:
    """[card.c.pont-detruit.cost] The pile spends 1 point and a bridge beside it is destroyed."""
    operation = acting(game)
    choice = yield ask(
        seat,
        "card.pont-detruit.which-bridge",
        rule="card.c.pont-detruit.one",
        offers=[DestroyBridge(zone) for zone in bridges(game, operation.zone)],
        unless=partial(cannot_destroy, game, operation.zone),
    )
    match choice:
        case DestroyBridge(to):
            game.broken.append(connection_id(operation.zone, to))
            operation.spent += game.printed.tables.costs.destroy_bridge
            game.tell("bridge.destroyed", here=operation.zone, there=to)


def cannot_destroy(game: Game, here: str, choice: DestroyBridge) -> Refusal | None:
    """[map.bridges] Only a whole bridge beside the pile."""
    if choice.to not in bridges(game, here):
        return refuse("map.bridges", "card.pont-not-there", here=here, there=choice.to)
    return None


def bridges(game: Game, zone: str) -> list[str]:
    """The zones to which a whole bridge leads."""
    ways = {there: connection_id(zone, there) for there in game.neighbours(zone)}
    printed = game.printed.bridges
    return [there for there, way in ways.items() if way in printed and way not in game.broken]


def nobody_to_shift(game: Game, seat: str) -> Refusal | None:
    """[card.x.reaction.move] Some corps of one's own stands free beside a free zone."""
    if any(cannot_send(game, seat, Shift(), corps) is None for corps in game.zone):
        return None
    return refuse("card.x.reaction.move", "card.nobody-to-move")


@card("reaction", at=Moment.DESIGNATED, rule="card.x.reaction.timing", unless=nobody_to_shift)
def reaction(game: Game, seat: str) -> Procedure[None]:
    """[card.x.reaction.move] A friendly pile goes from a free zone to a free zone beside it."""
    yield from shift(game, seat, Shift())


@card("tirailleurs", at=ANY_TIME, rule="card.f.tirailleurs")
def tirailleurs(game: Game, seat: str) -> Procedure[None]:
    """[card.f.tirailleurs] The Coalition pile on the move suffers 1 fatigue at once."""
    yield from harass(game, "card.f.tirailleurs")


def harass(game: Game, rule: str) -> Procedure[None]:
    """1 fatigue at once on the pile on the move, where its owner wishes; vedettes feel nothing."""
    operation = acting(game)
    expected = left_over(game, operation.blocks, 1)
    if is_vedettes(game):
        yield from feign(game, operation.pile, expected, rule)
    else:
        yield from suffer_at_once(game, operation.pile, 1, rule, expected=expected)


def nobody_to_betray(game: Game, seat: str) -> Refusal | None:
    """[card.c.trahison.target] Some French corps stands by itself and is still to be activated."""
    if betrayable(game):
        return None
    return refuse("card.c.trahison.target", "card.trahison-nobody")


@card("trahison", at=ANY_TIME, rule="card.c.trahison.target", unless=nobody_to_betray)
def trahison(game: Game, seat: str) -> Procedure[None]:
    """[card.c.trahison.effect] A lone French corps is turned; in the fog it may prove a vedette."""
    names = sorted([game.handles.get(block, block) for block in betrayable(game)])
    choice = yield ask(
        seat,
        "card.trahison.which-block",
        rule="card.c.trahison.target",
        offers=[Betray(name) for name in names],
        unless=lambda betray: cannot_betray(game, betray),
    )
    match choice:
        case Betray(named):
            betray(game, named_block(game, named))


def betrayable(game: Game) -> list[str]:
    """The French blocks that stand alone in their zone, as far as the Coalition can tell."""
    french = game.printed.camp_of
    standing: dict[str, list[str]] = {}
    for block, zone in game.zone.items():
        if french[block] is FRENCH:
            standing.setdefault(zone, []).append(block)
    alone = {blocks[0]: None for blocks in standing.values() if len(blocks) == 1}
    if len(acting(game).blocks) == 1:
        alone |= dict.fromkeys(acting(game).pile)
    return [b for b in alone if b not in game.activated and (game.grognard or b != DROUOT)]


def cannot_betray(game: Game, choice: Betray) -> Refusal | None:
    """[card.c.trahison.excluded] Why Trahison cannot name this block; None if it can."""
    block = named_block(game, choice.block)
    if block in betrayable(game):
        return None
    if not game.grognard and (block == DROUOT or stands_with_napoleon(game, block)):
        return refuse("card.c.trahison.excluded", "card.trahison-excluded", block=block)
    return refuse("card.c.trahison.target", "card.trahison-not-alone")


def stands_with_napoleon(game: Game, block: str) -> bool:
    return block in game.zone and game.zone[block] == game.zone.get("napoleon")


def named_block(game: Game, named: str) -> str:
    """In the fog, the block that a handle stands for; nobody, if it is no handle."""
    if not game.grognard:
        return named
    return next((block for block, handle in game.handles.items() if handle == named), "")


def betray(game: Game, block: str) -> None:
    """[card.c.trahison.grognard-vedette] What the block named turns out to be."""
    game.uncovered = True
    if game.printed.blocks[block].kind == "vedette":
        remove_vedette(game, block)
    elif block == DROUOT:  # [card.c.trahison.grognard-drouot]
        game.tell("trahison.drouot", zone=game.zone[block])
        return
    else:
        game.activated.add(block)
        tell_of_blocks(game, FRENCH, "trahison.turned", [block], zone=game.zone[block])
    operation = acting(game)
    if block in operation.pile:
        operation.stopped = operation.over = True


def no_utmost(game: Game, seat: str) -> Refusal | None:
    """[card.c.ultime-effort.timing] The French pile is to manoeuvre, and somebody can move."""
    if not acting(game).manoeuvre:
        return refuse("card.c.ultime-effort.timing", "card.ultime-no-manoeuvre")
    if any(cannot_send(game, seat, Shift(utmost=True), corps) is None for corps in game.zone):
        return None
    return refuse("card.c.ultime-effort.move", "card.nobody-to-move")


@card("ultime-effort", at=Moment.DESIGNATED, rule="card.c.ultime-effort.timing", unless=no_utmost)
def ultime_effort(game: Game, seat: str) -> Procedure[None]:
    """[card.c.ultime-effort.move] An activated Coalition pile goes one connection, at 2 fatigue."""
    yield from shift(game, seat, Shift(utmost=True))


def no_union(game: Game, seat: str) -> Refusal | None:
    """[card.c.union-des-forces] Corps of both armies stand together, all to be activated."""
    if acting(game).declined:
        return refuse("card.c.union-des-forces.three", "card.union-declined")
    zones = [
        {game.zone[b] for b in to_activate(game, army) if game.printed.blocks[b].kind == "corps"}
        for army in ARMIES[COALITION]
    ]
    if zones[0] & zones[1]:
        return None
    return refuse("card.c.union-des-forces", "card.union-nowhere")


@card("union-des-forces", at=Moment.DESIGNATION, rule="card.c.union-des-forces", unless=no_union)
def union_des_forces(game: Game, seat: str) -> None:
    """[card.c.union-des-forces] Corps of both armies may be designated as one pile."""
    acting(game).mixed = True
