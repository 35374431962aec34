"""Phases of the political year, led as the sequence of play leads them."""

from collections.abc import Generator
from typing import Any

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import PlayCard, Raise, Target
from estafette.games.age_of_napoleon.diplomacy import (
    begin_diplomacy,
    both_have_passed,
    end_diplomacy,
    play_diplomacy,
)
from estafette.games.age_of_napoleon.insurrection import (
    begin_risings,
    call_to_arms,
    resolve_insurrections,
    tirol_rises,
)
from estafette.games.age_of_napoleon.order import first_acts, is_done, second_acts
from estafette.games.age_of_napoleon.reinforcement import (
    begin_reinforcement,
    deploy,
    play_event,
    restore_army,
    return_prisoners,
)
from estafette.games.age_of_napoleon.state import Game
from estafette.games.age_of_napoleon.surrender import (
    all_are_checked,
    begin_surrender,
    check_next_country,
)
from estafette.games.age_of_napoleon.winter import (
    all_have_wintered,
    begin_winter,
    harden_winter,
    is_winter_felt,
    winter_army,
)
from tests.referee import Referee


def diplomacy(game: Game) -> Referee:
    """A Diplomacy phase, from the first card to the second pass."""
    return Referee(game, negotiate(game))


def negotiate(game: Game) -> Generator[Any, Any, None]:
    begin_diplomacy(game)
    while not both_have_passed(game):
        yield from play_diplomacy(game)
    end_diplomacy(game)


def aim(referee: Referee, title: str, country: str = "", *, copy: int = 1) -> None:
    """A card is played and, if there is a choice, aimed at this country."""
    referee.choose(PlayCard(f"{title}-{copy}"))
    if referee.decision is not None and referee.decision.key == "mission.which-country":
        referee.choose(Target(country))


def pass_all(referee: Referee) -> None:
    while not referee.is_over and Pass() in referee.options:
        referee.choose(Pass())


def insurrections(game: Game) -> Referee:
    """A whole Insurrection phase."""
    return Referee(game, rebel(game))


def rebel(game: Game) -> Generator[Any, Any, None]:
    resolve_insurrections(game)
    begin_risings(game)
    while not is_done(game):
        yield from call_to_arms(game)
    tirol_rises(game)


def reinforcements(game: Game) -> Referee:
    """A whole Reinforcement phase."""
    return Referee(game, reinforce(game))


def reinforce(game: Game) -> Generator[Any, Any, None]:
    begin_reinforcement(game)
    for step in (play_event, deploy, restore_army):
        for acts in (first_acts, second_acts):
            acts(game)
            while not is_done(game):
                yield from step(game)
    return_prisoners(game)


def deployments(game: Game, side: str = "french") -> Referee:
    """The deployments of one side."""
    game.active = type(game.active)(side)
    game.is_done = False
    return Referee(game, raise_all(game))


def raise_all(game: Game) -> Generator[Any, Any, None]:
    while not is_done(game):
        yield from deploy(game)


def can_raise(referee: Referee) -> set[str]:
    """The corps that may be called up now."""
    return {choice.corps for choice in referee.options if isinstance(choice, Raise)}


def surrenders(game: Game) -> Referee:
    """A whole Surrender phase."""
    game.first = game.first_choice
    return Referee(game, give_in(game))


def give_in(game: Game) -> Generator[Any, Any, None]:
    begin_surrender(game)
    while not all_are_checked(game):
        yield from check_next_country(game)


def winter(game: Game) -> Referee:
    """A whole Winter Attrition phase."""
    game.first = game.first_choice
    return Referee(game, freeze(game))


def freeze(game: Game) -> Generator[Any, Any, None]:
    begin_winter(game)
    if is_winter_felt(game):
        yield from harden_winter(game)
    for acts in (first_acts, second_acts):
        acts(game)
        while not all_have_wintered(game):
            yield from winter_army(game)
