"""A referee for clause tests: it drives one procedure as a real match would.

    referee = Referee(game, manoeuvre(game, FRENCH))
    assert referee.refusal(March("massena", "bridge")).rule == "6.23"
    referee.choose(March("dallemagne", "east-bank"), Pass())
    assert referee.is_over

Forced answers are given at once, as in play; those too that are asked for only because silence
would tell something, where a test names the question: `silent={"combat.which-loss"}`. When several
seats choose in secret, name the seat: `referee.choose(order, by="french")`.

Beside him stands the herald, who has a voice: in the `conftest.py` of a game's tests,

    herald = heralded(RULES)
"""

import re
from collections.abc import Container, Generator, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, cast

import pytest
from fluent.syntax import ast as ftl

from estafette.engine import (
    Action,
    Decision,
    Ended,
    Facts,
    Ledger,
    Outcome,
    Procedure,
    Refusal,
    Rules,
    State,
    Together,
    Told,
    is_forced,
    settle,
)
from estafette.engine.messages import Name, message_id, nodes
from tests.words import words_of

rule = pytest.mark.rule
LANGUAGES = ("en", "fr")
NAMELESS = "⟨nameless⟩"
HOUSE = "decision."  # the house's own refusals cite no clause of a game


class Referee:
    """A procedure under way: the decision it stopped at, and what it gave when it ended."""

    def __init__(
        self, game: State, procedure: Procedure[Any] | Any, *, silent: Container[str] = ()
    ) -> None:
        self.game: Any = game
        self._silent = silent
        self.asked: Decision | Together | None = None
        self.result: Any = None
        self.outcome: Outcome | None = None
        if game.told is None:
            game.told = []
        if isinstance(procedure, Generator):
            self._procedure: Generator[Any, Any, Any] = procedure
            self._go_on(None)
        else:
            self.result = procedure

    @property
    def is_over(self) -> bool:
        return self.asked is None

    @property
    def open(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer; more than one when seats choose in secret."""
        if self.asked is None:
            return ()
        return self.asked.decisions if isinstance(self.asked, Together) else (self.asked,)

    @property
    def decision(self) -> Decision | None:
        """What is asked now; the first of them when seats choose in secret."""
        return self.open[0] if self.open else None

    @property
    def options(self) -> tuple[Action, ...]:
        return self.decision.options if self.decision else ()

    @property
    def told(self) -> list[Told]:
        """Everything told so far."""
        told: list[Told] = self.game.told or []
        return told

    @property
    def keys(self) -> list[str]:
        """The keys of everything told so far."""
        return [told.key for told in self.told]

    def fact(self, key: str) -> dict[str, Any]:
        """The facts of the last event told under this key."""
        return next(told.facts for told in reversed(self.told) if told.key == key)

    def of(self, seat: str) -> Decision:
        """What this seat is asked now."""
        return next(decision for decision in self.open if decision.seat == seat)

    def refusal(self, action: Action, *, by: str | None = None) -> Refusal:
        """Why this answer is refused; a test that asks about a legal answer fails."""
        refusal = self._answered(by).why_not(action)
        assert refusal is not None, f"{action} is allowed"
        return refusal

    def choose(self, *actions: Action, by: str | None = None) -> None:
        """Answers one after the other; a test that gives a forbidden answer fails."""
        for action in actions:
            decision = self._answered(by)
            refusal = decision.why_not(action)
            assert refusal is None, f"{action}: {refusal}"
            hidden = isinstance(self.asked, Together)
            self._go_on((decision.seat, action) if hidden else action)

    def _answered(self, seat: str | None) -> Decision:
        assert self.open, "nothing is asked: the procedure is over"
        return self.open[0] if seat is None else self.of(seat)

    def _go_on(self, answer: Any) -> None:
        """To the next question that must be asked, or to the end."""
        try:
            self.asked = self._procedure.send(answer)
            while isinstance(self.asked, Decision) and self._is_passed_over(self.asked):
                self.asked = cast(Decision | Together, self._procedure.send(self.asked.options[0]))
        except StopIteration as end:
            self.asked, self.result = None, end.value
        except Ended as ended:
            self.asked, self.outcome = None, ended.outcome

    def _is_passed_over(self, asked: Decision) -> bool:
        return is_forced(asked) or (asked.key in self._silent and not asked.is_choice)


class Herald:
    """Says aloud, in both languages, whatever a game asks, offers, refuses and tells.

    A test during which he listens fails when a sentence is missing or lacks a fact, when a thing
    that it names has no name, when nobody who sits at the table is asked, when a clause is cited
    that is not in the ledger, and when a question or a refusal does not say what it is given.
    """

    def __init__(self, rules: Rules) -> None:
        printed = rules.read(None)
        setups = [settle(printed, scenario.id, {}) for scenario in printed.scenarios]
        self.words = words_of(rules)
        self.ledger = Ledger.read(rules.folder / "box" / "rules.toml")
        self.seats = {seat for setup in setups for seat in rules.seats(setup)}
        self.names = printed.names
        self._said: set[object] = set()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """He hears each question, refusal, event and end at the moment when a rule makes it."""

        def asked(*fields: Any) -> Decision:
            self.ask(decision := Decision(*fields))
            return decision

        def refused(*fields: Any) -> Refusal:
            self.refuse(refusal := Refusal(*fields))
            return refusal

        def told(state: State, key: str, /, *, to: Any = None, **facts: Any) -> None:
            self.say(key, facts)
            tell(state, key, to=to, **facts)

        def ended(reason: Ended, outcome: Outcome) -> None:
            self.end(outcome)
            stop(reason, outcome)

        tell, stop = State.tell, Ended.__init__
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("estafette.engine.decision.Decision", asked)
            patch.setattr("estafette.engine.decision.Refusal", refused)
            patch.setattr(State, "tell", told)
            patch.setattr(Ended, "__init__", ended)
            yield

    def ask(self, decision: Decision) -> None:
        """The question, and everything that a player could answer, allowed or greyed."""
        assert decision.seat in self.seats, decision
        self.say(decision.key, decision.facts, all_of_it=True)
        self.cite(decision.rule)
        for offers in decision.offered:
            self.offer(*offers.offers)
        self.offer(*decision.or_else)

    def offer(self, *actions: Action) -> None:
        for action in actions:
            if action not in self._said:
                facts = {field: getattr(action, field) for field in action.__struct_fields__}
                self.say(label_of(type(action)), facts)
                self._said.add(action)

    def refuse(self, refusal: Refusal) -> None:
        self.say(refusal.key, refusal.facts, all_of_it=True)
        if refusal.rule or not refusal.key.startswith(HOUSE):
            self.cite(refusal.rule)

    def end(self, outcome: Outcome) -> None:
        self.say(outcome.key, {"winner": outcome.winner or "", **outcome.facts})
        self.cite(outcome.rule)

    def cite(self, clause: str) -> None:
        assert clause in self.ledger, clause

    def say(self, key: str, facts: Facts, *, all_of_it: bool = False) -> None:
        what = (key, repr(facts))
        if what in self._said:
            return
        read = {name: self.known(fact) for name, fact in facts.items()}
        for language in LANGUAGES:
            sentence = self.words.say(key, read, language)
            assert sentence, f"{key} [{language}]"
            assert NAMELESS not in sentence, f"{key} [{language}] {facts}: {sentence}"
            for name, fact in read.items():
                if isinstance(fact, Name):
                    choices = self.choices(key, name, language)
                    assert fact.id in choices or not choices, f"{key} [{language}] {name}={fact.id}"
        unsaid = facts.keys() - self.words.variables(key, LANGUAGES[0])
        assert not (all_of_it and unsaid), f"{key} does not say {unsaid}"
        self._said.add(what)

    def choices(self, key: str, name: str, language: str) -> set[str]:
        """What a fact without a name may be, if the sentence chooses its words by it."""
        message = self.words._books[language].entries[message_id(key)]
        found = [node for node in nodes(message) if isinstance(node, ftl.SelectExpression)]
        keys = [
            variant.key
            for choice in found
            if isinstance(choice.selector, ftl.VariableReference)
            and choice.selector.id.name == name
            for variant in choice.variants
        ]
        return {each.name for each in keys if isinstance(each, ftl.Identifier)}

    def known(self, fact: Any) -> Any:
        """A number, or what bears a name, or a list of such; the rest may only select."""
        if isinstance(fact, list | tuple):
            return [self.known(each) for each in fact]
        if isinstance(fact, str):
            has_name = fact in self.names or self.words.has(f"name.{fact}") or self.words.has(fact)
            return fact if has_name or not fact else Name(str.__str__(fact), NAMELESS)
        assert isinstance(fact, int | float), fact
        return fact


def heralded(rules: Rules) -> Any:
    """A fixture: whatever is asked, offered, refused or told in a test of this game is said."""
    the_herald = cache(lambda: Herald(rules))

    @pytest.fixture(autouse=True)
    def herald() -> Iterator[Herald]:
        with the_herald().listening():
            yield the_herald()

    return herald


def label_of(kind: type[Action]) -> str:
    """`PlayCard` is worded by `option.play-card`."""
    return "option." + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
