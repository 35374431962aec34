"""A position in one line: differences from an empty map.

    game = given(fr_north="lille 3", dumouriez="lille", au_flanders="brussels", year=1793)
    game = given("great-empire", stance={"prussia": "coalition"}, hand={"french": ["f-ballons"]})

An army stands where its keyword says, with the steps named after the area or at full strength;
a leader or a Guerrilla likewise. Powers stand, and areas are flagged and annexed, as in the
set-up of the scenario, changed by `stance`, `flags` and `annexed` (None takes one away). The
markers of a hand are live; those of a pool lie in it with the first on top; no others are.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from estafette.engine import Dice, secret_of
from estafette.games.pitts_war.fate import post, stand
from estafette.games.pitts_war.printed import Printed, read
from estafette.games.pitts_war.sides import Side, Stance, Until
from estafette.games.pitts_war.start import stances_at_start
from estafette.games.pitts_war.state import Game


@cache
def the_box() -> Printed:
    """The box as it is shipped."""
    return read()


def given(
    scenario: str = "valmy-to-waterloo",
    *,
    year: int = 1796,
    bad_weather: bool = False,
    sub_impulse: bool = False,
    stance: Mapping[str, str | None] = {},
    flags: Mapping[str, str | None] = {},
    annexed: Mapping[str, str | None] = {},
    rebuilt: Iterable[str] = (),
    hand: Mapping[str, Sequence[str]] = {},
    pool: Mapping[str, Sequence[str]] = {},
    lasting: Mapping[str, str] = {},
    first: str = "",
    active: str = "",
    dice: Sequence[int] = (),
    facts: Mapping[str, Any] = {},
    **pieces: str,
) -> Game:
    """A table with these pieces on it and nothing else; `facts` sets any other field."""
    printed = the_box()
    sheet = printed.sheets[scenario]
    layout = printed.layouts[sheet.layout]
    leads = Side(first) if first else printed.track[year].first
    game = Game(
        dice=Dice(secret_of("a test"), loaded=list(dice)),
        printed=printed,
        scenario=scenario,
        year=year,
        first=leads,
        active=Side(active) if active else leads,
        is_prepared=True,
        impulses=int(bad_weather),
        is_sub_impulse=sub_impulse,
        stance=stances(scenario, stance),
        flags=changed(layout.flags, flags),
        annexed=changed(layout.annexed, annexed),
        founded=tuple(layout.founded),
        lost=tuple(layout.out),
        hands={side: list(hand.get(side, ())) for side in Side},
        pools={side: list(reversed(pool.get(side, ()))) for side in Side},
        lasting={what: Until(span) for what, span in lasting.items()},
    )
    game.live = frozenset([m for side in Side for m in game.hands[side] + game.pools[side]])
    for name, place in pieces.items():
        put(game, name.replace("_", "-"), *place.split())
    game.rebuilt = frozenset(rebuilt)
    for field, value in facts.items():
        setattr(game, field, value)
    return game


def put(game: Game, piece: str, area: str, steps: str = "") -> None:
    """A piece on the map, whatever the rules say."""
    assert area in game.printed.areas, area
    if piece in game.printed.leaders:
        post(game, piece, area)
    elif piece in game.printed.guerrillas:
        game.guerrillas[piece] = area
    else:
        game.steps[piece] = int(steps) if steps else game.printed.armies[piece].most
        stand(game, piece, area)


def stances(scenario: str, other: Mapping[str, str | None]) -> dict[str, Stance]:
    printed = the_box()
    layout = printed.layouts[printed.sheets[scenario].layout]
    found: dict[str, str | None] = dict(stances_at_start(printed, layout))
    found |= other
    return {p: Stance(found[p] or "") for p in printed.countries if found.get(p) is not None}


def changed(printed: Mapping[str, str], other: Mapping[str, str | None]) -> dict[str, str]:
    return {area: power for area, power in {**printed, **other}.items() if power is not None}


def road(start: str, capital: str, power: str = "france") -> dict[str, str]:
    """Flags of a power over a capital and over the areas on the way, no major's star among them."""
    printed = the_box()
    stars = [area for area in printed.stars if printed.home_of[area] in printed.majors]
    shut = {*stars, *printed.open} - {start, capital}
    came: dict[str, str] = {start: ""}
    for here in (queue := [start]):
        fresh = [n for n in printed.land.neighbours(here) if n not in came and n not in shut]
        came |= dict.fromkeys(fresh, here)
        queue += fresh
    flags, here = {}, capital
    while here != start:
        flags[here] = power
        here = came[here]
    return flags
