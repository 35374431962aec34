"""Rules mended under way: what was played stands, and each part is proved by its own version."""

import zlib
from base64 import b64decode, b64encode
from typing import Any

import msgspec
import pytest
from msgspec import structs

from estafette.engine import Dice, Procedure, Sequence, Step, ask, secret_of
from estafette.match import (
    Match,
    MatchFile,
    MatchFileError,
    Mend,
    Part,
    parse,
    record,
    replay,
    sealed,
    verify,
    written,
)
from estafette.match.file import LONGEST, LONGEST_PACKED
from tests.match.outposts import BLUE, PRINTED, RULES, SEATS, Post, new_match, play, play_at_random

OLD = RULES.version
NEW = structs.replace(RULES, version=OLD + 1)
MENDED = 6
UNPLAYABLE = {"type": "Post", "place": "ford"}


def begun() -> Match:
    match = new_match(secret_of("mends"))
    play(match, (BLUE, Post("ford")), (BLUE, Post("hill")))
    play_at_random(match, Dice(secret_of(4)), MENDED)
    return match


def went_on() -> tuple[Match, Mend]:
    """A match that went by mended rules from a step on."""
    match = begun()
    while not match.is_between_steps:
        play_at_random(match, Dice(secret_of(4)), match.number + 1)
    mend = Mend(match.number, NEW.version, 1, ("2.2", "2.3"), packed(match))
    play_at_random(match, Dice(secret_of(5)))
    return match, mend


def held_before(number: int) -> MatchFile:
    """What Blue held of the match by the old rules, before so many choices were closed."""
    match = new_match(secret_of("mends"))
    match.repeat([(entry.seat, entry.action) for entry in MATCH.log[:number]])
    match.log = MATCH.log[:number]
    for seed in range(50):
        other = match.fork(telling=True)
        other.log = list(match.log)
        play_at_random(other, Dice(secret_of(seed)), number + 9)
        if any(entry.chance for entry in other.log[number:]):
            return sealed(other, BLUE)
    raise AssertionError("no die was thrown")


def packed(match: Match) -> str:
    """The table of the last step, as a mend holds it."""
    return b64encode(zlib.compress(match.saved().table)).decode()


MATCH, MEND = went_on()
FILE = record(MATCH, rules=OLD, mends=[MEND])
UNMENDED = structs.replace(FILE.header, mends=())


def with_choice(number: int, /, **fields: Any) -> MatchFile:
    choices = list(FILE.choices)
    choices[number] = structs.replace(choices[number], **fields)
    return structs.replace(FILE, choices=tuple(choices))


OTHERWISE = with_choice(1, action=UNPLAYABLE)  # twice the same post: the rules in hand forbid it


def test_a_mended_match_is_read_as_it_was_written():
    assert parse(written(FILE)) == FILE
    assert FILE.header.rules == OLD


def test_a_mend_has_a_line_of_its_own_before_the_choices():
    lines = [msgspec.json.decode(line) for line in written(FILE).splitlines()]
    (place,) = [place for place, line in enumerate(lines, 1) if "mend" in line]

    assert "mends" not in lines[0]
    assert place == FILE.mend_line(0) == 3
    assert lines[FILE.line(0) - 1]["number"] == 0


def test_tables_without_number_do_not_make_the_first_line_too_long():
    tables = [b64encode(secret_of(n).encode() * 200).decode() for n in range(40)]
    mends = [structs.replace(MEND, rules=n, table=table) for n, table in enumerate(tables)]
    file = structs.replace(FILE, header=structs.replace(FILE.header, mends=tuple(mends)))

    assert sum(map(len, tables)) > 8 * LONGEST
    assert parse(written(file)) == file


def test_a_table_may_be_longer_than_a_choice_but_not_without_end():
    assert parse(written(with_mend(table="AAAA" * (LONGEST // 4))))
    with pytest.raises(MatchFileError) as caught:
        parse(written(with_mend(table="AAAA" * (LONGEST_PACKED // 4))))

    assert (caught.value.key, caught.value.line) == ("file.long-line", 3)
    assert caught.value.facts == {"most": LONGEST_PACKED}


def test_mends_in_the_first_line_are_refused():
    header, *lines = written(FILE).splitlines(keepends=True)
    first = msgspec.json.encode(msgspec.json.decode(header) | {"mends": []})

    with pytest.raises(MatchFileError) as caught:
        parse(b"".join([first + b"\n", *lines]))

    assert (caught.value.key, caught.value.line) == ("file.bad-line", 1)


def test_a_mend_that_does_not_say_what_it_should_is_refused_by_its_line():
    lines = written(FILE).splitlines(keepends=True)
    lines[2] = b'{"mend": {"number": -1}}\n'

    with pytest.raises(MatchFileError) as caught:
        parse(b"".join(lines))

    assert (caught.value.key, caught.value.line) == ("file.bad-line", 3)


def test_what_is_wrong_after_a_mend_is_found_by_its_line():
    last = FILE.choices[-1]
    problem = verify(NEW, PRINTED, with_choice(last.number, chance=(9, 9))).problem

    assert problem is not None
    assert problem.line == len(written(FILE).splitlines()) - 1


def test_a_part_that_goes_the_same_is_proved_though_other_rules_were_played_by():
    verdict = verify(NEW, PRINTED, FILE)

    assert verdict.is_true
    assert verdict.parts == (
        Part(0, MEND.number, OLD, True),
        Part(MEND.number, len(FILE.choices), NEW.version, True),
    )
    assert verdict.choices == len(FILE.choices)


def test_a_part_that_goes_otherwise_is_left_to_the_rules_by_which_it_was_played():
    verdict = verify(NEW, PRINTED, OTHERWISE)

    assert not verdict.is_true
    assert not verdict.is_judged
    assert verdict.problem is not None
    assert verdict.problem.key == "file.other-rules"
    assert verdict.problem.facts == {"rules": OLD, "known": NEW.version, "choice": 1}
    assert [part.proved for part in verdict.parts] == [False, True]
    assert verdict.outcome == MATCH.outcome


def test_by_its_own_rules_the_same_is_a_lie():
    verdict = verify(RULES, PRINTED, OTHERWISE)

    assert verdict.is_judged
    assert verdict.problem is not None
    assert verdict.problem.key == "file.refused"


def test_what_is_played_after_the_mend_is_judged_without_mercy():
    last = FILE.choices[-1]
    verdict = verify(NEW, PRINTED, with_choice(last.number, chance=(*last.chance, 9)))

    assert verdict.is_judged
    assert verdict.problem is not None
    assert verdict.problem.key == "file.chance-differs"


def test_the_match_goes_on_from_the_table_that_was_kept():
    again = replay(NEW, PRINTED, OTHERWISE)

    assert again.game == MATCH.game
    assert [entry.number for entry in again.log] == list(range(MATCH.number))
    assert again.log[1].action == Post("ford")
    assert record(again, rules=OLD, mends=[MEND]) == OTHERWISE


def test_what_goes_otherwise_cannot_be_looked_at_again():
    with pytest.raises(MatchFileError) as caught:
        replay(NEW, PRINTED, OTHERWISE, upto=3)

    assert caught.value.key == "file.other-rules"
    assert replay(NEW, PRINTED, OTHERWISE, upto=1).number == 1


def test_a_table_with_other_dice_is_refused():
    other = new_match(secret_of("other"))

    assert key_of(with_mend(table=packed(other))) == "file.broken-commitment"


@pytest.mark.parametrize("table", ["", "AAAA", b64encode(zlib.compress(b"{}")).decode()])
def test_a_table_that_cannot_be_read_is_refused(table):
    assert key_of(with_mend(table=table)) == "file.bad-table"


def test_a_table_with_which_the_rules_break_is_refused():
    """Red has no hand from which to lay a card, long after the match was woken."""
    table = msgspec.json.decode(zlib.decompress(b64decode(MEND.table or "")))
    del table["hands"]["red"]
    file = with_mend(table=b64encode(zlib.compress(msgspec.json.encode(table))).decode())

    with pytest.raises(MatchFileError) as caught:
        replay(NEW, PRINTED, file)
    assert (caught.value.key, caught.value.line) == ("file.bad-table", 3)
    assert key_of(file) == "file.bad-table"


def test_other_rules_that_break_with_a_choice_do_not_judge_it():
    broken = structs.replace(NEW, sequence=Sequence(Step("1", breaking)))
    verdict = verify(broken, PRINTED, structs.replace(FILE, header=UNMENDED))

    assert verdict.problem is not None
    assert verdict.problem.key == "file.other-rules"
    assert verdict.problem.facts["choice"] == 0


def test_rules_in_hand_that_break_with_a_choice_do_not_judge_it():
    broken = structs.replace(RULES, sequence=Sequence(Step("1", breaking)))
    verdict = verify(broken, PRINTED, structs.replace(FILE, header=UNMENDED))

    assert not verdict.is_judged
    assert verdict.problem is not None
    assert (verdict.problem.key, verdict.problem.line) == ("file.breaks", 3)
    assert isinstance(verdict.problem.__cause__, ZeroDivisionError)


def breaking(game: Any) -> Procedure[None]:
    yield ask(BLUE, "post.where", rule="2", offers=[Post("ford")], always=True)
    raise ZeroDivisionError


def test_a_table_that_would_fill_the_memory_is_refused():
    large = b64encode(zlib.compress(b" " * 5 * 2**20)).decode()

    assert key_of(with_mend(table=large)) == "file.bad-table"


@pytest.mark.parametrize("number", [len(FILE.choices) + 1, 10_000])
def test_mends_lie_where_there_are_choices(number):
    assert key_of(with_mend(number=number)) == "file.stray-mend"


def test_the_table_must_be_the_one_to_which_the_choices_lead():
    """By the rules of before: what follows is left to the others."""
    earlier = new_match(secret_of("mends"))
    verdict = verify(RULES, PRINTED, with_mend(table=packed(earlier)))

    assert verdict.problem is not None
    assert (verdict.problem.key, verdict.problem.line) == ("file.other-table", 3)
    assert verdict.is_judged


def test_what_was_chosen_is_not_undone_by_a_mend_in_the_middle_of_a_step():
    match = new_match(secret_of("mends"))
    play(match, (BLUE, Post("ford")))
    began = match.saved()
    again = Match.wake(NEW, PRINTED, structs.replace(began, number=match.number, choices=()))
    again.log = list(match.log)
    play_at_random(again, Dice(secret_of(5)))
    file = record(again, rules=OLD, mends=[Mend(match.number, NEW.version, 0, (), packed(match))])

    assert began.number < match.number
    assert against_both(file) == ["file.other-table", "file.other-rules"]


@pytest.mark.parametrize("rules", [OLD, NEW.version])
def test_rules_are_not_mended_into_what_they_were(rules):
    header = structs.replace(FILE.header, rules=rules, mends=(structs.replace(MEND, rules=rules),))

    assert key_of(structs.replace(FILE, header=header)) == "file.stray-mend"


def test_rules_may_be_mended_twice_before_anybody_chose_again():
    twice = structs.replace(MEND, rules=NEW.version + 1)
    header = structs.replace(FILE.header, mends=(MEND, twice))
    verdict = verify(NEW, PRINTED, structs.replace(FILE, header=header))

    assert verdict.is_true
    assert [part.first for part in verdict.parts] == [0, MEND.number, MEND.number]


def test_mends_follow_one_another():
    header = structs.replace(FILE.header, mends=(MEND, structs.replace(MEND, number=1)))

    assert key_of(structs.replace(FILE, header=header)) == "file.stray-mend"


def test_choices_that_a_later_mend_took_back_do_not_speak_against_the_file():
    held = held_before(MEND.number)
    verdict = verify(NEW, PRINTED, FILE, held)

    assert not verdict.is_judged
    assert verdict.problem is not None
    assert verdict.problem.key == "file.held-mended"
    assert verdict.problem.facts["mended"] == MEND.number <= verdict.problem.facts["choice"]
    assert "verified.held" not in verdict.checked
    assert verdict.checked[-1] == "verified.outcome"
    assert all(part.proved for part in verdict.parts)


def test_what_was_held_before_the_mend_binds_as_ever():
    held = held_before(MEND.number)
    first = structs.replace(held.choices[0], action=UNPLAYABLE | {"place": "wood"})
    verdict = verify(NEW, PRINTED, FILE, structs.replace(held, choices=(first, *held.choices[1:])))

    assert verdict.problem is not None
    assert verdict.problem.key == "file.held-differs"
    assert verdict.is_judged


def test_what_was_held_after_the_mend_binds_as_ever():
    held = held_before(MEND.number)
    known = structs.replace(held.header, mends=(structs.replace(MEND, table=None),))
    of_today = structs.replace(held.header, rules=NEW.version)

    for header in (known, of_today):
        problem = verify(NEW, PRINTED, FILE, structs.replace(held, header=header)).problem
        assert problem is not None
        assert problem.key == "file.held-differs"


def test_what_was_held_and_never_taken_back_agrees():
    verdict = verify(NEW, PRINTED, FILE, structs.replace(FILE, header=UNMENDED))

    assert verdict.is_true
    assert verdict.checked[0] == "verified.held"


def test_a_lie_is_found_whatever_a_mend_may_have_taken_back():
    last = FILE.choices[-1]
    file = with_choice(last.number, chance=(9, 9))
    verdict = verify(NEW, PRINTED, file, held_before(MEND.number))

    assert verdict.problem is not None
    assert verdict.problem.key == "file.chance-differs"


def test_what_was_told_before_a_mend_is_told_again_as_far_as_the_rules_agree():
    told = [entry.told for entry in MATCH.log]
    again = replay(NEW, PRINTED, FILE)
    otherwise = replay(NEW, PRINTED, OTHERWISE)

    assert [entry.told for entry in again.log] == told
    assert otherwise.log[0] == MATCH.log[0]
    assert [entry.told for entry in otherwise.log[1 : MEND.number]] == [()] * (MEND.number - 1)
    assert otherwise.log[MEND.number :] == MATCH.log[MEND.number :]
    assert replay(NEW, PRINTED, FILE, upto=MEND.number).log == MATCH.log[: MEND.number]


def test_what_was_told_before_the_last_of_several_mends_stands_in_its_order():
    match = replay(NEW, PRINTED, FILE)
    last = next(n for n in range(MEND.number + 1, match.number) if is_step(n))
    again = Mend(last, NEW.version + 1, last, (), packed(replay(NEW, PRINTED, FILE, upto=last)))
    header = structs.replace(FILE.header, mends=(MEND, again))

    for file in (FILE, OTHERWISE):
        twice = replay(NEW, PRINTED, structs.replace(file, header=header))
        assert [entry.number for entry in twice.log] == list(range(match.number))
        assert twice.log[MEND.number :] == MATCH.log[MEND.number :]


def is_step(number: int) -> bool:
    return replay(NEW, PRINTED, FILE, upto=number).is_between_steps


def test_the_table_is_kept_back_with_the_secret():
    young = begun()
    held = record(young, held=(BLUE,), mends=[MEND])
    whole = record(young, held=SEATS, mends=[MEND])

    assert held.header.mends == (structs.replace(MEND, choice=None, table=None),)
    assert whole.header.mends == (MEND,)


def against_both(file: MatchFile) -> list[str | None]:
    """What the rules of before and the mended ones find wrong."""
    verdicts = [verify(rules, PRINTED, file) for rules in (RULES, NEW)]
    return [verdict.problem and verdict.problem.key for verdict in verdicts]


def with_mend(**fields: Any) -> MatchFile:
    header = structs.replace(FILE.header, mends=(structs.replace(MEND, **fields),))
    return structs.replace(FILE, header=header)


def key_of(file: MatchFile) -> str:
    problem = verify(NEW, PRINTED, file).problem
    assert problem is not None
    return problem.key
