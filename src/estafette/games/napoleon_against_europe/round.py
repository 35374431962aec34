"""[sequence.round.order] A round of the activation phase: each side takes one action."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import activation, diplomacy, protectorate
from .actions import EndWar, Negotiate, Operate, PlayCard, Protect, Spend
from .campaign import is_waiting
from .campaign_of_1805 import cannot_do_else
from .depots import sweep
from .events import Moment, cannot_play, fitting_cards, lapse, play, spend
from .foreign_war import cannot_end, endings, try_to_end
from .hand import card_value
from .passage import ARMISTICE
from .sides import COALITION, EMPIRE, Phase, Side, Until
from .state import Game

WITHOUT_CARD = 1  # [round.option.one-pa] activation points
COALITION_ONLY = "Coalition only"  # [scenario.1809.start] the first round of 1809


def begin_activations(game: Game) -> None:
    """[sequence.rounds] The first round; a scenario may begin with a later one."""
    game.phase = Phase.ACTIVATION
    game.round = game.round or 1


def begin_action(game: Game, side: Side) -> None:
    """[sequence.round.order] It is for this side to act."""
    game.active = side
    game.points = 0
    game.tell("round.action", side=side, round=game.round)


def is_to_act(game: Game, side: Side) -> bool:
    """[scenario.1809.start] Does this side act in this round?

    [card.f.armistice-de-pleiswitz] An armistice takes the Coalition's action away.
    """
    if side is COALITION:
        return ARMISTICE not in game.lasting
    first = game.year == game.sheet.year and game.round == game.sheet.round
    return not (first and game.sheet.round_one == COALITION_ONLY)


def act(game: Game, side: Side) -> Procedure[None]:
    """[round.option.pass] The one action of a side in a round, or none."""
    begin_action(game, side)
    choice = yield ask(
        side,
        "round.which-action",
        rule="sequence.round.order",
        offers=fitting_cards(game, side, Moment.ROUND),
        unless=partial(cannot_play_now, game, side),
        kind=PlayCard,
        also=other_uses(game, side),
        or_else=Pass(),
        facts={"round": game.round},
    )
    match choice:
        case PlayCard(held):
            yield from play(game, side, held, Moment.ROUND)
        case Spend(held):
            points = card_value(game, held)
            spend(game, side, held)
            activation.operate(game, side, points)
        case Operate():
            activation.operate(game, side, WITHOUT_CARD)
        case Negotiate(held):
            game.negotiated = {**game.negotiated, side: game.round}
            yield from diplomacy.act(game, side, held)
        case Protect(held):
            yield from protectorate.establish(game, held)
        case EndWar():
            try_to_end(game, side, choice)
        case _:
            game.tell("round.passed", side=side)


def other_uses(game: Game, side: Side) -> tuple[Offers, ...]:
    """[card.uses] What else an action may be: points, talks, a protectorate, the end of a war."""
    hand = game.hands[side]
    protects = tuple([Protect(each) for each in hand]) if side is EMPIRE else ()
    wars = tuple(endings(game, side)) if side is COALITION else ()
    return (
        Offers(tuple([Spend(each) for each in hand]), partial(cannot_spend, game, side), Spend),
        Offers((Operate(),)),
        Offers(
            tuple([Negotiate(each) for each in hand]),
            partial(cannot_negotiate, game, side, diplomacy.Talks(game, side)),
            Negotiate,
        ),
        Offers(protects, partial(cannot_protect, game, side), Protect),
        Offers(wars, partial(cannot_end_war, game, side), EndWar),
    )


def cannot_play_now(game: Game, side: Side, choice: PlayCard) -> Refusal | None:
    """[round.option.event] Why this is not the event of a round; None if it is.

    [scenario.1805.special.sieges] The first sieges of 1805 come before everything else.
    """
    return cannot_do_else(game, side) or cannot_play(game, side, Moment.ROUND, choice)


def cannot_spend(game: Game, side: Side, choice: Spend) -> Refusal | None:
    """[round.option.card-pa] Why this card gives no activation points; None if it does."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    if not card_value(game, choice.card):
        return refuse("card.number", "card.worth-nothing", card=choice.card)
    return None


def cannot_negotiate(
    game: Game, side: Side, talks: diplomacy.Talks, choice: Negotiate
) -> Refusal | None:
    """[round.option.diplomacy] Why no diplomatic action now; None if there may be one."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    if reason := cannot_do_else(game, side):
        return reason
    last = game.negotiated.get(side, 0)
    if last and game.round <= last + 1:
        return refuse("round.option.diplomacy", "round.too-soon-to-negotiate", round=last)
    return diplomacy.cannot_act(game, talks, choice.card)


def cannot_protect(game: Game, side: Side, choice: Protect) -> Refusal | None:
    """[round.option.protectorate] Why no protectorate can be made now; None if one can."""
    if side is not EMPIRE:
        return refuse("round.option.protectorate", "round.empire-protects")
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    return protectorate.cannot_establish(game, choice.card)


def cannot_end_war(game: Game, side: Side, choice: EndWar) -> Refusal | None:
    """[round.option.end-foreign-war] Why no foreign war can be ended now; None if one can be."""
    if reason := cannot_do_else(game, side):
        return reason
    if not game.is_winter:
        return refuse("round.option.end-foreign-war", "foreign-war.winter-only")
    return cannot_end(game, side, choice)


def end_action(game: Game, side: Side) -> None:
    """What lasted for an action is over; depots that it has left alone are lost."""
    activation.keep_points(game, side)
    sweep(game)
    lapse(game, Until.ACTION)


def end_round(game: Game) -> None:
    """[sequence.rounds] The next round; a seventh only after Campagne d'Hiver."""
    lapse(game, Until.ROUND)
    game.moved = game.joined = frozenset()
    game.round += 1


def are_rounds_over(game: Game) -> bool:
    """[sequence.rounds] Six rounds, or seven."""
    return game.round > game.printed.tables.rounds.number + game.is_winter_campaign


def is_campaign_over(game: Game) -> bool:
    """[major-campaign.activates] Have all forces gone that a card sends, and nobody waits?"""
    campaign = game.campaign
    if campaign is None or game.march is not None:
        return False
    return campaign.left < 1 and not is_waiting(game)


def end_campaign(game: Game) -> None:
    """[major-campaign.activates] The card has done its work."""
    game.campaign = None


def end_year(game: Game) -> None:
    """[turn.year] The next year; what was to last for this one is over."""
    lapse(game, Until.TURN)
    game.lasting = {
        what: Until.TURN if span is Until.NEXT_TURN else span for what, span in game.lasting.items()
    }
    game.year += 1
    game.round = 0
    game.is_winter_campaign = game.has_fought_abroad = False
    game.negotiated = {}
    game.courted = {}
    if game.year <= game.sheet.last:
        game.tell("year.begins", year=game.year)
