"""How much somebody may do before being slowed down: a bucket of tokens that fills again."""

from collections import OrderedDict
from time import monotonic

MOST_KEYS = 10_000


class Bucket:
    """Holds `most` tokens and gains `rate` a second; a rate of 0 never runs dry."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = monotonic()

    def wait(self) -> float:
        """Take a token: 0.0 if there was one, else the seconds until there will be."""
        if not self.rate:
            return 0.0
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate


class Buckets:
    """A bucket for each address or account; those that were not used for long are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str) -> float:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.most)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.wait()
