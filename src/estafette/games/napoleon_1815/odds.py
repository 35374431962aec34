"""What chance decides, and after which answers: combats, pursuits, movement, the initiative."""

from typing import Any

from estafette.engine import Facts, Hazard, Pass, Stake, by

from .events import Moment, PlayCard, camp_of_seat
from .operations import Fight, Manoeuvre
from .retreat import Withdraw
from .sides import FRENCH
from .state import Game

CANCELLED = 100  # the last of the results of a combat
SHINES_FROM = 4  # [card.f.le-rougeaud.high]


def standing(key: str, facts: Facts) -> int:
    """From the greatest French victory to the greatest of the Coalition."""
    if key == "combat.cancelled":
        return CANCELLED
    lead: int = facts.get("lead", 0)
    return -lead if facts.get("camp") == FRENCH else lead


def brilliance(facts: Facts) -> dict[str, Any]:
    """[card.f.le-rougeaud.low] [card.f.le-rougeaud.high] Does Ney shine, or does he tire?"""
    return {"shines": "yes" if facts["value"] >= SHINES_FROM else "no"}


def will_hear_points(game: Game, seat: str, _answer: PlayCard | Pass) -> bool:
    """[grognard.fog.upright] The pile will manoeuvre, and no fog hides from the seat how far."""
    operation = game.operation
    if operation is None or not operation.manoeuvre:
        return False
    return not game.grognard or operation.camp is camp_of_seat(seat)


def is_grouchy(game: Game, _seat: str, answer: PlayCard) -> bool:
    """[card.f.grouchy] The one card that turns up another movement card."""
    return game.card(answer.card).title == "grouchy"


def knows_own_deck(game: Game, seat: str) -> bool:
    """It is his pile that moves, and no partner holds cards of its deck."""
    camp = camp_of_seat(seat)
    own = game.operation is not None and game.operation.camp is camp
    return own and game.seats(camp) == (seat,)


ISSUE = Hazard(
    "odds.issue",
    {
        "combat.won": by("camp", "lead"),
        "combat.drawn": by(),
        "combat.cancelled": by(),
    },
    rank=standing,
)
LOSSES = Hazard("odds.losses", {"combat.inflicts": by("losses")}, apart=("camp",))
FATIGUE = Hazard("odds.fatigue", {"combat.inflicts": by("fatigue")}, apart=("camp",))
ROUGEAUD = Hazard("odds.le-rougeaud", {"card.le-rougeaud.value": brilliance})
PURSUIT = Hazard("odds.pursuit", {"pursuit.inflicts": by("fatigue")})
POINTS = Hazard("odds.movement", {"movement.points": by("points")})
GROUCHY = Hazard("odds.grouchy", {"movement.revealed": by("value")})
FIRST = Hazard("odds.initiative", {"initiative.first": by("camp")})

COMBAT = (ISSUE, LOSSES, FATIGUE, ROUGEAUD)

STAKES = (
    Stake("initiative.which-card", (PlayCard, Pass), (FIRST,)),
    Stake("operation.who-joins", (Manoeuvre,), (POINTS,), is_open=knows_own_deck),
    Stake(
        f"window.{Moment.DESIGNATED}",
        (PlayCard, Pass),
        (POINTS,),
        when=will_hear_points,
        is_open=knows_own_deck,
    ),
    Stake(
        f"window.{Moment.REVEALED}",
        (PlayCard,),
        (GROUCHY,),
        when=is_grouchy,
        is_open=knows_own_deck,
    ),
    Stake("combat.fight-or-not", (Fight,), COMBAT),
    Stake(f"window.{Moment.COMBAT}", (PlayCard, Pass), COMBAT),
    Stake(f"window.{Moment.RETREAT}", (PlayCard, Pass), (PURSUIT,)),
    Stake("retreat.hold-or-withdraw", (Withdraw,), (PURSUIT,)),
    Stake(f"window.{Moment.PURSUIT}", (PlayCard, Pass), (PURSUIT,)),
)
