"""A drawn map as the atlas lays it out: where every place stands on it, and every way runs."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec import Struct, json

from .view import Label


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the pieces of a place stand, where its name is written, and its border."""

    x: float
    y: float
    label: Label | None = None
    outline: str = ""


class Chart(Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a drawing, its places, and the course of each way between two of them."""

    width: float
    height: float
    places: dict[str, Spot]
    courses: dict[str, str]

    def spot(self, place: str, neighbours: Iterable[str]) -> Spot:
        """A place that the owner of a printed map has added is not drawn: it stands between."""
        if place in self.places:
            return self.places[place]
        near = [self.places[each] for each in neighbours if each in self.places]
        if not near:
            return Spot(self.width / 2, self.height / 2)
        return Spot(sum(at.x for at in near) / len(near), sum(at.y for at in near) / len(near))

    def course(self, ends: tuple[str, str]) -> str:
        """How the way between two places runs; empty if it was not drawn."""
        return self.courses.get("--".join(sorted(ends)), "")


@cache
def chart(drawing: Path) -> Chart:
    """What the atlas has written into the folder of a drawing."""
    return json.decode((drawing / "layout.json").read_bytes(), type=Chart)
