"""[diplomacy.status] How the powers stand: the only place that writes `game.stance`."""

from .sides import ALLIED, ALOOF, NEUTRAL, PEACE, Side, Stance
from .state import Game, less

BASEL, BASEL_ENDS = "f-bale", 1804


def join(game: Game, power: str, side: Side) -> list[str]:
    """[diplomacy.attempt.join] A power and its followers enter an alliance; says who joined.

    Who only changes sides was at war before. The armies of its set-up come by `entry.deploy`.
    """
    joined = [power, *[f for f in game.printed.followers[power] if follows(game, f, power)]]
    for each in joined:
        if each not in game.entered or not is_at_war(game, each):  # [recruit.none-on-entry]
            game.entered = {**game.entered, each: game.year}
        set_stance(game, each, ALLIED[side])
        game.treaties = less(game.treaties, each)
        game.tell("power.joined", power=each, side=side)
    return joined


def follows(game: Game, minor: str, power: str) -> bool:
    """[scenario.1792.russia-minors] A neutral minor goes where its patron goes."""
    return game.stance.get(minor) in (NEUTRAL, ALOOF)


def set_stance(game: Game, power: str, stance: Stance) -> None:
    """[diplomacy.status] A power changes its stance; who leaves a war remembers his side."""
    side = game.side_of(power)
    if side is not None and stance in (ALOOF, PEACE):
        game.fought_for = {**game.fought_for, power: side}
    game.stance = {**game.stance, power: stance}


def is_at_war(game: Game, power: str) -> bool:
    """[recruit.income.stars] Is a power in one of the alliances?"""
    return game.side_of(power) is not None


def runner(game: Game, power: str) -> Side | None:
    """[neutral.run-by] [peace.coalition-runs-it] Who moves and recruits for a power.

    Nobody does for a power that has never been at war.
    """
    return game.side_of(power) or game.fought_for.get(power)


def may_be_influenced(game: Game, power: str) -> bool:
    """[status.neutral.start] Is a power neutral, and neither bound by a peace nor at war?"""
    return game.stance.get(power) in (NEUTRAL, ALOOF)


def keeps_basel(game: Game) -> bool:
    """[card.f.bale.no-diplomacy] [card.f.bale.no-production] Is Prussia bound by its treaty?"""
    return BASEL in game.lasting and game.year < BASEL_ENDS
