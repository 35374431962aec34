"""[attrition.by-marker] Markers about attrition: depots, Cossacks, winter, scorched earth."""

from estafette.engine import Procedure, Refusal, refuse

from ..affairs import Trial
from ..attrition import test_stack
from ..events import Moment, marker
from ..sides import BAD, COALITION, FAIR, RUSSIA, Side
from ..state import Game


@marker("f-depots", at=Moment.ATTRITION)
def depots(game: Game, side: Side) -> None:
    """[card.f.depots] Two less on an Attrition Test."""
    the_test(game).tally.append(("f-depots", -2))


def the_test(game: Game) -> Trial:
    trial = game.trial
    assert trial is not None
    return trial


def no_russians_near(game: Game, side: Side) -> Refusal | None:
    """[card.c.cosaques] A Russian force must stand next to the one that is tested, or face it."""
    area = the_test(game).area
    for near in (area, *game.printed.contact.neighbours(area)):
        for army in game.at(near, COALITION):
            if game.printed.power_of[army] == RUSSIA:
                return None
    return refuse("card.c.cosaques", "attrition.no-russians", area=area)


@marker("c-cosaques", at=Moment.ENEMY_ATTRITION, unless=no_russians_near)
def cossacks(game: Game, side: Side) -> None:
    """[card.c.cosaques] Two more on the test of an enemy near the Russians."""
    the_test(game).tally.append(("c-cosaques", 2))


def invaders_of_russia(game: Game, side: Side) -> list[str]:
    """[card.c.general-hiver] The areas of Russia, its conquests included, with enemy stacks."""
    return [area for area in game.land_of(RUSSIA) if game.at(area, side.enemy)]


def no_winter(game: Game, side: Side) -> Refusal | None:
    if game.weather is not BAD:
        return refuse("card.c.general-hiver", "attrition.not-winter")
    if not invaders_of_russia(game, side):
        return refuse("card.c.general-hiver", "attrition.no-invaders")
    return None


@marker("c-general-hiver", at=Moment.TURN, unless=no_winter)
def general_winter(game: Game, side: Side) -> Procedure[None]:
    """[card.c.general-hiver] In bad weather every enemy stack in Russia is tested at once."""
    for area in invaders_of_russia(game, side):
        yield from test_stack(game, side.enemy, area, scorched=False)


def nothing_to_burn(game: Game, side: Side) -> Refusal | None:
    if game.weather is not FAIR:
        return refuse("card.c.terre-brulee", "attrition.not-summer")
    if not invaders_of_russia(game, side):
        return refuse("card.c.terre-brulee", "attrition.no-invaders")
    return None


@marker("c-terre-brulee", at=Moment.TURN, unless=nothing_to_burn)
def scorched_earth(game: Game, side: Side) -> Procedure[None]:
    """[card.c.terre-brulee] In fair weather every enemy stack in Russia is tested at once."""
    for area in invaders_of_russia(game, side):
        yield from test_stack(game, side.enemy, area, scorched=True)
