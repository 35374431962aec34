"""The command, for whoever has the package but not its script: `python -m estafette.cli`."""

from . import main

main()
