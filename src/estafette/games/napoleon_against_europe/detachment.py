"""[countermarch.part] [interception.leave-units] A force goes, and part of it may stay behind."""

from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Drop
from .affairs import Approach, Force
from .command import cannot_hold, cannot_spare
from .fate import by_seniority, force_of, head_with
from .organisation import split
from .sides import Side
from .state import Game


def leave_behind(
    game: Game, side: Side, force: Force, zone: str, *, rule: str, stuck: Collection[str] = ()
) -> Procedure[tuple[str, ...]]:
    """[countermarch.part] [interception.leave-units] Whom a general who goes to a zone leaves.

    Those who are `stuck` stay; generals who would stay without a corps go with him.
    """
    stays = held_back(game, force, stuck)
    while True:
        game.approach = Approach(force.head, zone, stays)
        choice = yield ask(
            side,
            "detachment.who-stays",
            rule=rule,
            offers=[
                Drop(each) for each in (*force.subordinates, *force.corps) if each not in stays
            ],
            unless=partial(cannot_stay, game, force, stays, rule),
            kind=Drop,
            or_else=Pass(),
            facts={"general": force.general, "zone": zone},
        )
        if not isinstance(choice, Drop):
            game.approach = None
            return stays if any(each in force.corps for each in stays) else ()
        stays += (choice.piece,)


def cannot_stay(
    game: Game, force: Force, stays: tuple[str, ...], rule: str, choice: Drop
) -> Refusal | None:
    """[countermarch.part] Why this counter is not left behind: what stays must be a force."""
    piece = choice.piece
    if piece in stays or piece not in (*force.subordinates, *force.corps):
        return refuse(rule, "detachment.not-there")
    left = [each for each in force.corps if each not in stays]
    if len(left) < 2:
        return refuse("general-change.not-alone", "detachment.last-corps", corps=left[0])
    if piece in force.subordinates and not any(each in force.corps for each in stays):
        return cannot_lead_rest(force, stays)
    rest = rest_of(game, force, (*stays, piece))
    return cannot_hold(game, rest) or cannot_spare(game, force, *rest.corps)


def cannot_lead_rest(force: Force, stays: tuple[str, ...]) -> Refusal | None:
    """[command.army-subordinates] Only an army has more than one general."""
    if any(each in force.subordinates for each in stays):
        return refuse("command.army-subordinates", "command.no-army")
    return None


def held_back(game: Game, force: Force, stuck: Collection[str]) -> tuple[str, ...]:
    """[countermarch.part] Those who have to stay, under the first in rank of their generals.

    Other generals who have tried go with the army: only an army has more than one.
    """
    tried = [each for each in force.subordinates if each in stuck]
    generals = by_seniority(game, tried, force.nation)
    return (*generals[:1], *[each for each in force.corps if each in stuck])


def cannot_be_left(game: Game, force: Force, stuck: Collection[str]) -> Refusal | None:
    """[countermarch.part] Why a general cannot go without those who have to stay."""
    stays = held_back(game, force, stuck)
    if not any(each in force.corps for each in stays):
        return None
    return cannot_hold(game, rest_of(game, force, stays))


def rest_of(game: Game, force: Force, stays: tuple[str, ...]) -> Force:
    """The force that would stay, with the generals who stay."""
    corps = tuple([each for each in force.corps if each in stays])
    generals = tuple([each for each in force.subordinates if each in stays])
    first = generals[0] if generals else ""
    return force_of(game, force.zone, corps=corps, general=first, subordinates=generals[1:])


def without(force: Force, stays: tuple[str, ...]) -> Force:
    """A force as it goes, without those who stay."""
    return replace(
        force,
        corps=tuple([each for each in force.corps if each not in stays]),
        subordinates=tuple([each for each in force.subordinates if each not in stays]),
    )


def part(game: Game, force: Force, band: Force) -> str:
    """[countermarch.part] Those who go and those who stay are two forces; the head of the first."""
    stays = tuple([each for each in force.corps if each not in band.corps])
    if not stays:
        return force.head
    if band.general != force.general:
        return split(game, force.head, band.corps, (band.general,))
    generals = tuple([each for each in force.subordinates if each not in band.subordinates])
    split(game, force.head, stays, generals)
    return head_with(game, band.corps[0])
