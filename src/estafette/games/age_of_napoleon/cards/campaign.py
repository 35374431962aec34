"""[movement.cards-timing] The cards of the Campaign phase, in the order of the deck."""

from estafette.engine import Refusal, refuse

from ..events import Moment, card
from ..sides import Side
from ..state import Game


@card("britannia", at=(Moment.REINFORCEMENT, Moment.TURN))
def britannia(game: Game, side: Side) -> None:
    """[card.britannia] From now on the Coalition lands, sails and escapes by sea."""
    game.britannia = True


def already_moved(game: Game, side: Side) -> Refusal | None:
    """[card.major-campaign] The card is played before the first move of the round."""
    if game.major_campaign or game.armies_left < game.printed.tables.rounds.armies:
        return refuse("card.major-campaign", "card.already-moved")
    return None


@card("major-campaign", at=Moment.TURN, unless=already_moved)
def major_campaign(game: Game, side: Side) -> None:
    """[card.major-campaign] Up to three armies move in this round, and this card pays for them."""
    game.major_campaign = True
    game.armies_left = game.printed.tables.rounds.major_armies


def already_forced(game: Game, side: Side) -> Refusal | None:
    """[movement.allowance.cumulative] One Forced March at most for the same move."""
    if game.march is not None and game.march.forced:
        return refuse("movement.allowance.cumulative", "card.already-forced")
    return None


@card("forced-march", at=Moment.MARCH, unless=already_forced)
def forced_march(game: Game, side: Side) -> None:
    """[card.forced-march] The army enters one area more, and will check march attrition."""
    assert game.march is not None
    game.march.forced = True


def at_sea(game: Game, side: Side) -> Refusal | None:
    """[sea.move.no-land-march] There is no mud at sea."""
    if game.march is not None and game.march.by_sea:
        return refuse("sea.move.no-land-march", "card.at-sea")
    return None


@card("mud", at=Moment.CHOSEN, unless=at_sea)
def mud(game: Game, side: Side) -> None:
    """[card.mud] The enemy army just named enters one area less."""
    assert game.march is not None
    game.march.mud = True


@card("command-indecision", at=(Moment.CHOSEN, Moment.INTERCEPTED))
def command_indecision(game: Game, side: Side) -> None:
    """[card.command-indecision] The army just named does not move, or does not intercept."""
    if game.interception is not None:
        game.interception.halted = True
        game.tell("interception.halted", leader=game.interception.leader)
    else:
        assert game.march is not None
        game.tell("march.halted", leader=game.march.leader)
        game.march = None


@card("peace-talks", at=Moment.ROUND)
def peace_talks(game: Game, side: Side) -> None:
    """[card.peace-talks] No attack, interception or violation in this round and the next."""
    game.truce_until = game.round + 1
    game.tell("campaign.truce", last=game.truce_until)


@card("guerrilla", at=Moment.MARCHED)
def guerrilla(game: Game, side: Side) -> None:
    """[card.guerrilla] The army checks march attrition without any other reason."""
    assert game.march is not None
    game.march.rough = True
