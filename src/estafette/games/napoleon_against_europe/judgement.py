"""What a position is worth: numbers for players that search, no search.

Amounts are in victory points. The printed tables say what they can (battle, conquest, victory);
the other numbers were set by hand, reading matches of sergeants against recruits.
"""

from math import tanh

from .affairs import Campaign
from .clash import at_hand, fighting, forecast, settle
from .days import worth_of_the_days
from .expectations import Ground, ground_of
from .expedients import actions_left
from .peril import closeness, dues, falls, verdict_to_come
from .prospects import (
    Field,
    Signs,
    drawn,
    land,
    muster,
    pressure,
    promise,
    side_sign,
    signs_of,
)
from .purse import treasury
from .sides import COALITION, EMPIRE, Side
from .state import Game
from .victory import NAPOLEONIC_EUROPE, is_campaign

SWAY = 0.03  # what a victory point weighs, as half the log-odds of winning
EVEN = {"1805": -6.0, "1809": 14.0}  # the lead of the Empire in an even war
MIDDLE = 10.0  # the level of an even war, when its last year begins
LEVEL = 2.0  # what a victory point of the track weighs, before those that are hoped for
BRINK = 3.0  # victory points: so near to an end of the track the next one weighs double

CARD, VALUE, SPARE = 0.07, 0.035, 0.04  # a card, each point of its value; one too many this year
GREAT = {NAPOLEONIC_EUROPE: 2.5}  # a card without which the war is not won, in hand or played
POINT, STOCK = 0.1, 0.105  # an activation point of the action; one kept is not idled away
BARE = 0.1  # an action to come, with a card or without: it has a point at least
TURN = 0.14  # what it costs that the other side is to act next
SENT, SAILS = 0.14, 0.06  # a force that a card still sends, and a fleet
DEPOT, FIXED = 0.05, 0.03  # a depot on the map, and one that shows its fixed face
FLEET, SHUT_UP, CRUISE = 0.55, 0.12, 0.02  # a fleet; each enemy it blockades; a voyage is no gain
AWAY = 0.1  # a counter that is coming back, or fights abroad


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = worth_to_the_empire(game)
    return worth if side == EMPIRE else -worth


def worth_to_the_empire(game: Game) -> float:
    """[victory.end.both-lose] The lead of the Empire, and the nearer the end, its last terms."""
    if not is_campaign(game):
        return worth_of_the_days(game)
    ground, signs = ground_of(game.printed), signs_of(game.politics)
    field = muster(game, ground, signs)
    lead = standing(game, ground, signs, field)  # before the field is settled
    lead += pressure(game, ground, field)
    lead += drawn(game, ground, field.empire, EMPIRE)
    lead -= drawn(game, ground, field.coalition, COALITION)
    lead -= EVEN.get(game.scenario, 0.0)
    lead += track(game) + falls(game, signs) + dues(game)
    near = closeness(game)
    return (1 - near) * tanh(SWAY * lead) + near * verdict_to_come(game, ground, field)


def track(game: Game) -> float:
    """[victory.empire-twenty] [victory.coalition-zero] The level, before that of an even war."""
    limits, level, sheet = game.printed.tables.limits, game.victory, game.sheet
    gone = (game.year - sheet.year) / max(sheet.last - sheet.year, 1)
    lead = level - sheet.victory - (MIDDLE - sheet.victory) * gone
    lead += max(level - (limits.victory_empire - BRINK), 0.0)
    return LEVEL * (lead - max(limits.victory_coalition + BRINK - level, 0.0))


def standing(game: Game, ground: Ground, signs: Signs, field: Field) -> float:
    """All that the Empire has on and beside the map, before the Coalition."""
    lead = land(game.control) + field.armies + field.staff + field.taken
    lead += hand(game, EMPIRE) - hand(game, COALITION)
    lead += treasury(game, signs) + ships(game, signs) + stores(game, signs)
    lead += side_sign(game.active) * (POINT * game.points - TURN)
    lead += STOCK * (game.stock.get(EMPIRE, 0) - game.stock.get(COALITION, 0))
    if game.march is not None:
        lead += side_sign(game.march.side) * promise(game, ground, field, game.march)
    if game.campaign is not None:
        lead += side_sign(game.campaign.side) * to_be_sent(game.campaign)
    if game.voyage is not None and not game.voyage.is_over:
        lead -= side_sign(game.voyage.side) * CRUISE
    battle = at_hand(game)
    if battle is not None:
        seen = forecast(game, field, battle)
        lead += fighting(game, field, battle, seen)
        settle(game, field, battle, seen)
    return lead


def to_be_sent(campaign: Campaign) -> float:
    """[major-campaign.activates] What a card still sets in motion."""
    return SAILS * campaign.fleets if campaign.fleets else SENT * campaign.left


def hand(game: Game, side: Side) -> float:
    """[hand.definition] Cards in hand: one for each action of the year, the others are to spare.

    Between the end of an action and the beginning of the next nothing is lost of it: nobody gains
    by putting off the end.
    """
    cards = game.printed.cards
    values = sorted([CARD + VALUE * cards[held].value for held in game.hands[side]])
    left = actions_left(game, side) if game.round else game.printed.tables.rounds.number
    served = values[-left:] if left else []
    worth = sum(served) + SPARE * (len(values) - len(served)) + BARE * left
    for great, value in GREAT.items():
        if cards[great].side is side:
            worth += value * ((great in game.hands[side]) + 2 * (great in game.events)) / 2
    return worth


def stores(game: Game, signs: Signs) -> float:
    """[depot.role] Depots on the map, and counters that are on their way back."""
    nation_of, fixed, lead = game.printed.nation_of, game.fixed, 0.0
    for depot in game.stores:
        lead += signs[nation_of[depot]] * (DEPOT + FIXED * (depot in fixed))
    for piece in game.returning:
        lead += AWAY * signs[nation_of[piece]]
    for pieces in game.abroad.values():
        lead += AWAY * sum([signs[nation_of[piece]] for piece in pieces])
    return lead


def ships(game: Game, signs: Signs) -> float:
    """[naval.blockade.box] Fleets, and those that are shut up in their ports."""
    sheets, lead = game.printed.fleets, 0.0
    boxes = {berth.where for berth in game.fleets.values() if berth.kind == "box"}
    for fleet, berth in game.fleets.items():
        sheet = sheets[fleet]
        shut = SHUT_UP if berth.kind == "port" and berth.where in boxes else 0.0
        lead += signs[sheet.nation] * (FLEET - shut)
    return lead
