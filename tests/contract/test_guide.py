"""A first-match guide speaks when it should, of what there is, in both languages."""

from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median
from typing import get_args

import msgspec
import pytest

from estafette.engine import Action, Decision, Ledger, Rules, settle
from estafette.match import Match
from estafette.server.guide import Remark, Script, guide, guided, script_of
from estafette.server.trouble import Turned
from estafette.server.wire import Language, Occasion
from estafette.speech import speech_for
from tests.words import words_of

from .cases import AT_NIGHT, GAMES, LONGEST, printed_of

LANGUAGES: tuple[Language, ...] = get_args(Language)
MATCHES = 40
A_DOZEN = 12

for_every_guide = pytest.mark.parametrize(
    "rules", [rules for rules in GAMES.values() if guided(rules)], ids=lambda rules: rules.id
)


class Newcomer:
    """He plays the guide's seat, does what it suggests, and chooses at random otherwise."""

    def __init__(self, rules: Rules, seed: int) -> None:
        printed = printed_of(rules)
        self.script = script(rules)
        self.match = Match.start(rules, printed, settle(printed, guided(rules), {}), f"{seed:064x}")
        self.random = Random(seed)
        self.made: list[str] = []
        self.tried: set[str] = set()
        self.seen: set[str] = set()
        self.heard: set[str] = set()
        self.since = 0

    def plays(self) -> "Newcomer":
        """Until the guide takes its leave, or the match is over."""
        last = self.script.step[-1].id
        while self.match.outcome is None and last not in self.made:
            assert self.match.number < LONGEST, "the guide does not end"
            decision = self.match.open[0]
            action = self.random.choice(decision.options)
            if decision.seat == self.script.seat:
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
        view = self.match.view(decision.seat)
        self.heard |= {told.key for _, told in self.match.told(decision.seat, self.since)}
        self.since = self.match.number
        self.seen |= {piece.name for piece in view.pieces}
        there = {
            "rules": {decision.rule},
            "kinds": {type(option).__name__ for option in decision.options},
            "path": set(view.path),
            "sheets": {sheet.key for sheet in view.sheets},
            "lines": self.heard,
        }
        for remark in self.script.step:
            if remark.id not in self.made and self.holds(remark.when, there):
                yield remark

    def holds(self, when: Occasion, there: dict[str, set[str]]) -> bool:
        given = {name: set(getattr(when, name)) for name in there}
        met = all(not wanted or wanted & there[name] for name, wanted in given.items())
        return met and set(when.after) <= set(self.made)


def script(rules: Rules) -> Script:
    found = script_of(rules, guided(rules))
    assert found is not None
    return found


def hinted(remark: Remark, decision: Decision) -> Action | None:
    for option in decision.options:
        if remark.hint and remark.hint.items() <= msgspec.to_builtins(option).items():
            return option
    return None


@cache
def newcomers(rules: Rules) -> list[Newcomer]:
    """A few, and by day more only while there are remarks that nobody has heard."""
    unheard = {remark.id for remark in script(rules).step}
    untried = {remark.id for remark in script(rules).step if remark.hint}
    came: list[Newcomer] = []
    while len(came) < MATCHES and (AT_NIGHT or unheard or untried or len(came) < A_DOZEN):
        came.append(Newcomer(rules, len(came)).plays())
        unheard -= set(came[-1].made)
        untried -= came[-1].tried
    return came


@for_every_guide
def test_every_remark_is_made_in_some_first_match(rules: Rules) -> None:
    made = {remark for newcomer in newcomers(rules) for remark in newcomer.made}

    assert made == {remark.id for remark in script(rules).step}


@for_every_guide
def test_what_a_remark_suggests_can_be_done(rules: Rules) -> None:
    tried = {remark for newcomer in newcomers(rules) for remark in newcomer.tried}

    assert tried >= {remark.id for remark in script(rules).step if remark.hint}


@for_every_guide
def test_whoever_follows_the_guide_is_led_from_its_first_remark_to_its_last(rules: Rules) -> None:
    first, *_, last = script(rules).step
    for newcomer in newcomers(rules):
        assert newcomer.made[0] == first.id
        assert newcomer.match.outcome or newcomer.made[-1] == last.id


@for_every_guide
def test_many_first_matches_hear_a_dozen_remarks(rules: Rules) -> None:
    assert median(len(newcomer.made) for newcomer in newcomers(rules)) >= A_DOZEN


@for_every_guide
def test_the_words_are_there_in_both_languages_and_none_are_left_over(rules: Rules) -> None:
    wanted = {f"guide-{r.id}{end}" for r in script(rules).step for end in ("", "-title")}
    messages = words_of(rules)
    for language in LANGUAGES:
        written = {key for key in messages.keys(language) if key.startswith("guide-")}
        assert written == wanted
        assert all(messages.is_whole(key, language) for key in written if key.endswith("-title"))


@for_every_guide
def test_a_guide_cites_clauses_and_points_at_things_that_exist(rules: Rules) -> None:
    printed, steps = printed_of(rules), script(rules).step
    ledger = Ledger.read(rules.folder / "box" / "rules.toml")
    board = rules.board(printed, settle(printed, guided(rules), {}))
    there = {space.id for space in board.spaces}.union(*[each.seen for each in newcomers(rules)])
    for remark in steps:
        assert all(rule in ledger for rule in (*remark.when.rules, *remark.when.path))
        assert set(remark.points) <= there
        assert set(remark.when.after) <= {each.id for each in steps}


@for_every_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_guide_names_can_be_pointed_at(rules: Rules, language: Language) -> None:
    told = guide(rules, guided(rules), speech_for(rules, printed_of(rules), language))
    messages, named = words_of(rules), set()
    for step in told.steps:
        names = {part.id for part in step.sentence if part.id}
        assert names == messages.variables(f"guide.{step.id}", language) <= set(step.points)
        named |= names

    assert named


@for_every_guide
def test_a_scenario_without_a_guide_is_turned_down(rules: Rules) -> None:
    printed = printed_of(rules)
    for scenario in printed.scenarios:
        if scenario.id != guided(rules):
            with pytest.raises(Turned):
                guide(rules, scenario.id, speech_for(rules, printed, "en"))
