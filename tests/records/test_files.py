"""Every match file that was ever taken home can be read, and none is called untrue."""

from typing import Any

from estafette.match import MatchFile, parse, replay, verify
from estafette.match.boxes import source_of

from . import Record
from .house import GAMES, is_ours


def test_a_file_is_true_unless_other_rules_have_to_prove_it(record: Record):
    for name, text in record.files.items():
        file = parse(text)
        verdict = verify(*game_of(file), file)

        problem = verdict.problem.key if verdict.problem else None
        if file.header.dice.secret is None:
            assert problem == "file.no-secret", name
        elif is_ours(record):
            assert problem is None, name
            assert all(part.proved for part in verdict.parts)
        else:
            assert problem in (None, "file.other-rules"), name


def test_a_file_can_be_told_again_as_far_as_the_rules_agree(record: Record):
    whole = [file for text in record.files.values() if (file := parse(text)).header.dice.secret]

    assert whole
    for file in whole:
        upto = verify(*game_of(file), file).choices
        assert replay(*game_of(file), file, upto).number == upto


def game_of(file: MatchFile) -> tuple[Any, Any]:
    """The rules in hand and the box of then."""
    rules = GAMES[file.header.game]
    printed = rules.read(source_of(rules, file))
    assert printed.fingerprint == file.header.box
    return rules, printed
