"""[budget.transfer] Resources that allied major powers hand each other."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Points, Receive
from .iberia import is_free
from .powers import manager, side_of
from .sides import COALITION, EMPIRE, SPAIN
from .state import Game

QUARREL = "54F"  # [card.f.brouille-des-cabinets] forbids all transfers of the Coalition
DOUBLED_BY = ("19C", "55C")  # [card.c.william-pitt] [card.c.traite-de-chaumont]
BAYONNE, BLOCKADE = "24F", "25F"


def allies_of(game: Game, power: str) -> list[str]:
    """[budget.transfer] The major powers at war beside this one."""
    side = side_of(game, power)
    majors = [each for each in game.printed.majors if each != power]
    return [each for each in majors if side is not None and side_of(game, each) is side]


def cannot_give(game: Game, receiver: str, choice: Receive) -> Refusal | None:
    """[budget.transfer] Why a power may hand nothing to another one; None if it may."""
    giver = choice.giver
    side = side_of(game, receiver)
    if giver == receiver or giver not in game.printed.majors or side is None:
        return refuse("budget.transfer", "transfer.not-an-ally", giver=giver, receiver=receiver)
    if side_of(game, giver) is not side:
        return refuse("budget.transfer", "transfer.not-an-ally", giver=giver, receiver=receiver)
    if side is COALITION and is_quarrelling(game):
        return refuse("card.f.brouille-des-cabinets", "transfer.quarrel", card=QUARREL)
    if giver == SPAIN and side is EMPIRE and not is_spain_open(game):
        return refuse("budget.spain-transfer", "transfer.spain", cards=[BAYONNE, BLOCKADE])
    if game.books is not None and giver in game.books.declined:
        return refuse("budget.transfer", "transfer.declined", giver=giver)
    if room_for_gifts(game, receiver) < 2:
        return refuse("budget.transfer.receiver", "transfer.enough", receiver=receiver)
    if spare(game, giver) < 2:
        return refuse("budget.transfer.timing", "transfer.nothing-left", giver=giver)
    return None


def is_quarrelling(game: Game) -> bool:
    """[card.f.brouille-des-cabinets] [card.overrides-rules] Unless later money made it up."""
    played = [card for card in game.lasting if card in (QUARREL, *DOUBLED_BY)]
    return bool(played) and played[-1] == QUARREL


def is_spain_open(game: Game) -> bool:
    """[budget.spain-transfer] Have both cards been played, or are all restrictions over (R-38)?"""
    return is_free(game) or (BAYONNE in game.events and BLOCKADE in game.events)


def ceiling(game: Game, receiver: str) -> int:
    """[budget.transfer.receiver] What a power may receive in one budget, in half points.

    [card.c.william-pitt] [card.c.traite-de-chaumont] Two cards allow twice as much.
    """
    most = game.printed.tables.limits.transfer
    is_doubled = side_of(game, receiver) is COALITION and any(
        card in game.lasting for card in DOUBLED_BY
    )
    return 2 * most if is_doubled else most


def room_for_gifts(game: Game, receiver: str) -> int:
    return ceiling(game, receiver) - game.received.get(receiver, 0)


def spare(game: Game, giver: str) -> int:
    """[budget.transfer.receiver] What is left of a power's own: gifts are spent, not passed on."""
    return game.resources.get(giver, 0) - game.received.get(giver, 0)


def transfer(game: Game, giver: str, receiver: str) -> Procedure[None]:
    """[budget.transfer] So many whole points go from one power to the other (R-480)."""
    most = min(spare(game, giver), room_for_gifts(game, receiver)) // 2
    choice = yield ask(
        manager(game, receiver),
        "transfer.how-many",
        rule="budget.transfer",
        offers=[Points(points) for points in range(1, most + 1)],
        unless=partial(too_many, most),
        kind=Points,
        or_else=Pass(),
        facts={"giver": giver, "receiver": receiver},
    )
    if isinstance(choice, Points):
        hand_over(game, giver, receiver, 2 * choice.points)
    elif game.books is not None:
        game.books.declined = (*game.books.declined, giver)


def too_many(most: int, choice: Points) -> Refusal | None:
    """[budget.transfer.receiver] Why not so much; None if it may be."""
    if 1 <= choice.points <= most:
        return None
    return refuse("budget.transfer.receiver", "transfer.too-much", most=most)


def hand_over(game: Game, giver: str, receiver: str, half_points: int) -> None:
    """Half points change hands, and are counted as received."""
    game.resources = {
        **game.resources,
        giver: game.resources.get(giver, 0) - half_points,
        receiver: game.resources.get(receiver, 0) + half_points,
    }
    game.received = {**game.received, receiver: game.received.get(receiver, 0) + half_points}
    game.tell("transfer.made", giver=giver, receiver=receiver, points=half_points / 2)
