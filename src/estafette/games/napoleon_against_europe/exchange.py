"""[redeploy.exchange] Counters go over from one force to another of the same zone."""

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .affairs import Force
from .command import cannot_hold
from .fate import by_seniority, force_of, head_with, part
from .organisation import become, cannot_unite, commanding, merge, split
from .powers import side_of_force
from .state import Game


def comrades(game: Game, head: str) -> list[str]:
    """The other forces of its side that stand where this one stands, outside any fortress."""
    force = game.forces[head]
    side = side_of_force(game, force)
    return [
        other
        for other in game.zones[force.zone]
        if other != head
        and side_of_force(game, game.forces[other]) is side
        and game.forces[other].is_sheltered is force.is_sheltered
    ]


def detachable(game: Game, head: str) -> tuple[str, ...]:
    """The counters that may go over to another force: all but its general and its army marker."""
    force = game.forces[head]
    return (*force.subordinates, *force.corps, *force.specials)


def without(game: Game, force: Force, piece: str) -> Force:
    """What a force would be without one of its counters; a subordinate takes over."""
    others = tuple([each for each in force.subordinates if each != piece])
    general = "" if piece == force.general else force.general
    if not general and others:
        general = by_seniority(game, others, force.nation)[0]
    return replace(
        force,
        corps=tuple([each for each in force.corps if each != piece]),
        specials=tuple([each for each in force.specials if each != piece]),
        general=general,
        subordinates=tuple([each for each in others if each != general]),
        army="" if piece == force.army or not general else force.army,
    )


def with_one_more(game: Game, force: Force, piece: str, giver: Force) -> Force:
    """What a force would be with a counter of another one [demoralised.contagion]."""
    is_demoralised = force.is_demoralised or giver.is_demoralised
    if piece in game.printed.corps:
        return replace(force, corps=(*force.corps, piece), is_demoralised=is_demoralised)
    if piece in game.printed.specials:
        return replace(force, specials=(*force.specials, piece))
    if not force.general:
        return replace(force, general=piece)
    return replace(force, subordinates=(*force.subordinates, piece))


def cannot_hand_over(game: Game, piece: str, giver: str, taker: str) -> Refusal | None:
    """[redeploy.exchange] Why a counter cannot go from one force to the other; None if it can.

    [command.limit] Both generals must be able to hold what they have then.
    """
    if piece not in detachable(game, giver):
        return refuse("redeploy.exchange", "exchange.not-theirs", piece=piece, force=giver)
    gives, takes = game.forces[giver], game.forces[taker]
    left = without(game, gives, piece)
    if left.corps and (reason := cannot_hold(game, left)):
        return reason
    return cannot_hold(game, with_one_more(game, takes, piece, gives))


def hand_over(game: Game, piece: str, taker: str) -> str:
    """[redeploy.exchange] A counter goes over to another force; the head of that force."""
    giver = game.forces[head_with(game, piece)]
    joined = with_one_more(game, game.forces[taker], piece, giver)
    part(game, giver.head, (piece,))
    game.tell("exchange.goes-over", piece=piece, force=taker, zone=joined.zone)
    return become(game, taker, joined)


def cannot_absorb(game: Game, other: str, head: str) -> Refusal | None:
    """[redeploy.exchange] [hierarchy.rank] Why a force cannot take another one in as a whole."""
    if game.forces[other].army:
        return refuse("combine.no-merge-armies", "exchange.is-army", force=other)
    if commanding(game, (head, other)) != head:
        return refuse("hierarchy.rank", "exchange.senior", force=other)
    return cannot_unite(game, (game.forces[head], game.forces[other]))


def absorb(game: Game, other: str, head: str) -> str:
    """[redeploy.exchange] The whole of another force joins this one; its head."""
    game.tell("exchange.absorbs", force=head, other=other, zone=game.forces[head].zone)
    return merge(game, other, head)


def cannot_leave_alone(game: Game, piece: str, head: str) -> Refusal | None:
    """[force.definition] Why this counter cannot stay behind by itself; None if it can."""
    force = game.forces[head]
    if piece not in force.corps or len(force.corps) < 2:
        return refuse("force.definition", "exchange.not-alone", piece=piece)
    alone = force_of(game, force.zone, corps=(piece,))
    return cannot_hold(game, alone) or cannot_hold(game, without(game, force, piece))


def leave_alone(game: Game, piece: str, head: str) -> None:
    """[redeploy.exchange] A corps stays behind by itself."""
    zone = game.forces[head].zone
    split(game, head, (piece,))
    game.tell("exchange.stays", piece=piece, zone=zone)
