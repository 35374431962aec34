"""[activation.subordinate] A force gets ready: who goes, who stays, whom an army gathers."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Force, March
from .command import cannot_hold, cannot_spare
from .events import Moment, window
from .fate import force_of, head_with
from .gathering import exchange, gather
from .hundred_days import replace_losses
from .organisation import commanding, split
from .pace import basic_factor, marching_heads
from .powers import heads_in
from .sides import Side
from .state import Game
from .supply import check

# [card.f.genie-napoleon.march] [card.c.marschall-vorwarts] Forced marches without a test.
SPARED = ("1F", "35C")
EAGLE = "47F"  # [card.f.vol-de-l-aigle] one point more


def set_out(game: Game, side: Side, piece: str) -> Procedure[None]:
    """[activation.what] A general with his force, a subordinate with some corps, or one corps."""
    force = game.forces[head_with(game, piece)]
    if piece == force.general:
        head = shake_off(game, force)
    elif piece in force.subordinates:
        corps = yield from choose_corps(game, side, force, piece)
        head = split(game, force.head, corps, (piece,))
    elif force.general:
        head = split(game, force.head, (piece,))
    else:
        head = force.head
    march = begin(game, side, head)
    if game.forces[head].army:
        yield from gather(game, march)
    yield from get_ready(game, march)


def set_out_together(game: Game, side: Side, zone: str) -> Procedure[None]:
    """[activation.two-armies] Two armies go as one force, that of the commander first."""
    armies = [head for head in heads_in(game, zone, side) if game.forces[head].army]
    chief = commanding(game, armies)
    for head in armies:
        shake_off(game, game.forces[head])
    march = begin(game, side, chief)
    march.companion = next(head for head in armies if head != chief)
    yield from gather(game, march)
    yield from exchange(game, march)
    yield from get_ready(game, march)


def begin(game: Game, side: Side, head: str) -> March:
    """[activation.what] The force is activated; a card may send it without points."""
    march = game.march = March(side, head, game.forces[head].zone)
    if game.campaign is not None:
        march.grant = game.campaign.card
        game.campaign.has_begun = True
        game.campaign.only = []
        game.campaign.nations.append(game.forces[head].nation)
    march.is_spared = march.grant in SPARED
    march.bonus = int(march.grant == EAGLE)
    return march


def get_ready(game: Game, march: March) -> Procedure[None]:
    """[supply.check-when] [movement.slowest] Supply is looked at, the points are counted.

    [card.f.ile-lobau] [card.f.colonne-de-marche] Both sides may have a card for the force.
    """
    heads = marching_heads(march)
    check(game, heads)
    for head in heads:
        yield from replace_losses(game, head)
    heads = marching_heads(march)
    march.is_unsupplied = any(is_hungry(game, head) for head in heads)
    march.allowance = basic_factor(game, march)
    march.points = max(march.allowance + march.bonus, 0)
    for head in heads:
        game.joined -= set(game.forces[head].pieces)
    zone = game.forces[march.head].zone
    game.tell("activation.begins", force=march.head, zone=zone, points=march.points)
    side = march.side
    for whose, moment in ((side, Moment.ACTIVATED), (side.enemy, Moment.ENEMY_ACTIVATED)):
        stake = {"force": march.head, "zone": zone}
        while (yield from window(game, whose, moment, rule="activation.what", **stake)):
            pass


def is_hungry(game: Game, head: str) -> bool:
    return any(corps in game.unsupplied for corps in game.forces[head].corps)


def shake_off(game: Game, force: Force) -> str:
    """[combine.once-per-round] A corps that has moved stays; the head of those who go (R-201)."""
    stale = tuple([each for each in force.corps if is_stale(game, each)])
    if stale:
        split(game, force.head, stale)
    return head_with(game, force.general) if force.general else force.head


def choose_corps(game: Game, side: Side, force: Force, general: str) -> Procedure[tuple[str, ...]]:
    """[activation.subordinate] A subordinate takes corps of his army, one at least."""
    taken: tuple[str, ...] = ()
    while True:
        choice = yield ask(
            side,
            "activation.with-whom",
            rule="activation.subordinate",
            offers=[Take(each) for each in force.corps if each not in taken],
            unless=partial(cannot_follow, game, force, general, taken),
            kind=Take,
            or_else=Pass() if taken else (),
            facts={"general": general},
        )
        if not isinstance(choice, Take):
            return taken
        taken += (choice.piece,)


def cannot_follow(
    game: Game, force: Force, general: str, taken: tuple[str, ...], choice: Take
) -> Refusal | None:
    """[activation.subordinate] Why this corps does not go with him."""
    return cannot_go_with(game, force, general, taken, choice.piece)


def has_moved(game: Game, piece: str) -> Refusal | None:
    """[combine.once-per-round] Units move once in a round."""
    if piece in game.moved:
        return refuse("combine.once-per-round", "activation.has-moved", piece=piece)
    return None


def is_stale(game: Game, corps: str) -> bool:
    """[combine.join-army-then-activate] Has it moved, and does not go on with its army?

    Those who have joined an army by their own move do, but not apart from it.
    """
    return corps in game.moved and corps not in game.joined


def cannot_shake_off(game: Game, force: Force) -> Refusal | None:
    """[combine.once-per-round] Those who have moved stay behind, if they can be a force.

    [general-change.not-alone] The general needs a corps that may go.
    """
    if game.moved.isdisjoint(force.corps):
        return None
    stale = [each for each in force.corps if is_stale(game, each)]
    if len(stale) == len(force.corps):
        return refuse("combine.once-per-round", "activation.has-moved", piece=stale[0])
    if len(stale) > 1:
        return refuse("combine.once-per-round", "activation.stale", general=force.general)
    if stale and game.printed.corps[stale[0]].cavalry:
        return refuse("army.cavalry-only-in-army", "command.cavalry-needs-army")
    return None


def cannot_go_with(
    game: Game, force: Force, general: str, taken: tuple[str, ...], corps: str
) -> Refusal | None:
    """[activation.subordinate] [command.limit] Why this corps does not leave with a subordinate."""
    if corps not in force.corps or corps in taken:
        return refuse("activation.subordinate", "activation.not-there")
    if reason := has_moved(game, corps):
        return reason
    if len(taken) + 1 == len(force.corps):
        return refuse("general-change.not-alone", "activation.last-corps", general=force.general)
    band = force_of(game, force.zone, corps=(*taken, corps), general=general)
    return cannot_hold(game, band) or cannot_spare(game, force, *band.corps)
