"""[turn.activation.order] The impulses of a year: how they open, whose turn it is, how they end."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Place, Spend
from .events import cannot_spend, give_up, lapse
from .fate import post
from .peace import count_impulse
from .placement import cannot_lead
from .ranks import settle_moved
from .sides import FRANCE, FRENCH, NAPOLEON, Colour, Until
from .state import Game

MALET = "c-malet"  # in `lasting`: Napoleon comes back when the next impulse opens
AT_SEA = "french-at-sea"  # in `lasting`: the French held the sea in the impulse before


def begin_activation(game: Game) -> None:
    """[turn.activation.order] [naval.capacity.steps] Fair weather comes first; fleets are ready."""
    game.impulses = 0
    game.shipped = {}


def begin_impulse(game: Game) -> None:
    """[turn.activation.first-player-starts] Nobody has moved or passed."""
    game.is_sub_impulse = False
    game.passed = ()
    game.moved = game.led = frozenset()
    game.declared = ()
    game.active = game.first
    count_impulse(game)
    game.tell("impulse.begins", weather=game.weather)


def open_impulse(game: Game) -> Procedure[None]:
    """[supply.sea-control.france-extend] What is settled before the first activation.

    With [card.c.malet].
    """
    yield from bring_back_napoleon(game)
    if AT_SEA not in game.lasting:
        return
    del game.lasting[AT_SEA]
    hand = game.hands[FRENCH]
    if not hand:
        return
    choice = yield ask(
        FRENCH,
        "sea.keep-control",
        rule="supply.sea-control.france-extend",
        offers=[Spend(held) for held in hand],
        unless=partial(cannot_keep_the_sea, game),
        or_else=Pass(),
        always=True,
    )
    if isinstance(choice, Spend):
        give_up(game, FRENCH, choice.marker)
        game.tell("marker.spent", side=FRENCH, marker=choice.marker)
        game.french_at_sea = True
        game.tell("sea.french-control")


def bring_back_napoleon(game: Game) -> Procedure[None]:
    """[card.c.malet] Called away in the impulse before, he comes back to a French army."""
    if MALET not in game.lasting:
        return
    del game.lasting[MALET]
    power_of = game.printed.power_of
    areas = dict.fromkeys([area for army, area in game.where.items() if power_of[army] == FRANCE])
    fitting = [area for area in areas if cannot_lead(game, NAPOLEON, area) is None]
    if NAPOLEON in game.leaders or NAPOLEON in game.lost or not fitting:
        return
    choice = yield ask(
        FRENCH,
        "impulse.napoleon-returns",
        rule="card.c.malet",
        offers=[Place(NAPOLEON, area) for area in fitting],
        unless=partial(cannot_come_back, game),
    )
    assert isinstance(choice, Place)
    post(game, NAPOLEON, choice.area)
    game.tell("leader.arrives", leader=NAPOLEON, area=choice.area)


def cannot_come_back(game: Game, choice: Place) -> Refusal | None:
    """[card.c.malet] Why Napoleon may not come back here; None if he may."""
    if choice.piece != NAPOLEON:
        return refuse("card.c.malet", "arrival.not-due", piece=choice.piece)
    return cannot_lead(game, NAPOLEON, choice.area)


def cannot_keep_the_sea(game: Game, choice: Spend) -> Refusal | None:
    """[supply.sea-control.france-extend] Why this marker does not keep the sea: it is naval."""
    refusal = cannot_spend(game, FRENCH, choice)
    if refusal is None and game.printed.markers[choice.marker].colour is Colour.BLUE:
        return refuse("supply.sea-control.france-extend", "sea.naval-marker", marker=choice.marker)
    return refusal


def begin_sub_impulse(game: Game) -> None:
    """[turn.leader-subimpulse.same-sequence] The leaders’ forces may go again."""
    game.is_sub_impulse = True
    game.passed = ()
    game.led = frozenset()
    game.active = game.first


def pass_the_turn(game: Game) -> None:
    """[turn.impulse.alternate] [turn.activation.pass] The other side, unless it has passed.

    A side that has only played a marker keeps its turn.
    """
    if game.march is not None:
        settle_moved(game, game.march)
        game.march = None
    elif game.active not in game.passed:
        return
    if game.active.enemy not in game.passed:
        game.active = game.active.enemy


def is_impulse_over(game: Game) -> bool:
    """[turn.activation.end] Have both passed?"""
    return len(game.passed) == 2


def end_impulse(game: Game) -> None:
    """[turn.bad-weather.same] What lasted an impulse is over; bad weather follows fair."""
    lapse(game, Until.IMPULSE)
    if game.french_at_sea:
        game.lasting[AT_SEA] = Until.IMPULSE
        game.french_at_sea = False
    game.worn = frozenset()
    game.impulses += 1


def is_activation_over(game: Game) -> bool:
    """[turn.activation.order] Were both impulses played?"""
    return game.impulses == 2
