"""What chance decides, and after which answers: marches, attrition, battles, pursuit, diplomacy.

Hands are hidden, but whoever is asked in the meantime passes: nothing unknown weighs upon it.
What a Surrender Test will need stands among the papers: no answer comes right before its die.
"""

from estafette.engine import Action, Facts, Hazard, Pass, Stake, by

from .actions import (
    Charge,
    Enter,
    Evade,
    ForceMarch,
    Halt,
    Influence,
    Intercept,
    Lead,
    PlayMarker,
    Pursue,
    SetOut,
    Spend,
)
from .attrition import must_test
from .events import WINDOWS, Moment
from .sides import FRENCH, Side
from .state import Game


def standing(_key: str, facts: Facts) -> int:
    """From a French victory to one of the Coalition; where nobody is left, in between."""
    side = facts.get("side")
    return 0 if side is None else -1 if side == FRENCH else 1


def severity(_key: str, facts: Facts) -> int:
    """Steps lost weigh more than a penalty, areas of retreat as much."""
    return 2 * int(facts.get("lost", 0)) + int(facts.get("worn", 0))


def gain(_key: str, facts: Facts) -> int:
    """What a pursuit costs the beaten side."""
    return 2 * int(facts["loss"]) + int(facts["retreat"])


WON = Hazard(
    "odds.won",
    {"battle.won": by("side"), "battle.nobody-left": by(), "battle.overrun": by("side")},
    rank=standing,
)
INFLICTED = Hazard("odds.inflicted", {"battle.inflicts": by("steps")}, apart=("side",))
POTENTIAL = Hazard("odds.potential", {"march.potential": by("points")})
ATTRITION = Hazard("odds.attrition", {"attrition.result": by("lost", "worn")}, rank=severity)
PURSUIT = Hazard("odds.pursuit", {"pursuit.result": by("loss", "retreat")}, rank=gain)
INTERCEPTION = Hazard("odds.interception", {"interception.comes": by(), "interception.fails": by()})
EVASION = Hazard("odds.evasion", {"evasion.evades": by(), "evasion.fails": by()})
GUNS = Hazard("odds.guns", {"guns.joined": by(), "guns.late": by()})
DIPLOMACY = Hazard("odds.diplomacy", {"power.joined": by("side"), "diplomacy.nothing": by()})


def lies_open(_game: Game, _seat: str) -> bool:
    """Dice alone decide."""
    return True


def march_is_tested(game: Game, seat: str, answer: Action) -> bool:
    """[attrition.timing] The force will be tested where it halts, or where it meets an enemy."""
    march = game.march
    if march is None or march.is_tested or not must_test(game):
        return False
    return not isinstance(answer, Enter) or bool(game.at(answer.area, Side(seat).enemy))


def goes_nowhere(game: Game, _seat: str, answer: Action) -> bool:
    """[movement.potential.roll] The roll is still to come."""
    return game.march is not None and not game.march.is_rolled


BATTLE = (WON, INFLICTED)

STAKES = (
    Stake("battle.who-leads", (Lead,), BATTLE, is_open=lies_open),
    Stake("battle.claim-cavalry", (Charge, Pass), BATTLE, is_open=lies_open),
    Stake(WINDOWS[Moment.BATTLE], (PlayMarker, Pass), BATTLE, is_open=lies_open),
    Stake("march.who-goes", (SetOut, ForceMarch), (POTENTIAL,), goes_nowhere, lies_open),
    Stake(WINDOWS[Moment.MOVEMENT], (PlayMarker, Pass), (POTENTIAL,), is_open=lies_open),
    Stake(WINDOWS[Moment.ENEMY_MOVEMENT], (PlayMarker, Pass), (POTENTIAL,), is_open=lies_open),
    Stake("march.where", (Enter, Halt), (ATTRITION,), march_is_tested, lies_open),
    Stake(WINDOWS[Moment.ATTRITION], (PlayMarker, Pass), (ATTRITION,), is_open=lies_open),
    Stake(WINDOWS[Moment.ENEMY_ATTRITION], (PlayMarker, Pass), (ATTRITION,), is_open=lies_open),
    Stake("pursuit.whether", (Pursue,), (PURSUIT,), is_open=lies_open),
    Stake(WINDOWS[Moment.PURSUIT], (PlayMarker, Pass), (PURSUIT,), is_open=lies_open),
    Stake(WINDOWS[Moment.ENEMY_PURSUIT], (PlayMarker, Pass), (PURSUIT,), is_open=lies_open),
    Stake("interception.who", (Intercept,), (INTERCEPTION,), is_open=lies_open),
    Stake("evasion.where", (Evade,), (EVASION,), is_open=lies_open),
    Stake("guns.with-whom", (SetOut,), (GUNS,), is_open=lies_open),
    Stake("diplomacy.what", (Influence,), (DIPLOMACY,), is_open=lies_open),
    Stake("diplomacy.add-marker", (Spend, Pass), (DIPLOMACY,), is_open=lies_open),
)
