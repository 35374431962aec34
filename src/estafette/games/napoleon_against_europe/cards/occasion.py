"""What is going on at the moment when a card is played."""

from estafette.engine import Refusal, refuse

from ..affairs import Battle, Engagement, Host, March, Trial
from ..sides import Side
from ..state import Game


def the_battle(game: Game) -> Battle:
    battle = game.battle
    assert battle is not None
    return battle


def own_host(game: Game, side: Side) -> Host:
    """One's own part in the battle that is being fought."""
    return the_battle(game).host(side)


def enemy_host(game: Game, side: Side) -> Host:
    """The enemy's part in it."""
    return the_battle(game).host(side.enemy)


def the_trial(game: Game) -> Trial:
    trial = game.trial
    assert trial is not None
    return trial


def the_engagement(game: Game) -> Engagement:
    engagement = game.engagement
    assert engagement is not None
    return engagement


def the_march(game: Game) -> March:
    march = game.march
    assert march is not None
    return march


def weigh_upon(game: Game, card: str, amount: int) -> None:
    """A card is one line of the die that is about to be rolled."""
    trial = the_trial(game)
    trial.tally.append((card, amount))
    trial.cards.append(card)


def leads_nobody(game: Game, general: str, clause: str) -> Refusal | None:
    """Why this general leads no force into action; None if he commands one outside the walls."""
    if any(force.general == general and not force.is_sheltered for force in game.forces.values()):
        return None
    return refuse(clause, "card.leads-nobody", general=general)


def delay(game: Game, points: int, *, least: int) -> None:
    """The force that has just been activated has fewer points, but so many at least."""
    march = the_march(game)
    lost = min(points, max(march.points - least, 0))
    march.points -= lost
    march.bonus -= lost
    game.tell("march.slowed", force=march.head, lost=lost, points=march.points)
