"""A game in the words of a language: its names, its questions, its answers, its events."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from threading import RLock
from typing import Any

import msgspec

from estafette.engine import (
    Action,
    Decision,
    Messages,
    Outcome,
    Paper,
    Pass,
    Printed,
    Refusal,
    Roster,
    Rules,
    Setup,
    Sheet,
    Told,
    settle,
)

from .sentence import Sentence, joined, sentence

TEXT = "text"
NAME = "name-"  # messages that begin so are names
REMEMBERED = 20_000  # sentences of a language; then the memory begins again
LONGEST_REMEMBERED = 500  # letters of facts: what an outsider blows up is not kept
ARTICLE = re.compile(r"^(the |l['\u2019]|le |la |les )", re.IGNORECASE)

facts_as_text = msgspec.json.Encoder().encode


class Speech:
    """What a game says, in one language. One letter stands for each side."""

    def __init__(self, rules: Rules, printed: Printed, language: str) -> None:
        self.rules = rules
        self.printed = printed
        self.language = language
        self._messages = messages_for(rules, printed)
        self._letters: dict[str, str] = {}
        self._remembered: dict[tuple[str, bytes], Sentence] = {}
        self._option = lru_cache(REMEMBERED)(self.wording)
        self._whole = lru_cache(REMEMBERED)(self._without_facts)

    def say(self, key: str, facts: Mapping[str, Any]) -> str:
        return self._messages.say(key, facts, self.language)

    def sentence(self, key: str, facts: Mapping[str, Any]) -> Sentence:
        """What `say` says, in parts; what was said before is remembered."""
        try:
            text = facts_as_text(facts)
        except (TypeError, ValueError, OverflowError):  # no fact that a match file could hold
            return self._read(key, facts)
        known = self._remembered.get((key, text))
        if known is None:
            known = self._read(key, facts)
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            if len(text) <= LONGEST_REMEMBERED:
                self._remembered[key, text] = known
        return known

    def name(self, id_: str) -> str:
        return self._messages.name(id_, self.language)

    def names(self) -> dict[str, str]:
        """Every id that is printed or has a name, with its name."""
        messages = self._messages.keys(self.language)
        ids = [*self.printed.names, *sorted(key[5:] for key in messages if key.startswith(NAME))]
        return {id_: self.name(id_) for id_ in ids}

    def word(self, kind: str, id_: str) -> str:
        """The word for a kind, a mark, a figure: its own message, or the name of the id.

        It can be found from `words` and `names` alone: whoever has these needs no messages.
        """
        for key in (f"{kind}.{id_}", id_):
            if known := self._whole(key):
                return known
        name = self.name(id_)
        return id_.replace("-", " ") if name == id_ else name

    def words(self) -> dict[str, str]:
        """Every message that needs no facts, but for the names.

        They are under their ids in the files: `card.reaction-text` is `card-reaction-text`.
        """
        keys = sorted(self._messages.keys(self.language))
        return {key: word for key in keys if (word := self._whole(key)) is not None}

    def has(self, kind: str, id_: str) -> bool:
        return self._messages.has(f"{kind}.{id_}")

    @property
    def game(self) -> str:
        return self.say("game.title", {}) if self.has("game", "title") else self.rules.id

    def scenario(self, id_: str) -> str:
        return self.word("scenario", id_)

    def setting(self, id_: str) -> str:
        """What an option is about, if the game says so."""
        return self._whole(f"setting.{id_}") or ""

    def setting_choice(self, id_: str, choice: str) -> str:
        """One value of an option; a game may leave it to speak for itself."""
        return self._whole(f"setting.{id_}-{choice}") or choice

    def question(self, decision: Decision) -> Sentence:
        return self.sentence(decision.key, decision.facts)

    def action(self, action: Action) -> Sentence:
        """An answer in a sentence: `PlayCard` is worded by `option.play-card`."""
        return self._option(action)

    def answer(self, decision: Decision, action: Action) -> Sentence:
        """An answer to this question: what it means to pass may have words of its own.

        `setup.keep` may be passed with `pass.setup.keep`, which knows the facts of the question.
        """
        key = f"pass.{decision.key}"
        if type(action) is Pass and self._messages.has(key):
            return self.sentence(key, decision.facts)
        return self.action(action)

    def wording(self, action: Action) -> Sentence:
        """The same worked out now and not remembered: for an answer that was not offered."""
        if isinstance(action, Paper):
            return joined([self.action(answer) for answer in action.answers])
        facts = {field: getattr(action, field) for field in action.__struct_fields__}
        return self._read(f"option.{kebab(type(action).__name__)}", facts)

    def verb(self, kind: type[Action]) -> str:
        """A kind of answer in a word or two, for a button: `PlayCard` is `verb.play-card`."""
        return self.word("verb", kebab(kind.__name__))

    def heading(self, action: Action) -> str:
        """What an answer is about first: the name of its first particular."""
        fields = action.__struct_fields__
        first = getattr(action, fields[0]) if fields else ""
        if isinstance(first, tuple):
            return ", ".join(self.name(str(part)) for part in first)
        return self.name(str(first)) if isinstance(first, str) and first else ""

    def told(self, told: Told) -> Sentence:
        return self.sentence(told.key, told.facts)

    def refusal(self, refusal: Refusal) -> Sentence:
        return self.sentence(refusal.key, refusal.facts)

    def outcome(self, outcome: Outcome) -> Sentence:
        return self.sentence(outcome.key, {"winner": outcome.winner or "", **outcome.facts})

    def sheet(self, sheet: Sheet) -> Sentence:
        return self.sentence(sheet.key, sheet.facts)

    def roster(self, roster: Roster) -> Sentence:
        """The title of a roster."""
        return self.sentence(roster.key, roster.facts)

    def letter(self, side: str) -> str:
        """One capital for each side, never the same for two."""
        for each in (*self._sides, side):
            if each not in self._letters:
                self._letters[each] = self._free_letter(each)
        return self._letters[side]

    def letters(self) -> dict[str, str]:
        """The letters of all sides and seats that a setup of the game may have."""
        return {side: self.letter(side) for side in self._sides}

    @cached_property
    def _sides(self) -> tuple[str, ...]:
        return sides(self.rules, self.printed)

    def _free_letter(self, side: str) -> str:
        taken = self._letters.values()
        name = ARTICLE.sub("", self.name(side))
        letters = [letter.upper() for letter in name if letter.isalnum()]
        free = [letter for letter in letters if letter not in taken]
        return free[0] if free else str(len(taken) + 1)

    def _read(self, key: str, facts: Mapping[str, Any]) -> Sentence:
        return sentence(self._messages.mark(key, facts, self.language))

    def _without_facts(self, key: str) -> str | None:
        """A message that needs no facts, and is no name."""
        messages, is_name = self._messages, key.replace(".", "-").startswith(NAME)
        if is_name or not (messages.has(key) and messages.is_whole(key, self.language)):
            return None
        return self.say(key, {})


_speeches: dict[tuple[str, str, str], Speech] = {}
_messages: dict[tuple[str, str], Messages] = {}
_making = RLock()


def speech_for(rules: Rules, printed: Printed, language: str) -> Speech:
    """The speech of a game, made once for each box and language."""
    which = (rules.id, printed.fingerprint, language)
    if which not in _speeches:
        with _making:
            _speeches.setdefault(which, Speech(rules, printed, language))
    return _speeches[which]


def messages_for(rules: Rules, printed: Printed) -> Messages:
    """The messages of a game, read once for each box: they hold all languages."""
    which = (str(rules.folder), printed.fingerprint)
    with _making:
        if which not in _messages:
            _messages[which] = Messages([rules.folder / TEXT], printed.names)
        return _messages[which]


def sides(rules: Rules, printed: Printed) -> tuple[str, ...]:
    """The sides of a game, then the seats that play for them, in an order that does not change."""
    seats = list(dict.fromkeys(seat for setup in setups(printed) for seat in rules.seats(setup)))
    return tuple(dict.fromkeys([*map(rules.side, seats), *seats]))


def setups(printed: Printed) -> Iterator[Setup]:
    """Every scenario by default, then with each choice of each option."""
    for scenario in printed.scenarios:
        yield settle(printed, scenario.id, {})
        for option in scenario.options:
            for choice in option.choices:
                yield settle(printed, scenario.id, {option.id: choice})


@lru_cache
def kebab(name: str) -> str:
    """`PlayCard` is `play-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
