"""What a position is worth: numbers for players that search, no search.

The French win unless they lose: Napoleon, Paris, or the last of their friends. So the position is
read as their hope to hold out: what threatens them this year is looked at as it stands, and the
years to come as a yearly risk, which grows with the weight of armies that bears on Paris and
shrinks with the lead of the French, in cards of a yearly hand. A battle counts for what stands
after it, a march for where it may end.

The printed tables say what they can (cards and corps of a country, odds, winter). The other numbers
were set by hand, reading matches between sergeants.
"""

from math import exp

from .camps import CORPS, RATING, Camp, camps
from .expectations import Ground, Need, ground_of
from .fighting import after_battle, contested
from .marching import after_interception, best_march
from .peril import peril
from .prospects import (
    CROWN,
    EVEN,
    HELD,
    SWAY,
    THRONES,
    Prospects,
    prospects,
    urgency,
    winter_weight,
)
from .sequence import OPENING, POLITICS
from .sides import COALITION, CONTROLLER, FRENCH, NAPOLEON, Status
from .state import Game

HAZARD = 0.1  # a year: that the French lose the war in it, when nothing else is known
WORST = 0.7  # a year: when all is against them
NOW, LINGER = 0.5, 0.7  # of it: this year, besides what can be seen; and from year to year
DRIFT = 0.06  # a year: that they lose the war in it, too far ahead to tell
PARIS = 0.8  # how much of the risk for Paris comes true
ALONE, LAST = 0.9, 1.5  # the risk when no friend is left; so many ease it by e
CAPTIVE = 0.4  # a corps that will come back, and not this year
MOVE, CARD, IDLE = 2.0, 0.6, 0.05  # a card that pays for a turn, one more, and one too many
CHANCE = 0.8  # of what the best march from here brings
YET = 0.45  # of what armies promise, while new corps are still to take the field
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
    french, coalition = both = camps(game)
    view, war = prospects(game, french, coalition), War(game, ground, french, coalition)
    area, march = contested(game, french, coalition), game.march
    if game.interception is not None:
        hope = after_interception(game, ground, game.interception, both, war.hope)
    elif area:
        hope = after_battle(game, ground, area, french, coalition, war.hope)
    else:
        hope = war.hope(view, 0.0)
        if march is not None and march.corps:  # a march may have cost the last of them
            hope += CHANCE * (best_march(game, ground, march, both, war.hope) - hope)
    return 2 * hope - 1


class War:
    """What the war hangs on besides the places of the armies: what is won already, and the time.

    A year that goes badly makes the next one worse, and the one after it less so.
    """

    def __init__(self, game: Game, ground: Ground, french: Camp, coalition: Camp) -> None:
        last = game.printed.tables.years.last
        self.lead = countries(game, ground, french, coalition)
        self.lead += material(game, ground, french, coalition)
        self.lead += hand(game, ground, french) - hand(game, ground, coalition)
        if game.mission is not None and not game.mission.country:
            self.lead += AIM if game.mission.side is FRENCH else -AIM
        self.yet = YET if game.place <= OPENING else 1.0
        self.frost = winter_weight(game)
        left = years_left(game, ground, last)
        self.urge = urgency(left)
        years = last - game.year
        near = LINGER * (1 - LINGER**years) / (1 - LINGER)
        self.near = NOW * min(1.0, left) + near
        self.drift = DRIFT * (years - near)
        self.safe = 1 - peril(game, ground, french, coalition)

    def hope(self, view: Prospects, gain: float) -> float:
        """How likely the French are to hold out, if these are their prospects."""
        lead = self.lead + gain + self.yet * (view.promise + self.frost * view.frost)
        storm = self.urge * (view.siege - EVEN) + CROWN * exp(-view.friends / THRONES)
        hazard = HAZARD * exp(min(20.0, storm - SWAY * lead))
        risk = self.near * hazard / (1 + hazard / WORST) + self.drift
        safe = self.safe * (1 - PARIS * self.yet * view.paris)
        return safe * (1 - ALONE * exp(-view.friends / LAST)) * exp(-risk)


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
