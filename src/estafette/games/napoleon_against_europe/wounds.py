"""[battle.wound-test] What becomes of generals: wounds, disgrace, and who takes over."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Force, Host
from .fate import by_seniority, change, enlist, head_with, send_away, to_reserve
from .organisation import shed
from .powers import side_of_force
from .state import Game


def test(game: Game, host: Host) -> None:
    """[battle.wound-test] [battle.wound-only-subordinate] He who lent his talent may be hit."""
    if not host.subordinate:
        return
    die = game.dice.d6()
    is_hit = die >= game.printed.tables.wound.wounded
    game.tell("battle.wound-test", general=host.subordinate, die=die, is_hit=is_hit)
    if is_hit:
        send_away(game, host.subordinate)


def relieve(game: Game, general: str) -> Procedure[None]:
    """[general-change.event] A general leaves the map; his player may name one of the reserve.

    [general-change.successor] The highest-ranking general present then commands. A force that
    nobody commands any more keeps what a force without general may hold.
    """
    force = game.forces[head_with(game, general)]
    side = side_of_force(game, force)
    assert side is not None
    corps = force.corps[0]
    send_away(game, general)
    if general != force.general:
        return
    choice = yield ask(
        side,
        "general.who-succeeds",
        rule="general-change.event",
        offers=[Take(each) for each in available(game, force)],
        unless=partial(cannot_succeed, game, force),
        kind=Take,
        or_else=Pass(),
        facts={"general": general, "zone": force.zone},
    )
    staff = [*force.subordinates]
    if isinstance(choice, Take):
        staff.append(choice.piece)
        enlist(game, choice.piece)
    head = promote(game, head_with(game, corps), staff)
    yield from shed(game, head, side)


def promote(game: Game, head: str, staff: list[str]) -> str:
    """[general-change.successor] The first in rank takes the force; without one an army is none."""
    ranked = by_seniority(game, staff, game.forces[head].nation)
    if ranked:
        game.tell("general.takes-command", general=ranked[0], zone=game.forces[head].zone)
        return change(game, head, general=ranked[0], subordinates=tuple(ranked[1:]))
    army = game.forces[head].army
    if army:
        to_reserve(game, army)
    return change(game, head, army="")


def available(game: Game, force: Force) -> list[str]:
    """[general-change.event] The generals of the force's country in the reserve, free to serve."""
    return [
        general
        for general, sheet in game.printed.generals.items()
        if sheet.nation == force.nation and general in game.reserve - game.resting
    ]


def cannot_succeed(game: Game, force: Force, choice: Take) -> Refusal | None:
    """[general-change.event] Why this general does not take over."""
    if choice.piece not in available(game, force):
        return refuse("general-change.event", "general.not-available", country=force.nation)
    return None
