"""[battle.losses.order] Who takes a loss: corps, special units, depots; and who is destroyed."""

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose
from .affairs import Host
from .depots import of_side
from .fate import eliminate, head_with, lose_step, send_away, spend_depot
from .morale import morale_of
from .powers import country_of
from .sides import Side
from .state import Game

FREE, HORSE, HALF = "battle.losses.free", "battle.table", "battle.losses.morale-half"
TIE = "battle.morale.tie"
FIRST = "attrition.national-first-loss"


def lose(
    game: Game,
    side: Side,
    heads: Iterable[str],
    steps: int,
    *,
    depots: bool = False,
    first: Collection[str] = (),
    spared: Collection[str] = (),
) -> Procedure[int]:
    """[battle.losses.free] [pursuit.losses] Losses as the owner chooses; how many there were.

    With `depots` those that lie there may be lost instead; the `first` loss falls on one of these
    corps if any is there; those `spared` take none.
    """
    forces = [game.forces[head] for head in heads]
    mine = [each for force in forces for each in force.corps if each not in spared]
    zone = forces[0].zone if forces else ""
    lost = 0
    while lost < steps:
        pool = [each for each in mine if each in game.steps]
        if depots:
            pool += of_side(game, zone, side)
        if sum([game.steps.get(each, 1) for each in pool]) <= steps - lost:
            return lost + take_all(game, pool)
        bound = [each for each in pool if each in first] if not lost else []
        stake = {"left": steps - lost, "zone": zone}
        rule = "pursuit.losses" if depots else FREE
        yield from lose_one(game, side, pool, bound, rule=rule, stake=stake)
        lost += 1
    return lost


def lose_one(
    game: Game, side: Side, pool: list[str], bound: list[str], *, rule: str, stake: dict[str, Any]
) -> Procedure[None]:
    """[battle.losses.free] The owner says where the next loss falls."""
    choice = yield ask(
        side,
        "losses.which",
        rule=rule,
        offers=[Lose(each) for each in pool],
        unless=partial(cannot_lose, pool, bound),
        kind=Lose,
        facts=stake,
    )
    assert isinstance(choice, Lose)
    take(game, choice.piece)


def cannot_lose(pool: list[str], bound: list[str], choice: Lose) -> Refusal | None:
    """[battle.losses.no-depots] [attrition.national-first-loss] Why it does not fall there."""
    if choice.piece not in pool:
        return refuse("battle.losses.no-depots", "losses.not-among-these")
    if bound and choice.piece not in bound:
        return refuse(FIRST, "losses.nation-first")
    return None


def take(game: Game, piece: str) -> None:
    """[unit.steps] [depot.not-combat-unit] One loss: a step, or a whole depot."""
    if piece in game.steps:
        lose_step(game, piece)
        return
    spend_depot(game, piece)
    game.tell("depot.lost", depot=piece)


def take_all(game: Game, pieces: Iterable[str]) -> int:
    """Nothing is left to choose; how many losses that was."""
    lost = 0
    for piece in pieces:
        for _ in range(game.steps.get(piece, 1)):
            take(game, piece)
            lost += 1
    return lost


def destroy(game: Game, head: str) -> None:
    """[battle.ratio.five-to-one] [retreat.none] A force is lost, its generals to the reserve."""
    force = game.forces[head]
    game.tell("force.destroyed", force=head, zone=force.zone)
    for corps in force.corps:
        eliminate(game, corps)


def suffer(game: Game, host: Host, hits: int, *, hits_cavalry: bool) -> Procedure[None]:
    """[battle.losses.order] Spearhead, special units, cavalry, then half of them on good morale.

    [battle.losses.morale-half] The half is taken of what the special units do not bear.
    """
    hits = min(hits, steps_of(game, host) + len(host.specials))
    left, good = hits, 0
    lead = host.spearhead
    leads = bool(left and lead and not host.is_spared)
    if leads:
        good += is_good(game, host, lead)
        lose_step(game, lead)
        left -= 1
    borne = lose_specials(game, host, left)
    due = (hits - borne + 1) // 2 - good
    wants_horse = hits_cavalry and not (leads and game.printed.corps[lead].cavalry)
    yield from lose_rest(game, host, left - borne, due, wants_horse=wants_horse)
    host.lost += hits


def lose_specials(game: Game, host: Host, left: int) -> int:
    """[battle.special.engage] [unit.special.elimination] One loss on each that was engaged."""
    borne = 0
    for special in host.specials:
        if borne < left:
            borne += 1
            if special not in game.reserve:  # its army may be gone already
                send_away(game, special)
                game.tell("special.eliminated", special=special)
    return borne


def lose_rest(game: Game, host: Host, left: int, due: int, *, wants_horse: bool) -> Procedure[None]:
    """[battle.losses.morale-half] [battle.losses.free] The owner chooses, within his duties."""
    while left > 0:
        pool = survivors(game, host)
        if sum([game.steps[each] for each in pool]) <= left:
            take_all(game, pool)
            return
        horse = [each for each in pool if game.printed.corps[each].cavalry]
        bound = horse if wants_horse else []
        duty = HORSE
        if not bound:
            duty = TIE if host.is_tied else HALF
            bound = bound_by_morale(game, host, pool, left, due)
        choice = yield ask(
            host.side,
            "battle.which-loss",
            rule=duty if bound else FREE,
            offers=[Lose(each) for each in pool],
            unless=partial(cannot_fall, host, pool, duty, bound),
            kind=Lose,
            facts={"left": left},
        )
        assert isinstance(choice, Lose)
        wants_horse = wants_horse and not horse
        due -= is_good(game, host, choice.piece)
        take(game, choice.piece)
        left -= 1


def bound_by_morale(game: Game, host: Host, pool: list[str], left: int, due: int) -> list[str]:
    """[battle.losses.morale-half] Those of good morale, once every loss left is due from them."""
    good = [each for each in pool if is_good(game, host, each)]
    owed = min(due, sum([game.steps[each] for each in good]))
    return good if owed >= left else []


def cannot_fall(
    host: Host, pool: list[str], duty: str, bound: list[str], choice: Lose
) -> Refusal | None:
    """[battle.losses.no-depots] Why the next loss of a battle does not fall there."""
    if choice.piece not in pool:
        return refuse("battle.losses.no-depots", "battle.not-engaged")
    if not bound or choice.piece in bound:
        return None
    if duty == HORSE:
        return refuse(HORSE, "battle.cavalry-loss")
    if duty == TIE:
        return refuse(TIE, "battle.tie-loss", value=host.morale)
    return refuse(HALF, "battle.morale-loss")


def is_good(game: Game, host: Host, corps: str) -> bool:
    """[battle.losses.morale-half] [battle.morale.tie] Does its loss count for the half?"""
    morale = morale_of(game, corps)
    return morale == host.morale if host.is_tied else morale >= host.morale


def survivors(game: Game, host: Host) -> list[str]:
    """The corps of a host that are still on the field."""
    return [corps for corps in host.corps if corps in game.steps]


def steps_of(game: Game, host: Host) -> int:
    """[battle.losses.cap] The combat steps of a host."""
    return sum([game.steps[corps] for corps in survivors(game, host)])


def regroup(game: Game, host: Host) -> list[str]:
    """The forces in which the corps of a host are now."""
    host.heads = list(dict.fromkeys([head_with(game, corps) for corps in survivors(game, host)]))
    return host.heads


def confine(game: Game, head: str) -> str:
    """[unit.militia.confined] Militia outside its country is eliminated; the head that is left."""
    force = game.forces[head]
    country = country_of(game, force.zone)
    corps = game.printed.corps
    strays = [each for each in force.corps if corps[each].militia and corps[each].nation != country]
    others = [each for each in force.corps if each not in strays]
    for each in strays:
        eliminate(game, each)
    return head_with(game, others[0]) if others else ""
