"""What to say to somebody who has not installed the extra."""

EXTRA = "pip install 'estafette[learning]'"


class MissingExtra(ImportError):
    """A library of the extra `learning` is not installed."""

    def __init__(self, error: ImportError) -> None:
        super().__init__(f"estafette.learning needs {error.name}: {EXTRA}", name=error.name)
