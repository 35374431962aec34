"""The words of a game as the tests read them: strictly, and once for all tests of a process.

Whatever is missing in them is a fault. Some are read by half a dozen tests, and to read them takes
longer than to say all that is said with them.
"""

import gc
from functools import cache

from estafette.engine import Messages, Rules


@cache
def words_of(rules: Rules) -> Messages:
    words = Messages([rules.folder / "text"], rules.read(None).names, strict=True)
    gc.freeze()  # half a million pieces that stay: nobody need search them for what could go
    return words
