"""The match's own dice: a keyed counter that can be proved fair once its secret is shown."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

ALGORITHM = "blake2b-counter-1"
BLOCK = 64


@lru_cache(maxsize=4096)
def keystream(secret: str, number: int) -> bytes:
    """The numbered block of 64 bytes that this secret gives."""
    return blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(secret)).digest()


def commitment(secret: str) -> str:
    """What is published before the first die: it binds the secret without telling it."""
    return blake2b(bytes.fromhex(secret), digest_size=32, person=b"commitment").hexdigest()


def mixed(secret: str, shares: Iterable[str]) -> str:
    """The secret with a share of each seat in it: no one party alone can have chosen the dice.

    The shares come in the order of the seats, 32 bytes each; without any it is the secret itself.
    """
    together = b"".join([bytes.fromhex(share) for share in shares])
    if not together:
        return secret
    key = bytes.fromhex(secret)
    return blake2b(together, key=key, digest_size=32, person=b"shares").hexdigest()


def secret_of(seed: int | str) -> str:
    """A secret that anybody can make again from a seed: for tests, studies and examples."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"seed").hexdigest()


class Dice(Struct):
    """A secret and how many bytes of its stream were used; the saved form names its algorithm.

    `loaded` faces fall before any other; `given` bytes come before those of the secret.
    """

    secret: str
    used: int = 0
    algorithm: str = ALGORITHM
    loaded: list[int] = []
    given: list[int] = []
    fallen: list[int | str] = []

    def __post_init__(self) -> None:
        if self.algorithm != ALGORITHM:
            raise ValueError(f"unknown dice: {self.algorithm}")

    def d6(self) -> int:
        """A fair die: bytes that would favour the low faces are thrown away."""
        if self.loaded:
            face = self.loaded.pop(0)
        else:
            byte = self._byte()
            while byte >= 252:
                byte = self._byte()
            face = byte % 6 + 1
        self.fallen.append(face)
        return face

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        if not items:
            raise ValueError("nothing to pick from")
        chosen = self.below(len(items))
        self.fallen.append(self._seal("pick", [chosen]))
        return items[chosen]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in an order of which all are equally likely."""
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        self.fallen.append(self._seal("shuffle", order))
        return [items[index] for index in order]

    def top(self, pile: list[T]) -> T:
        """The top of a pile, which was put in its order long ago; it is taken off."""
        return pile.pop()

    def pass_on(self, now: "Dice", secret: str) -> "Dice":
        """Dice that fall again as these did until `now`, and from there by another secret."""
        bytes_given = self.given[: len(self.given) - len(now.given)]
        since = [keystream(self.secret, n // BLOCK)[n % BLOCK] for n in range(self.used, now.used)]
        thrown = len(self.loaded) - len(now.loaded)
        return Dice(secret, loaded=self.loaded[:thrown], given=bytes_given + since)

    def _byte(self) -> int:
        if self.given:
            return self.given.pop(0)
        used = self.used
        self.used = used + 1
        return keystream(self.secret, used // BLOCK)[used % BLOCK]

    def below(self, limit: int) -> int:
        """A whole number from 0, less than the limit, without bias."""
        if limit <= 256:  # by far the most frequent: one byte will do
            fair = 256 - 256 % limit
            while (byte := self._byte()) >= fair:
                pass
            return byte % limit
        size = ((limit - 1).bit_length() + 7) // 8
        reach = 256**size
        fair = reach - reach % limit
        while True:
            number = 0
            for _ in range(size):
                number = number * 256 + self._byte()
            if number < fair:
                return number % limit

    def _seal(self, what: str, order: list[int]) -> str:
        """The order fell so, but only who holds the secret can tell how; no two seals are alike."""
        words = " ".join(map(str, (self.used, len(self.given), *order))).encode()
        seal = blake2b(words, key=bytes.fromhex(self.secret), digest_size=6).hexdigest()
        return f"{what} {seal}"
