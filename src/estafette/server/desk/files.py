"""Matches written down as files: as far as whoever asks may keep them, whether or not they wake."""

import zlib
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from estafette.engine import ALGORITHM
from estafette.engine.packing import inflated
from estafette.match import Choice, Continues, DiceLine, MatchFile, Mend, record
from estafette.match.file import FORMAT, VERSION, Header, unwrapped

from .cards import iso
from .live import Live
from .mends import MendRow
from .rows import CHANCE, Values
from .waking import shares_of


def file_of(live: Live, held: Sequence[str]) -> MatchFile:
    """The match file for who holds these seats; when it is over, all of it for everybody.

    What was still being drafted then was never handed in, and nobody else reads it.
    """
    is_over = live.row.stage == "over"
    file = record(
        live.playing,
        held=tuple(live.seats) if is_over else held,
        players=players(live),
        started=iso(live.row.created),
        dice=dice(live),
        continues=continues(live),
        rules=rules_at_first(live),
        mends=[mend_of(row) for row in live.mends],
    )
    return replace(file, drafted=None) if is_over else file


def raw_file(
    live: Live, held: Sequence[str], log: Sequence[Values], box: bytes | None
) -> MatchFile:
    """The same as it is written down, and nothing is checked.

    So of a match that does not wake, or that ended by other rules than those in hand.
    """
    row = live.row
    whole = row.stage == "over" or set(live.seats) <= set(held)
    under, before, mends = dice(live), continues(live), [mend_of(each) for each in live.mends]
    header = Header(
        format=FORMAT,
        version=VERSION,
        game=row.game,
        rules=rules_at_first(live),
        scenario=row.scenario,
        options=row.options,
        box=row.box,
        seats=tuple(live.seats),
        dice=replace(under, undone=0) if whole else replace(under, secret=None),
        players=players(live),
        started=iso(row.created),
        continues=before if whole or before is None else replace(before, given=None),
        mends=tuple([mend if whole else mend.sealed() for mend in mends]),
    )
    choices = [
        choice(each, whole or each["seat"] in held, None if whole else under) for each in log
    ]
    outcome = row.outcome if row.ending == "rules" else None
    return MatchFile(header, tuple(choices), outcome, box=box)


def choice(row: Values, shown: bool, under: DiceLine | None) -> Choice:
    """A choice as its row has it, its chance under a seal of these dice if they are given.

    What is torn there is left out.
    """
    made = Choice(row["number"], row["seat"], None, ())
    with suppress(msgspec.MsgspecError):
        made = replace(made, chance=CHANCE.decode(row["chance"]))
        if shown:
            made = replace(made, action=msgspec.json.decode(row["action"], type=dict))
    return made if under is None else replace(made, chance=under.seal(made.number, made.chance))


def players(live: Live) -> dict[str, str]:
    """Who sat there, by seat."""
    seated = live.seats.items()
    return {seat: held.holder or held.level for seat, held in seated if held.holder or held.level}


def dice(live: Live) -> DiceLine:
    row = live.row
    shares = shares_of(live.seats)
    return DiceLine(ALGORITHM, row.commitment, row.secret, shares, row.undone)


def continues(live: Live) -> Continues | None:
    row = live.row
    if row.origin_commitment is None:
        return None
    return Continues(row.origin_commitment, row.origin_number, row.given)


def rules_at_first(live: Live) -> int:
    """The version by which a match began."""
    return live.mends[0].before if live.mends else live.row.rules


def mends_in(file: MatchFile, now: float) -> list[MendRow]:
    """Where the rules of a file's match were mended, as it is written down here."""
    mends = file.header.mends
    before = [file.header.rules, *[mend.rules for mend in mends]]
    return [
        MendRow(
            mend.number,
            earlier,
            mend.rules,
            mend.number if mend.choice is None else mend.choice,
            mend.clauses,
            inflated(unwrapped(mend.table or "", 1)),
            at=now,
        )
        for mend, earlier in zip(mends, before, strict=False)
    ]


def mend_of(row: MendRow) -> Mend:
    table = b64encode(zlib.compress(row.snapshot)).decode()
    return Mend(row.number, row.rules, row.choice, row.clauses, table)
