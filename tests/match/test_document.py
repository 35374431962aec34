"""What docs/know/match-file.md says is so."""

import re
import zlib
from pathlib import Path

import pytest
from msgspec import structs

import estafette.match
from estafette.engine import Dice, Messages, secret_of, settle
from estafette.match import Match, parse, record, replay, sealed, verify, written
from estafette.match.file import (
    DEEPEST,
    LARGEST,
    LONGEST,
    LONGEST_PACKED,
    BoxLine,
    Choice,
    Continues,
    DiceLine,
    Header,
    Mend,
)
from tests.match.example import example
from tests.match.outposts import play_at_random
from tests.specimen import RULES

PAGE = (Path(__file__).parents[2] / "docs" / "know" / "match-file.md").read_text("utf-8")
TEXT = Path(estafette.match.__file__).parent / "text"
PRINTED = RULES.read(None)


def shown() -> bytes:
    (block,) = re.findall(r"```jsonl\n(.*?)```", PAGE, re.DOTALL)
    assert isinstance(block, str)
    return block.encode()


def test_the_example_reads_and_is_true():
    verdict = verify(RULES, PRINTED, parse(shown()))

    assert verdict.problem is None
    assert verdict.warning is None
    assert verdict.outcome is not None
    assert verdict.checked[-1] == "verified.outcome"


def test_the_example_is_the_match_that_it_claims_to_be():
    page, match = parse(shown()), parse(written(example()))

    assert zlib.decompress(page.box or b"") == zlib.decompress(match.box or b"")
    assert structs.replace(page, box=match.box) == match


def test_the_example_has_a_die_in_it():
    assert any(choice.chance for choice in parse(shown()).choices)


def test_the_page_names_every_field():
    named = {
        word
        for row in re.findall(r"^\| (`.*?) \|", PAGE, re.M)
        for word in re.findall("`(.*?)`", row)
    }
    fields = {
        *Header.__struct_fields__,
        *Choice.__struct_fields__,
        *(f"dice.{field}" for field in DiceLine.__struct_fields__),
        *(f"continues.{field}" for field in Continues.__struct_fields__),
        *(f"mend.{field}" for field in Mend.__struct_fields__),
        *BoxLine.__struct_fields__,
    }

    assert named >= fields - {"dice", "continues", "mends"}
    assert {word for word in named if not word.startswith("file.")} <= fields


def test_the_page_names_every_key_and_no_other():
    known = Messages([TEXT]).keys("en") - Messages([]).keys("en")
    named = re.findall(r"^\| `(file\..*?)` \|", PAGE, re.M)

    assert len(named) == len(set(named))
    assert {key.replace(".", "-") for key in named} == {k for k in known if k.startswith("file-")}


def test_the_page_names_the_limits():
    page = " ".join(PAGE.split())

    assert f"at most {LARGEST // 2**20} MiB, a line at most {LONGEST // 2**10} KiB" in page
    assert f"or {LONGEST_PACKED // 2**20} MiB if it holds a box or a mend" in page
    assert f"nested at most {DEEPEST} deep" in page


@pytest.mark.parametrize("scenario", [scenario.id for scenario in PRINTED.scenarios])
@pytest.mark.parametrize("seed", range(3))
def test_matches_of_the_specimen_are_written_read_and_found_true(scenario, seed):
    match = Match.start(RULES, PRINTED, settle(PRINTED, scenario, {}), secret_of(seed))
    players = Dice(secret_of(seed))
    play_at_random(match, players, 20)
    held = sealed(match, match.seats[0])
    play_at_random(match, players)

    file = parse(written(record(match)))

    assert verify(RULES, PRINTED, file, parse(written(held))).problem is None
    assert replay(RULES, PRINTED, file).log == match.log
