"""The match's own dice: fair, repeatable, provable."""

import os
import subprocess
import sys
from collections import Counter
from hashlib import blake2b
from itertools import pairwise, product

import msgspec
import pytest

from estafette.engine import ALGORITHM, Dice, commitment, mixed, secret_of
from estafette.engine.dice import keystream

SECRET = secret_of("test")


class Scripted(Dice):
    """Dice whose bytes are written down beforehand."""

    script: list[int] = msgspec.field(default_factory=list)

    def _byte(self) -> int:
        return self.script.pop(0)


def scripted(*script: int) -> Scripted:
    return Scripted(SECRET, script=list(script))


def chi_square(counts: Counter[int], faces: int) -> float:
    even = sum(counts.values()) / faces
    return sum((counts[face] - even) ** 2 / even for face in range(1, faces + 1))


def test_every_face_owns_as_many_bytes_as_any_other():
    faces = Counter(scripted(byte).d6() for byte in range(252))

    assert faces == dict.fromkeys(range(1, 7), 42)


@pytest.mark.parametrize("byte", [252, 253, 254, 255])
def test_a_byte_that_would_favour_the_low_faces_is_thrown_away(byte):
    dice = scripted(byte, byte, 5)

    assert dice.d6() == 6
    assert dice.script == []


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 52, 100, 127, 128, 129, 255, 256])
def test_a_pick_among_few_gives_every_item_as_many_bytes_as_any_other(limit):
    picked: Counter[int] = Counter()
    for byte in range(256):
        dice = scripted(byte, 0)
        chosen = dice.pick(range(limit))
        if dice.script:  # the first byte was enough: it was not thrown away
            picked[chosen] += 1

    assert picked == dict.fromkeys(range(limit), 256 // limit)


@pytest.mark.parametrize("limit", [257, 1000, 40_000])
def test_a_pick_among_many_gives_every_item_as_many_pairs_of_bytes_as_any_other(limit):
    picked: Counter[int] = Counter()
    for pair in product(range(256), repeat=2):
        dice = scripted(*pair, 0, 0)
        chosen = dice.pick(range(limit))
        if dice.script:
            picked[chosen] += 1

    assert picked == dict.fromkeys(range(limit), 65536 // limit)


def test_a_pick_among_nothing_is_an_error_that_leaves_no_trace():
    dice = Dice(SECRET)

    with pytest.raises(ValueError, match="nothing to pick from"):
        dice.pick([])

    assert dice == Dice(SECRET)


def test_a_shuffle_of_three_reaches_each_order_from_exactly_one_pair_of_numbers():
    orders = [
        tuple(scripted(first, second).shuffled("abc"))
        for first, second in product(range(3), range(2))
    ]

    assert len(set(orders)) == 6


def test_a_shuffle_of_three_is_even_in_a_long_run():
    dice = Dice(SECRET)

    orders = Counter("".join(dice.shuffled("abc")) for _ in range(6000))

    assert set(orders) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    numbered = Counter(dict(enumerate(orders.values(), start=1)))
    assert chi_square(numbered, 6) < 20.5  # one run in a thousand would be worse


def test_the_faces_are_even_in_a_long_run():
    dice = Dice(SECRET)

    faces = Counter(dice.d6() for _ in range(6000))

    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square(faces, 6) < 20.5


def test_a_die_says_nothing_of_the_next():
    dice = Dice(SECRET)
    faces = [dice.d6() for _ in range(7201)]

    pairs = Counter(6 * (a - 1) + b for a, b in pairwise(faces))

    assert chi_square(pairs, 36) < 66.7


def test_a_shuffle_keeps_every_item_and_leaves_the_given_list_alone():
    cards = ["drum", "eagle", "fog", "fog"]

    shuffled = Dice(SECRET).shuffled(cards)

    assert sorted(shuffled) == cards
    assert cards == ["drum", "eagle", "fog", "fog"]


@pytest.mark.parametrize("items", [[], ["drum"]])
def test_nothing_and_a_single_card_can_be_shuffled(items):
    assert Dice(SECRET).shuffled(items) == items


def test_the_stream_is_the_numbered_blocks_end_to_end():
    dice = Dice(SECRET)
    key = bytes.fromhex(SECRET)
    blocks = [blake2b(n.to_bytes(8, "big"), key=key).digest() for n in range(4)]

    assert bytes(dice._byte() for _ in range(256)) == b"".join(blocks)
    assert keystream(SECRET, 3) == blocks[3]


def test_the_same_secret_falls_the_same_for_ever():
    dice = Dice(secret_of(1815))

    assert secret_of(1815) == "9c7c9abf68ba241414c71daea03711067428075ac221b08cbb013848d8ec1c6e"
    assert (
        commitment(secret_of(1815))
        == "d09cf92aee1d0447c073409b6387fda54c12320532a822f1672aa11826e11fa2"
    )
    assert [dice.d6() for _ in range(12)] == [3, 5, 4, 2, 4, 3, 3, 1, 4, 5, 1, 6]
    assert dice.shuffled("abcdef") == list("decfab")
    assert dice.pick("abcdef") == "c"
    assert dice.used == 19


def test_another_secret_falls_otherwise():
    one, other = Dice(secret_of(1)), Dice(secret_of(2))

    assert [one.d6() for _ in range(30)] != [other.d6() for _ in range(30)]


@pytest.mark.parametrize("before", [0, 1, 63, 64, 65, 200])
def test_dice_put_to_rest_go_on_where_they_stopped(before):
    dice = Dice(SECRET)
    for _ in range(before):
        dice.d6()

    woken = msgspec.json.decode(msgspec.json.encode(dice), type=Dice)

    assert woken == dice
    assert [woken.d6() for _ in range(80)] == [dice.d6() for _ in range(80)]


def test_dice_of_another_kind_are_refused():
    with pytest.raises(ValueError, match="unknown dice: coin-1"):
        Dice(SECRET, algorithm="coin-1")
    with pytest.raises(msgspec.ValidationError, match="unknown dice: coin-1"):
        msgspec.json.decode(b'{"secret": "00", "algorithm": "coin-1"}', type=Dice)


def test_dice_that_name_our_kind_are_taken():
    named = {"secret": SECRET, "algorithm": ALGORITHM}

    assert msgspec.convert(named, Dice) == Dice(SECRET)


def test_loaded_dice_fall_first_and_use_nothing_of_the_stream():
    dice = Dice(SECRET, loaded=[6, 6, 1])
    fair = Dice(SECRET)

    assert [dice.d6(), dice.d6(), dice.d6()] == [6, 6, 1]
    assert dice.used == 0
    assert [dice.d6() for _ in range(5)] == [fair.d6() for _ in range(5)]


def test_what_fell_is_written_down_in_order():
    dice = Dice(SECRET, loaded=[4])

    dice.d6()
    dice.shuffled("abc")
    face = dice.d6()
    dice.pick("abc")

    assert dice.fallen[0] == 4
    assert dice.fallen[2] == face
    assert [str(fallen).split()[0] for fallen in dice.fallen[1::2]] == ["shuffle", "pick"]


def test_a_shuffle_is_sealed_for_who_does_not_hold_the_secret():
    one, again, other = Dice(secret_of(1)), Dice(secret_of(1)), Dice(secret_of(2))
    for dice in (one, again, other):
        dice.shuffled("abcdefgh")

    assert one.fallen == again.fallen
    assert one.fallen != other.fallen
    assert len(str(one.fallen[0])) == len("shuffle ") + 12


def test_two_dice_do_not_share_what_fell():
    one, other = Dice(SECRET), Dice(SECRET)

    one.d6()

    assert other.fallen == []


def test_a_commitment_binds_one_secret_and_does_not_tell_it():
    promises = {commitment(secret_of(seed)) for seed in range(1000)}

    assert len(promises) == 1000
    assert commitment(SECRET) != SECRET
    assert commitment(SECRET) == commitment(SECRET.upper())
    assert len(bytes.fromhex(commitment(SECRET))) == 32


def test_chance_does_not_depend_on_how_python_hashes():
    code = (
        "from estafette.engine import Dice, commitment, secret_of\n"
        "dice = Dice(secret_of('same'))\n"
        "words = [dice.d6(), dice.shuffled('abcdef'), dice.pick('abcdef'), dice.fallen]\n"
        "print(words, commitment(dice.secret))"
    )

    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(answers) == 1


def test_the_saved_form_names_its_algorithm():
    assert msgspec.json.decode(msgspec.json.encode(Dice(SECRET)))["algorithm"] == ALGORITHM


def test_no_two_seals_are_alike_even_of_the_same_draw():
    dice = Dice(SECRET)

    for _ in range(50):
        dice.pick("ab")

    assert len(set(dice.fallen)) == 50


def test_dice_passed_on_fall_again_as_they_fell_and_then_otherwise():
    dice = Dice(SECRET, loaded=[6, 5])
    dice.d6()
    begun = msgspec.structs.replace(dice, loaded=[5])
    fell = [dice.d6() for _ in range(9)], dice.shuffled("abcdef")

    other = begun.pass_on(dice, secret_of("new"))

    assert SECRET not in repr(other)
    assert ([other.d6() for _ in range(9)], other.shuffled("abcdef")) == fell
    assert [other.d6() for _ in range(30)] != [dice.d6() for _ in range(30)]


def test_without_shares_the_secret_stays_what_it_is():
    assert mixed(SECRET, []) == SECRET


def test_every_share_and_their_order_and_the_secret_change_the_dice():
    one, two = secret_of("one"), secret_of("two")
    made = {
        mixed(SECRET, [one]),
        mixed(SECRET, [two]),
        mixed(SECRET, [one, two]),
        mixed(SECRET, [two, one]),
        mixed(secret_of("another"), [one, two]),
        SECRET,
    }

    assert len(made) == 6
    assert all(len(bytes.fromhex(secret)) == 32 for secret in made)
