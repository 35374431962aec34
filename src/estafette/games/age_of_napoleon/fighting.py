"""What the battle under way may bring, or one that is about to be fought: for `judgement`."""

from .afterwards import Hope, driven
from .camps import CORPS, RATING, Army, Camp, army_of
from .expectations import Ground
from .prospects import WON, battle
from .sides import FRENCH, Side
from .state import Battle, Engaged, Game

LOSS = CORPS + 4 * RATING  # what a corps is worth that nobody has chosen yet
HOLD = 1.5  # cards: nobody halts before his box is filled, for the luck of one guess at the dice
WEAR = 0.1  # cards: a corps that is tired by a battle


def contested(game: Game, french: Camp, coalition: Camp) -> str:
    """[battle.sequence] Where the armies have met: the battle under way, or one to come."""
    if game.battle is not None:
        return game.battle.area
    return next((area for area in french.armies if area in coalition.armies), "")


def after_battle(
    game: Game, ground: Ground, area: str, french: Camp, coalition: Camp, hope: Hope
) -> float:
    """[battle.sequence] The hope of the French when one of the two is driven off."""
    if game.battle is not None:
        gain, wins = fight(game, ground, game.battle)
    else:
        army, foe = french.armies[area], coalition.armies[area]
        ours, theirs = army.power + army.home, foe.power + foe.home
        gain, wins = battle(ground, ours, army, theirs, foe), ground.odds(ours, theirs).wins
    expected = 0.0
    for camp, enemy, chance in ((coalition, french, wins), (french, coalition, 1 - wins)):
        if chance:
            turn = camp.side, camp.turns, enemy.turns, camp.is_next, game.is_winter
            back = came_from(game, area, camp.side)
            view = driven(game.standing, game.exhausted, game.printed, turn, area, back)
            expected += chance * hope(view, gain)
    return expected


def came_from(game: Game, area: str, side: Side) -> str:
    """[battle.retreat.attacker-path] Where a side came from that is to fight there, if it did."""
    clashes = [game.battle.clash] if game.battle else game.clashes
    starts = [
        start
        for clash in clashes
        if clash.area == area
        for corps, start in clash.came_from.items()
        if game.side(corps) is side
    ]
    return starts[0] if starts else ""


def strength_of(game: Game, corps: list[str]) -> int:
    """[battle.strength.sum] The points of these corps."""
    return sum([game.battle_rating(each) for each in corps])


def fight(game: Game, ground: Ground, fought: Battle) -> tuple[float, float]:
    """[battle.sequence] What the battle under way brings the French, and if they win it."""
    attacker, defender = fought.sides
    french, coalition = (attacker, defender) if attacker.side is FRENCH else (defender, attacker)
    if fought.winner is None:
        if french.tally:
            ours, theirs = (
                army_of(ground, game.exhausted, french.box),
                army_of(ground, game.exhausted, coalition.box),
            )
            gain = battle(ground, french.strength, ours, coalition.strength, theirs)
            return gain, ground.odds(french.strength, coalition.strength).wins
        return filling(game, ground, fought, french, coalition)
    sign, loser = (1, coalition) if fought.winner is FRENCH else (-1, french)
    wins = float(sign > 0)
    lead = sign * WON * loser.strength
    if fought.pursuers:
        beaten = [corps for corps in fought.retreated if corps in game.where]
        band = army_of(ground, game.exhausted, fought.pursuers)
        foe = army_of(ground, game.exhausted, beaten)
        chase = sign * battle(ground, band.power, band, foe.power, foe) if beaten else 0.0
        return lead + chase, wins
    pending = [engaged.losses - len(engaged.lost) for engaged in (coalition, french)]
    return lead + LOSS * (pending[0] - pending[1]), wins


def filling(
    game: Game, ground: Ground, fought: Battle, french: Engaged, coalition: Engaged
) -> tuple[float, float]:
    """[battle.commit.box] The boxes are not filled yet: each side is about to do its best."""
    ours, theirs = ranks(game, ground, fought, french), ranks(game, ground, fought, coalition)
    one, other = best_box(ground, ours, theirs), best_box(ground, theirs, ours)
    power = one.power + one.home, other.power + other.home
    gain = battle(ground, power[0], one, power[1], other)
    engaged, box = (french, one) if is_filling(fought, french) else (coalition, other)
    if box.count > len(engaged.box) > 0:
        gain += HOLD if engaged is french else -HOLD
    return gain, ground.odds(*power).wins


def ranks(game: Game, ground: Ground, fought: Battle, engaged: Engaged) -> list[Army]:
    """[battle.commit.max] The boxes that a side may still fill, the smallest first."""
    box = engaged.box
    if box and not is_filling(fought, engaged):
        return [army_of(ground, game.exhausted, box, fought.area)]
    others = [corps for corps in game.at(fought.area, engaged.side) if corps not in box]
    others.sort(key=game.battle_rating, reverse=True)
    room = min(len(box) + len(others), game.printed.corps[engaged.general].seniority)
    sizes = range(max(1, len(box)), room + 1)
    boxes = [box + others[: size - len(box)] for size in sizes]
    return [army_of(ground, game.exhausted, each, fought.area) for each in boxes]


def is_filling(fought: Battle, engaged: Engaged) -> bool:
    """[battle.commit.minimum] The defender fills his box when the attacker's is filled."""
    return (engaged is fought.defender) == bool(fought.defender.box)


def best_box(ground: Ground, ours: list[Army], theirs: list[Army]) -> Army:
    """[battle.commit.box] Whom a side will commit against all that the other can."""
    enemy = theirs[-1]
    against = enemy.power + enemy.home

    def gain(army: Army) -> float:
        return battle(ground, army.power + army.home, army, against, enemy) - WEAR * army.count

    return max(ours, key=gain)


def boxed(game: Game, fought: Battle, engaged: Engaged) -> list[str]:
    """[battle.commit.box] Those in the box, or all who may still go into it."""
    return engaged.box or game.at(fought.area, engaged.side)


def power(game: Game, fought: Battle, engaged: Engaged) -> int:
    """[battle.strength.sum] The strength of a side, so far as it is known."""
    if engaged.tally:
        return engaged.strength
    return strength_of(game, boxed(game, fought, engaged))
