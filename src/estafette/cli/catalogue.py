"""`estafette games`: what can be played."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estafette.engine import Option, Printed, Rules, Scenario, lid_of, settle
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


def seats(rules: Rules, printed: Printed, scenario: Scenario) -> tuple[str, ...]:
    """Who sits at the table when nothing is said about options."""
    return rules.seats(settle(printed, scenario.id, {}))


def drawn(desk: Desk, rules: Rules) -> Panel:
    """The scenarios of a game; options that all of them have are shown once, below."""
    words = desk.words
    printed = lid_of(rules)
    speech = Speech(rules, printed, desk.language)
    shared = shared_options(printed.scenarios)
    parts: list[Any] = []
    for scenario in printed.scenarios:
        title = Text(scenario.id, "bold cyan")
        title.append(f"  {speech.scenario(scenario.id)}", "default")
        own = [option for option in scenario.options if option not in shared]
        facts = [(words("games.seats"), Text(", ".join(seats(rules, printed, scenario))))]
        facts += [(option.id, choices(option, speech)) for option in own]
        parts += [title, Padding(grid_of(facts), (0, 0, 1, 2))]
    if shared:
        facts = [(option.id, choices(option, speech)) for option in shared]
        title = Text(words("games.every-scenario"), "bold")
        parts += [title, Padding(grid_of(facts), (0, 0, 1, 2))]
    name = Text.assemble((speech.game, "bold"), (f" · {rules.id}", "cyan"))
    return Panel(
        Group(*parts),
        title=name,
        title_align="left",
        subtitle=Text(words("games.start", game=rules.id)),
        subtitle_align="right",
        padding=(1, 2, 0, 2),
        width=min(desk.console.width, 100),
    )


def shared_options(scenarios: Sequence[Scenario]) -> list[Option]:
    """What can be agreed on in the same way in all of several scenarios."""
    first, *others = scenarios
    if not others:
        return []
    return [option for option in first.options if all(option in o.options for o in others)]


def grid_of(facts: Iterable[tuple[str, Text]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for name, fact in facts:
        grid.add_row(name, fact)
    return grid


def choices(option: Option, speech: Speech) -> Text:
    """The choices of an option, the one taken by default first, and what it is about."""
    others = [choice for choice in option.choices if choice != option.default]
    line = Text.assemble((option.default, "bold"), *(f" | {other}" for other in others))
    meaning = speech.setting(option.id)
    return line.append(f"  {meaning}", "dim") if meaning else line
