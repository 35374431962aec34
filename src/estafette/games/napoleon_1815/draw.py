"""[p.8] The draw phase: what the scenario holds back, the cards drawn, the reinforcements."""

from estafette.engine import Procedure, perform

from .entry import stand, sweep
from .events import EVENTS, camp_of_seat, discard
from .printed import HeldTurn, Invasion, Reinforcement
from .sides import COALITION, FRENCH, Army
from .state import Game
from .telling import tell_of_blocks
from .victory import refresh, settle


def begin_turn(game: Game) -> None:
    """[sequence.turn] A turn begins with what the scenario says of it."""
    game.tell("turn.begins", turn=game.turn, date=game.sheet.turns[game.turn - 1])
    for held in game.sheet.activated_at_start:
        if held.turn == game.turn:
            hold_back(game, held)
    if game.turn in game.sheet.rain_turns:  # [scenario.waterloo-wavre.rain]
        game.tell("turn.soaked")


def hold_back(game: Game, held: HeldTurn) -> None:
    """[scenario.campaign-1815.anglo-allied-turn-1] Blocks of an army begin on the activated face.

    [scenario.campaign-1815.alert] With an alert they are woken when the French come near.
    """
    army_of = game.printed.army_of
    blocks = [b for b in game.zone if army_of[b] is held.army and b not in held.exempt]
    game.activated.update(blocks)
    if held.alert:
        game.held += blocks
    game.tell("turn.held-back", army=held.army)


def draw_phase(game: Game) -> Procedure[None]:
    """[draw.red.timing] All draw; then the red cards drawn are counted and dealt with."""
    reds: list[tuple[str, str]] = []
    for seat in order_of_play(game):
        reds += [(seat, card) for card in draw_cards(game, seat, cards_to_draw(game, seat))]
    if len(reds) > 1:  # [draw.red.multiple]
        for seat, card in reds:
            game.tell("draw.red-cancelled", seat=seat, card=card)
            discard(game, card)
    elif reds:
        yield from resolve_red(game, *reds[0])


def order_of_play(game: Game) -> tuple[str, ...]:
    """[initiative.blue.order] [three.draw.order] French, then Coalition; Prussian before Anglo."""
    if game.players == 2:
        return (FRENCH, COALITION)
    return (FRENCH, Army.PRUSSIAN, Army.ANGLO_ALLIED)


def cards_to_draw(game: Game, seat: str) -> int:
    """[draw.count] What the Invasion card gives to the armies of a seat (R-106)."""
    invasion = active_invasion(game)
    return sum([invasion.draws(army) for army in game.armies(seat)])


def active_invasion(game: Game) -> Invasion:
    """[scenario.supplies.invasion] The Invasion card of this turn."""
    turn = min(game.turn, len(game.sheet.turns))  # the last one lies there when all is over
    turns = game.sheet.invasion
    number = next(active.card for active in turns if active.first <= turn <= active.to)
    return game.printed.invasions[number]


def draw_cards(game: Game, seat: str, count: int) -> list[str]:
    """[draw.add-to-hand] Cards join the hand, save the red ones, which are returned.

    R-18: when pile and discard are both empty, nothing is drawn.
    """
    deck = game.decks[camp_of_seat(seat)]
    drawn = [card for _ in range(count) if (card := deck.take(game)) is not None]
    reds = [card for card in drawn if is_red(game, card)]
    kept = [card for card in drawn if card not in reds]
    game.hands[seat] += kept
    game.tell("draw.drawn", seat=seat, count=len(drawn))
    game.tell("draw.kept", to=(seat,), cards=tuple(kept))
    return reds


def is_red(game: Game, card: str) -> bool:
    """[cards.colour.red] Must its event be played as soon as it is drawn?"""
    return game.printed.titles[game.card(card).title].colour == "red"


def resolve_red(game: Game, seat: str, card: str) -> Procedure[None]:
    """[draw.red.immediate] The event happens at once; the card lies on the slot meanwhile."""
    event = EVENTS[game.card(card).title]
    game.tell("draw.red", seat=seat, card=card)
    game.lasting[card] = seat  # [draw.red.slot]
    yield from perform(event.effect(game, seat))
    if not event.lasting:  # [draw.red.discard]
        del game.lasting[card]
        discard(game, card)


def arrive(game: Game) -> None:
    """[scenario.reinforcements.when] The reinforcements due this turn come in."""
    for reinforcement in game.sheet.reinforcement:
        if game.due.get(reinforcement.block) == game.turn:
            bring_up(game, reinforcement)
    settle(game)


def bring_up(game: Game, reinforcement: Reinforcement) -> None:
    """[scenario.reinforcements.blocked] In the first zone that the enemy does not hold alone."""
    block = reinforcement.block
    zones = (reinforcement.zone, *reinforcement.otherwise)
    entry = next((zone for zone in zones if not is_barred(game, block, zone)), None)
    if entry is None:
        game.due[block] += 1
        game.tell("arrival.waits", corps=block)
        return
    del game.due[block]
    bring_on(game, [block], entry)


def is_barred(game: Game, block: str, zone: str) -> bool:
    """R-107: enemy corps stand there, and none of its own camp."""
    camp = game.printed.camp_of[block]
    return game.has_corps(zone, camp.enemy) and not game.has_corps(zone, camp)


def seems_barred(game: Game, block: str, zone: str) -> bool:
    """R-63: in the fog nobody can tell whether the upright blocks in a zone are corps."""
    return not game.grognard and is_barred(game, block, zone)


def bring_on(game: Game, blocks: list[str], zone: str) -> None:
    """R-107: new blocks, to be activated, in a zone that is theirs if it is not contested."""
    camp = game.printed.camp_of[blocks[0]]
    stand(game, blocks, zone)
    tell_of_blocks(game, camp, "arrival.comes", blocks, zone=zone)
    sweep(game, camp, zone)
    refresh(game, zone)
