"""[campaign.rounds.six] The campaign: rounds, whose turn, and the army that is named and paid."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Activate, PlayCard, Sail
from .cost import cannot_pay, pay_for_action
from .events import Moment, cannot_play, fitting_cards, may_hold, play, window
from .march import set_out
from .orders import Orders, orders_for
from .sea import cannot_sail, embark
from .sides import BRITAIN, COALITION, Side
from .state import Game, March


def begin_campaign(game: Game) -> None:
    """[campaign.activation.free-shared] Both players have their free action."""
    game.spent, game.truce_until = [], 0


def begin_round(game: Game) -> None:
    """[campaign.activation.corps-once] No corps has moved, intercepted or pursued yet."""
    game.moved = game.intercepted = game.pursued = frozenset()
    game.tell("campaign.round", round=game.round)


def may_talk_peace(game: Game) -> bool:
    """[card.peace-talks] One truce a phase at most; could anybody hold the card?"""
    return not game.truce_until and any(may_hold(game, side, Moment.ROUND) for side in Side)


def talk_peace(game: Game) -> Procedure[None]:
    """[card.peace-talks] Before anybody moves, either player may bring about a truce."""
    for side in (game.first, game.first.enemy):
        if not game.truce_until:
            yield from window(game, side, Moment.ROUND, rule="card.peace-talks", round=game.round)


def begin_turn(game: Game) -> None:
    """[campaign.activation.one-army] The active side may move one army, if it can pay."""
    game.armies_left, game.major_campaign = game.printed.tables.rounds.armies, False
    game.is_done = cannot_pay(game, game.active) is not None


def activate(game: Game) -> Procedure[None]:
    """[movement.cards-timing] A side names an army and its leader, or plays Major Campaign or
    Britannia, or is done for the round."""
    side = game.active
    orders = orders_for(game, side)
    at_sea = game.britannia and side is COALITION
    sailing = tuple([Sail(corps) for corps in orders.own]) if at_sea else ()
    cards = tuple(fitting_cards(game, side, Moment.TURN))
    choice = yield ask(
        side,
        "campaign.which-army",
        rule="campaign.activation.one-army",
        offers=[Activate(corps) for corps in orders.own],
        unless=partial(cannot_activate, game, orders),
        kind=Activate,
        also=(
            Offers(sailing, partial(cannot_put_to_sea, game, side, orders), Sail),
            Offers(cards, partial(cannot_play, game, side, Moment.TURN), PlayCard),
        ),
        or_else=Pass(),
        facts={"round": game.round, "left": game.armies_left},
        always=may_hold(game, side, Moment.TURN),
    )
    match choice:
        case Activate(leader):
            yield from send(game, side, set_out(game, side, leader))
        case Sail(leader):
            yield from send(game, side, embark(game, leader))
        case PlayCard(card):
            yield from play(game, side, card)
        case Pass():
            game.is_done = True


def send(game: Game, side: Side, march: March) -> Procedure[None]:
    """[movement.cards-timing] The move is paid; the enemy may answer with Mud or Indecision."""
    game.march = march
    if not game.major_campaign:  # [campaign.activation.major-campaign-cost]
        yield from pay_for_action(game, side)
    game.armies_left -= 1
    key, band = "sea.sails" if march.by_sea else "march.named", list(march.corps)
    game.tell(key, side=side, leader=march.leader, corps=band, area=march.area)
    stake = {"leader": march.leader, "area": march.area, "corps": band}
    yield from window(game, side.enemy, Moment.CHOSEN, rule="movement.cards-timing", **stake)


def cannot_activate(game: Game, orders: Orders, choice: Activate) -> Refusal | None:
    """[movement.leader-any] Why this general may not lead a march now."""
    leader = choice.leader
    if leader not in orders.own:
        return refuse("movement.leader-any", "march.not-yours")
    if leader in game.moved:
        return has_moved(leader)
    if orders.unpaid is None and orders.own[leader] in orders.islands:
        return no_way_out(orders.own[leader])
    return orders.unpaid


def cannot_put_to_sea(game: Game, side: Side, orders: Orders, choice: Sail) -> Refusal | None:
    """[sea.move.activation] Why this corps may not sail now: a sea move is a move like another."""
    refusal = cannot_sail(game, side, orders, choice)
    if refusal is None and choice.corps in game.moved:
        return has_moved(choice.corps)
    return refusal or orders.unpaid


def has_moved(corps: str) -> Refusal:
    """[campaign.activation.corps-once] Why this corps makes no other move in this round."""
    return refuse("campaign.activation.corps-once", "march.moved", corps=corps)


def no_way_out(area: str) -> Refusal:
    """[movement.land-adjacent] Why no army marches out of an area that only the sea surrounds."""
    if area == BRITAIN:
        return refuse("sea.move.without-britannia", "march.island", area=area)
    return refuse("baltic.summer.no-link", "march.island", area=area)


def is_turn_over(game: Game) -> bool:
    """[campaign.activation.one-army] The side has passed, or moved all that it may."""
    return game.is_done or game.armies_left == 0


def end_round(game: Game) -> None:
    """[campaign.rounds.six] The round marker goes on."""
    game.round += 1


def is_campaign_over(game: Game) -> bool:
    """[campaign.rounds.six] All rounds have been played."""
    return game.round > len(game.printed.tables.rounds.months)
