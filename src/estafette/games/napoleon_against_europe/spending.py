"""[budget.build] A power spends: one thing is built, restored, deployed or withdrawn at a time."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Build, Deploy, DrawCard, PlayCard, Receive, Restore, Withdraw
from .building import build, deploy, restore
from .events import Moment, may_play, play
from .expenses import buildable, card_offers, generals_in_reserve, reduced_corps
from .hand import draw
from .minor_spending import count_again, spend_on_minors
from .placement import friends_in_field
from .powers import manager
from .production import (
    Yard,
    books_of,
    cannot_afford,
    cannot_build,
    cannot_build_fleet,
    cannot_deploy,
    cannot_restore,
    pay,
    yard_of,
)
from .sides import ENGLAND, Side
from .state import Game
from .tidying import tidy
from .transfers import allies_of, cannot_give, transfer
from .withdrawal import may_withdraw, withdraw


def spend(game: Game) -> Procedure[None]:
    """[sequence.budget-order] One expense of whoever is first in the queue, until it passes."""
    spender, declined = game.queue[0], books_of(game).declined
    for side in Side:
        count_again(game, side)
    if spender in tuple(Side):
        is_done = yield from spend_on_minors(game, Side(spender))
    elif spender == ENGLAND and not books_of(game).has_had_gift:
        is_done = yield from receive_gift(game)
    else:
        is_done = yield from spend_resources(game, spender)
    if books_of(game).declined == declined:  # something else has been done
        books_of(game).declined = ()
    if is_done:
        tidy(game, spender)
        game.queue = game.queue[1:]


def spend_resources(game: Game, power: str) -> Procedure[bool]:
    """[budget.build] One expense of a major power; True if it wants no more."""
    side = manager(game, power)
    yard = yard_of(game, power)
    choice = yield ask(
        side,
        "budget.what",
        rule="budget.build",
        offers=[Build(piece) for piece in buildable(game, power)],
        unless=partial(cannot_build, game, yard),
        kind=Build,
        also=other_expenses(game, side, yard),
        or_else=Pass(),
        facts={"power": power, "points": game.resources.get(power, 0) / 2},
        always=may_play(game, side, Moment.BUDGET),
    )
    match choice:
        case Build(piece):
            yield from build(game, yard, piece)
        case Restore(corps):
            restore(game, corps)
        case Deploy(general):
            yield from deploy(game, general)
        case Receive(giver):
            yield from transfer(game, giver, power)
        case DrawCard():
            buy_card(game, side)
        case Withdraw():
            yield from withdraw(game, power)
        case PlayCard(held):
            yield from play(game, side, held, Moment.BUDGET)
        case _:
            return True
    return False


def other_expenses(game: Game, side: Side, yard: Yard) -> tuple[Offers, ...]:
    """[budget.restore] [budget.generals.deploy] [budget.transfer] What is not built anew."""
    power = yard.country
    return (
        Offers(
            tuple([Restore(corps) for corps in reduced_corps(game, power)]),
            partial(cannot_restore, game, yard),
            Restore,
        ),
        generals_to_deploy(game, power),
        Offers(
            tuple([Receive(giver) for giver in allies_of(game, power)]),
            partial(cannot_give, game, power),
            Receive,
        ),
        Offers(cards_for_sale(power), partial(cannot_buy_card, game, power), DrawCard),
        Offers((Withdraw(),) if may_withdraw(game, power) else ()),
        card_offers(game, side),
    )


def generals_to_deploy(game: Game, power: str) -> Offers:
    """[budget.generals.deploy] The generals of the reserve who may be given a force."""
    generals = generals_in_reserve(game, power)
    friends = friends_in_field(game, power) if generals else []
    return Offers(
        tuple([Deploy(general) for general in generals]),
        partial(cannot_deploy, game, power, friends),
        Deploy,
    )


def cards_for_sale(power: str) -> tuple[DrawCard, ...]:
    """[budget.england-card] The others are not even asked."""
    return (DrawCard(),) if power == ENGLAND else ()


def cannot_buy_card(game: Game, power: str, choice: DrawCard) -> Refusal | None:
    """[budget.england-card] Why no card can be bought; None if one can (R-32)."""
    if power != ENGLAND:
        return refuse("budget.england-card", "budget.only-england")
    if books_of(game).has_bought_card:
        return refuse("budget.england-card", "budget.one-card")
    return cannot_afford(game, power, game.printed.tables.cost.card)


def buy_card(game: Game, side: Side) -> None:
    """[budget.england-card] [hand.limits-cease] Four points for a card, whatever the hand."""
    pay(game, ENGLAND, game.printed.tables.cost.card)
    books_of(game).has_bought_card = True
    game.tell("budget.card-bought", power=ENGLAND)
    draw(game, side, 1)


def receive_gift(game: Game) -> Procedure[bool]:
    """[budget.england-free] England has a fleet or a card for nothing; it goes on in any case."""
    side, yard = manager(game, ENGLAND), yard_of(game, ENGLAND)
    fleets = [
        piece
        for piece in game.printed.pieces_of[ENGLAND]
        if piece in game.printed.fleets and piece in game.reserve
    ]
    choice = yield ask(
        side,
        "budget.gift",
        rule="budget.england-free",
        offers=[Build(fleet) for fleet in fleets],
        unless=partial(cannot_have_fleet, game, yard),
        kind=Build,
        or_else=DrawCard(),
    )
    books_of(game).has_had_gift = True
    if isinstance(choice, Build):
        books_of(game).free_fleets[ENGLAND] = books_of(game).free_fleets.get(ENGLAND, 0) + 1
        yield from build(game, yard, choice.piece)
    else:
        game.tell("budget.free-card", power=ENGLAND)
        draw(game, side, 1)
    return False


def cannot_have_fleet(game: Game, yard: Yard, choice: Build) -> Refusal | None:
    """[budget.england-free] Why this fleet cannot be had for nothing; None if it can."""
    if choice.piece not in game.printed.fleets:
        return refuse("budget.england-free", "budget.fleet-or-card")
    if choice.piece in game.resting:
        return refuse("budget.withdraw", "build.resting", piece=choice.piece)
    if choice.piece not in game.reserve:
        return refuse("budget.build", "build.not-in-reserve", piece=choice.piece)
    return cannot_build_fleet(game, yard, choice.piece)
