"""Which answers are worth naming when somebody asks for counsel."""

from msgspec.structs import replace

from .counsel import Counsel, Opinion


def advice(counsel: Counsel, most: int) -> tuple[Opinion, ...]:
    """The best answers that were tried, at least one; none promises more than one before it.

    Who was left behind early was tried on few tables: what he seemed to promise there is luck.
    """
    found = [counsel.opinions[0]]
    for opinion in counsel.opinions[1:most]:
        if opinion.trials:
            found.append(replace(opinion, chance=min(opinion.chance, found[-1].chance)))
    return tuple(found)
