"""What a position is worth: numbers for players that search, no search.

Amounts are in cards of a yearly hand: what a country gives each year, what an army may win.
"""

from collections.abc import Iterable
from math import exp, tanh

from .expectations import Chances, Ground, Need, ground_of, nearness
from .march import allowance
from .sides import COALITION, CONTROLLER, FRENCH, NAPOLEON, Side, Status
from .state import Battle, Engaged, Game, Interception, March

FRENCH_STATES = (Status.ALLY, Status.DOMINION)

SWAY = 0.07  # what a card weighs, as half the log-odds of winning
PATIENCE = 0.12  # the moral victory of the French, when there are years to come
DUSK, DARK = 0.75, 1.1  # years: it is in sight; and what it weighs when no time is left

CORPS, RATING = 0.3, 0.16  # a corps on the map, and each point of its battle rating
LOSS = CORPS + 4 * RATING  # what a corps is worth that nobody has chosen yet
CAPTIVE = 0.4  # a corps that will come back, and not this year
CARD, IDLE = 0.3, 0.1  # a card in the hand when a campaign begins, and when it is over
MINE = 0.5  # of a country that somebody else's corps hold alone
HELD = 0.7  # of what a neutral would give, while its capital is occupied
GRIP, SLOPE = 10.0, 5.0  # strength upon a capital that makes its fall half certain; and likelier
PARIS = 14.0  # cards: the fall of Paris
PERIL, REACH = 0.3, 12.0  # Napoleon within reach of so much strength, and nobody to die for him
FROST = 0.05  # the one tired corps of an army is the first to be lost on a march
IMPETUS = 0.15  # cards: an army on the march
CHANCE = 0.7  # of the best that it could do
WON = 2.0  # cards: the ground and the breath that a battle won gives
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
    french, coalition = fields(game, ground)
    to_come = max(0, ground.rounds - game.round) / ground.rounds
    left = last - game.year + to_come
    hope = PATIENCE + DARK * max(0.0, DUSK - left) / DUSK
    lead = countries(game, ground, french, coalition)
    lead += french.worth - coalition.worth
    lead += sum([ground.dead[corps] for corps in game.lost])
    lead += CAPTIVE * captives(game)
    cards = len(game.hands[FRENCH]) - len(game.hands[COALITION])
    lead += cards * (IDLE + (CARD - IDLE) * to_come)
    lead += capitals(game, ground, french, coalition)
    lead += meetings(game, ground, french, coalition)
    if game.march is not None:
        lead += impetus(game, ground, game.march, french, coalition)
    if game.interception is not None:
        lead += interception(game, ground, game.interception, french, coalition)
    risk = peril(game, ground, french, coalition)
    return (1 - risk) * tanh(hope + SWAY * lead) - risk


class Field:
    """Where the armies of a side stand, what they are worth, and how they weigh upon capitals.

    A corps counts for one point more than its rating: whoever stands there counts.
    """

    __slots__ = ("at", "upon", "worth")

    def __init__(self, ground: Ground, at: dict[str, int], number: int) -> None:
        self.at = at
        self.worth = RATING * sum(at.values()) + (CORPS - RATING) * number
        standing = at.items()
        self.upon = {
            capital: sum([strength * near[area] for area, strength in standing])
            for capital, near in ground.near_capitals
        }


def fields(game: Game, ground: Ground) -> tuple[Field, Field]:
    """[def.army] The armies of the French, and those of the Coalition."""
    printed, exhausted = game.printed, game.exhausted
    corps, fixed, followed = printed.corps, printed.side_of, printed.followed
    french, coalition = dict[str, int](), dict[str, int]()
    leagued = {country for country, status in game.status.items() if status in FRENCH_STATES}
    number = 0
    for id_, area in game.where.items():
        is_french = fixed[id_] is FRENCH or followed[id_] in leagued
        at = french if is_french else coalition
        number += is_french
        rating = corps[id_].exhausted if id_ in exhausted else corps[id_].fresh
        at[area] = at.get(area, 0) + rating + 1
    return Field(ground, french, number), Field(ground, coalition, len(game.where) - number)


def captives(game: Game) -> int:
    """[def.prisoners] Prisoners of the Coalition's side less those of the French."""
    return sum([-1 if game.side(corps) is FRENCH else 1 for corps in game.prisoners])


def countries(game: Game, ground: Ground, french: Field, coalition: Field) -> float:
    """[table.hand] [victory.french.decisive] What the countries give, and how near victory is."""
    worth, need, lead = ground.worth, ground.need, 0.0
    hostile = aloof = ours = 0
    for country, status in game.status.items():
        lead += worth[country, status]
        controller = CONTROLLER[status]
        if controller is FRENCH:
            ours += 1
        elif controller is COALITION or need[country] is Need.OURS:
            hostile += 1
        elif need[country] is Need.BOWED:
            holder = occupied(ground, country, french, coalition)
            lead += holder * HELD * worth[country, Status.ALLY]
            aloof += holder < 1
    if game.year >= ground.marginal_from:  # [victory.french.marginal]
        aloof = min(aloof, 0 if any_bowed(game, ground, french) else 1)
    lead += SHORT_OF[min(hostile + aloof, len(SHORT_OF) - 1)]
    return lead - SHORT_OF[min(ours, len(SHORT_OF) - 1)] + taken(game, ground, french, coalition)


def occupied(ground: Ground, country: str, french: Field, coalition: Field) -> int:
    """[def.occupied-nc] 1 if the French hold the capital of a neutral, -1 if their enemies do."""
    capital = ground.capital[country]
    return (capital in french.at) - (capital in coalition.at)


def any_bowed(game: Game, ground: Ground, french: Field) -> bool:
    """[victory.french.marginal] Is Austria or Russia theirs, or occupied?"""
    return any(
        CONTROLLER[game.status[country]] is FRENCH
        or (game.status[country] is Status.NEUTRAL and ground.capital[country] in french.at)
        for country in ground.marginal
    )


def taken(game: Game, ground: Ground, french: Field, coalition: Field) -> float:
    """[surrender.minor.automatic] Minors in which only the enemy stands: they will give in."""
    lead = 0.0
    for area in french.at:
        if area in game.status and area not in coalition.at:
            status = game.status[area]
            if status is Status.MEMBER:
                lead += MINE * (ground.worth[area, Status.ALLY] - ground.worth[area, status])
    for area in coalition.at:
        if area in game.status and area not in french.at:
            status = game.status[area]
            if CONTROLLER[status] is FRENCH:
                lead += MINE * (ground.worth[area, Status.MEMBER] - ground.worth[area, status])
    return lead


def capitals(game: Game, ground: Ground, french: Field, coalition: Field) -> float:
    """[surrender.major.capital] How likely capitals are to fall, from who stands near them."""
    lead = 0.0
    for side, attacker, defender in ((FRENCH, french, coalition), (COALITION, coalition, french)):
        for capital, stake in stakes(game, ground, side):
            hope = stake * fall(grip(capital, attacker, defender))
            lead += hope if side is FRENCH else -hope
    return lead


def stakes(game: Game, ground: Ground, side: Side) -> list[tuple[str, float]]:
    """[surrender.france] The capitals that a side could take from its enemy, and their worth."""
    worth, found = ground.worth, [] if side is FRENCH else [(ground.paris, PARIS)]
    for country, capital in ground.capital.items():
        status = game.status[country]
        if side is COALITION and CONTROLLER[status] is FRENCH:
            found.append((capital, worth[country, status]))
        elif side is FRENCH and status is Status.MEMBER:
            found.append((capital, HELD * worth[country, Status.ALLY] - worth[country, status]))
    return found


def grip(capital: str, attacker: Field, defender: Field) -> float:
    """How much more strength weighs upon a capital from outside than holds it."""
    weight = attacker.upon[capital] - defender.upon[capital]
    return weight + GRIP if capital in attacker.at else weight


def fall(weight: float) -> float:
    """The hope of taking a capital upon which so much weighs, from 0 to 1."""
    return 1 / (1 + exp((GRIP - weight) / SLOPE))


def peril(game: Game, ground: Ground, french: Field, coalition: Field) -> float:
    """[victory.coalition.decisive.napoleon] The risk of losing Napoleon for good.

    Whoever loses two corps can save him. He is lost alone, or as the one tired corps.
    """
    area, going = game.where.get(NAPOLEON, ""), game.interception
    if not area:
        return 0.0
    if going is not None and NAPOLEON in going.corps:
        army = going.corps + game.at(going.area, FRENCH)
        strength = strength_of(game, army), coalition.at.get(going.area, 0)
        return ground.odds(*strength).fatal if is_exposed(game, army) else 0.0
    battle = game.battle
    if battle is not None and battle.area == area:
        return in_battle(game, ground, battle, battle.side(FRENCH))
    army = [corps for corps, there in game.where.items() if there == area]
    if area in coalition.at:
        army = game.at(area, FRENCH)
        chances = ground.odds(french.at[area], coalition.at[area])
        return chances.fatal if is_exposed(game, army) else 0.0
    if not is_exposed(game, army):
        return 0.0
    near = ground.near[area]
    threat = sum([strength * near[there] for there, strength in coalition.at.items()])
    return FROST * (len(army) > 1) + PERIL * threat / (threat + REACH)


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


def meetings(game: Game, ground: Ground, french: Field, coalition: Field) -> float:
    """[battle.sequence] The battles to come where armies have met, and the one under way."""
    battle, lead = game.battle, 0.0
    for area, strength in french.at.items():
        if area in coalition.at and (battle is None or battle.area != area):
            lead += expected(ground.odds(strength, coalition.at[area]))
    return lead if battle is None else lead + fight(game, ground, battle)


def impetus(game: Game, ground: Ground, march: March, french: Field, coalition: Field) -> float:
    """[movement.allowance.base] What an army on the march may still win."""
    ours, theirs = (french, coalition) if march.side is FRENCH else (coalition, french)
    steps = allowance(game, march, attack=True) - march.entered
    strength = strength_of(game, march.corps)
    best, distance = 0.0, ground.distance[march.area]
    for area, enemy in theirs.at.items():
        if 0 < distance[area] <= steps:
            best = max(best, expected(ground.odds(strength, enemy)))
    for capital, stake in stakes(game, ground, march.side):
        far, weight = distance[capital], grip(capital, ours, theirs)
        closer = strength * (nearness(far - steps - 1) - nearness(far))
        best = max(best, stake * (fall(weight + closer) - fall(weight)))
    gain = IMPETUS + CHANCE * best
    return gain if march.side is FRENCH else -gain


def interception(
    game: Game, ground: Ground, going: Interception, french: Field, coalition: Field
) -> float:
    """[interception.allowed] The battle that an interception will bring about."""
    ours, theirs = (french, coalition) if going.side is FRENCH else (coalition, french)
    strength = strength_of(game, going.corps) + ours.at.get(going.area, 0)
    gain = expected(ground.odds(strength, theirs.at.get(going.area, 0)))
    return gain if going.side is FRENCH else -gain


def strength_of(game: Game, corps: Iterable[str]) -> int:
    """The points of these corps, counted as in a `Field`."""
    return sum([game.battle_rating(each) + 1 for each in corps])


def fight(game: Game, ground: Ground, battle: Battle) -> float:
    """[battle.sequence] The battle under way: the dice to come, or the losses to be taken."""
    attacker, defender = battle.sides
    french, coalition = (attacker, defender) if attacker.side is FRENCH else (defender, attacker)
    if battle.winner is None:
        strengths = power(game, battle, french), power(game, battle, coalition)
        return expected(ground.odds(*strengths))
    lead = WON if battle.winner is FRENCH else -WON
    if battle.pursuers:
        beaten = strength_of(game, [corps for corps in battle.retreated if corps in game.where])
        gain = expected(ground.odds(strength_of(game, battle.pursuers), beaten))
        return lead + (gain if battle.winner is FRENCH else -gain)
    pending = [engaged.losses - len(engaged.lost) for engaged in (coalition, french)]
    return lead + LOSS * (pending[0] - pending[1])


def power(game: Game, battle: Battle, engaged: Engaged) -> int:
    """[battle.strength.sum] The strength of a side, so far as it is known."""
    if engaged.tally:
        return engaged.strength
    corps = engaged.box or game.at(battle.area, engaged.side)
    return sum([game.battle_rating(each) for each in corps])


def expected(chances: Chances) -> float:
    """[table.battle] What such a battle brings to the one whose chances they are."""
    return WON * (2 * chances.wins - 1) + LOSS * (chances.destroys - chances.loses)
