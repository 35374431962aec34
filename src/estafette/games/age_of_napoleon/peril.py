"""What threatens Napoleon himself: for `judgement`."""

from .camps import Camp
from .expectations import Ground
from .fighting import power, strength_of
from .sides import COALITION, FRENCH, NAPOLEON
from .state import Battle, Engaged, Game

PERIL, REACH = 0.3, 12.0  # Napoleon within reach of so much strength, and nobody to die for him
TIRED = 0.05  # the one tired corps of an army is the first to be lost on a march


def peril(game: Game, ground: Ground, french: Camp, coalition: Camp) -> float:
    """[victory.coalition.decisive.napoleon] The risk of losing Napoleon for good.

    Whoever loses two corps can save him. He is lost alone, or as the one tired corps.
    """
    area, going = game.where.get(NAPOLEON, ""), game.interception
    if not area:
        return 0.0
    if going is not None and NAPOLEON in going.corps:
        army = going.corps + game.at(going.area, FRENCH)
        foe = coalition.armies.get(going.area)
        strength = strength_of(game, army), foe.power if foe else 0
        return ground.odds(*strength).fatal if is_exposed(game, army) else 0.0
    fought = game.battle
    if fought is not None and fought.area == area:
        return in_battle(game, ground, fought, fought.side(FRENCH))
    army = game.at(area, FRENCH)
    if not is_exposed(game, army):
        return 0.0
    if area in coalition.armies:
        return ground.odds(french.armies[area].power, coalition.armies[area].power).fatal
    far, threat = ground.distance[area], 0.0
    for there, foe in coalition.armies.items():
        if far[there] < 5:
            threat += foe.power * 0.55 ** far[there]
    return TIRED * (len(army) > 1) + PERIL * threat / (threat + REACH)


def in_battle(game: Game, ground: Ground, battle: Battle, engaged: Engaged) -> float:
    """The risk for Napoleon in the battle under way, or in the pursuit."""
    if NAPOLEON in battle.pursuers:
        beaten = strength_of(game, [corps for corps in battle.retreated if corps in game.where])
        odds = ground.odds(strength_of(game, battle.pursuers), beaten)
        return odds.fatal if is_exposed(game, battle.pursuers) else 0.0
    if battle.winner is not None:
        lost = engaged.losses - engaged.relief > 0 if not engaged.lost else NAPOLEON in engaged.lost
        is_deadly = battle.winner is not FRENCH or battle.tied
        return float(lost and is_deadly and NAPOLEON in engaged.box and exposed_in(game, engaged))
    box = engaged.box or game.at(battle.area, FRENCH)
    if NAPOLEON not in box or not is_exposed(game, box):
        return 0.0
    enemy = battle.side(COALITION)
    return ground.odds(power(game, battle, engaged), power(game, battle, enemy)).fatal


def exposed_in(game: Game, engaged: Engaged) -> bool:
    """[battle.losses.choice] Of several corps lost, another may be the one lost for good."""
    return len(engaged.lost) < 2 if engaged.lost else is_exposed(game, engaged.box)


def is_exposed(game: Game, army: list[str]) -> bool:
    """[battle.losses.exhausted-first] Would Napoleon be the first corps to be lost?"""
    if len(army) == 1:
        return True
    tired = [corps for corps in army if corps in game.exhausted]
    return tired == [NAPOLEON]
