"""Whatever a game says, it can say in both languages, and it can give its clause."""

from estafette.speech import Part, plain
from estafette.speech.sentence import sentence
from tests.words import words_of

from ..cases import FIRSTS, Case
from ..speech import LANGUAGES, Speech, ledger_of
from ..watching import Watch, watches

DIE = range(7)  # and 0, where none is meant
DICE = {"die", "dice"}  # facts


@watches
def whatever_is_said_has_words_in_both_languages_and_its_clause(case: Case) -> Watch:
    speech = Speech()
    while now := (yield):
        speech.hear_moment(now)
        match = now.match
    speech.hear_match(match)
    messages, ledger = words_of(case.rules), ledger_of(case.rules)

    assert {key for key in speech.said if not messages.has(key)} == set()
    assert {rule: by for rule, by in speech.cited.items() if rule not in ledger} == {}
    parts = [part for language in LANGUAGES for part in parts_of(case, speech, language)]
    assert {part.die for part in parts} <= set(DIE)
    if any(DICE & facts.keys() for samples in speech.said.values() for facts in samples):
        assert {part.die for part in parts} & set(DIE[1:]), "a die is said as something else"
    if case.name in {first.name for first in FIRSTS}:
        assert len({part.id for part in parts} & set(case.printed.names)) > 10


def parts_of(case: Case, speech: Speech, language: str) -> list[Part]:
    """Every sentence in its parts, which say what it says in one piece."""
    messages, found = words_of(case.rules), list[Part]()
    for key, samples in speech.said.items():
        for facts in samples:
            said = messages.say(key, facts, language)
            parts = sentence(messages.mark(key, facts, language))
            assert said, f"{key} [{language}]"
            assert plain(parts) == said, f"{key} [{language}]"
            assert all(part.text for part in parts), f"{key} [{language}]"
            found += parts
    return found
