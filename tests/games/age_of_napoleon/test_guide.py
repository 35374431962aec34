"""The first-match guide of 1813: it speaks when it should, of what there is, in both languages."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from estafette.engine import Action, Decision, Ledger, Messages, settle
from estafette.games.age_of_napoleon import RULES
from estafette.match import Match
from estafette.server.guide import Remark, guide, guided, script_of
from estafette.server.trouble import Turned
from estafette.server.wire import Occasion
from estafette.speech import speech_for

SCENARIO = "1813"
PRINTED = RULES.read(None)
LANGUAGES = ("en", "fr")
MATCHES = 40


def script() -> tuple[Remark, ...]:
    found = script_of(RULES, SCENARIO)
    assert found is not None
    return found.step


class Newcomer:
    """He plays the guide's seat, does what it suggests, and chooses at random otherwise."""

    def __init__(self, seed: int) -> None:
        setup = settle(PRINTED, SCENARIO, {})
        self.match = Match.start(RULES, PRINTED, setup, f"{seed:064x}")
        self.random = Random(seed)
        self.made: list[str] = []
        self.tried: set[str] = set()

    def plays_two_years(self) -> "Newcomer":
        while self.match.outcome is None and self.match.game.year < 1815:
            decision = self.match.open[0]
            action = self.random.choice(decision.options)
            if decision.seat == "french":
                action = self.reads(decision) or action
            assert self.match.choose(decision.seat, action) is None
        return self

    def reads(self, decision: Decision) -> Action | None:
        """Every remark that fits is made; the answer that the last of them suggests, if any."""
        suggested = None
        for remark in list(self.fitting(decision)):
            self.made.append(remark.id)
            suggested = hinted(remark, decision) or suggested
            if suggested is not None:
                self.tried.add(remark.id)
        return suggested

    def fitting(self, decision: Decision) -> Iterator[Remark]:
        told = {told.key for _, told in self.match.told(decision.seat)}
        view = self.match.view(decision.seat)
        kinds = {type(option).__name__ for option in decision.options}
        there = {
            "rules": {decision.rule},
            "kinds": kinds,
            "path": set(view.path),
            "sheets": {sheet.key for sheet in view.sheets},
            "lines": told,
        }
        for remark in script():
            if remark.id not in self.made and self.holds(remark.when, there):
                yield remark

    def holds(self, when: Occasion, there: dict[str, set[str]]) -> bool:
        given = {name: set(getattr(when, name)) for name in there}
        met = all(not wanted or wanted & there[name] for name, wanted in given.items())
        return met and set(when.after) <= set(self.made)


def hinted(remark: Remark, decision: Decision) -> Action | None:
    for option in decision.options:
        if remark.hint and remark.hint.items() <= msgspec.to_builtins(option).items():
            return option
    return None


@cache
def newcomers() -> list[Newcomer]:
    return [Newcomer(seed).plays_two_years() for seed in range(MATCHES)]


@pytest.mark.parametrize("remark", script(), ids=lambda remark: remark.id)
def test_every_remark_is_made_in_some_first_match(remark: Remark):
    assert any(remark.id in newcomer.made for newcomer in newcomers())


@pytest.mark.parametrize("remark", [r for r in script() if r.hint], ids=lambda remark: remark.id)
def test_what_a_remark_suggests_can_be_done(remark: Remark):
    assert any(remark.id in newcomer.tried for newcomer in newcomers())


def test_whoever_follows_the_guide_is_led_through_the_whole_year():
    chapters = ["welcome", "cards", "hands", "onward"]
    for newcomer in newcomers():
        led = [remark for remark in newcomer.made if remark in chapters]
        assert newcomer.match.outcome or led == chapters


def test_many_first_matches_hear_a_dozen_remarks():
    lengths = sorted(len(newcomer.made) for newcomer in newcomers())

    assert lengths[len(lengths) // 2] >= 12


def test_the_words_are_there_in_both_languages_and_name_only_what_is_pointed_at():
    messages = Messages([RULES.folder / "text"], PRINTED.names, strict=True)
    for remark in script():
        for language in LANGUAGES:
            assert messages.is_whole(f"guide.{remark.id}-title", language)
            assert messages.variables(f"guide.{remark.id}", language) <= set(remark.points)


def test_no_words_are_left_over():
    messages = Messages([RULES.folder / "text"], PRINTED.names)
    written = {key for key in messages.keys("en") if key.startswith("guide-")}

    assert written == {f"guide-{r.id}{end}" for r in script() for end in ("", "-title")}


def test_a_guide_cites_clauses_and_points_at_things_that_exist():
    ledger = Ledger.read(RULES.folder / "box" / "rules.toml")
    board = RULES.board(PRINTED, settle(PRINTED, SCENARIO, {}))
    places = {space.id for space in board.spaces}
    for remark in script():
        assert all(rule in ledger for rule in (*remark.when.rules, *remark.when.path))
        assert set(remark.points) <= places | set(PRINTED.corps)
        assert set(remark.when.after) <= {each.id for each in script()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_told_in_a_language_with_names_that_can_be_pointed_at(language: Any):
    told = guide(RULES, SCENARIO, speech_for(RULES, PRINTED, language))
    named = {step.id: {part.id for part in step.sentence if part.id} for step in told.steps}

    assert guided(RULES) == SCENARIO
    assert named["corps"] == {"napoleon", "davout", "blucher"}


def test_a_scenario_without_a_guide_is_turned_down():
    with pytest.raises(Turned):
        guide(RULES, "1805", speech_for(RULES, PRINTED, "en"))
