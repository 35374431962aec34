"""Letters, a match of two days between Blue and Red, in which each side writes on its own paper.

Blue scouts before all eyes, both write, Red rides, and then the letters are read. Who burns what he
has written has won at once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import field, structs
from msgspec.json import encode as in_json

from estafette.engine import (
    Action,
    Dice,
    Outcome,
    Paper,
    Pass,
    Procedure,
    Refusal,
    Rules,
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
    settle,
)
from estafette.games import find
from estafette.match import Match, question
from tests import specimen
from tests.contract.cases import printed_of
from tests.match import outposts
from tests.specimen.hours import dispatches, nightfall
from tests.specimen.orders import Advance, LayDown, Stand

BLUE, RED = outposts.BLUE, outposts.RED
SEATS = (BLUE, RED)
TOWNS = ("ath", "hal", "mons", "tubize")
MOST = 3  # letters on a paper
LAST_DAY = 2
SECRET = secret_of("letters")
SPRING = Setup("spring", {"hand": "2"})
PRINTED = structs.replace(outposts.PRINTED, names={town: town.title() for town in TOWNS})


class Scout(Action, frozen=True):
    town: str


class Write(Action, frozen=True):
    town: str


class Burn(Action, frozen=True):
    pass


class Ride(Action, frozen=True):
    pass


ATH, HAL, MONS, TUBIZE = (Write(town) for town in TOWNS)
DONE = Pass()


class Game(State):
    """`papers` is what each side has written today; what was `read` everybody knows."""

    day: int = 0
    scouted: list[str] = field(default_factory=list)
    papers: dict[str, list[str]] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)
    rides: int = 0


def dawn(game: Game) -> None:
    game.day += 1
    game.tell("dawn", day=game.day)


def scout(game: Game, side: str) -> Procedure[None]:
    offers = [Scout(town) for town in TOWNS]
    choice = yield ask(side, "scout.where", rule="2", offers=offers, or_else=Pass())
    if isinstance(choice, Scout):
        game.scouted.append(choice.town)
        game.tell("scout.done", town=choice.town)


def write(game: Game, side: str) -> Procedure[None]:
    paper = game.papers[side] = []
    game.tell("write.begun", side=side)
    while len(paper) < MOST:
        choice = yield ask(
            side,
            "write.to-whom",
            rule="3",
            offers=[Write(town) for town in TOWNS],
            unless=partial(cannot_write, game, side),
            or_else=(Pass(), Burn()),
            facts={"written": len(paper)},
        )
        match choice:
            case Write(town):
                paper.append(town)
                game.tell("write.done", to=(side,), town=town)
            case Burn():
                end(Outcome(side, "3.3", "victory.burnt", {"letters": len(paper)}))
            case Pass():
                break
    game.tell("write.over", side=side)


def cannot_write(game: Game, side: str, letter: Write) -> Refusal | None:
    if letter.town in game.papers[side]:
        return refuse("3.1", "write.twice", town=letter.town)
    return None


def ride(game: Game, side: str) -> Procedure[None]:
    for _ in range(2):
        choice = yield ask(side, "ride.how", rule="4", offers=[Ride()], or_else=Pass())
        game.rides += isinstance(choice, Ride)


def read(game: Game) -> None:
    for side in SEATS:
        game.read += game.papers.get(side, [])
        game.tell("read.done", side=side, towns=tuple(game.papers.get(side, ())))
    game.papers = {}
    game.tell("read.die", die=game.dice.d6())
    game.uncovered = True


def always(game: Game) -> bool:
    return True


def outcome(game: Game) -> Outcome | None:
    return Outcome(None, "7", "victory.none") if game.day > LAST_DAY else None


BLUE_WRITES = Step("3", write, by=BLUE, on_paper=always)
RED_WRITES = Step("3", write, by=RED, on_paper=always)
DAY = (
    Step("1", dawn),
    Step("2", scout, by=BLUE),
    BLUE_WRITES,
    RED_WRITES,
    Step("4", ride, by=RED),
    Step("5", read),
)


def view(game: Game, seat: str | None) -> View:
    """One sees what one has written, and of the other nothing before it is read."""
    mine = game.papers.get(seat or "", [])
    return View(seat, (str(game.day), str(game.rides), *game.scouted, *mine, *game.read))


def imagine(game: Game, seat: str | None, dice: Dice) -> dict[str, list[str]]:
    """Whatever the others may have written, however much."""
    others = [side for side in SEATS if side != seat and side in game.papers]
    return {side: dice.shuffled(TOWNS)[: dice.d6() % (MOST + 1)] for side in others}


def suppose(game: Game, guess: dict[str, list[str]]) -> dict[str, str]:
    game.papers |= {side: towns for side, towns in guess.items() if side in game.papers}
    return {}


RULES = structs.replace(
    outposts.RULES,
    id="letters",
    state=Game,
    actions=Scout | Write | Burn | Ride | Pass,
    sequence=Sequence(*DAY),
    outcome=outcome,
    read=lambda _: PRINTED,
    start=lambda printed, setup, dice: Game(dice=dice, printed=printed),
    view=view,
    imagine=imagine,
    suppose=suppose,
    judgement=lambda game, side: len(game.papers.get(side, ())) / 10,
)


def going(*steps: Step, **changes: Any) -> Rules:
    """The same game with another day."""
    return structs.replace(RULES, sequence=Sequence(*steps), **changes)


def begun(rules: Rules = RULES, secret: str = SECRET) -> Match:
    return Match.start(rules, PRINTED, SPRING, secret)


def answer(match: Match, *answers: Action) -> Match:
    """Whoever is asked answers, and must not be refused."""
    for action in answers:
        refusal = match.choose(match.open[0].seat, action)
        assert refusal is None, f"{action}: {refusal}"
    return match


def writing(*answers: Action) -> Match:
    """Blue has scouted and writes; so much is drafted."""
    return answer(begun(), Scout("ath"), *answers)


def handed_in(*answers: Action) -> Match:
    """Blue has handed a paper in, and Red writes; so much of his is drafted."""
    return writing(ATH, DONE, *answers) if answers else writing(ATH, DONE)


def to_the_end(match: Match, pick: Callable[[Any], Action]) -> Match:
    while match.open:
        answer(match, pick(match.open[0].options))
    return match


def sights(match: Match, seat: str | None, *, guesses: int = 3) -> tuple[Any, ...]:
    """All that a seat can find out about a match, to be compared byte by byte."""
    decision = match.decision(seat)
    imagined = [match.imagined(seat, secret_of(each)) for each in range(guesses)]
    return (
        match.number,
        match.step,
        match.path,
        match.outcome,
        question(decision),
        decision and decision.refused(),
        in_json(match.view(seat)),
        [(number, in_json(told)) for number, told in match.told(seat)],
        [match.why_not(seat, each) for each in (ATH, DONE)] if seat else None,
        match.why_no_undo(seat) if seat else None,
        [everything(each) for each in imagined],
    )


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be known of a match, by whoever may look at it whole."""
    return (
        match.moment,
        match.step,
        match.path,
        match.outcome,
        match.drafted,
        match.is_on_paper,
        match.is_between_steps,
        [question(decision) for decision in match.open],
        [in_json(match.view(seat)) for seat in (*match.seats, None)],
        encode(match.game),
        match.saved(),
    )


def paper(*answers: Action) -> Paper[Action]:
    return Paper(answers)


def ligny(**options: str) -> Match:
    """A match of the Last Campaigns with written orders: it begins with four papers."""
    rules = find("last-campaigns")
    printed = printed_of(rules)
    wanted = {"orders": "written", **options}
    return Match.start(rules, printed, settle(printed, "ligny", wanted), SECRET)


def drafted_at_random(match: Match, seed: int) -> None:
    """Whoever writes adds something, and goes on for as long as he may."""
    decision = match.open[0]
    options = [each for each in decision.options if each != Pass()]
    answer(match, Dice(secret_of(seed)).pick(options or decision.options))


def order(game: Any, side: str) -> Procedure[None]:
    """Two orders and a card, or none: whoever may look sees at once how the column advances."""
    for _ in range(2):
        choice = yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))
        game.impulses[side] += isinstance(choice, Advance)
    cards = [LayDown(card) for card in game.hands[side]]
    yield ask(side, "orders.lay-down", rule="5.3", offers=cards, or_else=Pass(), always=True)
    game.tell("orders.read", side=side, order="stand")


def stand(game: Any, side: str) -> Procedure[None]:
    yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))


def rest(game: Any) -> None:
    game.impulses = dict.fromkeys(game.impulses, 0)


VANGUARD, REARGUARD = "vanguard", "rearguard"
FORD = structs.replace(
    specimen.RULES,
    id="ford-on-paper",
    sequence=Sequence(
        Step("3.1", dispatches),
        Step("3.2", order, by=VANGUARD, on_paper=always),
        Step("3.2", order, by=REARGUARD, on_paper=always),
        Step("3.3", stand, by=VANGUARD),
        Step("3.5", nightfall),
        Step("3.5", rest),
    ),
)
