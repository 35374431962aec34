"""[turn.diplomacy.order] The Diplomacy Phase: attempts on neutrals, and diplomatic markers."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Influence, PlayMarker, Spend
from .affairs import Trial
from .entry import bring_in
from .events import (
    Moment,
    can_pay,
    cannot_play,
    cannot_spend,
    fitting_markers,
    give_up,
    may_hold,
    pay,
    play,
)
from .sides import DUCHY, EMPIRE, FRENCH, HANOVER, ITALY, PEACE, PRUSSIA, SPAIN, Side
from .spain import BAYONNE, may_be_courted
from .state import Game
from .status import is_at_war, keeps_basel, may_be_influenced
from .trial import roll

AMIENS = "f-amiens"

# Powers that no diplomat approaches once they are founded, by the clause that says so.
FOUNDED = {
    DUCHY: "poland.duchy.no-diplomacy",
    ITALY: "italy.no-diplomacy",
    EMPIRE: "rhine.no-diplomacy",
    HANOVER: "westphalia.no-diplomacy",
}


def negotiate(game: Game) -> Procedure[None]:
    """[turn.diplomacy.means] One attempt, one marker, or the end of the phase for the active side.

    With [diplomacy.attempt.many-neutrals] [diplomacy.auto-event.no-limit].
    """
    side = game.active
    targets = neutrals(game, side) if game.hands[side] else []
    choice = yield ask(
        side,
        "diplomacy.what",
        rule="turn.diplomacy.means",
        offers=[Influence(power) for power in targets],
        unless=partial(cannot_influence, game, side),
        kind=Influence,
        also=(
            Offers(
                tuple(fitting_markers(game, side, Moment.DIPLOMACY)),
                partial(cannot_play, game, side, Moment.DIPLOMACY),
                PlayMarker,
            ),
            Offers((Pass(),), partial(cannot_close_talks, game, side), Pass),
        ),
        always=bool(targets) or may_hold(game, side, Moment.DIPLOMACY),
    )
    match choice:
        case Influence(power):
            yield from pay(game, side, "diplomacy.attempt.cost")
            yield from attempt(game, side, power)
        case PlayMarker(held):
            yield from play(game, side, held, Moment.DIPLOMACY)
        case _:
            game.is_done = True


def neutrals(game: Game, side: Side) -> list[str]:
    """[turn.diplomacy.means] The powers that a side could think of, as all can see."""
    return [power for power in game.stance if is_target(game, side, power)]


def is_target(game: Game, side: Side, power: str) -> bool:
    """[diplomacy.ally-stays.exceptions] A neutral with land of its own, or the enemy's Spain."""
    if power == SPAIN and BAYONNE in game.lasting:  # [spain.diplomacy-until-bayonne]
        return False
    if power == SPAIN and may_be_courted(game):
        return game.side_of(SPAIN) is side.enemy
    return may_be_influenced(game, power) and bool(game.land_of(power))


def cannot_close_talks(game: Game, side: Side, choice: Pass) -> Refusal | None:
    """[card.f.amiens] Who holds the Treaty of Amiens must play it before he ends the phase."""
    if AMIENS in game.hands[side]:
        return refuse("card.f.amiens", "diplomacy.amiens-first")
    return None


def cannot_influence(game: Game, side: Side, choice: Influence) -> Refusal | None:
    """[diplomacy.attempt.cost] Why not this power; None if it may be tried."""
    if refusal := cannot_approach(game, side, choice.power):
        return refusal
    if not can_pay(game, side):
        return refuse("diplomacy.attempt.cost", "diplomacy.no-marker")
    return None


def cannot_approach(game: Game, side: Side, power: str) -> Refusal | None:
    """[diplomacy.attempt.once-per-neutral] Why nobody may be sent to this power; None if he may.

    With [diplomacy.france-no-major-before-1801] [card.f.bale.no-diplomacy].
    """
    if refusal := is_no_target(game, side, power):
        return refusal
    if power in game.approached:
        return refuse("diplomacy.attempt.once-per-neutral", "diplomacy.tried", power=power)
    first = game.printed.tables.diplomacy.majors_from
    if side is FRENCH and game.year < first and game.is_major(power):
        rule = "diplomacy.france-no-major-before-1801"
        return refuse(rule, "diplomacy.too-early", power=power, year=first)
    if power == PRUSSIA and keeps_basel(game):
        return refuse("card.f.bale.no-diplomacy", "diplomacy.basel", power=power)
    return None


def is_no_target(game: Game, side: Side, power: str) -> Refusal | None:
    """[diplomacy.ally-stays] Why a power is out of the diplomats' reach; None if it is not."""
    if power in game.founded and power in FOUNDED:
        return refuse(FOUNDED[power], "diplomacy.founded", power=power)
    if is_target(game, side, power):
        return None
    if game.stance.get(power) is PEACE:
        return refuse("peace.observe", "diplomacy.at-peace", power=power)
    if power == SPAIN and BAYONNE in game.lasting:
        return refuse("spain.diplomacy-until-bayonne", "diplomacy.after-bayonne", power=power)
    if is_at_war(game, power):
        return refuse("diplomacy.ally-stays", "diplomacy.allied", power=power)
    return refuse("turn.diplomacy.means", "diplomacy.no-power", power=power)


def attempt(
    game: Game, side: Side, power: str, bonus: tuple[tuple[str, int], ...] = ()
) -> Procedure[bool]:
    """[diplomacy.attempt.join] Further markers, the die, and what comes of it; says if it joined.

    With [diplomacy.attempt.nothing] [diplomacy.attempt.backfire]. `bonus` is a marker's own
    [diplomacy.attempt.intrinsic-bonus].
    """
    table = game.printed.tables.diplomacy
    game.approached += (power,)
    game.tell("diplomacy.attempt", side=side, power=power)
    tally = [*bonus, *(yield from add_markers(game, side, power, table.extra))]
    trial = Trial("diplomacy", side, power=power, tally=tally)
    result = yield from roll(game, trial)
    if result >= table.joins:
        yield from bring_in(game, power, side)
        return True
    if result <= table.backfires and game.side_of(power) is not side.enemy:
        yield from bring_in(game, power, side.enemy)
    else:
        game.tell("diplomacy.nothing", power=power)
    return False


def add_markers(game: Game, side: Side, power: str, most: int) -> Procedure[list[tuple[str, int]]]:
    """[diplomacy.attempt.extra-markers] At most two more, each for one more on the die."""
    added: list[tuple[str, int]] = []
    while len(added) < most and game.hands[side]:
        choice = yield ask(
            side,
            "diplomacy.add-marker",
            rule="diplomacy.attempt.extra-markers",
            offers=[Spend(held) for held in game.hands[side]],
            unless=partial(cannot_spend, game, side),
            kind=Spend,
            or_else=Pass(),
            facts={"power": power, "left": most - len(added)},
            always=True,
        )
        if not isinstance(choice, Spend):
            break
        give_up(game, side, choice.marker)
        game.tell("marker.spent", side=side, marker=choice.marker)
        added.append((choice.marker, 1))
    return added
