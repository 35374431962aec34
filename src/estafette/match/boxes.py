"""The box that a match was laid with, found again when ours has long been corrected."""

from estafette.engine import Rules, Source
from estafette.engine.box import BOX, past_box

from .file import MatchFile


def source_of(rules: Rules, file: MatchFile) -> Source:
    """Where the box of a file is to be read from: ours of today or of before, else its own.

    If it is none of these, ours: whoever compares the fingerprints will say so.
    """
    fingerprint = file.header.box
    if rules.read(None).fingerprint == fingerprint:
        return None
    return past_box(rules.folder / BOX, fingerprint) or file.box


def is_its_own(source: Source, file: MatchFile) -> bool:
    """Is this the box that the file brings along, and not one that we have ourselves?"""
    return source is not None and source is file.box
