"""First-match guides: a game writes one for a scenario in its folder `guide`, in its own words."""

import tomllib
from functools import lru_cache
from typing import Any

from msgspec import Struct, convert

from estafette.engine import Rules
from estafette.speech import Speech

from .trouble import Turned
from .wire import Guide, GuideStep, Occasion

FOLDER = "guide"


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as its file writes it: the words are messages, `guide.<id>` and its title."""

    id: str
    when: Occasion = Occasion()
    points: tuple[str, ...] = ()
    hint: dict[str, Any] = {}


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a guide."""

    seat: str
    step: tuple[Remark, ...]


def guided(rules: Rules) -> str:
    """The scenario for which a game has a guide, if it has one."""
    return next((file.stem for file in sorted((rules.folder / FOLDER).glob("*.toml"))), "")


def guide(rules: Rules, scenario: str, speech: Speech) -> Guide:
    """The guide of a scenario in the language of the speech."""
    script = script_of(rules, scenario)
    if script is None:
        raise Turned(404, "trouble.nowhere")
    steps = tuple([spoken(remark, speech) for remark in script.step])
    return Guide(rules.id, scenario, script.seat, steps)


@lru_cache
def script_of(rules: Rules, scenario: str) -> Script | None:
    """What the file says; only the scenarios that have one are ever looked for."""
    for file in (rules.folder / FOLDER).glob("*.toml"):
        if file.stem == scenario:
            return convert(tomllib.loads(file.read_text("utf-8")), Script)
    return None


def spoken(remark: Remark, speech: Speech) -> GuideStep:
    """A remark in words; what it points at may stand in them under its own id."""
    key = f"guide.{remark.id}"
    return GuideStep(
        id=remark.id,
        title=speech.say(f"{key}-title", {}),
        sentence=speech.sentence(key, {point: point for point in remark.points}),
        when=remark.when,
        points=remark.points,
        hint=remark.hint,
    )
