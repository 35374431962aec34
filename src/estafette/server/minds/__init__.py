"""Where the server's players think: outside the web process, on this machine or on a cluster.

The house owns one `Minds`. `await minds.run(work, ticket=…)` hands a piece of `Work` to a process
and gives back what it finds; `minds.interrupt(ticket)` lets every work of that ticket end at once
with the best it has. A worker that dies is replaced and the work tried again; `Lost` says that it
was in vain, `Interrupted` that nothing was found before the interruption.
"""

from .counsel import Advise, Retell
from .minds import Interrupted, Lost, Minds
from .odds import Weigh
from .work import Choose, Position, Work

__all__ = [
    "Advise",
    "Choose",
    "Interrupted",
    "Lost",
    "Minds",
    "Position",
    "Retell",
    "Weigh",
    "Work",
]
