"""[scenario.1805.setup] Setting up: statuses, territory, pieces, cards as the scenario says."""

from collections.abc import Iterator

from estafette.engine import Deck, Dice, Setup

from .affairs import Status, Treaty
from .events import is_permanent
from .fate import berth, change, force_of, form, store
from .printed import Printed
from .sheets import Placement, ScenarioSheet
from .sides import COALITION, EMPIRE, FRANCE, Period, Side, Standing, Until
from .state import Game

BERTHS = {"zone": "port", "port": "port", "sea": "sea", "blockade": "box"}


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """The table before the first round, with the defaults wherever a player may still choose."""
    sheet = printed.sheets[setup.scenario]
    game = Game(
        dice=dice,
        printed=printed,
        scenario=sheet.id,
        options=tuple([f"{option}={choice}" for option, choice in setup.options.items()]),
        year=sheet.year,
        round=sheet.round,
        period=sheet.period,
        active=sheet.first_side,
        victory=sheet.victory,
        escalation=sheet.escalation,
        status={each.country: Status(each.kind, each.of) for each in sheet.status},
        owner=territory_at_start(printed, sheet),
        flags={zone: power for power, zones in sheet.control.items() for zone in zones},
        stock=dict.fromkeys(Side, 0),
        lost=frozenset([id_ for id_ in sheet.removed if id_ not in printed.cards]),
    )
    game.treaties = {
        each.country: Treaty(FRANCE, sheet.year - 1)
        for each in sheet.status
        if each.kind is Standing.FORCED_PEACE
    }
    remember(game, sheet)
    for placement in sheet.placement:
        set_up(game, placement)
    game.reserve = frozenset(reserve_at_start(game, sheet))
    game.queue = tuple(arrangers(printed, sheet))
    deal(game, sheet)
    return game


def remember(game: Game, sheet: ScenarioSheet) -> None:
    """[scenario.1809.history] [scenario.1809.reform] What happened before the first round."""
    past = sheet.history
    game.beaten = dict.fromkeys(past.beaten, (EMPIRE,))
    game.events = dict.fromkeys(past.events, sheet.year - 1)
    game.reformed = frozenset(past.reformed)
    game.states = frozenset(past.states)
    game.lasting = dict.fromkeys(past.lasting, Until.EVER)


def arrangers(printed: Printed, sheet: ScenarioSheet) -> Iterator[str]:
    """[scenario.1805.setup.order] Who sets up, in order: each neutral power, or a side."""
    for who in sheet.order:
        if who in tuple(Side):
            yield who
            continue
        neutral = {line.nation for line in sheet.placement if line.side == who}
        yield from [power for power in printed.tables.order.powers if power in neutral]


def territory_at_start(printed: Printed, sheet: ScenarioSheet) -> dict[str, str]:
    """[map.national-territory] Each province with its owner."""
    changed = {
        province: country
        for country, provinces in sheet.territory.items()
        for province in provinces
    }
    return {each.id: changed.get(each.id, each.country) for each in printed.provinces.values()}


def set_up(game: Game, placement: Placement) -> None:
    """[scenario.1805.setup] One line of the set-up; who comes to a force already there joins it."""
    zone = placement.default
    for fleet in (*placement.fleets, *placement.default_fleets):
        berth(game, fleet, BERTHS[placement.at], zone)
    for corps in placement.corps:
        full = game.printed.corps[corps].steps
        game.steps[corps] = full - 1 if corps in placement.reduced and full > 1 else full
    generals = (*placement.generals, *placement.default_generals)
    if placement.corps or generals:
        gather(game, zone, placement, generals)
    for _ in range(placement.mobile):
        store(game, next(free_depots(game, placement.nation)), zone)
    for _ in range(placement.depots):
        store(game, next(free_depots(game, placement.nation)), zone, is_fixed=True)


def gather(game: Game, zone: str, placement: Placement, generals: tuple[str, ...]) -> None:
    """[stacking.one-force] What stands in a zone is one force."""
    army = placement.armies[0] if placement.armies else ""
    there = game.zones.get(zone, ())
    if not there:
        form(
            game,
            force_of(
                game,
                zone,
                corps=placement.corps,
                general=generals[0] if generals else "",
                army=army,
                subordinates=generals[1:],
                specials=placement.specials,
            ),
        )
        return
    force = game.forces[there[0]]
    chiefs = (force.general, *force.subordinates) if force.general else ()
    chiefs += generals
    change(
        game,
        force.head,
        corps=force.corps + placement.corps,
        general=chiefs[0] if chiefs else "",
        army=force.army or army,
        subordinates=chiefs[1:],
        specials=force.specials + placement.specials,
    )


def free_depots(game: Game, nation: str) -> Iterator[str]:
    return (
        depot
        for depot, owner in game.printed.depots.items()
        if owner == nation and depot not in game.stores
    )


def reserve_at_start(game: Game, sheet: ScenarioSheet) -> Iterator[str]:
    """[reserve.definition] What the scenario names, and every depot that is not on the map."""
    reserve = sheet.reserve
    yield from (
        *reserve.corps,
        *reserve.generals,
        *reserve.fleets,
        *reserve.armies,
        *reserve.special,
    )
    yield from (depot for depot in game.printed.depots if depot not in game.stores)


def deal(game: Game, sheet: ScenarioSheet) -> None:
    """[card.decks] [card.permanent-not-in-deck] Piles and hands of the scenario."""
    given = {EMPIRE: sheet.cards_empire, COALITION: sheet.cards_coalition}
    fixed = {EMPIRE: sheet.fixed_hand_empire, COALITION: sheet.fixed_hand_coalition}
    sizes = {EMPIRE: sheet.hand_empire, COALITION: sheet.hand_coalition}
    for side in Side:
        mine = [card for card in given[side] if is_held_at_start(game, side, card)]
        hand = list(dict.fromkeys([*fixed[side], *mine]))
        pile = [card for card in given[side] if is_drawn(game, card) and card not in hand]
        game.decks[side] = Deck(game.dice.shuffled(pile))
        while len(hand) < sizes[side] and (card := game.decks[side].take(game)) is not None:
            hand.append(card)
        game.hands[side] = tuple(hand)
    all_cards = {side: set(game.printed.deck_of(side)) for side in Side}
    game.later = {
        side: tuple([card for card in game.printed.deck_of(side) if is_later(game, sheet, card)])
        for side in Side
    }
    game.removed = frozenset(
        [card for side in Side for card in all_cards[side] - set(given[side])]
    ) - {card for cards_ in game.later.values() for card in cards_}


def is_held_at_start(game: Game, side: Side, card: str) -> bool:
    """[scenario.1805.belligerents] Is this the permanent card of a power at war on this side?"""
    if not is_permanent(game, card):
        return False
    return game.printed.cards[card].permanent in belligerents(game, side)


def is_drawn(game: Game, card: str) -> bool:
    """[scenario.1805.chatiments-out] [card.permanent-not-in-deck] Is it in the first draw pile?"""
    is_due = game.period is Period.CHATIMENTS or game.printed.cards[card].period is Period.EPOPEE
    return is_due and not is_permanent(game, card)


def belligerents(game: Game, side: Side) -> set[str]:
    """[hand.permanent] The major powers at war on a side."""
    return {
        power
        for power, status in game.status.items()
        if status.kind is Standing.MEMBER and status.of == side
    }


def is_later(game: Game, sheet: ScenarioSheet, card: str) -> bool:
    """[card.decks] Does this card wait for Les Châtiments?"""
    return sheet.period is Period.EPOPEE and game.printed.cards[card].period is Period.CHATIMENTS
