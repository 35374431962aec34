"""What a position is worth: numbers for players that search, no search.

The French win unless they lose: Napoleon, Paris, or the last of their friends. So the position is
read as a yearly risk to lose the war, over the years that are left: it grows with the weight of
armies that bears on Paris, and shrinks with the lead of the French, in cards of a yearly hand.

The printed tables say what they can (cards and corps of a country, odds, winter). The other numbers
were set by hand, reading matches between sergeants, and compared with those before them in ten
matches each on a trial set-up of 1813: as the Coalition they won five where the old ones won none,
as the French five where the old ones won two.
"""

from math import exp

from .camps import CORPS, RATING, Army, Camp, army_of, camps
from .expectations import Ground, Need, ground_of
from .marching import PARIS, plan
from .prospects import (
    CROWN,
    EVEN,
    HELD,
    SWAY,
    THRONES,
    WON,
    battle,
    prospects,
    urgency,
    winter_weight,
)
from .sequence import OPENING, POLITICS
from .sides import COALITION, CONTROLLER, FRENCH, NAPOLEON, Status
from .state import Battle, Engaged, Game, Interception

HAZARD = 0.05  # a year: that the French lose the war in it, when nothing else is known
LOSS = CORPS + 4 * RATING  # what a corps is worth that nobody has chosen yet
CAPTIVE = 0.4  # a corps that will come back, and not this year
MOVE, CARD, IDLE = 1.6, 0.6, 0.05  # a card that pays for a turn, one more, and one too many
PERIL, REACH = 0.3, 12.0  # Napoleon within reach of so much strength, and nobody to die for him
HOLD = 1.5  # cards: nobody halts before his box is filled, for the luck of one guess at the dice
WEAR = 0.1  # cards: a corps that is tired by a battle
TIRED = 0.05  # the one tired corps of an army is the first to be lost on a march
CHANCE = 0.8  # of what the best march from here brings
YET = 0.35  # of what armies promise, while new corps are still to take the field
AIM = 1.5  # cards: a diplomacy card on the table that is not aimed yet
SHORT_OF = (12.0, 3.0, 1.6, 1.0, 0.7, 0.5, 0.3, 0.2, 0.1)  # so many countries from victory


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = worth_to_the_french(game)
    return worth if side == FRENCH else -worth


def worth_to_the_french(game: Game) -> float:
    """[victory.french.moral] The hope of the French: to hold what they have until 1815 is over."""
    last = game.printed.tables.years.last
    if NAPOLEON in game.lost:
        return -1.0
    if game.year > last:
        return 1.0
    ground = ground_of(game.printed)
    french, coalition = camps(game)
    left = years_left(game, ground, last)
    promise, frost, paris, siege, friends = prospects(game, french, coalition)
    promise += winter_weight(game) * frost
    if game.place <= OPENING:
        promise, paris = YET * promise, YET * paris
    lead = promise + countries(game, ground, french, coalition)
    lead += material(game, ground, french, coalition)
    lead += hand(game, ground, french) - hand(game, ground, coalition)
    lead += meetings(game, ground, french, coalition)
    if game.mission is not None and not game.mission.country:
        lead += AIM if game.mission.side is FRENCH else -AIM
    if game.interception is not None:
        lead += interception(game, ground, game.interception, french, coalition)
    urge = urgency(left)
    storm = urge * (siege - EVEN) + CROWN * exp(-friends / THRONES)
    if game.march is not None and game.march.corps:  # a march may have cost the last of them
        risk = left * HAZARD * exp(storm - SWAY * lead)
        lead += CHANCE * plan(game, ground, game.march, french, coalition, risk, urge)
    risk = left * HAZARD * exp(storm - SWAY * lead)
    safe = (1 - peril(game, ground, french, coalition)) * (1 - PARIS * paris)
    return 2 * safe * exp(-risk) - 1


def years_left(game: Game, ground: Ground, last: int) -> float:
    """[victory.timing] The years to come, this one included; only the last melts away by rounds.

    Whoever ends his turn has lost nothing by it, as long as more years are to come.
    """
    if game.year < last:
        return 1.0 + last - game.year
    return max(0, 1 + ground.rounds - game.round) / ground.rounds


def countries(game: Game, ground: Ground, french: Camp, coalition: Camp) -> float:
    """[table.hand] [victory.french.decisive] What the countries give, and how near victory is."""
    worth, need, lead = ground.worth, ground.need, 0.0
    hostile = aloof = 0
    for country, status in game.status.items():
        lead += worth[country, status]
        controller = CONTROLLER[status]
        if controller is FRENCH:
            continue
        if controller is COALITION or need[country] is Need.OURS:
            hostile += 1
        elif need[country] is Need.BOWED:
            holder = occupied(ground, country, french, coalition)
            lead += holder * HELD * worth[country, Status.ALLY]
            aloof += holder < 1
    if game.year >= ground.marginal_from:  # [victory.french.marginal]
        aloof = min(aloof, 0 if any_bowed(game, ground, french) else 1)
    return lead + SHORT_OF[min(hostile + aloof, len(SHORT_OF) - 1)]


def occupied(ground: Ground, country: str, french: Camp, coalition: Camp) -> int:
    """[def.occupied-nc] 1 if the French hold the capital of a neutral, -1 if their enemies do."""
    capital = ground.capital[country]
    return (capital in french.armies) - (capital in coalition.armies)


def any_bowed(game: Game, ground: Ground, french: Camp) -> bool:
    """[victory.french.marginal] Is Austria or Russia theirs, or occupied?"""
    return any(
        CONTROLLER[game.status[country]] is FRENCH
        or (game.status[country] is Status.NEUTRAL and ground.capital[country] in french.armies)
        for country in ground.marginal
    )


def material(game: Game, ground: Ground, french: Camp, coalition: Camp) -> float:
    """[def.corps.health] [def.prisoners] The corps on the map, captured, and lost for good."""
    lead = french.front.worth - coalition.front.worth
    if game.called:  # [reinforcement.deploy.fresh]
        fresh = CORPS + RATING * game.printed.corps[game.called].fresh
        lead += fresh if game.side(game.called) is FRENCH else -fresh
    lead += sum([ground.dead[corps] for corps in game.lost])
    captives = [-1 if game.side(corps) is FRENCH else 1 for corps in game.prisoners]
    return lead + CAPTIVE * sum(captives)


def hand(game: Game, ground: Ground, camp: Camp) -> float:
    """[cards.use.event-or-discard] Cards pay for moves, and promise events."""
    cards, side = game.hands[camp.side], camp.side
    if game.place <= POLITICS:  # [strategy.discard-hand]
        return sum([ground.lasting[card, side] for card in cards])
    number, turns = len(cards), camp.to_come
    moves = min(number, turns)
    more = min(number - moves, turns)
    worth = MOVE * moves + CARD * more + IDLE * (number - moves - more)
    if turns:
        worth += turns / ground.rounds * sum([ground.passing[card, side] for card in cards])
    if game.year < game.printed.tables.years.last:
        worth += sum([ground.lasting[card, side] for card in cards])
    return worth


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


def meetings(game: Game, ground: Ground, french: Camp, coalition: Camp) -> float:
    """[battle.sequence] The battles to come where armies have met, and the one under way."""
    fought, lead = game.battle, 0.0
    for area, army in french.armies.items():
        if area in coalition.armies and (fought is None or fought.area != area):
            foe = coalition.armies[area]
            lead += battle(ground, army.power + army.home, army, foe.power + foe.home, foe)
    return lead if fought is None else lead + fight(game, ground, fought)


def interception(
    game: Game, ground: Ground, going: Interception, french: Camp, coalition: Camp
) -> float:
    """[interception.allowed] The battle that an interception will bring about."""
    ours, theirs = (french, coalition) if going.side is FRENCH else (coalition, french)
    band, foe = army_of(ground, game.exhausted, going.corps), theirs.armies.get(going.area)
    if going.area in ours.armies:
        band = band.joined(ours.armies[going.area])
    if foe is None:
        return 0.0
    gain = battle(ground, band.power, band, foe.power + foe.home, foe)
    return gain if going.side is FRENCH else -gain


def strength_of(game: Game, corps: list[str]) -> int:
    """[battle.strength.sum] The points of these corps."""
    return sum([game.battle_rating(each) for each in corps])


def fight(game: Game, ground: Ground, fought: Battle) -> float:
    """[battle.sequence] The battle under way: the dice to come, or the losses to be taken."""
    attacker, defender = fought.sides
    french, coalition = (attacker, defender) if attacker.side is FRENCH else (defender, attacker)
    if fought.winner is None:
        if french.tally:
            ours, theirs = (
                army_of(ground, game.exhausted, french.box),
                army_of(ground, game.exhausted, coalition.box),
            )
            return battle(ground, french.strength, ours, coalition.strength, theirs)
        return filling(game, ground, fought, french, coalition)
    sign, loser = (1, coalition) if fought.winner is FRENCH else (-1, french)
    lead = sign * WON * loser.strength
    if fought.pursuers:
        beaten = [corps for corps in fought.retreated if corps in game.where]
        band = army_of(ground, game.exhausted, fought.pursuers)
        foe = army_of(ground, game.exhausted, beaten)
        return lead + sign * battle(ground, band.power, band, foe.power, foe) if beaten else lead
    pending = [engaged.losses - len(engaged.lost) for engaged in (coalition, french)]
    return lead + LOSS * (pending[0] - pending[1])


def filling(
    game: Game, ground: Ground, fought: Battle, french: Engaged, coalition: Engaged
) -> float:
    """[battle.commit.box] The boxes are not filled yet: each side is about to do its best."""
    ours, theirs = ranks(game, ground, fought, french), ranks(game, ground, fought, coalition)
    one, other = best_box(ground, ours, theirs), best_box(ground, theirs, ours)
    gain = battle(ground, one.power, one, other.power, other)
    engaged, box = (french, one) if is_filling(fought, french) else (coalition, other)
    if box.count > len(engaged.box) > 0:
        gain += HOLD if engaged is french else -HOLD
    return gain


def ranks(game: Game, ground: Ground, fought: Battle, engaged: Engaged) -> list[Army]:
    """[battle.commit.max] The boxes that a side may still fill, the smallest first."""
    box = engaged.box
    if box and not is_filling(fought, engaged):
        return [army_of(ground, game.exhausted, box)]
    others = [corps for corps in game.at(fought.area, engaged.side) if corps not in box]
    others.sort(key=game.battle_rating, reverse=True)
    room = min(len(box) + len(others), game.printed.corps[engaged.general].seniority)
    sizes = range(max(1, len(box)), room + 1)
    return [army_of(ground, game.exhausted, box + others[: size - len(box)]) for size in sizes]


def is_filling(fought: Battle, engaged: Engaged) -> bool:
    """[battle.commit.minimum] The defender fills his box when the attacker's is filled."""
    return (engaged is fought.defender) == bool(fought.defender.box)


def best_box(ground: Ground, ours: list[Army], theirs: list[Army]) -> Army:
    """[battle.commit.box] Whom a side will commit against all that the other can."""
    enemy = theirs[-1]
    return max(
        ours,
        key=lambda army: battle(ground, army.power, army, enemy.power, enemy) - WEAR * army.count,
    )


def boxed(game: Game, fought: Battle, engaged: Engaged) -> list[str]:
    """[battle.commit.box] Those in the box, or all who may still go into it."""
    return engaged.box or game.at(fought.area, engaged.side)


def power(game: Game, fought: Battle, engaged: Engaged) -> int:
    """[battle.strength.sum] The strength of a side, so far as it is known."""
    if engaged.tally:
        return engaged.strength
    return strength_of(game, boxed(game, fought, engaged))
