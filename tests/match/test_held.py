"""The file that a seat held while the match ran, against the one that is shown at its end."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import Dice, secret_of
from estafette.match import (
    MatchFile,
    record,
    replay,
    sealed,
    verify,
)
from tests.match.outposts import (
    BLUE,
    PRINTED,
    RULES,
    SEATS,
    Post,
    new_match,
    play,
    play_at_random,
)
from tests.match.telling import ALL_FOUND_TRUE, FILE, SECRET, changed, under_way, with_dice_line


def test_the_file_that_a_seat_held_agrees_with_the_one_shown_at_the_end():
    match = new_match(SECRET)
    players = Dice(secret_of(2))
    held = []
    while match.open:
        held += [sealed(match, seat) for seat in SEATS]
        play_at_random(match, players, match.number + 1)

    for file in held:
        verdict = verify(RULES, PRINTED, record(match), file)
        assert verdict.is_true
        assert verdict.checked == ("verified.held", *ALL_FOUND_TRUE)


def held_up_to(number: int) -> MatchFile:
    """What Blue held of the match when so many choices had been made."""
    return sealed(replay(RULES, PRINTED, FILE, upto=number), BLUE)


def against(held: MatchFile, shown: MatchFile = FILE) -> tuple[str, int | None] | None:
    problem = verify(RULES, PRINTED, shown, held).problem
    return (problem.key, problem.line) if problem else None


def test_a_promise_of_other_dice_is_found_in_the_file_that_was_held():
    other = structs.replace(FILE.header.dice, secret=None, commitment="00" * 32)
    held = held_up_to(4)

    assert against(held) is None
    held = structs.replace(held, header=structs.replace(held.header, dice=other))
    assert against(held) == ("file.held-other", 1)


def test_a_die_or_a_choice_exchanged_afterwards_is_found_in_the_file_that_was_held():
    held = held_up_to(4)

    def telling(number: int, /, **fields: Any) -> MatchFile:
        choices = list(held.choices)
        choices[number] = structs.replace(choices[number], **fields)
        return structs.replace(held, choices=tuple(choices))

    assert against(telling(3, chance=(7,))) == ("file.held-differs", 6)
    assert against(telling(0, action={"type": "Pass"})) == ("file.held-differs", 3)
    assert against(telling(2, seat=BLUE)) == ("file.held-differs", 5)


def test_a_die_exchanged_afterwards_is_found_under_its_seal():
    """A die that has fallen, one that never fell, and one that is said not to have fallen."""
    held = held_up_to(4)
    fallen = held.choices[3]
    assert FILE.choices[3].chance
    for number, chance in ((3, (*FILE.choices[3].chance, 1)), (3, ()), (1, (6,))):
        lied = changed(number, chance=chance)
        assert against(held, lied) == ("file.held-differs", number + 3)

    assert len(fallen.chance) == 1
    assert fallen.chance != FILE.choices[3].chance


@pytest.mark.parametrize("was_open", [True, False])
def test_seals_wait_for_the_secret(was_open):
    """Those of a file that was held, or of one that is shown: once the faces were written open."""
    held, later = held_up_to(4), sealed(under_way(6), BLUE)
    if was_open:
        faces = [choice.chance for choice in FILE.choices]
        choices = [
            structs.replace(c, chance=chance)
            for c, chance in zip(held.choices, faces, strict=False)
        ]
        held = structs.replace(held, choices=tuple(choices))
    verdict = verify(RULES, PRINTED, later, held)

    assert "verified.held" not in verdict.checked
    assert verdict.problem is not None
    assert verdict.problem.key == "file.no-secret"
    assert not verdict.is_judged


def test_by_another_secret_it_is_the_promise_that_is_broken():
    lied = with_dice_line(secret=secret_of("other"))

    assert against(held_up_to(4), lied) == ("file.broken-commitment", 1)


def test_choices_left_out_afterwards_are_found_in_the_file_that_was_held():
    shorter = structs.replace(FILE, choices=FILE.choices[:3], outcome=None)

    assert against(held_up_to(4), shorter) == ("file.held-differs", 6)


def test_a_choice_taken_back_since_does_not_speak_against_the_file():
    match = new_match(SECRET)
    play(match, (BLUE, Post("ford")), (BLUE, Post("wood")))
    held = sealed(match, BLUE)
    match.undo(BLUE)
    play_at_random(match, Dice(secret_of(3)))
    assert record(match).choices[1] != held.choices[1]

    assert verify(RULES, PRINTED, record(match), held).is_true
