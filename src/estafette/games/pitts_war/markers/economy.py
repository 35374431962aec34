"""[event.play.timing.economic] Markers about Recruitment Points."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Aim
from ..control import controller
from ..events import AT_ANY_TIME, Moment, last, marker
from ..income import AMIENS, EVERYTHING
from ..recruitment import give, spend_now
from ..sides import BRITAIN, COALITION, FRANCE, FRENCH, MINOR, SPAIN, Side, Until
from ..state import Game, without

CARNOT, NETHERLANDS = "f-carnot", "netherlands"


# Points of the moment.


def no_production(game: Game, side: Side) -> Refusal | None:
    """[card.f.amiens.no-production] In the Peace of Amiens nobody raises troops."""
    if AMIENS in game.lasting:
        return refuse("card.f.amiens.no-production", "marker.no-production")
    return None


@marker("f-volontaires", at=Moment.REINFORCEMENT, unless=no_production)
def volunteers(game: Game, side: Side) -> None:
    """[card.f.volontaires] Two points."""
    give(game, FRANCE, 2)


@marker("f-volontaires", at=Moment.TURN, unless=no_production)
def volunteers_at_once(game: Game, side: Side) -> Procedure[None]:
    """[card.f.volontaires] Two points, even in the Activation Phase."""
    yield from spend_now(game, FRANCE, 2)


@marker("f-prairial", at=Moment.TURN)
def prairial(game: Game, side: Side) -> Procedure[None]:
    """[card.f.prairial] A point in the Activation Phase."""
    yield from spend_now(game, FRANCE, 1)


@marker("f-carnot", at=Moment.REINFORCEMENT)
def carnot(game: Game, side: Side) -> None:
    """[card.f.carnot] [card.f.carnot.points] The armies learn to march; three points."""
    end_of_the_amateurs(game)
    give(game, FRANCE, 3)


@marker("f-carnot", at=Moment.TURN)
def carnot_at_once(game: Game, side: Side) -> Procedure[None]:
    """[card.f.carnot] [card.f.carnot.points] The same, even in the Activation Phase."""
    end_of_the_amateurs(game)
    yield from spend_now(game, FRANCE, 3)


def end_of_the_amateurs(game: Game) -> None:
    """[card.f.carnot] The French movement penalty is over for good."""
    if CARNOT in game.penalties:
        game.penalties = without(game.penalties, CARNOT)


@marker("f-marie-louise", at=Moment.REINFORCEMENT)
def marie_louise(game: Game, side: Side) -> None:
    """[card.f.marie-louise] Six points: boys of eighteen."""
    give(game, FRANCE, 6)


# The bankers of the Coalition.


def pays_an_ally(id_: str, rule: str) -> None:
    """[card.c.subsides] [card.c.ville] [card.c.rothschild] Three points, all to one great power."""

    def nobody_to_pay(game: Game, side: Side) -> Refusal | None:
        if all(cannot_be_paid(game, rule, Aim(power)) for power in game.allies(COALITION)):
            return refuse(rule, "marker.nobody-to-pay")
        return no_production(game, side)

    @marker(id_, at=Moment.REINFORCEMENT, unless=nobody_to_pay)
    def pay(game: Game, side: Side) -> Procedure[None]:
        choice = yield ask(
            COALITION,
            "marker.whom-to-pay",
            rule=rule,
            offers=[Aim(power) for power in game.allies(COALITION) if game.is_major(power)],
            unless=partial(cannot_be_paid, game, rule),
        )
        assert isinstance(choice, Aim)
        give(game, choice.power, 3)


def cannot_be_paid(game: Game, rule: str, choice: Aim) -> Refusal | None:
    """[card.c.subsides] Only major powers of the Coalition, save the United Kingdom."""
    power = choice.power
    if power == BRITAIN:
        return refuse(rule, "recruit.from-london")
    if game.side_of(power) is not COALITION:
        return refuse(rule, "recruit.no-ally", power=power)
    if not game.is_major(power):
        return refuse(rule, "recruit.not-major", power=power)
    return None


pays_an_ally("c-subsides", "card.c.subsides")
pays_an_ally("c-ville", "card.c.ville")
pays_an_ally("c-rothschild", "card.c.rothschild")


# The next Reinforcement Phase.


def gain(game: Game, power: str, points: int) -> None:
    """A power will have so much more."""
    game.credit = {**game.credit, power: game.credit.get(power, 0) + points}
    game.tell("marker.will-gain", power=power, points=points)


def forgo(game: Game, power: str, points: int) -> None:
    """A power will have so much less."""
    game.debit = {**game.debit, power: game.debit.get(power, 0) + points}
    game.tell("marker.will-lose", power=power, points=points)


@marker("c-famine", at=AT_ANY_TIME)
def famine(game: Game, side: Side) -> None:
    """[card.c.famine] France loses a point."""
    forgo(game, FRANCE, 1)


def no_plunder(game: Game, side: Side) -> Refusal | None:
    """[card.f.pillage] France controls no Key star of a minor power."""
    printed = game.printed
    for area in printed.stars:
        kind = printed.countries[printed.home_of[area]].kind
        if kind is MINOR and controller(game, area) is FRENCH:
            return None
    return refuse("card.f.pillage", "marker.no-plunder")


@marker("f-pillage", at=AT_ANY_TIME, unless=no_plunder)
def plunder(game: Game, side: Side) -> None:
    """[card.f.pillage] Two points from the star of a minor power."""
    gain(game, FRANCE, 2)


def holland_is_free(game: Game, side: Side) -> Refusal | None:
    """[card.c.indes-neerlandaises] Some part of Holland is not in French hands."""
    for area in game.printed.areas_of[NETHERLANDS]:
        if controller(game, area) is not FRENCH:
            return refuse("card.c.indes-neerlandaises", "marker.holland-is-free", area=area)
    return None


@marker("c-indes-neerlandaises", at=AT_ANY_TIME, unless=holland_is_free)
def dutch_indies(game: Game, side: Side) -> None:
    """[card.c.indes-neerlandaises] The United Kingdom helps itself to the colonies."""
    gain(game, BRITAIN, 1)


@marker("f-indes", at=AT_ANY_TIME)
@marker("f-usa", at=AT_ANY_TIME)
def far_seas(game: Game, side: Side) -> None:
    """[card.f.indes] [card.f.usa] The United Kingdom loses two points."""
    forgo(game, BRITAIN, 2)


@marker("f-pirates", at=AT_ANY_TIME)
def pirates(game: Game, side: Side) -> None:
    """[card.f.pirates] The United Kingdom loses a point."""
    forgo(game, BRITAIN, 1)


@marker("f-corsaires", at=AT_ANY_TIME)
def privateers(game: Game, side: Side) -> None:
    """[card.f.corsaires] The United Kingdom loses a point, or two on 4 and more."""
    die = game.dice.d6()
    game.tell("marker.rolled", marker="f-corsaires", die=die)
    forgo(game, BRITAIN, 1 if die < 4 else 2)


@marker("c-or-espagnol", at=AT_ANY_TIME)
def spanish_gold(game: Game, side: Side) -> None:
    """[card.c.or-espagnol] [card.c.or-espagnol.uk] Spain's year is sunk, London has a share."""
    game.debit = {**game.debit, SPAIN: EVERYTHING}
    game.tell("marker.will-lose-all", power=SPAIN)
    gain(game, BRITAIN, 1)


@marker("c-or-anglais", at=AT_ANY_TIME)
def english_gold(game: Game, side: Side) -> None:
    """[card.c.or-anglais] Three points, which the United Kingdom may hand on."""
    gain(game, BRITAIN, 3)


# What goes on.


@marker("f-blocus-continental", at=AT_ANY_TIME)
def blockade(game: Game, side: Side) -> None:
    """[card.f.blocus-continental] The ports are closed until 1812 (`income.is_blockaded`)."""
    last(game, "f-blocus-continental", Until.EVER)


@marker("f-forces-expeditionnaires", at=AT_ANY_TIME)
def expeditionary_forces(game: Game, side: Side) -> None:
    """[card.f.forces-expeditionnaires] From now on France may ask (`recruitment.demand`)."""
    last(game, "f-forces-expeditionnaires", Until.EVER)
