"""[intercept.when] Interception by adjacent forces with a leader."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Intercept
from .affairs import Trial
from .bounds import cannot_go
from .command import commander
from .control import controller, is_neutral
from .events import Moment, can_pay, pay, window
from .fate import move, post
from .passage import cannot_make_war
from .sides import Side
from .stacking import cannot_stack
from .state import Game
from .trial import roll


def intercept(game: Game, area: str) -> Procedure[bool]:
    """[intercept.one-success] [intercept.whole-force] Says whether a force has come in.

    Each force may try once; a side without markers, or with no leader near, is not asked.
    """
    march = game.march
    assert march is not None
    side = march.side.enemy
    tried: list[str] = []
    while near := leaders_near(game, side, area, tried):
        choice = yield ask(
            side,
            "interception.who",
            rule="intercept.when",
            offers=[Intercept(there) for there in near],
            unless=partial(cannot_intercept, game, area),
            kind=Intercept,
            or_else=Pass(),
            facts={"area": area, "armies": list(march.armies)},
            always=any_may_come(game, area, near),
        )
        if not isinstance(choice, Intercept):
            return False
        tried.append(choice.area)
        if (yield from attempt(game, side, choice.area, area)):
            return True
    return False


def is_watched(game: Game, side: Side, area: str) -> bool:
    """[intercept.needs.leader] Has a side a marker, and is anybody's leader next to an area?"""
    near = game.printed.land.neighbours(area)
    return bool(game.hands[side]) and not {*near}.isdisjoint(game.leaders.values())


def leaders_near(game: Game, side: Side, area: str, tried: list[str]) -> list[str]:
    """[intercept.when] The areas next to this one in which a side has a leader, and a marker."""
    if not game.hands[side] or is_barred(game, side, area):
        return []
    near = game.printed.land.neighbours(area)
    leaders = game.leaders.items()
    areas = dict.fromkeys([there for _, there in leaders if there in near and there not in tried])
    return [there for there in areas if game.at(there, side)]


def any_may_come(game: Game, area: str, near: list[str]) -> bool:
    """[event.secret] Could a force come in, whatever its side holds? Then the side is asked."""
    return any(cannot_come(game, area, there) is None for there in near)


def is_barred(game: Game, side: Side, area: str) -> bool:
    """[intercept.barred-areas] A city, port, fortress or Key star friendly to the active side."""
    return controller(game, area) is side.enemy and (
        area not in game.printed.open or area in game.printed.stars
    )


def cannot_intercept(game: Game, area: str, choice: Intercept) -> Refusal | None:
    """[intercept.barred-areas] [intercept.needs.leader] Why not this force."""
    march = game.march
    assert march is not None
    side = march.side.enemy
    if is_barred(game, side, area):
        return refuse("intercept.barred-areas", "interception.barred", area=area)
    if not can_pay(game, side):
        return refuse("intercept.needs", "interception.no-marker")
    return cannot_come(game, area, choice.area)


def cannot_come(game: Game, area: str, there: str) -> Refusal | None:
    """[intercept.when] Why the force of another area may not come into this one."""
    march = game.march
    assert march is not None
    side = march.side.enemy
    force = game.at(there, side)
    if not force or there not in game.printed.land.neighbours(area):
        return refuse("intercept.when", "interception.too-far", area=area)
    leaders = game.leaders_at(there, side)
    if not leaders:
        return refuse("intercept.needs.leader", "interception.no-leader", area=there)
    if is_neutral(game, area):
        return refuse("neutral.closed", "interception.neutral", area=area)
    return (
        cannot_go(game, force, area)
        or cannot_make_war(game, side, force, area)
        or cannot_stack(game, area, force, leaders)
    )


def attempt(game: Game, side: Side, there: str, area: str) -> Procedure[bool]:
    """[intercept.roll] A marker pays, or Ambush stands for it; 5 or more brings the force in."""
    trial = game.trial = make_trial(game, "interception", side, there, area)
    if not (yield from window(game, side, Moment.INTERCEPTION, rule="intercept.roll", to=area)):
        yield from pay(game, side, "intercept.needs")
    total = yield from roll(game, trial)
    if not trial.is_sure and total < game.printed.tables.special.needs:
        game.tell("interception.fails", area=there)
        return False
    go_over(game, trial)
    game.tell("interception.comes", side=side, area=area, armies=trial.armies)
    return True


def make_trial(game: Game, what: str, side: Side, here: str, to: str) -> Trial:
    """[table.special-actions] A force tries to go to an area: leader, river and pass."""
    armies, leaders = list(game.at(here, side)), game.leaders_at(here, side)
    special, border = game.printed.tables.special, game.printed.land.border(here, to)
    assert border is not None
    chief = commander(game, armies, leaders)
    bonus = game.printed.leaders[chief].strategic if chief else 0
    lines = [
        ("special.leader", bonus),  # [table.special-actions.leader]
        ("special.river", special.river if border.kind == "river" else 0),
        ("special.pass", special.pass_ if border.kind == "pass" else 0),
    ]
    tally = [(name, amount) for name, amount in lines if amount]
    return Trial(what, side, here, to, armies=armies, leaders=leaders, tally=tally)


def go_over(game: Game, trial: Trial) -> None:
    """[intercept.whole-force] [movement.not-movement] The whole force goes; it costs no points."""
    for army in trial.armies:
        move(game, army, trial.to)
    for leader in trial.leaders:
        post(game, leader, trial.to)
