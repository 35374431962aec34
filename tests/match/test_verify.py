"""A match told again from its file, and every lie found by its name and line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

import estafette.match
from estafette.engine import Dice, Messages, Outcome, commitment, encode, secret_of
from estafette.match import (
    Choice,
    MatchFileError,
    parse,
    record,
    replay,
    sealed,
    verify,
    written,
)
from tests.match.outposts import (
    BLUE,
    PRINTED,
    RED,
    RULES,
    SEATS,
    Lay,
    new_match,
    play,
    play_at_random,
)
from tests.match.telling import (
    ALL_FOUND_TRUE,
    FILE,
    SECRET,
    changed,
    ended,
    refusal,
    under_way,
    with_dice,
    with_dice_line,
    with_header,
)


@pytest.mark.parametrize("seed", range(25))
def test_a_match_told_again_from_its_file_is_the_same_match(seed):
    match = ended(seed)

    again = replay(RULES, PRINTED, parse(written(record(match))))

    assert again.log == match.log
    assert again.outcome == match.outcome
    assert encode(again.game) == encode(match.game)
    assert list(again.told(BLUE)) == list(match.told(BLUE))


def test_a_match_is_told_again_up_to_any_choice():
    match = new_match(SECRET)
    for choice in FILE.choices:
        at = replay(RULES, PRINTED, FILE, upto=choice.number)
        assert at.number == choice.number
        assert encode(at.game) == encode(match.game)
        action = with_dice().log[choice.number].action
        play(match, (choice.seat, action))


def test_a_match_under_way_goes_on_from_its_file():
    match = under_way(7)

    again = replay(RULES, PRINTED, parse(written(record(match, held=SEATS))))

    for each in (match, again):
        play_at_random(each, Dice(secret_of("the rest")))
    assert again.log == match.log


@pytest.mark.parametrize("upto", [-1, len(FILE.choices) + 1])
def test_a_choice_that_the_file_does_not_hold_cannot_be_reached(upto):
    assert refusal(FILE, upto).key == "file.no-such-choice"


def test_a_true_file_is_found_true_in_every_point():
    verdict = verify(RULES, PRINTED, FILE)

    assert verdict.is_true
    assert verdict.checked == ALL_FOUND_TRUE
    assert verdict.choices == len(FILE.choices)
    assert verdict.outcome == with_dice().outcome
    assert verdict.problem is None


def test_a_match_under_way_is_found_true_as_far_as_it_goes():
    verdict = verify(RULES, PRINTED, record(under_way(5), held=SEATS))

    assert verdict.is_true
    assert verdict.checked == ALL_FOUND_TRUE[:3]
    assert (verdict.choices, verdict.outcome) == (5, None)


def test_a_file_cut_short_is_found_true_with_its_warning():
    verdict = verify(RULES, PRINTED, parse(written(FILE)[:-9]))

    assert verdict.is_true
    assert verdict.warning is not None
    assert verdict.warning.key == "file.truncated"
    assert verdict.checked == ALL_FOUND_TRUE[:3]
    assert verdict.outcome is not None


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (with_header(game="lodi"), "file.other-game"),
        (with_header(box="another"), "file.other-box"),
        (with_header(box="another", overlay="my-box"), "file.other-box"),
        (with_header(scenario="autumn"), "file.other-setup"),
        (with_header(options={"hand": "9"}), "file.other-setup"),
        (with_header(options={"rain": "yes"}), "file.other-setup"),
        (with_header(seats=("red", "blue")), "file.other-seats"),
        (with_dice_line(algorithm="coin-1"), "file.other-dice"),
        (with_dice_line(secret=None), "file.no-secret"),
        (with_dice_line(secret=secret_of("other")), "file.broken-commitment"),
        (with_dice_line(commitment=commitment(secret_of("other"))), "file.broken-commitment"),
    ],
)
def test_what_was_agreed_must_be_what_stands_here(file, key):
    error = refusal(file)

    assert (error.key, error.line) == (key, 1)
    assert verify(RULES, PRINTED, file).checked == ()


def test_dice_thrown_with_another_secret_are_found_out():
    other = secret_of("loaded")

    error = refusal(with_dice_line(secret=other, commitment=commitment(other)))

    assert error.key in {"file.chance-differs", "file.refused"}


def test_a_die_told_otherwise_is_found_by_its_choice_and_its_line():
    (fell,) = FILE.choices[3].chance
    said = 1 if fell != 1 else 2

    error = refusal(changed(3, chance=(said,)))

    assert str(error) == (
        f"line 6: file.chance-differs (choice 3, answered ({fell},), said ({said},))"
    )
    verdict = verify(RULES, PRINTED, changed(3, chance=(said,)))
    assert not verdict.is_true
    assert verdict.checked == ("verified.commitment",)
    assert verdict.choices == 3


@pytest.mark.parametrize("chance", [(), (1, 1)])
def test_a_die_left_out_or_added_is_found(chance):
    assert refusal(changed(3, chance=chance)).key == "file.chance-differs"


def test_chance_where_none_was_is_found():
    assert refusal(changed(0, chance=(4,))).facts["answered"] == ()


def test_a_forbidden_choice_is_found_with_its_reason():
    error = refusal(changed(1, action={"type": "Post", "place": "ford"}))

    assert str(error) == "line 4: file.refused (choice 1, reason post.taken, rule 2.2)"


def test_a_choice_that_was_not_offered_is_found():
    error = refusal(changed(1, action={"type": "Press"}))

    assert error.facts == {"choice": 1, "reason": "decision.not-offered", "rule": "none"}


def test_a_choice_by_the_wrong_seat_is_found():
    error = refusal(changed(0, seat=RED))

    assert (error.key, error.line) == ("file.wrong-seat", 3)
    assert error.facts == {"choice": 0, "seat": RED, "due": [BLUE]}


def test_a_choice_by_nobody_is_found():
    assert refusal(changed(2, seat="green")).facts["due"] == [BLUE, RED]


def test_a_choice_out_of_order_is_found():
    error = refusal(changed(2, number=7))

    assert (error.key, error.line) == ("file.misnumbered", 5)


def test_another_choice_that_is_legal_is_found_by_what_follows_from_it():
    error = refusal(changed(2, action={"type": "Order", "order": "hold"}))

    assert error.key in {"file.chance-differs", "file.refused", "file.wrong-seat"}


def test_a_choice_after_the_end_is_found():
    last = len(FILE.choices)
    late = Choice(last, BLUE, {"type": "Pass"}, ())

    error = refusal(structs.replace(FILE, choices=(*FILE.choices, late)))

    assert (error.key, error.line) == ("file.after-the-end", last + 3)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "Fly"},
        {"type": "Post"},
        {"type": "Post", "place": 3},
        {"type": "Post", "place": "ford", "also": "hill"},
        {"type": ["Post"], "place": "ford"},
        {"place": "ford"},
    ],
    ids=str,
)
def test_an_action_that_cannot_be_read_is_refused_politely(action):
    error = refusal(changed(0, action=action))

    assert (error.key, error.line) == ("file.bad-action", 3)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(RED, "7", "victory.none"),
        Outcome(None, "7", "victory.ford"),
        Outcome(None, "8", "victory.none"),
        Outcome(None, "7", "victory.none", {"day": 4}),
    ],
    ids=str,
)
def test_an_end_told_otherwise_is_found(outcome):
    file = structs.replace(FILE, outcome=outcome)

    error = refusal(file)

    assert (error.key, error.line) == ("file.outcome-differs", len(FILE.choices) + 3)
    assert verify(RULES, PRINTED, file).checked == ALL_FOUND_TRUE[:3]


def test_an_end_that_has_not_come_is_found():
    cut = structs.replace(FILE, choices=FILE.choices[:4])

    assert refusal(cut).facts["found"] == "none"
    assert replay(RULES, PRINTED, cut, upto=3).number == 3


def test_a_sealed_file_waits_for_the_end():
    with pytest.raises(MatchFileError) as caught:
        replay(RULES, PRINTED, sealed(under_way(6), BLUE))
    assert caught.value.key == "file.no-secret"


def test_a_choice_left_out_cannot_be_made_again():
    error = refusal(changed(2, action=None))

    assert (error.key, error.line) == ("file.sealed", 5)


def test_a_card_laid_from_nowhere_is_found():
    match = with_dice()
    (number,) = [e.number for e in match.log if isinstance(e.action, Lay)][:1]
    elsewhere = match.game.hands[BLUE][0]

    error = refusal(changed(number, action={"type": "Lay", "card": elsewhere}))

    assert (error.key, error.facts["choice"]) == ("file.refused", number)


FILES = ("file.py", "retold.py", "verify.py")
TEXT = Path(estafette.match.__file__).parent / "text"
MESSAGES = Messages([TEXT], PRINTED.names, strict=True)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "make",
    [
        lambda: refusal(with_header(box="x")),
        lambda: refusal(with_header(box="x", overlay="my-box")),
        lambda: refusal(with_header(seats=("red",))),
        lambda: refusal(changed(3, chance=(7, 1))),
        lambda: refusal(changed(0, seat=RED)),
        lambda: refusal(changed(1, action={"type": "Post", "place": "ford"})),
        lambda: refusal(changed(1, action={"type": "Press"})),
        lambda: refusal(changed(1, action={"type": "Fly"})),
        lambda: refusal(structs.replace(FILE, choices=FILE.choices[:4])),
        lambda: refusal(structs.replace(FILE, outcome=Outcome(None, "7", "x"))),
        lambda: refusal(FILE, 99),
    ],
)
def test_what_is_wrong_can_be_said_in_both_languages(make: Callable[[], MatchFileError], language):
    error = make()

    assert "⟨" not in MESSAGES.say(error.key, error.facts, language)


def test_a_die_told_otherwise_reads_as_a_sentence():
    error = MatchFileError(
        "file.chance-differs", {"choice": 17, "answered": (4,), "said": (3,)}, 19
    )

    assert MESSAGES.say(error.key, error.facts, "en") == (
        "Choice 17: chance answered 4, the file says 3."
    )
    assert MESSAGES.say(error.key, error.facts, "fr") == (
        "Choix 17\u00a0: le hasard a répondu 4, le fichier dit 3."
    )


def test_every_key_of_the_file_has_its_message_and_every_message_its_key():
    folder = Path(estafette.match.__file__).parent
    code = "".join((folder / name).read_text("utf-8") for name in FILES)
    own = Messages([TEXT]).keys("en") - Messages([]).keys("en")

    assert own == {
        word.replace(".", "-")
        for word in code.split('"')
        if word.startswith(("file.", "verified.")) and " " not in word
    }
    assert MESSAGES.keys("en") == MESSAGES.keys("fr")
    for key in own:
        assert MESSAGES.variables(key, "en") == MESSAGES.variables(key, "fr")
