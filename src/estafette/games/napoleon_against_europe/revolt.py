"""[revolt.list] The national revolts: Tyroleans, Serbs, Chouans."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from . import battle, siege, states
from .actions import Go
from .affairs import March
from .control import counts, flag_of, place_flag
from .evasion import evade
from .fate import eliminate, force_of, form
from .mobilisation import is_nowhere
from .organisation import consolidate
from .powers import field_heads, heads_in, side_of
from .sides import (
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    SERBS,
    TURKEY,
    TYROLEANS,
    Standing,
)
from .standing import clear_markers, set_standing
from .state import Game

TYROL, SERBIA = "tyrol", "serbie"
INNSBRUCK, BELGRADE = "innsbruck", "belgrade"
VENDEE = ("poitiers", "rennes")
TYROLEAN_CORPS, SERB_CORPS, ROYALIST_CORPS = "corps-tyrol", "corps-serbie", "corps-chouans"


def cannot_raise_tyrol(game: Game) -> Refusal | None:
    """[entity.tyrol.card] Why Tyrol does not rise; None if it does."""
    if BAVARIA not in game.states or game.owner[TYROL] != BAVARIA:
        return refuse("entity.tyrol.card", "revolt.no-kingdom")
    return has_risen(game, TYROLEAN_CORPS)


def raise_tyrol(game: Game) -> Procedure[None]:
    """[entity.tyrol.status] Tyrol is a country of its own; its corps appears at Innsbruck.

    [entity.tyrol.stacking] A Coalition corps there without a general makes room for it. Empire
    troops keep the fortress in which they stand, and fight (R-262).
    """
    break_away(game, TYROL, TYROLEANS, INNSBRUCK, list(heads_in(game, INNSBRUCK, EMPIRE)))
    states.review(game)
    for head in field_heads(game, INNSBRUCK, COALITION):
        if not game.forces[head].general:
            for corps in game.forces[head].corps:
                eliminate(game, corps)
    yield from appear(game, TYROLEAN_CORPS, INNSBRUCK)


def break_away(game: Game, province: str, country: str, zone: str, keepers: list[str]) -> None:
    """A province becomes the revolt's; those who stand in its fortress keep it."""
    game.owner = {**game.owner, province: country}
    set_standing(game, country, Standing.ALLY, ENGLAND)
    if keepers:
        place_flag(game, zone, flag_of(game, game.forces[keepers[0]].nation))
    else:
        clear_markers(game, [zone])
    game.tell("revolt.rises", country=country, zone=zone)


def appear(game: Game, corps: str, zone: str) -> Procedure[None]:
    """[entity.tyrol.battle] [entity.tyrol.evade-countermarch] A revolt's corps appears.

    Enemy troops in the field there may evade, or fight it at once; friends take it in.
    """
    head = form(game, force_of(game, zone, corps=(corps,)))
    if field_heads(game, zone, EMPIRE):
        game.march = March(COALITION, head, zone)
        is_free = yield from evade(game, zone)
        game.march = None
        if not is_free:
            fighters = field_heads(game, zone, COALITION)
            yield from battle.fight(game, zone, COALITION, fighters, ())
    if len(field_heads(game, zone, COALITION)) > 1:
        yield from consolidate(game, zone, COALITION)
    for each in field_heads(game, zone, COALITION):
        siege.lay(game, each)


def put_down_tyrol(game: Game) -> None:
    """[entity.tyrol.reconquest] The Empire holds Innsbruck, in supply: Tyrol is Bavaria's again.

    What becomes of Austria does not matter to it; but a Bavaria that has left the Empire gets
    nothing (R-381).
    """
    if game.owner[TYROL] != TYROLEANS or not counts(game, INNSBRUCK, EMPIRE):
        return
    if side_of(game, BAVARIA) is not EMPIRE:
        return
    game.owner = {**game.owner, TYROL: BAVARIA}
    set_standing(game, TYROLEANS, Standing.NONE)
    game.flags = {zone: flag for zone, flag in game.flags.items() if zone != INNSBRUCK}
    game.tell("revolt.put-down", country=TYROLEANS, zone=INNSBRUCK)


def cannot_raise_serbs(game: Game) -> Refusal | None:
    """[card.c.karageorges] Why the Serbs do not rise; None if they do."""
    if game.owner[SERBIA] != TURKEY:
        return refuse("card.c.karageorges", "revolt.not-turkish")
    return has_risen(game, SERB_CORPS)


def raise_serbs(game: Game) -> Procedure[None]:
    """[card.c.karageorges] Serbia is a country of its own; its corps appears at Belgrade.

    The fortress is its own unless a Turkish force stands there (R-263).
    """
    turks = [head for head in game.zones.get(BELGRADE, ()) if game.forces[head].nation == TURKEY]
    break_away(game, SERBIA, SERBS, BELGRADE, turks)
    yield from appear(game, SERB_CORPS, BELGRADE)


def cannot_raise_chouans(game: Game) -> Refusal | None:
    """[card.c.chouans] Why the royalists do not rise; None if they do."""
    if all(cannot_appear(game, Go(zone)) for zone in VENDEE):
        return refuse("card.c.chouans", "revolt.watched", zones=VENDEE)
    return has_risen(game, ROYALIST_CORPS)


def raise_chouans(game: Game) -> Procedure[None]:
    """[card.c.chouans] The royalist corps appears in Poitou or in Brittany."""
    choice = yield ask(
        COALITION,
        "revolt.where",
        rule="card.c.chouans",
        offers=[Go(zone) for zone in VENDEE],
        unless=partial(cannot_appear, game),
        kind=Go,
    )
    assert isinstance(choice, Go)
    game.tell("revolt.rises", country=game.printed.nation_of[ROYALIST_CORPS], zone=choice.zone)
    yield from appear(game, ROYALIST_CORPS, choice.zone)


def cannot_appear(game: Game, choice: Go) -> Refusal | None:
    """[card.c.chouans] Why the royalists do not gather here; None if they may."""
    zone = choice.zone
    if zone not in VENDEE:
        return refuse("card.c.chouans", "revolt.elsewhere", zone=zone)
    if any(side_of(game, game.forces[head].nation) is EMPIRE for head in game.zones.get(zone, ())):
        return refuse("card.c.chouans", "revolt.troops-there", zone=zone)
    return None


def has_risen(game: Game, corps: str) -> Refusal | None:
    """[revolt.list] Why a revolt does not break out twice; None if it has not broken out."""
    if is_nowhere(game, corps):
        return None
    return refuse("revolt.list", "revolt.once", corps=corps)
