"""The box that a match was laid with, found again when ours has long been corrected."""

from estafette.engine import Rules, Source
from estafette.engine.box import BOX, past_box

from .file import MatchFile


def source_of(rules: Rules, file: MatchFile) -> Source:
    """Where the box of a file is to be read from: ours if it is the same, or its own, or an older.

    If it is none of these, ours: whoever compares the fingerprints will say so.
    """
    fingerprint = file.header.box
    if rules.read(None).fingerprint == fingerprint:
        return None
    return file.box or past_box(rules.folder / BOX, fingerprint)
