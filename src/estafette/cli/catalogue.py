"""`estafette games`: what can be played."""

from typing import Annotated, Any

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estafette.engine import Rules, Scenario, settle
from estafette.speech import Speech

from .desk import Desk
from .help import Door


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("games")
    def games(
        game: Annotated[str | None, flags.argument("game", "games.game")] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        chosen = list(desk.chosen(game))
        if json:
            desk.print_json([described(desk, rules) for rules in chosen])
            return
        if not chosen:
            desk.say("games.none")
        for rules in chosen:
            desk.console.print(drawn(desk, rules))


def described(desk: Desk, rules: Rules) -> dict[str, Any]:
    printed = rules.read(None)
    speech = Speech(rules, printed, desk.language)
    return {
        "id": rules.id,
        "name": speech.game,
        "version": rules.version,
        "fingerprint": printed.fingerprint,
        "scenarios": [
            {
                "id": scenario.id,
                "name": speech.scenario(scenario.id),
                "seats": seats(rules, printed, scenario),
                "options": [
                    {"id": option.id, "choices": option.choices, "default": option.default}
                    for option in scenario.options
                ],
            }
            for scenario in printed.scenarios
        ],
    }


def seats(rules: Rules, printed: Any, scenario: Scenario) -> tuple[str, ...]:
    """Who sits at the table when nothing is said about options."""
    return rules.seats(settle(printed, scenario.id, {}))


def drawn(desk: Desk, rules: Rules) -> Panel:
    words = desk.words
    printed = rules.read(None)
    speech = Speech(rules, printed, desk.language)
    parts: list[Any] = []
    for scenario in printed.scenarios:
        title = Text(scenario.id, "bold cyan")
        title.append(f"  {speech.scenario(scenario.id)}", "default")
        parts += [title, Padding(facts_of(desk, rules, printed, scenario, speech), (0, 0, 1, 2))]
    name = Text.assemble((speech.game, "bold"), (f" · {rules.id}", "cyan"))
    return Panel(
        Group(*parts),
        title=name,
        title_align="left",
        subtitle=words("games.start", game=rules.id),
        subtitle_align="right",
        padding=(1, 2, 0, 2),
        width=min(desk.console.width, 100),
    )


def facts_of(desk: Desk, rules: Rules, printed: Any, scenario: Scenario, speech: Speech) -> Table:
    """The seats and the options of a scenario, the choice taken by default first."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(desk.words("games.seats"), ", ".join(seats(rules, printed, scenario)))
    for option in scenario.options:
        others = [choice for choice in option.choices if choice != option.default]
        line = Text.assemble((option.default, "bold"), *(f" | {other}" for other in others))
        meaning = speech.setting(option.id)
        if meaning:
            line.append(f"  {meaning}", "dim")
        grid.add_row(option.id, line)
    return grid
