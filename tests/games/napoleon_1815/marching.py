"""An operation in one line: which blocks act, and the value of the next card of their deck.

    referee = march(game, "d-erlon", "napoleon", value=4)
    walk(referee, "marbais", "quatre-bras")

`designated` stops when the pile has been named, `march` when it is asked where to go, `stand` when
it has been said that it does not manoeuvre.
"""

from estafette.engine import Procedure
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.initiative import exchange
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import (
    Designate,
    Join,
    Manoeuvre,
    Name,
    StandFast,
    conclude,
    everybody_passed,
    last_window,
)
from estafette.games.napoleon_1815.operations import (
    operation as first_step,
)
from estafette.games.napoleon_1815.sides import Camp
from estafette.games.napoleon_1815.state import Game, Operation
from tests.referee import Referee


def operation(game: Game) -> Procedure[None]:
    """One whole operation, its last window included."""
    yield from first_step(game)
    yield from last_window(game)
    yield from exchange(game)
    conclude(game)


def operations(game: Game) -> Procedure[None]:
    """Operation after operation, until the phase is over."""
    while not everybody_passed(game):
        yield from operation(game)


def designated(game: Game, *blocks: str, value: int = 3) -> Referee:
    """These blocks have been named as one pile; what they do has still to be said."""
    camp = game.printed.camp_of[blocks[0]]
    game.active = camp
    load_value(game, camp, value)
    referee = Referee(game, operation(game))
    if asks(referee, "operation.who-acts"):
        referee.choose(Name(game.owner(blocks[0])))
    referee.choose(Designate(blocks[0]), *[Join(block) for block in blocks[1:]])
    return referee


def march(game: Game, *blocks: str, value: int = 3) -> Referee:
    """These blocks manoeuvre, and the card they reveal has this value."""
    referee = designated(game, *blocks, value=value)
    referee.choose(Manoeuvre())
    return referee


def stand(game: Game, *blocks: str) -> Referee:
    """These blocks are activated and do not manoeuvre."""
    referee = designated(game, *blocks)
    referee.choose(StandFast())
    return referee


def walk(referee: Referee, *zones: str) -> None:
    """From zone to zone, then a halt if it has still to be said."""
    referee.choose(*[Move(zone) for zone in zones])
    if asks(referee, "movement.where"):
        referee.choose(Halt())


def asks(referee: Referee, key: str) -> bool:
    return referee.decision is not None and referee.decision.key == key


def held(game: Game, seat: str, title: str) -> PlayCard:
    """A card of this title in the hand of a seat, as it is played."""
    return PlayCard(next(card for card in game.hands[seat] if game.card(card).title == title))


def under_way(game: Game) -> Operation:
    """The operation that lies on the table."""
    assert game.operation is not None
    return game.operation


def load_value(game: Game, camp: Camp, *values: int) -> None:
    """Cards with these values are laid on top of a deck, the first on the very top."""
    pile = game.decks[camp].pile
    top = []
    for value in values:
        top.append(next(card for card in pile if game.card(card).value == value))
        pile.remove(top[-1])
    pile += reversed(top)
