"""What the user asks for in words (a scenario, options, a seed), checked against the game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from estafette.engine import Option, Scenario, Setup, settle

from .words import Mistake


def setup_of(printed: Any, scenario: str | None, options: Mapping[str, str]) -> Setup:
    """The scenario named, or the first, with the options named, or their defaults."""
    chosen = find_scenario(printed, scenario) if scenario else printed.scenarios[0]
    check_options((chosen,), options)
    return settle(printed, chosen.id, options)


def find_scenario(printed: Any, name: str) -> Scenario:
    for scenario in printed.scenarios:
        if scenario.id == name:
            found: Scenario = scenario
            return found
    names = tuple(scenario.id for scenario in printed.scenarios)
    raise Mistake("mistake.scenario", name=name, names=names)


def check_options(scenarios: Iterable[Scenario], options: Mapping[str, str]) -> None:
    """Every option named exists, with that choice, in one of the scenarios."""
    known: dict[str, list[Option]] = {}
    for scenario in scenarios:
        for option in scenario.options:
            known.setdefault(option.id, []).append(option)
    for name, choice in options.items():
        if name not in known:
            raise Mistake("mistake.game-option", name=name, names=tuple(known))
        choices = dict.fromkeys(c for option in known[name] for c in option.choices)
        if choice not in choices:
            raise Mistake("mistake.choice", option=name, name=choice, names=tuple(choices))


def options_of(scenarios: Iterable[Scenario], words: Sequence[str]) -> dict[str, str]:
    """Options as they were typed; whoever mistypes one is shown one that the game has."""
    known = [option for scenario in scenarios for option in scenario.options]
    if words and not known:
        raise Mistake("mistake.game-option", name=words[0])
    return pairs(words, example="".join(f"{o.id}={o.choices[-1]}" for o in known[:1]))


def pairs(words: Sequence[str], *, example: str) -> dict[str, str]:
    """`key=value` words as a mapping; the last one wins."""
    found = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Mistake("mistake.pair", name=word, example=example)
        found[key] = value
    return found
