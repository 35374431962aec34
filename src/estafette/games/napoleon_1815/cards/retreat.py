"""[p.17-19] The green cards of the retreat and the pursuit, in the order of the card notes."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from ..events import Moment, camp_of_seat, card
from ..losses import remove_fallen, rest
from ..manoeuvre import Relieve
from ..results import lose
from ..retreat import offer_to_hold
from ..sides import COALITION, FRENCH
from ..state import Engaged, Game
from ..victory import settle
from .combat import fought, not_engaged

STEADIED = 3


def no_french_retreat(game: Game, seat: str) -> Refusal | None:
    """[card.f.cambronne.condition] A French pile must be in retreat."""
    if fought(game).loser.camp is FRENCH:
        return None
    return refuse("card.f.cambronne.condition", "card.no-french-retreat")


@card(
    "cambronne",
    at=(Moment.RETREAT, Moment.PURSUIT),
    rule="card.f.cambronne.condition",
    unless=no_french_retreat,
)
def cambronne(game: Game, seat: str) -> None:
    """[card.f.cambronne.effect] The French pile is not pursued."""
    fought(game).unpursued = True


def no_french_panic(game: Game, seat: str) -> Refusal | None:
    """[card.c.panique.condition] A French pile must have lost."""
    if fought(game).loser.camp is FRENCH:
        return None
    return refuse("card.c.panique.condition", "card.no-french-retreat")


@card("panique", at=Moment.RETREAT, rule="card.c.panique.condition", unless=no_french_panic)
def panique(game: Game, seat: str) -> None:
    """[card.c.panique.effect] [card.c.panique.fatigue] A connection more, and two fatigue."""
    fight = fought(game)
    fight.connections += 1
    fight.toll.append(("panique", 2))


def no_rearguard_horse(game: Game, seat: str) -> Refusal | None:
    """[card.x.retraite-en-ordre.condition] The pile retreats, and has cavalry left."""
    loser = fought(game).loser
    if loser.camp is not camp_of_seat(seat):
        return refuse("card.x.retraite-en-ordre.condition", "card.not-beaten")
    if refusal := not_engaged(game, seat):
        return refusal
    if not game.cavalry_of(loser.pile):
        return refuse("card.x.retraite-en-ordre.condition", "card.no-cavalry-left")
    return None


@card(
    "retraite-en-ordre",
    at=(Moment.RETREAT, Moment.PURSUIT),
    rule="card.x.retraite-en-ordre.condition",
    unless=no_rearguard_horse,
)
def retraite_en_ordre(game: Game, seat: str) -> None:
    """[card.x.retraite-en-ordre] The retreating pile is not pursued."""
    fought(game).unpursued = True


def not_beaten(game: Game, seat: str) -> Refusal | None:
    """[card.c.tenir.condition] A Coalition pile must just have lost."""
    if fought(game).loser.camp is not COALITION:
        return refuse("card.c.tenir.condition", "card.not-beaten")
    return not_engaged(game, seat)


@card("tenir", at=Moment.RETREAT, rule="card.c.tenir.condition", unless=not_beaten)
def tenir(game: Game, seat: str) -> Procedure[None]:
    """[card.c.tenir.effect] One loss more, three fatigue taken back; then the pile may stay."""
    fight = fought(game)
    loser = fight.loser
    yield from lose(game, loser.pile, 1)
    remove_fallen(game, loser.pile)
    settle(game)
    if loser.pile:
        yield from take_back(game, loser)
        yield from offer_to_hold(game, fight, "card.c.tenir.stay")


def take_back(game: Game, loser: Engaged) -> Procedure[None]:
    """[card.c.tenir.fatigue] Up to three of the fatigue of this combat, where the owner wishes.

    R-118: of several corps he is asked three times, even if one alone has any or none has; silence
    would tell what they have suffered.
    """
    suffered = {corps: loser.suffered.get(corps, 0) for corps in loser.pile}
    for left in range(STEADIED, 0, -1):
        choice = yield ask(
            game.commander_seat(loser.pile),
            "card.tenir.which-corps",
            rule="card.c.tenir.fatigue",
            offers=[Relieve(corps) for corps in loser.pile],
            unless=partial(not_wearied, suffered),
            or_else=() if any(suffered.values()) else Pass(),
            facts={"left": left},
            always=len(loser.pile) > 1,
            seen_by=game.seats(loser.camp),
        )
        match choice:
            case Relieve(corps):
                suffered[corps] -= 1
                rest(game, corps, 1)


def not_wearied(suffered: dict[str, int], choice: Relieve) -> Refusal | None:
    """[card.c.tenir.fatigue] Only fatigue of this combat can be taken back."""
    if suffered.get(choice.corps, 0):
        return None
    return refuse("card.c.tenir.fatigue", "card.tenir-not-wearied", corps=choice.corps)
