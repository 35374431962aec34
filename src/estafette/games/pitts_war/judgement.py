"""What a position is worth: numbers for players that search, no search.

Amounts are in Key stars held for good. The printed tables say what they can (battle, attrition,
surrender); the other numbers were set by hand, reading matches between sergeants.
"""

from math import exp, tanh

from .affairs import Battle, Engaged
from .expectations import Ground, chance_to_win, ground_of, mean_losses
from .lay import AT_HOME, HELD, Lay, Signs, lay_of
from .modifiers import CAVALRY, VALMY, ratio
from .prospects import (
    Field,
    attrition_to_come,
    muster,
    pressure,
    promise,
    stragglers,
)
from .score import forced_alliances, peaces
from .sequence import OPENING
from .sides import COALITION, FRANCE, FRENCH, Side
from .state import Game
from .verdict import DUSK, outlook

SWAY = 0.035  # what a star weighs, as half the log-odds of winning
BALANCE = {"1792": (20.0, 35.0), "1805": (0.0, 0.0)}  # stars: in the first year, and then
DRAWN = 0.9  # of what a position is worth: gone with a peace of France to the end
DARK, FADING = 2.2, 0.6  # what victory in sight weighs; what a lead has lost at the end

TAKING = 1.3  # of an area in which an army stands: it will be taken with the impulse
STEP, MASSED = 0.9, 0.12  # of what the armies are worth; of what a stack can do in the field
RATING = 0.8  # of a leader's worth in the field
POINT, SAVED = 0.75, 0.5  # of a step: a Recruitment Point to be spent now, and one to come
CHANCE = 0.7  # of what a march may come to
PEACE_MADE, BOUND, LIBERATED = 1.0, 1.0, 1.0  # a peace dictated, a forced alliance, Spain beaten
FALL, RESPITE = 4.0, 4.0  # a great power that makes peace; France, which gains time
BANDITS = 0.4  # a Guerrilla
UNTRIED = {"f-valmy": 2.0, "f-carnot": 1.5}  # a French penalty that is still in force
FIELD_WON = 0.8  # a battle won: the retreat, the pursuit, the ground
MARKER, SPARE, USEFUL = 0.45, 0.1, 6  # a marker in hand, one too many, and how many are not

# Markers that change the war: what they are worth in hand, a little less than played.
GREAT = {
    **{"f-valmy": 1.4, "f-carnot": 2.2, "f-volontaires": 0.7, "f-bale": 2.5},
    **{"f-san-ildefonso": 2.5, "f-tsar-paul": 2.0, "f-tilsit": 2.0, "f-erfurt": 1.5},
    **{"f-bayonne": 1.0, "f-marie-louise": 2.0, "f-walewska": 1.0, "f-talleyrand": 0.7},
    **{"f-campo-formio": 1.0, "f-pillage": 0.6},
    **{"c-seconde-coalition": 3.0, "c-subsides": 1.0, "c-ville": 1.0, "c-rothschild": 1.0},
    **{"c-or-anglais": 0.9, "c-dos-de-mayo": 2.5, "c-tambours": 1.5, "c-scharnhorst": 1.0},
    **{"c-schonbrunn": 1.0, "c-landwehr": 0.5, "c-germanie": 1.0, "c-jervis": 1.0},
    **{"c-entente-couronnes": 0.7, "c-intrigues": 0.7, "c-copenhague": 0.8},
}


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = worth_to_the_french(game)
    return worth if side == FRENCH else -worth


def worth_to_the_french(game: Game) -> float:
    """[turn.last-turn-victory] The lead of the French, and the nearer the end, the victor's terms.

    [peace.remove-flags] A peace saves a beaten France, unless the war is won by then.
    """
    ground, lay = ground_of(game.printed), lay_of(game)
    signs, field, left = lay.signs, muster(game, ground, lay), years_left(game)
    ahead = outlook(game, ground, lay, field, left)
    lead = french_lead(game, ground, lay, field) + falls(game, ground, signs) + balance(game)
    fear, drawn = ahead.fear, lasts_to_the_end(game)
    if chance := surrender(game, ground, signs, FRANCE):
        if game.is_end_of_period or game.year == game.sheet.last:
            chance *= 1 - ahead.near
        lead += chance * respite(game, ground)
        fear *= 1 - chance
        drawn = chance * outlasting(game, game.sheet.last - game.year)
    sway = SWAY * lead * (1 - FADING * exp(-left / DUSK))
    return (1 - DRAWN * drawn) * tanh(sway + DARK * (ahead.hope - fear))


def lasts_to_the_end(game: Game) -> float:
    """[peace.remove-flags] [victory.final.draw] Who keeps a peace to the end is not beaten."""
    treaty = game.treaties.get(FRANCE)
    return float(treaty is not None and treaty.until >= game.sheet.last)


def outlasting(game: Game, years: int) -> float:
    """[table.peace-duration] The chance that a peace signed now lasts so many years."""
    lengths = game.printed.tables.peace.years
    return sum([length >= years for length in lengths]) / len(lengths)


def balance(game: Game) -> float:
    """How far the Coalition is ahead in an even war."""
    early, late = BALANCE.get(game.sheet.layout, (0.0, 0.0))
    return early if game.year == game.sheet.first else late


def years_left(game: Game) -> float:
    """[turn.activation.order] Until the last year is over, in years and impulses."""
    year = 1.0 if game.place < OPENING else 1 - game.impulses / 2
    return game.sheet.last - game.year + year


def french_lead(game: Game, ground: Ground, lay: Lay, field: Field) -> float:
    """All that the French have before the Coalition, in stars."""
    signs = lay.signs
    lead = lay.land + STEP * field.armies + politics(game, signs, field)
    lead += MASSED * field.massed
    lead += pressure(lay, field) + TAKING * field.taken
    if game.treaties:
        lead -= STEP * stragglers(game, ground, field)
    lead += staff(game, ground, signs)
    lead += hand(game, FRENCH) - hand(game, COALITION)
    march = game.march
    if march is not None and not march.is_over:
        gain = CHANCE * promise(game, ground, lay, field, march)
        gain -= STEP * field.step[march.side is COALITION] * attrition_to_come(game, march)
        lead += gain if march.side is FRENCH else -gain
    if game.battle is not None:
        lead += fighting(game, ground, signs, field, game.battle)
    return lead


def politics(game: Game, signs: Signs, field: Field) -> float:
    """[victory.vp.peace] [scenario.1792.french-battle-penalty] What is settled beside the map."""
    lead = PEACE_MADE * peaces(game) + BOUND * forced_alliances(game) + LIBERATED * game.liberated
    lead -= BANDITS * len(game.guerrillas)
    lead -= sum([UNTRIED.get(marker, 1.0) for marker in game.penalties])
    for power, points in game.points.items():
        lead += POINT * points * price(field, signs[power])
    for power, points in game.credit.items():
        lead += SAVED * points * price(field, signs[power])
    for power, points in game.debit.items():
        lead -= SAVED * min(points, 3) * price(field, signs[power])
    return lead + SAVED * game.savings * price(field, signs[FRANCE])


def price(field: Field, sign: float) -> float:
    """What a step more is worth to the French, if it is a power's that counts so much for them."""
    return field.step[sign < 0.0] * sign


def staff(game: Game, ground: Ground, signs: Signs) -> float:
    """[leader.army-commanders] The leaders on the map."""
    leaders, worth = game.printed.leaders, ground.leaders
    return RATING * sum([worth[each] * signs[leaders[each].power] for each in game.leaders])


def hand(game: Game, side: Side) -> float:
    """[event.draw.count] Markers in hand, of which one can use only so many."""
    held = game.hands[side]
    plain = [marker for marker in held if marker not in GREAT]
    worth = sum([GREAT[marker] for marker in held if marker in GREAT])
    return worth + MARKER * min(len(plain), USEFUL) + SPARE * max(len(plain) - USEFUL, 0)


def falls(game: Game, ground: Ground, signs: Signs) -> float:
    """[surrender.trigger] Capitals in enemy hands: what the Surrender Tests will bring."""
    lead = 0.0
    for power in ground.capitals:
        if power != FRANCE and (chance := surrender(game, ground, signs, power)):
            lead -= FALL * chance * signs[power]
    return lead


def surrender(game: Game, ground: Ground, signs: Signs, power: str) -> float:
    """[surrender.roll] The chance that a power makes peace at the end of this year."""
    sign = signs.get(power, 0.0)
    if abs(sign) != 1.0:
        return 0.0
    lost = [capital for capital in ground.capitals[power] if is_lost(game, signs, capital, sign)]
    if not lost:
        return 0.0
    stars, flags = game.printed.stars, game.flags
    kept = [area for area in ground.stars_of[power] if area not in flags and area not in lost]
    return max(6 - sum([stars[area] for area in kept]), 0) / 6


def is_lost(game: Game, signs: Signs, capital: str, sign: float) -> bool:
    """[control.end-of-impulse] Under an enemy flag, or with an enemy in it who will raise one."""
    if capital in game.flags:
        return signs[game.flags[capital]] == -sign
    holder = game.holder(capital)
    return holder is not None and holder is not (FRENCH if sign > 0 else COALITION)


def respite(game: Game, ground: Ground) -> float:
    """[peace.remove-flags] What a beaten France gets back, less the conquests that it gives up."""
    home_of, worth = game.printed.home_of, ground.worth
    back = sum([worth.get(area, 0.0) for area in game.flags if home_of[area] == FRANCE])
    given = sum([worth[area] for area in ground.conquests if game.annexed.get(area) == FRANCE])
    return RESPITE + (HELD + AT_HOME) * back - 2 * given


def fighting(game: Game, ground: Ground, signs: Signs, field: Field, battle: Battle) -> float:
    """[battle.resolve.roll] The battle being fought: what the dice will cost, or have cost."""
    attacker, defender = battle.sides
    sign = 1.0 if attacker.side is FRENCH else -1.0
    own, other = field.step if sign > 0 else field.step[::-1]
    if battle.winner is not None:
        win, costs = float(battle.winner is attacker.side), (0.0, 0.0)
    elif attacker.die:
        win = float(attacker.total > defender.total)
        costs = float(defender.losses), float(attacker.losses)
    else:
        weights = weights_of(game, battle)
        win, costs = chance_to_win(weights[0] - weights[1]), losses_of(game, battle, weights)
    owner = game.flags.get(battle.area) or game.owner(battle.area)
    prize, held = TAKING * ground.worth.get(battle.area, 0.0), signs.get(owner, 0.0)
    lead = STEP * (other * costs[0] - own * costs[1]) + (2 * win - 1) * FIELD_WON
    lead += win * prize if held == -sign else (win - 1) * prize if held == sign else 0.0
    return sign * lead


def losses_of(game: Game, battle: Battle, weights: tuple[int, int]) -> tuple[float, float]:
    """[table.combat] The steps that attacker and defender will cost each other on the average."""
    steps = [game.strength(engaged.armies) for engaged in battle.sides]
    table = game.printed.tables.combat
    large = sum(steps) >= table.large and min(steps) >= table.each
    found = [min(mean_losses(game.printed, weight, large), *steps) for weight in weights]
    return found[0], found[1]


def weights_of(game: Game, battle: Battle) -> tuple[int, int]:
    """[battle.modifiers.own] What weighs on both dice, or will, so far as it is known."""
    attacker, defender = battle.sides
    tallies = [sum([amount for _, amount in engaged.tally]) for engaged in battle.sides]
    if any(name != CAVALRY for engaged in battle.sides for name, _ in engaged.tally):
        return tallies[0], tallies[1]
    table = game.printed.tables.battle
    odds = ratio(game.strength(attacker.armies), game.strength(defender.armies))
    tallies[0] += table.ratio[min(odds, len(table.ratio)) - 1] if odds else table.half
    crossing = {"river": table.river, "pass": table.pass_, "strait": table.strait}
    tallies[0] += {**crossing, "sea": table.naval}.get(battle.clash.border, 0)
    if battle.area in game.printed.fortresses and battle.holder is defender.side:
        tallies[1] += table.fortress
    return tallies[0] + weight(game, attacker), tallies[1] + weight(game, defender)


def weight(game: Game, engaged: Engaged) -> int:
    """[battle.modifier.tactical] [battle.modifier.leader] What a force brings with it."""
    table, leaders = game.printed.tables.battle, game.printed.leaders
    found = max([game.face(army).tactical for army in engaged.armies if army in game.where] or [0])
    found += max([leaders[each].battle for each in engaged.leaders], default=0)
    found += 0 if engaged.is_supplied else table.unsupplied
    return found + (table.untried if engaged.side is FRENCH and VALMY in game.penalties else 0)
