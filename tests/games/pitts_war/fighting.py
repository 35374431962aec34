"""A battle that waits, and what was said of it.

referee = battle(game, "brussels", out_of="lille")
assert tally(referee, FRENCH) == {"battle.ratio": 1, "fr-italy": 2}
"""

from typing import Any

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Lead
from estafette.games.pitts_war.affairs import Battle, Clash, Engaged, March
from estafette.games.pitts_war.battle import fight
from estafette.games.pitts_war.sides import Side
from estafette.games.pitts_war.state import Game
from tests.referee import Referee


def battle(
    game: Game, area: str, *, by: str = "french", out_of: str = "", border: str = ""
) -> Referee:
    """The battle in an area; the attackers marched `out_of` another, if one is named."""
    on_the_march(game, area, by=by, out_of=out_of, border=border)
    return Referee(game, fight(game))


def on_the_march(
    game: Game, area: str, *, by: str = "french", out_of: str = "", border: str = ""
) -> March | None:
    """A clash waits; the attackers are on the march if they come from somewhere."""
    side = Side(by)
    line = game.printed.contact.border(out_of, area) if out_of else None
    kind = border or (line.kind if line else "")
    game.clashes = [Clash(area, side, out_of, kind)]
    if out_of:
        leaders = game.leaders_at(area, side)
        game.march = March(side, list(game.at(area, side)), leaders, out_of, area)
        game.march.came_from, game.march.border, game.march.points = out_of, kind, 3
    return game.march


def faced(
    game: Game, area: str = "brussels", *, by: str = "french", out_of: str = "lille"
) -> Battle:
    """A battle on the table whose dice have not been rolled: all that stand there are in it."""
    side = Side(by)
    line = game.printed.contact.border(out_of, area)
    clash = Clash(area, side, out_of, line.kind if line else "")
    sides = [
        Engaged(each, list(game.at(area, each)), game.leaders_at(area, each))
        for each in (side, side.enemy)
    ]
    game.battle = Battle(clash=clash, attacker=sides[0], defender=sides[1])
    return game.battle


def lead(referee: Referee, *armies: str) -> None:
    """These armies lead; whatever else is asked before the markers is declined."""
    for army in armies:
        pass_until(referee, "battle.who-leads")
        referee.choose(Lead(army))


def pass_until(referee: Referee, key: str) -> None:
    while referee.decision is not None and referee.decision.key != key:
        referee.choose(Pass())


def pass_all(referee: Referee) -> None:
    """Whoever may do something lets it be."""
    while referee.decision is not None and Pass() in referee.options:
        referee.choose(Pass())


def rolled(referee: Referee, side: Side) -> dict[str, Any]:
    """What was told of a side's battle die."""
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    return next(facts for facts in rolls if facts["side"] is side)


def tally(referee: Referee, side: Side) -> dict[str, int]:
    """The modifiers of a side's battle die, by their names."""
    return dict(rolled(referee, side)["tally"])


def inflicted(referee: Referee) -> dict[Side, int]:
    """The steps that each side has cost the other."""
    return {
        told.facts["side"]: told.facts["steps"]
        for told in referee.told
        if told.key == "battle.inflicts"
    }
