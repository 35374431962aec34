"""From the globe to the sheet: x to the east, y to the south."""

from math import cos, log, pi, radians, sin, tan
from typing import NamedTuple

DEGREE = 111.3  # kilometres of latitude


class Point(NamedTuple):
    x: float
    y: float


class Plane:
    """A small country taken as flat, so many steps of the sheet to a kilometre."""

    def __init__(self, lat: float, lon: float, steps: float) -> None:
        self.lat, self.lon, self.steps = lat, lon, steps
        self.narrowing = cos(radians(lat))

    def place(self, lat: float, lon: float) -> Point:
        scale = DEGREE * self.steps
        return Point((lon - self.lon) * self.narrowing * scale, (self.lat - lat) * scale)


class Lambert:
    """A continent on a cone that cuts the globe along two parallels: it keeps every angle."""

    def __init__(self, south: float, north: float, lat: float, lon: float, steps: float) -> None:
        low, high = radians(south), radians(north)
        self.cone = log(cos(low) / cos(high)) / log(opened(high) / opened(low))
        self.size: float = cos(low) * opened(low) ** self.cone / self.cone * steps
        self.lon = lon
        self.origin = self.radius(lat)

    def place(self, lat: float, lon: float) -> Point:
        radius, turn = self.radius(lat), self.cone * radians(lon - self.lon)
        return Point(radius * sin(turn), radius * cos(turn) - self.origin)

    def radius(self, lat: float) -> float:
        return self.size / float(opened(radians(lat)) ** self.cone)


def opened(angle: float) -> float:
    return tan(pi / 4 + angle / 2)
