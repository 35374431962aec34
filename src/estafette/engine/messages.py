"""A key and its facts, into French or English.

Code says `march.no-road`; the `.ftl` files (Fluent) say `march-no-road`. Facts are ids, numbers,
booleans, lists and tallies: an id is read as its printed name, and still selects as an id; a
boolean selects `[true]` or `[false]`; a list is joined; a tally shows its working. The files may
call `DE($x)` and `A($x)` for French prepositions, `SHORT($x)`, `CAP($x)` and `COUNT($x)`, and
`DIE($x)` where a die was thrown. The same sentence can be had with marks around its names and dice.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast as ftl

from .grammar import a, capitalised, de, signed, with_article
from .marks import named, rewritten, thrown, unmarked, washed
from .message_files import Entries, Entry, MessagesError, nodes, quoted
from .phrase import Phrase

LANGUAGES = ("en", "fr")
BEYOND_COUNTING = 10**15  # no table holds so many; who sends such a number reads it as he sent it
UNGROUPED = 10_000  # a year or a number of men below this is written without a separator

BRACKETS = re.compile(r"\s*\([^()]*\)$")

Ready: TypeAlias = tuple[Any, frozenset[str]]
Naming: TypeAlias = str | Phrase


def house_messages() -> Path:
    """The folder of the house's own messages; every `Messages` begins with it."""
    return Path(__file__).parent / "text"


class Messages:
    """The words of a game: folders of `en/*.ftl` and `fr/*.ftl`, and its printed names.

    In strict mode, for tests, whatever is missing or cannot be parsed is an error; otherwise it is
    shown between angle brackets and the player reads on.
    """

    def __init__(
        self, folders: Sequence[Path], names: Mapping[str, Naming] = {}, *, strict: bool = False
    ) -> None:
        every = list(dict.fromkeys(folder.resolve() for folder in (house_messages(), *folders)))
        self._strict = strict
        self._printed = names
        self._entries = {language: Entries(language, every) for language in LANGUAGES}
        self._books = Books(partial(self._opened, marking=False))
        self._marking = Books(partial(self._opened, marking=True))
        for language in LANGUAGES if strict else ():
            self._books[language] = self._opened(language, marking=False)

    def say(self, key: str, facts: Mapping[str, Any], language: str) -> str:
        if language not in self._entries:
            return missing(key, language, self._strict)
        return self._books[language].say(key, facts)

    def mark(self, key: str, facts: Mapping[str, Any], language: str) -> str:
        """What `say` says, with marks around every name and every die; `parts` takes it apart."""
        if language not in self._entries:
            return missing(key, language, self._strict)
        return self._marking[language].say(key, facts)

    def _opened(self, language: str, *, marking: bool) -> "Book":
        entries = self._entries[language]
        return Book(language, entries, self._printed, self._strict, marking=marking)

    def name(self, id_: str, language: str) -> str:
        if language not in self._entries:
            return missing(id_, language, self._strict)
        return self._books[language].name(id_).printed

    def has(self, key: str) -> bool:
        """Is there such a message in every language?"""
        return all(message_id(key) in self.keys(language) for language in LANGUAGES)

    def keys(self, language: str) -> frozenset[str]:
        """The ids of all messages of a language, as the files write them, with hyphens."""
        return self._entries[language].messages

    def variables(self, key: str, language: str) -> frozenset[str]:
        """The facts that a message uses; KeyError if there is no such message."""
        ready = self._books[language].ready(message_id(key))
        if ready is None:
            raise KeyError(f"no message {key} [{language}]")
        return ready[1]

    def is_whole(self, key: str, language: str) -> bool:
        """Can the message be said without any fact?"""
        ready = self._books[language].ready(message_id(key))
        return ready is not None and not ready[1]


class Books(dict[str, "Book"]):
    """A book for each language, opened when somebody first speaks it: few speak both."""

    def __init__(self, opened: Callable[[str], "Book"]) -> None:
        super().__init__()
        self._opened = opened

    def __missing__(self, language: str) -> "Book":
        return self.setdefault(language, self._opened(language))


@dataclass(eq=False)
class Name(FluentType):
    """An id, for whoever selects; its printed name, for whoever reads.

    `forms` holds what its message says of itself: `.de` and `.a` are its irregular prepositions.
    """

    id: str
    printed: str
    forms: Mapping[str, str] = field(default_factory=dict)
    is_marked: bool = False
    shown: str = field(init=False)

    def __post_init__(self) -> None:
        self.shown = named(self.printed, self.id) if self.is_marked else self.printed

    def __eq__(self, other: object) -> bool:
        return self.id == (other.id if isinstance(other, Name) else other)

    def format(self, locale: Any) -> str:
        return self.shown

    def within(self, form: str) -> str:
        """An inflected form of the name, the mark around what is left of the name in it."""
        if not self.is_marked:
            return form
        for rest in (self.printed, self.printed.partition(" ")[2]):
            if rest and form.endswith(rest):
                return form.removesuffix(rest) + named(rest, self.id)
        return named(form, self.id)


@dataclass
class Names(FluentType):
    """Several facts in a row, each still apart, joined when they are read."""

    items: Sequence[Any]
    book: "Book"

    def format(self, locale: Any) -> str:
        return self.book.read(self)


class Book:
    """All messages of one language, with marks or without."""

    def __init__(
        self,
        language: str,
        written: Entries,
        names: Mapping[str, Naming],
        strict: bool,
        *,
        marking: bool,
    ) -> None:
        self.language = language
        self.strict = strict
        self.marking = marking
        self.printed = names
        self.entries = written
        self.keys = written.messages
        self.bundle = FluentBundle([language], functions=self.functions(), use_isolating=False)
        if strict:
            self.bring(list(written))
        self._ready: dict[str, Ready | None] = {}
        self._names: dict[str, Name] = {}
        self.comma, self.conjunction, self.nothing = (
            self.say(f"list.{piece}", {}) for piece in ("comma", "and", "nothing")
        )

    def functions(self) -> dict[str, Callable[[Any], Any]]:
        """What an `.ftl` file may call; English names take no preposition of ours."""
        french = self.language == "fr"
        return {
            "DE": partial(self.inflect, "de", de if french else str),
            "A": partial(self.inflect, "a", a if french else str),
            "LE": partial(self.inflect, "le", str),
            "SHORT": self.short,
            "CAP": lambda fact: capitalised(self.read(fact)),
            "COUNT": lambda fact: number(len(fact.items) if isinstance(fact, Names) else 1),
            "DIE": self.dice,
        }

    def say(self, key: str, facts: Mapping[str, Any]) -> str:
        ready = self.ready(message_id(key))
        if ready is None:
            return missing(key, self.language, self.strict)
        pattern, variables = ready
        if self.strict and (left := variables - facts.keys()):
            raise KeyError(f"message {key} [{self.language}] lacks {', '.join(sorted(left))}")
        given = {
            variable: self.fact(facts[variable]) if variable in facts else f"⟨{variable}⟩"
            for variable in variables
        }
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise MessagesError(f"{key} [{self.language}]: {errors[0]}")
        said = str(text)
        return rewritten(said, signed) if "-" in said else said

    def ready(self, id_: str) -> Ready | None:
        """The pattern of a message and the variables it uses, worked out once."""
        if id_ in self._ready:
            return self._ready[id_]
        if id_ not in self.keys:
            return None
        try:
            self.bring([id_])
        except MessagesError:
            if self.strict:
                raise
            self._ready[id_] = None
            return None
        pattern = self.bundle.get_message(id_).value
        ready = (pattern, variables_of(self.entries, id_)) if pattern is not None else None
        self._ready[id_] = ready
        return ready

    def bring(self, ids: Sequence[str]) -> None:
        """Hand these entries to Fluent, after all that they quote."""
        wanted: dict[str, Entry] = {}
        waiting = list(ids)
        while waiting:
            id_ = waiting.pop()
            if id_ in self.entries and id_ not in wanted:
                wanted[id_] = self.entries[id_]
                waiting += quoted(wanted[id_])
        self.bundle.add_resource(ftl.Resource([*reversed(wanted.values())]))

    def fact(self, fact: Any) -> Any:
        """A fact as Fluent takes it."""
        match fact:
            case FluentType():
                return fact
            case bool():
                return "true" if fact else "false"
            case int() | float() if not -BEYOND_COUNTING < fact < BEYOND_COUNTING:
                return str(fact)
            case int():
                return number(int(fact))
            case float():
                return fact
            case str():
                return self.name(str.__str__(fact))
            case list() | tuple() if is_tally(fact):
                return self.sum([(key, amount) for key, amount in fact])
            case list() | tuple():
                return Names([self.fact(item) for item in fact], self)
            case _:
                return washed(str(fact))

    def name(self, id_: str) -> Name:
        """An id with its printed name; an id that nobody knows stands for itself."""
        known = self._names.get(id_)
        if known is not None:
            return known
        message = f"name-{message_id(id_)}"
        if self.ready(message) is not None:
            name = Name(id_, self.say(message, {}), self.forms(message), self.marking)
        elif id_ in self.printed:
            name = self.borrowed(id_, self.printed[id_])
        else:
            return Name(id_, washed(id_))
        self._names[id_] = name
        return name

    def borrowed(self, id_: str, printed: Naming) -> Name:
        """What is printed for an id: a name, or another id whose name it bears (a card's title).

        A phrase says in the words of the language where or what it is, and how that is inflected.
        """
        if isinstance(printed, Phrase):
            facts = {**printed.facts, "id": Name(id_, id_)}
            forms = self.forms(message_id(printed.key), facts)
            return Name(id_, unmarked(self.say(printed.key, facts)), forms, self.marking)
        if printed != id_ and self.ready(f"name-{message_id(printed)}") is not None:
            other = self.name(printed)
            return Name(id_, other.printed, other.forms, self.marking)
        return Name(id_, washed(printed), {}, self.marking)

    def forms(self, id_: str, facts: Mapping[str, Any] = {}) -> dict[str, str]:
        """What a name says of itself, and its article if its `.de` tells it."""
        if self.ready(id_) is None:
            return {}
        attributes = self.bundle.get_message(id_).attributes
        given = {variable: self.fact(fact) for variable, fact in facts.items()}
        forms = {
            form: unmarked(str(self.bundle.format_pattern(pattern, given)[0]))
            for form, pattern in attributes.items()
        }
        return {"le": with_article(forms["de"]), **forms} if "de" in forms else forms

    def sum(self, lines: Sequence[tuple[str, int]]) -> str:
        """A tally with its working: the first amount, then what is added and taken away."""
        words: list[str] = []
        for key, amount in lines:
            what = self.what(key)
            if not words:
                words.append(self.say("sum.first", {"amount": amount, "what": what}))
            else:
                sign = "sum.minus" if amount < 0 else "sum.plus"
                words.append(self.say(sign, {"amount": abs(amount), "what": what}))
        return " ".join(words)

    def what(self, key: str) -> Name:
        """What a line of a tally is for: a message, or something that has a printed name."""
        name = self.name(key)
        if self.ready(message_id(key)) is None and name.id in self._names:
            return name
        return Name(key, self.say(key, {}))

    def inflect(self, form: str, preposition: Callable[[str], str], fact: Any) -> str:
        """A name with its preposition, before each name of a list."""
        items = fact.items if isinstance(fact, Names) else [fact]
        return self.join([self.inflected(item, form, preposition) for item in items])

    def inflected(self, item: Any, form: str, preposition: Callable[[str], str]) -> str:
        if isinstance(item, Name):
            return item.within(item.forms.get(form) or preposition(item.printed))
        words = self.read(item)
        bare = unmarked(words)
        written = preposition(bare)
        return written.removesuffix(bare) + words if written.endswith(bare) else written

    def short(self, fact: Any) -> Any:
        """A name in its short form: one of its own, or without the brackets behind it."""
        if not isinstance(fact, Name):
            return fact
        key = f"short-{message_id(fact.id)}"
        if self.ready(key) is not None:
            return Name(fact.id, self.say(key, {}), {}, fact.is_marked)
        forms = {form: BRACKETS.sub("", words) for form, words in fact.forms.items()}
        return Name(fact.id, BRACKETS.sub("", fact.printed), forms, fact.is_marked)

    def dice(self, fact: Any) -> str:
        """A die, or each die of a list, marked as one."""
        items = fact.items if isinstance(fact, Names) else [fact]
        return self.join(
            [
                thrown(self.read(item), int(item))
                if self.marking and isinstance(item, FluentInt)
                else self.read(item)
                for item in items
            ]
        )

    def read(self, fact: Any) -> str:
        """A fact as it stands in a sentence."""
        match fact:
            case str():
                return fact
            case Name():
                return fact.shown
            case Names():
                return self.join([self.read(item) for item in fact.items])
            case _:
                return self.say("list.item", {"item": fact})

    def join(self, words: Sequence[str]) -> str:
        """`A, B and C`, as the language does."""
        if not words:
            return self.nothing
        if len(words) == 1:
            return words[0]
        return self.comma.join(words[:-1]) + self.conjunction + words[-1]


def message_id(key: str) -> str:
    return key.replace(".", "-")


def missing(what: str, language: str, strict: bool) -> str:
    if strict:
        raise KeyError(f"no message {what} [{language}]")
    return f"⟨{what}⟩"


def variables_of(known: Mapping[str, Entry], id_: str) -> frozenset[str]:
    """The variables of a message and of the messages that it quotes."""
    found: set[str] = set()
    seen, waiting = {id_}, [id_]
    while waiting:
        entry = known.get(waiting.pop())
        for node in nodes(entry.value) if entry and entry.value else ():
            if isinstance(node, ftl.VariableReference):
                found.add(node.id.name)
            if isinstance(node, ftl.MessageReference) and node.id.name not in seen:
                seen.add(node.id.name)
                waiting.append(node.id.name)
    return frozenset(found)


def is_tally(fact: Sequence[Any]) -> bool:
    """Pairs of a key and a whole number, and at least one of them."""
    return bool(fact) and all(
        isinstance(line, list | tuple)
        and len(line) == 2
        and isinstance(line[0], str)
        and isinstance(line[1], int)
        for line in fact
    )


@lru_cache(maxsize=1024)
def number(value: int) -> FluentInt:
    return FluentInt(value, useGrouping=abs(value) >= UNGROUPED)
