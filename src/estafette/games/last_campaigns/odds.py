"""What chance decides, and after which answers: assaults, charges, guns."""

from estafette.engine import Facts, Hazard, Pass, Stake, by

from .actions import (
    Assault,
    Bombard,
    Charge,
    Pursue,
    React,
    Stand,
    StayLine,
    StaySquare,
)
from .eyes import unseen
from .state import Game

ASSAULTS = ("taken", "held", "repulsed")


def worth(_key: str, facts: Facts) -> int:
    """From the hex taken to the assault thrown back."""
    return ASSAULTS.index(facts["result"])


def is_known(game: Game, seat: str) -> bool:
    """[stacking.inspect] [command.written-or-markers] Does the seat know the whole table?

    Two dice are soon counted; the ways of an assault or a charge are too many, and are tried out.
    """
    return not game.orders_are_written and not unseen(game, seat)


ASSAULT = Hazard("odds.assault", {"assault.over": by("result")}, rank=worth)
CHARGE = Hazard(
    "odds.charge",
    {key: by() for key in ("charge.won", "charge.lost", "charge.emptied", "charge.stopped")},
)
REACTION = Hazard(
    "odds.reaction",
    {
        "reaction.won": by(),
        "reaction.lost": by(),
        "reaction.nobody": by(),
        "reaction.stopped": by(),
        "charge.emptied": by(),
    },
)
PURSUIT = Hazard(
    "odds.pursuit", {"pursuit.won": by(), "pursuit.lost": by(), "pursuit.stopped": by()}
)
LOSSES = Hazard("odds.losses", {"fire.volley": by("losses")}, apart=("side",))
GUNS = Hazard("odds.guns", {"fire.volley": by("losses"), "fire.silent": by()})
CONTROL = Hazard("odds.control", {"pursuit.control": by("held")})

STAKES = (
    Stake("assault.which", (Assault,), (ASSAULT, LOSSES)),
    Stake("retreat.whether", (Stand,), (ASSAULT,)),
    Stake("charge.who", (Charge,), (CHARGE, LOSSES)),
    Stake("reaction.who", (React,), (REACTION, LOSSES)),
    Stake("pursuit.whither", (Pursue,), (PURSUIT, LOSSES)),
    Stake("pursuit.whither", (Pass,), (CONTROL,), is_open=is_known),
    Stake("bombardment.which", (Bombard,), (GUNS,), is_open=is_known),
    Stake("bombardment.who-joins", (Bombard, Pass), (GUNS,), is_open=is_known),
    Stake("enfilade.square-or-line", (StaySquare, StayLine), (GUNS,), is_open=is_known),
)
