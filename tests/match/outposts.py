"""Outposts, a match of three days over a stream: just enough game to put a match through its paces.

Blue posts two pickets, both sides write an order in secret, a clash is decided by a die, Red may
lay cards, and each draws one unseen.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from estafette.engine import (
    Action,
    Board,
    Cards,
    Deck,
    Dice,
    Option,
    Outcome,
    Pass,
    Procedure,
    Refusal,
    Rules,
    Scenario,
    Sequence,
    Setup,
    State,
    Step,
    View,
    ask,
    encode,
    end,
    refuse,
    secret_of,
    together,
)
from estafette.match import Match, question

BLUE, RED = "blue", "red"
SEATS = (BLUE, RED)
PLACES = ("ford", "hill", "wood")
ORDERS = ("attack", "hold")
CARDS = ("drum", "eagle", "fog", "gabion", "horse", "ice")
LAST_DAY = 3


class Printed(Struct, frozen=True):
    fingerprint: str
    names: Mapping[str, str]
    scenarios: tuple[Scenario, ...]
    packed: bytes = b"numbers"


PRINTED = Printed(
    "0f04d",
    {id_: id_.title() for id_ in (*PLACES, *ORDERS, *CARDS)},
    (Scenario("spring", (Option("hand", ("1", "2"), "2"),)),),
)
SPRING = Setup("spring", {"hand": "2"})
SECRET = secret_of("outposts")


class Post(Action, frozen=True):
    place: str


class Order(Action, frozen=True):
    order: str


class Press(Action, frozen=True):
    pass


class Lay(Action, frozen=True):
    card: str


class Game(State):
    deck: Deck
    day: int = 0
    pickets: list[str] = field(default_factory=list)
    orders: dict[str, str] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    laid: list[str] = field(default_factory=list)


def dawn(game: Game) -> None:
    game.day += 1
    game.pickets = []
    game.tell("dawn", day=game.day)


def post(game: Game, side: str) -> Procedure[None]:
    for _ in range(2):
        choice = yield ask(
            side,
            "post.where",
            rule="2",
            offers=[Post(place) for place in PLACES],
            unless=partial(cannot_post, game),
            or_else=Pass(),
        )
        if isinstance(choice, Post):
            game.pickets.append(choice.place)
            game.tell("post.done", place=choice.place)


def cannot_post(game: Game, choice: Post) -> Refusal | None:
    if choice.place not in PLACES:
        return refuse("2.1", "post.nowhere", place=choice.place)
    if choice.place in game.pickets:
        return refuse("2.2", "post.taken", place=choice.place)
    return None


def orders(game: Game) -> Procedure[None]:
    game.orders = yield from together({side: write_order(side) for side in SEATS})
    game.uncovered = True
    game.tell("orders.read", blue=game.orders[BLUE], red=game.orders[RED])


def write_order(side: str) -> Procedure[str]:
    choice = yield ask(side, "order.which", rule="3", offers=[Order(order) for order in ORDERS])
    assert isinstance(choice, Order)
    return choice.order


def clash(game: Game) -> Procedure[None]:
    if set(game.orders.values()) != {"attack"}:
        return
    game.tell("clash.die", die=game.dice.d6())
    choice = yield ask(BLUE, "clash.press", rule="4", offers=[Press()], or_else=Pass())
    if isinstance(choice, Press):
        die = game.dice.d6()
        game.tell("clash.die", die=die)
        if die == 6:
            end(Outcome(BLUE, "4.1", "victory.ford", {"day": game.day, "places": PLACES}))


def lay(game: Game, side: str) -> Procedure[None]:
    while True:
        offers = [Lay(card) for card in game.hands[side]]
        choice = yield ask(side, "lay.which", rule="5", offers=offers, or_else=Pass(), always=True)
        if not isinstance(choice, Lay):
            return
        game.hands[side].remove(choice.card)
        game.laid.append(choice.card)
        game.uncovered = True
        game.tell("lay.done", card=choice.card)


def draw(game: Game) -> None:
    for side in SEATS:
        card = game.deck.take(game)
        if card is not None:
            game.hands[side].append(card)
            game.tell("draw.done", to=(side,), card=card)


def outcome(game: Game) -> Outcome | None:
    if game.day > LAST_DAY:
        return Outcome(None, "7", "victory.none")
    return None


DAY = Sequence(
    Step("1", dawn),
    Step("2", post, by=BLUE),
    Step("3", orders),
    Step("4", clash),
    Step("5", lay, by=RED),
    Step("6", draw),
)


def start(printed: Printed, setup: Setup, dice: Dice) -> Game:
    game = Game(dice=dice, printed=printed, deck=Deck(dice.shuffled(CARDS)))
    for side in SEATS:
        game.hands[side] = [game.deck.pile.pop() for _ in range(int(setup.options["hand"]))]
        game.tell("deal", to=(side,), cards=tuple(game.hands[side]))
    return game


def view(game: Game, seat: str | None) -> View:
    return View(
        seat,
        (str(game.day), *game.pickets, *game.laid, *sorted(game.hands.get(seat or "", ()))),
        cards=tuple([Cards(s, "hand", s, len(game.hands[s])) for s in SEATS]),
    )


def imagine(game: Game, seat: str | None, dice: Dice) -> dict[str, list[str]]:
    """Where every card that the seat has not seen might lie now."""
    seen = {*game.laid, *game.hands.get(seat or "", ())}
    unseen = dice.shuffled([card for card in CARDS if card not in seen])
    guess = {}
    for side in SEATS:
        if side == seat:
            guess[side] = list(game.hands[side])
        else:
            guess[side] = [unseen.pop() for _ in game.hands[side]]
    return {**guess, "pile": unseen}


def suppose(game: Game, guess: dict[str, list[str]]) -> dict[str, str]:
    """The guess is laid on a table where cards laid since were still in hand."""
    guessed = {card for cards in guess.values() for card in cards}
    for side in SEATS:
        laid_since = [c for c in game.hands[side] if c not in guessed and c not in game.laid]
        game.hands[side] = laid_since + guess[side]
    game.deck.pile = list(guess["pile"])
    return {}


RULES = Rules(
    id="outposts",
    version=1,
    folder=Path(__file__).parent,
    state=Game,
    actions=Post | Order | Press | Lay | Pass,
    sequence=DAY,
    outcome=outcome,
    read=lambda _: PRINTED,
    seats=lambda _: SEATS,
    side=lambda seat: seat,
    start=start,
    view=view,
    board=lambda printed, setup: Board("area", 1, 1, (), ()),
    imagine=imagine,
    suppose=suppose,
    hidden=lambda game, seat: frozenset(),
    judgement=lambda game, side: 0.0,
)


PICKETS = ((BLUE, Post("ford")), (BLUE, Post("hill")))
ATTACKS = ((BLUE, Order("attack")), (RED, Order("attack")))
HOLDS = ((BLUE, Order("hold")), (RED, Order("hold")))


def new_match(secret: str, *, loaded: tuple[int, ...] = ()) -> Match:
    """A match of Outposts by this secret; loaded dice fall first."""
    return Match(RULES, SPRING, start(PRINTED, SPRING, Dice(secret, loaded=list(loaded))))


def play(match: Match, *answers: tuple[str, Action]) -> None:
    """Answers that must all be legal."""
    for seat, action in answers:
        refusal = match.choose(seat, action)
        assert refusal is None, f"{seat} {action}: {refusal}"


def play_at_random(match: Match, dice: Dice, choices: int | None = None) -> None:
    """So many choices, or all that are left, each picked by these dice."""
    while match.open and (choices is None or match.number < choices):
        decision = dice.pick(match.open)
        play(match, (decision.seat, dice.pick(decision.options)))


def after(*answers: tuple[str, Action], loaded: tuple[int, ...] = ()) -> Match:
    """A match in which so much has been chosen."""
    match = new_match(SECRET, loaded=loaded)
    play(match, *answers)
    return match


def looks(match: Match) -> tuple[Any, ...]:
    """All that anybody can tell of a match from outside, and its table."""
    return (
        match.number,
        match.outcome,
        match.path,
        [question(decision) for decision in match.open],
        [match.view(seat) for seat in (*SEATS, None)],
        encode(match.game),
    )
